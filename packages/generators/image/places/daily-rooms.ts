// Rooms of old houses, of children and of pets, and where people drink.

import { drawBookshelf, drawWindow, pendant, type PlacePainter } from './furnish.ts'
import { letters, signRow } from './letters.ts'
import type { Pen } from './pen.ts'
import { chandelier, panelLight } from './service-rooms.ts'
import { masonry, torch } from './stonework.ts'
import { poly, strand } from './strokes.ts'

/** A wide staircase that rises to a landing. */
function grandStairs(pen: Pen, colors: readonly [step: string, edge: string, carpet: string]): void {
  for (let step = 0; step < 8; step++) {
    const wide = 0.62 - step * 0.026
    const y = -0.06 + step * 0.075
    pen.box(-wide, y, wide * 2, 0.075, colors[step % 2]!)
    pen.box(-wide * 0.5, y, wide, 0.075, colors[2])
    pen.box(-wide, y + 0.065, wide * 2, 0.01, '#00000033')
  }
  for (const side of [-1, 1]) {
    strand(pen, `${side * 0.66} 0.2 ${side * 0.42} 0.78`, 0.035, colors[1])
    for (let post = 0; post < 6; post++) {
      const [x, y] = [0.65 - post * 0.043, -0.04 + post * 0.1]
      strand(pen, `${side * x} ${y} ${side * x} ${y + 0.26}`, 0.016, colors[1])
    }
    pen.box(side * 0.67 - 0.04, -0.1, 0.08, 0.32, colors[1])
    pen.disc(side * 0.67, 0.27, 0.055, colors[1])
    pen.box(side > 0 ? 0.42 : -pen.half, 0.54, pen.half - 0.42, 0.05, colors[1])
    for (let post = 0; post < 8; post++)
      strand(pen, `${side * (0.46 + post * 0.08)} 0.56 ${side * (0.46 + post * 0.08)} 0.78`, 0.014, colors[1])
    strand(pen, `${side * 0.42} 0.78 ${side * pen.half} 0.78`, 0.03, colors[1])
  }
}

function portrait(pen: Pen, x: number, y: number, wide: number, coat: string): void {
  pen.box(x - wide / 2, y, wide, wide * 1.3, '#c79c3f')
  pen.box(x - wide * 0.4, y + wide * 0.1, wide * 0.8, wide * 1.1, '#3a2f2a')
  pen.arch(x - wide * 0.28, y + wide * 0.1, wide * 0.56, wide * 0.5, coat)
  pen.disc(x, y + wide * 0.78, wide * 0.16, '#d9b48f', wide * 0.2)
  pen.disc(x, y + wide * 0.92, wide * 0.17, '#4a3524', wide * 0.1)
}

