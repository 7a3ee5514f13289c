// Tracks, coasts, the moon, and views through a window.

import type { PlacePainter } from './furnish.ts'
import type { Pen } from './pen.ts'
import { hills, poly, ripples, strand, tree, windows } from './strokes.ts'

export const waysides = {
  railway(pen) {
    pen.shell(['#86b8e0', '#f6ead4'], ['#9aa86a', '#6f7f48'])
    hills(pen, [0.2, 0.3, 0.16, 0.28, 0.2], '#9fb5b0')
    hills(pen, [0.08, 0.14, 0.06, 0.12, 0.08], '#86a068')
    poly(pen, `-0.05 0.01 0.05 0.01 0.86 ${-pen.floor} -0.86 ${-pen.floor}`, '#a39a8c')
    for (let sleeper = 0; sleeper < 13; sleeper++) {
      const near = ((sleeper + 0.4) / 12.4) ** 2
      const y = -near * pen.floor
      const wide = 0.05 + near * 0.64
      poly(
        pen,
        `${-wide} ${y} ${wide} ${y} ${wide * 1.06} ${y - 0.01 - near * 0.07} ${-wide * 1.06} ${y - 0.01 - near * 0.07}`,
        '#6b4a34',
      )
    }
    for (const side of [-1, 1]) {
      poly(
        pen,
        `${side * 0.02} 0.01 ${side * 0.03} 0.01 ${side * 0.5} ${-pen.floor} ${side * 0.42} ${-pen.floor}`,
        '#5a626e',
      )
      poly(
        pen,
        `${side * 0.02} 0.01 ${side * 0.024} 0.01 ${side * 0.45} ${-pen.floor} ${side * 0.42} ${-pen.floor}`,
        '#c3cad4',
      )
      tree(pen, side * 0.72, -0.04, 0.5, ['#4f8042', '#74a558'])
      for (let pole = 0; pole < 2; pole++) {
        const x = side * (0.3 + pole * 0.22)
        pen.box(x, 0, 0.014 + pole * 0.006, 0.4 + pole * 0.24, '#5b4a3a')
        pen.box(x - 0.05, 0.36 + pole * 0.22, 0.11, 0.014, '#5b4a3a')
      }
    }
  },
  'coastal road'(pen) {
    pen.shell(['#6fb0e4', '#fbeedd'], ['#8fae62', '#5f8246'])
    pen.box(-pen.half, 0, pen.half * 2, 0.24, '#2f86b8')
    hills(pen, [0.24, 0.24, 0.26, 0.4, 0.5], '#7f9fa8', 0.24)
    ripples(pen, 0.22, 0.04, '#9fd3e8')
    poly(pen, `0.1 0.02 0.3 0.2 0.6 0.34 ${pen.half} 0.44 ${pen.half} -0.1 0.2 -0.1`, '#7f9a5a')
    poly(pen, `0.1 0.02 0.3 0.2 0.4 0.2 0.34 -0.04 0.2 -0.06`, '#a39480')
    poly(pen, `0.08 0.01 0.16 0.01 0.3 -0.12 0.84 ${-pen.floor} -0.64 ${-pen.floor} -0.02 -0.1`, '#5a5c64')
    strand(pen, `0.12 0 0.12 -0.1 0.1 ${-pen.floor}`, 0.012, '#f2d05a')
    pen.across(0.16, (x) => pen.box(x, -0.02, 0.022, 0.1, '#e6e3da'))
    pen.box(-pen.half, 0.05, pen.half + 0.1, 0.022, '#d9d6cc')
  },
  'frozen lake'(pen) {
    pen.shell(['#8fbfe2', '#eef4f8'], ['#cfe6f4', '#9fc6de'])
    hills(pen, [0.3, 0.56, 0.34, 0.64, 0.4], '#b3c9dc')
    hills(pen, [0.12, 0.2, 0.1, 0.18, 0.14], '#e6eff6')
    for (let fir = 0; fir < 15; fir++) {
      const x = -pen.half + (fir / 14) * pen.half * 2
      const tall = 0.2 + ((fir * 5) % 4) * 0.06
      for (let tier = 0; tier < 3; tier++) {
        const [low, wide] = [0.02 + tier * tall * 0.26, tall * (0.3 - tier * 0.07)]
        poly(pen, `${x - wide} ${low} ${x} ${low + tall * 0.46} ${x + wide} ${low}`, '#3f6a66')
        poly(
          pen,
          `${x - wide * 0.5} ${low + tall * 0.23} ${x} ${low + tall * 0.46} ${x + wide * 0.5} ${low + tall * 0.23}`,
          '#f4f9fc',
        )
      }
    }
    pen.box(-pen.half, -0.05, pen.half * 2, 0.08, '#f4f9fc')
    for (let crack = 0; crack < 9; crack++) {
      const [x, y] = [pen.random.between(-pen.half, pen.half), -pen.random.between(0.1, pen.floor)]
      const wide = 0.2 - y * 0.5
      strand(pen, `${x} ${y} ${x + wide * 0.5} ${y - 0.03} ${x + wide} ${y + 0.01}`, 0.006, '#f6fbff')
      strand(pen, `${x + wide * 0.5} ${y - 0.03} ${x + wide * 0.6} ${y - 0.12}`, 0.005, '#f6fbff')
    }
  },
  'lake dock'(pen) {
    pen.shell(['#86bce4', '#fdeedd'], ['#4f93b0', '#2f6b88'])
    hills(pen, [0.34, 0.6, 0.3, 0.66, 0.42], '#8fa9c0')
    hills(pen, [0.14, 0.1, 0.2, 0.12, 0.18], '#5f8a68')
    ripples(pen, -0.02, -0.7, '#a5d0de')
    poly(
      pen,
      `-0.44 -0.1 0.44 -0.1 ${0.5 + pen.floor * 0.8} ${-pen.floor} ${-0.5 - pen.floor * 0.8} ${-pen.floor}`,
      '#a87a48',
    )
    for (let plank = 0; plank < 14; plank++) {
      const near = (plank / 13) ** 1.6
      const y = -0.1 - near * (pen.floor - 0.1)
      const wide = 0.44 + near * (0.06 + pen.floor * 0.8)
      strand(pen, `${-wide} ${y} ${wide} ${y}`, 0.007, '#7a5430')
    }
    for (const [x, y, tall] of [
      [-0.5, -0.16, 0.24],
      [0.5, -0.16, 0.24],
      [-0.76, -0.4, 0.36],
      [0.76, -0.4, 0.36],
    ] as const) {
      pen.slab(x - 0.03, y - 0.1, 0.06, tall, '#6b4a2c', 0.02)
      pen.disc(x, y + tall - 0.1, 0.03, '#8f6a42', 0.012)
    }
  },
  moon(pen, words) {
    pen.shell(['#05070f', '#141a2a'], ['#b5b8be', '#6f737c'])
    for (let star = 0; star < 130; star++)
      pen.disc(
        pen.random.between(-pen.half, pen.half),
        pen.random.between(0.06, pen.wall),
        pen.random.between(0.002, 0.007),
        '#f2f6ff',
      )
    if (!words.includes('earth')) {
      pen.disc(-0.56, pen.wall * 0.72, 0.15, '#3f7fc8')
      pen.disc(-0.6, pen.wall * 0.72 + 0.04, 0.07, '#6fae6a', 0.05)
      pen.disc(-0.5, pen.wall * 0.72 - 0.05, 0.05, '#6fae6a', 0.03)
      pen.disc(-0.52, pen.wall * 0.72 + 0.07, 0.05, '#eef4fa', 0.018)
    }
    hills(pen, [0.08, 0.2, 0.1, 0.26, 0.12, 0.18], '#8f939b')
    hills(pen, [0.04, 0.08, 0.02, 0.06, 0.1], '#a5a9b0')
    for (let crater = 0; crater < 15; crater++) {
      const y = -pen.random.between(0.04, pen.floor)
      const [x, size] = [pen.random.between(-pen.half, pen.half), 0.05 - y * 0.22]
      pen.disc(x, y, size, '#84888f', size * 0.3)
      pen.disc(x + size * 0.06, y - size * 0.05, size * 0.84, '#9a9ea5', size * 0.22)
    }
  },
  'window seat': (pen, words) =>
    pane(pen, words.includes('night') || words.includes('moon') ? 'moonlit' : 'day'),
  'rainy window': (pen) => pane(pen, 'rainy'),
} satisfies Record<string, PlacePainter>

