// Looks at the arranged subjects and decides for each relation of the words whether the picture shows it. It reads boxes,
// depths and the way everybody looks, and never the words themselves.

import { poses, type PoseName } from '../figures/poses.ts'
import { isSignOn } from '../understand/bonds/signs.ts'
import { isAnimal, isHandTable } from '../understand/words/things/things.ts'
import type { Bond, Understanding } from '../understand/understanding.ts'
import type { RelationName } from '../understand/words/words.ts'
import { isFlat } from './arrange/attach.ts'
import { isCoiled } from './arrange/coil.ts'
import { hasCabin } from './arrange/cabins.ts'
import { motifOf, type Item } from './item.ts'
import { isCloseHand } from './arrange/grip.ts'
import { isPeering } from './arrange/optics.ts'
import { boxOf, type Box } from './arrange/place-item.ts'

/** Which way somebody looks: to a side, to the viewer or into the picture. Things without a front look nowhere. */
export type Gaze = 'left' | 'right' | 'viewer' | 'away' | 'nowhere'

interface Body extends Box {
  readonly item: Item
  readonly wide: number
  readonly tall: number
  readonly middle: number
  readonly gaze: Gaze
}

/** The bonds that the arrangement does not show, by their places in the list. */
export function findBroken(
  items: readonly Item[],
  { bonds, teams }: Pick<Understanding, 'bonds' | 'teams'>,
): number[] {
  const bodies = items.map(bodyOf)
  return bonds.flatMap((bond, index) =>
    isShownByAll(bond, bodies, { teams, bonds }) || isHandled(bond, bonds, bodies) ? [] : [index],
  )
}

/** Who waters a plant holds the can over it, and may look at the viewer. */
function isHandled({ relation, from, to }: Bond, bonds: readonly Bond[], bodies: readonly Body[]): boolean {
  const [first, second] = [bodies[from]!, bodies[to]!]
  // A hand writes on what it is over.
  if (first.item.front && touches(first, second)) return true
  if (relation !== 'facing') return false
  return bonds.some((bond) => {
    if (bond.from !== from || bond.relation !== 'holding') return false
    const tool = bodies[bond.to]!
    const isTool = tool.item.subject.kind === 'thing' && tool.item.subject.isTool === true
    return isTool && Math.sign(tool.middle - first.middle) === Math.sign(second.middle - first.middle)
  })
}

/** Two ants that carry a leaf both carry one: each of the first kind needs one of the second. */
function isShownByAll(
  bond: Bond,
  bodies: readonly Body[],
  { teams, bonds }: Pick<Understanding, 'bonds' | 'teams'>,
): boolean {
  const shows = tests[bond.relation]
  const [first, second] = [bodies[bond.from]!, bodies[bond.to]!]
  if (bond.relation === 'around' && isCoiled(first.item, second.item)) return true
  // One who plays is enough at a board.
  if (bond.relation === 'around' && isHandTable(motifOf(second.item))) return shows(first, second)
  // What lies on a thing is counted from the other side: every one of the things is topped.
  const isWallBehind =
    bond.relation === 'behind' &&
    bonds.some(({ relation, from }) => relation === 'in a wall' && teams[from] === teams[bond.from])
  if (!each.has(bond.relation) && !isWallBehind) return shows(first, second)
  const partners = bodies.filter((_, index) => teams[index] === teams[bond.to])
  // Whoever plays on a bridge holds the violin over it.
  const own = bodies.filter(
    (body, index) => teams[index] === teams[bond.from] && (index === bond.from || !isTool(body)),
  )
  if (teams[bond.from] === teams[bond.to]) return shows(first, second)
  // A wall of things is behind somebody when most of it is.
  if (isWallBehind)
    return own.every(({ item }) => partners.some((partner) => item.depth < partner.item.depth))
  // Of a pile on a desk, only the lowest lie on it.
  const isPile = bonds.some(({ relation, from }) => relation === 'piled' && teams[from] === teams[bond.from])
  if (bond.relation === 'on' && isPile)
    return own.some((body) => partners.some((partner) => shows(body, partner)))
  if (bond.relation === 'between' || bond.relation === 'surrounded by' || bond.relation === 'around') {
    const [inner, ring] = bond.relation === 'around' ? [second, own] : [first, partners]
    return (
      hasBothSides(inner, ring) && (bond.relation !== 'around' || ring.every((body) => shows(body, inner)))
    )
  }
  // Whoever pushes a stroller pushes the baby in it.
  const carriers =
    bond.relation === 'pushing' ? bodies.filter((body) => !own.includes(body) && isOn(second, body)) : []
  // Of three in a line only the last is at the car that all of them push.
  if (bond.relation === 'pushing')
    return (
      own.every((body) => isAhead(body, second)) &&
      own.some((body) => [...partners, ...carriers].some((partner) => shows(body, partner)))
    )
  return own.every((body) => [...partners, ...carriers].some((partner) => shows(body, partner)))
}

