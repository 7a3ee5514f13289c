// Hats on a head of radius 1 around the origin.

import type { OutlineLayer } from '../request.ts'
import type { HatPainter } from './hat-painter.ts'
import type { Hat, Look } from './look.ts'
import { costumeHats } from './costume-hats.ts'
import type { View } from './stances.ts'
import { boxPath, discPath, hullPath, layer, polygonPath } from './vector.ts'

const dome = (reach: number, low: number): string =>
  `M${-reach} ${low}C${-reach * 1.04} ${low - 1.5} ${reach * 1.04} ${low - 1.5} ${reach} ${low}Z`

const brimmedHat: HatPainter = ({ look }) => [
  layer(
    hullPath([
      { x: -1.75, y: -0.72, radius: 0.14 },
      { x: 0, y: -0.48, radius: 0.2 },
      { x: 1.75, y: -0.72, radius: 0.14 },
    ]),
    look.hat === 'cowboy' ? '#8a5a30' : '#4a4450',
  ),
  layer(
    hullPath([
      { x: -0.6, y: -1.3, radius: 0.36 },
      { x: 0.6, y: -1.3, radius: 0.36 },
      { x: 0, y: -0.8, radius: 0.86 },
    ]),
    look.hat === 'cowboy' ? '#9c6837' : '#5a5462',
  ),
  layer(boxPath(-0.94, -0.82, 1.88, 0.24), look.hat === 'cowboy' ? '#5d3a1e' : '#24212b'),
]

/** The visor is up where the face has something to say. */
function openHelm(fill: string, front: number): OutlineLayer[] {
  return [
    layer(
      front === 1
        ? 'M0.8 -0.86C0.5 -1.4 -1.1 -1.5 -1.24 -0.2C-1.28 0.5 -1.1 1.1 -0.8 1.5L0.5 1.5C0.2 1.1 0 0.6 0.02 0.1C0.06 -0.4 0.4 -0.7 0.8 -0.86Z'
        : 'M0 -1.35C-1 -1.35 -1.26 -0.6 -1.24 0.2C-1.2 0.9 -1 1.4 -0.7 1.6L0.7 1.6C1 1.4 1.2 0.9 1.24 0.2C1.26 -0.6 1 -1.35 0 -1.35ZM0 -0.72C0.66 -0.72 0.88 -0.3 0.88 0.15C0.88 0.74 0.5 1.1 0 1.1C-0.5 1.1 -0.88 0.74 -0.88 0.15C-0.88 -0.3 -0.66 -0.72 0 -0.72Z',
      fill,
    ),
  ]
}

