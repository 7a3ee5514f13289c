// What comes out of something, hangs from it, attacks it or has it on strings.

import { figureFoot } from '../../figures/draw-figure.ts'
import { boxPath, discPath, hullPath, limbPath, type Point } from '../../figures/vector.ts'
import { bite, growTo, isFlat, rimOf } from './attach.ts'
import { leapThrough, lieInMouth } from './wild-ties.ts'
import { hideBelow } from '../drawings/hide-part.ts'
import { heightOf, motifOf, widthOf, type Item, type Placed } from '../item.ts'
import { boxOf } from './place-item.ts'

/** Puts all of a kind halfway out of something: over a rim, before a screen, on the pages of a book. */
export function emerge(group: readonly Item[], from: Item): void {
  const [first] = group
  if (first!.figure && isBuilding(from)) return walkOut(group, from)
  if (motifOf(from) === 'circus-hoop') return leapThrough(first!, from)
  if (isFront(from)) return group.forEach((item, order) => stepThrough(item, from, order))
  if (motifOf(from) === 'flying-saucer' && first!.figure && group.length === 1) return comeDown(first!, from)
  if (/^(?:grave-mound|open-coffin)$/.test(motifOf(from)))
    return group.forEach((item, order) => riseFrom(item, from, order))
  if (/^(?:burrow|cave-mouth)$/.test(motifOf(from)) && group.length === 1) return lieInMouth(first!, from)
  if (motifOf(from) === 'hole') return group.forEach((item, order) => riseFromHole(item, from, order))
  if (isLying(from)) return growOut(group, from)
  if (group.length > 1) return isFlying(from) ? rise(group, from) : spill(group, from)
  growTo(from, Math.max(heightOf(from), heightOf(first!) * 0.72))
  from.x = first!.x
  from.depth = first!.depth + 1
  if (widthOf(first!) > widthOf(from) * 0.9) first!.scale *= (widthOf(from) * 0.9) / widthOf(first!)
  const rim = from.y - heightOf(from) * rimOf(from)
  const isLeaping = isOffGround(first!)
  first!.y = rim + heightOf(first!) * (isLeaping ? -0.16 : 0.24)
  first!.y += Math.max(0, first!.y - boxOf(first!).bottom)
  if (isLeaping && isWet(from)) from.splash = first!
}

/** Whoever leaves a saucer stands in its light below it. */
function comeDown(first: Item, saucer: Item): void {
  saucer.scale *= Math.max(1, (heightOf(first) * 1.9) / widthOf(saucer))
  saucer.x = first.x
  saucer.y = first.y - heightOf(first) * 0.96
  saucer.depth = first.depth - 0.5
  first.strings = [saucer]
}

/** Rises to the hips out of the earth or over a rim. */
function riseFrom(item: Item, from: Item, order: number): void {
  const isGrave = motifOf(from) === 'grave-mound'
  const isHand = motifOf(item).endsWith('-hand')
  if (order === 0) {
    growTo(from, heightOf(item) * (isHand ? 1.25 : isGrave ? 0.95 : 0.62))
    from.x = item.x - (isGrave ? 0 : -0.04) * widthOf(from)
    from.depth = item.depth + (isGrave ? -1 : 1)
  }
  item.x = from.x + widthOf(from) * [-0.02, 0.26, -0.3][order % 3]! - (isGrave ? 0 : widthOf(from) * 0.16)
  const level = from.y - heightOf(from) * (isGrave ? 0.2 : 0.36)
  if (!item.figure) {
    item.y = level + (isGrave ? 0 : heightOf(item) * 0.3)
    return
  }
  const hip = item.figure.seat[1] + (isGrave ? 0 : 8)
  hideBelow(item, hip)
  item.y = level + (figureFoot[1] - hip) * item.scale + (isGrave ? 0 : heightOf(from) * 0.06)
}

/** Halfway out of a hole in the ground, whose near edge is before it. */
function riseFromHole(item: Item, from: Item, order: number): void {
  if (order === 0) {
    from.scale *= Math.max(1, (widthOf(item) * 1.5) / widthOf(from))
    from.x = item.x
    from.depth = item.depth - 1
  } else item.x = from.x + widthOf(from) * [0, 0.26, -0.26][order % 3]!
  const nearEdge = from.y - heightOf(from) * 0.1
  if (item.figure) {
    const hip = item.figure.seat[1]
    hideBelow(item, hip)
    item.y = nearEdge + (figureFoot[1] - hip) * item.scale
    return
  }
  const { left, right, top, bottom } = item.box
  const [middle, level] = [(left + right) / 2, top + (bottom - top) * 0.66]
  const [half, depth] = [(widthOf(from) * 0.42) / item.scale, (heightOf(from) * 0.4) / item.scale]
  const edge = Array.from({ length: 9 }, (_, step): Point => {
    const across = 1 - step / 4
    return [middle + across * half, level - depth * (1 - Math.sqrt(1 - across * across))]
  })
  item.showIn?.([[middle - half, top - 1], [middle + half, top - 1], ...edge])
  item.y = nearEdge
}

