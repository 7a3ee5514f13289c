import { expect, test } from 'vitest'
import { firstRecipe, planFrames, resultSize, roundSeconds, type GifRecipe } from './recipe.ts'
import { pullCrop, largestCrop } from './stage/crop-math.ts'
import { formatMoment, isLongest, moveTrim } from './trim/trim-math.ts'

const film = { width: 1920, height: 1080, durationSeconds: 7200 }
const recipe: GifRecipe = { ...firstRecipe(film), startSeconds: 2, endSeconds: 4, framesPerSecond: 10 }

test('a new film starts with its first five seconds, or all of a shorter film', () => {
  expect(firstRecipe(film)).toMatchObject({ startSeconds: 0, endSeconds: 5, width: 480 })
  expect(firstRecipe({ ...film, width: 90, durationSeconds: 1.5 })).toMatchObject({
    endSeconds: 1.5,
    width: 90,
  })
})

test('frames are taken from the middle of equal steps of the trimmed part', () => {
  const plan = planFrames(recipe, film)
  expect(plan.sourceSeconds).toHaveLength(20)
  expect(plan.sourceSeconds[0]).toBeCloseTo(2.05)
  expect(plan.sourceSeconds.at(-1)).toBeCloseTo(3.95)
  expect(plan.delayMs).toBe(100)
})

test('speed changes the number of frames, and never their delay', () => {
  const fast = planFrames({ ...recipe, speed: 4 }, film)
  expect([fast.order.length, roundSeconds(fast)]).toEqual([5, 0.5])
  const slow = planFrames({ ...recipe, speed: 0.25 }, film)
  expect([slow.order.length, roundSeconds(slow)]).toEqual([80, 8])
})

test('a bounce loop plays back without repeating its end frames', () => {
  const bounced = planFrames({ ...recipe, endSeconds: 2.4, loop: 'bounce' }, film)
  expect(bounced.order).toEqual([0, 1, 2, 3, 2, 1])
  expect(planFrames({ ...recipe, endSeconds: 2.1, loop: 'bounce' }, film).order).toEqual([0])
})

test('the height follows from the crop, and MP4 has even sides', () => {
  const crop = { left: 0.25, top: 0, width: 0.5, height: 1 }
  expect(resultSize({ ...recipe, crop, width: 101 }, film)).toEqual({ width: 101, height: 114 })
  expect(resultSize({ ...recipe, crop, width: 101, output: 'mp4' }, film)).toEqual({
    width: 102,
    height: 114,
  })
  const dot = { width: 1, height: 1, durationSeconds: 0.04 }
  expect(planFrames(firstRecipe(dot), dot)).toMatchObject({
    sourceSeconds: [0.02],
    crop: { left: 0, top: 0, width: 1, height: 1 },
    width: 1,
    height: 1,
  })
})

test('a trim stays inside the film and is at most one minute long', () => {
  const trim = { startSeconds: 10, endSeconds: 15 }
  expect(moveTrim(trim, 'start', 14.99, 100).startSeconds).toBeCloseTo(14.9)
  expect(moveTrim(trim, 'end', 500, 100)).toEqual({ startSeconds: 10, endSeconds: 70 })
  expect(moveTrim({ startSeconds: 50, endSeconds: 100 }, 'start', 0, 100).startSeconds).toBe(40)
  expect(moveTrim(trim, 'both', 98, 100)).toEqual({ startSeconds: 95, endSeconds: 100 })
  expect(isLongest({ startSeconds: 0, endSeconds: 60 }, 100)).toBe(true)
  expect(isLongest({ startSeconds: 0, endSeconds: 60 }, 60)).toBe(false)
})

test('a crop keeps its ratio in pixels and the corner opposite the dragged one', () => {
  const square = largestCrop(1, film)
  expect(square.width * film.width).toBeCloseTo(square.height * film.height)
  const pulled = pullCrop(square, 'bottom right', { x: -0.2, y: 0 }, { film, ratio: 1 })
  expect(pulled.width * film.width).toBeCloseTo(pulled.height * film.height)
  expect([pulled.left, pulled.top]).toEqual([square.left, square.top])
  const out = pullCrop(square, 'top left', { x: -2, y: -2 }, { film, ratio: null })
  expect(out).toMatchObject({ left: 0, top: 0 })
  expect(out.left + out.width).toBeCloseTo(square.left + square.width)
  const moved = pullCrop(square, 'move', { x: 3, y: -3 }, { film, ratio: 1 })
  expect(moved.left + moved.width).toBeCloseTo(1)
  const small = pullCrop(square, 'bottom right', { x: -1, y: -1 }, { film, ratio: null })
  expect(small.width * film.width).toBeCloseTo(8)
})

test('times are parsed the way people write them', () => {
  expect([0, 4.25, 61.05, 3723.4].map(formatMoment)).toEqual(['0.0 s', '4.3 s', '1:01.1', '1:02:03.4'])
})
