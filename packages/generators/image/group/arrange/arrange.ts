// Puts subjects where the words want them, one bond after the other: to scale, together with those who do the same.

import { poses } from '../../figures/poses.ts'
import { isSprite } from '../../understand/bonds/phrases.ts'
import { isAnimal, isHandTable } from '../../understand/words/things/things.ts'
import type { Bond, Understanding } from '../../understand/understanding.ts'
import type { RelationName } from '../../understand/words/words.ts'
import { standOut } from './among.ts'
import { sitBehindTable } from './behind-table.ts'
import { growTo, isFlat, rimOf } from './attach.ts'
import { fillSeats, isInCabin, takeSeats } from './cabins.ts'
import { formAlike, scatterFrom } from './alike.ts'
import { climb } from './climb.ts'
import { board, isAboard, takeAboard } from './crew.ts'
import { emerge } from './emerge.ts'
import { hangInRow, isWall } from './hang.ts'
import {
  floatAround,
  isAfloat,
  cover,
  crowdInto,
  flank,
  hideBehind,
  shareThing,
  isFurnitureRoof,
  spanOf,
  liftOver,
  standAround,
  standInRing,
  standOn,
  standInRows,
  watch,
} from './formations.ts'
import { isCloseHand, takeInHand } from './grip.ts'
import { setBack } from './far.ts'
import { handle } from './handled.ts'
import { breatheOn, isInAir, lookIn, standInTogether } from './wild-ties.ts'
import { workByHand } from './handwork.ts'
import { heightOf, motifOf, widthOf, type Item } from '../item.ts'
import { isOpenCar, mount, perchOnBoth, rideTogether, seatInCar } from './mount.ts'
import { isPeering, peer } from './optics.ts'
import { hasSaddle } from '../item-kinds.ts'
import { fillSockets } from './sockets.ts'
import { relationOf } from './meant-relation.ts'
import { relate } from './relate.ts'
import { sitClose } from './on-couch.ts'
import { seatFromBehind } from './sit-from-behind.ts'
import { enlargeGiants, inHand, shrinkTiny, soften } from './true-sizes.ts'
import { fillVessels, layTables } from './vessels.ts'

/** Places all subjects as their bonds say. */
export function arrange(items: readonly Item[], plan: Plan): void {
  soften(items)
  enlargeGiants(items, plan)
  shrinkTiny(items, plan)
  const table = items.findIndex((item) => isHandTable(motifOf(item)))
  if (table === 1 && items.length === 3) return placeAtTable(items[0]!, items[1]!, items[2]!)
  const { bonds } = plan
  for (const [index, bond] of bonds.entries()) {
    const row = clusterOf(items, plan, index)
    carryAlong(items, bonds, index, () => placeBond(items, plan, index, row.filter(isOnItsOwn(items, bonds))))
    flankWhenWhole(items, plan, index)
    const isUnderRoof = bond.relation === 'under' && isFurnitureRoof(items[bond.to]!)
    if (index > 0 && (mounting.has(bond.relation) || isUnderRoof) && bond.from < bond.to)
      stepBack(
        items.slice(0, bond.from).filter((item) => !row.includes(item)),
        [items[bond.from]!, items[bond.to]!],
        bonds.slice(0, index).some(({ relation: before, to }) => before === 'pushing' && to === bond.from),
      )
  }
  formUp(items, plan)
  setBack(items, plan)
}

type Plan = Pick<Understanding, 'bonds' | 'teams'>

