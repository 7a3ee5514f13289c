// Three shapes of a short from one source. All keep its facts in their order; only the opening may come forward.
// - hook: the strongest line, then what is worth most;
// - list: numbered points, with their number in the opening;
// - story: long passages from the beginning to the end.

import { assertNever } from '@vivify/contract/errors'
import { countedBeats } from './beats.ts'
import { countedHook } from './counted-hook.ts'
import { scoreHook } from './hook-score.ts'
import { chooseListPoints, minPointsOf, numberNames } from './list-points.ts'
import { choosePassages, type PassageOptions } from './passages.ts'
import { leansByPerson, leansOn, hasVerb, speaksOfKnown } from './sentence-ties.ts'
import type { AnalysedSentence } from './source-analysis.ts'
import { closeWith, findCallToAction, type SourceCallToAction } from './source-call-to-action.ts'
import { findHooks } from './source-hooks.ts'
import { unmetNeeds } from './source-needs.ts'
import type { SourceReading } from './source-reading.ts'
import type { Passage, SpokenSource } from './spoken-source.ts'
import { findFrame } from './story-frame.ts'
import { similarity } from './text-rank.ts'
import type { DraftHook, HookCandidate } from './types.ts'

export const sourceShapes = ['hook', 'list', 'story'] as const
export type SourceShape = (typeof sourceShapes)[number]

export interface ShapePlan {
  readonly hook: DraftHook
  readonly hookAlternatives: readonly DraftHook[]
  readonly passages: readonly Passage[]
  readonly callToAction: string
}

export interface PlanOptions {
  readonly reading: SourceReading
  readonly spoken: SpokenSource
  /** Length to plan for. */
  readonly seconds: number
  readonly secondsOf: (sentence: AnalysedSentence) => number
  readonly secondsOfText: (text: string) => number
  /** Opening to use, if it is one of those that the source offers. */
  readonly opening?: string | undefined
  /** Sentences that other versions have used. */
  readonly used?: ReadonlySet<number> | undefined
  /** What such a sentence is still worth. Default 0.6. */
  readonly usedShare?: number | undefined
  /** False to choose freely between the opening and the end, where another version has both. Default true. */
  readonly isFramed?: boolean | undefined
}

const maxOtherHooks = 3
const usualOpeningSeconds = 4

/** Plans what is said, and in which order; null when the source has too few points for a list. */
export function planShape(shape: SourceShape, options: PlanOptions): ShapePlan | null {
  switch (shape) {
    case 'hook':
      return planHook(options)
    case 'list':
      return planList(options)
    case 'story':
      return planStory(options)
    default:
      return assertNever(shape)
  }
}

function planHook(options: PlanOptions): ShapePlan {
  const { reading } = options
  const [best, ...others] = rankHooks(options)
  const isAsked = best?.hook.text === options.opening
  const isOpenQuestion = best !== undefined && best.hook.sourceSentences === undefined && !isAsked
  const hook = isOpenQuestion ? storyOpening(reading) : (best?.hook ?? plainHook(reading))
  const inHook = hook.sourceSentences ?? []
  const ending = endingOf(reading, inHook)
  const steps = stepsOf(options, hook, ending)
  if (steps !== null) {
    return {
      hook,
      hookAlternatives: others.slice(0, maxOtherHooks).map((candidate) => candidate.hook),
      passages: steps,
      callToAction: ending.text,
    }
  }
  const answer = (best?.followedBy ?? []).map((index) => reading.sentences[index]!)
  const chosen = chooseWithFrame(options, {
    needsSetup: !inHook.includes(0),
    spoken: [hook.text, ending.text, ...answer.map((sentence) => sentence.text)],
    excluded: [...inHook, ...ending.sourceSentences, ...answer.map((sentence) => sentence.index)],
    valueOf: reading.genre === 'story' ? valueForStory(reading) : valueForHook(reading, inHook),
    startCost: (sentence) => (sentence.startsBlock || sentence.isCounted ? 0.25 : 0.7),
  })
  return {
    hook,
    hookAlternatives: others.slice(0, maxOtherHooks).map((candidate) => candidate.hook),
    passages: [...toPassages(answer.length > 0 ? [answer] : [], reading), ...toPassages(chosen, reading)],
    callToAction: ending.text,
  }
}

