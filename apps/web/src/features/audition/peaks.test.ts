import { expect, test } from 'vitest'
import { decodePeaks, encodePeaks, measurePeaks, peakCount } from './peaks.ts'
import { restingPeaks } from './resting-peaks.ts'

test('bars follow the loudness of a sound, and the loudest bar is full', () => {
  const samples = Float32Array.from({ length: 400 }, (_, index) => (index < 200 ? 0.1 : -0.4))
  expect(measurePeaks(samples, 4)).toEqual([
    expect.closeTo(0.25),
    expect.closeTo(0.25),
    expect.closeTo(1),
    expect.closeTo(1),
  ])
})

test('silence and very short sounds give flat bars without errors', () => {
  expect(measurePeaks(new Float32Array(100), 4)).toEqual([0, 0, 0, 0])
  expect(measurePeaks(new Float32Array(0), 2)).toEqual([0, 0])
  expect(measurePeaks(Float32Array.of(0.5), 3)).toEqual([1, 0, 0])
})

test('bars survive encoding and decoding', () => {
  expect(decodePeaks(encodePeaks([0, 1, 0.5]))).toEqual([0, 1, expect.closeTo(0.5, 1)])
  for (const text of Object.values(restingPeaks)) expect(decodePeaks(text)).toHaveLength(peakCount)
})
