// Several at once: around a fire, between two guards, in a ring, before a stage, under one umbrella, in two rows.

import { poses } from '../../figures/poses.ts'
import { figureFoot } from '../../figures/draw-figure.ts'
import { growTo, isFlat } from './attach.ts'
import { heightOf, motifOf, widthOf, type Item } from '../item.ts'
import { crestUnder, isSeated, saddleOf } from './mount.ts'
import { boxOf } from './place-item.ts'
import { gatherIn, isDen } from './wild-ties.ts'

interface Span {
  readonly left: number
  readonly right: number
}

export function spanOf(items: readonly Item[]): Span {
  const boxes = items.map(boxOf)
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    right: Math.max(...boxes.map(({ right }) => right)),
  }
}

const middleOf = ({ left, right }: Span): number => (left + right) / 2

/** Puts a group around something: half of it on each side, all looking inward; every second one stands farther back. */
export function standAround(group: readonly Item[], center: Item): void {
  const tallest = Math.max(...group.map(heightOf))
  const isLow = heightOf(center) < tallest
  if (isLow && heightOf(center) < tallest * 0.42) growTo(center, tallest * 0.42)
  if (/globe/.test(motifOf(center))) growTo(center, tallest * 0.6)
  center.x = 0
  // A phone that several look at is in their hands.
  const isInHands = group.some(({ figure }) => figure) && isHeld(center)
  if (isInHands) growTo(center, tallest * 0.2)
  center.y = isInHands ? -tallest * 0.5 : 0
  center.depth = 0.5
  const isTall = !isInHands && heightOf(center) > tallest * 0.3 && widthOf(center) > tallest * 0.3
  let [left, right] = [-widthOf(center) * 0.5, widthOf(center) * 0.5]
  group.forEach((item, index) => {
    const isLeft = index % 2 === 0
    const isFar = group.length > 2 && index >= 2
    // An odd one is behind what hides the feet.
    if (isFar && group.length % 2 === 1 && index === group.length - 1 && isTall) {
      item.x = 0
      item.y = -0.12 * tallest
      item.depth = -1
      item.scale *= 0.94
      return
    }
    const step = widthOf(item) * (isFar ? 0.36 : 0.52)
    item.x = isLeft ? left - step : right + step
    if (isLeft) left = item.x - widthOf(item) * 0.2
    else right = item.x + widthOf(item) * 0.2
    item.y = isFar ? -0.07 * tallest : 0
    item.depth = isFar ? -1 - index * 0.1 : 0
    if (isFar) item.scale *= 0.92
    lookInward(item, isLeft)
  })
}

function isLeaping({ subject }: Item): boolean {
  return subject.kind === 'thing' ? (subject.lift ?? 0) > 0.2 : subject.pose === 'jumping'
}

function isHeld({ subject }: Item): boolean {
  return subject.kind === 'thing' && subject.thing.bearing === 'held'
}

/** Figures are drawn looking to the right, animals to the left. */
function lookInward(item: Item, isLeft: boolean): void {
  item.isMirrored = item.figure ? !isLeft : isLeft
}

/** Puts the first half of a group to the left of all others, and the second half to the right. */
export function flank(others: readonly Item[], group: readonly Item[]): void {
  const { left, right } = spanOf(others)
  const gap = 0.08 * Math.max(...others.map(heightOf))
  let [from, to] = [left, right]
  group.forEach((item, index) => {
    item.y = 0
    const isLeft = index % 2 === 0
    item.x = isLeft ? from - gap - widthOf(item) / 2 : to + gap + widthOf(item) / 2
    if (isLeft) from = item.x - widthOf(item) / 2
    else to = item.x + widthOf(item) / 2
    if (item.figure && item.subject.kind === 'person' && poses[item.subject.pose].view !== 'side') return
    lookInward(item, isLeft)
  })
  // Whoever leaps from one to the other is over both.
  const level = Math.max(...group.map(heightOf))
  for (const item of others) if (isLeaping(item)) item.y = -level * 0.95
}

/** A ring as it is seen from a little above: some in front, some at the sides, some behind. */
export function standInRing(group: readonly Item[]): void {
  const wide = Math.max(...group.map(widthOf))
  const tall = Math.max(...group.map(heightOf))
  const radius = Math.max(wide * 1.15, (wide * group.length) / 4.4)
  group.forEach((item, index) => {
    // Turned a little, so that nobody hides the one across.
    const angle = Math.PI / 2 + 0.3 + (index / group.length) * Math.PI * 2
    item.x = Math.cos(angle) * radius
    const near = Math.sin(angle)
    item.y = near * tall * 0.2
    item.scale *= 1 + near * 0.1
    item.depth = near * 2
    item.isMirrored = (item.figure !== undefined) === item.x > 0
  })
}