/** A large window: a city behind rain, or hills. */
function pane(pen: Pen, view: 'day' | 'rainy' | 'moonlit'): void {
  const isRainy = view === 'rainy'
  pen.shell(isRainy ? ['#2a3346', '#3a4459'] : ['#e9dcc6', '#d9c8ac'], ['#8a6244', '#5f4230'])
  const [left, foot, wide, tall] = [-0.74, 0.08, 1.48, Math.min(1.24, pen.wall * 0.88)]
  pen.box(left - 0.06, foot - 0.05, wide + 0.12, tall + 0.11, '#6b4a34')
  pen.box(left, foot, wide, tall, isRainy ? '#1f2a40' : view === 'moonlit' ? '#1b2752' : '#a9d3ee')
  if (isRainy) {
    for (let house = 0; house < 9; house++) {
      const x = left + house * (wide / 9)
      const high = tall * (0.34 + ((house * 7) % 5) * 0.1)
      pen.box(x, foot, wide / 9 - 0.01, high, '#141c2e')
      windows(pen, { x, y: foot + 0.04, wide: wide / 9 - 0.01, tall: high - 0.06 }, { columns: 3, rows: 6 }, [
        '#1f2a40',
        '#ffd98a',
      ])
    }
    for (let light = 0; light < 26; light++)
      pen.glow(
        pen.random.between(left, left + wide),
        pen.random.between(foot, foot + tall * 0.6),
        pen.random.between(0.04, 0.1),
        pen.random.pick(['#ffb45a', '#ff6f8a', '#6fc8ff', '#ffe08a']),
        0.75,
      )
    for (let drop = 0; drop < 80; drop++) {
      const [x, y] = [
        pen.random.between(left + 0.02, left + wide - 0.02),
        pen.random.between(foot + 0.06, foot + tall - 0.02),
      ]
      if (drop % 3 === 0)
        strand(
          pen,
          `${x} ${y} ${x} ${y - pen.random.between(0.04, 0.16)}`,
          0.008,
          'rgba(200, 222, 245, 0.55)',
        )
      pen.disc(x, y, 0.011, 'rgba(214, 232, 250, 0.8)', 0.014)
    }
  } else if (view === 'moonlit') {
    for (let star = 0; star < 40; star++)
      pen.disc(
        pen.random.between(left + 0.02, left + wide - 0.02),
        pen.random.between(foot + tall * 0.34, foot + tall - 0.02),
        pen.random.between(0.003, 0.008),
        '#f4f6ff',
      )
    pen.glow(left + wide * 0.78, foot + tall * 0.82, 0.4, '#fff3c8', 0.5)
    pen.disc(left + wide * 0.78, foot + tall * 0.82, 0.15, '#fbf0c4')
    pen.disc(left + wide * 0.78 - 0.05, foot + tall * 0.84, 0.03, '#e6d8a4')
    pen.disc(left + wide * 0.78 + 0.05, foot + tall * 0.79, 0.022, '#e6d8a4')
    pen.disc(left + 0.4, foot + 0.16, 0.4, '#141d3c', 0.16)
    pen.disc(left + 1.12, foot + 0.13, 0.36, '#101831', 0.13)
  } else {
    pen.box(left, foot, wide, tall * 0.26, '#7fa862')
    pen.disc(left + 0.34, foot + tall * 0.26, 0.34, '#94ba74', 0.14)
    pen.disc(left + 1.1, foot + tall * 0.24, 0.4, '#86ae68', 0.16)
    pen.disc(left + 0.5, foot + tall * 0.8, 0.12, '#f8fafc', 0.04)
    pen.glow(left + wide * 0.6, foot + tall * 0.6, 0.9, '#fff6dc', 0.4)
  }
  for (const share of [1 / 3, 2 / 3]) pen.box(left + wide * share - 0.014, foot, 0.028, tall, '#7a563c')
  pen.box(left, foot + tall * 0.62, wide, 0.028, '#7a563c')
  pen.box(left - 0.12, foot - 0.09, wide + 0.24, 0.06, '#94704e')
  for (const side of [-1, 1])
    poly(
      pen,
      `${side * 0.94} ${foot + tall + 0.1} ${side * 0.72} ${foot + tall + 0.1} ${side * 0.8} ${foot + 0.3} ${side * 0.9} ${foot - 0.2} ${side * 0.98} ${foot - 0.2}`,
      isRainy ? '#4a5570' : '#c9a27a',
    )
}

