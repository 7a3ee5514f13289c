// Puts subjects where the words want them: to scale, on each other, behind, ahead.

import { figureFoot } from '../figures/draw-figure.ts'
import type { Bearing } from '../understand/things.ts'
import type { Bond } from '../understand/understanding.ts'
import type { RelationName } from '../understand/words.ts'
import { airSpot, bedSpots, bite, fill, growTo, heap, isFlat, putOnHead, rimOf } from './attach.ts'
import { heightOf, motifOf, widthOf, type Item } from './item.ts'

/** The world shrinks what is far larger than the first subject and enlarges what is far smaller. */
function soften(items: readonly Item[]): void {
  const reference = items.find(({ figure }) => figure) ?? items[0]!
  const size = Math.max(widthOf(reference), heightOf(reference))
  for (const item of items) {
    const ratio = Math.max(widthOf(item), heightOf(item)) / size
    const wanted = ratio > 1 ? Math.min(2.1, ratio ** 0.5) : Math.max(0.26, ratio ** 0.6)
    item.scale *= wanted / ratio
  }
}

/** Places all subjects as their bonds say. */
export function arrange(items: readonly Item[], bonds: readonly Bond[]): void {
  soften(items)
  const table = items.findIndex((item) => motifOf(item) === 'chess-table')
  if (table === 1 && items.length === 3) return placeAtTable(items[0]!, items[1]!, items[2]!)
  for (const [index, bond] of bonds.entries()) {
    const first = items[bond.from]!
    const second = items[bond.to]!
    const row = clusterOf(items, bonds, index)
    if (
      sharesPlace(bond, second) &&
      row.length > 1 &&
      !(first.figure && hasSaddle(second) && !isFlat(second) && !areSiblings(row))
    )
      standOn(row, second)
    else if (bond.relation === 'above' && row.length > 1) liftOver(row, second)
    else relate(first, second, bond, index === 0, items.slice(0, bond.from))
  }
}

function sharesPlace({ relation }: Bond, second: Item): boolean {
  return relation === 'on' || ((relation === 'inside' || relation === 'beside') && isFlat(second))
}

/** The first of a bond and all that was placed with it: "a cup and a plate on a table". */
function clusterOf(items: readonly Item[], bonds: readonly Bond[], index: number): Item[] {
  const { from } = bonds[index]!
  const cluster = new Set([items[from]!])
  for (const { from: one, to: other } of bonds.slice(0, index).toReversed()) {
    const [first, second] = [items[one]!, items[other]!]
    if (cluster.has(first) || cluster.has(second)) cluster.add(first).add(second)
  }
  return [...cluster]
}

/** True for people of one word ("two friends"), who share a bench. */
function areSiblings(row: readonly Item[]): boolean {
  const people = row.filter(({ figure }) => figure !== undefined)
  return people.length > 1 && new Set(people.map(({ subject }) => subject.word)).size === 1
}

/** Lifts all that belongs to the first of a bond over the second. */
function liftOver(row: readonly Item[], below: Item): void {
  const lowest = Math.max(...row.map(({ y }) => y))
  const left = Math.min(...row.map((item) => item.x - widthOf(item) / 2))
  const right = Math.max(...row.map((item) => item.x + widthOf(item) / 2))
  below.x = (left + right) / 2
  for (const item of row) item.y -= heightOf(below) * 1.15 + lowest
}

/** Puts all that stand beside each other on the same thing, which grows to carry them. */
function standOn(row: readonly Item[], carrier: Item): void {
  const left = Math.min(...row.map((item) => item.x - widthOf(item) / 2))
  const right = Math.max(...row.map((item) => item.x + widthOf(item) / 2))
  if (widthOf(carrier) < (right - left) * 1.2) carrier.scale *= ((right - left) * 1.2) / widthOf(carrier)
  const { subject } = carrier
  const usual = isFlat(carrier) ? 0.5 : 0.96
  const level = heightOf(carrier) * (subject.kind === 'thing' ? (subject.thing.saddle ?? usual) : 0.98)
  carrier.x = (left + right) / 2
  carrier.depth = Math.min(...row.map(({ depth }) => depth)) - 1
  for (const item of row) {
    item.y -= level
    if (isSeated(item)) item.y -= (item.figure!.seat[1] - figureFoot[1]) * item.scale
  }
}