/** Instructions are told step by step whatever opens them; null for other texts, and where some would be missing. */
function stepsOf(options: PlanOptions, hook: DraftHook, ending: SourceCallToAction): Passage[] | null {
  const { reading } = options
  if (reading.genre !== 'steps' && reading.genre !== 'recipe') return null
  const spoken = options.secondsOfText(hook.text) + options.secondsOfText(ending.text)
  const list = chooseListPoints(reading, {
    ...passageOptions(
      options,
      [...(hook.sourceSentences ?? []), ...ending.sourceSentences],
      Math.max(4, options.seconds - spoken),
    ),
    valueOf: valueForHook(reading, []),
    startCost: () => 0,
    isOnlyFirst: true,
  })
  return list.isComplete && list.areCounted
    ? list.points.map(({ sentences, label }) => ({ sentences, label }))
    : null
}

function planStory(options: PlanOptions): ShapePlan {
  const { reading } = options
  const hook = storyOpening(reading)
  const inHook = hook.sourceSentences ?? []
  const ending = reading.tools ? closeWith(reading.genre) : noEnding
  const chosen = chooseWithFrame(options, {
    needsSetup: false,
    spoken: [hook.text, ending.text],
    excluded: [...inHook],
    valueOf: valueForStory(reading),
    startCost: (sentence) => (sentence.startsBlock ? 0.5 : 1.1),
  })
  return {
    hook,
    hookAlternatives: rankHooks(options)
      .map((candidate) => candidate.hook)
      .filter(({ text }) => text !== hook.text)
      .slice(0, maxOtherHooks),
    passages: toPassages(chosen, reading),
    callToAction: ending.text,
  }
}

/** null when the source has too few points. */
function planList(options: PlanOptions): ShapePlan | null {
  const { reading } = options
  if (reading.tools === null || (reading.isGuessed && countedBeats(reading.sentences).length === 0)) return null
  const ending = closeWith(reading.genre)
  const spokenSeconds = usualOpeningSeconds + options.secondsOfText(ending.text)
  const list = chooseListPoints(reading, {
    ...passageOptions(options, ending.sourceSentences, Math.max(4, options.seconds - spokenSeconds)),
    valueOf: valueForHook(reading, []),
    startCost: () => 0,
    startSeconds: 0.9,
    isOnlyFirst: reading.genre === 'steps' || reading.genre === 'recipe',
  })
  if (list.points.length < minPointsOf(options.seconds)) return null
  if (!list.areCounted && !makesList(reading)) return null
  const hook = countedHook(list, reading)
  const inHook = new Set(hook.sourceSentences ?? [])
  const points = list.points.map((point) => ({
    ...point,
    sentences: point.sentences.filter((sentence) => !inHook.has(sentence.index)),
  }))
  return {
    hook,
    hookAlternatives: rankHooks(options)
      .slice(0, maxOtherHooks)
      .map((candidate) => candidate.hook),
    passages: points
      .filter((point) => point.sentences.length > 0)
      .map((point, index) => ({
        sentences: point.sentences,
        label: point.label === null ? `${index + 1}` : `${index + 1}. ${point.label}`,
        prefix: `${numberNames[index] ?? `Number ${index + 1}`}: `,
      })),
    callToAction: ending.text,
  }
}

/** What happened is no list, and neither are statements without a subject in common. */
function makesList({ genre, sentences, topic, title }: SourceReading): boolean {
  if (genre === 'story' || genre === 'opinion') return false
  if (genre !== 'facts' || title !== null) return true
  if (topic === null) return false
  const named = sentences.filter(({ text }) =>
    topic.lemmas.some((lemma) => text.toLowerCase().includes(lemma)),
  )
  const isEarly = (named[0]?.index ?? sentences.length) < openingSentences
  return isEarly || named.length >= sentences.length * minTopicShare
}

/** A text names its subject at once, and may say "they" from then on. */
const openingSentences = 2

const minTopicShare = 0.2

