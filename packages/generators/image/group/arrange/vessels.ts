// What is in a container is seen in it: heaped over its rim, in rows behind its glass, on its shelves.

import { moveLayers, placeMatrix } from '../../figures/vector.ts'
import type { OutlineLayer } from '../../request.ts'
import type { Bond, Understanding } from '../../understand/understanding.ts'
import { heightOf, motifOf, widthOf, type Item, type Placed } from '../item.ts'
import type { Vessel } from '../drawings/made/vessel.ts'
import { vessels } from '../drawings/made/vessels.ts'
import { boxOf, placementOf } from './place-item.ts'
import { isFlat } from './attach.ts'
import { weigh } from './scales.ts'
import {
  heapSlots,
  isManifold,
  layerBudget,
  slotsFor,
  turns,
  type Part,
  type Room,
  type Slot,
} from './vessel-slots.ts'

/** Where the contents of containers of the motif set are; they are drawn behind the whole container. */
const rims: Readonly<Record<string, readonly [left: number, top: number, right: number, bottom: number]>> = {
  cage: [0.22, 0.16, 0.78, 0.86],
  toilet: [0.04, 0.02, 0.66, 0.52],
  'paper-bag': [0.16, -0.2, 0.84, 0.14],
  skull: [0.1, -0.34, 0.9, 0.24],
  'fishing-net': [0.06, 0.34, 0.6, 0.74],
  basket: [0.12, 0.02, 0.88, 0.46],
  bucket: [0.16, -0.2, 0.84, 0.16],
  bowl: [0.1, -0.26, 0.9, 0.14],
  wheelbarrow: [0.3, -0.28, 0.96, 0.16],
  'shopping-cart': [0.06, -0.14, 0.84, 0.34],
  boat: [0.12, -0.5, 0.88, 0.5],
  'piggy-bank': [0.3, -0.12, 0.84, 0.32],
  plate: [0.16, -0.9, 0.84, 0.62],
  tray: [0.1, -0.9, 0.9, 0.6],
  toolbox: [0.1, -0.42, 0.9, 0.34],
  'pickup-truck': [0.5, -0.06, 0.96, 0.42],
  bed: [0.16, 0.16, 0.96, 0.62],
  table: [0.04, -0.34, 0.96, 0.08],
  'couch-and-lamp': [0.12, 0.1, 0.88, 0.62],
  'christmas-stocking': [0.3, -0.2, 0.86, 0.16],
}

/** What things lie on and not in. */
function isLainOn(container: Item): boolean {
  return isFlat(container) || /^(?:bed|table|couch-and-lamp)$/.test(motifOf(container))
}

/** Fills each container that a text says something is in, once everything has its place. */
export function fillVessels(
  items: readonly Item[],
  { bonds, teams }: Pick<Understanding, 'bonds' | 'teams'>,
): void {
  for (const container of items) {
    const contents = bonds.flatMap(({ relation, from, to }) =>
      relation === 'filled with' && items[from] === container
        ? [items[to]!]
        : relation === 'inside' && items[to] === container && isOpaque(container)
          ? items.filter((item, at) => teams[at] === teams[from] && motifOf(item) === motifOf(items[from]!))
          : [],
    )
    const things = contents.filter(({ figure }) => !figure)
    const isSatIn = items.some(
      ({ figure }, at) =>
        figure !== undefined &&
        bonds.some(
          ({ relation, from, to }) => relation === 'inside' && from === at && items[to] === container,
        ),
    )
    if (things.length > 0) fillVessel(container, things, isSatIn)
  }
}

/** What is inside of glass is placed by its relation. */
function isOpaque(container: Item): boolean {
  const motif = motifOf(container)
  return motif === 'open-head' || (Object.hasOwn(vessels, motif) && vessels[motif]!.way !== 'clear')
}