const hats: Readonly<Record<Hat, HatPainter>> = {
  ...costumeHats,
  none: () => [],
  space: () => [],
  chef: () => [
    layer(discPath(-0.62, -1.75, 0.56) + discPath(0.62, -1.75, 0.56) + discPath(0, -2, 0.66), '#ffffff'),
    layer(
      polygonPath([
        [-0.92, -0.5],
        [0.92, -0.5],
        [0.86, -1.7],
        [-0.86, -1.7],
      ]),
      '#f1f1f4',
    ),
  ],
  nurse: () => [
    layer(
      polygonPath([
        [-0.8, -0.7],
        [0.8, -0.7],
        [1, -1.35],
        [-1, -1.35],
      ]),
      '#ffffff',
    ),
    layer(boxPath(-0.1, -1.25, 0.2, 0.46) + boxPath(-0.23, -1.12, 0.46, 0.2), '#d9383f'),
  ],
  crown: () => [
    layer(
      polygonPath([
        [-0.95, -0.55],
        [0.95, -0.55],
        [1.08, -1.65],
        [0.52, -1.1],
        [0, -1.8],
        [-0.52, -1.1],
        [-1.08, -1.65],
      ]),
      '#f3c13a',
    ),
    layer(discPath(0, -0.85, 0.17) + discPath(-0.6, -0.8, 0.12) + discPath(0.6, -0.8, 0.12), '#d9383f'),
  ],
  laurel: () => [
    layer('M-1.05 -0.3C-0.8 -0.75 0.8 -0.75 1.05 -0.3L1.05 -0.55C0.8 -1 -0.8 -1 -1.05 -0.55Z', '#5f9b4a'),
  ],
  helmet: ({ front, main }) => [
    layer(dome(1.16, -0.34), main),
    layer(boxPath(-1.22, -0.52, 2.44 + front * 0.25, 0.24), main),
  ],
  police: ({ front }) => [
    layer(
      hullPath([
        { x: -0.9, y: -1.05, radius: 0.3 },
        { x: 0.95, y: -1.05, radius: 0.3 },
        { x: 0, y: -0.6, radius: 0.7 },
      ]),
      '#22335c',
    ),
    layer(
      hullPath([
        { x: -0.7 + front, y: -0.42, radius: 0.14 },
        { x: 0.7 + front * 0.7, y: -0.4, radius: 0.12 },
      ]),
      '#141d36',
    ),
    layer(discPath(front * 0.6, -0.86, 0.2), '#f3c13a'),
  ],
  knight: ({ look, view, front, main }) => [
    ...(look.mood !== undefined && view !== 'back'
      ? openHelm(look.top, front)
      : [
          layer(
            hullPath([
              { x: 0, y: -0.1, radius: 1.16 },
              { x: 0, y: 0.72, radius: 0.76 },
            ]),
            look.top,
          ),
          layer(boxPath(front === 1 ? 0.1 : -0.75, -0.18, front === 1 ? 1 : 1.5, 0.22), '#2c3140'),
        ]),
    layer('M-0.2 -1.15C-0.9 -2.1 -1.7 -1.5 -1.9 -0.9C-1.3 -1.2 -0.7 -1.1 -0.2 -0.9Z', main),
  ],
  plume: () => [
    layer(dome(1.14, -0.05), '#c9a24a'),
    layer(
      hullPath([
        { x: -0.7, y: -1.25, radius: 0.3 },
        { x: 0.5, y: -1.45, radius: 0.34 },
      ]) +
        hullPath([
          { x: -0.7, y: -1.25, radius: 0.3 },
          { x: -1.2, y: -0.3, radius: 0.2 },
        ]),
      '#c5302f',
    ),
    layer(boxPath(-1.1, -0.1, 0.5, 0.8), '#b08a3a'),
  ],
  samurai: ({ front }) => [
    layer(
      polygonPath([
        [-1.7, 0.65],
        [-1.05, -0.5],
        [1.05, -0.5],
        [1.2 + (1 - front) * 0.5, 0.3 + (1 - front) * 0.35],
        [0.95, 0.1],
        [0.8, -0.3],
        [-0.8, -0.3],
        [-0.95, 0.5],
      ]),
      '#7c1f24',
    ),
    layer(dome(1.16, -0.3), '#33262b'),
    layer(
      polygonPath([
        [-0.75 + front * 0.6, -2.1],
        [-0.3 + front * 0.6, -1.1],
        [0.3 + front * 0.6, -1.1],
        [0.75 + front * 0.6, -2.1],
        [0.42 + front * 0.6, -0.85],
        [-0.42 + front * 0.6, -0.85],
      ]),
      '#f0bb3f',
    ),
  ],
  viking: () => [
    layer(
      'M-0.95 -0.75C-1.7 -0.9 -1.75 -1.6 -1.55 -2C-1.35 -1.5 -1 -1.3 -0.6 -1.2ZM0.95 -0.75C1.7 -0.9 1.75 -1.6 1.55 -2C1.35 -1.5 1 -1.3 0.6 -1.2Z',
      '#efe4cc',
    ),
    layer(dome(1.12, -0.35), '#8d93a0'),
    layer(boxPath(-1.12, -0.5, 2.24, 0.24), '#a8752f'),
  ],
  cowboy: brimmedHat,
  fedora: brimmedHat,
  straw: () => [
    layer(
      hullPath([
        { x: -1.8, y: -0.5, radius: 0.12 },
        { x: 1.8, y: -0.5, radius: 0.12 },
        { x: 0, y: -0.62, radius: 0.26 },
      ]),
      '#e3bd66',
    ),
    layer(dome(0.95, -0.55), '#edcd80'),
    layer(boxPath(-0.94, -0.84, 1.88, 0.24), '#b04a3a'),
  ],
  wizard: ({ main }) => [
    layer(
      polygonPath([
        [-1.05, -0.55],
        [1.05, -0.55],
        [0.4, -1.9],
        [-0.3, -3.1],
        [-0.45, -1.9],
      ]),
      main,
    ),
    layer(
      hullPath([
        { x: -1.6, y: -0.5, radius: 0.16 },
        { x: 1.6, y: -0.5, radius: 0.16 },
      ]),
      main,
    ),
    layer(boxPath(-1, -0.92, 2, 0.24), '#e9c34b'),
  ],
  santa: () => [
    layer('M-1.05 -0.5C-0.9 -1.7 0.2 -2 1.3 -1.3L1.05 -0.5Z', '#c9282d'),
    layer(
      hullPath([
        { x: -0.95, y: -0.5, radius: 0.26 },
        { x: 0.95, y: -0.5, radius: 0.26 },
      ]) + discPath(1.35, -1.2, 0.32),
      '#ffffff',
    ),
  ],
  top: () => [
    layer(
      boxPath(-0.85, -2.2, 1.7, 1.6) +
        hullPath([
          { x: -1.35, y: -0.55, radius: 0.13 },
          { x: 1.35, y: -0.55, radius: 0.13 },
        ]),
      '#1f1b26',
    ),
    layer(boxPath(-0.86, -0.98, 1.72, 0.3), '#a12a3a'),
  ],
  cap: ({ front, main }) => [
    layer(dome(1.1, -0.36), main),
    layer(
      hullPath([
        { x: 0.2 + front * 0.5, y: -0.36, radius: 0.16 },
        { x: -0.2 + front * 1.9, y: -0.28, radius: 0.12 },
      ]),
      main,
    ),
  ],
  beanie: ({ look, main }) => [
    layer(dome(1.12, -0.36), main),
    layer(
      hullPath([
        { x: -1, y: -0.5, radius: 0.2 },
        { x: 1, y: -0.5, radius: 0.2 },
      ]),
      look.top,
    ),
    layer(discPath(0, -1.4, 0.26), '#ffffff'),
  ],
  pirate: () => [
    layer(
      'M-1.6 -0.5C-1.5 -1.3 -0.8 -1.7 0 -1.75C0.8 -1.7 1.5 -1.3 1.6 -0.5C1 -0.8 0.5 -0.62 0 -0.55C-0.5 -0.62 -1 -0.8 -1.6 -0.5Z',
      '#221d28',
    ),
    layer(discPath(0, -1.1, 0.24, 0.22) + boxPath(-0.13, -0.95, 0.26, 0.18), '#f2f2f2'),
  ],
  graduate: () => [
    layer(dome(1, -0.4), '#252238'),
    layer(
      polygonPath([
        [-1.5, -1.1],
        [0, -1.55],
        [1.5, -1.1],
        [0, -0.66],
      ]),
      '#2f2b48',
    ),
    layer(boxPath(1.2, -1.1, 0.12, 0.8), '#e9c34b'),
  ],
  hood: ({ look, view, front }) => [
    layer(
      view === 'back'
        ? hullPath([
            { x: 0, y: -0.15, radius: 1.18 },
            { x: 0, y: 0.9, radius: 0.9 },
          ])
        : front === 1
          ? 'M0.7 -1.05C0.2 -1.5 -1.1 -1.4 -1.3 -0.2C-1.35 0.5 -1.2 1.1 -1 1.5L0.7 1.4C0.1 1 -0.1 0.5 0 0C0.1 -0.5 0.4 -0.8 0.7 -1.05Z'
          : 'M0 -1.35C-1 -1.35 -1.3 -0.6 -1.25 0.2C-1.2 0.9 -1 1.4 -0.7 1.6L0.7 1.6C1 1.4 1.2 0.9 1.25 0.2C1.3 -0.6 1 -1.35 0 -1.35ZM0 -0.75C0.6 -0.75 0.8 -0.3 0.8 0.15C0.8 0.7 0.5 1.05 0 1.05C-0.5 1.05 -0.8 0.7 -0.8 0.15C-0.8 -0.3 -0.6 -0.75 0 -0.75Z',
      look.top,
    ),
  ],
  veil: ({ look, view, front }) => [
    layer(
      view === 'back'
        ? 'M-1.1 -0.9C-0.6 -1.4 0.6 -1.4 1.1 -0.9C1.4 0.4 1.6 1.6 1.8 2.8L-1.8 2.8C-1.6 1.6 -1.4 0.4 -1.1 -0.9Z'
        : `M-0.2 -1.3C-1 -1.3 -1.35 -0.7 -1.4 0.2C-1.5 1.2 -1.7 2 -1.9 2.8L-1.1 2.8C-0.9 1.6 -0.98 0.6 -0.98 -0.1C-0.96 -0.6 -0.7 -0.9 -0.2 -1Z${
            front === 1
              ? ''
              : 'M0.2 -1.3C1 -1.3 1.35 -0.7 1.4 0.2C1.5 1.2 1.7 2 1.9 2.8L1.1 2.8C0.9 1.6 0.98 0.6 0.98 -0.1C0.96 -0.6 0.7 -0.9 0.2 -1Z'
          }`,
      look.accent,
    ),
    layer(
      [-0.78, -0.4, 0, 0.4, 0.78].map((x) => discPath(x - front * 0.2, -1.2 + x * x * 0.5, 0.2)).join(''),
      look.accent,
    ),
    layer(
      [-0.6, -0.2, 0.2, 0.6].map((x) => discPath(x - front * 0.2, -1.2 + x * x * 0.5, 0.09)).join(''),
      '#e9c3d0',
    ),
  ],
  wimple: ({ view, front }) => [
    layer(
      view === 'back' || front === 1
        ? 'M0.3 -1.28C-0.9 -1.5 -1.4 -0.6 -1.4 0.3C-1.45 1.2 -1.6 1.9 -1.8 2.5L0.4 2.5C0.2 1.6 0.1 1 0 0.4C0 -0.2 0.3 -0.6 0.7 -0.8Z'
        : 'M0 -1.36C-1.1 -1.36 -1.4 -0.6 -1.4 0.3C-1.4 1.2 -1.6 1.9 -1.8 2.5L1.8 2.5C1.6 1.9 1.4 1.2 1.4 0.3C1.4 -0.6 1.1 -1.36 0 -1.36ZM0 -0.7C0.62 -0.7 0.84 -0.24 0.84 0.2C0.84 0.74 0.5 1.1 0 1.1C-0.5 1.1 -0.84 0.74 -0.84 0.2C-0.84 -0.24 -0.62 -0.7 0 -0.7Z',
      '#26242e',
    ),
    layer(
      front === 1
        ? 'M0.72 -0.8C0.3 -0.6 0.02 -0.2 0.02 0.4L0.22 0.4C0.24 0 0.4 -0.4 0.84 -0.6Z'
        : 'M0 -0.94C-0.8 -0.94 -1.06 -0.34 -1.06 0.2C-1.06 0.9 -0.6 1.34 0 1.34C0.6 1.34 1.06 0.9 1.06 0.2C1.06 -0.34 0.8 -0.94 0 -0.94ZM0 -0.7C0.62 -0.7 0.84 -0.24 0.84 0.2C0.84 0.74 0.5 1.1 0 1.1C-0.5 1.1 -0.84 0.74 -0.84 0.2C-0.84 -0.24 -0.62 -0.7 0 -0.7Z',
      '#f6f4ee',
    ),
  ],
  headphones: ({ front, main }) => [
    layer('M-1.15 0.1C-1.3 -1.7 1.3 -1.7 1.15 0.1L0.95 0.1C1.05 -1.3 -1.05 -1.3 -0.95 0.1Z', '#2a2a36'),
    layer(
      front === 1
        ? discPath(-0.05, 0.15, 0.36, 0.46)
        : discPath(-1.02, 0.15, 0.26, 0.42) + discPath(1.02, 0.15, 0.26, 0.42),
      main,
    ),
  ],
}

export function hatParts(look: Look, view: View): OutlineLayer[] {
  return hats[look.hat]({ look, view, front: view === 'side' ? 1 : 0, main: look.accent })
}
