// What is tied, sewn, snapped in two or has a bow around it.

import { discPath, layer, type Point } from '../../figures/vector.ts'
import { hexColor, mixColor, parseColor } from '../../raster/color.ts'
import { area, dot, mark, spotsInside } from './marks.ts'
import type { Change, Stage } from './stage.ts'

/** Rope around it three times, with a knot. */
export function rope(stage: Stage): Change {
  const levels = [0.34, 0.5, 0.66].filter((y) => stage.rowAt(y).right - stage.rowAt(y).left > 0.05)
  const ends = levels.map((y, at): readonly [Point, Point] => {
    const lean = (at % 2 === 0 ? 1 : -1) * 0.04
    return [
      [stage.rowAt(y - lean).left - 0.01, y - lean],
      [stage.rowAt(y + lean).right + 0.01, y + lean],
    ]
  })
  const along = ([from, to]: readonly [Point, Point], share: number): Point => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share,
  ]
  const twists = ends.flatMap((line) =>
    Array.from({ length: 9 }, (_, at) => {
      const [x, y] = along(line, (at + 0.5) / 9)
      return mark(
        stage,
        [
          [x - 0.008, y + 0.022 / stage.tall],
          [x + 0.008, y - 0.022 / stage.tall],
        ],
        [0.005],
      )
    }),
  )
  const [knotX, knotY] = along(
    ends[1] ??
      ends[0] ?? [
        [0.4, 0.5],
        [0.6, 0.5],
      ],
    0.5,
  )
  const tail = (side: number): string =>
    mark(
      stage,
      [
        [knotX, knotY],
        [knotX + side * 0.06, knotY + 0.1],
        [knotX + side * 0.05, knotY + 0.2],
      ],
      [0.018, 0.016, 0.014],
    )
  return {
    front: [
      layer(ends.map((line) => mark(stage, line, [0.03])).join('') + tail(-1) + tail(1), '#b98f56'),
      layer(twists.join(''), '#7d5a30'),
      layer(dot(stage, knotX, knotY, 0.05), '#caa26a'),
      layer(dot(stage, knotX, knotY, 0.018), '#7d5a30'),
    ],
    reach: { side: 0.04 },
  }
}

/** A ribbon down its middle, with a large bow on top. */
export function bow(stage: Stage): Change {
  const top = stage.topAt(0.5)
  const [x, y] = stage.at(0.5, top)
  const unit = stage.size * 0.15
  const loop = (side: number): string =>
    `M${x} ${y}C${x + side * unit * 0.5} ${y - unit * 1.2} ${x + side * unit * 1.8} ${y - unit * 1.1} ${x + side * unit * 1.7} ${y - unit * 0.3}C${x + side * unit * 1.6} ${y + unit * 0.3} ${x + side * unit * 0.6} ${y + unit * 0.2} ${x} ${y}Z`
  const end = (side: number): string =>
    `M${x} ${y}L${x + side * unit * 1.1} ${y + unit * 1.2}L${x + side * unit * 0.6} ${y + unit * 1.15}L${x + side * unit * 0.4} ${y + unit * 1.5}Z`
  const band = Array.from({ length: 9 }, (_, at): Point => [0.5, top + ((0.99 - top) * at) / 8]).filter(
    ([across, down]) => stage.isInside(across, down),
  )
  return {
    front: [
      layer(band.length > 1 ? mark(stage, band, [0.035]) : '', '#c81e3a'),
      layer(end(-1) + end(1), '#a5142c'),
      layer(loop(-1) + loop(1), '#e02b48'),
      layer(discPath(x, y - unit * 0.08, unit * 0.34, unit * 0.3), '#c81e3a'),
    ],
    reach: { top: 0.14 },
  }
}

/** A crack that is sewn together. */
export function sew(stage: Stage): Change {
  const top = stage.topAt(0.5)
  const way = [
    [0.5, 0.06],
    [0.44, 0.24],
    [0.55, 0.42],
    [0.46, 0.6],
    [0.52, 0.78],
    [0.5, 0.9],
  ].map(([x, y]): Point => [x!, top + y! * (1 - top)])
  const stitches = way.slice(1).flatMap(([x, y], at): string[] => {
    const [fromX, fromY] = way[at]!
    return [0.3, 0.75].map((share) => {
      const [middleX, middleY] = [fromX + (x - fromX) * share, fromY + (y - fromY) * share]
      return mark(
        stage,
        [
          [middleX - 0.06, middleY - 0.012],
          [middleX + 0.06, middleY + 0.012],
        ],
        [0.011],
      )
    })
  })
  return {
    front: [layer(mark(stage, way, [0.014]), '#3a1018'), layer(stitches.join(''), '#241b20')],
  }
}

