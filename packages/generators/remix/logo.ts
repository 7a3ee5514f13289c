import type { Context2D, Drawable } from '@vivify/timeline/ports'
import { placeBox, type PlacedBox } from './place.ts'
import type { RemixLogo } from './recipe.ts'

/** Draws a logo over a finished picture without changing its colors, and returns its box. */
export function drawLogo(
  context: Context2D,
  picture: Drawable,
  logo: RemixLogo,
  size: { readonly width: number; readonly height: number },
): PlacedBox {
  const scale = (logo.size * Math.min(size.width, size.height)) / Math.max(picture.width, picture.height)
  const box = placeBox(logo, { width: picture.width * scale, height: picture.height * scale }, size)
  context.save()
  context.globalAlpha = logo.opacity
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, box.x, box.y, box.width, box.height)
  context.restore()
  return box
}
