// Shared input of all compositions, and the entrance of a word. A composition lays its card out once and then draws any
// moment of it.

import { isRightToLeft } from '@vivify/contract/fonts'
import { clamp, easeOutCubic, mix, progressOf, spring } from '../compositor/easing.ts'
import type { DrawEnvironment } from '../compositor/environment.ts'
import { boxHeight, boxWidth, type Box } from '../layout/frame.ts'
import { fontOf, typefaces, widthOf, type Typeface } from '../layout/text.ts'
import { withAlpha, type Look, type Palette } from '../look.ts'
import type { Context2D } from '../ports.ts'
import type { KineticCard } from './cards.ts'

export interface CardWord {
  index: number
  /** Displayed text; strong words are uppercase in the night theme. */
  text: string
  token: string
  start: number
  end: number
  isStrong: boolean
  isHighlight: boolean
}

export interface CardRequest {
  environment: DrawEnvironment
  card: KineticCard
  words: CardWord[]
  palette: Palette
  face: Typeface
  /** Box that contains all text, in design units. */
  stage: Box
}

/** Draws one moment in design units; `now` is in seconds of the scene. */
export type CardDrawing = (context: Context2D, now: number) => void

/** A placed word; `x` and `y` are the center of its capitals. */
export interface KineticWord {
  word: CardWord
  x: number
  y: number
  size: number
  width: number
  isBig: boolean
}

export type Entrance = 'rise' | 'slam' | 'slide' | 'drop'

/** A word appears slightly before it is heard, because the eye needs as long as its entrance takes. */
export const leadSeconds = 0.06
/** After this time a spring has overshot and come back. */
const entranceSeconds = 0.34
/** Words are still for this long before their card disappears, so that even the last one can be read in place. */
const restSeconds = 0.15

/**
 * Seconds since a word, or a row of words, began to appear. The time runs faster when the card ends too soon for an
 * entrance of `duration`; with no time left, the word is in place at once.
 */
export function secondsIn(card: KineticCard, start: number, now: number, duration = entranceSeconds): number {
  const seconds = now - start + leadSeconds
  const available = card.end - restSeconds - start + leadSeconds
  if (seconds <= 0 || available >= duration) return seconds
  return available <= 0 ? Number.POSITIVE_INFINITY : (seconds * duration) / available
}

/** Typeface of kinetic words: the brand's, or else the theme's. */
export function kineticFace({ theme, face }: Look): Typeface {
  return face ?? (theme === 'pixar' ? typefaces.fredoka : typefaces.anton)
}

/** Width of a word at a size. */
export function wordWidth(request: CardRequest, text: string, size: number): number {
  return widthOf(request.environment.measure, request.face, size, text)
}

/** The largest size up to `maxSize` at which a text is at most `maxWidth` wide. */
export function fitSize(request: CardRequest, text: string, maxWidth: number, maxSize: number): number {
  return Math.min(maxSize, (100 * maxWidth) / wordWidth(request, text, 100))
}

/** Draws a word with its entrance, and with its pill when it is highlighted. */
export function drawKineticWord(
  context: Context2D,
  request: CardRequest,
  placed: KineticWord,
  now: number,
  entrance: Entrance,
  options: { ink?: string; hasPill?: boolean; alpha?: number } = {},
): void {
  const seconds = secondsIn(request.card, placed.word.start, now)
  if (seconds <= 0) return
  const { palette, face } = request
  const hasPill = options.hasPill ?? placed.word.isHighlight
  context.save()
  context.translate(placed.x, placed.y)
  enter(context, placed, seconds, entrance)
  context.globalAlpha = (options.alpha ?? 1) * clamp(seconds / 0.05)
  if (hasPill) drawPill(context, request, placed, seconds)
  context.font = fontOf(face, placed.size)
  context.textAlign = 'center'
  context.textBaseline = 'alphabetic'
  const baseline = face.capHeight * placed.size * 0.5
  if (!hasPill && placed.isBig) {
    context.fillStyle = withAlpha(shadeOf(palette), 0.5)
    context.fillText(placed.word.text, placed.size * 0.028, baseline + placed.size * 0.045)
  }
  context.fillStyle = options.ink ?? (hasPill ? palette.onAccent : placed.isBig ? palette.ink : palette.muted)
  context.fillText(placed.word.text, 0, baseline)
  context.restore()
}

