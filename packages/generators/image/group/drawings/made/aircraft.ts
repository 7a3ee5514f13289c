// Aircraft, drawn whole in squares of 100 units; the ground is at 100. Noses point to the left.

import { boxPath, discPath } from '../../../figures/vector.ts'
import { each, round, shape, stroke, type Part } from '../part.ts'

const body = '#f1f4f8'
const shade = '#c9d2dd'
const blue = '#2f6fc4'
const iron = '#2f343f'
const steel = '#8792a0'

export const aircraft: Readonly<Record<string, readonly Part[]>> = {
  'parked-airplane': [
    [shape('72 62 78 58 94 74 88 76'), '#a9b4c2'],
    [stroke('20 80 20 94', 1.4) + stroke('54 82 54 94', 1.6) + stroke('60 82 60 94', 1.6), steel],
    [discPath(20, 95.4, 3.6) + discPath(54, 95, 4.4) + discPath(61, 95, 4.4), iron],
    [discPath(20, 95.4, 1.4) + discPath(54, 95, 1.7) + discPath(61, 95, 1.7), '#aab4c2'],
    [shape('78 60 90 30 99 30 95 62'), blue],
    ['M2 74C4 66 12 60 24 58L88 58C95 58 99 60 99 62C96 70 88 80 76 83L22 84C10 84 2 80 2 74Z', body],
    ['M2 75C20 80 70 80 97 66C94 74 86 81 76 83L22 84C10 84 2 80 2 75Z', shade],
    [stroke('4 74 24 76 70 76 96 66', 1.1), blue],
    ['M7 66C10 63 14 61 18 60.4L19 66L8 68.4Z', '#4d86c9'],
    [each(9, (at) => round(26 + at * 6, 64, 3.2, 4, 1.2)), '#4d86c9'],
    [round(22, 63, 3, 9, 1), '#aeb9c6'],
    [shape('40 74 58 74 86 90 78 91'), '#dde4ec'],
    [shape('40 74 58 74 60 76 46 77'), body],
    [round(42, 80, 16, 7.4, 3.4), steel],
    [discPath(42.6, 83.7, 1.8, 3.6), iron],
    [boxPath(50, 77, 3, 4), steel],
  ],
  'fighter-airplane': [
    [shape('66 44 90 12 99 12 88 50'), '#4c5765'],
    [shape('70 52 96 40 98 45 82 58'), '#3f4956'],
    ['M1 58C10 50 22 45 36 43L88 44C95 45 98 50 98 54C94 60 84 63 70 63L22 63C12 62 5 60 1 58Z', '#77838f'],
    ['M1 58C12 60 30 61 98 54C94 60 84 63 70 63L22 63C12 62 5 60 1 58Z', '#596471'],
    [shape('36 59 74 56 94 74 86 78'), '#8d99a5'],
    [shape('36 59 86 78 83 80 40 62'), '#4c5765'],
    ['M22 48C28 40 36 36 44 37C50 38 54 42 56 44L38 45C32 46 27 47 22 48Z', '#f0b64a'],
    ['M26 46.4C31 41 37 38.6 43 39C46 39.4 49 41 51 42.6Z', '#ffdd8f'],
    [boxPath(40, 38.4, 1.4, 6), '#4c5765'],
    ['M94 48C98 47 100 50 100 53C100 56 98 58 95 58Z', '#2f343f'],
    [stroke('30 66 62 66', 1.6), '#e6ebf0'],
    [shape('26 66 31 64.4 31 67.6'), '#d23b36'],
    [discPath(64, 51, 4), '#2f5fae'],
    [discPath(64, 51, 2), '#f7f9fb'],
  ],
}
