// Breaking words into lines of a width and finding the room that their ink takes.

import { isRightToLeft } from '@vivify/contract/fonts'
import { fontOf, type Typeface } from '@vivify/timeline/layout/text'
import type { Context2D } from '@vivify/timeline/ports'

/** Lines of one size; pixels. */
export interface FittedText {
  readonly size: number
  readonly width: number
  /** From the highest ink of the first line to the lowest of the last. */
  readonly height: number
  /** `baseline` is measured from the top of the ink. */
  readonly lines: readonly { readonly text: string; readonly baseline: number }[]
  /** Some words did not fit into the lines that were allowed, or a word had to be broken. */
  readonly isCut: boolean
  readonly isRightToLeft: boolean
}

export interface FitTextOptions {
  readonly measure: Context2D
  readonly face: Typeface
  readonly text: string
  readonly size: number
  readonly width: number
  readonly maxLines: number
  readonly lineHeight: number
}

/** Breaks a text into balanced lines. Null when there is nothing to say. */
export function fitText(options: FitTextOptions): FittedText | null {
  const { measure, face, size, width } = options
  const words = options.text.trim().split(/\s+/).filter(Boolean)
  if (words.length === 0) return null
  measure.font = fontOf(face, size)
  const widthOf = (text: string): number => inkWidth(measure, text)
  const pieces = words.flatMap((word) => breakWord(word, width, widthOf))
  const greedy = breakLines(pieces, width, widthOf)
  const isTooLong = greedy.length > options.maxLines
  const lines = isTooLong
    ? cutLines(greedy, options.maxLines, width, widthOf)
    : balance(pieces, greedy.length, width, widthOf)
  const inks = lines.map((line) => measure.measureText(line))
  const ascent = Math.max(face.capHeight * size, inks[0]!.actualBoundingBoxAscent)
  const descent = Math.max(0, inks.at(-1)!.actualBoundingBoxDescent)
  const step = size * options.lineHeight
  return {
    size,
    width: Math.min(width, Math.max(...lines.map(widthOf))),
    height: ascent + descent + step * (lines.length - 1),
    lines: lines.map((text, index) => ({ text, baseline: ascent + step * index })),
    isCut: isTooLong || pieces.length > words.length,
    isRightToLeft: isRightToLeft(options.text),
  }
}

/** Italics and swashes stick out of their advance: the wider of both counts. */
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

/** As many lines as `count`, none wider than need be: the narrowest width that still gives so many. */
function balance(
  words: readonly string[],
  count: number,
  width: number,
  widthOf: (text: string) => number,
): string[] {
  if (count === 1) return [words.join(' ')]
  let narrow = Math.max(...words.map(widthOf))
  let wide = width
  for (let round = 0; round < 10; round++) {
    const middle = (narrow + wide) / 2
    if (breakLines(words, middle, widthOf).length <= count) wide = middle
    else narrow = middle
  }
  return breakLines(words, wide, widthOf)
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