/** Fills the picture with a crowd: every second one stands in a row behind the gaps of the first. */
export function standInRows(group: readonly Item[]): void {
  const tall = Math.max(...group.map(heightOf))
  if (group.every((item) => !item.figure && widthOf(item) > heightOf(item) * 0.55))
    return standInHerd(group, tall)
  let edge = 0
  group.forEach((item, index) => {
    const isBack = index % 2 === 1
    item.x = edge + widthOf(item) * 0.5
    edge += widthOf(item) * 0.62
    item.y = isBack ? -0.15 * tall : 0
    item.depth = isBack ? -1 : 0
    if (isBack) item.scale *= 0.96
  })
}

/** What is broader than people stays large only in rows that are far behind each other. */
function standInHerd(group: readonly Item[], tall: number): void {
  const wide = Math.max(...group.map(widthOf))
  group.forEach((item, index) => {
    const isBack = index % 2 === 1
    item.x = (Math.floor(index / 2) + (isBack ? 0.5 : 0)) * wide * 0.8
    item.y = isBack ? -0.42 * tall : 0
    item.depth = isBack ? -1 : 0
    if (isBack) item.scale *= 0.92
  })
}

/** What floats in the air or swims below the surface. */
export function isAfloat({ figure, subject }: Item): boolean {
  if (figure || subject.kind !== 'thing') return false
  return subject.thing.bearing === 'air' || swimmers.test(subject.thing.motif)
}

const swimmers =
  /fish$|whale$|shark$|dolphin$|^squid$|^octopus$|seahorse$|stingray$|sea-turtle$|orca$|piranha$|beluga$|narwhal$|^eel$|submarine$/

/** Those who float are in a ring around something; over it, where it stands on the ground. */
export function floatAround(row: readonly Item[], middle: Item): void {
  const isFloating = middle.figure
    ? middle.subject.kind === 'person' &&
      /swimming|diving|floating|falling|in water/.test(middle.subject.pose)
    : isAfloat(middle)
  const size = Math.max(...row.map((item) => Math.max(widthOf(item), heightOf(item))))
  const across = widthOf(middle) * 0.5 + size * 0.68
  const up = heightOf(middle) * (isFloating ? 0.5 : 0.62) + size * 0.6
  const [from, until] = isFloating ? [-0.44, 1.56] : [0.04, 0.96]
  const gaps = isFloating ? row.length : row.length - 1
  const level = middle.y - heightOf(middle) * (isFloating ? 0.5 : 0.42)
  row.forEach((item, order) => {
    const angle = (from + ((until - from) * (order + (isFloating ? 0.5 : 0))) / gaps) * Math.PI
    item.x = middle.x + Math.cos(angle) * across
    item.y = level - Math.sin(angle) * up + heightOf(item) * 0.5
    item.isMirrored = item.x < middle.x
    item.depth = middle.depth + (Math.sin(angle) < 0 ? 0.1 : -0.1) + order * 0.01
  })
}

/** Those who are seen from behind leave a gap in which they see what they watch, farther away. */
export function watch(group: readonly Item[], target: Item): void {
  const tall = Math.max(...group.map(heightOf))
  target.depth = Math.min(...group.map(({ depth }) => depth)) - 1
  const isHigh = isAloft(target)
  if (group.length === 1) {
    const [only] = group
    target.x = only!.x + (widthOf(only!) + widthOf(target)) * 0.45
    target.y = isHigh ? -tall * 0.9 : -tall * 0.08
    return
  }
  const half = Math.ceil(group.length / 2)
  const gap = isHigh ? 0 : Math.min(widthOf(target), tall) * 0.5
  for (const item of group.slice(half)) item.x += gap
  target.x = middleOf(spanOf(group))
  if (!isHigh && heightOf(target) < tall * 0.8) growTo(target, tall * 0.8)
  target.y = isHigh ? -tall * 1.1 : -tall * 0.34
}

function isAloft({ subject }: Item): boolean {
  return subject.kind === 'thing' && (subject.thing.bearing === 'air' || (subject.lift ?? 0) > 0.5)
}