function isTool({ item: { subject } }: Body): boolean {
  return subject.kind === 'thing' && subject.isTool === true
}

const each: ReadonlySet<RelationName> = new Set([
  'on',
  'under',
  'riding',
  'holding',
  'facing',
  'chasing',
  'inside',
  'topped with',
  'pushing',
  'pulling',
  'blowing',
  'wearing',
  'above',
  'climbing',
  'emerging',
  'hanging',
  'around',
  'surrounded by',
  'between',
])

/** True when some are on the left of a body and some on the right. */
function hasBothSides({ middle }: Body, others: readonly Body[]): boolean {
  return (
    others.length > 1 &&
    others.some((other) => other.middle < middle) &&
    others.some((other) => other.middle > middle)
  )
}

function bodyOf(item: Item): Body {
  const box = boxOf(item)
  return {
    ...box,
    item,
    wide: box.right - box.left,
    tall: box.bottom - box.top,
    middle: (box.left + box.right) / 2,
    gaze: gazeOf(item),
  }
}

/** Figures are drawn looking to the right, animals and vehicles to the left. */
export function gazeOf({ subject, isMirrored, figure }: Item): Gaze {
  if (subject.kind === 'thing')
    return isAnimal(subject.thing.motif) || movers.test(subject.thing.motif)
      ? isMirrored
        ? 'right'
        : 'left'
      : 'nowhere'
  const { view } = subject.seat ? poses.sitting : poses[subject.pose]
  if (!figure || view === 'front') return 'viewer'
  return view === 'back' ? 'away' : isMirrored ? 'left' : 'right'
}

const movers =
  /car$|automobile|truck|bus$|taxi|motorcycle|bicycle|scooter|train|locomotive|engine$|robot|^helicopter$/

