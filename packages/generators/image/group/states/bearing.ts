// How a thing stands, what it gives off, and the faces and wings that tales give to things.

import { discPath, hullPath, layer, limbPath, polygonPath, type Point } from '../../figures/vector.ts'
import { dot, mark } from './marks.ts'
import type { Change, Stage } from './stage.ts'

/** Strokes of light all around. */
function glow({ at, size, wide, tall }: Stage): Change {
  const [middleX, middleY] = at(0.5, 0.5)
  const count = 16
  const ray = (index: number): string => {
    const angle = (index / count) * Math.PI * 2
    const [across, down] = [Math.cos(angle), Math.sin(angle)]
    const from = size * (Math.hypot(wide * across, tall * down) * 0.5 + 0.12)
    const to = from + size * (index % 2 === 0 ? 0.17 : 0.1)
    const half = size * 0.016
    return polygonPath([
      [middleX + across * from - down * half, middleY + down * from + across * half],
      [middleX + across * to, middleY + down * to],
      [middleX + across * from + down * half, middleY + down * from - across * half],
    ])
  }
  return {
    behind: [layer(Array.from({ length: count }, (_, index) => ray(index)).join(''), '#ffe58a')],
    reach: { top: 0.3, side: 0.3, bottom: 0.02 },
  }
}

/** A wing on each side, of two rows of feathers. */
function wings(stage: Stage): Change {
  const { at, size, wide, tall } = stage
  const [middleX, middleY] = at(0.5, 0.4)
  const unit = size * Math.max(0.62, Math.min(wide, tall))
  const feathers = (side: number, grow: number): string =>
    [
      [0.95, -0.52],
      [1, -0.3],
      [0.94, -0.08],
      [0.8, 0.1],
      [0.62, 0.22],
    ]
      .map(([reach, drop]) => {
        const root: Point = [middleX + side * unit * 0.22, middleY + unit * 0.08]
        const bend: Point = [
          middleX + side * unit * reach! * grow * 0.66,
          middleY + unit * (drop! * grow - 0.14),
        ]
        const tip: Point = [middleX + side * unit * reach! * grow, middleY + unit * drop! * grow]
        return limbPath([root, bend, tip], [unit * 0.07, unit * 0.09, unit * 0.03])
      })
      .join('')
  return {
    behind: [
      layer(feathers(-1, 1) + feathers(1, 1), '#d3dce8'),
      layer(feathers(-1, 0.74) + feathers(1, 0.74), '#fbfdff'),
    ],
    reach: { side: 0.55, top: 0.2 },
  }
}

/** Drops that fly up around the foot. */
function splash(stage: Stage, columns = [-0.2, -0.06, 0.14, 0.3, 0.72, 0.9, 1.06, 1.2]): string {
  return columns
    .map((x, at) =>
      dot(stage, x, 0.74 - ((at * 5) % 4) * 0.09, 0.024 + (at % 3) * 0.008, 0.034 + (at % 2) * 0.01),
    )
    .join('')
}

/** Dust behind whoever runs, and strokes of speed; behind is on the right of all animals. */
function dash({ at, size, tall, wide }: Stage): Change {
  const puff = ([x, up, radius]: readonly [number, number, number]): string => {
    const [left, foot] = at(1, 1)
    return discPath(left + x * size, foot - up * size, radius * size)
  }
  const stroke = (y: number, from: number, long: number): string => {
    const [x, row] = at(1, y)
    return limbPath(
      [
        [x + from * size, row],
        [x + (from + long) * size, row],
      ],
      [size * 0.016, size * 0.004],
    )
  }
  const near = wide < 0.7 * tall ? 0.02 : 0
  return {
    behind: [
      layer(
        (
          [
            [0.02 + near, 0.05, 0.075],
            [0.12 + near, 0.07, 0.09],
            [0.24 + near, 0.045, 0.06],
            [0.32 + near, 0.025, 0.035],
          ] as const
        )
          .map(puff)
          .join(''),
        '#dccfb6',
      ),
      layer(stroke(0.3, 0.06, 0.2) + stroke(0.5, 0.04, 0.28) + stroke(0.68, 0.08, 0.18), '#f4f1ea'),
    ],
    reach: { side: 0.36 },
  }
}

function face(mood: 'smiling' | 'sad' | 'angry'): (stage: Stage) => Change {
  return (stage) => {
    const y = [0.56, 0.5, 0.62, 0.42].find((row) => stage.isInside(0.5, row)) ?? 0.5
    const { left, right } = stage.rowAt(y)
    const middle = (left + right) / 2
    const unit = Math.min((right - left) * stage.wide, stage.tall) * 0.5
    const at = (x: number, down: number): Point => [
      middle + (x * unit) / stage.wide,
      y + (down * unit) / stage.tall,
    ]
    const eye = (side: number, radius: number, x = 0.42, down = -0.2): string =>
      dot(stage, ...at(side * x, down), radius * unit)
    const curve = mood === 'smiling' ? 0.2 : -0.2
    const mouth = mark(
      stage,
      [-0.36, -0.18, 0, 0.18, 0.36].map((x) => at(x, 0.34 + curve * (1 - (x / 0.36) ** 2) - curve * 0.4)),
      [0.05 * unit],
    )
    const brow = (side: number): string =>
      mark(stage, [at(side * 0.66, -0.56), at(side * 0.22, -0.36)], [0.05 * unit])
    return {
      front: [
        layer(eye(-1, 0.2) + eye(1, 0.2), '#fdfdfd'),
        layer(eye(-1, 0.11, 0.4, -0.18) + eye(1, 0.11, 0.4, -0.18), '#1f1a1e'),
        layer(mouth + (mood === 'angry' ? brow(-1) + brow(1) : ''), '#2a1c20'),
        ...(mood === 'sad'
          ? [layer(dot(stage, ...at(0.46, 0.14), 0.07 * unit, 0.11 * unit), '#6fc2f2')]
          : []),
      ],
    }
  }
}

