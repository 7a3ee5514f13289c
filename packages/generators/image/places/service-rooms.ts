// Rooms where people are served: banks, hotels, the police, dentists, tailors.

import { pendant, type PlacePainter } from './furnish.ts'
import { letters, signRow } from './letters.ts'
import type { Pen } from './pen.ts'
import { poly, strand } from './strokes.ts'

/** A lamp in the ceiling that lights the room from above. */
export function panelLight(pen: Pen, x: number, y: number, wide: number): void {
  pen.slab(x - wide / 2, y, wide, 0.05, '#ffffff', 0.02)
  pen.glow(x, y, wide * 1.4, '#ffffff', 0.35)
}

/** A fluted column from floor to ceiling. */
function column(pen: Pen, x: number, wide: number, tall: number, color: string, shade: string): void {
  pen.box(x - wide * 0.7, 0, wide * 1.4, 0.07, shade)
  pen.box(x - wide / 2, 0.07, wide, tall - 0.14, color)
  for (const at of [-0.26, 0, 0.26])
    pen.box(x + at * wide - wide * 0.04, 0.07, wide * 0.08, tall - 0.14, shade)
  pen.box(x - wide * 0.7, tall - 0.07, wide * 1.4, 0.07, color)
}

/** A potted plant. */
function pottedPlant(pen: Pen, x: number, y: number, size: number, pot = '#b5683f'): void {
  for (const [across, up] of [
    [-0.5, 0.9],
    [-0.24, 1.3],
    [0, 1.5],
    [0.26, 1.3],
    [0.5, 0.86],
  ] as const) {
    poly(
      pen,
      `${x - 0.06 * size} ${y + 0.4 * size} ${x + across * size - 0.1 * size} ${y + up * 0.72 * size} ${x + across * size} ${y + up * size} ${x + across * size + 0.12 * size} ${y + up * 0.66 * size} ${x + 0.06 * size} ${y + 0.4 * size}`,
      Math.abs(across) === 0.26 || across === 0 ? '#4f9a58' : '#37784a',
    )
  }
  poly(
    pen,
    `${x - 0.26 * size} ${y + 0.46 * size} ${x + 0.26 * size} ${y + 0.46 * size} ${x + 0.18 * size} ${y} ${x - 0.18 * size} ${y}`,
    pot,
  )
}

/** A round door of steel, as vaults have. */
function vaultDoor(pen: Pen, x: number, y: number, radius: number): void {
  pen.disc(x, y, radius * 1.14, '#3f4852')
  pen.disc(x, y, radius, '#a9b4be')
  pen.disc(x - radius * 0.03, y + radius * 0.03, radius * 0.84, '#c3ccd4')
  pen.disc(x, y, radius * 0.72, '#8f9ba6')
  for (let bolt = 0; bolt < 12; bolt++) {
    const angle = (bolt / 12) * Math.PI * 2
    pen.disc(
      x + Math.cos(angle) * radius * 0.92,
      y + Math.sin(angle) * radius * 0.92,
      radius * 0.045,
      '#5f6b76',
    )
  }
  for (let spoke = 0; spoke < 3; spoke++) {
    const angle = (spoke / 3) * Math.PI + 0.5
    const [across, up] = [Math.cos(angle) * radius * 0.5, Math.sin(angle) * radius * 0.5]
    strand(pen, `${x - across} ${y - up} ${x + across} ${y + up}`, radius * 0.09, '#4a545e')
    for (const side of [-1, 1]) pen.disc(x + across * side, y + up * side, radius * 0.085, '#d9b24a')
  }
  pen.disc(x, y, radius * 0.2, '#4a545e')
  pen.disc(x, y, radius * 0.11, '#d9b24a')
  pen.box(x - radius * 1.26, y + radius * 0.34, radius * 0.22, radius * 0.3, '#59646f')
  pen.box(x - radius * 1.26, y - radius * 0.64, radius * 0.22, radius * 0.3, '#59646f')
}

