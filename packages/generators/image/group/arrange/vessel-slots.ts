// Where each copy of what is in a container is, as shares of its room.

import { isAnimal } from '../../understand/words/things/things.ts'
import { heightOf, motifOf, widthOf, type Item } from '../item.ts'
import type { Vessel } from '../drawings/made/vessel.ts'

/** One copy in a container: its middle, its foot and its largest sides as shares of the room, and its turn. */
export interface Slot {
  readonly x: number
  readonly y: number
  readonly wide: number
  readonly tall: number
  readonly degrees: number
}

export interface Room {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** More copies than that are too many to light. */
export const layerBudget = 110

export function isManifold({ subject }: Item): boolean {
  return subject.kind === 'thing' && subject.isHeaped === true
}

export interface Part {
  readonly way: Vessel['way']
  readonly order: number
  readonly kinds: number
  readonly vessel: Vessel | undefined
  readonly room: Room
}

export function slotsFor(item: Item, part: Part): readonly Slot[] {
  const { way, order, kinds } = part
  const { subject } = item
  const isHeaped = subject.kind === 'thing' && subject.isHeaped === true
  // Fish lie in a barrel as fruit does.
  const isLiving = subject.kind === 'thing' && isAnimal(subject.thing.motif) && !isCatch(subject.thing.motif)
  const most = Math.max(1, Math.floor(layerBudget / kinds / Math.max(1, item.outline.layers.length)))
  const middle = (order + 0.5) / kinds
  const share = 1 / kinds
  if (way === 'shelves') return shelfSlots(part, isHeaped)
  if (way === 'fan')
    return isBloom(item) && isHeaped
      ? bloomSlots(part, most)
      : fanSlots(part, isHeaped, most, isSlanted(item))
  // What flies is all over its cage.
  const isFlying = subject.kind === 'thing' && subject.thing.bearing === 'air' && isHeaped
  if (isLiving && !isFlying) return [headSlot(item, part)]
  if (!isHeaped) {
    const wide = Math.min(0.8, share * 1.1)
    return [{ x: 0.5 + (middle - 0.5) * (kinds > 1 ? 0.86 : 1), y: 1, wide, tall: 0.95, degrees: 0 }]
  }
  return way === 'clear' ? rowSlots(part, most) : heapSlots(part, most)
}

/** Animals look over the rim: more than half of each is above it, and they stand close. */
function headSlot(item: Item, { way, order, kinds, room }: Part): Slot {
  const flat = (room.bottom - room.top) / (room.right - room.left)
  const wide = Math.min(0.78, 1.8 / kinds)
  const tall = Math.min(2.4, (wide * heightOf(item)) / widthOf(item) / flat)
  const span = Math.max(0, 1.06 - wide)
  const x = kinds === 1 ? 0.5 : 0.5 + (order / (kinds - 1) - 0.5) * span
  return { x, y: way === 'clear' ? 1 : 0.74 + tall * 0.42, wide, tall, degrees: 0 }
}

/** From the back, which is higher, to the front: fewer above than below. */
export function heapSlots({ order, kinds, room }: Part, most: number): Slot[] {
  const flat = (room.bottom - room.top) / (room.right - room.left)
  const middle = (order + 0.5) / kinds
  const rows = kinds === 1 ? [3, 4, 4] : kinds === 2 ? [2, 2, 3] : [1, 2, 2]
  const wide = kinds === 1 ? 0.36 : kinds === 2 ? 0.36 : 0.34
  const span = 1 / kinds
  const slots = rows.flatMap((count, row) =>
    Array.from({ length: count }, (_, at): Slot => {
      const lean = row === 0 ? 0.62 : 0.92
      const own = (at + 0.5) / count - 0.5
      const x = 0.5 + (middle - 0.5) * lean + own * span * lean
      const dome = Math.abs(x - 0.5) * 2
      const y = [0.52, 0.78, 1.06][row]! + dome ** 2 * 0.16
      return {
        x: Math.min(1 - wide * 0.36, Math.max(wide * 0.36, x)),
        y,
        wide,
        tall: Math.max(0.5, Math.min(0.7, wide / flat)),
        degrees: turns[(at + row * 3 + order * 2) % turns.length]!,
      }
    }),
  )
  return slots.slice(Math.max(0, slots.length - most))
}

/** Rows from the floor up; each row lies in the gaps of the one below. */
function rowSlots({ order, kinds, room }: Part, most: number): Slot[] {
  const across = 4
  const wide = 0.3
  const step = (wide * 0.74 * (room.right - room.left)) / (room.bottom - room.top)
  const count = Math.max(2, Math.floor(0.86 / step))
  const all = Array.from({ length: count }, (_, row) =>
    Array.from({ length: across - (row % 2) }, (_each, at): Slot => ({
      x: wide / 2 + ((at + (row % 2) / 2) * (1 - wide)) / (across - 1),
      y: 1 - row * step,
      wide,
      tall: step * 1.5,
      degrees: turns[(at * 2 + row) % turns.length]!,
    })),
  ).flat()
  return all.filter((_, at) => at % kinds === order).slice(0, most)
}

/** One kind on each shelf, or parts of the shelves where there are fewer kinds. */
function shelfSlots({ order, kinds, vessel, room }: Part, isHeaped: boolean): Slot[] {
  const floors = vessel?.shelves ?? []
  const tall = room.bottom - room.top
  const wide = room.right - room.left
  const square = ([, top, , bottom]: Vessel['room']): number => bottom - top
  const unit = tall / square(vessel!.room)
  return floors.flatMap((floor, at): Slot[] => {
    const isOwn =
      kinds >= floors.length ? order % floors.length === at : isHeaped || at === (order + 1) % floors.length
    if (!isOwn) return []
    const above = at === 0 ? vessel!.room[1] : floors[at - 1]! + 2
    const height = (floor - above) * unit
    const side = (Math.min(height * 0.9, wide * 0.62) / wide) * 0.96
    const count = isHeaped ? Math.max(1, Math.min(3, Math.floor(1 / side))) : 1
    const level = (floor - vessel!.room[1]) / square(vessel!.room)
    return Array.from({ length: count }, (_, place): Slot => ({
      x: (place + 0.5) / count,
      y: level,
      wide: Math.min(0.96 / count, 0.62),
      tall: (height * 0.9) / tall,
      degrees: 0,
    }))
  })
}

function isCatch(motif: string): boolean {
  return /fish$|crab|lobster|shrimp|squid/.test(motif)
}

function isSlanted(item: Item): boolean {
  return Math.abs(heightOf(item) / widthOf(item) - 1) < 0.3
}

function isBloom(item: Item): boolean {
  return heightOf(item) < widthOf(item) * 1.5 && /hibiscus|blossom|flower|rose|daisy/.test(motifOf(item))
}

/** Heads of flowers, close together over the mouth of a vase. */
function bloomSlots({ order, kinds }: Part, most: number): Slot[] {
  const spots = [
    [0.5, 0.36],
    [0.2, 0.5],
    [0.8, 0.5],
    [0.36, 0.72],
    [0.66, 0.72],
    [0.06, 0.8],
    [0.94, 0.8],
    [0.5, 0.96],
  ] as const
  return spots
    .filter((_, at) => at % kinds === order)
    .slice(0, most)
    .map(([x, y]): Slot => ({ x, y, wide: 0.62, tall: 0.52, degrees: (x - 0.5) * 40 }))
}

/** Long things that stand in a cup and lean to all sides. */
function fanSlots({ order, kinds }: Part, isHeaped: boolean, most: number, isDiagonal: boolean): Slot[] {
  const count = Math.min(most, isHeaped ? Math.max(1, Math.ceil(6 / kinds)) : 1)
  return Array.from({ length: count }, (_, at): Slot => {
    const place = (at * kinds + order + 0.5) / (count * kinds) - 0.5
    // Pencils and pens of the set are drawn along the diagonal.
    const degrees = place * 56 - (isDiagonal ? 45 : 0)
    return {
      x: 0.5 + place * 0.8,
      y: isDiagonal ? 0.84 : 1.1,
      wide: isDiagonal ? 0.72 : 0.9,
      tall: isDiagonal ? 0.6 : 0.8,
      degrees,
    }
  })
}

export const turns = [-8, 12, -16, 6, 18, -12, 3]
