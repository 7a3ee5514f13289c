// A part of a drawing that something before it covers: legs below a table, hair above a collar.

import type { Item } from '../item.ts'

/** Far outside of every drawing. */
const far = 1000

/** Draws only what is above a height of the item's own drawing, in units of the outline's square. */
export function hideBelow(item: Item, level: number): void {
  showBetween(item, -far, level)
}

/** Draws only what is below a height of the item's own drawing, in units of the outline's square. */
export function hideAbove(item: Item, level: number): void {
  showBetween(item, level, far)
}

function showBetween(item: Item, top: number, bottom: number): void {
  item.showIn?.([
    [-far, top],
    [far, top],
    [far, bottom],
    [-far, bottom],
  ])
}
