// What hands do to things: pots over cups, and balls in the air.

import { figureFoot } from '../../figures/draw-figure.ts'
import type { Bond } from '../../understand/understanding.ts'
import { heightOf, motifOf, widthOf, type Item } from '../item.ts'

function hasPose({ subject, figure }: Item, pose: string): boolean {
  return figure !== undefined && subject.kind === 'person' && subject.pose === pose
}

/** Puts things where the hands of those who pour and juggle have them. */
export function workByHand(items: readonly Item[], bonds: readonly Bond[], teams: readonly number[]): void {
  clearBench(items, bonds)
  for (const { relation, from, to } of bonds) {
    const [worker, thing] = [items[from]!, items[to]!]
    if (relation === 'holding' && hasPose(worker, 'juggling'))
      juggle(
        worker,
        items.filter(
          (item, index) =>
            item !== worker &&
            (index === to ||
              teams[index] === teams[to] ||
              bonds.some((bond) => bond.relation === 'holding' && bond.from === from && bond.to === index)),
        ),
      )
    if (relation === 'holding' && worker.figure)
      holdMore(worker, thing, siblingsInHand(items, bonds, teams, from, to))
    if (relation === 'holding' && worker.figure)
      holdOthers(worker, thing, othersInHand(items, bonds, from, to))
    if (motifOf(thing).startsWith('pouring-') && hasPose(worker, 'pouring')) pour(worker, thing, items)
  }
}

/** The others of a kind of which one is in the hand, as far as nobody else has them. */
function siblingsInHand(
  items: readonly Item[],
  bonds: readonly Bond[],
  teams: readonly number[],
  from: number,
  to: number,
): readonly Item[] {
  const { subject } = items[to]!
  if (subject.kind !== 'thing' || subject.thing.meters > 0.7) return []
  return items.filter((item, index) => {
    const isHad = bonds.some((bond) => bond.to === index && bond.relation !== 'beside')
    const isSame = item.subject.word === subject.word && teams[index] === teams[to]
    return index !== to && index !== from && isSame && !isHad
  })
}

/** Other things that the same person has: "a nurse holding a syringe and a bandage". */
function othersInHand(
  items: readonly Item[],
  bonds: readonly Bond[],
  from: number,
  to: number,
): readonly Item[] {
  return bonds
    .filter((bond) => bond.from === from && bond.to !== to && /^(?:beside|holding)$/.test(bond.relation))
    .map((bond) => items[bond.to]!)
    .filter(
      ({ subject }) =>
        subject.kind === 'thing' &&
        subject.thing.bearing === 'held' &&
        subject.word !== items[to]!.subject.word &&
        !subject.isTool,
    )
}

function isRaised(item: Item): boolean {
  return /umbrella|balloon|kite|torch/.test(motifOf(item))
}

/** The other hand has the second thing; where both hands are close, it is beside the first. */
function holdOthers(holder: Item, held: Item, others: readonly Item[]): void {
  if (hasPose(holder, 'juggling')) return
  const { nearArm, farArm } = holder.figure!
  const side = holder.isMirrored ? -1 : 1
  const apart = (farArm.tip[0] - nearArm.tip[0]) * holder.scale
  others.forEach((item, order) => {
    // An umbrella stays up, and the bag hangs lower.
    if (isRaised(item)) {
      held.y += heightOf(held) * 0.5
      return
    }
    if (order === 0 && Math.abs(apart) > widthOf(held) * 0.5) {
      item.x = holder.x + ((farArm.tip[0] - figureFoot[0]) * holder.scale - widthOf(item) * 0.25) * side
      item.y = holder.y + (farArm.tip[1] - figureFoot[1]) * holder.scale + heightOf(item) * 0.5
    } else {
      item.x = held.x + (widthOf(held) * 0.5 + widthOf(item) * (0.42 + order)) * side
      item.y = held.y - heightOf(held) * 0.5 + heightOf(item) * 0.5
    }
    item.depth = held.depth - 0.01 * (order + 1)
  })
}

/** What doesn't fit into one hand is held with both arms. */
function holdMore(holder: Item, held: Item, others: readonly Item[]): void {
  if (hasPose(holder, 'juggling')) return
  others.forEach((item, order) => {
    item.scale = held.scale
    const [across, up] = armful[order % armful.length]!
    item.x = held.x + across * widthOf(held)
    item.y = held.y - up * heightOf(held)
    item.depth = held.depth - 0.01 * (order + 1)
  })
}

