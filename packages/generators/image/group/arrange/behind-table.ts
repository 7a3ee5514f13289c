// Several who sit at a long table are behind it, side by side, with their dishes before them.

import { figureFoot } from '../../figures/draw-figure.ts'
import type { Bond } from '../../understand/understanding.ts'
import { bodyOf, fit } from '../poses/body.ts'
import { hideBelow } from '../drawings/hide-part.ts'
import { heightOf, motifOf, widthOf, type Item } from '../item.ts'

const apart = 0.44
/** Five and more sit closer. */
const close = 0.36
/** How much of a body is below the top of the table, from the hip upward. */
const below = 0.14

/** Seats three or more behind a long table. */
export function sitBehindTable(
  items: readonly Item[],
  bonds: readonly Bond[],
  teams: readonly number[],
): void {
  const at = items.findIndex(
    ({ subject }) =>
      subject.kind === 'thing' && subject.thing.motif === 'table' && subject.states?.[0] === 'low',
  )
  const guests = items.filter((item) => item.figure)
  const table = items[at]
  if (!table || guests.length < 3 || new Set(guests.map((item) => teams[items.indexOf(item)])).size > 1)
    return
  const body = Math.max(...guests.map(bodyOf))
  const step = guests.length < 5 ? apart : close
  const wide = body * (guests.length * step + 0.16)
  table.scale *= wide / widthOf(table)
  table.x = 0
  table.y = 0
  table.depth = 2
  const top = -heightOf(table) * 0.98
  guests.forEach((item, order) => {
    item.isMirrored = false
    item.x = (order - (guests.length - 1) / 2) * body * step
    const hip = item.figure!.seat[1]
    // Children sit higher.
    item.y = top + body * below * Math.min(1, bodyOf(item) / body) - (hip - figureFoot[1]) * item.scale
    item.depth = 1 - order * 0.01
    // What is below the top of the table isn't seen.
    hideBelow(item, figureFoot[1] + (top + body * 0.03 - item.y) / item.scale)
  })
  layDishes(items, bonds, table, body)
}

function layDishes(items: readonly Item[], bonds: readonly Bond[], table: Item, body: number): void {
  const dishes = items.filter(
    (item, index) =>
      !item.figure &&
      item !== table &&
      motifOf(item) !== 'table' &&
      bonds.some(
        ({ relation, to, from }) =>
          to === index && (items[from] === table || /^(?:beside|filled with|facing|holding)$/.test(relation)),
      ),
  )
  const step = (widthOf(table) * 0.9) / Math.max(1, dishes.length)
  dishes.forEach((item, order) => {
    fit(item, body, 0.14, Math.min(0.3, (step * 0.9) / body))
    item.x = table.x + (order - (dishes.length - 1) / 2) * step
    item.y = table.y - heightOf(table) * 0.94
    item.depth = table.depth + 0.5 + order * 0.01
  })
}
