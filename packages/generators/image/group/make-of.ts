// A thing that is made of others: its shape filled with many small ones.

import type { Studio } from '@vivify/timeline/ports'
import { moveLayers, placeMatrix } from '../figures/vector.ts'
import { hexColor, mixColor, parseColor } from '../raster/color.ts'
import type { MotifOutline, OutlineLayer } from '../request.ts'
import { measureOutline } from './measure.ts'
import { createStage } from './states/stage.ts'

/** How far pieces are from each other, and how large they are, as shares of the longer side of the whole. */
const step = 0.105
const size = 0.15
/** What lies over a piece beyond these layers is too small to see. */
const mostLayers = 4
/** Degrees by which neighbors are turned. */
const turns = [-24, 10, 38, -8, 22, -40, 4]

/**
 * The whole in the shape that it has, covered with copies of a piece from edge to edge. Between them, its shape shows as a
 * dark ground.
 */
export function makeOf(studio: Studio, whole: MotifOutline, piece: MotifOutline): MotifOutline {
  const stage = createStage(studio, whole)
  const box = measureOutline(studio, piece)
  const [wide, tall] = [box.right - box.left, box.bottom - box.top]
  const scale = (stage.size * size) / Math.max(wide, tall)
  const middle = placeMatrix({ x: -(box.left + wide / 2), y: -(box.top + tall / 2), scale: 1 })
  const shapes = moveLayers(piece.layers.slice(0, mostLayers), middle)
  const ground = mixColor(parseColor(shapes[0]?.fill ?? '#777777'), parseColor('#1c1a22'), 0.62)
  const copies: OutlineLayer[] = []
  const [across, down] = [step / stage.wide, (step * 0.87) / stage.tall]
  let count = 0
  for (let row = 0, y = down / 2; y < 1; row++, y += down) {
    for (let x = row % 2 === 0 ? across / 2 : across; x < 1; x += across) {
      if (!stage.isInside(x, y)) continue
      const [left, top] = stage.at(x, y)
      const radians = (turns[count++ % turns.length]! * Math.PI) / 180
      copies.push(...moveLayers(shapes, placeMatrix({ x: left, y: top, scale, radians })))
    }
  }
  const base = whole.layers.map((layer) => ({ ...layer, fill: hexColor(ground) }))
  return { ...whole, layers: [...base, ...copies] }
}
