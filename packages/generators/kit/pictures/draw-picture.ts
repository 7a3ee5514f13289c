// Draws a kit's pictures. The same options give the same pixels, in a browser and in Node.

import type { KitBrand } from '@vivify/contract/kit'
import { kitPictureSizes, type KitPalette, type KitPictureId } from '@vivify/contract/kit-choices'
import type { Box } from '@vivify/timeline/layout/frame'
import { fontOf } from '@vivify/timeline/layout/text'
import type { Context2D, Drawable, Studio, Surface } from '@vivify/timeline/ports'
import { luminanceOf } from '../../ad/contrast.ts'
import { choosePlate } from '../../ad/logo.ts'
import { cssColor, parseColor, type Color } from '../../image/raster/color.ts'
import { createBrandLook } from './brand-look.ts'
import { drawBackground } from './backgrounds.ts'
import type { PlacedRole } from './fit-block.ts'
import { layOutPicture, type PictureLayout } from './layout.ts'
import { kitLooks, type KitLook } from './palettes.ts'
import { initialsOf, type PictureWords } from './picture-words.ts'

export interface KitPictureRequest {
  readonly id: KitPictureId
  readonly palette: KitPalette
  /** Replaces the palette. */
  readonly brand?: KitBrand | null | undefined
  readonly name: string
  readonly words: PictureWords
  /** Replaces the initials. */
  readonly logo?: Drawable | null | undefined
  readonly hero: { readonly picture: Drawable; readonly isCutOut: boolean } | null
}

/** Draws a picture over a whole surface, whose size may be any share of the picture's. */
export function drawKitPicture(studio: Studio, surface: Surface, request: KitPictureRequest): PictureLayout {
  const { id, name, words, hero, logo = null } = request
  const look = lookOf(request)
  const layout = layOutPicture({
    id,
    name,
    initials: id === 'thumbnail' && words.headline.trim() !== '' ? words.headline.trim() : initialsOf(name),
    words,
    hero:
      hero === null
        ? null
        : { width: hero.picture.width, height: hero.picture.height, isCutOut: hero.isCutOut },
    look,
    measure: studio.createSurface(8, 8).getContext('2d'),
  })
  const context = surface.getContext('2d')
  context.save()
  context.scale(surface.width / layout.width, surface.height / layout.height)
  drawBackground(context, look, layout)
  const paintMark = (box: Box): void =>
    logo ? drawBrandMark(studio, context, box, logo) : drawMark(context, box, look)
  drawHero(context, layout, look, { picture: hero?.picture ?? null, paintMark })
  for (const { box, sign } of layout.cards) drawCard(context, box, sign, look)
  if (layout.mark) paintMark(layout.mark)
  if (id === 'story') drawQuote(context, layout, look)
  const texts = logo ? layout.texts.filter(({ role }) => role !== 'mark') : layout.texts
  for (const text of texts) drawText(context, text, look)
  context.restore()
  return layout
}

/** The look of a kit's pictures. */
export function lookOf({ palette, brand }: Pick<KitPictureRequest, 'palette' | 'brand'>): KitLook {
  return brand ? createBrandLook(brand) : kitLooks[palette]
}

/** A surface of the picture's own size. */
export function createPictureSurface(studio: Studio, id: KitPictureId): Surface {
  const { width, height } = kitPictureSizes[id === 'thumbnail' ? 'thumbnail' : 'gallery']
  return studio.createSurface(width, height)
}

function drawText(context: Context2D, text: PlacedRole, look: KitLook): void {
  context.fillStyle = {
    name: look.muted,
    headline: look.ink,
    body: look.muted,
    label: look.cardMuted,
    card: look.cardInk,
    mark: look.markInk,
  }[text.role]
  context.font = fontOf(look.face, text.size)
  context.textAlign = text.align
  context.textBaseline = 'alphabetic'
  for (const line of text.lines) context.fillText(line.text, line.x, line.y)
}

function outline(context: Context2D, { left, top, right, bottom }: Box, radius: number): void {
  context.beginPath()
  context.roundRect(left, top, right - left, bottom - top, radius)
}

function withShadow(context: Context2D, blur: number, draw: () => void): void {
  context.save()
  context.shadowColor = 'rgba(10, 8, 24, 0.34)'
  context.shadowBlur = blur
  context.shadowOffsetY = blur * 0.35
  draw()
  context.restore()
}

function drawMark(context: Context2D, box: Box, look: KitLook): void {
  const fill = context.createLinearGradient(0, box.top, 0, box.bottom)
  fill.addColorStop(0, look.mark[0])
  fill.addColorStop(1, look.mark[1])
  context.fillStyle = fill
  outline(context, box, (box.right - box.left) * 0.24)
  context.fill()
}

/** Share of the mark's side that a logo fills. */
const logoShare = 0.72

