// Fields whose rows run to the horizon, and terraces.

import type { PlacePainter } from './furnish.ts'
import type { Pen } from './pen.ts'
import { cottage, cypress, hills, poly, strand, tree } from './strokes.ts'

interface Crop {
  readonly soil: readonly [far: string, near: string]
  /** Shadow, body and tips of the plants. */
  readonly plants: readonly [dark: string, middle: string, bright: string]
  /** Height of the nearest plants in units. */
  readonly tall: number
  /** True when the tips are the middles of flowers. */
  readonly isFlower?: boolean
}

/** Rows that meet at the middle of the horizon, made of plants that grow towards the viewer. */
function field(pen: Pen, { soil, plants, tall, isFlower = false }: Crop): void {
  pen.shell(['#7fb8e6', '#f6ecd6'], soil)
  pen.disc(-0.3, pen.wall * 0.86, 0.1, '#f8fafc', 0.035)
  pen.disc(-0.2, pen.wall * 0.88, 0.12, '#f8fafc', 0.045)
  pen.disc(0.42, pen.wall * 0.74, 0.13, '#f8fafc', 0.04)
  hills(pen, [0.16, 0.26, 0.14, 0.24, 0.18], '#9ab5c0')
  hills(pen, [0.06, 0.12, 0.08, 0.05, 0.13], '#7fa06a')
  const rows = 9
  for (let step = 0; step < 26; step++) {
    const near = (step / 25) ** 1.7
    const y = 0.02 - near * pen.floor * 1.06
    const size = 0.018 + near * tall
    for (let row = -rows; row <= rows; row++) {
      const x = (row / rows) * pen.half * (0.92 + near * 2.6)
      if (Math.abs(x) > pen.half + size) continue
      const jitter = pen.random.between(-0.3, 0.3) * size
      pen.disc(x + jitter, y + size * 0.3, size * 0.9, plants[0], size * 0.7)
      if (isFlower) {
        pen.disc(x + jitter, y + size, size * 0.5, plants[1])
        pen.disc(x + jitter, y + size, size * 0.22, plants[2])
        continue
      }
      pen.disc(x + jitter - size * 0.2, y + size * 0.66, size * 0.62, plants[1], size * 0.6)
      pen.disc(x + jitter + size * 0.2, y + size * 0.92, size * 0.34, plants[2], size * 0.42)
    }
  }
}

