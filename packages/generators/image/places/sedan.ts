import type { Pen } from './pen.ts'
import { poly } from './strokes.ts'

/** A sedan, seen from the side. */
export function sedan(pen: Pen, x: number, y: number, size: number, color: string): void {
  pen.slab(x - size, y + size * 0.18, size * 2, size * 0.36, color, size * 0.14)
  poly(
    pen,
    `${x - size * 0.62} ${y + size * 0.5} ${x - size * 0.34} ${y + size * 0.86} ${x + size * 0.34} ${y + size * 0.86} ${x + size * 0.66} ${y + size * 0.5}`,
    color,
  )
  poly(
    pen,
    `${x - size * 0.46} ${y + size * 0.54} ${x - size * 0.26} ${y + size * 0.8} ${x - size * 0.03} ${y + size * 0.8} ${x - size * 0.03} ${y + size * 0.54}`,
    '#d4e8f2',
  )
  poly(
    pen,
    `${x + size * 0.5} ${y + size * 0.54} ${x + size * 0.28} ${y + size * 0.8} ${x + size * 0.04} ${y + size * 0.8} ${x + size * 0.04} ${y + size * 0.54}`,
    '#d4e8f2',
  )
  for (const at of [-0.56, 0.56]) {
    pen.disc(x + at * size, y + size * 0.18, size * 0.21, '#1f2228')
    pen.disc(x + at * size, y + size * 0.18, size * 0.1, '#c9ced4')
  }
}
