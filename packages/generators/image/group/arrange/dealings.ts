// People who have to do with each other: fed, pushed, carried on the back, helped, and one against a crowd.

import { figureFoot } from '../../figures/draw-figure.ts'
import type { Point } from '../../figures/vector.ts'
import type { Bond } from '../../understand/understanding.ts'
import { bodyOf, fit, placeOf, poseOf, sideOf } from '../poses/body.ts'
import type { Deal } from './deal.ts'
import { heightOf, metersPerUnit, motifOf, widthOf, type Item } from '../item.ts'
import { isSeated } from './mount.ts'
import { boxOf } from './place-item.ts'
import { touch } from '../poses/touch.ts'

/** Which of the rules for people a bond calls for. */
export function deal({ items, bonds, bond, first, second, word }: Deal): void {
  const { relation, spot } = bond
  if (!first.figure || !second.figure || poseOf(first) === 'juggling') return
  if (/^(?:sleeping|lying)$/.test(poseOf(second)) && second.y !== 0) sitBeside(items, first, second)
  if (relation === 'holding') {
    holdBoth(items, first, second)
    hangFromHand(items, bonds, first)
  }
  if (relation === 'pulling') pullOnSled(items, bonds, first, second)
  if (relation === 'pushing') pushOnSwing(items, bonds, first, second)
  if (/^(?:on|riding)$/.test(relation) && spot === 'back') ridePiggyback(first, second)
  if (relation === 'facing' && /^(?:help|teach|tutor|guid)/.test(word)) lookOver(first, second)
  if (relation === 'facing' && word.startsWith('feed')) feed(items, bonds, first, second)
  if (relation === 'hand in hand' && isSeated(first) && isSeated(second)) holdHandsOnSeat(first, second)
  if (relation === 'behind' && poseOf(second) === 'shielding') hideBehindBack(items, first, second)
  if (word === 'against') goAgainst(items, first, second)
}

