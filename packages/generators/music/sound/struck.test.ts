import { createFourierPlan } from '@vivify/timeline/signal/fft'
import { describe, expect, test } from 'vitest'

import type { InstrumentName } from '../score.ts'
import { instruments } from './instruments.ts'
import { hertzOfPitch } from './struck.ts'

const sampleRate = 48_000
const size = 65_536

/** Distance in cents between a frequency and the strongest spectral peak near it (parabolic interpolation in dB). */
function measureDetune(samples: Float32Array, hertz: number): number {
  const framed = new Float64Array(size)
  const used = Math.min(size, samples.length)
  for (let index = 0; index < used; index++) {
    framed[index] = samples[index]! * (0.5 - 0.5 * Math.cos((2 * Math.PI * index) / used))
  }
  const power = createFourierPlan(size).powerSpectrum(framed)
  const center = (hertz * size) / sampleRate
  let best = Math.floor(center * 0.95)
  for (let bin = best; bin <= center * 1.05; bin++) if (power[bin]! > power[best]!) best = bin
  const [before, at, after] = [-1, 0, 1].map((offset) => Math.log(power[best + offset]!)) as [
    number,
    number,
    number,
  ]
  const peak = best + (0.5 * (before - after)) / (before - 2 * at + after)
  return 1200 * Math.log2(peak / center)
}

describe.each(Object.keys(instruments) as InstrumentName[])('%s', (name) => {
  const instrument = instruments[name]

  test.each([45, 60, 74])('is in tune at note %i', (pitch) => {
    if (instrument.type === 'struck') {
      const samples = instrument.render(pitch, 0.7, sampleRate)
      // Beating pairs are tuned on both sides of their note, so the peak may be at either of the two.
      expect(Math.abs(measureDetune(samples, hertzOfPitch(pitch)))).toBeLessThan(8)
    } else {
      const table = instrument.tables(sampleRate).near(pitch)
      expect(Math.abs(measureDetune(table.samples, hertzOfPitch(table.pitch)))).toBeLessThan(30)
    }
  })

  test('starts and stops without a click', () => {
    if (instrument.type === 'sustained') {
      const { samples } = instrument.tables(sampleRate).near(60)
      const seam = Math.abs(samples[0]! - samples[samples.length - 1]!)
      let largest = 0
      for (let index = 1; index < samples.length; index++) {
        largest = Math.max(largest, Math.abs(samples[index]! - samples[index - 1]!))
      }
      expect(seam).toBeLessThanOrEqual(largest)
      return
    }
    const samples = instrument.render(60, 1, sampleRate)
    expect(Math.abs(samples[0]!)).toBeLessThan(0.02)
    expect(Math.abs(samples[samples.length - 1]!)).toBeLessThan(0.001)
    const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
    expect(peak).toBeGreaterThan(0.2)
    expect(peak).toBeLessThan(4)
  })
})
