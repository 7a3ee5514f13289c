// Tables at which two play, drawn whole in squares of 100 units; the ground is at 100, and the top is where a hand is.

import { boxPath, discPath } from '../../../figures/vector.ts'
import { darkWood, each, round, shape, stroke, wood, type Part } from '../part.ts'

const felt = '#2f7a4f'
const ivory = '#fbf8f0'
const red = '#d23b36'
const black = '#26242c'

const legs: readonly Part[] = [
  [stroke('24 62 20 98', 3) + stroke('76 62 80 98', 3), darkWood],
  [boxPath(6, 54, 88, 8), wood],
]

/** A card that leans out from its lower end, with a dark edge so that it is seen beside others. */
function card(x: number, lean: number): Part[] {
  const edge = (grow: number): string => {
    const [w, tall] = [4.6 + grow, 21 + grow * 2]
    const [dx, dy] = [Math.sin(lean), -Math.cos(lean)]
    const corner = (side: number, up: number): string =>
      `${x - dy * w * side + dx * up} ${51.5 + dx * w * side + dy * up}`
    return shape(`${corner(-1, -grow)} ${corner(1, -grow)} ${corner(1, tall)} ${corner(-1, tall)}`)
  }
  return [
    [edge(0.9), '#8d8a96'],
    [edge(0), ivory],
  ]
}

/** A hand of cards that stands like a fan, as its player holds it; the fronts are seen. */
function fan(x: number): Part[] {
  const leans = [-0.5, -0.17, 0.17, 0.5]
  return leans.flatMap((lean, at): Part[] => {
    const [mx, my] = [x + Math.sin(lean) * 14.5, 51.5 - Math.cos(lean) * 14.5]
    return [...card(x, lean), [discPath(mx + lean * 3, my, 2.3), at % 2 === 0 ? red : black]]
  })
}

export const gameTables: Readonly<Record<string, readonly Part[]>> = {
  'card-table': [
    ...legs,
    [boxPath(10, 51.6, 80, 3.4), felt],
    ...fan(24),
    ...fan(76),
    [round(43, 47.4, 14, 4.4, 1), '#2f5fae'],
    [boxPath(43, 46, 14, 1.8), ivory],
    [each(3, (at) => round(62 - at * 0.4, 49.4 - at * 2.4, 8, 2.2, 1)), '#e0ad3c'],
    [each(2, (at) => round(30.6 + at * 0.4, 49.4 - at * 2.4, 8, 2.2, 1)), red],
  ],
  'board-table': [
    ...legs,
    [boxPath(20, 50, 60, 4.4), '#e9d8b0'],
    [each(5, (at) => boxPath(20 + at * 12, 50, 6, 4.4)), '#9a4a34'],
    [each(3, (at) => round(25 + at * 10, 45.4, 7.6, 4.4, 1.6)), ivory],
    [round(35, 41, 7.6, 4.4, 1.6), ivory],
    [each(3, (at) => round(51 + at * 9, 45.4, 7.6, 4.4, 1.6)), black],
    [round(60, 41, 7.6, 4.4, 1.6), black],
  ],
}
