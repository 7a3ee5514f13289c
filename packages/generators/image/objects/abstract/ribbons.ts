import {
  createRamp,
  cssColor,
  mixColor,
  mixOklab,
  rampColor,
  type Color,
  type Ramp,
} from '../../raster/color.ts'
import { drawSurface, radialGradient, verticalGradient } from '../../raster/draw.ts'
import { rasterFromSurface, type Raster } from '../../raster/raster.ts'
import type { AbstractStage } from './canvas.ts'
import type { Context2D } from '@vivify/timeline/ports'

interface Band {
  readonly lines: number
  readonly x: number
  readonly lean: number
  readonly spread: number
  readonly swing: number
  readonly phase: number
  readonly twist: number
}

/** Bands of fine light threads that twist through the dark, brighter where their edge faces the viewer. */
export function paintRibbons(stage: AbstractStage): Raster {
  const { width, height, random } = stage
  const [dark, deep, middle, accent, light] = stage.colors as [Color, Color, Color, Color, Color]
  const night = mixOklab(dark, [0.01, 0.01, 0.03], 0.35)
  const surface = drawSurface(stage.studio, { width, height }, (context) => {
    context.fillStyle = verticalGradient(context, 0, height, [
      [0, mixOklab(night, deep, 0.3)],
      [0.4, mixOklab(night, deep, 0.5)],
      [0.7, night],
      [1, mixColor(night, [0, 0, 0], 0.3)],
    ])
    context.fillRect(0, 0, width, height)
    context.globalCompositeOperation = 'screen'
    const glowX = width * random.between(0.2, 0.8)
    context.fillStyle = radialGradient(context, glowX, height * random.between(0.2, 0.4), width * 0.95, [
      [0, mixOklab(deep, middle, 0.4), 0.6],
      [1, deep, 0],
    ])
    context.fillRect(0, 0, width, height)
    const palettes = [
      [middle, accent, light],
      [accent, middle, deep],
      [middle, light, middle],
    ]
    const count = random.integer(2, 3)
    for (let index = 0; index < count; index++) {
      const ramp = createRamp(palettes[(index + random.integer(0, 2)) % palettes.length]!, 64)
      drawBand(context, stage, dealBand(stage, index, count), ramp)
    }
  })
  return rasterFromSurface(surface)
}

function dealBand(stage: AbstractStage, index: number, count: number): Band {
  const stream = stage.random.fork(`band ${index}`)
  return {
    lines: stream.integer(64, 84),
    x: (index + 0.5) / count + stream.between(-0.16, 0.16),
    lean: stream.between(-0.7, 0.7),
    spread: stream.between(0.42, 0.8),
    swing: stream.between(0.14, 0.3),
    phase: stream.between(0, 60),
    twist: stream.between(2.4, 4.6),
  }
}

function drawBand(context: Context2D, stage: AbstractStage, band: Band, ramp: Ramp): void {
  const { width, height, noise, unit } = stage
  const steps = 64
  const flow = Array.from(
    { length: steps + 5 },
    (_, step) => noise.fbm(band.phase + ((step - 2) / steps) * 1.2, band.phase * 0.3, 2) * band.swing * 2,
  )
  const sway = flow.map((_, step) => noise.at(((step - 2) / steps) * 1.5, band.phase) * 1.4)
  context.lineCap = 'round'
  for (let line = 0; line < band.lines; line++) {
    const share = line / (band.lines - 1)
    const edge = Math.abs(share - 0.5) * 2
    context.strokeStyle = cssColor(rampColor(ramp, share), 0.2 + 0.5 * edge ** 8)
    context.lineWidth = unit * (1.5 + 1.6 * (1 - edge))
    context.beginPath()
    for (let step = -2; step <= steps + 2; step++) {
      const along = step / steps
      // Threads turn one after another, so that the band twists like a sheet instead of shrinking to a point.
      const turn = Math.sin(along * band.twist + band.phase + sway[step + 2]! + share * 1.3)
      const offset = (share - 0.35) * band.spread * turn
      const x = width * (band.x + band.lean * (along - 0.4) + flow[step + 2]! + offset)
      const y = height * along + Math.cos(along * 4 + share * 2.2 + band.phase) * 60 * unit
      context.lineTo(x, y)
    }
    context.stroke()
  }
}
