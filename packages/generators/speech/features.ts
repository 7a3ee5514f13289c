// Describes the content of speech independently of the speaker: mel-frequency cepstral coefficients (Davis and
// Mermelstein 1980), normalized over the utterance to remove the influence of speaker, loudness and microphone, with
// their slopes.

import { createFourierPlan } from '@vivify/timeline/signal/fft'

/** One feature vector per 10 ms, in one block. */
export interface Features {
  readonly frameCount: number
  readonly values: Float32Array
}

/** Time between two frames. */
export const frameSeconds = 0.01
/** Numbers per frame. */
export const featureCount = 26

const windowSeconds = 0.025
const bandCount = 26
const coefficientCount = 13
const minHz = 80
const maxHz = 7600
const preEmphasis = 0.97
/** The first coefficient is loudness, the best sign of a pause, so it counts more. */
const loudnessWeight = 1.5
const slopeWeight = 0.5
const slopeFrames = 2

/**
 * Computes the features of mono samples at any rate from 16 kHz up. Frame n is centered 12.5 ms after n * 10
 * ms.
 */
export function computeFeatures(pcm: Float32Array, sampleRate: number): Features {
  const coefficients = computeCepstra(pcm, sampleRate)
  const frameCount = coefficients.length / coefficientCount
  normalize(coefficients, frameCount)
  const values = new Float32Array(frameCount * featureCount)
  for (let frame = 0; frame < frameCount; frame++) {
    const before = Math.max(0, frame - slopeFrames) * coefficientCount
    const after = Math.min(frameCount - 1, frame + slopeFrames) * coefficientCount
    for (let index = 0; index < coefficientCount; index++) {
      const at = frame * featureCount + index
      values[at] = coefficients[frame * coefficientCount + index]!
      values[at + coefficientCount] =
        (coefficients[after + index]! - coefficients[before + index]!) * slopeWeight
    }
  }
  return { frameCount, values }
}

function computeCepstra(pcm: Float32Array, sampleRate: number): Float32Array {
  const windowLength = Math.round(windowSeconds * sampleRate)
  const plan = createFourierPlan(2 ** Math.ceil(Math.log2(windowLength)))
  const bands = buildBands(plan.size, sampleRate)
  const cosines = buildCosines()
  const hamming = Float64Array.from(
    { length: windowLength },
    (_, index) => 0.54 - 0.46 * Math.cos((2 * Math.PI * index) / (windowLength - 1)),
  )
  const frameCount = Math.max(1, Math.floor((pcm.length / sampleRate - windowSeconds) / frameSeconds) + 1)
  const cepstra = new Float32Array(frameCount * coefficientCount)
  const samples = new Float64Array(windowLength)
  const power = new Float64Array(plan.size / 2 + 1)
  const logs = new Float64Array(bandCount)
  for (let frame = 0; frame < frameCount; frame++) {
    const from = Math.round(frame * frameSeconds * sampleRate)
    for (let index = 0; index < windowLength; index++) {
      const sample = pcm[from + index] ?? 0
      samples[index] = (sample - preEmphasis * (pcm[from + index - 1] ?? 0)) * hamming[index]!
    }
    plan.powerSpectrum(samples, power)
    bands.forEach((band, index) => (logs[index] = Math.log(1e-7 + sumBand(band, power))))
    for (let index = 0; index < coefficientCount; index++) {
      let sum = 0
      for (let band = 0; band < bandCount; band++) sum += logs[band]! * cosines[index * bandCount + band]!
      cepstra[frame * coefficientCount + index] = sum
    }
  }
  return cepstra
}

interface Band {
  readonly firstBin: number
  readonly weights: Float64Array
}

/** Triangles of equal width on the mel scale. */
function buildBands(size: number, sampleRate: number): Band[] {
  const lowMel = toMel(minHz)
  const stepMel = (toMel(Math.min(maxHz, sampleRate / 2)) - lowMel) / (bandCount + 1)
  const toBin = (index: number) => (fromMel(lowMel + stepMel * index) * size) / sampleRate
  return Array.from({ length: bandCount }, (_, index) => {
    const [low, middle, high] = [toBin(index), toBin(index + 1), toBin(index + 2)]
    const firstBin = Math.ceil(low)
    const lastBin = Math.min(size / 2, Math.floor(high))
    const weights = Float64Array.from({ length: Math.max(0, lastBin - firstBin + 1) }, (__, offset) => {
      const bin = firstBin + offset
      return Math.max(0, Math.min((bin - low) / (middle - low), (high - bin) / (high - middle)))
    })
    return { firstBin, weights }
  })
}

function sumBand({ firstBin, weights }: Band, power: Float64Array): number {
  let sum = 0
  for (let offset = 0; offset < weights.length; offset++) sum += weights[offset]! * power[firstBin + offset]!
  return sum
}

function buildCosines(): Float64Array {
  const cosines = new Float64Array(coefficientCount * bandCount)
  for (let index = 0; index < coefficientCount; index++) {
    for (let band = 0; band < bandCount; band++) {
      cosines[index * bandCount + band] = Math.cos((Math.PI * index * (band + 0.5)) / bandCount)
    }
  }
  return cosines
}

/** Normalizes every coefficient to mean 0 and standard deviation 1 over the utterance. */
function normalize(coefficients: Float32Array, frameCount: number): void {
  for (let index = 0; index < coefficientCount; index++) {
    let sum = 0
    let squares = 0
    for (let frame = 0; frame < frameCount; frame++) {
      const value = coefficients[frame * coefficientCount + index]!
      sum += value
      squares += value * value
    }
    const mean = sum / frameCount
    const deviation = Math.sqrt(Math.max(0, squares / frameCount - mean * mean)) || 1
    const weight = index === 0 ? loudnessWeight : 1
    for (let frame = 0; frame < frameCount; frame++) {
      const at = frame * coefficientCount + index
      coefficients[at] = ((coefficients[at]! - mean) / deviation) * weight
    }
  }
}

function toMel(hertz: number): number {
  return 2595 * Math.log10(1 + hertz / 700)
}

function fromMel(mel: number): number {
  return 700 * (10 ** (mel / 2595) - 1)
}
