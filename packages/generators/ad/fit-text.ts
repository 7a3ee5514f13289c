// Breaks words into lines of a given width and computes the room that their ink takes.

import { isRightToLeft } from '@vivify/contract/fonts'
import { fontOf, type Typeface } from '@vivify/timeline/layout/text'
import type { Context2D } from '@vivify/timeline/ports'
import { breakByMeaning, endsBadly } from './break-lines.ts'

/** Lines of one size, in pixels. */
export interface FittedText {
  readonly size: number
  /** Width of all ink, including the overhang on both sides. */
  readonly width: number
  /** How far letters like j extend to the left of their line's start. */
  readonly overhang: number
  /** From the highest ink of the first line to the lowest of the last. */
  readonly height: number
  /** `baseline` is measured from the top of the ink. */
  readonly lines: readonly { readonly text: string; readonly baseline: number }[]
  /** True when some words did not fit into the allowed lines. */
  readonly isCut: boolean
  /** True when a word is wider than the line and continues in the next one after a hyphen. */
  readonly isBroken: boolean
  /** True when a line ends in the middle of a phrase. */
  readonly isTorn: boolean
  readonly isRightToLeft: boolean
}

/** Widths of words in one typeface. Each word is measured once, because sizes only scale its width. */
export interface WordWidths {
  readonly measure: Context2D
  readonly face: Typeface
  /** Width per pixel of size. */
  unitWidthOf(word: string): number
}

/** Creates the cache of widths for `fitText`. */
export function createWordWidths(measure: Context2D, face: Typeface): WordWidths {
  const known = new Map<string, number>()
  return {
    measure,
    face,
    unitWidthOf(word) {
      let width = known.get(word)
      if (width === undefined) {
        measure.font = fontOf(face, 100)
        width = inkWidth(measure, word) / 100
        known.set(word, width)
      }
      return width
    },
  }
}

export interface FitTextOptions {
  readonly widths: WordWidths
  readonly text: string
  readonly size: number
  readonly width: number
  readonly maxLines: number
  readonly lineHeight: number
}

/** Breaks a text into lines of similar length that end where phrases end. Null for an empty text. */
export function fitText(options: FitTextOptions): FittedText | null {
  const { size, width } = options
  const { measure, face, unitWidthOf } = options.widths
  const words = options.text.trim().split(/\s+/).filter(Boolean)
  if (words.length === 0) return null
  // Hinting and kerning may make a line slightly wider than its words.
  const widthOf = (text: string): number =>
    text.split(' ').reduce((sum, word) => sum + unitWidthOf(word), 0) * size * 1.01 +
    (text.split(' ').length - 1) * unitWidthOf(' ') * size
  const pieces = words.flatMap((word) => breakWord(word, width, widthOf))
  const greedy = breakLines(pieces, width, widthOf)
  const isTooLong = greedy.length > options.maxLines
  const lines = isTooLong
    ? cutLines(greedy, options.maxLines, width, widthOf)
    : chooseLines(greedy, options.maxLines, (count) =>
        breakByMeaning({ words: pieces, count, width, widthOf }),
      )
  measure.font = fontOf(face, size)
  measure.textAlign = 'left'
  const inks = lines.map((line) => measure.measureText(line))
  const overhang = Math.max(
    ...inks.map((ink) => Math.max(0, ink.actualBoundingBoxLeft, ink.actualBoundingBoxRight - ink.width)),
  )
  const ascent = Math.max(face.capHeight * size, inks[0]!.actualBoundingBoxAscent)
  const descent = Math.max(0, inks.at(-1)!.actualBoundingBoxDescent)
  const step = size * options.lineHeight
  return {
    size,
    width: Math.max(...inks.map((ink) => ink.width)) + overhang * 2,
    overhang,
    height: ascent + descent + step * (lines.length - 1),
    lines: lines.map((text, index) => ({ text, baseline: ascent + step * index })),
    isCut: isTooLong,
    isBroken: pieces.length > words.length,
    isTorn: endsBadly(lines),
    isRightToLeft: isRightToLeft(options.text),
  }
}

/** Italics and swashes extend beyond their advance width, so the wider of both counts. */
function inkWidth(measure: Context2D, text: string): number {
  const size = measure.measureText(text)
  return Math.max(size.width, Math.abs(size.actualBoundingBoxLeft) + Math.abs(size.actualBoundingBoxRight))
}

function breakWord(word: string, width: number, widthOf: (text: string) => number): string[] {
  if (widthOf(word) <= width) return [word]
  const pieces: string[] = []
  let piece = ''
  for (const letter of word) {
    if (piece !== '' && widthOf(`${piece}${letter}-`) > width) {
      pieces.push(`${piece}-`)
      piece = ''
    }
    piece += letter
  }
  return [...pieces, piece]
}

function breakLines(words: readonly string[], width: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of words) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line !== '' && widthOf(longer) > width) {
      lines.push(line)
      line = word
    } else {
      line = longer
    }
  }
  return [...lines, line]
}

/** Uses as few lines as possible, or one more if that keeps phrases whole. */
function chooseLines(
  greedy: string[],
  maxLines: number,
  breakInto: (count: number) => string[] | null,
): string[] {
  const lines = breakInto(greedy.length) ?? greedy
  if (!endsBadly(lines) || greedy.length >= maxLines) return lines
  const longer = breakInto(greedy.length + 1)
  return longer === null || endsBadly(longer) ? lines : longer
}

function cutLines(
  lines: readonly string[],
  count: number,
  width: number,
  widthOf: (text: string) => number,
): string[] {
  const kept = lines.slice(0, count)
  let last = kept.pop()!
  while (last.length > 1 && widthOf(`${last}…`) > width) last = last.slice(0, -1).trimEnd()
  return [...kept, `${last}…`]
}
