// Things in hands, where the hands say more than the thing: lifted over the head, tossed up, swept with, held over
// somebody. Runs when everything else has its place.

import { figureFoot } from '../figures/draw-figure.ts'
import type { Point } from '../figures/vector.ts'
import type { Bond } from '../understand/understanding.ts'
import { growTo } from './attach.ts'
import { heightOf, motifOf, widthOf, type Item } from './item.ts'
import { hold, isSeated } from './mount.ts'
import { boxOf } from './place-item.ts'
import { isMirror } from './reflect.ts'
import { touch } from './touch.ts'

/** Puts what is handled where hands have it. */
export function handle(items: readonly Item[], bonds: readonly Bond[]): void {
  for (const bond of bonds) {
    const [first, second] = [items[bond.from]!, items[bond.to]!]
    const pose = poseOf(first)
    if (bond.relation === 'holding' && pose === 'carrying above') raise(first, second)
    if (bond.relation === 'holding' && pose === 'holding overhead') raiseInHand(first, second)
    if (bond.relation === 'holding' && pose === 'tossing up') toss(first, second)
    if (bond.relation === 'holding' && motifOf(second) === 'broom' && pose === 'sweeping')
      sweep(first, second)
    if (bond.relation === 'above' && motifOf(first) === 'umbrella') shelter(items, bonds, bond)
    if (bond.relation === 'on' && motifOf(second) === 'wall-shelf') shelve(items, first, second)
    if (bond.relation === 'pushing' && second.figure) pushOnSwing(items, bonds, first, second)
    if (bond.relation === 'facing' && first.figure && isMirror(second)) faceMirror(first, second)
    if (bond.word === 'against' && first.figure && second.figure) goAgainst(items, first, second)
    if (bond.relation === 'facing' && /^feed/.test(bond.word ?? '')) feed(items, bonds, first, second)
    if (bond.relation === 'hand in hand' && isSeated(first) && isSeated(second))
      holdHandsOnSeat(first, second)
  }
}

export function poseOf({ subject }: Item): string {
  return subject.kind === 'person' ? subject.pose : ''
}

function bodyOf(person: Item): number {
  return 100 * person.figure!.scale * person.scale
}

/** A place of a figure in meters of the group. */
export function placeOf(person: Item, [x, y]: Point): Point {
  const side = person.isMirrored ? -1 : 1
  return [person.x + (x - figureFoot[0]) * person.scale * side, person.y + (y - figureFoot[1]) * person.scale]
}

function sideOf({ isMirrored }: Item): number {
  return isMirrored ? -1 : 1
}

/** Gives a thing a size between two shares of a body. */
function fit(thing: Item, body: number, least: number, most: number): void {
  const side = Math.max(widthOf(thing), heightOf(thing))
  const wanted = Math.max(body * least, Math.min(body * most, side))
  thing.scale *= wanted / side
}

/** Both hands are under it. */
function raise(lifter: Item, load: Item): void {
  const { nearArm, farArm } = lifter.figure!
  const [, near] = placeOf(lifter, nearArm.tip)
  const [, far] = placeOf(lifter, farArm.tip)
  fit(load, bodyOf(lifter), 0.42, 1.7)
  load.x = lifter.x
  load.y = (near + far) / 2 + heightOf(load) * 0.05
  load.depth = lifter.depth - 0.1
}

function raiseInHand(holder: Item, thing: Item): void {
  const [x, y] = placeOf(holder, holder.figure!.nearArm.tip)
  fit(thing, bodyOf(holder), 0.24, 0.6)
  thing.x = x
  thing.y = y + heightOf(thing) * 0.14
  thing.depth = holder.depth + 0.5
}

/** What is tossed is in the air over the hands. */
function toss(thrower: Item, thing: Item): void {
  const { nearArm, farArm } = thrower.figure!
  const body = bodyOf(thrower)
  const [x, y] = placeOf(thrower, nearArm.tip)
  const [otherX] = placeOf(thrower, farArm.tip)
  if (!thing.figure) fit(thing, body, motifOf(thing) === 'whole-pizza' ? 0.5 : 0.22, 0.6)
  thing.x = (x + otherX) / 2 + sideOf(thrower) * body * 0.06
  thing.y = y - body * 0.16
  thing.depth = thrower.depth + 0.3
}

/** The brush is on the floor and the stick in both hands. */
function sweep(sweeper: Item, broom: Item): void {
  const { nearArm, farArm } = sweeper.figure!
  const [x, y] = placeOf(sweeper, nearArm.tip)
  const [, top] = placeOf(sweeper, farArm.tip)
  const tall = sweeper.y - Math.min(y, top) + bodyOf(sweeper) * 0.16
  broom.scale *= tall / heightOf(broom)
  // Its stick leans to the right, and its brush is at the left.
  broom.isMirrored = !sweeper.isMirrored
  broom.y = sweeper.y
  // Where the hand is along the stick.
  const up = (sweeper.y - y) / tall
  broom.x = x + sideOf(sweeper) * (up - 0.5) * widthOf(broom)
  broom.depth = sweeper.depth + 0.4
}

/** An umbrella that is held over somebody has its holder at its edge and the other one under it. */
function shelter(items: readonly Item[], bonds: readonly Bond[], { from, to }: Bond): void {
  const holding = bonds.find((bond) => bond.relation === 'holding' && bond.to === from)
  const [umbrella, sheltered] = [items[from]!, items[to]!]
  const holder = holding && items[holding.from]!
  if (!holder?.figure) return
  const body = bodyOf(holder)
  holder.y = 0
  sheltered.y = 0
  hold(holder, umbrella)
  umbrella.scale *= Math.max(0.9 * body, widthOf(sheltered) * 1.25) / widthOf(umbrella)
  const [x, y] = placeOf(holder, holder.figure.hand)
  umbrella.x = x + sideOf(holder) * body * 0.04
  umbrella.y = y + heightOf(umbrella) * 0.06
  umbrella.depth = holder.depth - 0.2
  sheltered.x = x + sideOf(holder) * (widthOf(sheltered) * 0.5 + body * 0.02)
  sheltered.depth = holder.depth + 0.2
  // It looks at who shelters it.
  sheltered.isMirrored = sheltered.figure ? sideOf(holder) > 0 : sideOf(holder) < 0
}

