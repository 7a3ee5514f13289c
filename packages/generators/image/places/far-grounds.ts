// Ways through woods and deserts, jungles, lava, decks and spaceships.

import type { PlacePainter } from './furnish.ts'
import type { Pen } from './pen.ts'
import { hills, poly, ripples, strand, tree } from './strokes.ts'

export const farGrounds = {
  'forest path'(pen) {
    pen.shell(['#a8cfae', '#e9f3d2'], ['#6f8f4a', '#3f5f30'])
    for (let depth = 0; depth < 3; depth++) {
      const count = 12 - depth * 3
      for (let trunk = 0; trunk < count; trunk++) {
        const x = -pen.half + ((trunk + pen.random.between(0.1, 0.9)) / count) * pen.half * 2
        if (Math.abs(x) < 0.1 + depth * 0.14) continue
        pen.box(x, -depth * 0.07, 0.024 + depth * 0.03, pen.wall, ['#8f9f7a', '#6f6a4c', '#4f3f2c'][depth]!)
        for (let crown = 0; crown < 5; crown++)
          pen.disc(
            x + pen.random.between(-0.16, 0.16),
            0.5 + depth * 0.14 + pen.random.between(0, 0.7),
            0.1 + depth * 0.04,
            [
              ['#9fc48a', '#8fb87a'],
              ['#6fa05a', '#5f8f4c'],
              ['#4f8040', '#3f6f38'],
            ][depth]![crown % 2]!,
          )
      }
    }
    way(pen, '#c9b083', '#b89c6c')
    pen.glow(0, 0.2, 0.6, '#fbf8d8', 0.5)
  },
  'desert road'(pen) {
    pen.shell(['#6fb0e2', '#fbe3c0'], ['#dcae70', '#b9834a'])
    hills(pen, [0.2, 0.14, 0.3, 0.16, 0.24], '#c98f6a')
    hills(pen, [0.08, 0.16, 0.05, 0.12, 0.07], '#d9a066')
    way(pen, '#5f5f66', '#4c4c54')
    for (let dash = 0; dash < 7; dash++) {
      const near = (dash / 6) ** 2
      const y = -0.03 - near * pen.floor * 0.96
      poly(
        pen,
        `${-0.004 - near * 0.02} ${y} ${0.004 + near * 0.02} ${y} ${0.006 + near * 0.03} ${y - 0.02 - near * 0.12} ${-0.006 - near * 0.03} ${y - 0.02 - near * 0.12}`,
        '#f2c84a',
      )
    }
    for (const [x, y, tall] of [
      [-0.66, -0.06, 0.34],
      [0.72, -0.1, 0.42],
      [-0.36, 0, 0.15],
      [0.4, 0.01, 0.17],
    ] as const)
      cactus(pen, x, y, tall)
  },
  jungle(pen) {
    pen.shell(['#cfe8b0', '#8fc47a'], ['#4f7a3a', '#2c4a26'])
    for (let haze = 0; haze < 26; haze++)
      pen.disc(
        pen.random.between(-pen.half, pen.half),
        pen.random.between(0, 1.1),
        pen.random.between(0.1, 0.22),
        pen.random.pick(['#8fbf7a', '#7fb06c', '#9fcc88']),
      )
    for (const [x, girth] of [
      [-0.62, 0.09],
      [0.5, 0.07],
      [0.84, 0.12],
    ] as const) {
      pen.box(x, -0.04, girth, pen.wall + 0.1, '#5f4a32')
      pen.box(x, -0.04, girth * 0.3, pen.wall + 0.1, '#7a6244')
    }
    for (const [x, sag] of [
      [-0.5, 0.9],
      [-0.1, 0.7],
      [0.36, 0.84],
    ] as const)
      strand(
        pen,
        `${x} ${pen.wall} ${x + 0.05} ${sag + 0.2} ${x + 0.16} ${sag} ${x + 0.3} ${sag + 0.2} ${x + 0.36} ${pen.wall}`,
        0.016,
        '#3f6a34',
      )
    for (const side of [-1, 1])
      for (let leaf = 0; leaf < 9; leaf++) {
        const angle = 0.2 + leaf * 0.3
        bigLeaf(
          pen,
          side * pen.half * 0.98,
          -0.16 - (leaf % 3) * 0.12,
          side < 0 ? angle : Math.PI - angle,
          0.44 + (leaf % 2) * 0.1,
          ['#3f8a42', '#2f7038', '#57a050'][leaf % 3]!,
        )
      }
    for (let leaf = 0; leaf < 8; leaf++)
      bigLeaf(
        pen,
        -pen.half + (leaf / 7) * pen.half * 2,
        pen.wall + 0.04,
        -Math.PI / 2 + Math.sin(leaf * 2) * 0.5,
        0.34,
        leaf % 2 ? '#2f7038' : '#3f8a42',
      )
    for (const [x, y, color] of [
      [-0.7, 0.1, '#e0503f'],
      [0.74, 0.2, '#f2b83f'],
      [0.58, -0.1, '#d9418f'],
    ] as const)
      pen.disc(x, y, 0.035, color)
  },
  'lava field'(pen) {
    pen.shell(['#2a1420', '#a8401f'], ['#3a2226', '#170d12'])
    hills(pen, [0.2, 0.36, 0.24, 0.44, 0.28], '#4a2228')
    poly(pen, '-0.6 0 -0.36 0.62 -0.2 0.62 0.08 0', '#33191f')
    poly(
      pen,
      '-0.36 0.62 -0.3 0.54 -0.28 0.3 -0.2 0.1 -0.1 0 -0.02 0 -0.16 0.2 -0.2 0.42 -0.2 0.62',
      '#ff7a2a',
    )
    pen.glow(-0.28, 0.7, 0.6, '#ff9a4a', 0.8)
    for (let spark = 0; spark < 26; spark++)
      pen.disc(
        -0.28 + pen.random.between(-0.3, 0.3),
        0.64 + pen.random.between(0, 0.5),
        0.012,
        pen.random.pick(['#ffd27a', '#ff8a3a', '#fff0b8']),
      )
    for (let crack = 0; crack < 9; crack++) {
      const [x, y] = [pen.random.between(-pen.half, pen.half), -pen.random.between(0.04, pen.floor)]
      const wide = 0.2 - y * 0.4
      strand(
        pen,
        `${x} ${y} ${x + wide * 0.4} ${y - 0.03} ${x + wide * 0.7} ${y + 0.01} ${x + wide} ${y - 0.02}`,
        0.02 - y * 0.02,
        '#e0501f',
      )
      strand(
        pen,
        `${x} ${y} ${x + wide * 0.4} ${y - 0.03} ${x + wide * 0.7} ${y + 0.01}`,
        0.008 - y * 0.008,
        '#ffc45a',
      )
    }
  },
  'ship deck'(pen) {
    pen.shell(['#7fb8e2', '#f6ead6'], ['#a8763f', '#7a5228'])
    pen.box(-pen.half, 0, pen.half * 2, 0.26, '#2f7fa8')
    ripples(pen, 0.24, 0.08, '#9fd0e2')
    pen.box(-pen.half, 0.16, pen.half * 2, 0.04, '#6b4526')
    pen.box(-pen.half, -0.03, pen.half * 2, 0.05, '#5b3a20')
    pen.across(0.13, (x) => pen.slab(x + 0.05, 0, 0.035, 0.18, '#8a5a32', 0.016))
    pen.box(-0.62, -0.04, 0.06, pen.wall, '#6b4526')
    pen.shape(
      [
        [-0.86, 1.2],
        [-0.3, 1.26],
        [-0.26, 0.6],
        [-0.9, 0.52],
      ],
      '#f1e6d0',
    )
    for (const side of [-1, 1])
      for (let rung = 0; rung < 7; rung++)
        strand(
          pen,
          `${-0.59 + side * (0.06 + rung * 0.035)} ${1.1 - rung * 0.14} ${-0.59} ${1.1 - rung * 0.14}`,
          0.008,
          '#4a3420',
        )
    pen.slab(0.56, -0.12, 0.24, 0.28, '#8a5a32', 0.05)
    for (const y of [-0.06, 0.06]) pen.box(0.55, y, 0.26, 0.03, '#4a4f5a')
    pen.boards('#8a5f34', 7)
  },
  spaceship(pen) {
    pen.shell(['#2a3242', '#3f4a5e'], ['#39435a', '#222a3a'])
    pen.slab(-0.72, 0.3, 1.44, 0.74, '#8a97ab', 0.2)
    pen.slab(-0.66, 0.35, 1.32, 0.64, '#0a1024', 0.16)
    for (let star = 0; star < 70; star++)
      pen.disc(
        pen.random.between(-0.6, 0.6),
        pen.random.between(0.4, 0.95),
        pen.random.between(0.003, 0.008),
        '#f2f6ff',
      )
    pen.disc(0.36, 0.56, 0.18, '#3f7fc8')
    pen.disc(0.32, 0.6, 0.07, '#6fae6a', 0.05)
    pen.disc(0.42, 0.5, 0.06, '#6fae6a', 0.03)
    for (const side of [-1, 1]) {
      poly(
        pen,
        `${side * pen.half} ${pen.wall} ${side * 0.78} ${pen.wall} ${side * 0.84} 0.1 ${side * pen.half} 0`,
        '#566178',
      )
      for (let lamp = 0; lamp < 5; lamp++)
        pen.slab(
          side * 0.86 - 0.03,
          0.24 + lamp * 0.16,
          0.06,
          0.03,
          ['#4fe0ff', '#ffb04f', '#7dff8a'][lamp % 3]!,
          0.01,
        )
    }
    pen.slab(-0.8, 0, 1.6, 0.22, '#4a556c', 0.05)
    pen.across(0.16, (x, index) => {
      if (Math.abs(x + 0.08) > 0.74) return
      pen.slab(x + 0.02, 0.1, 0.11, 0.07, index % 2 ? '#1c3a5a' : '#1f4a3f', 0.01)
      pen.disc(x + 0.05, 0.05, 0.014, ['#f0524a', '#ffd95a', '#4fe0ff'][index % 3]!)
      pen.disc(x + 0.1, 0.05, 0.014, ['#7dff8a', '#4fe0ff', '#f0524a'][index % 3]!)
    })
    pen.boards('#4f5b74', 5)
  },
  porch(pen) {
    pen.shell(['#8fc4e8', '#f6eedc'], ['#b5895a', '#8a633c'])
    hills(pen, [0.2, 0.28, 0.16, 0.26, 0.2], '#9fc08a')
    hills(pen, [0.08, 0.14, 0.06, 0.1, 0.12], '#86b068')
    for (const x of [-0.3, 0.36]) tree(pen, x, 0.02, 0.34, ['#4f8a42', '#74ab58'])
    pen.box(-pen.half, 1.1, pen.half * 2, pen.wall, '#f1ebe0')
    pen.box(-pen.half, 1.06, pen.half * 2, 0.05, '#d9cfbe')
    for (const x of [-0.72, 0.66]) pen.box(x, -0.04, 0.07, 1.12, '#f8f4ec')
    pen.box(-pen.half, 0.28, pen.half * 2, 0.04, '#f8f4ec')
    pen.box(-pen.half, 0.02, pen.half * 2, 0.035, '#f8f4ec')
    pen.across(0.09, (x) => pen.box(x + 0.03, 0.04, 0.024, 0.25, '#f8f4ec'))
    for (const x of [-0.4, 0.44]) {
      strand(pen, `${x} 1.06 ${x} 0.94`, 0.008, '#6b5a44')
      pen.disc(x, 0.88, 0.08, '#5f9a4a', 0.07)
      pen.disc(x + 0.03, 0.9, 0.025, '#e0508f')
      pen.disc(x - 0.04, 0.87, 0.022, '#f2b83f')
    }
    pen.boards('#94704a', 8)
  },
} satisfies Record<string, PlacePainter>