/** Puts something over all of a group: a lamp above their heads, a table or a tree on the ground with them. */
export function cover(group: readonly Item[], roof: Item): void {
  const { left, right } = spanOf(group)
  const tallest = Math.max(...group.map(heightOf))
  roof.x = (left + right) / 2
  if (motifOf(roof).endsWith('-blanket')) return drape(group, roof)
  if (motifOf(roof) === 'umbrella') {
    const wanted = (right - left) * 1.1
    if (widthOf(roof) < wanted) roof.scale *= wanted / widthOf(roof)
    roof.y = -tallest * 0.52
    roof.depth = Math.min(...group.map(({ depth }) => depth)) - 1
    return
  }
  if (isHanging(roof)) {
    roof.y = -tallest * 1.08
    return
  }
  if (motifOf(roof) === 'bed') return raiseBed(group, roof, (right - left) * 1.7)
  const isTable = isFurnitureRoof(roof)
  const least = tallest * (isTable ? 1.35 : 1.6)
  const most = /lamp/.test(motifOf(roof)) ? 1.5 : 2
  growTo(roof, Math.max(Math.min(heightOf(roof), tallest * most), Math.min(least, tallest * most)))
  const wanted = (right - left) * (isTable ? 1.5 : 1.15)
  const isBroad = widthOf(roof) > heightOf(roof) * 0.5
  if (isBroad && widthOf(roof) < wanted) roof.scale *= wanted / widthOf(roof)
  roof.depth = Math.min(...group.map(({ depth }) => depth)) - 1
}

/** A blanket hides all of a group but its heads. */
export function drape(group: readonly Item[], blanket: Item): void {
  const { left, right } = spanOf(group)
  const tallest = Math.max(...group.map(heightOf))
  const isOfOne = motifOf(blanket) === 'draped-blanket'
  blanket.scale *= ((right - left) * (isOfOne ? 1.5 : 0.96)) / widthOf(blanket)
  blanket.scale *= Math.min(1, (tallest * 0.74) / heightOf(blanket))
  // Animals have their heads on the left, or on the right when they are mirrored.
  const side = group.some(({ figure }) => figure) ? 0 : group[0]!.isMirrored ? -1 : 1
  blanket.x = (left + right) / 2 + side * (right - left) * 0.1
  blanket.y = 0
  blanket.depth = Math.max(...group.map(({ depth }) => depth)) + 1
}

/** A bed on high legs has room for whoever is under it. */
function raiseBed(group: readonly Item[], bed: Item, wanted: number): void {
  const tallest = Math.max(...group.map(heightOf))
  bed.scale *= Math.max(wanted, tallest * 2.2, widthOf(bed)) / widthOf(bed)
  bed.y = -tallest * 0.9
  bed.depth = Math.max(...group.map(({ depth }) => depth)) + 0.2
  bed.legs = tallest
}

/** Puts a counter, a desk or a wall before all of a group, so that their upper halves show. */
export function hideBehind(group: readonly Item[], screen: Item): void {
  const { left, right } = spanOf(group)
  const tallest = Math.max(...group.map(heightOf))
  if (screen.figure) return standAtBack(group, screen, tallest)
  growTo(screen, Math.min(heightOf(screen), tallest * 0.52))
  const wanted = (right - left) * 1.1
  if (widthOf(screen) < wanted)
    screen.scale *= Math.min(wanted / widthOf(screen), (tallest * 0.6) / heightOf(screen))
  screen.x = (left + right) / 2
  screen.y = 0
  screen.depth = Math.max(...group.map(({ depth }) => depth)) + 1
}

/** Those behind somebody are seen on both sides, a step farther away. */
function standAtBack(group: readonly Item[], front: Item, tall: number): void {
  const { left, right } = spanOf(group)
  front.x = (left + right) / 2
  front.y = tall * 0.08
  front.depth = Math.max(...group.map(({ depth }) => depth)) + 1
  const half = Math.ceil(group.length / 2)
  group.forEach((item, order) => {
    const isLeft = order < half
    const rank = isLeft ? half - 1 - order : order - half
    const side = isLeft ? -1 : 1
    item.x = front.x + side * (widthOf(front) * 0.5 + widthOf(item) * (0.36 + rank * 0.7))
    if (poses[item.subject.kind === 'person' ? item.subject.pose : 'standing'].view === 'side')
      lookInward(item, isLeft)
  })
}

