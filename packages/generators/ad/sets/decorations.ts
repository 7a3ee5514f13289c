// Decorations painted over the rendered set: out-of-focus lights, confetti, paper leaves.

import type { Context2D, Studio, Surface } from '@vivify/timeline/ports'
import { blurPlane } from '../../image/raster/blur.ts'
import { cssColor, shiftColor, type Color } from '../../image/raster/color.ts'
import { drawSurface, radialGradient } from '../../image/raster/draw.ts'
import { createPlane, overlaySurface, type Raster } from '../../image/raster/raster.ts'
import { traceLeaf, type Stage } from './stage.ts'

/** Converts units to pixels by the stage's scale and the position of the product's foot. */
function toUnits(context: Context2D, { view }: Stage, scale = 1): void {
  context.scale(scale, scale)
  context.translate(view.footX, view.footY)
  context.scale(view.unit, -view.unit)
}

/** Discs of light behind everything, above the row `below` (in units). */
export function paintLights(
  raster: Raster,
  stage: Stage,
  options: { below: number; colors: readonly Color[]; count: number; strength?: number },
): void {
  const { frame, random } = stage
  const place = random.fork('lights')
  const surface = drawSurface(stage.studio, raster, (context) => {
    toUnits(context, stage)
    context.beginPath()
    context.rect(frame.left, options.below, frame.right - frame.left, frame.top - options.below)
    context.clip()
    for (let index = 0; index < options.count; index++) {
      const radius = place.between(0.05, 0.2)
      const x = place.between(frame.left, frame.right)
      const y = options.below + (frame.top - options.below) * place.next() ** 0.8
      const color = shiftColor(place.pick(options.colors), { lightness: place.between(-0.1, 0.14) })
      const strength = (options.strength ?? 0.32) * place.between(0.4, 1)
      context.fillStyle = radialGradient(context, x, y, radius, [
        [0, color, strength * 0.7],
        [0.82, color, strength],
        [0.93, color, strength],
        [1, color, 0],
      ])
      context.fillRect(x - radius, y - radius, radius * 2, radius * 2)
    }
  })
  overlaySurface(raster, soften(stage.studio, surface, stage.view.unit * 0.012))
}

/**
 * Paper confetti at three distances, with the far and the near ones out of focus, at some distance from words and
 * product.
 */
export function paintConfetti(raster: Raster, stage: Stage, colors: readonly Color[]): void {
  const { frame, random, view } = stage
  for (const [layer, count, size, blur] of [
    ['far', 90, 0.014, 0.006],
    ['middle', 64, 0.024, 0],
    ['near', 14, 0.055, 0.016],
  ] as const) {
    const place = random.fork(layer)
    const surface = drawSurface(stage.studio, raster, (context) => {
      toUnits(context, stage)
      for (let index = 0; index < count; index++) {
        const x = place.between(frame.left, frame.right)
        const y = frame.top - (frame.top - 0.02) * place.next() ** 1.25
        const color = shiftColor(place.pick(colors), { lightness: place.between(-0.09, 0.09) })
        const shape = {
          size: size * place.between(0.7, 1.4),
          turn: place.between(0, 6.3),
          tilt: place.between(0.25, 1),
        }
        const isRound = place.chance(0.3)
        const bend = place.between(-1, 1)
        const reach = size * view.unit * 1.4
        if (isQuiet(stage, view.footX + x * view.unit, view.footY - y * view.unit, reach)) continue
        if (layer === 'near' && Math.abs(x) < stage.halfWidth + 0.12) continue
        context.save()
        context.translate(x, y)
        context.rotate(shape.turn)
        context.scale(shape.size, shape.size * shape.tilt)
        fillConfetti(context, color, isRound, bend)
        context.restore()
      }
    })
    overlaySurface(raster, blur > 0 ? soften(stage.studio, surface, blur * view.unit) : surface)
  }
}

function fillConfetti(context: Context2D, color: Color, isRound: boolean, bend: number): void {
  context.fillStyle = cssColor(color)
  context.beginPath()
  if (isRound) {
    context.ellipse(0, 0, 0.8, 0.8, 0, 0, Math.PI * 2)
  } else {
    context.moveTo(-1, -0.55)
    context.quadraticCurveTo(0, -0.55 + bend * 0.5, 1, -0.55)
    context.lineTo(1, 0.55)
    context.quadraticCurveTo(0, 0.55 + bend * 0.5, -1, 0.55)
  }
  context.closePath()
  context.fill()
  // The half that faces away from the light.
  context.fillStyle = bend > 0 ? 'rgba(0, 0, 0, 0.16)' : 'rgba(255, 255, 255, 0.24)'
  context.beginPath()
  context.rect(0, -0.6, 1.1, 1.2)
  context.clip()
  context.fillRect(0, -0.62, 1.1, 1.24)
}

