// What is over a face: masks, goggles and bands.

import type { OutlineLayer } from '../request.ts'
import type { FaceMark } from './deed-looks.ts'
import { boxPath, discPath, hullPath, limbPath, polygonPath } from './vector.ts'

interface Side {
  readonly isSide: boolean
}

export const wornMarks = {
  'vr headset': ({ isSide }) => [
    { pathData: boxPath(-1.06, -0.16, isSide ? 1.6 : 2.12, 0.28), fill: '#3a3f4b' },
    {
      pathData: hullPath([
        { x: isSide ? 0.5 : -0.6, y: -0.2, radius: 0.22 },
        { x: isSide ? 1.12 : 0.6, y: -0.2, radius: 0.22 },
        { x: isSide ? 0.5 : -0.6, y: 0.2, radius: 0.22 },
        { x: isSide ? 1.12 : 0.6, y: 0.2, radius: 0.22 },
      ]),
      fill: '#e8ecf2',
    },
    { pathData: boxPath(isSide ? 1.1 : -0.62, -0.16, isSide ? 0.22 : 1.24, 0.34), fill: '#23262f' },
  ],
  'welding mask': ({ isSide }) => [
    {
      pathData: isSide
        ? hullPath([
            { x: 0.3, y: -0.5, radius: 0.5 },
            { x: 0.72, y: -0.2, radius: 0.44 },
            { x: 0.66, y: 0.7, radius: 0.42 },
            { x: 0.3, y: 0.6, radius: 0.4 },
          ])
        : hullPath([
            { x: -0.5, y: -0.4, radius: 0.5 },
            { x: 0.5, y: -0.4, radius: 0.5 },
            { x: 0, y: 0.8, radius: 0.5 },
          ]),
      fill: '#3a3f4b',
    },
    { pathData: boxPath(isSide ? 0.62 : -0.5, -0.22, isSide ? 0.52 : 1, 0.36), fill: '#7fd06a' },
  ],
  'diving mask': ({ isSide }) => [
    { pathData: boxPath(-1.04, -0.16, isSide ? 1.6 : 2.08, 0.22), fill: '#23262f' },
    { pathData: discPath(isSide ? 0.72 : 0, 0, isSide ? 0.4 : 0.78, 0.42), fill: '#23262f' },
    { pathData: discPath(isSide ? 0.76 : 0, 0, isSide ? 0.29 : 0.62, 0.29), fill: '#8fd0f0' },
    {
      pathData:
        discPath(isSide ? 0.86 : 0, 0.56, 0.22, 0.18) +
        limbPath(
          [
            [isSide ? 0.7 : 0.2, 0.62],
            [-0.2, 0.9],
            [-0.9, 0.6],
            [-1.3, 0.9],
          ],
          [0.09, 0.09, 0.09, 0.09],
        ),
      fill: '#23262f',
    },
  ],
  blindfold: ({ isSide }) => [
    { pathData: boxPath(isSide ? -1.04 : -1, -0.2, isSide ? 2 : 2, 0.44), fill: '#2b2b34' },
    ...(isSide
      ? [
          {
            pathData: polygonPath([
              [-1, -0.12],
              [-1.7, 0.5],
              [-1.4, 0.7],
              [-0.95, 0.1],
            ]),
            fill: '#2b2b34',
          },
        ]
      : []),
  ],
} as const satisfies Partial<Record<FaceMark, (side: Side) => OutlineLayer[]>>
