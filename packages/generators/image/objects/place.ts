import { mixColor, shiftColor, type Color } from '../raster/color.ts'
import { overlaySurface } from '../raster/raster.ts'
import { drawSurface } from '../raster/draw.ts'
import type { MotifOutline } from '../request.ts'
import type { SetStage } from './set-stage.ts'
import type { Place } from './layout.ts'
import { fillCylinder } from './shapes.ts'
import { renderMotif, renderSolid } from './solid.ts'
import { drawCastShadow, drawContactShadow, drawSprite, type Sprite } from './sprite.ts'

/** Renders an emoji at its place with the shadows that connect it to the floor; returns the sprite and its corner. */
export function paintPlace(
  stage: SetStage,
  outline: MotifOutline,
  place: Place,
  options: { phase: number; isOnPedestal?: boolean },
): { sprite: Sprite; left: number; top: number } {
  const { raster, workshop, frame, set } = stage
  const sprite = renderMotif(
    outline,
    {
      size: place.size,
      tiltRadians: place.tiltRadians,
      isMirrored: place.isMirrored,
      phase: options.phase,
      margin: place.size * 0.1,
    },
    stage.material,
    workshop,
  )
  const { bounds } = sprite
  const left = place.x - (bounds.left + bounds.right) / 2
  const top = place.base - bounds.bottom
  const isFloating = place.role === 'air' || place.role === 'hanging'
  if (!isFloating) {
    const dark = shadowColor(set.ground)
    const wide = bounds.right - bounds.left
    if (place.role !== 'front' && !options.isOnPedestal) {
      drawCastShadow(raster, sprite, left, top, {
        slide: -workshop.light.key[0] * 0.9,
        rise: 0.16,
        strength: 0.42,
        color: dark,
        blur: Math.max(4, place.size * 0.03),
        firstRow: frame.horizon,
      })
    }
    const shift = -workshop.light.key[0] * wide * 0.07
    const contact = {
      x: place.x + shift,
      y: place.base - place.size * 0.012,
      radiusX: wide * 0.48,
      radiusY: wide * 0.09,
    }
    drawContactShadow(raster, contact, place.role === 'front' ? 0.42 : 0.5, dark)
    drawContactShadow(
      raster,
      { ...contact, x: place.x, radiusX: wide * 0.36, radiusY: wide * 0.035 },
      0.45,
      dark,
    )
  }
  drawSprite(
    raster,
    sprite,
    left,
    top,
    isFloating ? {} : { haze: { color: set.skyBottom, share: place.role === 'side' ? 0.06 : 0 } },
  )
  return { sprite, left, top }
}

/** A drum under a thing. */
export function paintPedestal(
  stage: SetStage,
  drum: { x: number; top: number; radius: number; height: number },
  color: Color,
): void {
  const { raster, set } = stage
  const depth = drum.radius * 0.2
  const margin = 12 * stage.frame.unit
  const width = Math.ceil(drum.radius * 2 + margin * 2)
  const height = Math.ceil(drum.height + depth * 2 + margin * 2)
  const shape = { x: width / 2, top: margin + depth, radius: drum.radius, depth, height: drum.height }
  const sprite = renderSolid(
    {
      width,
      height,
      size: drum.radius * 1.1,
      material: { ...stage.material, bodyShare: 0.4 },
      parts: [
        { color, draw: (context) => fillCylinder(context, shape, 'side') },
        {
          color: shiftColor(color, { lightness: 0.07 }),
          draw: (context) => fillCylinder(context, shape, 'top'),
        },
      ],
    },
    stage.workshop,
  )
  const base = drum.top + drum.height
  drawContactShadow(
    raster,
    {
      x: drum.x - stage.workshop.light.key[0] * drum.radius * 0.25,
      y: base + depth * 0.72,
      radiusX: drum.radius * 1.12,
      radiusY: depth * 0.95,
    },
    0.55,
    shadowColor(set.ground),
  )
  drawSprite(raster, sprite, drum.x - width / 2, drum.top - margin - depth)
  drawContactShadow(
    raster,
    { x: drum.x, y: drum.top, radiusX: drum.radius * 0.6, radiusY: depth * 0.5 },
    0.3,
    shadowColor(color),
  )
}

/** The thread from the upper edge to the top of a hanging thing. */
export function paintString(stage: SetStage, place: Place): void {
  const { raster, frame, workshop, set } = stage
  const end = place.base - place.size * 0.8
  if (end < 2) return
  const width = Math.max(3, 8 * frame.unit)
  const surface = drawSurface(workshop.studio, { width, height: end }, (context) => {
    context.strokeStyle = set.isDark ? 'rgba(230, 225, 240, 0.8)' : 'rgba(110, 80, 70, 0.75)'
    context.lineWidth = Math.max(1, 3 * frame.unit)
    context.beginPath()
    context.moveTo(width / 2, 0)
    context.lineTo(width / 2, end)
    context.stroke()
  })
  overlaySurface(raster, surface, Math.round(place.x - width / 2), 0)
}

/** Shadows keep a tint of the color that they fall on. */
function shadowColor(ground: Color): Color {
  return mixColor([0.12, 0.08, 0.16], ground, 0.3)
}
