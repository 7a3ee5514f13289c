import { createNodeStudio } from '@vivify/timeline/node/studio'
import type { Surface } from '@vivify/timeline/ports'
import { expect, test } from 'vitest'
import { luminanceOf } from './contrast.ts'
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

function draw(back: string, logo: Surface) {
  const surface = paint(200, 200, back)
  const plate = drawLogo(studio, surface.getContext('2d'), {
    logo,
    box,
    back: paint(200, 200, back),
    scale: 1,
  })
  const corner = surface.getContext('2d').getImageData(32, 60, 1, 1).data
  return {
    plate,
    isCovered:
      [...corner].join() !== [...paint(1, 1, back).getContext('2d').getImageData(0, 0, 1, 1).data].join(),
  }
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
  expect(draw(back, logo)).toEqual({ plate: null, isCovered: false })
})
