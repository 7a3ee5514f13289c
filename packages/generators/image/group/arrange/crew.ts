// People in a boat stand behind its rail or sit between its sides, which hide their legs.

import { figureFoot } from '../../figures/draw-figure.ts'
import type { RelationName } from '../../understand/words/words.ts'
import { spanOf } from './formations.ts'
import { hideBelow } from '../drawings/hide-part.ts'
import { heightOf, motifOf, widthOf, type Item } from '../item.ts'
import { boxOf } from './place-item.ts'

interface Deck {
  /** How high the rail is, as a share of the boat's height. */
  readonly rail: number
  /** The part of its width on which people are, as shares from its left edge. */
  readonly from: number
  readonly to: number
  /** How much of a person the rail hides. */
  readonly hides: number
  /** How high the boat is beside a person at least. */
  readonly tall: number
}

const decks: Readonly<Record<string, Deck>> = {
  raft: { rail: 0.22, from: 0.12, to: 0.88, hides: 0.02, tall: 0.9 },
  longship: { rail: 0.36, from: 0.2, to: 0.8, hides: 0.4, tall: 1.6 },
  boat: { rail: 0.62, from: 0.2, to: 0.8, hides: 0.42, tall: 0.7 },
  lifeboat: { rail: 0.7, from: 0.2, to: 0.8, hides: 0.42, tall: 0.7 },
  canoe: { rail: 0.66, from: 0.2, to: 0.8, hides: 0.46, tall: 0.7 },
  gondola: { rail: 0.36, from: 0.28, to: 0.72, hides: 0.36, tall: 0.9 },
  'pirate-ship': { rail: 0.34, from: 0.16, to: 0.8, hides: 0.34, tall: 1.9 },
  // Whoever is tiny is up to the waist in a cup.
  'hot-beverage': { rail: 0.7, from: 0.2, to: 0.74, hides: 0.46, tall: 1.1 },
  'teacup-without-handle': { rail: 0.72, from: 0.16, to: 0.84, hides: 0.46, tall: 0.9 },
  teacup: { rail: 0.72, from: 0.16, to: 0.74, hides: 0.46, tall: 0.9 },
  speedboat: { rail: 0.56, from: 0.36, to: 0.62, hides: 0.4, tall: 0.9 },
}

function hasDeck(item: Item): boolean {
  return Object.hasOwn(decks, motifOf(item))
}

const aboard: ReadonlySet<RelationName> = new Set(['on', 'inside', 'riding'])

/** True for people who are in or on a boat. */
export function isAboard(row: readonly Item[], relation: RelationName, boat: Item): boolean {
  return aboard.has(relation) && hasDeck(boat) && row.length > 0 && row.every(({ figure }) => figure)
}

/** Puts all of a crew between the sides of their boat, which grows to hold them. */
export function board(crew: readonly Item[], boat: Item): void {
  const { rail, from, to, hides, tall } = decks[motifOf(boat)]!
  const body = Math.max(...crew.map(heightOf))
  const { left, right } = spanOf(crew)
  const room = Math.max((right - left) * 0.86, body * 0.5)
  const wanted = Math.max((body * tall) / heightOf(boat), room / ((to - from) * widthOf(boat)))
  boat.scale *= wanted
  boat.isMirrored = false
  boat.x = (left + right) / 2 - ((from + to) / 2 - 0.5) * widthOf(boat)
  boat.depth = Math.min(...crew.map(({ depth }) => depth)) - 1
  const level = boat.y - heightOf(boat) * rail
  for (const person of crew) {
    person.y = level + body * hides
    standBehindRail(person, level)
  }
}

/** Takes one more aboard of a boat that has its place. */
export function takeAboard(person: Item, boat: Item, order: number): void {
  const { rail, from, to, hides, tall } = decks[motifOf(boat)]!
  const body = heightOf(person)
  if (order === 0)
    boat.scale *= Math.max(1, (body * tall) / heightOf(boat), (body * 1.1) / ((to - from) * widthOf(boat)))
  const seat = (from + to) / 2 - 0.5 + [-0.24, 0.24, 0, -0.4, 0.4][order % 5]! * (to - from)
  boat.isMirrored = false
  person.x = boat.x + seat * widthOf(boat)
  person.depth = boat.depth + 1 + order * 0.01
  const level = boat.y - heightOf(boat) * rail
  person.y = level + body * hides
  standBehindRail(person, level)
}

/** Draws only what of a person is above a height. */
function standBehindRail(person: Item, level: number): void {
  const sill = figureFoot[1] + (level - person.y) / person.scale
  if (boxOf(person).bottom <= level) return
  hideBelow(person, sill)
}
