import { createNodeStudio } from '@vivify/timeline/node/studio'
import type { Pixels } from '@vivify/timeline/ports'
import { describe, expect, test } from 'vitest'
import { estimateDepth, parallaxFrame } from './depth.ts'
import { createText } from './recipe.ts'
import { drawTexts } from './text.ts'

/** A red ball on a soft ground. */
function buildScene(): Pixels {
  const width = 160
  const height = 120
  const data = new Uint8ClampedArray(width * height * 4)
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at += 4) {
      const isBall = Math.hypot(x - 80, y - 78) < 22
      const stripe = Math.sin(x * 0.9) * 12
      data.set(isBall ? [200 + stripe, 40, 30, 255] : [120 + y / 2, 150, 190 - y / 2, 255], at)
    }
  }
  return { width, height, data }
}

const scene = buildScene()
const depth = estimateDepth(scene)

function ballMiddle(pixels: Pixels): { x: number; y: number; count: number } {
  let [sumX, sumY, count] = [0, 0, 0]
  for (let index = 0; index < pixels.data.length; index += 4) {
    if (pixels.data[index]! < 150 || pixels.data[index + 1]! > 80) continue
    sumX += (index / 4) % pixels.width
    sumY += Math.floor(index / 4 / pixels.width)
    count++
  }
  return { x: sumX / count, y: sumY / count, count }
}

function isSame(first: Pixels, second: Pixels): boolean {
  return first.data.every((value, index) => value === second.data[index])
}

describe('depth', () => {
  test('a subject in the lower middle is nearer than the sky', () => {
    const at = (x: number, y: number): number =>
      depth.data[Math.floor(y * depth.height) * depth.width + Math.floor(x * depth.width)]!
    expect(at(0.5, 0.65)).toBeGreaterThan(at(0.5, 0.1) + 0.3)
    expect(Math.min(...depth.data)).toBeGreaterThanOrEqual(0)
    expect(Math.max(...depth.data)).toBeLessThanOrEqual(1)
  })

  test('the loop ends where it begins, and near parts move', () => {
    expect(isSame(parallaxFrame(scene, depth, 1, 0.8), parallaxFrame(scene, depth, 0, 0.8))).toBe(true)
    const there = ballMiddle(parallaxFrame(scene, depth, 0, 1))
    const back = ballMiddle(parallaxFrame(scene, depth, 0.5, 1))
    expect(Math.abs(there.x - back.x)).toBeGreaterThan(1)
  })

  test('frames have no holes, and the ball stays whole', () => {
    const count = ballMiddle(scene).count
    for (const time of [0, 0.2, 0.4, 0.6, 0.8]) {
      const frame = parallaxFrame(scene, depth, time, 1)
      expect(frame.data.every((value, index) => index % 4 !== 3 || value === 255)).toBe(true)
      expect(Math.abs(ballMiddle(frame).count / count - 1)).toBeLessThan(0.22)
    }
  })

  test('without strength nothing moves', () => {
    expect(isSame(parallaxFrame(scene, depth, 0.3, 0), scene)).toBe(true)
  })
})

describe('text over a remix', () => {
  const size = { width: 400, height: 300 }
  const context = createNodeStudio().createSurface(size.width, size.height).getContext('2d')

  test('stays inside the picture at any length', () => {
    const words = 'words that will not fit on a line or two '.repeat(5)
    for (const place of ['top', 'middle', 'bottom'] as const) {
      const [box] = drawTexts(context, [{ ...createText(words), place, size: 0.5 }], size)
      expect(box!.x).toBeGreaterThanOrEqual(0)
      expect(box!.y).toBeGreaterThanOrEqual(0)
      expect(box!.x + box!.width).toBeLessThanOrEqual(size.width)
      expect(box!.y + box!.height).toBeLessThanOrEqual(size.height)
    }
  })

  test('a position near the corner is moved inside', () => {
    const [box] = drawTexts(context, [{ ...createText('Corner'), x: 1, y: 0 }], size)
    expect(box!.x + box!.width).toBeLessThanOrEqual(size.width)
    expect(box!.y).toBeGreaterThanOrEqual(0)
  })

  test('draws in its color; empty words draw nothing', () => {
    const fresh = createNodeStudio().createSurface(size.width, size.height).getContext('2d')
    const [empty] = drawTexts(fresh, [createText('  ')], size)
    expect(empty).toEqual({ x: 0, y: 0, width: 0, height: 0 })
    expect(fresh.getImageData(0, 0, 400, 300).data.some((value) => value !== 0)).toBe(false)
    drawTexts(fresh, [{ ...createText('Hello'), style: 'plain', color: '#ff0000' }], size)
    const { data } = fresh.getImageData(0, 0, 400, 300)
    expect(data.some((value, index) => index % 4 === 0 && value > 200)).toBe(true)
  })

  test('a line break starts a new line', () => {
    const [one] = drawTexts(context, [{ ...createText('Now or never'), size: 0.1 }], size)
    const [two] = drawTexts(context, [{ ...createText('Now or\nnever'), size: 0.1 }], size)
    expect(two!.height).toBeGreaterThan(one!.height * 1.8)
  })
})