/** Places the second of a bond, and the first with all who are with it as far as they are free to move. */
function placeBond(
  items: readonly Item[],
  { bonds, teams }: Plan,
  index: number,
  row: readonly Item[],
): void {
  const bond = bonds[index]!
  const first = items[bond.from]!
  const second = items[bond.to]!
  if (isLiving(first) && isInCabin(bond, motifOf(second)))
    return takeSeats(
      items.filter((item) => row.includes(item) && isLiving(item)),
      second,
      bond.word === 'halfway out of',
    )
  if (isPeering(first, second)) return peer(first, second)
  if (takeInHand(first, second, bond.relation)) return
  if (
    isCloseHand(second) &&
    first.figure &&
    /^(?:on|inside)$/.test(bond.relation) &&
    takeInHand(second, first, 'holding', true)
  )
    return
  const relation = relationOf(first, second, bond)
  const isOnlyOne = teams.filter((team) => team === teams[bond.to]).length === 1
  const isForTwo =
    isOnlyOne && second.figure === undefined && row.every(isLiving) && areTeam(items, row, teams)
  const riders = items.filter((item) => item.figure && row.includes(item))
  const [back, front] = riders
  if (relation === 'riding' && isOnlyOne && riders.length === 2 && back && front && isMountable(second))
    return rideTogether([back, front], second)
  if (bond.from > bond.to && isAboard([first], relation, second))
    return takeAboard(first, second, bond.order ?? 0)
  if (relateTogether(row, second, relation, isForTwo)) return
  const isSwarm = !first.figure && row.every(isInAir)
  if (isCrowd(row) && !isSwarm && (relation === 'chasing' || relation === 'facing'))
    standInRows(row.toReversed())
  const isRow = row.length > 1
  const isForOne =
    first.figure && hasSaddle(second) && !isFlat(second) && !areSiblings(row) && !isBench(second)
  const isLoad = relation === 'riding' && !row.some(isLiving)
  if ((sharesPlace(relation, second) || isLoad) && isRow && !isForOne) standOn(row, second)
  else if (bond.relation === 'above' && isRow && !first.figure) liftOver(row, second)
  else relate(first, second, bond, isFreeToMove(bonds, index), items.slice(0, bond.to))
  if (loose.has(relation)) for (const other of row) if (!other.figure) other.isMirrored = first.isMirrored
  // A swarm is at the height of the head that it is after.
  if (isSwarm && relation === 'chasing' && isCrowd(row)) chaseAsSwarm(row, second)
}

function isMountable(item: Item): boolean {
  const { subject } = item
  return (
    hasSaddle(item) ||
    (subject.kind === 'thing' && isAnimal(subject.thing.motif) && subject.thing.meters > 1.8)
  )
}

/** All of a swarm are behind whom they chase, at the height of the head. */
function chaseAsSwarm(row: readonly Item[], second: Item): void {
  const { right } = spanOf(row)
  const ahead = right - (second.x - widthOf(second) * 0.62)
  for (const item of row) {
    item.y -= heightOf(second) * 0.5
    item.x -= Math.max(0, ahead)
    item.isMirrored = true
  }
}

/** Things in hands don't climb or watch by themselves. */
function isOnItsOwn(items: readonly Item[], bonds: readonly Bond[]): (item: Item) => boolean {
  return (item) => !bonds.some(({ relation, to }) => items[to] === item && inHand.has(relation))
}

/** Moves people, and what they hold with them. */
function carryAlong(items: readonly Item[], bonds: readonly Bond[], count: number, move: () => void): void {
  const held = bonds
    .slice(0, count)
    .filter(({ relation, to }) => inHand.has(relation) || (relation === 'hugging' && !items[to]!.figure))
  const before = held.map(({ from }) => ({ ...items[from]! }))
  move()
  for (const [index, { from, to }] of held.entries()) {
    const [holder, old, thing] = [items[from]!, before[index]!, items[to]!]
    const side = holder.isMirrored === old.isMirrored ? 1 : -1
    const growth = holder.scale / old.scale
    thing.x = holder.x + (thing.x - old.x) * side * growth
    thing.y = holder.y + (thing.y - old.y) * growth
    thing.scale *= growth
    thing.depth += holder.depth - old.depth
  }
}

const mounting: ReadonlySet<RelationName> = new Set(['on', 'inside', 'riding'])

/** What is too small for two to stand beside each other before it. */
function isTrifle({ subject }: Item): boolean {
  return (
    subject.kind === 'thing' &&
    subject.thing.meters < 1 &&
    subject.thing.bearing !== 'air' &&
    !isAnimal(subject.thing.motif)
  )
}