/** A stream of fire from the mouth, which is at the upper left of all animals. */
function breathFire({ at, size }: Stage): Change {
  const [x, y] = at(0.02, 0.27)
  const stream = (grow: number): string => {
    const reach = size * 0.52 * grow
    const points: Point[] = [
      [x, y],
      [x - reach * 0.4, y + reach * 0.16],
      [x - reach * 0.74, y + reach * 0.34],
      [x - reach, y + reach * 0.44],
    ]
    const girths = [0.022, 0.1, 0.15, 0.03].map((girth) => girth * size * grow)
    const tongues: Point[][] = [
      [
        [x - reach * 0.6, y + reach * 0.2],
        [x - reach * 0.86, y - reach * 0.06],
      ],
      [
        [x - reach * 0.66, y + reach * 0.36],
        [x - reach * 0.84, y + reach * 0.76],
      ],
    ]
    return (
      limbPath(points, girths) +
      tongues.map((tongue) => limbPath(tongue, [size * 0.08 * grow, size * 0.012])).join('')
    )
  }
  return {
    front: [layer(stream(1), '#f2632c'), layer(stream(0.78), '#ffb12e'), layer(stream(0.5), '#ffe98a')],
    reach: { side: 0.6 },
  }
}

/** Strokes before the mouth, as comics show a voice. */
function call({ at, size }: Stage): Change {
  const [x, y] = at(-0.03, 0.24)
  const stroke = ([lean, length]: readonly [number, number]): string => {
    const [across, down] = [Math.cos(lean), Math.sin(lean)]
    const from: Point = [x - across * size * 0.05, y + down * size * 0.05]
    const to: Point = [x - across * size * (0.05 + length), y + down * size * (0.05 + length)]
    return limbPath([from, to], [size * 0.012, size * 0.02])
  }
  return {
    front: [
      layer(
        (
          [
            [-0.62, 0.12],
            [0, 0.16],
            [0.62, 0.12],
          ] as const
        )
          .map(stroke)
          .join(''),
        '#ffc933',
      ),
    ],
    reach: { side: 0.24 },
  }
}

/** A padlock on the middle of it. */
function padlock({ at, size }: Stage): Change {
  const [x, y] = at(0.5, 0.56)
  const unit = size * 0.13
  const bow: Point[] = [
    [x - unit * 0.6, y],
    [x - unit * 0.56, y - unit * 0.8],
    [x, y - unit * 1.2],
    [x + unit * 0.56, y - unit * 0.8],
    [x + unit * 0.6, y],
  ]
  const body = hullPath([
    { x: x - unit * 0.8, y: y + unit * 0.2, radius: unit * 0.2 },
    { x: x + unit * 0.8, y: y + unit * 0.2, radius: unit * 0.2 },
    { x: x - unit * 0.8, y: y + unit * 1.2, radius: unit * 0.2 },
    { x: x + unit * 0.8, y: y + unit * 1.2, radius: unit * 0.2 },
  ])
  const hole =
    discPath(x, y + unit * 0.55, unit * 0.2) +
    limbPath(
      [
        [x, y + unit * 0.6],
        [x, y + unit * 1],
      ],
      [unit * 0.1, unit * 0.14],
    )
  return {
    front: [
      layer(
        limbPath(
          bow,
          bow.map(() => unit * 0.16),
        ),
        '#8d97a6',
      ),
      layer(body, '#f0b73a'),
      layer(hole, '#4a3418'),
    ],
  }
}

/** Five pieces that fell apart around the middle. */
function breakUp(): Change {
  const middle = [0.5, 0.46] as const
  const rim = [
    [-0.1, -0.1],
    [0.56, -0.1],
    [1.1, 0.16],
    [1.1, 1.1],
    [0.4, 1.1],
    [-0.1, 0.62],
  ] as const
  const moves = [
    [-0.12, 0.2, -30],
    [0.14, 0.17, 26],
    [0.2, 0.15, 34],
    [0.1, 0.02, -8],
    [-0.09, 0.02, 10],
    [-0.2, 0.19, -38],
  ] as const
  return {
    shards: rim.map((corner, index) => ({
      corners: [middle, corner, rim[(index + 1) % rim.length]!],
      move: moves[index]!,
    })),
  }
}

export const bearings = {
  'in pieces': breakUp,
  glowing: glow,
  winged: wings,
  smiling: face('smiling'),
  sad: face('sad'),
  angry: face('angry'),
  reflected: (): Change => ({ isMirrored: true, reach: { bottom: 0.62 } }),
  fallen: (): Change => ({ turn: 90 }),
  leaning: (): Change => ({ turn: -15 }),
  'upside down': (): Change => ({ turn: 180 }),
  leaping: (stage: Stage): Change => ({ turn: 6, waterline: 0.82, front: [layer(splash(stage), '#e9f6fc')] }),
  breaching: (stage: Stage): Change => ({
    turn: 48,
    waterline: 0.84,
    front: [layer(splash(stage, [0.96, 1.06, 1.2, 1.14]), '#e9f6fc')],
  }),
  dashing: dash,
  buried: (): Change => ({ turn: -14, waterline: 0.66, ground: '#c9a66b' }),
  wading: (): Change => ({ turn: 0, waterline: 0.86 }),
  swimming: (): Change => ({ turn: 8, waterline: 0.66 }),
  padlocked: padlock,
  'fire breathing': breathFire,
  calling: call,
  sinking: (): Change => ({ turn: -20, waterline: 0.62 }),
}
