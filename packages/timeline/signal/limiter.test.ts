import { describe, expect, test } from 'vitest'
import { cellSamples } from './cell-gains.ts'
import { compressInPlace } from './compressor.ts'
import { limitInPlace, planLimiterGains } from './limiter.ts'
import { buildNoise, buildSpeechLike, buildTone } from './test-material.ts'
import { measureCellPeaks, measureTruePeak } from './true-peak.ts'

const sampleRate = 48000

describe('measureTruePeak', () => {
  test('finds the peak between the samples of a tone at a quarter of the rate', () => {
    // With this phase every sample is at 0.7071 of the crest, as in cases 15 to 19 of EBU Tech 3341.
    const tone = buildTone(sampleRate, 12_000, 0.2, 0.5, Math.PI / 4)
    expect(Math.max(...tone.map(Math.abs))).toBeCloseTo(0.3536, 3)
    const inside = tone.map((value, index) => value * Math.sin((Math.PI * index) / tone.length))
    expect(measureTruePeak([inside])).toBeCloseTo(-6.02, 1)
  })

  test.each([997, 5000, 8000, 14_700, 19_000])(
    'follows a full tone of %i Hz within 0.1 dB',
    (frequencyHz) => {
      const tone = buildTone(sampleRate, frequencyHz, 0.3, 0.8, 0.4)
      const inside = tone.map((value, index) => value * Math.sin((Math.PI * index) / tone.length))
      expect(Math.abs(measureTruePeak([inside]) - 20 * Math.log10(0.8))).toBeLessThan(0.1)
    },
  )

  test('takes the louder channel and says -Infinity for silence', () => {
    const quiet = buildTone(sampleRate, 440, 0.1, 0.1)
    const loud = buildTone(sampleRate, 440, 0.1, 0.4)
    expect(measureTruePeak([quiet, loud])).toBe(measureTruePeak([loud]))
    expect(measureTruePeak([new Float32Array(1000)])).toBe(Number.NEGATIVE_INFINITY)
  })

  test('measures cells of 16 samples, the last one short', () => {
    const samples = new Float32Array(100)
    samples[99] = -0.7
    const peaks = measureCellPeaks([samples])
    expect(peaks.length).toBe(7)
    expect(peaks[6]).toBeCloseTo(0.7, 6)
    expect(peaks[2]).toBe(0)
  })
})

describe('limitInPlace', () => {
  test.each([
    ['speech', () => [buildSpeechLike('limit', sampleRate, 2, 1)]],
    ['noise', () => [buildNoise('left', 48000, 1), buildNoise('right', 48000, 1)]],
    ['a tone between samples', () => [buildTone(sampleRate, 12_000, 0.5, 1, Math.PI / 4)]],
    ['clicks', () => [new Float32Array(48000).map((_, index) => (index % 4801 === 4000 ? 1 : 0))]],
  ])('keeps %s under the ceiling at +12 dB', (_, build) => {
    const channels = build()
    const report = limitInPlace(channels, { sampleRate, ceilingDb: -1.5, gainDb: 12 })
    expect(measureTruePeak(channels)).toBeLessThanOrEqual(-1.45)
    expect(measureTruePeak(channels)).toBeGreaterThan(-3)
    expect(report.maxReductionDb).toBeGreaterThan(6)
  })

  test('only raises sound that stays under the ceiling', () => {
    const tone = buildTone(sampleRate, 440, 0.2, 0.1)
    const expected = tone.map((value) => value * 10 ** (6 / 20))
    const report = limitInPlace([tone], { sampleRate, ceilingDb: -1.5, gainDb: 6 })
    expect(report.maxReductionDb).toBeCloseTo(0, 5)
    for (let index = 0; index < tone.length; index++) expect(tone[index]).toBeCloseTo(expected[index], 6)
  })

  test('turns both channels down together', () => {
    const left = buildTone(sampleRate, 200, 0.5, 1)
    const right = left.map((value) => value * 0.25)
    limitInPlace([left, right], { sampleRate, ceilingDb: -6 })
    for (let index = 0; index < left.length; index++) expect(right[index]).toBeCloseTo(left[index] / 4, 6)
  })
})

describe('planLimiterGains', () => {
  const peaks = new Float32Array(600).fill(0.1)
  peaks[300] = 2

  test('reaches the reduction before the peak, starts no sooner than the look-ahead, and recovers', () => {
    const gains = planLimiterGains(peaks, { sampleRate, ceilingDb: 0, releaseSeconds: 0.03 })
    const ahead = Math.ceil((0.005 * sampleRate) / cellSamples) + 2
    expect(gains[300]).toBeLessThanOrEqual(0.5)
    expect(gains[301]).toBeLessThanOrEqual(0.5)
    expect(gains[300 - ahead]).toBe(1)
    expect(gains[300 - 4]).toBeLessThan(0.7)
    expect(gains[599]).toBeGreaterThan(0.95)
  })

  test('never jumps: the steepest step is a small part of the reduction', () => {
    const gains = planLimiterGains(peaks, { sampleRate, ceilingDb: 0 })
    let steepest = 0
    for (let node = 1; node < gains.length; node++) {
      steepest = Math.max(steepest, Math.abs(gains[node] - gains[node - 1]))
    }
    expect(steepest).toBeLessThan(0.5 / 7)
  })
})

describe('compressInPlace', () => {
  test.each([
    [0, -20 + 20 / 2.5],
    [-10, -20 + 10 / 2.5],
    [-40, -40],
  ])('brings a tone at %f dBFS to %f dBFS', (inputDb, expectedDb) => {
    const tone = buildTone(sampleRate, 1000, 1, 10 ** (inputDb / 20))
    compressInPlace([tone], {
      sampleRate,
      thresholdDb: -20,
      ratio: 2.5,
      attackSeconds: 0.005,
      releaseSeconds: 0.12,
    })
    const peak = tone.subarray(24_000).reduce((most, value) => Math.max(most, Math.abs(value)), 0)
    expect(20 * Math.log10(peak)).toBeCloseTo(expectedDb, 0)
  })

  test('recovers within its release time', () => {
    const tone = buildTone(sampleRate, 1000, 1, 1)
    for (let index = 24_000; index < 48_000; index++) tone[index] *= 0.01
    const before = tone.slice()
    compressInPlace([tone], {
      sampleRate,
      thresholdDb: -20,
      ratio: 4,
      attackSeconds: 0.005,
      releaseSeconds: 0.1,
    })
    const reductionAt = (seconds: number) => {
      const index = Math.round(seconds * sampleRate) + 12
      return 20 * Math.log10(before[index] / tone[index])
    }
    expect(reductionAt(0.4)).toBeCloseTo(15, 0)
    expect(reductionAt(0.6)).toBeCloseTo(15 / Math.E, 0)
    expect(reductionAt(0.95)).toBeLessThan(0.3)
  })
})
