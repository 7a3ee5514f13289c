// Draws a brand's logo. Its own colors never change; where it would be invisible on the scene, a plate is drawn under
// it.

import type { Box } from '@vivify/timeline/layout/frame'
import type { Context2D, Drawable, Pixels, Studio, Surface } from '@vivify/timeline/ports'
import { cssColor, type Color } from '../image/raster/color.ts'
import { drawSurface } from '../image/raster/draw.ts'
import { contrastOf, luminanceOf } from './contrast.ts'
import { plateRoom } from './layout.ts'

/** Minimum contrast of graphics (WCAG 2.2, 1.4.11). */
const visibleContrast = 3
/** Share of a mark that may be invisible, such as a thin shade, while the mark is still recognizable. */
const mayBeLost = 0.2
/** A mark that fills at least this share of its box has its own background. */
const filledShare = 0.97
/** The last plate suits marks that are both dark and white. */
const plates: readonly Color[] = [
  [1, 1, 1],
  [0.07, 0.075, 0.1],
  [0.42, 0.45, 0.5],
]
/** Corner radius of the plate, in pixels of `adSizes`. */
const plateRadius = 18

export interface LogoToDraw {
  readonly logo: Drawable
  /** Box of the mark, in pixels of `adSizes`. */
  readonly box: Box
  /**
   * With `left`, the plate begins at the mark's left edge, in line with the words below. With `center`, the plate
   * surrounds the mark's box.
   */
  readonly align: 'left' | 'center'
  /** The scene with its veil. */
  readonly back: Surface
  /** Surface pixels per pixel of `adSizes`. */
  readonly scale: number
}

/** Draws the mark, on a plate if it would be invisible otherwise. Returns the plate's color, or null. */
export function drawLogo(
  studio: Studio,
  context: Context2D,
  { logo, box, align, back, scale }: LogoToDraw,
): Color | null {
  const [x, y] = [box.left * scale, box.top * scale]
  const size = { width: (box.right - box.left) * scale, height: (box.bottom - box.top) * scale }
  const mark = drawSurface(studio, size, (mine) => {
    mine.imageSmoothingQuality = 'high'
    mine.drawImage(logo, 0, 0, size.width, size.height)
  })
  const behind = drawSurface(studio, { width: 1, height: 1 }, (mine) => {
    mine.imageSmoothingQuality = 'high'
    mine.drawImage(back, x, y, size.width, size.height, 0, 0, 1, 1)
  })
  const plate = choosePlate(readPixels(mark), luminancesOf(readPixels(behind))[0]!)
  context.imageSmoothingQuality = 'high'
  if (plate === null) {
    context.drawImage(logo, x, y, size.width, size.height)
    return null
  }
  const room = plateRoom * scale
  const markX = align === 'left' ? x + room : x
  context.fillStyle = cssColor(plate)
  context.beginPath()
  context.roundRect(
    markX - room,
    y - room,
    size.width + 2 * room,
    size.height + 2 * room,
    plateRadius * scale,
  )
  context.fill()
  context.drawImage(logo, markX, y, size.width, size.height)
  return plate
}

/** The plate on which most of a mark is visible; null when the scene behind it suffices. */
export function choosePlate(mark: Pixels, behind: number): Color | null {
  const inks = luminancesOf(mark)
  if (inks.length === 0 || inks.length > mark.width * mark.height * filledShare) return null
  const lostOn = (ground: number): number =>
    inks.filter((ink) => contrastOf(ink, ground) < visibleContrast).length / inks.length
  const lost = lostOn(behind)
  if (lost <= mayBeLost) return null
  const [best] = plates
    .map((color) => ({ color, lost: lostOn(luminanceOf(color)) }))
    .toSorted((first, second) => first.lost - second.lost)
  return best!.lost < lost ? best!.color : null
}

/** Luminances of the mostly opaque pixels. */
function luminancesOf({ data }: Pixels): number[] {
  const found: number[] = []
  for (let at = 0; at < data.length; at += 4) {
    if (data[at + 3]! < 128) continue
    found.push(luminanceOf([data[at]! / 255, data[at + 1]! / 255, data[at + 2]! / 255]))
  }
  return found
}

function readPixels(surface: Surface): Pixels {
  return surface.getContext('2d').getImageData(0, 0, surface.width, surface.height)
}
