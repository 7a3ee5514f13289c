// Things of homes, kitchens and desks that the motif set lacks. Squares of 100 units; the ground is at 100.

import { boxPath, discPath, hullPath } from '../../figures/vector.ts'
import { darkWood, round, shape, stroke, wood, type Part } from './part.ts'

const steel = '#c3c9d2'

export const indoors: Readonly<Record<string, readonly Part[]>> = {
  windowsill: [
    [boxPath(10, 0, 80, 84), '#f4efe4'],
    [boxPath(16, 6, 32, 70) + boxPath(52, 6, 32, 70), '#9fc9e6'],
    [boxPath(16, 38, 68, 3), '#f4efe4'],
    [boxPath(0, 84, 100, 10), '#c69a64'],
    [boxPath(4, 94, 92, 6), '#9a6f42'],
  ],
  passport: [
    [round(16, 4, 68, 92, 5), '#1f3a6b'],
    [discPath(50, 42, 18), '#d8b45a'],
    [discPath(50, 42, 14), '#1f3a6b'],
    [
      boxPath(36, 41, 28, 2.6) + boxPath(48.6, 28, 2.6, 28) + boxPath(30, 72, 40, 4) + boxPath(36, 80, 28, 3),
      '#d8b45a',
    ],
  ],
  toast: [
    ['M14 30C2 12 30 2 50 8C70 2 98 12 86 30L86 92C86 98 14 98 14 92Z', '#a8692f'],
    ['M21 32C12 18 34 10 50 15C66 10 88 18 79 32L79 87C79 91 21 91 21 87Z', '#eac98c'],
  ],
  'avocado-toast': [
    ['M14 46C2 28 30 18 50 24C70 18 98 28 86 46L86 92C86 98 14 98 14 92Z', '#a8692f'],
    ['M22 48C14 36 34 28 50 33C66 28 86 36 78 48L78 84C78 90 22 90 22 84Z', '#a9c957'],
    [stroke('30 50 46 70', 4) + stroke('46 44 62 66', 4) + stroke('58 46 72 60', 4), '#7fa63a'],
    [discPath(36, 74, 2) + discPath(62, 78, 2) + discPath(56, 52, 2), '#c9442f'],
  ],
  bowl: [
    ['M4 52L96 52C94 86 74 96 62 98L38 98C26 96 6 86 4 52Z', '#4f8fb0'],
    [discPath(50, 52, 46, 9), '#356a88'],
    [discPath(50, 53, 40, 6.4), '#dfe9ee'],
  ],
  'glass-of-water': [
    [shape('24 4 76 4 68 98 32 98'), '#dbeef6'],
    [shape('26 30 74 30 68 95 32 95'), '#8cc8e6'],
    [discPath(50, 30, 24, 4), '#b5def0'],
    [shape('32 12 38 12 42 88 38 88'), '#f6fbfd'],
  ],
  'iced-coffee': [
    [stroke('62 26 74 0', 2.2), '#d9453c'],
    [shape('22 14 78 14 70 98 30 98'), '#e4eef2'],
    [shape('25 34 75 34 69 95 31 95'), '#8a5632'],
    [shape('25 34 75 34 73 52 27 52'), '#c79a6c'],
    [
      shape('32 38 46 36 48 50 34 52') + shape('54 42 66 38 68 52 56 54') + shape('40 56 52 54 54 66 42 68'),
      '#e9dccb',
    ],
  ],
  plate: [
    [discPath(50, 88, 50, 11), '#d8dee5'],
    [discPath(50, 85, 50, 11), '#f4f6f8'],
    [discPath(50, 85, 32, 6), '#dde3ea'],
  ],
  tray: [
    [round(0, 84, 100, 12, 5), '#8a8f99'],
    [round(4, 82, 92, 8, 4), '#c3c9d2'],
  ],
  pillow: [
    ['M8 40C30 34 70 34 92 40C98 60 98 78 92 96C70 100 30 100 8 96C2 78 2 60 8 40Z', '#e9edf5'],
    ['M14 84C34 92 66 92 86 84C88 90 90 92 90 94C66 98 34 98 10 94Z', '#c4cde0'],
  ],
  rug: [
    [discPath(50, 92, 50, 8), '#a8453f'],
    [discPath(50, 92, 40, 5.6), '#e0b878'],
    [discPath(50, 92, 28, 3.6), '#a8453f'],
  ],
  fishbowl: [
    [discPath(50, 58, 44, 40) + boxPath(28, 14, 44, 14), '#cfe8f2'],
    ['M8 52C30 60 70 46 92 52C94 84 72 98 50 98C28 98 6 84 8 52Z', '#6db6dc'],
    [discPath(48, 68, 15, 9) + shape('60 68 76 58 76 78'), '#f2862c'],
    [discPath(39, 66, 2), '#2a2020'],
    [discPath(30, 94, 8, 3) + discPath(56, 95, 14, 3), '#d9b26a'],
  ],
  cage: [
    [boxPath(12, 88, 76, 10) + discPath(50, 8, 5), '#c9a24a'],
    ['M18 90L18 48C18 0 82 0 82 48L82 90L78 90L78 48C78 8 22 8 22 48L22 90Z', '#c9a24a'],
    [
      boxPath(33, 22, 2.4, 68) +
        boxPath(48.8, 14, 2.4, 76) +
        boxPath(64, 22, 2.4, 68) +
        boxPath(20, 54, 60, 2.4),
      '#c9a24a',
    ],
  ],
  'watering-can': [
    [stroke('64 72 96 40', 4) + shape('88 34 100 46 96 50 84 38'), '#3f9a8a'],
    [round(14, 44, 54, 54, 6), '#4fb3a2'],
    [stroke('20 46 26 18 52 18 60 46', 3), '#3f9a8a'],
  ],
  shovel: [
    [boxPath(47, 4, 6, 60) + round(36, 0, 28, 7, 3), wood],
    ['M30 60L70 60C72 84 60 98 50 100C40 98 28 84 30 60Z', '#8f98a6'],
  ],
  'washing-machine': [
    [round(10, 4, 80, 96, 5), '#eef1f5'],
    [boxPath(10, 20, 80, 2), '#c3c9d2'],
    [discPath(50, 60, 28), '#aab2bf'],
    [discPath(50, 60, 21), '#3f6f98'],
    [discPath(44, 54, 10, 7), '#7fb0d4'],
    [discPath(74, 12, 4.4) + boxPath(18, 9, 26, 6), '#7a8594'],
  ],
  microwave: [
    [round(2, 40, 96, 58, 4), '#d5dae2'],
    [round(8, 47, 62, 44, 3), '#2b2f3a'],
    [round(76, 48, 16, 8, 2), '#4fe0a0'],
    [discPath(84, 66, 4) + discPath(84, 80, 4), '#8a8f99'],
  ],
  toaster: [
    [shape('26 40 30 18 46 18 46 44') + shape('54 44 54 18 70 18 74 40'), '#d9a45c'],
    [round(8, 38, 84, 58, 14), steel],
    [round(14, 42, 72, 20, 8), '#e6eaf0'],
    [boxPath(22, 40, 56, 4), '#5a5f6a'],
    [round(88, 56, 10, 8, 2) + boxPath(18, 94, 12, 6) + boxPath(70, 94, 12, 6), '#3a3f4a'],
  ],
  pan: [
    [round(62, 80, 38, 6, 3), '#3a3038'],
    ['M4 78L70 78C68 92 60 96 54 96L20 96C14 96 6 92 4 78Z', '#2e3038'],
    [discPath(37, 78, 33, 5), '#4a4d58'],
  ],
  'cutting-board': [
    [round(0, 86, 100, 10, 4), wood],
    [round(2, 84, 96, 7, 3), '#c69a64'],
  ],
  sink: [
    [boxPath(8, 52, 84, 48), '#b98d5c'],
    [boxPath(2, 44, 96, 10), '#e6eaf0'],
    [stroke('50 44 50 18 66 18 66 30', 3), '#9aa3b0'],
    [boxPath(48, 60, 2, 36), '#8a6238'],
  ],
  'record-player': [
    [round(2, 70, 96, 28, 4), '#7a4a2c'],
    [discPath(42, 70, 38, 9), '#1d1b22'],
    [discPath(42, 70, 12, 3), '#d9453c'],
    [stroke('88 58 84 66 62 70', 1.8) + discPath(88, 58, 4), steel],
    [discPath(16, 86, 4) + discPath(30, 86, 4), '#e0b040'],
  ],
  record: [
    [discPath(50, 50, 49), '#1d1b22'],
    [discPath(50, 50, 38), '#2a2833'],
    [discPath(50, 50, 17), '#d9453c'],
    [discPath(50, 50, 3), '#f4f1ea'],
  ],
  gramophone: [
    [round(18, 74, 64, 26, 4), '#7a4a2c'],
    [discPath(50, 74, 30, 5), '#1d1b22'],
    [stroke('60 72 66 54 50 44', 3), '#c9a24a'],
    [shape('54 48 44 42 4 4 26 0 70 6'), '#e0b040'],
    [discPath(20, 6, 18, 9), '#a8782a'],
  ],
  doll: [
    [discPath(50, 20, 17) + discPath(31, 26, 8, 14) + discPath(69, 26, 8, 14), '#8a4a24'],
    [discPath(50, 23, 13), '#f3cba6'],
    [discPath(45, 23, 1.8) + discPath(55, 23, 1.8), '#2a2020'],
    [shape('40 38 60 38 78 82 22 82'), '#e77ba5'],
    [
      stroke('40 42 24 58', 4) +
        stroke('60 42 76 58', 4) +
        stroke('42 82 42 97', 4) +
        stroke('58 82 58 97', 4),
      '#f3cba6',
    ],
  ],
  'toy-blocks': [
    [round(4, 56, 44, 44, 4), '#d9453c'],
    [round(52, 56, 44, 44, 4), '#3f7fc4'],
    [round(28, 10, 44, 44, 4), '#f2bd3a'],
    [shape('16 90 26 66 36 90') + boxPath(64, 68, 20, 20) + discPath(50, 32, 11), '#f6f1e6'],
  ],
  stroller: [
    ['M14 44C14 16 44 8 56 14L56 48Z', '#3f6fa0'],
    ['M14 46L82 46C80 74 60 78 44 78C28 78 16 70 14 46Z', '#5b8fc4'],
    [stroke('80 48 98 26', 2) + stroke('30 76 56 92', 2) + stroke('62 74 34 92', 2), '#5a5f6a'],
    [discPath(28, 92, 8) + discPath(64, 92, 8), '#2e2a30'],
  ],
  safe: [
    [round(6, 8, 88, 86, 4), '#5a616e'],
    [round(14, 16, 72, 70, 3), '#7b8492'],
    [discPath(50, 50, 15), '#3f4550'],
    [discPath(50, 50, 6) + stroke('50 36 50 64', 1.6) + stroke('36 50 64 50', 1.6), steel],
    [boxPath(14, 94, 12, 6) + boxPath(74, 94, 12, 6), '#3f4550'],
  ],
  wallet: [
    [shape('24 34 78 20 84 50 30 56'), '#6fb37a'],
    [round(4, 38, 92, 58, 8), '#7a4a2c'],
    [round(62, 58, 36, 20, 8), '#5f3820'],
    [discPath(74, 68, 4), '#e0b040'],
  ],
  'playing-cards': [
    [shape('10 30 40 10 64 74 34 94'), '#d8dce4'],
    [shape('36 12 72 12 72 84 36 84'), '#f8f8fa'],
    [shape('56 10 92 26 68 94 34 78'), '#ffffff'],
    ['M64 44C58 36 50 44 64 58C78 44 70 36 64 44Z', '#d23b36'],
  ],
  cauldron: [
    [discPath(50, 92, 34, 8), '#e8762c'],
    [discPath(50, 62, 44, 34) + boxPath(14, 30, 72, 12), '#2e3038'],
    [discPath(50, 32, 38, 8), '#5fc86a'],
    [discPath(36, 22, 6) + discPath(58, 16, 8) + discPath(66, 28, 5), '#8fe098'],
  ],
  chandelier: [
    [boxPath(49, 0, 2, 30), '#a8843a'],
    [
      stroke('50 60 20 62 12 44', 2) +
        stroke('50 60 80 62 88 44', 2) +
        stroke('50 66 34 70 32 48', 2) +
        stroke('50 66 66 70 68 48', 2) +
        discPath(50, 62, 7),
      '#c9a24a',
    ],
    [
      boxPath(10, 34, 5, 12) + boxPath(30, 38, 5, 12) + boxPath(65, 38, 5, 12) + boxPath(85, 34, 5, 12),
      '#f4efe4',
    ],
    [
      discPath(12.5, 28, 3, 6) +
        discPath(32.5, 32, 3, 6) +
        discPath(67.5, 32, 3, 6) +
        discPath(87.5, 28, 3, 6),
      '#ffcf4a',
    ],
  ],
  blackboard: [
    [boxPath(2, 14, 96, 66), wood],
    [boxPath(7, 19, 86, 56), '#2f5a48'],
    [
      [
        '17 26 12 26 12 37 17 37|12 31.5 16 31.5|21 29.5 27 29.5|21 34 27 34|31 37 31 30 35 30 35 37|35 30 39 30 39 37|47 30 43 30 43 37 47 37|50 24 53 24 53 27 50 29 53 29',
        '12 45 18 54|18 45 12 54|20 41 23 41 23 43 20 45 23 45|27 50 33 50|30 47 30 53|37 45 40 50|43 45 37 56|48 48 54 48|48 52 54 52|60 46 62 44 62 54',
        '12 66 14 66 16 71 20 60 34 60|24 63 29 70|29 63 24 70|39 64 45 64|39 68 45 68|50 62 60 62|52.5 62 52.5 71|57.5 62 57.5 71',
        '68 48 68 27 90 48 68 48|82 57 73 57 78 63 73 69 82 69',
      ]
        .flatMap((row) => row.split('|'))
        .map((points) => stroke(points, 1))
        .join(''),
      '#e9efe6',
    ],
    [boxPath(16, 80, 5, 20) + boxPath(79, 80, 5, 20), darkWood],
  ],
  whiteboard: [
    [boxPath(2, 14, 96, 66), '#9aa3b0'],
    [boxPath(6, 18, 88, 58), '#f8fafc'],
    [stroke('16 32 44 32', 1.4) + stroke('16 44 56 44', 1.4), '#2f6fc4'],
    [stroke('60 66 70 46 80 54 88 30', 1.6), '#d23b36'],
    [boxPath(16, 80, 4, 20) + boxPath(80, 80, 4, 20), '#7a8594'],
  ],
  'vending-machine': [
    [round(14, 2, 72, 98, 4), '#c3282d'],
    [boxPath(20, 10, 44, 66), '#dceaf2'],
    [[20, 36, 52, 68].map((y) => boxPath(22, y - 2, 40, 2)).join(''), '#8a8f99'],
    [[24, 40, 56].map((y) => round(25, y - 2, 8, 12, 2) + round(50, y - 2, 8, 12, 2)).join(''), '#3f9a55'],
    [[24, 40, 56].map((y) => round(37, y - 2, 8, 12, 2)).join(''), '#f2a33a'],
    [boxPath(69, 24, 12, 16) + boxPath(24, 82, 36, 12), '#2b2f3a'],
  ],
  'gift-bow': [
    [
      discPath(28, 44, 24, 16) +
        discPath(72, 44, 24, 16) +
        shape('44 48 28 96 44 88 50 54') +
        shape('56 48 72 96 56 88 50 54'),
      '#d23b36',
    ],
    [discPath(50, 46, 11), '#a82a2c'],
  ],
  pitcher: [
    [stroke('70 30 94 40 92 66 70 76', 3.4), '#a9cfe0'],
    ['M22 10L76 10C70 30 80 60 76 96C76 100 24 100 24 96C20 60 30 30 22 10Z', '#cfe8f2'],
    ['M26 34L73 34C73 60 77 80 74 94C74 97 26 97 26 94C23 80 27 60 26 34Z', '#f6dc6a'],
    [discPath(42, 42, 9) + discPath(60, 56, 8), '#f9ecaa'],
    [shape('22 10 10 14 24 22'), '#cfe8f2'],
  ],
  rope: [
    [
      hullPath([
        { x: 50, y: 88, radius: 10 },
        { x: 20, y: 88, radius: 10 },
        { x: 80, y: 88, radius: 10 },
      ]) +
        discPath(50, 72, 36, 9) +
        discPath(50, 58, 32, 8),
      '#c9a46a',
    ],
    [stroke('18 88 82 88', 1) + stroke('18 72 82 72', 1) + stroke('22 58 78 58', 1), '#8f6c38'],
    [stroke('78 58 96 40 90 26', 3.4), '#c9a46a'],
  ],
}
