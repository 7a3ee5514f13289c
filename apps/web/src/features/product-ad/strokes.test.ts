import { expect, test } from 'vitest'
import { drawMasks } from './strokes.ts'

const photo = { width: 1200, height: 600 }
const at = (mask: { width: number; height: number; data: ArrayLike<number> } | null, x: number, y: number) =>
  mask === null ? 0 : mask.data[Math.floor(y * mask.height) * mask.width + Math.floor(x * mask.width)]

test('without strokes there are no masks', () => {
  expect(drawMasks([], photo)).toEqual({ keep: null, erase: null })
})

test('a stroke marks the pixels along its path, as wide as the brush in both directions', () => {
  const { keep, erase } = drawMasks([{ kind: 'keep', radius: 0.05, points: [0.2, 0.5, 0.6, 0.5] }], photo)
  expect(erase).toBeNull()
  expect([at(keep, 0.2, 0.5), at(keep, 0.4, 0.5), at(keep, 0.64, 0.5)]).toEqual([255, 255, 255])
  // The radius is 0.05 of the longer side, which is 0.1 of the shorter side.
  expect([at(keep, 0.4, 0.59), at(keep, 0.4, 0.62), at(keep, 0.66, 0.5)]).toEqual([255, 0, 0])
})

test('where two strokes overlap, the later one wins', () => {
  const dot = { radius: 0.05, points: [0.5, 0.5] }
  const { keep, erase } = drawMasks(
    [
      { kind: 'keep', ...dot },
      { kind: 'erase', ...dot },
    ],
    photo,
  )
  expect(keep).toBeNull()
  expect(at(erase, 0.5, 0.5)).toBe(255)
})
