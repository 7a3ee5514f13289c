// How animals and waves have what is with them: in the mouth of a den, in claws, under a crest.

import { figureFoot } from '../../figures/draw-figure.ts'
import { isAnimal } from '../../understand/words/things/things.ts'
import { growTo } from './attach.ts'
import { hideBelow } from '../drawings/hide-part.ts'
import { heightOf, motifOf, widthOf, type Item } from '../item.ts'
import { boxOf } from './place-item.ts'

/** Whoever is in a den or a cave is seen in its mouth. */
export function lieInMouth(first: Item, den: Item): void {
  growTo(den, Math.max(heightOf(den), heightOf(first) * 1.7))
  const room = widthOf(den) * 0.6
  if (widthOf(first) > room) first.scale *= room / widthOf(first)
  den.x = first.x
  den.depth = first.depth - 1
}

/** A wave stands over what is under its crest. */
export function breakOver(wave: Item, second: Item): void {
  growTo(wave, Math.max(heightOf(wave), heightOf(second) * 1.2))
  second.x = wave.x + widthOf(wave) * 0.2 * (wave.isMirrored ? -1 : 1)
}

/** Beings are seen in a window down to the hips. */
export function lookIn(row: readonly Item[], frame: Item): void {
  const [wide, tall] = [widthOf(frame), heightOf(frame)]
  frame.x = row[0]!.x
  row.forEach((item, order) => {
    const sill = frame.y - tall * 0.13
    item.x = frame.x + (row.length === 1 ? 0 : (order === 0 ? -0.2 : 0.2) * wide)
    item.depth = frame.depth + 1 + order * 0.01
    if (!item.figure) {
      const room = Math.min((tall * 0.66) / heightOf(item), (wide * 0.74) / widthOf(item))
      item.scale *= room
      item.y = sill
      return
    }
    const hip = item.figure.seat[1]
    hideBelow(item, hip)
    const shown = (item.box.bottom - item.box.top) * item.scale
    item.scale *= Math.min((tall * 0.68) / shown, (wide * (row.length === 1 ? 0.8 : 0.42)) / widthOf(item))
    item.y = sill + (figureFoot[1] - hip) * item.scale
  })
}

/** Stands in what is open at the front. */
function standIn(first: Item, closet: Item): void {
  growTo(closet, Math.max(heightOf(closet), heightOf(first) * 1.16))
  const room = Math.min(
    (heightOf(closet) * 0.78) / heightOf(first),
    (widthOf(closet) * 0.62) / widthOf(first),
  )
  if (room < 1) first.scale *= room
  closet.x = first.x
  closet.depth = first.depth - 1
  first.y = closet.y - heightOf(closet) * 0.06
}

/** Several stand side by side in an elevator that has room for them. */
export function standInTogether(row: readonly Item[], lift: Item): void {
  const left = Math.min(...row.map((item) => item.x - widthOf(item) / 2))
  const right = Math.max(...row.map((item) => item.x + widthOf(item) / 2))
  const tallest = Math.max(...row.map(heightOf))
  lift.scale *= Math.max((tallest * 1.2) / heightOf(lift), ((right - left) * 1.5) / widthOf(lift))
  lift.x = (left + right) / 2
  lift.depth = Math.min(...row.map(({ depth }) => depth)) - 1
  for (const item of row) item.y = lift.y - heightOf(lift) * 0.05
}

/** Hawks, owls and eagles have what they catch in their claws. */
export function isRaptor({ subject }: Item, word: string): boolean {
  return (
    subject.kind === 'thing' &&
    /eagle|hawk|owl|vulture/.test(subject.thing.motif) &&
    /catch|grab|snatch/.test(word)
  )
}

/** A giant has people in the hand. */
export function standInHand(giant: Item, small: Item): void {
  const { hand } = giant.figure!
  const side = giant.isMirrored ? -1 : 1
  small.x = giant.x + (hand[0] - figureFoot[0]) * giant.scale * side
  small.y = giant.y + (hand[1] - figureFoot[1]) * giant.scale
  small.y += Math.max(0, small.y - boxOf(small).bottom)
  small.depth = giant.depth + 0.5
}