function areTeam(items: readonly Item[], row: readonly Item[], teams: readonly number[]): boolean {
  return new Set(row.map((item) => teams[items.indexOf(item)])).size === 1
}

function isCrowd(row: readonly Item[]): boolean {
  return row.length >= 4 && row.every(isLiving)
}

/** Relations that several have to one thing together; false when they are placed one by one. */
function relateTogether(
  row: readonly Item[],
  second: Item,
  relation: RelationName,
  isForTwo: boolean,
): boolean {
  const isSeveral = row.length > 1
  const living = row.filter(isLiving)
  const crew = living.filter(({ figure }) => figure)
  if (isAboard(crew, relation, second)) board(crew, second)
  else if (relation === 'around' && isSeveral && row.every(isAfloat)) floatAround(row, second)
  else if (relation === 'around' && isSeveral) standAround(living.length > 1 ? living : row, second)
  else if (relation === 'facing' && living.length > 1 && isTrifle(second)) standAround(living, second)
  else if (relation === 'on' && second.figure && isPerchOfSprites(row)) perchOnBoth(row, second)
  else if (relation === 'inside' && motifOf(second) === 'window-frame') lookIn(row.slice(0, 2), second)
  else if (relation === 'climbing') climb(row, second)
  else if (relation === 'riding' && isOpenCar(second) && living.length > 0) seatInCar(living, second)
  else if (relation === 'emerging' && (!isSeveral || areSiblings(row))) emerge(row, second)
  else if (relation === 'facing' && row.every(looksAway)) watch(row, second)
  else if (relation === 'under' && (isSeveral || isFurnitureRoof(second))) cover(row, second)
  else if (relation === 'inside' && isSeveral && motifOf(second) === 'open-elevator')
    standInTogether(row, second)
  else if (relation === 'inside' && isSeveral && areSiblings(row) && isContainer(second))
    crowdInto(row, second, rimOf(second))
  else if (relation === 'hanging' && isSeveral && isWall(second)) hangInRow(row, second)
  else if (relation === 'fleeing' && isSeveral && !row.some(({ figure }) => figure)) scatterFrom(row, second)
  else if (relation === 'behind' && isSeveral) hideBehind(row, second)
  else if (relation === 'holding' && isForTwo && row.length === 2) shareThing([row.at(-1)!, row[0]!], second)
  else return false
  return true
}

/** An angel and a devil have a shoulder each. */
function isPerchOfSprites(row: readonly Item[]): boolean {
  return row.every(({ figure, subject }) => figure !== undefined && isSprite(subject.word))
}

/** With the last of two guards both take their sides, before anything else is done with them. */
function flankWhenWhole(items: readonly Item[], { bonds, teams }: Plan, index: number): void {
  const between = bonds.slice(0, index + 1).find(({ relation }) => relation === 'between')
  if (!between) return
  const isPartner = (at: number): boolean => teams[at] === teams[between.to]
  const last = teams.lastIndexOf(teams[between.to]!)
  if (bonds[index]!.to !== last) return
  const others = items.slice(0, last).filter((_, at) => !isPartner(at))
  flank(
    others,
    items.filter((_, at) => isPartner(at)),
  )
}

/** What many can sit on together. */
function isBench(item: Item): boolean {
  return /^(?:bench|couch-and-lamp|bed|log|stairs|fence|boat|canoe|hay-bale)$/.test(motifOf(item))
}

