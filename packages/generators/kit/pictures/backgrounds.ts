// The backgrounds of a kit's pictures: a gradient, and a pattern of the look that stays behind the words.

import type { Context2D } from '@vivify/timeline/ports'
import { cssColor, parseColor } from '../../image/raster/color.ts'
import type { KitLook } from './palettes.ts'

interface Size {
  readonly width: number
  readonly height: number
}

/** Fills the whole picture. */
export function drawBackground(context: Context2D, look: KitLook, size: Size): void {
  const { width, height } = size
  const ground = context.createLinearGradient(0, 0, width, height)
  ground.addColorStop(0, look.ground[0])
  ground.addColorStop(1, look.ground[1])
  context.fillStyle = ground
  context.fillRect(0, 0, width, height)
  patterns[look.pattern](context, look, size)
}

type Pattern = (context: Context2D, look: KitLook, size: Size) => void

const patterns: Record<KitLook['pattern'], Pattern> = {
  dots(context, { glow, ink }, { width, height }) {
    glowAt(context, glow[0], 0.75, width * 0.94, height * 0.04, width * 0.5)
    glowAt(context, glow[1], 0.7, width * 0.12, height * 1.04, width * 0.5)
    const step = width / 40
    for (let x = step / 2; x < width; x += step) {
      for (let y = step / 2; y < height; y += step) {
        // Strongest at the right edge.
        disc(context, cssColor(parseColor(ink), 0.02 + 0.1 * (x / width) ** 3), x, y, width / 850)
      }
    }
  },
  discs(context, { glow }, { width, height }) {
    disc(context, glow[0], width * 0.97, height * 0.95, width * 0.3)
    disc(context, glow[1], width * 0.92, height * -0.05, width * 0.17)
    disc(context, glow[1], 0, height, width * 0.09)
  },
  rings(context, { glow }, { width, height }) {
    glowAt(context, glow[0], 0.8, width * 0.08, height * 0.05, width * 0.45)
    glowAt(context, glow[1], 0.8, width * 0.85, height * 0.6, width * 0.5)
    context.lineWidth = width / 420
    context.strokeStyle = cssColor(parseColor('#ffffff'), 0.1)
    for (let ring = 1; ring <= 7; ring++) {
      context.beginPath()
      context.arc(width * 0.76, height * 0.5, ring * width * 0.085, 0, Math.PI * 2)
      context.stroke()
    }
  },
  hills(context, { glow }, { width, height }) {
    glowAt(context, glow[0], 1, width * 0.86, 0, width * 0.5)
    hill(context, glow[0], { width, height }, [0.82, 0.62, 0.86, 0.7])
    hill(context, glow[1], { width, height }, [0.95, 0.86, 0.72, 0.9])
  },
  rays(context, { glow }, { width, height }) {
    const [x, y] = [width * 0.78, height * 0.52]
    const count = 18
    for (let ray = 0; ray < count; ray++) {
      const angle = (ray / count) * Math.PI * 2
      const half = Math.PI / count / 2
      context.fillStyle = cssColor(parseColor(glow[0]), 0.6)
      context.beginPath()
      context.moveTo(x, y)
      context.lineTo(x + Math.cos(angle - half) * width * 1.2, y + Math.sin(angle - half) * width * 1.2)
      context.lineTo(x + Math.cos(angle + half) * width * 1.2, y + Math.sin(angle + half) * width * 1.2)
      context.closePath()
      context.fill()
    }
    glowAt(context, glow[1], 1, x, y, width * 0.3)
  },
  arcs(context, { glow }, { width, height }) {
    context.lineWidth = width * 0.06
    for (const [at, radius] of [0.5, 0.38, 0.26].entries()) {
      context.strokeStyle = cssColor(parseColor(at % 2 === 0 ? glow[0] : glow[1]), 0.75)
      context.beginPath()
      context.arc(width * 1.02, height * 1.04, width * radius, 0, Math.PI * 2)
      context.stroke()
    }
    glowAt(context, glow[1], 1, width * 0.1, 0, width * 0.4)
  },
}

function disc(context: Context2D, fill: string, x: number, y: number, radius: number): void {
  context.fillStyle = fill
  context.beginPath()
  context.arc(x, y, radius, 0, Math.PI * 2)
  context.fill()
}

function glowAt(
  context: Context2D,
  color: string,
  strength: number,
  x: number,
  y: number,
  radius: number,
): void {
  const light = context.createRadialGradient(x, y, 0, x, y, radius)
  light.addColorStop(0, cssColor(parseColor(color), strength))
  light.addColorStop(0.5, cssColor(parseColor(color), strength * 0.36))
  light.addColorStop(1, cssColor(parseColor(color), 0))
  context.fillStyle = light
  context.fillRect(x - radius, y - radius, radius * 2, radius * 2)
}

/** A ridge through four heights, given as shares of the picture. */
function hill(context: Context2D, fill: string, { width, height }: Size, ridge: readonly number[]): void {
  const [start = 1, second = 1, third = 1, end = 1] = ridge.map((share) => share * height)
  context.fillStyle = fill
  context.beginPath()
  context.moveTo(0, start)
  context.bezierCurveTo(width * 0.3, second, width * 0.6, third, width, end)
  context.lineTo(width, height)
  context.lineTo(0, height)
  context.closePath()
  context.fill()
}
