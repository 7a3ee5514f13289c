// Edits of the words and the logo over the picture.

import type { RemixLogo, RemixRecipe, RemixText } from '@vivify/generators/remix/recipe'

export function changeText(recipe: RemixRecipe, index: number, next: Partial<RemixText>): RemixRecipe {
  return {
    ...recipe,
    text: recipe.text.map((text, place) => (place === index ? { ...text, ...next } : text)),
  }
}

/** Does nothing to a recipe without a logo. */
export function changeLogo(recipe: RemixRecipe, next: Partial<RemixLogo>): RemixRecipe {
  return recipe.logo === null ? recipe : { ...recipe, logo: { ...recipe.logo, ...next } }
}
