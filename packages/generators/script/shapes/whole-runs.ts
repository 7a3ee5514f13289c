// A short cut out of a text as an editor would: a few runs of neighboring sentences, of which each begins for itself and
// comes to an end, and none leans on what lies between them. It is told where the usual choice would leave something open.

import { leadsTo, leansByPerson, leansOn, speaksOfKnown } from '../meaning/sentence-ties.ts'
import { hasVerb } from '../meaning/verbs.ts'
import { lostNeeds } from '../meaning/source-needs.ts'
import type { AnalysedSentence } from '../meaning/source-analysis.ts'
import type { SourceReading } from '../meaning/source-reading.ts'

/** Longer texts have so many runs that the usual choice finds whole ones. */
const maxSentences = 120
const maxRunSentences = 18
/** The states that are kept while runs are joined. */
const beamWidth = 240
/** Share of the time that must be filled, and may be. */
const fill = { least: 0.88, most: 1.06 }
/** So little time is filled where a thought comes to its end before. */
const shortFill = { least: 0.8, seconds: 20 }
/** In fifteen seconds, a jump leads to the end or it is one too many. */
const jumpCost = { short: 2.4, usual: 1.3 }
/** Leaving where the next sentence goes on. */
const openCost = 0.9
const withinCost = 1.6
const endValue = { story: 3.5, other: 1 }
/** The point of a text ends at most so many sentences before it does. */
const maxBehindEnd = 3
const minEndedShare = 0.6
const secondsPerRun = 14

export interface RunOptions {
  readonly reading: SourceReading
  readonly seconds: number
  readonly secondsOf: (sentence: AnalysedSentence) => number
  readonly valueOf: (sentence: AnalysedSentence) => number
  /** What beginning the video with a sentence is worth; null where it may not. */
  readonly openingOf: (sentence: AnalysedSentence) => number | null
}

interface Run {
  readonly indexes: readonly number[]
  readonly seconds: number
  readonly value: number
  /** True where it comes to the end of the text. */
  readonly isEnd: boolean
}

interface State {
  readonly runs: readonly Run[]
  readonly last: number
  readonly seconds: number
  readonly value: number
}

/**
 * The most valuable whole runs within the time, in the order of the text; null where there are none. They fill the time,
 * or a little less where nothing whole fills it.
 */
export function findWholeRuns(options: RunOptions): readonly (readonly AnalysedSentence[])[] | null {
  return chooseRuns(options, fill.least) ?? chooseRuns(options, shortFill.least)
}

function chooseRuns(options: RunOptions, share: number): readonly (readonly AnalysedSentence[])[] | null {
  const { reading, seconds } = options
  const { sentences, needs } = reading
  if (reading.tools === null || sentences.length > maxSentences) return null
  const maxRuns = Math.max(2, 1 + Math.floor(seconds / secondsPerRun))
  const rate = rateOf(options)
  const hopeOf = ({ value, seconds: spent }: State): number => value + (seconds - spent) * rate
  let states: State[] = []
  const isShort = seconds < shortFill.seconds
  const all = sentences.filter(isTold).reduce((sum, sentence) => sum + options.secondsOf(sentence), 0)
  const least = Math.min(seconds, all) * (isShort ? shortFill.least : share)
  const bests = new Map<boolean, State>()
  for (const run of findRuns(options)) {
    const first = sentences[run.indexes[0]!]!
    const opening = options.openingOf(first)
    const added: State[] = opening === null ? [] : [grow(null, run, opening)]
    for (const state of states) {
      // The next sentence is a part of the run before.
      const isApart = state.last < first.index - 1
      if (isApart && state.runs.length < maxRuns && state.seconds + run.seconds <= seconds * fill.most)
        added.push(grow(state, run, -(isShort ? jumpCost.short : jumpCost.usual)))
    }
    for (const state of added) {
      const { isEnd } = state.runs.at(-1)!
      const best = bests.get(isEnd)
      if (state.seconds < least || (best !== undefined && state.value <= best.value)) continue
      const told = new Set(state.runs.flatMap(({ indexes }) => indexes))
      if (lostNeeds(told, needs).length === 0) bests.set(isEnd, state)
    }
    states = [...states, ...added].sort((a, b) => hopeOf(b) - hopeOf(a)).slice(0, beamWidth)
  }
  const best = bestOf(bests.get(true), bests.get(false), reading.genre === 'story')
  return best === null ? null : best.runs.map(({ indexes }) => indexes.map((index) => sentences[index]!))
}

/** A story with its end is worth more than one without. */
function bestOf(ended: State | undefined, open: State | undefined, isStory: boolean): State | null {
  if (ended === undefined || open === undefined) return ended ?? open ?? null
  return ended.value >= open.value * (isStory ? minEndedShare : 1) ? ended : open
}

function grow(state: State | null, run: Run, extra: number): State {
  return {
    runs: [...(state?.runs ?? []), run],
    last: run.indexes.at(-1)!,
    seconds: (state?.seconds ?? 0) + run.seconds,
    value: (state?.value ?? 0) + run.value + extra,
  }
}

