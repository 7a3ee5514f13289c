// Lowers the music under words, whose times are known. The music falls before a word begins, stays down between words
// that belong together, and never pumps on consonants as a level-driven ducker does.

import { fromDecibels } from '../signal/decibels.ts'

/** A stretch of time in seconds of the video. */
export interface Interval {
  readonly start: number
  readonly end: number
}

/** How far and how fast the music falls. */
export interface DuckingOptions {
  /** Change under words, in decibels (negative). Default -11. */
  readonly depthDb?: number
  /** Time in which the music falls; it is down when the word starts. Default 0.12. */
  readonly attackSeconds?: number
  /** Time for which the music stays down after a word. Default 0.35. */
  readonly holdSeconds?: number
  /** Time in which the music recovers. Default 0.45. */
  readonly releaseSeconds?: number
  /** Words closer than this count as one stretch. Default 0.45. */
  readonly mergeGapSeconds?: number
}

/** A gain over time, for the mixer and for display: value i is the gain at i * stepSeconds. */
export interface DuckingCurve {
  readonly stepSeconds: number
  /** Linear gains from 10^(depth/20) to 1, interpolated linearly. The last one is at or after the end. */
  readonly gains: Float32Array
}

export const defaultDuckingDepthDb = -11
const stepSeconds = 0.01

/**
 * Draws the music's gain for words at the given times, which may be in any order; empty, reversed and invalid ones are
 * ignored. The ramps are smooth in decibels.
 */
export function drawDuckingCurve(
  words: readonly Interval[],
  durationSeconds: number,
  options: DuckingOptions = {},
): DuckingCurve {
  const { depthDb = defaultDuckingDepthDb, attackSeconds = 0.12 } = options
  const { holdSeconds = 0.35, releaseSeconds = 0.45, mergeGapSeconds = 0.45 } = options
  const gains = new Float32Array(Math.ceil(durationSeconds / stepSeconds) + 1)
  const depths = new Float32Array(gains.length)
  for (const { start, end } of mergeIntervals(words, mergeGapSeconds)) {
    const first = Math.max(0, Math.ceil((start - attackSeconds) / stepSeconds))
    const last = Math.min(gains.length - 1, Math.floor((end + holdSeconds + releaseSeconds) / stepSeconds))
    for (let index = first; index <= last; index++) {
      const time = index * stepSeconds
      const sinking = (time - (start - attackSeconds)) / attackSeconds
      const rising = (end + holdSeconds + releaseSeconds - time) / releaseSeconds
      const depth = easeInOut(Math.min(1, sinking, rising))
      // Where a recovery overlaps the next fall, the deeper value wins.
      if (depth > depths[index]) depths[index] = depth
    }
  }
  for (let index = 0; index < gains.length; index++) gains[index] = fromDecibels(depthDb * depths[index])
  return { stepSeconds, gains }
}

/** Sorted stretches of words, joined where the gap between two is shorter than `mergeGapSeconds`. */
export function mergeIntervals(words: readonly Interval[], mergeGapSeconds: number): Interval[] {
  const sorted = words
    .filter(({ start, end }) => Number.isFinite(start) && Number.isFinite(end) && end > start)
    .sort((a, b) => a.start - b.start)
  const merged: { start: number; end: number }[] = []
  for (const { start, end } of sorted) {
    const last = merged.at(-1)
    if (last && start - last.end < mergeGapSeconds) last.end = Math.max(last.end, end)
    else merged.push({ start, end })
  }
  return merged
}

/** Gain of a curve at a time in seconds; the first and last gains hold beyond its ends. */
export function readDuckingGain({ gains, stepSeconds: step }: DuckingCurve, timeSeconds: number): number {
  const position = Math.min(Math.max(timeSeconds / step, 0), gains.length - 1)
  const index = Math.min(Math.floor(position), gains.length - 2)
  if (index < 0) return gains[0] ?? 1
  return gains[index] + (gains[index + 1] - gains[index]) * (position - index)
}

function easeInOut(progress: number): number {
  const x = Math.max(0, progress)
  return x * x * (3 - 2 * x)
}
