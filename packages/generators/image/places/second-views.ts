// The most wanted towns from a second side, so that two pictures of one town differ. Each has what its first view has.

import type { PlacePainter } from './furnish.ts'
import { palm } from './landmarks.ts'
import { oldTownViews } from './old-town-views.ts'
import { cypress, hills, poly, ripples, strand, tree, windows } from './strokes.ts'
import {
  cafeTerrace,
  colosseumFar,
  doubleDecker,
  gondola,
  liberty,
  phoneBox,
  sphinx,
  towerBridge,
  vespa,
} from './town-sights.ts'
import { bigBen, eiffelTower, lamp, neonSigns, quay } from './towns.ts'

export const secondViews: Readonly<Partial<Record<string, PlacePainter>>> = {
  ...oldTownViews,
  'new york'(pen) {
    pen.shell(['#6fa8dc', '#fde0c0'], ['#3f7a9a', '#2a5470'])
    pen.across(0.13, (x, index) => {
      const middle = 1 - Math.abs(x - 0.1) / pen.half
      const tall = 0.3 + middle * 0.5 + ((index * 7) % 5) * 0.07
      pen.box(x, 0.06, 0.12, tall, ['#6f8298', '#8a94a4', '#5f7288', '#a0a4ae'][index % 4]!)
      windows(pen, { x: x + 0.01, y: 0.14, wide: 0.1, tall: tall - 0.12 }, { columns: 3, rows: 9 }, [
        '#b9cfe0',
        '#ffe2a0',
      ])
    })
    poly(pen, '0.24 0.06 0.24 0.94 0.3 1.2 0.36 0.94 0.36 0.06', '#8fb4d0')
    poly(pen, '0.3 0.06 0.3 1.2 0.36 0.94 0.36 0.06', '#6f98ba')
    strand(pen, '0.3 1.18 0.3 1.36', 0.012, '#c9d6e0')
    pen.box(-pen.half, 0.02, pen.half * 2, 0.06, '#5a6a74')
    ripples(pen, 0, -0.26, '#8fc0d8')
    liberty(pen, -0.6, 0.02, 0.92)
    pen.box(-pen.half, -pen.floor, pen.half * 2, Math.max(0.01, pen.floor - 0.28), '#9a948c')
    pen.across(0.1, (x) => pen.box(x, -0.32, 0.016, 0.22, '#3a4450'))
    pen.box(-pen.half, -0.12, pen.half * 2, 0.03, '#3a4450')
    for (const side of [-1, 1]) lamp(pen, side * 0.84, -0.3, 0.72)
  },
  paris(pen) {
    pen.shell(['#f0b8a0', '#fde8d0'], ['#8fa8b0', '#5f7a86'])
    eiffelTower(pen, 0.42)
    for (let house = 0; house < 6; house++) {
      const [wide, x] = [0.3, -pen.half + house * 0.3]
      const tall = 0.42 - house * 0.03
      pen.box(x, 0.08, wide - 0.01, tall, house % 2 ? '#e9dcc6' : '#dccbb0')
      windows(pen, { x, y: 0.14, wide, tall: tall - 0.1 }, { columns: 4, rows: 2 }, ['#7f93a8', '#ffe6ae'])
      pen.slab(x - 0.01, 0.08 + tall, wide, 0.1, '#5d6b80', 0.04)
    }
    for (let crown = 0; crown < 9; crown++)
      tree(pen, -pen.half + crown * pen.half * 0.25, 0.05, 0.2, ['#5f8a4a', '#86ae62'])
    pen.box(-pen.half, 0, pen.half * 2, 0.1, '#c4b698')
    ripples(pen, -0.02, -0.24, '#c9dce0')
    // A bridge over the river.
    pen.box(-pen.half, 0.02, pen.half * 2, 0.07, '#b8a888')
    for (const x of [-0.8, -0.3, 0.2, 0.7]) {
      pen.arch(x - 0.2, -0.12, 0.4, 0.17, '#6f8a94')
      pen.box(x + 0.2, -0.12, 0.1, 0.14, '#a89878')
    }
    pen.box(-pen.half, 0.08, pen.half * 2, 0.03, '#d9ccae')
    pen.box(-pen.half, -pen.floor, pen.half * 2, Math.max(0.01, pen.floor - 0.26), '#b9b0a0')
    cafeTerrace(pen)
    for (const side of [-1, 1]) lamp(pen, side * (side < 0 ? 0.36 : 0.9), -0.26, 0.74)
  },
  london(pen) {
    pen.shell(['#8fa8bc', '#f0dcc8'], ['#6a8490', '#48616e'])
    pen.across(0.2, (x, index) => pen.box(x, 0.04, 0.19, 0.16 + ((index * 5) % 4) * 0.05, '#a9b2b8'))
    bigBen(pen, 0.78)
    towerBridge(pen)
    ripples(pen, -0.02, -0.22, '#b4c8d0')
    pen.box(-pen.half, -pen.floor, pen.half * 2, Math.max(0.01, pen.floor - 0.24), '#8f9094')
    pen.box(-pen.half, -0.26, pen.half * 2, 0.05, '#a8a9ac')
    phoneBox(pen, -0.76, -0.3, 0.62)
    doubleDecker(pen, 0.62, -0.3, 0.4)
    lamp(pen, -0.48, -0.26, 0.66)
  },
  'neon street'(pen) {
    pen.shell(['#120e26', '#3f2452'], ['#2a2238', '#100c1a'])
    for (const side of [-1, 1])
      for (let depth = 3; depth >= 0; depth--) {
        const [near, far] = [pen.half - depth * 0.2, pen.half - (depth + 1) * 0.2]
        const [tall, foot] = [pen.wall * (1.04 - depth * 0.13), -0.3 + depth * 0.08]
        poly(
          pen,
          `${side * near} ${foot} ${side * far} ${foot + 0.08} ${side * far} ${tall - 0.1} ${side * near} ${tall}`,
          depth % 2 ? '#2c2048' : '#22183a',
        )
        poly(
          pen,
          `${side * (near - 0.02)} ${foot + 0.02} ${side * (far + 0.03)} ${foot + 0.08} ${side * (far + 0.03)} ${foot + 0.36} ${side * (near - 0.02)} ${foot + 0.36}`,
          '#ffb45a',
        )
        pen.glow(side * (near - 0.1), foot + 0.2, 0.36, '#ffa04a', 0.4)
        // Curtains over the door, and lanterns.
        for (let flap = 0; flap < 3; flap++) {
          const x = side * (near - 0.03 - flap * 0.05)
          poly(
            pen,
            `${x} ${foot + 0.38} ${x - side * 0.045} ${foot + 0.39} ${x - side * 0.045} ${foot + 0.24} ${x} ${foot + 0.23}`,
            flap % 2 ? '#a82f3a' : '#2f3f86',
          )
        }
        for (let up = 0; up < 2; up++) {
          const [x, y] = [side * (far + 0.05), foot + 0.5 + up * 0.13]
          pen.disc(x, y, 0.045, '#ff4a3a', 0.056)
          pen.glow(x, y, 0.16, '#ff7a5a', 0.6)
        }
      }
    pen.box(-0.2, 0, 0.4, 0.5, '#1a1230')
    for (let tower = 0; tower < 3; tower++) {
      pen.box(-0.2 + tower * 0.14, 0, 0.12, 0.62 + ((tower * 2) % 3) * 0.16, '#38285a')
      windows(pen, { x: -0.19 + tower * 0.14, y: 0.1, wide: 0.1, tall: 0.5 }, { columns: 3, rows: 7 }, [
        '#5a4484',
        '#ffe08a',
      ])
    }
    for (const side of [-1, 1]) neonSigns(pen, side)
    for (let cable = 0; cable < 5; cable++)
      strand(
        pen,
        `${-pen.half} ${1.0 + cable * 0.07} 0 ${0.86 + cable * 0.1} ${pen.half} ${1.04 + cable * 0.06}`,
        0.006,
        '#0c0818',
      )
    for (const [x, color] of [
      [-0.4, '#ff4fa0'],
      [0.36, '#4fe0ff'],
      [0, '#ffb04f'],
    ] as const)
      pen.glow(x, -0.36, 0.5, color, 0.35)
  },
  rome(pen) {
    pen.shell(['#7fb4e0', '#fde4c0'], ['#a89880', '#7a6c58'])
    colosseumFar(pen)
    for (const side of [-1, 1])
      for (let house = 0; house < 2; house++) {
        const [wide, tall] = [0.4 - house * 0.1, 1.02 - house * 0.24]
        const x = side < 0 ? -pen.half + house * 0.38 : pen.half - 0.4 - house * 0.28
        const color = ['#d98f56', '#e6b46a', '#c9704a', '#e0a47a'][house + (side > 0 ? 2 : 0)]!
        pen.box(x, 0, wide, tall, color)
        pen.box(x - 0.02, tall, wide + 0.04, 0.05, '#a85a3c')
        for (let row = 0; row < 3; row++)
          for (let column = 0; column < 3; column++) {
            const [left, up] = [x + wide * (0.1 + column * 0.3), 0.34 + row * tall * 0.22]
            pen.box(left, up, wide * 0.2, tall * 0.13, '#5f4a3a')
            for (const at of [-0.07, 0.2]) pen.box(left + wide * at, up, wide * 0.07, tall * 0.13, '#4a7a5a')
          }
        pen.arch(x + wide * 0.34, 0, wide * 0.3, 0.26, '#5a3420')
        for (let leaf = 0; leaf < 14; leaf++)
          pen.disc(
            x + pen.random.between(0, wide),
            pen.random.between(0.24, 0.36),
            0.03,
            pen.random.pick(['#4f7a3c', '#6f9a4c', '#d9508a']),
          )
      }
    for (const x of [-0.2, 0.24]) {
      pen.box(x - 0.012, 0, 0.024, 0.5, '#7a5638')
      pen.disc(x, 0.56, 0.16, '#3f6f42', 0.07)
    }
    cypress(pen, 0.44, -0.02, 0.4)
    for (let row = 0; row < 7; row++) {
      const y = -((row / 7) ** 1.6) * pen.floor - 0.04
      pen.across(0.15 + row * 0.03, (x) =>
        pen.disc(
          x + (row % 2) * 0.07,
          y,
          0.056 + row * 0.012,
          row % 2 ? '#94866e' : '#a3957c',
          0.016 + row * 0.006,
        ),
      )
    }
    vespa(pen, 0.6, -0.26, 0.26)
  },
  venice(pen) {
    pen.shell(['#a8d0ec', '#fde6cc'], ['#3f8a86', '#1f5560'])
    for (const side of [-1, 1])
      for (let house = 2; house >= 0; house--) {
        const [near, far] = [pen.half - house * 0.24 + 0.02, pen.half - (house + 1) * 0.24]
        const [tall, foot] = [pen.wall * (0.98 - house * 0.17), -0.3 + house * 0.1]
        const color = ['#d9785a', '#e6b06a', '#c98a6a', '#e0c094', '#b56a54', '#d9a07a'][
          house * 2 + (side > 0 ? 1 : 0)
        ]!
        poly(
          pen,
          `${side * near} ${foot} ${side * far} ${foot + 0.1} ${side * far} ${tall - 0.14} ${side * near} ${tall}`,
          color,
        )
        for (let floor = 0; floor < 3; floor++)
          for (const at of [0.22, 0.62]) {
            const x = side * (near + (far - near) * at) - (side > 0 ? 0.05 : 0)
            pen.arch(x, foot + 0.3 + floor * tall * 0.22, 0.055, tall * 0.13, '#4f5f52')
            if (floor === 1) pen.box(x - 0.01, foot + 0.28 + floor * tall * 0.22, 0.075, 0.025, '#d9508a')
          }
        pen.arch(side * (near + (far - near) * 0.5) - 0.035, foot + 0.05, 0.07, 0.2, '#4a3428')
      }
    for (let line = 0; line < 2; line++) {
      strand(
        pen,
        `${-0.5 - line * 0.1} ${0.86 + line * 0.2} 0 ${0.78 + line * 0.2} ${0.5 + line * 0.1} ${0.86 + line * 0.2}`,
        0.006,
        '#6a5a48',
      )
      for (let cloth = 0; cloth < 5; cloth++)
        pen.slab(
          -0.34 + cloth * 0.15,
          0.66 + line * 0.2,
          0.09,
          0.13,
          ['#ffffff', '#e0563c', '#3f8fd0', '#f2d24a', '#ffffff'][cloth]!,
          0.01,
        )
    }
    pen.box(-0.26, 0, 0.52, 0.3, '#d9a884')
    poly(
      pen,
      '-0.34 0.06 -0.2 0.24 0 0.31 0.2 0.24 0.34 0.06 0.22 0.06 0.12 0.18 0 0.21 -0.12 0.18 -0.22 0.06',
      '#efe6d6',
    )
    pen.arch(-0.14, 0, 0.28, 0.18, '#2f6a70')
    ripples(pen, -0.02, -0.26, '#8fc9c4')
    gondola(pen, -0.1, -0.16, 0.5)
    quay(pen, -0.3)
  },
  egypt(pen) {
    pen.shell(['#e08a5a', '#fde0a8'], ['#dcb46c', '#a87a3c'])
    pen.disc(-0.46, 0.86, 0.16, '#fff2c8')
    pen.glow(-0.46, 0.86, 0.6, '#fff0c0', 0.7)
    for (const [x, wide, tall] of [
      [-0.5, 0.34, 0.4],
      [0.02, 0.2, 0.24],
      [0.62, 0.5, 0.66],
    ] as const) {
      poly(pen, `${x - wide} 0 ${x} ${tall} ${x + wide * 0.3} 0`, '#e6bd74')
      poly(pen, `${x} ${tall} ${x + wide} 0 ${x + wide * 0.3} 0`, '#a8783c')
    }
    hills(pen, [0.05, 0.08, 0.04, 0.1, 0.05], '#d0a45a')
    sphinx(pen, -0.1, -0.1, 0.66)
    for (const side of [-1, 1]) palm(pen, side * 0.86, -0.14, 0.8)
    for (let dune = 0; dune < 5; dune++)
      pen.disc(
        pen.random.between(-pen.half, pen.half),
        -0.2 - dune * 0.14,
        0.5,
        'rgba(150, 105, 50, 0.18)',
        0.03,
      )
  },
}
