import { describe, expect, test } from 'vitest'
import { createFourierPlan, createHannWindow } from './fft.ts'
import { createResampler, resample } from './resample.ts'
import { buildNoise, buildTone } from './test-material.ts'

/** Largest difference between two sounds, ignoring `edge` samples at both ends. */
function findLargestError(actual: Float32Array, expected: Float32Array, edge: number): number {
  let largest = 0
  for (let index = edge; index < expected.length - edge; index++) {
    largest = Math.max(largest, Math.abs(actual[index] - expected[index]))
  }
  return largest
}

/** Power of the strongest bin of a frequency range relative to that of all bins, in decibels, at 48 kHz. */
function readBand(samples: Float32Array, lowHz: number, highHz: number): number {
  const size = 8192
  const window = createHannWindow(size)
  const power = createFourierPlan(size).powerSpectrum(
    window.map((weight, index) => weight * samples[index + 4000]),
  )
  const bins = power.subarray(Math.ceil((lowHz / 48000) * size), Math.floor((highHz / 48000) * size))
  return 10 * Math.log10(Math.max(...bins) / Math.max(...power))
}

describe('resample', () => {
  test.each([8000, 11025, 16000, 22050, 24000, 32000, 44100, 96000, 192000])(
    'carries tones of %i samples a second to 48 kHz within 0.1 dB, without shift',
    (rate) => {
      for (const frequencyHz of [100, 1000, 0.4 * Math.min(rate, 48000)]) {
        const converted = resample(buildTone(rate, frequencyHz, 0.8, 0.5), rate, 48000)
        expect(converted.length).toBe(38_400)
        expect(findLargestError(converted, buildTone(48000, frequencyHz, 0.8, 0.5), 1200)).toBeLessThan(0.006)
      }
    },
  )

  test('leaves no image of a 16 kHz sound above 8 kHz', () => {
    expect(readBand(resample(buildTone(16000, 6400, 1, 0.5), 16000, 48000), 8000, 24000)).toBeLessThan(-60)
  })

  test('does not alias frequencies that are too high for the lower rate', () => {
    const converted = resample(buildTone(96000, 30_000, 0.5, 0.5), 96000, 48000)
    expect(Math.max(...converted.subarray(2000, 20_000).map(Math.abs))).toBeLessThan(0.0005)
  })

  test('keeps a constant exact for all phases of 44.1 kHz', () => {
    const converted = resample(new Float32Array(4410).fill(0.25), 44100, 48000)
    for (const value of converted.subarray(100, 4700)) expect(value).toBeCloseTo(0.25, 6)
  })

  test('copies when the rates are equal', () => {
    const noise = buildNoise('copy', 500, 1)
    const copied = resample(noise, 24000, 24000)
    expect(copied).toEqual(noise)
    expect(copied).not.toBe(noise)
  })

  test('accepts an empty sound and a single sample', () => {
    expect(resample(new Float32Array(0), 16000, 48000).length).toBe(0)
    expect(resample(new Float32Array([1]), 16000, 48000).length).toBe(3)
  })
})

describe('createResampler', () => {
  test('gives the same samples in blocks, in any order, as in one piece', () => {
    const noise = buildNoise('blocks', 22050, 1)
    const whole = resample(noise, 22050, 48000)
    const resampler = createResampler(22050, 48000)
    for (const start of [30_000, 0, 12_345, 47_000]) {
      const block = new Float32Array(1000)
      resampler.read(noise, start, block)
      expect(block).toEqual(whole.slice(start, start + 1000))
    }
  })

  test.each([48000, 44100])('is silent outside the sound (%i)', (rate) => {
    const block = new Float32Array(100).fill(1)
    createResampler(rate, 48000).read(buildNoise('short', 50, 1), 90_000, block)
    expect(block.every((value) => value === 0)).toBe(true)
  })

  test.each([0, -1, 44100.5, 1e6, Number.NaN])('refuses the rate %s', (rate) => {
    expect(() => createResampler(rate, 48000)).toThrow(RangeError)
  })
})