const tests: Readonly<Record<RelationName, (first: Body, second: Body) => boolean>> = {
  on: isOn,
  riding: (first, second) =>
    isAtWindow(first, second) ||
    (motifOf(second.item) === 'ship-wheel' && isAhead(first, second)) ||
    (isOn(first, second) && !hasCabin(motifOf(second.item))),
  under: (first, second) =>
    (holds(first, second) && !isFlat(second.item)) ||
    (motifOf(second.item) === 'leaf-pile' && touches(first, second)) ||
    isHungOver(second, first) ||
    isCoveredBy(first, second) ||
    (overlap(first, second) > 0.6 &&
      (first.top >= second.bottom - slack(first, second) || isRoofOf(second, first))),
  above: (first, second) =>
    (motifOf(first.item) === 'umbrella' && isRoofOf(first, second)) ||
    (motifOf(first.item) === 'water-wave' && first.top < second.top && touches(first, second)) ||
    (overlap(first, second) > 0.3 && first.bottom <= second.top + slack(first, second)),
  beside: () => true,
  'in front of': (first, second) =>
    // People look at a television instead of hiding it, so it counts beside them, too.
    motifOf(second.item) === 'television' ||
    (first.item.depth > second.item.depth && isSeenBehind(second, first) && gap(first, second) <= first.wide),
  behind: (first, second) =>
    (motifOf(second.item) === 'keyhole' && touches(first, second)) ||
    isShielded(first, second) ||
    (motifOf(second.item) === 'tall-grass' && first.top < second.top && touches(first, second)) ||
    isFollowing(first, second) ||
    isAtBack(first, second) ||
    (first.item.depth < second.item.depth && isSeenBehind(first, second) && gap(first, second) <= 0),
  holding: (first, second) =>
    holds(first, second) ||
    first.item.tongue === second.item ||
    isTossed(first, second) ||
    second.item.strings?.includes(first.item) === true ||
    (motifOf(second.item) === 'umbrella' && isRoofOf(second, first)) ||
    (isHandTable(motifOf(second.item)) && touches(first, second)),
  facing: (first, second) =>
    /^(?:drone|satellite)$/.test(motifOf(first.item)) ||
    isFacing(first, second) ||
    (isCloseHand(first.item) && touches(first, second)),
  chasing: (first, second) => isAhead(first, second) && second.gaze !== opposite(first.gaze),
  inside: (first, second) =>
    !isBeforeHouse(first, second) &&
    (isAtWindow(first, second) ||
      (isPeering(first.item, second.item) && touches(first, second)) ||
      holds(first, second) ||
      (overlap(first, second) > 0.5 &&
        !(hasCabin(motifOf(second.item)) && first.item.depth > second.item.depth) &&
        first.bottom > second.top + (isLain(second) ? 0 : 0.2 * first.tall) &&
        first.bottom <= second.bottom + slack(first, second) &&
        first.top < second.bottom)),
  'filled with': touches,
  'topped with': touches,
  piled: () => true,
  stacked: () => true,
  'in a wall': () => true,
  planted: () => true,
  scattered: () => true,
  pushing: (first, second) => isAhead(first, second) && gap(first, second) < slack(first, second) * 2,
  pulling: (first, second) =>
    holds(first, second) || isAhead({ ...first, gaze: opposite(first.gaze) }, second),
  hugging: (first, second) =>
    gap(first, second) <= 0 && (second.gaze === opposite(first.gaze) || isFacing(first, second)),
  blowing: isFacing,
  wearing: touches,
  climbing: (first, second) =>
    overlap(first, second) > 0.4 &&
    first.item.depth > second.item.depth &&
    first.bottom < second.bottom - second.tall * 0.05 &&
    first.bottom > second.top,
  around: (first, second) =>
    isFacing(first, second) ||
    first.gaze === 'viewer' ||
    // Whoever plays is at the board, whichever way they look.
    (isHandTable(motifOf(second.item)) && gap(first, second) < first.wide * 0.4) ||
    (first.item.depth < second.item.depth && overlap(first, second) > 0.5),
  'surrounded by': () => true,
  between: () => true,
  fleeing: (first, second) =>
    isAhead({ ...first, gaze: opposite(first.gaze) }, second) &&
    (second.gaze === 'nowhere' || isAsleep(second) || isAhead(second, first) || isLeft(first, second)),
  'back to back': (first, second) =>
    isAhead({ ...first, gaze: opposite(first.gaze) }, second) &&
    isAhead({ ...second, gaze: opposite(second.gaze) }, first),
  leading: (first, second) =>
    first.item.ties?.includes(second.item) === true || (isAhead(second, first) && first.gaze === second.gaze),
  'hand in hand': (first, second) => gap(first, second) < 0.02 * first.tall,
  'lined up': (first, second) => Math.abs(first.bottom - second.bottom) < 0.1 * first.tall,
  ringed: () => true,
  'marked with': touches,
  attracting: (first, second) => first.top < second.top && overlap(first, second) > 0.4,
  'rising to': (first, second) => second.top < first.top && overlap(first, second) > 0.2,
  'wired to': (first, second) => first.item.cable === second.item,
  'followed by': (first, second) => isAhead(second, first) && first.gaze === second.gaze,
  emerging: (first, second) =>
    overlap(first, second) > 0.2 && first.bottom > second.top - first.tall * 0.5 && first.top < second.bottom,
  hanging: (first, second) =>
    overlap(first, second) > 0.5 && (first.bottom > second.bottom || first.item.depth > second.item.depth),
  attacking: (first, second) =>
    gap(first, second) <= 0 && (isFacing(first, second) || motifOf(first.item) === 'kraken'),
  hitting: (first, second) => touches(first, second) && !isTurnedAway(first, second),
  controlling: (first, second) => first.item.strings?.includes(second.item) === true,
}