/** Paper leaves that grow in from the frame's sides; each layer casts its shadow on the one behind. */
export function paintPaperLeaves(raster: Raster, stage: Stage, layers: readonly Color[]): void {
  const { frame, random, view } = stage
  const width = frame.right - frame.left
  layers.forEach((color, layer) => {
    const place = random.fork(`leaves ${layer}`)
    const inset = 0.34 - (layer / layers.length) * 0.4
    const leaves = Array.from({ length: 11 }, (_, index) => {
      const isLeft = index % 2 === 0
      const y =
        frame.bottom + (frame.top - frame.bottom) * ((Math.floor(index / 2) + place.between(0, 0.9)) / 5.5)
      const x = isLeft ? frame.left - inset * 0.2 - 0.1 : frame.right + inset * 0.2 + 0.1
      const turn = (isLeft ? 0 : Math.PI) + place.between(-0.7, 0.7) * (isLeft ? 1 : -1)
      const whole = width * 0.16 + inset * place.between(0.5, 1) + 0.12
      const slim = place.between(0.5, 0.78)
      // Beside words, a leaf reaches less far into the picture.
      const sizes = [1, 0.75, 0.5].map((share) => ({ x, y, turn, slim, length: whole * share }))
      return sizes.find((leaf) => !reachesWords(stage, leaf))
    }).filter((leaf) => leaf !== undefined)
    const draw = (context: Context2D, isShadow: boolean): void => {
      toUnits(context, stage)
      for (const leaf of leaves) {
        context.save()
        context.translate(leaf.x, leaf.y)
        context.rotate(leaf.turn)
        context.scale(leaf.length, leaf.length)
        context.fillStyle = isShadow ? 'rgba(10, 14, 20, 0.5)' : cssColor(color)
        traceLeaf(context, leaf.slim)
        context.fill()
        if (!isShadow) foldLeaf(context, leaf.slim, color)
        context.restore()
      }
    }
    const shadow = drawSurface(stage.studio, raster, (context) => {
      context.translate(0.014 * view.unit, 0.022 * view.unit)
      draw(context, true)
    })
    overlaySurface(raster, soften(stage.studio, shadow, 0.017 * view.unit))
    overlaySurface(
      raster,
      drawSurface(stage.studio, raster, (context) => draw(context, false)),
    )
  })
}

/** True when any part of a leaf would be behind words. All values are in units, `slim` as in `traceLeaf`. */
function reachesWords(
  stage: Stage,
  leaf: { x: number; y: number; turn: number; length: number; slim: number },
): boolean {
  const { view } = stage
  return [0.15, 0.4, 0.6, 0.8, 1].some((along) => {
    const x = leaf.x + Math.cos(leaf.turn) * leaf.length * along
    const y = leaf.y + Math.sin(leaf.turn) * leaf.length * along
    // A leaf is about half as wide as its curve's handles. Its tip is a point with a shadow.
    const half = leaf.length * leaf.slim * 0.5 * Math.sin(Math.PI * Math.min(1, along * 0.94))
    return isQuiet(stage, view.footX + x * view.unit, view.footY - y * view.unit, (half + 0.02) * view.unit)
  })
}

/** The lower half of a folded sheet is darker, and the veins are cut out. */
function foldLeaf(context: Context2D, width: number, color: Color): void {
  context.fillStyle = cssColor(shiftColor(color, { lightness: -0.045 }))
  context.beginPath()
  context.moveTo(0, 0)
  context.lineTo(1, 0)
  context.bezierCurveTo(0.65, width * 0.62, 0.25, width * 0.75, 0, 0)
  context.closePath()
  context.fill()
  context.strokeStyle = cssColor(shiftColor(color, { lightness: 0.06 }), 0.8)
  context.lineWidth = 0.007
  context.beginPath()
  context.moveTo(0.02, 0)
  context.lineTo(0.96, 0)
  for (let index = 1; index < 6; index++) {
    for (const side of [-1, 1]) {
      const x = index * 0.145
      context.moveTo(x, 0)
      context.lineTo(x + 0.12, side * width * 0.33 * Math.sin(0.5 + x * 2.4))
    }
  }
  context.stroke()
}

/** True where a decoration would be too close to words. */
function isQuiet({ quiet, view }: Stage, x: number, y: number, reach: number): boolean {
  const air = reach + view.unit * 0.02
  return quiet.some(
    (box) => x > box.left - air && x < box.right + air && y > box.top - air && y < box.bottom + air,
  )
}

/** Blurs a surface including its transparency; wide blurs are computed at a quarter of the size. */
export function soften(studio: Studio, surface: Surface, radius: number): Surface {
  const factor = Math.max(1, Math.min(8, Math.floor(radius / 2)))
  const width = Math.ceil(surface.width / factor)
  const height = Math.ceil(surface.height / factor)
  const small = drawSurface(studio, { width, height }, (context) => {
    context.imageSmoothingQuality = 'high'
    context.drawImage(surface, 0, 0, width, height)
  })
  const source = small.getContext('2d').getImageData(0, 0, width, height).data
  const planes = [0, 1, 2, 3].map(() => createPlane(width, height))
  for (let index = 0; index < width * height; index++) {
    const alpha = source[index * 4 + 3]! / 255
    for (let channel = 0; channel < 3; channel++)
      planes[channel]!.data[index] = source[index * 4 + channel]! * alpha
    planes[3]!.data[index] = alpha
  }
  for (const plane of planes) blurPlane(plane, radius / factor, 3)
  const pixels = studio.createPixels(width, height)
  for (let index = 0; index < width * height; index++) {
    const alpha = planes[3]!.data[index]!
    if (alpha < 0.002) continue
    for (let channel = 0; channel < 3; channel++) {
      pixels.data[index * 4 + channel] = planes[channel]!.data[index]! / alpha
    }
    pixels.data[index * 4 + 3] = alpha * 255
  }
  small.getContext('2d').putImageData(pixels, 0, 0)
  return drawSurface(studio, surface, (context) => {
    context.imageSmoothingQuality = 'high'
    context.drawImage(small, 0, 0, surface.width, surface.height)
  })
}
