// Scenes of stories: a campsite, a pumpkin patch, where suspects sit, where passengers and the rich do.

import type { PlacePainter } from './furnish.ts'
import type { Pen } from './pen.ts'
import { hills, poly, strand, windows } from './strokes.ts'

function tent(pen: Pen, x: number, y: number, size: number, color: string, dark: string): void {
  poly(pen, `${x - size * 0.7} ${y} ${x} ${y + size * 0.86} ${x + size * 0.7} ${y}`, color)
  poly(pen, `${x} ${y + size * 0.86} ${x + size * 0.7} ${y} ${x + size * 0.26} ${y}`, dark)
  poly(pen, `${x - size * 0.24} ${y} ${x} ${y + size * 0.62} ${x + size * 0.24} ${y}`, '#ffdf9a')
  poly(pen, `${x - size * 0.24} ${y} ${x} ${y + size * 0.62} ${x - size * 0.06} ${y}`, '#8a6a44')
  strand(pen, `${x - size * 0.5} ${y + size * 0.26} ${x - size * 0.9} ${y - size * 0.02}`, 0.008, '#d9cfb8')
  strand(pen, `${x + size * 0.5} ${y + size * 0.26} ${x + size * 0.9} ${y - size * 0.02}`, 0.008, '#d9cfb8')
}

function pumpkin(pen: Pen, x: number, y: number, size: number): void {
  for (const [at, color] of [
    [-0.6, '#d9711f'],
    [0.6, '#d9711f'],
    [-0.3, '#ef8a2c'],
    [0.3, '#e67e24'],
    [0, '#f59a3c'],
  ] as const)
    pen.disc(x + at * size, y + size * 0.6, size * 0.46, color, size * 0.6)
  strand(pen, `${x} ${y + size * 1.14} ${x + size * 0.1} ${y + size * 1.44}`, size * 0.16, '#4f6a2f')
}

/** Two seats of an airliner, seen from behind the row. */
function seats(pen: Pen, x: number, y: number, size: number): void {
  for (const at of [-0.5, 0.5]) {
    pen.slab(x + at * size - size * 0.44, y, size * 0.88, size * 1.3, '#2f4a7a', size * 0.16)
    pen.slab(x + at * size - size * 0.32, y + size * 0.96, size * 0.64, size * 0.28, '#e6ecf4', size * 0.1)
    pen.slab(x + at * size - size * 0.3, y + size * 0.3, size * 0.6, size * 0.4, '#243a62', size * 0.06)
  }
}

