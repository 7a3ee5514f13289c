// Land and ways up that are things: an iceberg down to its foot, ladders and stairs into the clouds, a spiral staircase.

import { discPath } from '../../../figures/vector.ts'
import { each, shape, stroke, type Part } from '../part.ts'

const cloud = (x: number, y: number, size: number): string =>
  discPath(x, y, 12 * size, 8 * size) +
  discPath(x - 11 * size, y + 3 * size, 9 * size, 6 * size) +
  discPath(x + 12 * size, y + 3 * size, 9 * size, 6 * size) +
  discPath(x + 4 * size, y - 5 * size, 8 * size, 7 * size)

export const landforms: Readonly<Record<string, readonly Part[]>> = {
  'whole-iceberg': [
    [shape('12 32 30 24 72 24 90 33 96 52 84 70 66 88 50 100 36 90 18 74 5 54'), '#6fc3dc'],
    [shape('12 32 30 24 40 48 26 62 18 74 5 54'), '#8fd6e8'],
    [shape('30 24 72 24 64 50 40 48'), '#a6e0ee'],
    [shape('72 24 90 33 96 52 78 56 64 50'), '#5fb4d2'],
    [shape('40 48 64 50 56 76 50 100 36 90 26 62'), '#58aacb'],
    [shape('64 50 78 56 84 70 66 88 50 100 56 76'), '#428fb8'],
    [shape('14 30 24 16 34 18 44 1 54 10 62 6 72 18 84 22 88 32 70 26 32 26'), '#f6fbff'],
    [shape('44 1 54 10 50 24 40 22 34 18'), '#dcedf8'],
    [shape('62 6 72 18 84 22 88 32 70 26 60 20'), '#c3def0'],
  ],
  'cloud-ladder': [
    [stroke('38 100 45 8', 2.6) + stroke('62 100 55 8', 2.6), '#b07a44'],
    [
      each(14, (at) => {
        const share = at / 14
        const [half, y] = [11.4 - share * 6.6, 95 - share * 84]
        return stroke(`${50 - half} ${y} ${50 + half} ${y}`, 2 - share * 0.7)
      }),
      '#c9955c',
    ],
    [cloud(50, 12, 1.5), '#f4f8fc'],
    [cloud(30, 18, 1), '#e6eef6'],
    [cloud(70, 19, 1.05), '#ffffff'],
  ],
  'cloud-stairs': [
    [
      each(12, (at) => {
        const share = at / 12
        const [x, y, wide] = [8 + share * 58, 94 - share * 76, 30 - share * 16]
        const tall = 7.6 - share * 3
        return shape(`${x} ${y} ${x + wide} ${y} ${x + wide} ${y + tall} ${x} ${y + tall}`)
      }),
      '#b9c3d2',
    ],
    [
      each(12, (at) => {
        const share = at / 12
        const [x, y, wide] = [8 + share * 58, 94 - share * 76, 30 - share * 16]
        const top = 2.6 - share
        return shape(`${x - 0.6} ${y} ${x + wide} ${y} ${x + wide + 2} ${y - top} ${x + 1.4} ${y - top}`)
      }),
      '#f4f6fa',
    ],
    [cloud(74, 12, 1.4), '#f4f8fc'],
    [cloud(88, 20, 0.9), '#e4edf6'],
    [cloud(60, 20, 0.8), '#ffffff'],
  ],
  'spiral-staircase': spiral(),
}

/** Steps around a pole, those behind it darker. */
function spiral(): Part[] {
  const steps = Array.from({ length: 27 }, (_, at) => {
    const angle = at * 0.52 + 0.4
    return { y: 96 - at * 3.4, across: Math.cos(angle) * 30, depth: Math.sin(angle) }
  })
  const tread = ({ y, across, depth }: (typeof steps)[number]): string => {
    const drop = depth * 5
    const wide = 3.4 + Math.abs(depth) * 4.6
    return shape(
      `50 ${y - 1} ${50 + across - wide} ${y + drop - 1.4} ${50 + across + wide} ${y + drop - 1.4} ${50 + across + wide} ${y + drop + 1.6} ${50 + across - wide} ${y + drop + 1.6} 50 ${y + 2}`,
    )
  }
  const rail = (isNear: boolean): string =>
    steps
      .flatMap((step, at) => {
        const next = steps[at + 1]
        if (!next || step.depth > 0 !== isNear) return []
        const post = `${50 + step.across} ${step.y + step.depth * 5} ${50 + step.across} ${step.y + step.depth * 5 - 11}`
        const hand = `${50 + step.across} ${step.y + step.depth * 5 - 11} ${50 + next.across} ${next.y + next.depth * 5 - 11}`
        return [stroke(post, 0.8) + stroke(hand, 1.5)]
      })
      .join('')
  const side = (isNear: boolean): string =>
    steps
      .filter(({ depth }) => depth > 0 === isNear)
      .map(tread)
      .join('')
  return [
    [rail(false), '#4f3a2a'],
    [side(false), '#7a5636'],
    [shape('47.6 2 52.4 2 52.4 100 47.6 100'), '#3f3128'],
    [side(true), '#b58552'],
    [rail(true), '#5f4532'],
    [discPath(50, 2.6, 4), '#c9a05a'],
  ]
}