/** Whoever pushes a swing has the hands at the back of who sits on it. */
function pushOnSwing(items: readonly Item[], bonds: readonly Bond[], pusher: Item, rider: Item): void {
  const isSwinging = bonds.some(
    ({ relation, from, to }) =>
      relation === 'on' && items[from] === rider && /^(?:rope|tire)-swing$/.test(motifOf(items[to]!)),
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

/** One goes to the right between all the others, who come the other way on both sides. */
function goAgainst(items: readonly Item[], one: Item, other: Item): void {
  const crowd = items.filter((item) => item.figure && item.subject.word === other.subject.word)
  if (crowd.length < 3) return
  const wide = Math.max(...crowd.map(widthOf), widthOf(one))
  one.isMirrored = false
  one.y = 0
  crowd.forEach((item, order) => {
    const side = order % 2 === 0 ? -1 : 1
    const rank = Math.floor(order / 2)
    item.x = one.x + side * wide * (0.82 + rank * 0.4)
    item.y = -bodyOf(one) * (0.03 + (rank % 2) * 0.07)
    item.isMirrored = true
    item.depth = one.depth - 1 - (rank % 2) - order * 0.01
  })
}

/** A visitor stands at the bed, before it, with a hand on the one of whoever lies in it. */
function sitBeside(items: readonly Item[], visitor: Item, sleeper: Item): void {
  const bed = items.find((item) => motifOf(item) === 'bed')
  if (!bed || !sleeper.figure || poseOf(visitor) === poseOf(sleeper)) return
  const [headX] = placeOf(sleeper, sleeper.figure.head)
  const [handX, handY] = placeOf(sleeper, sleeper.figure.nearArm.tip)
  const side = Math.sign(headX - handX) || 1
  visitor.y = 0
  visitor.isMirrored = side < 0
  visitor.x = handX - side * bodyOf(visitor) * 0.3
  visitor.depth = Math.max(bed.depth, sleeper.depth) + 2
  touch(visitor, 'nearArm', [handX, handY])
}

/** A child on somebody's back has the arms around the neck. */
function ridePiggyback(rider: Item, carrier: Item): void {
  const [neckX, neckY] = placeOf(carrier, carrier.figure!.nearArm.root)
  const [hipX, hipY] = placeOf(carrier, carrier.figure!.seat)
  const side = sideOf(carrier)
  const body = bodyOf(carrier)
  rider.isMirrored = carrier.isMirrored
  const [seatX, seatY] = rider.figure!.seat
  rider.x = hipX - side * (body * 0.1 + (seatX - figureFoot[0]) * rider.scale)
  rider.y = hipY - body * 0.1 - (seatY - figureFoot[1]) * rider.scale
  rider.depth = carrier.depth - 0.1
  touch(rider, 'nearArm', [neckX + side * body * 0.05, neckY + body * 0.02])
}

/** Who helps with the work looks over the shoulder of who does it. */
function lookOver(helper: Item, worker: Item): void {
  if (!helper.figure || !worker.figure || poseOf(worker) !== 'writing') return
  helper.isMirrored = false
  worker.isMirrored = false
  worker.x = helper.x + (widthOf(helper) + widthOf(worker)) * 0.34
  worker.depth = helper.depth + 0.5
  const [x, y] = placeOf(worker, worker.figure.nearArm.root)
  touch(helper, 'nearArm', [x, y])
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
  // The chair of who sits in one comes along.
  const chairs = bonds.filter(({ relation, from }) => /^(?:inside|on)$/.test(relation) && items[from] === fed)
  for (const item of [fed, ...chairs.map(({ to }) => items[to]!)]) item.x += wanted - headX
  const mouth: Point = [wanted - side * radius * 0.9, headY + radius * 0.4]
  // With a phone at the ear, the other hand has the spoon.
  const arm = poseOf(feeder) === 'hand at cheek' ? 'farArm' : 'nearArm'
  touch(feeder, arm, [mouth[0] - side * body * 0.07, mouth[1] + body * 0.01])
  const spoon = bonds.find(
    ({ relation, from, to }) =>
      relation === 'holding' && items[from] === feeder && /spoon|bottle|fork/.test(motifOf(items[to]!)),
  )
  const tool = spoon && items[spoon.to]!
  if (!tool) return
  const [x, y] = placeOf(feeder, feeder.figure[arm].tip)
  fit(tool, body, 0.12, 0.16)
  tool.x = (x + mouth[0]) / 2
  tool.y = y + heightOf(tool) * 0.5
  tool.depth = feeder.depth + 1
}

/** Two babies are on both arms. */
function holdBoth(items: readonly Item[], carrier: Item, child: Item): void {
  const all = items.filter((item) => item.figure && item.subject.word === child.subject.word)
  if (all.length < 2 || items.some((item) => item !== carrier && item.subject.word === carrier.subject.word))
    return
  const side = sideOf(carrier)
  all.forEach((item, order) => {
    if (item === child) return
    item.x = child.x + side * widthOf(child) * 0.5 * order
    item.y = child.y + bodyOf(carrier) * 0.05 * order
    item.isMirrored = child.isMirrored
    item.depth = child.depth + 0.3 * order
  })
}

/** With a child on one arm, the bag is in the other hand. */
function hangFromHand(items: readonly Item[], bonds: readonly Bond[], carrier: Item): void {
  const bag = bonds
    .filter(({ relation, from }) => /^(?:beside|holding)$/.test(relation) && items[from] === carrier)
    .map(({ to }) => items[to]!)
    .find(({ subject, figure }) => !figure && subject.kind === 'thing' && subject.thing.bearing === 'held')
  if (!bag || !carrier.figure || !carrier.redraw) return
  carrier.redraw({ farArm: [-14, -4] })
  const [x, y] = placeOf(carrier, carrier.figure.farArm.tip)
  fit(bag, bodyOf(carrier), 0.18, 0.32)
  bag.x = x
  bag.y = y + heightOf(bag) * 0.94
  bag.depth = carrier.depth + 0.2
}

/** Those who are protected are close behind the back of who protects them. */
function hideBehindBack(items: readonly Item[], kept: Item, keeper: Item): void {
  const others = items.filter(
    (item) => item !== kept && item.figure && item.subject.word === kept.subject.word,
  )
  const all = [kept, ...others]
  const side = sideOf(keeper)
  keeper.y = 0
  keeper.scale = metersPerUnit * keeper.subject.size
  all.forEach((item, order) => {
    item.scale = metersPerUnit * item.subject.size
    item.x = keeper.x - side * (bodyOf(keeper) * 0.16 + widthOf(item) * (0.3 + order * 0.58))
    item.y = 0
    item.depth = keeper.depth - 0.5 - order * 0.1
  })
}

/** Whoever pulls a sled is ahead of it, with all who sit on it behind. */
function pullOnSled(items: readonly Item[], bonds: readonly Bond[], puller: Item, rider: Item): void {
  const ride = bonds.find(
    ({ relation, from, to }) => relation === 'on' && items[from] === rider && motifOf(items[to]!) === 'sled',
  )
  const sled = ride && items[ride.to]!
  if (!sled) return
  puller.isMirrored = false
  rider.isMirrored = false
  puller.x = boxOf(sled).right + bodyOf(puller) * 0.5
  puller.y = 0
  puller.ties = [sled]
}