const noEnding: SourceCallToAction = { text: '', sourceSentences: [] }

function endingOf(
  { sentences, genre, tools, isGuessed }: SourceReading,
  inHook: readonly number[],
): SourceCallToAction {
  return tools ? findCallToAction(sentences, genre, inHook, !isGuessed) : noEnding
}

function rankHooks({ reading, opening }: PlanOptions): HookCandidate[] {
  const { sentences, topic, tools, title, isGuessed, needs } = reading
  const ranked = tools ? findHooks(sentences, topic, { mayShorten: !isGuessed, title, needs }) : []
  const asked = ranked.filter(({ hook }) => hook.text === opening)
  return [...asked, ...ranked.filter((candidate) => !asked.includes(candidate))]
}

const maxPlainHookWords = 16

function plainHook({ sentences }: SourceReading): DraftHook {
  const ranked = [...sentences].sort((a, b) => b.score - a.score)
  const first = ranked.find((sentence) => sentence.words <= maxPlainHookWords) ?? sentences[0]!
  return { text: first.text, pattern: scoreHook(first.text).pattern, sourceSentences: [first.index] }
}

const maxStoryOpeningWords = 24
const maxSettingWords = 6
const minQuestionWords = 4
/** A story that begins later has lost its beginning. */
const maxBeginning = { share: 0.25, least: 3 }

function storyOpening(reading: SourceReading): DraftHook {
  const { sentences } = reading
  const last = Math.max(maxBeginning.least, sentences.length * maxBeginning.share)
  const first = sentences.find((sentence) => sentence.index < last && canBegin(sentence, reading))
  const [setting, next] = sentences
  // "Stockholm, 1912. It was 32 degrees in the shade …"
  const isSet = setting !== undefined && next !== undefined && setting.words <= maxSettingWords && !hasVerb(setting)
  if (isSet && (first === undefined || first.index > 1) && /\p{Lu}|\d/u.test(setting.text.slice(1))) {
    const text = `${setting.text} ${next.text}`
    return { text, pattern: scoreHook(text).pattern, sourceSentences: [setting.index, next.index] }
  }
  // The question that an interview or an explanation begins with, when no statement does.
  if (first === undefined || first.index > 2) {
    const asked = sentences.find(({ text }) => text !== '')
    if (asked?.isQuestion && asked.words >= minQuestionWords && !leansOn(asked, undefined))
      return { text: asked.text, pattern: 'question', sourceSentences: [asked.index] }
  }
  const told = first ?? sentences.find((sentence) => sentence.words >= 4)
  if (told === undefined) return plainHook(reading)
  return { text: told.text, pattern: scoreHook(told.text).pattern, sourceSentences: [told.index] }
}

/** A story begins with the first sentence that needs none before it. */
function canBegin(sentence: AnalysedSentence, { sentences, needs, tools }: SourceReading): boolean {
  if (sentence.text === '' || sentence.isLabel || sentence.isQuestion || sentence.isCounted) return false
  if (sentence.words > maxStoryOpeningWords || sentence.words < 4) return false
  if ((needs[sentence.index] ?? []).length > 0) return false
  return tools === null || (!leansOn(sentence, sentences[sentence.index - 1]) && hasVerb(sentence))
}

interface Choosing {
  /** What is said besides the passages. */
  readonly spoken: readonly string[]
  readonly excluded: readonly number[]
  readonly valueOf: PassageOptions['valueOf']
  readonly startCost: PassageOptions['startCost']
  /** True where beginning and end are told already. */
  readonly isFramed?: boolean
}

const maxRepeatRounds = 3
const sameThing = 0.62
const usualUsedShare = 0.6

