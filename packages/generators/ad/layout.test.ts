import { fonts } from '@vivify/contract/fonts'
import { boxHeight, boxWidth, isInside, type Box } from '@vivify/timeline/layout/frame'
import { createNodeStudio } from '@vivify/timeline/node/studio'
import { expect, test } from 'vitest'
import { cutOutProduct } from './cut-out.ts'
import { adSizes, layoutAd, type AdFormat, type AdLayout, type AdWords } from './layout.ts'
import { buildTestProduct, testProductNames } from './testing.ts'

const measure = createNodeStudio().createSurface(8, 8).getContext('2d')
const formats = Object.keys(adSizes) as AdFormat[]
const shapes = [
  [100, 100],
  [36, 100],
  [6, 100],
  [100, 14],
  [70, 100],
  [100, 40],
] as const
const sayings: readonly AdWords[] = [
  { headline: 'Iced tea, minus the sugar', sub: 'Brewed cold for sixteen hours', callToAction: 'Shop now' },
  { headline: 'Fresh', sub: '', callToAction: '' },
  { headline: '', sub: '', callToAction: 'Buy' },
  { headline: '', sub: '', callToAction: '' },
  {
    headline: 'The only running shoe that was made for people who would rather not be running at all',
    sub: 'Soft where the ground is hard, firm where your foot is tired, and back in stock from Monday',
    callToAction: 'Find your size today',
  },
  { headline: 'Donaudampfschifffahrtsgesellschaft', sub: 'Wörter', callToAction: 'Los' },
  { headline: 'قهوة طازجة كل صباح', sub: 'من المحمصة إلى فنجانك', callToAction: 'اطلب الآن' },
  { headline: 'Свежий хлеб', sub: 'Каждое утро с шести часов', callToAction: 'Заказать' },
]

function boxesOf(layout: AdLayout): Box[] {
  const { product, headline, sub, callToAction, logo } = layout
  return [product, headline?.box, sub?.box, callToAction?.button, logo].filter((box) => box != null)
}

function gapOf(first: Box, second: Box): number {
  const across = Math.max(first.left - second.right, second.left - first.right)
  const along = Math.max(first.top - second.bottom, second.top - first.bottom)
  return Math.max(across, along)
}

interface Asked {
  name: string
  format: AdFormat
  words: AdWords
  product: { width: number; height: number }
}

/**
 * Lays out an ad and checks that its parts touch neither each other nor the margins, and that the product keeps its
 * shape.
 */
function expectApart({ name, format, words, product }: Asked, turn: number): void {
  const { width, height } = adSizes[format]
  const inner = { left: 60, top: 60, right: width - 60, bottom: height - 60 }
  const font = fonts[turn % fonts.length]!.family
  const logo = turn % 2 === 0 ? { width: 300, height: 90 } : undefined
  const layout = layoutAd({ format, product, words, font, measure, ...(logo && { logo }) })
  const boxes = boxesOf(layout)
  for (const [first, box] of boxes.entries()) {
    expect(isInside(box, inner), `${name} box ${first}`).toBe(true)
    for (const other of boxes.slice(first + 1)) expect(gapOf(box, other), name).toBeGreaterThan(7)
  }
  for (const box of boxes.slice(1)) expect(gapOf(box, layout.product), name).toBeGreaterThan(19)
  expect(boxWidth(layout.product) / boxHeight(layout.product), name).toBeCloseTo(
    product.width / product.height,
  )
  expect(layout.problems, name).toEqual([])
}

test.each(formats)(
  'in %s no part touches another part or the margins, whatever the shape and the words',
  (format) => {
    for (const [index, words] of sayings.entries()) {
      for (const [shapeIndex, [width, height]] of shapes.entries()) {
        const name = `${words.headline} ${width}×${height}`
        expectApart({ name, format, words, product: { width, height } }, index + shapeIndex)
      }
    }
  },
)

test('no parts touch for any of twenty products cut out of photos, at all four sizes', () => {
  const studio = createNodeStudio()
  const products = testProductNames.map((name) => ({
    name,
    cut: cutOutProduct(buildTestProduct(studio, name, 0.1).photo).pixels,
  }))
  expect(products.length).toBeGreaterThanOrEqual(20)
  for (const [index, { name, cut }] of products.entries()) {
    for (const [wordsIndex, words] of sayings.entries()) {
      if ((index + wordsIndex) % 2 !== 0) continue
      for (const [formatIndex, format] of formats.entries())
        expectApart(
          { name: `${format} ${name} ${words.headline}`, format, words, product: cut },
          index + formatIndex,
        )
    }
  }
})