/** The pill appears before its word is readable, so that dark letters are never drawn on the dark background. */
function drawPill(context: Context2D, request: CardRequest, placed: KineticWord, seconds: number): void {
  const grown = easeOutCubic(clamp(seconds / 0.07))
  const width = (placed.width + placed.size * 0.3) * mix(0.7, 1, grown)
  const height = placed.size * (request.face.capHeight + 0.28)
  context.save()
  context.rotate(-0.018)
  context.fillStyle = withAlpha(shadeOf(request.palette), 0.4)
  context.beginPath()
  context.roundRect(-width / 2 + 6, -height / 2 + 9, width, height, placed.size * 0.1)
  context.fill()
  context.fillStyle = request.palette.accent
  context.beginPath()
  context.roundRect(-width / 2, -height / 2, width, height, placed.size * 0.1)
  context.fill()
  context.restore()
}

function enter(context: Context2D, placed: KineticWord, seconds: number, entrance: Entrance): void {
  const sprung = spring(seconds)
  switch (entrance) {
    case 'rise': {
      context.translate(0, (1 - sprung) * placed.size * 0.55)
      context.scale(mix(0.6, 1, sprung), mix(0.6, 1, sprung))
      context.rotate((1 - sprung) * (placed.word.index % 2 === 0 ? 0.06 : -0.06))
      return
    }
    case 'slam': {
      const landed = easeOutCubic(progressOf(seconds, 0, 0.16))
      const scale =
        mix(1.75, 1, landed) * (1 + 0.03 * Math.sin(Math.min(seconds, 0.5) * 20) * Math.exp(-seconds * 9))
      context.scale(scale, scale)
      return
    }
    case 'slide': {
      context.translate((sprung - 1) * placed.size * 1.4, 0)
      context.transform(1, 0, (1 - sprung) * -0.25, 1, 0, 0)
      return
    }
    case 'drop': {
      context.translate(0, (sprung - 1) * placed.size * 0.8)
      context.rotate((1 - sprung) * -0.09)
      return
    }
  }
}

/** The darkest background color of a palette, for shadows under words. */
export function shadeOf(palette: Palette): string {
  return palette.ink === '#ffffff' ? '#000000' : palette.background[2]
}

/** Rows of words that fill the stage's width: strong words are big; connecting words are small, on their own rows. */
export function layOutRows(
  request: CardRequest,
  options: { box?: Box; maxSize: number; align?: 'center' | 'left'; rowGap?: number },
): KineticWord[] {
  const box = options.box ?? request.stage
  const rows = groupRows(request, options.maxSize, boxWidth(box))
  const gap = options.rowGap ?? 0.3
  const heights = rows.map((row) => row.size * (request.face.capHeight + gap))
  const total = heights.reduce((sum, height) => sum + height, 0)
  const shrink = Math.min(1, boxHeight(box) / total)
  let y = box.top + (boxHeight(box) - total * shrink) / 2
  const placed: KineticWord[] = []
  const isMirrored = isRightToLeft(request.words.map((word) => word.text).join(''))
  rows.forEach((row, index) => {
    const size = row.size * shrink
    const height = heights[index]! * shrink
    const widths = row.words.map((word) => wordWidth(request, word.text, size))
    const space = size * 0.24
    const width = widths.reduce((sum, each) => sum + each, 0) + space * (row.words.length - 1)
    let x = options.align === 'left' ? box.left : (box.left + box.right) / 2 - width / 2
    const middle = x + width / 2
    row.words.forEach((word, entry) => {
      const center = x + widths[entry]! / 2
      placed.push({
        word,
        x: isMirrored ? 2 * middle - center : center,
        y: y + height / 2,
        size,
        width: widths[entry]!,
        isBig: row.isBig,
      })
      x += widths[entry]! + space
    })
    y += height
  })
  return placed
}

interface Row {
  words: CardWord[]
  size: number
  isBig: boolean
}

function groupRows(request: CardRequest, maxSize: number, maxWidth: number): Row[] {
  const rows: Row[] = []
  let glue: CardWord[] = []
  let big: CardWord[] = []
  const flushGlue = (): void => {
    if (glue.length === 0) return
    const text = glue.map((word) => word.text).join(' ')
    rows.push({
      words: glue,
      size: Math.min(maxSize * 0.4, fitSize(request, text, maxWidth, 104)),
      isBig: false,
    })
    glue = []
  }
  const flushBig = (): void => {
    if (big.length === 0) return
    const text = big.map((word) => word.text).join(' ')
    const room = big.some((word) => word.isHighlight) ? maxWidth * 0.92 : maxWidth
    rows.push({ words: big, size: fitSize(request, text, room, maxSize), isBig: true })
    big = []
  }
  for (const word of request.words) {
    if (!word.isStrong) {
      flushBig()
      glue.push(word)
      continue
    }
    flushGlue()
    const characters = big.reduce((sum, each) => sum + each.text.length + 1, 0) + word.text.length
    if (big.length > 0 && (characters > maxWidth / 68 || word.isHighlight)) flushBig()
    big.push(word)
    if (word.isHighlight) flushBig()
  }
  flushBig()
  flushGlue()
  return rows
}
