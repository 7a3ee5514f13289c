import { outputSize } from '@vivify/generators/remix/geometry'
import type { RemixRecipe } from '@vivify/generators/remix/recipe'
import type { PixelSize } from './protocol.ts'

/** Longer side of an export at most: 4K, and what phones and feeds show. */
export const maxExportSide = 4096
/** Every frame is drawn anew. */
const maxFilmSide = 1280

/** Shrinks a size until its longer side is at most `maxSide`. */
export function fitInside({ width, height }: PixelSize, maxSide: number): PixelSize {
  const scale = Math.min(1, maxSide / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** Pixels of the exported picture. */
export function exportSize(source: PixelSize, recipe: RemixRecipe): PixelSize {
  return outputSize(source, recipe, maxExportSide)
}

/** True when what is shown of the source has more pixels than an export. */
export function isExportReduced(source: PixelSize, recipe: RemixRecipe): boolean {
  const { width, height } = outputSize(source, recipe, Number.POSITIVE_INFINITY)
  return Math.max(width, height) > maxExportSide
}

/** Pixels of the clip: even, as H.264 wants them. */
export function filmSize(source: PixelSize, recipe: RemixRecipe): PixelSize {
  const { width, height } = outputSize(source, recipe, maxFilmSide)
  return { width: Math.max(2, width - (width % 2)), height: Math.max(2, height - (height % 2)) }
}

/** The size to decode a picture at so that what is shown of it has at most `maxSide` pixels and nothing is lost. */
export function decodeSize(
  source: PixelSize,
  recipe: RemixRecipe,
  maxSide: number = maxExportSide,
): PixelSize {
  const { width, height } = outputSize(source, recipe, Number.POSITIVE_INFINITY)
  const scale = Math.min(1, maxSide / Math.max(width, height))
  return fitInside(source, Math.ceil(Math.max(source.width, source.height) * scale))
}
