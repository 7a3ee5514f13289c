// Chooses what is told of a source within a time, so that whatever a sentence takes for granted is told as well.

import { countedBeats } from './beats.ts'
import { choosePassages, type PassageOptions } from './passages.ts'
import { leansByPerson, leansOn, speaksOfKnown } from '../meaning/sentence-ties.ts'
import { isFrame, lastSentences, valueForStory } from './shape-values.ts'
import type { AnalysedSentence } from '../meaning/source-analysis.ts'
import { lostNeeds, unmetNeeds } from '../meaning/source-needs.ts'
import type { SourceReading } from '../meaning/source-reading.ts'
import type { SpokenSource } from './spoken-source.ts'
import { findCore } from './story-core.ts'
import { findFrame, type Frame } from './story-frame.ts'
import { mayJumpTo } from './story-turns.ts'
import { similarity } from '../meaning/text-rank.ts'

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

interface Choosing {
  /** What is said besides the passages. */
  readonly spoken: readonly string[]
  readonly excluded: readonly number[]
  readonly valueOf: PassageOptions['valueOf']
  readonly startCost: PassageOptions['startCost']
  /** Sentences of `excluded` after which something else is said. */
  readonly breaks?: ReadonlySet<number>
  /** Where the last scene begins that every version tells. */
  readonly scene?: number
  /** True where beginning and end are told already. */
  readonly isFramed?: boolean
}

const maxRepeatRounds = 3
const sameThing = 0.62
/** A whole end may take this share of the time more than there is. */
const overtime = 0.07
const usualUsedShare = 0.6

/**
 * The beginning and the end of the text, and what is worth most between them. Where that leaves out what it needs, or a
 * story's end, another end is told with all that it needs.
 */
export function chooseWithFrame(
  options: PlanOptions,
  choosing: Choosing & { readonly needsSetup: boolean },
): AnalysedSentence[][] {
  const { reading } = options
  const isInstruction = reading.genre === 'steps' || reading.genre === 'recipe'
  if (isInstruction) return choose(options, choosing)
  const frame = frameOf(options, choosing)
  const usual = chooseAround(options, choosing, frame)
  const isStory =
    reading.genre === 'story' &&
    reading.sentences.length <= longText &&
    countedBeats(reading.sentences).length === 0
  if (!isStory || options.isFramed === false || reading.tools === null) return usual
  const lost = countLost(usual, choosing.excluded, reading)
  const isFarewell = isBehindPoint(frame.end, usual, reading)
  if (lost === 0 && !isFarewell) return usual
  const core = coreOf(options, choosing)
  if (core.end.length === 0) return usual
  const other = chooseAround(options, choosing, core)
  const left = countLost(other, choosing.excluded, reading)
  return left < lost || (isFarewell && left === lost) ? other : usual
}

/** "I still go slowly on Alder Street.": a paragraph of one sentence, before which the point is left out. */
function isBehindPoint(
  end: readonly AnalysedSentence[],
  chosen: readonly (readonly AnalysedSentence[])[],
  { isGuessed }: SourceReading,
): boolean {
  const [last] = end
  if (isGuessed || end.length !== 1 || !last!.startsBlock) return false
  return !chosen.flat().some(({ index }) => index === last!.index - 1)
}

function secondsLeft({ seconds, secondsOfText }: PlanOptions, spoken: readonly string[]): number {
  return spoken.reduce((left, text) => left - secondsOfText(text), seconds)
}

function frameOf(options: PlanOptions, choosing: Choosing & { readonly needsSetup: boolean }): Frame {
  return findFrame({
    reading: options.reading,
    secondsOf: options.secondsOf,
    seconds: secondsLeft(options, choosing.spoken),
    said: choosing.excluded,
    needsSetup: choosing.needsSetup && options.isFramed !== false,
  })
}

function coreOf(options: PlanOptions, { spoken, excluded }: Choosing): Frame {
  const { reading, secondsOf } = options
  const core = findCore({
    reading,
    secondsOf,
    seconds: secondsLeft(options, spoken) + options.seconds * overtime,
    valueOf: valueForStory(reading),
    said: excluded,
  })
  return { setup: [], end: core.map((index) => reading.sentences[index]!) }
}

/** What is told without something that it needs; the end of a story counts, too. */
export function countLost(
  chosen: readonly (readonly AnalysedSentence[])[],
  excluded: readonly number[],
  { sentences, needs }: SourceReading,
): number {
  const told = new Set([...excluded, ...chosen.flat().map(({ index }) => index)])
  const isEnded = sentences.slice(-lastSentences).some(({ index }) => told.has(index))
  return lostNeeds(told, needs).length + (isEnded ? 0 : 1)
}

