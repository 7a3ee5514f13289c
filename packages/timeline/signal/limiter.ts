// A look-ahead limiter on true peaks. The gain is computed once per cell of 16 samples (0.33 ms at 48 kHz) and
// interpolated linearly between cells. A whole video's gain curve is therefore small enough to try several input levels
// without touching the sound.

import { applyCellGains, cellSamples } from './cell-gains.ts'
import { fromDecibels, toDecibels } from './decibels.ts'
import { measureCellPeaks } from './true-peak.ts'

/** Limiter settings. */
export interface LimiterOptions {
  readonly sampleRate: number
  /** Highest true peak allowed, in dBTP. */
  readonly ceilingDb: number
  /** Gain before limiting. Default 0 dB. */
  readonly gainDb?: number
  /** Time over which the gain falls before a peak. Default 5 ms. */
  readonly lookAheadSeconds?: number
  /** Time constant of the recovery. Default 90 ms. */
  readonly releaseSeconds?: number
}

/** Result of a limiter, to judge whether it is audible. */
export interface LimiterReport {
  /** Deepest reduction in decibels, 0 or more. */
  readonly maxReductionDb: number
}

/**
 * Limits channels of one length in place, all by the same gain, after raising them by `gainDb`. No true peak
 * exceeds the ceiling by more than about 0.05 dB (the gain moves while the peak is between two samples).
 */
export function limitInPlace(channels: readonly Float32Array[], options: LimiterOptions): LimiterReport {
  const gain = fromDecibels(options.gainDb ?? 0)
  const floor = fromDecibels(options.ceilingDb) / gain
  const gains = planLimiterGains(measureCellPeaks(channels, floor), options)
  applyCellGains(channels, gains)
  return reportReduction(gains, gain)
}

/**
 * Gain at every cell boundary (one more than there are cells), including `gainDb`. `cellPeaks` are the true peaks
 * before that gain. Between two boundaries the gain is linear and never above the limit of the cell.
 */
export function planLimiterGains(cellPeaks: Float32Array, options: LimiterOptions): Float32Array {
  const { sampleRate, ceilingDb, gainDb = 0, lookAheadSeconds = 0.005, releaseSeconds = 0.09 } = options
  const gain = fromDecibels(gainDb)
  const ceiling = fromDecibels(ceilingDb)
  const ahead = Math.max(2, 2 * Math.round((lookAheadSeconds * sampleRate) / cellSamples / 2))
  const gains = new Float32Array(cellPeaks.length + 1)
  let previous = 1
  for (let node = 0; node < gains.length; node++) {
    const next = node < cellPeaks.length ? allow(cellPeaks[node] * gain, ceiling) : 1
    gains[node] = Math.min(previous, next)
    previous = next
  }
  lowerAhead(gains, ahead)
  recover(gains, Math.exp(-cellSamples / (releaseSeconds * sampleRate)))
  // Two passes of half the look-ahead round both corners of the ramp. Together they reach back no further than the
  // look-ahead, so the gain is still down in time for the peak.
  smoothBehind(gains, ahead / 2)
  smoothBehind(gains, ahead / 2)
  for (let node = 0; node < gains.length; node++) gains[node] *= gain
  return gains
}

/** Summarizes gains from `planLimiterGains` that were made with the linear input gain `gain`. */
export function reportReduction(gains: Float32Array, gain: number): LimiterReport {
  let least = gain
  for (const value of gains) least = Math.min(least, value)
  return { maxReductionDb: Math.max(0, toDecibels(gain / least)) }
}

function allow(peak: number, ceiling: number): number {
  return peak > ceiling ? ceiling / peak : 1
}

/** Replaces each value by the minimum of itself and the next `ahead` values (monotonic queue, linear time). */
function lowerAhead(values: Float32Array, ahead: number): void {
  const queue = new Int32Array(values.length)
  const original = values.slice()
  let head = 0
  let tail = 0
  for (let index = 0; index < values.length + ahead; index++) {
    if (index < values.length) {
      while (tail > head && original[queue[tail - 1]] >= original[index]) tail--
      queue[tail++] = index
    }
    const target = index - ahead
    if (target < 0) continue
    while (queue[head] < target) head++
    values[target] = original[queue[head]]
  }
}

/** Lets the gain fall at once and recover exponentially. */
function recover(values: Float32Array, keep: number): void {
  let gain = 1
  for (let index = 0; index < values.length; index++) {
    const target = values[index]
    gain = target < gain ? target : target - (target - gain) * keep
    values[index] = gain
  }
}

/** Moving average over a value and the `behind` values before it. Values before the start count as the first value. */
function smoothBehind(values: Float32Array, behind: number): void {
  const count = behind + 1
  const ring = new Float64Array(count).fill(values[0])
  let sum = values[0] * count
  for (let index = 0, slot = 0; index < values.length; index++) {
    sum += values[index] - ring[slot]
    ring[slot] = values[index]
    values[index] = sum / count
    slot = slot + 1 === count ? 0 : slot + 1
  }
}