interface Pair {
  readonly first: Item
  readonly second: Item
  readonly gap: number
  /** Half of both widths: how far apart middles are when sides touch. */
  readonly reach: number
  readonly bearing: Bearing
  /** The place of the second among several that lie together, from 0. */
  readonly order: number
  /** Puts the second ahead of the first, in the air if it belongs there. */
  readonly lead: () => void
}

/** Places the second subject of a bond; the first also moves when nothing else holds it. */
function relate(first: Item, second: Item, bond: Bond, isFree: boolean, others: readonly Item[]): void {
  const relation = relationOf(first, second, bond)
  const gap = 0.12 * Math.min(heightOf(first), heightOf(second))
  const reach = (widthOf(first) + widthOf(second)) / 2
  const bearing = second.subject.kind === 'thing' ? second.subject.thing.bearing : 'ground'
  const lead = (): void => {
    second.x = first.x + reach + gap
    second.y = bearing === 'air' ? first.y - heightOf(first) * 0.75 : 0
  }
  const isSeat = relation === 'on' && first.figure !== undefined && hasSaddle(second) && first.y === 0
  if (!isFree && isSeat) {
    mount(first, second)
    const room = (widthOf(second) - widthOf(first)) / 2
    for (const other of others) if (other.x < first.x) other.x -= Math.max(0, room)
  } else if (!isFree && movesFirst.has(relation)) lead()
  else relations[relation]({ first, second, gap, reach, bearing, order: bond.order ?? 0, lead })
}

/** "In bed" means on it, and who writes in a notebook holds it. */
function relationOf({ figure }: Item, second: Item, { relation }: Bond): RelationName {
  if (relation === 'pushing' && second.subject.kind === 'thing' && !figure) return 'beside'
  // "On her phone" means in her hands.
  const isSmall =
    second.subject.kind === 'thing' &&
    second.subject.thing.bearing === 'held' &&
    second.subject.thing.meters < 0.5
  if (relation === 'on' && figure && (isSmall || isPhone(second))) return 'holding'
  if (relation !== 'inside') return relation
  if (isLain(second) || isFlat(second) || isTree(second)) return 'on'
  const { subject } = second
  if (subject.kind === 'thing' && (subject.thing.meters >= 5 || subject.thing.motif === 'bush'))
    return 'in front of'
  return figure && second.subject.kind === 'thing' && second.subject.thing.meters < 0.6 ? 'holding' : relation
}

/** Relations that would tear the first subject from what it already belongs to. */
const movesFirst: ReadonlySet<RelationName> = new Set(['on', 'riding', 'above', 'inside'])

