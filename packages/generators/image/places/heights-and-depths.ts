// Walls of rock that are climbed, bridges with trains on them, tunnels, islands in the air.

import type { PlacePainter } from './furnish.ts'
import type { Pen } from './pen.ts'
import { foam, range, rockFace, skyDown, water } from './standing-grounds.ts'
import { hills, poly, strand, tree } from './strokes.ts'

export const heightsAndDepths = {
  'cliff face'(pen) {
    skyDown(pen, ['#6fb0e2', '#f6ead6'])
    const top = pen.wall * 0.82
    range(pen, -0.1, '#a3b6c8', '#eef3f8', 5)
    hills(pen, [-0.1, -0.2, -0.06, -0.16, -0.1], '#86a673', -pen.floor)
    const [left, right] = [-0.74, 0.78]
    pen.shape(
      [
        [left, top],
        [right, top],
        [right + 0.04, top * 0.7],
        [right - 0.05, top * 0.4],
        [right + 0.06, 0],
        [right + 0.16, -pen.floor],
        [left - 0.16, -pen.floor],
        [left - 0.05, 0.1],
        [left + 0.05, top * 0.5],
        [left - 0.04, top * 0.8],
      ],
      '#8d7763',
    )
    rockFace(pen, { left: left + 0.04, right: right - 0.08, top: top - 0.06, bottom: -pen.floor })
    pen.shape(
      [
        [right, top],
        [right + 0.04, top * 0.7],
        [right - 0.05, top * 0.4],
        [right + 0.06, 0],
        [right + 0.16, -pen.floor],
        [right - 0.14, -pen.floor],
        [right - 0.2, 0.2],
        [right - 0.16, top * 0.7],
      ],
      '#66543f',
    )
    for (let hold = 0; hold < 12; hold++) {
      const [x, y] = [
        -0.5 + ((hold * 37) % 100) / 100,
        -pen.floor * 0.5 + hold * ((top + pen.floor * 0.4) / 12),
      ]
      poly(
        pen,
        `${x - 0.09} ${y} ${x + 0.1} ${y + 0.01} ${x + 0.06} ${y - 0.05} ${x - 0.06} ${y - 0.04}`,
        '#6a5846',
      )
      poly(
        pen,
        `${x - 0.09} ${y} ${x + 0.1} ${y + 0.01} ${x + 0.07} ${y + 0.03} ${x - 0.06} ${y + 0.025}`,
        '#b5a088',
      )
    }
    pen.box(left - 0.01, top - 0.03, right - left + 0.02, 0.05, '#8cbb62')
    for (let x = left; x < right; x += 0.06)
      poly(
        pen,
        `${x} ${top} ${x + 0.06} ${top} ${x + 0.03} ${top - pen.random.between(0.06, 0.12)}`,
        '#79a853',
      )
  },
  viaduct(pen, words) {
    skyDown(pen, ['#6fb0e2', '#f6ecd8'])
    range(pen, 0.1, '#a3b6cc', '#f0f5fa', 4)
    hills(pen, [0.02, -0.12, 0.04, -0.1, 0.06], '#8aa98c', -pen.floor)
    for (let at = 0; at < 16; at++)
      tree(pen, -pen.half + (at / 15) * pen.half * 2, -0.3, pen.random.between(0.16, 0.26), [
        '#527f50',
        '#6fa062',
      ])
    hills(pen, [-0.2, -0.32, -0.4, -0.34, -0.18], '#7aa35c', -pen.floor)
    poly(
      pen,
      `-0.1 ${-pen.floor * 0.6} 0.14 ${-pen.floor * 0.6} 0.5 ${-pen.floor} -0.4 ${-pen.floor}`,
      '#5fa3c6',
    )
    const deck = 0.02
    for (let pier = -3; pier <= 3; pier++) {
      const x = pier * 0.4
      poly(
        pen,
        `${x - 0.07} ${deck} ${x + 0.07} ${deck} ${x + 0.09} ${-pen.floor * 0.92} ${x - 0.09} ${-pen.floor * 0.92}`,
        '#b0a290',
      )
      poly(
        pen,
        `${x + 0.02} ${deck} ${x + 0.07} ${deck} ${x + 0.09} ${-pen.floor * 0.92} ${x + 0.03} ${-pen.floor * 0.92}`,
        '#8f8272',
      )
    }
    for (let bay = -3; bay < 3; bay++) {
      const middle = bay * 0.4 + 0.2
      const vault = Array.from({ length: 13 }, (_, at): [number, number] => {
        const angle = (at / 12) * Math.PI
        return [middle - Math.cos(angle) * 0.14, deck - 0.24 + Math.sin(angle) * 0.14]
      })
      pen.shape(
        [
          [middle - 0.2, deck - 0.24],
          [middle - 0.2, deck],
          [middle + 0.2, deck],
          [middle + 0.2, deck - 0.24],
          ...vault.toReversed(),
        ],
        '#b0a290',
      )
    }
    pen.box(-pen.half, deck - 0.02, pen.half * 2, 0.07, '#c4b7a4')
    pen.box(-pen.half, deck + 0.05, pen.half * 2, 0.018, '#8f8272')
    train(pen, deck + 0.07, words.includes('steam'))
  },
  tunnel(pen) {
    pen.shell(['#14161c', '#1c1f27'], ['#1c1f27', '#0f1116'])
    const middle = 0.22
    for (let ringAt = 0; ringAt < 9; ringAt++) {
      const share = 1 - ringAt / 9
      const size = 0.16 + share ** 1.5 * (pen.half * 1.3)
      const tone = Math.round(26 + (1 - share) ** 1.4 * 128)
      pen.disc(0, middle, size, `rgb(${tone}, ${tone}, ${Math.round(tone * 1.06)})`, size * 1.06)
      pen.shape(
        [
          [-size, -size * 0.42],
          [size, -size * 0.42],
          [size * 1.1, -size * 1.2],
          [-size * 1.1, -size * 1.2],
        ],
        `rgb(${Math.round(tone * 0.62)}, ${Math.round(tone * 0.6)}, ${Math.round(tone * 0.58)})`,
      )
    }
    pen.glow(0, middle, 0.9, '#ffffff', 0.7)
    pen.disc(0, middle - 0.01, 0.15, '#fffdf4', 0.16)
    pen.box(-0.15, middle - 0.17, 0.3, 0.12, '#f2ecdc')
    for (const side of [-1, 1]) {
      strand(pen, `${side * 0.05} 0.06 ${side * 0.6} ${-pen.floor}`, 0.014, 'rgba(214, 214, 220, 0.34)')
      for (let lamp = 1; lamp < 6; lamp++) {
        const share = (lamp / 6) ** 1.6
        const [x, y] = [side * (0.16 + share * 0.9), middle + 0.06 + share * 0.5]
        pen.disc(x, y, 0.01 + share * 0.03, '#ffe6a8')
        pen.glow(x, y, 0.08 + share * 0.2, '#ffdf94', 0.5)
      }
    }
    poly(
      pen,
      `-0.14 ${middle - 0.16} 0.14 ${middle - 0.16} 0.5 ${-pen.floor} -0.5 ${-pen.floor}`,
      'rgba(255, 248, 226, 0.16)',
    )
  },
  'floating island'(pen) {
    skyDown(pen, ['#4f9ae0', '#f6eede'])
    for (let puff = 0; puff < 22; puff++) {
      const size = pen.random.between(0.14, 0.28)
      pen.disc(
        pen.random.between(-pen.half, pen.half),
        -pen.floor * pen.random.between(0.62, 1),
        size,
        puff % 3 ? '#f6f9fd' : '#e0eaf5',
        size * 0.4,
      )
    }
    rockInAir(pen, -0.74, 0.66, 0.18)
    rockInAir(pen, 0.78, 0.5, 0.22)
    tree(pen, 0.78, 0.5, 0.2, ['#4f8a46', '#78ac5c'])
    rockInAir(pen, 0, 0.12, 0.78)
    for (const [x, size] of [
      [-0.52, 0.46],
      [-0.28, 0.34],
      [0.1, 0.5],
      [0.3, 0.3],
    ] as const)
      tree(pen, x, 0.12, size, ['#4f8a46', '#78ac5c'])
    // Its stream falls over the edge.
    poly(pen, '0.2 0.13 0.6 0.11 0.66 0.07 0.5 0.06 0.3 0.09', '#7fc4e0')
    poly(
      pen,
      `0.5 0.09 0.66 0.07 0.68 -0.3 0.7 ${-pen.floor * 0.9} 0.48 ${-pen.floor * 0.9} 0.52 -0.3`,
      'rgba(190, 230, 246, 0.92)',
    )
    for (let streak = 0; streak < 7; streak++)
      strand(
        pen,
        `${0.53 + streak * 0.018} 0.06 ${0.51 + streak * 0.026} ${-pen.floor * 0.86}`,
        0.008,
        streak % 2 ? '#ffffff' : '#9fd4ea',
      )
    pen.disc(0.59, -pen.floor * 0.9, 0.2, 'rgba(255, 255, 255, 0.8)', 0.09)
  },
  'stilt village'(pen) {
    pen.shell(['#6fb4e2', '#f8ead2'], ['#4fa6bf', '#216f92'])
    hills(pen, [0.2, 0.34, 0.18, 0.3, 0.2], '#86ad8c')
    water(pen, 0, ['#5fb4c6', '#1f6c8f'])
    for (const [x, y, size] of [
      [-0.66, -0.02, 0.34],
      [0.6, 0, 0.3],
      [0.02, -0.12, 0.62],
    ] as const) {
      for (const leg of [-0.42, -0.14, 0.14, 0.42])
        pen.box(x + leg * size - size * 0.025, y - size * 0.1, size * 0.05, size * 0.5, '#5f4630')
      pen.box(x - size * 0.62, y + size * 0.36, size * 1.24, size * 0.07, '#7d5a38')
      pen.box(x - size * 0.46, y + size * 0.42, size * 0.92, size * 0.5, '#b5834f')
      for (let plank = 1; plank < 5; plank++)
        pen.box(x - size * 0.46, y + size * (0.42 + plank * 0.1), size * 0.92, size * 0.012, '#8f6238')
      poly(
        pen,
        `${x - size * 0.62} ${y + size * 0.9} ${x} ${y + size * 1.42} ${x + size * 0.62} ${y + size * 0.9}`,
        '#8a5a38',
      )
      poly(
        pen,
        `${x} ${y + size * 1.42} ${x + size * 0.62} ${y + size * 0.9} ${x + size * 0.3} ${y + size * 0.9}`,
        '#6f4529',
      )
      pen.box(x - size * 0.1, y + size * 0.43, size * 0.2, size * 0.34, '#4f3524')
      for (const at of [-0.36, 0.2])
        pen.box(x + at * size, y + size * 0.56, size * 0.17, size * 0.18, '#ffe2a0')
      strand(
        pen,
        `${x + size * 0.5} ${y + size * 0.36} ${x + size * 0.64} ${y - size * 0.06}`,
        size * 0.03,
        '#7d5a38',
      )
    }
    foam(pen, -0.3, 0.34, -0.19)
  },
} satisfies Record<string, PlacePainter>

