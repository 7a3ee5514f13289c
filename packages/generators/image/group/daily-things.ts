// Furniture that is seen from behind, and what everyday deeds need. Squares of 100 units; the ground is at 100.

import { boxPath } from '../figures/vector.ts'
import { darkWood, each, round, wood, type Part } from './part.ts'

export const dailyThings: Readonly<Record<string, readonly Part[]>> = {
  'couch-from-behind': [
    [boxPath(8, 95, 5, 5) + boxPath(87, 95, 5, 5), darkWood],
    [round(0, 66, 14, 30, 6) + round(86, 66, 14, 30, 6), '#35566f'],
    [round(5, 58, 90, 38, 6), '#46708f'],
    [round(5, 58, 90, 10, 5), '#5584a6'],
    [boxPath(49.4, 69, 1.2, 25), '#35566f'],
    [round(7, 90, 86, 5, 2), '#3a5f7b'],
  ],
  'bench-from-behind': [
    [boxPath(10, 52, 5, 48) + boxPath(85, 52, 5, 48) + boxPath(48, 56, 4, 36), '#3f4650'],
    [round(0, 52, 100, 9, 2) + round(0, 64, 100, 9, 2) + round(0, 76, 100, 9, 2), wood],
    [each(3, (at) => boxPath(1, 52.8 + at * 12, 98, 1.6)), '#b98a56'],
    [boxPath(4, 86, 92, 4), darkWood],
  ],
  'chair-from-behind': [
    [boxPath(20, 60, 6, 40) + boxPath(74, 60, 6, 40), darkWood],
    [round(16, 34, 68, 40, 8), '#8a3f3a'],
    [round(16, 34, 68, 9, 4.4), '#a55550'],
    [round(18, 72, 64, 8, 3), darkWood],
  ],
}
