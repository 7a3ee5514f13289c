// Containers that run over.

import { boxPath, discPath, limbPath, type Point } from '../../../figures/vector.ts'
import { ring, shape, stroke, type Part } from '../part.ts'
import { openGlasses } from './open-glasses.ts'
import type { Vessel } from './vessel.ts'

/** The middle and the radii of a rim. */
type Rim = readonly [x: number, y: number, wide: number, tall: number]

const sink: Pick<Vessel, 'back' | 'front'> = {
  back: [
    [stroke('50 30 50 10 64 10 64 18', 3.2), '#aab4c2'],
    [boxPath(42, 28, 16, 4), '#8f98a6'],
    [discPath(50, 36, 44, 9), '#e9eef3'],
    [discPath(50, 36, 39, 7), '#8fa3b2'],
  ],
  front: [
    [shape('42 58 58 58 62 98 38 98'), '#dbe3ea'],
    ['M6 36C14 48 86 48 94 36C92 54 78 66 62 66L38 66C22 66 8 54 6 36Z', '#f4f7fa'],
    ['M6 36C10 42 20 45 30 46C28 54 32 62 40 66L38 66C22 66 8 54 6 36Z', '#ffffff'],
  ],
}

const mug: Pick<Vessel, 'back' | 'front'> = {
  back: [
    [ring(80, 56, 14, 4, -90, 90), '#d9d2c4'],
    [discPath(46, 30, 34, 8), '#e8e2d6'],
    [discPath(46, 30, 30, 6), '#8a8074'],
  ],
  front: [
    ['M12 30C18 41 74 41 80 30L76 90C70 98 22 98 16 90Z', '#f7f3ea'],
    ['M12 30C16 35 22 38 29 39L32 96C24 95 18 93 16 90Z', '#ffffff'],
  ],
}

/** Fills it to the brim, with streams down its front and a puddle below it. */
function brim(
  { back, front }: Pick<Vessel, 'back' | 'front'>,
  [x, y, wide, tall]: Rim,
  color: string,
  light: string,
): Part[] {
  const streams = [150, 118, 92, 64, 34].map((degrees, at) => {
    const angle = (degrees * Math.PI) / 180
    const [fromX, fromY] = [x + Math.cos(angle) * wide, y + Math.sin(angle) * tall]
    const to = [96, 78, 90, 70, 96][at]!
    const points: Point[] = [
      [fromX, fromY - 1],
      [fromX + Math.cos(angle) * 1.5, (fromY + to) / 2],
      [fromX - Math.cos(angle) * 3, to],
    ]
    return limbPath(points, [3.4, 2.4, 3])
  })
  return [
    [discPath(x, 96, wide * 1.24, 4.4), color],
    ...back,
    ...front,
    [discPath(x, y - 1, wide * 1.04, tall * 1.16) + streams.join(''), color],
    [discPath(x, y - 1.6, wide * 0.86, tall * 0.72), light],
  ]
}

const water = ['#5fb4e6', '#a9dcf6'] as const

export const brimming: Readonly<Record<string, readonly Part[]>> = {
  'brimming-bathtub': brim(openGlasses['dry-bathtub']!, [50, 46, 45, 8], ...water),
  'brimming-bucket': brim(openGlasses['open-bucket']!, [50, 32, 36, 8.4], ...water),
  'brimming-barrel': brim(openGlasses['open-barrel']!, [50, 20, 35, 8.6], ...water),
  'brimming-sink': brim(sink, [50, 36, 43, 8.6], ...water),
  'brimming-mug': brim(mug, [46, 30, 33, 7.6], '#5a3419', '#8a5a34'),
}
