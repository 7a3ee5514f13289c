import { AppError } from '@vivify/contract/errors'
import { readInput, requireVowels } from './bad-input.ts'
import { findBeats } from './beats.ts'
import type { Beat } from './beats.ts'
import { readDraftLanguage } from './draft-language.ts'
import { findEmphasis } from './emphasis.ts'
import { titleFrom } from './from-script.ts'
import { scoreHook } from './hook-score.ts'
import { loadLanguageTools } from './language-tools.ts'
import type { LanguageTools } from './language-tools.ts'
import { capitalise } from './lead-ins.ts'
import { onlyPerson, repairPronoun } from './pronoun-repair.ts'
import { groupScenes, textOf } from './scene-grouping.ts'
import type { SpokenPiece } from './scene-grouping.ts'
import { selectSentences } from './selection.ts'
import { countWords } from './sentences.ts'
import { analyseSource } from './source-analysis.ts'
import type { AnalysedSentence } from './source-analysis.ts'
import { closingLines, findCallToAction } from './source-call-to-action.ts'
import { readSource } from './source-cleaning.ts'
import type { CleanedSource } from './source-cleaning.ts'
import { findHooks, titleCandidate } from './source-hooks.ts'
import type { HookExtras } from './source-hooks.ts'
import { cutTrailingClauses } from './tighten.ts'
import { findTopic } from './topic-phrase.ts'
import type { TopicPhrase } from './topic-phrase.ts'
import { findUntracedWords } from './traceability.ts'
import {
  estimateDraft,
  type DraftCredit,
  type DraftHook,
  type DraftScene,
  type ScriptDraft,
} from './types.ts'
import { countLemmas, isConcrete, pickVisualKeywords } from './visual-keywords.ts'

export interface FromSourceOptions {
  /** Target length when spoken. Default 40. */
  readonly targetSeconds?: number
  /** Pace of the voice that will speak. Default 158. */
  readonly wordsPerMinute?: number
  readonly title?: string
  /**
   * The text of an opening that an earlier draft offered (`hookAlternatives`), used instead of the best one. Ignored
   * when the text is told whole.
   */
  readonly opening?: string
  /** Kind of text, as named in messages to the person. Default 'transcript'. */
  readonly textName?: 'transcript' | 'page'
  /** Origin of the source, copied into the draft. */
  readonly credit?: readonly DraftCredit[]
}

const maxSpokenSentenceWords = 30
const usualBeats = 5
const maxHookSentenceWords = 16

/**
 * Condenses a transcript, captions file or page text into a short's script, in the source's own words: hook, scenes,
 * call to action, with three other openings. The script adds nothing to the source. Throws AppError `script_empty`,
 * `script_too_long` or `nothing_to_say`.
 */
export async function fromSource(text: string, options: FromSourceOptions = {}): Promise<ScriptDraft> {
  const textName = options.textName ?? 'transcript'
  const input = readInput(text, textName)
  requireVowels(input, textName)
  const mayBeEnglish = readDraftLanguage(input).isEnglish
  const source = readSource(input, mayBeEnglish ? await loadLanguageTools() : null)
  if (source.sentences.length === 0) {
    throw new AppError(
      'nothing_to_say',
      `There is nothing to say in this ${textName}: it holds only greetings, notes or adverts.`,
    )
  }
  const opening = source.sentences.slice(0, 200).map((sentence) => sentence.text)
  const language = readDraftLanguage(opening.join(' '))
  const tools = language.isEnglish ? await loadLanguageTools() : null
  const writer = new SourceWriter(analyseSource(source.sentences, tools), tools, source, options)
  return writer.write(language.language, [...source.warnings, ...language.warnings])
}

class SourceWriter {
  readonly #sentences: readonly AnalysedSentence[]
  readonly #tools: LanguageTools | null
  readonly #options: FromSourceOptions
  readonly #topic: TopicPhrase | null
  readonly #person: string | null
  readonly #source: CleanedSource

  constructor(
    sentences: readonly AnalysedSentence[],
    tools: LanguageTools | null,
    source: CleanedSource,
    options: FromSourceOptions,
  ) {
    this.#sentences = sentences
    this.#tools = tools
    this.#options = options
    this.#source = source
    this.#topic = findTopic(sentences, options.title ?? source.title)
    this.#person = onlyPerson(sentences)
  }