const armful = [
  [0.7, 0],
  [0.35, 0.6],
  [-0.35, 0.6],
  [1.05, 0.55],
  [0, 1.1],
] as const

/** In an arc from hand to hand. */
function juggle(juggler: Item, balls: readonly Item[]): void {
  const body = 100 * juggler.figure!.scale * juggler.scale
  const isArc = balls.length === 1 && motifOf(balls[0]!) === 'juggled-balls'
  balls.forEach((ball, order) => {
    const angle = Math.PI * ((order + 0.5) / balls.length)
    // Torches and knives are longer than balls.
    const isLong = Math.max(widthOf(ball), heightOf(ball)) > Math.min(widthOf(ball), heightOf(ball)) * 1.8
    const size = body * (isArc ? 0.82 : isLong ? 0.26 : 0.17)
    ball.scale *= size / Math.max(widthOf(ball), heightOf(ball))
    const middle = isArc ? -body * 0.9 : -body * (0.74 + 0.42 * Math.sin(angle))
    ball.x = juggler.x - Math.cos(angle) * body * 0.34 * (isArc ? 0 : 1)
    ball.y = juggler.y + middle + heightOf(ball) / 2
    ball.depth = juggler.depth + 0.5
  })
}

/** Where the handle and the jet of a tilted pot are, as shares of its drawing. */
const handle = { x: 0.14, y: 0.3 }
const jet = 0.84

/** Holds a tilted pot so that what comes out falls onto what stands before its holder. */
function pour(server: Item, pot: Item, items: readonly Item[]): void {
  const { hand, scale } = server.figure!
  const body = 100 * scale * server.scale
  const side = server.isMirrored ? -1 : 1
  const handX = server.x + (hand[0] - figureFoot[0]) * server.scale * side
  const handY = server.y + (hand[1] - figureFoot[1]) * server.scale
  const cup = items.find((item) => item !== pot && isCup(item))
  if (cup) shrinkTo(cup, body * 0.2)
  // The jet ends in the cup.
  const low = cup ? cup.y - heightOf(cup) * 0.75 : handY + body * 0.2
  const tall = Math.max(body * 0.24, Math.min(body * 0.6, (low - handY) / (1 - handle.y)))
  pot.scale *= tall / heightOf(pot)
  pot.isMirrored = server.isMirrored
  pot.x = handX + (0.5 - handle.x) * widthOf(pot) * side
  pot.y = low
  pot.depth = server.depth + 0.8
  if (!cup) return
  cup.x = pot.x + (jet - 0.5) * widthOf(pot) * side
  cup.depth = pot.depth - 0.1
}

function shrinkTo(item: Item, most: number): void {
  const side = Math.max(widthOf(item), heightOf(item))
  if (side > most) item.scale *= most / side
}

/** At a table, small things stay small, and whoever doesn't work at it is on its other side. */
function clearBench(items: readonly Item[], bonds: readonly Bond[]): void {
  const work = bonds.find(({ relation, from }) => relation === 'around' && isAtWork(items[from]!))
  if (!work) return
  const [worker, table] = [items[work.from]!, items[work.to]!]
  const body = 100 * worker.figure!.scale * worker.scale
  for (const { relation, to } of bonds) {
    const { subject } = items[to]!
    if (relation === 'filled with' && subject.kind === 'thing')
      shrinkTo(
        items[to]!,
        body * (subject.thing.meters < 0.2 ? 0.17 : subject.thing.meters < 0.3 ? 0.25 : 0.42),
      )
  }
  const idle = items.filter(
    (item) => item.figure && item !== worker && item.subject.word !== worker.subject.word && !isAtWork(item),
  )
  const side = worker.isMirrored ? -1 : 1
  idle.forEach((item, order) => {
    item.x = table.x + side * (widthOf(table) / 2 + widthOf(item) * (0.5 + order))
    item.isMirrored = side > 0
  })
}

function isAtWork(item: Item): boolean {
  return hasPose(item, 'pouring') || hasPose(item, 'working at a table')
}

function isCup({ subject, figure }: Item): boolean {
  return (
    figure === undefined && subject.kind === 'thing' && subject.isTool !== true && subject.thing.meters < 0.8
  )
}
