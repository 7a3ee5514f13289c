import { expect, test } from 'vitest'
import { projectSchema } from '@vivify/contract/project'
import { createCompositor } from '../compositor/compositor.ts'
import { createNodeStudio } from '../node/studio.ts'
import type { Surface } from '../ports.ts'
import { buildTimeline, type Timeline } from '../timeline.ts'
import { adSettledSeconds } from './ad.ts'

const studio = createNodeStudio()
const side = 720
const ad = {
  background: 'background',
  product: 'product',
  words: 'words',
  productBox: { x: 0.3, y: 0.4, width: 0.4, height: 0.5 },
  wordsParts: [
    { role: 'headline' as const, x: 0.1, y: 0.05, width: 0.8, height: 0.1 },
    { role: 'callToAction' as const, x: 0.3, y: 0.2, width: 0.4, height: 0.1 },
  ],
}

function fill(
  color: string,
  boxes: readonly { x: number; y: number; width: number; height: number }[],
): Surface {
  const surface = studio.createSurface(side, side)
  const context = surface.getContext('2d')
  context.fillStyle = color
  for (const { x, y, width, height } of boxes) {
    context.fillRect(x * side, y * side, width * side, height * side)
  }
  return surface
}

const layers: Record<string, Surface> = {
  background: fill('#0000ff', [{ x: 0, y: 0, width: 1, height: 1 }]),
  product: fill('#ff0000', [ad.productBox]),
  words: fill('#ffffff', ad.wordsParts),
}

function layOut(moving = ad, format: '1:1' | '9:16' = '1:1'): Timeline {
  const project = projectSchema.parse({
    version: 1,
    title: 'Ad',
    seed: 1,
    format,
    resolution: 720,
    captions: 'Off',
    progressBar: false,
    scenes: [{ id: 'ad', say: '', holdSeconds: 6, visual: { ad: moving } }],
  })
  const speech = [{ sceneId: 'ad', durationSeconds: 1, words: [], timing: 'estimated' as const }]
  return buildTimeline(project, speech, { ad: { motif: null, pictures: [], clip: null, ad: moving } })
}

const timeline = layOut()
const compositor = createCompositor({
  timeline,
  studio,
  pictures: {
    picture: (key) => layers[key]!,
    clipFrame: () => null,
  },
})

function colorAt(frame: number, x: number, y: number): string {
  const context = studio.createSurface(side, side).getContext('2d')
  compositor.draw(context, frame)
  const { data } = context.getImageData(Math.round(x * side), Math.round(y * side), 1, 1)
  return [...data.subarray(0, 3)].map((value) => Math.round(value / 51)).join('')
}

test('a scene without words lasts as long as it is held', () => {
  expect(timeline.frameCount).toBe(180)
})

test('the scene comes first, then the product, then the words line by line', () => {
  const [headline, button] = [
    [0.5, 0.1],
    [0.5, 0.25],
  ] as const
  expect(colorAt(0, 0.5, 0.7)).toBe('005')
  expect(colorAt(24, 0.5, 0.7)).toBe('500')
  expect(colorAt(24, ...headline)).toBe('005')
  expect(colorAt(41, ...headline)).not.toBe('005')
  expect(colorAt(33, ...button)).toBe('005')
  const settled = Math.ceil(adSettledSeconds(ad.wordsParts) * timeline.fps)
  expect([colorAt(settled, ...headline), colorAt(settled, ...button)]).toEqual(['555', '555'])
  expect(colorAt(179, ...headline)).toBe('555')
})

test('words at rest are drawn pixel for pixel, and the product never reaches them', () => {
  const edge = 0.3 * side
  const at = (frame: number, pixel: number): string => colorAt(frame, pixel / side, 0.25)
  expect([at(179, edge - 1), at(179, edge)]).toEqual(['005', '555'])
  // Layouts keep words at least 36 of 1080 pixels away from the product.
  const gap = ad.productBox.y - 36 / 1080
  for (const frame of [20, 60, 120, 179]) expect(colorAt(frame, 0.5, gap)).toBe('005')
})

test('the call to action pulses once', () => {
  const beyond = 0.29
  const isGrown = Array.from({ length: 45 }, (_, index) => colorAt(index * 4, beyond, 0.25) !== '005')
  const starts = isGrown.filter((grown, index) => grown && !isGrown[index - 1]).length
  expect(starts).toBe(1)
  expect(isGrown.at(-1)).toBe(false)
})

test('the button never touches the product in any frame, whatever the product’s shape', () => {
  const height = 1280
  const gap = 36 / 1920
  const button = { role: 'callToAction' as const, x: 0.3, y: 0.25, width: 0.4, height: 0.05 }
  const top = button.y + button.height + gap
  const shapes = [
    { x: 0.4, y: top, width: 0.2, height: 0.96 - top },
    { x: 0.1, y: top, width: 0.8, height: 0.96 - top },
    { x: 0.1, y: top, width: 0.8, height: 0.3 },
    { x: 0.05, y: 0.7, width: 0.9, height: 0.16 },
  ]
  for (const productBox of shapes) {
    const pictures: Record<string, Surface> = {
      background: layers['background']!,
      product: fill('#ff0000', [productBox]),
      words: fill('#ffffff', [button]),
    }
    const film = createCompositor({
      timeline: layOut({ ...ad, productBox, wordsParts: [button] }, '9:16'),
      studio,
      pictures: { picture: (key) => pictures[key]!, clipFrame: () => null },
    })
    const context = studio.createSurface(side, height).getContext('2d')
    for (let frame = 20; frame < 180; frame += 3) {
      film.draw(context, frame)
      const { data } = context.getImageData(side / 2, 0, 1, height)
      const isPast = (row: number, channel: number): boolean => data[row * 4 + channel]! > 8
      const rows = Array.from({ length: height }, (_, row) => row)
      const lowestWords = rows.findLast((row) => isPast(row, 1))
      const highestProduct = rows.find((row) => isPast(row, 0) && !isPast(row, 1))
      if (lowestWords === undefined || highestProduct === undefined) continue
      const room = highestProduct - lowestWords
      expect(room, `${JSON.stringify(productBox)} frame ${frame}`).toBeGreaterThan(4)
    }
  }
})
