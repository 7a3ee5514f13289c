import type { Studio } from '@vivify/timeline/ports'
import { drawMotif, drawSurface } from '../raster/draw.ts'
import type { MotifOutline } from '../request.ts'

/** The painted part of an outline, in units of its square. */
export interface Extent {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

const side = 192
const known = new WeakMap<MotifOutline, Extent>()

/** Measures what an outline paints, to half a hundredth of its square. */
export function measureOutline(studio: Studio, outline: MotifOutline): Extent {
  const before = known.get(outline)
  if (before) return before
  const surface = drawSurface(studio, { width: side, height: side }, (context) =>
    drawMotif(context, studio, outline, { x: side / 2, y: side / 2, size: side }),
  )
  const { data } = surface.getContext('2d').getImageData(0, 0, side, side)
  let [left, top, right, bottom] = [side, side, 0, 0]
  for (let index = 0; index < side * side; index++) {
    if (data[index * 4 + 3]! < 100) continue
    const x = index % side
    const y = (index - x) / side
    left = Math.min(left, x)
    right = Math.max(right, x + 1)
    top = Math.min(top, y)
    bottom = y + 1
  }
  const unit = outline.viewBox / side
  const extent =
    right > left
      ? { left: left * unit, top: top * unit, right: right * unit, bottom: bottom * unit }
      : { left: 0, top: 0, right: outline.viewBox, bottom: outline.viewBox }
  known.set(outline, extent)
  return extent
}
