// Heads of animals on the bodies of people: a bear as a chef, a fox in a suit. On a head of radius 1 around the origin, the
// face to the right in side views; the eyes are where people have theirs, so moods, glasses and hats fit.

import type { OutlineLayer } from '../request.ts'
import type { BeastName } from './beast-names.ts'
import { beastLooks, type BeastHead } from './beast-faces.ts'
import { darker } from './mix.ts'
import { discPath, hullPath, layer, limbPath, polygonPath, type Point } from './vector.ts'

const ink = '#241a1c'

/** What is behind the eyes: ears, the head, the muzzle. */
export function beastBehindEyes(name: BeastName, isSide: boolean): OutlineLayer[] {
  const head = beastLooks[name]
  return [
    ...maneOf(head, isSide),
    ...hornsOf(head, isSide),
    ...earsOf(head, isSide),
    layer(discPath(isSide ? 0 : 0, 0, isSide ? 1.04 : 1.12, 1.06), head.coat),
    ...marksOf(head, isSide),
    ...(head.face === 'beak' ? [] : muzzleOf(head, isSide)),
    ...(head.face === 'frog' ? bulges(head, isSide) : []),
  ]
}

/** What is before the eyes: the nose or the beak. */
export function beastBeforeEyes(name: BeastName, isSide: boolean): OutlineLayer[] {
  const head = beastLooks[name]
  if (head.face === 'beak') return beakOf(head, isSide)
  if (head.extra === 'trunk') return trunkOf(head, isSide)
  const nose = head.nose ?? ink
  if (head.face === 'frog')
    return [
      layer(discPath(isSide ? 0.9 : -0.12, 0.36, 0.05) + discPath(isSide ? 0.8 : 0.12, 0.36, 0.05), ink),
    ]
  if (head.extra === 'pig') return snoutDisc(head, isSide)
  const tip = isSide ? 0.98 + head.snout * 0.62 : 0
  const size = 0.2 + head.snout * 0.05
  return [
    layer(
      isSide
        ? discPath(tip - 0.02, 0.36 + head.snout * 0.05, size * 0.9, size * 0.8)
        : hullPath([
            { x: -size * 0.6, y: 0.34, radius: size * 0.4 },
            { x: size * 0.6, y: 0.34, radius: size * 0.4 },
            { x: 0, y: 0.46, radius: size * 0.4 },
          ]),
      nose,
    ),
    ...(head.hasWhiskers ? [layer(whiskers(isSide), '#5a5058')] : []),
    ...(head.hasBuckTeeth ? [buckTeeth(isSide)] : []),
    ...(head.extra === 'teeth' ? teethOf(head, isSide) : []),
  ]
}

function buckTeeth(isSide: boolean): OutlineLayer {
  const x = isSide ? 0.82 : -0.14
  return layer(`M${x} 0.66H${x + 0.28}V0.96H${x}Z`, '#fdfbf4')
}

function muzzleOf({ light, snout }: BeastHead, isSide: boolean): OutlineLayer[] {
  if (!isSide) {
    const wide = 0.5 + snout * 0.14
    return [layer(discPath(0, 0.6 + snout * 0.06, wide, 0.42 + snout * 0.14), light)]
  }
  return [
    layer(
      hullPath([
        { x: 0.42, y: 0.5, radius: 0.46 },
        { x: 0.72 + snout * 0.62, y: 0.54, radius: 0.3 },
      ]),
      light,
    ),
  ]
}

function earsOf(head: BeastHead, isSide: boolean): OutlineLayer[] {
  if (head.ears === 'none') return []
  const { coat, inner = '#e9b0a6', dark = darker(coat, 0.84) } = head
  const sides = isSide ? [-0.45] : [-1, 1]
  const both = (draw: (side: number) => string): string => sides.map(draw).join('')
  switch (head.ears) {
    case 'pointed':
      return [
        layer(
          both((side) => pointed(side, isSide, 1)),
          dark,
        ),
        layer(
          both((side) => pointed(side, isSide, 0.6)),
          inner,
        ),
      ]
    case 'round':
      return [
        layer(
          both((side) => discPath(side * 0.82, -0.82, 0.42)),
          dark,
        ),
        layer(
          both((side) => discPath(side * 0.8, -0.78, 0.24)),
          inner,
        ),
      ]
    case 'large':
      return [
        layer(
          both((side) => discPath(side * 1.2, -0.5, 0.66)),
          dark,
        ),
        layer(
          both((side) => discPath(side * 1.18, -0.46, 0.44)),
          inner,
        ),
      ]
    case 'flaps':
      return [
        layer(
          both((side) => discPath(side * 1.36, 0.02, 0.76, 0.94)),
          dark,
        ),
        layer(
          both((side) => discPath(side * 1.34, 0.06, 0.5, 0.66)),
          inner,
        ),
      ]
    case 'side':
      return [
        layer(
          both((side) =>
            hullPath([
              { x: side * 0.9, y: -0.42, radius: 0.22 },
              { x: side * 1.5, y: -0.34, radius: 0.16 },
            ]),
          ),
          dark,
        ),
      ]
    case 'long':
      return [
        layer(
          both((side) => long(side, 0.3)),
          dark,
        ),
        layer(
          both((side) => long(side, 0.16)),
          inner,
        ),
      ]
    case 'floppy':
      return [
        layer(
          both((side) =>
            hullPath([
              { x: side * 0.84, y: -0.56, radius: 0.3 },
              { x: side * 1.26, y: 0.44, radius: 0.32 },
            ]),
          ),
          dark,
        ),
      ]
  }
}

