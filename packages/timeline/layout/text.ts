// Fits words into a width: on one line when they fit, on two balanced lines when they do not, and smaller when even
// that is too wide. Tokens are never split.

import { fallbackFonts, isRightToLeft, type FontFamily } from '@vivify/contract/fonts'
import type { Context2D } from '../ports.ts'
import { toDrawable } from './drawable-text.ts'

export interface Typeface {
  family: FontFamily
  weight: number
  /** Height of capitals as a fraction of the size, used to center text. */
  capHeight: number
}

export const typefaces = {
  anton: { family: 'Anton', weight: 400, capHeight: 0.86 },
  bricolage: { family: 'Bricolage Grotesque', weight: 800, capHeight: 0.7 },
  fredoka: { family: 'Fredoka', weight: 600, capHeight: 0.7 },
  geist: { family: 'Geist', weight: 700, capHeight: 0.71 },
  montserrat: { family: 'Montserrat', weight: 800, capHeight: 0.7 },
  nunito: { family: 'Nunito', weight: 900, capHeight: 0.71 },
} as const satisfies Record<string, Typeface>

/** Families for letters that the Latin faces lack. */
const fallbackFamilies = [...fallbackFonts.map((font) => `"${font.family}"`), 'sans-serif'].join(', ')

/** The CSS font of a typeface at a size in design units. */
export function fontOf(face: Typeface, size: number): string {
  return `${face.weight} ${Math.round(size * 100) / 100}px "${face.family}", ${fallbackFamilies}`
}

/** Advance width of a text. Changes the context's font. */
export function widthOf(context: Context2D, face: Typeface, size: number, text: string): number {
  context.font = fontOf(face, size)
  return context.measureText(text).width
}

/** A placed word: `x` is its left edge, `y` its baseline, both from the block's center. */
export interface PlacedWord {
  index: number
  text: string
  x: number
  y: number
  width: number
}

export interface TextBlock {
  words: PlacedWord[]
  size: number
  width: number
  height: number
  lineCount: number
}

/**
 * Lays words out around a center, on at most `maxLines` lines of at most `maxWidth`. The size shrinks before anything
 * overflows.
 */
export function layOutBlock(options: {
  measure: Context2D
  face: Typeface
  words: readonly { index: number; text: string }[]
  size: number
  maxWidth: number
  maxLines: number
  lineHeight: number
  wordGap?: number
}): TextBlock {
  const { measure, face, maxWidth, lineHeight } = options
  const words = options.words.map(({ index, text }) => ({ index, text: toDrawable(text) }))
  const gapRatio = options.wordGap ?? 0.26
  const unitWidths = words.map((word) => widthOf(measure, face, 100, word.text) / 100)
  let best: { lines: number[][]; size: number } | null = null
  for (let lineCount = 1; lineCount <= Math.min(options.maxLines, words.length); lineCount++) {
    const lines = balanceLines(unitWidths, gapRatio, lineCount)
    const widest = Math.max(...lines.map((line) => lineWidth(unitWidths, gapRatio, line)))
    const size = Math.min(options.size, maxWidth / widest)
    if (!best || size > best.size * 1.04) best = { lines, size }
    if (size >= options.size) break
  }
  const { lines, size } = best ?? { lines: [], size: options.size }
  const placed: PlacedWord[] = []
  const direction = isRightToLeft(words.map((word) => word.text).join('')) ? -1 : 1
  const blockHeight = (lines.length - 1) * lineHeight * size + face.capHeight * size
  let widestLine = 0
  lines.forEach((line, row) => {
    const width = lineWidth(unitWidths, gapRatio, line) * size
    widestLine = Math.max(widestLine, width)
    let x = -width / 2
    for (const entry of line) {
      const wordWidth = unitWidths[entry]! * size
      placed.push({
        index: words[entry]!.index,
        text: words[entry]!.text,
        x: direction === 1 ? x : -x - wordWidth,
        y: -blockHeight / 2 + face.capHeight * size + row * lineHeight * size,
        width: wordWidth,
      })
      x += (unitWidths[entry]! + gapRatio) * size
    }
  })
  return { words: placed, size, width: widestLine, height: blockHeight, lineCount: lines.length }
}

function lineWidth(widths: readonly number[], gap: number, line: readonly number[]): number {
  return line.reduce((sum, index) => sum + widths[index]!, 0) + gap * Math.max(0, line.length - 1)
}

/** Splits words into `lineCount` lines so that the widest line is as narrow as can be. */
function balanceLines(widths: readonly number[], gap: number, lineCount: number): number[][] {
  const count = widths.length
  const best: { widest: number; cut: number }[][] = []
  for (let lines = 0; lines <= lineCount; lines++) {
    best.push(Array.from({ length: count + 1 }, () => ({ widest: Number.POSITIVE_INFINITY, cut: 0 })))
  }
  best[0]![0] = { widest: 0, cut: 0 }
  for (let lines = 1; lines <= lineCount; lines++) {
    for (let end = lines; end <= count; end++) {
      let width = -gap
      for (let start = end - 1; start >= lines - 1; start--) {
        width += widths[start]! + gap
        const widest = Math.max(best[lines - 1]![start]!.widest, width)
        if (widest < best[lines]![end]!.widest) best[lines]![end] = { widest, cut: start }
      }
    }
  }
  const result: number[][] = []
  let end = count
  for (let lines = lineCount; lines > 0; lines--) {
    const start = best[lines]![end]!.cut
    result.unshift(Array.from({ length: end - start }, (_, offset) => start + offset))
    end = start
  }
  return result
}
