// Food in its dishes, and what is left of it. Squares of 100 units; the ground is at 100.

import { boxPath, discPath } from '../../../figures/vector.ts'
import { each, ring, shape, stroke, type Part } from '../part.ts'

export const dishes: Readonly<Record<string, readonly Part[]>> = {
  'fried-egg': [
    [
      'M6 84C2 74 14 70 24 72C34 62 50 66 58 68C74 62 92 70 96 80C100 90 86 98 70 95C56 101 40 98 30 97C16 99 8 94 6 84Z',
      '#e8e4da',
    ],
    [
      'M8 82C4 73 16 70 26 72C36 63 50 67 58 68C74 63 90 70 94 78C97 87 84 93 70 91C56 97 40 93 30 93C18 94 10 90 8 82Z',
      '#fdfbf4',
    ],
    [discPath(50, 77, 19, 11), '#e89a1c'],
    [discPath(50, 74, 18, 10.4), '#f9bf3a'],
    [discPath(44, 70.6, 6, 2.6), '#fde7a0'],
  ],
  'bare-cake': [
    [boxPath(8, 96, 84, 4), '#cfd6de'],
    [boxPath(13, 50, 74, 46), '#c9793a'],
    [boxPath(13, 70, 74, 8), '#f3dcb4'],
    [boxPath(13, 50, 10, 46), '#d98d4d'],
    [
      'M9 34C9 30 14 28 20 28L80 28C86 28 91 30 91 34L91 56C88 66 80 66 77 57C72 70 62 70 58 58C53 68 44 68 40 58C35 68 27 67 24 57C20 66 11 65 9 56Z',
      '#f6e7cd',
    ],
    [discPath(50, 30, 40, 5), '#fffaf0'],
    [stroke('22 44 28 40', 2) + stroke('52 46 58 43', 2), '#e05a9c'],
    [stroke('38 41 43 45', 2) + stroke('76 45 81 41', 2), '#3f9ad6'],
  ],
  'cereal-bowl': [
    [stroke('66 52 92 14', 3.4), '#aab4c2'],
    [discPath(50, 52, 46, 12), '#d3dce6'],
    [discPath(50, 52, 42, 9.6), '#fbf7ee'],
    [each(14, (at) => ring(18 + ((at * 23) % 66), 48 + ((at * 13) % 9), 3.2, 1.5)), '#d99a3f'],
    [each(6, (at) => ring(24 + ((at * 31) % 56), 47 + ((at * 7) % 9), 3.2, 1.5)), '#c9583f'],
    ['M4 52C8 82 24 97 38 97L62 97C76 97 92 82 96 52C90 63 72 66 50 66C28 66 10 63 4 52Z', '#4a8be0'],
    ['M4 52C8 82 24 97 38 97C24 86 18 74 16 60C10 58 6 55 4 52Z', '#8fbcf2'],
    [boxPath(36, 96, 28, 3), '#35609e'],
  ],
  'fruit-bowl': [
    [discPath(30, 40, 15), '#e0913a'],
    [discPath(70, 42, 14), '#7fb23f'],
    [
      'M44 46C34 30 38 14 50 4C54 8 54 12 52 16C60 14 70 16 78 22C80 27 78 30 74 30C66 28 58 32 56 46Z',
      '#f2cf3f',
    ],
    [discPath(50, 42, 17), '#d9302f'],
    [discPath(44, 36, 5, 4), '#f08a80'],
    [
      discPath(18, 50, 9) +
        discPath(28, 55, 9) +
        discPath(82, 52, 9) +
        discPath(74, 56, 8) +
        discPath(90, 48, 6),
      '#7a3f9c',
    ],
    [stroke('50 28 52 20', 1.4), '#4a2f1c'],
    ['M4 52C8 82 24 95 38 95L62 95C76 95 92 82 96 52C86 60 70 62 50 62C30 62 14 60 4 52Z', '#c98a4a'],
    ['M4 52C8 82 24 95 38 95C24 84 18 74 16 59C10 57 6 55 4 52Z', '#e3b27a'],
    [boxPath(34, 94, 32, 5), '#9a6238'],
  ],
  'gap-pizza': [
    ['M50 50L98 50C98 24 76 2 50 2C24 2 2 24 2 50C2 76 24 98 50 98C60 98 68 95.6 75.6 90.4Z', '#c98a42'],
    ['M50 50L91 50C91 27 73 9 50 9C27 9 9 27 9 50C9 73 27 91 50 91C58 91 65 89 71.6 84.6Z', '#f2c14a'],
    [
      stroke('50 50 50 9', 0.7) +
        stroke('50 50 9 50', 0.7) +
        stroke('50 50 21 21', 0.7) +
        stroke('50 50 79 21', 0.7) +
        stroke('50 50 21 79', 0.7) +
        stroke('50 50 50 91', 0.7),
      '#c9952c',
    ],
    [
      discPath(38, 24, 6) +
        discPath(64, 22, 5.6) +
        discPath(22, 38, 5.4) +
        discPath(76, 38, 5.6) +
        discPath(22, 62, 5.6) +
        discPath(38, 76, 6) +
        discPath(58, 78, 4.6) +
        discPath(46, 58, 4.4),
      '#c9352f',
    ],
    [
      discPath(37, 23, 2) +
        discPath(63, 21, 2) +
        discPath(21, 61, 2) +
        discPath(75, 37, 2) +
        discPath(37, 75, 2),
      '#e86a5f',
    ],
  ],
  'fish-bones': [
    [shape('74 80 98 64 90 80 98 96'), '#d9d5c8'],
    [stroke('26 80 80 80', 2), '#f1eee4'],
    [
      each(6, (at) =>
        stroke(`${36 + at * 6.6} ${70 + at * 1} ${40 + at * 6.6} 80 ${36 + at * 6.6} ${90 - at * 1}`, 1.5),
      ),
      '#f1eee4',
    ],
    ['M4 80C8 68 20 62 32 66C35 74 35 86 32 94C20 98 8 92 4 80Z', '#e9e5d8'],
    [discPath(18, 76, 3.4), '#4a463c'],
    [stroke('5 83 12 84', 1), '#8a8474'],
  ],
  liquid: [[discPath(50, 90, 46, 8), '#4aa3df']],
}
