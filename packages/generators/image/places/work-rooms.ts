// Rooms of machines, screens and practice.

import type { PlacePainter } from './furnish.ts'
import { letters } from './letters.ts'
import type { Pen } from './pen.ts'
import { panelLight } from './service-rooms.ts'
import { poly, strand } from './strokes.ts'

export const workRooms = {
  'server room'(pen) {
    pen.shell(['#0e1a2c', '#17304a'], ['#22384c', '#0c1622'])
    pen.tiles('#31506a', 6)
    for (const side of [-1, 1])
      for (let rack = 2; rack >= 0; rack--) {
        const [near, far] = [pen.half - rack * 0.26, pen.half - (rack + 1) * 0.26 + 0.02]
        const [tall, next] = [pen.wall * (1.05 - rack * 0.16), pen.wall * (1.05 - (rack + 1) * 0.16)]
        const [foot, rise] = [-0.5 + rack * 0.17, -0.5 + (rack + 1) * 0.17]
        poly(
          pen,
          `${side * near} ${foot} ${side * far} ${rise} ${side * far} ${next} ${side * near} ${tall}`,
          rack % 2 ? '#2a3b4e' : '#223244',
        )
        for (let unit = 1; unit < 15; unit++) {
          const share = unit / 15
          const [left, right] = [foot + (tall - foot) * share, rise + (next - rise) * share]
          strand(pen, `${side * (near - 0.02)} ${left} ${side * (far + 0.02)} ${right}`, 0.012, '#0b131d')
          for (let light = 0; light < 3; light++) {
            const at = 0.2 + light * 0.2
            pen.disc(
              side * (near + (far - near) * at),
              left + (right - left) * at - 0.03,
              0.011,
              (unit * 3 + light + rack) % 4 ? '#3fe08a' : '#3fb4ff',
            )
          }
        }
      }
    pen.box(-0.2, 0, 0.4, 0.76, '#12283e')
    pen.box(-0.17, 0.04, 0.34, 0.68, '#1d4a6e')
    pen.glow(0, 0.4, 0.8, '#4fc0ff', 0.7)
    for (let lamp = 0; lamp < 3; lamp++)
      pen.slab(-0.1 - lamp * 0.05, 1.0 + lamp * 0.22, 0.2 + lamp * 0.1, 0.04, '#d8f2ff', 0.02)
  },
  hangar(pen) {
    pen.shell(['#8c99a4', '#b4c0c8'], ['#9aa2a8', '#646c73'])
    for (let rib = 0; rib < 5; rib++) {
      const [wide, y] = [pen.half * (1.02 - rib * 0.12), pen.wall * (0.98 - rib * 0.05)]
      strand(
        pen,
        `${-wide} 0 ${-wide} ${y * 0.55} ${-wide * 0.7} ${y * 0.84} 0 ${y} ${wide * 0.7} ${y * 0.84} ${wide} ${y * 0.55} ${wide} 0`,
        0.035,
        rib % 2 ? '#6f7c87' : '#7d8a95',
      )
    }
    pen.box(-0.62, 0, 1.24, 0.72, '#cfe6f4')
    pen.box(-0.62, 0, 1.24, 0.2, '#b9c7a0')
    pen.glow(0, 0.5, 0.9, '#ffffff', 0.5)
    airliner(pen)
    for (const x of [-0.5, 0, 0.5]) panelLight(pen, x, pen.wall * 0.82, 0.26)
    for (const side of [-1, 1]) {
      const x = side * (pen.half - 0.2)
      pen.slab(x - 0.14, -0.3, 0.28, 0.32, '#c2382f', 0.02)
      for (let drawer = 0; drawer < 3; drawer++)
        pen.box(x - 0.11, -0.26 + drawer * 0.09, 0.22, 0.07, '#d9564a')
    }
    strand(pen, `${-pen.half * 0.9} ${-pen.floor} -0.16 -0.1`, 0.02, '#e6c23f')
    strand(pen, `${pen.half * 0.9} ${-pen.floor} 0.16 -0.1`, 0.02, '#e6c23f')
  },
  'karate dojo'(pen) {
    pen.shell(['#e9dcc0', '#dcc9a0'], ['#d3b26a', '#a07f3c'])
    pen.tiles('#8a6a30', 5)
    pen.across(0.5, (x) => {
      pen.box(x + 0.03, 0.06, 0.44, 0.86, '#f7f2e4')
      for (let bar = 1; bar < 3; bar++) pen.box(x + 0.03 + bar * 0.145, 0.06, 0.014, 0.86, '#6f4a2a')
      for (let bar = 1; bar < 4; bar++) pen.box(x + 0.03, 0.06 + bar * 0.215, 0.44, 0.014, '#6f4a2a')
      pen.box(x - 0.02, 0, 0.05, pen.wall, '#5a3a20')
    })
    pen.box(-pen.half, 0.92, pen.half * 2, 0.06, '#5a3a20')
    pen.box(-pen.half, 0, pen.half * 2, 0.06, '#5a3a20')
    pen.box(-0.16, 0.2, 0.32, 1.1, '#f4ecd6')
    pen.box(-0.18, 1.28, 0.36, 0.04, '#3a2415')
    pen.box(-0.18, 0.18, 0.36, 0.04, '#3a2415')
    // A brushed sign on the scroll.
    strand(pen, '-0.09 1.12 0.09 1.14', 0.03, '#1d1a1a')
    strand(pen, '0 1.2 0 0.84', 0.034, '#1d1a1a')
    strand(pen, '-0.09 0.96 0 1.06 0.1 0.92', 0.028, '#1d1a1a')
    strand(pen, '-0.09 0.66 0.09 0.68', 0.03, '#1d1a1a')
    strand(pen, '-0.06 0.56 0.02 0.72 -0.02 0.42 0.09 0.36', 0.028, '#1d1a1a')
    pen.disc(0.08, 0.28, 0.03, '#c2382f')
    for (const side of [-1, 1]) {
      const x = side * (pen.half - 0.24)
      pen.box(x - 0.2, 0.3, 0.4, 0.03, '#3a2415')
      for (let row = 0; row < 2; row++) {
        strand(
          pen,
          `${x - 0.2} ${0.4 + row * 0.14} ${x} ${0.44 + row * 0.14} ${x + 0.22} ${0.42 + row * 0.14}`,
          0.02,
          row ? '#8a2f2a' : '#2b2b33',
        )
        strand(pen, `${x - 0.2} ${0.4 + row * 0.14} ${x - 0.1} ${0.42 + row * 0.14}`, 0.028, '#d9c08a')
      }
      pen.disc(side * (pen.half - 0.24), Math.max(1.2, pen.wall * 0.8), 0.1, '#e0452f', 0.13)
      pen.box(side * (pen.half - 0.24) - 0.05, Math.max(1.32, pen.wall * 0.8 + 0.12), 0.1, 0.025, '#2b1a12')
    }
  },
  'dance studio'(pen) {
    pen.shell(['#f3e8e6', '#e8d6d4'], ['#d9a86a', '#a87840'])
    pen.boards('#bd8c50', 9)
    pen.across(0.5, (x) => {
      pen.box(x + 0.015, 0.1, 0.47, 1.1, '#bcd6e0')
      poly(pen, `${x + 0.06} 0.1 ${x + 0.18} 0.1 ${x + 0.42} 1.2 ${x + 0.3} 1.2`, '#d6e8ee')
      pen.box(x + 0.015, 0.1, 0.47, 0.2, '#cda878')
    })
    strand(pen, `${-pen.half} 0.5 ${pen.half} 0.5`, 0.035, '#8a5a34')
    strand(pen, `${-pen.half} 0.36 ${pen.half} 0.36`, 0.024, '#8a5a34')
    pen.across(0.5, (x) => pen.box(x + 0.23, 0.1, 0.03, 0.42, '#6f6a70'))
    for (const side of [-1, 1]) {
      const x = side * (pen.half - 0.24)
      for (const [at, up] of [
        [-0.05, 0],
        [0.07, -0.03],
      ] as const) {
        pen.disc(x + at, 0.84 + up, 0.035, '#f2a0b4', 0.09)
        strand(pen, `${x + at} 0.9 ${x} 1.08`, 0.014, '#f2a0b4')
      }
    }
    for (const x of [-0.5, 0, 0.5]) panelLight(pen, x, Math.max(1.36, pen.wall * 0.84), 0.34)
  },
  newsroom(pen) {
    pen.shell(['#0f2350', '#1d4a8c'], ['#22345a', '#0d1628'])
    pen.tiles('#35528a', 6)
    for (const side of [-1, 0, 1]) {
      const x = side * 0.64
      pen.slab(x - 0.3, 0.62, 0.6, 0.5, '#0a1428', 0.03)
      pen.box(x - 0.27, 0.65, 0.54, 0.44, side ? '#2a6ab0' : '#b8242c')
      if (side) {
        pen.disc(x, 0.87, 0.17, '#4f9ae0')
        poly(pen, `${x - 0.1} 0.94 ${x - 0.02} 1 ${x + 0.06} 0.92 ${x - 0.02} 0.84`, '#7fd08a')
        poly(pen, `${x} 0.84 ${x + 0.1} 0.82 ${x + 0.04} 0.74`, '#7fd08a')
        for (const wide of [0.06, 0.13])
          strand(pen, `${x} 1.04 ${x - wide} 0.87 ${x} 0.7 ${x + wide} 0.87 ${x} 1.04`, 0.008, '#bfe0ff')
      } else letters(pen, 'NEWS', 0, 0.8, 0.12, '#ffffff')
    }
    pen.box(-pen.half, 0.5, pen.half * 2, 0.05, '#3fb4ff')
    poly(pen, '-0.8 0.36 0.8 0.36 0.66 -0.2 -0.66 -0.2', '#dfe8f2')
    poly(pen, '-0.78 0.3 0.78 0.3 0.76 0.2 -0.76 0.2', '#2a7ad0')
    poly(pen, '-0.72 0.08 0.72 0.08 0.67 -0.16 -0.67 -0.16', '#b9c8da')
    pen.box(-0.84, 0.34, 1.68, 0.05, '#ffffff')
    for (const x of [-0.5, 0.46]) pen.box(x, 0.39, 0.16, 0.02, '#f6f2e4')
    for (const x of [-0.7, -0.25, 0.25, 0.7]) {
      const y = Math.max(1.3, pen.wall * 0.84)
      strand(pen, `${x} ${pen.wall} ${x} ${y}`, 0.012, '#0a1020')
      poly(
        pen,
        `${x - 0.05} ${y + 0.06} ${x + 0.05} ${y + 0.06} ${x + 0.08} ${y - 0.04} ${x - 0.08} ${y - 0.04}`,
        '#1a2234',
      )
      pen.glow(x, y - 0.06, 0.3, '#ffffff', 0.6)
    }
  },
  'war room'(pen) {
    pen.shell(['#15201c', '#22342c'], ['#2a352f', '#101613'])
    pen.tiles('#3a4a40', 6)
    pen.slab(-0.86, 0.52, 1.72, 0.76, '#0a100e', 0.03)
    pen.box(-0.82, 0.56, 1.64, 0.68, '#0f3a30')
    for (const shape of [
      '-0.7 1.12 -0.44 1.16 -0.3 1.06 -0.42 0.92 -0.5 0.96 -0.62 1.04',
      '-0.42 0.9 -0.28 0.86 -0.32 0.7 -0.4 0.62 -0.44 0.76',
      '-0.08 1.14 0.1 1.18 0.12 1.06 -0.02 1.02',
      '-0.06 1 0.14 0.98 0.18 0.84 0.06 0.64 0 0.8 -0.08 0.9',
      '0.14 1.16 0.6 1.18 0.7 1.06 0.52 0.92 0.42 0.94 0.36 0.84 0.28 0.98 0.16 1.02',
      '0.52 0.76 0.7 0.78 0.72 0.66 0.56 0.64',
    ])
      poly(pen, shape, '#2fa07a')
    for (const [x, y] of [
      [-0.5, 1.06],
      [0.04, 0.92],
      [0.46, 1.06],
      [0.62, 0.72],
    ] as const) {
      pen.disc(x, y, 0.04, '#ff5a3c')
      pen.glow(x, y, 0.14, '#ff5a3c', 0.8)
    }
    strand(pen, '-0.5 1.06 -0.2 1.2 0.04 0.92', 0.01, '#ffd04f')
    strand(pen, '0.04 0.92 0.3 1.14 0.46 1.06', 0.01, '#ffd04f')
    poly(pen, `-0.62 0.2 0.62 0.2 0.92 -0.24 -0.92 -0.24`, '#4a3626')
    poly(pen, `-0.54 0.18 0.54 0.18 0.78 -0.18 -0.78 -0.18`, '#c9b684')
    strand(pen, '-0.5 0.02 -0.2 0.1 0.1 -0.04 0.52 0.06', 0.016, '#5a8fb0')
    for (const [x, y, color] of [
      [-0.3, 0.02, '#c2382f'],
      [-0.18, -0.08, '#c2382f'],
      [0.24, 0.02, '#2f5fb0'],
      [0.36, -0.1, '#2f5fb0'],
    ] as const) {
      pen.box(x, y, 0.012, 0.13, '#2b2018')
      poly(pen, `${x + 0.01} ${y + 0.13} ${x + 0.09} ${y + 0.1} ${x + 0.01} ${y + 0.07}`, color)
    }
    pen.glow(0, 0.9, 1.1, '#3fe0a0', 0.25)
    pen.glow(0, 0.2, 0.7, '#ffe2a0', 0.4)
  },
} satisfies Record<string, PlacePainter>

