import type { Random } from '@vivify/contract/random'
import { drawPlace, isOnTable, tableRow } from '../places/draw-place.ts'
import { blurRaster } from '../raster/blur.ts'
import type { Raster } from '../raster/raster.ts'
import type { PictureRequest } from '../request.ts'
import type { BuiltPlace } from '../understand/words/places/places.ts'
import type { Frame } from './layout.ts'

/** A built place as the backdrop of a solid subject: out of focus, as behind a figure on a table. */
export function paintBuiltSet(
  request: PictureRequest,
  place: BuiltPlace,
  frame: Frame,
  random: Random,
): Raster {
  // A place without a subject is what the picture shows.
  const radius = request.motif.isPlaceOnly ? 0.7 : 2.6
  const raster = drawPlace(request, place, random.fork('built'))
  // The table is as near as what stands on it.
  const near = isOnTable(request) ? Math.round(tableRow(request)) * raster.width * 3 : raster.data.length
  const sharp = raster.data.slice(near)
  blurRaster(raster, radius * frame.unit, 2)
  raster.data.set(sharp, near)
  return raster
}