/** Two who carry or share one thing have it between them, at the height of their hands. */
export function shareThing([first, second]: readonly [Item, Item], thing: Item): void {
  if (motifOf(thing) === 'umbrella') return shareRoof([first, second], thing)
  const tall = Math.max(heightOf(first), heightOf(second))
  const side = Math.max(widthOf(thing), heightOf(thing))
  const isFigure = first.figure !== undefined
  thing.scale *= Math.min(Math.max(side, tall * 0.24), tall * (isFigure ? 0.9 : 0.6)) / side
  const reach = widthOf(thing) / 2 - widthOf(thing) * 0.06
  first.x = -reach - widthOf(first) / 2
  second.x = reach + widthOf(second) / 2
  lookInward(first, true)
  lookInward(second, false)
  thing.x = 0
  thing.y = -tall * (isFigure ? 0.56 : 0.4) + heightOf(thing) * 0.5
  thing.depth = Math.max(first.depth, second.depth) + 0.5
}

/** Two under one umbrella are close together. */
function shareRoof([first, second]: readonly [Item, Item], roof: Item): void {
  const tall = Math.max(heightOf(first), heightOf(second))
  const gap = tall * 0.04
  first.x = -gap - widthOf(first) / 2
  second.x = gap + widthOf(second) / 2
  lookInward(first, true)
  lookInward(second, false)
  roof.scale *= (widthOf(first) + widthOf(second)) / widthOf(roof)
  roof.x = 0
  roof.y = -Math.min(heightOf(first), heightOf(second)) * 0.35
  // Its canopy is over both heads.
  roof.y = Math.min(roof.y, -(tall * 1.06 - heightOf(roof) * 0.45))
  roof.depth = Math.min(first.depth, second.depth) - 1
}

/** True for what is over those below it without standing on the ground. */
function isHanging(item: Item): boolean {
  return /chandelier|firework|moon|sun$|star$|rainbow|cloud|lamp$|lantern|light-bulb|airplane|helicopter|balloon|saucer|sign$/.test(
    motifOf(item),
  )
}

/** Furniture that somebody small can be under. */
export function isFurnitureRoof(item: Item): boolean {
  return /^(?:table|bed|desk-with-laptop|chair|bench|piano|sink)$/.test(motifOf(item))
}

/** Puts several of a kind into a container that grows to hold them. */
export function crowdInto(group: readonly Item[], container: Item, rim: number): void {
  if (isDen(container)) return gatherIn(group, container)
  const { left, right } = spanOf(group)
  const shift = (left + right) / 2
  for (const item of group) item.x = shift + (item.x - shift) * 0.62
  const wide = (right - left) * 0.72
  if (widthOf(container) * 0.94 < wide) container.scale *= wide / (widthOf(container) * 0.94)
  container.x = shift
  container.depth = Math.max(...group.map(({ depth }) => depth)) + 1
  for (const item of group) item.y = container.y - heightOf(container) * rim + heightOf(item) * 0.26
}

/** Lifts all that belongs to the first of a bond over the second. */
export function liftOver(row: readonly Item[], below: Item): void {
  const lowest = Math.max(...row.map(({ y }) => y))
  const left = Math.min(...row.map((item) => item.x - widthOf(item) / 2))
  const right = Math.max(...row.map((item) => item.x + widthOf(item) / 2))
  below.x = (left + right) / 2
  for (const item of row) item.y -= heightOf(below) * 1.15 + lowest
}

/** Puts all that stand beside each other on the same thing, which grows to carry them. */
export function standOn(row: readonly Item[], carrier: Item): void {
  const left = Math.min(...row.map((item) => item.x - widthOf(item) / 2))
  const right = Math.max(...row.map((item) => item.x + widthOf(item) / 2))
  if (widthOf(carrier) < (right - left) * 1.2) carrier.scale *= ((right - left) * 1.2) / widthOf(carrier)
  const usual = isFlat(carrier) ? 0.5 : 0.96
  const level = heightOf(carrier) * saddleOf(carrier, usual)
  carrier.x = (left + right) / 2
  carrier.depth = Math.min(...row.map(({ depth }) => depth)) - 1
  const lowest = Math.max(...row.map(({ y }) => y))
  if (motifOf(carrier) === 'seesaw') takeEnds(row, carrier)
  for (const item of row) {
    item.y -= (crestUnder(item, carrier) ?? level) + lowest
    if (isSeated(item)) item.y -= (item.figure!.seat[1] - figureFoot[1]) * item.scale
  }
}

/** Of two on a seesaw each has an end. */
function takeEnds(row: readonly Item[], seesaw: Item): void {
  row.forEach((item, index) => {
    const isLeft = index % 2 === 0
    item.x = seesaw.x + (isLeft ? -0.4 : 0.4) * widthOf(seesaw)
    item.isMirrored = item.figure ? !isLeft : isLeft
  })
}
