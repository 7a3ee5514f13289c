// Says the chosen sentences of a source: with nouns for lost pronouns, in scenes of one picture each.

import { findEmphasis } from '../wording/emphasis.ts'
import { capitalise } from '../wording/lead-ins.ts'
import { isTimedPerson, repairPronoun, speaksOfOther } from '../meaning/pronoun-repair.ts'
import { leansByPerson } from '../meaning/sentence-ties.ts'
import { groupScenes, wholeClauseLimits, textOf, type SpokenPiece } from '../wording/scene-grouping.ts'
import type { AnalysedSentence } from '../meaning/source-analysis.ts'
import type { StandIn } from '../meaning/source-needs.ts'
import type { SourceReading } from '../meaning/source-reading.ts'
import { cutTrailingClauses } from '../wording/tighten.ts'
import { findUntracedWords } from './traceability.ts'
import type { DraftHook, DraftScene } from '../types.ts'
import { countLemmas, isConcrete, pickVisualKeywords, type LemmaCounts } from '../wording/visual-keywords.ts'

/** Sentences that are said together. */
export interface Passage {
  readonly sentences: readonly AnalysedSentence[]
  /** Shown over the first scene. */
  readonly label: string | null
  /** Spoken before the first sentence: "Two: ". */
  readonly prefix?: string
}

const maxSpokenSentenceWords = 30
const contentTag = /^(?:NOUN|VERB|PROPN|ADJ)$/
const minTakenUp = 2

/** "One: the water …", "Myth one: a dry nose …" */
function withNumber(prefix: string, said: string): string {
  const spoken = said.replace(
    /^(?:the|my) (?:first|second|third|fourth|fifth|sixth|last|next) (?:thing|one|reason|mistake|tip|step|rule) (?:is|was) (?:that )?(?=\p{L})/iu,
    '',
  )
  const myth = spoken.match(/^myth: /i)
  if (myth === null) return prefix + spoken
  const claim = spoken.slice(myth[0].length)
  return `Myth ${prefix.toLowerCase()}${/^I\b|^\p{Lu}{2}/u.test(claim) ? claim : claim.charAt(0).toLowerCase() + claim.slice(1)}`
}

/** "Nudge is …", "Nudge fits …": a name that stands only at the beginning of sentences, and never small. */
function findOwnNames(sentences: readonly AnalysedSentence[]): string[] {
  const counts = new Map<string, number>()
  const small = new Set<string>()
  for (const { tokens } of sentences) {
    for (const { text } of tokens) if (/^\p{Ll}/u.test(text)) small.add(text)
    const [first, second] = tokens
    const isSubject =
      /^(?:NOUN|PROPN|VERB|X)$/.test(first?.partOfSpeech ?? '') &&
      /^(?:VERB|AUX)$/.test(second?.partOfSpeech ?? '')
    if (isSubject && !first!.lower.endsWith('s')) counts.set(first!.text, (counts.get(first!.text) ?? 0) + 1)
  }
  return [...counts]
    .filter(([name, count]) => count >= 2 && !small.has(name.toLowerCase()))
    .map(([name]) => name)
}

