// Masks, bandages, jewels and paint in a face. On a head of radius 1 around the origin.

import type { FacePainter as Painter } from './face-painter.ts'
import type { FaceGear } from './gear-names.ts'
import { darker, mixColors } from './mix.ts'
import { boxPath, discPath, limbPath, polygonPath, ringPath, rodPath, type Point } from './vector.ts'

export const maskPainters = {
  'head bandage': (_, isSide) => [
    {
      pathData: rodPath(
        [
          [-1.02, -0.62],
          [isSide ? 0.3 : 0, -0.72],
          [isSide ? 0.96 : 1.02, -0.6],
        ],
        0.2,
      ),
      fill: '#f4efe4',
    },
    { pathData: discPath(isSide ? 0.3 : 0.5, -0.66, 0.13, 0.1), fill: '#b3242a' },
  ],
  plaster: (_, isSide) => [
    {
      pathData: rodPath(
        [
          [isSide ? 0.3 : 0.44, 0.36],
          [isSide ? 0.56 : 0.72, 0.5],
        ],
        0.12,
      ),
      fill: '#e8b98a',
    },
    { pathData: discPath(isSide ? 0.43 : 0.58, 0.43, 0.07), fill: '#c98f5f' },
  ],
  'blood on the face': (_, isSide) => {
    const x = isSide ? 0.5 : 0.52
    return [
      {
        pathData:
          discPath(x, -0.5, 0.16) +
          rodPath(
            [
              [x, -0.44],
              [x + 0.08, 0.1],
              [x + 0.02, 0.6],
            ],
            0.07,
          ) +
          discPath(x - 0.2, 0.8, 0.08) +
          discPath(x + 0.02, 0.68, 0.1),
        fill: '#a5141c',
      },
    ]
  },
  'mud on the face': (_, isSide) => [
    {
      pathData:
        discPath(isSide ? 0.4 : 0.56, 0.4, 0.22, 0.16) +
        discPath(isSide ? 0.5 : -0.5, -0.46, 0.22, 0.13) +
        discPath(isSide ? 0.2 : -0.5, 0.62, 0.14),
      fill: '#5b4127',
    },
  ],
  'medical mask': (_, isSide) => [
    {
      pathData: isSide
        ? 'M0.02 0.34L1.0 0.3Q1.12 0.8 0.7 1.06Q0.3 1.14 0.04 0.9Z' +
          rodPath(
            [
              [0.04, 0.4],
              [-0.3, 0.1],
            ],
            0.03,
          )
        : 'M-0.72 0.36Q0 0.2 0.72 0.36Q0.8 0.9 0.36 1.08Q0 1.16 -0.36 1.08Q-0.8 0.9 -0.72 0.36Z' +
          rodPath(
            [
              [-0.7, 0.42],
              [-0.98, 0.2],
            ],
            0.03,
          ) +
          rodPath(
            [
              [0.7, 0.42],
              [0.98, 0.2],
            ],
            0.03,
          ),
      fill: '#9fd3e6',
    },
  ],
  'dust mask': (_, isSide) => [
    {
      pathData:
        discPath(isSide ? 0.36 : -0.5, 0.1, 0.34) +
        discPath(isSide ? 0.5 : 0.5, 0.1, 0.34) +
        `M${isSide ? 0.2 : -0.4} 0.4L${isSide ? 1 : 0.4} 0.4L${isSide ? 1.04 : 0.44} 1.1L${isSide ? 0.3 : -0.44} 1.1Z`,
      fill: '#38423a',
    },
    {
      pathData: discPath(isSide ? 0.5 : -0.5, 0.1, 0.22) + (isSide ? '' : discPath(0.5, 0.1, 0.22)),
      fill: '#b9c7b0',
    },
    { pathData: discPath(isSide ? 0.72 : 0, 0.86, 0.3, 0.28), fill: '#202722' },
  ],
  'clown face': (_, isSide) => [
    {
      pathData: (isSide ? [0.52] : [-0.38, 0.38]).map((x) => ringPath(x, 0.1, 0.42, 0.13)).join(''),
      fill: '#ffffff',
    },
    { pathData: ringOval(isSide ? 0.56 : 0, 0.68, isSide ? 0.34 : 0.56, 0.34), fill: '#c9282d' },
    { pathData: discPath(isSide ? 1.02 : 0, 0.34, 0.23), fill: '#e0322c' },
  ],
  'ball nose': (_, isSide) => [{ pathData: discPath(isSide ? 1.02 : 0, 0.34, 0.23), fill: '#e0322c' }],
  /** A white mask with a smile and a pointed beard. */
  anonymous: (_, isSide) => {
    const middle = isSide ? 0.4 : 0
    const eyes = isSide ? [0.52] : [-0.38, 0.38]
    return [
      { pathData: discPath(middle, 0.12, isSide ? 0.62 : 0.88, 0.98), fill: '#f4f1ea' },
      {
        pathData: (isSide ? [0.3] : [-0.54, 0.54]).map((x) => discPath(x, 0.44, 0.17, 0.13)).join(''),
        fill: '#eaa9a4',
      },
      {
        pathData:
          eyes.map((x) => discPath(x, 0.06, 0.2, 0.09)).join('') +
          eyes
            .map((x) =>
              rodPath(
                [
                  [x - 0.26, -0.18],
                  [x, -0.34],
                  [x + 0.26, -0.22],
                ],
                0.05,
              ),
            )
            .join('') +
          rodPath(
            [
              [middle - 0.5, 0.36],
              [middle - 0.24, 0.56],
              [middle, 0.5],
              [middle + 0.24, 0.56],
              [middle + 0.5, 0.36],
            ],
            0.06,
          ) +
          rodPath(
            [
              [middle - 0.3, 0.72],
              [middle, 0.8],
              [middle + 0.3, 0.72],
            ],
            0.035,
          ) +
          polygonPath([
            [middle - 0.1, 0.86],
            [middle + 0.1, 0.86],
            [middle, 1.24],
          ]),
        fill: '#1c1a20',
      },
    ]
  },
  /** The cloth over nose and mouth of an outlaw. */
  'bandana face': ({ accent }, isSide) => [
    {
      pathData: isSide
        ? 'M-0.5 0.24L1.02 0.2Q1.2 0.7 0.7 1.36L-0.3 1.2Z'
        : 'M-0.98 0.24Q0 0.14 0.98 0.24Q0.94 0.9 0 1.6Q-0.94 0.9 -0.98 0.24Z',
      fill: accent,
    },
  ],
  'black eye': ({ skin }, isSide) => [
    {
      pathData:
        rodPath(
          [
            [isSide ? 0.3 : 0.14, 0.34],
            [isSide ? 0.52 : 0.38, 0.44],
            [isSide ? 0.74 : 0.64, 0.32],
          ],
          0.1,
        ) +
        rodPath(
          [
            [isSide ? 0.34 : 0.16, -0.18],
            [isSide ? 0.52 : 0.38, -0.26],
            [isSide ? 0.7 : 0.6, -0.16],
          ],
          0.06,
        ),
      fill: mixColors(skin, '#3f2a6b', 0.7),
    },
  ],
  cigarette: (_, isSide) => {
    const x = isSide ? 0.8 : 0.16
    return [
      {
        pathData: rodPath(
          [
            [x, 0.68],
            [x + 0.5, 0.78],
          ],
          0.06,
        ),
        fill: '#f6f4ee',
      },
      { pathData: discPath(x + 0.54, 0.79, 0.07), fill: '#f08a3a' },
      {
        pathData:
          discPath(x + 0.62, 0.5, 0.09) + discPath(x + 0.74, 0.24, 0.12) + discPath(x + 0.62, -0.06, 0.1),
        fill: '#dfe2e6',
      },
    ]
  },
  cigar: (_, isSide) => {
    const x = isSide ? 0.8 : 0.16
    return [
      {
        pathData: limbPath(
          [
            [x, 0.68],
            [x + 0.56, 0.76],
          ],
          [0.1, 0.1],
        ),
        fill: '#6b4428',
      },
      { pathData: discPath(x + 0.58, 0.76, 0.11), fill: '#f08a3a' },
    ]
  },
  pipe: (_, isSide) => {
    const x = isSide ? 0.8 : 0.16
    return [
      {
        pathData:
          limbPath(
            [
              [x, 0.68],
              [x + 0.3, 0.82],
              [x + 0.56, 0.92],
            ],
            [0.06, 0.06, 0.08],
          ) +
          limbPath(
            [
              [x + 0.62, 0.86],
              [x + 0.64, 0.54],
            ],
            [0.16, 0.2],
          ),
        fill: '#5a3420',
      },
      {
        pathData:
          discPath(x + 0.66, 0.3, 0.12) + discPath(x + 0.8, 0.02, 0.16) + discPath(x + 0.7, -0.3, 0.12),
        fill: '#e6e8ea',
      },
    ]
  },
  beak: (_, isSide) => [
    {
      pathData: isSide
        ? 'M0.1 -0.3L0.9 -0.1Q1.9 0.3 2.1 0.9Q1.3 0.6 0.2 0.9Z'
        : 'M-0.6 -0.2Q0 -0.5 0.6 -0.2L0.5 0.5Q0.3 1.3 0.06 1.7Q-0.3 1.2 -0.5 0.5Z',
      fill: '#c9b48a',
    },
    {
      pathData: (isSide ? [0.44] : [-0.42, 0.42]).map((x) => discPath(x, 0.04, 0.28)).join(''),
      fill: '#5a4a34',
    },
    {
      pathData: (isSide ? [0.44] : [-0.42, 0.42]).map((x) => discPath(x, 0.04, 0.19)).join(''),
      fill: '#22262c',
    },
  ],
  'toothbrush mustache': ({ hairColor }, isSide) => [
    { pathData: boxPath(isSide ? 0.62 : -0.16, 0.46, 0.32, 0.14), fill: hairColor },
  ],
  bindi: (_, isSide) => [{ pathData: discPath(isSide ? 0.7 : 0, -0.4, 0.09), fill: '#c2203a' }],
  makeup: (_, isSide) => [
    {
      pathData: (isSide ? [0.56] : [0])
        .map(
          (x) =>
            `M${x - (isSide ? 0.22 : 0.32)} 0.64Q${x - 0.14} 0.5 ${x} 0.57Q${x + 0.14} 0.5 ${x + (isSide ? 0.22 : 0.32)} 0.64Q${x} 0.86 ${x - (isSide ? 0.22 : 0.32)} 0.64Z`,
        )
        .join(''),
      fill: '#c2203a',
    },
  ],
  monocle: (_, isSide) => [
    {
      pathData:
        ringPath(isSide ? 0.54 : 0.38, 0.1, 0.38, 0.07) +
        rodPath(
          [
            [isSide ? 0.3 : 0.62, 0.4],
            [isSide ? 0.1 : 0.7, 1.1],
          ],
          0.025,
        ),
      fill: '#d2a138',
    },
  ],
  earrings: (_, isSide) => [
    {
      pathData: (isSide ? [-0.14] : [-1.0, 1.0]).map((x) => ringPath(x, 0.56, 0.2, 0.07)).join(''),
      fill: '#f0bf3c',
    },
  ],
  gag: (_, isSide) => [
    { pathData: boxPath(isSide ? -0.3 : -0.6, 0.5, isSide ? 1.2 : 1.2, 0.3), fill: '#b9bfc8' },
  ],
  'pointed ears': ({ skin }, isSide) => [
    {
      pathData: isSide
        ? polygonPath([
            [-0.3, 0.3],
            [-0.02, 0.06],
            [-0.7, -0.5],
          ])
        : polygonPath([
            [-0.9, 0.34],
            [-0.92, -0.06],
            [-1.6, -0.36],
          ]) +
          polygonPath([
            [0.9, 0.34],
            [0.92, -0.06],
            [1.6, -0.36],
          ]),
      fill: darker(skin, 0.94),
    },
  ],
  'wet hair': (_, isSide) => [
    {
      pathData: [
        [-0.7, 0.1],
        [0.74, 0.2],
        [-0.3, -0.32],
        [0.4, -0.4],
        [1.1, 0.7],
        [-1.1, 0.8],
        [-1.2, 1.3],
        [0.9, 1.2],
      ]
        .map(
          ([x, y]) =>
            `M${x! + (isSide ? 0.1 : 0)} ${y! - 0.2}Q${x! + 0.16} ${y! + 0.06} ${x!} ${y! + 0.12}Q${x! - 0.16} ${y! + 0.06} ${x! + (isSide ? 0.1 : 0)} ${y! - 0.2}Z`,
        )
        .join(''),
      fill: '#7cc4ee',
    },
  ],
  'cat ears': ({ hairColor }) => [
    {
      pathData:
        polygonPath([
          [-0.95, -0.6],
          [-0.9, -1.65],
          [-0.25, -1.05],
        ]) +
        polygonPath([
          [0.95, -0.6],
          [0.9, -1.65],
          [0.25, -1.05],
        ]),
      fill: hairColor,
    },
    {
      pathData:
        polygonPath([
          [-0.82, -0.8],
          [-0.8, -1.4],
          [-0.42, -1.04],
        ]) +
        polygonPath([
          [0.82, -0.8],
          [0.8, -1.4],
          [0.42, -1.04],
        ]),
      fill: '#f0a3b4',
    },
  ],
} as const satisfies Partial<Record<FaceGear, Painter>>

/** A painted mouth: an oval ring. */
function ringOval(x: number, y: number, wide: number, high: number): string {
  const points = Array.from({ length: 15 }, (_, index): Point => {
    const angle = (index / 14) * Math.PI * 2
    return [x + Math.cos(angle) * wide, y + Math.sin(angle) * high]
  })
  return limbPath(
    points,
    points.map(() => 0.1),
  )
}
