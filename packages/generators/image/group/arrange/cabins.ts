// Drivers and passengers: who is in a car is seen in one of its windows.

import { figureFoot } from '../../figures/draw-figure.ts'
import type { Point } from '../../figures/vector.ts'
import type { Bond } from '../../understand/understanding.ts'
import { heightOf, motifOf, widthOf, type Item } from '../item.ts'

type Polygon = readonly Point[]

const pane = (left: number, top: number, right: number, bottom: number, slant = 0): Polygon => [
  [left + slant, top],
  [right, top],
  [right, bottom],
  [left, bottom],
]

/** The windows of vehicles from the driver's backwards, as shares of their painted boxes. Vehicles look to the left. */
const cabins: Readonly<Record<string, readonly Polygon[]>> = {
  automobile: [pane(0.29, 0.11, 0.5, 0.43, 0.11), pane(0.575, 0.11, 0.785, 0.43)],
  taxi: [pane(0.23, 0.15, 0.5, 0.38, 0.09), pane(0.57, 0.15, 0.8, 0.38)],
  'police-car': [pane(0.22, 0.18, 0.46, 0.48, 0.08), pane(0.53, 0.18, 0.75, 0.48)],
  tractor: [pane(0.57, 0.09, 0.84, 0.39)],
  bus: [pane(0.21, 0.09, 0.41, 0.48), pane(0.46, 0.09, 0.66, 0.48), pane(0.72, 0.09, 0.92, 0.48)],
  'delivery-truck': [pane(0.02, 0.26, 0.29, 0.52, 0.1)],
  'articulated-lorry': [pane(0.2, 0.3, 0.33, 0.52)],
  'fire-engine': [pane(0.18, 0.19, 0.35, 0.53)],
  ambulance: [pane(0.13, 0.22, 0.42, 0.49, 0.11)],
  'pickup-truck': [pane(0.12, 0.05, 0.39, 0.39, 0.13)],
  'sport-utility-vehicle': [pane(0.19, 0.14, 0.46, 0.47, 0.1), pane(0.52, 0.14, 0.72, 0.47)],
  minibus: [pane(0.04, 0.11, 0.25, 0.38, 0.1), pane(0.33, 0.11, 0.5, 0.38), pane(0.58, 0.11, 0.8, 0.38)],
  trolleybus: [pane(0.02, 0.3, 0.12, 0.5), pane(0.16, 0.3, 0.28, 0.5), pane(0.38, 0.3, 0.52, 0.5)],
  'tram-car': [pane(0.0, 0.33, 0.18, 0.58), pane(0.25, 0.33, 0.46, 0.58), pane(0.54, 0.33, 0.75, 0.58)],
  'racing-car': [pane(0.5, -0.5, 0.95, 0.44)],
  locomotive: [pane(0.69, 0.11, 0.94, 0.41)],
  'high-speed-train': [pane(0.24, 0.05, 0.58, 0.29, 0.18), pane(0.7, 0.05, 0.98, 0.29)],
  'propeller-plane': [pane(0.3, -0.6, 0.62, 0.4)],
  helicopter: [pane(0.04, 0.27, 0.4, 0.54, 0.1)],
  rocket: [
    [
      [0.7, 0.24],
      [0.78, 0.28],
      [0.8, 0.34],
      [0.76, 0.41],
      [0.68, 0.43],
      [0.61, 0.38],
      [0.6, 0.31],
      [0.64, 0.26],
    ],
  ],
  'flying-saucer': [
    [
      [0.33, 0.24],
      [0.42, 0.06],
      [0.56, 0.0],
      [0.7, 0.08],
      [0.76, 0.3],
      [0.55, 0.3],
    ],
  ],
  limousine: [
    pane(0.25, 0.085, 0.36, 0.3, 0.05),
    pane(0.38, 0.085, 0.5, 0.3),
    pane(0.52, 0.085, 0.64, 0.3),
    pane(0.66, 0.085, 0.78, 0.3),
  ],
  'dump-truck': [pane(0.07, 0.37, 0.265, 0.55, 0.05)],
  'cement-mixer': [pane(0.07, 0.26, 0.26, 0.44, 0.06)],
  'garbage-truck': [pane(0.07, 0.21, 0.27, 0.42, 0.04)],
  'tow-truck': [pane(0.21, 0.28, 0.385, 0.45, 0.05)],
  'monster-truck': [pane(0.23, 0.05, 0.43, 0.2, 0.07), pane(0.47, 0.05, 0.58, 0.2)],
  'combine-harvester': [pane(0.27, 0.05, 0.49, 0.43, 0.03)],
  streetcar: [pane(0.21, 0.25, 0.31, 0.5), pane(0.335, 0.25, 0.44, 0.5), pane(0.585, 0.25, 0.69, 0.5)],
  // People look out of these.
  'tower-window': [pane(0.27, 0.49, 0.73, 0.72)],
  'house-window': [pane(0.3, 0.43, 0.7, 0.83)],
  'go-kart': [pane(0.4, -0.9, 0.75, 0.55)],
  'auto-rickshaw': [pane(0.35, 0.15, 0.55, 0.68), pane(0.62, 0.15, 0.8, 0.68)],
}

/** True for what people are in and not on. */
export function hasCabin(motif: string): boolean {
  return Object.hasOwn(cabins, motif)
}

/** True for those who drive, are inside, or are on a bus or a train. */
export function isInCabin({ relation, word }: Bond, motif: string): boolean {
  if (!hasCabin(motif)) return false
  const isPublic = /bus$|minibus|tram-car|streetcar|train|tractor|roller/.test(motif)
  return relation === 'riding' || relation === 'inside' || (relation === 'on' && word === 'on' && isPublic)
}