export const dailyRooms = {
  mansion(pen) {
    pen.shell(['#efe2cc', '#dcc6a0'], ['#e0d2ba', '#a08a68'])
    pen.tiles('#c4b08c', 6)
    for (const side of [-1, 1]) {
      pen.arch(side * (pen.half - 0.3) - 0.15, 0, 0.3, 0.46, '#8a5f3a')
      pen.disc(side * (pen.half - 0.22), 0.2, 0.016, '#e6bf4a')
      portrait(pen, side * (pen.half - 0.28), 0.86, 0.3, side < 0 ? '#7a2f3a' : '#2f4a6a')
    }
    pen.arch(-0.3, 0.54, 0.6, 0.86, '#f6ecd8')
    pen.arch(-0.25, 0.56, 0.5, 0.8, '#9fcbe6')
    for (const x of [-0.1, 0.08]) pen.box(x, 0.56, 0.02, 0.8, '#f6ecd8')
    pen.box(-0.25, 0.9, 0.5, 0.02, '#f6ecd8')
    grandStairs(pen, ['#f2e8d6', '#8a5a34', '#a3262e'])
    chandelier(pen, 0, Math.max(1.16, pen.wall * 0.76), 0.34)
    pen.glow(0, 0.9, 0.9, '#fff2d0', 0.3)
  },
  'haunted hall'(pen) {
    pen.shell(['#171a2c', '#2c2f48'], ['#33303c', '#121118'])
    pen.boards('#211f2a', 7)
    pen.across(0.3, (x, index) => {
      if (index % 2) pen.box(x, 0.78, 0.3, pen.wall, '#242842')
      if (index % 3 === 0)
        poly(pen, `${x + 0.1} ${pen.wall} ${x + 0.16} ${pen.wall - 0.3} ${x + 0.2} ${pen.wall}`, '#12141f')
    })
    pen.arch(-0.3, 0.54, 0.6, 0.86, '#3a3f5a')
    pen.arch(-0.25, 0.56, 0.5, 0.8, '#4f6aa8')
    pen.disc(0.05, 1.1, 0.12, '#f2f0d8')
    for (const [x, y] of [
      [-0.12, 1.16],
      [0.16, 0.9],
    ] as const)
      poly(
        pen,
        `${x - 0.09} ${y + 0.02} ${x - 0.03} ${y + 0.05} ${x} ${y + 0.02} ${x + 0.03} ${y + 0.05} ${x + 0.09} ${y + 0.02} ${x} ${y - 0.04}`,
        '#12141f',
      )
    for (const x of [-0.1, 0.08]) pen.box(x, 0.56, 0.02, 0.8, '#3a3f5a')
    pen.box(-0.25, 0.9, 0.5, 0.02, '#3a3f5a')
    pen.glow(0, 0.9, 1, '#8fa8ff', 0.4)
    grandStairs(pen, ['#3f3a48', '#241f2a', '#4a1f2a'])
    for (const side of [-1, 1]) {
      portrait(pen, side * (pen.half - 0.28), 0.88, 0.28, '#2a3a3f')
      for (const eye of [-0.03, 0.03]) pen.disc(side * (pen.half - 0.28) + eye, 1.1, 0.012, '#ff5a3c')
      const corner = side * pen.half
      for (const reach of [0.16, 0.3, 0.44])
        strand(
          pen,
          `${corner - side * reach} ${pen.wall} ${corner - side * reach * 0.52} ${pen.wall - reach * 0.52} ${corner} ${pen.wall - reach}`,
          0.006,
          '#c9cde0',
        )
      for (const share of [0.3, 0.7])
        strand(
          pen,
          `${corner} ${pen.wall} ${corner - side * 0.5 * share} ${pen.wall - 0.5 * (1 - share)}`,
          0.006,
          '#c9cde0',
        )
      pen.arch(side * (pen.half - 0.28) - 0.15, 0, 0.3, 0.46, '#0c0c14')
      for (const eye of [-0.045, 0.045])
        pen.disc(side * (pen.half - 0.28) + eye, 0.26, 0.02, '#ffd04f', 0.013)
    }
    ghost(pen, -0.4, 0.84, 0.2)
    chandelier(pen, 0.06, Math.max(1.2, pen.wall * 0.8), 0.26)
    for (let mist = 0; mist < 5; mist++) pen.glow(-0.8 + mist * 0.4, -0.14, 0.44, '#a8b4d8', 0.28)
  },
  'tower room'(pen) {
    pen.shell(['#7a7288', '#9a90a0'], ['#8a6a4a', '#4f3824'])
    pen.boards('#6f5236', 7)
    masonry(pen, '#8a8296', '#968ea2')
    pen.arch(-0.38, 0.4, 0.76, 0.98, '#5f586c')
    pen.arch(-0.31, 0.44, 0.62, 0.88, '#8fc4ee')
    poly(pen, '-0.31 0.44 -0.31 0.66 -0.16 0.8 0 0.66 0.14 0.78 0.31 0.64 0.31 0.44', '#7a9a8a')
    poly(pen, '-0.31 0.44 -0.31 0.54 0 0.6 0.31 0.5 0.31 0.44', '#5f8a52')
    for (const [x, y] of [
      [-0.16, 1.06],
      [0.12, 1.14],
    ] as const)
      pen.disc(x, y, 0.08, '#ffffff', 0.03)
    pen.box(-0.42, 0.36, 0.84, 0.06, '#b0a8b8')
    pen.glow(0, 0.8, 0.8, '#fff6dc', 0.5)
    for (const side of [-1, 1]) {
      poly(
        pen,
        `${side * 0.38} 1.36 ${side * 0.62} 1.36 ${side * 0.56} 0.9 ${side * 0.6} 0.2 ${side * 0.44} 0.2 ${side * 0.46} 0.8`,
        '#a83a5a',
      )
      poly(
        pen,
        `${side * 0.44} 1.36 ${side * 0.5} 1.36 ${side * 0.5} 0.9 ${side * 0.5} 0.2 ${side * 0.46} 0.2 ${side * 0.48} 0.8`,
        '#c4607c',
      )
    }
    const bed = pen.half - 0.3
    pen.box(bed - 0.3, -0.2, 0.62, 0.2, '#6a4526')
    pen.slab(bed - 0.28, -0.04, 0.62, 0.18, '#e6d0e0', 0.05)
    pen.slab(bed + 0.02, 0.1, 0.28, 0.12, '#ffffff', 0.05)
    pen.box(bed - 0.3, -0.2, 0.05, 0.5, '#6a4526')
    drawBookshelf(pen, -pen.half, 0.36, 0.66)
    torch(pen, -pen.half + 0.18, 1.0)
    pen.disc(0, -0.3, 0.4, '#a85a6a', 0.09)
    pen.disc(0, -0.3, 0.32, '#d9a8a0', 0.068)
  },
  saloon(pen) {
    pen.shell(['#7a4a2a', '#a06a3c'], ['#8f6238', '#52341b'])
    pen.boards('#6a4526', 8)
    for (let plank = 0; plank < 12; plank++)
      pen.box(-pen.half + plank * pen.half * 0.18, 0, 0.01, pen.wall, '#5f3a20')
    pen.slab(-0.44, 0.62, 0.88, 0.5, '#4a2a16', 0.04)
    pen.box(-0.4, 0.66, 0.8, 0.42, '#b9ccd0')
    poly(pen, '-0.3 0.66 -0.16 0.66 0.1 1.08 -0.04 1.08', '#dfe9ea')
    for (const y of [0.6, 0.86]) {
      for (const side of [-1, 1]) {
        pen.box(side > 0 ? 0.48 : -pen.half, y, pen.half - 0.48, 0.03, '#4a2a16')
        for (let bottle = 0; bottle < 5; bottle++) {
          const [x, color] = [
            side * (0.54 + bottle * 0.09),
            ['#8a4a1f', '#3f6a3a', '#c98f3a', '#7a2a2a'][(bottle + (y > 0.7 ? 1 : 0)) % 4]!,
          ]
          pen.slab(x - 0.03, y + 0.03, 0.06, 0.12, color, 0.015)
          pen.box(x - 0.011, y + 0.14, 0.022, 0.06, color)
        }
      }
    }
    pen.slab(-0.42, signRow(pen) + 0.12, 0.84, 0.2, '#e6cf9a', 0.02)
    letters(pen, 'SALOON', 0, signRow(pen) + 0.16, 0.12, '#6a2a1c')
    pen.box(-pen.half, 0, pen.half * 2, 0.42, '#6a3c20')
    pen.across(0.3, (x) => pen.box(x + 0.03, 0.06, 0.24, 0.28, '#7f4a28'))
    pen.box(-pen.half, 0.4, pen.half * 2, 0.06, '#a8703c')
    strand(pen, `${-pen.half} 0.05 ${pen.half} 0.05`, 0.022, '#d9b24a')
    for (const x of [-0.6, 0.5]) {
      pen.slab(x, 0.46, 0.09, 0.1, '#e6c88a', 0.02)
      pen.disc(x + 0.045, 0.57, 0.05, '#fff6e0', 0.025)
    }
    for (const side of [-1, 1]) {
      const x = side * (pen.half - 0.24)
      pen.disc(x, 0.02, 0.26, '#8a5a32', 0.06)
      pen.box(x - 0.03, -0.3, 0.06, 0.3, '#5f3a20')
      for (const card of [-0.08, 0, 0.09]) pen.box(x + card, 0.025, 0.05, 0.03, '#f6f0e0')
    }
    for (const x of [-0.5, 0.5]) pendant(pen, x, Math.max(1.38, pen.wall * 0.8), '#c98f3a')
  },
  'pet shop'(pen) {
    pen.shell(['#d9eee6', '#bfe0d2'], ['#e6d6bc', '#b09872'])
    pen.tiles('#ccb998', 7)
    for (let row = 0; row < 2; row++)
      pen.across(0.5, (x, index) => {
        const [y, kind] = [0.1 + row * 0.56, (index + row) % 3]
        pen.slab(x + 0.03, y, 0.44, 0.5, '#8a6442', 0.02)
        pen.box(x + 0.06, y + 0.03, 0.38, 0.44, kind === 0 ? '#3fa8d0' : '#f6ecd8')
        const middle = x + 0.25
        if (kind === 0) {
          for (const [at, up, color] of [
            [-0.1, 0.3, '#f2903c'],
            [0.08, 0.2, '#f2d84a'],
            [0.02, 0.38, '#f0608a'],
          ] as const) {
            pen.disc(middle + at, y + up, 0.05, color, 0.03)
            poly(
              pen,
              `${middle + at + 0.04} ${y + up} ${middle + at + 0.085} ${y + up + 0.03} ${middle + at + 0.085} ${y + up - 0.03}`,
              color,
            )
          }
          strand(
            pen,
            `${middle - 0.14} ${y + 0.05} ${middle - 0.12} ${y + 0.16} ${middle - 0.15} ${y + 0.26}`,
            0.02,
            '#3f9a5a',
          )
        } else if (kind === 1) puppy(pen, middle, y + 0.03, 0.17, index % 2 ? '#c9935a' : '#8a6a52')
        else {
          for (const bar of [-0.12, -0.04, 0.04, 0.12]) pen.box(middle + bar, y + 0.03, 0.01, 0.44, '#c9a24a')
          strand(pen, `${middle - 0.16} ${y + 0.16} ${middle + 0.16} ${y + 0.16}`, 0.018, '#8a6442')
          pen.disc(middle, y + 0.26, 0.07, index % 2 ? '#4fb06a' : '#3f8fe0', 0.1)
          pen.disc(middle, y + 0.36, 0.055, index % 2 ? '#e0563c' : '#f2d24a')
          poly(
            pen,
            `${middle + 0.04} ${y + 0.37} ${middle + 0.1} ${y + 0.34} ${middle + 0.04} ${y + 0.33}`,
            '#f2a03c',
          )
          pen.disc(middle + 0.015, y + 0.375, 0.01, '#20242a')
        }
      })
    pen.box(-pen.half, 1.22, pen.half * 2, 0.05, '#3f8f7a')
    letters(pen, 'PETS', 0, 1.29, 0.13, '#e0653c')
    for (const side of [-1, 1]) {
      const x = side * (pen.half - 0.22)
      pen.slab(x - 0.16, -0.22, 0.32, 0.36, side < 0 ? '#e0653c' : '#3f8fb0', 0.03)
      pen.slab(x - 0.11, -0.12, 0.22, 0.16, '#fff6e6', 0.02)
      paw(pen, x, -0.06, 0.05, '#8a5a34')
    }
  },
  kindergarten(pen) {
    pen.shell(['#fdf2c8', '#fbe4a0'], ['#a8d8b0', '#6fae88'])
    letters(pen, 'ABC', -0.52, 0.98, 0.24, '#e0563c')
    drawWindow(pen, 0.06, 0.64, 0.46, 0.5)
    pen.disc(0.84, 1.1, 0.11, '#ffc83c')
    for (let ray = 0; ray < 8; ray++)
      strand(
        pen,
        `${0.84 + Math.cos(ray * 0.785) * 0.14} ${1.1 + Math.sin(ray * 0.785) * 0.14} ${0.84 + Math.cos(ray * 0.785) * 0.19} ${1.1 + Math.sin(ray * 0.785) * 0.19}`,
        0.022,
        '#ffc83c',
      )
    strand(pen, '-0.94 0.62 -0.86 0.86 -0.68 0.9 -0.5 0.86 -0.42 0.62', 0.03, '#e0453c')
    strand(pen, '-0.88 0.62 -0.81 0.8 -0.68 0.83 -0.55 0.8 -0.48 0.62', 0.03, '#f2c23f')
    strand(pen, '-0.82 0.62 -0.77 0.74 -0.68 0.76 -0.59 0.74 -0.54 0.62', 0.03, '#3f8fe0')
    pen.box(-pen.half, 0, pen.half * 2, 0.4, '#f6f0e2')
    pen.box(-pen.half, 0.36, pen.half * 2, 0.05, '#e6a05a')
    pen.across(0.25, (x, index) => {
      pen.box(x + 0.02, 0.03, 0.21, 0.3, ['#f2a0a0', '#a0d0f2', '#f2dc90', '#b0e0a8'][index % 4]!)
      if (index % 2) puppy(pen, x + 0.125, 0.04, 0.12, '#b9814a')
      else
        for (const [at, up, color] of [
          [0.05, 0.04, '#e0563c'],
          [0.12, 0.04, '#3f8fe0'],
          [0.085, 0.11, '#f2c23f'],
        ] as const)
          pen.box(x + at, up, 0.065, 0.065, color)
    })
    pen.disc(0, -pen.floor * 0.5, 0.8, '#f2b8c4', 0.16)
    pen.disc(0, -pen.floor * 0.5, 0.64, '#fde6a8', 0.12)
    for (const side of [-1, 1]) {
      const x = side * (pen.half - 0.3)
      pen.slab(x - 0.26, -0.06, 0.52, 0.07, side < 0 ? '#e0563c' : '#3f8fe0', 0.03)
      for (const leg of [-0.2, 0.16]) pen.box(x + leg, -0.26, 0.05, 0.22, '#d9b280')
      for (const [at, color] of [
        [-0.14, '#f2c23f'],
        [-0.04, '#4fb06a'],
        [0.08, '#8a5ac8'],
      ] as const)
        pen.box(x + at, 0.01, 0.09, 0.09, color)
      poly(pen, `${x - 0.06} 0.1 ${x} 0.2 ${x + 0.06} 0.1`, '#e0453c')
    }
    for (const x of [-0.4, 0.4]) panelLight(pen, x, Math.max(1.42, pen.wall * 0.88), 0.36)
  },
  'wine cellar'(pen) {
    pen.shell(['#3f2a20', '#6a4a36'], ['#7a5c44', '#33241a'])
    pen.tiles('#5a4231', 6)
    masonry(pen, '#74543e', '#805e46', 0.18)
    pen.arch(-0.34, 0, 0.68, 1.12, '#8f6c50')
    pen.arch(-0.28, 0, 0.56, 1.04, '#2a1a12')
    pen.arch(-0.2, 0, 0.4, 0.74, '#5a3f2c')
    pen.arch(-0.15, 0, 0.3, 0.66, '#1c110b')
    pen.glow(0, 0.36, 0.4, '#ffb35a', 0.4)
    for (const side of [-1, 1]) {
      for (const [at, y, size] of [
        [0.24, 0.1, 0.25],
        [0.24, 0.62, 0.25],
        [0.66, 0.02, 0.17],
        [0.62, 0.4, 0.15],
      ] as const)
        barrelEnd(pen, side * (pen.half - at), y + size * 0.6, size)
      torch(pen, side * 0.44, 0.96)
    }
    pen.slab(-0.2, -0.26, 0.4, 0.36, '#8a5a32', 0.05)
    for (const y of [-0.2, 0.02]) pen.box(-0.21, y, 0.42, 0.04, '#4a4644')
    pen.slab(-0.1, 0.1, 0.07, 0.2, '#2f4a2a', 0.02)
    pen.box(-0.078, 0.28, 0.026, 0.1, '#2f4a2a')
    pen.box(-0.1, 0.14, 0.07, 0.08, '#f2e6c8')
    for (const x of [0.04, 0.13]) {
      pen.box(x - 0.006, 0.1, 0.012, 0.09, '#dfe9ec')
      pen.disc(x, 0.23, 0.04, '#8f1f3a', 0.05)
    }
  },
} satisfies Record<string, PlacePainter>