  write(language: string, warnings: string[]): ScriptDraft {
    const mayShorten = !this.#source.isGuessed
    const extras = { mayShorten, title: this.#source.title }
    if (this.#isShort()) return this.#writeWhole(language, warnings, extras)
    const [best, ...others] = this.#rankHooks(extras)
    const hook = best?.hook ?? this.#plainHook()
    const inHook = hook.sourceSentences ?? []
    const ending = this.#tools
      ? findCallToAction(this.#sentences, inHook, mayShorten)
      : { text: '', sourceSentences: [] }
    const spokenBefore = countWords(hook.text) + countWords(ending.text)
    const budgetWords = Math.max(20, this.#budget() - spokenBefore)
    const chosen = this.#choose(budgetWords, inHook, ending.sourceSentences)
    const scenes = this.#buildScenes(chosen, hook)
    const says = [hook.text, ...scenes.map((scene) => scene.say), ending.text]
    if (this.#budget() > countWords(says.join(' ')) * 1.4) {
      warnings.push(`This ${this.#textName()} repeats itself, so the script is shorter than asked for.`)
    }
    if (scoreHook(hook.text).score < 55 && this.#tools)
      warnings.push(`No sentence of this ${this.#textName()} makes a strong opening. Try your own.`)
    return {
      title: this.#titleOf(hook),
      hook,
      hookAlternatives: others.slice(0, 3).map((candidate) => candidate.hook),
      scenes,
      callToAction: ending.text,
      language,
      engine: 'extractive',
      seconds: estimateDraft(says, this.#options.wordsPerMinute),
      warnings,
      ...(this.#options.credit ? { credit: this.#options.credit } : {}),
    }
  }

  #rankHooks(extras: HookExtras): ReturnType<typeof findHooks> {
    const ranked = this.#tools ? findHooks(this.#sentences, this.#topic, extras) : []
    const asked = ranked.filter(({ hook }) => hook.text === this.#options.opening)
    return [...asked, ...ranked.filter((candidate) => !asked.includes(candidate))]
  }

  #textName(): string {
    return this.#options.textName ?? 'transcript'
  }

  #isShort(): boolean {
    return this.#sentences.reduce((sum, sentence) => sum + sentence.words, 0) <= this.#budget()
  }

  /** A text that fits is told unchanged, every sentence in order; only an opening may be put in front of it. */
  #writeWhole(language: string, warnings: string[], extras: HookExtras): ScriptDraft {
    const told = this.#sentences.filter((sentence) => sentence.text !== '')
    const openings = this.#tools ? findHooks(this.#sentences, this.#topic, extras) : []
    const titled = titleCandidate(extras.title)?.hook
    const beats = told.map((sentence) => ({
      beat: { sentences: [sentence], label: null },
      sentences: [sentence],
    }))
    const opening = { text: '', pattern: 'statement', sourceSentences: [] } as const
    const all = this.#buildScenes(beats, opening)
    const [first, ...rest] = all
    const hook: DraftHook = titled ?? {
      text: first!.say,
      pattern: scoreHook(first!.say).pattern,
      visualKeywords: first!.visualKeywords,
      sourceSentences: first!.sourceSentences ?? [],
    }
    const scenes = titled ? all : rest
    const hasAsk = findCallToAction(this.#sentences, [], extras.mayShorten).sourceSentences.length > 0
    const callToAction = !this.#tools ? '' : hasAsk ? closingLines.useful : closingLines.facts
    const says = [hook.text, ...scenes.map((scene) => scene.say), callToAction]
    if (this.#budget() > countWords(says.join(' ')) * 1.4)
      warnings.push(
        `This ${this.#textName()} is short, so the video is shorter than usual. Nothing was left out.`,
      )
    const others = openings.map((candidate) => candidate.hook).filter((other) => other.text !== hook.text)
    return {
      title: this.#titleOf(hook),
      hook,
      hookAlternatives: others.slice(0, 3),
      scenes,
      callToAction,
      language,
      engine: 'extractive',
      seconds: estimateDraft(says, this.#options.wordsPerMinute),
      warnings,
      ...(this.#options.credit ? { credit: this.#options.credit } : {}),
    }
  }

  #budget(): number {
    return Math.round(((this.#options.targetSeconds ?? 40) * (this.#options.wordsPerMinute ?? 158)) / 60)
  }

  #plainHook(): DraftHook {
    const ranked = [...this.#sentences].sort((a, b) => b.score - a.score)
    const first = ranked.find((sentence) => sentence.words <= maxHookSentenceWords) ?? this.#sentences[0]!
    return { text: first.text, pattern: scoreHook(first.text).pattern, sourceSentences: [first.index] }
  }

  #titleOf(hook: DraftHook): string {
    const given = this.#options.title ?? this.#source.title
    if (given !== null && given.length <= 60) return given
    return this.#person ?? titleFrom(hook.text)
  }

  #choose(
    budgetWords: number,
    inHook: readonly number[],
    inEnding: readonly number[],
  ): { beat: Beat; sentences: AnalysedSentence[] }[] {
    const wanted = Math.max(
      2,
      Math.min(usualBeats, Math.floor(budgetWords / 14), Math.ceil(this.#sentences.length / 3)),
    )
    const { intro, beats, areCounted } = findBeats(this.#sentences, wanted)
    const all = intro.length >= 2 && areCounted ? [{ sentences: intro, label: null }, ...beats] : beats
    const hookTerms = new Set(inHook.flatMap((index) => this.#sentences[index]!.terms))
    const kept = selectSentences(all, {
      hookTerms,
      budgetWords,
      excluded: new Set([...inHook, ...inEnding]),
      sayable: (sentence) => this.#sayable(sentence),
      isRepairable: (sentence) => this.#isRepairable(sentence),
    })
    return kept.map((sentences) => ({
      sentences,
      beat: all.find((beat) => beat.sentences.includes(sentences[0]!))!,
    }))
  }

  #sayable(sentence: AnalysedSentence): string {
    return this.#tools && !this.#source.isGuessed
      ? cutTrailingClauses(sentence.text, maxSpokenSentenceWords)
      : sentence.text
  }

  #isRepairable(sentence: AnalysedSentence): boolean {
    if (this.#person !== null && /^(He|She|His|Her)\b/.test(sentence.text)) return true
    return repairPronoun(sentence, this.#sentences, this.#topic) !== null
  }

  #buildScenes(
    chosen: readonly { beat: Beat; sentences: AnalysedSentence[] }[],
    hook: DraftHook,
  ): DraftScene[] {
    const said = new Set(hook.sourceSentences ?? [])
    const pieces: SpokenPiece[] = []
    const labels = new Map<number, string>()
    let isPersonNamed = this.#namesPerson(hook.text)
    for (const { beat, sentences } of chosen) {
      sentences.forEach((sentence, position) => {
        const text = this.#render(sentence, said.has(sentence.index - 1), isPersonNamed)
        isPersonNamed ||= this.#namesPerson(text)
        said.add(sentence.index)
        pieces.push({ text, sentence: sentence.index, startsBlock: position === 0 || sentence.isQuestion })
        if (position === 0 && beat.label !== null) labels.set(sentence.index, beat.label)
      })
    }
    const groups = groupScenes(pieces)
    const analysed = groups.map((group) => group.flatMap((piece) => this.#tools?.analyse(piece.text) ?? []))
    const counts = countLemmas(this.#sentences.map((sentence) => sentence.tokens))
    return groups.map((group, index) => {
      const say = textOf(group)
      const nouns = analysed[index]!.filter(isConcrete).map((token) => token.lower)
      const before = groups[index - 1]?.at(-1)!.sentence
      return {
        say,
        onScreen: group[0]!.sentence === before ? null : (labels.get(group[0]!.sentence) ?? null),
        visualKeywords: this.#keywordsOf(pickVisualKeywords(analysed[index]!, counts)),
        emphasis: this.#tools ? findEmphasis(say, nouns) : [],
        sourceSentences: [...new Set(group.map((piece) => piece.sentence))],
      }
    })
  }

  #keywordsOf(keywords: string[]): string[] {
    const person = this.#person?.toLowerCase().split(' ') ?? []
    const found = keywords.filter((keyword) => !person.includes(keyword))
    const isUseful = this.#tools !== null && this.#topic !== null && this.#topic.isConcrete
    return found.length === 0 && isUseful ? [this.#topic!.text] : found
  }

  #namesPerson(text: string): boolean {
    return this.#person !== null && this.#person.split(' ').some((name) => text.includes(name))
  }

  /**
   * Spoken form of a sentence. Its pronoun is replaced unless its noun was just said; its connective is kept only after
   * its original neighbor.
   */
  #render(sentence: AnalysedSentence, isBehindNeighbor: boolean, isPersonNamed: boolean): string {
    const text = this.#sayable(sentence)
    const isPerson = /^(He|She|His|Her)\b/.test(text)
    const mayKeep = isBehindNeighbor || (isPerson && isPersonNamed)
    const repaired = mayKeep ? null : repairPronoun({ ...sentence, text }, this.#sentences, this.#topic)
    const named = repaired !== null && this.#isTraceable(repaired, sentence) ? repaired : text
    const joins = isBehindNeighbor && (sentence.connective === 'but' || sentence.connective === 'so')
    return joins ? `${capitalise(sentence.connective!)} ${this.#withSmallOpening(named, sentence)}` : named
  }

  /** True when all names that a repair adds occur in the few sentences before, or are the person or topic. */
  #isTraceable(text: string, sentence: AnalysedSentence): boolean {
    const nearby = this.#sentences.slice(Math.max(0, sentence.index - 4), sentence.index + 1)
    const names = [this.#person ?? '', this.#topic?.text ?? '']
    return (
      findUntracedWords(
        text,
        nearby.map((item) => item.text),
        names,
      ).length === 0
    )
  }

  #withSmallOpening(text: string, sentence: AnalysedSentence): string {
    const first = sentence.tokens[0]
    const isName = first?.partOfSpeech === 'PROPN' || /^(I|I'\p{L}+|\p{Lu}{2}\S*)(\s|$)/u.test(text)
    return isName ? text : text.charAt(0).toLowerCase() + text.slice(1)
  }
}
