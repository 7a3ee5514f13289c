// What is seen under a large sun or moon, and worlds seen from their orbit.

import type { PlacePainter } from './furnish.ts'
import type { Pen } from './pen.ts'
import { cottage, hills, poly, ripples, windows } from './strokes.ts'

interface SkyLight {
  readonly sky: readonly [top: string, bottom: string]
  readonly far: string
  readonly near: string
  readonly ground: readonly [far: string, near: string]
  /** The light of the disc on water. */
  readonly glint: string
}

const lights: Readonly<Record<string, SkyLight>> = {
  'great moon': {
    sky: ['#0a1330', '#3a5290'],
    far: '#22335f',
    near: '#101a38',
    ground: ['#1b2a4c', '#0b1226'],
    glint: '#e6ecff',
  },
  'great crescent': {
    sky: ['#0a1330', '#3f4f96'],
    far: '#26336a',
    near: '#131a3c',
    ground: ['#1e2850', '#0c1128'],
    glint: '#e6ecff',
  },
  'great red moon': {
    sky: ['#16070f', '#5a1d22'],
    far: '#3a151d',
    near: '#1b0a10',
    ground: ['#2c1016', '#12060a'],
    glint: '#e8674a',
  },
  'great sun': {
    sky: ['#43305f', '#ffb45e'],
    far: '#a35446',
    near: '#4c2a38',
    ground: ['#6a3a3a', '#2a1822'],
    glint: '#ffe3a0',
  },
  'great red sun': {
    sky: ['#3a1a3f', '#f2843f'],
    far: '#8f3a38',
    near: '#3f1d2a',
    ground: ['#5a2a30', '#241218'],
    glint: '#ff9a5a',
  },
  'great eclipse': {
    sky: ['#0b0d1c', '#4b3a4e'],
    far: '#2a2438',
    near: '#141222',
    ground: ['#221e30', '#0d0c16'],
    glint: '#cfc4d6',
  },
}

/** By day, without a disc. */
const day = (
  sky: SkyLight['sky'],
  [far, near]: readonly [far: string, near: string],
  ground: SkyLight['ground'],
): SkyLight => ({ sky, far, near, ground, glint: '#ffffff' })

export function greatDiscOf(words: readonly string[]): string | undefined {
  return words.find((word) => Object.hasOwn(lights, word))
}

/** A pen that hangs the disc in the sky before anything is drawn in front of it. */
export function underDisc(pen: Pen, disc: string, isAlone: boolean): Pen {
  return {
    ...pen,
    shell(wall, floor) {
      pen.shell(wall, floor)
      drawDisc(pen, disc, isAlone)
    },
  }
}

const starrySky = ['#3a4c92', '#8fa0d0'] as const

/** A pen whose sky is dark and full of stars. What is drawn in front of it hides them. */
export function underStars(pen: Pen): Pen {
  return {
    ...pen,
    shell(wall, floor) {
      // Where the land falls away, the sky goes on below its horizon.
      const isSkyDown = floor[0] === wall[1]
      pen.shell(starrySky, isSkyDown ? [starrySky[1], starrySky[1]] : floor)
      const stream = pen.random.fork('stars')
      const count = Math.round(pen.half * pen.wall * 70)
      for (let star = 0; star < count; star++) {
        const [x, y] = [stream.between(-pen.half, pen.half), pen.wall * (1 - stream.next() ** 1.4 * 0.9)]
        pen.disc(x, y, stream.between(0.006, 0.016), stream.chance(0.2) ? '#fff3d0' : '#ffffff')
      }
    },
  }
}

/** Beside whoever stands before it, and larger than they are. */
function drawDisc(pen: Pen, disc: string, isAlone: boolean): void {
  const radius = isAlone ? 0.46 : 0.62
  const x = isAlone
    ? pen.random.between(-0.12, 0.12)
    : pen.random.between(0.16, 0.3) * (pen.random.chance(0.5) ? 1 : -1)
  const y = Math.min(isAlone ? 0.78 : 0.84, pen.wall - radius * 0.86)
  if (disc.endsWith('sun')) {
    const [air, rim, face] =
      disc === 'great sun' ? ['#ffd27a', '#ffdf8f', '#fff0b8'] : ['#ff8a4a', '#f0562e', '#e8402a']
    pen.glow(x, y, 1.5, air!, 0.8)
    pen.disc(x, y, radius, rim!)
    pen.disc(x, y, radius * 0.94, face!)
    return
  }
  if (disc === 'great eclipse') {
    pen.glow(x, y, 1.5, '#fff2cf', 0.7)
    pen.glow(x, y, 0.8, '#ffffff', 0.8)
    pen.disc(x, y, radius * 0.9, '#fff9e6')
    pen.disc(x, y, radius * 0.86, '#090a14')
    return
  }
  const isRed = disc === 'great red moon'
  pen.glow(x, y, 1.3, isRed ? '#ff7a55' : '#dbe6ff', 0.55)
  if (disc === 'great crescent') return drawCrescent(pen, x, y, radius)
  pen.disc(x, y, radius, isRed ? '#d9482f' : '#fbf8ea')
  for (const [across, up, size] of [
    [-0.36, 0.3, 0.2],
    [-0.08, 0.42, 0.13],
    [0.3, 0.12, 0.22],
    [-0.2, -0.12, 0.25],
    [0.24, -0.42, 0.15],
    [-0.52, -0.3, 0.1],
  ] as const)
    pen.disc(
      x + across * radius,
      y + up * radius,
      size * radius,
      isRed ? '#b8371f' : '#e4dfc8',
      size * radius * 0.86,
    )
}

