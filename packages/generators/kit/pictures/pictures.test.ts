import { kitDocumentSchema, kitFormSchema, kitPalettes, type KitForm } from '@vivify/contract/kit'
import { kitPictureIds, type KitPictureId } from '@vivify/contract/kit-choices'
import type { Box } from '@vivify/timeline/layout/frame'
import { createNodeStudio } from '@vivify/timeline/node/studio'
import type { Drawable } from '@vivify/timeline/ports'
import { describe, expect, test } from 'vitest'
import { measureContrast, readableContrast } from '../../ad/contrast.ts'
import { parseColor } from '../../image/raster/color.ts'
import { testProducts } from '../testing.ts'
import { writeKitTexts } from '../write-kit.ts'
import { createPictureSurface, drawKitPicture, lookOf } from './draw-picture.ts'
import type { PlacedRole } from './fit-block.ts'
import { layOutPicture, margin, type HeroShape, type PictureLayout } from './layout.ts'
import { kitLooks } from './palettes.ts'
import { initialsOf, listPictures, wordsOfPictures } from './picture-words.ts'

const studio = createNodeStudio()
const measure = studio.createSurface(8, 8).getContext('2d')

const long = 'An extraordinarily comprehensive description that nobody asked for, '
const extremes = {
  longWords: kitFormSchema.parse({
    name: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunte',
    summary: long.repeat(4),
    audience: long.repeat(2),
    why: long.repeat(8),
    features: Array.from({ length: 6 }, (_, at) => `${at} ${long}`).join('\n'),
    news: long.repeat(3),
    offer: long.repeat(2),
    price: long.repeat(2),
    platforms: long,
  }),
  rightToLeft: kitFormSchema.parse({
    name: 'מפת המזון',
    summary: 'מפה פתוחה של מקררים קהילתיים',
    why: 'רשימות ישנות לא עזרו לאף אחד.',
    features: 'שעות פתיחה\nבלי חשבון',
  }),
  emoji: kitFormSchema.parse({ name: '🚀', summary: '🚀🚀🚀' }),
  bare: kitFormSchema.parse({ name: 'Nib', summary: 'Sorts notes' }),
} satisfies Record<string, KitForm>
const products = { ...testProducts, ...extremes }

const heroes: Record<string, HeroShape | null> = {
  none: null,
  screenshot: { width: 1440, height: 900, isCutOut: false },
  panorama: { width: 3000, height: 200, isCutOut: false },
  phone: { width: 500, height: 1000, isCutOut: false },
  needle: { width: 20, height: 2000, isCutOut: true },
}

function documentOf(form: KitForm) {
  const texts = writeKitTexts({ form, countOnX: (text) => text.length, writtenBy: 'test' })
  return kitDocumentSchema.parse({ form, texts })
}

function layOut(
  form: KitForm,
  id: KitPictureId,
  hero: HeroShape | null,
  face = kitLooks.violet,
): PictureLayout {
  const words = wordsOfPictures(documentOf(form))[id]
  return layOutPicture({
    id,
    name: form.name,
    initials: initialsOf(form.name),
    words,
    hero,
    look: face,
    measure,
  })
}

function overlap(one: Box, other: Box): boolean {
  return (
    one.left < other.right - 0.5 &&
    other.left < one.right - 0.5 &&
    one.top < other.bottom - 0.5 &&
    other.top < one.bottom - 0.5
  )
}

const isInside = (inner: Box, outer: Box): boolean =>
  inner.left >= outer.left - 0.5 &&
  inner.top >= outer.top - 0.5 &&
  inner.right <= outer.right + 0.5 &&
  inner.bottom <= outer.bottom + 0.5

describe.each(Object.entries(products))('the pictures of %s', (_, form) => {
  test.each(Object.entries(heroes))('keep words apart and inside, with the hero %s', (__, hero) => {
    for (const id of kitPictureIds) {
      for (const look of [kitLooks.ink, kitLooks.violet, kitLooks.sky]) {
        const layout = layOut(form, id, hero, look)
        const { width, height, texts, cards } = layout
        const rim = id === 'thumbnail' ? 0 : 48
        const room = { left: rim, top: rim, right: width - rim, bottom: height - rim }
        const free = texts.filter(({ role }) => !['mark', 'card', 'label'].includes(role))
        for (const text of texts) expect(isInside(text.box, room), `${id} ${text.role}`).toBe(true)
        const blocks = [...free.map(({ box }) => box), ...cards.map(({ box }) => box)]
        if (layout.hero !== null) blocks.push(layout.hero.box)
        if (layout.mark !== null) blocks.push(layout.mark)
        for (const [at, one] of blocks.entries()) {
          for (const other of blocks.slice(at + 1)) expect(overlap(one, other), id).toBe(false)
        }
        expectCards(layout)
      }
    }
  })
})

function expectCards({ id, texts, cards }: PictureLayout): void {
  const inCards = texts.filter(({ role }) => role === 'card' || role === 'label')
  for (const text of inCards)
    expect(
      cards.some(({ box }) => isInside(text.box, box)),
      id,
    ).toBe(true)
  for (const [at, one] of inCards.entries()) {
    for (const other of inCards.slice(at + 1)) expect(overlap(one.box, other.box), id).toBe(false)
  }
}

