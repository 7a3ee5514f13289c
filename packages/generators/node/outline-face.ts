// Reads a bundled font into outlines. Runs when the web app is built and in tests: fontkit stays out of the page.

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { OutlineFace } from '../logo/outline-font.ts'

interface PathCommand {
  command: 'moveTo' | 'lineTo' | 'quadraticCurveTo' | 'bezierCurveTo' | 'closePath'
  args: number[]
}

interface Glyph {
  advanceWidth: number
  bbox: { maxY: number }
  path: { commands: PathCommand[] }
}

interface Font {
  unitsPerEm: number
  characterSet: number[]
  glyphForCodePoint(code: number): Glyph
  layout(
    text: string,
    features: Record<string, boolean>,
  ): { glyphs: Glyph[]; positions: { xAdvance: number }[] }
}

const require = createRequire(import.meta.url)
/** The package has no types; above is what we call. */
const { create } = require('fontkit') as { create: (data: Uint8Array) => Font }

/** Letters whose pairs are kerned: what names are made of. */
const kerned = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.,-&’'"]
/** Less than this share of the size is not seen. */
const minKerning = 0.008
/** Ligatures would make one outline of two letters, which tracking could not part. */
const features = { liga: false, clig: false, dlig: false, calt: false }

/**
 * Outlines of all letters of some files of a font package, such as
 * `@fontsource/geist/files/geist-latin-700-normal.woff2`. Files that the package doesn't have are left out: not every font
 * has every script.
 */
export function readOutlineFace(files: readonly string[]): OutlineFace {
  const fonts = files.flatMap(openFont)
  const [first] = fonts
  const glyphs: Record<string, [number, string]> = {}
  for (const font of fonts) {
    for (const code of font.characterSet) {
      const letter = String.fromCodePoint(code)
      if (code < 0x20 || Object.hasOwn(glyphs, letter)) continue
      const glyph = font.glyphForCodePoint(code)
      glyphs[letter] = [Math.round(glyph.advanceWidth), pathOf(glyph.path.commands)]
    }
  }
  return {
    unitsPerEm: first?.unitsPerEm ?? 1000,
    capHeight: first === undefined ? 0 : heightOf(first, 'H'),
    glyphs,
    kerning: first === undefined ? {} : readKerning(first),
  }
}

function openFont(file: string): Font[] {
  try {
    return [create(readFileSync(require.resolve(file)))]
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'MODULE_NOT_FOUND') return []
    throw error
  }
}

const letters = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
} as const

function pathOf(commands: readonly PathCommand[]): string {
  return commands
    .map(
      ({ command, args }) =>
        letters[command] + args.map((value, at) => Math.round(at % 2 === 0 ? value : -value)).join(' '),
    )
    .join('')
    .replaceAll('-0', '0')
}

function heightOf(font: Font, letter: string): number {
  return Math.round(font.glyphForCodePoint(letter.codePointAt(0)!).bbox.maxY)
}

/** Lays all pairs out in one run, because each run has a cost of its own. */
function readKerning(font: Font): Record<string, number> {
  const kerning: Record<string, number> = {}
  for (const first of kerned) {
    const run = font.layout(kerned.map((second) => first + second).join(''), features)
    kerned.forEach((second, index) => {
      const glyph = run.glyphs[index * 2]!
      const added = Math.round(run.positions[index * 2]!.xAdvance - glyph.advanceWidth)
      if (Math.abs(added) >= font.unitsPerEm * minKerning) kerning[first + second] = added
    })
  }
  return kerning
}