/** Two arcs that meet in its points. */
function drawCrescent(pen: Pen, x: number, y: number, radius: number): void {
  const arc = (bulge: number, back: boolean): (readonly [number, number])[] =>
    Array.from({ length: 25 }, (_, at) => {
      const angle = ((back ? 24 - at : at) / 24) * Math.PI
      const [along, across] = [Math.cos(angle) * radius, -Math.sin(angle) * radius * bulge]
      return [x + across * 0.92 + along * 0.38, y + along * 0.92 - across * 0.38] as const
    })
  pen.shape([...arc(1, false), ...arc(0.42, true)], '#fbf8ea')
}

/** Stars around the disc. */
function scatterStars(pen: Pen): void {
  for (let star = 0; star < 90; star++) {
    const [x, y] = [pen.random.between(-pen.half, pen.half), pen.random.between(0.3, pen.wall)]
    if (Math.hypot(x, y - 0.76) > 0.66) pen.disc(x, y, pen.random.between(0.003, 0.008), '#eef3ff')
  }
}

type Draw = (pen: Pen, light: SkyLight) => void

/** Sky and disc, then what stands before them. */
const view =
  (usual: SkyLight, draw: Draw): PlacePainter =>
  (pen, words) => {
    const disc = greatDiscOf(words)
    const light = disc === undefined ? usual : lights[disc]!
    pen.shell(light.sky, light.ground)
    if (disc?.endsWith('sun') !== true) scatterStars(pen)
    draw(pen, light)
  }

function ridge(pen: Pen, heights: readonly number[], color: string): void {
  const step = (pen.half * 2) / (heights.length - 1)
  const points = heights.map((height, at) => [-pen.half + at * step, height] as const)
  pen.shape([[-pen.half, 0], ...points, [pen.half, 0]], color)
}

function firs(pen: Pen, step: number, tall: readonly [number, number], color: string): void {
  pen.across(step, (x) => {
    const high = pen.random.between(...tall)
    for (const [up, wide] of [
      [0, 1],
      [0.28, 0.78],
      [0.54, 0.54],
    ] as const)
      pen.shape(
        [
          [x - step * wide, high * up - 0.02],
          [x, high * (up + 0.46)],
          [x + step * wide, high * up - 0.02],
        ],
        color,
      )
  })
}