test.each([
  ['square', { width: 1, height: 1 }],
  ['tall', { width: 1, height: 2 }],
  ['flat', { width: 5, height: 2 }],
])('a portrait ad of a %s product is filled from top to bottom', (_name, product) => {
  const words = sayings[0]!
  const { product: placed, headline } = layoutAd({ format: '9:16', product, words, font: 'Anton', measure })
  const room = Math.max(boxWidth(placed) / 1080, boxHeight(placed) / 1920)
  expect(room).toBeGreaterThan(0.4)
  expect(headline!.size).toBeGreaterThan(100)
  expect(1920 - placed.bottom).toBeLessThan(1920 * 0.26)
})

test('all ink of the words is inside their boxes', () => {
  for (const format of formats) {
    const layout = layoutAd({
      format,
      product: { width: 1, height: 1 },
      words: { headline: 'Ångström jug, quietly', sub: 'Éggs & ſpygläss', callToAction: 'Go' },
      font: 'Fredoka',
      measure,
    })
    const surface = createNodeStudio().createSurface(layout.width, layout.height)
    const context = surface.getContext('2d')
    const text = layout.headline!
    const { box } = text
    context.font = `600 ${text.size}px Fredoka`
    context.textAlign = text.align
    for (const line of text.lines) context.fillText(line.text, line.x, line.y)
    const { data } = context.getImageData(0, 0, layout.width, layout.height)
    for (let at = 3; at < data.length; at += 4) {
      if (data[at]! < 40) continue
      const x = ((at - 3) / 4) % layout.width
      const y = Math.floor((at - 3) / 4 / layout.width)
      const isHeld = x > box.left - 2 && x < box.right + 2 && y > box.top - 2 && y < box.bottom + 2
      if (!isHeld) throw new Error(`${format}: ink at ${x}, ${y} outside ${JSON.stringify(box)}`)
    }
  }
})

test('a portrait ad keeps its words clear of the platforms’ buttons', () => {
  for (const words of sayings) {
    const layout = layoutAd({
      format: '9:16',
      product: { width: 2, height: 3 },
      words,
      font: 'Anton',
      measure,
    })
    for (const box of boxesOf(layout).slice(1)) {
      expect(isInside(box, { left: 120, top: 288, right: 888, bottom: 1248 })).toBe(true)
    }
  }
})

test('too many words are reported and cut, never drawn over the product', () => {
  const words = {
    headline: 'far too many words for any advertisement '.repeat(30),
    sub: 'and then some more '.repeat(60),
    callToAction: 'Press here to learn more about all of this and that '.repeat(4),
  }
  for (const format of formats) {
    const layout = layoutAd({ format, product: { width: 1, height: 1 }, words, font: 'Montserrat', measure })
    expect(layout.problems.map(({ part }) => part)).toEqual(['headline', 'sub', 'callToAction'])
    const [product, ...others] = boxesOf(layout)
    for (const box of others) expect(gapOf(box, product!)).toBeGreaterThan(19)
    expect(boxHeight(product!)).toBeGreaterThan(layout.height * 0.2)
  }
})

test('a product without words is in the middle; with right-to-left words, a button is aligned to their end, in any language', () => {
  const product = { width: 2, height: 3 }
  for (const format of ['1:1', '16:9'] as const) {
    const bare = {
      format,
      product,
      words: { headline: '', sub: '', callToAction: '' },
      font: 'Anton' as const,
      measure,
    }
    const layout = layoutAd(bare)
    expect((layout.product.left + layout.product.right) / 2).toBeCloseTo(layout.width / 2)
    for (const callToAction of [sayings[6]!.callToAction, 'Shop now']) {
      const words = layoutAd({ ...bare, words: { ...sayings[6]!, callToAction } })
      expect(words.arrangement).toBe('beside')
      expect(words.callToAction!.button.right).toBeCloseTo(words.headline!.box.right)
    }
  }
})
