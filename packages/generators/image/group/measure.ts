import type { Studio } from '@vivify/timeline/ports'
import { drawMotif, drawSurface } from '../raster/draw.ts'
import type { MotifOutline } from '../request.ts'

/** The painted part of an outline, in units of its square. */
export interface Extent {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
  /** How high it reaches in each of its slices from left to right, as shares of its height. */
  readonly crest?: readonly number[]
}

const slices = 32
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
  for (let y = 0; y < side; y++) {
    let first = 0
    while (first < side && !isPainted(data, first, y)) first++
    if (first === side) continue
    let last = side - 1
    while (!isPainted(data, last, y)) last--
    left = Math.min(left, first)
    right = Math.max(right, last + 1)
    top = Math.min(top, y)
    bottom = y + 1
  }
  const unit = outline.viewBox / side
  const crest = crestOf(data, { left, top, right, bottom })
  const extent =
    right > left
      ? { left: left * unit, top: top * unit, right: right * unit, bottom: bottom * unit, crest }
      : { left: 0, top: 0, right: outline.viewBox, bottom: outline.viewBox }
  known.set(outline, extent)
  return extent
}

function isPainted(data: Uint8ClampedArray, x: number, y: number): boolean {
  return data[(y * side + x) * 4 + 3]! >= 100
}

function crestOf(data: Uint8ClampedArray, { left, top, right, bottom }: Extent): number[] {
  return Array.from({ length: slices }, (_, slice) => {
    const from = Math.floor(left + ((right - left) * slice) / slices)
    const to = Math.max(from + 1, Math.floor(left + ((right - left) * (slice + 1)) / slices))
    for (let y = top; y < bottom; y++)
      for (let x = from; x < to; x++) if (isPainted(data, x, y)) return (bottom - y) / (bottom - top)
    return 0
  })
}
