import { outputSize } from '@vivify/generators/remix/geometry'
import type { RemixRecipe } from '@vivify/generators/remix/recipe'
import type { PixelSize } from './protocol.ts'

/** Maximum longer side of an export: 4K, and as much as phones and feeds show. */
export const maxExportSide = 4096
/** Clips are smaller, because every frame is drawn separately. */
const maxFilmSide = 1280

/** Scales a size down until its longer side is at most `maxSide`. */
export function fitInside({ width, height }: PixelSize, maxSide: number): PixelSize {
  const scale = Math.min(1, maxSide / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** Size of the exported picture in pixels. */
export function exportSize(source: PixelSize, recipe: RemixRecipe): PixelSize {
  return outputSize(source, recipe, maxExportSide)
}

/** True when the visible part of the source has more pixels than the export. */
export function isExportReduced(source: PixelSize, recipe: RemixRecipe): boolean {
  const { width, height } = outputSize(source, recipe, Number.POSITIVE_INFINITY)
  return Math.max(width, height) > maxExportSide
}

/** Size of the clip in pixels; both sides are even, as H.264 requires. */
export function filmSize(source: PixelSize, recipe: RemixRecipe): PixelSize {
  const { width, height } = outputSize(source, recipe, maxFilmSide)
  return { width: Math.max(2, width - (width % 2)), height: Math.max(2, height - (height % 2)) }
}

/**
 * The size at which to decode a picture, so that its visible part has at most `maxSide` pixels without losing detail.
 */
export function decodeSize(
  source: PixelSize,
  recipe: RemixRecipe,
  maxSide: number = maxExportSide,
): PixelSize {
  const { width, height } = outputSize(source, recipe, Number.POSITIVE_INFINITY)
  const scale = Math.min(1, maxSide / Math.max(width, height))
  return fitInside(source, Math.ceil(Math.max(source.width, source.height) * scale))
}