export const serviceRooms = {
  bank(pen) {
    pen.shell(['#e9dfc8', '#d9cba9'], ['#cdbb95', '#96835e'])
    pen.tiles('#b09c73', 6)
    pen.box(-pen.half, signRow(pen), pen.half * 2, 0.3, '#274a3a')
    letters(pen, 'BANK', 0, signRow(pen) + 0.07, 0.16, '#f0d68a')
    // Counters with a window each.
    pen.box(-pen.half, 0, pen.half * 2, 0.4, '#6f4426')
    pen.across(0.34, (x) => {
      pen.box(x + 0.03, 0.06, 0.28, 0.27, '#85552f')
      pen.box(x + 0.02, 0.44, 0.3, 0.5, '#c9e4ea')
      poly(pen, `${x + 0.06} 0.5 ${x + 0.14} 0.5 ${x + 0.26} 0.9 ${x + 0.18} 0.9`, '#e3f3f5')
      pen.box(x, 0.4, 0.03, 0.6, '#c79c3f')
      for (let bar = 1; bar < 5; bar++) pen.box(x + 0.02 + bar * 0.06, 0.44, 0.01, 0.34, '#c79c3f')
      pen.arch(x + 0.12, 0.44, 0.1, 0.13, '#5a3a22')
    })
    pen.box(-pen.half, 0.38, pen.half * 2, 0.06, '#a9733f')
    pen.box(-pen.half, 0.94, pen.half * 2, 0.06, '#c79c3f')
    for (const side of [-1, 1]) column(pen, side * (pen.half - 0.14), 0.19, pen.wall, '#f6f0e0', '#d3c7a8')
    for (const side of [-1, 1])
      for (let post = 0; post < 2; post++) {
        const x = side * (0.52 + post * 0.36)
        pen.box(x - 0.014, -0.3, 0.028, 0.34, '#d9b24a')
        pen.disc(x, -0.3, 0.07, '#b58f34', 0.02)
        pen.disc(x, 0.05, 0.03, '#f0d68a')
        if (post === 0)
          strand(
            pen,
            `${x} 0 ${x + side * 0.1} -0.07 ${x + side * 0.26} -0.07 ${x + side * 0.36} 0`,
            0.03,
            '#a3262e',
          )
      }
    for (const x of [-0.45, 0.45]) pendant(pen, x, Math.max(1.5, pen.wall * 0.8), '#d9b24a')
  },
  vault(pen) {
    pen.shell(['#4a535d', '#6b7782'], ['#59626b', '#2f363d'])
    pen.tiles('#444d56', 6)
    pen.across(0.2, (x) => {
      for (let row = 0; row < Math.ceil(pen.wall / 0.15); row++) {
        pen.slab(x + 0.01, 0.02 + row * 0.15, 0.18, 0.13, row % 2 ? '#8a96a2' : '#929eaa', 0.012)
        pen.disc(x + 0.1, 0.085 + row * 0.15, 0.02, '#d9b24a')
      }
    })
    vaultDoor(pen, 0, 0.7, 0.58)
    for (const side of [-1, 1]) {
      for (let row = 0; row < 3; row++)
        for (let bar = 0; bar < 3 - row; bar++) {
          const x = side * (pen.half - 0.26) - 0.24 + bar * 0.17 + row * 0.085
          const y = -0.16 + row * 0.1
          poly(pen, `${x} ${y} ${x + 0.16} ${y} ${x + 0.13} ${y + 0.09} ${x + 0.03} ${y + 0.09}`, '#e0b034')
          poly(
            pen,
            `${x + 0.03} ${y + 0.06} ${x + 0.13} ${y + 0.06} ${x + 0.13} ${y + 0.09} ${x + 0.03} ${y + 0.09}`,
            '#f6d872',
          )
        }
    }
    pen.glow(0, 0.9, 1, '#fff2d0', 0.25)
  },
  'hotel lobby'(pen) {
    pen.shell(['#7a4a34', '#9a6a48'], ['#d6c2a0', '#8f7656'])
    pen.tiles('#b59f7c', 7)
    pen.box(-0.6, 0.46, 1.2, pen.wall - 0.46, '#5f3826')
    for (let cell = 0; cell < 10; cell++) {
      const [x, y] = [-0.36 + (cell % 5) * 0.15, 0.56 + Math.floor(cell / 5) * 0.17]
      pen.box(x, y, 0.12, 0.13, '#3a2015')
      strand(pen, `${x + 0.06} ${y + 0.11} ${x + 0.06} ${y + 0.05}`, 0.016, '#e6c25a')
    }
    letters(pen, 'HOTEL', 0, signRow(pen) - 0.02, 0.14, '#f4d98a')
    pen.slab(-0.62, 0, 1.24, 0.42, '#3f2417', 0.03)
    for (let panel = 0; panel < 4; panel++) pen.box(-0.56 + panel * 0.29, 0.06, 0.24, 0.28, '#54321f')
    pen.box(-0.66, 0.4, 1.32, 0.06, '#d9c8a8')
    pen.disc(0.3, 0.475, 0.055, '#e6c25a', 0.04)
    pen.box(0.24, 0.455, 0.12, 0.02, '#8f6f2a')
    for (const side of [-1, 1]) {
      const x = side * (pen.half - 0.2)
      pottedPlant(pen, side * (pen.half - 0.2), 0, 0.46, '#e8dcc4')
      pen.slab(x - 0.24, -0.36, 0.48, 0.2, '#a83a36', 0.06)
      pen.slab(x - 0.24, -0.2, 0.48, 0.2, '#c24a42', 0.07)
    }
    chandelier(pen, 0, Math.max(1.28, pen.wall * 0.76), 0.26)
  },
  'police station'(pen) {
    pen.shell(['#c3cfd8', '#a7b7c4'], ['#8b98a3', '#58636d'])
    pen.tiles('#74818c', 6)
    pen.box(-pen.half, 0, pen.half * 2, 0.34, '#3f5f86')
    pen.box(-0.52, signRow(pen), 1.04, 0.27, '#1d3a6b')
    letters(pen, 'POLICE', 0, signRow(pen) + 0.06, 0.15, '#ffffff')
    // Bars of a cell, and a board of wanted people.
    const cell = pen.half - 0.56
    pen.box(cell, 0, 0.56, 1.12, '#39434d')
    for (let bar = 0; bar < 7; bar++) pen.box(cell + bar * 0.09, 0, 0.024, 1.12, '#c6d0d8')
    for (const y of [0.4, 1.1]) pen.box(cell, y, 0.56, 0.04, '#c6d0d8')
    const board = -pen.half + 0.06
    pen.box(board, 0.46, 0.52, 0.5, '#8a5a34')
    pen.box(board + 0.02, 0.48, 0.48, 0.46, '#c99a62')
    for (let paper = 0; paper < 6; paper++) {
      const [x, y] = [board + 0.05 + (paper % 3) * 0.15, 0.74 - Math.floor(paper / 3) * 0.22]
      pen.box(x, y, 0.12, 0.17, '#f6f2e4')
      pen.disc(x + 0.06, y + 0.11, 0.028, '#6a5a4a')
      pen.arch(x + 0.025, y + 0.03, 0.07, 0.05, '#6a5a4a')
      pen.disc(x + 0.06, y + 0.17, 0.012, '#d9343c')
    }
    strand(pen, `${board + 0.11} 0.82 ${board + 0.26} 0.6 ${board + 0.4} 0.82`, 0.008, '#d9343c')
    pen.slab(-0.42, -0.02, 0.84, 0.36, '#70513a', 0.02)
    pen.box(-0.46, 0.32, 0.92, 0.05, '#8d6a4c')
    badge(pen, 0, 0.16, 0.12)
    for (const x of [-0.4, 0.4]) panelLight(pen, x, Math.max(1.42, pen.wall * 0.86), 0.5)
  },
  'dentist office'(pen) {
    pen.shell(['#e3f2f4', '#c9e4e8'], ['#dfe6ea', '#a3b0b8'])
    pen.tiles('#bcc8cf', 7)
    pen.box(-pen.half, 0, pen.half * 2, 0.06, '#8fb8c2')
    // A poster of a tooth, and the chair with its lamp.
    pen.slab(-pen.half + 0.1, 0.66, 0.44, 0.52, '#ffffff', 0.03)
    tooth(pen, -pen.half + 0.32, 0.92, 0.17)
    const x = 0.3
    pen.slab(x - 0.12, -0.26, 0.3, 0.07, '#8b99a4', 0.03)
    pen.box(x - 0.02, -0.22, 0.1, 0.24, '#a9b6c0')
    poly(
      pen,
      `${x - 0.56} 0.02 ${x - 0.12} 0.06 ${x + 0.2} 0.06 ${x + 0.5} 0.62 ${x + 0.6} 0.56 ${x + 0.3} -0.06 ${x - 0.54} -0.06`,
      '#3fa3b0',
    )
    poly(
      pen,
      `${x - 0.56} 0.02 ${x - 0.12} 0.06 ${x + 0.2} 0.06 ${x + 0.5} 0.62 ${x + 0.46} 0.64 ${x + 0.14} 0.12 ${x - 0.56} 0.07`,
      '#66c2cc',
    )
    pen.slab(x + 0.44, 0.56, 0.18, 0.14, '#3fa3b0', 0.05)
    strand(pen, `${x + 0.68} -0.2 ${x + 0.68} 1.16 ${x + 0.24} 1.24 ${x + 0.06} 1.06`, 0.03, '#b6c2ca')
    pen.slab(x - 0.14, 0.96, 0.3, 0.12, '#f4f8fa', 0.05)
    pen.disc(x + 0.01, 0.96, 0.1, '#fff4c4', 0.03)
    poly(pen, `${x - 0.08} 0.95 ${x + 0.1} 0.95 ${x + 0.32} 0.4 ${x - 0.2} 0.3`, '#f3f4dc')
    const tray = x - 0.66
    pen.box(tray + 0.1, -0.2, 0.03, 0.56, '#b6c2ca')
    pen.slab(tray - 0.06, 0.34, 0.38, 0.04, '#dfe8ee', 0.015)
    for (let tool = 0; tool < 4; tool++) pen.box(tray - 0.01 + tool * 0.08, 0.38, 0.014, 0.13, '#7f8d98')
    pen.box(pen.half - 0.36, 0.62, 0.36, 0.04, '#9fb4bd')
    for (let jar = 0; jar < 3; jar++)
      pen.slab(pen.half - 0.32 + jar * 0.1, 0.66, 0.07, 0.13, ['#f2b8c4', '#7fd0c0', '#f2d26a'][jar]!, 0.02)
    for (const at of [-0.5, 0.5]) panelLight(pen, at, Math.max(1.4, pen.wall * 0.86), 0.44)
  },
  'tailor shop'(pen) {
    pen.shell(['#e6d6bd', '#d0b98f'], ['#94683e', '#5a3c22'])
    pen.boards('#70502f', 7)
    for (let shelf = 0; shelf < 3; shelf++) {
      const y = 0.5 + shelf * 0.25
      pen.box(-pen.half, y - 0.03, pen.half * 2, 0.03, '#6f4a2a')
      pen.across(0.15, (x, index) => {
        const color = ['#9a3540', '#2f5a86', '#c9a24a', '#4a7a58', '#6a4a86', '#c8683f'][
          (index * 5 + shelf * 2) % 6
        ]!
        pen.slab(x + 0.015, y, 0.12, 0.17, color, 0.03)
        pen.disc(x + 0.075, y + 0.085, 0.028, '#efe2cc')
      })
    }
    for (const side of [-1, 1]) {
      const x = side * (pen.half - 0.32)
      pen.box(x - 0.014, -0.3, 0.028, 0.44, '#3a2a1d')
      strand(pen, `${x - 0.14} -0.32 ${x} -0.24 ${x + 0.14} -0.32`, 0.026, '#3a2a1d')
      const cloth = side < 0 ? ['#2f3a56', '#45527a'] : ['#a33a4a', '#c25664']
      poly(
        pen,
        `${x - 0.2} 0.76 ${x - 0.07} 0.84 ${x + 0.07} 0.84 ${x + 0.2} 0.76 ${x + 0.14} 0.4 ${x + 0.2} 0.1 ${x - 0.2} 0.1 ${x - 0.14} 0.4`,
        cloth[0]!,
      )
      poly(
        pen,
        `${x - 0.2} 0.76 ${x - 0.07} 0.84 ${x - 0.01} 0.5 ${x - 0.01} 0.1 ${x - 0.2} 0.1 ${x - 0.14} 0.4`,
        cloth[1]!,
      )
      poly(pen, `${x - 0.06} 0.83 ${x + 0.06} 0.83 ${x} 0.62`, '#f4eee2')
      pen.disc(x, 0.9, 0.06, '#d9b98a', 0.035)
      pen.box(x - 0.022, 0.84, 0.044, 0.06, '#d9b98a')
      strand(pen, `${x - 0.1} 0.82 ${x - 0.1} 0.32`, 0.02, '#f2d24a')
    }
    sewingTable(pen)
    for (const x of [-0.5, 0.5]) pendant(pen, x, Math.max(1.42, pen.wall * 0.8), '#3a5a4a')
  },
} satisfies Record<string, PlacePainter>