function rockInAir(pen: Pen, x: number, y: number, size: number): void {
  const at = (across: number, up: number): string => `${x + across * size} ${y + up * size}`
  poly(
    pen,
    [
      at(-1, 0),
      at(1, 0),
      at(0.82, -0.22),
      at(0.5, -0.36),
      at(0.34, -0.66),
      at(0.1, -0.6),
      at(-0.06, -0.96),
      at(-0.26, -0.54),
      at(-0.56, -0.42),
      at(-0.82, -0.2),
    ].join(' '),
    '#84705f',
  )
  poly(
    pen,
    [at(0.1, 0), at(1, 0), at(0.82, -0.22), at(0.5, -0.36), at(0.34, -0.66), at(0.1, -0.6)].join(' '),
    '#6a5849',
  )
  pen.disc(x, y, size, '#7fb35e', size * 0.1)
  pen.disc(x - size * 0.1, y + size * 0.02, size * 0.8, '#94c670', size * 0.06)
}

/** A locomotive and its cars from edge to edge. */
function train(pen: Pen, y: number, hasSteam: boolean): void {
  for (let car = 0; car < 4; car++) {
    const x = -1.02 + car * 0.42
    pen.slab(x, y + 0.02, 0.4, 0.2, '#a83a34', 0.02)
    pen.box(x, y + 0.19, 0.4, 0.03, '#7d2925')
    for (let pane = 0; pane < 4; pane++) pen.box(x + 0.04 + pane * 0.09, y + 0.1, 0.06, 0.07, '#ffe6a8')
    for (const wheel of [0.08, 0.32]) pen.disc(x + wheel, y + 0.02, 0.035, '#26282e')
  }
  const x = 0.66
  pen.box(x, y + 0.04, 0.14, 0.26, '#2f3a4a')
  pen.box(x + 0.03, y + 0.18, 0.08, 0.08, '#ffe6a8')
  pen.slab(x + 0.1, y + 0.05, 0.3, 0.15, '#3a4658', 0.05)
  pen.box(x + 0.32, y + 0.18, 0.05, 0.12, '#26282e')
  poly(pen, `${x + 0.4} ${y} ${x + 0.48} ${y} ${x + 0.4} ${y + 0.08}`, '#7d2925')
  pen.disc(x + 0.4, y + 0.14, 0.025, '#ffe6a8')
  for (const wheel of [0.06, 0.18, 0.3]) pen.disc(x + wheel, y + 0.03, 0.045, '#26282e')
  for (let puff = 0; puff < (hasSteam ? 12 : 7); puff++)
    pen.disc(
      x + 0.34 - puff * 0.13,
      y + 0.38 + puff * 0.028,
      0.05 + puff * 0.012,
      'rgba(244, 246, 248, 0.72)',
    )
}
