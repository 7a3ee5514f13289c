// Tables with what hands are on: games, and a vase on its wheel. Drawn whole in squares of 100 units; the ground is at 100.

import { boxPath, discPath } from '../../figures/vector.ts'
import { darkWood, each, round, shape, stroke, wood, type Part } from './part.ts'

const felt = '#2f7a4f'
const ivory = '#fbf8f0'
const red = '#d23b36'
const black = '#26242c'
const clay = '#b0693f'
const wetClay = '#c98156'
const darkClay = '#8a4e2c'

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

export const handTables: Readonly<Record<string, readonly Part[]>> = {
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
  'pottery-wheel': [
    [stroke('28 66 22 98', 3.2) + stroke('72 66 78 98', 3.2), darkWood],
    [discPath(50, 90, 30, 5), '#6f747d'],
    [boxPath(47.4, 62, 5.2, 28), '#565b64'],
    [round(14, 60, 72, 8, 3), wood],
    [round(14, 60, 72, 3, 1.5), '#b98a57'],
    [discPath(50, 58, 27, 4.4), '#8b9098'],
    [discPath(50, 56.8, 27, 3.8), '#b6bbc3'],
    ['M38 56C28 48 28 38 38 30C41 27 42 24 40 20L60 20C58 24 59 27 62 30C72 38 72 48 62 56Z', clay],
    ['M38 56C28 48 28 38 38 30C41 27 42 24 40 20L46 20C46 27 42 30 40 36C37 44 40 51 46 56Z', wetClay],
    [discPath(50, 20, 10.4, 2.8), darkClay],
    [stroke('33 38 50 41 67 38', 0.8) + stroke('33 46 50 49 67 46', 0.8), darkClay],
  ],
}
