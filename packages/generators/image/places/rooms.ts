// Rooms for work, learning and ceremony: what makes a classroom a classroom is behind the subject at its sides.

import { drawBookshelf, drawWindow, pendant, type PlacePainter } from './furnish.ts'
import { goods } from './goods.ts'
import type { Pen } from './pen.ts'

export const rooms = {
  gym(pen) {
    pen.shell(['#3a4252', '#59647a'], ['#4a4f5c', '#2c3038'])
    pen.across(0.62, (x) => pen.box(x + 0.03, 0.32, 0.56, 0.9, '#7d8ba3'))
    pen.across(0.62, (x) =>
      pen.shape(
        [
          [x + 0.1, 0.32],
          [x + 0.3, 1.22],
          [x + 0.42, 1.22],
          [x + 0.22, 0.32],
        ],
        '#94a2b8',
      ),
    )
    pen.across(0.9, (x) => {
      pen.box(x + 0.1, 0.08, 0.7, 0.035, '#22262f')
      pen.box(x + 0.1, 0.24, 0.7, 0.035, '#22262f')
      for (let at = 0; at < 5; at++)
        for (const y of [0.115, 0.275]) {
          pen.slab(x + 0.13 + at * 0.13, y, 0.035, 0.09, '#15181e', 0.01)
          pen.slab(x + 0.2 + at * 0.13, y, 0.035, 0.09, '#15181e', 0.01)
          pen.box(x + 0.15 + at * 0.13, y + 0.035, 0.06, 0.02, '#9aa3b2')
        }
    })
    for (const side of [-1, 1]) {
      const x = side * Math.min(0.78, pen.half - 0.2)
      pen.line(
        [
          [x, pen.wall],
          [x, 1.0],
        ],
        0.014,
        '#9aa3b2',
      )
      pen.slab(x - 0.09, 0.42, 0.18, 0.6, side < 0 ? '#b8323a' : '#d98a2b', 0.07)
    }
    pen.across(0.7, (x) => pen.glow(x + 0.35, pen.wall, 0.7, '#e4f0ff', 0.5))
    pen.boards('#3a3f4a', 9)
  },
  classroom(pen) {
    pen.shell(['#f1e6cc', '#e6d3ab'], ['#b58a5c', '#7d5a38'])
    pen.boards('#87613c', 8)
    pen.slab(-0.82, 0.5, 1.64, 0.86, '#8a5f38', 0.03)
    pen.box(-0.77, 0.55, 1.54, 0.76, '#2f5d4a')
    pen.line(
      [
        [-0.66, 1.16],
        [-0.2, 1.16],
      ],
      0.018,
      '#e9efe9',
    )
    pen.line(
      [
        [-0.66, 1.02],
        [-0.36, 1.02],
      ],
      0.018,
      '#cfdccf',
    )
    pen.line(
      [
        [-0.66, 0.88],
        [-0.28, 0.88],
      ],
      0.018,
      '#cfdccf',
    )
    pen.line(
      [
        [0.3, 0.75],
        [0.5, 1.15],
        [0.7, 0.75],
        [0.3, 0.75],
      ],
      0.016,
      '#f2d98a',
    )
    pen.disc(0, 1.52, 0.12, '#4a3a2c')
    pen.disc(0, 1.52, 0.1, '#fdf8ec')
    pen.line(
      [
        [0, 1.58],
        [0, 1.52],
        [0.05, 1.5],
      ],
      0.014,
      '#2b2622',
    )
    if (pen.half > 1.3) {
      drawWindow(pen, -pen.half + 0.15, 0.5, 0.5, 0.7)
      drawWindow(pen, pen.half - 0.65, 0.5, 0.5, 0.7)
    }
    drawDesks(pen)
  },
  'throne room'(pen) {
    pen.shell(['#2a1a2e', '#5a3346'], ['#4a3138', '#22151c'])
    for (const x of [-0.5, 0.5]) {
      pen.arch(x - 0.16, 0.55, 0.32, 1, '#f2c46a')
      pen.arch(x - 0.12, 0.58, 0.24, 0.9, '#ffe4a0')
      pen.glow(x, 1, 0.7, '#ffcf7a', 0.55)
    }
    pen.across(0.72, (x) => {
      pen.box(x + 0.26, 0, 0.2, pen.wall, '#7d5560')
      pen.box(x + 0.29, 0, 0.05, pen.wall, '#9b6f78')
      pen.box(x + 0.22, 0, 0.28, 0.08, '#8f636d')
      pen.shape(
        [
          [x + 0.29, 1.5],
          [x + 0.43, 1.5],
          [x + 0.43, 0.86],
          [x + 0.36, 0.76],
          [x + 0.29, 0.86],
        ],
        '#9a1f33',
      )
    })
    pen.box(-0.6, 0, 1.2, 0.07, '#6d4650')
    pen.box(-0.48, 0.07, 0.96, 0.07, '#7d5560')
    pen.shape(
      [
        [-0.28, 1.1],
        [0, 1.36],
        [0.28, 1.1],
        [0.28, 0.14],
        [-0.28, 0.14],
      ],
      '#c9992f',
    )
    pen.shape(
      [
        [-0.2, 1.02],
        [0, 1.2],
        [0.2, 1.02],
        [0.2, 0.36],
        [-0.2, 0.36],
      ],
      '#8c1f36',
    )
    pen.slab(-0.34, 0.14, 0.1, 0.42, '#e0b040')
    pen.slab(0.24, 0.14, 0.1, 0.42, '#e0b040')
    pen.disc(0, 1.36, 0.06, '#f3d06a')
    pen.shape(
      [
        [-0.24, 0.07],
        [0.24, 0.07],
        [0.75, -pen.floor],
        [-0.75, -pen.floor],
      ],
      '#a3202f',
    )
  },
  library(pen) {
    pen.shell(['#3a2616', '#5a3b22'], ['#6b4527', '#341f10'])
    pen.across(0.62, (x) => drawBookshelf(pen, x + 0.02, 0.56, Math.min(pen.wall - 0.1, 1.8)))
    pen.line(
      [
        [0.72, 0],
        [0.56, 1.5],
      ],
      0.03,
      '#c08a54',
    )
    pen.line(
      [
        [0.86, 0],
        [0.7, 1.5],
      ],
      0.03,
      '#c08a54',
    )
    for (let rung = 1; rung < 8; rung++)
      pen.line(
        [
          [0.72 - rung * 0.02, rung * 0.19],
          [0.86 - rung * 0.02, rung * 0.19],
        ],
        0.022,
        '#c08a54',
      )
    pendant(pen, -0.55, 1.3, '#2f6a4a')
    pendant(pen, 0.3, 1.45, '#2f6a4a')
    pen.boards('#4a2e18', 9)
  },
  office(pen) {
    pen.shell(['#dfe6ee', '#c9d4e0'], ['#8d97a5', '#626c7a'])
    pen.tiles('#6b7585', 7)
    pen.across(0.68, (x, index) => {
      pen.box(x + 0.03, 0.34, 0.62, 1.05, '#a9d2ef')
      for (let tower = 0; tower < 4; tower++)
        pen.box(
          x + 0.05 + tower * 0.15,
          0.34,
          0.13,
          0.25 + ((tower * 7 + index * 5) % 6) * 0.09,
          ['#7fa3c2', '#6b8fb0', '#8fb3d0'][tower % 3]!,
        )
      pen.shape(
        [
          [x + 0.1, 0.34],
          [x + 0.36, 1.39],
          [x + 0.46, 1.39],
          [x + 0.2, 0.34],
        ],
        '#c4e2f5',
      )
    })
    for (const x of [-0.9, 0.36]) {
      pen.box(x, 0.26, 0.56, 0.035, '#b58a5c')
      pen.box(x + 0.02, 0, 0.03, 0.26, '#4a515e')
      pen.box(x + 0.5, 0, 0.03, 0.26, '#4a515e')
      pen.slab(x + 0.14, 0.34, 0.28, 0.19, '#22262f', 0.015)
      pen.box(x + 0.16, 0.36, 0.24, 0.15, '#6fb5e8')
      pen.box(x + 0.26, 0.29, 0.04, 0.06, '#22262f')
      pen.slab(x + 0.2, 0.08, 0.16, 0.3, '#3a4556', 0.04)
    }
    pen.across(0.9, (x) => pen.slab(x + 0.2, pen.wall - 0.1, 0.5, 0.03, '#ffffff'))
  },
  hospital(pen) {
    pen.shell(['#dcebf0', '#eef6f8'], ['#b4c9d2', '#8aa4b0'])
    pen.tiles('#8aa2ae', 7)
    pen.box(-pen.half, 0.3, pen.half * 2, 0.04, '#8cc3cf')
    drawWindow(pen, -0.9, 0.62, 0.5, 0.6)
    pen.slab(0.3, 0.98, 0.3, 0.3, '#ffffff', 0.03)
    pen.box(0.41, 1.03, 0.08, 0.2, '#d9383f')
    pen.box(0.35, 1.09, 0.2, 0.08, '#d9383f')
    pen.slab(0.3, 0.2, 0.75, 0.12, '#ffffff', 0.04)
    pen.slab(0.3, 0.3, 0.22, 0.1, '#f6fafb', 0.04)
    pen.box(0.26, 0.06, 0.03, 0.46, '#9fb2ba')
    pen.box(1.0, 0.06, 0.03, 0.32, '#9fb2ba')
    pen.box(0.28, 0.14, 0.76, 0.06, '#7fa9b8')
    pen.line(
      [
        [-0.42, 0],
        [-0.42, 1],
      ],
      0.014,
      '#9fb2ba',
    )
    pen.slab(-0.5, 0.72, 0.14, 0.2, '#cfe9f2', 0.04)
    pen.slab(-0.9, 0.14, 0.34, 0.26, '#2b3a44', 0.03)
    pen.line(
      [
        [-0.87, 0.27],
        [-0.8, 0.27],
        [-0.77, 0.35],
        [-0.73, 0.19],
        [-0.7, 0.27],
        [-0.6, 0.27],
      ],
      0.012,
      '#5fe08a',
    )
    pen.across(0.9, (x) => pen.slab(x + 0.2, pen.wall - 0.1, 0.5, 0.03, '#ffffff'))
  },
  laboratory(pen) {
    pen.shell(['#c4d6e0', '#dce8ee'], ['#9fb0ba', '#6f818c'])
    pen.tiles('#768994', 7)
    pen.across(0.7, (x) => {
      pen.box(x + 0.05, 0.98, 0.6, 0.03, '#7f929e')
      for (let at = 0; at < 4; at++)
        pen.slab(
          x + 0.1 + at * 0.14,
          1.01,
          0.08,
          0.15,
          ['#7fc4d8', '#e0a04a', '#9a7fd0', '#7fc48a'][at]!,
          0.03,
        )
    })
    pen.box(-pen.half, 0, pen.half * 2, 0.34, '#f4f7f9')
    pen.box(-pen.half, 0.32, pen.half * 2, 0.04, '#4a5a66')
    for (const [x, color] of [
      [-0.85, '#4fc46a'],
      [-0.6, '#d95a8a'],
      [0.5, '#4a9ae0'],
      [0.8, '#e0b03a'],
    ] as const) {
      pen.shape(
        [
          [x - 0.1, 0.36],
          [x + 0.1, 0.36],
          [x + 0.03, 0.56],
          [x + 0.03, 0.66],
          [x - 0.03, 0.66],
          [x - 0.03, 0.56],
        ],
        '#e8f2f6',
      )
      pen.shape(
        [
          [x - 0.1, 0.36],
          [x + 0.1, 0.36],
          [x + 0.055, 0.48],
          [x - 0.055, 0.48],
        ],
        color,
      )
    }
    pen.across(0.9, (x) => pen.slab(x + 0.2, pen.wall - 0.1, 0.5, 0.03, '#ffffff'))
  },
  church(pen) {
    pen.shell(['#2f2a3a', '#5b5068'], ['#5a4a44', '#2c221f'])
    const glass = ['#e0553f', '#3f7fd9', '#f0c04a', '#4fae6a', '#9a5fd0'] as const
    for (const [x, tall] of [
      [-0.75, 1.1],
      [0, 1.36],
      [0.75, 1.1],
    ] as const) {
      pen.arch(x - 0.2, 0.5, 0.4, tall, '#1f1a28')
      for (let row = 0; row < 9; row++)
        for (let at = 0; at < 3; at++)
          if (0.52 + row * 0.12 < 0.5 + tall - 0.22)
            pen.box(x - 0.16 + at * 0.11, 0.53 + row * 0.12, 0.1, 0.11, glass[(row * 2 + at * 3) % 5]!)
      pen.glow(x, 1, 0.7, '#ffd98a', 0.34)
    }
    pen.across(0.75, (x) => {
      pen.box(x + 0.31, 0, 0.13, pen.wall, '#7d7086')
      pen.box(x + 0.33, 0, 0.04, pen.wall, '#978a9f')
    })
    pen.slab(-0.32, 0.0, 0.64, 0.3, '#f0e8da', 0.02)
    pen.box(-0.02, 0.3, 0.04, 0.3, '#e0b84a')
    pen.box(-0.09, 0.46, 0.18, 0.04, '#e0b84a')
    for (const x of [-0.24, 0.24]) {
      pen.box(x - 0.015, 0.3, 0.03, 0.1, '#fff6e0')
      pen.glow(x, 0.44, 0.2, '#ffc95a', 0.9)
    }
    for (const side of [-1, 1])
      for (let row = 0; row < 3; row++)
        pen.slab(side * 0.9 - 0.45, -0.2 - row * 0.26, 0.9, 0.16, '#4a2f1f', 0.02)
  },
  shop(pen) {
    pen.shell(['#e6edf2', '#f3f6f8'], ['#c4cdd4', '#98a4ad'])
    pen.tiles('#98a5ae', 7)
    pen.across(0.72, (x) => {
      pen.box(x + 0.02, 0, 0.68, 1.25, '#8d98a3')
      for (let row = 0; row < 5; row++) {
        pen.box(x + 0.04, 0.03 + row * 0.245, 0.64, 0.19, '#5f6a75')
        goods[(row + Math.round((x + pen.half) / 0.72) * 2) % goods.length]!(
          pen,
          x + 0.05,
          0.03 + row * 0.245,
          row,
        )
      }
    })
    pen.across(0.8, (x) => pen.slab(x + 0.1, pen.wall - 0.12, 0.6, 0.03, '#ffffff'))
  },
  museum(pen) {
    pen.shell(['#e9e4da', '#f3efe6'], ['#b08a62', '#7a5a3a'])
    for (const [x, y, wide, tall, color] of [
      [-0.88, 0.62, 0.4, 0.52, '#3f7fa8'],
      [-0.26, 0.56, 0.52, 0.66, '#c9713a'],
      [0.48, 0.62, 0.4, 0.52, '#4f8a5b'],
    ] as const) {
      pen.box(x - 0.035, y - 0.035, wide + 0.07, tall + 0.07, '#b08a3a')
      pen.box(x, y, wide, tall, color)
      pen.disc(x + wide * 0.65, y + tall * 0.7, wide * 0.14, '#ffe9b0')
      pen.shape(
        [
          [x, y],
          [x + wide * 0.4, y + tall * 0.5],
          [x + wide * 0.6, y + tall * 0.3],
          [x + wide, y],
        ],
        '#2f3a4a',
      )
      pen.glow(x + wide / 2, y + tall + 0.2, 0.5, '#fff2cf', 0.7)
    }
    pen.boards('#94703f', 9)
  },
} satisfies Record<string, PlacePainter>

/** Two rows of desks, the nearer one larger. */
function drawDesks(pen: Pen): void {
  for (const [y, scale] of [
    [-0.12, 1],
    [-0.42, 1.35],
  ] as const)
    for (let at = -3; at <= 3; at++) {
      const x = at * 0.52 * scale
      pen.slab(x - 0.19 * scale, y + 0.1, 0.38 * scale, 0.045 * scale, '#d09a5e', 0.01)
      pen.box(x - 0.17 * scale, y - 0.1 * scale, 0.025, 0.2 * scale, '#5b4a3a')
      pen.box(x + 0.145 * scale, y - 0.1 * scale, 0.025, 0.2 * scale, '#5b4a3a')
    }
}
