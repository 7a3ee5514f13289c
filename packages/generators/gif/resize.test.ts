import { describe, expect, test } from 'vitest'
import { Resizer } from './resize.ts'
import { filmFrame, measureLikeness, paint } from './testing.ts'

const whole = (width: number, height: number) => ({ left: 0, top: 0, width, height })

describe('Resizer', () => {
  test('the same size is the same picture', () => {
    const frame = filmFrame(0.3)
    const same = new Resizer(96, whole(96, 64), 96, 64).resize(frame.data)
    expect([...same.data]).toEqual([...frame.data])
  })

  test.each([
    [48, 32],
    [33, 22],
    [7, 5],
    [1, 1],
    [150, 100],
  ])('one color stays that color at %i×%i', (width, height) => {
    const flat = paint(96, 64, () => [17, 130, 251])
    const { data } = new Resizer(96, whole(96, 64), width, height).resize(flat.data)
    expect(data).toHaveLength(width * height * 4)
    for (let at = 0; at < data.length; at += 4)
      expect([...data.subarray(at, at + 4)]).toEqual([17, 130, 251, 255])
  })

  test('a crop shows its part and nothing else', () => {
    const halves = paint(64, 64, (x) => (x < 32 ? [255, 0, 0] : [0, 0, 255]))
    const right = new Resizer(64, { left: 32, top: 8, width: 32, height: 40 }, 20, 25).resize(halves.data)
    for (let at = 0; at < right.data.length; at += 4) expect(right.data[at]).toBe(0)
  })

  test('a gradient stays a gradient, smaller or larger', () => {
    const slope = (width: number, height: number) =>
      paint(width, height, (x, y) => [((x + 0.5) / width) * 255, ((y + 0.5) / height) * 255, 90])
    for (const [width, height] of [
      [60, 40],
      [37, 41],
      [300, 180],
    ] as const) {
      const scaled = new Resizer(120, whole(120, 90), width, height).resize(slope(120, 90).data)
      expect(measureLikeness(scaled, slope(width, height))).toBeGreaterThan(44)
    }
  })
})
