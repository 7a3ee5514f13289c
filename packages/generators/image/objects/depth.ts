import { blurRaster } from '../raster/blur.ts'
import { resizeRaster, shrinkRaster, type Raster } from '../raster/raster.ts'
import { smoothStep } from '../raster/scalar.ts'

/** The sharp range: rows from `sharpFrom` to `sharpTo`, with sharpness falling off over `falloff` pixels. */
export interface Focus {
  readonly sharpFrom: number
  readonly sharpTo: number
  readonly falloff: number
  /** Blur of rows far outside the focus, in pixels. */
  readonly radius: number
}

/** Blurs the rows of a raster that lie outside the focus; the blur is computed at a third of the size. */
export function defocusRows(raster: Raster, focus: Focus): void {
  const factor = 3
  const soft = resizeRaster(
    blurRaster(shrinkRaster(raster, factor), focus.radius / factor, 3),
    raster.width,
    raster.height,
  )
  for (let y = 0; y < raster.height; y++) {
    const share =
      smoothStep(focus.sharpFrom, focus.sharpFrom - focus.falloff, y) +
      smoothStep(focus.sharpTo, focus.sharpTo + focus.falloff, y)
    if (share < 0.01) continue
    const end = (y + 1) * raster.width * 3
    for (let index = y * raster.width * 3; index < end; index++)
      raster.data[index]! += (soft.data[index]! - raster.data[index]!) * Math.min(1, share)
  }
}
