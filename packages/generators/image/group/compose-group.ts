// Arranges the subjects of a prompt as one outline: true to scale (softened), on common ground, related as the words
// say. Positions are in meters of the picture's world, with the ground at 0 and up negative.

import type { Studio } from '@vivify/timeline/ports'
import { drawBeast } from '../figures/beasts.ts'
import { drawFigure, figureBox, figureFoot } from '../figures/draw-figure.ts'
import { plainLook } from '../figures/look.ts'
import { poseNamed, type PoseName } from '../figures/poses.ts'
import { moveLayers, placeMatrix, type Point } from '../figures/vector.ts'
import type { MotifOutline, OutlineLayer } from '../request.ts'
import type {
  Bond,
  PersonSubject,
  Subject,
  ThingSubject,
  Understanding,
} from '../understand/understand-prompt.ts'
import type { Bearing } from '../understand/things.ts'
import { measureOutline } from './measure.ts'
import { drawOwnThing } from './own-things.ts'
import { recolor } from './recolor.ts'

/** A subject at its place in the group. */
export interface Member {
  readonly word: string
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** The subjects of a picture as one outline. */
export interface Group {
  readonly outline: MotifOutline
  readonly members: readonly Member[]
  /** Width and height as shares of the outline's square, which the larger one fills. */
  readonly wide: number
  readonly tall: number
  readonly bearing: Exclude<Bearing, 'held'>
}

export type OutlineOf = (motif: string) => MotifOutline | undefined

const adultMeters = 1.75
const metersPerUnit = adultMeters / 100

interface Item {
  readonly subject: Subject
  readonly outline: MotifOutline
  /** Pixels of the outline's square per meter of the world, and where its middle on the ground is. */
  scale: number
  x: number
  y: number
  isMirrored: boolean
  depth: number
  readonly box: { left: number; top: number; right: number; bottom: number }
  readonly figure?: ReturnType<typeof drawFigure>
}

/** Names of all motifs that a group needs from the motif set. */
export function motifsOf({ subjects }: Understanding): string[] {
  return subjects.flatMap((subject) => [
    ...(subject.kind === 'thing' ? [subject.thing.motif] : []),
    ...(subject.kind === 'person' ? propsOf(subject.pose) : []),
  ])
}

/** Arranges the subjects; undefined when none of them can be drawn. */
export function composeGroup(
  understanding: Understanding,
  studio: Studio,
  outlineOf: OutlineOf,
): Group | undefined {
  const { subjects, bonds } = understanding
  const items = subjects.flatMap((subject, index) => {
    const bond = bonds.find(({ from }) => from === index)
    const item = makeItem(poseInGroup(subject, bond, subjects), studio, outlineOf)
    return item ? [item] : []
  })
  if (items.length === 0) return undefined
  if (items.length === subjects.length) arrange(items, bonds)
  else standInRow(items)
  return assemble(items, outlineOf, studio)
}

/** Riders sit and chasers run, whatever else they would do. */
function poseInGroup(subject: Subject, bond: Bond | undefined, subjects: readonly Subject[]): Subject {
  if (subject.kind !== 'person' || !bond) return subject
  const other = subjects[bond.to]!
  if (other.kind !== 'thing') {
    if (bond.relation === 'chasing') return { ...subject, pose: 'running' }
    return bond.relation === 'facing' && subject.pose === 'watching'
      ? { ...subject, pose: 'waiting' }
      : subject
  }
  const { motif, saddle, bearing } = other.thing
  const isMount = saddle !== undefined && bearing === 'ground'
  if (motif === 'bicycle' && (bond.relation === 'riding' || bond.relation === 'on'))
    return { ...subject, pose: 'cycling' }
  if (motif === 'chess-table') return { ...subject, pose: 'typing' }
  if (motif === 'skateboard' || motif === 'surfboard') return { ...subject, pose: 'surfing' }
  if (
    bond.relation === 'riding' ||
    (bond.relation === 'on' &&
      isMount &&
      other.thing.meters > 1.5 &&
      motif !== 'bed' &&
      motif !== 'bench' &&
      motif !== 'throne' &&
      motif !== 'couch-and-lamp')
  )
    return { ...subject, pose: isMount ? 'riding' : 'sitting' }
  if ((bond.relation === 'on' || bond.relation === 'inside') && motif === 'bed')
    return { ...subject, pose: 'sleeping' }
  if (bond.relation === 'on' && isMount && ['standing', 'waiting'].includes(subject.pose))
    return { ...subject, pose: 'sitting' }
  if (bond.relation === 'holding' && (subject.pose === 'standing' || subject.pose === 'waiting'))
    return { ...subject, pose: 'holding' }
  if (bond.relation === 'chasing')
    return { ...subject, pose: subject.pose === 'walking' ? 'walking' : 'running' }
  if (motif === 'kite') return { ...subject, pose: subject.pose === 'running' ? 'running' : 'reaching' }
  return subject
}

function makeItem(subject: Subject, studio: Studio, outlineOf: OutlineOf): Item | undefined {
  if (subject.kind === 'person') return makePerson(subject, studio)
  const { motif, meters } = subject.thing
  const known = drawBeast(motif) ?? drawOwnThing(motif) ?? outlineOf(motif)
  if (!known) return undefined
  const outline = subject.color === undefined ? known : recolor(known, subject.color)
  const box = measureOutline(studio, known)
  const scale = (meters * subject.size) / Math.max(box.right - box.left, box.bottom - box.top)
  return { subject, outline, scale, x: 0, y: 0, isMirrored: false, depth: 0, box }
}

function makePerson(subject: PersonSubject, studio: Studio): Item {
  const { look } = subject.role
  const color = subject.color === undefined ? {} : { top: subject.color }
  const gear = subject.pose === 'lifting' ? (['barbell'] as const) : (look.gear ?? [])
  const figure = drawFigure({ ...plainLook, ...look, gear, ...color }, poseNamed(subject.pose))
  const box = measureOutline(studio, figure.outline)
  return {
    subject,
    outline: figure.outline,
    scale: metersPerUnit * subject.size,
    x: 0,
    y: 0,
    isMirrored: false,
    depth: 0,
    box,
    figure,
  }
}

const widthOf = ({ box, scale }: Item): number => (box.right - box.left) * scale
const heightOf = (item: Item): number =>
  (item.figure ? Math.max(0.3, figureFoot[1] - item.box.top) : item.box.bottom - item.box.top) * item.scale

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

function arrange(items: readonly Item[], bonds: readonly Bond[]): void {
  soften(items)
  const table = items.findIndex(
    ({ subject }) => subject.kind === 'thing' && subject.thing.motif === 'chess-table',
  )
  if (table === 1 && items.length === 3) return placeAtTable(items[0]!, items[1]!, items[2]!)
  for (const [index, bond] of bonds.entries()) {
    const first = items[bond.from]!
    const second = items[bond.to]!
    relate(first, second, bond, index === 0)
  }
}

/** Places the second subject of a bond; the first also moves when nothing else holds it. */
function relate(first: Item, second: Item, bond: Bond, isFree: boolean): void {
  const relation = bond.relation === 'inside' && isLain(second) ? 'on' : bond.relation
  const gap = 0.12 * Math.min(heightOf(first), heightOf(second))
  const reach = (widthOf(first) + widthOf(second)) / 2
  const isThing = second.subject.kind === 'thing'
  const bearing = isThing ? (second.subject as ThingSubject).thing.bearing : 'ground'
  const lead = (): void => {
    second.x = first.x + reach + gap
    second.y = bearing === 'air' ? first.y - heightOf(first) * 0.75 : 0
  }
  switch (relation) {
    case 'on':
    case 'riding': {
      const base = isFree ? first : second
      const carrier = second
      if (!isFree) return lead()
      if (relation === 'on' && heightOf(carrier) < heightOf(base) * 0.3 && !hasSaddle(carrier))
        growTo(carrier, heightOf(base) * 0.42)
      mount(base, carrier)
      return
    }
    case 'under':
      if (isRoof(second)) {
        growTo(second, Math.max(heightOf(second), heightOf(first) * 1.7))
        second.x = first.x + widthOf(second) * 0.08
        second.depth = first.depth - 1
        return
      }
      second.x = first.x
      second.y = first.y - heightOf(first) - Math.max(gap, heightOf(second) * 0.08)
      return
    case 'above':
      if (!isFree) return lead()
      first.x = second.x
      first.y = second.y - heightOf(second) - gap * 1.5
      return
    case 'in front of':
      second.depth = first.depth - 1
      growTo(second, Math.max(heightOf(second), heightOf(first) * 1.25))
      second.x = first.x + (widthOf(second) > widthOf(first) * 1.3 ? widthOf(first) * 0.3 : reach * 0.6)
      return
    case 'behind':
      second.depth = first.depth + 1
      second.x = first.x + reach * 0.55
      if (heightOf(second) > heightOf(first) * 0.75) growTo(second, heightOf(first) * 0.75)
      return
    case 'holding':
      if (first.figure && isThing) return hold(first, second)
      return lead()
    case 'facing':
      lead()
      // Motifs face left, figures right.
      second.isMirrored = second.figure !== undefined
      if (!first.figure) first.isMirrored = true
      return
    case 'chasing':
      lead()
      second.x += gap * 2
      if (!first.figure) first.isMirrored = true
      second.isMirrored = second.figure === undefined
      return
    case 'inside':
      if (!isFree) return lead()
      growTo(second, Math.max(heightOf(second), heightOf(first) * 0.8))
      second.x = first.x
      second.depth = first.depth + 1
      first.y = second.y - heightOf(second) * 0.42
      if (widthOf(first) > widthOf(second) * 0.8) first.scale *= (widthOf(second) * 0.8) / widthOf(first)
      return
    case 'beside':
      if (bearing === 'held' && first.figure && isFree) return hold(first, second)
      lead()
  }
}

function hasSaddle({ subject }: Item): boolean {
  return subject.kind === 'thing' && subject.thing.saddle !== undefined
}

/** "In bed" and "in a chair" mean on it. */
function isLain({ subject }: Item): boolean {
  return (
    subject.kind === 'thing' &&
    /^(?:bed|chair|couch-and-lamp|throne|bench|boat|canoe)$/.test(subject.thing.motif)
  )
}

function growTo(item: Item, height: number): void {
  item.scale *= height / heightOf(item)
}

function isRoof({ subject }: Item): boolean {
  return (
    subject.kind === 'thing' &&
    /tree|umbrella|tent|bridge|shrine|moon|sun|star|rainbow|lamp|cloud/.test(subject.thing.motif)
  )
}

/** Puts the first on the second: into its saddle, or on its top. */
function mount(rider: Item, carrier: Item): void {
  const { subject } = carrier
  const saddle = subject.kind === 'thing' ? (subject.thing.saddle ?? 0.96) : 0.98
  carrier.isMirrored = subject.kind === 'thing' && rider.figure !== undefined && carrier.figure === undefined
  const level = carrier.y - heightOf(carrier) * saddle
  carrier.x = rider.x
  carrier.depth = rider.depth - 1
  const isSeated =
    rider.figure &&
    rider.subject.kind === 'person' &&
    /riding|cycling|sitting|reading|typing|eating|piano/.test(rider.subject.pose)
  if (isSeated) {
    const seat = rider.figure!.seat
    rider.y = level - (seat[1] - figureFoot[1]) * rider.scale
    rider.x = carrier.x - (seat[0] - figureFoot[0]) * rider.scale
  } else if (rider.figure && rider.subject.kind === 'person' && rider.subject.pose === 'sleeping') {
    rider.y = level
  } else rider.y = level
}

/** Gives the first what the second is, at the size of something held. */
function hold(holder: Item, held: Item): void {
  const body = 100 * holder.figure!.scale * holder.scale
  const wanted = Math.min(Math.max(widthOf(held), heightOf(held)), body * 0.5)
  held.scale *= Math.max(wanted, body * 0.2) / Math.max(widthOf(held), heightOf(held))
  const [handX, handY] = holder.figure!.hand
  const isHigh = held.subject.kind === 'thing' && /umbrella|balloon|kite|torch/.test(held.subject.thing.motif)
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

function standInRow(items: readonly Item[]): void {
  soften(items)
  items.forEach((item, index) => {
    const before = items[index - 1]
    if (before) item.x = before.x + (widthOf(before) + widthOf(item)) / 2 + 0.1
  })
}

/** Things that a pose needs and nobody names: a chair to sit on, a stove to cook at. */
const furniture: Partial<
  Record<PoseName, { motif: string; meters: number; ahead: number; isBehind: boolean }>
> = {
  sitting: { motif: 'stool', meters: 0.8, ahead: -0.04, isBehind: true },
  reading: { motif: 'stool', meters: 0.8, ahead: -0.04, isBehind: true },
  eating: { motif: 'table', meters: 1.1, ahead: 0.95, isBehind: false },
  typing: { motif: 'desk-with-laptop', meters: 1.15, ahead: 0.92, isBehind: false },
  'playing piano': { motif: 'piano', meters: 1.7, ahead: 1.2, isBehind: false },
  cooking: { motif: 'stove', meters: 0.95, ahead: 0.82, isBehind: true },
  painting: { motif: 'easel', meters: 1.6, ahead: 0.95, isBehind: true },
  climbing: { motif: 'wall', meters: 2.3, ahead: 0.72, isBehind: true },
  surfing: { motif: 'surfboard', meters: 1.9, ahead: 0, isBehind: false },
  sleeping: { motif: 'bed', meters: 2.3, ahead: 0, isBehind: true },
  cycling: { motif: 'bicycle', meters: 1.75, ahead: 0.34, isBehind: false },
}

function propsOf(pose: PoseName): string[] {
  const own = furniture[pose]?.motif
  return [...(own ? [own] : []), 'open-book', 'guitar', 'microphone']
}

interface Placed {
  readonly layers: OutlineLayer[]
  readonly depth: number
  readonly member?: Member
  readonly box: { left: number; top: number; right: number; bottom: number }
}

function assemble(items: readonly Item[], outlineOf: OutlineOf, studio: Studio): Group {
  const mounted = new Set(items.filter((item) => item.y !== 0))
  const placed = items.flatMap((item) => [
    placeItem(item),
    ...(item.figure && item.subject.kind === 'person'
      ? placeFurniture(
          item,
          item.subject.pose,
          mounted.has(item) || items.some((other) => other !== item && isSupport(other)),
          outlineOf,
          studio,
        )
      : []),
  ])
  const left = Math.min(...placed.map(({ box }) => box.left))
  const right = Math.max(...placed.map(({ box }) => box.right))
  const top = Math.min(...placed.map(({ box }) => box.top))
  const bottom = Math.max(...placed.map(({ box }) => box.bottom))
  const side = Math.max(right - left, bottom - top)
  const viewBox = 100
  const scale = viewBox / side
  const shift = placeMatrix({
    x: viewBox / 2 - ((left + right) / 2) * scale,
    y: viewBox - bottom * scale,
    scale,
  })
  const layers = placed
    .toSorted((first, second) => first.depth - second.depth)
    .flatMap((part) => moveLayers(part.layers, shift))
  const move = (x: number, y: number): Point => [x * scale + shift[4], y * scale + shift[5]]
  return {
    outline: { viewBox, layers },
    members: placed.flatMap(({ member }) => {
      if (!member) return []
      const [memberLeft, memberTop] = move(member.left, member.top)
      const [memberRight, memberBottom] = move(member.right, member.bottom)
      return [
        { word: member.word, left: memberLeft, right: memberRight, top: memberTop, bottom: memberBottom },
      ]
    }),
    wide: (right - left) / side,
    tall: (bottom - top) / side,
    bearing: bearingOf(items),
  }
}

function isSupport({ subject }: Item): boolean {
  return (
    subject.kind === 'thing' &&
    /bed|bench|chair|couch|throne|stool|table|piano|easel|bicycle|surfboard|skateboard|laptop|computer|guitar|microphone|log|stone/.test(
      subject.thing.motif,
    )
  )
}

/** A group floats or flies only when everything in it does. */
function bearingOf(items: readonly Item[]): Group['bearing'] {
  const kinds = items.map(({ subject }) => {
    if (subject.kind === 'thing') return subject.thing.bearing === 'held' ? 'ground' : subject.thing.bearing
    return subject.pose === 'floating' || subject.pose === 'soaring' || subject.pose === 'falling'
      ? 'air'
      : subject.pose === 'swimming' || subject.pose === 'surfing'
        ? 'water'
        : 'ground'
  })
  if (kinds.every((kind) => kind === 'air')) return 'air'
  const lowest = items
    .map((item, index) => ({ y: item.y, kind: kinds[index]! }))
    .sort((first, second) => second.y - first.y)[0]!
  return lowest.kind === 'water' ? 'water' : 'ground'
}

function placeItem(item: Item): Placed {
  const { outline, box, figure, scale } = item
  const middleX = figure ? figureFoot[0] : (box.left + box.right) / 2
  const footY = figure ? figureFoot[1] : box.bottom
  const side = item.isMirrored ? -1 : 1
  const matrix = placeMatrix({
    x: item.x - middleX * scale * side,
    y: item.y - footY * scale,
    scale,
    isMirrored: item.isMirrored,
  })
  const first = item.x + (box.left - middleX) * scale * side
  const second = item.x + (box.right - middleX) * scale * side
  const bounds = {
    left: Math.min(first, second),
    right: Math.max(first, second),
    top: item.y + (box.top - footY) * scale,
    bottom: item.y + (box.bottom - footY) * scale,
  }
  return {
    layers: moveLayers(outline.layers, matrix),
    depth: item.depth,
    member: { word: item.subject.word, ...bounds },
    box: bounds,
  }
}

/** What the figure uses: furniture on the ground, a book or an instrument in its hands. */
function placeFurniture(
  item: Item,
  pose: PoseName,
  isSupported: boolean,
  outlineOf: OutlineOf,
  studio: Studio,
): Placed[] {
  const figure = item.figure!
  const placed: Placed[] = []
  const size = (figure.scale * item.scale) / metersPerUnit
  const side = item.isMirrored ? -1 : 1
  const add = (
    motif: string,
    at: { x: number; foot: number; meters: number; depth: number; radians?: number },
  ): void => {
    const outline = drawOwnThing(motif) ?? outlineOf(motif)
    if (!outline) return
    const box = measureOutline(studio, outline)
    const scale = at.meters / Math.max(box.right - box.left, box.bottom - box.top)
    const wide = (box.right - box.left) * scale
    const tall = (box.bottom - box.top) * scale
    const isMirrored = motif === 'bicycle' ? side > 0 : side < 0
    const flip = isMirrored ? -1 : 1
    const matrix = placeMatrix({
      x: at.x - ((box.left + box.right) / 2) * scale * flip,
      y: at.foot - box.bottom * scale,
      scale,
      isMirrored,
    })
    placed.push({
      layers: moveLayers(outline.layers, matrix),
      depth: at.depth,
      box: { left: at.x - wide / 2, right: at.x + wide / 2, top: at.foot - tall, bottom: at.foot },
    })
  }
  const need = furniture[pose]
  const seatRise = (figureFoot[1] - figure.seat[1]) * item.scale
  if (need && !isSupported) {
    const seatX = (figure.seat[0] - figureFoot[0]) * item.scale * side
    const x =
      item.x + (need.motif === 'stool' || need.motif === 'bicycle' ? seatX : 0) + need.ahead * side * size
    const meters = need.motif === 'stool' ? seatRise : need.meters * size
    add(need.motif, {
      x,
      foot: item.y + (pose === 'sleeping' ? 0.28 * size : pose === 'cycling' ? 0.18 * size : 0),
      meters,
      depth: item.depth + (need.isBehind ? -0.5 : 0.5),
    })
  }
  if (['eating', 'typing', 'playing piano'].includes(pose))
    add('stool', {
      x: item.x + (figure.seat[0] - figureFoot[0]) * item.scale * side,
      foot: item.y,
      meters: seatRise,
      depth: item.depth - 0.5,
    })
  const handX = item.x + (figure.hand[0] - figureFoot[0]) * item.scale * side
  const handY = item.y + (figure.hand[1] - figureFoot[1]) * item.scale
  if (pose === 'reading')
    add('open-book', {
      x: handX + 0.08 * side,
      foot: handY + 0.12 * size,
      meters: 0.42 * size,
      depth: item.depth + 0.5,
    })
  if (pose === 'playing guitar' && !isSupported)
    add('guitar', { x: item.x, foot: item.y - 0.55 * size, meters: 0.95 * size, depth: item.depth + 0.5 })
  if (pose === 'singing')
    add('microphone', { x: handX, foot: handY + 0.14 * size, meters: 0.26 * size, depth: item.depth + 0.5 })
  return placed
}

/** Side of a figure's square in meters, for tests of scale. */
export const figureMeters = figureBox * metersPerUnit
