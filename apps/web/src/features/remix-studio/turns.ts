// Edits of the visible part of a picture. The crop is stored in coordinates of the rotated picture, so it rotates too.

import { ratios, type RemixRecipe } from '@vivify/generators/remix/recipe'
import type { PixelSize } from './engine/protocol.ts'
import { cropToShape, wholePicture } from './stage/crop-geometry.ts'

/** Size of a picture after the recipe's rotation. */
export function turnedSize({ width, height }: PixelSize, { rotate }: RemixRecipe): PixelSize {
  return rotate === 90 || rotate === 270 ? { width: height, height: width } : { width, height }
}

/** Width divided by height of the crop box, in shares of the rotated picture; null for any shape. */
export function ratioInShares(recipe: RemixRecipe, source: PixelSize): number | null {
  const value = ratios.find(({ name }) => name === recipe.ratio)?.value ?? null
  if (value === null || recipe.fit !== 'crop') return null
  const { width, height } = turnedSize(source, recipe)
  return (value * height) / width
}

/** Sets the aspect ratio of the picture; `original` frees the crop. */
export function chooseRatio(
  recipe: RemixRecipe,
  ratio: RemixRecipe['ratio'],
  source: PixelSize,
): RemixRecipe {
  if (ratio === 'original') return { ...recipe, ratio, fit: 'crop' }
  return cropAsAsked({ ...recipe, ratio }, source)
}

/** Reaches the ratio by cropping, or by adding borders around the whole picture. */
export function chooseFit(recipe: RemixRecipe, fit: RemixRecipe['fit'], source: PixelSize): RemixRecipe {
  return fit === 'crop'
    ? cropAsAsked({ ...recipe, fit }, source)
    : { ...recipe, fit, crop: recipe.fit === 'crop' ? wholePicture : recipe.crop }
}

/** Rotates by 90 degrees, clockwise or (−90) counterclockwise. */
export function turn(recipe: RemixRecipe, degrees: 90 | -90, source: PixelSize): RemixRecipe {
  const { x, y, width, height } = recipe.crop
  // Rotation comes before flipping, so a flipped picture must rotate the other way.
  const step = recipe.flip ? -degrees : degrees
  const rotate = ((recipe.rotate + step + 360) % 360) as RemixRecipe['rotate']
  const crop =
    degrees === 90
      ? { x: 1 - y - height, y: x, width: height, height: width }
      : { x: y, y: 1 - x - width, width: height, height: width }
  const kept = { ...crop, x: Math.max(0, crop.x), y: Math.max(0, crop.y) }
  return cropAsAsked({ ...recipe, rotate, crop: kept }, source)
}

/** The crop in the shape that the ratio requires. */
function cropAsAsked(recipe: RemixRecipe, source: PixelSize): RemixRecipe {
  const ratio = ratioInShares(recipe, source)
  return ratio === null ? recipe : { ...recipe, crop: cropToShape(recipe.crop, ratio) }
}