/** The logo on a plate on which it can be seen, in place of the initials. */
function drawBrandMark(studio: Studio, context: Context2D, box: Box, logo: Drawable): void {
  const side = box.right - box.left
  const scale = (side * logoShare) / Math.max(logo.width, logo.height)
  const size = { width: logo.width * scale, height: logo.height * scale }
  const sample = studio.createSurface(
    Math.max(1, Math.round(size.width)),
    Math.max(1, Math.round(size.height)),
  )
  const pen = sample.getContext('2d')
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(logo, 0, 0, sample.width, sample.height)
  const pixels = pen.getImageData(0, 0, sample.width, sample.height)
  const white: Color = [1, 1, 1]
  context.fillStyle = cssColor(choosePlate(pixels, luminanceOf(white)) ?? white)
  outline(context, box, side * 0.24)
  context.fill()
  // Only the plate has a shadow.
  context.shadowColor = 'rgba(0, 0, 0, 0)'
  context.imageSmoothingQuality = 'high'
  const [x, y] = [(box.left + box.right - size.width) / 2, (box.top + box.bottom - size.height) / 2]
  context.drawImage(logo, x, y, size.width, size.height)
}

const signPath = [
  [0.28, 0.52],
  [0.44, 0.68],
  [0.73, 0.36],
] as const

function drawCard(context: Context2D, box: Box, sign: Box | null, look: KitLook): void {
  withShadow(context, 22, () => {
    context.fillStyle = look.card
    outline(context, box, 22)
    context.fill()
  })
  context.strokeStyle = look.cardLine
  context.lineWidth = 2
  outline(context, { left: box.left + 1, top: box.top + 1, right: box.right - 1, bottom: box.bottom - 1 }, 21)
  context.stroke()
  if (sign === null) return
  const side = sign.right - sign.left
  context.fillStyle = look.accent
  outline(context, sign, side / 2)
  context.fill()
  context.strokeStyle = look.accentInk
  context.lineWidth = side * 0.11
  context.lineCap = 'round'
  context.lineJoin = 'round'
  context.beginPath()
  for (const [x, y] of signPath) context.lineTo(sign.left + x * side, sign.top + y * side)
  context.stroke()
}

function drawHero(
  context: Context2D,
  { hero, id }: PictureLayout,
  look: KitLook,
  { picture, paintMark }: { picture: Drawable | null; paintMark: (box: Box) => void },
): void {
  if (hero === null) return
  const { box, kind } = hero
  const [wide, high] = [box.right - box.left, box.bottom - box.top]
  if (kind === 'mark') {
    if (id !== 'thumbnail') drawHalo(context, box, look)
    withShadow(context, wide * 0.14, () => paintMark(box))
    return
  }
  if (picture === null) return
  if (kind === 'cut-out') {
    withShadow(context, 40, () => context.drawImage(picture, box.left, box.top, wide, high))
    return
  }
  const radius = Math.min(28, wide * 0.05)
  withShadow(context, 56, () => {
    context.fillStyle = look.card
    outline(context, box, radius)
    context.fill()
  })
  context.save()
  outline(context, box, radius)
  context.clip()
  context.drawImage(picture, box.left, box.top, wide, high)
  context.restore()
  context.strokeStyle = cssColor(parseColor(look.cardLine), 0.9)
  context.lineWidth = 3
  outline(context, box, radius)
  context.stroke()
}

/** Two larger squares behind the mark, each fainter. */
function drawHalo(context: Context2D, box: Box, look: KitLook): void {
  for (const [grow, opacity] of [
    [52, 0.14],
    [26, 0.2],
  ] as const) {
    context.fillStyle = cssColor(parseColor(look.mark[0]), opacity)
    const around = {
      left: box.left - grow,
      top: box.top - grow,
      right: box.right + grow,
      bottom: box.bottom + grow,
    }
    outline(context, around, (around.right - around.left) * 0.25)
    context.fill()
  }
}

/** A quotation mark beside the story's first line, drawn as two drops. */
function drawQuote(context: Context2D, { texts }: PictureLayout, look: KitLook): void {
  const words = texts.find(({ role }) => role === 'headline')
  if (!words) return
  const { top } = words.box
  const size = 25
  context.fillStyle = look.accent
  for (const x of [72, 72 + size * 1.3]) {
    context.beginPath()
    context.arc(x + size / 2, top + size * 1.1, size / 2, 0, Math.PI * 2)
    context.fill()
    context.beginPath()
    context.moveTo(x, top + size * 1.1)
    context.bezierCurveTo(x, top + size * 0.4, x + size * 0.3, top + size * 0.08, x + size * 0.8, top)
    context.lineTo(x + size * 0.8, top + size * 0.3)
    context.bezierCurveTo(
      x + size * 0.5,
      top + size * 0.4,
      x + size * 0.4,
      top + size * 0.7,
      x + size * 0.5,
      top + size,
    )
    context.closePath()
    context.fill()
  }
}
