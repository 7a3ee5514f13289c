// Letters of signs, as strokes on a grid of four by six: "x y x y …", strokes parted by a bar.

import type { Pen } from './pen.ts'
import { strand } from './strokes.ts'

const glyphs: Readonly<Record<string, string>> = {
  A: '0 0 2 6 4 0|0.8 2.2 3.2 2.2',
  B: '0 0 0 6 3 6 3.8 5.2 3.8 4 3 3.2 0 3.2|3 3.2 4 2.4 4 0.8 3 0 0 0',
  C: '4 5 3 6 1 6 0 5 0 1 1 0 3 0 4 1',
  D: '0 0 0 6 2.6 6 4 4.6 4 1.4 2.6 0 0 0',
  E: '4 0 0 0 0 6 4 6|0 3 3 3',
  F: '0 0 0 6 4 6|0 3 3 3',
  G: '4 5 3 6 1 6 0 5 0 1 1 0 3 0 4 1 4 2.8 2.4 2.8',
  H: '0 0 0 6|4 0 4 6|0 3 4 3',
  I: '2 0 2 6',
  K: '0 0 0 6|4 6 0 2.6|1.2 3.6 4 0',
  L: '0 6 0 0 4 0',
  M: '0 0 0 6 2 2.6 4 6 4 0',
  N: '0 0 0 6 4 0 4 6',
  O: '1 0 0 1 0 5 1 6 3 6 4 5 4 1 3 0 1 0',
  P: '0 0 0 6 3 6 4 5 4 3.8 3 2.8 0 2.8',
  R: '0 0 0 6 3 6 4 5 4 3.8 3 2.8 0 2.8|2 2.8 4 0',
  S: '4 5 3 6 1 6 0 5 0 4 1 3.2 3 2.8 4 2 4 1 3 0 1 0 0 1',
  T: '0 6 4 6|2 6 2 0',
  U: '0 6 0 1 1 0 3 0 4 1 4 6',
  V: '0 6 2 0 4 6',
  W: '0 6 1 0 2 3.6 3 0 4 6',
  X: '0 0 4 6|0 6 4 0',
  Y: '0 6 2 3 4 6|2 3 2 0',
  Z: '0 6 4 6 0 0 4 0',
  '&': '4 0 1 4.6 1.4 6 2.4 6 2.8 4.8 0.4 2 0.6 0.4 2 0 4 2',
}

/** How wide a letter and the gap after it are, as shares of its height. */
const advance = 0.96

/** A word centered at x, its letters standing on y. In a place that is drawn mirrored, it is still read from the left. */
export function letters(pen: Pen, word: string, x: number, y: number, tall: number, color: string): void {
  const left = x - ((word.length - 0.3) * advance * tall) / 2
  const place = (across: number): number => (pen.isMirrored ? 2 * x - across : across)
  for (const [at, letter] of Array.from(word).entries())
    for (const stroke of (glyphs[letter] ?? '').split('|').filter(Boolean)) {
      const values = stroke.split(' ').map(Number)
      const points = values.flatMap((value, index) =>
        index % 2 === 0 ? [place(left + at * advance * tall + (value / 6) * tall)] : [y + (value / 6) * tall],
      )
      strand(pen, points.join(' '), tall * 0.17, color)
    }
}

/** How high a sign hangs: over the heads of people where the wall is tall enough. */
export function signRow({ wall }: Pen): number {
  return Math.max(1, Math.min(1.44, wall - 0.34))
}
