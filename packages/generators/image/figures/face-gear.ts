// What faces have on them: mustaches, freckles, scars, bandages. On a head of radius 1 around the origin.

import type { OutlineLayer } from '../request.ts'
import type { FaceGear } from './gear-names.ts'
import type { FacePainter as Painter } from './face-painter.ts'
import { maskPainters } from './masks.ts'
import { splashFace } from './splashes.ts'
import type { Look } from './look.ts'
import { darker, mixColors } from './mix.ts'
import { boxPath, discPath, limbPath, polygonPath, rodPath, type Point } from './vector.ts'

/** Layers over the face, under hats. */
export function drawFaceGear(look: Look, isSide: boolean): OutlineLayer[] {
  return look.gear.flatMap((gear) =>
    Object.hasOwn(painters, gear) ? painters[gear as FaceGear](look, isSide) : [],
  )
}

export const isFaceGear = (gear: string): boolean => Object.hasOwn(painters, gear)

const painters: Readonly<Record<FaceGear, Painter>> = {
  'paint on the face': splashFace('paint'),
  'flour on the face': splashFace('flour'),
  'slime on the face': splashFace('slime'),
  'ink on the face': splashFace('ink'),
  'chocolate on the face': splashFace('chocolate'),
  mustache: ({ hairColor }, isSide) => [
    {
      pathData: isSide
        ? limbPath(
            [
              [0.9, 0.5],
              [0.6, 0.54],
              [0.3, 0.7],
            ],
            [0.1, 0.15, 0.06],
          )
        : limbPath(
            [
              [0, 0.5],
              [-0.26, 0.54],
              [-0.56, 0.68],
            ],
            [0.1, 0.15, 0.05],
          ) +
          limbPath(
            [
              [0, 0.5],
              [0.26, 0.54],
              [0.56, 0.68],
            ],
            [0.1, 0.15, 0.05],
          ),
      fill: hairColor,
    },
  ],
  'thin mustache': ({ hairColor }, isSide) => [
    {
      pathData: isSide
        ? limbPath(
            [
              [0.9, 0.5],
              [0.5, 0.54],
              [0.3, 0.42],
            ],
            [0.04, 0.06, 0.03],
          )
        : limbPath(
            [
              [0, 0.5],
              [-0.3, 0.55],
              [-0.58, 0.38],
            ],
            [0.05, 0.06, 0.03],
          ) +
          limbPath(
            [
              [0, 0.5],
              [0.3, 0.55],
              [0.58, 0.38],
            ],
            [0.05, 0.06, 0.03],
          ),
      fill: hairColor,
    },
  ],
  goatee: ({ hairColor }, isSide) => [
    {
      pathData: `M${isSide ? 0.36 : -0.26} 0.82Q${isSide ? 0.6 : 0} 0.72 ${isSide ? 0.84 : 0.26} 0.82L${isSide ? 0.66 : 0} 1.44Z`,
      fill: hairColor,
    },
  ],
  freckles: ({ skin }, isSide) => {
    const spots: readonly Point[] = [
      [0.5, 0.4],
      [0.62, 0.5],
      [0.72, 0.38],
      [0.46, 0.54],
      [0.2, 0.42],
    ]
    const all = isSide ? spots : [...spots, ...spots.map(([x, y]): Point => [-x, y + 0.02])]
    return [
      {
        pathData: all.map(([x, y]) => discPath(x, y, 0.055)).join(''),
        fill: mixColors(skin, '#8a3d1c', 0.62),
      },
    ]
  },
  scar: ({ skin }, isSide) => {
    const x = isSide ? 0.5 : 0.46
    return [
      {
        pathData:
          rodPath(
            [
              [x - 0.1, -0.5],
              [x + 0.02, 0.1],
              [x + 0.14, 0.62],
            ],
            0.05,
          ) +
          [0.36, 0.52]
            .map((y) =>
              rodPath(
                [
                  [x - 0.02, y + 0.04],
                  [x + 0.24, y - 0.06],
                ],
                0.03,
              ),
            )
            .join(''),
        fill: mixColors(skin, '#8f1f24', 0.7),
      },
    ]
  },
  wrinkles: ({ skin }, isSide) => {
    const eyes = isSide ? [0.5] : [-0.38, 0.38]
    const paths = eyes.map((x) =>
      rodPath(
        [
          [x - 0.2, 0.42],
          [x, 0.47],
          [x + 0.2, 0.42],
        ],
        0.025,
      ),
    )
    const brow = isSide
      ? rodPath(
          [
            [0.3, -0.58],
            [0.8, -0.56],
          ],
          0.025,
        )
      : rodPath(
          [
            [-0.34, -0.58],
            [0.34, -0.58],
          ],
          0.025,
        )
    return [{ pathData: paths.join('') + brow, fill: darker(skin, 0.72) }]
  },
  fangs: (_, isSide) => [
    {
      pathData: (isSide ? [0.44, 0.72] : [-0.2, 0.2])
        .map((x) =>
          polygonPath([
            [x - 0.09, 0.62],
            [x + 0.09, 0.62],
            [x, 0.88],
          ]),
        )
        .join(''),
      fill: '#ffffff',
    },
  ],
  /** Frankenstein's monster: seams, and bolts at the neck. */
  stitches: (_, isSide) => [
    {
      pathData:
        rodPath(
          [
            [isSide ? 0.2 : -0.5, -0.62],
            [isSide ? 0.7 : 0.2, -0.56],
          ],
          0.04,
        ) +
        [0, 0.2, 0.4, 0.6]
          .map((at) =>
            rodPath(
              [
                [(isSide ? 0.24 : -0.46) + at, -0.72],
                [(isSide ? 0.24 : -0.46) + at, -0.46],
              ],
              0.03,
            ),
          )
          .join(''),
      fill: '#2a3a24',
    },
    {
      pathData: (isSide ? [-0.1] : [-1.1, 1.1]).map((x) => boxPath(x - 0.2, 0.72, 0.4, 0.24)).join(''),
      fill: '#8b939f',
    },
  ],
  'war paint': (_, isSide) => {
    const sides = isSide ? [0.4] : [-0.58, 0.58]
    return [
      {
        pathData: sides
          .map((x) =>
            rodPath(
              [
                [x - 0.22, 0.38],
                [x + 0.22, 0.38],
              ],
              0.055,
            ),
          )
          .join(''),
        fill: '#c9282d',
      },
      {
        pathData: sides
          .map((x) =>
            rodPath(
              [
                [x - 0.2, 0.54],
                [x + 0.2, 0.54],
              ],
              0.055,
            ),
          )
          .join(''),
        fill: '#f4f0e6',
      },
    ]
  },
  ...maskPainters,
}