/** What flies: the broom of a witch, birds, bats and dragons. */
export function isInAir({ subject }: Item): boolean {
  if (subject.kind === 'person') return /^(?:soaring|floating|flying)$/.test(subject.pose)
  return subject.thing.bearing === 'air' || (subject.lift ?? 0) > 0.5 || subject.thing.motif === 'broom'
}

/** A large moon right behind whoever crosses it. */
export function shineBehind(first: Item, moon: Item): void {
  if (first.subject.kind === 'thing' && first.subject.lift && first.y === 0) first.y = -heightOf(first)
  const isBroom = first.subject.kind === 'thing' && first.subject.thing.motif === 'broom'
  const side = Math.max(widthOf(first), heightOf(first)) * (isBroom ? 1.9 : 1.5)
  moon.scale *= side / Math.max(widthOf(moon), heightOf(moon))
  moon.x = first.x
  moon.y = first.y - heightOf(first) * 0.5 + side * (isBroom ? 0.36 : 0.5)
  moon.depth = first.depth - 3
}

/** A bird of prey has what it caught below it. */
export function clutch(hunter: Item, prey: Item): void {
  growTo(prey, Math.min(heightOf(prey), heightOf(hunter) * 0.5))
  prey.x = hunter.x + widthOf(hunter) * 0.04
  prey.y = hunter.y + heightOf(prey) * 0.72
  prey.depth = hunter.depth - 0.1
  const rise = Math.max(0, prey.y)
  hunter.y -= rise
  prey.y -= rise
}

/** What only flies is in the air before what stands on the ground. */
export function hoverBefore(first: Item, second: Item): void {
  const { subject } = first
  if (subject.kind !== 'thing' || !hoverers.test(subject.thing.motif) || first.y !== 0 || second.y !== 0)
    return
  const isOther = second.figure !== undefined || motifOf(first) !== motifOf(second)
  const isBelow = second.figure !== undefined || heightOf(second) > heightOf(first) * 0.9
  if (isOther && isBelow) first.y = -Math.max(heightOf(second) * 0.5, heightOf(first) * 0.4)
}

const hoverers =
  /^(?:drone|satellite|balloon|kite|honeybee|butterfly|hummingbird|fly|mosquito|moth|dragonfly|wasp|ghost|hot-air-balloon|helicopter|flying-[a-z-]+)$/

/** A joey looks out of the pouch, at the belly of its mother. */
function rideInPouch(joey: Item, mother: Item): void {
  const { left, right, top, bottom } = joey.box
  const half = top + (bottom - top) * 0.55
  joey.showIn?.([
    [left - 1, top - 1],
    [right + 1, top - 1],
    [right + 1, half],
    [left - 1, half],
  ])
  growTo(joey, heightOf(mother) * 0.24)
  joey.isMirrored = mother.isMirrored
  joey.x = mother.x - widthOf(mother) * 0.13 * (mother.isMirrored ? -1 : 1)
  joey.y = mother.y - heightOf(mother) * 0.3
  joey.depth = mother.depth + 0.5
}

/** An animal beside a smaller one of its kind. */
export function isOwnYoung({ subject: own }: Item, { subject: other }: Item): boolean {
  if (own.kind !== 'thing' || other.kind !== 'thing' || !isAnimal(own.thing.motif)) return false
  const isOfKind =
    own.thing.motif === other.thing.motif || families.test(`${own.thing.motif} ${other.thing.motif}`)
  return isOfKind && other.thing.meters * other.size < own.thing.meters * own.size * 0.8
}

const families = /^(?:lion lioness|deer fawn|ewe lamb|(?:rooster|chicken|duck|goose) baby-chick)$/

/** A mother looks at her young, which stands close to her and looks up. */
function turnToYoung(mother: Item, young: Item): void {
  mother.isMirrored = true
  young.isMirrored = false
  young.x = mother.x + (widthOf(mother) + widthOf(young)) * 0.46
  young.depth = mother.depth + 0.2
}

