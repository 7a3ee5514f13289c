// What somebody is covered with: paint, flour, slime, ink. The same splashes on a body and in a face, in other colors.

import type { FacePainter } from './face-painter.ts'
import type { Splash } from './gear-names.ts'
import type { OutlineLayer } from '../request.ts'
import type { Limb } from './rig.ts'
import { between, discPath, type Point } from './vector.ts'

const splashColors: Readonly<Record<Splash, readonly string[]>> = {
  paint: ['#e8413c', '#2f7fd6', '#f4c430', '#3aa757'],
  flour: ['#f7f3ea'],
  slime: ['#6cc24a'],
  ink: ['#23243a'],
  chocolate: ['#5b3620'],
}

/** Radius of each splash of a body, and where: how high on the trunk and how far from its middle, or along a limb. */
const onTrunk = [
  [0.82, -0.5, 2.3],
  [0.7, 0.35, 2.9],
  [0.52, -0.25, 3.1],
  [0.36, 0.55, 2.2],
  [0.22, -0.6, 2.4],
  [0.3, 0.05, 1.5],
] as const
const onLimbs = [0.3, 0.62, 0.88]

interface Body {
  readonly rig: Readonly<Record<'nearArm' | 'farArm' | 'nearLeg' | 'farLeg', Limb>>
  readonly at: (high: number, across: number) => Point
  readonly girth: number
}

export const splashBody =
  (kind: Splash) =>
  ({ rig, at, girth }: Body): OutlineLayer[] => {
    const spots: (readonly [Point, number])[] = [
      ...onTrunk.map(([high, across, radius]) => [at(high, across), radius] as const),
      ...[rig.nearLeg, rig.farLeg].flatMap(({ root, middle, tip }) =>
        onLimbs.map((along, index) => {
          const isUpper = along < 0.5
          const from = isUpper ? between(root, middle, along * 2) : between(middle, tip, along * 2 - 1)
          return [from, [2.1, 1.5, 2][index]!] as const
        }),
      ),
      [between(rig.nearArm.root, rig.nearArm.middle, 0.5), 1.7],
      [between(rig.nearArm.middle, rig.nearArm.tip, 0.6), 1.5],
    ]
    return layers(kind, spots, girth)
  }

const onFace = [
  [0.42, 0.42, 0.2],
  [-0.46, 0.3, 0.17],
  [0.16, -0.6, 0.2],
  [-0.34, -0.5, 0.12],
  [0.1, 0.82, 0.12],
] as const

export const splashFace =
  (kind: Splash): FacePainter =>
  (_, isSide) =>
    layers(
      kind,
      onFace.map(([x, y, radius]) => [[isSide ? x * 0.5 + 0.24 : x, y], radius] as const),
      1,
    )

/** One layer a color, so that neighbors differ. A splash is a drop with two small ones beside it. */
function layers(kind: Splash, spots: readonly (readonly [Point, number])[], girth: number): OutlineLayer[] {
  const colors = splashColors[kind]
  return colors.map((fill, color) => ({
    fill,
    pathData: spots
      .filter((_, index) => index % colors.length === color)
      .map(([[x, y], radius]) => {
        const size = radius * girth
        return (
          discPath(x, y, size) +
          discPath(x + size * 1.15, y + size * 0.5, size * 0.34) +
          discPath(x - size * 0.7, y + size * 1.05, size * 0.42)
        )
      })
      .join(''),
  }))
}
