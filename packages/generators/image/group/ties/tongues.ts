// Frogs and chameleons catch with their tongues.

import { limbPath, type Point } from '../../figures/vector.ts'
import { growTo } from '../arrange/attach.ts'
import { headOf } from '../looks/heads.ts'
import { heightOf, motifOf, widthOf, type Item, type Placed } from '../item.ts'

const lickers: Readonly<Record<string, readonly [across: number, up: number]>> = {
  chameleon: [0.4, 0.6],
  frog: [0.36, 0.56],
  gecko: [0.46, 0.5],
  lizard: [0.4, 0.62],
  iguana: [0.44, 0.56],
  anteater: [0.48, 0.14],
}

/** True for what catches with its tongue. */
export function isLicker({ figure, ...item }: Item, word: string): boolean {
  return !figure && Object.hasOwn(lickers, motifOf(item)) && /catch|eat|snatch|grab|lick|swallow/.test(word)
}

/** The prey is at the end of the tongue, ahead of the mouth. */
export function shootTongue(hunter: Item, prey: Item): void {
  const [across, up] = lickers[motifOf(hunter)]!
  growTo(prey, Math.min(Math.max(heightOf(prey), heightOf(hunter) * 0.2), heightOf(hunter) * 0.32))
  const side = hunter.isMirrored ? 1 : -1
  prey.x = hunter.x + side * (widthOf(hunter) * (across + 0.3) + widthOf(prey) * 0.5)
  prey.y = Math.min(0, hunter.y - heightOf(hunter) * up + heightOf(prey) * 0.6)
  prey.isMirrored = headOf(prey) !== undefined && !hunter.isMirrored
  prey.depth = hunter.depth + 1
  hunter.tongue = prey
}

/** The tongues of all who have one out. */
export function drawTongues(items: readonly Item[]): Placed[] {
  return items.flatMap((item) => (item.tongue ? [drawTongue(item, item.tongue)] : []))
}

function drawTongue(hunter: Item, prey: Item): Placed {
  const [across, up] = lickers[motifOf(hunter)]!
  const side = hunter.isMirrored ? 1 : -1
  const from: Point = [hunter.x + side * widthOf(hunter) * across, hunter.y - heightOf(hunter) * up]
  const to: Point = [prey.x - side * widthOf(prey) * 0.3, prey.y - heightOf(prey) * 0.45]
  const sag: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + heightOf(hunter) * 0.05]
  const girth = heightOf(hunter) * 0.028
  // Paths have two decimals, which are too few for meters of small things.
  const fine = 1000 / heightOf(hunter)
  const points = [from, sag, to].map(([x, y]): Point => [x * fine, y * fine])
  return {
    layers: [
      {
        pathData: limbPath(points, [girth * fine, girth * 0.8 * fine, girth * 1.7 * fine]),
        fill: '#e2577c',
        matrix: [1 / fine, 0, 0, 1 / fine, 0, 0],
      },
    ],
    depth: Math.max(hunter.depth, prey.depth) - 0.1,
    box: {
      left: Math.min(from[0], to[0]),
      right: Math.max(from[0], to[0]),
      top: Math.min(from[1], to[1]),
      bottom: Math.max(from[1], to[1]),
    },
  }
}
