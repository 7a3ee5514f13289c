// A thing that is made of others: its shape filled with many small ones.

import type { Studio } from '@vivify/timeline/ports'
import { moveLayers, placeMatrix, type Point } from '../../figures/vector.ts'
import { hexColor, mixColor, parseColor } from '../../raster/color.ts'
import type { MotifOutline } from '../../request.ts'
import { measureOutline } from '../measure.ts'
import { createStage, type Stage } from '../states/stage.ts'

/** How far pieces are from each other at least, as a share of the longer side of the whole, and how large for that. */
const closest = 0.105
const overlap = 1.42
/** What lies over a piece beyond these layers is too small to see. */
const mostLayers = 3
/** Painters light each layer, and a picture takes a second at most. */
const layerBudget = 60
/** Degrees by which neighbors are turned. */
const turns = [-24, 10, 38, -8, 22, -40, 4]

/**
 * The whole in the shape that it has, covered with copies of a piece from edge to edge. Between them, its shape shows as a
 * dark ground. `count` is how many such wholes the picture has: of many, each has fewer and larger pieces.
 */
export function makeOf(
  studio: Studio,
  whole: MotifOutline,
  piece: MotifOutline,
  count: number,
): MotifOutline {
  const stage = createStage(studio, whole)
  const box = measureOutline(studio, piece)
  const [wide, tall] = [box.right - box.left, box.bottom - box.top]
  const middle = placeMatrix({ x: -(box.left + wide / 2), y: -(box.top + tall / 2), scale: 1 })
  const shapes = moveLayers(piece.layers.slice(0, mostLayers), middle)
  const most = Math.max(4, layerBudget / count / shapes.length)
  let step = closest
  let spots = findSpots(stage, step)
  while (spots.length > most) {
    step *= Math.max(1.05, Math.sqrt(spots.length / most))
    spots = findSpots(stage, step)
  }
  const scale = (stage.size * step * overlap) / Math.max(wide, tall)
  const copies = spots.flatMap(([x, y], index) => {
    const radians = (turns[index % turns.length]! * Math.PI) / 180
    return moveLayers(shapes, placeMatrix({ x, y, scale, radians }))
  })
  const ground = mixColor(parseColor(shapes[0]?.fill ?? '#777777'), parseColor('#1c1a22'), 0.62)
  const base = whole.layers.map((layer) => ({ ...layer, fill: hexColor(ground) }))
  return { ...whole, layers: [...base, ...copies] }
}

/** Places in rows, each half a step beside the row above, that are inside the whole. */
function findSpots(stage: Stage, step: number): Point[] {
  const [across, down] = [step / stage.wide, (step * 0.87) / stage.tall]
  const spots: Point[] = []
  for (let row = 0, y = down / 2; y < 1; row++, y += down)
    for (let x = row % 2 === 0 ? across / 2 : across; x < 1; x += across)
      if (stage.isInside(x, y)) spots.push(stage.at(x, y))
  return spots
}
