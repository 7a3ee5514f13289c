// Things that are drawn for somebody who uses them: a plane with an open seat. Squares of 100 units; the ground is at 100.

import { boxPath, discPath } from '../figures/vector.ts'
import { round, shape, stroke, type Part } from './part.ts'

export const wieldedThings: Readonly<Record<string, readonly Part[]>> = {
  'field-glasses': [
    [round(0, 34, 20, 18, 5), '#2f343f'],
    [shape('14 30 62 26 62 58 14 54'), '#434a57'],
    [round(56, 22, 26, 40, 6), '#2f343f'],
    [round(80, 25, 8, 34, 4), '#8fd0ee'],
    [shape('20 52 58 56 58 70 24 62'), '#2f343f'],
    [round(54, 56, 26, 18, 6), '#434a57'],
  ],
  // It looks to the left, and its seat is open.
  'propeller-plane': [
    [stroke('30 82 30 94', 1.6) + stroke('46 82 46 94', 1.6), '#5f6977'],
    [discPath(30, 94, 6) + discPath(46, 94, 6), '#2b2b34'],
    [discPath(30, 94, 2.4) + discPath(46, 94, 2.4), '#cfd6de'],
    [shape('86 44 97 44 99 68 84 66'), '#c92f38'],
    [shape('8 60 14 53 30 52 34 62 62 62 66 55 98 60 98 68 60 84 20 84 9 78'), '#e5484d'],
    [shape('10 70 98 65 98 68 60 84 20 84 9 78'), '#c9333b'],
    [round(18, 70, 52, 7, 3.5), '#f4f1e8'],
    [round(84, 60, 15, 4, 2), '#f4f1e8'],
    [shape('27 52 33 44 36 44 35 54'), '#a9dcf2'],
    [round(3, 60, 9, 18, 4), '#5f6977'],
    [round(2, 40, 3.4, 58, 1.7), '#70482a'],
    [boxPath(0, 66, 4, 6), '#cfd6de'],
  ],
}