/** Seen from the front. */
function airliner(pen: Pen): void {
  poly(pen, '-0.06 0.5 0.06 0.5 0.03 1.02 -0.03 1.02', '#d9463f')
  poly(pen, '-0.34 0.62 0.34 0.62 0.34 0.66 -0.34 0.66', '#cfd6dc')
  poly(pen, '-0.9 0.28 -0.16 0.3 -0.16 0.4 -0.9 0.34', '#bcc6ce')
  poly(pen, '0.9 0.28 0.16 0.3 0.16 0.4 0.9 0.34', '#dfe5ea')
  for (const x of [-0.48, 0.48]) {
    pen.disc(x, 0.22, 0.1, '#8c98a2')
    pen.disc(x, 0.22, 0.075, '#2f3740')
    pen.disc(x, 0.22, 0.024, '#c6ced6')
  }
  for (const x of [-0.14, 0.14, 0]) {
    pen.box(x - 0.01, -0.06, 0.02, 0.2, '#6b7680')
    pen.disc(x, -0.06, 0.045, '#22262c', 0.06)
  }
  pen.disc(0, 0.4, 0.25, '#b9c4cd')
  pen.disc(-0.012, 0.412, 0.235, '#f2f5f8')
  poly(pen, '-0.15 0.46 -0.13 0.54 -0.01 0.58 -0.01 0.5', '#24405a')
  poly(pen, '0.15 0.46 0.13 0.54 0.01 0.58 0.01 0.5', '#24405a')
  pen.disc(0, 0.3, 0.06, '#dde3e8', 0.04)
}