function pointed(side: number, isSide: boolean, share: number): string {
  const x = side * (isSide ? 0.6 : 0.7)
  const y = -0.74
  const reach = 0.92 * share
  return polygonPath([
    [x - 0.46 * share, y + 0.24],
    [x + side * 0.26, y - reach],
    [x + 0.46 * share, y + 0.24],
  ])
}

const long = (side: number, radius: number): string =>
  hullPath([
    { x: side * 0.42, y: -0.8, radius },
    { x: side * 0.66, y: -2.1, radius: radius * 0.86 },
  ])

function maneOf({ extra, mane = '#9a5a24' }: BeastHead, isSide: boolean): OutlineLayer[] {
  if (extra === 'mane') return [layer(discPath(isSide ? -0.3 : 0, 0.08, isSide ? 1.5 : 1.72, 1.66), mane)]
  if (extra !== 'horse') return []
  return [
    layer(
      hullPath([
        { x: isSide ? -0.5 : 0, y: -1, radius: 0.4 },
        { x: isSide ? -1.1 : 0, y: 0.4, radius: isSide ? 0.4 : 1.16 },
      ]),
      mane,
    ),
  ]
}

function hornsOf({ extra, horns = '#efe3c8' }: BeastHead, isSide: boolean): OutlineLayer[] {
  const sides = isSide ? [0.5] : [-1, 1]
  if (extra === 'horns')
    return [
      layer(
        sides
          .map((side) =>
            limbPath(
              [
                [side * 0.6 - (isSide ? 0.5 : 0), -0.7],
                [side * 1.35 - (isSide ? 0.4 : 0), isSide ? -1.5 : -0.95],
                [side * 1.5 + (isSide ? 0.3 : 0), isSide ? -1.9 : -1.6],
              ],
              [0.3, 0.26, 0.05],
            ),
          )
          .join(''),
        horns,
      ),
    ]
  if (extra !== 'antlers') return []
  const branch = (side: number): string => {
    const line = (points: readonly Point[]): string =>
      limbPath(
        points,
        points.map(() => 0.09),
      )
    return (
      line([
        [side * 0.4, -0.8],
        [side * 0.9, -1.6],
        [side * 0.8, -2.3],
      ]) +
      line([
        [side * 0.9, -1.6],
        [side * 1.5, -2],
      ]) +
      line([
        [side * 0.66, -1.2],
        [side * 1.2, -1.3],
      ])
    )
  }
  return [layer(sides.map(branch).join(''), horns)]
}

/** Stripes, spots, dark eyes and cheeks. */
function marksOf(head: BeastHead, isSide: boolean): OutlineLayer[] {
  const mark = head.mark ?? '#33262a'
  const eyes = isSide ? [0.52] : [-0.4, 0.4]
  if (head.extra === 'mask') return [layer(eyes.map((x) => discPath(x, 0.12, 0.4, 0.36)).join(''), mark)]
  if (head.extra === 'cheeks')
    return [
      layer((isSide ? [0.3] : [-0.62, 0.62]).map((x) => discPath(x, 0.52, 0.46, 0.4)).join(''), head.light),
    ]
  if (head.extra === 'discs') return [layer(eyes.map((x) => discPath(x, 0.1, 0.5)).join(''), head.light)]
  if (head.extra === 'spots')
    return [layer(discPath(-0.5, -0.6, 0.13) + discPath(0.1, -0.78, 0.12) + discPath(-0.8, 0.1, 0.12), mark)]
  if (head.extra !== 'stripes') return []
  const stripe = (points: readonly Point[]): string => limbPath(points, [0.1, 0.04])
  const across = isSide ? [-1] : [-1, 1]
  return [
    layer(
      [-0.26, 0, 0.26]
        .map((x) =>
          stripe([
            [x, -1],
            [x * 0.7, -0.6],
          ]),
        )
        .join('') +
        across
          .flatMap((side) =>
            [-0.1, 0.24, 0.56].map((y) =>
              stripe([
                [side * 1.04, y],
                [side * 0.66, y + 0.06],
              ]),
            ),
          )
          .join(''),
      mark,
    ),
  ]
}

