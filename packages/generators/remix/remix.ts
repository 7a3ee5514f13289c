// The entry point of the remix studio's pixel code: takes a picture and a recipe, returns a new picture. The same
// picture, recipe and width give the same bytes; another width gives the same look.

import { AppError } from '@vivify/contract/errors'
import type { Pixels } from '@vivify/timeline/ports'
import type { StopSignal } from '../image/request.ts'
import { adjustPixels } from './adjust.ts'
import { bleedColors } from './bleed.ts'
import type { EffectName } from './effect-kinds.ts'
import { paintCartoon } from './effects/cartoon.ts'
import { paintCollage } from './effects/collage.ts'
import { paintDuotone } from './effects/duotone.ts'
import { readSettings, type PaintEffect } from './effects/effect.ts'
import { paintHalftone } from './effects/halftone.ts'
import { paintPalette } from './effects/palette.ts'
import { paintPaperCut } from './effects/paper-cut.ts'
import { paintPixel } from './effects/pixel.ts'
import { paintPoster } from './effects/poster.ts'
import { paintVintage } from './effects/vintage.ts'
import { framePixels, outputSize } from './geometry.ts'
import type { RemixRecipe } from './recipe.ts'

export { outputSize }

export interface RemixOptions {
  /** Width of the finished picture in whole pixels; the height follows from the recipe. */
  readonly width: number
  readonly signal?: StopSignal | undefined
  /** Called with the completed share, 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined
  /** Avoids cropping and scaling again while only the look changes. The source must not change in the meantime. */
  readonly keeper?: FrameKeeper | undefined
}

/** Cache of the latest frame of a source, at the size of the finished picture. */
export interface FrameKeeper {
  last: { source: Pixels; key: string; frame: Pixels } | null
}

const maxSide = 16384

const painters: Record<EffectName, PaintEffect> = {
  palette: paintPalette,
  duotone: paintDuotone,
  halftone: paintHalftone,
  poster: paintPoster,
  vintage: paintVintage,
  cartoon: paintCartoon,
  'paper-cut': paintPaperCut,
  pixel: paintPixel,
  collage: paintCollage,
}

/**
 * Applies a recipe, except for its text and motion. Does not yield, so run it in a worker. Throws AppError `bad_input`
 * for an impossible size, and the reason of `signal` when aborted.
 */
export function remixPixels(source: Pixels, recipe: RemixRecipe, options: RemixOptions): Pixels {
  const full = outputSize(source, recipe, Number.POSITIVE_INFINITY)
  const width = options.width
  const height = Math.max(1, Math.round((width * full.height) / full.width))
  if (!Number.isInteger(width) || width < 1 || Math.max(width, height) > maxSide) {
    throw new AppError('bad_input', `A picture can't be ${width} × ${height} pixels. Choose a smaller size.`)
  }
  const steps = recipe.effects.length + 2
  let done = 0
  const advance = (): void => {
    options.signal?.throwIfAborted()
    options.onProgress?.(++done / steps)
  }
  let pixels = readFrame(source, recipe, { width, height }, options.keeper)
  if (recipe.effects.length > 0) bleedColors(pixels)
  advance()
  adjustPixels(pixels, recipe.adjust)
  advance()
  for (const [index, effect] of recipe.effects.entries()) {
    if (effect.amount > 0) {
      const before = effect.amount < 1 ? new Uint8ClampedArray(pixels.data) : null
      const settings = readSettings(effect, recipe.seed + index, () => options.signal?.throwIfAborted())
      pixels = painters[effect.kind](pixels, settings)
      if (before) mixIn(pixels.data, before, 1 - effect.amount)
    }
    advance()
  }
  return pixels
}

function readFrame(
  source: Pixels,
  recipe: RemixRecipe,
  size: { width: number; height: number },
  keeper: FrameKeeper | undefined,
): Pixels {
  if (keeper === undefined) return framePixels(source, recipe, size)
  const { crop, ratio, fit, rotate, straighten, flip } = recipe
  const key = JSON.stringify([crop, ratio, fit, rotate, straighten, flip, size])
  if (keeper.last?.source !== source || keeper.last.key !== key) {
    keeper.last = { source, key, frame: framePixels(source, recipe, size) }
  }
  const { frame } = keeper.last
  return { width: frame.width, height: frame.height, data: frame.data.slice() }
}

function mixIn(data: Uint8ClampedArray, other: Uint8ClampedArray, share: number): void {
  for (let index = 0; index < data.length; index++) {
    data[index] = data[index]! + (other[index]! - data[index]!) * share
  }
}
