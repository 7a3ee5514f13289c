// Draws the words of an ad. Their inks are chosen by measuring the pixels behind them. Where no ink is readable, a veil
// of light or shade is laid over the scene from the edge that the words are at.

import { createRandom } from '@vivify/contract/random'
import type { Box } from '@vivify/timeline/layout/frame'
import { fontOf } from '@vivify/timeline/layout/text'
import type { Context2D, Pixels, Studio, Surface } from '@vivify/timeline/ports'
import { cssColor, mixOklab, type Color } from '../image/raster/color.ts'
import { drawSurface, withStops } from '../image/raster/draw.ts'
import { chromaOf, type AdPalette } from './colors.ts'
import { contrastOf, luminanceOf, luminanceRange, measureContrast, readableContrast } from './contrast.ts'
import type { AdLayout, AdPart, PlacedText } from './layout.ts'
import { chooseSceneColors, colorOf, hueOf } from './scene-colors.ts'

/** The ink of some words and its contrast, measured on the pixels behind them. */
export interface DrawnWords {
  readonly part: AdPart
  readonly ink: Color
  /** The lowest contrast against any pixel behind the words. */
  readonly contrast: number
}

/** Inks and veil for one ad. */
export interface WordsPlan {
  readonly ink: Color
  readonly veil: { readonly color: Color; readonly strength: number }
  readonly button: { readonly fill: Color; readonly ink: Color }
  readonly contrasts: Readonly<Partial<Record<AdPart, number>>>
}

/** Rounding of pixels may reduce the measured contrast slightly. */
const wantedContrast = readableContrast * 1.06
/** Precision of the search for the veil's strength. */
const veilStep = 0.04

/** Finds the ink whose veil changes the scene least. `product` is above the veil and may cast its shadow on it. */
export function planWords(
  studio: Studio,
  back: Surface,
  product: Surface,
  look: { layout: AdLayout; palette: AdPalette; seed: number },
): WordsPlan {
  const { layout } = look
  const scale = back.width / layout.width
  const colors = chooseSceneColors(look.palette, createRandom(look.seed).fork('colors'))
  const dark = mixOklab(colors.deep, [0.03, 0.03, 0.045], 0.72)
  const parts = (['headline', 'sub'] as const).filter((part) => layout[part] !== null)
  const boxes = parts.map((part) => inPixels(layout[part]!.box, scale))
  const behind = colorBehind(studio, back, boxes)
  const around = luminanceOf(behind)
  // The veil is the scene's own color, lighter or darker, because any other color would look like fog.
  const pairs = [
    { ink: dark, veil: lit(behind, 0.93, 0.075) },
    { ink: [1, 1, 1] as Color, veil: lit(behind, 0.2, 0.06) },
  ]
  const found = pairs
    .map((pair) => {
      const strength = weakestVeil((share) =>
        boxes.every((box) => {
          const shown = composite(studio, back, product, box, pair.veil, share)
          return measureContrast(shown, pair.ink) >= wantedContrast
        }),
      )
      return { ...pair, strength, change: strength * Math.abs(luminanceOf(pair.veil) ** 0.4 - around ** 0.4) }
    })
    .reduce((best, pair) => (pair.change < best.change ? pair : best))
  const contrasts = Object.fromEntries(
    parts.map((part, index) => [
      part,
      measureContrast(composite(studio, back, product, boxes[index]!, found.veil, found.strength), found.ink),
    ]),
  )
  return {
    ink: found.ink,
    veil: { color: found.veil, strength: found.strength },
    ...planButton(studio, back, product, look, found, contrasts, hueOf(colors.accent), scale),
  }
}

/** Approximates the weakest veil that makes words readable. 1 hides the scene, so it always works. */
function weakestVeil(isReadable: (share: number) => boolean): number {
  if (isReadable(0)) return 0
  let [unreadable, readable] = [0, 1]
  while (readable - unreadable > veilStep) {
    const middle = (unreadable + readable) / 2
    if (isReadable(middle)) readable = middle
    else unreadable = middle
  }
  return readable
}

/** Mean color behind the words. */
function colorBehind(studio: Studio, back: Surface, boxes: readonly PixelBox[]): Color {
  const colors = boxes.map((box): Color => {
    const dot = drawSurface(studio, { width: 1, height: 1 }, (context) => {
      context.imageSmoothingQuality = 'high'
      context.drawImage(back, box.x, box.y, box.width, box.height, 0, 0, 1, 1)
    })
    const { data } = dot.getContext('2d').getImageData(0, 0, 1, 1)
    return [data[0]! / 255, data[1]! / 255, data[2]! / 255]
  })
  return colors.reduce((mean, color, index) => mixOklab(mean, color, 1 / (index + 1)), [0.5, 0.5, 0.5])
}

/** A color at another lightness, with at most the chroma `chroma`. */
function lit(color: Color, lightness: number, chroma: number): Color {
  return colorOf(lightness, Math.min(chroma, chromaOf(color)), hueOf(color))
}

