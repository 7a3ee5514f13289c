// Steam, flames, melting, water and frost.

import { discPath, layer, type Point } from '../../figures/vector.ts'
import { burst, dot, flame, mark, spotsInside } from './marks.ts'
import type { Change, Stage } from './stage.ts'

function steam(stage: Stage): Change {
  const wisps = [0.3, 0.5, 0.7].map((x, index) => {
    const foot = Math.min(0.3, stage.topAt(x)) - 0.05
    const rise = (0.34 + (index % 2) * 0.1) / stage.tall
    return mark(
      stage,
      [0, 1, 2, 3, 4, 5].map((step): Point => [
        x + Math.sin(step * 1.5 + index) * 0.04,
        foot - (step / 5) * rise,
      ]),
      [0.012, 0.022, 0.026, 0.022, 0.016, 0.006],
    )
  })
  return { front: [layer(wisps.join(''), '#eef2f5')], reach: { top: 0.46 } }
}

/** Flames behind the thing and at its foot. */
function burn(stage: Stage): Change {
  const behind = [0.06, 0.28, 0.5, 0.74, 0.95].map((x, at) => [x, 0.62 + (at % 2) * 0.22] as const)
  // Of what is low, such as a car, the flames in front leave more than half to be seen.
  const low = Math.min(1, stage.tall * 1.15)
  const front = [0.1, 0.36, 0.64, 0.9].map((x, at) => [x, (0.26 + (at % 2) * 0.1) * low] as const)
  const draw = (all: readonly (readonly [number, number])[], scale: number, y: number): string =>
    all.map(([x, tall]) => flame(stage, x, y, 0.3 * scale, tall * scale)).join('')
  const top = behind.map(([x, tall]) => [x, tall * 0.7] as const)
  return {
    behind: [
      layer(draw(behind, 1, 1), '#e8541f'),
      layer(draw(top, 1, 0.42), '#e8541f'),
      layer(draw(top, 0.62, 0.42), '#f9a03a'),
      layer(draw(behind, 0.66, 1), '#f9a03a'),
    ],
    front: [
      layer(draw(front, 1, 1.02), '#f2702a'),
      layer(draw(front, 0.66, 1.02), '#ffb84a'),
      layer(draw(front, 0.36, 1.02), '#ffe9a0'),
    ],
    reach: { top: 0.28, side: 0.16, bottom: 0.02 },
  }
}

function smoke(stage: Stage): Change {
  const puffs = (grow: number, shift: number): string =>
    [0, 1, 2, 3, 4]
      .map((at) =>
        dot(
          stage,
          0.5 + Math.sin(at * 1.9) * 0.09 + shift,
          stage.topAt(0.5) - 0.02 - (at * 0.13) / stage.tall,
          (0.06 + at * 0.022) * grow,
        ),
      )
      .join('')
  return {
    behind: [layer(puffs(1, 0), '#8b8d95')],
    front: [layer(puffs(0.62, -0.02), '#b3b5bd')],
    reach: { top: 0.7, side: 0.04 },
  }
}

/** Drops that run down the thing in its own color. */
function drips(stage: Stage, color: string, from: number): string {
  return [0.16, 0.34, 0.5, 0.68, 0.86]
    .map((x, at) => {
      const { left, right } = stage.rowAt(from)
      const column = left + (right - left) * x
      const long = [0.2, 0.34, 0.24, 0.4, 0.16][at]!
      return mark(
        stage,
        [
          [column, from],
          [column, from + long * 0.7],
          [column, from + long],
        ],
        [0.03, 0.026, 0.038],
      )
    })
    .join('')
    .concat(color === '' ? ' ' : '')
}

function melt(stage: Stage): Change {
  const { left, right } = stage.rowAt(0.3)
  const color = stage.colorAt((left + right) / 2, 0.3)
  const pale = stage.colorAt(left + (right - left) * 0.3, 0.24)
  const puddle = (grow: number): string =>
    dot(stage, 0.5, 1, (stage.wide * 0.56 + 0.12) * grow, 0.075 * grow) +
    dot(stage, 0.02, 1.02, 0.16 * grow, 0.04 * grow) +
    dot(stage, 1.02, 0.99, 0.14 * grow, 0.04 * grow)
  return {
    behind: [layer(puddle(1), color), layer(puddle(0.72), pale)],
    front: [layer(drips(stage, color, 0.46), color)],
    reach: { side: 0.18, bottom: 0.07 },
  }
}