export const crops = {
  'lavender field'(pen) {
    field(pen, { soil: ['#8f8a5a', '#6f6a48'], plants: ['#5a4a8a', '#7f62b8', '#b08fe0'], tall: 0.13 })
    cottage(pen, 0.36, 0.03, 0.26, ['#d9c2a0', '#b5653f'])
    for (const x of [0.28, 0.7]) cypress(pen, x, 0.02, 0.36)
  },
  'tulip field': (pen) => {
    field(pen, { soil: ['#6f9a4f', '#4f7a3a'], plants: ['#3f8a45', '#d9384a', '#f2c23f'], tall: 0.13 })
    millAfar(pen, 0.46)
  },
  'sunflower field': (pen) =>
    field(pen, {
      soil: ['#7f9a4a', '#4f6f34'],
      plants: ['#3f7a3a', '#f8c22f', '#6b4420'],
      tall: 0.17,
      isFlower: true,
    }),
  'wheat field': (pen) =>
    field(pen, { soil: ['#d9b45f', '#a87f34'], plants: ['#b98d3c', '#dcb050', '#f2d484'], tall: 0.12 }),
  'corn field': (pen) =>
    field(pen, { soil: ['#8a7a48', '#5f5432'], plants: ['#2f6f34', '#4f9a45', '#8fc05a'], tall: 0.2 }),
  'cotton field': (pen) =>
    field(pen, { soil: ['#a8865f', '#7a5c40'], plants: ['#6a7a45', '#e9e6df', '#ffffff'], tall: 0.12 }),
  vineyard(pen) {
    field(pen, { soil: ['#b89a68', '#8a6c44'], plants: ['#3f6f34', '#5f9a45', '#6b3a7a'], tall: 0.15 })
    cottage(pen, -0.62, 0.08, 0.26, ['#e0c49a', '#b0603c'])
    for (const x of [-0.72, -0.28, -0.2, 0.62]) cypress(pen, x, 0.05, 0.34)
  },
  'rice terraces'(pen) {
    pen.shell(['#9fcbe0', '#f2f0dc'], ['#7fae5a', '#4f7f3c'])
    hills(pen, [0.5, 0.9, 0.6, 1, 0.7], '#a5c4c0')
    hills(pen, [0.7, 0.52, 0.3, 0.5, 0.76], '#7fae86')
    const steps = 9
    for (let step = 0; step < steps; step++) {
      const share = step / (steps - 1)
      const y = 0.56 - share ** 0.85 * (0.56 + pen.floor)
      const bend = 0.3 - share * 0.14
      const edge = Array.from({ length: 15 }, (_, at): [number, number] => {
        const x = -pen.half * 1.05 + (at / 14) * pen.half * 2.1
        return [x, y + Math.abs(x / pen.half) ** 1.6 * bend + Math.sin(x * 5 + step * 1.3) * 0.03]
      })
      const down = [
        [pen.half * 1.05, -pen.floor - 0.1],
        [-pen.half * 1.05, -pen.floor - 0.1],
      ] as const
      const lowered = (by: number): [number, number][] => edge.map(([x, top]) => [x, top - by])
      pen.shape([...edge, ...down], ['#5f9a45', '#6fac4c', '#4f8a3f'][step % 3]!)
      pen.shape([...lowered(0.035 + share * 0.04), ...down], step % 2 ? '#b9dbe2' : '#a3cdb8')
      pen.shape([...lowered(0.07 + share * 0.09), ...down], ['#7fbc58', '#8cc763', '#6fae4f'][step % 3]!)
    }
    for (const side of [-1, 1]) tree(pen, side * 0.84, -0.1, 0.5, ['#3f7a3c', '#5f9a4c'])
  },
  farm(pen) {
    pen.shell(['#86bce8', '#f8eed8'], ['#8fb85a', '#5f8f42'])
    hills(pen, [0.2, 0.3, 0.16, 0.26, 0.2], '#a8c48a')
    hills(pen, [0.1, 0.06, 0.12, 0.1, 0.06], '#86b05c')
    pen.box(0.2, 0, 0.5, 0.36, '#b03a32')
    poly(pen, '0.16 0.34 0.26 0.52 0.45 0.62 0.64 0.52 0.74 0.34', '#8f2f2a')
    strand(pen, '0.15 0.34 0.26 0.53 0.45 0.63 0.64 0.53 0.75 0.34', 0.022, '#f1e9dc')
    pen.box(0.35, 0, 0.2, 0.24, '#f1e9dc')
    pen.box(0.365, 0, 0.17, 0.225, '#8f2f2a')
    strand(pen, '0.37 0.01 0.53 0.22', 0.014, '#f1e9dc')
    strand(pen, '0.53 0.01 0.37 0.22', 0.014, '#f1e9dc')
    pen.box(0.78, 0, 0.15, 0.58, '#c9ced6')
    pen.arch(0.78, 0.54, 0.15, 0.12, '#9aa3b0')
    cottage(pen, -0.66, 0, 0.3, ['#f1e6d2', '#7a4a3c'])
    tree(pen, -0.3, -0.02, 0.36, ['#4f8a42', '#74ab58'])
    fence(pen, -0.1)
    for (let tuft = 0; tuft < 40; tuft++) {
      const [x, y] = [pen.random.between(-pen.half, pen.half), -pen.random.between(0.16, pen.floor)]
      strand(pen, `${x} ${y} ${x + 0.01} ${y + 0.05}`, 0.009, '#4f7f38')
    }
  },
} satisfies Record<string, PlacePainter>

function fence(pen: Pen, y: number): void {
  pen.box(-pen.half, y + 0.05, pen.half * 2, 0.022, '#f1ede4')
  pen.box(-pen.half, y + 0.11, pen.half * 2, 0.022, '#f1ede4')
  pen.across(0.2, (x) => pen.box(x + 0.09, y, 0.026, 0.17, '#f8f5ee'))
}

function millAfar(pen: Pen, x: number): void {
  poly(pen, `${x - 0.09} 0 ${x - 0.055} 0.36 ${x + 0.055} 0.36 ${x + 0.09} 0`, '#8a5a42')
  pen.disc(x, 0.37, 0.06, '#6b4433', 0.05)
  for (const angle of [0.5, 2.07, 3.64, 5.21])
    strand(pen, `${x} 0.37 ${x + Math.cos(angle) * 0.26} ${0.37 + Math.sin(angle) * 0.26}`, 0.03, '#efe6d4')
}
