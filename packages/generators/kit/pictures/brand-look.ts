// A look from a brand's two colors and its font. The ground is the colors in the dark, so that white words are readable
// whatever the colors are.

import type { KitBrand } from '@vivify/contract/kit'
import { typefaces } from '@vivify/timeline/layout/text'
import { contrastRatio, mixColors, readableOn } from '@vivify/timeline/look'
import type { KitLook } from './palettes.ts'

const dark = '#0b0d12'
const white = '#ffffff'
/** More than is asked of words, because patterns lighten the ground a little. */
const groundContrast = 9
const cardContrast = 12
const wordContrast = 5

/** The look of a brand. */
export function createBrandLook({
  primaryColor,
  secondaryColor,
  font,
}: Omit<KitBrand, 'logoAssetId'>): KitLook {
  const card = darken(primaryColor, cardContrast)
  const bright = brighten(primaryColor, card)
  return {
    face: Object.values(typefaces).find(({ family }) => family === font) ?? typefaces.bricolage,
    ground: [darken(primaryColor, groundContrast), darken(secondaryColor, groundContrast)],
    glow: [darken(primaryColor, groundContrast * 0.8), darken(secondaryColor, groundContrast * 0.8)],
    pattern: 'dots',
    ink: white,
    muted: mixColors(white, primaryColor, 0.14),
    mark: [primaryColor, primaryColor],
    markInk: readableOn(primaryColor),
    card,
    cardLine: mixColors(card, white, 0.18),
    cardInk: white,
    cardMuted: bright,
    accent: bright,
    accentInk: readableOn(bright),
  }
}

/** Darkens a color until white has this contrast on it. */
function darken(color: string, contrast: number): string {
  for (let amount = 0; amount < 1; amount += 0.04) {
    const mixed = mixColors(color, dark, amount)
    if (contrastRatio(mixed, white) >= contrast) return mixed
  }
  return dark
}

/** Lightens a color until words in it are readable on the ground. */
function brighten(color: string, ground: string): string {
  for (let amount = 0; amount < 1; amount += 0.05) {
    const mixed = mixColors(color, white, amount)
    if (contrastRatio(mixed, ground) >= wordContrast) return mixed
  }
  return white
}
