// The product's effects on its set: its shadow on floor, plinth and wall, the dark seam at its foot, and its reflection
// in polished surfaces. The product is a card in the picture's plane whose foot has some depth.

import type { Pixels } from '@vivify/timeline/ports'
import { blurPlane } from '../image/raster/blur.ts'
import { createPlane, samplePlane, type Plane } from '../image/raster/raster.ts'
import { clamp, smoothStep } from '../image/raster/scalar.ts'
import { keyShareAt } from './render-set.ts'
import type { Light } from './set-light.ts'
import { createHit, look, type Hit, type SetDesign, type View } from './set.ts'

/** The product's shape as a shadow caster, in units of the set. */
interface Card {
  /** Coverage at increasing blurs, with a margin all around. */
  readonly levels: readonly { readonly plane: Plane; readonly blur: number }[]
  /** Card pixels per unit. */
  readonly scale: number
  readonly width: number
  readonly height: number
  /** Middle and half width of the part that touches the ground. */
  readonly footX: number
  readonly footHalf: number
}

const cardHeight = 220
const cardMargin = 90
/** Blurs of the card's levels as shares of its height. */
const cardBlurs = [0.006, 0.02, 0.05, 0.11, 0.22]

/**
 * Shadow and reflection as a picture to lay over the set. `product` is already scaled to its size; the middle of its
 * foot is at the view's foot.
 */
export function groundProduct(design: SetDesign, view: View, product: Pixels): Pixels {
  const { width, height } = view
  const data = new Uint8ClampedArray(width * height * 4)
  const card = makeCard(product, view)
  const left = Math.round(view.footX - product.width / 2)
  const top = Math.round(view.footY) - product.height
  const hit = createHit(design)
  const light: Light = { key: 0, ambient: 0 }
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at += 4) {
      if (isHidden(product, x - left, y - top)) continue
      look(design, (x + 0.5 - view.footX) / view.unit, (view.footY - y - 0.5) / view.unit, hit)
      const dark = darknessAt(design, card, hit, light)
      const mirrored = mirrorAt(
        design,
        product,
        hit,
        x - left,
        Math.round(view.footY) + product.height - y - 1,
      )
      if (dark < 0.004 && mirrored.alpha < 0.004) continue
      // In gamma-encoded values, a share of the light becomes its root.
      const shade = 1 - (1 - dark) ** (1 / 2.2)
      const alpha = mirrored.alpha + shade * (1 - mirrored.alpha)
      const share = mirrored.alpha / alpha
      data[at] = mirrored.red * share
      data[at + 1] = mirrored.green * share
      data[at + 2] = mirrored.blue * share
      data[at + 3] = alpha * 255
    }
  }
  return { width, height, data }
}

function isHidden(product: Pixels, x: number, y: number): boolean {
  if (x < 0 || y < 0 || x >= product.width || y >= product.height) return false
  return product.data[(y * product.width + x) * 4 + 3] === 255
}

function makeCard(product: Pixels, view: View): Card {
  const step = product.height / cardHeight
  const columns = Math.max(1, Math.round(product.width / step))
  const plane = createPlane(columns + cardMargin * 2, cardHeight + cardMargin * 2)
  let [footLeft, footRight] = [columns, 0]
  for (let y = 0; y < cardHeight; y++) {
    for (let x = 0; x < columns; x++) {
      const column = Math.min(product.width - 1, Math.floor((x + 0.5) * (product.width / columns)))
      const row = Math.min(product.height - 1, Math.floor((y + 0.5) * step))
      const cover = product.data[(row * product.width + column) * 4 + 3]! / 255
      plane.data[(y + cardMargin) * plane.width + x + cardMargin] = cover
      if (y < cardHeight * 0.975 || cover < 0.5) continue
      footLeft = Math.min(footLeft, x)
      footRight = Math.max(footRight, x + 1)
    }
  }
  const scale = view.unit / step
  return {
    levels: cardBlurs.map((blur) => ({
      plane: blurPlane({ ...plane, data: plane.data.slice() }, blur * cardHeight, 2),
      blur: (blur * cardHeight) / scale,
    })),
    scale,
    width: product.width / view.unit,
    height: product.height / view.unit,
    footX: ((footLeft + footRight) / 2 - columns / 2) / scale,
    footHalf: Math.max(0.01, (footRight - footLeft) / 2 / scale),
  }
}

/** The share of a point's light that the product takes away. */
function darknessAt(design: SetDesign, card: Card, hit: Hit, light: Light): number {
  const cast = castAt(design, card, hit)
  const seam = seamAt(card, hit)
  if (cast < 0.004 && seam < 0.004) return 0
  const share = cast < 0.004 ? 0 : keyShareAt(design, hit, light)
  return 1 - (1 - cast * share * 0.94) * (1 - seam)
}

function castAt({ light: { toward, softness } }: SetDesign, card: Card, hit: Hit): number {
  const along = -hit.z / toward[2]
  if (!(along > 0)) return 0
  const x = hit.x + toward[0] * along
  const y = hit.y + toward[1] * along
  if (y < -0.05 || y > card.height * 1.4 || Math.abs(x) > card.width + 0.3) return 0
  const cover = sampleCard(card, x, y, softness * along * 0.5)
  // The room's light washes out a shadow that falls far away.
  return cover * Math.exp(-along * 0.28)
}

function sampleCard(card: Card, x: number, y: number, blur: number): number {
  const column = x * card.scale + (card.levels[0]!.plane.width - 1) / 2
  const row = cardMargin + cardHeight - y * card.scale
  let upper = card.levels.findIndex((level) => level.blur >= blur)
  if (upper < 0) upper = card.levels.length - 1
  const sharp = card.levels[Math.max(0, upper - 1)]!
  const soft = card.levels[upper]!
  const share = upper === 0 ? 0 : clamp((blur - sharp.blur) / (soft.blur - sharp.blur))
  const first = samplePlane(sharp.plane, column, row)
  return share === 0 ? first : first + (samplePlane(soft.plane, column, row) - first) * share
}

/** The seam where the product meets the surface under it. */
function seamAt(card: Card, hit: Hit): number {
  if (hit.normalY < 0.5 || Math.abs(hit.y) > 0.02) return 0
  const depth = Math.min(0.15, card.footHalf * 0.6)
  const across = (hit.x - card.footX) / card.footHalf
  const deep = (hit.z - depth * 0.8) / depth
  const round = Math.sqrt(across * across + deep * deep)
  const off = Math.max(0, round - 1) * Math.min(card.footHalf, depth * 1.5)
  return 0.56 * Math.exp(-off / 0.026) + 0.4 * Math.exp(-off / 0.11)
}

/** The mirrored product in polished surfaces, fading with height. */
function mirrorAt(
  design: SetDesign,
  product: Pixels,
  hit: Hit,
  x: number,
  y: number,
): { red: number; green: number; blue: number; alpha: number } {
  const gloss = hit.material.gloss ?? 0
  if (gloss === 0 || hit.normalY < 0.5 || Math.abs(hit.y) > 0.06) return none
  if (x < 0 || y < 0 || x >= product.width || y >= product.height) return none
  const depth = (product.height - y) / product.height
  const at = (y * product.width + x) * 4
  const fade = (1 - smoothStep(0, 0.55, depth)) * gloss * (design.eyeY < 0.35 ? 1 : 0.8)
  return {
    red: product.data[at]!,
    green: product.data[at + 1]!,
    blue: product.data[at + 2]!,
    alpha: (fade * product.data[at + 3]!) / 255,
  }
}

const none = { red: 0, green: 0, blue: 0, alpha: 0 }
