// Edits of what a recipe shows of its picture. The crop is in the turned picture, so it is turned along.

import { ratios, type RemixRecipe } from '@vivify/generators/remix/recipe'
import type { PixelSize } from './engine/protocol.ts'
import { cropToShape, wholePicture } from './stage/crop-geometry.ts'

/** Size of a picture as the recipe turns it. */
export function turnedSize({ width, height }: PixelSize, { rotate }: RemixRecipe): PixelSize {
  return rotate === 90 || rotate === 270 ? { width: height, height: width } : { width, height }
}

/** Width over height of the crop box in shares of the turned picture; null where any shape is right. */
export function ratioInShares(recipe: RemixRecipe, source: PixelSize): number | null {
  const value = ratios.find(({ name }) => name === recipe.ratio)?.value ?? null
  if (value === null || recipe.fit !== 'crop') return null
  const { width, height } = turnedSize(source, recipe)
  return (value * height) / width
}

/** Gives the picture a ratio; `original` frees the crop. */
export function chooseRatio(
  recipe: RemixRecipe,
  ratio: RemixRecipe['ratio'],
  source: PixelSize,
): RemixRecipe {
  if (ratio === 'original') return { ...recipe, ratio, fit: 'crop' }
  return cropAsAsked({ ...recipe, ratio }, source)
}

/** Reaches the ratio by cutting, or by adding around the whole picture. */
export function chooseFit(recipe: RemixRecipe, fit: RemixRecipe['fit'], source: PixelSize): RemixRecipe {
  return fit === 'crop'
    ? cropAsAsked({ ...recipe, fit }, source)
    : { ...recipe, fit, crop: recipe.fit === 'crop' ? wholePicture : recipe.crop }
}

/** Turns by a quarter, clockwise or (−90) the other way. */
export function turn(recipe: RemixRecipe, degrees: 90 | -90, source: PixelSize): RemixRecipe {
  const { x, y, width, height } = recipe.crop
  // Turning comes before flipping, so that what is flipped turns the other way.
  const step = recipe.flip ? -degrees : degrees
  const rotate = ((recipe.rotate + step + 360) % 360) as RemixRecipe['rotate']
  const crop =
    degrees === 90
      ? { x: 1 - y - height, y: x, width: height, height: width }
      : { x: y, y: 1 - x - width, width: height, height: width }
  const kept = { ...crop, x: Math.max(0, crop.x), y: Math.max(0, crop.y) }
  return cropAsAsked({ ...recipe, rotate, crop: kept }, source)
}

/** The crop in the shape that the ratio asks for. */
function cropAsAsked(recipe: RemixRecipe, source: PixelSize): RemixRecipe {
  const ratio = ratioInShares(recipe, source)
  return ratio === null ? recipe : { ...recipe, crop: cropToShape(recipe.crop, ratio) }
}
