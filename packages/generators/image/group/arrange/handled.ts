// Things in hands, where the hands say more than the thing: lifted over the head, tossed up, swept with, held over
// somebody. Runs when everything else has its place.

import type { Point } from '../../figures/vector.ts'
import type { Bond } from '../../understand/understanding.ts'
import { growTo, rimOf } from './attach.ts'
import { bodyOf, fit, placeOf, poseOf, sideOf } from '../poses/body.ts'
import { dealDaily } from './daily-dealings.ts'
import type { Deal } from './deal.ts'
import { deal } from './dealings.ts'
import { hideAbove } from '../drawings/hide-part.ts'
import { giantSize, heightOf, motifOf, widthOf, type Item } from '../item.ts'
import { isAnimal } from '../../understand/words/things/things.ts'
import { hold, isSeated } from './mount.ts'
import { boxOf } from './place-item.ts'
import { isMirror } from '../ties/reflect.ts'
import { touch } from '../poses/touch.ts'

/** Puts what is handled where hands have it, and people where others need them. */
export function handle(items: readonly Item[], bonds: readonly Bond[]): void {
  for (const bond of bonds) {
    const [first, second] = [items[bond.from]!, items[bond.to]!]
    const all = { items, bonds, bond, first, second, pose: poseOf(first), word: bond.word ?? '' }
    if (bond.relation === 'holding') carry(all)
    else place(all)
    deal(all)
    dealDaily(all)
  }
}

const opened = /^(?:open|unlock|clos|shut|unwrap|touch|press|pet|strok|wash|clean|wip|fix|repair)/
const bound = /^(?:tied|strapped|bound|roped|chained|shackled)/

/** What is in the hands. */
function carry({ first, second, pose }: Deal): void {
  if (pose === 'carrying above') raise(first, second)
  if (pose === 'holding overhead') raiseInHand(first, second)
  if (pose === 'tossing up') toss(first, second)
  if (pose === 'shouldering' && second.figure) sling(first, second)
  if (pose === 'sweeping' && motifOf(second) === 'broom') sweep(first, second)
}

