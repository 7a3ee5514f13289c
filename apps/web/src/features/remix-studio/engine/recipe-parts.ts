import type { RemixRecipe } from '@vivify/generators/remix/recipe'

/** The same part and shape of the picture, with its original pixels. */
export function withoutLook(recipe: RemixRecipe): RemixRecipe {
  const rest = { brightness: 0, contrast: 0, saturation: 0, warmth: 0, sharpness: 0, vignette: 0 }
  return { ...recipe, adjust: rest, effects: [], seed: 1 }
}

/** Key of everything that affects the pixels. Words, logo and motion are drawn on top and left out. */
export function keyOfPixels(recipe: RemixRecipe): string {
  return JSON.stringify({ ...recipe, text: [], logo: null, motion: null })
}
