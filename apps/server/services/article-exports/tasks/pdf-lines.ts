// Lines of a PDF: words of several looks in one width. Lines of scripts that are written from right to left begin at the
// right.

import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import { isRightToLeft } from '@vivify/contract/fonts'
import { registerTextFonts, textFamilies } from '@vivify/timeline/node/text-fonts'

/** A page of a PDF, or a canvas. */
export type PageContext = SKRSContext2D

export interface Look {
  size: number
  family: keyof typeof textFamilies
  isItalic?: boolean
  isStruck?: boolean
  color: string
  /** A web address, or `#` and the name of a place in the document. */
  link?: string | undefined
  /** Above the baseline, in points. */
  raise?: number
}

/** A text of one look, or the end of a line. */
export type Span = { text: string; look: Look } | 'break'

interface Word {
  pieces: { text: string; look: Look; width: number }[]
  width: number
  /** Width of the space before it, where it doesn't begin a line. */
  gap: number
}

export interface Line {
  words: Word[]
  isRightToLeft: boolean
}

export const linkColor = '#15663a'
/** Characters of a word, which may be an address. The measuring of longer ones takes long. */
const maxWordCharacters = 2000

/** Measures with the fonts of the page. */
export class Ruler {
  readonly #context: PageContext
  readonly #widths = new Map<string, number>()

  constructor() {
    registerTextFonts()
    this.#context = createCanvas(1, 1).getContext('2d')
  }

  measure(text: string, look: Look): number {
    const font = fontOf(look)
    const key = `${font} ${text}`
    const known = this.#widths.get(key)
    if (known !== undefined) return known
    setFont(this.#context, font)
    const { width } = this.#context.measureText(text)
    if (text.length < 40) this.#widths.set(key, width)
    return width
  }
}

function fontOf({ size, family, isItalic }: Look): string {
  return `${isItalic ? 'italic ' : ''}${size}px ${textFamilies[family]}`
}

function setFont(context: PageContext, font: string): void {
  // Any spacing turns ligatures off, which readers of the PDF could not find.
  context.letterSpacing = '0.01px'
  context.font = font
}

/** Breaks spans into lines of at most a width. */
export function breakLines(spans: readonly Span[], width: number, ruler: Ruler): Line[] {
  const isRight = isRightToLeft(spans.map((span) => (span === 'break' ? ' ' : span.text)).join(''))
  const lines: Line[] = []
  let words: Word[] = []
  let used = 0
  const flush = (): void => {
    lines.push({ words, isRightToLeft: isRight })
    words = []
    used = 0
  }
  for (const word of splitWords(spans, ruler)) {
    if (word === 'break') {
      flush()
      continue
    }
    for (const part of word.width > width ? cutWord(word, width, ruler) : [word]) {
      const needed = words.length === 0 ? part.width : part.gap + part.width
      if (words.length > 0 && used + needed > width) {
        flush()
        used = part.width
      } else used += needed
      words.push(part)
    }
  }
  if (words.length > 0) flush()
  return lines
}

function splitWords(spans: readonly Span[], ruler: Ruler): (Word | 'break')[] {
  const words: (Word | 'break')[] = []
  let hasSpace = true
  for (const span of spans) {
    if (span === 'break') {
      words.push('break')
      hasSpace = true
      continue
    }
    const { look } = span
    for (const part of span.text.split(/([ \t\n]+)/)) {
      if (part === '') continue
      if (/^[ \t\n]+$/.test(part)) {
        hasSpace = true
        continue
      }
      for (let at = 0; at < part.length; at += maxWordCharacters) {
        const text = part.slice(at, at + maxWordCharacters)
        const piece = { text, look, width: ruler.measure(text, look) }
        const last = words.at(-1)
        if (hasSpace || at > 0 || last === undefined || last === 'break') {
          words.push({ pieces: [piece], width: piece.width, gap: at > 0 ? 0 : ruler.measure(' ', look) })
        } else {
          last.pieces.push(piece)
          last.width += piece.width
        }
        hasSpace = false
      }
    }
  }
  return words
}

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** A word that is wider than a line, such as an address, in parts that fit. */
function cutWord(word: Word, width: number, ruler: Ruler): Word[] {
  const parts: Word[] = []
  let current: Word = { pieces: [], width: 0, gap: word.gap }
  for (const { text, look } of word.pieces) {
    for (const { segment } of segmenter.segment(text)) {
      const wide = ruler.measure(segment, look)
      if (current.width + wide > width && current.pieces.length > 0) {
        parts.push(current)
        current = { pieces: [], width: 0, gap: 0 }
      }
      const last = current.pieces.at(-1)
      if (last?.look === look) {
        last.text += segment
        last.width += wide
      } else current.pieces.push({ text: segment, look, width: wide })
      current.width += wide
    }
  }
  return [...parts, current]
}

interface Run {
  text: string
  look: Look
  isRight: boolean
  /** Of the space before it. */
  gap: number
}

/** Draws a line whose column begins at `x`. */
export function drawLine(
  context: PageContext,
  line: Line,
  place: { x: number; baseline: number; width: number },
  ruler: Ruler,
): void {
  const runs = joinRuns(line)
  const ordered = line.isRightToLeft ? runs.toReversed() : runs
  const widths = ordered.map(({ text, look }) => ruler.measure(text, look))
  const total = ordered.reduce((sum, run, index) => sum + widths[index]! + run.gap, 0)
  let x = line.isRightToLeft ? place.x + place.width - total : place.x
  ordered.forEach((run, index) => {
    const width = widths[index]!
    if (!line.isRightToLeft) x += run.gap
    drawRun(context, run, { x, baseline: place.baseline, width })
    x += width
    if (line.isRightToLeft) x += run.gap
  })
}

/** Words of one look and one direction are drawn together, so that they are found as one text. */
function joinRuns({ words, isRightToLeft: isRight }: Line): Run[] {
  const runs: Run[] = []
  words.forEach((word, index) => {
    word.pieces.forEach(({ text, look }, at) => {
      const gap = at === 0 && index > 0 ? word.gap : 0
      const runIsRight = /\p{L}/u.test(text) ? isRightToLeft(text) : (runs.at(-1)?.isRight ?? isRight)
      const last = runs.at(-1)
      if (last?.look === look && last.isRight === runIsRight) last.text += (gap > 0 ? ' ' : '') + text
      else runs.push({ text, look, isRight: runIsRight, gap })
    })
  })
  return runs
}

function drawRun(
  context: PageContext,
  { text, look, isRight }: Run,
  { x, baseline, width }: { x: number; baseline: number; width: number },
): void {
  setFont(context, fontOf(look))
  context.fillStyle = look.color
  context.textAlign = 'left'
  context.direction = isRight ? 'rtl' : 'ltr'
  const y = baseline - (look.raise ?? 0)
  context.fillText(text, x, y)
  const underline = (at: number): void => context.fillRect(x, at, width, 0.6)
  if (look.isStruck) underline(y - look.size * 0.3)
  if (look.link === undefined) return
  const top = y - look.size
  const bottom = y + look.size * 0.25
  if (look.link.startsWith('#')) {
    context.annotateLinkToDestination(x, top, x + width, bottom, look.link.slice(1))
  } else {
    underline(y + 1.6)
    context.annotateLinkUrl(x, top, x + width, bottom, look.link)
  }
}
