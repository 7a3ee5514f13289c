// Lists the parts of a recipe that can be moved over the picture.

import { logoSizes, textSizes, type RemixLogo, type RemixText } from '@vivify/generators/remix/recipe'
import { changeLogo, changeText } from '../overlay-edits.ts'
import type { RecipeEditor } from '../use-recipe.ts'
import type { Overlay } from '../words.ts'
import type { Movable } from './move-frames.tsx'

/** The words and the logo at their positions; empty parts are left out because they can't be moved. */
export function listMovables({ texts, logo }: Overlay, { recipe, edit }: RecipeEditor): Movable[] {
  const movables: Movable[] = []
  for (const [index, box] of texts.entries()) {
    const text = recipe.text[index]
    if (box.width === 0 || text === undefined) continue
    const change = (next: Partial<RemixText>, group: string): void =>
      edit((known) => changeText(known, index, next), `${group} text ${index}`)
    movables.push({
      key: `text ${index}`,
      label: `Move text ${index + 1}`,
      box,
      onMove: (middle) => change(middle, 'move'),
      beginResize: (middle) => (factor) =>
        change({ ...middle, size: clamp(text.size * factor, textSizes) }, 'resize'),
    })
  }
  if (logo !== null && recipe.logo !== null) {
    const { size } = recipe.logo
    const change = (next: Partial<RemixLogo>, group: string): void =>
      edit((known) => changeLogo(known, next), group)
    movables.push({
      key: 'logo',
      label: 'Move logo',
      box: logo,
      onMove: (middle) => change(middle, 'move logo'),
      beginResize: (middle) => (factor) =>
        change({ ...middle, size: clamp(size * factor, logoSizes) }, 'resize logo'),
    })
  }
  return movables
}

function clamp(value: number, { min, max }: { min: number; max: number }): number {
  return Math.min(max, Math.max(min, value))
}
