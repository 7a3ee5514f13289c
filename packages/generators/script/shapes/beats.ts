import type { AnalysedSentence } from '../meaning/source-analysis.ts'
import { hasVerb } from '../meaning/verbs.ts'
import { similarity } from '../meaning/text-rank.ts'
import type { TermVector } from '../meaning/text-rank.ts'

export interface Beat {
  readonly sentences: readonly AnalysedSentence[]
  /** The point's name as spoken: "The grace period". */
  readonly label: string | null
}

export interface Beats {
  readonly intro: readonly AnalysedSentence[]
  readonly beats: readonly Beat[]
  /** True when the speaker counted the points aloud. */
  readonly areCounted: boolean
}

const minBeatSentences = 2
const windowSentences = 3

/**
 * Divides a text into points: where the speaker counts them, otherwise at the deepest dips of word overlap between
 * neighbors (after TextTiling, Hearst 1997), preferring headings and blank lines.
 */
export function findBeats(sentences: readonly AnalysedSentence[], wanted: number): Beats {
  const counted = sentences.filter((sentence) => sentence.isCounted).map((sentence) => sentence.index)
  const areCounted = counted.length >= 3 || (counted.length === 2 && sentences.length < 25)
  const cuts = areCounted ? counted : findDips(sentences, wanted)
  const first = cuts[0] ?? 0
  const beats = cuts.map((cut, position) =>
    toBeat(sentences.slice(cut, cuts[position + 1] ?? sentences.length)),
  )
  return { intro: sentences.slice(0, first), beats, areCounted }
}

/** Fewer marks than this may be chance: "the second thing". */
const minCounted = 3

/** The points of a text that counts them itself; empty for others. */
export function countedBeats(sentences: readonly AnalysedSentence[]): readonly Beat[] {
  const { areCounted, beats } = findBeats(sentences, 1)
  return areCounted && beats.length >= minCounted ? beats : []
}

function toBeat(sentences: readonly AnalysedSentence[]): Beat {
  const labelled = sentences
    .slice(0, 2)
    .find(
      (sentence, index) =>
        (sentence.isLabel || isName(sentence)) &&
        sentence.text !== '' &&
        (sentence.isCounted || (index === 1 && isMark(sentences[0]!))),
    )
  const label = labelled?.text.replace(/(?<![.!?])[.!?]+$/, '').replace(/^(what|how) about /i, '') ?? null
  return { sentences, label }
}

/** "Takeout coffee on workdays.": the name of a point that is spoken, too. */
function isName(sentence: AnalysedSentence): boolean {
  return sentence.isCounted && sentence.words <= maxNameWords && !hasVerb(sentence)
}

const maxNameWords = 6

/** "Number four." */
function isMark(sentence: AnalysedSentence): boolean {
  return sentence.isCounted && sentence.text === ''
}

function findDips(sentences: readonly AnalysedSentence[], wanted: number): number[] {
  const dips: { at: number; overlap: number }[] = []
  for (let at = minBeatSentences; at <= sentences.length - minBeatSentences; at++) {
    const before = merge(sentences.slice(Math.max(0, at - windowSentences), at))
    const after = merge(sentences.slice(at, at + windowSentences))
    const sentence = sentences[at]!
    const overlap =
      similarity(before, after) - (sentence.startsBlock ? 0.15 : 0) + (sentence.isDependent ? 0.3 : 0)
    dips.push({ at, overlap })
  }
  dips.sort((a, b) => a.overlap - b.overlap || a.at - b.at)
  const cuts = [0]
  for (const { at } of dips) {
    if (cuts.length >= wanted) break
    if (cuts.every((cut) => Math.abs(cut - at) >= minBeatSentences)) cuts.push(at)
  }
  return cuts.sort((a, b) => a - b)
}

function merge(sentences: readonly AnalysedSentence[]): TermVector {
  const sum = new Map<string, number>()
  for (const sentence of sentences) {
    for (const [term, weight] of sentence.vector) sum.set(term, (sum.get(term) ?? 0) + weight)
  }
  const length = Math.hypot(...sum.values()) || 1
  return new Map([...sum].map(([term, weight]) => [term, weight / length]))
}
