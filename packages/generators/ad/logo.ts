// A brand's mark. Its own colors are never changed: where the scene swallows them, a plate is laid under it.

import type { Box } from '@vivify/timeline/layout/frame'
import type { Context2D, Drawable, Pixels, Studio, Surface } from '@vivify/timeline/ports'
import { cssColor, type Color } from '../image/raster/color.ts'
import { drawSurface } from '../image/raster/draw.ts'
import { contrastOf, luminanceOf } from './contrast.ts'
import { plateRoom } from './layout.ts'

/** What graphics need at least (WCAG 2.2, 1.4.11). */
const visibleContrast = 3
/** A mark may lose this share of itself, such as a thin shade, and still be known. */
const mayBeLost = 0.2
/** A mark that fills so much of its box brings its own ground. */
const filledShare = 0.97
/** The last one carries marks that are both dark and white. */
const plates: readonly Color[] = [
  [1, 1, 1],
  [0.07, 0.075, 0.1],
  [0.42, 0.45, 0.5],
]
/** Of the plate's corners; pixels of `adSizes`. */
const plateRadius = 18

export interface LogoToDraw {
  readonly logo: Drawable
  /** Of the mark; pixels of `adSizes`. */
  readonly box: Box
  /** `left`: a plate begins where the mark would, in line with the words below. Else it surrounds the mark's place. */
  readonly align: 'left' | 'center'
  /** Scene with its veil. */
  readonly back: Surface
  /** Pixels of the surface for one of `adSizes`. */
  readonly scale: number
}

/** Draws the mark, on a plate where it could not be seen otherwise. Answers the plate's color, or null. */
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

/** The ground on which most of a mark can be seen; null when what is there will do. */
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

/** Of the pixels that are mostly opaque. */
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