function ghost(pen: Pen, x: number, y: number, size: number): void {
  pen.glow(x, y, size * 2.2, '#dfe8ff', 0.5)
  pen.arch(x - size * 0.5, y - size * 0.4, size, size * 1.3, '#e4eaf8')
  for (let fold = 0; fold < 3; fold++)
    poly(
      pen,
      `${x - size * 0.5 + fold * size * 0.333} ${y - size * 0.38} ${x - size * 0.5 + fold * size * 0.333 + size * 0.166} ${y - size * 0.7} ${x - size * 0.5 + (fold + 1) * size * 0.333} ${y - size * 0.38}`,
      '#e4eaf8',
    )
  for (const side of [-1, 1])
    pen.disc(x + side * size * 0.18, y + size * 0.42, size * 0.09, '#20243a', size * 0.13)
  pen.disc(x, y + size * 0.14, size * 0.09, '#20243a', size * 0.12)
}

function paw(pen: Pen, x: number, y: number, size: number, color: string): void {
  pen.disc(x, y, size * 0.6, color, size * 0.5)
  for (const [across, up] of [
    [-0.7, 0.5],
    [-0.25, 0.95],
    [0.25, 0.95],
    [0.7, 0.5],
  ] as const)
    pen.disc(x + across * size, y + up * size, size * 0.26, color)
}