/** The accent color when it stands out from the pixels behind the button, else the ink itself. */
function planButton(
  studio: Studio,
  back: Surface,
  product: Surface,
  { layout }: { layout: AdLayout },
  found: { ink: Color; veil: Color; strength: number },
  contrasts: Partial<Record<AdPart, number>>,
  hue: number,
  scale: number,
): Pick<WordsPlan, 'button' | 'contrasts'> {
  const plain: WordsPlan['button'] = {
    fill: found.ink,
    ink: luminanceOf(found.ink) > 0.5 ? [0.06, 0.06, 0.08] : [1, 1, 1],
  }
  if (!layout.callToAction) return { button: plain, contrasts }
  const box = inPixels(layout.callToAction.button, scale)
  const { min, max } = luminanceRange(composite(studio, back, product, box, found.veil, found.strength))
  const accents = [0.5, 0.42, 0.78].map((level): WordsPlan['button'] => {
    const fill = colorOf(level, 0.17, hue)
    return { fill, ink: luminanceOf(fill) > 0.3 ? [0.06, 0.06, 0.08] : [1, 1, 1] }
  })
  const button =
    accents.find(({ fill, ink }) => {
      const level = luminanceOf(fill)
      const standsOut =
        Math.min(contrastOf(level, min), contrastOf(level, max)) > 2.4 && (level < min || level > max)
      return standsOut && contrastOf(level, luminanceOf(ink)) >= readableContrast
    }) ?? plain
  const contrast = contrastOf(luminanceOf(button.fill), luminanceOf(button.ink))
  return { button, contrasts: { ...contrasts, callToAction: contrast } }
}

/** The pixels behind words under a veil of the given strength. */
function composite(
  studio: Studio,
  back: Surface,
  product: Surface,
  box: PixelBox,
  veil: Color,
  strength: number,
): Pixels {
  const surface = drawSurface(studio, box, (context) => {
    context.drawImage(back, -box.x, -box.y)
    context.fillStyle = cssColor(veil, strength)
    context.fillRect(0, 0, box.width, box.height)
    context.drawImage(product, -box.x, -box.y)
  })
  return surface.getContext('2d').getImageData(0, 0, surface.width, surface.height)
}

/** Lays the veil over the scene: full behind the words, then fading slowly so that no edge is visible. */
export function drawVeil(context: Context2D, { veil }: WordsPlan, layout: AdLayout, scale: number): void {
  if (veil.strength === 0) return
  const words = [layout.logo, layout.headline?.box, layout.sub?.box, layout.callToAction?.button].filter(
    (box) => box != null,
  )
  if (words.length === 0) return
  const isStacked = layout.arrangement === 'stacked'
  const end = Math.max(...words.map((box) => (isStacked ? box.bottom : box.right))) + 8
  const fade = isStacked ? layout.height * 0.34 : layout.width * 0.4
  const length = (end + fade) * scale
  const gradient = context.createLinearGradient(0, 0, isStacked ? 0 : length, isStacked ? length : 0)
  const full = end / (end + fade)
  const stops = Array.from({ length: 9 }, (_, index) => {
    const share = index / 8
    const eased = 1 - share * share * (3 - 2 * share)
    return [full + (1 - full) * share, veil.color, veil.strength * eased] as const
  })
  context.fillStyle = withStops(gradient, [[0, veil.color, veil.strength], ...stops])
  context.fillRect(0, 0, layout.width * scale, layout.height * scale)
}

/** Draws the words and returns the measured contrast. */
export function drawWords(
  context: Context2D,
  plan: WordsPlan,
  layout: AdLayout,
  scale: number,
): readonly DrawnWords[] {
  const drawn: DrawnWords[] = []
  for (const part of ['headline', 'sub', 'callToAction'] as const) {
    const text = layout[part]
    if (!text) continue
    if (part === 'callToAction') drawButton(context, layout.callToAction!.button, plan.button.fill, scale)
    const ink = part === 'callToAction' ? plan.button.ink : plan.ink
    drawLines(context, text, ink, layout, scale)
    drawn.push({ part, ink, contrast: plan.contrasts[part]! })
  }
  return drawn
}

function drawButton(context: Context2D, button: Box, fill: Color, scale: number): void {
  const { x, y, width, height } = {
    x: button.left * scale,
    y: button.top * scale,
    width: (button.right - button.left) * scale,
    height: (button.bottom - button.top) * scale,
  }
  context.fillStyle = cssColor(fill)
  context.beginPath()
  context.roundRect(x, y, width, height, height / 2)
  context.fill()
}

function drawLines(context: Context2D, text: PlacedText, ink: Color, layout: AdLayout, scale: number): void {
  context.fillStyle = cssColor(ink)
  context.font = fontOf(layout.face, text.size * scale)
  context.textAlign = text.align
  context.textBaseline = 'alphabetic'
  for (const line of text.lines) context.fillText(line.text, line.x * scale, line.y * scale)
}

interface PixelBox {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The smallest rectangle of whole pixels that contains a box. */
function inPixels(box: Box, scale: number): PixelBox {
  const x = Math.floor(box.left * scale)
  const y = Math.floor(box.top * scale)
  return { x, y, width: Math.ceil(box.right * scale) - x, height: Math.ceil(box.bottom * scale) - y }
}