function bulges({ coat }: BeastHead, isSide: boolean): OutlineLayer[] {
  return [layer((isSide ? [0.46] : [-0.56, 0.56]).map((x) => discPath(x, -0.5, 0.44)).join(''), coat)]
}

function beakOf({ beak = '#f0b03a', extra, isFlatBeak }: BeastHead, isSide: boolean): OutlineLayer[] {
  const comb: OutlineLayer[] =
    extra === 'comb'
      ? [
          layer(
            discPath(-0.3, -1.14, 0.28) + discPath(0.1, -1.26, 0.3) + discPath(0.46, -1.08, 0.26),
            '#d9382f',
          ),
          layer(discPath(isSide ? 0.8 : 0, 1.06, 0.2, 0.34), '#d9382f'),
        ]
      : []
  if (isSide)
    return [
      ...comb,
      layer(
        isFlatBeak
          ? hullPath([
              { x: 0.8, y: 0.4, radius: 0.24 },
              { x: 1.7, y: 0.56, radius: 0.17 },
            ])
          : 'M0.7 0.08C1.3 0.06 1.76 0.36 1.66 0.98C1.46 0.72 1.1 0.68 0.72 0.76Z',
        beak,
      ),
      layer(discPath(1, 0.32, 0.05), darker(beak, 0.6)),
    ]
  return [
    ...comb,
    layer(
      isFlatBeak
        ? discPath(0, 0.54, 0.56, 0.24)
        : polygonPath([
            [-0.32, 0.3],
            [0, 0.22],
            [0.32, 0.3],
            [0.06, 0.96],
            [-0.06, 0.96],
          ]),
      beak,
    ),
    layer(discPath(-0.12, 0.44, 0.05) + discPath(0.12, 0.44, 0.05), darker(beak, 0.6)),
  ]
}

function trunkOf({ coat }: BeastHead, isSide: boolean): OutlineLayer[] {
  const points: Point[] = isSide
    ? [
        [0.8, 0.4],
        [1.3, 0.9],
        [1.3, 1.7],
        [1.7, 1.9],
      ]
    : [
        [0, 0.3],
        [0, 1],
        [0.1, 1.6],
        [0.5, 1.8],
      ]
  const tusk = (x: number): string =>
    limbPath(
      [
        [x, 0.72],
        [x + (isSide ? 0.5 : x * 0.2), 1.24],
      ],
      [0.13, 0.05],
    )
  return [
    layer(isSide ? tusk(0.6) : tusk(-0.42) + tusk(0.42), '#f6f1e2'),
    layer(limbPath(points, [0.42, 0.32, 0.24, 0.16]), darker(coat, 0.92)),
  ]
}

function snoutDisc({ light }: BeastHead, isSide: boolean): OutlineLayer[] {
  const x = isSide ? 1.1 : 0
  return [
    layer(discPath(x, 0.42, isSide ? 0.24 : 0.42, 0.3), darker(light, 0.94)),
    layer(
      discPath(x - (isSide ? 0.02 : 0.15), 0.42, 0.07, 0.1) + (isSide ? '' : discPath(0.15, 0.42, 0.07, 0.1)),
      '#8a3f4f',
    ),
  ]
}

function whiskers(isSide: boolean): string {
  return (isSide ? [1] : [-1, 1])
    .flatMap((side) =>
      [-0.08, 0.06].map((drop) =>
        limbPath(
          [
            [side * 0.5, 0.56 + drop],
            [side * 1.3, 0.46 + drop * 3],
          ],
          [0.03, 0.02],
        ),
      ),
    )
    .join('')
}

/** Teeth along a long jaw. */
function teethOf({ snout }: BeastHead, isSide: boolean): OutlineLayer[] {
  const reach = isSide ? 0.5 + snout * 0.6 : 0.44
  const from = isSide ? 0.5 : -reach
  const count = 5
  const step = (isSide ? reach : reach * 2) / count
  return [
    layer(
      Array.from({ length: count }, (_, at) =>
        polygonPath([
          [from + at * step, 0.66],
          [from + (at + 1) * step, 0.66],
          [from + (at + 0.5) * step, 0.86],
        ]),
      ).join(''),
      '#fbf8ee',
    ),
  ]
}