/** The feet are on the top of the other, or in its seat, and the rest is above them. */
function isOn(first: Body, second: Body): boolean {
  if (isSignOn(first.item.subject, second.item.subject)) return touches(first, second)
  if ((holds(first, second) && isInHand(second)) || isAtWindow(first, second)) return true
  if (overlap(first, second) < 0.5) return false
  if (isAsleep(second) && holdsUp(first, second)) return true
  // A seat on ropes is within its frame.
  if (/^(?:rope-swing|hanging-swing|sled)$/.test(motifOf(second.item))) return touches(first, second)
  if (isFlat(second.item)) return touches(first, second)
  // The feet of who sits on a couch are before it.
  const isSitting = isSeated(first) && first.bottom <= second.bottom + slack(first, second)
  return (
    first.bottom >= second.top - slack(first, second) &&
    (first.bottom <= second.bottom || isSitting) &&
    (first.top < second.top + second.tall * 0.5 || /bed|tree|windowsill/.test(motifOf(second.item)))
  )
}

function isSeated({ item: { subject } }: Body): boolean {
  return subject.kind === 'person' && (subject.seat === 'chair' || isOnChair(subject.pose))
}

function isOnChair(pose: PoseName): boolean {
  const { seat } = { seat: undefined, ...poses[pose] }
  return seat === 'chair'
}

/** What is small is on the low head of somebody who sleeps. */
function holdsUp(first: Body, second: Body): boolean {
  return first.bottom > second.top && first.bottom < second.bottom && first.wide < second.wide * 0.6
}

/** "On her phone" means in her hand. */
function isInHand({ item: { subject } }: Body): boolean {
  return (
    subject.kind === 'thing' && (subject.thing.bearing === 'held' || subject.thing.motif === 'typewriter')
  )
}

/** A roof is over somebody who stands on the ground with it: a tree, a gate, an umbrella, a table. */
function isRoofOf(roof: Body, body: Body): boolean {
  return roof.top < body.top - body.tall * 0.1 && roof.left <= body.middle && roof.right >= body.middle
}

/** Whoever is in a vehicle is seen in its window. */
function isAtWindow(first: Body, second: Body): boolean {
  return (
    hasCabin(motifOf(second.item)) &&
    first.item.depth > second.item.depth &&
    overlap(first, second) > 0.95 &&
    first.bottom < second.bottom - second.tall * (motifOf(second.item).endsWith('window') ? 0.1 : 0.25)
  )
}

/** People who are said to be in a house stand before its wall. */
function isBeforeHouse(first: Body, second: Body): boolean {
  const { subject } = second.item
  return (
    subject.kind === 'thing' &&
    subject.thing.meters >= 5 &&
    /house$|^cabin$|^hut$|^castle$|^tower$|windmill/.test(subject.thing.motif) &&
    first.item.depth > second.item.depth &&
    Math.abs(first.bottom - second.bottom) < second.tall * 0.12
  )
}

/** A lamp or the moon is over all who are near it. */
function isHungOver(lamp: Body, body: Body): boolean {
  const isHigh =
    lamp.bottom <= body.top + slack(lamp, body) || (/lamp/.test(motifOf(lamp.item)) && lamp.top < body.top)
  return isHigh && gap(lamp, body) < Math.max(lamp.wide, body.wide)
}

/** What people lie or sit on when they are in it. */
function isLain({ item }: Body): boolean {
  return /bed|chair|couch|throne|bench|boat|canoe|tree|nest|swing|plate|tray|blanket/.test(motifOf(item))
}

/** A hand or a mouth is at the thing, which is no larger than its holder. */
function holds(first: Body, second: Body): boolean {
  const isAtMouth =
    first.item.figure !== undefined ||
    isCloseHand(first.item) ||
    isOver(first, second) ||
    isAhead(first, second)
  return (
    isAtMouth &&
    touches(first, second) &&
    (isCloseHand(first.item) || second.wide * second.tall < Math.max(first.tall, first.wide) ** 2)
  )
}

