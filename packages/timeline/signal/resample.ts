// Sample rate conversion by a polyphase windowed sinc. Output samples can be read from any position, so that a
// long piece is converted in blocks without a copy of the whole.

import { evaluateSinc, weighKaiser } from './kaiser.ts'

/** Converts one channel between two fixed rates. Stateless: blocks may be read in any order. */
export interface Resampler {
  readonly fromRate: number
  readonly toRate: number
  /** Number of output samples that cover `inputLength` input samples, rounded to the nearest. */
  countOutput(inputLength: number): number
  /** Fills `output` with the converted samples from output index `start` on. Outside `input` there is silence. */
  read(input: Float32Array, start: number, output: Float32Array): void
}

/** Taps per output sample when the rate rises; when it falls, the number grows in proportion. */
const tapsAtFullBand = 48
const kaiserBeta = 7
/** -6 dB point as a part of the lower of the two rates; flat to 0.42, 60 dB down from about 0.51. */
const cutoff = 0.465
const minRate = 4000
const maxRate = 384_000

/**
 * Creates a converter. Rates are whole numbers of samples per second from 4000 to 384,000; others throw RangeError.
 * Flat within 0.1 dB to 0.42 of the lower rate; images and aliases are at least 60 dB down beyond 0.52 of it.
 */
export function createResampler(fromRate: number, toRate: number): Resampler {
  requireRate(fromRate)
  requireRate(toRate)
  const divisor = findCommonDivisor(fromRate, toRate)
  const phases = toRate / divisor
  const step = fromRate / divisor
  const countOutput = (inputLength: number) => Math.round((inputLength * phases) / step)
  if (phases === step) {
    return { fromRate, toRate, countOutput, read: copyRange }
  }
  const { taps, table } = buildTable(phases, step)
  const lead = taps / 2 - 1

  function read(input: Float32Array, start: number, output: Float32Array): void {
    for (let index = 0; index < output.length; index++) {
      // Output n is at input position n * step / phases. The whole part selects samples, the fraction selects a phase.
      const scaled = (start + index) * step
      const whole = Math.floor(scaled / phases)
      const row = (scaled - whole * phases) * taps
      const base = whole - lead
      output[index] =
        base >= 0 && base + taps <= input.length
          ? weighInside(table, row, input, base, taps)
          : weighEdge(table, row, input, base, taps)
    }
  }

  return { fromRate, toRate, countOutput, read }
}

/**
 * Converts a whole channel; the result has round(length * toRate / fromRate) samples. Throws like `createResampler`.
 */
export function resample(samples: Float32Array, fromRate: number, toRate: number): Float32Array {
  const resampler = createResampler(fromRate, toRate)
  const output = new Float32Array(resampler.countOutput(samples.length))
  resampler.read(samples, 0, output)
  return output
}

/** Weighted sum of `taps` (a multiple of 4) samples. Four sums at once keep the processor busy. */
function weighInside(
  table: Float32Array,
  row: number,
  input: Float32Array,
  base: number,
  taps: number,
): number {
  let first = 0
  let second = 0
  let third = 0
  let fourth = 0
  for (let tap = 0; tap < taps; tap += 4) {
    first += table[row + tap] * input[base + tap]
    second += table[row + tap + 1] * input[base + tap + 1]
    third += table[row + tap + 2] * input[base + tap + 2]
    fourth += table[row + tap + 3] * input[base + tap + 3]
  }
  return first + second + (third + fourth)
}

/** The same sum where the filter extends beyond the input, which counts as silence. */
function weighEdge(
  table: Float32Array,
  row: number,
  input: Float32Array,
  base: number,
  taps: number,
): number {
  let sum = 0
  for (let tap = Math.max(0, -base); tap < Math.min(taps, input.length - base); tap++) {
    sum += table[row + tap] * input[base + tap]
  }
  return sum
}

/** One row of filter taps for each fractional position, each row summing to 1 so that DC passes unchanged. */
function buildTable(phases: number, step: number): { taps: number; table: Float32Array } {
  // To lower the rate, the filter is stretched over more input samples.
  const stretch = Math.max(1, step / phases)
  const taps = 4 * Math.ceil((tapsAtFullBand * stretch) / 4)
  const table = new Float32Array(phases * taps)
  const bandwidth = (2 * cutoff) / stretch
  for (let phase = 0; phase < phases; phase++) {
    const row = table.subarray(phase * taps, (phase + 1) * taps)
    let sum = 0
    for (let tap = 0; tap < taps; tap++) {
      const distance = tap - (taps / 2 - 1) - phase / phases
      row[tap] = evaluateSinc(distance * bandwidth) * weighKaiser(distance / (taps / 2), kaiserBeta)
      sum += row[tap]
    }
    for (let tap = 0; tap < taps; tap++) row[tap] /= sum
  }
  return { taps, table }
}

function copyRange(input: Float32Array, start: number, output: Float32Array): void {
  const available = input.subarray(Math.min(start, input.length), start + output.length)
  output.set(available)
  output.fill(0, available.length)
}

function requireRate(rate: number): void {
  if (!Number.isInteger(rate) || rate < minRate || rate > maxRate) {
    throw new RangeError(`A sample rate must be a whole number from ${minRate} to ${maxRate}, not ${rate}`)
  }
}

function findCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : findCommonDivisor(b, a % b)
}