export const skyViews = {
  skyline: view(
    day(['#7fb0e0', '#f2e4cc'], ['#9fb2c8', '#5b6f8c'], ['#8f949e', '#5f646c']),
    (pen, { far, near }) => {
      pen.across(0.16, (x, index) => pen.box(x, 0, 0.15, 0.3 + ((index * 5) % 7) * 0.055, far))
      pen.across(0.27, (x, index) => {
        const tall = 0.22 + ((index * 3) % 5) * 0.1
        pen.box(x + 0.02, 0, 0.22, tall, near)
        windows(
          pen,
          { x: x + 0.04, y: 0.05, wide: 0.18, tall: tall - 0.1 },
          { columns: 4, rows: Math.max(2, Math.round(tall * 12)) },
          ['#00000033', '#ffd98a'],
        )
        if (index % 3 === 1) pen.box(x + 0.12, tall, 0.016, 0.12, near)
      })
    },
  ),
  'wood line': view(
    day(['#cfe6f2', '#f7fbe6'], ['#5f9a5a', '#2f6a3a'], ['#6fae52', '#3f7a34']),
    (pen, { far, near }) => {
      firs(pen, 0.13, [0.44, 0.62], far)
      firs(pen, 0.17, [0.3, 0.5], near)
    },
  ),
  peaks: view(
    day(['#3f7fc8', '#dcefff'], ['#9aa9c9', '#f4f8fc'], ['#dfeaf2', '#b9cbd9']),
    (pen, { far, near }) => {
      ridge(pen, [0.24, 0.46, 0.3, 0.56, 0.34, 0.26, 0.5, 0.3, 0.44], far)
      ridge(pen, [0.3, 0.14, 0.3, 0.16, 0.2, 0.1, 0.26, 0.34, 0.2], near)
    },
  ),
  'sea horizon': view(
    day(['#2f9ad9', '#bfeaf7'], ['#2f8fae', '#1f6f96'], ['#1f86b5', '#0f4f7f']),
    (pen, { glint }) => {
      for (let row = 0; row < 26; row++) {
        const share = row / 26
        const wide = 0.62 * (1 - share * 0.4) * pen.random.between(0.4, 1)
        const x = pen.random.between(-0.08, 0.08) - wide / 2
        pen.slab(x, -share * pen.floor - 0.02, wide, 0.012 + share * 0.014, glint, 0.006)
      }
      ripples(pen, -0.02, -pen.floor, `${glint}55`)
    },
  ),
  dunes: view(
    day(['#4fa0d0', '#fbe3b0'], ['#e8b468', '#cf9448'], ['#e2a858', '#c98a3c']),
    (pen, { far, near, ground }) => {
      hills(pen, [0.1, 0.26, 0.12, 0.22, 0.3, 0.14], far)
      hills(pen, [0.16, 0.04, 0.14, 0.2, 0.06, 0.1], near)
      poly(
        pen,
        `${-pen.half} -0.1 -0.2 -0.02 ${pen.half} -0.16 ${pen.half} -0.2 -0.2 -0.05 ${-pen.half} -0.14`,
        ground[0],
      )
    },
  ),
  'meadow line': view(
    day(['#8fcaf0', '#fdf6d8'], ['#b9d27a', '#8fb84f'], ['#a5cc5a', '#d9c24f']),
    (pen, { far, near }) => {
      hills(pen, [0.14, 0.24, 0.16, 0.2, 0.3, 0.2], far)
      hills(pen, [0.06, 0.12, 0.04, 0.14, 0.08, 0.12], near)
      pen.across(0.05, (x) =>
        pen.line(
          [
            [x, -0.02],
            [x + pen.random.between(-0.02, 0.02), pen.random.between(0.03, 0.08)],
          ],
          0.008,
          near,
        ),
      )
    },
  ),
  'roof line': view(
    day(['#e8a07a', '#fbe0b8'], ['#b5604a', '#e6d2b0'], ['#b59a7a', '#8a6a4c']),
    (pen, { far, near }) => {
      hills(pen, [0.2, 0.3, 0.22, 0.34, 0.24], far)
      pen.across(0.32, (x, index) => cottage(pen, x + 0.03, 0, 0.24 + (index % 2) * 0.05, [near, far]))
    },
  ),
  'earth orbit': orbit(['#1f5fae', '#4f9be0'], ['#4f8a4f', '#b59a62'], '#ffffff'),
  'mars orbit': orbit(['#8f3f22', '#c96a3c'], ['#7a3119', '#dd9a68'], undefined),
  'moon orbit': orbit(['#6d7078', '#a5a8af'], ['#5c5f67', '#83868e'], undefined),
  'giant orbit': orbit(['#a8794c', '#dcb583'], ['#8a5a36', '#f0dcc0'], undefined),
} satisfies Record<string, PlacePainter>

/** A world that fills the lower part, with its air as a bright rim. */
function orbit(
  sea: readonly [string, string],
  land: readonly [string, string],
  cloud: string | undefined,
): PlacePainter {
  return (pen) => {
    pen.shell(['#03040c', '#0a1128'], ['#0a1128', '#03040c'])
    for (let star = 0; star < 150; star++)
      pen.disc(
        pen.random.between(-pen.half, pen.half),
        pen.random.between(-0.2, pen.wall),
        pen.random.between(0.002, 0.008),
        '#f2f6ff',
      )
    const radius = pen.half * 1.7
    const y = -radius + 0.16
    pen.glow(0, y, radius * 1.16, sea[1], 0.9)
    pen.disc(0, y, radius * 1.018, `${sea[1]}88`)
    pen.disc(0, y, radius, sea[1])
    pen.disc(0.06, y - 0.05, radius * 0.985, sea[0])
    for (let patch = 0; patch < 7; patch++) {
      const angle = Math.PI / 2 + (patch - 3) * 0.2 + pen.random.between(-0.07, 0.07)
      const far = radius * (patch % 2 === 0 ? 0.88 : 0.72)
      const color = land[patch % 3 === 1 ? 1 : 0]
      for (let part = 0; part < 7; part++) {
        const size = pen.random.between(0.05, 0.13)
        const [across, up] = [pen.random.between(-0.16, 0.16), pen.random.between(-0.07, 0.05)]
        pen.disc(Math.cos(angle) * far + across, y + Math.sin(angle) * far + up, size, color, size * 0.46)
      }
    }
    if (cloud === undefined) return
    for (let puff = 0; puff < 34; puff++) {
      const angle = Math.PI / 2 + pen.random.between(-0.66, 0.66)
      const far = radius * pen.random.between(0.6, 0.97)
      const size = pen.random.between(0.04, 0.17)
      pen.disc(Math.cos(angle) * far, y + Math.sin(angle) * far, size, `${cloud}b0`, size * 0.16)
    }
  }
}
