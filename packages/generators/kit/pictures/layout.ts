// Places everything on a kit's picture. Words are placed first, and the picture beside them takes the room that they
// leave, so no two boxes touch and none crosses the margin.

import { kitPictureSizes, type KitPictureId } from '@vivify/contract/kit-choices'
import type { Box } from '@vivify/timeline/layout/frame'
import type { Context2D } from '@vivify/timeline/ports'
import { createWordWidths, fitText, type FittedText, type WordWidths } from '../../ad/fit-text.ts'
import { gridCards, linesOf, stackCards, type KitCard } from './cards.ts'
import { fitBlock, fitLine, placeLines, type Fitted, type PlacedRole, type TextAlign } from './fit-block.ts'
import type { KitLook } from './palettes.ts'
import type { PictureWords } from './picture-words.ts'

/** A picture of the library beside the words; only its shape matters here. */
export interface HeroShape {
  readonly width: number
  readonly height: number
  /** Without a background it gets no frame. */
  readonly isCutOut: boolean
}

export interface PictureLayout {
  readonly id: KitPictureId
  readonly width: number
  readonly height: number
  readonly texts: readonly PlacedRole[]
  readonly cards: readonly KitCard[]
  /** The square with the product's initials. */
  readonly mark: Box | null
  readonly hero: { readonly box: Box; readonly kind: 'framed' | 'cut-out' | 'mark' } | null
  /** Whose words are shown cut, because they don't fit at the smallest size. */
  readonly tooLong: readonly ('headline' | 'body')[]
}

export interface LayoutOptions {
  readonly id: KitPictureId
  readonly name: string
  readonly initials: string
  readonly words: PictureWords
  readonly hero: HeroShape | null
  readonly look: Pick<KitLook, 'face'>
  /** Context for measuring; its font changes. */
  readonly measure: Context2D
}

const noText = { text: '', sizes: [20, 20], maxLines: 1, lineHeight: 1 } as const

type Draft = Omit<PictureLayout, 'id' | 'width' | 'height'>

export const margin = 72
const { width, height } = kitPictureSizes.gallery
const inner: Box = { left: margin, top: margin, right: width - margin, bottom: height - margin }
const nameSize = 34
const smallMark = 60
/** A picture at least this much wider than high is shown below the words, and runs out of the picture. */
const wideShape = 1.35

/** The same options give the same layout. */
export function layOutPicture(options: LayoutOptions): PictureLayout {
  const widths = createWordWidths(options.measure, options.look.face)
  const { width: wide, height: high } = kitPictureSizes[options.id === 'thumbnail' ? 'thumbnail' : 'gallery']
  return { id: options.id, width: wide, height: high, ...draft(options, widths) }
}

function draft(options: LayoutOptions, widths: WordWidths): Draft {
  switch (options.id) {
    case 'cover':
      return options.hero !== null && isWide(options.hero)
        ? coverAbove(options, options.hero, widths)
        : coverBeside(options, widths)
    case 'features':
      return features(options, widths)
    case 'story':
      return story(options, widths)
    case 'launch':
      return launch(options, widths)
    case 'thumbnail':
      return thumbnail(options, widths)
  }
}

function isWide({ width: wide, height: high, isCutOut }: HeroShape): boolean {
  return !isCutOut && wide / high >= wideShape
}

interface NameRow {
  texts: PlacedRole[]
  mark: Box | null
}

interface RowPlace {
  room: Box
  top: number
  wanted: TextAlign
  /** Without one, the name stands alone, because the mark is large elsewhere. */
  hasMark?: boolean
}

/** Mark and name in a row. `wanted` center puts the row in the middle of the room. */
function nameRow(
  { name, initials }: LayoutOptions,
  widths: WordWidths,
  { room, top, wanted, hasMark = true }: RowPlace,
): NameRow {
  const before = hasMark ? smallMark + 18 : 0
  const text = fitName(widths, name, room.right - room.left - before)
  const left = wanted === 'center' ? (room.left + room.right - before - text.width) / 2 : room.left
  const column = { left: left + before, right: room.right }
  const placed = placeLines(
    { ...text, isRightToLeft: false },
    column,
    top + (smallMark - text.height) / 2,
    'left',
  )
  const texts: PlacedRole[] = [{ role: 'name', ...placed }]
  if (!hasMark) return { texts, mark: null }
  const mark = { left, top, right: left + smallMark, bottom: top + smallMark }
  return { texts: [...texts, markLetters(widths, initials, mark)], mark }
}

/** On one line if it can be read there, else on two small ones. */
function fitName(widths: WordWidths, name: string, room: number): FittedText {
  const line = fitLine(widths, name, [nameSize, 23], room)
  if (!line.isCut && !line.isBroken) return line
  return fitText({ widths, text: name, size: 21, width: room, maxLines: 2, lineHeight: 1.2 })!
}