/** What a second of the text is worth on average. */
function rateOf({ reading, secondsOf, valueOf }: RunOptions): number {
  const told = reading.sentences.filter(isTold)
  const value = told.reduce((sum, sentence) => sum + valueOf(sentence), 0)
  return (
    value /
    Math.max(
      1,
      told.reduce((sum, sentence) => sum + secondsOf(sentence), 0),
    )
  )
}

/** All runs that begin for themselves and come to an end, in the order of their beginnings. */
function findRuns({ reading, seconds, secondsOf, valueOf }: RunOptions): Run[] {
  const { sentences, genre } = reading
  const final = sentences.findLastIndex(isTold)
  const runs: Run[] = []
  for (const first of sentences) {
    if (!mayStart(first, reading)) continue
    const indexes: number[] = []
    let [spent, value] = [0, 0]
    for (const sentence of sentences.slice(first.index, first.index + maxRunSentences)) {
      if (!isTold(sentence)) continue
      indexes.push(sentence.index)
      spent += secondsOf(sentence)
      value += valueOf(sentence)
      if (spent > seconds * fill.most) break
      const next = sentences[sentence.index + 1]
      if (!mayStop(sentence, next)) continue
      const isEnd = comesToEnd(sentence, next, final)
      const goesOn = next !== undefined && next.speaker === sentence.speaker && leansOn(next, sentence)
      // "There was a fisherman …": a story within a talk is told to its end, or not begun.
      const isWithin =
        goesOn &&
        (reading.needs[next.index] ?? []).some(({ anyOf }) => anyOf.some((index) => index >= first.index))
      if (isWithin && next?.speaker !== undefined && genre !== 'story') continue
      const end = isEnd ? (genre === 'story' ? endValue.story : endValue.other) : 0
      runs.push({
        indexes: [...indexes],
        seconds: spent,
        value: value + end - (isWithin ? withinCost : goesOn ? openCost : 0),
        isEnd,
      })
    }
  }
  return runs
}

/** True for the last sentence of a text, and for one before a farewell that is a paragraph of its own. */
function comesToEnd(sentence: AnalysedSentence, next: AnalysedSentence | undefined, final: number): boolean {
  if (sentence.index >= final || next === undefined) return sentence.index === final
  return final - sentence.index <= maxBehindEnd && next.startsBlock && !leansOn(next, sentence)
}

function isTold({ text, isLabel }: AnalysedSentence): boolean {
  return text !== '' && !isLabel
}

/** True where a sentence can follow something else than the one before it. */
function mayStart(sentence: AnalysedSentence, { sentences, needs }: SourceReading): boolean {
  const { index, isCounted, isDoubtful } = sentence
  if (!isTold(sentence) || isCounted || isDoubtful === true || !hasVerb(sentence)) return false
  const before = sentences[index - 1]
  const isKnown = (needs[index] ?? []).length > 0
  if (leansOn(sentence, before)) return isKnown && leansByPerson(sentence)
  if (isWithinAnswer(sentence, { sentences, needs })) return false
  return index === 0 || isKnown || !speaksOfKnown(sentence)
}

/** "I had a photo taken and everything": what somebody tells of a person is told from the beginning of an answer. */
function isWithinAnswer(
  { index, startsBlock, speaker }: AnalysedSentence,
  { sentences, needs }: Pick<SourceReading, 'sentences' | 'needs'>,
): boolean {
  if (startsBlock || speaker === undefined) return false
  const first = sentences.findLastIndex((other) => other.index < index && other.startsBlock)
  return sentences
    .slice(Math.max(0, first), index)
    .some((other) => (needs[other.index] ?? []).length > 0 && leansByPerson(other))
}

function mayStop(last: AnalysedSentence, next: AnalysedSentence | undefined): boolean {
  if (last.isQuestion || last.isDoubtful === true) return false
  return next === undefined || !leadsTo(last, next)
}

/**
 * How often what is told leaves something open: a sentence without what it needs, a run that begins or ends in the
 * middle of something, a story without its end.
 */
export function countOpen(
  told: readonly AnalysedSentence[],
  reading: SourceReading,
  isKnown: (sentence: AnalysedSentence) => boolean,
): number {
  const { sentences, needs, genre } = reading
  const indexes = new Set(told.map(({ index }) => index))
  let open = lostNeeds(indexes, needs).length
  for (const sentence of told) {
    const before = sentences.findLast((other) => other.index < sentence.index && isTold(other))
    const next = sentences.find((other) => other.index > sentence.index && isTold(other))
    const isAlone = before !== undefined && !indexes.has(before.index)
    const isPerson = (needs[sentence.index] ?? []).length > 0 && leansByPerson(sentence)
    if (isAlone && isWithinAnswer(sentence, reading)) open++
    else if (isAlone && leansOn(sentence, before) && !isPerson && !isKnown(sentence)) open++
    if (next !== undefined && !indexes.has(next.index) && leadsTo(sentence, next)) open++
  }
  return open + (genre === 'story' && !isEnded(told, reading) ? 1 : 0)
}

/** True where the end of a text is told. */
export function isEnded(told: readonly AnalysedSentence[], { sentences }: SourceReading): boolean {
  const final = sentences.findLastIndex(isTold)
  return told.some((sentence) => comesToEnd(sentence, sentences[sentence.index + 1], final))
}