/** What only the whole picture decides: who surrounds whom, and how a crowd stands. */
function formUp(items: readonly Item[], { bonds, teams }: Plan): void {
  for (const { relation, from, to } of bonds) {
    const partners = items.filter((_, index) => teams[index] === teams[to] && index !== from)
    if (relation === 'surrounded by') {
      const others = items.filter((item) => !partners.includes(item))
      if (others.length === 1 && standOut(partners, items[from]!)) continue
      if (others.length === 1) standAround(partners, items[from]!)
      else flank(others, partners)
    }
    if (relation === 'facing') breatheOn(items[from]!, items[to]!)
    // All customers turn to the bartender who serves one of them.
    if (relation === 'facing' && teams[from] !== teams[to])
      for (const item of partners) if (item.figure) item.isMirrored = items[to]!.isMirrored
    if (relation === 'leading' && items[from]!.figure) {
      // All dogs of a walk are on leashes and go the same way.
      items[from]!.ties = partners
      for (const item of partners) item.isMirrored = items[to]!.isMirrored
    }
  }
  wadePuddles(items, bonds)
  mountPairs(items, bonds, teams)
  fillSeats(items, bonds)
  layTables(items, bonds)
  fillSockets(items, bonds)
  fillVessels(items, { bonds, teams })
  workByHand(items, bonds, teams)
  handle(items, bonds)
  sinkIntoField(items, bonds)
  sitClose(items, bonds)
  seatFromBehind(items, bonds)
  sitBehindTable(items, bonds, teams)
  if (formAlike(items, bonds)) return
  if (bonds.length >= 2 && bonds.every(({ relation }) => relation === 'ringed')) standInRing(items)
  else if (
    items.length >= 4 &&
    bonds.every(({ relation }) => relation === 'beside') &&
    items.every(isLiving) &&
    !items.every(isQueuing)
  )
    standInRows(items)
}

/** Who is in a puddle has the feet in its middle, and who splashes through it is among drops. */
function wadePuddles(items: readonly Item[], bonds: readonly Bond[]): void {
  for (const { relation, from, to, word } of bonds) {
    const [wader, puddle] = [items[from]!, items[to]!]
    if (!/^(?:inside|on)$/.test(relation) || motifOf(puddle) !== 'puddle') continue
    puddle.scale *= (widthOf(wader) * 1.9) / widthOf(puddle)
    wader.y = puddle.y - heightOf(puddle) * 0.45
    wader.depth = puddle.depth + 0.2
    if (word === 'splashing through') puddle.splash = wader
  }
}

/** Each of several riders gets its own horse, and the pairs stand beside each other. */
function mountPairs(items: readonly Item[], bonds: readonly Bond[], teams: readonly number[]): void {
  const rides = bonds.filter(
    ({ relation, spot }) => (relation === 'riding' || relation === 'on') && spot === undefined,
  )
  const pairs = rides.filter(
    (ride) =>
      rides.some((other) => other !== ride && other.to !== ride.to && teams[other.to] === teams[ride.to]) &&
      rides.every((other) => other === ride || other.from !== ride.from),
  )
  if (pairs.length < 2) return
  const wide = Math.max(...pairs.flatMap(({ from, to }) => [widthOf(items[from]!), widthOf(items[to]!)]))
  pairs
    .toSorted((one, other) => one.from - other.from)
    .forEach(({ from, to }, order) => {
      const [rider, carrier] = [items[from]!, items[to]!]
      rider.x = order * wide * 0.92
      rider.depth = 1 - order * 0.2
      carrier.y = 0
      mount(rider, carrier)
    })
}

/** Whoever walks through a field of flowers is among them. */
function sinkIntoField(items: readonly Item[], bonds: readonly Bond[]): void {
  const planted = bonds.filter(({ relation }) => relation === 'planted')
  if (planted.length === 0) return
  const plants = new Set(planted.flatMap(({ from, to }) => [items[from]!, items[to]!]))
  const { left, right } = spanOf([...plants])
  const walkers = items.filter((item) => item.figure && item.y === 0)
  if (walkers.length === 0) return
  const knee = Math.min(...walkers.map(heightOf)) * 0.5
  for (const plant of plants) growTo(plant, Math.min(heightOf(plant), knee))
  walkers.forEach((item, order) => {
    item.x = left + ((right - left) * (order + 1)) / (walkers.length + 1)
    item.depth = Math.min(...[...plants].map(({ depth }) => depth)) * 0.5
  })
}

function isLiving({ figure, subject }: Item): boolean {
  return figure !== undefined || (subject.kind === 'thing' && isAnimal(subject.thing.motif))
}

