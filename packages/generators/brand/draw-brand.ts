// Puts a brand on a finished picture: a bar in its colors along the lower edge, its logo and its watermark above the bar.

import type { Brand } from '@vivify/contract/project'
import { fontOf, typefaces } from '@vivify/timeline/layout/text'
import type { Drawable, Studio, Surface } from '@vivify/timeline/ports'
import { drawLogo } from '../ad/logo.ts'

/** Measures in pixels of a picture whose shorter side has this many. */
const fullSide = 1024
const barHeight = 14
/** Share of the bar that has the first color. */
const primaryShare = 0.72
const margin = 44
const logoRoom = { width: 300, height: 92 }
/** A small logo is not enlarged more than this, because its pixels would show. */
const maxEnlargement = 2
const watermarkSize = 32

type BrandMarks = Pick<Brand, 'primaryColor' | 'secondaryColor' | 'watermark'> & { logo: Drawable | null }

/** Draws the brand on `surface`, which holds the picture. */
export function drawBrand(studio: Studio, surface: Surface, brand: BrandMarks): void {
  const context = surface.getContext('2d')
  const { width, height } = surface
  const scale = Math.min(width, height) / fullSide
  const barTop = height - Math.round(barHeight * scale)
  const bottom = barTop - margin * scale
  if (brand.logo) {
    const { logo } = brand
    const size = fitLogo(logo, scale)
    const right = width / scale - margin
    const lowest = bottom / scale
    const box = { left: right - size.width, top: lowest - size.height, right, bottom: lowest }
    drawLogo(studio, context, { logo, box, align: 'center', back: surface, scale })
  }
  if (brand.watermark !== null) {
    const shade = 2 * scale
    context.save()
    context.font = fontOf(typefaces.geist, watermarkSize * scale)
    context.textAlign = 'left'
    context.textBaseline = 'alphabetic'
    context.globalAlpha = 0.85
    context.fillStyle = 'rgba(11,13,18,0.7)'
    context.fillText(brand.watermark, margin * scale + shade, bottom + shade)
    context.fillStyle = '#ffffff'
    context.fillText(brand.watermark, margin * scale, bottom)
    context.restore()
  }
  context.fillStyle = brand.primaryColor
  context.fillRect(0, barTop, width, height - barTop)
  context.fillStyle = brand.secondaryColor
  context.fillRect(Math.round(width * primaryShare), barTop, width, height - barTop)
}

/** The size of the logo in pixels of a full-size picture. */
function fitLogo({ width, height }: Drawable, scale: number): { width: number; height: number } {
  const fit = Math.min(logoRoom.width / width, logoRoom.height / height, maxEnlargement / scale)
  return { width: width * fit, height: height * fit }
}