function chooseAround(options: PlanOptions, choosing: Choosing, { setup, end }: Frame): AnalysedSentence[][] {
  const framed = [...setup, ...end]
  const between = choose(options, {
    ...choosing,
    isFramed: options.isFramed !== false,
    // The beginning stands between the opening and what would go on from it.
    ...(setup.length > 0 ? { breaks: new Set(choosing.excluded) } : {}),
    spoken: [...choosing.spoken, ...framed.map((sentence) => sentence.text)],
    excluded: [...choosing.excluded, ...framed.map((sentence) => sentence.index)],
  })
  const all = [...framed, ...between.flat()].sort((a, b) => a.index - b.index)
  return runsOf(all)
}

/** Neighbors are one passage. */
function runsOf(sentences: readonly AnalysedSentence[]): AnalysedSentence[][] {
  const runs: AnalysedSentence[][] = []
  for (const sentence of sentences) {
    const last = runs.at(-1)
    if (last !== undefined && sentence.index - last.at(-1)!.index === 1) last.push(sentence)
    else runs.push([sentence])
  }
  return runs
}

/**
 * Passages within the time. Of two that say the same, only the better one stays. What a sentence takes for granted comes
 * with it, or it goes.
 */
function choose(options: PlanOptions, choosing: Choosing): AnalysedSentence[][] {
  const { reading } = options
  const taken = choosing.spoken.map(options.secondsOfText)
  const seconds = Math.max(3, options.seconds - taken.reduce((sum, each) => sum + each, 0))
  const excluded = [...choosing.excluded]
  const wanted = new Wanted()
  let jumps = 0
  const valueOf = withUsedShare(options, choosing)
  const lastUsed = Math.max(-1, ...excluded)
  const isShort = options.seconds <= shortSeconds
  const jumpTo = (sentence: AnalysedSentence): number => {
    if (choosing.isFramed !== true) return choosing.startCost(sentence)
    if (isEnd(sentence, reading)) return endCost
    const isBeforeEnd = lastUsed > sentence.index && lastUsed - sentence.index <= closeToEnd
    const known = speaksOfKnown(sentence) ? knownCost : 0
    return (
      known +
      choosing.startCost(sentence) * (isBeforeEnd ? 0.4 : 1) +
      (sentence.words < minRunWords ? shortRunCost : framedCost) +
      (isShort ? shortJumpCost : 0)
    )
  }
  const rounds = reading.sentences.length > longText ? maxRounds.long : maxRounds.usual
  for (let round = 0; ; round++) {
    const passages = choosePassages(reading.sentences, {
      ...passageOptions(options, excluded, seconds, choosing.scene),
      valueOf: (sentence) => wanted.adjust(sentence, valueOf(sentence)),
      ...(choosing.breaks ? { breaks: choosing.breaks } : {}),
      startCost: (sentence) => jumpTo(sentence) + jumps * jumpCost,
      ...(choosing.isFramed === true
        ? {
            leaveCost,
            minFill: Math.max(
              0,
              (seconds - options.seconds * (isShort ? maxShortfall.short : maxShortfall.usual)) / seconds,
            ),
          }
        : {}),
    })
    if (round >= rounds) return passages
    const said = passages.flat()
    const repeat = round < maxRepeatRounds ? findRepeat(said, valueOf) : null
    if (repeat !== null) wanted.skip(repeat)
    const told = new Set([...excluded, ...said.map((sentence) => sentence.index)])
    // What can be named again is asked for once, and then done without.
    const unmet = round === 0 ? unmetNeeds(told, reading.needs) : lostNeeds(told, reading.needs)
    if (choosing.scene !== undefined) wanted.beginRound()
    for (const need of unmet) {
      const mayChain = options.isFramed !== false && round < chainRounds
      const isWanted = excluded.includes(need.sentence) || (mayChain && wanted.isInsisted(need.sentence))
      if (isWanted) wanted.insist(need, (nearest) => (mayChain ? chainBefore(nearest, options, seconds) : []))
      else wanted.settle(need, round >= rounds / 2)
    }
    const isJumpy = passages.length > maxRunsOf(seconds) && round < rounds / 2
    if (isJumpy) jumps++
    const isOpen =
      unmet.some(({ sentence }) => !excluded.includes(sentence)) || (unmet.length > 0 && round < 3)
    if (repeat === null && !isOpen && !isJumpy) return passages
  }
}

/** What other versions have used is worth less, except for the beginning, the end and the last scene. */
function withUsedShare(
  { used, usedShare = usualUsedShare, isFramed, reading }: PlanOptions,
  { valueOf, scene = Infinity }: Choosing,
): PassageOptions['valueOf'] {
  const isShared = (sentence: AnalysedSentence): boolean =>
    isFramed !== false && (isFrame(sentence, reading) || sentence.index >= scene)
  return (sentence) => valueOf(sentence) * (used?.has(sentence.index) && !isShared(sentence) ? usedShare : 1)
}

/** The sentences before one that it goes on from, as far as there is time for all of them. */
function chainBefore(nearest: number, { reading, secondsOf }: PlanOptions, seconds: number): number[] {
  const { sentences } = reading
  const chain: number[] = []
  let left = seconds - secondsOf(sentences[nearest]!)
  for (let index = nearest; index > 0 && leansOn(sentences[index]!, sentences[index - 1]); index--) {
    left -= secondsOf(sentences[index - 1]!)
    if (left < 0 || chain.length >= maxChain) return []
    chain.push(index - 1)
  }
  return chain
}

