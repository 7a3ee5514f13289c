// A valley between slopes, a rock in the sea, a fork in a wood, a track of earth, a diner by the road.

import type { PlacePainter } from './furnish.ts'
import { letters } from './letters.ts'
import { pairedGrounds } from './paired-grounds.ts'
import { foam, range, skyDown, water } from './standing-grounds.ts'
import { hills, poly, strand, tree } from './strokes.ts'

export const valleysAndRoadsides = {
  valley(pen) {
    pen.shell(['#5fa4dc', '#f7eedd'], ['#8fb564', '#5f8c46'])
    range(pen, 0.4, '#a3b6cc', '#f0f5fa', 4)
    pen.box(-pen.half, -pen.floor, pen.half * 2, pen.floor + 0.06, '#86ad68')
    for (const [top, reach, color] of [
      [1.1, 0.34, '#7f9a86'],
      [0.8, 0.5, '#6f9470'],
      [0.5, 0.7, '#5f8a5c'],
    ] as const)
      for (const side of [-1, 1])
        pen.shape(
          [
            [side * pen.half, -0.1],
            [side * pen.half, top],
            [side * (pen.half - 0.14), top * 0.86],
            [side * (pen.half - reach * 0.5), top * 0.42],
            [side * (pen.half - reach * 0.8), top * 0.14],
            [side * (pen.half - reach * 1.2), 0],
            [side * (pen.half - reach * 1.3), -0.1],
          ],
          color,
        )
    const bend = (share: number): number => Math.sin(share * 7.5) * (0.05 + share * 0.18)
    const bank = (way: number): [number, number][] =>
      Array.from({ length: 25 }, (_, at) => {
        const share = at / 24
        return [bend(share) + way * (0.012 + share ** 1.5 * 0.3), 0.05 - share ** 1.2 * (pen.floor + 0.05)]
      })
    pen.shape([...bank(-1), ...bank(1).toReversed()], '#5fa6cc')
    for (let fir = 0; fir < 26; fir++) {
      const side = fir % 2 ? 1 : -1
      const share = fir / 26
      const x = side * (0.3 + share * (pen.half - 0.26))
      const [y, tall] = [0.04 - share * 0.5, 0.1 + share * 0.3]
      pen.box(x - tall * 0.04, y, tall * 0.08, tall * 0.2, '#5a4030')
      for (let tier = 0; tier < 3; tier++)
        poly(
          pen,
          `${x - tall * (0.3 - tier * 0.07)} ${y + tall * (0.14 + tier * 0.24)} ${x + tall * (0.3 - tier * 0.07)} ${y + tall * (0.14 + tier * 0.24)} ${x} ${y + tall * (0.56 + tier * 0.24)}`,
          tier % 2 ? '#477a50' : '#3d6a46',
        )
    }
  },
  'sea rock'(pen) {
    skyDown(pen, ['#5aa6e2', '#f4efe2'])
    const [sea, line] = [0.02, -Math.min(0.44, pen.floor * 0.6)]
    water(pen, sea, ['#4a9fc8', '#1f678f'])
    const rock: readonly (readonly [number, number])[] = [
      [-0.66, line],
      [-0.6, line * 0.5],
      [-0.44, -0.08],
      [-0.3, 0],
      [0.3, 0],
      [0.46, -0.07],
      [0.54, line * 0.44],
      [0.7, line],
    ]
    pen.shape(rock, '#7f7a76')
    poly(
      pen,
      `0.3 0 0.46 -0.07 0.54 ${line * 0.44} 0.7 ${line} 0.2 ${line} 0.26 ${line * 0.5} 0.16 -0.06`,
      '#5f5b5a',
    )
    poly(pen, `-0.44 -0.08 -0.3 0 0.3 0 0.16 -0.06 -0.1 -0.05 -0.3 -0.1`, '#a09a92')
    poly(pen, `-0.5 ${line} -0.4 ${line * 0.6} -0.2 ${line * 0.7} -0.26 ${line}`, '#8f8983')
    for (let weed = 0; weed < 9; weed++) pen.disc(-0.56 + weed * 0.14, line + 0.05, 0.05, '#5a7a52', 0.024)
    foam(pen, -0.8, 0.84, line)
    for (const [x, y, size] of [
      [-0.86, line * 0.5, 0.12],
      [0.88, line * 0.7, 0.14],
    ] as const) {
      poly(
        pen,
        `${x - size} ${y} ${x - size * 0.5} ${y + size * 0.7} ${x + size * 0.4} ${y + size * 0.6} ${x + size} ${y}`,
        '#77726f',
      )
      foam(pen, x - size, x + size, y)
    }
  },
  'forest fork'(pen, words) {
    pairedGrounds.fork(pen)
    pen.box(-pen.half, 0, pen.half * 2, pen.wall, 'rgba(150, 186, 140, 0.5)')
    for (let row = 0; row < 3; row++)
      for (let trunk = 0; trunk < 8 - row; trunk++) {
        const x = -pen.half + ((trunk + 0.5) / (8 - row)) * pen.half * 2
        if (Math.abs(Math.abs(x) - 0.78) < 0.1 && row === 2) continue
        const girth = 0.03 + row * 0.03
        pen.box(x - girth / 2, 0.02 - row * 0.03, girth, pen.wall, ['#8fa088', '#6f7a60', '#54503c'][row]!)
      }
    for (let crown = 0; crown < 34; crown++)
      pen.disc(
        pen.random.between(-pen.half, pen.half),
        pen.random.between(Math.min(0.9, pen.wall * 0.66), pen.wall),
        pen.random.between(0.14, 0.26),
        words.includes('autumn') ? '#c98a3f' : pen.random.pick(['#4f7f46', '#5f9450', '#6fa45a']),
      )
  },
  'dirt road'(pen) {
    pen.shell(['#7fb9e6', '#f7efdc'], ['#9db562', '#6c8a40'])
    hills(pen, [0.22, 0.38, 0.24, 0.42, 0.26, 0.34], '#a7bcae')
    hills(pen, [0.1, 0.18, 0.08, 0.06, 0.1, 0.2, 0.12], '#8fae62')
    const low = -pen.floor
    poly(
      pen,
      `-0.08 0.04 0.1 0.04 0.06 -0.08 0.24 -0.26 0.66 ${low} -0.62 ${low} -0.14 -0.26 -0.12 -0.08`,
      '#b28a5a',
    )
    for (const side of [-1, 1])
      poly(
        pen,
        `${side * 0.04 + 0.01} 0.03 ${side * 0.06 + 0.01} 0.03 ${side * 0.12 + 0.05} -0.26 ${side * 0.38} ${low} ${side * 0.24} ${low} ${side * 0.08 + 0.05} -0.26`,
        '#94703f',
      )
    for (let tuft = 0; tuft < 40; tuft++) {
      const x = pen.random.between(-pen.half, pen.half)
      const y = -pen.random.between(0.05, pen.floor)
      if (Math.abs(x) < 0.2 + Math.abs(y) * 0.72) continue
      strand(pen, `${x} ${y} ${x + 0.014} ${y + 0.06}`, 0.012, pen.random.pick(['#5f8838', '#b0c46a']))
    }
    for (const [x, size] of [
      [-0.84, 0.5],
      [0.8, 0.6],
      [-0.44, 0.24],
      [0.4, 0.26],
    ] as const)
      tree(pen, x, size > 0.4 ? -0.06 : 0.02, size, ['#557f3f', '#7da556'])
  },
  'diner front'(pen) {
    pen.shell(['#f2c59a', '#fbe6cc'], ['#6a676c', '#4c4a50'])
    hills(pen, [0.2, 0.14, 0.26, 0.16, 0.22], '#c9967a')
    pen.box(-0.94, 0, 1.88, 0.66, '#d9e2e6')
    for (const y of [0.1, 0.2]) pen.box(-0.94, y, 1.88, 0.04, '#c2403f')
    pen.box(-0.88, 0.28, 1.76, 0.28, '#ffe6ae')
    for (let pane = 0; pane < 8; pane++) pen.box(-0.88 + pane * 0.235, 0.28, 0.02, 0.28, '#8f9aa4')
    for (let stool = 0; stool < 5; stool++) {
      pen.disc(-0.7 + stool * 0.34, 0.33, 0.05, '#c2403f', 0.024)
      pen.box(-0.706 + stool * 0.34, 0.28, 0.012, 0.05, '#7f868c')
    }
    pen.box(-0.13, 0, 0.26, 0.58, '#8f9aa4')
    pen.box(-0.1, 0.04, 0.2, 0.5, '#cfe6ee')
    pen.slab(-1, 0.62, 2, 0.12, '#b9c4ca', 0.05)
    pen.box(-0.98, 0.66, 1.96, 0.03, '#ff5a7a')
    pen.glow(0, 0.67, 1.1, '#ff5a7a', 0.35)
    pen.slab(-0.5, 0.8, 1, 0.3, '#1f2f4a', 0.06)
    for (const x of [-0.34, 0.31]) pen.box(x, 0.72, 0.03, 0.1, '#6a7480')
    letters(pen, 'DINER', 0, 0.86, 0.19, '#ff6a8a')
    pen.glow(0, 0.94, 0.7, '#ff6a8a', 0.5)
    pen.glow(0, 0.36, 0.9, '#ffe0a0', 0.35)
    pen.box(-pen.half, -0.04, pen.half * 2, 0.04, '#a8a49c')
    for (let dash = 0; dash < 5; dash++)
      pen.box(-pen.half + dash * pen.half * 0.5, -pen.floor * 0.6, pen.half * 0.26, 0.025, '#e6d48a')
  },
} satisfies Record<string, PlacePainter>
