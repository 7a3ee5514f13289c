// A few early reflections of a small treated room, different on the left and right. They make a synthetic voice less
// dry. All end within 35 ms, so no word runs into the next.

import { designHighPass, designLowPass, filterInPlace } from '../signal/biquad.ts'
import { fromDecibels } from '../signal/decibels.ts'

interface Reflection {
  readonly delayMs: number
  readonly gain: number
}

/** The delays have no common divisor, so that no pitch is heard. The gains fall with time and alternate in sign. */
const leftReflections: readonly Reflection[] = [
  { delayMs: 5.3, gain: 0.62 },
  { delayMs: 9.7, gain: -0.5 },
  { delayMs: 15.1, gain: 0.4 },
  { delayMs: 21.9, gain: -0.3 },
  { delayMs: 30.7, gain: 0.2 },
]
const rightReflections: readonly Reflection[] = [
  { delayMs: 6.7, gain: 0.6 },
  { delayMs: 11.3, gain: 0.48 },
  { delayMs: 17.9, gain: -0.38 },
  { delayMs: 25.3, gain: 0.28 },
  { delayMs: 33.1, gain: -0.18 },
]

/**
 * Adds the reflections of a mono voice to a stereo mix. The voice begins at `startSample` of the mix; samples outside
 * the mix are dropped. `levelDb` is the level of all reflections of one side relative to the voice.
 */
export function addRoom(
  voice: Float32Array,
  mix: readonly [Float32Array, Float32Array],
  options: { startSample: number; sampleRate: number; levelDb: number },
): void {
  const { startSample, sampleRate, levelDb } = options
  const reflected = voice.slice()
  filterInPlace(
    reflected,
    designLowPass({ sampleRate, frequencyHz: 5500 }),
    designHighPass({ sampleRate, frequencyHz: 250 }),
  )
  ;[leftReflections, rightReflections].forEach((reflections, channel) => {
    const energy = reflections.reduce((sum, { gain }) => sum + gain * gain, 0)
    const scale = fromDecibels(levelDb) / Math.sqrt(energy)
    for (const { delayMs, gain } of reflections) {
      const delay = Math.round((delayMs / 1000) * sampleRate)
      addAt(mix[channel], reflected, startSample + delay, gain * scale)
    }
  })
}

/**
 * Adds `sound` times `gain` to `target` from `startSample` on, which may be negative; samples outside `target` are
 * dropped.
 */
export function addAt(target: Float32Array, sound: Float32Array, startSample: number, gain: number): void {
  const from = Math.max(0, -startSample)
  const to = Math.min(sound.length, target.length - startSample)
  for (let index = from; index < to; index++) target[startSample + index] += sound[index] * gain
}
