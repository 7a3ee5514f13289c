// What faces do and what flies around them, on a head of radius 1 around the origin; it looks to the right in side views.

import type { OutlineLayer } from '../request.ts'
import type { FaceMark } from './deed-looks.ts'
import { wornMarks } from './face-wear.ts'
import type { Look } from './look.ts'
import { boxPath, discPath, hullPath, limbPath, polygonPath, rodPath, type Point } from './vector.ts'

const ink = '#2b2020'
const smoke = '#e4e7ec'

interface Face {
  readonly look: Look
  readonly isSide: boolean
  /** Where the eyes and the mouth are. */
  readonly eyes: readonly number[]
  readonly mouth: number
}

export function drawMarks(look: Look, isSide: boolean): OutlineLayer[] {
  const face = { look, isSide, eyes: isSide ? [0.56] : [-0.34, 0.34], mouth: isSide ? 0.72 : 0 }
  return (look.marks ?? []).flatMap((mark) => painters[mark](face))
}

/** An eye that is shut: skin over it, and a bow of lashes. */
function shutEye({ look }: Face, x: number): OutlineLayer[] {
  return [
    { pathData: discPath(x, 0.04, 0.19, 0.22), fill: look.skin },
    {
      pathData: rodPath(
        [
          [x - 0.2, 0.02],
          [x, 0.13],
          [x + 0.2, 0.02],
        ],
        0.055,
      ),
      fill: ink,
    },
  ]
}

/** A small shape repeated at places, each with its size. */
function strew(spots: readonly (readonly [x: number, y: number, size: number])[]): string {
  return spots.map(([x, y, size]) => discPath(x, y, size)).join('')
}

/** A drop that falls, or flies off to a side. */
function drop(x: number, y: number, size: number, tip: Point): string {
  return hullPath([
    { x, y, radius: size },
    { x: x + tip[0] * size, y: y + tip[1] * size, radius: size * 0.12 },
  ])
}

function star(x: number, y: number, size: number): string {
  return polygonPath(
    Array.from({ length: 10 }, (_, tip): Point => {
      const angle = (tip / 10) * Math.PI * 2 - Math.PI / 2
      const reach = tip % 2 === 0 ? size : size * 0.45
      return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach]
    }),
  )
}

/** A note with its flag. */
function note(x: number, y: number, size: number): string {
  return (
    discPath(x, y, size * 0.42, size * 0.32) +
    boxPath(x + size * 0.28, y - size * 1.5, size * 0.14, size * 1.5) +
    polygonPath([
      [x + size * 0.3, y - size * 1.5],
      [x + size * 0.95, y - size * 1.05],
      [x + size * 0.85, y - size * 0.75],
      [x + size * 0.3, y - size * 1.1],
    ])
  )
}

/** A mouth that is wide open, with its tongue. */
function gape({ isSide, mouth }: Face, tall: number): OutlineLayer[] {
  const wide = isSide ? 0.24 : tall * 0.82
  return [
    { pathData: discPath(isSide ? mouth - 0.04 : 0, 0.56, wide, tall), fill: '#5a1d20' },
    {
      pathData: discPath(isSide ? mouth - 0.06 : 0, 0.56 + tall * 0.5, wide * 0.68, tall * 0.42),
      fill: '#d9686a',
    },
  ]
}

