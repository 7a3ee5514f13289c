// Electronics and things of an office, drawn whole. Squares of 100 units; the ground is at 100.

import { boxPath, discPath } from '../../../figures/vector.ts'
import { each, ring, round, shape, stroke, wood, type Part } from '../part.ts'

const steel = '#aab4c2'
const brightSteel = '#dbe2ea'
const darkSteel = '#5f6977'
const iron = '#2f343f'
const gold = '#e0ad3c'
const board = '#1f7a4f'

export const devices: Readonly<Record<string, readonly Part[]>> = {
  chip: [
    [each(7, (at) => boxPath(20 + at * 9.4, 4, 4, 92) + boxPath(4, 20 + at * 9.4, 92, 4)), gold],
    [round(14, 14, 72, 72, 5), '#22262e'],
    [round(17, 17, 66, 8, 3), '#3d434f'],
    [round(28, 28, 44, 44, 4), '#3d434f'],
    [round(31, 31, 38, 38, 3), '#565f6e'],
    [shape('34 34 48 34 34 48'), '#8f98a6'],
    [discPath(22, 78, 2.6), '#8f98a6'],
    [boxPath(40, 46, 20, 3) + boxPath(40, 53, 14, 3), '#c9d2de'],
  ],
  'circuit-board': [
    [round(2, 10, 96, 80, 4), '#145c3a'],
    [round(4, 12, 92, 76, 3), board],
    [
      stroke('14 22 34 22 42 30 42 40', 1) +
        stroke('14 34 28 34 36 42', 1) +
        stroke('86 22 70 22 62 30 62 40', 1) +
        stroke('86 78 70 78 62 70 62 62', 1) +
        stroke('14 78 30 78 40 68 40 62', 1) +
        stroke('14 66 26 66 34 58', 1) +
        stroke('68 52 88 52', 1) +
        stroke('50 64 50 82', 1),
      '#7fd6a0',
    ],
    [
      discPath(14, 22, 3) +
        discPath(14, 34, 3) +
        discPath(86, 22, 3) +
        discPath(86, 78, 3) +
        discPath(14, 78, 3) +
        discPath(14, 66, 3) +
        discPath(88, 52, 3) +
        discPath(50, 82, 3),
      gold,
    ],
    [each(5, (at) => boxPath(36 + at * 6.4, 34, 3, 32) + boxPath(32, 38 + at * 5.4, 38, 2.6)), gold],
    [round(35, 37, 32, 26, 2), '#22262e'],
    [boxPath(40, 42, 14, 2.4), darkSteel],
    [round(72, 30, 14, 10, 2) + round(72, 62, 14, 8, 2) + round(16, 46, 10, 12, 2), '#22262e'],
    [round(52, 16, 16, 8, 3), '#4f6fc4'],
  ],
  'server-rack': [
    [round(14, 2, 72, 96, 4), '#22262e'],
    [boxPath(18, 97, 10, 3) + boxPath(72, 97, 10, 3), iron],
    [each(6, (at) => round(20, 8 + at * 15, 60, 12, 2)), '#3d434f'],
    [each(6, (at) => boxPath(21, 9 + at * 15, 58, 2)), darkSteel],
    [each(18, (at) => boxPath(24 + (at % 3) * 9, 13 + Math.floor(at / 3) * 15, 6, 4)), '#171a20'],
    [each(6, (at) => discPath(58, 15 + at * 15, 1.8) + discPath(70, 15 + at * 15, 1.8)), '#4fe08a'],
    [each(6, (at) => discPath(64, 15 + at * 15, 1.8)), '#4fa8f0'],
    [discPath(74.6, 45, 1.8) + discPath(74.6, 75, 1.8), '#f0a03a'],
  ],
  router: [
    [
      stroke('16 70 10 18', 2.4) +
        stroke('84 70 90 18', 2.4) +
        stroke('38 66 36 22', 2) +
        stroke('62 66 64 22', 2),
      iron,
    ],
    [shape('8 66 92 66 98 92 2 92'), '#2b2f38'],
    [shape('12 69 88 69 90 76 10 76'), '#4a515e'],
    [each(5, (at) => discPath(28 + at * 11, 84, 2.4)), '#4fe08a'],
    [boxPath(6, 92, 12, 4) + boxPath(82, 92, 12, 4), '#171a20'],
    [ring(50, 40, 22, 1.8, -130, -50) + ring(50, 40, 13, 1.8, -130, -50), '#4f8fd9'],
    [discPath(50, 38, 3), '#4f8fd9'],
  ],
  'usb-stick': [
    [round(8, 40, 62, 24, 6), '#2f6fc4'],
    [round(12, 43, 52, 6, 3), '#7fb0ea'],
    [round(66, 42, 26, 20, 2), brightSteel],
    [
      boxPath(74, 46, 5, 4) + boxPath(74, 54, 5, 4) + boxPath(84, 46, 5, 4) + boxPath(84, 54, 5, 4),
      darkSteel,
    ],
    [ring(8, 52, 5, 1.6), '#1f4f94'],
    [boxPath(24, 54, 22, 3), '#f4f7fa'],
  ],
  'hard-drive': [
    [round(14, 4, 72, 92, 5), '#8f98a6'],
    [round(17, 7, 66, 86, 4), steel],
    [discPath(48, 40, 30), '#5f6977'],
    [discPath(48, 40, 28), brightSteel],
    [shape('48 40 66 18 74 28') + shape('48 40 28 60 22 50'), '#f7fafc'],
    [discPath(48, 40, 8), darkSteel],
    [discPath(48, 40, 3), iron],
    [stroke('74 82 66 62 54 50', 2.6), iron],
    [discPath(74, 82, 8), darkSteel],
    [round(22, 76, 36, 12, 2), board],
    [each(4, (at) => discPath(20 + (at % 2) * 60, 10 + Math.floor(at / 2) * 80, 2)), iron],
  ],
  'remote-control': [
    [round(34, 2, 32, 96, 9), '#22262e'],
    [round(37, 5, 6, 90, 3), '#4a515e'],
    [discPath(50, 13, 4.4), '#e5483f'],
    [discPath(50, 32, 10.4), '#5f6977'],
    [discPath(50, 32, 4.4), '#22262e'],
    [each(12, (at) => round(40 + (at % 3) * 8, 50 + Math.floor(at / 3) * 9, 5.4, 5.4, 2)), '#c9d2de'],
    [round(40, 88, 20, 4, 2), '#4f8fd9'],
  ],
  'vr-headset': [
    [stroke('20 40 40 14 66 12 86 34', 4), '#3d434f'],
    [stroke('84 44 96 40 97 56 86 62', 4), '#3d434f'],
    [
      'M4 46C4 36 12 34 22 34L72 34C84 34 88 40 88 50L86 74C84 84 78 86 68 86L60 86C54 86 52 78 46 78C40 78 38 86 32 86L22 86C12 86 6 82 6 72Z',
      '#e3e8ee',
    ],
    [
      'M10 46C10 42 14 40 24 40L70 40C78 40 82 44 82 50L80 68C79 74 76 76 70 76L22 76C14 76 11 74 11 68Z',
      '#22262e',
    ],
    [shape('16 46 40 44 20 70 14 66') + shape('48 44 56 44 34 72 28 72'), '#4a6f9a'],
    [discPath(74, 48, 2.4), '#4fe08a'],
  ],
  webcam: [
    [round(26, 92, 48, 7, 3), iron],
    [boxPath(46, 66, 8, 28), darkSteel],
    [discPath(50, 38, 36), '#2b2f38'],
    [discPath(50, 38, 27), '#171a20'],
    [discPath(50, 38, 18), '#2f5fa8'],
    [discPath(50, 38, 9), '#0f1a30'],
    [discPath(43, 31, 5), '#bfe0f7'],
    [discPath(50, 8, 2.4), '#e5483f'],
  ],
  'security-camera': [
    [round(2, 6, 14, 44, 3), '#c9d2de'],
    [stroke('14 28 34 28 40 40', 3.4), darkSteel],
    [shape('24 34 82 46 76 72 18 60'), '#e9edf2'],
    [shape('24 34 82 46 80 54 22 42'), '#ffffff'],
    [shape('16 26 92 42 90 48 14 33'), '#b9c2ce'],
    [shape('80 46 92 48 86 75 75 72'), '#22262e'],
    [discPath(84, 61, 7, 9), '#3d5f94'],
    [discPath(82, 58, 2.6, 3.4), '#cfe6f7'],
    [discPath(70, 66, 2), '#e5483f'],
  ],
  boombox: [
    [stroke('16 30 16 10 84 10 84 30', 3), darkSteel],
    [round(2, 28, 96, 68, 6), '#3d434f'],
    [round(5, 31, 90, 12, 4), '#5f6977'],
    [discPath(24, 68, 20) + discPath(76, 68, 20), '#171a20'],
    [ring(24, 68, 19, 1.4) + ring(76, 68, 19, 1.4), brightSteel],
    [discPath(24, 68, 12) + discPath(76, 68, 12), '#4a515e'],
    [discPath(24, 68, 5) + discPath(76, 68, 5), '#8f98a6'],
    [round(42, 56, 16, 26, 2), '#e8c23a'],
    [discPath(46.6, 68, 3) + discPath(53.4, 68, 3), '#22262e'],
    [each(5, (at) => boxPath(36 + at * 6, 46, 4, 5)), '#e5483f'],
    [boxPath(10, 34, 36, 5), '#9fe0c0'],
    [discPath(80, 37, 3.4) + discPath(89, 37, 3.4), brightSteel],
  ],
  stereo: [
    [round(2, 20, 26, 78, 3) + round(72, 20, 26, 78, 3), wood],
    [boxPath(5, 23, 20, 72) + boxPath(75, 23, 20, 72), '#2b2420'],
    [discPath(15, 38, 7) + discPath(85, 38, 7) + discPath(15, 72, 9) + discPath(85, 72, 9), '#6c7583'],
    [discPath(15, 38, 3) + discPath(85, 38, 3) + discPath(15, 72, 4) + discPath(85, 72, 4), '#22262e'],
    [round(30, 34, 40, 64, 2), '#3d434f'],
    [boxPath(33, 38, 34, 16) + boxPath(33, 76, 34, 18), '#22262e'],
    [boxPath(36, 42, 20, 6), '#7fe0f0'],
    [each(5, (at) => boxPath(36 + at * 6, 66 - (at % 3) * 3, 4, 6 + (at % 3) * 3)), '#4fe08a'],
    [discPath(42, 85, 5.4) + discPath(58, 85, 5.4), brightSteel],
  ],
  'projector-screen': [
    [stroke('50 80 50 92', 2) + stroke('50 90 30 99', 2) + stroke('50 90 70 99', 2), darkSteel],
    [round(2, 4, 96, 8, 3), iron],
    [boxPath(5, 11, 90, 66), '#22262e'],
    [boxPath(8, 12, 84, 62), '#f7f9fb'],
    [shape('8 12 60 12 8 60'), '#ffffff'],
    [round(2, 76, 96, 5, 2), iron],
  ],
  'light-switch': [
    [round(20, 4, 60, 92, 8), '#d9dee5'],
    [round(23, 6, 54, 88, 6), '#f7f9fb'],
    [round(38, 30, 24, 40, 4), '#c3cad4'],
    [shape('40 32 60 32 60 52 40 52'), '#ffffff'],
    [shape('40 52 60 52 60 68 40 68'), '#dfe5ec'],
    [discPath(50, 16, 3) + discPath(50, 84, 3), '#8f98a6'],
  ],
  'power-outlet': [
    [round(14, 14, 72, 72, 10), '#d9dee5'],
    [round(17, 16, 66, 68, 8), '#f7f9fb'],
    [discPath(50, 50, 27), '#c3cad4'],
    [discPath(50, 51, 24), '#e6ebf0'],
    [round(38, 38, 5, 16, 2) + round(57, 38, 5, 16, 2), '#22262e'],
    [discPath(50, 63, 4), '#22262e'],
  ],
  generator: [
    [stroke('16 28 16 14 84 14 84 28', 3), iron],
    [boxPath(8, 24, 84, 4) + boxPath(8, 92, 84, 5) + boxPath(6, 24, 5, 74) + boxPath(89, 24, 5, 74), iron],
    [round(16, 28, 46, 26, 5), '#c9302f'],
    [round(19, 31, 40, 6, 3), '#ee7a72'],
    [round(14, 54, 50, 36, 4), '#3d434f'],
    [each(5, (at) => boxPath(20 + at * 8, 60, 4, 24)), '#22262e'],
    [round(64, 34, 22, 54, 3), '#e8b52f'],
    [discPath(75, 46, 7), '#f7f5f0'],
    [stroke('75 46 79 41', 1), '#c9302f'],
    [discPath(71, 64, 4) + discPath(80, 64, 4) + discPath(71, 76, 4) + discPath(80, 76, 4), '#22262e'],
  ],
  'cash-register': [
    [round(34, 2, 42, 22, 3), '#3d434f'],
    [boxPath(38, 6, 34, 13), '#9fe0b0'],
    [boxPath(60, 9, 8, 7) + boxPath(48, 9, 8, 7), '#2f6a4f'],
    [boxPath(50, 22, 10, 10), darkSteel],
    [shape('20 32 84 32 94 72 6 72'), '#c9503f'],
    [shape('20 32 34 32 22 72 6 72'), '#de7562'],
    [
      each(12, (at) =>
        round(30 + (at % 4) * 10 - Math.floor(at / 4) * 1, 38 + Math.floor(at / 4) * 10, 8, 7, 2),
      ),
      '#f7f5f0',
    ],
    [round(72, 38, 10, 27, 3), '#4fbf5a'],
    [round(2, 72, 96, 26, 4), '#8f3228'],
    [round(8, 80, 84, 14, 3), '#a8443a'],
    [round(42, 84, 16, 5, 2), gold],
    ['M22 32L22 16L32 16L32 32Z', '#fffdf6'],
  ],
  stapler: [
    [round(4, 88, 92, 9, 4), iron],
    [boxPath(74, 66, 12, 24), darkSteel],
    ['M6 66C4 58 10 56 16 55L78 44C92 42 98 54 96 68L92 74L12 78Z', '#c9302f'],
    ['M12 62C14 60 40 55 78 50C84 49 88 52 90 56C60 56 34 62 14 68Z', '#ee7a72'],
    [shape('6 76 90 72 90 78 8 83'), brightSteel],
    [round(8, 84, 16, 4, 1.6), brightSteel],
  ],
  'tape-roll': [
    [discPath(46, 52, 42), '#c9a050'],
    [discPath(46, 52, 40), '#e3bf72'],
    [discPath(46, 52, 25), '#a8803a'],
    [discPath(46, 52, 22), '#6b4f24'],
    [discPath(48, 54, 20), '#8a6a34'],
    [shape('44 94 96 94 100 98 96 100 40 98'), '#e3bf72'],
    [ring(46, 52, 34, 1.4, 190, 300), '#f5e0a8'],
  ],
  'glue-bottle': [
    [shape('46 2 54 2 58 18 42 18'), '#f0702a'],
    [round(36, 16, 28, 10, 3), '#d9571c'],
    [shape('38 26 62 26 76 44 76 96 24 96 24 44'), '#f7f9fb'],
    [shape('38 26 46 26 36 46 36 96 24 96 24 44'), '#ffffff'],
    [boxPath(24, 56, 52, 26), '#2f6fc4'],
    [discPath(50, 69, 8), '#f7f9fb'],
  ],
  eraser: [
    [shape('6 66 60 30 94 46 94 64 40 98 6 84'), '#e88aa4'],
    [shape('6 66 60 30 94 46 40 82'), '#f7adc0'],
    [shape('30 50 60 30 94 46 66 65'), '#4f8fd9'],
    [shape('66 65 94 46 94 64 66 82'), '#2f6fb8'],
  ],
  stamp: [
    [shape('14 8 86 8 86 92 14 92'), '#fbf8f0'],
    [
      each(8, (at) => discPath(19 + at * 9, 7, 3.2) + discPath(19 + at * 9, 93, 3.2)) +
        each(9, (at) => discPath(13, 14 + at * 9, 3.2) + discPath(87, 14 + at * 9, 3.2)),
      '#fbf8f0',
    ],
    [boxPath(22, 16, 56, 68), '#7fc0e8'],
    [shape('22 84 22 66 40 46 54 62 64 54 78 68 78 84'), '#3f8a5a'],
    [discPath(64, 30, 8), '#f7d24a'],
    [ring(74, 80, 20, 1.2, 150, 300) + ring(74, 80, 14, 1.2, 150, 300), '#8a2f4a'],
  ],
  certificate: [
    [boxPath(4, 12, 92, 70), '#c99a3a'],
    [boxPath(8, 16, 84, 62), '#fbf5e2'],
    [
      boxPath(12, 20, 76, 1.4) +
        boxPath(12, 72, 76, 1.4) +
        boxPath(12, 20, 1.4, 53) +
        boxPath(87, 20, 1.4, 53),
      '#d9b868',
    ],
    [round(28, 27, 44, 6, 2), '#3a2c28'],
    [boxPath(22, 40, 56, 2.4) + boxPath(22, 47, 56, 2.4) + boxPath(30, 54, 40, 2.4), '#a89a80'],
    [shape('66 74 62 98 70 92 78 98 74 74'), '#b5342c'],
    [discPath(70, 68, 11), '#e0ad3c'],
    [discPath(70, 68, 7), '#f7dc86'],
    [stroke('20 66 28 62 34 67 42 63', 1), '#2f5fa8'],
  ],
  blueprint: [
    [boxPath(6, 14, 82, 76), '#2457a0'],
    [boxPath(10, 18, 74, 68), '#2f6ab8'],
    [each(7, (at) => boxPath(10 + at * 12, 18, 0.6, 68) + boxPath(10, 24 + at * 10, 74, 0.6)), '#4f86cc'],
    [
      stroke('24 74 24 40 72 40 72 74 24 74', 1.2) +
        stroke('48 40 48 58 24 58', 1.2) +
        stroke('48 74 48 66', 1.2) +
        stroke('20 40 48 24 76 40', 1.2),
      '#eaf3fc',
    ],
    [ring(60, 74, 8, 0.8, 180, 270), '#eaf3fc'],
    [round(84, 10, 10, 84, 5), '#dbe9f7'],
    [discPath(89, 12, 5, 3), '#8fb4dc'],
  ],
  'sticky-note': [
    [shape('8 8 92 8 92 70 70 92 8 92'), '#f7dc5a'],
    [shape('8 8 92 8 92 20 8 20'), '#e8c63a'],
    [shape('92 70 70 92 72 72'), '#d9b42a'],
    [boxPath(18, 32, 56, 4) + boxPath(18, 46, 62, 4) + boxPath(18, 60, 40, 4), '#8a7420'],
  ],
  barcode: [
    [round(4, 14, 92, 72, 4), '#fbfaf6'],
    [
      [3, 1, 2, 4, 1, 3, 1, 2, 2, 4, 1, 1, 3, 2, 1, 4, 2]
        .map((wide, at) => boxPath(11 + at * 4.7, 22, wide * 0.95, 46))
        .join(''),
      '#17181c',
    ],
    [each(10, (at) => boxPath(14 + at * 7.6, 73, 4, 6)), '#17181c'],
  ],
}
