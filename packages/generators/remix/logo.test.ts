import { createNodeStudio } from '@vivify/timeline/node/studio'
import { expect, test } from 'vitest'
import { drawLogo } from './logo.ts'
import { createLogo, remixRecipeSchema, type RemixLogo } from './recipe.ts'

const studio = createNodeStudio()
const size = { width: 400, height: 300 }

function draw(change: Partial<RemixLogo>) {
  const mark = studio.createSurface(80, 20)
  const ink = mark.getContext('2d')
  ink.fillStyle = '#ff0000'
  ink.fillRect(0, 0, 80, 20)
  const surface = studio.createSurface(size.width, size.height)
  const context = surface.getContext('2d')
  context.fillStyle = '#000000'
  context.fillRect(0, 0, size.width, size.height)
  const box = drawLogo(context, mark, { ...createLogo('logo'), ...change }, size)
  const redAt = (x: number, y: number): number => context.getImageData(x, y, 1, 1).data[0]!
  return { box, redAt }
}

test('a logo is in its corner inside the margin, and its longer side has the requested length', () => {
  const { box, redAt } = draw({ size: 0.4 })
  expect(box).toEqual({ x: 400 - 18 - 120, y: 300 - 18 - 30, width: 120, height: 30 })
  expect(redAt(box.x + 60, box.y + 15)).toBe(255)
  expect(redAt(box.x - 4, box.y + 15)).toBe(0)
})

test('a logo that was moved stays inside the picture', () => {
  expect(draw({ size: 0.4, x: 0.5, y: 0.5 }).box).toMatchObject({ x: 140, y: 135 })
  expect(draw({ size: 0.4, x: 0, y: 1 }).box).toMatchObject({ x: 0, y: 270 })
})

test('the picture shows through a half-transparent logo', () => {
  const { box, redAt } = draw({ opacity: 0.5 })
  expect(redAt(Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2))).toBeCloseTo(128, -1)
})

test('a recipe from before logos existed has none', () => {
  expect(remixRecipeSchema.parse({}).logo).toBeNull()
})
