// Things of gardens, streets and shores that the motif set lacks. Squares of 100 units; the ground is at 100.

import { boxPath, discPath, hullPath } from '../../figures/vector.ts'
import { darkWood, round, shape, stroke, wood, type Part } from './part.ts'

const ring = (x: number, y: number, radius: number, girth: number): string =>
  stroke(
    Array.from({ length: 25 }, (_, at) => {
      const angle = (at / 24) * Math.PI * 2
      return `${x + Math.cos(angle) * radius} ${y + Math.sin(angle) * radius}`
    }).join(' '),
    girth,
  )

/** Strokes away from a point, with a spark at the end of each. */
const rays = (x: number, y: number, reach: number, count: number, girth: number): string =>
  Array.from({ length: count }, (_, at) => {
    const angle = (at / count) * Math.PI * 2
    const [across, down] = [Math.cos(angle), Math.sin(angle)]
    const tip = `${x + across * reach} ${y + down * reach}`
    return (
      stroke(`${x + across * reach * 0.35} ${y + down * reach * 0.35} ${tip}`, girth) +
      discPath(x + across * (reach + 2), y + down * (reach + 2), girth * 1.6)
    )
  }).join('')

const treeWithHouse: readonly Part[] = [
  [shape('42 100 46 54 56 54 60 100'), darkWood],
  [discPath(50, 24, 40, 24) + discPath(20, 38, 19, 16) + discPath(80, 38, 19, 16), '#3f8f4a'],
  [discPath(40, 16, 20, 12), '#58ab5c'],
  [boxPath(24, 36, 50, 30), '#b07c48'],
  [shape('18 38 49 16 80 38'), '#8c3f30'],
  [boxPath(18, 64, 62, 5), darkWood],
  [round(42, 44, 14, 20, 4), '#5b3a24'],
  [boxPath(28, 46, 9, 9) + boxPath(62, 46, 8, 9), '#ffdf8a'],
]

