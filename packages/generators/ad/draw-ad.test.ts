import { createNodeStudio } from '@vivify/timeline/node/studio'
import type { Pixels, Surface } from '@vivify/timeline/ports'
import { expect, test } from 'vitest'
import { readPalette } from './colors.ts'
import { measureContrast, readableContrast } from './contrast.ts'
import { cutOutProduct } from './cut-out.ts'
import { drawAd, type Ad, type AdLayer } from './draw-ad.ts'
import { adSizes, layoutAd, type AdFormat } from './layout.ts'
import { resizePixels } from './resize.ts'
import { adScenes } from './scene-list.ts'
import { drawScene } from './scenes.ts'
import { buildTestProduct, testProductNames, type TestProductName } from './testing.ts'

const studio = createNodeStudio()
const measure = studio.createSurface(8, 8).getContext('2d')
const formats = Object.keys(adSizes) as AdFormat[]
const words = {
  headline: 'Iced tea, minus the sugar',
  sub: 'Brewed cold for sixteen hours',
  callToAction: 'Shop now',
}
const cutOuts = new Map<TestProductName, Pixels>()

function buildAd(name: TestProductName, scene: Ad['scene'], format: AdFormat, seed = 1): Ad {
  const product = cutOuts.get(name) ?? cutOutProduct(buildTestProduct(studio, name, 0.2).photo).pixels
  cutOuts.set(name, product)
  const layout = layoutAd({ format, product, words, font: 'Bricolage Grotesque', measure })
  return { scene, layout, product, palette: readPalette(product), seed }
}

function surfaceFor(format: AdFormat, scale: number): Surface {
  const { width, height } = adSizes[format]
  return studio.createSurface(Math.round(width * scale), Math.round(height * scale))
}

function pixelsOf(surface: Surface): Pixels {
  return surface.getContext('2d').getImageData(0, 0, surface.width, surface.height)
}

test('words are readable on the pixels behind them, for every product, scene and size', () => {
  const scale = 0.12
  testProductNames.forEach((name, index) => {
    adScenes.forEach(({ id }, sceneIndex) => {
      if ((index + sceneIndex) % 8 !== 0) return
      const format = formats[(index + (sceneIndex >> 1)) % formats.length]!
      const ad = buildAd(name, id, format, index + 1)
      const surface = surfaceFor(format, scale)
      const context = surface.getContext('2d')
      // Draws everything except the letters.
      context.fillText = () => {}
      for (const { part, ink, contrast } of drawAd(studio, surface, ad)) {
        const { left, top, right, bottom } = ad.layout[part]!.box
        const [x, y] = [Math.ceil(left * scale), Math.ceil(top * scale)]
        const [width, height] = [Math.floor(right * scale) - x, Math.floor(bottom * scale) - y]
        const behind = context.getImageData(x, y, width, height)
        expect.soft(contrast, `${name} ${id} ${format} ${part}`).toBeGreaterThanOrEqual(readableContrast)
        const measured = measureContrast(behind, ink)
        expect.soft(measured, `${name} ${id} ${format} ${part}`).toBeGreaterThanOrEqual(readableContrast)
      }
    })
  })
})

test('the product is only scaled: inside its outline, an ad shows a plain resize of it', () => {
  for (const format of formats) {
    const ad = buildAd('bottle', 'party', format)
    const surface = surfaceFor(format, 0.3)
    drawAd(studio, surface, ad)
    const { left, top, right, bottom } = ad.layout.product
    const [width, height] = [Math.round((right - left) * 0.3), Math.round((bottom - top) * 0.3)]
    const plain = resizePixels(ad.product, width, height)
    const x = Math.round(((left + right) / 2) * 0.3 - width / 2)
    const drawn = surface.getContext('2d').getImageData(x, Math.round(bottom * 0.3) - height, width, height)
    let inner = 0
    for (let at = 0; at < plain.data.length; at += 4) {
      if (plain.data[at + 3] !== 255) continue
      inner++
      for (let channel = 0; channel < 3; channel++) {
        if (drawn.data[at + channel] !== plain.data[at + channel]) throw new Error(`${format}: repainted`)
      }
    }
    expect(inner).toBeGreaterThan(width * height * 0.5)
  }
})

test('the three layers on top of each other give the ad', () => {
  const ad = buildAd('mug', 'window', '4:5')
  const draw = (layer: AdLayer): Surface => {
    const surface = surfaceFor('4:5', 0.2)
    drawAd(studio, surface, { ...ad, layer })
    return surface
  }
  const whole = pixelsOf(draw('all'))
  const stack = draw('background')
  for (const layer of ['product', 'words'] as const) stack.getContext('2d').drawImage(draw(layer), 0, 0)
  // Blending transparent layers rounds once more.
  const furthest = pixelsOf(stack).data.reduce(
    (most, level, at) => Math.max(most, Math.abs(level - whole.data[at]!)),
    0,
  )
  expect(furthest).toBeLessThanOrEqual(3)
})

test('a product stands on its shadow', () => {
  for (const { id } of adScenes) {
    const ad = buildAd('can', id, '1:1')
    const surface = surfaceFor('1:1', 0.2)
    drawAd(studio, surface, { ...ad, layer: 'product' })
    const { left, right, bottom } = ad.layout.product
    const foot = surface
      .getContext('2d')
      .getImageData(Math.round(((left + right) / 2) * 0.2), Math.round(bottom * 0.2), 1, 1)
    expect(foot.data[3], id).toBeGreaterThan(45)
  }
})

test('the same seed gives the same picture, another seed gives another, and no scene is flat', () => {
  const palette = readPalette(buildAd('shoe', 'sweep', '1:1').product)
  for (const { id } of adScenes) {
    const draw = (seed: number): Uint8ClampedArray => {
      const surface = studio.createSurface(90, 120)
      drawScene(studio, surface, { scene: id, palette, seed })
      return pixelsOf(surface).data
    }
    const first = draw(7)
    expect(draw(7), id).toEqual(first)
    expect(draw(8), id).not.toEqual(first)
    expect(
      Math.max(...first.filter((_, at) => at % 4 === 1)) - Math.min(...first.filter((_, at) => at % 4 === 1)),
    ).toBeGreaterThan(30)
  }
})

test('the button never touches the product, for every scene, size and shape of product', () => {
  const scale = 0.08
  const shapes = ['bottle', 'shoe', 'carton', 'tall and thin', 'very wide', 'transparent picture'] as const
  adScenes.forEach(({ id }, sceneIndex) => {
    formats.forEach((format, formatIndex) => {
      const name = shapes[(sceneIndex + formatIndex) % shapes.length]!
      const ad: Ad = { ...buildAd(name, id, format), layer: 'product' }
      const surface = surfaceFor(format, scale)
      drawAd(studio, surface, ad)
      const { left, top, right, bottom } = ad.layout.callToAction!.button
      const room = 40
      const [x, y] = [Math.floor((left - room) * scale), Math.floor((top - room) * scale)]
      const size = [Math.ceil((right + room) * scale) - x, Math.ceil((bottom + room) * scale) - y] as const
      const { data } = surface.getContext('2d').getImageData(x, y, ...size)
      // The button's shadow may fall on the wall behind it.
      const isTouched = data.some((value, index) => index % 4 === 3 && value > 200)
      expect.soft(isTouched, `${id} ${format} ${name}`).toBe(false)
    })
  })
})