/** A shelf on the wall is just out of reach. */
function shelve(items: readonly Item[], thing: Item, shelf: Item): void {
  const reacher = items.find((item) => item.figure)
  const tall = reacher ? heightOf(reacher) : 1.6
  const before = shelf.y
  const body = reacher ? bodyOf(reacher) : 1.6
  const hand = reacher ? placeOf(reacher, reacher.figure!.nearArm.tip) : ([0, -tall] as const)
  shelf.scale *= (body * 0.9) / widthOf(shelf)
  shelf.y = Math.min(hand[1] - body * 0.04, -tall * 1.02)
  shelf.x = hand[0] + (reacher ? sideOf(reacher) : 1) * body * 0.3
  if (reacher) shelf.depth = reacher.depth - 1
  const row = items.filter(
    (item) => item === thing || (!item.figure && item !== shelf && item.subject.word === thing.subject.word),
  )
  row.forEach((item, order) => {
    fit(item, body, 0.2, 0.34)
    item.x = shelf.x + (order - (row.length - 1) / 2) * widthOf(item) * 1.05
    item.y = shelf.y - heightOf(shelf) * 0.8
    item.depth = shelf.depth + 0.1
  })
  if (reacher && before !== shelf.y) reacher.y = 0
}

/** Whoever pushes a swing has the hands at the back of who sits on it. */
function pushOnSwing(items: readonly Item[], bonds: readonly Bond[], pusher: Item, rider: Item): void {
  const isSwinging = bonds.some(
    ({ relation, from, to }) =>
      relation === 'on' && items[from] === rider && motifOf(items[to]!) === 'rope-swing',
  )
  if (!isSwinging || !pusher.figure) return
  const box = boxOf(rider)
  const hand = (pusher.figure.hand[0] - figureFoot[0]) * pusher.scale
  pusher.isMirrored = false
  pusher.x = box.left + (box.right - box.left) * 0.2 - hand
  pusher.depth = rider.depth + 0.2
}

/** Those who sit side by side and hold hands have them between their knees. */
function holdHandsOnSeat(first: Item, second: Item): void {
  const [left, right] = first.x < second.x ? [first, second] : [second, first]
  const knee = placeOf(left, left.figure!.seat)
  const other = placeOf(right, right.figure!.seat)
  const level = Math.min(knee[1], other[1]) - bodyOf(left) * 0.1
  const spot: Point = [(knee[0] + other[0]) / 2, level]
  touch(left, 'nearArm', spot)
  touch(right, 'farArm', spot)
}

/** A mirror hangs where the face is. */
function faceMirror(viewer: Item, mirror: Item): void {
  mirror.image = viewer
  if (!viewer.figure || mirror.y === 0) return
  const [, headY] = placeOf(viewer, viewer.figure.head)
  growTo(mirror, Math.max(heightOf(mirror), bodyOf(viewer) * 0.62))
  mirror.y = headY + heightOf(mirror) * 0.56
}

/** One goes to the right, in front of all the others, who come the other way. */
function goAgainst(items: readonly Item[], one: Item, other: Item): void {
  const crowd = items.filter((item) => item.figure && item.subject.word === other.subject.word)
  if (crowd.length < 3) return
  const wide = Math.max(...crowd.map(widthOf), widthOf(one))
  one.isMirrored = false
  one.y = 0
  crowd.forEach((item, order) => {
    const isBack = order % 2 === 1
    item.x = one.x + (order - (crowd.length - 1) / 2) * wide * 0.62
    item.y = isBack ? -bodyOf(one) * 0.1 : -bodyOf(one) * 0.03
    item.isMirrored = true
    item.depth = one.depth - (isBack ? 2 : 1) - order * 0.01
  })
}

/** The spoon is at the mouth of whoever is fed. */
function feed(items: readonly Item[], bonds: readonly Bond[], feeder: Item, fed: Item): void {
  if (!feeder.figure || !fed.figure) return
  const { figure } = fed
  const side = sideOf(feeder)
  const radius = figure.headRadius * fed.scale
  const [headX, headY] = placeOf(fed, figure.head)
  const shoulder = placeOf(feeder, feeder.figure.nearArm.root)
  const body = bodyOf(feeder)
  // As near as the arm and the spoon reach.
  const far = body * 0.34
  const wanted = shoulder[0] + side * (far + radius)
  fed.x += wanted - headX
  const mouth: Point = [wanted - side * radius * 0.9, headY + radius * 0.4]
  touch(feeder, 'nearArm', [mouth[0] - side * body * 0.07, mouth[1] + body * 0.01])
  const spoon = bonds.find(
    ({ relation, from, to }) =>
      relation === 'holding' && items[from] === feeder && /spoon|bottle|fork/.test(motifOf(items[to]!)),
  )
  const tool = spoon && items[spoon.to]!
  if (!tool) return
  const [x, y] = placeOf(feeder, feeder.figure.nearArm.tip)
  fit(tool, body, 0.12, 0.16)
  tool.x = (x + mouth[0]) / 2
  tool.y = y + heightOf(tool) * 0.5
  tool.depth = feeder.depth + 1
}