/** A way that runs from the viewer to the horizon. */
function way(pen: Pen, color: string, shade: string): void {
  poly(pen, `-0.04 0.01 0.04 0.01 0.56 ${-pen.floor} -0.56 ${-pen.floor}`, color)
  poly(pen, `-0.04 0.01 -0.03 0.01 -0.4 ${-pen.floor} -0.56 ${-pen.floor}`, shade)
  poly(pen, `0.04 0.01 0.03 0.01 0.4 ${-pen.floor} 0.56 ${-pen.floor}`, shade)
}

function cactus(pen: Pen, x: number, y: number, tall: number): void {
  const girth = tall * 0.14
  strand(pen, `${x} ${y} ${x} ${y + tall}`, girth, '#4f8a4a')
  strand(
    pen,
    `${x} ${y + tall * 0.4} ${x - tall * 0.24} ${y + tall * 0.44} ${x - tall * 0.24} ${y + tall * 0.74}`,
    girth * 0.8,
    '#4f8a4a',
  )
  strand(
    pen,
    `${x} ${y + tall * 0.52} ${x + tall * 0.22} ${y + tall * 0.54} ${x + tall * 0.22} ${y + tall * 0.84}`,
    girth * 0.8,
    '#5f9a54',
  )
}

function bigLeaf(pen: Pen, x: number, y: number, angle: number, long: number, color: string): void {
  const point = (along: number, across: number): [number, number] => [
    x + Math.cos(angle) * along * long - Math.sin(angle) * across * long,
    y + Math.sin(angle) * along * long + Math.cos(angle) * across * long,
  ]
  pen.shape(
    [point(0, 0), point(0.3, 0.15), point(0.62, 0.16), point(1, 0), point(0.62, -0.16), point(0.3, -0.15)],
    color,
  )
  pen.line([point(0, 0), point(0.94, 0)], 0.007, '#8fcf7a')
}