function isEnd({ index }: AnalysedSentence, { sentences }: SourceReading): boolean {
  return index >= sentences.length - lastSentences
}

/** A short that jumps more often than this is hard to follow. */
function maxRunsOf(seconds: number): number {
  return Math.max(1, Math.floor(seconds / 20))
}

/** A passage reads better when it ends where a paragraph ends. */
function leaveCost({ startsBlock, connective }: AnalysedSentence): number {
  return startsBlock ? 0 : connective === 'so' || connective === 'but' ? 0.6 : 0.35
}

/** Between beginning and end, few long passages read better than many short ones. */
const framedCost = 1.6
const knownCost = 0.8
const shortRunCost = 2.4
const minRunWords = 9
const closeToEnd = 5
/** A script may be this much shorter than asked for, rather than say what nobody needs. */
const maxShortfall = { short: 0.2, usual: 0.08 }
/** In so little time, what is told goes on from the opening or leads to the end. */
const shortSeconds = 20
const shortJumpCost = 1.2
const jumpCost = 0.5
const endCost = 0.2
const maxRounds = { usual: 8, long: 4 }
const longText = 200
const boost = 2.5
const maxChain = 3
const chainRounds = 3
const strongBoost = 8
const never = -9

/** Sentences that are worth more because others need them, and those that are not told. */
class Wanted {
  readonly #boosted = new Set<number>()
  #boostedBefore: ReadonlySet<number> | null = null
  readonly #insisted = new Set<number>()
  readonly #skipped = new Set<number>()

  /** From here on, what is asked for in one round is not given up before the next. */
  beginRound(): void {
    this.#boostedBefore = new Set(this.#boosted)
  }

  adjust({ index }: AnalysedSentence, value: number): number {
    if (this.#skipped.has(index)) return never
    return value + (this.#insisted.has(index) ? strongBoost : this.#boosted.has(index) ? boost : 0)
  }

  isInsisted(index: number): boolean {
    return this.#insisted.has(index)
  }

  skip(index: number): void {
    this.#skipped.add(index)
  }

  /** What the beginning or the end needs is told if there is time. */
  insist(
    { sentence, anyOf }: { sentence: number; anyOf: readonly number[] },
    chainOf: (nearest: number) => readonly number[],
  ): void {
    const nearest = anyOf.filter((index) => index < sentence).at(-1)
    if (nearest === undefined) return
    this.#insisted.add(nearest)
    // "After that he had a rule": what it goes on from is told with it.
    for (const index of chainOf(nearest)) this.#insisted.add(index)
  }

  /** Asks for the nearest sentence that is needed, or gives up the one that needs it. */
  settle({ sentence, anyOf }: { sentence: number; anyOf: readonly number[] }, isLate: boolean): void {
    const nearest = anyOf.filter((index) => index < sentence && !this.#skipped.has(index)).at(-1)
    if (nearest === undefined || isLate || (this.#boostedBefore ?? this.#boosted).has(nearest))
      this.#skipped.add(sentence)
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

export function passageOptions(
  { secondsOf, spoken, reading }: PlanOptions,
  excluded: readonly number[],
  seconds: number,
  scene?: number,
): Omit<PassageOptions, 'valueOf' | 'startCost'> {
  return {
    seconds,
    secondsOf,
    excluded: new Set(excluded),
    isRepairable: (sentence) =>
      sentence.index === scene ||
      mayJumpTo(sentence, reading) ||
      spoken.isRepairable(sentence) ||
      mayClose(sentence, reading) ||
      isPersonKnown(sentence, reading),
  }
}

const closingSentences = 3
const aboutPerson =
  /^(?:(?!\b(?:it|they|them|this|that|these|those|their|its)\b).){0,40}\b(?:he|she|his|her)\b/i

/** The end of a story may speak of its main person without the name, because the beginning introduced that person. */
function mayClose({ index, text }: AnalysedSentence, { sentences, genre }: SourceReading): boolean {
  if (genre !== 'story' || index < sentences.length - closingSentences || !aboutPerson.test(text))
    return false
  const opening = sentences.slice(0, Math.ceil(sentences.length * introducingShare))
  // A story about a man whose last lines begin with "she" speaks of somebody who came in between.
  const same = /\b(?:she|her)\b/i.test(text) ? woman : man
  return opening.some((sentence) => same.test(sentence.text))
}

/** "He" may begin a passage when somebody before is the one that it means: that sentence is told, too. */
function isPersonKnown(sentence: AnalysedSentence, { needs }: SourceReading): boolean {
  return (needs[sentence.index] ?? []).length > 0 && leansByPerson(sentence)
}

const introducingShare = 0.35
const man = /\b(?:he|his|him)\b/i
const woman = /\b(?:she|her)\b/i
