// An ad on a surface: scene, product with its shadow, words that can be read.

import type { Drawable, Pixels, Studio, Surface } from '@vivify/timeline/ports'
import type { Box } from '@vivify/timeline/layout/frame'
import { cssColor, mixOklab, type Color } from '../image/raster/color.ts'
import { fontOf } from '@vivify/timeline/layout/text'
import type { AdPalette } from './colors.ts'
import { contrastOf, luminanceOf, measureContrast, readableContrast } from './contrast.ts'
import type { AdLayout, AdPart, PlacedText } from './layout.ts'
import { drawScene, type AdSceneId, type Stand } from './scenes.ts'

export type AdLayer = 'all' | 'background' | 'product' | 'words'

export interface Ad {
  readonly scene: AdSceneId
  readonly layout: AdLayout
  /** `pixels` of a cut-out. */
  readonly product: Pixels
  readonly logo?: Drawable
  readonly palette: AdPalette
  readonly seed: number
  /**
   * Default `all`. `background` is opaque; `product` (with its shadow) and `words` are on nothing: laid over each other
   * they give `all`.
   */
  readonly layer?: AdLayer
}

/** What words were drawn with, measured on the pixels behind them. */
export interface DrawnWords {
  readonly part: AdPart
  readonly ink: Color
  readonly contrast: number
}

/** Draws an ad of its layout's shape at the surface's size. Same ad and size, same pixels. */
export function drawAd(studio: Studio, surface: Surface, ad: Ad): readonly DrawnWords[] {
  const { layer = 'all' } = ad
  const context = surface.getContext('2d')
  const scale = surface.width / ad.layout.width
  if (layer === 'product') {
    drawProduct(studio, surface, ad)
    return []
  }
  const under = layer === 'words' ? studio.createSurface(surface.width, surface.height) : surface
  drawScene(studio, under, {
    scene: ad.scene,
    palette: ad.palette,
    seed: ad.seed,
    stand: standOf(ad.layout, scale),
  })
  if (layer === 'background') return []
  drawProduct(studio, under, ad)
  if (ad.logo && ad.layout.logo) {
    const { left, top, right, bottom } = ad.layout.logo
    context.drawImage(ad.logo, left * scale, top * scale, (right - left) * scale, (bottom - top) * scale)
  }
  return (['headline', 'sub', 'callToAction'] as const).flatMap((part) => {
    const text = ad.layout[part]
    return text ? [drawText(surface, under, part, text, ad)] : []
  })
}

function standOf({ product }: AdLayout, scale: number): Stand {
  return {
    x: ((product.left + product.right) / 2) * scale,
    y: product.bottom * scale,
    width: (product.right - product.left) * scale,
    height: (product.bottom - product.top) * scale,
  }
}

function drawProduct(studio: Studio, surface: Surface, ad: Ad): void {
  const scale = surface.width / ad.layout.width
  const { left, top, right, bottom } = ad.layout.product
  const pixels = studio.createPixels(ad.product.width, ad.product.height)
  pixels.data.set(ad.product.data)
  const picture = studio.createSurface(pixels.width, pixels.height)
  picture.getContext('2d').putImageData(pixels, 0, 0)
  const context = surface.getContext('2d')
  context.save()
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, left * scale, top * scale, (right - left) * scale, (bottom - top) * scale)
  context.restore()
}

function drawText(surface: Surface, under: Surface, part: AdPart, text: PlacedText, ad: Ad): DrawnWords {
  const context = surface.getContext('2d')
  const scale = surface.width / ad.layout.width
  const dark = mixOklab(ad.palette.dominant, [0.02, 0.02, 0.03], 0.86)
  let ink: Color = dark
  let contrast: number
  if (part === 'callToAction') {
    const { button } = ad.layout.callToAction!
    context.fillStyle = cssColor(dark)
    const box = scaleBox(button, scale)
    context.beginPath()
    context.roundRect(box.x, box.y, box.width, box.height, box.height / 2)
    context.fill()
    ink = [1, 1, 1]
    contrast = contrastOf(luminanceOf(ink), luminanceOf(dark))
  } else {
    const box = scaleBox(text.box, scale)
    const behind = under.getContext('2d').getImageData(box.x, box.y, box.width, box.height)
    contrast = measureContrast(behind, ink)
    if (contrast < readableContrast) {
      ink = [1, 1, 1]
      contrast = measureContrast(behind, ink)
    }
  }
  context.fillStyle = cssColor(ink)
  context.font = fontOf(ad.layout.face, text.size * scale)
  context.textAlign = text.align
  context.textBaseline = 'alphabetic'
  for (const line of text.lines) context.fillText(line.text, line.x * scale, line.y * scale)
  return { part, ink, contrast }
}

/** Whole pixels that hold a box. */
function scaleBox(box: Box, scale: number): { x: number; y: number; width: number; height: number } {
  const x = Math.floor(box.left * scale)
  const y = Math.floor(box.top * scale)
  return { x, y, width: Math.ceil(box.right * scale) - x, height: Math.ceil(box.bottom * scale) - y }
}
