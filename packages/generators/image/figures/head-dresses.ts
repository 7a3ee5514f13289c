// Head-dresses of many parts: feathers, the cloth of a pharaoh, snakes. On a head of radius 1 around the origin.

import type { OutlineLayer } from '../request.ts'
import { discPath, hullPath, layer, limbPath, type Point } from './vector.ts'

export function featherFan(main: string): OutlineLayer[] {
  return [-64, -43, -21, 0, 21, 43, 64].map((degrees, index) => {
    const angle = (degrees * Math.PI) / 180
    const at = (reach: number, side: number): string =>
      `${Math.sin(angle) * reach + Math.cos(angle) * side} ${-0.45 - Math.cos(angle) * reach + Math.sin(angle) * side}`
    return layer(
      `M${at(0.3, -0.14)}C${at(0.9, -0.32)} ${at(1.4, -0.3)} ${at(1.85, 0)}C${at(1.4, 0.3)} ${at(0.9, 0.32)} ${at(0.3, 0.14)}Z`,
      index % 2 === 0 ? '#f4efe4' : main,
    )
  })
}

/** The striped cloth of a pharaoh, with a snake over the forehead. */
export function nemes(): OutlineLayer[] {
  const cloth =
    'M0 -1.26C-1 -1.26 -1.35 -0.8 -1.5 0.1C-1.6 0.8 -1.6 1.3 -1.7 1.9L-0.72 1.9C-0.8 1.1 -0.98 0.4 -0.94 -0.34Q0 -0.62 0.94 -0.34C0.98 0.4 0.8 1.1 0.72 1.9L1.7 1.9C1.6 1.3 1.6 0.8 1.5 0.1C1.35 -0.8 1 -1.26 0 -1.26Z'
  const stripes = [0.2, 0.62, 1.04, 1.46].flatMap((y) =>
    [-1, 1].map((side) =>
      limbPath(
        [
          [side * 1.54, y],
          [side * 0.92, y + 0.06],
        ],
        [0.08, 0.06],
      ),
    ),
  )
  return [
    layer(cloth, '#e0ae35'),
    layer(
      stripes.join('') +
        limbPath(
          [
            [-0.98, -0.86],
            [-1.3, -0.4],
          ],
          [0.07, 0.07],
        ) +
        limbPath(
          [
            [0.98, -0.86],
            [1.3, -0.4],
          ],
          [0.07, 0.07],
        ),
      '#27509c',
    ),
    layer(
      hullPath([
        { x: -0.92, y: -0.44, radius: 0.1 },
        { x: 0, y: -0.6, radius: 0.11 },
        { x: 0.92, y: -0.44, radius: 0.1 },
      ]),
      '#c98f24',
    ),
    layer(
      limbPath(
        [
          [0, -0.6],
          [0.02, -1.0],
          [0, -1.3],
        ],
        [0.08, 0.12, 0.14],
      ),
      '#2f9a63',
    ),
  ]
}

export function snakes(): OutlineLayer[] {
  return [-78, -52, -26, 0, 26, 52, 78].map((degrees, index) => {
    const angle = (degrees * Math.PI) / 180
    const at = (reach: number, side: number): Point => [
      Math.sin(angle) * reach + Math.cos(angle) * side,
      -0.2 - Math.cos(angle) * reach + Math.sin(angle) * side,
    ]
    const bend = index % 2 === 0 ? 0.2 : -0.2
    const points = [at(0.7, 0), at(1.1, bend), at(1.45, -bend), at(1.75, bend * 0.6)]
    const head = points.at(-1)!
    return layer(
      limbPath(points, [0.2, 0.19, 0.16, 0.14]) + discPath(head[0], head[1], 0.22),
      index % 2 === 0 ? '#4f9a4a' : '#3d7f3c',
    )
  })
}