/** A blanket lies over whoever sleeps. */
function isCoveredBy(first: Body, second: Body): boolean {
  return (
    /newspaper|blanket|coat|towel|sheet/.test(motifOf(second.item)) &&
    second.item.depth > first.item.depth &&
    overlap(first, second) > 0.6 &&
    touches(first, second)
  )
}

/** Whoever is protected is on the side to which their protector doesn't look. */
function isShielded(first: Body, second: Body): boolean {
  const { subject } = second.item
  const isAtBack = isAhead({ ...second, gaze: opposite(second.gaze) }, first)
  return subject.kind === 'person' && subject.pose === 'shielding' && isAtBack && gap(first, second) <= 0
}

/** Whoever stays behind looks at the viewer while the other walks away. */
function isLeft(first: Body, second: Body): boolean {
  const { subject } = first.item
  return subject.kind === 'person' && subject.pose === 'walking' && second.gaze === 'viewer'
}

/** Whoever is farther away than somebody, a step to the side. */
function isAtBack(first: Body, second: Body): boolean {
  return (
    first.item.figure !== undefined &&
    second.item.figure !== undefined &&
    first.item.depth < second.item.depth &&
    first.bottom < second.bottom &&
    gap(first, second) < first.wide * 2.4
  )
}

/** Whoever runs behind a bicycle looks the same way as its rider. */
function isFollowing(first: Body, second: Body): boolean {
  const { subject } = first.item
  return (
    subject.kind === 'person' &&
    /^(?:running|walking)$/.test(subject.pose) &&
    first.gaze === second.gaze &&
    isAhead(first, second)
  )
}

/** What is tossed up is over whoever tossed it. */
function isTossed(first: Body, second: Body): boolean {
  const { subject } = first.item
  return (
    subject.kind === 'person' &&
    subject.pose === 'tossing up' &&
    second.bottom < first.top + first.tall * 0.2 &&
    gap(first, second) < first.wide
  )
}

/** A bird has what it caught in its claws. */
function isOver(first: Body, second: Body): boolean {
  return (
    second.bottom > first.bottom &&
    second.item.depth < first.item.depth &&
    Math.abs(first.middle - second.middle) < first.wide * 0.2
  )
}

/** Looks at the other: it is on that side, or farther away for somebody who is seen from behind. */
function isFacing(first: Body, second: Body): boolean {
  if (first.gaze === 'away') return second.item.depth < first.item.depth || second.bottom < first.top
  return isAhead(first, second)
}

/** Who hits something with the back doesn't mean to. */
function isTurnedAway(first: Body, second: Body): boolean {
  return (first.gaze === 'left' || first.gaze === 'right') && !isAhead(first, second)
}

function isAsleep({ item }: Body): boolean {
  return motifOf(item).startsWith('sleeping-')
}

function isAhead({ gaze, middle }: Body, second: Body): boolean {
  if (gaze === 'left') return second.middle < middle
  return gaze === 'right' && second.middle > middle
}

function opposite(gaze: Gaze): Gaze {
  return gaze === 'left' ? 'right' : gaze === 'right' ? 'left' : gaze
}

/** What is farther back is still seen beside or over what is in front of it. */
function isSeenBehind(back: Body, front: Body): boolean {
  const covered =
    Math.max(0, Math.min(back.right, front.right) - Math.max(back.left, front.left)) *
    Math.max(0, Math.min(back.bottom, front.bottom) - Math.max(back.top, front.top))
  return covered < back.wide * back.tall * 0.8
}

/** The share of the narrower one that is over or under the other. */
function overlap(first: Body, second: Body): number {
  const shared = Math.min(first.right, second.right) - Math.max(first.left, second.left)
  return shared / Math.min(first.wide, second.wide)
}

function touches(first: Body, second: Body): boolean {
  return (
    gap(first, second) <= slack(first, second) &&
    first.top <= second.bottom + slack(first, second) &&
    second.top <= first.bottom + slack(first, second)
  )
}

/** How far apart both are; negative where one is before the other. */
function gap(first: Body, second: Body): number {
  return Math.max(first.left, second.left) - Math.min(first.right, second.right)
}

function slack(first: Body, second: Body): number {
  return 0.12 * Math.min(Math.max(first.wide, first.tall), Math.max(second.wide, second.tall))
}