/** People leave a house by its door and not by its roof. */
function walkOut(group: readonly Item[], house: Item): void {
  const [first] = group
  growTo(house, Math.max(heightOf(house), heightOf(first!) * 1.7))
  house.x = first!.x - widthOf(house) * 0.12
  house.depth = Math.min(...group.map(({ depth }) => depth)) - 1
}

function isBuilding(item: Item): boolean {
  return /house|^hut$|cabin|castle|church|hospital|barn|school|^bank$|classical-building|^tent$|temple/.test(
    motifOf(item),
  )
}

/** Windows, doors and screens, which are seen from the front. */
function isFront(item: Item): boolean {
  return /window|mirror|door|television|phone|computer|laptop|framed-picture|portal|billboard|cinema|wardrobe|open-closet|elevator|tablet|archway|brick|wall|fire-ring|hoop|^fireplace$/.test(
    motifOf(item),
  )
}

function isLying(item: Item): boolean {
  return (
    isFlat(item) ||
    /book$|map$|scroll|page|hole|newspaper|skull|stone|log|globe|brain|heart/.test(motifOf(item))
  )
}

function isWet(item: Item): boolean {
  return /fishbowl|bathtub|bucket|glass|puddle|beverage|cup|well$|water|toilet|sink/.test(motifOf(item))
}

function isOffGround({ subject }: Item): boolean {
  if (subject.kind === 'thing') return (subject.lift ?? 0) > 0
  return /^(?:jumping|soaring|floating|flying|falling)$/.test(subject.pose)
}

/** Out of a frame, and larger than it has room for. */
function stepThrough(item: Item, from: Item, order: number): void {
  growTo(from, Math.max(heightOf(from), heightOf(item) * 1.1))
  if (isHandheld(from)) {
    from.x = item.x - widthOf(from) * 0.2
    from.depth = item.depth - 1
    growTo(item, heightOf(from) * 0.8)
    item.y = from.y - heightOf(from) * 0.34
    return
  }
  if (order === 0) from.x = item.x - widthOf(item) * 0.24
  else item.x = from.x + widthOf(from) * [0.16, -0.3, 0.5][order % 3]!
  from.depth = item.depth - 1 - order
  item.y = from.y - heightOf(from) * 0.06 * (1 + order)
}

function isHandheld(item: Item): boolean {
  return /phone|tablet|laptop|computer|television|framed/.test(motifOf(item))
}

/** Stands on the middle of what lies open and is the ground of all that grows from it. */
function growOut(group: readonly Item[], from: Item): void {
  const left = Math.min(...group.map((item) => boxOf(item).left))
  const right = Math.max(...group.map((item) => boxOf(item).right))
  const wide = (right - left) * 1.15
  if (widthOf(from) < wide)
    from.scale *= Math.min(wide / widthOf(from), (heightOf(group[0]!) * 0.9) / heightOf(from))
  from.x = (left + right) / 2
  from.depth = Math.min(...group.map(({ depth }) => depth)) - 1
  const level = heightOf(from) * (isFlat(from) ? 0.5 : 0.62)
  for (const item of group) {
    if (widthOf(item) > widthOf(from) * 0.86) item.scale *= (widthOf(from) * 0.86) / widthOf(item)
    item.y = from.y - level
  }
}

/** What opens upward lets its contents fly up. */
function isFlying(item: Item): boolean {
  return /suitcase|open-box|cauldron|book/.test(motifOf(item))
}

/** One above the other and farther out, as they fly away. */
function rise(group: readonly Item[], from: Item): void {
  const [wide, tall] = [widthOf(from), heightOf(from)]
  const most = Math.max(wide, tall) * 0.42
  from.x = group[0]!.x
  group.forEach((item, order) => {
    item.scale *= most / Math.max(widthOf(item), heightOf(item))
    const [x, y] = [
      [0.04, 0.1],
      [-0.3, 0.62],
      [0.34, 0.9],
      [-0.06, 1.3],
      [0.5, 1.6],
      [-0.5, 1.7],
    ][order % 6] as [number, number]
    item.x = from.x + x * wide
    item.y = from.y - tall * 0.72 - y * most
    item.depth = from.depth + (order === 0 ? -0.5 : 0.2) + order * 0.01
  })
}

