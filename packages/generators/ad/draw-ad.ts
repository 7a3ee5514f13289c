// Draws an ad on a surface: the scene, the product with its shadow, and readable words.

import type { Drawable, Pixels, Studio, Surface } from '@vivify/timeline/ports'
import { drawSurface } from '../image/raster/draw.ts'
import type { AdPalette } from './colors.ts'
import { groundProduct } from './grounding.ts'
import type { AdLayout } from './layout.ts'
import { drawLogo } from './logo.ts'
import { resizePixels } from './resize.ts'
import type { AdSceneId } from './scene-list.ts'
import { designScene, drawScene, type SceneOptions } from './scenes.ts'
import { drawVeil, drawWords, planWords, type DrawnWords } from './words.ts'

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
   * Default `all`. `background` is opaque; `product` (with its shadow) and `words` have transparent backgrounds. The
   * three layers on top of each other give `all`.
   */
  readonly layer?: AdLayer
}

/**
 * Draws an ad of its layout's shape at the surface's size. The same ad and size give the same pixels. Returns the inks
 * of the words and the contrast measured behind them; the list is empty for layers without words.
 */
export function drawAd(studio: Studio, surface: Surface, ad: Ad): readonly DrawnWords[] {
  const { layer = 'all', layout } = ad
  const scale = surface.width / layout.width
  const scene = sceneOf(ad, scale)
  const context = surface.getContext('2d')
  const product = drawProduct(studio, surface, ad, scene)
  if (layer === 'product') {
    context.drawImage(product, 0, 0)
    return []
  }
  const back = drawSurface(studio, surface, () => {})
  drawScene(studio, back, scene)
  const plan = planWords(studio, back, product, { layout, palette: ad.palette, seed: ad.seed })
  drawVeil(back.getContext('2d'), plan, layout, scale)
  if (layer !== 'words') context.drawImage(back, 0, 0)
  if (layer === 'background') return []
  if (layer === 'all') context.drawImage(product, 0, 0)
  if (ad.logo && layout.logo) {
    const align = layout.arrangement === 'stacked' ? 'center' : 'left'
    drawLogo(studio, context, { logo: ad.logo, box: layout.logo, align, back, scale })
  }
  return drawWords(context, plan, layout, scale)
}

function sceneOf({ scene, palette, seed, layout }: Ad, scale: number): SceneOptions {
  const { product } = layout
  const words = [layout.logo, layout.headline?.box, layout.sub?.box, layout.callToAction?.button]
  return {
    scene,
    palette,
    seed,
    stand: {
      x: ((product.left + product.right) / 2) * scale,
      y: product.bottom * scale,
      width: (product.right - product.left) * scale,
      height: (product.bottom - product.top) * scale,
    },
    quiet: words
      .filter((box) => box != null)
      .map(({ left, top, right, bottom }) => ({
        left: left * scale,
        top: top * scale,
        right: right * scale,
        bottom: bottom * scale,
      })),
  }
}

/** Draws the product's own pixels, only scaled, over its shadow and reflection, on a transparent background. */
function drawProduct(studio: Studio, size: Surface, ad: Ad, scene: SceneOptions): Surface {
  const { x, y, width, height } = scene.stand!
  const scaled = resizePixels(ad.product, Math.max(1, Math.round(width)), Math.max(1, Math.round(height)))
  const { design, view } = designScene(studio, size, scene)
  const surface = drawSurface(studio, size, (context) => {
    putPixels(studio, context, groundProduct(design, view, scaled), 0, 0)
  })
  const product = drawSurface(studio, scaled, (context) => putPixels(studio, context, scaled, 0, 0))
  surface.getContext('2d').drawImage(product, Math.round(x - scaled.width / 2), Math.round(y) - scaled.height)
  return surface
}

function putPixels(
  studio: Studio,
  context: ReturnType<Surface['getContext']>,
  pixels: Pixels,
  x: number,
  y: number,
): void {
  const block = studio.createPixels(pixels.width, pixels.height)
  block.data.set(pixels.data)
  context.putImageData(block, x, y)
}
