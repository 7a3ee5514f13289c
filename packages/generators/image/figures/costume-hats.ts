// Hats of offices, peoples and times, on a head of radius 1 around the origin.

import type { MoreHat } from './hat-names.ts'
import type { HatPainter } from './hat-painter.ts'
import { featherFan, nemes, snakes } from './head-dresses.ts'
import { darker, mixColors } from './mix.ts'
import { boxPath, discPath, hullPath, layer, limbPath, polygonPath, type Point } from './vector.ts'

const dome = (reach: number, low: number, high = 1.5): string =>
  `M${-reach} ${low}C${-reach * 1.04} ${low - high} ${reach * 1.04} ${low - high} ${reach} ${low}Z`

const band = (reach: number, y: number, girth: number): string =>
  hullPath([
    { x: -reach, y, radius: girth },
    { x: reach, y, radius: girth },
  ])

export const costumeHats: Readonly<Record<MoreHat, HatPainter>> = {
  /** A peaked cap in the color of the uniform. */
  officer: ({ look, front }) => [
    layer(
      'M-1.38 -0.98C-1.3 -1.5 -0.6 -1.72 0 -1.72C0.6 -1.72 1.3 -1.5 1.38 -0.98C1.1 -0.78 0.9 -0.7 0.92 -0.56L-0.92 -0.56C-0.9 -0.7 -1.1 -0.78 -1.38 -0.98Z',
      darker(look.top, 0.86),
    ),
    layer(boxPath(-0.96, -0.82, 1.92, 0.3), '#b5322e'),
    layer(
      hullPath([
        { x: -0.74 + front, y: -0.46, radius: 0.12 },
        { x: 0.74 + front * 0.6, y: -0.44, radius: 0.12 },
      ]),
      '#15151c',
    ),
    layer(discPath(front * 0.6, -1.1, 0.22), '#f3c13a'),
  ],
  turban: ({ front, main }) => [
    layer(
      'M-1.16 -0.2C-1.5 -1.3 -0.7 -1.9 0 -1.9C0.7 -1.9 1.5 -1.3 1.16 -0.2C0.6 -0.6 -0.6 -0.6 -1.16 -0.2Z',
      main,
    ),
    layer(
      limbPath(
        [
          [-1.12, -0.36],
          [0.1 + front * 0.4, -0.94],
          [1.0, -1.4],
        ],
        [0.07, 0.09, 0.05],
      ) +
        limbPath(
          [
            [1.12, -0.36],
            [0 + front * 0.4, -0.94],
            [-0.9, -1.44],
          ],
          [0.07, 0.09, 0.05],
        ),
      darker(main, 0.8),
    ),
    layer(discPath(front * 0.5, -0.98, 0.2), '#f3c13a'),
    layer(discPath(front * 0.5, -0.98, 0.11), '#d9383f'),
  ],
  sombrero: ({ main }) => [
    layer(
      'M-2.5 -0.95C-1.6 -0.3 1.6 -0.3 2.5 -0.95C2.3 -0.5 1.4 -0.1 0 -0.1C-1.4 -0.1 -2.3 -0.5 -2.5 -0.95Z',
      '#d9a650',
    ),
    layer(
      'M-0.95 -0.5C-0.9 -1.2 -0.5 -2.05 0 -2.05C0.5 -2.05 0.9 -1.2 0.95 -0.5Q0 -0.24 -0.95 -0.5Z',
      '#e3b564',
    ),
    layer(
      'M-0.94 -0.56C-0.92 -0.7 -0.9 -0.82 -0.86 -0.94Q0 -0.66 0.86 -0.94C0.9 -0.82 0.92 -0.7 0.94 -0.56Q0 -0.28 -0.94 -0.56Z',
      main,
    ),
  ],
  mitre: () => [
    layer(
      'M-0.95 -0.42L-0.98 -1.3Q-0.5 -2.1 0 -2.6Q0.5 -2.1 0.98 -1.3L0.95 -0.42Q0 -0.2 -0.95 -0.42Z',
      '#f4efe0',
    ),
    layer(
      'M-0.95 -0.42L-0.96 -0.66Q0 -0.44 0.96 -0.66L0.95 -0.42Q0 -0.2 -0.95 -0.42Z' +
        boxPath(-0.1, -2.0, 0.2, 1.4) +
        boxPath(-0.36, -1.66, 0.72, 0.2),
      '#d2a138',
    ),
  ],
  kippah: ({ front }) => [
    layer(
      `M${-0.72 - front * 0.3} -0.92C${-0.6 - front * 0.3} -1.36 ${0.6 - front * 0.3} -1.36 ${0.72 - front * 0.3} -0.92Q${-front * 0.3} -1.04 ${-0.72 - front * 0.3} -0.92Z`,
      '#27335c',
    ),
  ],
  bandana: ({ main }) => [
    layer(dome(1.12, -0.36, 1.25), main),
    layer(
      limbPath(
        [
          [-1.05, -0.42],
          [-1.5, -0.2],
          [-1.6, 0.24],
        ],
        [0.14, 0.2, 0.1],
      ),
      darker(main, 0.84),
    ),
    layer(
      discPath(-0.5, -0.8, 0.1) +
        discPath(0, -0.62, 0.1) +
        discPath(0.5, -0.84, 0.1) +
        discPath(0.1, -1.12, 0.09),
      '#ffffff',
    ),
  ],
  headband: ({ main }) => [
    layer(
      hullPath([
        { x: -1.02, y: -0.5, radius: 0.13 },
        { x: 0, y: -0.6, radius: 0.14 },
        { x: 1.02, y: -0.5, radius: 0.13 },
      ]),
      main,
    ),
  ],
  ushanka: ({ main }) => [
    layer(dome(1.14, -0.4, 1.4), '#6b4a33'),
    layer(
      hullPath([
        { x: -1.04, y: -0.2, radius: 0.26 },
        { x: -0.98, y: 0.62, radius: 0.24 },
      ]) +
        hullPath([
          { x: 1.04, y: -0.2, radius: 0.26 },
          { x: 0.98, y: 0.62, radius: 0.24 },
        ]),
      '#8a6448',
    ),
    layer(boxPath(-1.08, -0.98, 2.16, 0.6), '#8a6448'),
    layer(starPath(0, -0.7, 0.24), main),
  ],
  beret: ({ main }) => [
    layer(
      'M-1.02 -0.5C-1.7 -0.7 -1.8 -1.2 -1.1 -1.38C-0.4 -1.6 0.9 -1.5 1.06 -0.98C1.12 -0.7 0.8 -0.5 0.5 -0.5Z',
      main,
    ),
    layer(discPath(-0.3, -1.52, 0.09, 0.14), darker(main, 0.8)),
  ],
  fez: () => [
    layer(
      polygonPath([
        [-0.8, -0.62],
        [0.8, -0.62],
        [0.62, -1.7],
        [-0.62, -1.7],
      ]),
      '#b02a2c',
    ),
    layer(
      limbPath(
        [
          [0, -1.7],
          [0.78, -1.5],
          [0.84, -0.9],
        ],
        [0.05, 0.05, 0.12],
      ),
      '#1d1a22',
    ),
  ],
  /** Napoleon's hat, seen from its broad side. */
  bicorne: () => [
    layer(
      'M-2 -0.5C-1.9 -1.1 -1.2 -1.75 0 -1.8C1.2 -1.75 1.9 -1.1 2 -0.5C1.5 -0.72 1 -0.5 0 -0.46C-1 -0.5 -1.5 -0.72 -2 -0.5Z',
      '#1d1c26',
    ),
    layer(
      'M-1.9 -0.62C-1.2 -0.84 -0.8 -0.62 0 -0.6C0.8 -0.62 1.2 -0.84 1.9 -0.62L1.98 -0.5C1.5 -0.72 1 -0.5 0 -0.46C-1 -0.5 -1.5 -0.72 -1.98 -0.5Z',
      '#c9a03a',
    ),
    layer(discPath(0, -1.36, 0.26), '#2f55b0'),
    layer(discPath(0, -1.36, 0.18), '#f4f4f6'),
    layer(discPath(0, -1.36, 0.1), '#c9282d'),
  ],
  tricorne: ({ main }) => [
    layer(
      'M-1.85 -1.05C-1.2 -0.62 -0.6 -0.42 0 -0.36C0.6 -0.42 1.2 -0.62 1.85 -1.05C1.4 -1.3 0.9 -1.4 0.7 -1.58C0.4 -1.76 -0.4 -1.76 -0.7 -1.58C-0.9 -1.4 -1.4 -1.3 -1.85 -1.05Z',
      mixColors(main, '#1d1a1e', 0.82),
    ),
    layer(
      'M-1.85 -1.05C-1.2 -0.62 -0.6 -0.42 0 -0.36C0.6 -0.42 1.2 -0.62 1.85 -1.05L1.72 -1.1C1.1 -0.78 0.6 -0.58 0 -0.54C-0.6 -0.58 -1.1 -0.78 -1.72 -1.1Z',
      '#c9a03a',
    ),
  ],
  conical: () => [
    layer('M-1.9 -0.2Q0 -2.6 1.9 -0.2Q0 0.02 -1.9 -0.2Z', '#dcb96c'),
    layer('M-1.4 -0.62Q0 -0.5 1.4 -0.62L1.54 -0.52Q0 -0.38 -1.54 -0.52Z', '#b08c44'),
  ],
  /** A crest of feathers, as chiefs and Aztec kings wear. */
  feathers: ({ main }) => [
    ...featherFan(main),
    layer(band(0.98, -0.56, 0.14), '#c9382f'),
    layer(discPath(-0.5, -0.56, 0.09) + discPath(0, -0.58, 0.1) + discPath(0.5, -0.56, 0.09), '#f3d36a'),
  ],
  nemes: () => nemes(),
  deerstalker: ({ front }) => [
    layer(dome(1.14, -0.36, 1.36), '#a5825a'),
    layer(
      hullPath([
        { x: 0.2 + front * 0.5, y: -0.4, radius: 0.15 },
        { x: -0.2 + front * 1.6, y: -0.3, radius: 0.12 },
      ]) +
        hullPath([
          { x: -0.2 - front * 0.5, y: -0.4, radius: 0.15 },
          { x: 0.2 - front * 1.6, y: -0.26, radius: 0.12 },
        ]),
      '#86683f',
    ),
    layer(
      hullPath([
        { x: -1.02, y: -0.4, radius: 0.16 },
        { x: -1.0, y: 0.3, radius: 0.18 },
      ]) +
        hullPath([
          { x: 1.02 - front, y: -0.4, radius: 0.16 },
          { x: 1 - front, y: 0.3, radius: 0.18 },
        ]),
      '#8f7046',
    ),
    layer(discPath(0, -1.36, 0.14), '#6b5030'),
  ],
  halo: () => [layer(ovalRing(0, -1.62, 0.95, 0.3, 0.13), '#f6d24a')],
  snakes: () => snakes(),
  jester: ({ look, main }) => [
    layer('M-1.1 -0.3C-1.3 -1.2 -1.6 -1.5 -2.2 -1.1C-1.9 -1.9 -0.8 -2 -0.1 -1.2L0.1 -0.4Z', main),
    layer('M1.1 -0.3C1.3 -1.2 1.6 -1.5 2.2 -1.1C1.9 -1.9 0.8 -2 0.1 -1.2L-0.1 -0.4Z', look.bottom),
    layer(discPath(-2.2, -0.98, 0.2) + discPath(2.2, -0.98, 0.2), '#f3c13a'),
  ],
  sailor: () => [
    layer(boxPath(-0.94, -0.84, 1.88, 0.3), '#24407c'),
    layer('M-1.02 -0.8C-1.2 -1.4 -0.6 -1.5 0 -1.5C0.6 -1.5 1.2 -1.4 1.02 -0.8Z', '#f7f7fb'),
  ],
  kepi: ({ look, front }) => [
    layer(
      polygonPath([
        [-0.94, -0.5],
        [0.96, -0.5],
        [0.84 + front * 0.2, -1.24],
        [-0.62, -1.46],
      ]),
      darker(look.top, 0.9),
    ),
    layer(
      hullPath([
        { x: -0.7 + front, y: -0.46, radius: 0.12 },
        { x: 0.7 + front * 0.6, y: -0.42, radius: 0.1 },
      ]),
      '#17161c',
    ),
  ],
  wig: () => [
    layer(
      discPath(0, -0.9, 0.86, 0.5) +
        [-1, 1].flatMap((side) => [-0.4, 0.1, 0.6].map((y) => discPath(side * 1.06, y, 0.36, 0.3))).join('') +
        discPath(-0.7, -0.72, 0.5, 0.4) +
        discPath(0.7, -0.72, 0.5, 0.4),
      '#ece8de',
    ),
  ],
  hijab: ({ main }) => [
    layer(
      'M0 -1.3C-1 -1.3 -1.3 -0.6 -1.25 0.3C-1.2 1.1 -1.3 1.6 -1.5 1.9L1.5 1.9C1.3 1.6 1.2 1.1 1.25 0.3C1.3 -0.6 1 -1.3 0 -1.3ZM0 -0.7C0.62 -0.7 0.84 -0.24 0.84 0.2C0.84 0.74 0.5 1.1 0 1.1C-0.5 1.1 -0.84 0.74 -0.84 0.2C-0.84 -0.24 -0.62 -0.7 0 -0.7Z',
      main,
    ),
  ],
  bowler: () => [
    layer(dome(0.96, -0.62, 1.3), '#25232c'),
    layer(
      hullPath([
        { x: -1.3, y: -0.68, radius: 0.1 },
        { x: 0, y: -0.52, radius: 0.14 },
        { x: 1.3, y: -0.68, radius: 0.1 },
      ]),
      '#1c1a22',
    ),
  ],
  flatcap: ({ front }) => [
    layer('M-1.14 -0.4C-1.3 -1.2 -0.6 -1.42 0.1 -1.36C0.9 -1.3 1.3 -0.9 1.36 -0.5Z', '#7a6a52'),
    layer(
      hullPath([
        { x: 0.1 + front * 0.4, y: -0.44, radius: 0.12 },
        { x: 0.7 + front * 0.8, y: -0.38, radius: 0.1 },
      ]),
      '#5f523e',
    ),
  ],
  swimcap: ({ main }) => [layer(dome(1.08, -0.3, 1.28), main)],
  /** Feathered band of a flapper. */
  flapper: ({ main }) => [
    layer(
      hullPath([
        { x: -1.02, y: -0.52, radius: 0.1 },
        { x: 0, y: -0.64, radius: 0.1 },
        { x: 1.02, y: -0.52, radius: 0.1 },
      ]),
      '#d9b04a',
    ),
    layer('M0.7 -0.6C0.3 -1.2 0.5 -2 1.1 -2.3C1.5 -1.9 1.4 -1.1 0.9 -0.6Z', main),
  ],
}

function starPath(x: number, y: number, size: number): string {
  return polygonPath(
    Array.from({ length: 10 }, (_, index): Point => {
      const angle = (index / 10) * Math.PI * 2 - Math.PI / 2
      const reach = index % 2 === 0 ? size : size * 0.42
      return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach]
    }),
  )
}

function ovalRing(x: number, y: number, wide: number, high: number, girth: number): string {
  const points = Array.from({ length: 21 }, (_, index): Point => {
    const angle = (index / 20) * Math.PI * 2
    return [x + Math.cos(angle) * wide, y + Math.sin(angle) * high]
  })
  return limbPath(
    points,
    points.map(() => girth),
  )
}