function runDown(color?: string): (stage: Stage) => Change {
  return (stage) => ({
    front: [layer(drips(stage, '', 0.3), color ?? stage.colorAt(0.5, 0.2))],
  })
}

function wet(stage: Stage): Change {
  const drops = spotsInside(stage, 13, 0.03)
  return {
    front: [
      layer(
        drops
          .map(([x, y], at) => dot(stage, x, y, 0.026 + (at % 3) * 0.007, 0.034 + (at % 2) * 0.008))
          .join(''),
        '#a9dbf5',
      ),
      layer(drops.map(([x, y]) => dot(stage, x - 0.012, y - 0.014, 0.009)).join(''), '#ffffff'),
    ],
  }
}

/** Water that runs out at the side, and the puddle that it makes. */
function leak(stage: Stage): Change {
  const { right } = stage.rowAt(0.62)
  const falling = [0, 1, 2].map((at) => dot(stage, right + 0.03, 0.68 + at * 0.13, 0.024, 0.038)).join('')
  return {
    behind: [layer(dot(stage, 0.72, 1.01, 0.42, 0.05), '#5f9fd0')],
    front: [
      layer(
        mark(
          stage,
          [
            [right - 0.04, 0.58],
            [right + 0.03, 0.64],
          ],
          [0.02, 0.026],
        ) + falling,
        '#7fc0ea',
      ),
      layer(dot(stage, 0.66, 1, 0.24, 0.022), '#b9e0f5'),
    ],
    reach: { side: 0.16, bottom: 0.05 },
  }
}

/** Snow on top and icicles below the widest row. */
function snowCap(stage: Stage): Change {
  const cap = [0.08, 0.2, 0.32, 0.44, 0.56, 0.68, 0.8, 0.92]
    .filter((x) => stage.isInside(x, stage.topAt(x) + 0.03))
    .map((x) => dot(stage, x, stage.topAt(x) + 0.03, 0.085, 0.05))
    .join('')
  return {
    front: [layer(cap === '' ? dot(stage, 0.5, 0.04, 0.1, 0.04) : cap, '#f8fcff')],
    reach: { top: 0.03 },
  }
}

function freeze(stage: Stage): Change {
  const cap = [0.14, 0.28, 0.42, 0.56, 0.7, 0.86]
    .filter((x) => stage.isInside(x, stage.topAt(x) + 0.03))
    .map((x) => dot(stage, x, stage.topAt(x) + 0.02, 0.085, 0.04))
    .join('')
  const icicles = [0.2, 0.36, 0.52, 0.68, 0.82]
    .map((x, at) => {
      const { left, right } = stage.rowAt(0.55)
      const column = left + (right - left) * x
      return mark(
        stage,
        [
          [column, 0.55],
          [column, 0.62 + (at % 3) * 0.07],
        ],
        [0.022, 0.003],
      )
    })
    .join('')
  return {
    dye: '#7cc4f2',
    front: [layer(icicles, '#e4f5ff'), layer(cap, '#f8fcff')],
    reach: { top: 0.03 },
  }
}

/** A pool of what ran out. */
function spill(stage: Stage): Change {
  const color = stage.colorAt(0.5, 0.3)
  return {
    turn: 78,
    behind: [layer(dot(stage, -0.16, 0.7, 0.05, 0.34) + dot(stage, -0.3, 0.5, 0.04, 0.14), color)],
    reach: { side: 0.3 },
  }
}

