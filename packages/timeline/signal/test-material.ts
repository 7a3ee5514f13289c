// Sounds for tests, made from formulas and seeds.

import { createRandom } from '@vivify/contract/random'

/** A sine of the given peak amplitude. */
export function buildTone(
  sampleRate: number,
  frequencyHz: number,
  durationSeconds: number,
  amplitude: number,
  phase = 0,
): Float32Array {
  return Float32Array.from(
    { length: Math.round(sampleRate * durationSeconds) },
    (_, index) => amplitude * Math.sin((2 * Math.PI * frequencyHz * index) / sampleRate + phase),
  )
}

/** White noise with the given peak amplitude. */
export function buildNoise(label: string, length: number, amplitude: number): Float32Array {
  const random = createRandom(label)
  return Float32Array.from({ length }, () => random.between(-amplitude, amplitude))
}

/**
 * A sound with the rhythm and the spectral tilt of speech: a buzz of falling harmonics with noise, in syllables of
 * about 0.2 s, words of three syllables and a breath after every fourth word. Its peak is `amplitude`.
 */
export function buildSpeechLike(
  label: string,
  sampleRate: number,
  durationSeconds: number,
  amplitude: number,
): Float32Array {
  const random = createRandom(label)
  const samples = new Float32Array(Math.round(sampleRate * durationSeconds))
  let phase = 0
  let peak = 0
  for (let index = 0; index < samples.length; index++) {
    const time = index / sampleRate
    const isBreath = time % 3 > 2.55
    const syllable = isBreath ? 0 : Math.sin(Math.PI * ((time % 0.2) / 0.2)) ** 2
    phase += (110 + 25 * Math.sin(2.1 * time)) / sampleRate
    let buzz = 0
    for (let harmonic = 1; harmonic <= 12; harmonic++) {
      buzz += Math.sin(2 * Math.PI * phase * harmonic + harmonic * harmonic) / harmonic ** 1.2
    }
    samples[index] = syllable * (buzz + 0.25 * random.between(-1, 1))
    peak = Math.max(peak, Math.abs(samples[index]))
  }
  return samples.map((value) => (value / peak) * amplitude)
}