/** What is reached, worn out or left. */
function place({ items, bonds, bond, first, second, pose, word }: Deal): void {
  const { relation, spot } = bond
  if (relation === 'above' && motifOf(first) === 'umbrella') shelter(items, bonds, bond)
  if (relation === 'on' && first.figure && motifOf(second) === 'stairs' && !word.includes('top'))
    stepOn(items, bonds, first, second)
  if (relation === 'inside' && motifOf(second) === 'spider-web') catchInWeb(first, second)
  if (relation === 'facing' && word === 'holding' && motifOf(second) === 'open-door')
    touchThing(items, bonds, first, second)
  if (relation === 'on' && motifOf(second) === 'steep-hill') goUphill(items, first, second)
  if (relation === 'on' && motifOf(second) === 'wall-shelf') shelve(items, first, second)
  if (relation === 'on' && spot === 'back' && !first.figure && second.figure) loadBack(first, second)
  if (relation === 'in front of' && bound.test(word)) standAtPost(first, second)
  if (relation === 'fleeing' && pose === 'leaping off') leapOff(first, second)
  if (relation === 'topped with' && first.figure && word === '') replaceHead(first, second)
  if (relation === 'blowing' && pose === 'throwing' && !second.figure) hurl(items, first, second)
  if (relation === 'facing' && word.startsWith('milk')) milk(first, second)
  if (relation === 'on' && /^shoulders?$/.test(spot ?? '') && pose === '' && poseOf(second) === 'shouldering')
    loadShoulder(first, second)
  if (relation === 'hugging' && word.startsWith('kiss') && !second.figure) kissAnimal(first, second)
  if (pose === 'at a keyhole' && motifOf(second) === 'keyhole-door') peep(first, second)
  if (relation === 'under' && isCover(second) && /^(?:sleeping|lying)$/.test(pose))
    items
      .filter((item) => isCover(item) && item.subject.word === second.subject.word)
      .forEach((item, order) => coverUp(first, item, order))
  if (relation === 'facing' && first.figure && !second.figure) shareSeat(items, bonds, first, second)
  if (relation === 'facing' && first.figure && isMirror(second)) faceMirror(first, second)
  const isWorked = opened.test(word) || (pose === 'painting a wall' && /wall|brick/.test(motifOf(second)))
  if (relation === 'facing' && isWorked) touchThing(items, bonds, first, second)
  if (relation === 'facing' && !second.figure && /^(?:feed|giv|offer)/.test(word + feedWord(bonds, bond)))
    offer(items, bonds, first, second)
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

/** A mirror hangs where the face is. */
function faceMirror(viewer: Item, mirror: Item): void {
  mirror.image = viewer
  if (!viewer.figure || mirror.y === 0) return
  const [, headY] = placeOf(viewer, viewer.figure.head)
  growTo(mirror, Math.max(heightOf(mirror), bodyOf(viewer) * 0.62))
  mirror.y = headY + heightOf(mirror) * 0.56
}

/** Whoever is tied to a tree has the trunk behind the back, and its leaves overhead. */
function standAtPost(captive: Item, post: Item): void {
  const isTree = /tree|palm/.test(motifOf(post))
  const isTall = heightOf(post) > widthOf(post) * 1.6
  growTo(
    post,
    heightOf(captive) * (isTree ? 2.1 : isTall ? 1.7 : Math.max(1.2, heightOf(post) / heightOf(captive))),
  )
  post.x = captive.x
  post.depth = captive.depth - 1
}

/** In the air, just beyond what somebody leaped from. */
function leapOff(leaper: Item, from: Item): void {
  if (!leaper.figure) return
  leaper.isMirrored = false
  if (heightOf(from) > heightOf(leaper) * 1.6) growTo(from, heightOf(leaper) * 1.6)
  leaper.x = from.x + widthOf(from) * 0.5 + widthOf(leaper) * 0.3
  leaper.y = -Math.min(heightOf(from) * 0.75, heightOf(leaper) * 0.8)
  leaper.depth = from.depth + 1
}

/** A load lies on a bent back. */
function loadBack(load: Item, carrier: Item): void {
  const body = bodyOf(carrier)
  const [shoulderX, shoulderY] = placeOf(carrier, carrier.figure!.nearArm.root)
  const [hipX, hipY] = placeOf(carrier, carrier.figure!.seat)
  fit(load, body, 0.4, 0.95)
  carrier.y = 0
  load.x = (shoulderX + hipX) / 2 - sideOf(carrier) * body * 0.02
  load.y = (shoulderY * 2 + hipY) / 3 - body * 0.02
  load.depth = carrier.depth - 0.1
}

/** The hand is on what it opens or strokes. */
function touchThing(items: readonly Item[], bonds: readonly Bond[], doer: Item, thing: Item): void {
  if (!doer.figure || thing.figure || thing.subject.kind !== 'thing') return
  const side = sideOf(doer)
  const body = bodyOf(doer)
  const [shoulderX, shoulderY] = placeOf(doer, doer.figure.nearArm.root)
  // A dog in a tub is reached over its rim.
  const tub = bonds.find(({ relation, from }) => relation === 'inside' && items[from] === thing)
  const whole = tub ? items[tub.to]! : thing
  if (tub) {
    whole.x = thing.x
    thing.y = whole.y - heightOf(whole) * rimOf(whole) + heightOf(thing) * 0.4
    thing.depth = whole.depth - 0.5
  }
  const box = boxOf(whole)
  const isTall = box.top < shoulderY
  const near = isTall ? body * 0.24 : body * 0.16
  const edge = side > 0 ? box.left : box.right
  const shift = shoulderX + side * near - edge
  for (const item of new Set([thing, whole])) item.x += shift
  const moved = boxOf(thing)
  const at: Point = [
    (side > 0 ? moved.left : moved.right) + side * Math.min(widthOf(thing) * 0.2, body * 0.1),
    isTall ? shoulderY + body * 0.04 : moved.top + heightOf(thing) * 0.12,
  ]
  touch(doer, 'nearArm', at)
  if (thing.depth > doer.depth) thing.depth = doer.depth - 0.1
}

/** The middle of who is carried lies on the shoulder. */
function sling(carrier: Item, carried: Item): void {
  const [x, y] = placeOf(carrier, carrier.figure!.nearArm.root)
  carried.isMirrored = carrier.isMirrored
  carried.x = x
  carried.y = 0
  const box = boxOf(carried)
  carried.x += x - sideOf(carrier) * bodyOf(carrier) * 0.04 - (box.left + box.right) / 2
  carried.y = y - (box.bottom - bodyOf(carrier) * 0.04)
  carried.depth = carrier.depth - 0.1
}

function isCover(item: Item): boolean {
  return /newspaper|blanket|coat|towel|sheet|jacket/.test(motifOf(item))
}

/** What somebody sleeps under is over the body and not over the face. */
function coverUp(sleeper: Item, cover: Item, order: number): void {
  const { figure } = sleeper
  if (!figure) return
  const box = boxOf(sleeper)
  const [headX] = placeOf(sleeper, figure.head)
  const side = headX < (box.left + box.right) / 2 ? 1 : -1
  const long = box.right - box.left
  cover.scale *= (long * 0.42) / Math.max(widthOf(cover), heightOf(cover))
  cover.x = headX + side * long * (0.46 + order * 0.26)
  cover.y = box.bottom - (box.bottom - box.top) * 0.05
  cover.depth = sleeper.depth + 0.4 + order * 0.1
}

/** The word by which what somebody gives is held: "feeding carrots to a horse". */
function feedWord(bonds: readonly Bond[], { from }: Bond): string {
  return bonds.find((bond) => bond.relation === 'holding' && bond.from === from)?.word ?? ''
}

/** An animal that is fed has its mouth at the hand. */
function offer(items: readonly Item[], bonds: readonly Bond[], giver: Item, animal: Item): void {
  if (!giver.figure || animal.subject.kind !== 'thing' || !isAnimal(animal.subject.thing.motif)) return
  const side = sideOf(giver)
  const foods = bonds.filter(({ relation, from }) => relation === 'holding' && items[from] === giver)
  const ends = foods
    .map(({ to }) => boxOf(items[to]!))
    .map(({ left, right }) => (side > 0 ? right : left) * side)
  const [handX] = placeOf(giver, giver.figure.hand)
  const end = Math.max(handX * side, ...ends) * side
  const box = boxOf(animal)
  animal.x += end - (side > 0 ? box.left : box.right) - side * widthOf(animal) * 0.03
}

/** Who strokes a cat on a couch sits on it with the cat. */
function shareSeat(items: readonly Item[], bonds: readonly Bond[], person: Item, animal: Item): void {
  if (animal.subject.kind !== 'thing' || !isAnimal(animal.subject.thing.motif) || !person.figure) return
  const seat = bonds.find(
    ({ relation, from, to }) =>
      relation === 'on' &&
      (items[from] === person || items[from] === animal) &&
      /^(?:couch-and-lamp|bench|bed)$/.test(motifOf(items[to]!)),
  )
  const couch = seat && items[seat.to]!
  if (!couch || animal.subject.thing.meters > 1.2 || !isSeated(person)) return
  const box = boxOf(couch)
  const [, seatY] = placeOf(person, person.figure.seat)
  fit(animal, bodyOf(person), 0.3, 0.5)
  const wide = widthOf(animal)
  // Its lamp is at one end.
  const side = couch.isMirrored ? 1 : -1
  person.x = (box.left + box.right) / 2 - side * widthOf(couch) * 0.04
  person.isMirrored = side < 0
  animal.x = person.x + side * (bodyOf(person) * 0.16 + wide * 0.5)
  animal.y = seatY
  animal.isMirrored = side < 0
  animal.depth = person.depth + 0.2
  touch(person, 'nearArm', [animal.x - side * wide * 0.2, seatY - heightOf(animal) * 0.8])
}

/** What somebody has for a head is where the head would be. */
function replaceHead(person: Item, thing: Item): void {
  const { head, headRadius } = person.figure!
  const [x, y] = placeOf(person, head)
  const radius = headRadius * person.scale
  const side = Math.max(widthOf(thing), heightOf(thing))
  thing.scale *= (radius * 3.5) / side
  thing.x = x
  thing.y = y + radius * 1.15
  if (heightOf(thing) < radius * 2.3) growTo(thing, radius * 2.3)
  thing.depth = person.depth + 1
  // No hair hangs out below it.
  const chin = head[1] + headRadius * 1.05
  hideAbove(person, chin)
}

/** The eye is at the hole. */
function peep(person: Item, door: Item): void {
  if (!person.figure) return
  const [x, y] = placeOf(person, person.figure.head)
  growTo(door, (person.y - y) / 0.53)
  const radius = person.figure.headRadius * person.scale
  const side = sideOf(person)
  door.x = x + side * (radius * 1.1 + widthOf(door) * 0.4)
  door.isMirrored = side < 0
  door.y = person.y
  door.depth = person.depth - 0.5
  touch(person, 'nearArm', [x + side * radius * 1.3, y + radius * 2.4])
}

/** Where the slope of a hill begins and ends, as shares of its width and height. */
const slope = { from: [0.12, 0.06], to: [0.7, 0.66] } as const

/** A load is halfway up, and whoever pushes it is below it on the slope. */
function goUphill(items: readonly Item[], load: Item, hill: Item): void {
  const pusher = items.find(({ figure }) => figure)
  if (!pusher) return
  const body = bodyOf(pusher)
  fit(load, body, 0.5, 1.05)
  growTo(hill, body * 2.3)
  hill.isMirrored = false
  pusher.isMirrored = false
  hill.y = 0
  const left = hill.x - widthOf(hill) / 2
  const levelAt = (x: number): number => {
    const share = ((x - left) / widthOf(hill) - slope.from[0]) / (slope.to[0] - slope.from[0])
    return -heightOf(hill) * (slope.from[1] + share * (slope.to[1] - slope.from[1]))
  }
  pusher.x = left + widthOf(hill) * 0.34
  pusher.y = levelAt(pusher.x + body * 0.05) + body * 0.05
  load.x = pusher.x + body * 0.34 + widthOf(load) * 0.5
  load.y = levelAt(load.x) + heightOf(load) * 0.06
  hill.depth = Math.min(pusher.depth, load.depth) - 1
  touch(pusher, 'nearArm', [load.x - widthOf(load) * 0.42, load.y - heightOf(load) * 0.5])
  touch(pusher, 'farArm', [load.x - widthOf(load) * 0.4, load.y - heightOf(load) * 0.66])
}

/** What is thrown is as small as a hand can throw it, one after the other on its way. */
function hurl(items: readonly Item[], thrower: Item, thing: Item): void {
  if (thing.subject.kind !== 'thing' || thing.subject.size >= giantSize || !thrower.figure) return
  const body = bodyOf(thrower)
  const all = items.filter(
    (item) => item === thing || (!item.figure && item.subject.word === thing.subject.word),
  )
  const side = sideOf(thrower)
  const [x, y] = placeOf(thrower, thrower.figure.nearArm.tip)
  const isStone = /stone|rock|ball|snow|egg|tomato|coin/.test(motifOf(thing))
  all.forEach((item, order) => {
    fit(item, body, 0.1, isStone ? 0.16 : 0.34)
    item.x = x + side * body * (0.34 + order * 0.3)
    item.y = y - body * 0.02 - (order % 2) * body * 0.1 + heightOf(item) / 2
    item.depth = thrower.depth + 0.2
  })
}

/** Who milks a cow is at its udder. */
function milk(milker: Item, cow: Item): void {
  if (!milker.figure) return
  const side = sideOf(milker)
  const [handX] = placeOf(milker, milker.figure.hand)
  cow.isMirrored = side > 0
  cow.x = handX + side * widthOf(cow) * 0.2
  cow.depth = milker.depth - 0.5
  touch(milker, 'nearArm', [cow.x - side * widthOf(cow) * 0.16, cow.y - heightOf(cow) * 0.3])
}

/** A long load lies on one shoulder, with a hand at it. */
function loadShoulder(load: Item, carrier: Item): void {
  const [x, y] = placeOf(carrier, carrier.figure!.nearArm.root)
  fit(load, bodyOf(carrier), 0.4, 1.05)
  carrier.y = 0
  load.x = x + sideOf(carrier) * bodyOf(carrier) * 0.02
  load.y = y + bodyOf(carrier) * 0.01
  load.depth = carrier.depth - 0.1
}

/** On the third of four steps, with all that is in the hands. */
function stepOn(items: readonly Item[], bonds: readonly Bond[], person: Item, stairs: Item): void {
  const before = { x: person.x, y: person.y }
  growTo(stairs, Math.max(heightOf(stairs), bodyOf(person) * 1.1))
  stairs.y = 0
  const box = boxOf(stairs)
  const across = stairs.isMirrored ? 0.56 : 0.44
  person.x = box.left + widthOf(stairs) * across
  person.y = -heightOf(stairs) * 0.5
  stairs.depth = person.depth - 1
  for (const { relation, from, to } of bonds) {
    if (items[from] !== person || !/^(?:holding|wearing)$/.test(relation)) continue
    items[to]!.x += person.x - before.x
    items[to]!.y += person.y - before.y
  }
}

/** A web is around whoever is caught in it. */
function catchInWeb(caught: Item, web: Item): void {
  growTo(web, heightOf(caught) * 1.5)
  web.x = caught.x
  caught.y = -heightOf(caught) * 0.26
  web.y = 0
  web.depth = caught.depth - 1
}

/** What is kissed is at the lips, in both hands. */
function kissAnimal(person: Item, animal: Item): void {
  if (!person.figure || heightOf(animal) > heightOf(person) * 0.7) return
  const side = sideOf(person)
  const radius = person.figure.headRadius * person.scale
  const [x, y] = placeOf(person, person.figure.head)
  fit(animal, bodyOf(person), 0.16, 0.3)
  animal.x = x + side * (radius * 0.95 + widthOf(animal) * 0.5)
  animal.y = y + radius * 0.5 + heightOf(animal) * 0.5
  animal.depth = person.depth - 0.1
  touch(person, 'nearArm', [animal.x - side * widthOf(animal) * 0.1, animal.y])
  touch(person, 'farArm', [animal.x, animal.y])
}
