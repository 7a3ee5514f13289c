// Cards on a kit's pictures: a column of features, or facts side by side.

import type { Box } from '@vivify/timeline/layout/frame'
import { fitText, type FittedText, type WordWidths } from '../../ad/fit-text.ts'
import { fitLine, placeLines, type PlacedRole } from './fit-block.ts'
import { maxCards } from './picture-words.ts'

export interface KitCard {
  readonly box: Box
  /** The sign beside the words; null on cards without one. */
  readonly sign: Box | null
}

export interface Cards {
  texts: PlacedRole[]
  cards: KitCard[]
  /** Where the first one begins; the room's foot when there is none. */
  top: number
  isCut: boolean
}

/** The cards of a text, one a line. */
export function linesOf(body: string): string[] {
  return body
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .slice(0, maxCards)
}

const signSide = 44
const pad = 26

/** Cards below each other in the middle of a room, all with the same size of letters. */
export function stackCards(lines: readonly string[], widths: WordWidths, room: Box): Cards {
  if (lines.length === 0) return { texts: [], cards: [], top: room.bottom, isCut: false }
  const gap = 20
  const textRoom = { left: room.left + pad + signSide + 22, right: room.right - pad }
  const fitted = fitAll(lines, widths, {
    width: textRoom.right - textRoom.left,
    sizes: [36, 20],
    maxLines: lines.length > 4 ? 2 : 3,
    fits: (heights) =>
      heights.reduce((sum, one) => sum + Math.max(one, signSide) + pad * 2, gap * (lines.length - 1)) <=
      room.bottom - room.top,
  })
  const heights = fitted.map((text) => Math.max(text.height, signSide) + pad * 2)
  const whole = heights.reduce((sum, one) => sum + one, gap * (lines.length - 1))
  let top = (room.top + room.bottom - whole) / 2
  const first = top
  const cards: KitCard[] = []
  const texts = fitted.map((text, at): PlacedRole => {
    const high = heights[at]!
    const middle = top + high / 2
    const left = room.left + pad
    const sign = { left, top: middle - signSide / 2, right: left + signSide, bottom: middle + signSide / 2 }
    cards.push({ box: { ...room, top, bottom: top + high }, sign })
    const placed = placeLines(text, textRoom, middle - text.height / 2, 'left')
    top += high + gap
    return { role: 'card', ...placed }
  })
  return { texts, cards, top: first, isCut: fitted.some(({ isCut }) => isCut) }
}

/** `Price: $12 a month` gives a label and what it says. */
function splitLabel(line: string): { label: string; text: string } {
  const { label = '', text = line } = /^(?<label>[^:]{2,24}):\s+(?<text>\S.*)$/u.exec(line)?.groups ?? {}
  return { label, text }
}

const labelSize = 24
const labelRoom = 42

/** Cards beside each other at the foot of the picture, in at most two rows. */
export function gridCards(lines: readonly string[], widths: WordWidths, inner: Box): Cards {
  if (lines.length === 0) return { texts: [], cards: [], top: inner.bottom, isCut: false }
  const parts = lines.map(splitLabel)
  const gap = 22
  const columns = lines.length === 4 ? 2 : Math.min(lines.length, 3)
  const rows = Math.ceil(lines.length / columns)
  const most = lines.length === 1 ? 760 : inner.right - inner.left
  const wide = (most - gap * (columns - 1)) / columns
  const fitted = fitAll(
    parts.map(({ text }) => text),
    widths,
    {
      width: wide - pad * 2,
      sizes: [40, 20],
      maxLines: rows > 1 ? 2 : 4,
      fits: (heights) => Math.max(...heights) <= (rows > 1 ? 60 : 104),
    },
  )
  const head = parts.some(({ label }) => label !== '') ? labelRoom : 0
  const high = Math.max(...fitted.map((text) => text.height)) + head + pad * 2
  const top = inner.bottom - rows * high - gap * (rows - 1)
  const boxes = lines.map((_, at): Box => {
    const row = Math.floor(at / columns)
    const inRow = Math.min(columns, lines.length - row * columns)
    const start = (inner.left + inner.right - inRow * wide - gap * (inRow - 1)) / 2
    const left = start + (at % columns) * (wide + gap)
    const y = top + row * (high + gap)
    return { left, top: y, right: left + wide, bottom: y + high }
  })
  const texts = boxes.flatMap((box, at): PlacedRole[] => {
    const room = { left: box.left + pad, right: box.right - pad }
    const text = fitted[at]!
    const { label } = parts[at]!
    if (label === '') {
      const middle = (box.top + box.bottom - text.height) / 2
      return [{ role: 'card', ...placeLines(text, room, middle, 'center') }]
    }
    const name = fitLine(widths, label, [labelSize, 16], wide - pad * 2)
    return [
      { role: 'label', ...placeLines(name, room, box.top + pad, 'center') },
      { role: 'card', ...placeLines(text, room, (box.top + head + box.bottom - text.height) / 2, 'center') },
    ]
  })
  const cards = boxes.map((box): KitCard => ({ box, sign: null }))
  return { texts, cards, top, isCut: fitted.some(({ isCut }) => isCut) }
}

interface FitAllOptions {
  width: number
  sizes: readonly [most: number, least: number]
  maxLines: number
  fits: (heights: number[]) => boolean
}

function fitAll(
  lines: readonly string[],
  widths: WordWidths,
  { width: wide, sizes: [most, least], maxLines, fits }: FitAllOptions,
): FittedText[] {
  const at = (size: number, most: number): FittedText[] =>
    lines.map((text) => fitText({ widths, text, size, width: wide, maxLines: most, lineHeight: 1.22 })!)
  for (let size = most; size > least; size *= 0.94) {
    const texts = at(size, maxLines)
    const isWhole = texts.every(({ isCut, isBroken }) => !isCut && !isBroken)
    if (isWhole && fits(texts.map((text) => text.height))) return texts
  }
  for (let count = maxLines; count > 1; count--) {
    const texts = at(least, count)
    if (fits(texts.map((text) => text.height))) return texts
  }
  return at(least, 1)
}
