// Bodies of space, and what matter and light are made of. Squares of 100 units; the ground is at 100.

import { discPath } from '../../../figures/vector.ts'
import { shape, stroke, type Part } from '../part.ts'
import { curve, dots } from './pen.ts'

/** A band across a globe of the radius 46, with waves at its edges. */
const band = (top: number, bottom: number): string => {
  const half = (y: number): number => Math.sqrt(Math.max(0, 46 ** 2 - (y - 50) ** 2))
  const [wide, low] = [half(top), half(bottom)]
  return `M${50 - wide} ${top}C${50 - wide * 0.4} ${top + 3} ${50 + wide * 0.3} ${top - 3} ${50 + wide} ${top}L${50 + low} ${bottom}C${50 + low * 0.3} ${bottom - 3} ${50 - low * 0.4} ${bottom + 3} ${50 - low} ${bottom}Z`
}

const globe = (fill: string): Part => [discPath(50, 50, 46), fill]

/** An ellipse around the middle, tilted, as a closed line. */
function orbit(degrees: number, wide: number, tall: number, girth: number): string {
  const turn = (degrees * Math.PI) / 180
  const points = Array.from({ length: 33 }, (_, step) => {
    const angle = (step / 32) * Math.PI * 2
    const [x, y] = [Math.cos(angle) * wide, Math.sin(angle) * tall]
    return `${50 + x * Math.cos(turn) - y * Math.sin(turn)} ${50 + x * Math.sin(turn) + y * Math.cos(turn)}`
  })
  return stroke(points.join(' '), girth)
}

/** An arm of a spiral, from its middle outwards. */
function spiral(start: number, girth: number): string {
  const points = Array.from({ length: 22 }, (_, step) => {
    const angle = start + step * 0.21
    const far = 6 + step * 2
    return `${50 + Math.cos(angle) * far} ${50 + Math.sin(angle) * far * 0.62}`
  })
  return stroke(points.join(' '), girth)
}

