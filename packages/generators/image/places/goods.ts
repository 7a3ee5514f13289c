// What stands on the shelves of shops.

import { books } from './furnish.ts'
import type { Pen } from './pen.ts'

/** What stands on a shelf of a shop: boxes, bottles, cans and fruit. Books would make it a library. */
export const goods: readonly ((pen: Pen, x: number, y: number, turn: number) => void)[] = [
  (pen, x, y, turn) => {
    for (let at = 0; at < 4; at++) {
      const color = books[(at * 2 + turn) % books.length]!
      pen.slab(x + at * 0.156, y, 0.142, 0.16 - (at % 2) * 0.03, color, 0.01)
      pen.box(x + at * 0.156 + 0.03, y + 0.05, 0.082, 0.04, '#fbf7ea')
    }
  },
  (pen, x, y, turn) => {
    for (let at = 0; at < 8; at++) {
      const color = ['#3f8a5b', '#c9742f', '#8a3b4f', '#4f8fb0'][(at + turn) % 4]!
      pen.slab(x + at * 0.078 + 0.006, y, 0.054, 0.11, color, 0.016)
      pen.box(x + at * 0.078 + 0.024, y + 0.1, 0.018, 0.055, color)
      pen.box(x + at * 0.078 + 0.01, y + 0.03, 0.046, 0.04, '#fbf7ea')
    }
  },
  (pen, x, y, turn) => {
    for (let at = 0; at < 6; at++) {
      pen.slab(x + at * 0.104 + 0.004, y, 0.088, 0.105, books[(at + turn * 3) % books.length]!, 0.012)
      pen.box(x + at * 0.104 + 0.004, y + 0.092, 0.088, 0.014, '#d5dbe2')
      pen.box(x + at * 0.104 + 0.004, y, 0.088, 0.012, '#d5dbe2')
    }
  },
  (pen, x, y, turn) => {
    for (let at = 0; at < 7; at++)
      for (let tier = 0; tier < 2; tier++)
        pen.disc(
          x + 0.05 + at * 0.086 + (tier ? 0.043 : 0),
          y + 0.045 + tier * 0.062,
          0.045,
          ['#e2574c', '#f2b33c', '#7fb04a', '#e8853a'][(turn + (at > 3 ? 1 : 0)) % 4]!,
        )
  },
]
