import { describe, expect, test } from 'vitest'
import {
  designBandPass,
  designHighPass,
  designHighShelf,
  designLowPass,
  designLowShelf,
  designPeaking,
  filterInPlace,
  readResponse,
} from './biquad.ts'
import { buildTone } from './test-material.ts'

const sampleRate = 48000

describe('filter designs', () => {
  const read = (filter: Parameters<typeof readResponse>[0], frequencyHz: number) =>
    readResponse(filter, frequencyHz, sampleRate)

  test('a high-pass is 3 dB down at its frequency and falls 12 dB an octave', () => {
    const filter = designHighPass({ sampleRate, frequencyHz: 80 })
    expect(read(filter, 80)).toBeCloseTo(-3.01, 2)
    expect(read(filter, 20) - read(filter, 10)).toBeCloseTo(12, 1)
    expect(read(filter, 1000)).toBeCloseTo(0, 2)
  })

  test('a low-pass mirrors it', () => {
    const filter = designLowPass({ sampleRate, frequencyHz: 1000 })
    expect(read(filter, 1000)).toBeCloseTo(-3.01, 2)
    expect(read(filter, 10)).toBeCloseTo(0, 3)
    expect(read(filter, 8000)).toBeLessThan(-36)
  })

  test('a bell and the shelves reach their gain and leave the rest alone', () => {
    const bell = designPeaking({ sampleRate, frequencyHz: 250, quality: 1, gainDb: -2.5 })
    expect(read(bell, 250)).toBeCloseTo(-2.5, 6)
    expect(read(bell, 10_000)).toBeCloseTo(0, 2)
    const high = designHighShelf({ sampleRate, frequencyHz: 6000, gainDb: 3 })
    expect(read(high, 6000)).toBeCloseTo(1.5, 6)
    expect(read(high, 20_000)).toBeCloseTo(3, 1)
    expect(read(high, 100)).toBeCloseTo(0, 2)
    const low = designLowShelf({ sampleRate, frequencyHz: 200, gainDb: -4 })
    expect(read(low, 200)).toBeCloseTo(-2, 6)
    expect(read(low, 5)).toBeCloseTo(-4, 1)
    expect(read(low, 10_000)).toBeCloseTo(0, 2)
  })

  test('a band-pass keeps its center', () => {
    const filter = designBandPass({ sampleRate, frequencyHz: 2000, quality: 2 })
    expect(read(filter, 2000)).toBeCloseTo(0, 6)
    expect(read(filter, 200)).toBeLessThan(-20)
    expect(read(filter, 20_000)).toBeLessThan(-20)
  })

  test.each([0, 24_000, 30_000, Number.NaN])('refuses %s Hz at 48 kHz', (frequencyHz) => {
    expect(() => designHighPass({ sampleRate, frequencyHz })).toThrow(RangeError)
  })
})

describe('filterInPlace', () => {
  test('changes a tone as the frequency response predicts', () => {
    const filter = designPeaking({ sampleRate, frequencyHz: 3200, quality: 0.9, gainDb: 6 })
    const tone = buildTone(sampleRate, 2000, 0.5, 0.25)
    filterInPlace(tone, filter)
    const settled = tone.subarray(12_000)
    const meanSquare = settled.reduce((sum, value) => sum + value * value, 0) / settled.length
    expect(10 * Math.log10((2 * meanSquare) / 0.25 ** 2)).toBeCloseTo(
      readResponse(filter, 2000, sampleRate),
      2,
    )
  })

  test('removes a constant and ends in true zeros after silence', () => {
    const samples = new Float32Array(sampleRate * 4).fill(0.5, 0, sampleRate)
    filterInPlace(samples, designHighPass({ sampleRate, frequencyHz: 80 }))
    expect(Math.abs(samples[sampleRate - 1])).toBeLessThan(1e-6)
    expect(samples[samples.length - 1]).toBe(0)
  })
})
