// What a person should know about a logo before printing it.

import { choosePaints, contrastBetween, groundColor, type Ground } from './colors.ts'
import type { LogoColors } from './logo.ts'
import { lettersOf, missingLetters, type OutlineFace } from './outline-font.ts'
import { logoSize } from './write-svg.ts'
import type { Drawing } from './shapes.ts'

/** Letters of fewer pixels can't be read. */
const readablePixels = 6

/** The width in pixels from which all letters of a logo can be read. */
export function readableWidth(drawing: Drawing): number {
  return Math.ceil((logoSize(drawing).width * readablePixels) / drawing.smallestLetters / 8) * 8
}

/** A chosen color that was changed on a ground, because it would hardly be visible there. */
export interface FittedColor {
  readonly which: 'primary' | 'accent'
  readonly from: string
  readonly to: string
  readonly ground: 'light' | 'dark'
  /** Contrast of the person's own color, 1 to 21. */
  readonly contrast: number
}

/** The colors that are not shown as they were chosen. */
export function fittedColors(colors: LogoColors, ground: Ground): FittedColor[] {
  if (ground === 'color') return []
  const paints = choosePaints(colors, ground)
  const behind = groundColor(ground, colors)
  return (['primary', 'accent'] as const)
    .filter((which) => paints[which] !== colors[which])
    .map((which) => ({
      which,
      ground,
      from: colors[which],
      to: paints[which],
      contrast: Math.floor(contrastBetween(colors[which], behind) * 10) / 10,
    }))
}

/** Letters of texts that a face lacks, in capitals, and as they are typed where the face sets those, too. */
export function lettersMissing(
  texts: readonly string[],
  face: OutlineFace,
  spelling: 'capitals' | 'as-typed',
): string[] {
  const spellings = texts.flatMap((text) =>
    spelling === 'capitals' ? [text.toUpperCase()] : [text, text.toUpperCase()],
  )
  return missingLetters(spellings.join(''), face)
}

/** A text without the letters of a list, whether they are listed as typed or in capitals. */
export function withoutLetters(text: string, letters: readonly string[]): string {
  const listed = new Set(letters)
  const isListed = (letter: string): boolean =>
    [...lettersOf(letter), ...lettersOf(letter.toUpperCase())].some((spelling) => listed.has(spelling))
  return lettersOf(text)
    .filter((letter) => !isListed(letter))
    .join('')
    .replaceAll(/ {2,}/g, ' ')
    .trim()
}