export function chandelier(pen: Pen, x: number, y: number, reach: number): void {
  strand(pen, `${x} ${pen.wall} ${x} ${y}`, 0.014, '#b58f34')
  strand(
    pen,
    `${x - reach} ${y + 0.04} ${x - reach * 0.6} ${y - 0.07} ${x} ${y - 0.09} ${x + reach * 0.6} ${y - 0.07} ${x + reach} ${y + 0.04}`,
    0.022,
    '#d9b24a',
  )
  for (let arm = -2; arm <= 2; arm++) {
    const at = x + (arm / 2) * reach
    const up = y + (Math.abs(arm) === 2 ? 0.04 : Math.abs(arm) === 1 ? -0.05 : -0.08)
    pen.box(at - 0.012, up, 0.024, 0.08, '#fff6dc')
    pen.disc(at, up + 0.1, 0.018, '#ffd45a', 0.03)
    pen.disc(at, up - 0.05, 0.016, '#e4f2f8', 0.03)
  }
  pen.glow(x, y, reach * 3, '#ffdf9a', 0.45)
}

/** A police badge. */
function badge(pen: Pen, x: number, y: number, size: number): void {
  poly(
    pen,
    `${x - size} ${y + size * 0.7} ${x} ${y + size * 1.1} ${x + size} ${y + size * 0.7} ${x + size * 0.84} ${y - size * 0.4} ${x} ${y - size * 1.2} ${x - size * 0.84} ${y - size * 0.4}`,
    '#e6bf4a',
  )
  pen.disc(x, y, size * 0.5, '#1d3a6b')
  pen.disc(x, y, size * 0.24, '#f6e2a0')
}

