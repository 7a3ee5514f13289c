import { expect, test } from 'vitest'
import { cropToShape, moveCrop, resizeCrop, wholePicture } from './crop-geometry.ts'

const middle = { x: 0.25, y: 0.25, width: 0.5, height: 0.5 }

test('a crop never moves beyond the edges of the picture', () => {
  expect(moveCrop(middle, 0.1, -0.1)).toEqual({ x: 0.35, y: 0.15, width: 0.5, height: 0.5 })
  expect(moveCrop(middle, 2, 2)).toEqual({ x: 0.5, y: 0.5, width: 0.5, height: 0.5 })
})

test('moving one side keeps the opposite side in place and never passes it', () => {
  const right = { across: 1, down: 0 } as const
  expect(resizeCrop(middle, right, { across: 0.1, down: 0 }, null)).toMatchObject({ x: 0.25, width: 0.6 })
  expect(resizeCrop(middle, right, { across: 9, down: 0 }, null).width).toBe(0.75)
  const narrow = resizeCrop(middle, right, { across: -9, down: 0 }, null)
  expect(narrow.width).toBeGreaterThan(0)
  expect(narrow.x).toBe(0.25)
})

test('with a ratio, every handle keeps the ratio and stays inside the picture', () => {
  for (const across of [-1, 0, 1] as const) {
    for (const down of [-1, 0, 1] as const) {
      if (across === 0 && down === 0) continue
      for (const by of [-0.2, 0.1, 0.9]) {
        const box = resizeCrop(
          { x: 0.2, y: 0.1, width: 0.4, height: 0.6 },
          { across, down },
          { across: by, down: by },
          2 / 3,
        )
        expect(box.width / box.height).toBeCloseTo(2 / 3)
        expect(Math.min(box.x, box.y)).toBeGreaterThanOrEqual(0)
        expect(Math.max(box.x + box.width, box.y + box.height)).toBeLessThanOrEqual(1.000001)
      }
    }
  }
})

test('a corner dragged along one axis moves the other axis too', () => {
  const box = resizeCrop(middle, { across: 1, down: 1 }, { across: -0.1, down: 0 }, 1)
  expect(box.width).toBeCloseTo(0.4)
  expect(box.height).toBeCloseTo(0.4)
})

test('a new ratio keeps the center of the box as far as there is room', () => {
  expect(cropToShape(wholePicture, 0.5)).toEqual({ x: 0.25, y: 0, width: 0.5, height: 1 })
  const wide = cropToShape({ x: 0, y: 0, width: 0.2, height: 0.2 }, 4)
  expect(wide.width / wide.height).toBeCloseTo(4)
  expect(wide.x).toBe(0)
})
