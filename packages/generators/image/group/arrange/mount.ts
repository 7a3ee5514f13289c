// Puts somebody into a saddle or onto a seat, and things into hands.

import { figureFoot } from '../../figures/draw-figure.ts'
import { isAnimal } from '../../understand/words/things/things.ts'
import type { Spot } from '../../understand/understanding.ts'
import { growTo } from './attach.ts'
import { boxOf } from './place-item.ts'
import { hideBelow } from '../drawings/hide-part.ts'
import { giantSize, heightOf, motifOf, widthOf, type Item } from '../item.ts'

/** Puts the first on the second: into its saddle, or on its top. */
export function mount(rider: Item, carrier: Item): void {
  const { subject } = carrier
  const saddle = saddleOf(carrier, 0.96)
  // Motifs face left and riders right; a bed has its pillow where sleepers have their heads.
  carrier.isMirrored =
    subject.kind === 'thing' &&
    subject.thing.motif !== 'bed' &&
    rider.figure !== undefined &&
    carrier.figure === undefined
  const footing = footingOn(rider, carrier)
  const level = carrier.y - heightOf(carrier) * (footing?.share ?? saddle)
  carrier.x = rider.x - (footing?.across ?? 0) * widthOf(carrier) * (carrier.isMirrored ? -1 : 1)
  // A robe would hide the broom.
  carrier.depth = rider.depth + (motifOf(carrier) === 'broom' ? 0.1 : -1)
  if (isSeated(rider)) {
    const seat = rider.figure!.seat
    rider.y = level - (seat[1] - figureFoot[1]) * rider.scale
    rider.x = carrier.x - (seat[0] - figureFoot[0]) * rider.scale
  } else {
    rider.y = level
    // Some poses are drawn above their feet.
    rider.y += Math.max(0, level - boxOf(rider).bottom)
  }
}

/**
 * Where somebody stands on a thing without a saddle: near its middle, high up, and where its top is flat, so that nothing
 * stands in the air beside the lid of a piano. Shares of the thing's height, and of its width from the middle.
 */
function footingOn(
  rider: Item,
  { subject, box, scale }: Item,
): { share: number; across: number } | undefined {
  if (subject.kind !== 'thing' || box.crest === undefined) return undefined
  if (seats[subject.thing.motif] !== undefined || subject.thing.saddle !== undefined) return undefined
  const { crest } = box
  const feet =
    (rider.figure ? heightOf(rider) * 0.2 : widthOf(rider) * 0.5) / ((box.right - box.left) * scale)
  const span = Math.min(crest.length, Math.max(2, Math.round(feet * crest.length)))
  let best = { cost: Infinity, share: 1, across: 0 }
  for (let from = 0; from + span <= crest.length; from++) {
    const under = crest.slice(from, from + span)
    const high = Math.max(...under)
    const hollow = under.reduce((sum, each) => sum + high - each, 0) / span
    const across = (from + span / 2) / crest.length - 0.5
    const cost = hollow + Math.abs(across) * 0.4 + (1 - high) * 0.15
    if (cost < best.cost) best = { cost, share: high - 0.03, across }
  }
  return best
}

/** How high a thing without a saddle reaches where somebody stands on it, in meters. */
export function crestUnder(rider: Item, { subject, box, scale, x, isMirrored }: Item): number | undefined {
  if (subject.kind !== 'thing' || box.crest === undefined) return undefined
  if (seats[subject.thing.motif] !== undefined || subject.thing.saddle !== undefined) return undefined
  const { crest } = box
  const wide = (box.right - box.left) * scale
  const indexOf = (at: number): number => {
    const share = (at - x) / wide + 0.5
    return Math.min(
      crest.length - 1,
      Math.max(0, Math.floor((isMirrored ? 1 - share : share) * crest.length)),
    )
  }
  const half = widthOf(rider) * 0.15
  const [from, to] = [indexOf(rider.x - half), indexOf(rider.x + half)]
  const high = Math.max(...crest.slice(Math.min(from, to), Math.max(from, to) + 1))
  return (high - 0.03) * (box.bottom - box.top) * scale
}

export function isOpenCar(item: Item): boolean {
  return motifOf(item) === 'convertible'
}

/** Seats all in a car without a roof, the first of them at its wheel. */
export function seatInCar(row: readonly Item[], car: Item): void {
  const [driver] = row
  const isPerson = driver!.figure !== undefined
  growTo(car, Math.max(heightOf(car), Math.max(...row.map(heightOf)) * (isPerson ? 1 : 0.95)))
  const wanted = Math.max(...row.map(widthOf)) * 2.2
  if (!isPerson && widthOf(car) < wanted) car.scale *= wanted / widthOf(car)
  mount(driver!, car)
  // People look to the right and animals to the left.
  const back = (isPerson ? -1 : 1) * widthOf(car)
  const start = driver!.x + (isPerson ? 0 : back * 0.12)
  row.forEach((item, order) => {
    item.x = start + back * 0.25 * order
    item.y = driver!.y
    item.depth = driver!.depth - order * 0.1
    item.isMirrored = false
    if (item.figure) hideLegs(item, car)
  })
  car.depth = driver!.depth + 1
}