function tooth(pen: Pen, x: number, y: number, size: number): void {
  const side = (at: number): string => `${x + at * size}`
  poly(
    pen,
    `${side(-0.7)} ${y + size * 0.5} ${side(-0.4)} ${y + size * 0.9} ${side(0)} ${y + size * 0.74} ${side(0.4)} ${y + size * 0.9} ${side(0.7)} ${y + size * 0.5} ${side(0.5)} ${y - size * 0.2} ${side(0.36)} ${y - size} ${side(0.12)} ${y - size * 0.9} ${side(0)} ${y - size * 0.3} ${side(-0.12)} ${y - size * 0.9} ${side(-0.36)} ${y - size} ${side(-0.5)} ${y - size * 0.2}`,
    '#9fd0da',
  )
  pen.disc(x - size * 0.3, y + size * 0.44, size * 0.16, '#ffffff')
}

function sewingTable(pen: Pen): void {
  pen.box(-0.4, 0.22, 0.8, 0.06, '#8a5f38')
  for (const x of [-0.36, 0.3]) pen.box(x, -0.14, 0.06, 0.38, '#6a4526')
  pen.slab(-0.22, 0.28, 0.44, 0.06, '#20242c', 0.02)
  pen.box(0.1, 0.32, 0.1, 0.2, '#20242c')
  pen.slab(-0.2, 0.46, 0.4, 0.1, '#20242c', 0.04)
  pen.box(-0.18, 0.38, 0.07, 0.12, '#20242c')
  pen.box(-0.15, 0.33, 0.012, 0.06, '#c6ced6')
  pen.disc(0.23, 0.5, 0.06, '#d9b24a')
  pen.disc(0.23, 0.5, 0.03, '#20242c')
  pen.slab(-0.06, 0.55, 0.05, 0.07, '#d9343c', 0.01)
  poly(pen, `-0.4 0.28 -0.12 0.29 -0.2 0.06 -0.42 0.04`, '#3f7ab0')
}
