import type { MasterTone } from '../score.ts'
import { createBiquadFilter, designBiquad } from './filters.ts'

/** Samples by which the master's output lags its input. */
export const masterLatencySamples = 64
/** No sample of the output is larger: -3.1 dBFS. */
const ceiling = 0.7
const chunk = masterLatencySamples

/**
 * The end of the mix: rumble filter, tone shelves, a gentle compressor (2:1, slow) and a limiter at -3.1 dBFS.
 * Works in place on blocks whose length is a multiple of 64; the output lags by `masterLatencySamples`.
 */
export function createMaster(
  tone: MasterTone,
  sampleRate: number,
): (left: Float32Array, right: Float32Array, length: number) => void {
  const sides = [0, 1].map(() => [
    createBiquadFilter(designBiquad('highpass', 32, sampleRate)),
    ...shelves(tone, sampleRate).map(createBiquadFilter),
  ]) as [ReturnType<typeof createBiquadFilter>[], ReturnType<typeof createBiquadFilter>[]]
  const compress = createCompressor(10 ** (tone.gainDecibels / 20), sampleRate)
  const limit = createLimiter(sampleRate)
  return (left, right, length) => {
    for (const filter of sides[0]) filter.process(left, length)
    for (const filter of sides[1]) filter.process(right, length)
    compress(left, right, length)
    limit(left, right, length)
  }
}

function shelves(tone: MasterTone, sampleRate: number): ReturnType<typeof designBiquad>[] {
  const bands = [
    { kind: 'lowshelf', hertz: 160, gain: tone.lowDecibels },
    { kind: 'highshelf', hertz: 2500, gain: tone.presenceDecibels },
    { kind: 'highshelf', hertz: 9000, gain: tone.airDecibels },
  ] as const
  return bands
    .filter((band) => band.gain !== 0)
    .map((band) => designBiquad(band.kind, band.hertz, sampleRate, Math.SQRT1_2, band.gain))
}

type StereoProcess = (left: Float32Array, right: Float32Array, length: number) => void

/**
 * Two to one above -32 dBFS mean square, 40 ms up and 400 ms down: slow enough to level sections without pumping (a
 * sparse intro must be audible under the first sentence too). Gain steps are smoothed over 64 samples.
 */
function createCompressor(makeUp: number, sampleRate: number): StereoProcess {
  const threshold = 10 ** (-32 / 10)
  const rise = 1 - Math.exp(-chunk / (0.04 * sampleRate))
  const fall = 1 - Math.exp(-chunk / (0.4 * sampleRate))
  // Starting from a typical level prevents a burst on the first beat.
  let meanSquare = 10 ** (-26 / 10)
  let gain = makeUp * Math.sqrt(Math.sqrt(threshold / meanSquare))
  return (left, right, length) => {
    for (let start = 0; start < length; start += chunk) {
      let power = 0
      for (let index = start; index < start + chunk; index++) {
        power += left[index]! * left[index]! + right[index]! * right[index]!
      }
      power /= 2 * chunk
      meanSquare += (power > meanSquare ? rise : fall) * (power - meanSquare)
      // In power, (threshold / x) ^ (1/4) is a ratio of 2:1 in level.
      const target = makeUp * (meanSquare > threshold ? Math.sqrt(Math.sqrt(threshold / meanSquare)) : 1)
      const slope = (target - gain) / chunk
      for (let index = start; index < start + chunk; index++) {
        gain += slope
        left[index]! *= gain
        right[index]! *= gain
      }
    }
  }
}

/**
 * Keeps every sample under the ceiling. The gain at each chunk border is the lower of the gains that the two adjacent
 * chunks need, and it is linear in between, so it is never above the need of the chunk.
 */
function createLimiter(sampleRate: number): StereoProcess {
  const heldLeft = new Float32Array(chunk)
  const heldRight = new Float32Array(chunk)
  const release = chunk / (0.15 * sampleRate)
  let heldNeed = 1
  let border = 1
  return (left, right, length) => {
    for (let start = 0; start < length; start += chunk) {
      let peak = 0
      for (let index = start; index < start + chunk; index++) {
        peak = Math.max(peak, Math.abs(left[index]!), Math.abs(right[index]!))
      }
      const need = peak > ceiling ? ceiling / peak : 1
      const nextBorder = Math.min(need, heldNeed, border + release)
      const slope = (nextBorder - border) / chunk
      for (let index = 0; index < chunk; index++) {
        const gain = border + slope * (index + 1)
        const incomingLeft = left[start + index]!
        const incomingRight = right[start + index]!
        left[start + index] = heldLeft[index]! * gain
        right[start + index] = heldRight[index]! * gain
        heldLeft[index] = incomingLeft
        heldRight[index] = incomingRight
      }
      border = nextBorder
      heldNeed = need
    }
  }
}