/** Legs would hang out below the car. */
function hideLegs(person: Item, car: Item): void {
  const sill = figureFoot[1] + (car.y - heightOf(car) * 0.3 - person.y) / person.scale
  hideBelow(person, sill)
}

/** A house on a mushroom and an elephant on a ball need something broad enough to stand on. */
export function carry(first: Item, second: Item): void {
  if (first.figure || second.figure || thin.test(motifOf(second))) return
  const isBed = heaps.test(motifOf(second))
  const wanted = widthOf(first) * (round.test(motifOf(second)) ? 0.62 : isBed ? 1.5 : 0.9)
  if (widthOf(second) >= wanted) return
  const isSmall =
    first.subject.kind === 'thing' && (first.subject.size < 1 || motifOf(first) === 'tiny-house')
  if (isSmall) first.scale *= Math.max(0.4, widthOf(second) / wanted)
  if (widthOf(second) < wanted) second.scale *= wanted / widthOf(second)
}

/** Who lies on a heap has room on it. */
const heaps = /pile|hay|cushion|blanket|rug|pillow/

const thin =
  /pole|post|branch|rope|sword|blade|spear|candle|tower|lighthouse|sign|ladder|skateboard|surfboard|bicycle|scooter|broom/
const round = /ball$|globe|moon|planet|skull|egg|pumpkin|jack-o|stone|apple|melon/

/** Puts two on one mount, one behind the other. */
export function rideTogether([back, front]: readonly [Item, Item], carrier: Item): void {
  const wide = widthOf(carrier)
  mount(front, carrier)
  const { x } = carrier
  back.x = front.x
  back.depth = front.depth - 0.2
  mount(back, carrier)
  carrier.x = x
  carrier.depth = Math.min(front.depth, back.depth) - 1
  front.x += wide * 0.09
  back.x -= wide * 0.15
}

const seated =
  /riding|cycling|sitting|on a seat|reading|typing|eating|piano|knitting|^writing|sewing|pottery|at a microphone|counting coins|at two screens|dozing|tied to|at a desk/

export function isSeated({ figure, subject }: Item): boolean {
  return (
    figure !== undefined &&
    subject.kind === 'person' &&
    (subject.seat !== undefined || seated.test(subject.pose))
  )
}

/** Puts a bird or a cat onto the shoulder of a person. */
export function perch(small: Item, person: Item, spot?: Spot): void {
  const { nearArm, hand } = person.figure!
  growTo(small, Math.min(heightOf(small), heightOf(person) * (spot === 'arm' ? 0.36 : 0.22)))
  if (spot === 'arm') {
    // Near the wrist of the arm that is held out.
    const at = (axis: 0 | 1): number => hand[axis] * 0.8 + nearArm.root[axis] * 0.2
    small.x = person.x + (at(0) - figureFoot[0]) * person.scale * (person.isMirrored ? -1 : 1)
    small.y = person.y + (at(1) - 2 - figureFoot[1]) * person.scale
    small.depth = person.depth + 1
    small.isMirrored = person.isMirrored
    return
  }
  small.x = person.x + (nearArm.root[0] + 2 - figureFoot[0]) * person.scale * (person.isMirrored ? -1 : 1)
  small.y = person.y + (nearArm.root[1] - 3 - figureFoot[1]) * person.scale
  small.depth = person.depth + 1
}

/** Scarecrows, statues and snowmen, on which birds sit as on people. */
export function isForm(item: Item): boolean {
  return /^(?:scarecrow|statue|snowman)/.test(motifOf(item))
}

/** Puts a bird on the head, a shoulder or an arm of one, the next on the other side. */
export function perchOnForm(small: Item, form: Item, spot: Spot | undefined, order: number): void {
  const isArmed = motifOf(form) === 'scarecrow'
  growTo(small, heightOf(form) * 0.3)
  const side = order % 2 === 0 ? 1 : -1
  const out =
    spot === 'arm' && isArmed
      ? 0.36
      : spot === 'head' || spot === 'nose' || spot === undefined
        ? 0
        : isArmed
          ? 0.2
          : 0.24
  const [top, shoulder] = [
    heightOf(form) * (motifOf(form).startsWith('statue') ? 0.88 : 0.97),
    heightOf(form) * (isArmed ? 0.615 : 0.66),
  ]
  small.x = form.x + widthOf(form) * out * side
  small.y = form.y - (out === 0 ? top : shoulder)
  small.depth = form.depth + 1
  small.isMirrored = side > 0
}