/** Half of them over the rim, half at the foot, where they fell. */
function spill(group: readonly Item[], from: Item): void {
  const wide = widthOf(from)
  const tall = heightOf(from)
  from.x = group[0]!.x
  const start = from.x
  const most = Math.max(wide, tall) * 0.3
  group.forEach((item, order) => {
    const side = Math.max(widthOf(item), heightOf(item))
    item.scale *= most / side
    const [x, y] = spots[order % spots.length]!
    item.x = start + x * wide
    item.y = from.y - (y > 0 ? tall * rimOf(from) * y - heightOf(item) * 0.2 : 0)
    item.depth = from.depth + (y > 0.99 && Math.abs(x) < 0.4 ? -0.5 : 0.5) + order * 0.01
  })
}

const spots = [
  [0, 1],
  [0.56, 0.72],
  [0.7, 0],
  [-0.26, 1],
  [-0.62, 0.5],
  [-0.7, 0],
] as const

/** Is at the other, which it looks at. */
export function attack(first: Item, second: Item): void {
  if (motifOf(first) === 'kraken') return engulf(first, second)
  // What is small enough is between the teeth.
  if (!first.figure && !second.figure && heightOf(second) < heightOf(first) * 0.5) return bite(first, second)
  second.x = first.x + ((widthOf(first) + widthOf(second)) / 2) * 0.84
  second.isMirrored = second.figure !== undefined
  if (!first.figure) first.isMirrored = true
  first.depth = second.depth + 0.4
}

/** Is behind a ship, with its arms over it. */
function engulf(first: Item, second: Item): void {
  const side = Math.max(widthOf(second) * 1.1, heightOf(second) * 1.15)
  first.scale *= side / Math.max(widthOf(first), heightOf(first))
  second.x = first.x + widthOf(first) * 0.2
  second.depth = first.depth + 1
}

/** Is over the other and has it on strings. */
export function control(first: Item, second: Item): void {
  first.strings = [second]
  if (first.figure) {
    growTo(second, Math.min(heightOf(second), heightOf(first) * 0.42))
    second.x = first.x + (widthOf(first) + widthOf(second)) * 0.42
    return
  }
  const most = Math.max(heightOf(second), widthOf(second)) * 0.8
  const side = Math.max(heightOf(first), widthOf(first))
  if (side > most) first.scale *= most / side
  second.x = first.x
  first.y = second.y - heightOf(second) - Math.max(heightOf(second), heightOf(first)) * 0.5
}

/** The strings of what hangs or is controlled, and the drops around what leaps out of water. */
export function drawStrings(items: readonly Item[]): Placed[] {
  return items.flatMap((item) => [
    ...(item.strings ?? []).map((other) => drawString(item, other)),
    ...(item.splash ? [drawSplash(item, item.splash)] : []),
    ...(item.legs === undefined ? [] : [drawLegs(item)]),
  ])
}

function drawString(first: Item, second: Item): Placed {
  if (motifOf(second).endsWith('tree')) return drawCord(first, second)
  if (motifOf(second) === 'flying-saucer') return drawBeam(first, second)
  const [one, other] = [boxOf(first), boxOf(second)]
  const [upper, lower] = one.bottom < other.bottom ? [one, other] : [other, one]
  if (first.figure) return drawLine(first, second, handOf(first), [(other.left + other.right) / 2, other.top])
  const isHung = upper === other
  const middle = (lower.left + lower.right) / 2
  const wide = lower.right - lower.left
  const shares = isHung ? [0] : [-0.34, -0.12, 0.12, 0.34]
  const upperWide = Math.min(upper.right - upper.left, wide)
  const girth = Math.max(wide, lower.bottom - lower.top) * 0.012
  const points = shares.map((share): [Point, Point] => [
    [middle + share * upperWide, upper.bottom - (upper.bottom - upper.top) * (isHung ? 0.4 : 0.12)],
    [middle + share * wide, lower.top + (lower.bottom - lower.top) * (isHung ? 0.04 : 0.14)],
  ])
  return {
    layers: [{ pathData: points.map((each) => limbPath(each, [girth, girth])).join(''), fill: '#4a3a34' }],
    depth: Math.max(first.depth, second.depth) + 0.1,
    box: { left: lower.left, right: lower.right, top: upper.bottom, bottom: lower.top },
  }
}