/** What happens to a place that nobody uses: cracks, rubble, cobwebs and ivy. */
export function drawDecay(pen: Pen, isRoofed = true): void {
  for (let crack = 0; crack < 6; crack++) {
    const x = pen.random.between(-pen.half, pen.half)
    // No sky cracks.
    const y = pen.random.between(0.4, isRoofed ? pen.wall : 0.62)
    strand(
      pen,
      `${x} ${y} ${x + 0.05} ${y - 0.1} ${x - 0.01} ${y - 0.2} ${x + 0.06} ${y - 0.34}`,
      0.011,
      'rgba(30, 24, 22, 0.7)',
    )
    strand(pen, `${x + 0.05} ${y - 0.1} ${x + 0.14} ${y - 0.16}`, 0.008, 'rgba(30, 24, 22, 0.6)')
  }
  for (let rock = 0; rock < 26; rock++) {
    const [x, y] = [pen.random.between(-pen.half, pen.half), -pen.random.between(0.02, pen.floor)]
    const size = 0.02 - y * 0.05
    poly(
      pen,
      `${x - size} ${y} ${x - size * 0.4} ${y + size} ${x + size * 0.6} ${y + size * 0.8} ${x + size} ${y}`,
      pen.random.pick(['#7f786e', '#6b655c', '#948c80']),
    )
  }
  if (isRoofed) drawCobwebs(pen)
  for (const side of [-1, 1])
    for (let leaf = 0; leaf < 46; leaf++) {
      const up = pen.random.between(-0.1, 0.8)
      pen.disc(
        side * (pen.half - pen.random.between(0, 0.2 * (1 - up))),
        up,
        pen.random.between(0.016, 0.034),
        pen.random.pick(['#4f7a3c', '#3f6a34', '#6f9a4c']),
      )
    }
}

/** In both upper corners of a room. */
export function drawCobwebs(pen: Pen): void {
  for (const side of [-1, 1]) {
    const [x, y] = [side * pen.half, pen.wall]
    for (const [across, down] of [
      [0.4, 0.02],
      [0.3, 0.2],
      [0.16, 0.34],
      [0.01, 0.42],
    ] as const)
      strand(pen, `${x} ${y} ${x - side * across} ${y - down}`, 0.005, 'rgba(235, 235, 240, 0.7)')
    for (const reach of [0.4, 0.65, 0.9])
      strand(
        pen,
        `${x - side * 0.4 * reach} ${y - 0.02 * reach} ${x - side * 0.3 * reach} ${y - 0.2 * reach} ${x - side * 0.16 * reach} ${y - 0.34 * reach} ${x} ${y - 0.42 * reach}`,
        0.004,
        'rgba(235, 235, 240, 0.6)',
      )
  }
}