function puppy(pen: Pen, x: number, y: number, size: number, coat: string): void {
  pen.disc(x, y + size * 0.5, size * 0.6, coat, size * 0.55)
  pen.disc(x, y + size * 1.3, size * 0.52, coat, size * 0.46)
  for (const side of [-1, 1]) {
    pen.disc(x + side * size * 0.5, y + size * 1.28, size * 0.17, '#5a3f2c', size * 0.34)
    pen.disc(x + side * size * 0.18, y + size * 1.38, size * 0.07, '#20180f')
    pen.disc(x + side * size * 0.26, y + size * 0.1, size * 0.2, '#fff0dc', size * 0.13)
  }
  pen.disc(x, y + size * 1.12, size * 0.24, '#fff0dc', size * 0.18)
  pen.disc(x, y + size * 1.2, size * 0.09, '#20180f', size * 0.06)
}

function barrelEnd(pen: Pen, x: number, y: number, size: number): void {
  pen.disc(x, y, size, '#4a4644')
  pen.disc(x, y, size * 0.92, '#9a6636')
  pen.disc(x, y, size * 0.8, '#b57c46')
  for (const at of [-0.5, -0.2, 0.1, 0.4])
    pen.box(x + at * size, y - size * 0.68, size * 0.03, size * 1.36, '#8a5a30')
  pen.box(x - size * 0.72, y - size * 0.06, size * 1.44, size * 0.12, '#8a5a30')
  pen.disc(x, y - size * 0.42, size * 0.09, '#4a2f1a')
}
