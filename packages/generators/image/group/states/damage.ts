// Cracks, bites, tears, dirt and what else time does to things.

import { mixColor, hexColor, parseColor } from '../../raster/color.ts'
import { discPath, layer, type Point } from '../../figures/vector.ts'
import { area, dot, mark, spotsInside, twinkle, without } from './marks.ts'
import type { Change, Stage, StatePainter } from './stage.ts'

const ink = '#241b20'

/** Keeps a position on the thing. */
function keepIn({ rowAt }: Stage, x: number, y: number): Point {
  const { left, right } = rowAt(y)
  return [Math.min(right - 0.04, Math.max(left + 0.04, x)), y]
}

/** A crack from the upper edge, with branches, and a splinter that fell out of the edge. */
function crack(stage: Stage): Change {
  const top = stage.topAt(0.46)
  const deep = 1 - top
  const way = [
    [0.46, 0],
    [0.56, 0.16],
    [0.42, 0.3],
    [0.58, 0.46],
    [0.47, 0.62],
    [0.54, 0.76],
  ].map(([x, y]) => keepIn(stage, x!, top + y! * deep))
  const branch = (from: number, x: number, y: number): string =>
    mark(stage, [way[from]!, keepIn(stage, x, top + y * deep)], [0.012, 0.004])
  const splinter: readonly Point[] = [
    stage.at(0.35, top - 0.08),
    stage.at(0.57, top - 0.08),
    stage.at(0.53, top + deep * 0.1),
    stage.at(0.47, top + deep * 0.17),
    stage.at(0.42, top + deep * 0.07),
  ]
  return {
    clip: without(stage, splinter),
    front: [
      layer(mark(stage, way, [0.022, 0.02, 0.017, 0.014, 0.01, 0.005]), ink),
      layer(branch(1, 0.78, 0.3) + branch(2, 0.22, 0.42) + branch(3, 0.8, 0.58) + branch(4, 0.26, 0.76), ink),
    ],
  }
}

/** Rays and rings around the point that was hit. */
function shatter(stage: Stage): Change {
  const [hitX, hitY] = [0.58, 0.4]
  const rays = Array.from({ length: 9 }, (_, at): string => {
    const angle = (at / 9) * Math.PI * 2 + 0.3
    let reach = 0.52
    const end = (): Point => [hitX + Math.cos(angle) * reach, hitY + Math.sin(angle) * reach]
    while (reach > 0.08 && !stage.isInside(...end())) reach -= 0.04
    const half: Point = [
      hitX + Math.cos(angle + 0.12) * reach * 0.5,
      hitY + Math.sin(angle + 0.12) * reach * 0.5,
    ]
    return mark(stage, [[hitX, hitY], half, end()], [0.012, 0.009, 0.004])
  })
  const ring = (radius: number): string =>
    Array.from({ length: 9 }, (_, at): string => {
      const corner = (step: number): Point => {
        const angle = (step / 9) * Math.PI * 2 + 0.3
        return [hitX + Math.cos(angle) * radius, hitY + Math.sin(angle) * radius]
      }
      const [from, to] = [corner(at), corner(at + 1)]
      return at % 3 === 2 || !stage.isInside(...from) || !stage.isInside(...to)
        ? ''
        : mark(stage, [from, to], [0.006])
    }).join('')
  const [x, y] = stage.at(hitX, hitY)
  return {
    front: [
      layer(rays.join('') + ring(0.13) + ring(0.25), '#f4f8fb'),
      layer(discPath(x, y, stage.size * 0.035), ink),
    ],
  }
}

/** Three bites beside each other, as teeth leave them. */
function bite(stage: Stage): Change {
  const { at, size } = stage
  const [x, y] = at(stage.rowAt(0.42).right, 0.42)
  const [left, top] = at(0, 0)
  const round = (scale: number): Point[] =>
    Array.from({ length: 40 }, (_, index): Point => {
      const angle = (index / 40) * Math.PI * 2
      const radius = size * scale * (1 + 0.09 * Math.abs(Math.sin(angle * 4)))
      return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius]
    })
  const flesh = hexColor(mixColor(parseColor(stage.colorAt(0.5, 0.6)), [1, 0.95, 0.8], 0.72))
  const rim = spotsAround(stage, round(0.3), x, y)
  return {
    clip: without(stage, round(0.26)),
    front: rim.length > 0 ? [layer(rim, flesh)] : [layer(discPath(left, top, 0.01), flesh)],
  }
}

