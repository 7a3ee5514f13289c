import { createNodeStudio } from '@vivify/timeline/node/studio'
import { expect, test } from 'vitest'
import { paletteFrom } from '../colors.ts'
import { adSizes, layoutAd, type AdFormat } from '../layout.ts'
import { drawScene } from '../scenes.ts'

const studio = createNodeStudio()
const measure = studio.createSurface(8, 8).getContext('2d')
const palette = paletteFrom([[0.1, 0.45, 0.4]])
const words = { headline: 'Iced tea, minus the sugar', sub: 'Brewed cold', callToAction: 'Shop now' }
const height = 300

/** The largest patch of nearly white pixels, as its box and the share of the box that it fills. */
function findSun(format: AdFormat, product: { width: number; height: number }, seed: number) {
  const layout = layoutAd({ format, product, words, font: 'Montserrat', measure })
  const scale = height / layout.height
  const surface = studio.createSurface(Math.round(layout.width * scale), height)
  const box = layout.product
  drawScene(studio, surface, {
    scene: 'water',
    palette,
    seed,
    stand: {
      x: ((box.left + box.right) / 2) * scale,
      y: box.bottom * scale,
      width: (box.right - box.left) * scale,
      height: (box.bottom - box.top) * scale,
    },
    quiet: [layout.headline!.box, layout.sub!.box, layout.callToAction!.button].map((part) => ({
      left: part.left * scale,
      top: part.top * scale,
      right: part.right * scale,
      bottom: part.bottom * scale,
    })),
  })
  const { data, width } = surface.getContext('2d').getImageData(0, 0, surface.width, height)
  const isWhite = (at: number): boolean =>
    data[at * 4]! > 246 && data[at * 4 + 1]! > 236 && data[at * 4 + 2]! > 222
  return largestPatch(width, isWhite)
}

function largestPatch(width: number, isIn: (at: number) => boolean) {
  const seen = new Uint8Array(width * height)
  let best = { count: 0, across: 0, down: 0, fill: 0 }
  for (let start = 0; start < seen.length; start++) {
    if (seen[start] || !isIn(start)) continue
    seen[start] = 1
    const stack = [start]
    let [count, left, right, top, bottom] = [0, width, 0, height, 0]
    while (stack.length > 0) {
      const at = stack.pop()!
      const [x, y] = [at % width, Math.floor(at / width)]
      count++
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y)
      const near = [x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1, at - width, at + width]
      for (const next of near) {
        if (next < 0 || next >= seen.length || seen[next] || !isIn(next)) continue
        seen[next] = 1
        stack.push(next)
      }
    }
    const [across, down] = [right - left + 1, bottom - top + 1]
    if (count > best.count) best = { count, across, down, fill: count / (across * down) }
  }
  return best
}

const shapes = [
  { width: 36, height: 100 },
  { width: 1, height: 1 },
  { width: 100, height: 40 },
]

test.each(Object.keys(adSizes) as AdFormat[])('the sun over the water is whole and round in %s', (format) => {
  let found = 0
  shapes.forEach((shape, index) => {
    const sun = findSun(format, shape, index + 1)
    if (sun.count < 30) return
    found++
    const name = `${format} ${shape.width}:${shape.height} ${JSON.stringify(sun)}`
    expect.soft(sun.across / sun.down, name).toBeGreaterThan(0.83)
    expect.soft(sun.across / sun.down, name).toBeLessThan(1.2)
    // A disc fills 0.785 of its box.
    expect.soft(sun.fill, name).toBeGreaterThan(0.68)
    expect.soft(sun.fill, name).toBeLessThan(0.88)
  })
  expect(found).toBeGreaterThan(0)
})
