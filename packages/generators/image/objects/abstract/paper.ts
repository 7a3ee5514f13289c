import { createRamp, mixColor, rampColor, shiftColor, type Color } from '../../raster/color.ts'
import { cssColor } from '../../raster/color.ts'
import { createPlane, fillPlane, rasterFromSurface, resizePlane, type Raster } from '../../raster/raster.ts'
import type { Context2D } from '@vivify/timeline/ports'
import type { AbstractStage } from './canvas.ts'

type Cut = 'waves' | 'canyon' | 'diagonal'

/** Sheets of cut paper, each with a soft shadow on the next: waves, slanted waves, or a hole cut through all. */
export function paintPaper(stage: AbstractStage): Raster {
  const { width, height, random, unit } = stage
  const surface = stage.studio.createSurface(width, height)
  const context = surface.getContext('2d')
  const cut = random.pick<Cut>(['waves', 'canyon', 'diagonal'])
  const count = random.integer(6, 8)
  const colors = sheetColors(stage, count + 1, cut)
  context.fillStyle = cssColor(colors[0]!)
  context.fillRect(0, 0, width, height)
  for (let sheet = 1; sheet <= count; sheet++) {
    context.save()
    context.shadowColor = 'rgba(8, 4, 20, 0.5)'
    context.shadowBlur = 46 * unit
    context.shadowOffsetY = (cut === 'canyon' ? 10 : -12) * unit
    context.fillStyle = sheetFill(context, stage, colors[sheet]!)
    traceSheet(context, stage, cut, sheet / count)
    context.fill()
    context.restore()
  }
  const raster = rasterFromSurface(surface)
  addFiber(raster, stage)
  return raster
}

function sheetColors(stage: AbstractStage, count: number, cut: Cut): Color[] {
  const { random } = stage
  // The sheet in front of a canyon is the widest and must stay dark, so that text is readable on it.
  const isLightFirst = cut === 'canyon' || random.chance(0.75)
  const turn = random.between(-0.2, 0.2)
  const path = random.chance(0.5)
    ? [stage.colors[4]!, stage.colors[3]!, stage.colors[2]!, stage.colors[1]!, stage.colors[0]!]
    : [
        stage.colors[3]!,
        stage.colors[2]!,
        stage.colors[1]!,
        mixColor(stage.colors[0]!, stage.colors[1]!, 0.3),
      ]
  const ramp = createRamp(isLightFirst ? path : [...path].reverse())
  return Array.from({ length: count }, (_, index) =>
    shiftColor(rampColor(ramp, index / (count - 1)), {
      hueRadians: turn,
      lightness: index % 2 === 0 ? 0 : -0.012,
    }),
  )
}

function sheetFill(
  context: Context2D,
  stage: AbstractStage,
  color: Color,
): ReturnType<Context2D['createLinearGradient']> {
  const gradient = context.createLinearGradient(0, 0, stage.width * 0.35, stage.height)
  gradient.addColorStop(0, cssColor(shiftColor(color, { lightness: 0.035 })))
  gradient.addColorStop(1, cssColor(shiftColor(color, { lightness: -0.035 })))
  return gradient
}

function traceSheet(context: Context2D, stage: AbstractStage, cut: Cut, share: number): void {
  if (cut === 'canyon') traceHole(context, stage, share)
  else traceWave(context, stage, share, cut === 'diagonal' ? 0.42 : 0)
}

/** A sheet covering everything below a wavy line. */
function traceWave(context: Context2D, stage: AbstractStage, share: number, slant: number): void {
  const { width, height, noise, unit } = stage
  const stream = stage.random.fork(`wave ${share}`)
  const side = stage.random.fork('slant').chance(0.5) ? 1 : -1
  const phase = stream.between(0, 90)
  const wavelength = unit * stream.between(480, 760)
  const amplitude = unit * stream.between(110, 190)
  // Sheets are dense at the top and the bottom; the caption band has broad, plain ones.
  const base = height * (0.08 + 0.84 * (share < 0.55 ? share * 0.75 : 0.41 + (share - 0.55) * 1.18))
  context.beginPath()
  context.moveTo(-80 * unit, height + 80 * unit)
  for (let x = -80 * unit; x <= width + 80 * unit; x += 8) {
    const lift =
      noise.at(x / wavelength + phase, phase) * amplitude +
      noise.at(x / (wavelength * 0.45), phase) * amplitude * 0.22
    context.lineTo(x, base + lift + side * slant * (x - width / 2))
  }
  context.lineTo(width + 80 * unit, height + 80 * unit)
  context.closePath()
}

/** A sheet with a hole. The holes widen towards the viewer, so the sheets look like a canyon. */
function traceHole(context: Context2D, stage: AbstractStage, share: number): void {
  const { width, height, noise, unit } = stage
  const place = stage.random.fork('hole')
  const x = width * place.between(0.34, 0.66)
  const y = height * place.between(0.28, 0.38)
  const phase = place.between(0, 80)
  const reach = Math.min(width, height) * (0.08 + 0.62 * share)
  context.beginPath()
  const margin = 90 * unit
  context.moveTo(-margin, -margin)
  context.lineTo(width + margin, -margin)
  context.lineTo(width + margin, height + margin)
  context.lineTo(-margin, height + margin)
  context.closePath()
  // Drawn in the opposite direction, so that the non-zero rule leaves the hole empty.
  const steps = 120
  for (let step = steps; step >= 0; step--) {
    const angle = (step / steps) * Math.PI * 2
    const bend = noise.fbm(
      Math.cos(angle) * 0.9 + phase + share * 0.5,
      Math.sin(angle) * 0.9 + share * 0.6,
      2,
    )
    const radius = reach * (1 + bend * 0.5)
    const atX = x + Math.cos(angle) * radius
    const atY = y + Math.sin(angle) * radius * 1.25
    if (step === steps) context.moveTo(atX, atY)
    else context.lineTo(atX, atY)
  }
  context.closePath()
}

/** The texture of the paper: fine and faint. */
function addFiber(raster: Raster, stage: AbstractStage): void {
  const factor = 2
  const { noise, unit } = stage
  const tooth = fillPlane(
    createPlane(Math.ceil(raster.width / factor), Math.ceil(raster.height / factor)),
    (x, y) => 1 + 0.028 * noise.at((x * factor) / (7 * unit), (y * factor) / (5 * unit)),
  )
  const full = resizePlane(tooth, raster.width, raster.height)
  for (let index = 0; index < full.data.length; index++)
    for (let channel = 0; channel < 3; channel++) raster.data[index * 3 + channel]! *= full.data[index]!
}