/** The flesh that shows along a bite, where the thing is painted. */
function spotsAround({ isInside, at, size }: Stage, edge: readonly Point[], x: number, y: number): string {
  const [left, top] = at(0, 0)
  const [right, bottom] = at(1, 1)
  return edge
    .filter(([pointX, pointY]) => {
      const reach = 1.12
      const across = (x + (pointX - x) * reach - left) / (right - left)
      const down = (y + (pointY - y) * reach - top) / (bottom - top)
      return isInside(across, down)
    })
    .map(([pointX, pointY]) => discPath(pointX, pointY, size * 0.035))
    .join('')
}

/** The left half, with the face of the cut towards the viewer. */
function halve(stage: Stage): Change {
  const { at, size, wide, tall } = stage
  const rind = stage.colorAt(0.3, 0.6)
  const flesh = hexColor(mixColor(parseColor(rind), [1, 0.96, 0.82], 0.62))
  const [x, y] = at(0.56, 0.52)
  const [radiusX, radiusY] = [size * wide * 0.27, size * tall * 0.44]
  const face = (scale: number): string => discPath(x, y, radiusX * scale, radiusY * scale)
  const seeds = [0.5, 1.6, 2.7, 3.8, 4.9, 6]
    .map((angle) =>
      discPath(
        x + Math.cos(angle) * radiusX * 0.3,
        y + Math.sin(angle) * radiusY * 0.3,
        size * 0.016,
        size * 0.026,
      ),
    )
    .join('')
  return {
    clip: area(stage, [
      [-0.1, -0.1],
      [0.56, -0.1],
      [0.56, 1.1],
      [-0.1, 1.1],
    ]),
    front: [layer(face(1), rind), layer(face(0.88), flesh), layer(seeds, '#6b4a2a')],
  }
}

/** A corner that is gone, with a ragged edge. */
function tear(stage: Stage): Change {
  const edge: readonly Point[] = [
    [0.42, 1.1],
    [0.5, 0.9],
    [0.46, 0.82],
    [0.58, 0.76],
    [0.57, 0.66],
    [0.7, 0.62],
    [0.72, 0.5],
    [0.84, 0.48],
    [0.9, 0.36],
    [1.1, 0.34],
    [1.1, 1.1],
  ]
  return {
    clip: without(
      stage,
      edge.map(([x, y]) => stage.at(x, y)),
    ),
  }
}

function soil(color: string, light: string): StatePainter {
  return (stage) => ({
    front: [
      layer(
        spotsInside(stage, 9)
          .map(([x, y], at) => dot(stage, x, y, 0.045 + (at % 3) * 0.014, 0.034 + (at % 2) * 0.014))
          .join(''),
        color,
      ),
      layer(
        spotsInside(stage, 12)
          .slice(3)
          .map(([x, y]) => dot(stage, x + 0.03, y - 0.03, 0.016))
          .join(''),
        light,
      ),
    ],
  })
}

/** Scratches, and patches where the color is gone. */
function wear(stage: Stage): Change {
  const places = spotsInside(stage, 8, 0.06)
  const scratches = places.map(([x, y], at) =>
    mark(
      stage,
      [
        [x - 0.04, y + 0.02 * (at % 2 ? 1 : -1)],
        [x + 0.045, y - 0.02],
      ],
      [0.007, 0.004],
    ),
  )
  const patches = places.map(([x, y], at) => dot(stage, x + 0.02, y + 0.05, 0.03 + (at % 3) * 0.01, 0.022))
  const faded = hexColor(
    mixColor(parseColor(stage.colorAt(...(places[0] ?? [0.5, 0.5]))), [0.42, 0.31, 0.2], 0.55),
  )
  return { front: [layer(patches.join(''), faded), layer(scratches.join(''), '#e6dac4')] }
}

/** Loops and stars of paint. */
function spray(stage: Stage): Change {
  const tag = (x: number, y: number, scale: number): string =>
    mark(
      stage,
      [
        [0, 0.1],
        [0.06, -0.08],
        [0.1, 0.08],
        [0.16, -0.1],
        [0.2, 0.1],
        [0.27, -0.06],
        [0.32, 0.06],
        [0.4, -0.04],
      ].map(([across, down]): Point => [x + across! * scale, y + down! * scale]),
      [0.02],
    )
  return {
    front: [
      layer(tag(0.14, 0.36, 1.1), '#e0408f'),
      layer(tag(0.34, 0.66, 1.2), '#3fb8e0'),
      layer(tag(0.16, 0.8, 0.7), '#f2c83f'),
      layer(twinkle(stage, 0.74, 0.34, 0.09) + dot(stage, 0.26, 0.58, 0.04), '#6fd06a'),
    ],
  }
}

