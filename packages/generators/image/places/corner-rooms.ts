// Stairs, shops and store-rooms.

import type { PlacePainter } from './furnish.ts'
import { letters, signRow } from './letters.ts'
import { panelLight } from './service-rooms.ts'
import { sedan } from './sedan.ts'
import { poly, strand } from './strokes.ts'

export const cornerRooms = {
  stairwell(pen) {
    pen.shell(['#d9d4c8', '#b8b2a4'], ['#9a9488', '#5f5a52'])
    pen.tiles('#857f74', 6)
    pen.box(-pen.half, 0, pen.half * 2, 0.34, '#7f9a8a')
    for (let flight = 0; flight < 3; flight++) {
      const [y, side] = [flight * 0.62 - 0.02, flight % 2 ? -1 : 1]
      for (let step = 0; step < 9; step++) {
        const x = side * (-0.66 + step * 0.15)
        pen.box(side > 0 ? x : x - 0.15, y + step * 0.066 - 0.1, 0.15, 0.17, step % 2 ? '#8f8a80' : '#a29c90')
        pen.box(side > 0 ? x : x - 0.15, y + step * 0.066 + 0.06, 0.15, 0.014, '#d9d4c8')
        pen.box(x + side * 0.07, y + step * 0.066 + 0.07, 0.012, 0.24, '#3f4a54')
      }
      strand(pen, `${side * -0.6} ${y + 0.3} ${side * 0.66} ${y + 0.84}`, 0.03, '#3f4a54')
    }
    pen.slab(-pen.half + 0.08, 0.5, 0.2, 0.2, '#ffffff', 0.02)
    letters(pen, 'EXIT', pen.half - 0.24, 0.56, 0.09, '#2f9a5a')
    pen.slab(pen.half - 0.44, 0.52, 0.4, 0.17, '#ffffff22', 0.02)
    strand(pen, `${-pen.half + 0.18} 0.54 ${-pen.half + 0.18} 0.66`, 0.03, '#c2262e')
    panelLight(pen, 0, Math.max(1.3, pen.wall * 0.94), 0.5)
  },
  'butcher shop'(pen) {
    pen.shell(['#f2f0ea', '#dcd8ce'], ['#c9c4ba', '#8f8a80'])
    pen.tiles('#b0aa9e', 8)
    for (let row = 0; row < 9; row++)
      pen.across(0.2, (x) =>
        pen.box(x + (row % 2) * 0.1, row * 0.12, 0.19, 0.11, row % 2 ? '#f6f4ee' : '#eceae2'),
      )
    pen.box(-pen.half, 1.02, pen.half * 2, 0.05, '#8a8f94')
    pen.across(0.34, (x, index) => {
      const [middle, y] = [x + 0.17, 1.02]
      strand(pen, `${middle} ${y} ${middle} ${y - 0.08} ${middle + 0.03} ${y - 0.11}`, 0.016, '#6a7078')
      if (index % 3 === 0) {
        pen.disc(middle, y - 0.3, 0.1, '#c2504a', 0.19)
        pen.disc(middle - 0.03, y - 0.34, 0.05, '#e6a89a', 0.12)
        pen.box(middle - 0.02, y - 0.14, 0.04, 0.06, '#f2ead8')
      } else if (index % 3 === 1)
        for (let link = 0; link < 5; link++)
          pen.disc(middle + (link % 2 ? 0.03 : -0.03), y - 0.16 - link * 0.075, 0.035, '#a8443a', 0.05)
      else {
        poly(
          pen,
          `${middle - 0.05} ${y - 0.1} ${middle + 0.05} ${y - 0.1} ${middle + 0.1} ${y - 0.4} ${middle} ${y - 0.5} ${middle - 0.1} ${y - 0.4}`,
          '#d9786a',
        )
        for (let rib = 0; rib < 4; rib++)
          strand(
            pen,
            `${middle - 0.07} ${y - 0.2 - rib * 0.06} ${middle + 0.07} ${y - 0.2 - rib * 0.06}`,
            0.014,
            '#f2dcd0',
          )
      }
    })
    pen.box(-pen.half, 0, pen.half * 2, 0.4, '#a82f2f')
    pen.box(-pen.half, 0.08, pen.half * 2, 0.24, '#e4f0f2')
    pen.across(0.2, (x, index) => {
      if (index % 2) {
        pen.disc(x + 0.1, 0.16, 0.075, '#c2504a', 0.05)
        pen.disc(x + 0.1, 0.16, 0.02, '#f6ead8')
      } else pen.slab(x + 0.03, 0.12, 0.14, 0.09, '#d9786a', 0.03)
    })
    pen.box(-pen.half, 0.38, pen.half * 2, 0.05, '#c9ced2')
    for (let stripe = 0; stripe < 12; stripe++)
      pen.box(
        -pen.half + (stripe * pen.half) / 6,
        signRow(pen) + 0.24,
        pen.half / 6,
        0.14,
        stripe % 2 ? '#ffffff' : '#c2262e',
      )
    letters(pen, 'MEAT', 0, signRow(pen) + 0.1, 0.11, '#a82f2f')
  },
  cafeteria(pen) {
    pen.shell(['#f2ead2', '#e0d4b0'], ['#d4d8d0', '#9aa098'])
    pen.tiles('#bcc2b8', 8)
    pen.box(-pen.half, 0.36, pen.half * 2, 0.4, '#c9d2d6')
    pen.across(0.3, (x, index) => {
      pen.slab(x + 0.03, 0.4, 0.24, 0.09, '#8f9aa2', 0.02)
      pen.slab(x + 0.05, 0.44, 0.2, 0.07, ['#e0a23c', '#6fae4a', '#c2503c', '#f2e0b0'][index % 4]!, 0.03)
      pen.glow(x + 0.15, 0.6, 0.12, '#ffffff', 0.5)
    })
    pen.box(-pen.half, 0.74, pen.half * 2, 0.04, '#8f9aa2')
    pen.box(-pen.half, 0.2, pen.half * 2, 0.17, '#3f7f8a')
    for (const x of [-0.6, 0, 0.6]) {
      pen.slab(x - 0.24, 0.92, 0.48, 0.28, '#2f3a34', 0.02)
      for (let line = 0; line < 3; line++)
        pen.box(x - 0.18, 0.98 + line * 0.07, 0.24 + ((line * 3) % 2) * 0.1, 0.018, '#f2ead2')
    }
    for (const side of [-1, 1])
      for (const [at, y, size] of [
        [0.42, 0.02, 0.3],
        [pen.half - 0.2, -0.28, 0.44],
      ] as const) {
        const x = side * at
        pen.slab(x - size, y + size * 0.4, size * 2, size * 0.12, '#f2f0e8', 0.02)
        pen.box(x - 0.02, y, 0.04, size * 0.42, '#8a9096')
        pen.slab(x - size * 0.9, y + size * 0.16, size * 0.5, size * 0.09, '#e0703c', 0.02)
        pen.slab(x + size * 0.4, y + size * 0.16, size * 0.5, size * 0.09, '#e0703c', 0.02)
        pen.slab(x - size * 0.4, y + size * 0.52, size * 0.6, size * 0.07, '#3f8fb0', 0.01)
        pen.disc(x - size * 0.14, y + size * 0.6, size * 0.14, '#ffffff', size * 0.05)
      }
    for (const x of [-0.4, 0.4]) panelLight(pen, x, Math.max(1.3, pen.wall * 0.9), 0.5)
  },
  pantry(pen) {
    pen.shell(['#e6d4b4', '#cbb48c'], ['#a87f52', '#6f4f30'])
    pen.boards('#85623c', 6)
    for (let shelf = 0; shelf < Math.ceil(pen.wall / 0.3); shelf++) {
      const y = 0.06 + shelf * 0.3
      pen.box(-pen.half, y - 0.03, pen.half * 2, 0.035, '#7a5230')
      pen.across(0.16, (x, index) => {
        const kind = (index * 3 + shelf * 2) % 5
        if (kind < 2) {
          pen.slab(x + 0.02, y, 0.12, 0.17, '#dfeef0', 0.025)
          pen.slab(
            x + 0.03,
            y + 0.01,
            0.1,
            0.12,
            ['#c2382f', '#e0a23c', '#6fae4a', '#8a4a2f', '#f2e0b0'][(index + shelf) % 5]!,
            0.02,
          )
          pen.box(x + 0.02, y + 0.16, 0.12, 0.03, '#b8343a')
        } else if (kind === 2) {
          pen.slab(x + 0.03, y, 0.1, 0.15, '#c9ced2', 0.012)
          pen.box(x + 0.03, y + 0.04, 0.1, 0.07, ['#e0563c', '#3f8fb0', '#4fa05a'][shelf % 3]!)
        } else if (kind === 3) pen.box(x + 0.015, y, 0.13, 0.2, ['#d9a24a', '#4f86b0', '#c2604a'][index % 3]!)
        else {
          pen.slab(x + 0.025, y, 0.11, 0.14, '#d9c49a', 0.05)
          pen.box(x + 0.05, y + 0.13, 0.06, 0.04, '#b89a64')
        }
      })
    }
    for (const side of [-1, 1]) {
      const x = side * (pen.half - 0.24)
      pen.disc(x, -0.14, 0.2, '#c9a868', 0.22)
      poly(pen, `${x - 0.1} 0.02 ${x + 0.1} 0.02 ${x + 0.14} 0.12 ${x - 0.14} 0.12`, '#b8935a')
      for (let potato = 0; potato < 5; potato++)
        pen.disc(x - 0.16 + potato * 0.08, -0.3, 0.05, '#b08a54', 0.04)
    }
    strand(pen, `0 ${pen.wall} 0 ${pen.wall - 0.2}`, 0.01, '#2b2b33')
    pen.disc(0, pen.wall - 0.24, 0.045, '#fff2c0', 0.06)
    pen.glow(0, pen.wall - 0.24, 0.8, '#ffdf9a', 0.6)
  },
  'car wash'(pen) {
    pen.shell(['#b8d8e8', '#8fbcd4'], ['#7f8a94', '#4a525a'])
    pen.box(-pen.half, 1.0, pen.half * 2, 0.26, '#1f5fa8')
    letters(pen, 'CAR WASH', 0, 1.06, 0.14, '#ffffff')
    for (const side of [-1, 1])
      for (let brush = 0; brush < 2; brush++) {
        const [x, wide] = [side * (pen.half - 0.2 - brush * 0.36), 0.34 - brush * 0.1]
        for (let row = 0; row < 12; row++) {
          const y = -0.12 + brush * 0.1 + row * 0.09
          poly(
            pen,
            `${x - wide / 2} ${y} ${x} ${y + 0.05} ${x + wide / 2} ${y} ${x + wide / 2} ${y + 0.08} ${x} ${y + 0.12} ${x - wide / 2} ${y + 0.08}`,
            (row + brush) % 2 ? '#e0343f' : '#2f7fd0',
          )
        }
        pen.box(x - 0.02, -0.16, 0.04, 1.2, '#c9d2d8')
      }
    sedan(pen, 0, -0.1, 0.36, '#e0a42f')
    for (let foam = 0; foam < 46; foam++) {
      const x = pen.random.between(-0.44, 0.44)
      pen.disc(
        x,
        0.16 + pen.random.between(-0.14, 0.18) * (1 - Math.abs(x)),
        pen.random.between(0.02, 0.06),
        '#f6fcff',
      )
    }
    for (let drop = 0; drop < 40; drop++) {
      const [x, y] = [pen.random.between(-0.6, 0.6), pen.random.between(0.1, 0.94)]
      strand(pen, `${x} ${y} ${x + 0.02} ${y - 0.07}`, 0.01, '#dff2fb')
    }
    for (let puddle = 0; puddle < 8; puddle++)
      pen.disc(
        pen.random.between(-0.7, 0.7),
        -pen.random.between(0.16, Math.min(0.6, pen.floor)),
        0.16,
        '#b8d8e866',
        0.03,
      )
  },
} satisfies Record<string, PlacePainter>