/** "Silta is a water bottle", on the page of "SILTA Filter Bottle". */
function findTitleNames({ sentences, title }: SourceReading): string[] {
  const known = new Set(
    (title ?? '').match(/(?<!\p{L})\p{Lu}[\p{L}\d]+/gu)?.map((word) => word.toLowerCase()),
  )
  return sentences.flatMap(({ text, tokens }) => {
    const first = text.match(/^\p{Lu}\p{Ll}{2,}(?=(?:['’]s)? (?:is|was|has|can|will) )/u)?.[0]
    const isNew = first !== undefined && known.has(first.toLowerCase())
    return isNew && /^(?:NOUN|PROPN|X)$/.test(tokens[0]?.partOfSpeech ?? '') ? [first] : []
  })
}

export class SpokenSource {
  readonly #reading: SourceReading
  readonly #counts: LemmaCounts
  /** Words that have a capital within a sentence. */
  readonly #names: Set<string>

  constructor(reading: SourceReading) {
    this.#reading = reading
    this.#names = new Set(
      reading.sentences.flatMap(({ text }) => text.match(/(?<=\p{Ll},? )\p{Lu}\p{Ll}+/gu) ?? []),
    )
    for (const name of findOwnNames(reading.sentences)) this.#names.add(name)
    for (const name of reading.person?.split(' ') ?? []) this.#names.add(name)
    for (const name of findTitleNames(reading)) this.#names.add(name)
    this.#counts = countLemmas(reading.sentences.map((sentence) => sentence.tokens))
  }

  /** Spoken form of a sentence, shortened if it is long. */
  sayable(sentence: AnalysedSentence, maxWords = maxSpokenSentenceWords): string {
    const { tools, isGuessed } = this.#reading
    if (tools === null || isGuessed) return sentence.text
    const cut = cutTrailingClauses(sentence.text, maxWords)
    return cut === sentence.text || !this.#isTakenUp(sentence, cut) ? cut : sentence.text
  }

  /** "So you have to brake long before you see it": what a later sentence takes up is not cut off. */
  #isTakenUp({ index, text, tokens }: AnalysedSentence, cut: string): boolean {
    const tail = text.slice(cut.length - 1).toLowerCase()
    const lemmas = new Set(
      tokens
        .filter(({ lower, partOfSpeech }) => contentTag.test(partOfSpeech) && tail.includes(lower))
        .map(({ lemma }) => lemma),
    )
    return this.#reading.sentences.some(
      (other) =>
        other.index > index + 1 && other.terms.filter((term) => lemmas.has(term)).length >= minTakenUp,
    )
  }

  /** True when the sentence can do without the one before it, once its pronoun is replaced by its noun. */
  isRepairable(sentence: AnalysedSentence): boolean {
    const { sentences, topic, person } = this.#reading
    if (person !== null && /^(He|She|His|Her)\b/.test(sentence.text))
      return leansByPerson(sentence) && !speaksOfOther(sentence, sentences)
    const repaired = repairPronoun(sentence, sentences, topic)
    // "The safer match cost more" still needs the sentence that presents a safer match.
    return repaired !== null && !repaired.startsWith('The ') && this.#isTraceable(repaired, sentence)
  }

  /** A sentence that opens a short, with who it is about. */
  openingOf(sentence: AnalysedSentence): string {
    return withStandIn(sentence.text, this.#standInFor(sentence, new Set(), new Set()))
  }

  /** Scenes of the passages in their order, spoken after the hook. */
  buildScenes(passages: readonly Passage[], hook: Pick<DraftHook, 'text' | 'sourceSentences'>): DraftScene[] {
    const said = new Set(hook.sourceSentences ?? [])
    const pieces: SpokenPiece[] = []
    const labels = new Map<number, string>()
    const introduced = new Set<string>()
    let isPersonNamed = this.#namesPerson(hook.text)
    for (const { sentences, label, prefix } of passages) {
      sentences.forEach((sentence, position) => {
        const isCounted = position === 0 && prefix !== undefined
        const isBehindSaid = said.has(sentence.index - 1) && !isCounted
        const standIn = this.#standInFor(sentence, said, introduced, hook.text)
        const spoken =
          !isCounted && sentence.whole !== undefined
            ? sentence.whole
            : withStandIn(this.#render(sentence, isBehindSaid, isPersonNamed), standIn)
        const text = isCounted ? withNumber(prefix, this.#withSmallOpening(spoken, sentence)) : spoken
        isPersonNamed ||= this.#namesPerson(text)
        said.add(sentence.index)
        const startsBlock = position === 0 || sentence.isQuestion || sentence.isCounted
        pieces.push({ text, sentence: sentence.index, startsBlock, isPoint: isCounted })
        if (position === 0 && label !== null) labels.set(sentence.index, label)
      })
    }
    const groups = groupScenes(pieces, wholeClauseLimits)
    return groups.map((group, index) => this.#toScene(group, groups[index - 1]?.at(-1)?.sentence, labels))
  }

  /** What names somebody whom a sentence left out has introduced; null where that is known. */
  #standInFor(
    { index }: AnalysedSentence,
    said: ReadonlySet<number>,
    introduced: Set<string>,
    opening = '',
  ): StandIn | null {
    for (const { anyOf, standIn } of this.#reading.needs[index] ?? []) {
      if (standIn?.opensScene !== true) continue
      const phrase = standIn.who.toLowerCase()
      const isKnown =
        introduced.has(phrase) ||
        opening.toLowerCase().includes(phrase) ||
        anyOf.some((other) => said.has(other))
      if (isKnown) continue
      introduced.add(phrase)
      return standIn
    }
    return null
  }

  #toScene(
    group: readonly SpokenPiece[],
    before: number | undefined,
    labels: ReadonlyMap<number, string>,
  ): DraftScene {
    const { tools } = this.#reading
    const say = textOf(group)
    const tokens = group.flatMap((piece) => tools?.analyse(piece.text) ?? [])
    const nouns = tokens.filter(isConcrete).map((token) => token.lower)
    const first = group[0]!.sentence
    return {
      say,
      onScreen: first === before ? null : (labels.get(first) ?? null),
      visualKeywords: this.#keywordsOf(pickVisualKeywords(tokens, this.#counts)),
      emphasis: tools ? findEmphasis(say, nouns) : [],
      sourceSentences: [...new Set(group.map((piece) => piece.sentence))],
    }
  }

  #keywordsOf(keywords: string[]): string[] {
    const { person, topic, tools } = this.#reading
    const names = person?.toLowerCase().split(' ') ?? []
    const found = keywords.filter((keyword) => !names.includes(keyword))
    const isUseful = tools !== null && topic !== null && topic.isConcrete
    return found.length === 0 && isUseful ? [topic.text] : found
  }

  #namesPerson(text: string): boolean {
    const { person } = this.#reading
    return person !== null && person.split(' ').some((name) => text.includes(name))
  }

  /**
   * Spoken form of a sentence. Its pronoun is replaced unless its noun was just said; its connective is kept only after
   * its original neighbor.
   */
  #render(sentence: AnalysedSentence, isBehindNeighbor: boolean, isPersonNamed: boolean): string {
    const { sentences, topic } = this.#reading
    const text = this.sayable(sentence)
    const isPerson = /^(He|She|His|Her)\b/.test(text) || isTimedPerson(text)
    const mayKeep = isBehindNeighbor || (isPerson && isPersonNamed)
    const repaired = mayKeep ? null : repairPronoun({ ...sentence, text }, sentences, topic)
    const named = repaired !== null && this.#isTraceable(repaired, sentence) ? repaired : text
    const { connective } = sentence
    const joins = isBehindNeighbor && connective !== null && /^(?:but|so|then|and|or)$/.test(connective)
    return joins ? `${capitalise(connective)} ${this.#withSmallOpening(named, sentence)}` : named
  }

  /** True when all names that a repair adds occur in the few sentences before, or are the person or topic. */
  #isTraceable(text: string, sentence: AnalysedSentence): boolean {
    const { sentences, person, topic } = this.#reading
    const nearby = sentences.slice(Math.max(0, sentence.index - 4), sentence.index + 1)
    return (
      findUntracedWords(
        text,
        nearby.map((item) => item.text),
        [person ?? '', topic?.text ?? ''],
      ).length === 0
    )
  }

  #withSmallOpening(text: string, sentence: AnalysedSentence): string {
    const first = sentence.tokens[0]
    // "Two: potatoes.": the heading of a point has a capital that its word has not.
    if (sentence.isCounted && sentence.tokens.length === 2 && /^\p{Lu}\p{Ll}+s\.$/u.test(text)) {
      const isName = this.#names.has(first?.text ?? '')
      if (!isName) return text.toLowerCase()
    }
    const isName =
      first?.partOfSpeech === 'PROPN' ||
      this.#names.has(first?.text ?? '') ||
      /^(I|I['’]\p{L}+|\p{Lu}{2}\S*)(\s|$)/u.test(text)
    return isName ? text : text.charAt(0).toLowerCase() + text.slice(1)
  }
}

/** "On my last day she gave me" → "On my last day an old woman gave me". */
function withStandIn(text: string, standIn: StandIn | null): string {
  if (standIn === null) return text
  const words = text.split(' ')
  const place = words.findIndex((word) => word.toLowerCase() === standIn.word)
  if (place < 0) return text
  words[place] = place === 0 ? capitalise(standIn.phrase) : standIn.phrase
  return words.join(' ')
}