/** Cobwebs in the upper corners, and dust. */
function web(stage: Stage): Change {
  const strands = [0.1, 0.5, 0.9, 1.3].map((angle) =>
    mark(
      stage,
      [
        [0.02, stage.topAt(0.1) - 0.02],
        [0.02 + Math.cos(angle) * 0.34, stage.topAt(0.1) + Math.sin(angle) * 0.34],
      ],
      [0.007, 0.005],
    ),
  )
  const threads = [0.12, 0.22, 0.31].map((radius) =>
    mark(
      stage,
      [0.1, 0.5, 0.9, 1.3].map((angle): Point => [
        0.02 + Math.cos(angle) * radius,
        stage.topAt(0.1) + Math.sin(angle) * radius,
      ]),
      [0.005],
    ),
  )
  return {
    front: [
      layer(strands.join('') + threads.join(''), '#e6e6ea'),
      layer(
        spotsInside(stage, 8)
          .map(([x, y]) => dot(stage, x, y, 0.012))
          .join(''),
        '#d8d2c4',
      ),
    ],
  }
}

/** Leaves that climb up from the ground. */
function overgrow(stage: Stage): Change {
  const leaves: string[] = []
  const bright: string[] = []
  for (const [x, tall] of [
    [0.1, 0.8],
    [0.34, 0.42],
    [0.62, 0.3],
    [0.88, 0.62],
  ] as const)
    for (let step = 0; step < 10; step++) {
      const y = 0.99 - (step / 9) * tall
      const across = x + Math.sin(step * 2.1 + x * 9) * 0.05
      if (!stage.isInside(across, y) && step > 1) continue
      leaves.push(
        dot(stage, across, y, 0.036 - step * 0.002, 0.028),
        dot(stage, across + 0.05, y - 0.04, 0.028, 0.022),
      )
      bright.push(dot(stage, across + 0.02, y - 0.015, 0.016))
    }
  return {
    front: [layer(leaves.join(''), '#3f7f3c'), layer(bright.join(''), '#6fb04f')],
    reach: { side: 0.04 },
  }
}

/** Two chains across, and a lock where they meet. */
function chainUp(stage: Stage): Change {
  const { left, right } = stage.rowAt(0.5)
  const strands: readonly (readonly [Point, Point])[] = [
    [
      [left, 0.26],
      [right, 0.78],
    ],
    [
      [left, 0.78],
      [right, 0.26],
    ],
  ]
  const links = strands.flatMap(([from, to]) =>
    Array.from({ length: 13 }, (_, at): Point => [
      from[0] + ((to[0] - from[0]) * at) / 12,
      from[1] + ((to[1] - from[1]) * at) / 12,
    ]),
  )
  return {
    front: [
      layer(strands.map((ends) => mark(stage, [...ends], [0.02])).join(''), '#4a515d'),
      layer(links.map(([x, y]) => dot(stage, x, y, 0.046)).join(''), '#aeb7c4'),
      layer(links.map(([x, y]) => dot(stage, x, y, 0.02)).join(''), '#3a404c'),
      layer(
        area(stage, [
          [0.42, 0.5],
          [0.58, 0.5],
          [0.58, 0.68],
          [0.42, 0.68],
        ]) +
          mark(
            stage,
            [
              [0.45, 0.51],
              [0.45, 0.44],
              [0.5, 0.41],
              [0.55, 0.44],
              [0.55, 0.51],
            ],
            [0.014],
          ),
        '#e0b040',
      ),
      layer(dot(stage, 0.5, 0.58, 0.02), '#5a4318'),
    ],
    reach: { side: 0.04 },
  }
}

/** A plaster cross where it hurts. */
function bandage(stage: Stage): Change {
  const [x, y] = spotsInside(stage, 3, 0.09)[1] ?? spotsInside(stage, 1)[0] ?? [0.5, 0.5]
  const strip = (side: number): string =>
    mark(
      stage,
      [
        [x - 0.1, y - 0.09 * side],
        [x + 0.1, y + 0.09 * side],
      ],
      [0.034],
    )
  return {
    front: [
      layer(strip(1), '#f0c9a0'),
      layer(strip(-1), '#f7dcbb'),
      layer(dot(stage, x, y, 0.022), '#fff3e2'),
    ],
  }
}

export const damages = {
  cracked: crack,
  shattered: shatter,
  bitten: bite,
  halved: halve,
  torn: tear,
  dirty: soil('#6b4a30', '#8a6544'),
  worn: wear,
  graffiti: spray,
  dusty: web,
  mossy: overgrow,
  chained: chainUp,
  bandaged: bandage,
  sparkling: (stage: Stage): Change => ({
    front: [
      layer(
        twinkle(stage, 0.9, 0.1, 0.13) + twinkle(stage, 0.14, 0.24, 0.09) + twinkle(stage, 0.78, 0.8, 0.08),
        '#fffbe0',
      ),
    ],
    reach: { side: 0.08, top: 0.08 },
  }),
  withered: (): Change => ({ dye: '#7d6546' }),
} satisfies Partial<Record<string, StatePainter>>