/** What lies on a table and what the table is said to have share it. */
export function layTables(items: readonly Item[], bonds: readonly Bond[]): void {
  for (const table of items) {
    if (!/^(?:table|shelf|bench|windowsill)$/.test(motifOf(table))) continue
    const laid = bonds.flatMap(({ relation, from, to }) =>
      relation === 'on' && items[to] === table && !items[from]!.figure ? [items[from]!] : [],
    )
    const had = bonds.flatMap(({ relation, from, to }) =>
      relation === 'filled with' && items[from] === table && !isManifold(items[to]!) ? [items[to]!] : [],
    )
    const all = [...laid, ...had]
    if (laid.length === 0 || had.length === 0 || all.some((item) => item.figure)) continue
    const step = (widthOf(table) * 0.92) / all.length
    const level = Math.min(...laid.map(({ y }) => y))
    all.forEach((item, order) => {
      item.scale *= Math.min(1, (step * 0.92) / widthOf(item))
      item.x = table.x + (order - (all.length - 1) / 2) * step
      item.y = level
      item.depth = table.depth + 0.5 + order * 0.02
    })
  }
}

/** True for a container of which it is known where its contents are. */
function isVessel(item: Item): boolean {
  return Object.hasOwn(vessels, motifOf(item)) || Object.hasOwn(rims, motifOf(item))
}

/** Whoever sits in it looks out of what it is full of. */
function fillVessel(container: Item, contents: readonly Item[], isSatIn: boolean): void {
  const motif = motifOf(container)
  if (motif === 'weighing-scales') return weigh(container, contents)
  if (contents.every(isSpread)) return spread(container, contents)
  if (isFallen(container)) return spill(container, contents)
  if (!isVessel(container)) return
  // Single things stand beside each other on a table.
  if (motif === 'table' && !contents.every(isManifold)) return
  const vessel = Object.hasOwn(vessels, motif) ? vessels[motif] : undefined
  const whole = vessel ? roomIn(container, vessel) : roomAt(container, rims[motif]!)
  const room = isSatIn ? { ...whole, top: whole.top + (whole.bottom - whole.top) * 0.42 } : whole
  if (vessel) cutOpen(container, vessel)
  const way = vessel?.way ?? (motif === 'cage' ? 'clear' : 'heap')
  contents.forEach((item, order) => {
    if (motifOf(item) === 'liquid') return pour(item, container, vessel)
    const slots = slotsFor(item, { way, order, kinds: contents.length, vessel, room })
    putIn(item, room, slots)
    item.depth =
      container.depth +
      (vessel || isLainOn(container) ? 0.2 : -0.5) +
      (order % 2 === 1 ? 0.1 : 0) +
      order * 0.01
  })
}

function isFallen({ subject }: Item): boolean {
  return (
    subject.kind === 'thing' &&
    subject.states?.some((state) => state === 'fallen' || state === 'spilled') === true
  )
}

/** What falls over has its opening at the right, and what was in it lies on the ground before it. */
function spill(container: Item, contents: readonly Item[]): void {
  const { right, bottom, left, top } = boxOf(container)
  const [wide, tall] = [right - left, bottom - top]
  const room = {
    left: right - wide * 0.12,
    right: right + wide * 0.75,
    top: bottom - tall * 0.62,
    bottom: bottom - tall * 0.05,
  }
  contents.forEach((item, order) => {
    const part: Part = { way: 'heap', order, kinds: contents.length, vessel: undefined, room }
    const slots = isManifold(item)
      ? heapSlots(part, 8)
      : [{ x: (order + 0.5) / contents.length, y: 1.06, wide: 0.9 / contents.length, tall: 0.9, degrees: 80 }]
    putIn(item, room, slots)
    item.depth = container.depth + 0.4 + order * 0.01
  })
}

function isSpread({ subject }: Item): boolean {
  return subject.kind === 'thing' && subject.isSpread === true
}

/** All over the front of a thing, in rows, with a part of it left to be seen. */
function spread(container: Item, contents: readonly Item[]): void {
  // Faces stay free.
  const room = roomAt(container, container.figure ? [0.14, 0.12, 0.86, 0.98] : [0.06, 0.06, 0.94, 0.94])
  const kinds = contents.length
  contents.forEach((item, order) => {
    const most = Math.max(2, Math.floor(layerBudget / kinds / Math.max(1, item.outline.layers.length)))
    const slots = spreadSpots
      .filter((_, at) => at % kinds === order)
      .slice(0, most)
      .map(([x, y], at): Slot => ({
        x,
        y: y + 0.1,
        wide: 0.22,
        tall: 0.22,
        degrees: turns[(at * 3 + order) % turns.length]!,
      }))
    putIn(item, room, slots)
    item.depth = container.depth + 0.4 + order * 0.01
  })
}