/** Dens, windows, closets and pouches have their guests in their openings; false for all else. */
export function liesIn(first: Item, second: Item): boolean {
  const motif = motifOf(second)
  if (/^(?:burrow|cave-mouth)$/.test(motif)) lieInMouth(first, second)
  else if (motif === 'kangaroo' && !first.figure) rideInPouch(first, second)
  else if (motif === 'window-frame') lookIn([first], second)
  else if (/(?:boot|flat-shoe)$/.test(motif) && !first.figure && isAnimalItem(first)) sitInShoe(first, second)
  else if (motif === 'open-closet' || motif === 'open-elevator') standIn(first, second)
  else return false
  return true
}

/** Looks out of the opening of a boot or shoe, whose front hides its legs. */
function sitInShoe(animal: Item, shoe: Item): void {
  const isBoot = motifOf(shoe).endsWith('boot')
  animal.scale *= (widthOf(shoe) * (isBoot ? 0.62 : 0.5)) / widthOf(animal)
  growTo(shoe, heightOf(animal) * (isBoot ? 1.3 : 0.9))
  shoe.x = animal.x + (shoe.isMirrored ? -1 : 1) * widthOf(shoe) * 0.2
  shoe.depth = animal.depth + 1
  animal.isMirrored = !shoe.isMirrored
  animal.y = shoe.y - heightOf(shoe) * (isBoot ? 0.62 : 0.3)
}

function isAnimalItem({ subject }: Item): boolean {
  return subject.kind === 'thing' && isAnimal(subject.thing.motif)
}

/** A mother turns to her young, and what flies is in the air. */
export function settleBeside(first: Item, second: Item): void {
  if (isOwnYoung(first, second)) turnToYoung(first, second)
  hoverBefore(first, second)
}

/** Two who are close to each other, face to face. */
export function nestle(first: Item, second: Item): void {
  second.x =
    first.x +
    (first.figure
      ? Math.min(widthOf(first), widthOf(second)) * 0.62
      : (widthOf(first) + widthOf(second)) * 0.45)
  second.isMirrored = second.figure !== undefined
  if (!first.figure) first.isMirrored = true
  second.depth = first.depth + 0.2
  if (isOwnYoung(first, second)) turnToYoung(first, second)
}

export function isSettlement(item: Item): boolean {
  return /^(?:hamlet|city-row)$/.test(motifOf(item))
}

/** What is larger than a whole village stands right behind it. */
export function loomBehind(giant: Item, houses: Item): void {
  const scale = Math.min(
    (widthOf(giant) * 1.15) / widthOf(houses),
    (heightOf(giant) * 0.5) / heightOf(houses),
  )
  houses.scale *= scale
  houses.x = giant.x
  houses.depth = giant.depth + 1
}

/** Is in the middle of a hoop that is larger. */
export function leapThrough(first: Item, hoop: Item): void {
  growTo(hoop, Math.max(heightOf(first), widthOf(first) * 0.7) * 1.8)
  hoop.x = first.x
  hoop.depth = first.depth - 1
  first.y = hoop.y - heightOf(hoop) * 0.6 + heightOf(first) * 0.5
}

export function isDen(item: Item): boolean {
  return /^(?:burrow|cave-mouth)$/.test(motifOf(item))
}

/** A family is before the mouth of its den. */
export function gatherIn(row: readonly Item[], den: Item): void {
  const left = Math.min(...row.map((item) => item.x - widthOf(item) / 2))
  const right = Math.max(...row.map((item) => item.x + widthOf(item) / 2))
  growTo(den, Math.max(...row.map(heightOf)) * 1.7)
  if (widthOf(den) < (right - left) * 1.25) den.scale *= ((right - left) * 1.25) / widthOf(den)
  den.x = (left + right) / 2
  den.depth = Math.min(...row.map(({ depth }) => depth)) - 1
}

/** What breathes fire at a castle is before its wall, or the flame would be behind it. */
export function breatheOn(beast: Item, { figure, depth }: Item): void {
  const { subject } = beast
  const isFiery = subject.kind === 'thing' && subject.states?.includes('fire breathing') === true
  if (isFiery && !figure) beast.depth = Math.max(beast.depth, depth + 1)
}