const relations: Readonly<Record<RelationName, (pair: Pair) => void>> = {
  'filled with': ({ first, second, order }) => fill(first, second, order),
  'topped with'({ first, second, order }) {
    const side = Math.max(widthOf(second), heightOf(second))
    const isSmoke = motifOf(second) === 'smoke'
    second.scale *= Math.max(widthOf(first) * 0.24, heightOf(first) * (isSmoke ? 0.36 : 0.2)) / side
    second.x = first.x + [0, -0.2, 0.2, -0.36, 0.36, 0.1][order % 6]! * widthOf(first)
    const isCake = /cake/.test(motifOf(first))
    const isDish = /pizza|salad|toast|spaghetti|rice/.test(motifOf(first))
    second.y = first.y - heightOf(first) * (isCake ? 0.6 : isDish ? 0.34 : 0.93)
    second.depth = first.depth + (isSmoke ? -0.2 : 0.2 + order * 0.01)
  },
  planted({ first, second, order }) {
    const [x, y] = bedSpots[order % bedSpots.length]!
    second.scale = first.scale * (1 - y * 0.3)
    second.x = first.x + x * widthOf(first) * 0.72
    second.y = first.y - y * heightOf(first) * 0.34
    second.depth = first.depth - y - 0.01
  },
  piled: ({ first, second, order }) => heap(first, second, order, 0.62),
  stacked: ({ first, second, order }) => heap(first, second, order, 0),
  wearing({ first, second, lead }) {
    if (first.figure) lead()
    else putOnHead(first, second)
  },
  scattered({ first, second, order }) {
    const [x, y] = airSpot(motifOf(first), order)
    second.x = first.x + x * widthOf(first) * 1.25
    second.y = first.y + y * heightOf(first) * 1.15
    second.depth = first.depth - order * 0.1
  },
  pushing({ first, second, reach }) {
    second.x = first.x + reach * 0.96
    if (heightOf(second) < heightOf(first) * 0.4) growTo(second, heightOf(first) * 0.5)
  },
  pulling({ first, second, gap, reach }) {
    if (first.figure && heightOf(second) < heightOf(first) * 0.6) {
      hold(first, second)
      return
    }
    // Figures look to the right, animals to the left.
    second.x = first.x + (reach + gap) * (first.figure ? -1 : 1)
  },
  hugging({ first, second }) {
    second.x =
      first.x +
      (first.figure
        ? Math.min(widthOf(first), widthOf(second)) * 0.62
        : (widthOf(first) + widthOf(second)) * 0.45)
    second.isMirrored = second.figure !== undefined
    if (!first.figure) first.isMirrored = true
    second.depth = first.depth + 0.2
  },
  blowing({ first, second, gap, reach }) {
    growTo(second, Math.min(heightOf(second), heightOf(first) * 0.5))
    second.x = first.x + reach + gap * 0.4
    second.y = -heightOf(first) * 0.55
  },
  on({ first, second }) {
    if (heightOf(second) < heightOf(first) * 0.3 && !hasSaddle(second)) growTo(second, heightOf(first) * 0.42)
    mount(first, second)
  },
  riding: ({ first, second }) => mount(first, second),
  under({ first, second, gap }) {
    if (first.figure && isUmbrella(second)) {
      hold(first, second)
      second.scale *= 1.3
      return
    }
    second.x = first.x
    if (isRoof(second)) {
      growTo(second, Math.max(heightOf(second), heightOf(first) * 1.7))
      if (widthOf(first) > heightOf(first)) growTo(second, Math.max(heightOf(second), widthOf(first) * 1.5))
      second.x += widthOf(second) * 0.08
      second.depth = first.depth - 1
    } else second.y = first.y - heightOf(first) - Math.max(gap, heightOf(second) * 0.08)
  },
  above({ first, second, gap }) {
    first.x = second.x
    first.y = second.y - heightOf(second) - gap * 1.5
  },
  'in front of'({ first, second, reach }) {
    second.depth = first.depth - 1
    growTo(second, Math.max(heightOf(second), heightOf(first) * 1.25))
    const isBroad = widthOf(second) > widthOf(first) * 1.3
    second.x = first.x + (isBroad ? widthOf(first) * 0.3 : reach * 0.6)
  },
  behind({ first, second, reach }) {
    second.depth = first.depth + 1
    if (isScreen(second)) {
      growTo(second, heightOf(first) * 1.15)
      second.x = first.x + Math.max(widthOf(first) * 0.3, widthOf(second) * 0.42)
      return
    }
    second.x = first.x + reach * 0.55
    if (heightOf(second) > heightOf(first) * 0.75) growTo(second, heightOf(first) * 0.75)
  },
  holding({ first, second, lead }) {
    if (first.figure && (second.subject.kind === 'thing' || isInfant(second))) hold(first, second)
    else if (!first.figure && second.subject.kind === 'thing' && second.subject.thing.meters < 1.5)
      bite(first, second)
    else lead()
  },
  facing({ first, second, lead }) {
    lead()
    // Motifs face left, figures right.
    second.isMirrored = second.figure !== undefined
    if (!first.figure) first.isMirrored = true
    // What hangs on a wall is where a pointing hand is.
    if (first.figure && hangs(second)) second.y = first.y - heightOf(first) * 0.5
  },
  chasing({ first, second, gap, lead }) {
    lead()
    second.x += gap * 2
    if (!first.figure) first.isMirrored = true
    second.isMirrored = second.figure === undefined
  },
  inside({ first, second }) {
    growTo(second, Math.max(heightOf(second), heightOf(first) * 0.8))
    second.x = first.x
    if (widthOf(first) > widthOf(second) * 0.8) first.scale *= (widthOf(second) * 0.8) / widthOf(first)
    const isGlass = /cage|fishbowl|globe|window|bubble|^bottle|^jar$/.test(motifOf(second))
    second.depth = isGlass ? first.depth - 1 : first.depth + 1
    // Behind glass all of it shows, and over a rim more than half.
    first.y = isGlass
      ? second.y - heightOf(second) * 0.5 + heightOf(first) * 0.5
      : second.y - heightOf(second) * rimOf(second) + heightOf(first) * 0.38
  },
  beside({ first, second, bearing, lead }) {
    if (bearing === 'held' && first.figure) hold(first, second)
    else lead()
  },
}