function explode(stage: Stage): Change {
  const shards = Array.from({ length: 9 }, (_, at) => {
    const angle = (at / 9) * Math.PI * 2 + 0.2
    return dot(
      stage,
      0.5 + (Math.cos(angle) * 0.72) / stage.wide,
      0.5 + (Math.sin(angle) * 0.72) / stage.tall,
      0.026 + (at % 3) * 0.01,
    )
  }).join('')
  return {
    behind: [
      layer(burst(stage, 0.74, 13, 0.62), '#e8541f'),
      layer(burst(stage, 0.58, 13, 0.66), '#f9a03a'),
      layer(burst(stage, 0.46, 11, 0.7), '#ffe9a0'),
    ],
    front: [layer(shards, '#4a3a36')],
    reach: { top: 0.34, side: 0.34, bottom: 0.3 },
  }
}

/** Things that are more than it holds, on its top. */
function overflow(stage: Stage): Change {
  const heap = [0.2, 0.4, 0.6, 0.8, 0.3, 0.5, 0.7].map((x, at): string =>
    dot(stage, x, 0.03 - (at > 3 ? 0.1 : 0), 0.1, 0.085),
  )
  const low = dot(stage, -0.12, 0.96, 0.09, 0.07) + dot(stage, 1.12, 0.97, 0.08, 0.06)
  const folds = [0.24, 0.44, 0.62, 0.78, 0.5].map((x, at) =>
    mark(
      stage,
      [
        [x - 0.04, 0 - (at % 2) * 0.07],
        [x + 0.03, 0.03 - (at % 2) * 0.08],
      ],
      [0.01],
    ),
  )
  return {
    front: [
      layer(heap.filter((_, at) => at % 2 === 0).join('') + low, '#e9e6dc'),
      layer(heap.filter((_, at) => at % 2 === 1).join(''), '#cfd6dd'),
      layer(folds.join(''), '#a6a69e'),
    ],
    reach: { top: 0.16, side: 0.2 },
  }
}

/** Nose down, with smoke behind the tail: the nose is at the upper right of planes. */
function plunge({ at, size }: Stage): Change {
  const puffs = [
    [0.06, 0.94, 0.07],
    [-0.06, 1.08, 0.1],
    [-0.22, 1.2, 0.13],
    [-0.38, 1.32, 0.1],
  ] as const
  const path = puffs
    .map(([x, y, radius]) => {
      const [left, top] = at(x, y)
      return discPath(left, top, radius * size)
    })
    .join('')
  return { behind: [layer(path, '#6d6a70')], turn: 98 }
}

export const heats = {
  snowy: snowCap,
  crashing: (stage: Stage): Change => ({ ...smoke(stage), turn: -24 }),
  plunging: plunge,
  steaming: steam,
  burning: burn,
  smoking: smoke,
  burnt: (stage: Stage): Change => ({ ...smoke(stage), dye: '#3a3031' }),
  melting: melt,
  dripping: runDown(),
  bloody: runDown('#b3121f'),
  wet,
  leaking: leak,
  frozen: freeze,
  spilled: spill,
  exploding: explode,
  overflowing: overflow,
}

/** Foam where the water cuts a thing, as wide as the thing is there. */
export function foam(stage: Stage, y: number): string {
  const { left, right } = stage.rowAt(y - 0.02)
  const [x, row] = stage.at((left + right) / 2, y)
  const half = ((right - left) * stage.wide * stage.size) / 2
  return [-0.7, -0.2, 0.3, 0.75]
    .map((share, index) =>
      discPath(x + share * half, row + (index % 2) * stage.size * 0.012, half * 0.44, stage.size * 0.022),
    )
    .join('')
}

/** Sand that is heaped around a thing where it leaves the ground. */
export function mound(stage: Stage, y: number): string {
  const { left, right } = stage.rowAt(y - 0.02)
  const [x, row] = stage.at((left + right) / 2, y)
  const half = ((right - left) * stage.wide * stage.size) / 2
  return (
    discPath(x, row + stage.size * 0.03, half * 1.5, stage.size * 0.05) +
    discPath(x - half * 0.5, row + stage.size * 0.005, half * 0.7, stage.size * 0.045) +
    discPath(x + half * 0.6, row + stage.size * 0.01, half * 0.6, stage.size * 0.04)
  )
}
