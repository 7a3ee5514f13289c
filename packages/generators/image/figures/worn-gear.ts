// What clothes and bodies have on them: medals, stripes, bandages, ropes. On the trunk, under the arm that is nearer.

import type { OutlineLayer } from '../request.ts'
import type { WornGear } from './gear-names.ts'
import type { Look } from './look.ts'
import { darker, mixColors } from './mix.ts'
import type { Limb, Rig } from './rig.ts'
import { splashBody } from './splashes.ts'
import type { Pose } from './stances.ts'
import { between, boxPath, discPath, limbPath, polygonPath, type Point } from './vector.ts'

/** Measures of a trunk, from the hip (0) to the neck (1). */
interface Trunk {
  readonly rig: Rig
  readonly look: Look
  readonly isSide: boolean
  /** A point of the trunk: how high it is, and how far from the middle as a share of half its width. */
  readonly at: (high: number, across: number) => Point
  readonly girth: number
}

type Painter = (trunk: Trunk) => OutlineLayer[]

export function drawWornGear(gear: WornGear, rig: Rig, look: Look, pose: Pose): OutlineLayer[] {
  if (pose.view === 'back') return []
  const isSide = pose.view === 'side'
  const at = (high: number, across: number): Point => {
    const [x, y] = between(rig.hip, rig.neck, high)
    const half = isSide ? 5.2 : 8 + Math.max(0, high - 0.34) * (look.isBroad ? 8.4 : 5.6)
    const along = Math.atan2(rig.neck[0] - rig.hip[0], rig.hip[1] - rig.neck[1])
    return [x + Math.cos(along) * across * half * rig.girth, y + Math.sin(along) * across * half * rig.girth]
  }
  return painters[gear]({ rig, look, isSide, at, girth: rig.girth })
}

export const isWornGear = (gear: string): gear is WornGear => Object.hasOwn(painters, gear)

const line = (trunk: Trunk, high: number, radius: number, reach = 0.92): string => {
  const radii = radius * trunk.girth
  return limbPath([trunk.at(high, -reach), trunk.at(high, 0), trunk.at(high, reach)], [radii, radii, radii])
}

const dot = ([x, y]: Point, radius: number): string => discPath(x, y, radius)

/** A band around a limb, at a share of its lower part. */
function around({ middle, tip }: Limb, share: number, girth: number, radius: number): string {
  const next = Math.min(1, share + 0.14)
  return limbPath([between(middle, tip, share), between(middle, tip, next)], [radius * girth, radius * girth])
}

