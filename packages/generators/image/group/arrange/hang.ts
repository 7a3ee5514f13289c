// What hangs from something, or is carried below it.

import { growTo } from './attach.ts'
import { heightOf, motifOf, widthOf, type Item } from '../item.ts'

/** True for what things hang before, and not below. */
export function isWall(item: Item): boolean {
  return /brick|wall|door|fence|curtain|refrigerator|locker|wardrobe|gate$|prison-bars/.test(motifOf(item))
}

/** Several things beside each other on a wall that is wide enough for them. */
export function hangInRow(row: readonly Item[], wall: Item): void {
  const gap = Math.max(...row.map(widthOf)) * 0.25
  const wide = row.reduce((sum, item) => sum + widthOf(item) + gap, gap)
  const tall = Math.max(...row.map(heightOf))
  wall.scale *= Math.max(1, wide / widthOf(wall), (tall * 1.9) / heightOf(wall))
  let left = row[0]!.x - wide / 2 + gap
  wall.x = row[0]!.x
  wall.depth = Math.min(...row.map(({ depth }) => depth)) - 1
  for (const item of row) {
    item.x = left + widthOf(item) / 2
    item.y = wall.y - heightOf(wall) * 0.52 + heightOf(item) / 2
    left += widthOf(item) + gap
  }
}

/** Hangs below a branch, a hook or a rope, or before a wall. */
export function hang(first: Item, from: Item): void {
  from.x = first.x
  from.depth = first.depth - 1
  if (motifOf(first) === 'hanging-swing') return hangSwing(first, from)
  if (motifOf(from) === 'balloon-bunch') return liftByBalloons(first, from)
  if (isWall(from)) {
    growTo(from, Math.max(heightOf(from), heightOf(first) * 1.9))
    first.y = from.y - heightOf(from) * 0.4
    return
  }
  if (motifOf(from).endsWith('tree')) return hangInTree(first, from)
  const wide = widthOf(first) * 1.2
  if (widthOf(from) < wide && !/balloon|hook|umbrella|kite/.test(motifOf(from)))
    from.scale *= wide / widthOf(from)
  // A string shows that a thing hangs there; whoever has hands holds on.
  const string = first.figure || isLimbed(first) ? -0.26 : 0.22
  // What hangs is above the ground.
  if (string > 0) first.y -= heightOf(first) * 0.8
  from.y = first.y - heightOf(first) * (1 + string)
  if (motifOf(from) === 'hook') from.y += heightOf(first) * 0.42
  else if (string > 0) first.strings = [from]
}

/** Above the ground, with a bunch of balloons as broad as itself over it. */
function liftByBalloons(first: Item, bunch: Item): void {
  const size = Math.max(widthOf(first), heightOf(first))
  bunch.scale *= (size * 1.15) / heightOf(bunch)
  bunch.isCarrier = true
  first.y -= heightOf(first) * 0.35
  bunch.y = first.y - heightOf(first) * 0.96
}

/** A swing is above the ground, with its ropes at what it hangs from. */
function hangSwing(swing: Item, from: Item): void {
  const isTree = motifOf(from).endsWith('tree')
  swing.y -= heightOf(swing) * 0.24
  // Whoever sits on it is before it, and it is before the tree.
  from.depth = swing.depth - 3
  if (isTree) {
    growTo(from, heightOf(swing) * 2)
    from.x = swing.x - widthOf(from) * 0.27
    return
  }
  from.scale *= Math.max(1, (widthOf(swing) * 1.5) / widthOf(from))
  from.y = swing.y - heightOf(swing) * 0.96
}

/** Below the crown, beside the trunk. */
function hangInTree(first: Item, tree: Item): void {
  growTo(tree, Math.max(heightOf(tree), heightOf(first) * 4))
  tree.x = first.x - widthOf(tree) * 0.26
  tree.y = first.y
  first.y -= heightOf(tree) * 0.1
  first.depth = tree.depth + 1
  first.strings = [tree]
}

function isLimbed({ subject }: Item): boolean {
  return (
    subject.kind === 'thing' &&
    /monkey|sloth|orangutan|gorilla|koala|bat$|spider|cat|snake|panda/.test(subject.thing.motif)
  )
}

/** A drone or a crane has its load on a rope below it. */
export function dangle(carrier: Item, load: Item): void {
  if (heightOf(load) > heightOf(carrier) * 1.4) growTo(load, heightOf(carrier) * 1.4)
  load.x = carrier.x
  if (motifOf(carrier) === 'flying-saucer') {
    growTo(load, Math.min(heightOf(load), widthOf(carrier) * 0.42))
    load.y -= heightOf(load) * 0.45
  }
  carrier.y = load.y - heightOf(load) * 1.35
  load.strings = [carrier]
}