function markLetters(widths: WordWidths, initials: string, mark: Box): PlacedRole {
  const side = mark.right - mark.left
  const text = fitLine(widths, initials, [side * 0.5, side * 0.2], side * 0.72)
  const top = (mark.top + mark.bottom - text.height) / 2
  return { role: 'mark', ...placeLines(text, mark, top, 'center') }
}

/** Headline and body from `top` down. */
function placeBlock(
  block: Fitted,
  room: Pick<Box, 'left' | 'right'>,
  top: number,
  align: TextAlign,
): PlacedRole[] {
  const { headline, body, gap } = block
  const below = top + (headline?.height ?? 0) + gap
  return [
    ...(headline === null ? [] : [{ role: 'headline' as const, ...placeLines(headline, room, top, align) }]),
    ...(body === null ? [] : [{ role: 'body' as const, ...placeLines(body, room, below, align) }]),
  ]
}

function tooLong({ headline, body }: Pick<Fitted, 'headline' | 'body'>): ('headline' | 'body')[] {
  return [...(headline?.isCut ? (['headline'] as const) : []), ...(body?.isCut ? (['body'] as const) : [])]
}

function coverBeside(options: LayoutOptions, widths: WordWidths): Draft {
  const { words, hero, initials } = options
  const room = { ...inner, right: 668 }
  const rowGap = 44
  const block = fitBlock({
    widths,
    width: room.right - room.left,
    height: inner.bottom - inner.top - smallMark - rowGap,
    headline: { text: words.headline, sizes: [88, 40], maxLines: 4, lineHeight: 1.06 },
    body: { text: words.body, sizes: [36, 27], maxLines: 3, lineHeight: 1.3 },
  })
  const top = (height - smallMark - rowGap - block.height) / 2
  const row = nameRow(options, widths, { room, top, wanted: 'left', hasMark: hero !== null })
  const beside = { ...inner, left: room.right + 56 }
  const texts = [...row.texts, ...placeBlock(block, room, top + smallMark + rowGap, 'left')]
  if (hero !== null) {
    const kind = hero.isCutOut ? ('cut-out' as const) : ('framed' as const)
    const placed = { box: contain(hero, beside), kind }
    return { texts, cards: [], mark: row.mark, hero: placed, tooLong: tooLong(block) }
  }
  const box = contain({ width: 1, height: 1 }, shrink(beside, 60, 60))
  const placed = { box, kind: 'mark' as const }
  const letters = markLetters(widths, initials, box)
  return { texts: [...texts, letters], cards: [], mark: row.mark, hero: placed, tooLong: tooLong(block) }
}

/** Words above a wide picture, which runs out at the bottom. */
function coverAbove(options: LayoutOptions, hero: HeroShape, widths: WordWidths): Draft {
  const { words } = options
  const rowGap = 30
  const top = 52
  const block = fitBlock({
    widths,
    width: inner.right - inner.left,
    height: 212,
    headline: { text: words.headline, sizes: [64, 36], maxLines: 2, lineHeight: 1.1 },
    body: { text: words.body, sizes: [28, 22], maxLines: 2, lineHeight: 1.25 },
  })
  const row = nameRow(options, widths, { room: inner, top, wanted: 'center' })
  const wordsTop = top + smallMark + rowGap
  const heroTop = wordsTop + block.height + 48
  const wide = Math.min(1010, ((height - heroTop) * 1.5 * hero.width) / hero.height)
  const left = (width - wide) / 2
  const box = { left, top: heroTop, right: left + wide, bottom: heroTop + (wide * hero.height) / hero.width }
  return {
    texts: [...row.texts, ...placeBlock(block, inner, wordsTop, 'center')],
    cards: [],
    mark: row.mark,
    hero: { box, kind: 'framed' },
    tooLong: tooLong(block),
  }
}

function features(options: LayoutOptions, widths: WordWidths): Draft {
  const { words, hero } = options
  const room = { ...inner, right: 508 }
  const rowGap = 40
  const block = fitBlock({
    widths,
    width: room.right - room.left,
    height: hero === null ? 480 : 230,
    headline: { text: words.headline, sizes: [86, 34], maxLines: 4, lineHeight: 1.06 },
    body: noText,
  })
  const wordsHeight = smallMark + rowGap + block.height
  const top = hero === null ? (height - wordsHeight) / 2 : inner.top
  const row = nameRow(options, widths, { room, top, wanted: 'left' })
  const stack = stackCards(linesOf(words.body), widths, { ...inner, left: 564 })
  const shown = hero === null ? null : smallHero(hero, { ...room, top: top + wordsHeight + 48 })
  if (hero !== null && shown === null) return features({ ...options, hero: null }, widths)
  return {
    texts: [...row.texts, ...placeBlock(block, room, top + smallMark + rowGap, 'left'), ...stack.texts],
    cards: stack.cards,
    mark: row.mark,
    hero: shown,
    tooLong: [...tooLong(block), ...(stack.isCut ? (['body'] as const) : [])],
  }
}