const painters: Readonly<Record<FaceMark, (face: Face) => OutlineLayer[]>> = {
  wink: (face) => [
    ...shutEye(face, face.eyes.at(-1)!),
    {
      pathData: rodPath(
        [
          [face.mouth - 0.3, 0.46],
          [face.mouth, 0.62],
          [face.mouth + 0.36, 0.4],
        ],
        0.07,
      ),
      fill: '#8c2f2f',
    },
  ],
  'closed eyes': (face) => face.eyes.flatMap((x) => shutEye(face, x)),
  blush: ({ isSide }) => [
    {
      pathData: (isSide ? [0.3] : [-0.58, 0.58]).map((x) => discPath(x, 0.4, 0.27, 0.2)).join(''),
      fill: '#ee7f7f',
    },
  ],
  yawn: (face) => [...face.eyes.flatMap((x) => shutEye(face, x)), ...gape(face, 0.42)],
  pout: ({ mouth }) => [
    { pathData: discPath(mouth, 0.5, 0.2, 0.1) + discPath(mouth, 0.62, 0.24, 0.13), fill: '#c9585c' },
    { pathData: boxPath(mouth - 0.2, 0.53, 0.4, 0.05), fill: '#8c2f2f' },
  ],
  tongue: ({ mouth, isSide }) => [
    { pathData: discPath(mouth, 0.5, isSide ? 0.2 : 0.3, 0.12), fill: '#5a1d20' },
    {
      pathData: isSide
        ? hullPath([
            { x: mouth, y: 0.54, radius: 0.12 },
            { x: mouth + 0.42, y: 0.66, radius: 0.13 },
          ])
        : hullPath([
            { x: 0, y: 0.56, radius: 0.16 },
            { x: 0.02, y: 0.86, radius: 0.19 },
          ]),
      fill: '#e5737c',
    },
  ],
  whistle: ({ mouth }) => [
    { pathData: discPath(mouth, 0.54, 0.19), fill: '#c9585c' },
    { pathData: discPath(mouth, 0.54, 0.1), fill: '#3c1416' },
    { pathData: note(1.5, 0.3, 0.42) + note(2.05, -0.4, 0.5) + note(1.35, -0.95, 0.36), fill: '#28344f' },
  ],
  'gum bubble': ({ mouth, isSide }) => [
    { pathData: discPath(mouth + (isSide ? 0.62 : 0), isSide ? 0.55 : 0.66, 0.62), fill: '#f08fb4' },
    { pathData: discPath(mouth + (isSide ? 0.42 : -0.2), 0.36, 0.16, 0.12), fill: '#fbd0e0' },
  ],
  spray: (face) => [
    ...face.eyes.flatMap((x) => shutEye(face, x)),
    ...gape(face, 0.34),
    {
      pathData: strew([
        [1.4, 0.5, 0.1],
        [1.75, 0.3, 0.08],
        [1.8, 0.72, 0.11],
        [2.15, 0.5, 0.09],
        [2.3, 0.12, 0.08],
        [2.35, 0.9, 0.1],
        [2.75, 0.4, 0.1],
        [2.8, 0.8, 0.07],
        [2.85, 0.02, 0.08],
      ]),
      fill: '#bfe2f2',
    },
    {
      pathData: [-0.28, 0, 0.28]
        .map((rise) =>
          rodPath(
            [
              [1.25, 0.54 + rise * 0.6],
              [2.2, 0.54 + rise * 2],
            ],
            0.04,
          ),
        )
        .join(''),
      fill: '#dff0f8',
    },
  ],
  puffs: (face) => [
    ...face.eyes.flatMap((x) => shutEye(face, x)),
    {
      pathData: strew([
        [1.75, 0.5, 0.2],
        [2.05, 0.38, 0.26],
        [2.1, 0.66, 0.22],
        [2.6, 0.4, 0.17],
        [2.75, 0.6, 0.2],
      ]),
      fill: smoke,
    },
  ],
  sweat: ({ isSide }) => {
    const drops = isSide
      ? drop(0.2, -0.3, 0.15, [0, -2.4]) +
        drop(-0.3, 0.15, 0.13, [0, -2.4]) +
        drop(1.3, -0.5, 0.13, [-1.9, 1.1])
      : drop(-0.62, -0.22, 0.15, [0, -2.4]) +
        drop(0.66, 0.06, 0.15, [0, -2.4]) +
        drop(0.1, -0.5, 0.12, [0, -2.4])
    const flown =
      drop(-1.45, -0.6, 0.14, [1.8, 1.2]) +
      drop(-1.3, -1.15, 0.12, [1.6, 1.6]) +
      (isSide ? '' : drop(1.45, -0.6, 0.14, [-1.8, 1.2]) + drop(1.3, -1.15, 0.12, [-1.6, 1.6]))
    return [{ pathData: drops + flown, fill: '#57b7e8' }]
  },
  'clenched teeth': ({ mouth, isSide }) => {
    const half = isSide ? 0.2 : 0.34
    return [
      { pathData: boxPath(mouth - half, 0.42, half * 2, 0.26), fill: '#5a1d20' },
      { pathData: boxPath(mouth - half + 0.03, 0.45, half * 2 - 0.06, 0.2), fill: '#ffffff' },
      {
        pathData:
          boxPath(mouth - half, 0.54, half * 2, 0.025) +
          [-0.5, 0, 0.5].map((share) => boxPath(mouth + half * share - 0.012, 0.45, 0.025, 0.2)).join(''),
        fill: '#8a8f99',
      },
    ]
  },
  cigarette: ({ mouth }) => [
    {
      pathData: rodPath(
        [
          [mouth + 0.1, 0.56],
          [mouth + 0.86, 0.66],
        ],
        0.075,
      ),
      fill: '#f6f3ec',
    },
    { pathData: discPath(mouth + 0.92, 0.67, 0.085), fill: '#f0642f' },
    {
      pathData: limbPath(
        [
          [mouth + 0.98, 0.5],
          [mouth + 1.2, 0.1],
          [mouth + 0.95, -0.4],
          [mouth + 1.3, -0.95],
          [mouth + 1.05, -1.6],
        ],
        [0.05, 0.11, 0.15, 0.2, 0.26],
      ),
      fill: smoke,
    },
  ],
  foam: ({ mouth }) => [
    {
      pathData: strew([
        [mouth, 0.56, 0.2],
        [mouth + 0.16, 0.66, 0.16],
        [mouth - 0.14, 0.68, 0.15],
      ]),
      fill: '#ffffff',
    },
  ],
  lathered: ({ isSide }) => [
    {
      pathData: isSide
        ? strew([
            [0.9, 0.42, 0.16],
            [0.78, 0.7, 0.26],
            [0.5, 0.92, 0.28],
            [0.16, 0.92, 0.26],
            [-0.12, 0.66, 0.25],
            [0.3, 0.7, 0.3],
          ])
        : strew([
            [-0.74, 0.4, 0.22],
            [-0.56, 0.74, 0.28],
            [-0.2, 0.98, 0.28],
            [0.2, 0.98, 0.28],
            [0.56, 0.74, 0.28],
            [0.74, 0.4, 0.22],
            [0, 0.72, 0.26],
          ]),
      fill: '#fbfdff',
    },
  ],
  dizzy: ({ isSide }) => [
    {
      pathData: star(isSide ? -0.9 : -1.1, -1.45, 0.32) + star(0, -1.85, 0.38) + star(1.1, -1.45, 0.32),
      fill: '#f2c53a',
    },
  ],
  steam: ({ isSide }) => [
    {
      pathData: (isSide ? [-1] : [-1, 1])
        .map((side) =>
          strew([
            [side * 1.25, -0.3, 0.2],
            [side * 1.6, -0.62, 0.3],
            [side * 1.95, -1.05, 0.38],
          ]),
        )
        .join(''),
      fill: '#f3f4f6',
    },
  ],
  'big laugh': (face) => [
    ...face.eyes.flatMap((x) => shutEye(face, x)),
    {
      pathData: face.isSide
        ? 'M0.4 0.36L0.92 0.36C0.92 0.66 0.72 0.86 0.5 0.8C0.42 0.7 0.38 0.5 0.4 0.36Z'
        : 'M-0.46 0.34L0.46 0.34C0.46 0.74 0.26 0.94 0 0.94C-0.26 0.94 -0.46 0.74 -0.46 0.34Z',
      fill: '#5a1d20',
    },
    { pathData: boxPath(face.isSide ? 0.44 : -0.38, 0.35, face.isSide ? 0.44 : 0.76, 0.13), fill: '#ffffff' },
    { pathData: discPath(face.isSide ? 0.62 : 0, 0.78, face.isSide ? 0.14 : 0.24, 0.12), fill: '#d9686a' },
    {
      pathData: face.isSide
        ? drop(0.2, 0.1, 0.11, [1.2, -1.8])
        : drop(-0.8, 0.12, 0.12, [1.6, -1.4]) + drop(0.8, 0.12, 0.12, [-1.6, -1.4]),
      fill: '#57b7e8',
    },
  ],
  scream: (face) => [
    {
      pathData: face.eyes.map((x) => discPath(x, -0.02, 0.26, 0.3)).join(''),
      fill: '#ffffff',
    },
    { pathData: face.eyes.map((x) => discPath(x, 0, 0.1)).join(''), fill: ink },
    ...gape(face, 0.46),
  ],
  balloon: ({ mouth, isSide }) => {
    const [x, y] = isSide ? [mouth + 2.5, 0.3] : [0, 2.2]
    return [
      {
        pathData:
          discPath(x, y, 1.7, 1.45) +
          (isSide
            ? polygonPath([
                [mouth + 0.2, 0.5],
                [x - 1.2, y - 0.9],
                [x - 1.2, y + 0.95],
                [mouth + 0.2, 0.66],
              ])
            : ''),
        fill: '#e2453a',
      },
      { pathData: discPath(x - 0.5, y - 0.7, 0.4, 0.24), fill: '#f6b0a8' },
    ]
  },
  pain: ({ isSide }) => [
    {
      pathData: [-60, -30, 0, 30, 60]
        .map((degrees) => {
          const angle = ((degrees - (isSide ? 10 : 0)) * Math.PI) / 180
          const [x, y] = [Math.sin(angle), -Math.cos(angle)]
          return rodPath(
            [
              [x * 1.4, y * 1.4 - 0.1],
              [x * 1.6 + y * 0.1, y * 1.6 - 0.1 - x * 0.1],
              [x * 1.72 - y * 0.1, y * 1.72 - 0.1 + x * 0.1],
              [x * 2, y * 2 - 0.1],
            ],
            0.06,
          )
        })
        .join(''),
      fill: '#e2453a',
    },
  ],
  ...wornMarks,
}