/** Broken in two across its length. */
export function snap(stage: Stage): Change {
  const isBare = (x: number, y: number): boolean => !stage.isInside(x, y)
  // What lies along a diagonal leaves the other corners bare.
  const rises = isBare(0.2, 0.2) && isBare(0.8, 0.8)
  const isDiagonal = rises !== (isBare(0.2, 0.8) && isBare(0.8, 0.2))
  const [wide, tall] = [stage.wide, stage.tall]
  // Along its length, as shares of the box, and across it.
  const way: Point = isDiagonal ? (rises ? [0.71, -0.71] : [0.71, 0.71]) : tall > wide * 1.7 ? [0, 1] : [1, 0]
  const across: Point = [-way[1], way[0]]
  const spot = (along: number, side: number): Point => [
    0.5 + (way[0] * along + across[0] * side) / Math.max(0.3, wide),
    0.5 + (way[1] * along + across[1] * side) / Math.max(0.3, tall),
  ]
  const teeth = [-1.4, -0.12, -0.05, 0.02, 0.09, 1.4].map((side, at) =>
    spot(at % 2 === 0 ? -0.035 : 0.04, side),
  )
  const far = (side: number): Point[] => [spot(side * 1.6, 1.4), spot(side * 1.6, -1.4)]
  return {
    shards: [
      { corners: [...teeth, ...far(-1)], move: [-way[0] * 0.07, -way[1] * 0.07 + 0.02, -9] },
      { corners: [...teeth, ...far(1)], move: [way[0] * 0.07, way[1] * 0.07 + 0.02, 9] },
    ],
  }
}

/** Holes in it, with dark edges. */
export function pierce(stage: Stage): Change {
  const hole = (x: number, y: number, radius: number): Point[] =>
    Array.from({ length: 16 }, (_, at): Point => {
      const angle = (at / 16) * Math.PI * 2
      const own = radius * (0.86 + ((at * 7) % 5) * 0.05)
      return [x + (Math.cos(angle) * own) / stage.wide, y + (Math.sin(angle) * own) / stage.tall]
    })
  const inside = (x: number, y: number): boolean => stage.isInside(x, y)
  const [x, y] = (
    [
      [0.5, 0.62],
      [0.5, 0.5],
      [0.4, 0.7],
      [0.6, 0.4],
    ] as const
  ).find(([a, b]) => inside(a, b)) ?? [0.5, 0.5]
  return {
    front: [
      layer(area(stage, hole(x, y, 0.15)), '#6b4a33'),
      layer(area(stage, hole(x, y, 0.115)), '#15100e'),
    ],
  }
}

/** Barbed wire around it, three times. */
export function barb(stage: Stage): Change {
  const lines = [0.26, 0.5, 0.74].map((y, at): readonly [Point, Point] => {
    const lean = (at % 2 === 0 ? 1 : -1) * 0.05
    return [
      [stage.rowAt(y).left - 0.04, y - lean],
      [stage.rowAt(y).right + 0.04, y + lean],
    ]
  })
  const spikes = lines.flatMap(([from, to]) =>
    Array.from({ length: 6 }, (_, at) => {
      const share = (at + 0.5) / 6
      const [x, y] = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
      const [across, down] = [0.03 / stage.wide, 0.04 / stage.tall]
      return (
        mark(
          stage,
          [
            [x - across, y - down],
            [x + across, y + down],
          ],
          [0.007],
        ) +
        mark(
          stage,
          [
            [x - across, y + down],
            [x + across, y - down],
          ],
          [0.007],
        )
      )
    }),
  )
  return {
    front: [
      layer(lines.map((line) => mark(stage, line, [0.012])).join(''), '#8f98a6'),
      layer(spikes.join(''), '#4a525e'),
    ],
    reach: { side: 0.05 },
  }
}

/** Brown and soft, with dark spots and mold. */
export function rot(stage: Stage): Change {
  const spots = spotsInside(stage, 9, 0.06)
  return {
    paint: (fill) => hexColor(mixColor(parseColor(fill), parseColor('#6b4a22'), 0.62)),
    front: [
      layer(spots.map(([x, y], at) => dot(stage, x, y, 0.05 + (at % 3) * 0.018, 0.045)).join(''), '#3a2814'),
      layer(
        spots
          .slice(0, 4)
          .map(([x, y]) => dot(stage, x + 0.04, y - 0.03, 0.035))
          .join(''),
        '#9fb07a',
      ),
    ],
  }
}
