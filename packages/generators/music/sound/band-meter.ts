import { createFourierPlan } from '@vivify/timeline/signal/fft'

/** Mean power of four bands in decibels (the same unknown reference for all, so that only differences count). */
export interface BandLevels {
  /** Below 250 Hz. */
  low: number
  /** 250 Hz to 2 kHz. */
  middle: number
  /** 2 to 8 kHz. */
  high: number
  /** Above 8 kHz. */
  air: number
}

const frameSamples = 4096

/** Measures how the power of a sound is distributed over four bands (Hann-windowed frames, both channels). */
export function measureBands(channels: readonly Float32Array[], sampleRate: number): BandLevels {
  const plan = createFourierPlan(frameSamples)
  const framed = new Float64Array(frameSamples)
  const power = new Float64Array(frameSamples / 2 + 1)
  const sums: BandLevels = { low: 0, middle: 0, high: 0, air: 0 }
  for (const channel of channels) {
    for (let start = 0; start + frameSamples <= channel.length; start += frameSamples) {
      for (let index = 0; index < frameSamples; index++) {
        const window = 0.5 - 0.5 * Math.cos((2 * Math.PI * index) / frameSamples)
        framed[index] = channel[start + index]! * window
      }
      plan.powerSpectrum(framed, power)
      for (let bin = 1; bin < power.length; bin++) {
        const hertz = (bin * sampleRate) / frameSamples
        const band = hertz < 250 ? 'low' : hertz < 2000 ? 'middle' : hertz < 8000 ? 'high' : 'air'
        sums[band] += power[bin]!
      }
    }
  }
  const toDecibels = (value: number): number => 10 * Math.log10(value + 1e-20)
  return {
    low: toDecibels(sums.low),
    middle: toDecibels(sums.middle),
    high: toDecibels(sums.high),
    air: toDecibels(sums.air),
  }
}