/** The beginning and the end of the text, and what is worth most between them. */
function chooseWithFrame(
  options: PlanOptions,
  choosing: Choosing & { readonly needsSetup: boolean },
): AnalysedSentence[][] {
  const { reading, secondsOf } = options
  const isInstruction = reading.genre === 'steps' || reading.genre === 'recipe' || reading.genre === 'product'
  if (isInstruction) return choose(options, choosing)
  const spoken = choosing.spoken.reduce((sum, text) => sum + options.secondsOfText(text), 0)
  const { setup, end } = findFrame({
    reading,
    secondsOf,
    seconds: options.seconds - spoken,
    said: choosing.excluded,
    needsSetup: choosing.needsSetup && options.isFramed !== false,
  })
  const framed = [...setup, ...end]
  const between = choose(options, {
    ...choosing,
    isFramed: options.isFramed !== false,
    spoken: [...choosing.spoken, ...framed.map((sentence) => sentence.text)],
    excluded: [...choosing.excluded, ...framed.map((sentence) => sentence.index)],
  })
  return [[...setup], ...between, [...end]].filter((run) => run.length > 0).sort((a, b) => a[0]!.index - b[0]!.index)
}

/**
 * Passages within the time. Of two that say the same, only the better one stays. What a sentence takes for granted comes
 * with it, or it goes.
 */
function choose(options: PlanOptions, choosing: Choosing): AnalysedSentence[][] {
  const { used, usedShare = usualUsedShare, reading } = options
  const taken = choosing.spoken.map(options.secondsOfText)
  const seconds = Math.max(3, options.seconds - taken.reduce((sum, each) => sum + each, 0))
  const excluded = [...choosing.excluded]
  const wanted = new Wanted()
  let jumps = 0
  const valueOf: PassageOptions['valueOf'] = (sentence) =>
    choosing.valueOf(sentence) * (used?.has(sentence.index) && !(options.isFramed !== false && isFrame(sentence, reading)) ? usedShare : 1)
  const lastUsed = Math.max(-1, ...excluded)
  const jumpTo = (sentence: AnalysedSentence): number => {
    if (choosing.isFramed !== true) return choosing.startCost(sentence)
    if (isEnd(sentence, reading)) return endCost
    const isBeforeEnd = lastUsed > sentence.index && lastUsed - sentence.index <= closeToEnd
    const known = speaksOfKnown(sentence) ? knownCost : 0
    return known + choosing.startCost(sentence) * (isBeforeEnd ? 0.4 : 1) + (sentence.words < minRunWords ? shortRunCost : framedCost)
  }
  const rounds = reading.sentences.length > longText ? maxRounds.long : maxRounds.usual
  for (let round = 0; ; round++) {
    const passages = choosePassages(reading.sentences, {
      ...passageOptions(options, excluded, seconds),
      valueOf: (sentence) => wanted.adjust(sentence, valueOf(sentence)),
      startCost: (sentence) => jumpTo(sentence) + jumps * jumpCost,
      ...(choosing.isFramed === true ? { minFill: Math.max(0, (seconds - options.seconds * maxShortfall) / seconds) } : {}),
    })
    if (round >= rounds) return passages
    const said = passages.flat()
    const repeat = round < maxRepeatRounds ? findRepeat(said, valueOf) : null
    if (repeat !== null) wanted.skip(repeat)
    const told = new Set([...excluded, ...said.map((sentence) => sentence.index)])
    const unmet = unmetNeeds(told, reading.needs)
    for (const need of unmet) {
      if (excluded.includes(need.sentence)) wanted.insist(need)
      else wanted.settle(need, round >= rounds / 2)
    }
    const isJumpy = passages.length > maxRunsOf(seconds) && round < rounds / 2
    if (isJumpy) jumps++
    const isOpen = unmet.some(({ sentence }) => !excluded.includes(sentence)) || (unmet.length > 0 && round < 3)
    if (repeat === null && !isOpen && !isJumpy) return passages
  }
}

function isEnd({ index }: AnalysedSentence, { sentences }: SourceReading): boolean {
  return index >= sentences.length - lastSentences
}

/** Every version needs the end of a text, and what its beginning says. */
function isFrame({ index }: AnalysedSentence, { sentences }: SourceReading): boolean {
  return index === 0 || index >= sentences.length - lastSentences
}

/** A short that jumps more often than this is hard to follow. */
function maxRunsOf(seconds: number): number {
  return Math.max(2, Math.round(seconds / 11))
}

