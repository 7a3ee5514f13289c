// Cables between things that are plugged in or connected.

import { limbPath, moveLayers, placeMatrix, type Point } from '../../figures/vector.ts'
import { heightOf, motifOf, widthOf, type Item, type Placed } from '../item.ts'
import { boxOf } from '../arrange/place-item.ts'

/** Stands the second beside the first, large enough to be seen, with a cable between them. */
export function wire(first: Item, second: Item, gap: number): void {
  const size = Math.max(widthOf(first), heightOf(first))
  const own = Math.max(widthOf(second), heightOf(second))
  const isOutlet = motifOf(second) === 'power-outlet'
  if (!second.figure && own < size * 0.45) second.scale *= (size * (isOutlet ? 0.5 : 0.55)) / own
  if (!second.figure && own > size) second.scale *= size / own
  second.x = first.x + (widthOf(first) + widthOf(second)) / 2 + gap + size * 0.3
  second.y = isOutlet ? first.y - heightOf(first) * 0.42 : 0
  first.cable = second
}

/** The cables, with a plug where they end in an outlet. */
export function drawCables(items: readonly Item[]): Placed[] {
  return items.flatMap((item) => (item.cable ? [drawCable(item, item.cable)] : []))
}

function drawCable(first: Item, second: Item): Placed {
  const [from, to] = [boxOf(first), boxOf(second)]
  const size = Math.max(from.bottom - from.top, from.right - from.left)
  const girth = size * 0.018
  const isOutlet = motifOf(second) === 'power-outlet'
  const side = second.x > first.x ? 1 : -1
  const wide = to.right - to.left
  const start: Point = [
    first.x + side * (from.right - from.left) * 0.36,
    from.bottom - (from.bottom - from.top) * 0.3,
  ]
  const end: Point = isOutlet
    ? [second.x, (to.top + to.bottom) / 2]
    : [second.x - side * wide * 0.36, to.bottom - (to.bottom - to.top) * 0.4]
  const low = Math.max(from.bottom, to.bottom)
  const points = Array.from({ length: 13 }, (_, at): Point => {
    const share = at / 12
    const sag = Math.sin(share * Math.PI)
    const straight = start[1] + (end[1] - start[1]) * share
    return [
      start[0] + (end[0] - start[0]) * share,
      straight + (low - Math.max(start[1], end[1]) - girth * 2) * sag * 0.9,
    ]
  })
  const plug = size * 0.06
  // Paths have two decimals, which are too few for meters of small things.
  const fine = 1000 / size
  const limb = (way: readonly Point[], radii: readonly number[]): string =>
    limbPath(
      way.map(([x, y]): Point => [x * fine, y * fine]),
      radii.map((radius) => radius * fine),
    )
  const layers = [
    {
      pathData: limb(
        points,
        points.map(() => girth),
      ),
      fill: '#23252c',
    },
    ...(isOutlet
      ? [
          {
            pathData: limb(
              [
                [end[0], end[1] + plug * 0.6],
                [end[0], end[1] - plug * 0.4],
              ],
              [plug, plug * 0.8],
            ),
            fill: '#3d434f',
          },
        ]
      : []),
  ]
  return {
    layers: moveLayers(layers, placeMatrix({ x: 0, y: 0, scale: 1 / fine })),
    depth: Math.max(first.depth, second.depth) + 0.4,
    box: {
      left: Math.min(start[0], end[0]),
      right: Math.max(start[0], end[0]),
      top: Math.min(start[1], end[1]),
      bottom: low,
    },
  }
}
