import { createNodeStudio } from '@vivify/timeline/node/studio'
import type { Surface } from '@vivify/timeline/ports'
import { expect, test } from 'vitest'
import { contrastOf, luminanceOf } from './contrast.ts'
import { drawLogo } from './logo.ts'

const studio = createNodeStudio()
const box = { left: 40, top: 40, right: 140, bottom: 90 }

function paint(width: number, height: number, color: string, share = 1): Surface {
  const surface = studio.createSurface(width, height)
  const context = surface.getContext('2d')
  context.fillStyle = color
  context.fillRect(0, 0, width * share, height)
  return surface
}

function draw(back: string, logo: Surface, align: 'left' | 'center' = 'center') {
  const surface = paint(200, 200, back)
  const plate = drawLogo(studio, surface.getContext('2d'), {
    logo,
    box,
    align,
    back: paint(200, 200, back),
    scale: 1,
  })
  const bare = colorAt(paint(1, 1, back), 0)
  return { plate, isCovered: colorAt(surface, 32) !== bare, isCoveredRight: colorAt(surface, 160) !== bare }
}

/** Color in the row through the middle of the mark. */
function colorAt(surface: Surface, x: number): string {
  return surface
    .getContext('2d')
    .getImageData(x, Math.min(60, surface.height - 1), 1, 1)
    .data.join()
}

test.each([
  ['a dark mark on a dark scene', '#20222c', '#14171f', 'light'],
  ['a white mark on a pale scene', '#f2ede2', '#ffffff', 'dark'],
  ['a grey mark on grey', '#8a8a8a', '#7b7b7b', 'any'],
])('%s gets a plate that it stands out from', (_name, back, ink, wanted) => {
  const { plate, isCovered } = draw(back, paint(100, 50, ink, 0.5))
  expect(isCovered).toBe(true)
  if (wanted !== 'any') expect(luminanceOf(plate!) > 0.5).toBe(wanted === 'light')
})

test.each([
  ['a mark that can be seen', '#f2ede2', paint(100, 50, '#14171f', 0.5)],
  ['a picture with its own ground', '#f2ede2', paint(100, 50, '#ffffff')],
])('%s gets none', (_name, back, logo) => {
  expect(draw(back, logo)).toEqual({ plate: null, isCovered: false, isCoveredRight: false })
})

test('a plate on the left is aligned with the words below it', () => {
  const { plate, isCovered, isCoveredRight } = draw('#20222c', paint(100, 50, '#14171f', 0.5), 'left')
  expect({ hasPlate: plate !== null, isCovered, isCoveredRight }).toEqual({
    hasPlate: true,
    isCovered: false,
    isCoveredRight: true,
  })
})

test('a mark that is both black and white stays visible', () => {
  const mark = paint(100, 50, '#ffffff')
  const context = mark.getContext('2d')
  context.fillStyle = '#0c0d10'
  context.fillRect(0, 0, 50, 50)
  context.clearRect(40, 0, 20, 50)
  for (const back of ['#20222c', '#f2ede2', '#6fc0b0']) {
    const ground = draw(back, mark).plate ?? ([0.435, 0.753, 0.69] as const)
    for (const ink of [0.004, 1]) expect(contrastOf(luminanceOf(ground), ink), back).toBeGreaterThan(3)
  }
})
