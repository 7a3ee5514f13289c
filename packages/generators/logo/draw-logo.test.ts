import { isDeepStrictEqual } from 'node:util'
import { createCanvas, Image } from '@napi-rs/canvas'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lettersMissing, readableWidth, withoutLetters } from './check-logo.ts'
import { drawLogo } from './draw-logo.ts'
import { logoLayouts, type LogoLayout } from './logo.ts'
import type { Box } from './outline-font.ts'
import type { Drawing, Shape } from './shapes.ts'
import { logoStyles } from './styles.ts'
import { buildLogo, readFace } from '../node/testing-logo.ts'
import { logoPixels, writeSvg, type SvgOptions } from './write-svg.ts'

const options: SvgOptions = {
  name: 'Night Owl',
  colors: { primary: '#5b2fa8', accent: '#f5b83d' },
  ground: 'light',
  isTransparent: true,
}

/** Names of 1 to 40 letters, in one word and in many. */
const names = [
  'A',
  'Io',
  '!!!',
  'Luna',
  'BrightLab',
  'Night Owl',
  'Fox & Fern',
  'The Daily Podcast',
  'Paws & Claws Veterinary Clinic',
  'A B C D E F G H I J K L M N O P Q R S T',
  'Wolfeschlegelsteinhausenbergerdorffmwmwm',
  'Müller, Ångström & Çelik Søns Café Zoë Ñ',
]

test.each(logoLayouts)(
  'the layout %s is a valid SVG of outlines, without text and without fonts',
  async (layout) => {
    const svg = writeSvg(drawLogo(await buildLogo(), layout), options)
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="/)
    expect(svg).not.toMatch(/<text|font|NaN|undefined|Infinity|<script|href/)
    const { colors } = await rasterize(svg, 400)
    expect(colors).toBeGreaterThan(1)
  },
)

test.each(logoLayouts)(
  'names of 1 to 40 letters stay inside the layout %s, and no two parts overlap',
  async (layout) => {
    for (const name of names) {
      for (const { id: style } of logoStyles) {
        for (const tagline of ['', 'Gear for the long way up']) {
          const drawing = drawLogo(await buildLogo({ name, tagline, style, seed: name.length }), layout)
          expect(outsideOf(drawing), `${name} in ${style}`).toEqual([])
          expect(overlapsOf(drawing, layout), `${name} in ${style} with “${tagline}”`).toEqual([])
        }
      }
    }
  },
)

test('nothing is painted outside of a logo’s own box, not even by marks and bent lines', async () => {
  for (const layout of logoLayouts) {
    for (const name of names) {
      const drawing = drawLogo(await buildLogo({ name, seed: 3 }), layout)
      const { edge } = await rasterize(writeSvg(drawing, options), 600)
      expect(edge, `${name} in ${layout}`).toBe(0)
    }
  }
})

test.each(logoLayouts)('handwriting in the layout %s keeps its small letters, which join', async (layout) => {
  const shapesOf = async (name: string) =>
    drawLogo(await buildLogo({ name, style: 'handwritten', mark: null, tagline: '' }), layout).shapes
  // A circle and the caption of a monogram are set in the capitals of another face.
  const isSetInCapitals = layout === 'roundel' || layout === 'monogram'
  const [typed, capitals] = await Promise.all([shapesOf('Sweet Marie'), shapesOf('SWEET MARIE')])
  expect(isDeepStrictEqual(typed, capitals)).toBe(isSetInCapitals)
})

test('any name of known letters gives finite outlines in every layout', async () => {
  const letters = Object.keys(readFace('geist-700').glyphs).filter(
    (letter) => letter > ' ' && letter !== '\u00ad',
  )
  const logo = await buildLogo()
  const word = fc.string({ unit: fc.constantFrom(...letters), minLength: 1, maxLength: 13 })
  const anyName = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '))
  fc.assert(
    fc.property(anyName, fc.constantFrom(...logoLayouts), fc.nat(1000), (name, layout, seed) => {
      const svg = writeSvg(drawLogo({ ...logo, name, seed }, layout), { ...options, name })
      expect(svg.replace(/<title>.*<\/title>/s, '')).not.toMatch(/NaN|Infinity|undefined/)
    }),
    { numRuns: 300 },
  )
})