const spreadSpots = [
  [0.5, 0.5],
  [0.2, 0.3],
  [0.78, 0.66],
  [0.8, 0.28],
  [0.24, 0.7],
  [0.5, 0.2],
  [0.52, 0.8],
  [0.34, 0.5],
  [0.66, 0.46],
  [0.36, 0.88],
  [0.1, 0.5],
  [0.9, 0.48],
  [0.68, 0.9],
  [0.36, 0.12],
  [0.66, 0.1],
] as const

/** Draws a liquid as the container shows it; a container that shows none keeps it as a drop. */
function pour(item: Item, container: Item, vessel: Vessel | undefined): void {
  if (vessel?.liquid === undefined) return
  const color = item.subject.color ?? '#4aa3df'
  item.outline = { viewBox: 100, layers: [{ pathData: vessel.liquid, fill: color }] }
  const [left, top, right, bottom] = vessel.room
  item.box = { left, right, top, bottom }
  item.scale = container.scale
  const [a, , , d, x, y] = placementOf(container)
  item.x = ((left + right) / 2) * a + x
  item.y = bottom * d + y
  item.isMirrored = container.isMirrored
  item.depth = container.depth + 0.2
}

/** The room of one of our own containers, in meters. */
function roomIn(container: Item, { room: [left, top, right, bottom] }: Vessel): Room {
  const [a, , , d, x, y] = placementOf(container)
  const ends = [left * a + x, right * a + x]
  return { left: Math.min(...ends), right: Math.max(...ends), top: top * d + y, bottom: bottom * d + y }
}

function roomAt(
  container: Item,
  [left, top, right, bottom]: readonly [number, number, number, number],
): Room {
  const box = boxOf(container)
  const [wide, tall] = [box.right - box.left, box.bottom - box.top]
  // Trucks and carts may be turned round.
  const [from, to] = container.isMirrored ? [1 - right, 1 - left] : [left, right]
  return {
    left: box.left + from * wide,
    right: box.left + to * wide,
    top: box.top + top * tall,
    bottom: box.top + bottom * tall,
  }
}

/** Takes the front of a container off, to draw it over what is in it. */
function cutOpen(container: Item, { front }: Vessel): void {
  if (container.cover || front.length === 0) return
  const { layers } = container.outline
  container.cover = layers.slice(layers.length - front.length)
  container.outline = { ...container.outline, layers: layers.slice(0, layers.length - front.length) }
}

/** The fronts of all containers, over what is in them. */
export function drawCovers(items: readonly Item[]): Placed[] {
  return items.flatMap((item) =>
    item.cover
      ? [{ layers: moveLayers(item.cover, placementOf(item)), depth: item.depth + 0.8, box: boxOf(item) }]
      : [],
  )
}

/** Draws a thing once for each slot, all of one size, and moves it there. */
function putIn(item: Item, room: Room, slots: readonly Slot[]): void {
  const [wide, tall] = [room.right - room.left, room.bottom - room.top]
  if (slots.length === 0) return
  const size = Math.min(
    ...slots.map((slot) => Math.min((slot.wide * wide) / widthOf(item), (slot.tall * tall) / heightOf(item))),
  )
  item.scale *= size
  item.isMirrored = false
  const { box, scale } = item
  const ownTall = box.bottom - box.top
  const [middle, center] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
  const copies = slots.map((slot) => ({
    x: (room.left + slot.x * wide) / scale,
    y: (room.top + slot.y * tall) / scale - ownTall / 2,
    radians: (slot.degrees * Math.PI) / 180,
  }))
  const [first] = copies
  const layers = copies.flatMap(({ x, y, radians }): OutlineLayer[] =>
    moveLayers(
      moveLayers(item.outline.layers, placeMatrix({ x: -middle, y: -center, scale: 1 })),
      placeMatrix({ x: middle + x - first!.x, y: center + y - first!.y, scale: 1, radians }),
    ),
  )
  const xs = copies.map(({ x }) => x - first!.x)
  const ys = copies.map(({ y }) => y - first!.y)
  item.outline = { ...item.outline, layers }
  item.box = {
    left: box.left + Math.min(...xs),
    right: box.right + Math.max(...xs),
    top: box.top + Math.min(...ys),
    bottom: box.bottom + Math.max(...ys),
  }
  item.x = (first!.x + (Math.min(...xs) + Math.max(...xs)) / 2) * scale
  item.y = (first!.y + Math.max(...ys) + ownTall / 2) * scale
}