/** Puts angels and devils, birds and cats onto both shoulders of a person. */
export function perchOnBoth(row: readonly Item[], person: Item): void {
  row.forEach((item, order) => {
    perch(item, person)
    growTo(item, heightOf(person) * 0.24)
    const out = Math.abs(item.x - person.x) * 1.1
    item.x = person.x + (order % 2 === 0 ? -out : out)
    item.isMirrored = item.figure !== undefined ? order % 2 === 1 : order % 2 === 0
  })
}

/** Seats that are inside a drawing and not on its top, as shares of its height. */
const seats: Readonly<Record<string, number>> = {
  'rope-swing': 0.16,
  'tire-swing': 0.26,
  'hanging-swing': 0.1,
  'manual-wheelchair': 0.46,
}

/** How high somebody sits or stands on a thing, as a share of its height. */
export function saddleOf({ subject }: Item, usual: number): number {
  if (subject.kind === 'person') return 0.98
  return seats[subject.thing.motif] ?? subject.thing.saddle ?? usual
}

/** Puts somebody onto what already has its place. */
export function settle(rider: Item, carrier: Item, order: number): void {
  const { x, isMirrored } = carrier
  // A house or a whole city has room on a back, and not on the tail.
  if (isWorld(rider) && !carrier.figure)
    rider.scale *= Math.min(1, (widthOf(carrier) * 0.58) / widthOf(rider))
  rider.x = x
  rider.depth = carrier.depth + 1
  mount(rider, carrier)
  carrier.isMirrored = isMirrored
  rider.x += [0, -0.2, 0.2, -0.36, 0.36, 0.1][order % 6]! * widthOf(carrier)
}

/** True for what people live in, whatever carries it. */
function isWorld(item: Item): boolean {
  return /^(?:city-block|hamlet|castle|house|houses|hut|cabin|log-cabin|cottage|tower|lighthouse|church|island|desert-island)$/.test(
    motifOf(item),
  )
}

/** Lays the arms of somebody who kneels around an animal. */
export function embrace(person: Item, animal: Item): void {
  if (isHugged(animal)) return hold(person, animal)
  growTo(animal, Math.min(heightOf(animal), heightOf(person) * 0.9))
  animal.x = person.x + widthOf(person) * 0.3 + widthOf(animal) * 0.3
  animal.depth = person.depth - 0.1
  animal.isMirrored = false
}

/** What is hugged to the chest: books, a pillow. */
function isHugged({ subject }: Item): boolean {
  return (
    subject.kind === 'thing' &&
    !isAnimal(subject.thing.motif) &&
    subject.thing.meters * subject.size < 0.9 &&
    !/bear|doll|toy/.test(subject.thing.motif)
  )
}

/** Takes a child onto the arm. */
export function lift(person: Item, child: Item): void {
  const { hand } = person.figure!
  const { seat } = child.figure!
  child.x = person.x + (hand[0] - 2 - figureFoot[0]) * person.scale
  child.y = person.y + (hand[1] - figureFoot[1]) * person.scale - (seat[1] - figureFoot[1]) * child.scale
  child.isMirrored = true
  child.depth = person.depth - 0.1
}

/** Lays a baby at the breast of somebody who looks at it. */
export function cradle(person: Item, baby: Item): void {
  const body = 100 * person.figure!.scale * person.scale
  baby.scale *= (body * 0.36) / Math.max(widthOf(baby), heightOf(baby))
  const [handX, handY] = person.figure!.hand
  const side = person.isMirrored ? -1 : 1
  baby.x = person.x + ((handX - figureFoot[0]) * person.scale - widthOf(baby) * 0.12) * side
  baby.y = person.y + (handY - figureFoot[1]) * person.scale + heightOf(baby) * 0.16
  baby.isMirrored = !person.isMirrored
  baby.depth = person.depth - 0.1
}

/** Gives the first what the second is, at the size of something held. */
export function hold(holder: Item, held: Item): void {
  const body = 100 * holder.figure!.scale * holder.scale
  const isGiant = held.subject.kind === 'thing' && held.subject.size >= giantSize
  const wanted = Math.min(Math.max(widthOf(held), heightOf(held)), body * (isGiant ? 0.75 : 0.5))
  held.scale *= Math.max(wanted, body * 0.15) / Math.max(widthOf(held), heightOf(held))
  const [handX, handY] = holder.figure!.hand
  const isHigh = /umbrella|balloon|kite|torch|lasso/.test(motifOf(held))
  if (isHigh) held.scale *= 1.5
  const side = holder.isMirrored ? -1 : 1
  held.x = holder.x + ((handX - figureFoot[0]) * holder.scale + (isHigh ? 0 : widthOf(held) * 0.25)) * side
  held.y = holder.y + (handY - figureFoot[1]) * holder.scale + heightOf(held) * (isHigh ? 0.06 : 0.5)
  held.depth = holder.depth + (held.subject.word.endsWith('umbrella') ? -1 : 1)
}