test('names with <, > and & cannot leave the title of the file', async () => {
  for (const name of ['<script>alert(1)</script>', '"><svg onload=x>', "R&D's", ']]><b>', '\u0000\u0008ok']) {
    const svg = writeSvg(drawLogo(await buildLogo({ name }), 'beside'), { ...options, name })
    const tags = new Set([...svg.matchAll(/<\/?([a-zA-Z]+)/g)].map((match) => match[1]))
    expect([...tags].every((tag) => ['svg', 'title', 'path', 'g', 'rect', 'mask'].includes(tag!))).toBe(true)
    expect([...svg].every((letter) => letter >= ' ' || letter === '\n')).toBe(true)
  }
})

test('letters that a face lacks are named, in either case, and others are not', async () => {
  expect(lettersMissing(['Night Owl'], readFace('anton-400'), 'as-typed')).toEqual([])
  expect(lettersMissing(['Кофе 咖啡'], readFace('anton-400'), 'as-typed')).toEqual([
    'К',
    'о',
    'ф',
    'е',
    '咖',
    '啡',
    'О',
    'Ф',
    'Е',
  ])
  expect(lettersMissing(['Ко'], readFace('anton-400'), 'capitals')).toEqual(['К', 'О'])
  expect(lettersMissing(['Zoe\u0308'], readFace('geist-700'), 'as-typed')).toEqual([])
})

test('the same logo gives the same bytes, and another seed another shape', async () => {
  const first = writeSvg(drawLogo(await buildLogo({ seed: 5 }), 'monogram'), options)
  expect(writeSvg(drawLogo(await buildLogo({ seed: 5 }), 'monogram'), options)).toBe(first)
  const others = await Promise.all(
    [6, 7, 8, 9].map(async (seed) => writeSvg(drawLogo(await buildLogo({ seed }), 'monogram'), options)),
  )
  expect(others.some((other) => other !== first)).toBe(true)
})

test('a logo in one color has one color and holes, and keeps its background transparent', async () => {
  for (const layout of logoLayouts) {
    const svg = writeSvg(drawLogo(await buildLogo(), layout), { ...options, isOneColor: true })
    const { solidColors, isCornerClear } = await rasterize(svg, 500)
    expect(solidColors, layout).toBe(1)
    expect(isCornerClear, layout).toBe(true)
  }
})

test('a logo on its ground fills all of its area, and one without leaves the corners clear', async () => {
  const drawing = drawLogo(await buildLogo(), 'roundel')
  expect((await rasterize(writeSvg(drawing, options), 300)).isCornerClear).toBe(true)
  expect((await rasterize(writeSvg(drawing, { ...options, isTransparent: false }), 300)).isCornerClear).toBe(
    false,
  )
})

test('a mark alone is still told from others at 32 pixels', async () => {
  const shown = await Promise.all(
    ['owl', 'fox', 'rocket', 'bread', 'anchor', 'hot-beverage'].map(async (mark) => {
      const drawing = drawLogo(await buildLogo({ mark, name: 'A', tagline: '' }), 'above')
      const shape = drawing.shapes.find(({ kind }) => kind === 'mark')!
      return (await rasterize(writeSvg({ shapes: [shape], box: shape.box, smallestLetters: 1 }, options), 32))
        .alpha
    }),
  )
  for (const [at, first] of shown.entries()) {
    for (const second of shown.slice(at + 1)) {
      const different = first.filter((value, pixel) => value > 128 !== (second[pixel] ?? 0) > 128).length
      expect(different).toBeGreaterThan(60)
    }
  }
})

