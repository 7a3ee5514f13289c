// What craftspeople work with, drawn whole in squares of 100 units; the ground is at 100.

import { boxPath, discPath } from '../../../figures/vector.ts'
import { each, shape, stroke, type Part } from '../part.ts'

export const crafts: Readonly<Record<string, readonly Part[]>> = {
  // It hangs over the hand in which its roll is.
  'tape-measure': [
    [shape('30 26 40 24 46 96 36 98'), '#f2c83a'],
    [shape('40 24 58 20 66 86 56 88'), '#ffdc5c'],
    [each(10, (at) => boxPath(31.6 + at * 0.7, 32 + at * 6.4, at % 2 === 0 ? 6 : 3.6, 1.2)), '#3a2f1c'],
    [each(9, (at) => boxPath(43.6 + at * 0.9, 28 + at * 6.4, at % 2 === 0 ? 7 : 4, 1.2)), '#3a2f1c'],
    [shape('36 95 46 93.6 46.6 98 36.6 99'), '#aab4c2'],
    [discPath(48, 20, 15), '#e2b52e'],
    [discPath(48, 20, 10.4), '#f2c83a'],
    [discPath(48, 20, 5), '#8a6d1a'],
  ],
  'cracked-slab': [
    [shape('4 66 86 62 98 80 92 98 8 98 0 82'), '#8f939b'],
    [shape('4 66 86 62 98 80 0 82'), '#c3c7cd'],
    [shape('30 65 36 70 44 69 48 75 56 72 62 78 74 76 66 82 54 79 46 82 38 76 30 74'), '#3c3f46'],
    [stroke('48 82 44 90 48 98', 1.2) + stroke('66 82 72 90', 0.9) + stroke('22 70 12 78', 0.8), '#4c5058'],
    [discPath(20, 76, 1.6) + discPath(80, 70, 1.3) + discPath(86, 78, 1.2), '#9ba0a8'],
  ],
}
