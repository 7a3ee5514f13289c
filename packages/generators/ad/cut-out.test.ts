import { createNodeStudio } from '@vivify/timeline/node/studio'
import { expect, test } from 'vitest'
import { readPalette } from './colors.ts'
import { cutOutProduct, type CutOut } from './cut-out.ts'
import { buildTestProduct, testProductNames, type TestProduct } from './testing.ts'

const studio = createNodeStudio()

/** Overlap of a cut-out with the true product; 1 means identical. */
function overlapOf({ photo, truth }: TestProduct, { pixels, box }: CutOut): number {
  let shared = 0
  let whole = 0
  for (let y = 0, index = 0; y < photo.height; y++) {
    for (let x = 0; x < photo.width; x++, index++) {
      const [column, row] = [x - box.x, y - box.y]
      const isIn = column >= 0 && row >= 0 && column < box.width && row < box.height
      const cover = isIn ? pixels.data[(row * box.width + column) * 4 + 3]! : 0
      shared += Math.min(cover, truth[index]!)
      whole += Math.max(cover, truth[index]!)
    }
  }
  return shared / whole
}

test('products are cut out of plain backgrounds along their true outline', () => {
  for (const name of testProductNames) {
    const product = buildTestProduct(studio, name, 0.3)
    const cutOut = cutOutProduct(product.photo)
    expect.soft(cutOut.doubt, name).toBe(product.isPlain ? null : 'busy')
    expect.soft(cutOut.hasOwnAlpha, name).toBe(name === 'transparent picture')
    if (product.isPlain) expect.soft(overlapOf(product, cutOut), name).toBeGreaterThan(0.97)
  }
})

test('a cut-out is the photo inside its outline', () => {
  const { photo } = buildTestProduct(studio, 'bottle')
  const { pixels, box } = cutOutProduct(photo)
  let inner = 0
  for (let y = 0; y < box.height; y++) {
    for (let x = 0; x < box.width; x++) {
      const to = (y * box.width + x) * 4
      if (pixels.data[to + 3] !== 255) continue
      const from = ((y + box.y) * photo.width + x + box.x) * 4
      for (let channel = 0; channel < 3; channel++) {
        if (pixels.data[to + channel] !== photo.data[from + channel]) throw new Error(`changed at ${x}, ${y}`)
      }
      inner++
    }
  }
  expect(inner).toBeGreaterThan(box.width * box.height * 0.7)
})

test('brush strokes keep and erase', () => {
  const product = buildTestProduct(studio, 'mug', 0.25)
  const { width, height } = product.photo
  const stroke = (x0: number, y0: number, x1: number, y1: number): Uint8Array =>
    Uint8Array.from({ length: width * height }, (_, index) => {
      const [x, y] = [(index % width) / width, Math.floor(index / width) / height]
      return x > x0 && x < x1 && y > y0 && y < y1 ? 1 : 0
    })
  const plain = cutOutProduct(product.photo)
  const kept = cutOutProduct(product.photo, { keep: { width, height, data: stroke(0.1, 0.1, 0.2, 0.15) } })
  expect(kept.box.x).toBeLessThan(plain.box.x)
  expect(kept.box.y).toBeLessThan(plain.box.y)
  const erased = cutOutProduct(product.photo, { erase: { width, height, data: stroke(0.66, 0, 1, 1) } })
  expect(erased.box.x + erased.box.width).toBeLessThan(plain.box.x + plain.box.width)
})

test('a photo used as it is stays whole, and so does a photo without a product', () => {
  const { photo } = buildTestProduct(studio, 'busy room', 0.1)
  const { pixels, box } = cutOutProduct(photo, { useAsIs: true })
  expect(box).toEqual({ x: 0, y: 0, width: photo.width, height: photo.height })
  expect(pixels.data).toEqual(photo.data)
  expect(cutOutProduct(photo, { useAsIs: true }).doubt).toBe(null)
  const blank = { width: 30, height: 20, data: new Uint8ClampedArray(30 * 20 * 4).fill(255) }
  expect(cutOutProduct(blank)).toMatchObject({
    box: { x: 0, y: 0, width: 30, height: 20 },
    doubt: 'nothing',
  })
  const dot = { width: 1, height: 1, data: new Uint8ClampedArray([9, 9, 9, 255]) }
  expect(cutOutProduct(dot).pixels.width).toBe(1)
})

test('a product that reaches the side edges of the photo is reported as doubtful', () => {
  const { photo } = buildTestProduct(studio, 'shoe', 0.2)
  // A shoe that is cut off at the right.
  const width = Math.round(photo.width * 0.62)
  const rows = Array.from({ length: photo.height }, (_, y) =>
    photo.data.subarray(y * photo.width * 4, (y * photo.width + width) * 4),
  )
  const data = new Uint8ClampedArray(rows.flatMap((row) => [...row]))
  const cropped = { width, height: photo.height, data }
  expect(cutOutProduct(cropped).doubt).toBe('edge')
})

test('a palette names the product’s color, and detects pale and dark products', () => {
  const paletteOf = (name: 'mug' | 'near white' | 'near black') =>
    readPalette(cutOutProduct(buildTestProduct(studio, name, 0.25).photo).pixels)
  const [red, green, blue] = paletteOf('mug').dominant
  expect(blue).toBeGreaterThan(green)
  expect(green).toBeGreaterThan(red)
  expect(paletteOf('mug')).toMatchObject({ isPale: false, isDark: false })
  expect(paletteOf('near white').isPale).toBe(true)
  expect(paletteOf('near black').isDark).toBe(true)
})