test('the width from which a logo can be read grows with the length of its name', async () => {
  const short = readableWidth(drawLogo(await buildLogo({ name: 'Luna', tagline: '' }), 'roundel'))
  const long = readableWidth(
    drawLogo(await buildLogo({ name: 'Paws & Claws Veterinary Clinic', tagline: '' }), 'roundel'),
  )
  expect(short).toBeLessThan(120)
  expect(long).toBeGreaterThan(short)
})

function outsideOf({ shapes, box }: Drawing): Shape[] {
  const slack = 0.01
  return shapes.filter(
    (shape) =>
      shape.box.left < box.left - slack ||
      shape.box.right > box.right + slack ||
      shape.box.top < box.top - slack ||
      shape.box.bottom > box.bottom + slack,
  )
}

/** Pairs of letters, marks and accents that share room. Parts of one line share a box, and rings hold all others. */
function overlapsOf({ shapes }: Drawing, layout: LogoLayout): string[] {
  if (layout === 'roundel') return []
  const parts = shapes.filter(({ role }) => role !== 'shape')
  return parts.flatMap((first, at) =>
    parts
      .slice(at + 1)
      .filter((second) => shareRoom(first.box, second.box))
      .map((second) => `${first.role} and ${second.role}`),
  )
}

function shareRoom(first: Box, second: Box): boolean {
  const wide = Math.min(first.right, second.right) - Math.max(first.left, second.left)
  const high = Math.min(first.bottom, second.bottom) - Math.max(first.top, second.top)
  // Descenders of one line may reach between ascenders of the next; marks have room of their own.
  return wide > 2 && high > 2
}

interface Raster {
  colors: number
  solidColors: number
  /** Painted pixels at the very edge, which is clear space. */
  edge: number
  isCornerClear: boolean
  alpha: number[]
}

async function rasterize(svg: string, size: number): Promise<Raster> {
  const image = new Image()
  image.src = Buffer.from(
    svg.replace('<svg ', `<svg width="${size}" height="${size}" preserveAspectRatio="none" `),
  )
  await image.decode()
  const context = createCanvas(size, size).getContext('2d')
  context.drawImage(image, 0, 0, size, size)
  const { data } = context.getImageData(0, 0, size, size)
  const colors = new Set<number>()
  const solid = new Set<number>()
  const alpha: number[] = []
  let edge = 0
  for (let at = 0; at < size * size; at++) {
    const [red, green, blue, opacity] = data.subarray(at * 4, at * 4 + 4) as unknown as [
      number,
      number,
      number,
      number,
    ]
    alpha.push(opacity)
    if (opacity > 0) colors.add((red << 16) | (green << 8) | blue)
    if (opacity === 255) solid.add((red << 16) | (green << 8) | blue)
    const [x, y] = [at % size, Math.floor(at / size)]
    const isEdge = x < 2 || y < 2 || x >= size - 2 || y >= size - 2
    if (isEdge && opacity > 8) edge++
  }
  return { colors: colors.size, solidColors: solid.size, edge, isCornerClear: alpha[0] === 0, alpha }
}

test('a PNG has the longer side that was asked for', async () => {
  for (const layout of logoLayouts) {
    const { width, height } = logoPixels(drawLogo(await buildLogo(), layout), 1024)
    expect(Math.max(width, height)).toBe(1024)
    expect(Math.min(width, height)).toBeGreaterThan(100)
  }
})

test('a text is shown without the letters that a face lacks, and with all others', () => {
  expect(withoutLetters('Café ☕ Nord', ['☕'])).toBe('Café Nord')
  expect(withoutLetters('Кофе Bar', ['К', 'О', 'Ф', 'Е'])).toBe('Bar')
  expect(withoutLetters('Straße', ['ß'])).toBe('Strae')
  expect(withoutLetters('咖啡', ['咖', '啡'])).toBe('')
  expect(withoutLetters('Night Owl', [])).toBe('Night Owl')
})
