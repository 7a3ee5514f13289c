// Edits of what lies over the picture.

import type { RemixLogo, RemixRecipe, RemixText } from '@vivify/generators/remix/recipe'

export function changeText(recipe: RemixRecipe, index: number, next: Partial<RemixText>): RemixRecipe {
  return {
    ...recipe,
    text: recipe.text.map((text, place) => (place === index ? { ...text, ...next } : text)),
  }
}

/** A recipe without a logo stays as it is. */
export function changeLogo(recipe: RemixRecipe, next: Partial<RemixLogo>): RemixRecipe {
  return recipe.logo === null ? recipe : { ...recipe, logo: { ...recipe.logo, ...next } }
}