export const storyScenes = {
  campsite(pen) {
    pen.shell(['#2c4a78', '#f0b07a'], ['#5a7a48', '#35502c'])
    hills(pen, [0.3, 0.5, 0.34, 0.6, 0.4, 0.52, 0.3], '#7a8298')
    pen.across(0.14, (x, index) => {
      const tall = 0.6 + ((index * 5) % 4) * 0.12
      pen.box(x + 0.06, 0, 0.02, tall * 0.3, '#3f2f24')
      for (let tier = 0; tier < 3; tier++)
        poly(
          pen,
          `${x - 0.03 + tier * 0.025} ${0.1 + tier * tall * 0.24} ${x + 0.07} ${tall * (0.5 + tier * 0.25)} ${x + 0.17 - tier * 0.025} ${0.1 + tier * tall * 0.24}`,
          index % 2 ? '#27493a' : '#305a44',
        )
    })
    tent(pen, -0.6, -0.1, 0.52, '#e07a3c', '#b85a28')
    tent(pen, 0.66, -0.12, 0.44, '#3f9a94', '#2c7470')
    pen.glow(0, -0.2, 0.8, '#ff9a3c', 0.6)
    for (const lean of [-0.1, 0.1]) strand(pen, `${-lean * 1.4} -0.36 ${lean} -0.28`, 0.045, '#5a3a24')
    for (const [scale, color] of [
      [1, '#f2541e'],
      [0.7, '#ff9a2a'],
      [0.4, '#ffe27a'],
    ] as const)
      poly(
        pen,
        `${-0.12 * scale} -0.3 ${-0.13 * scale} ${-0.3 + 0.12 * scale} ${-0.05 * scale} ${-0.3 + 0.24 * scale} ${0.01 * scale} ${-0.3 + 0.42 * scale} ${0.07 * scale} ${-0.3 + 0.22 * scale} ${0.13 * scale} ${-0.3 + 0.14 * scale} ${0.12 * scale} -0.3`,
        color,
      )
    for (let stone = 0; stone < 9; stone++)
      pen.disc(Math.cos(stone * 0.7) * 0.2, -0.36 + Math.sin(stone * 0.7) * 0.06, 0.045, '#7a7670', 0.034)
    for (const side of [-1, 1]) {
      pen.slab(side * 0.42 - 0.16, -0.46, 0.32, 0.1, '#7a5436', 0.05)
      pen.disc(side * 0.42 + 0.16, -0.41, 0.05, '#c9a070')
    }
    for (let star = 0; star < 26; star++)
      pen.disc(pen.random.between(-pen.half, pen.half), pen.random.between(0.9, pen.wall), 0.007, '#fff6dc')
  },
  'pumpkin patch'(pen) {
    pen.shell(['#7fb0d8', '#fbdcae'], ['#8f7a42', '#5f4c28'])
    hills(pen, [0.2, 0.36, 0.22, 0.4, 0.24, 0.34, 0.2], '#c98a4a')
    hills(pen, [0.1, 0.2, 0.12, 0.22, 0.1], '#a8853f')
    pen.box(0.5, 0.04, 0.4, 0.3, '#a83f30')
    poly(pen, '0.46 0.34 0.56 0.5 0.7 0.56 0.84 0.5 0.94 0.34', '#6a3a30')
    pen.box(0.62, 0.04, 0.16, 0.18, '#f2e6d0')
    strand(pen, '0.62 0.04 0.78 0.22', 0.014, '#a83f30')
    strand(pen, '-0.62 -0.06 -0.62 0.62', 0.03, '#6a4a2e')
    strand(pen, '-0.84 0.42 -0.4 0.42', 0.03, '#6a4a2e')
    poly(pen, '-0.76 0.46 -0.48 0.46 -0.5 0.16 -0.74 0.16', '#3f6a9a')
    pen.disc(-0.62, 0.58, 0.1, '#e6c890')
    poly(pen, '-0.78 0.62 -0.46 0.62 -0.56 0.68 -0.6 0.82 -0.68 0.68', '#8a6a3a')
    for (let row = 0; row < 4; row++) {
      const y = -0.04 - row * row * 0.05 - row * 0.08
      pen.across(0.24 + row * 0.1, (x, index) => {
        const size = 0.07 + row * 0.036
        const at = x + ((index + row) % 2) * 0.1
        for (const leaf of [-1.2, 1.1])
          pen.disc(at + leaf * size, y + size * 0.2, size * 0.5, '#4f7a34', size * 0.28)
        pumpkin(pen, at, y, size * (0.8 + ((index * 3 + row) % 3) * 0.18))
      })
    }
  },
  'interrogation room'(pen) {
    pen.shell(['#3f4a4c', '#5a6664'], ['#4a4e4c', '#202423'])
    pen.tiles('#393e3c', 5)
    for (let row = 0; row < 4; row++)
      pen.across(0.3, (x) => pen.box(x + (row % 2) * 0.15, row * 0.12, 0.29, 0.11, '#4f5a58'))
    pen.slab(-0.7, 0.58, 1.4, 0.5, '#23292a', 0.02)
    pen.box(-0.66, 0.62, 1.32, 0.42, '#6f8488')
    poly(pen, '-0.5 0.62 -0.3 0.62 0 1.04 -0.2 1.04', '#8aa0a4')
    poly(pen, '0.2 0.62 0.28 0.62 0.56 1.04 0.48 1.04', '#8aa0a4')
    const lamp = Math.max(1.16, Math.min(1.4, pen.wall - 0.16))
    poly(pen, `-0.1 ${lamp} 0.1 ${lamp} 0.7 0.1 -0.7 0.1`, 'rgba(255, 240, 190, 0.16)')
    strand(pen, `0 ${pen.wall} 0 ${lamp}`, 0.014, '#15191a')
    poly(pen, `-0.16 ${lamp - 0.03} 0.16 ${lamp - 0.03} 0.06 ${lamp + 0.1} -0.06 ${lamp + 0.1}`, '#1f2a2a')
    pen.disc(0, lamp - 0.03, 0.08, '#fff6d0', 0.03)
    pen.glow(0, lamp - 0.08, 0.6, '#fff0c0', 0.6)
    poly(pen, '-0.6 0.22 0.6 0.22 0.7 0.12 -0.7 0.12', '#a8b0ae')
    pen.box(-0.7, 0.07, 1.4, 0.05, '#7f8886')
    for (const x of [-0.64, 0.58]) pen.box(x, -0.32, 0.06, 0.4, '#5f6866')
    pen.slab(-0.3, 0.14, 0.2, 0.06, '#23292a', 0.01)
    pen.box(0.1, 0.15, 0.24, 0.014, '#f4f0e2')
    for (const side of [-1, 1]) {
      const x = side * (pen.half - 0.16)
      pen.slab(x - 0.13, 0, 0.26, 0.06, '#2f3636', 0.02)
      pen.slab(side * (pen.half - 0.06) - 0.04, 0, 0.08, 0.5, '#2f3636', 0.02)
      pen.box(x - 0.11, -0.3, 0.03, 0.32, '#2f3636')
    }
    pen.slab(pen.half - 0.22, 1.14, 0.16, 0.1, '#1a1f1f', 0.02)
    pen.disc(pen.half - 0.24, 1.19, 0.035, '#1a1f1f')
    pen.disc(pen.half - 0.1, 1.21, 0.012, '#ff3a2a')
  },
  'airplane cabin'(pen) {
    pen.shell(['#e6eaf0', '#d3dae4'], ['#5a6a86', '#33405a'])
    poly(pen, `${-pen.half} ${pen.wall} ${pen.half} ${pen.wall} 0.34 0.9 -0.34 0.9`, '#f6f8fa')
    for (const side of [-1, 1]) {
      poly(
        pen,
        `${side * pen.half} ${pen.wall} ${side * pen.half} 1.0 ${side * 0.3} 0.72 ${side * 0.34} 0.9`,
        '#c3ccd8',
      )
      for (let bin = 0; bin < 4; bin++) {
        const at = 0.36 + bin * 0.2
        strand(
          pen,
          `${side * at} ${0.74 + bin * 0.08} ${side * (at + 0.02)} ${0.92 + bin * 0.12}`,
          0.01,
          '#98a4b4',
        )
      }
      for (let pane = 0; pane < 4; pane++) {
        const [x, y, size] = [
          side * (0.36 + pane * pane * 0.045 + pane * 0.12),
          0.44 + pane * 0.035,
          0.05 + pane * 0.026,
        ]
        pen.disc(x, y, size * 0.86, '#aab4c2', size * 1.26)
        pen.disc(x, y, size * 0.68, '#7fc0f0', size * 1.04)
        pen.disc(x, y - size * 0.5, size * 0.6, '#ffffff', size * 0.4)
      }
      pen.glow(side * pen.half, 0.5, 0.6, '#dff0ff', 0.5)
    }
    pen.box(-0.2, 0, 0.4, 0.74, '#b9c4d2')
    pen.slab(-0.12, 0, 0.24, 0.6, '#8f9cae', 0.03)
    pen.slab(-0.06, 0.63, 0.12, 0.06, '#3fa05a', 0.01)
    poly(pen, `-0.14 0 0.14 0 0.4 ${-pen.floor} -0.4 ${-pen.floor}`, '#2a3850')
    for (const [at, y, size] of [
      [0.32, -0.02, 0.16],
      [0.5, -0.14, 0.25],
      [0.82, -0.36, 0.4],
    ] as const)
      for (const side of [-1, 1]) seats(pen, side * (at + size * 0.36), y, size)
    for (let lamp = 0; lamp < 5; lamp++)
      pen.slab(-0.05 - lamp * 0.02, 0.96 + lamp * 0.12, 0.1 + lamp * 0.04, 0.03, '#fffbe6', 0.01)
  },
  penthouse(pen) {
    pen.shell(['#141a34', '#2f3566'], ['#4a3c34', '#241c18'])
    pen.boards('#3a2f29', 7)
    pen.box(-pen.half, 0.1, pen.half * 2, pen.wall, '#1c2450')
    pen.glow(0, 0.2, 1.2, '#ff9a6a', 0.35)
    pen.across(0.14, (x, index) => {
      const tall = 0.34 + ((index * 7) % 6) * 0.12
      pen.box(x, 0.1, 0.13, tall, index % 2 ? '#2a3364' : '#232b58')
      windows(pen, { x: x + 0.01, y: 0.14, wide: 0.11, tall: tall - 0.08 }, { columns: 3, rows: 8 }, [
        '#3a4478',
        '#ffd98a',
      ])
    })
    for (const x of [-0.62, 0, 0.62]) pen.box(x - 0.016, 0.1, 0.032, pen.wall, '#0c0f1c')
    pen.box(-pen.half, 0.06, pen.half * 2, 0.06, '#0c0f1c')
    pen.slab(-0.7, -0.2, 1.4, 0.24, '#e6e0d6', 0.06)
    pen.slab(-0.7, -0.02, 1.4, 0.22, '#f4efe6', 0.07)
    for (const [x, color] of [
      [-0.5, '#c9a24a'],
      [0.34, '#8a8f9a'],
    ] as const)
      pen.slab(x, 0.02, 0.18, 0.17, color, 0.04)
    pen.disc(0, -0.36, 0.4, '#c9a24a', 0.07)
    pen.disc(0, -0.345, 0.36, '#f2ece0', 0.055)
    pen.slab(-0.06, -0.34, 0.07, 0.18, '#2f4a3a', 0.02)
    pen.box(-0.036, -0.18, 0.024, 0.08, '#d9b24a')
    for (const side of [-1, 1]) {
      const x = side * (pen.half - 0.12)
      strand(pen, `${x} -0.2 ${x} 0.72`, 0.016, '#c9a24a')
      poly(pen, `${x - 0.12} 0.68 ${x + 0.12} 0.68 ${x + 0.07} 0.88 ${x - 0.07} 0.88`, '#fff0c8')
      pen.glow(x, 0.74, 0.5, '#ffdf9a', 0.55)
    }
  },
} satisfies Record<string, PlacePainter>