function isInfant({ subject }: Item): boolean {
  return subject.kind === 'person' && subject.role.look.age === 'baby'
}

function hangs(item: Item): boolean {
  return /^(?:world-map|framed-picture|bar-chart|chart-increasing|calendar)$/.test(motifOf(item))
}

function isPhone(item: Item): boolean {
  return motifOf(item) === 'mobile-phone'
}

function isTree(item: Item): boolean {
  return /tree$|nest$/.test(motifOf(item))
}

function hasSaddle({ subject }: Item): boolean {
  return subject.kind === 'thing' && subject.thing.saddle !== undefined
}

/** What people lie or sit on when they are in it. */
function isLain(item: Item): boolean {
  return /^(?:bed|chair|couch-and-lamp|throne|bench|boat|canoe)$/.test(motifOf(item))
}

function isUmbrella(item: Item): boolean {
  return motifOf(item) === 'umbrella'
}

function isRoof(item: Item): boolean {
  return /tree|umbrella|tent|bridge|shrine|moon|sun|star|rainbow|lamp|cloud/.test(motifOf(item))
}

/** Hides who is behind it, all but a part. */
function isScreen(item: Item): boolean {
  return /curtain|fence|door|brick|tree|window/.test(motifOf(item))
}

/** Puts the first on the second: into its saddle, or on its top. */
function mount(rider: Item, carrier: Item): void {
  const { subject } = carrier
  const saddle = subject.kind === 'thing' ? (subject.thing.saddle ?? 0.96) : 0.98
  // Motifs face left and riders right; a bed has its pillow where sleepers have their heads.
  carrier.isMirrored =
    subject.kind === 'thing' &&
    subject.thing.motif !== 'bed' &&
    rider.figure !== undefined &&
    carrier.figure === undefined
  const level = carrier.y - heightOf(carrier) * saddle
  carrier.x = rider.x
  carrier.depth = rider.depth - 1
  if (isSeated(rider)) {
    const seat = rider.figure!.seat
    rider.y = level - (seat[1] - figureFoot[1]) * rider.scale
    rider.x = carrier.x - (seat[0] - figureFoot[0]) * rider.scale
  } else rider.y = level
}

function isSeated({ figure, subject }: Item): boolean {
  return (
    figure !== undefined &&
    subject.kind === 'person' &&
    /riding|cycling|sitting|reading|typing|eating|piano/.test(subject.pose)
  )
}

/** Gives the first what the second is, at the size of something held. */
function hold(holder: Item, held: Item): void {
  const body = 100 * holder.figure!.scale * holder.scale
  const wanted = Math.min(Math.max(widthOf(held), heightOf(held)), body * 0.5)
  held.scale *= Math.max(wanted, body * 0.2) / Math.max(widthOf(held), heightOf(held))
  const [handX, handY] = holder.figure!.hand
  const isHigh = /umbrella|balloon|kite|torch/.test(motifOf(held))
  if (isHigh) held.scale *= 1.5
  held.x = holder.x + (handX - figureFoot[0]) * holder.scale + (isHigh ? 0 : widthOf(held) * 0.25)
  held.y = holder.y + (handY - figureFoot[1]) * holder.scale + heightOf(held) * (isHigh ? 0.06 : 0.5)
  held.depth = holder.depth + (held.subject.word.endsWith('umbrella') ? -1 : 1)
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
