// Yards, courses and bars under the sky.

import type { PlacePainter } from './furnish.ts'
import { palm } from './landmarks.ts'
import { letters } from './letters.ts'
import { sedan } from './sedan.ts'
import { hills, poly, ripples, strand, tree } from './strokes.ts'

export const corners = {
  shipyard(pen) {
    pen.shell(['#9fb8cc', '#f0dcc0'], ['#8f8a84', '#5a5650'])
    pen.box(-pen.half, 0, pen.half * 2, 0.14, '#5f8a9a')
    ripples(pen, 0.12, 0.02, '#a8c8d0')
    // A hull on blocks, held by props.
    poly(pen, '-0.74 1.02 0.62 1.02 0.5 0.2 0.36 0.06 -0.5 0.06 -0.66 0.3', '#a8443a')
    poly(pen, '-0.74 1.02 0.62 1.02 0.57 0.62 -0.71 0.62', '#2f4a66')
    pen.box(-0.72, 0.6, 1.3, 0.03, '#f2eee6')
    for (let plate = 0; plate < 6; plate++)
      strand(pen, `${-0.52 + plate * 0.18} 0.08 ${-0.56 + plate * 0.19} 1`, 0.006, '#00000033')
    for (const [x, y] of [
      [-0.3, 0.8],
      [-0.16, 0.8],
      [-0.02, 0.8],
    ] as const)
      pen.disc(x, y, 0.03, '#c9d6de')
    for (const side of [-1, 1])
      for (let prop = 0; prop < 2; prop++)
        strand(
          pen,
          `${side * (0.5 + prop * 0.1) - 0.06} ${0.34 + prop * 0.14} ${side * (0.78 + prop * 0.08) - 0.06} -0.08`,
          0.03,
          '#8a5f38',
        )
    for (let block = 0; block < 5; block++) pen.box(-0.5 + block * 0.2, -0.06, 0.12, 0.12, '#7a5638')
    for (const [x, tall, arm] of [
      [-0.88, 1.3, 0.6],
      [0.86, 1.16, -0.56],
    ] as const) {
      pen.box(x - 0.03, 0, 0.06, tall, '#e0a42f')
      for (let cross = 0; cross < 9; cross++)
        strand(pen, `${x - 0.03} ${cross * 0.13} ${x + 0.03} ${cross * 0.13 + 0.12}`, 0.008, '#8a6420')
      strand(pen, `${x - arm * 0.3} ${tall} ${x + arm} ${tall}`, 0.04, '#e0a42f')
      strand(pen, `${x} ${tall + 0.16} ${x + arm} ${tall}`, 0.01, '#5a4a2a')
      strand(pen, `${x + arm * 0.9} ${tall} ${x + arm * 0.9} ${tall - 0.2}`, 0.008, '#2b2b33')
    }
    for (const [x, y] of [
      [0.2, 0.3],
      [-0.1, 0.4],
    ] as const) {
      pen.glow(x, y, 0.16, '#fff2c0', 0.9)
      pen.disc(x, y, 0.016, '#ffffff')
    }
    for (const [x, color] of [
      [-0.78, '#3f7a9a'],
      [0.6, '#c9743a'],
    ] as const) {
      pen.box(x, -0.36, 0.34, 0.2, color)
      for (let rib = 1; rib < 6; rib++) pen.box(x + rib * 0.055, -0.36, 0.01, 0.2, '#00000033')
    }
  },
  'golf course'(pen) {
    pen.shell(['#6fb8ee', '#f0f4e0'], ['#7fc05a', '#4f9a40'])
    hills(pen, [0.16, 0.3, 0.18, 0.34, 0.2, 0.28, 0.14], '#7aa868')
    for (let crown = 0; crown < 9; crown++)
      if (crown < 3 || crown > 5)
        tree(pen, -pen.half + crown * pen.half * 0.25, 0.04, 0.42, ['#3f7a42', '#5f9a54'])
    hills(pen, [0.06, 0.14, 0.08, 0.12, 0.06], '#8ac862')
    pen.disc(0.1, -0.14, 0.62, '#a4dc76', 0.13)
    pen.disc(-0.66, -0.1, 0.24, '#f0deb0', 0.06)
    pen.disc(-0.62, -0.1, 0.16, '#e0ca96', 0.035)
    pen.disc(0.78, -0.3, 0.3, '#5fb0d8', 0.08)
    pen.disc(0.74, -0.29, 0.2, '#8fcbe8', 0.04)
    pen.disc(0.16, -0.12, 0.04, '#2f5a2f', 0.014)
    pen.box(0.155, -0.12, 0.014, 0.72, '#f6f2e6')
    poly(pen, '0.17 0.6 0.42 0.52 0.17 0.42', '#e0343f')
    pen.disc(-0.12, -0.17, 0.024, '#ffffff')
    for (let stripe = 0; stripe < 4; stripe++)
      poly(
        pen,
        `${-0.7 + stripe * 0.3} -0.3 ${-0.58 + stripe * 0.3} -0.3 ${-0.8 + stripe * 0.56} ${-pen.floor} ${-1.1 + stripe * 0.56} ${-pen.floor}`,
        '#ffffff14',
      )
    for (const [x, y] of [
      [-0.4, 1.14],
      [0.5, 1.2],
    ] as const)
      for (const [across, size] of [
        [-0.12, 0.08],
        [0, 0.11],
        [0.13, 0.08],
      ] as const)
        pen.disc(x + across, y, size, '#ffffff', size * 0.6)
  },
  courtyard(pen) {
    pen.shell(['#7fbce8', '#fdeed8'], ['#d9bd94', '#a8865c'])
    pen.tiles('#bf9f74', 7)
    for (const [y, tall] of [
      [0.5, 0.46],
      [0, 0.5],
    ] as const) {
      pen.box(-pen.half, y, pen.half * 2, tall, y ? '#f2dfc0' : '#e9cfa8')
      pen.across(0.3, (x) => {
        pen.arch(x + 0.05, y + 0.02, 0.2, tall * 0.78, '#8a6a4c')
        pen.arch(x + 0.08, y + 0.02, 0.14, tall * 0.7, y ? '#6a7a8a' : '#5a4636')
        pen.box(x + 0.005, y, 0.04, tall * 0.7, '#fbf0dc')
        if (y) {
          pen.box(x + 0.05, y + 0.14, 0.2, 0.014, '#3f3a36')
          for (let rail = 0; rail < 6; rail++)
            pen.box(x + 0.055 + rail * 0.036, y + 0.02, 0.008, 0.12, '#3f3a36')
        }
      })
      pen.box(-pen.half, y + tall - 0.03, pen.half * 2, 0.04, '#c99a68')
    }
    for (let tile = 0; tile < 26; tile++)
      pen.disc(-pen.half + tile * pen.half * 0.08, 0.98, 0.05, '#c2693f', 0.045)
    pen.disc(0, -0.14, 0.42, '#c9b89a', 0.11)
    pen.disc(0, -0.11, 0.37, '#5fb0c4', 0.085)
    pen.box(-0.04, -0.12, 0.08, 0.34, '#d9c8aa')
    pen.disc(0, 0.22, 0.17, '#d9c8aa', 0.045)
    pen.disc(0, 0.235, 0.14, '#5fb0c4', 0.03)
    for (const side of [-1, 1]) {
      strand(pen, `0 0.26 ${side * 0.05} 0.42 ${side * 0.13} 0.24`, 0.014, '#d4f0f8')
      strand(pen, `${side * 0.16} 0.22 ${side * 0.2} 0.1 ${side * 0.22} -0.08`, 0.012, '#d4f0f8')
      const x = side * (pen.half - 0.24)
      poly(pen, `${x - 0.13} -0.06 ${x + 0.13} -0.06 ${x + 0.09} -0.28 ${x - 0.09} -0.28`, '#c2693f')
      tree(pen, x, -0.1, 0.5, ['#4f8046', '#6fa058'])
      for (let fruit = 0; fruit < 6; fruit++)
        pen.disc(x + ((fruit * 7) % 5) * 0.05 - 0.1, 0.22 + ((fruit * 3) % 4) * 0.06, 0.024, '#f29a2f')
    }
  },
  'beach bar'(pen) {
    pen.shell(['#4fb4ea', '#fdeccb'], ['#f4dca8', '#d4b074'])
    pen.box(-pen.half, 0, pen.half * 2, 0.26, '#2fa0c0')
    ripples(pen, 0.24, 0.04, '#a8e0ec')
    pen.box(-pen.half, -0.02, pen.half * 2, 0.05, '#fff6e0')
    for (const side of [-1, 1]) palm(pen, side * 0.92, -0.14, 1)
    for (const x of [-0.56, 0.5]) pen.box(x, -0.14, 0.06, 1.0, '#8a5f38')
    pen.box(-0.5, 0.34, 1.0, 0.03, '#8a5f38')
    for (let bottle = 0; bottle < 9; bottle++) {
      pen.slab(
        -0.44 + bottle * 0.1,
        0.37,
        0.055,
        0.13,
        ['#e0563c', '#3fa05a', '#f2b83c', '#3f8fd0'][bottle % 4]!,
        0.015,
      )
      pen.box(-0.425 + bottle * 0.1, 0.49, 0.024, 0.06, '#f4ecd8')
    }
    pen.box(-0.66, -0.14, 1.32, 0.38, '#a8743f')
    for (let pole = 0; pole < 15; pole++) pen.box(-0.65 + pole * 0.088, -0.14, 0.014, 0.38, '#7a5028')
    pen.box(-0.72, 0.22, 1.44, 0.055, '#d9a866')
    for (const [x, color] of [
      [-0.34, '#f2703c'],
      [0.26, '#4fc0a8'],
    ] as const) {
      poly(pen, `${x - 0.05} 0.4 ${x + 0.05} 0.4 ${x + 0.03} 0.28 ${x - 0.03} 0.28`, color)
      strand(pen, `${x + 0.02} 0.38 ${x + 0.07} 0.47`, 0.01, '#ffffff')
      pen.disc(x - 0.05, 0.41, 0.025, '#f2d24a')
    }
    poly(pen, '-0.9 0.78 -0.4 1.2 0.4 1.2 0.9 0.78 0.8 0.72 -0.8 0.72', '#c9a050')
    for (let straw = 0; straw < 22; straw++)
      strand(
        pen,
        `${-0.38 + straw * 0.036} 1.19 ${-0.84 + straw * 0.08} 0.7`,
        0.012,
        straw % 2 ? '#a8803a' : '#e0bc6c',
      )
    for (const x of [-0.44, 0, 0.44]) {
      pen.disc(x, -0.02, 0.1, '#e0563c', 0.03)
      for (const leg of [-0.06, 0.06])
        strand(pen, `${x + leg * 0.5} -0.03 ${x + leg} -0.32`, 0.016, '#5f4028')
    }
    letters(pen, 'BAR', 0, 0.84, 0.15, '#fff6e0')
  },
  dealership(pen) {
    pen.shell(['#7fb8e8', '#f2ece0'], ['#8f949c', '#5f646c'])
    pen.box(-pen.half, 0, pen.half * 2, 0.92, '#e6eaee')
    pen.box(-pen.half, 0.76, pen.half * 2, 0.2, '#c2262e')
    letters(pen, 'CAR SALES', 0, 0.81, 0.1, '#ffffff')
    pen.across(0.34, (x) => {
      pen.box(x + 0.01, 0.04, 0.32, 0.68, '#9fcbe0')
      poly(pen, `${x + 0.06} 0.04 ${x + 0.14} 0.04 ${x + 0.3} 0.72 ${x + 0.22} 0.72`, '#c8e4f0')
    })
    sedan(pen, -0.3, 0.08, 0.24, '#3f6fae')
    sedan(pen, 0.36, 0.08, 0.24, '#e0a42f')
    sedan(pen, -0.66, -0.22, 0.36, '#d9343c')
    sedan(pen, 0.7, -0.22, 0.36, '#3fa06a')
    for (const x of [-0.66, 0.7]) {
      pen.slab(x - 0.14, 0.1, 0.28, 0.13, '#fff2a8', 0.02)
      letters(pen, 'SALE', x, 0.135, 0.06, '#c2262e')
    }
    strand(pen, `${-pen.half} 1.2 0 1.06 ${pen.half} 1.2`, 0.008, '#5a5a60')
    pen.across(0.12, (x, index) => {
      const y = 1.06 + (Math.abs(x + 0.06) / pen.half) * 0.14
      poly(
        pen,
        `${x + 0.01} ${y} ${x + 0.11} ${y} ${x + 0.06} ${y - 0.12}`,
        ['#e0343f', '#f2c23f', '#3f8fd0', '#4fa85a'][index % 4]!,
      )
    })
  },
} satisfies Record<string, PlacePainter>