const leastHero = 150

/** Null where the words leave too little room for it. */
function smallHero(hero: HeroShape, room: Box): Draft['hero'] {
  const box = contain(hero, room)
  if (Math.min(box.right - box.left, box.bottom - box.top) < leastHero) return null
  const atLeft = { ...box, left: room.left, right: room.left + box.right - box.left }
  return { box: atLeft, kind: hero.isCutOut ? 'cut-out' : 'framed' }
}

function story(options: LayoutOptions, widths: WordWidths): Draft {
  const { words } = options
  const room = { ...inner, left: inner.left + 92 }
  const foot = inner.bottom - smallMark
  const head = fitLine(widths, words.headline, [28, 20], room.right - room.left)
  const body = fitBlock({
    widths,
    width: room.right - room.left,
    height: foot - 52 - inner.top - head.height - 34,
    headline: { text: words.body, sizes: [78, 28], maxLines: 8, lineHeight: 1.2 },
    body: noText,
  })
  const top = inner.top + (foot - 52 - inner.top - head.height - 34 - body.height) * 0.4
  const texts =
    body.headline === null ? [] : [placeLines(body.headline, room, top + head.height + 34, 'left')]
  const row = nameRow(options, widths, { room, top: foot, wanted: 'left' })
  return {
    texts: [
      ...(words.headline.trim() === ''
        ? []
        : [{ role: 'name' as const, ...placeLines(head, room, top, 'left') }]),
      ...texts.map((text) => ({ role: 'headline' as const, ...text })),
      ...row.texts,
    ],
    cards: [],
    mark: row.mark,
    hero: null,
    tooLong: [
      ...(head.isCut ? (['headline'] as const) : []),
      ...(body.headline?.isCut ? (['body'] as const) : []),
    ],
  }
}

function launch(options: LayoutOptions, widths: WordWidths): Draft {
  const { words } = options
  const lines = linesOf(words.body)
  const grid = gridCards(lines, widths, inner)
  const bottom = grid.top - (lines.length === 0 ? 0 : 56)
  const block = fitBlock({
    widths,
    width: inner.right - inner.left - 60,
    height: bottom - inner.top - smallMark - 44,
    headline: { text: words.headline, sizes: [92, 38], maxLines: 4, lineHeight: 1.08 },
    body: noText,
  })
  const top = inner.top + (bottom - inner.top - smallMark - 44 - block.height) / 2
  const row = nameRow(options, widths, { room: inner, top, wanted: 'center' })
  return {
    texts: [...row.texts, ...placeBlock(block, inner, top + smallMark + 44, 'center'), ...grid.texts],
    cards: grid.cards,
    mark: row.mark,
    hero: null,
    tooLong: [...tooLong(block), ...(grid.isCut ? (['body'] as const) : [])],
  }
}

function thumbnail({ hero, initials }: LayoutOptions, widths: WordWidths): Draft {
  const { width: side } = kitPictureSizes.thumbnail
  const whole = { left: 0, top: 0, right: side, bottom: side }
  const ratio = hero === null ? 0 : hero.width / hero.height
  if (hero !== null && hero.isCutOut && ratio > 0.4 && ratio < 2.5) {
    const placed = { box: contain(hero, shrink(whole, 30, 30)), kind: 'cut-out' as const }
    return { texts: [], cards: [], mark: null, hero: placed, tooLong: [] }
  }
  const box = shrink(whole, 34, 34)
  const texts = [markLetters(widths, initials, box)]
  return { texts, cards: [], mark: null, hero: { box, kind: 'mark' }, tooLong: [] }
}

function shrink({ left, top, right, bottom }: Box, across: number, down: number): Box {
  return { left: left + across, top: top + down, right: right - across, bottom: bottom - down }
}

/** The largest box of a shape in the middle of a room. */
function contain(shape: { width: number; height: number }, room: Box): Box {
  const scale = Math.min((room.right - room.left) / shape.width, (room.bottom - room.top) / shape.height)
  const [wide, high] = [shape.width * scale, shape.height * scale]
  const left = (room.left + room.right - wide) / 2
  const top = (room.top + room.bottom - high) / 2
  return { left, top, right: left + wide, bottom: top + high }
}
