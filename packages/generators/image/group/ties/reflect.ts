// Whoever looks into a mirror is seen in it.

import { moveLayers, clipLayers, ovalPoints, type Point } from '../../figures/vector.ts'
import { poses } from '../../figures/poses.ts'
import { heightOf, motifOf, widthOf, type Item, type Placed } from '../item.ts'
import { boxOf, placementOf } from '../arrange/place-item.ts'

/** True for a mirror that shows who is before it. */
export function isMirror(item: Item): boolean {
  return motifOf(item) === 'mirror'
}

/** Shares of a mirror's width and height from its middle to the edge of its glass. */
const glass = { across: 0.4, up: 0.43 }

/** The images in all mirrors. */
export function drawReflections(items: readonly Item[]): Placed[] {
  return items.flatMap((mirror) => (mirror.image ? reflect(mirror.image, mirror) : []))
}

function reflect(person: Item, mirror: Item): Placed[] {
  const { figure, subject } = person
  if (!figure || subject.kind !== 'person' || poses[subject.pose].view === 'back') return []
  const box = boxOf(mirror)
  const middle: Point = [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
  const scale = Math.min(person.scale, (heightOf(mirror) * 0.3) / figure.headRadius)
  const clone: Item = { ...person, scale, isMirrored: !person.isMirrored, x: 0, y: 0 }
  const side = clone.isMirrored ? -1 : 1
  // The head is in the upper half of the glass.
  clone.x = middle[0] - (figure.head[0] - 120) * scale * side
  clone.y = middle[1] - heightOf(mirror) * 0.06 - (figure.head[1] - 200) * scale
  const oval = ovalPoints(middle[0], middle[1], widthOf(mirror) * glass.across, heightOf(mirror) * glass.up)
  const isBroken =
    mirror.subject.kind === 'thing' &&
    mirror.subject.states?.some((state) => /crack|shatter|pieces/.test(state)) === true
  const shift = isBroken ? heightOf(mirror) * 0.045 : 0
  // The halves of a broken mirror don't fit.
  const cut = isBroken ? [halfOf(oval, middle, 1), halfOf(oval, middle, -1)] : [oval]
  return cut.map((points, order): Placed => {
    const moved: Item = { ...clone, y: clone.y + (order === 0 ? -shift : shift) }
    return {
      layers: clipLayers(moveLayers(person.outline.layers, placementOf(moved)), points),
      depth: mirror.depth + 0.05,
      box,
    }
  })
}

/** The part of a shape on one side of a slanted line through its middle. */
function halfOf(points: readonly Point[], [x, y]: Point, side: number): Point[] {
  const gap = 0.008
  const isIn = ([atX, atY]: Point): boolean => (atX - x + (atY - y) * 0.4) * side > gap
  return points.filter(isIn)
}
