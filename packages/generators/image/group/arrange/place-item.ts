// Where an item is in the group, in meters.

import { figureFoot } from '../../figures/draw-figure.ts'
import { moveLayers, placeMatrix, type Matrix } from '../../figures/vector.ts'
import { isOneSided } from '../../motifs/one-sided.ts'
import { motifOf, type Item, type Placed } from '../item.ts'

export interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

export function placeItem(item: Item): Placed {
  return {
    layers: moveLayers(item.outline.layers, placementOf(item)),
    depth: item.depth,
    member: { word: item.subject.word, ...boxOf(item) },
    box: extentOf(item, item.reach ?? item.box),
  }
}

/** Where the square of its outline is. */
export function placementOf(item: Item): Matrix {
  const { scale } = item
  // Writing can be read on both sides of the picture.
  const isMirrored = item.isMirrored && !isOneSided(motifOf(item))
  const [middleX, footY] = footOf(item)
  return placeMatrix({
    x: item.x - middleX * scale * (isMirrored ? -1 : 1),
    y: item.y - footY * scale,
    scale,
    isMirrored,
  })
}

/** What an item covers. */
export function boxOf(item: Item): Box {
  return extentOf(item, item.box)
}

function extentOf(item: Item, box: Item['box']): Box {
  const { scale } = item
  const [middleX, footY] = footOf(item)
  const side = item.isMirrored ? -1 : 1
  const first = item.x + (box.left - middleX) * scale * side
  const second = item.x + (box.right - middleX) * scale * side
  return {
    left: Math.min(first, second),
    right: Math.max(first, second),
    top: item.y + (box.top - footY) * scale,
    bottom: item.y + (box.bottom - footY) * scale,
  }
}

function footOf({ figure, box }: Item): readonly [number, number] {
  return figure ? figureFoot : [(box.left + box.right) / 2, box.bottom]
}