/** Between beginning and end, few long passages read better than many short ones. */
const framedCost = 0.5
const knownCost = 0.8
const shortRunCost = 1.2
const minRunWords = 9
const closeToEnd = 5
/** A script may be this much shorter than asked for, rather than say what nobody needs. */
const maxShortfall = 0.08
const jumpCost = 0.5
const endCost = 0.2
const maxRounds = { usual: 8, long: 4 }
const longText = 200
const boost = 2.5
const strongBoost = 8
const never = -9

/** Sentences that are worth more because others need them, and those that are not told. */
class Wanted {
  readonly #boosted = new Set<number>()
  readonly #insisted = new Set<number>()
  readonly #skipped = new Set<number>()

  adjust({ index }: AnalysedSentence, value: number): number {
    if (this.#skipped.has(index)) return never
    return value + (this.#insisted.has(index) ? strongBoost : this.#boosted.has(index) ? boost : 0)
  }

  skip(index: number): void {
    this.#skipped.add(index)
  }

  /** What the beginning or the end needs is told if there is time. */
  insist({ sentence, anyOf }: { sentence: number; anyOf: readonly number[] }): void {
    const nearest = anyOf.filter((index) => index < sentence).at(-1)
    if (nearest !== undefined) this.#insisted.add(nearest)
  }

  /** Asks for the nearest sentence that is needed, or gives up the one that needs it. */
  settle({ sentence, anyOf }: { sentence: number; anyOf: readonly number[] }, isLate: boolean): void {
    const nearest = anyOf.filter((index) => index < sentence && !this.#skipped.has(index)).at(-1)
    if (nearest === undefined || isLate || this.#boosted.has(nearest)) this.#skipped.add(sentence)
    else this.#boosted.add(nearest)
  }
}

function findRepeat(
  sentences: readonly AnalysedSentence[],
  valueOf: PassageOptions['valueOf'],
): number | null {
  for (const [place, sentence] of sentences.entries()) {
    const same = sentences
      .slice(0, place)
      .find((other) => similarity(sentence.vector, other.vector) > sameThing)
    if (same) return valueOf(same) < valueOf(sentence) ? same.index : sentence.index
  }
  return null
}

function passageOptions(
  { secondsOf, spoken, reading }: PlanOptions,
  excluded: readonly number[],
  seconds: number,
): Omit<PassageOptions, 'valueOf' | 'startCost'> {
  return {
    seconds,
    secondsOf,
    excluded: new Set(excluded),
    isRepairable: (sentence) =>
      spoken.isRepairable(sentence) || mayClose(sentence, reading) || isPersonKnown(sentence, reading),
  }
}

const closingSentences = 3
const aboutPerson = /^(?!(?:it|they|this|that|these|those|their|its)\b).{0,40}\b(?:he|she|his|her)\b/i

/** The end of a story may speak of its main person without the name, because the beginning introduced that person. */
function mayClose({ index, text }: AnalysedSentence, { sentences, genre }: SourceReading): boolean {
  if (genre !== 'story' || index < sentences.length - closingSentences || !aboutPerson.test(text))
    return false
  const opening = sentences.slice(0, Math.ceil(sentences.length * introducingShare))
  return opening.some((sentence) => person.test(sentence.text))
}

/** "He" may begin a passage when somebody before is the one that it means: that sentence is told, too. */
function isPersonKnown(sentence: AnalysedSentence, { needs }: SourceReading): boolean {
  return (needs[sentence.index] ?? []).length > 0 && leansByPerson(sentence)
}

const introducingShare = 0.35
const person = /\b(?:he|she|his|her)\b/i

function toPassages(runs: readonly AnalysedSentence[][], { sentences }: SourceReading): Passage[] {
  return runs.map((run) => ({ sentences: run, label: labelBefore(run[0]!, sentences) }))
}

/** The name of a point that its source says just before it. */
function labelBefore(sentence: AnalysedSentence, sentences: readonly AnalysedSentence[]): string | null {
  const before = sentences[sentence.index - 1]
  return before?.isLabel && before.text !== '' ? before.text.replace(/[.!?]{1,3}$/, '') : null
}

const firstShare = 0.12
const usualWords = 16

/** Longer sentences are worth more, but not in proportion. */
function weigh(points: number, words: number): number {
  return Math.max(0.05, points) * (0.35 + Math.min(words, usualWords) / 20)
}

function valueForHook({ sentences, title, genre }: SourceReading, inHook: readonly number[]): PassageOptions['valueOf'] {
  const terms = new Set(inHook.flatMap((index) => sentences[index]!.terms))
  const after = Math.max(-2, ...inHook) + 1
  const asksWhy = inHook.some((index) => /^(?:so |and |but )?(?:why|how)\b.*\?$/i.test(sentences[index]!.text))
  const isTitled = title !== null && inHook.length === 0
  return (sentence) => {
    let points = 0.6 + sentence.score
    if (sentence.isDependent) points += 0.35
    if (sentence.isQuestion) points += 0.25
    if (sentence.terms.some((term) => terms.has(term))) points += 0.15
    if (sentence.index === after) points += asksWhy ? 0.2 : genre === 'product' ? 1.8 : 0.5
    if (defines(sentence, terms)) points += 1
    if (sentence.index < sentences.length * firstShare) points += 0.2
    // The first sentence says what it is all about, and what a title promises comes first.
    if (sentence.index === 0) points += 0.7
    if (isTitled && sentence.index < 2) points += 2
    points += turnOf(sentence, sentences, asksWhy ? 2.2 : 0.4)
    if (sentence.index >= sentences.length - lastSentences && !sentence.isImperative) points += 0.8
    return weigh(points, sentence.words)
  }
}

const result =
  /\b(?:went (?:up |down )?from|dropped|fell (?:by|from|to)|rose|grew (?:by|from|to)|doubled|tripled|halved|quadrupled|turned out|in the end|finally|until|changed everything|instead)\b|\bcut .{2,40} (?:in half|by|to)\b/i
const explains = /^(?:what happens is (?:this|that)|here(?:['’]s| is) (?:why|how|what)|that(?:['’]s| is) (?:why|because|how)|the reason is|it(?:['’]s| is) because|because)\b/i
const explained = 3

/** What changes, and what explains it, is what a viewer stays for. */
function turnOf({ connective, text, index, isQuestion }: AnalysedSentence, all: readonly AnalysedSentence[], explaining: number): number {
  let points = 0
  if (connective === 'but' && !isQuestion) points += 0.5
  if (result.test(text)) points += 0.9
  const before = all.slice(Math.max(0, index - explained), index + 1)
  if (before.some((other) => explains.test(other.text))) points += explaining
  return points
}

/** "A negative is just the way down": a definition that a viewer needs after a hook about negatives. */
function defines(sentence: AnalysedSentence, terms: ReadonlySet<string>): boolean {
  const subject = sentence.text.match(/^an? (\p{L}+(?:[ -]\p{L}+)?) (?:is|means) /iu)?.[1]
  if (subject === undefined || /\bnot\b|n't\b/i.test(sentence.text)) return false
  return sentence.tokens.slice(1, 3).some((token) => terms.has(token.lemma))
}

const firstPerson = /\b(i|i'm|i've|i'd|i'll|my|me|mine|we|our|us|we're)\b/gi
const happening =
  /\b(?:then|when|one day|suddenly|until|finally|years later|months later|that (?:night|day|morning|summer|winter)|in (?:\w+ )?\d{4}|at last|said|told|asked|found|never)\b/i
const lastSentences = 2
/** What turns a story mostly happens in its second half. */
const lateShare = 0.5

function valueForStory({ sentences }: SourceReading): PassageOptions['valueOf'] {
  return (sentence) => {
    let points = 0.75 + sentence.score * 0.6
    points += 0.4 * Math.min(3, sentence.text.match(firstPerson)?.length ?? 0)
    if (sentence.isDependent) points += 0.25
    if (happening.test(sentence.text)) points += 0.35
    if (sentence.isImperative) points -= 0.3
    if (sentence.index > sentences.length * lateShare) points += 0.35
    points += turnOf(sentence, sentences, 0.4)
    if (sentence.index >= sentences.length - lastSentences) points += 2.2
    if (sentence.index < Math.max(2, sentences.length * firstShare)) points += 0.5
    return weigh(points, sentence.words)
  }
}
