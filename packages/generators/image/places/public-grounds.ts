// Places where many people come and go.

import type { PlacePainter } from './furnish.ts'

export const publicGrounds = {
  airport(pen) {
    pen.shell(['#cfe3f2', '#eef3f6'], ['#c9ced6', '#8f96a3'])
    pen.box(-pen.half, 0.14, pen.half * 2, 1.1, '#9fd0ee')
    pen.box(-pen.half, 0.14, pen.half * 2, 0.22, '#a9b59a')
    pen.slab(-0.62, 0.36, 1.24, 0.2, '#f6f7f9', 0.1)
    pen.shape(
      [
        [0.42, 0.5],
        [0.6, 0.86],
        [0.7, 0.86],
        [0.62, 0.5],
      ],
      '#d9534a',
    )
    pen.shape(
      [
        [-0.1, 0.42],
        [0.2, 0.22],
        [0.32, 0.22],
        [0.16, 0.42],
      ],
      '#d5dae2',
    )
    for (let at = 0; at < 9; at++) pen.disc(-0.44 + at * 0.1, 0.47, 0.018, '#4a6f94')
    pen.across(0.5, (x) => pen.box(x - 0.015, 0.1, 0.03, 1.18, '#6b7583'))
    pen.box(-pen.half, 1.24, pen.half * 2, 0.06, '#6b7583')
    pen.slab(-0.6, 1.34, 1.2, 0.36, '#22283a', 0.03)
    for (let row = 0; row < 4; row++) {
      pen.box(-0.54, 1.6 - row * 0.075, 0.3, 0.03, '#f2c23f')
      pen.box(-0.18, 1.6 - row * 0.075, 0.42, 0.03, '#e9edf2')
      pen.box(0.34, 1.6 - row * 0.075, 0.18, 0.03, row === 1 ? '#d9534a' : '#7fc48f')
    }
    for (const side of [-1, 1])
      for (let seat = 0; seat < 3; seat++)
        pen.slab(side * 0.72 - 0.22 + seat * 0.15, 0.02, 0.13, 0.24, '#3b4a63', 0.03)
    pen.boards('#b3bac5', 6)
  },
  harbor(pen) {
    pen.shell(['#7fb8dc', '#fbe6cc'], ['#3f86a8', '#22566f'])
    pen.across(0.34, (x, index) => {
      const tall = 0.28 + ((index * 7) % 4) * 0.07
      pen.box(x, 0, 0.32, tall, ['#d9b48a', '#c97a5f', '#e6d3ab', '#8fa8b8'][index % 4]!)
      pen.shape(
        [
          [x - 0.02, tall],
          [x + 0.16, tall + 0.13],
          [x + 0.34, tall],
        ],
        '#8c4a3a',
      )
      pen.box(x + 0.1, tall - 0.17, 0.06, 0.09, '#4a3a34')
    })
    for (const [x, size, color] of [
      [-0.66, 1, '#c9453a'],
      [0.62, 1.15, '#3a5f8c'],
      [-0.05, 0.62, '#f1e9dc'],
    ] as const) {
      const y = -0.16 * size
      pen.line(
        [
          [x, y],
          [x, y + 0.95 * size],
        ],
        0.018,
        '#6b4a2f',
      )
      pen.shape(
        [
          [x + 0.02, y + 0.9 * size],
          [x + 0.02, y + 0.2 * size],
          [x + 0.34 * size, y + 0.2 * size],
        ],
        '#f6f1e6',
      )
      pen.shape(
        [
          [x - 0.34 * size, y + 0.12 * size],
          [x + 0.34 * size, y + 0.12 * size],
          [x + 0.24 * size, y - 0.06 * size],
          [x - 0.24 * size, y - 0.06 * size],
        ],
        color,
      )
    }
    for (let wave = 0; wave < 30; wave++) {
      const x = pen.random.between(-pen.half, pen.half)
      const y = -pen.random.between(0.05, pen.floor)
      pen.line(
        [
          [x, y],
          [x + 0.16, y],
        ],
        0.008,
        '#8cc4d8',
      )
    }
    pen.shape(
      [
        [-0.5, -0.12],
        [0.5, -0.12],
        [1.3, -pen.floor],
        [-1.3, -pen.floor],
      ],
      '#a87f55',
    )
    for (let board = 1; board < 12; board++) {
      const y = -0.12 - (pen.floor - 0.12) * (board / 12) ** 1.4
      const wide = 0.5 + ((-y - 0.12) / (pen.floor - 0.12)) * 0.8
      pen.line(
        [
          [-wide, y],
          [wide, y],
        ],
        0.01,
        '#7d5a38',
      )
    }
    for (const side of [-1, 1]) {
      pen.slab(side * 0.52 - 0.04, -0.2, 0.08, 0.3, '#6b4a2f', 0.03)
      pen.slab(side * 0.84 - 0.06, -0.62, 0.12, 0.42, '#5b3b26', 0.04)
    }
  },
  'swimming pool'(pen) {
    pen.shell(['#8fd0f0', '#e3f4f8'], ['#3fb4d6', '#1f86b3'])
    pen.across(0.4, (x, index) => pen.disc(x + 0.2, 0.34, 0.2 + (index % 2) * 0.06, '#5c9a5c', 0.26))
    pen.box(-pen.half, 0, pen.half * 2, 0.16, '#f1ead9')
    pen.box(-pen.half, 0, pen.half * 2, 0.03, '#2f6fb0')
    for (const side of [-1, 1]) {
      pen.line(
        [
          [side * 0.74, 0.1],
          [side * 0.74, 0.9],
        ],
        0.02,
        '#d9cdb8',
      )
      pen.shape(
        [
          [side * 0.74 - 0.3, 0.84],
          [side * 0.74, 1.08],
          [side * 0.74 + 0.3, 0.84],
        ],
        side < 0 ? '#e0553f' : '#f0a93a',
      )
      pen.slab(side * 0.74 - 0.26, 0.08, 0.4, 0.08, '#f6f7f9', 0.03)
    }
    for (let lane = -2; lane <= 2; lane++)
      pen.line(
        [
          [lane * 0.34, -0.02],
          [lane * 1.3, -pen.floor],
        ],
        0.022,
        lane % 2 ? '#e0553f' : '#f6f7f9',
      )
    for (let wave = 0; wave < 26; wave++) {
      const y = -pen.random.between(0.06, pen.floor)
      const x = pen.random.between(-pen.half, pen.half)
      pen.line(
        [
          [x, y],
          [x + 0.14, y + 0.012],
          [x + 0.28, y],
        ],
        0.01,
        '#a9e2f2',
      )
    }
  },
  garage(pen) {
    pen.shell(['#3d4450', '#5b6472'], ['#4a4f59', '#2b2f37'])
    for (let beam = 0; beam < 4; beam++) {
      pen.box(-pen.half, 0.95 + beam * 0.24, pen.half * 2, 0.06, '#2e343e')
      pen.box(-0.26, 0.93 + beam * 0.24, 0.52, 0.03, '#eef6ff')
      pen.glow(0, 0.94 + beam * 0.24, 0.6, '#dbeaff', 0.4)
    }
    pen.across(0.66, (x, index) => {
      const color = ['#8c3a3a', '#3a5f8c', '#c9ced6', '#5b6b4a'][index % 4]!
      pen.slab(x + 0.08, 0.03, 0.52, 0.2, color, 0.06)
      pen.slab(x + 0.18, 0.2, 0.32, 0.14, color, 0.06)
      pen.slab(x + 0.21, 0.22, 0.26, 0.09, '#22283a', 0.03)
      pen.disc(x + 0.2, 0.04, 0.06, '#15181e')
      pen.disc(x + 0.48, 0.04, 0.06, '#15181e')
      pen.box(x - 0.05, 0, 0.13, pen.wall, '#7d8694')
      pen.box(x - 0.05, 0, 0.13, 0.3, '#e0b52f')
    })
    for (let line = -4; line <= 4; line++)
      pen.line(
        [
          [line * 0.34, -0.02],
          [line * 1.2, -pen.floor],
        ],
        0.018,
        '#d9dde4',
      )
  },
  courtroom(pen) {
    pen.shell(['#6b4a33', '#8a6244'], ['#7d3f36', '#4f2823'])
    pen.across(0.5, (x) => {
      pen.box(x + 0.04, 0.06, 0.42, 1.2, '#7a5438')
      pen.box(x + 0.08, 0.1, 0.34, 1.12, '#936a48')
    })
    pen.disc(0, 1.42, 0.22, '#d8a93a')
    pen.disc(0, 1.42, 0.18, '#6b4a33')
    pen.line(
      [
        [0, 1.3],
        [0, 1.54],
      ],
      0.02,
      '#d8a93a',
    )
    pen.line(
      [
        [-0.12, 1.5],
        [0.12, 1.5],
      ],
      0.016,
      '#d8a93a',
    )
    for (const side of [-1, 1]) {
      pen.disc(side * 0.11, 1.41, 0.05, '#d8a93a', 0.02)
      pen.line(
        [
          [side * 0.82, 0],
          [side * 0.82, 1.5],
        ],
        0.02,
        '#d8a93a',
      )
      pen.shape(
        [
          [side * 0.82, 1.44],
          [side * 0.54, 1.38],
          [side * 0.58, 0.9],
          [side * 0.82, 0.98],
        ],
        side < 0 ? '#3a5f8c' : '#a83a32',
      )
    }
    pen.slab(-0.62, 0, 1.24, 0.56, '#5b3b26', 0.03)
    pen.box(-0.68, 0.54, 1.36, 0.06, '#a87a4f')
    pen.slab(-0.3, 0.6, 0.6, 0.42, '#3a2a22', 0.06)
    pen.boards('#6b342d', 6)
  },
  carnival(pen) {
    pen.shell(['#4a4a92', '#f2a36b'], ['#8a6a4a', '#54402e'])
    pen.disc(0.36, 0.86, 0.6, '#e0553f')
    pen.disc(0.36, 0.86, 0.56, '#6a5a94')
    for (let spoke = 0; spoke < 8; spoke++) {
      const [x, y] = [Math.cos((spoke / 8) * Math.PI * 2) * 0.58, Math.sin((spoke / 8) * Math.PI * 2) * 0.58]
      pen.line(
        [
          [0.36, 0.86],
          [0.36 + x, 0.86 + y],
        ],
        0.014,
        '#f6efe2',
      )
      pen.slab(0.28 + x, 0.76 + y, 0.16, 0.13, ['#f2c23f', '#3f8a6c', '#c94f7c', '#3f6fa8'][spoke % 4]!, 0.04)
    }
    pen.shape(
      [
        [0.36, 0.9],
        [0.06, 0],
        [0.14, 0],
      ],
      '#c9ced6',
    )
    pen.shape(
      [
        [0.36, 0.9],
        [0.66, 0],
        [0.58, 0],
      ],
      '#c9ced6',
    )
    for (let stripe = 0; stripe < 6; stripe++) {
      const x = -0.96 + stripe * 0.15
      const color = stripe % 2 ? '#f6efe2' : '#c9453a'
      pen.box(x, 0, 0.15, 0.46, color)
      pen.shape(
        [
          [x, 0.46],
          [x + 0.15, 0.46],
          [-0.51, 0.96],
        ],
        color,
      )
    }
    pen.shape(
      [
        [-0.51, 0.96],
        [-0.51, 1.14],
        [-0.36, 1.06],
      ],
      '#f2c23f',
    )
    for (let bulb = 0; bulb < 13; bulb++) {
      const x = -pen.half + (bulb / 12) * pen.half * 2
      pen.disc(x, 1.56 - Math.sin((bulb / 12) * Math.PI) * 0.14, 0.03, '#ffd98a')
      pen.glow(x, 1.54, 0.16, '#ffcf7a', 0.5)
    }
  },
  greenhouse(pen) {
    pen.shell(['#d5eef2', '#eef6e6'], ['#b59a78', '#7d6446'])
    pen.across(0.36, (x) => {
      pen.box(x, 0.2, 0.02, 1.2, '#f6f7f9')
      pen.line(
        [
          [x, 1.4],
          [x * 0.4, pen.wall + 0.1],
        ],
        0.02,
        '#f6f7f9',
      )
    })
    for (const y of [0.6, 1, 1.4]) pen.box(-pen.half, y, pen.half * 2, 0.02, '#f6f7f9')
    for (const side of [-1, 1]) {
      pen.box(side * 0.72 - 0.36, 0.14, 0.72, 0.06, '#8a5f38')
      pen.box(side * 0.72 - 0.3, 0, 0.05, 0.16, '#6b4a2f')
      pen.box(side * 0.72 + 0.25, 0, 0.05, 0.16, '#6b4a2f')
      for (let pot = 0; pot < 4; pot++) {
        const x = side * 0.72 - 0.3 + pot * 0.17
        for (let leaf = 0; leaf < 5; leaf++)
          pen.disc(
            x + 0.06 + pen.random.between(-0.09, 0.09),
            0.38 + pen.random.between(0, 0.22),
            0.07,
            pen.random.pick(['#3f8a4a', '#5ba95c', '#2f6b3f']),
            0.1,
          )
        pen.slab(x, 0.2, 0.13, 0.13, '#c9713a', 0.02)
        if (pot % 2) pen.disc(x + 0.06, 0.56, 0.035, pen.random.pick(['#e0788f', '#f2c23f', '#e9edf2']))
      }
    }
    pen.shape(
      [
        [-0.24, 0],
        [0.24, 0],
        [0.7, -pen.floor],
        [-0.7, -pen.floor],
      ],
      '#d9cdb8',
    )
  },
} satisfies Record<string, PlacePainter>
