// What else shows a mood: tears and sweat on the face, and the signs of comics beside the head.

import type { OutlineLayer } from '../request.ts'
import type { Expression, Mark } from './expressions.ts'
import { discPath, limbPath, type Point } from './vector.ts'

const water = '#62b8ee'

const painters: Readonly<Record<Mark, (isSide: boolean) => OutlineLayer[]>> = {
  tears: (isSide) => {
    const eyes = isSide ? [0.5] : [-0.42, 0.42]
    const paths = eyes.map(
      (x) =>
        limbPath(
          [
            [x, 0.34],
            [x * 1.14, 0.66],
            [x * 1.08, 0.92],
          ],
          [0.07, 0.11, 0.14],
        ) + drop(x * (isSide ? 1.5 : 1.9), 0.62, 0.12),
    )
    return [{ pathData: paths.join(''), fill: water }]
  },
  sweat: (isSide) => [
    {
      pathData: drop(isSide ? -0.1 : 0.92, -0.42, 0.16) + drop(isSide ? -0.5 : -0.98, -0.1, 0.12),
      fill: water,
    },
  ],
  hearts: (isSide) => {
    const eyes = isSide ? [0.55] : [-0.38, 0.38]
    return [
      { pathData: eyes.map((x) => heart(x, 0.08, 0.34)).join(''), fill: '#e0243f' },
      {
        pathData: heart(1.5, -1.1, 0.34) + heart(-1.5, -0.9, 0.26) + heart(1.05, -1.75, 0.2),
        fill: '#f0506a',
      },
    ]
  },
  steam: () => [
    {
      pathData: [-1, 1]
        .map(
          (side) =>
            discPath(side * 1.4, -0.5, 0.22) +
            discPath(side * 1.72, -0.66, 0.28) +
            discPath(side * 1.62, -0.98, 0.22),
        )
        .join(''),
      fill: '#eef1f4',
    },
  ],
  question: () => [
    {
      pathData:
        limbPath(
          [
            [1.15, -1.7],
            [1.3, -2],
            [1.62, -2.06],
            [1.86, -1.82],
            [1.78, -1.52],
            [1.54, -1.34],
            [1.5, -1.08],
          ],
          [0.11, 0.12, 0.13, 0.13, 0.13, 0.12, 0.11],
        ) + discPath(1.48, -0.76, 0.15),
      fill: '#f2b632',
    },
  ],
  bags: (isSide) => {
    const eyes = isSide ? [0.5] : [-0.38, 0.38]
    const paths = eyes.map((x) =>
      limbPath(
        [
          [x - 0.18, 0.42],
          [x, 0.48],
          [x + 0.18, 0.42],
        ],
        [0.03, 0.05, 0.03],
      ),
    )
    return [{ pathData: paths.join(''), fill: '#6b4a5c' }]
  },
  spirals: (isSide) => {
    const eyes = isSide ? [0.52] : [-0.38, 0.38]
    const paths = eyes.map((x) => {
      const points = Array.from({ length: 17 }, (_, index): Point => {
        const angle = (index / 16) * Math.PI * 5
        const reach = 0.04 + (index / 16) * 0.24
        return [x + Math.cos(angle) * reach, 0.1 + Math.sin(angle) * reach]
      })
      return limbPath(
        points,
        points.map(() => 0.035),
      )
    })
    return [
      { pathData: eyes.map((x) => discPath(x, 0.1, 0.32)).join(''), fill: '#fbfaf7' },
      { pathData: paths.join(''), fill: '#5a2f8f' },
    ]
  },
  bubbles: () => [
    {
      pathData: discPath(1.3, -0.9, 0.12) + discPath(1.56, -1.26, 0.17) + discPath(1.3, -1.6, 0.12),
      fill: '#ffe9a8',
    },
  ],
}

export function faceMarks({ marks }: Expression, isSide: boolean): OutlineLayer[] {
  return (marks ?? []).flatMap((mark) => painters[mark](isSide))
}

/** A drop of a size, its middle at a point. */
export function drop(x: number, y: number, size: number): string {
  return `M${x} ${y - size * 1.7}C${x + size * 0.4} ${y - size * 0.8} ${x + size} ${y - size * 0.3} ${x + size} ${y + size * 0.2}C${x + size} ${y + size * 1.3} ${x - size} ${y + size * 1.3} ${x - size} ${y + size * 0.2}C${x - size} ${y - size * 0.3} ${x - size * 0.4} ${y - size * 0.8} ${x} ${y - size * 1.7}Z`
}

/** A heart of a size, its middle at a point. */
export function heart(x: number, y: number, size: number): string {
  return `M${x} ${y + size}C${x - size * 1.5} ${y} ${x - size * 0.9} ${y - size} ${x} ${y - size * 0.4}C${x + size * 0.9} ${y - size} ${x + size * 1.5} ${y} ${x} ${y + size}Z`
}