export const cosmos: Readonly<Record<string, readonly Part[]>> = {
  mars: [
    globe('#b9512c'),
    [discPath(44, 44, 38), '#d0673a'],
    [
      'M10 48C24 40 36 52 50 46C64 42 76 52 92 48C92 60 84 66 70 62C54 58 40 68 24 62C16 60 10 56 10 48Z',
      '#9c3f22',
    ],
    [discPath(62, 28, 8, 5) + discPath(34, 74, 9, 5) + discPath(28, 30, 5, 3.4), '#a94826'],
    ['M36 6C46 3 56 3 64 6C58 12 42 12 36 6Z', '#f3e6dc'],
  ],
  venus: [
    globe('#c98b3c'),
    [discPath(44, 44, 38), '#e3ae5c'],
    [band(22, 30) + band(46, 56) + band(70, 77), '#f3cf8a'],
    [band(34, 40) + band(60, 64), '#b87a2e'],
  ],
  mercury: [
    globe('#7d7770'),
    [discPath(44, 44, 38), '#9a938a'],
    [dots('34 34 8 62 28 5 70 56 9 42 66 7 24 56 4 56 82 5 52 46 4'), '#6b655f'],
    [dots('36 36 5 72 58 6 44 68 4'), '#87817a'],
  ],
  jupiter: [
    globe('#d9b48c'),
    [band(16, 24) + band(54, 66), '#b5764a'],
    [band(32, 44) + band(78, 84), '#c98f62'],
    [band(26, 30) + band(47, 51), '#f0dcc0'],
    [discPath(66, 61, 11, 7), '#a3412c'],
    [discPath(66, 61, 6.6, 3.8), '#c9603f'],
  ],
  neptune: [
    globe('#2a53b8'),
    [discPath(44, 44, 38), '#3f73e0'],
    [band(30, 35) + band(64, 68), '#79a6f5'],
    [discPath(38, 54, 10, 5), '#1f3f94'],
    [discPath(58, 42, 8, 2), '#eaf2ff'],
  ],
  uranus: [
    [orbit(76, 49, 12, 1), '#b9e4e8'],
    [discPath(50, 50, 34), '#78c9d0'],
    [discPath(46, 46, 28), '#a4e0e3'],
    [discPath(42, 38, 14, 6), '#c9f0f0'],
  ],
  pluto: [
    globe('#b39a80'),
    [discPath(44, 44, 38), '#cdb69b'],
    ['M50 84C32 70 26 58 32 48C38 40 48 42 52 50C56 42 68 42 72 50C76 60 66 72 50 84Z', '#f2e6d4'],
    [dots('30 26 7 66 26 5 22 64 4'), '#8a715a'],
  ],
  'black-hole': [
    [discPath(50, 50, 50, 15), '#b3441c'],
    [discPath(50, 50, 33), '#e8742a'],
    [discPath(50, 50, 29), '#ffd88a'],
    [discPath(50, 50, 25), '#08070c'],
    ['M0 52C20 62 80 62 100 52C90 68 10 68 0 52Z', '#f6a03c'],
    ['M8 55C30 62 70 62 92 55C78 64 22 64 8 55Z', '#fff0c4'],
  ],
  galaxy: [
    [discPath(50, 50, 48, 30), '#2c2160'],
    [spiral(0, 6) + spiral(Math.PI, 6), '#6a4fc0'],
    [spiral(0.16, 3) + spiral(Math.PI + 0.16, 3), '#b79bf2'],
    [spiral(1.6, 2.4) + spiral(Math.PI + 1.6, 2.4), '#5f7fe0'],
    [discPath(50, 50, 17, 11), '#f7d9a6'],
    [discPath(50, 50, 9, 6), '#fffaf0'],
    [dots('20 40 1.2 30 64 1.4 76 62 1.4 80 40 1.2 62 30 1 40 34 1.1'), '#ffffff'],
  ],
  supernova: [
    [discPath(50, 50, 46), '#4a2a86'],
    [discPath(50, 50, 37), '#c2447a'],
    [
      shape('50 2 56 36 84 16 64 44 98 50 64 56 84 84 56 64 50 98 44 64 16 84 36 56 2 50 36 44 16 16 44 36'),
      '#ffb35a',
    ],
    [discPath(50, 50, 17), '#fff1c0'],
    [discPath(50, 50, 9), '#ffffff'],
  ],
  constellation: [
    [stroke('8 24 30 16 48 34 70 30', 0.9) + stroke('48 34 52 62 82 74 92 52 70 30', 0.9), '#9fb8ea'],
    [dots('8 24 3.4 30 16 3 48 34 4 70 30 4.4 52 62 3.6 82 74 4.4 92 52 3.4'), '#ffffff'],
    [dots('20 60 1.2 36 82 1.2 64 12 1.2 88 20 1.2 28 40 1'), '#c9d8f7'],
  ],
  asteroid: [
    [
      'M10 40C16 18 38 6 58 10C80 12 96 30 94 52C94 74 80 92 58 92C40 96 18 88 10 68C6 58 6 50 10 40Z',
      '#7b736b',
    ],
    ['M16 40C22 22 40 12 58 16C72 18 82 28 82 44C76 60 56 56 44 66C34 76 22 72 16 60Z', '#989087'],
    [
      discPath(40, 34, 9, 7) + discPath(68, 62, 11, 9) + discPath(34, 72, 7, 5.6) + discPath(66, 28, 5, 4),
      '#5d5650',
    ],
    [discPath(41, 36, 6, 4.4) + discPath(69, 64, 7.6, 6), '#6d665f'],
  ],
  meteorite: [
    ['M36 52C60 26 80 12 100 2C92 22 78 44 56 72Z', '#f08a2c'],
    ['M40 56C60 36 74 24 88 14C80 32 68 48 54 66Z', '#ffd35a'],
    ['M6 74C6 58 20 46 36 50C52 52 60 66 54 80C50 94 34 100 20 96C10 92 6 84 6 74Z', '#6b5f57'],
    ['M12 72C14 60 24 54 34 56C42 60 40 68 32 72C24 76 16 80 12 72Z', '#8b7d72'],
    [discPath(38, 80, 6, 4.4) + discPath(24, 64, 4, 3), '#4c433d'],
  ],
  crater: [
    [discPath(50, 76, 50, 22), '#8d857c'],
    [discPath(50, 72, 46, 18), '#aaa298'],
    [discPath(50, 75, 37, 14), '#4d4741'],
    [discPath(52, 79, 29, 9), '#655e57'],
    [dots('10 90 4 90 92 3 24 96 2.6'), '#8d857c'],
  ],
  atom: [
    [orbit(0, 47, 17, 1.3), '#5fb6e8'],
    [orbit(60, 47, 17, 1.3), '#5fb6e8'],
    [orbit(120, 47, 17, 1.3), '#5fb6e8'],
    [dots('46 46 7 55 54 7'), '#e0523f'],
    [dots('55 45 7 46 55 7'), '#3f6fd0'],
    [dots('97 50 4.4 27 10 4.4 27 90 4.4'), '#ffd35a'],
  ],
  electron: [
    [discPath(50, 50, 46), '#2f6fd0'],
    [discPath(46, 46, 38), '#5795ee'],
    ['M28 46H72V54H28Z', '#ffffff'],
  ],
  proton: [
    [discPath(50, 50, 46), '#c23a34'],
    [discPath(46, 46, 38), '#e8625a'],
    ['M28 46H46V28H54V46H72V54H54V72H46V54H28Z', '#ffffff'],
  ],
  neutron: [
    [discPath(50, 50, 46), '#7d848f'],
    [discPath(46, 46, 38), '#a3abb6'],
    [discPath(50, 50, 12), '#ffffff'],
    [discPath(50, 50, 6), '#a3abb6'],
  ],
  molecule: [
    [stroke('50 40 20 70', 4) + stroke('50 40 80 70', 4) + stroke('50 40 50 10', 4), '#9aa3b0'],
    [discPath(50, 42, 21), '#d9413a'],
    [discPath(18, 74, 15) + discPath(82, 74, 15), '#e9edf2'],
    [discPath(50, 12, 11), '#3f8fd0'],
    [discPath(44, 34, 6, 5), '#f08a7f'],
  ],
  crystals: [
    [shape('10 100 22 54 34 60 38 100'), '#7d5bc4'],
    [shape('90 100 80 50 66 58 60 100'), '#6a49b4'],
    [shape('30 100 36 24 50 4 64 22 70 100'), '#a98bec'],
    [shape('36 24 50 4 54 34 50 100 30 100'), '#c9b3fa'],
    [shape('22 54 34 60 30 100 10 100'), '#9775dc'],
    [shape('50 4 64 22 54 34'), '#e6dcff'],
  ],
  prism: [
    [shape('0 58 44 46 46 52 0 64'), '#ffffff'],
    [shape('56 48 100 30 100 38 58 50'), '#e0483f'],
    [shape('57 50 100 38 100 46 59 52'), '#f09a3a'],
    [shape('58 52 100 46 100 54 60 54'), '#f5d94a'],
    [shape('59 54 100 54 100 62 61 56'), '#4fae5a'],
    [shape('60 56 100 62 100 70 62 58'), '#3f7fe0'],
    [shape('61 58 100 70 100 78 63 60'), '#7a4fc4'],
    [shape('50 14 84 88 16 88'), '#bfe0ee'],
    [shape('50 14 60 62 16 88'), '#e6f6fb'],
  ],
  'magnetic-field': [
    [
      [0, 1, 2]
        .map((ring) => {
          const [wide, tall] = [24 + ring * 10, 12 + ring * 9]
          return [1, -1]
            .map((side) =>
              curve(
                `22 50 ${50 - wide * 0.94} ${50 - side * tall} 50 ${50 - side * tall * 1.24} ${50 + wide * 0.94} ${50 - side * tall} 78 50`,
                0.9,
              ),
            )
            .join('')
        })
        .join(''),
      '#5f9ae0',
    ],
    ['M20 41H50V59H20Z', '#d23b36'],
    ['M50 41H80V59H50Z', '#3f6fc4'],
    [stroke('28 55 28 45 36 55 36 45', 1.3), '#ffffff'],
    [stroke('72 46 65 46 65 50 71 50 71 54 64 54', 1.3), '#ffffff'],
  ],
  'radio-waves': [
    [
      stroke('50 46 34 98', 2.2) +
        stroke('50 46 66 98', 2.2) +
        stroke('42 74 58 74', 1.6) +
        stroke('39 86 61 86', 1.6),
      '#6b7280',
    ],
    [discPath(50, 42, 6), '#e0483f'],
    [
      [14, 25, 36]
        .map((far) =>
          [1, -1]
            .map((side) =>
              curve(
                `${50 + side * far * 0.72} ${42 - far * 0.7} ${50 + side * far} ${42 - far * 0.2} ${50 + side * far} ${42 + far * 0.2} ${50 + side * far * 0.72} ${42 + far * 0.7}`,
                1.9,
              ),
            )
            .join(''),
        )
        .join(''),
      '#4f9ae8',
    ],
  ],
  'light-wave': [
    [
      curve(
        '2 50 8 34 14 26 20 34 26 50 32 66 38 74 44 66 50 50 56 34 62 26 68 34 74 50 80 66 86 74 92 66 98 50',
        3,
      ),
      '#f0b23a',
    ],
    [stroke('2 50 98 50', 0.8), '#8a93a3'],
  ],
}
