import { createRandom } from '@vivify/contract/random'
import { createNodeStudio } from '@vivify/timeline/node/studio'
import { expect, test } from 'vitest'
import type { PictureRequest } from '../request.ts'
import type { BuiltPlace } from '../understand/words/places/places.ts'
import { paintPicture } from '../paint.ts'
import { drawPlace, floorOf, isOnTable, tableRow } from './draw-place.ts'

const studio = createNodeStudio()

function requestOf(place: BuiltPlace, isForTable: boolean): PictureRequest {
  return {
    width: 108,
    height: 192,
    seed: 1,
    words: [],
    mood: '',
    studio,
    shot: { view: 'medium', clear: { top: 0.12, bottom: 0.62 } },
    motif: {
      name: '',
      category: '',
      extras: [],
      palette: ['#000000', '#ffffff'],
      sceneHint: 'room',
      place,
      group: { wide: 1, tall: 1, bearing: 'ground', isForTable },
    },
  }
}

/** The rows in which two pictures differ, as shares of the height. */
function differingRows(place: BuiltPlace): number[] {
  const draw = (isForTable: boolean): Float32Array =>
    drawPlace(requestOf(place, isForTable), place, createRandom(4)).data as Float32Array
  const [with_, without] = [draw(true), draw(false)]
  return Array.from({ length: 192 }, (_, row) => row)
    .filter((row) => {
      const [from, until] = [row * 108 * 3, (row + 1) * 108 * 3]
      return with_.subarray(from, until).some((value, at) => Math.abs(value - without[from + at]!) > 0.01)
    })
    .map((row) => row / 192)
}

test('what is small stands on a table that hides the floor, before the same room', () => {
  const rows = differingRows('kitchen')
  const { foot } = floorOf(requestOf('kitchen', true))
  expect(Math.min(...rows)).toBeGreaterThan(foot - 0.08)
  expect(Math.min(...rows)).toBeLessThan(foot)
  expect(rows.filter((row) => row > foot + 0.02).length).toBeGreaterThan(192 * (1 - foot - 0.04))
  expect(Math.abs(tableRow(requestOf('kitchen', true)) - Math.min(...rows) * 192)).toBeLessThan(1)
})

test('who stands on their own feet stands on the floor, and a cave has no table', () => {
  expect(isOnTable(requestOf('kitchen', false))).toBe(false)
  expect(isOnTable(requestOf('cave', true))).toBe(false)
  expect(differingRows('cave')).toEqual([])
})

test.each([
  [2048, 16],
  [16, 512],
  [16, 16],
])('a cup in a kitchen is painted at %i × %i, too', async (width, height) => {
  const shot = { view: 'medium', clear: { top: 0.12, bottom: 0.62 } } as const
  for (const prompt of ['a cup, kitchen', 'a fox, forest']) {
    const painted = await paintPicture({ prompt, preset: 'Pixar', width, height, seed: 1, studio, shot })
    expect([painted.surface.width, painted.surface.height]).toEqual([width, height])
  }
})