const painters: Readonly<Record<WornGear, Painter>> = {
  paint: splashBody('paint'),
  flour: splashBody('flour'),
  slime: splashBody('slime'),
  ink: splashBody('ink'),
  chocolate: splashBody('chocolate'),
  medals: (trunk) => [
    {
      pathData: [0.3, 0.5, 0.7]
        .map((across) => boxOf(trunk.at(0.8, across * (trunk.isSide ? 1 : 0.8)), 1.1, 0.7))
        .join(''),
      fill: '#c9282d',
    },
    {
      pathData:
        [0.3, 0.5, 0.7]
          .map((across) => dot(trunk.at(0.73, across * (trunk.isSide ? 1 : 0.8)), 1.3 * trunk.girth))
          .join('') +
        dot(trunk.at(0.98, 0.86), 2.1 * trunk.girth) +
        dot(trunk.at(0.98, -0.86), 2.1 * trunk.girth) +
        [0.34, 0.5, 0.66]
          .map((high) => dot(trunk.at(high, trunk.isSide ? 0.7 : 0), 0.7 * trunk.girth))
          .join(''),
      fill: '#f0bf3c',
    },
  ],
  /** The laced plates of a samurai's armor, on the chest and on the shoulders. */
  lamellae: (trunk) => [
    {
      pathData: [0.4, 0.54, 0.68, 0.82].map((high) => line(trunk, high, 1.25)).join(''),
      fill: darker(trunk.look.accent, 0.92),
    },
    {
      pathData: [0.47, 0.61, 0.75].map((high) => line(trunk, high, 0.42)).join(''),
      fill: '#d9a93a',
    },
    ...(trunk.isSide
      ? []
      : [
          {
            pathData: [-1.1, 1.1].map((side) => boxOf(trunk.at(0.84, side), 3, 4)).join(''),
            fill: trunk.look.accent,
          },
        ]),
  ],
  /** The white band at the neck of a priest. */
  collar: ({ rig, girth, isSide }) => {
    const [x, y] = between(rig.neck, rig.head, 0.2)
    return [
      { pathData: discPath(x, y, 3.6 * girth, 1.5 * girth), fill: '#1c1a22' },
      {
        pathData: boxOf([x + (isSide ? 2.4 : 0) * girth, y + 0.3], 1.5 * girth, 1.3 * girth),
        fill: '#ffffff',
      },
    ]
  },
  stripes: (trunk) => [
    {
      pathData: [0.2, 0.4, 0.6, 0.8].map((high) => line(trunk, high, 1.15)).join(''),
      fill: trunk.look.accent,
    },
  ],
  /** A jacket over a white shirt. */
  lapels: (trunk) => {
    const { at, isSide, look } = trunk
    if (isSide)
      return [
        {
          pathData: polygonPath([at(1.0, 0.5), at(0.98, 0.95), at(0.5, 1.02), at(0.7, 0.6)]),
          fill: '#f7f5ef',
        },
      ]
    return [
      { pathData: polygonPath([at(1.02, -0.34), at(1.02, 0.34), at(0.5, 0)]), fill: '#f7f5ef' },
      {
        pathData:
          polygonPath([at(1.03, -0.3), at(0.94, -0.52), at(0.76, -0.4), at(0.48, 0), at(0.7, -0.16)]) +
          polygonPath([at(1.03, 0.3), at(0.94, 0.52), at(0.76, 0.4), at(0.48, 0), at(0.7, 0.16)]),
        fill: darker(look.top, 0.78),
      },
    ]
  },
  beads: ({ at, girth, look }) => [
    {
      pathData: [-0.36, -0.3, -0.16, 0, 0.16, 0.3, 0.36]
        .map((across, index) =>
          dot(at(0.98 - [0, 0.16, 0.3, 0.35, 0.3, 0.16, 0][index]!, across), 1.1 * girth),
        )
        .join(''),
      fill: look.accent,
    },
  ],
  suspenders: ({ at, girth, isSide }) => [
    {
      pathData: (isSide ? [0.3] : [-0.5, 0.5])
        .map((across) =>
          limbPath(
            [at(1.0, across), at(0.6, across * 0.9), at(0.16, across)],
            [1 * girth, 1 * girth, 1 * girth],
          ),
        )
        .join(''),
      fill: '#5a3a24',
    },
  ],
  bandages: ({ rig, girth }) => [
    {
      pathData:
        around(rig.nearArm, 0.1, girth, 3.5) +
        around(rig.nearArm, 0.34, girth, 3.4) +
        around(rig.farLeg, 0.1, girth, 4.4),
      fill: '#f4efe4',
    },
  ],
  sling: ({ at, rig, girth }) => [
    {
      pathData:
        limbPath([at(1.0, -0.4), rig.nearArm.tip], [0.9 * girth, 0.9 * girth]) +
        limbPath([rig.nearArm.middle, rig.nearArm.tip], [3.6 * girth, 3 * girth]),
      fill: '#f4efe4',
    },
  ],
  handcuffs: ({ rig, girth }) => [
    {
      pathData:
        around(rig.nearArm, 0.82, girth, 3) +
        around(rig.farArm, 0.82, girth, 3) +
        limbPath([rig.nearArm.tip, rig.farArm.tip], [0.8 * girth, 0.8 * girth]),
      fill: '#9aa4b2',
    },
  ],
  ropes: (trunk) => {
    const coils = [0.36, 0.5, 0.64, 0.78].map((high) => line(trunk, high, 1.2, trunk.isSide ? 1.5 : 1.34))
    return [{ pathData: coils.join(''), fill: '#c79a5b' }]
  },
  chain: ({ at, girth }) => [
    {
      pathData:
        limbPath(
          [at(1.0, -0.32), at(0.8, -0.2), at(0.72, 0), at(0.8, 0.2), at(1.0, 0.32)],
          [1, 1.1, 1.2, 1.1, 1].map((each) => each * girth),
        ) + dot(at(0.66, 0), 2.2 * girth),
      fill: '#f0bf3c',
    },
  ],
  cross: ({ at, girth, isSide }) => {
    const [x, y] = at(0.68, isSide ? 0.6 : 0)
    return [
      {
        pathData:
          boxPath(x - 0.8 * girth, y - 4 * girth, 1.6 * girth, 8.4 * girth) +
          boxPath(x - 2.6 * girth, y - 2 * girth, 5.2 * girth, 1.6 * girth),
        fill: '#e2b33c',
      },
    ]
  },
  tattoos: ({ rig, girth }) => [
    {
      pathData: [rig.nearArm, rig.farArm]
        .flatMap(({ root, middle, tip }) => [
          limbPath([between(root, middle, 0.62), between(root, middle, 0.86)], [2.4 * girth, 1 * girth]),
          discPath(...between(middle, tip, 0.3), 1.8 * girth),
          limbPath([between(middle, tip, 0.5), between(middle, tip, 0.72)], [1 * girth, 1.8 * girth]),
        ])
        .join(''),
      fill: '#274a63',
    },
  ],
  blood: ({ at, girth, rig }) => [
    {
      pathData:
        dot(at(0.62, 0.3), 2.6 * girth) +
        dot(at(0.54, 0.36), 2 * girth) +
        limbPath([at(0.56, 0.34), at(0.36, 0.34)], [1 * girth, 0.7 * girth]) +
        dot(at(0.7, 0.1), 1.1 * girth) +
        discPath(...between(rig.nearArm.root, rig.nearArm.middle, 0.6), 1.8 * girth),
      fill: '#a5141c',
    },
  ],
  mud: ({ at, girth, rig }) => [
    {
      pathData:
        dot(at(0.7, -0.4), 2.8 * girth) +
        dot(at(0.4, 0.5), 3.4 * girth) +
        dot(at(0.3, -0.5), 2.2 * girth) +
        dot(at(0.86, 0.4), 1.8 * girth) +
        [rig.nearLeg, rig.farLeg]
          .map(({ middle, tip }) => limbPath([between(middle, tip, 0.3), tip], [3.4 * girth, 3.4 * girth]))
          .join(''),
      fill: '#5b4127',
    },
  ],
  /** Patches and holes of ragged clothes. */
  patches: ({ at, girth, look, rig }) => [
    {
      pathData:
        boxOf(at(0.6, 0.4), 3 * girth, 2.8 * girth) +
        boxOf(between(rig.farLeg.root, rig.farLeg.middle, 0.7), 2.8 * girth, 3 * girth),
      fill: mixColors(look.top, '#b08a4a', 0.6),
    },
    {
      pathData:
        dot(at(0.36, -0.44), 2 * girth) +
        discPath(...between(rig.nearLeg.root, rig.nearLeg.middle, 0.9), 2.4 * girth, 1.8 * girth),
      fill: look.skin,
    },
  ],
  bowtie: ({ at, girth, look }) => {
    const [x, y] = at(1.0, 0)
    return [
      {
        pathData:
          polygonPath([
            [x, y],
            [x - 4.4 * girth, y - 2.4 * girth],
            [x - 4.4 * girth, y + 2.4 * girth],
          ]) +
          polygonPath([
            [x, y],
            [x + 4.4 * girth, y - 2.4 * girth],
            [x + 4.4 * girth, y + 2.4 * girth],
          ]) +
          discPath(x, y, 1.2 * girth),
        fill: look.accent,
      },
    ]
  },
  ruff: ({ rig, girth }) => {
    const [x, y] = between(rig.neck, rig.head, 0.1)
    const folds = Array.from({ length: 11 }, (_, index) =>
      discPath(
        x + (index - 5) * 2 * girth,
        y + (index % 2 === 0 ? 0.8 : -0.4) * girth,
        1.9 * girth,
        2.4 * girth,
      ),
    )
    return [{ pathData: folds.join(''), fill: '#f6f3ea' }]
  },
  stars: ({ at, girth }) => [
    {
      pathData: [
        [0.8, -0.4],
        [0.56, 0.36],
        [0.36, -0.3],
      ]
        .map(([high, across]) => star(at(high!, across!), 2.6 * girth))
        .join(''),
      fill: '#f6d24a',
    },
  ],
  vest: ({ at, isSide, look }) => [
    {
      pathData: isSide
        ? polygonPath([at(0.98, -0.6), at(0.98, 0.3), at(0.1, 0.5), at(0.1, -0.8)])
        : polygonPath([at(1.0, -0.5), at(0.98, -0.2), at(0.1, -0.3), at(0.1, -0.96)]) +
          polygonPath([at(1.0, 0.5), at(0.98, 0.2), at(0.1, 0.3), at(0.1, 0.96)]),
      fill: look.accent,
    },
  ],
  plaid: (trunk) => [
    {
      pathData:
        [0.24, 0.5, 0.76].map((high) => line(trunk, high, 0.7)).join('') +
        (trunk.isSide ? [0] : [-0.5, 0, 0.5])
          .map((across) =>
            limbPath(
              [trunk.at(1.0, across), trunk.at(0.12, across)],
              [0.7, 0.7].map((each) => each * trunk.girth),
            ),
          )
          .join(''),
      fill: trunk.look.accent,
    },
  ],
  /** The lines of a trained chest. */
  muscles: ({ at, girth, look, isSide }) => {
    if (isSide) return []
    const thin = 0.5 * girth
    const lines = [
      limbPath([at(0.72, -0.62), at(0.64, -0.4), at(0.66, -0.08)], [thin, thin, thin]),
      limbPath([at(0.72, 0.62), at(0.64, 0.4), at(0.66, 0.08)], [thin, thin, thin]),
      limbPath([at(0.88, 0), at(0.12, 0)], [thin, thin]),
      ...[0.5, 0.34, 0.2].map((high) => limbPath([at(high, -0.36), at(high, 0.36)], [thin, thin])),
    ]
    return [{ pathData: lines.join(''), fill: darker(look.top, 0.72) }]
  },
  badge: ({ at, girth, isSide }) => [
    { pathData: star(at(0.76, isSide ? 0.4 : 0.46), 2.6 * girth), fill: '#f0bf3c' },
  ],
  dots: ({ at, girth, look }) => [
    {
      pathData: [
        [0.84, -0.5],
        [0.84, 0.4],
        [0.62, 0],
        [0.44, -0.5],
        [0.44, 0.5],
        [0.22, 0],
      ]
        .map(([high, across]) => dot(at(high!, across!), 1.7 * girth))
        .join(''),
      fill: look.accent,
    },
  ],
}

function boxOf([x, y]: Point, half: number, high: number): string {
  return boxPath(x - half, y - high, half * 2, high * 2)
}

function star([x, y]: Point, size: number): string {
  return polygonPath(
    Array.from({ length: 10 }, (_, index): Point => {
      const angle = (index / 10) * Math.PI * 2 - Math.PI / 2
      const reach = index % 2 === 0 ? size : size * 0.44
      return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach]
    }),
  )
}