export const outdoors: Readonly<Record<string, readonly Part[]>> = {
  puddle: [
    [discPath(50, 94, 50, 6), '#6f9fc6'],
    [discPath(46, 93.6, 38, 4), '#8fbcdc'],
    [discPath(34, 92.6, 14, 1.2), '#d6ebf7'],
  ],
  sandcastle: [
    [shape('6 100 14 66 86 66 94 100'), '#d9b271'],
    [boxPath(20, 40, 18, 28) + boxPath(62, 40, 18, 28) + boxPath(38, 30, 24, 40), '#e8c588'],
    [
      boxPath(20, 34, 5, 8) +
        boxPath(27, 34, 5, 8) +
        boxPath(33, 34, 5, 8) +
        boxPath(62, 34, 5, 8) +
        boxPath(69, 34, 5, 8) +
        boxPath(75, 34, 5, 8) +
        boxPath(38, 24, 5, 8) +
        boxPath(47.5, 24, 5, 8) +
        boxPath(57, 24, 5, 8),
      '#e8c588',
    ],
    [round(43, 74, 14, 26, 7), '#b48a4d'],
    [boxPath(26, 50, 6, 8) + boxPath(68, 50, 6, 8) + boxPath(47, 42, 6, 9), '#b48a4d'],
    [boxPath(49, 6, 1.6, 20), darkWood],
    [shape('50.6 6 66 11 50.6 16'), '#d9534a'],
  ],
  wheelbarrow: [
    [stroke('4 52 40 64 84 84', 1.8) + stroke('56 68 60 96 52 97', 1.8), darkWood],
    [shape('26 46 94 46 82 76 42 76'), '#c9442f'],
    [shape('24 42 96 42 94 50 26 50'), '#a8341f'],
    [discPath(84, 88, 12), '#2e2a30'],
    [discPath(84, 88, 5), '#b9c0ca'],
  ],
  flag: [
    [boxPath(16, 2, 4, 98), '#8a8f99'],
    [discPath(18, 3, 4), '#e0b040'],
    ['M20 8C40 2 56 16 92 8L92 52C56 60 40 46 20 54Z', '#d23b36'],
    ['M20 22C40 16 56 30 92 22L92 36C56 44 40 30 20 38Z', '#f4f1ea'],
  ],
  blanket: [
    [shape('8 100 24 86 92 86 80 100'), '#d9453c'],
    [shape('25 100 38 86 50 86 40 100') + shape('56 100 64 86 76 86 70 100'), '#f6efe4'],
    [shape('15 94 18 91 88 91 85 94'), '#f0b4a8'],
  ],
  treehouse: [
    ...treeWithHouse,
    [
      stroke('68 68 66 100', 1.2) +
        stroke('78 68 76 100', 1.2) +
        boxPath(67, 74, 10, 1.8) +
        boxPath(67, 82, 10, 1.8) +
        boxPath(66, 90, 10, 1.8),
      '#d7ae7c',
    ],
  ],
  'treehouse-with-rope-ladder': [
    ...treeWithHouse,
    [stroke('67 68 65 76 67 84 66 92 65 99', 1.1) + stroke('78 68 79 76 77 84 79 92 77 99', 1.1), '#e8d3a6'],
    [
      boxPath(65, 72, 14, 1.8) +
        boxPath(65, 79, 14, 1.8) +
        boxPath(65, 86, 14, 1.8) +
        boxPath(65, 93, 14, 1.8),
      '#8a5a34',
    ],
  ],
  gondola: [
    ['M0 62C14 84 86 84 100 58C96 88 80 96 50 96C20 96 4 88 0 62Z', '#26242c'],
    [shape('0 64 2 44 8 44 8 68') + shape('94 64 96 52 100 52 100 62'), '#c9a24a'],
    [boxPath(36, 72, 30, 7), '#b0303f'],
    [stroke('88 20 62 94', 1.2), '#d7ae7c'],
  ],
  submarine: [
    [round(38, 26, 26, 30, 6) + boxPath(50, 10, 5, 20) + boxPath(50, 10, 14, 5), '#d39b1f'],
    [
      hullPath([
        { x: 24, y: 68, radius: 23 },
        { x: 78, y: 68, radius: 17 },
      ]),
      '#f2bd3a',
    ],
    [shape('90 68 100 50 100 86'), '#d39b1f'],
    [discPath(22, 66, 8) + discPath(44, 66, 8) + discPath(66, 66, 8), '#7a5a20'],
    [discPath(22, 66, 5.6) + discPath(44, 66, 5.6) + discPath(66, 66, 5.6), '#9fe0f2'],
  ],
  shipwreck: [
    ['M4 44L30 52L96 66L88 100L24 100Z', '#6b4a34'],
    ['M4 44L30 52L96 66L94 72L28 60L8 54Z', '#8a6244'],
    [stroke('44 60 54 8', 2.4) + stroke('70 66 82 32', 2) + stroke('36 26 66 22', 1.6), '#54392a'],
    [shape('54 12 66 24 62 46 50 40'), '#b7ad98'],
    [discPath(40, 80, 7, 6) + shape('58 84 70 78 74 92 62 94'), '#2f2019'],
  ],
  igloo: [
    ['M4 100C4 40 96 40 96 100Z', '#e4f0f8'],
    [
      boxPath(10, 82, 80, 1.6) +
        boxPath(18, 66, 64, 1.6) +
        boxPath(30, 84, 1.6, 16) +
        boxPath(68, 67, 1.6, 16) +
        boxPath(48, 55, 1.6, 12),
      '#a9c6da',
    ],
    ['M34 100C34 66 66 66 66 100Z', '#c8dcea'],
    ['M40 100C40 74 60 74 60 100Z', '#3a5368'],
  ],
  scarecrow: [
    [boxPath(47, 30, 5, 70) + boxPath(12, 42, 76, 4), darkWood],
    [shape('20 36 80 36 80 48 64 50 64 74 36 74 36 50 20 48'), '#b8433a'],
    [boxPath(36, 50, 28, 3) + boxPath(44, 36, 3, 38) + boxPath(56, 36, 3, 38), '#8c2f2a'],
    [shape('20 36 8 40 8 45 20 48') + shape('80 36 92 40 92 45 80 48'), '#e2c064'],
    [discPath(50, 24, 11), '#e9d09a'],
    [discPath(46, 23, 1.6) + discPath(54, 23, 1.6), '#3a2a20'],
    [boxPath(32, 13, 36, 4) + shape('40 14 44 2 56 2 60 14'), '#9c7a3a'],
  ],
  'hay-bale': [
    [round(4, 52, 92, 48, 5), '#d9b04a'],
    [boxPath(6, 62, 88, 2) + boxPath(8, 74, 84, 2) + boxPath(6, 86, 88, 2), '#b98d33'],
    [boxPath(28, 52, 4, 48) + boxPath(68, 52, 4, 48), '#8a6a2a'],
  ],
  bush: [
    [discPath(28, 78, 26, 22) + discPath(70, 76, 28, 24) + discPath(50, 62, 26, 24), '#3f8f4a'],
    [discPath(40, 58, 14, 11) + discPath(66, 68, 12, 9), '#58ab5c'],
  ],
  nest: [
    [discPath(34, 64, 11, 15) + discPath(52, 60, 11, 15) + discPath(68, 65, 11, 15), '#cfe6ea'],
    ['M4 66C20 76 80 76 96 66C94 90 76 100 50 100C24 100 6 90 4 66Z', '#8a6238'],
    [
      stroke('8 74 40 84 92 76', 1.4) +
        stroke('14 86 60 90 88 84', 1.4) +
        stroke('2 66 30 78 60 76 98 66', 1.6),
      '#b88a52',
    ],
  ],
  branch: [
    [stroke('0 90 40 74 100 62', 4) + stroke('46 74 66 50', 2.4), darkWood],
    [
      discPath(68, 46, 9, 5) + discPath(58, 58, 8, 4.6) + discPath(84, 56, 9, 5) + discPath(28, 70, 8, 4.6),
      '#4a9a52',
    ],
  ],
  'rope-swing': [
    [
      boxPath(6, 4, 88, 6) + shape('10 10 16 10 10 100 2 100') + shape('84 10 90 10 98 100 90 100'),
      '#b5803c',
    ],
    [boxPath(34, 10, 1.6, 66) + boxPath(64, 10, 1.6, 66), '#d9cdb8'],
    [round(28, 75, 44, 6, 2), '#c9442f'],
  ],
  'hanging-tire': [
    [boxPath(49, 0, 2, 66), '#d9cdb8'],
    [ring(50, 82, 15, 5.4), '#3a3a42'],
    [ring(50, 82, 10.6, 0.9), '#5a5a64'],
  ],
  'tire-swing': [
    [shape('6 12 18 12 19 70 24 100 0 100 4 70') + stroke('12 26 60 18 88 20', 3.4), darkWood],
    [
      discPath(14, 12, 24, 15) + discPath(44, 9, 20, 11) + discPath(72, 14, 19, 10) + discPath(92, 18, 11, 7),
      '#3f8f4a',
    ],
    [boxPath(60, 18, 1.8, 46), '#d9cdb8'],
    [ring(61, 76, 12, 4.6), '#3a3a42'],
    [ring(61, 76, 8.6, 0.8), '#5a5a64'],
  ],
  /** Lies over whoever is under it. */
  'draped-blanket': [
    ['M0 100C2 60 12 24 30 12C44 2 58 4 72 14C88 26 98 60 100 100Z', '#5b7fb8'],
    ['M6 100C8 66 16 34 32 22C30 50 26 78 26 100Z', '#4d6fa6'],
    ['M44 100C46 70 48 40 52 8C58 40 60 72 60 100Z', '#6c90c8'],
    ['M78 100C78 74 76 46 72 14C86 34 90 66 90 100Z', '#4d6fa6'],
    [round(0, 92, 100, 8, 3), '#dfe6f2'],
  ],
  /** The same, over several or over an animal. */
  'broad-blanket': [
    ['M0 100C2 78 10 62 24 58C40 53 60 53 76 58C90 62 98 78 100 100Z', '#5b7fb8'],
    ['M10 100C11 82 18 66 28 60C26 76 25 88 24 100Z', '#4d6fa6'],
    ['M42 100C44 84 47 68 50 55C54 68 56 84 57 100Z', '#6c90c8'],
    ['M76 100C76 86 75 70 74 58C84 66 89 82 90 100Z', '#4d6fa6'],
    [round(0, 96, 100, 4, 2), '#dfe6f2'],
  ],
  /** Its ropes go up to what it hangs from. */
  'hanging-swing': [
    [boxPath(30, 0, 2, 90) + boxPath(68, 0, 2, 90), '#d9cdb8'],
    [round(22, 88, 56, 7, 2), '#c9442f'],
  ],
  hammock: [
    [boxPath(4, 20, 6, 80) + boxPath(90, 20, 6, 80), darkWood],
    ['M8 34C30 84 70 84 92 34C74 66 26 66 8 34Z', '#e08a3c'],
    ['M14 42C34 74 66 74 86 42C70 66 30 66 14 42Z', '#f4d9a0'],
  ],
  'deck-chair': [
    [stroke('10 98 78 40', 2) + stroke('24 60 92 98', 2), wood],
    [shape('16 36 24 30 62 78 90 82 88 88 58 86'), '#d9453c'],
    [shape('26 48 30 43 68 79 78 81 77 85 64 85'), '#f6efe4'],
  ],
  sign: [
    [boxPath(46, 50, 8, 50), darkWood],
    [round(10, 16, 80, 40, 4), '#b5803c'],
    [round(14, 20, 72, 32, 3), '#d7a868'],
    [boxPath(24, 29, 52, 4) + boxPath(30, 39, 40, 4), '#6b4526'],
  ],
  billboard: [
    [boxPath(24, 56, 6, 44) + boxPath(70, 56, 6, 44), '#5a5f6a'],
    [boxPath(2, 8, 96, 52), '#3a3f4a'],
    [boxPath(6, 12, 88, 44), '#5fb3d9'],
    [discPath(74, 26, 9), '#ffd95a'],
    [shape('6 56 34 28 54 46 66 38 94 56'), '#3f8f6a'],
  ],
  'neon-sign': [
    [round(4, 20, 92, 60, 10), '#241a36'],
    [ring(28, 50, 16, 2.4), '#ff4fa0'],
    [stroke('54 36 54 64 86 64', 2.4) + stroke('54 36 86 36', 2.4) + stroke('54 50 76 50', 2.4), '#4fe0ff'],
    [round(8, 16, 84, 3, 1.5) + round(8, 81, 84, 3, 1.5), '#ffd04f'],
  ],
  statue: [
    [boxPath(16, 84, 68, 16) + boxPath(24, 72, 52, 14), '#8f949f'],
    [
      shape('36 72 40 36 60 36 64 72') +
        discPath(50, 22, 9) +
        stroke('58 38 76 22 80 6', 4) +
        stroke('42 40 30 54 34 64', 4),
      '#b9bec8',
    ],
    [discPath(80, 6, 4) + boxPath(48, 28, 5, 8), '#a4a9b4'],
    [boxPath(34, 76, 32, 5), '#6c717c'],
  ],
  'water-tower': [
    [
      stroke('24 54 14 100', 2) +
        stroke('76 54 86 100', 2) +
        stroke('50 54 50 100', 2) +
        boxPath(18, 76, 64, 2.4),
      '#7a5a42',
    ],
    [boxPath(18, 22, 64, 34), '#a8744a'],
    [shape('12 24 50 2 88 24'), '#8c3f30'],
    [boxPath(18, 30, 64, 2) + boxPath(18, 46, 64, 2), '#7a5232'],
  ],
  'wind-turbine': [
    [shape('47 36 53 36 55 100 45 100'), '#e9edf2'],
    [shape('50 34 46 2 52 2') + shape('50 34 80 52 77 57') + shape('50 34 20 52 23 57'), '#f6f8fb'],
    [discPath(50, 34, 4.4), '#b9c0ca'],
  ],
  'solar-panel': [
    [boxPath(46, 70, 8, 30), '#8a8f99'],
    [shape('4 76 20 30 98 30 90 76'), '#1f3f7a'],
    [
      shape('28 76 40 30 42 30 31 76') + shape('58 76 64 30 66 30 61 76') + shape('12 54 96 52 96 54 12 56'),
      '#8fb0e0',
    ],
  ],
  'phone-booth': [
    [boxPath(22, 8, 56, 92), '#c3282d'],
    [shape('18 10 50 0 82 10') + boxPath(18, 8, 64, 6), '#a01f25'],
    [boxPath(30, 24, 40, 62), '#cfe6ee'],
    [
      boxPath(49, 24, 2.4, 62) +
        boxPath(30, 38, 40, 2.4) +
        boxPath(30, 54, 40, 2.4) +
        boxPath(30, 70, 40, 2.4),
      '#c3282d',
    ],
    [boxPath(32, 15, 36, 5), '#f4f1ea'],
  ],
  hydrant: [
    [round(30, 34, 40, 62, 6) + round(22, 88, 56, 12, 4), '#d23b36'],
    ['M28 38C28 12 72 12 72 38Z', '#b32a28'],
    [discPath(22, 58, 9) + discPath(78, 58, 9) + discPath(50, 60, 11) + round(44, 8, 12, 10, 3), '#e8645a'],
  ],
  grill: [
    [stroke('34 64 22 100', 2) + stroke('66 64 78 100', 2) + stroke('50 66 50 100', 2), '#5a5f6a'],
    ['M12 44C14 76 86 76 88 44Z', '#2b2d35'],
    [boxPath(8, 40, 84, 5), '#9aa0ab'],
    [round(22, 31, 20, 9, 4) + round(54, 31, 22, 9, 4), '#8a4a2c'],
    ['M38 26C32 18 44 14 38 4C46 10 50 18 44 26Z', '#c9ccd4'],
  ],
  'food-truck': [
    [round(2, 26, 72, 56, 5) + shape('72 40 88 40 98 60 98 82 72 82'), '#f2a33a'],
    [boxPath(10, 38, 46, 22), '#4a3424'],
    [shape('6 38 12 26 54 26 60 38'), '#d9453c'],
    [shape('18 38 21 26 29 26 28 38') + shape('38 38 37 26 45 26 48 38'), '#f6efe4'],
    [shape('76 44 86 44 93 60 76 60'), '#bfe3f2'],
    [boxPath(8, 60, 50, 4), '#c9862a'],
    [discPath(22, 84, 11) + discPath(80, 84, 11), '#2e2a30'],
    [discPath(22, 84, 5) + discPath(80, 84, 5), '#b9c0ca'],
  ],
  carriage: [
    ['M18 30C18 10 82 10 82 30L78 66L22 66Z', '#7a3fa0'],
    [boxPath(34, 24, 14, 20) + boxPath(53, 24, 14, 20), '#f6e6b8'],
    [boxPath(18, 46, 64, 4) + stroke('18 62 2 72', 1.6), '#e0b040'],
    [
      ring(26, 80, 17, 2.2) +
        ring(76, 80, 17, 2.2) +
        stroke('26 64 26 96', 1.2) +
        stroke('10 80 42 80', 1.2) +
        stroke('76 64 76 96', 1.2) +
        stroke('60 80 92 80', 1.2),
      '#8a5a2c',
    ],
  ],
  raft: [
    [round(2, 78, 96, 8, 4) + round(6, 85, 92, 8, 4) + round(2, 92, 96, 8, 4), wood],
    [boxPath(18, 77, 4, 23) + boxPath(76, 77, 4, 23), '#e2cf9c'],
    [boxPath(48, 20, 3, 60), darkWood],
    [shape('52 22 88 66 52 70'), '#f1e9dc'],
  ],
  'firework-burst': [
    [rays(36, 40, 32, 14, 1.3), '#ff5f7a'],
    [rays(36, 40, 18, 10, 1.2), '#ffd95a'],
    [rays(74, 62, 24, 12, 1.1), '#5fd0ff'],
    [rays(74, 62, 13, 8, 1), '#f6f1ff'],
    [rays(72, 20, 17, 10, 1), '#b58cff'],
    [discPath(36, 40, 3) + discPath(74, 62, 2.4) + discPath(72, 20, 2), '#fff6d8'],
  ],
  'snow-globe': [
    [shape('20 100 26 78 74 78 80 100'), '#7a4a2c'],
    [discPath(50, 44, 42), '#cfe6f2'],
    ['M12 60C30 52 70 52 88 60C80 84 66 86 50 86C34 86 20 84 12 60Z', '#f6fafc'],
    [shape('36 60 36 44 50 32 64 44 64 60'), '#b5493a'],
    [shape('32 46 50 28 68 46'), '#f1f6fa'],
    [boxPath(46, 48, 8, 12), '#ffdf8a'],
    [
      discPath(26, 34, 2) +
        discPath(70, 26, 2) +
        discPath(48, 16, 2) +
        discPath(78, 46, 2) +
        discPath(34, 20, 1.6),
      '#ffffff',
    ],
  ],
  skis: [
    [round(2, 90, 96, 5, 2.5) + shape('92 90 100 82 97 94'), '#d9382f'],
    [round(8, 95, 88, 5, 2.5), '#a8281f'],
  ],
  smoke: [
    [discPath(46, 84, 12) + discPath(56, 64, 16) + discPath(40, 44, 18) + discPath(62, 24, 20), '#b7bac2'],
    [discPath(40, 40, 10) + discPath(60, 20, 12), '#d2d5dc'],
  ],
}
