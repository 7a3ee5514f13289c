// What a story must tell of its end: the sentences that make its point, with all that they take for granted. Where the
// usual end leans on something for which there is no time, another run of the last sentences may still be told whole.

import { leadsTo, leansByPerson, leansOn } from '../meaning/sentence-ties.ts'
import type { AnalysedSentence } from '../meaning/source-analysis.ts'
import type { SourceReading } from '../meaning/source-reading.ts'

/** How far before the end of a text its point may end: a farewell or a remark may follow it. */
const maxBehindPoint = 3
const maxPointSentences = 4
/** More than this is no end, but half of the story. */
const maxCoreSentences = 9
/** The last sentence itself is the point more often than not. */
const lastValue = 1.2

export interface CoreOptions {
  readonly reading: SourceReading
  readonly seconds: number
  readonly secondsOf: (sentence: AnalysedSentence) => number
  readonly valueOf: (sentence: AnalysedSentence) => number
  /** What is said already. */
  readonly said: readonly number[]
}

/** The most valuable end of a story that can be told with everything that it needs; empty where none fits. */
export function findCore(options: CoreOptions): readonly number[] {
  const { reading, seconds, secondsOf, valueOf, said } = options
  const { sentences } = reading
  const told = new Set(said)
  const time = (indexes: readonly number[]): number =>
    indexes.reduce((sum, index) => sum + secondsOf(sentences[index]!), 0)
  let best: readonly number[] = []
  let bestValue = 0
  const final = sentences.findLastIndex(isTold)
  for (let last = final; last >= Math.max(0, final - maxBehindPoint); last--) {
    const next = sentences[last + 1]
    // "I opened it in the truck." is no end before "It was every receipt …".
    if (next !== undefined && !next.startsBlock && leansOn(next, sentences[last])) continue
    for (let first = last; first > Math.max(0, last - maxPointSentences); first--) {
      if (!isTold(sentences[first]!)) continue
      const core = closureOf(range(first, last), reading, told)
      if (core === null || core.at(-1) !== last || time(core) > seconds) continue
      const value =
        core.reduce((sum, index) => sum + valueOf(sentences[index]!), 0) + (last === final ? lastValue : 0)
      if (value > bestValue) [best, bestValue] = [core, value]
    }
  }
  return best
}

/**
 * Sentences with all that they lean on and need, in their order, without what is told already; null where that is too
 * much, or where something stays open.
 */
function closureOf(
  run: readonly number[],
  { sentences, needs }: SourceReading,
  told: ReadonlySet<number>,
): readonly number[] | null {
  const core = new Set<number>()
  const open = run.filter((index) => !told.has(index))
  const has = (index: number): boolean => core.has(index) || told.has(index)
  while (open.length > 0) {
    const index = open.pop()!
    const sentence = sentences[index]!
    if (has(index) || !isTold(sentence)) continue
    core.add(index)
    if (core.size > maxCoreSentences) return null
    const before = sentences.findLastIndex((other) => other.index < index && isTold(other))
    const ownNeeds = needs[index] ?? []
    const isKnown = ownNeeds.length > 0 && leansByPerson(sentence)
    if (before >= 0 && leansOn(sentence, sentences[before]) && !isKnown) open.push(before)
    const next = sentences[index + 1]
    if (next !== undefined && leadsTo(sentence, next)) open.push(next.index)
    for (const { anyOf, standIn } of ownNeeds) {
      if (standIn?.opensScene === true) continue
      const nearest = anyOf.findLast((other) => other < index)
      if (nearest !== undefined && !anyOf.some(has)) open.push(nearest)
    }
  }
  return [...core].sort((a, b) => a - b)
}

function isTold({ text, isLabel }: AnalysedSentence): boolean {
  return text !== '' && !isLabel
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, place) => first + place)
}
