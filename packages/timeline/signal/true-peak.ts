// True peak after ITU-R BS.1770-4 annex 2: the highest level between samples, found by fourfold oversampling.

import { cellSamples } from './cell-gains.ts'
import { toDecibels } from './decibels.ts'
import { evaluateSinc, weighKaiser } from './kaiser.ts'

/** Taps on each side of an interpolated point; 12 on each side follow tones to 20 kHz at 48 kHz within 0.1 dB. */
const reach = 12
const taps = 2 * reach
const kaiserBeta = 6

const quarter = buildPhase(0.25)
const half = buildPhase(0.5)
const threeQuarters = buildPhase(0.75)
/**
 * No interpolated point can exceed the largest sample within reach times this factor, so most cells need no
 * interpolation.
 */
const maxOvershoot = Math.max(...[quarter, half, threeQuarters].map(sumMagnitudes))

/** True peak of all channels in dBTP; -Infinity for digital silence. */
export function measureTruePeak(channels: readonly Float32Array[]): number {
  let peak = 0
  for (const samples of channels) {
    for (let start = 0; start < samples.length; start += cellSamples) {
      peak = Math.max(peak, findCellPeak(samples, start, peak))
    }
  }
  return toDecibels(peak)
}

/**
 * True peak (linear) of each run of `cellSamples` samples, over all channels. Cells whose peak is certainly below
 * `floor` are not interpolated; their value is some number below `floor`.
 */
export function measureCellPeaks(channels: readonly Float32Array[], floor = 0): Float32Array {
  const length = channels[0]?.length ?? 0
  const peaks = new Float32Array(Math.ceil(length / cellSamples))
  for (const samples of channels) {
    for (let cell = 0; cell < peaks.length; cell++) {
      const peak = findCellPeak(samples, cell * cellSamples, floor)
      if (peak > peaks[cell]) peaks[cell] = peak
    }
  }
  return peaks
}

/**
 * Largest magnitude at and after each sample of one cell. Only samples are compared when no interpolated point can
 * exceed `floor`.
 */
function findCellPeak(samples: Float32Array, start: number, floor: number): number {
  const end = Math.min(start + cellSamples, samples.length)
  const from = Math.max(0, start - reach)
  const to = Math.min(samples.length, end + reach)
  let nearby = 0
  for (let index = from; index < to; index++) {
    const magnitude = Math.abs(samples[index])
    if (magnitude > nearby) nearby = magnitude
  }
  if (nearby * maxOvershoot <= floor || nearby === 0) return Math.min(nearby, floor)
  let peak = 0
  for (let index = start; index < end; index++) {
    const magnitude = Math.abs(samples[index])
    if (magnitude > peak) peak = magnitude
    const base = index - reach + 1
    const inside = base >= 0 && base + taps <= samples.length
    const between = inside ? interpolate(samples, base) : interpolateEdge(samples, base)
    if (between > peak) peak = between
  }
  return peak
}

/** Largest magnitude at the three points between two samples. */
function interpolate(samples: Float32Array, base: number): number {
  let first = 0
  let second = 0
  let third = 0
  for (let tap = 0; tap < taps; tap++) {
    const value = samples[base + tap]
    first += quarter[tap] * value
    second += half[tap] * value
    third += threeQuarters[tap] * value
  }
  return Math.max(Math.abs(first), Math.abs(second), Math.abs(third))
}

function interpolateEdge(samples: Float32Array, base: number): number {
  const window = new Float32Array(taps)
  for (let tap = 0; tap < taps; tap++) window[tap] = samples[base + tap] ?? 0
  return interpolate(window, 0)
}

function buildPhase(fraction: number): Float64Array {
  const row = Float64Array.from({ length: taps }, (_, tap) => {
    const distance = tap - (reach - 1) - fraction
    return evaluateSinc(distance) * weighKaiser(distance / reach, kaiserBeta)
  })
  const sum = row.reduce((total, value) => total + value, 0)
  return row.map((value) => value / sum)
}

function sumMagnitudes(row: Float64Array): number {
  return row.reduce((total, value) => total + Math.abs(value), 0)
}