/** The light in which a saucer lifts what it takes. */
function drawBeam(load: Item, saucer: Item): Placed {
  const [low, high] = [boxOf(load), boxOf(saucer)]
  const middle = (high.left + high.right) / 2
  const [narrow, broad] = [
    (high.right - high.left) * 0.17,
    Math.max(low.right - low.left, high.right - high.left) * 0.58,
  ]
  const top = high.bottom - (high.bottom - high.top) * 0.12
  const cone = (share: number): string =>
    `M${middle - narrow * share} ${top}L${middle + narrow * share} ${top}L${middle + broad * share} 0L${middle - broad * share} 0Z`
  return {
    layers: [
      { pathData: cone(1), fill: '#dff3c4' },
      { pathData: cone(0.6), fill: '#f3fbdc' },
    ],
    depth: Math.min(load.depth, saucer.depth) - 2,
    box: { left: middle - broad, right: middle + broad, top, bottom: 0 },
  }
}

/** The cord from the crown of a tree down to what hangs in it. */
function drawCord(first: Item, tree: Item): Placed {
  const box = boxOf(first)
  const crown = tree.y - heightOf(tree) * 0.42
  const x = (box.left + box.right) / 2
  const girth = Math.max(0.008, (box.right - box.left) * 0.03)
  return {
    layers: [
      {
        pathData: limbPath(
          [
            [x, crown],
            [x, box.top + (box.bottom - box.top) * 0.06],
          ],
          [girth, girth],
        ),
        fill: '#4a3a34',
      },
    ],
    depth: first.depth + 0.1,
    box: { left: x, right: x, top: crown, bottom: box.top },
  }
}

function handOf({ figure, x, y, scale, isMirrored }: Item): Point {
  const [handX, handY] = figure!.hand
  return [x + (handX - figureFoot[0]) * scale * (isMirrored ? -1 : 1), y + (handY - figureFoot[1]) * scale]
}

function drawLine(first: Item, second: Item, from: Point, to: Point): Placed {
  const wide = widthOf(second) * 0.3
  const ends = [-wide, 0, wide].map((x): [Point, Point] => [
    from,
    [to[0] + x, to[1] + heightOf(second) * 0.12],
  ])
  return {
    layers: [{ pathData: ends.map((each) => limbPath(each, [0.012, 0.012])).join(''), fill: '#4a3a34' }],
    depth: Math.max(first.depth, second.depth) + 0.1,
    box: {
      left: to[0] - wide,
      right: to[0] + wide,
      top: Math.min(from[1], to[1]),
      bottom: Math.max(from[1], to[1]),
    },
  }
}

/** Legs below a bed, with the shade between them. */
function drawLegs(item: Item): Placed {
  const { left, right, bottom } = boxOf(item)
  const wide = right - left
  const leg = (x: number): string => boxPath(x, bottom - wide * 0.04, wide * 0.05, wide * 0.04 - bottom)
  return {
    layers: [
      {
        pathData: boxPath(left + wide * 0.03, bottom - wide * 0.02, wide * 0.94, wide * 0.02 - bottom),
        fill: '#2c2836',
      },
      { pathData: leg(left + wide * 0.02) + leg(right - wide * 0.07), fill: '#6d4a8f' },
    ],
    depth: item.depth - 3,
    box: { left, right, top: bottom, bottom: 0 },
  }
}

/** Drops that fly up between the water and what leaps from it. */
function drawSplash(water: Item, leaper: Item): Placed {
  const [from, to] = [boxOf(water), boxOf(leaper)]
  const wide = from.right - from.left
  const level = from.top
  const size = wide * 0.03
  const drops = [
    [-0.34, 0.1],
    [-0.24, 0.3],
    [-0.1, 0.14],
    [0.06, 0.24],
    [0.2, 0.12],
    [0.3, 0.34],
    [0.4, 0.16],
    [-0.42, 0.24],
  ] as const
  const middle = (from.left + from.right) / 2
  const path = drops
    .map(([x, y], index) => {
      const [at, up] = [middle + x * wide, level - y * wide]
      const radius = size * (index % 2 === 0 ? 1 : 0.7)
      return hullPath([
        { x: at, y: up, radius },
        { x: at - x * size * 3, y: up + radius * 1.8, radius: radius * 0.4 },
      ])
    })
    .join('')
  return {
    layers: [
      { pathData: path, fill: '#7cc8ee' },
      { pathData: discPath(middle, level + size, wide * 0.26, size * 0.8), fill: '#d8f1fb' },
    ],
    depth: Math.max(water.depth, leaper.depth) + 0.1,
    box: {
      left: from.left,
      right: from.right,
      top: Math.min(to.top, level - wide * 0.3),
      bottom: from.bottom,
    },
  }
}