/**
 * Shows people and animals in the windows of a vehicle. Those who find none of their own share the last ones. An animal
 * that leans out has its head before the pillar in front of the window.
 */
export function takeSeats(people: readonly Item[], vehicle: Item, areLeaning = false): void {
  const all = cabins[motifOf(vehicle)]!
  const windows = areLeaning && all.length > 1 ? all.slice(1) : all
  vehicle.x = people[0]!.x
  vehicle.isMirrored = false
  const rows = windows.map((_, at) => people.filter((_person, order) => order % windows.length === at))
  rows.forEach((row, at) =>
    row.forEach((person, order) => {
      const window = sliceOf(windows[at]!, order, row.length)
      if (areLeaning && !person.figure) leanOut(person, vehicle, boundsOf(window))
      else sitAt(person, vehicle, window, order)
    }),
  )
}

/** The head is larger than the window lets it be, ahead of it, and the neck ends at its lower edge. */
function leanOut(animal: Item, vehicle: Item, window: Bounds): void {
  const [wide, tall] = [widthOf(vehicle), heightOf(vehicle)]
  const [left, top] = [vehicle.x - wide / 2, vehicle.y - tall]
  const [edge, end] = [left + window.left * wide, left + window.right * wide]
  const sill = top + window.bottom * tall
  animal.depth = vehicle.depth + 0.5
  animal.isMirrored = false
  animal.scale *= ((window.bottom - window.top) * tall * 2.3) / heightOf(animal)
  animal.x = edge - wide * 0.05 + widthOf(animal) / 2
  animal.y = sill + heightOf(animal) * 0.44
  const high = top - tall * 0.4
  cutTo(animal, [
    [edge - wide * 0.2, high],
    [end, high],
    [end, sill],
    [edge - wide * 0.2, sill],
  ])
}

/** Draws of an animal that is in its place only what is inside of a polygon. */
function cutTo(animal: Item, open: Polygon): void {
  const middle = (animal.box.left + animal.box.right) / 2
  const { bottom } = animal.box
  animal.showIn?.(
    open.map(([x, y]): Point => [
      middle + (x - animal.x) / animal.scale,
      bottom + (y - animal.y) / animal.scale,
    ]),
  )
  animal.x += ((animal.box.left + animal.box.right) / 2 - middle) * animal.scale
  animal.y += (animal.box.bottom - bottom) * animal.scale
}

/** A part of a window, from its front backwards. */
function sliceOf(window: Polygon, order: number, count: number): Polygon {
  if (count === 1) return window
  const { left, right, top, bottom } = boundsOf(window)
  const step = (right - left) / count
  return pane(left + step * order, top, left + step * (order + 1), bottom, order === 0 ? step * 0.3 : 0)
}

/** Fills a bus with those of whom a text says that it is full. */
export function fillSeats(items: readonly Item[], bonds: readonly Bond[]): void {
  for (const vehicle of items) {
    const inside = bonds.flatMap(({ relation, from, to }) =>
      relation === 'filled with' && items[from] === vehicle ? [items[to]!] : [],
    )
    const isLoad = inside.every(
      ({ figure, subject }) =>
        !figure &&
        (/truck|lorry/.test(motifOf(vehicle)) || (subject.kind === 'thing' && subject.isSpread === true)),
    )
    if (hasCabin(motifOf(vehicle)) && inside.length > 0 && !isLoad) takeSeats(inside, vehicle)
  }
}

/** How much of a window's height a head fills. */
const headShare = 0.31

function sitAt(passenger: Item, vehicle: Item, window: Polygon, order: number): void {
  const [wide, tall] = [widthOf(vehicle), heightOf(vehicle)]
  const open = window.map(([x, y]): Point => [vehicle.x + (x - 0.5) * wide, vehicle.y - tall + y * tall])
  const box = boundsOf(open.map(([x, y]): Point => [x, Math.max(y, vehicle.y - tall)]))
  passenger.depth = vehicle.depth + 0.5 + order * 0.01
  if (passenger.figure) seatPerson(passenger, open, box)
  else seatAnimal(passenger, open, box)
}

/** Animals have their heads at the left of their drawings. */
function seatAnimal(animal: Item, open: Polygon, box: Bounds): void {
  const tall = box.bottom - box.top
  animal.scale *= (tall * 1.45) / heightOf(animal)
  animal.isMirrored = false
  animal.x = box.left + (box.right - box.left) * 0.12 + widthOf(animal) / 2
  animal.y = box.top + tall * 0.1 + heightOf(animal)
  cutTo(animal, open)
}

function seatPerson(person: Item, open: Polygon, box: Bounds): void {
  const figure = person.figure!
  const radius = Math.min((box.bottom - box.top) * headShare, (box.right - box.left) * 0.4)
  person.scale = radius / figure.headRadius
  person.isMirrored = true
  // A slanted windshield leaves more room at the back.
  const middle = box.left * 0.44 + box.right * 0.56
  const level = box.top + (box.bottom - box.top) * 0.46
  person.x = middle + (figure.head[0] - figureFoot[0]) * person.scale
  person.y = level - (figure.head[1] - figureFoot[1]) * person.scale
  person.showIn?.(
    open.map(([x, y]): Point => [
      figureFoot[0] - (x - person.x) / person.scale,
      figureFoot[1] + (y - person.y) / person.scale,
    ]),
  )
}

interface Bounds {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

function boundsOf(points: Polygon): Bounds {
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }
}
