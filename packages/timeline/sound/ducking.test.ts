import { describe, expect, test } from 'vitest'
import { drawDuckingCurve, mergeIntervals, readDuckingGain } from './ducking.ts'

const decibelsAt = (curve: ReturnType<typeof drawDuckingCurve>, time: number) =>
  20 * Math.log10(readDuckingGain(curve, time))

describe('drawDuckingCurve', () => {
  const curve = drawDuckingCurve([{ start: 2, end: 2.5 }], 5, { depthDb: -11 })

  test('covers the whole length in steps of 10 ms', () => {
    expect(curve.stepSeconds).toBe(0.01)
    expect(curve.gains.length).toBe(501)
  })

  test('begins 0.12 s early, is down at the word, holds 0.35 s and is back 0.45 s later', () => {
    expect(decibelsAt(curve, 1.87)).toBe(0)
    expect(decibelsAt(curve, 1.94)).toBeCloseTo(-5.5, 1)
    for (const time of [2, 2.25, 2.5, 2.84]) expect(decibelsAt(curve, time)).toBeCloseTo(-11, 4)
    expect(decibelsAt(curve, 2.5 + 0.35 + 0.225)).toBeCloseTo(-5.5, 1)
    expect(decibelsAt(curve, 3.31)).toBe(0)
  })

  test('falls and rises without steps', () => {
    for (let index = 1; index < curve.gains.length; index++) {
      expect(Math.abs(20 * Math.log10(curve.gains[index] / curve.gains[index - 1]))).toBeLessThan(1.5)
    }
  })

  test('stays down through a gap of under 0.45 s and recovers in a longer one', () => {
    const near = drawDuckingCurve(
      [
        { start: 1, end: 2 },
        { start: 2.44, end: 3 },
      ],
      6,
    )
    for (let time = 1; time <= 3.3; time += 0.01) expect(decibelsAt(near, time)).toBeCloseTo(-11, 4)
    const far = drawDuckingCurve(
      [
        { start: 1, end: 2 },
        { start: 3.2, end: 4 },
      ],
      6,
    )
    expect(decibelsAt(far, 2.9)).toBeGreaterThan(-0.5)
    expect(decibelsAt(far, 3.2)).toBeCloseTo(-11, 4)
  })

  test('accepts words in any order and ignores invalid and silent ones', () => {
    const tidy = drawDuckingCurve(
      [
        { start: 1, end: 1.5 },
        { start: 3, end: 3.2 },
      ],
      5,
    )
    const untidy = drawDuckingCurve(
      [
        { start: 3, end: 3.2 },
        { start: 4, end: 4 },
        { start: Number.NaN, end: 2 },
        { start: 2.5, end: 2.2 },
        { start: 1, end: 1.5 },
      ],
      5,
    )
    expect(untidy).toEqual(tidy)
  })

  test('does not change music when nobody speaks', () => {
    expect(drawDuckingCurve([], 2).gains.every((gain) => gain === 1)).toBe(true)
    expect(readDuckingGain(drawDuckingCurve([], 0), 3)).toBe(1)
  })
})

describe('mergeIntervals', () => {
  test('joins intervals that touch or overlap', () => {
    const merged = mergeIntervals(
      [
        { start: 0, end: 2 },
        { start: 1, end: 1.5 },
        { start: 2, end: 3 },
        { start: 5, end: 6 },
      ],
      0.45,
    )
    expect(merged).toEqual([
      { start: 0, end: 3 },
      { start: 5, end: 6 },
    ])
  })
})