test('short words are not reported as too long, and endless ones are', () => {
  for (const id of kitPictureIds) expect(layOut(testProducts.hardware, id, null).tooLong, id).toEqual([])
  expect(layOut(extremes.longWords, 'launch', null).tooLong).toContain('body')
  expect(margin).toBeGreaterThan(0)
})

test('words are readable on the pixels behind them in every look', () => {
  const document = documentOf(testProducts.developerTool)
  const words = wordsOfPictures(document)
  const brands = [
    ['#22c55e', '#9333ea'],
    ['#ffffff', '#ffffff'],
    ['#000000', '#000000'],
    ['#ffe14d', '#ff0000'],
    ['#0000ff', '#00ffff'],
  ].map(([primaryColor, secondaryColor]) => ({
    palette: 'ink' as const,
    brand: { primaryColor: primaryColor!, secondaryColor: secondaryColor!, font: 'Anton', logoAssetId: null },
  }))
  for (const chosen of [...kitPalettes.map((palette) => ({ palette, brand: null })), ...brands]) {
    const look = lookOf(chosen)
    const inks: Record<PlacedRole['role'], string> = {
      name: look.muted,
      headline: look.ink,
      body: look.muted,
      label: look.cardMuted,
      card: look.cardInk,
      mark: look.markInk,
    }
    for (const id of listPictures(document)) {
      const surface = createPictureSurface(studio, id)
      const context = surface.getContext('2d')
      // Draws everything except the letters.
      context.fillText = () => {}
      const layout = drawKitPicture(studio, surface, {
        id,
        ...chosen,
        name: document.form.name,
        words: words[id],
        hero: null,
      })
      for (const { role, box } of layout.texts) {
        const [x, y] = [Math.ceil(box.left), Math.ceil(box.top)]
        const behind = context.getImageData(x, y, Math.floor(box.right) - x, Math.floor(box.bottom) - y)
        const contrast = measureContrast(behind, parseColor(inks[role]))
        expect
          .soft(contrast, `${JSON.stringify(chosen)} ${id} ${role}`)
          .toBeGreaterThanOrEqual(readableContrast)
      }
    }
  }
})

test('the same picture gives the same pixels, and a hero changes them', () => {
  const document = documentOf(testProducts.hardware)
  const words = wordsOfPictures(document)
  const picture = studio.createSurface(300, 300)
  picture.getContext('2d').fillRect(0, 0, 300, 300)
  const draw = (hero: { picture: Drawable; isCutOut: boolean } | null): Buffer => {
    const surface = createPictureSurface(studio, 'cover')
    drawKitPicture(studio, surface, {
      id: 'cover',
      palette: 'paper',
      name: document.form.name,
      words: words.cover,
      hero,
    })
    return Buffer.from(surface.getContext('2d').getImageData(0, 0, surface.width, surface.height).data)
  }
  const plain = draw(null)
  expect(plain.equals(draw(null))).toBe(true)
  expect(plain.equals(draw({ picture, isCutOut: false }))).toBe(false)
})

test.each([
  ['#ffffff', [18, 19, 26]],
  ['#101010', [255, 255, 255]],
])('a logo in %s replaces the initials, on a plate on which it can be seen', (color, plate) => {
  const document = documentOf(testProducts.hardware)
  const logo = studio.createSurface(300, 100)
  logo.getContext('2d').fillStyle = color
  logo.getContext('2d').fillRect(0, 0, 100, 100)
  const surface = createPictureSurface(studio, 'cover')
  const { hero } = drawKitPicture(studio, surface, {
    id: 'cover',
    palette: 'paper',
    name: document.form.name,
    words: wordsOfPictures(document).cover,
    hero: null,
    logo,
  })
  const { left, top, right, bottom } = hero!.box
  const [x, y] = [Math.round((left + right) / 2), Math.round(top + (bottom - top) * 0.1)]
  expect([...surface.getContext('2d').getImageData(x, y, 1, 1).data].slice(0, 3)).toEqual(plate)
})

describe('the words', () => {
  test('come from the kit, and what the person wrote comes first', () => {
    const document = documentOf(testProducts.developerTool)
    const suggested = wordsOfPictures(document)
    expect(suggested.cover).toEqual({
      headline: document.texts!.taglines[0],
      body: 'For backend developers on small teams',
    })
    expect(suggested.features.body.split('\n')).toHaveLength(3)
    expect(suggested.launch.body).toContain('Runs on: Linux, macOS and Docker')
    const own = { headline: 'Mine', body: '' }
    const changed = { ...document, pictures: { ...document.pictures, words: { cover: own } } }
    expect(wordsOfPictures(changed).cover).toEqual(own)
    expect(wordsOfPictures(changed).launch).toEqual(suggested.launch)
  })

  test('there is a story only when the maker told one', () => {
    expect(listPictures(documentOf(testProducts.hardware))).not.toContain('story')
    expect(listPictures(documentOf(testProducts.developerTool))).toContain('story')
  })

  test('initials are the first letters of up to two words', () => {
    for (const [name, initials] of [
      ['Querylight', 'Q'],
      ['Open Larder', 'OL'],
      ['the one two', 'TO'],
      ['🚀', '🚀'],
      ['', '?'],
    ] as const) {
      expect(initialsOf(name), name).toBe(initials)
    }
  })
})