function looksAway(item: Item): boolean {
  return (
    item.figure !== undefined && item.subject.kind === 'person' && poses[item.subject.pose].view === 'back'
  )
}

/** True when nothing holds the first of a bond: who only looks at it stays where it is. */
function isFreeToMove(bonds: readonly Bond[], index: number): boolean {
  if (index === 0) return true
  const { from } = bonds[index]!
  return bonds
    .slice(0, index)
    .every(
      ({ relation, to, from: other, isApart }) =>
        isApart === true || inHand.has(relation) || (other !== from && (to !== from || loose.has(relation))),
    )
}

/** Relations of those who only turn to something: they don't share its place. */
const loose: ReadonlySet<RelationName> = new Set([
  'facing',
  'blowing',
  'chasing',
  'leading',
  'pushing',
  'pulling',
  'hugging',
  'fleeing',
  'attacking',
])

/** Makes room for what somebody's counterpart was put on: who faces a bird on a branch doesn't stand in the branch. */
function stepBack(others: readonly Item[], placed: readonly Item[], isPushed: boolean): void {
  const { left } = spanOf(placed)
  const front = others.filter((item) => !placed.includes(item))
  if (front.length === 0) return
  const { right } = spanOf(front)
  const gap = (isPushed ? -0.02 : 0.1) * Math.min(...front.map(heightOf))
  if (right > left - gap) for (const item of front) item.x -= right - left + gap
}

function sharesPlace(relation: RelationName, second: Item): boolean {
  return relation === 'on' || ((relation === 'inside' || relation === 'beside') && isFlat(second))
}

/** The first of a bond and all that was placed with it: "a cup and a plate on a table". */
function clusterOf(items: readonly Item[], { bonds, teams }: Plan, index: number): Item[] {
  const { from } = bonds[index]!
  const cluster = new Set([items[from]!])
  for (const { from: one, to: other, relation, isApart } of bonds.slice(0, index).toReversed()) {
    if (isApart || (loose.has(relation) && teams[one] !== teams[other])) continue
    const [first, second] = [items[one]!, items[other]!]
    if (cluster.has(first) || cluster.has(second)) cluster.add(first).add(second)
  }
  return [...cluster]
}

/** True for people of one word ("two friends"), who share a bench. */
function areSiblings(row: readonly Item[]): boolean {
  const people = row.filter(({ figure }) => figure !== undefined)
  if (people.length === 0) return row.length > 1 && new Set(row.map(motifOf)).size === 1
  return people.length > 1 && new Set(people.map(({ subject }) => subject.word)).size === 1
}

function isContainer({ subject }: Item): boolean {
  return (
    subject.kind === 'thing' &&
    subject.thing.meters < 5 &&
    !/bush|tree|nest$|cage|globe|window|bulb|crystal-ball|tent/.test(subject.thing.motif)
  )
}

function placeAtTable(first: Item, table: Item, second: Item): void {
  for (const [item, side] of [
    [first, -1],
    [second, 1],
  ] as const) {
    item.x = side * (widthOf(table) / 2 + widthOf(item) * 0.3)
    item.isMirrored = item.figure ? side > 0 : side < 0
    if (!item.figure) growTo(item, heightOf(table) * 1.6)
  }
  table.depth = 1
}

/** Places subjects side by side. */
export function standInRow(items: readonly Item[]): void {
  soften(items)
  items.forEach((item, index) => {
    const before = items[index - 1]
    if (before) item.x = before.x + (widthOf(before) + widthOf(item)) / 2 + 0.1
  })
}

/** Moves a row together, so that elbows touch. */
export function standClose(items: readonly Item[]): void {
  const row = items.toSorted((one, other) => one.x - other.x)
  row.forEach((item, index) => {
    const before = row[index - 1]
    if (before) item.x = before.x + (widthOf(before) + widthOf(item)) / 2 + 0.01
  })
}

/** Those in a queue look at the back of the one before them. */
function isQueuing({ subject }: Item): boolean {
  return (
    subject.kind === 'person' &&
    subject.word.includes('line') !== subject.word.includes('queue') &&
    subject.pose === 'waiting'
  )
}
