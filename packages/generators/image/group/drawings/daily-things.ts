// Furniture that is seen from behind, and what everyday deeds need. Squares of 100 units; the ground is at 100.

import { boxPath, discPath } from '../../figures/vector.ts'
import { darkWood, each, ring, round, shape, stroke, wood, type Part } from './part.ts'

export const dailyThings: Readonly<Record<string, readonly Part[]>> = {
  'couch-and-lamp': [
    [boxPath(9, 94, 5, 6) + boxPath(86, 94, 5, 6), darkWood],
    [round(8, 46, 84, 46, 8), '#3b6a8c'],
    [round(10, 47, 39, 30, 6) + round(51, 47, 39, 30, 6), '#4d82a8'],
    [round(12, 70, 37, 14, 5) + round(51, 70, 37, 14, 5), '#5b93ba'],
    [round(0, 60, 14, 35, 6) + round(86, 60, 14, 35, 6), '#35607f'],
    [round(1, 60, 12, 8, 4) + round(87, 60, 12, 8, 4), '#4878a0'],
    [boxPath(13, 84, 74, 9), '#35607f'],
    [round(16, 56, 15, 15, 4), '#e6b04a'],
  ],
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
  'family-portrait': [
    [round(0, 14, 100, 72, 3), '#7a4f2c'],
    [round(3, 17, 94, 66, 2), '#a87444'],
    [boxPath(9, 23, 82, 54), '#cfe3ee'],
    [discPath(30, 46, 12, 13) + boxPath(19, 44, 22, 20), '#3a2416'],
    ['M12 77C12 62 20 58 30 58C40 58 46 63 46 77Z', '#c94f7c'],
    ['M54 77C54 60 62 56 71 56C80 56 89 60 89 77Z', '#2f6fb0'],
    ['M38 77C38 68 43 65 50 65C57 65 62 68 62 77Z', '#e0a32f'],
    [discPath(30, 47, 9.4, 10.4) + discPath(71, 45, 9.8, 10.8) + discPath(50, 58, 7.8, 8.2), '#f0c6a0'],
    ['M21 46C20 35 26 34 31 34C37 34 40 38 39 46C36 41 28 39 21 46Z', '#3a2416'],
    ['M61 43C60 33 66 32 71 32C78 32 83 35 81 44C78 38 68 38 61 43Z', '#2a1d18'],
    ['M42 56C42 49 46 48 50 48C55 48 59 50 58 57C54 52 47 52 42 56Z', '#7a4a24'],
    [
      discPath(27, 47, 1.2) +
        discPath(34, 47, 1.2) +
        discPath(67.5, 45, 1.2) +
        discPath(75, 45, 1.2) +
        discPath(47, 58, 1.1) +
        discPath(53, 58, 1.1),
      '#2a1c14',
    ],
    [
      stroke('27 52 30.5 53.6 34 52', 0.9) +
        stroke('68 50.4 71.5 52 75 50.4', 0.9) +
        stroke('47 61.6 50 63 53 61.6', 0.9),
      '#a8503f',
    ],
  ],
  'failed-test': [
    [shape('14 6 86 4 88 96 16 98'), '#fbfaf4'],
    [each(7, (at) => boxPath(24, 46 + at * 7, 52 - (at % 3) * 8, 1.8)), '#a9b4c2'],
    [boxPath(24, 14, 26, 4) + boxPath(24, 22, 18, 2.4), '#3d434f'],
    [ring(68, 25, 15, 2.2), '#d9302f'],
    [stroke('64 35 64 15 75 15', 2.6) + stroke('64 24 72 24', 2.4), '#d9302f'],
    [
      stroke('17 47 23 53', 1.3) +
        stroke('23 47 17 53', 1.3) +
        stroke('17 61 23 67', 1.3) +
        stroke('23 61 17 67', 1.3),
      '#d9302f',
    ],
  ],
  corkboard: [
    [round(0, 18, 100, 66, 3), darkWood],
    [round(4, 22, 92, 58, 2), '#cf9d62'],
    [each(14, (at) => discPath(10 + ((at * 37) % 82), 27 + ((at * 23) % 48), 0.9)), '#b9874f'],
    [round(10, 28, 20, 15, 1), '#fdf6e3'],
    [boxPath(13, 32, 14, 1.4) + boxPath(13, 35.4, 14, 1.4) + boxPath(13, 38.8, 9, 1.4), '#8a919d'],
    [round(38, 27, 15, 15, 1), '#f7d560'],
    [boxPath(41, 32, 9, 1.4) + boxPath(41, 36, 7, 1.4), '#b08d2a'],
    [round(14, 52, 17, 20, 1), '#f4f6fa'],
    [round(16, 54, 13, 12, 1), '#7fb3d8'],
    [shape('16 66 21 59 25 63 29 66'), '#4f8f5c'],
    [round(40, 52, 22, 15, 1), '#f3a0b0'],
    [boxPath(43, 56, 15, 1.4) + boxPath(43, 60, 12, 1.4), '#b35468'],
    [round(70, 54, 18, 18, 1), '#a9d8a0'],
    [
      discPath(20, 29, 1.7) +
        discPath(45.5, 28.4, 1.7) +
        discPath(22.5, 53, 1.7) +
        discPath(51, 53, 1.7) +
        discPath(79, 55, 1.7),
      '#d9433a',
    ],
  ],
  'chair-from-behind': [
    [boxPath(20, 60, 6, 40) + boxPath(74, 60, 6, 40), darkWood],
    [round(16, 34, 68, 40, 8), '#8a3f3a'],
    [round(16, 34, 68, 9, 4.4), '#a55550'],
    [round(18, 72, 64, 8, 3), darkWood],
  ],
}
