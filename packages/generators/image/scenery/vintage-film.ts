// The scenes of Cinematic on old film stock: the lens softens, the dyes fade, the print is scratched.

import type { Random } from '@vivify/contract/random'
import type { Context2D, Surface } from '@vivify/timeline/ports'
import { mixColor, parseColor, type Color } from '../raster/color.ts'
import { drawSurface, radialGradient } from '../raster/draw.ts'
import { finishRaster, unitOf } from '../raster/finish.ts'
import type { Raster } from '../raster/raster.ts'
import { clamp } from '../raster/scalar.ts'
import type { PictureRequest } from '../request.ts'
import { paintScene } from './cinematic.ts'
import { readHour } from './weather.ts'

interface Stock {
  /** The colors that black and white have faded to. */
  readonly shadow: Color
  readonly light: Color
  readonly saturation: number
  readonly grain: number
  /** Colors of light leaks. */
  readonly leaks: readonly string[]
}

// Four prints: warm 1970s reversal, magenta-faded negative, green-cast 1960s, sepia silver.
const stocks: readonly Stock[] = [
  {
    shadow: [0.13, 0.09, 0.1],
    light: [1, 0.91, 0.72],
    saturation: 0.72,
    grain: 0.048,
    leaks: ['#ff5a18', '#ffb648', '#ff3a2a'],
  },
  {
    shadow: [0.15, 0.07, 0.12],
    light: [1, 0.86, 0.8],
    saturation: 0.62,
    grain: 0.05,
    leaks: ['#ff4a5a', '#ff9a6a', '#ffcf70'],
  },
  {
    shadow: [0.07, 0.11, 0.11],
    light: [0.96, 0.95, 0.74],
    saturation: 0.6,
    grain: 0.052,
    leaks: ['#ffa52e', '#ffe08a', '#ff6a3a'],
  },
  {
    shadow: [0.12, 0.085, 0.06],
    light: [0.98, 0.89, 0.72],
    saturation: 0.1,
    grain: 0.058,
    leaks: ['#ffd9a0', '#ffe8c4', '#e8b070'],
  },
]

/** Paints a scene as an old film frame: faded dyes, halation, light leaks, dust, scratches, the gate's edge. */
export function paintVintageFilm(request: PictureRequest): Surface {
  request.signal?.throwIfAborted()
  const stage = paintScene(request)
  const random = stage.random.fork('film')
  const stock = request.words.includes('war') || request.mood === 'dark' ? stocks[3]! : random.pick(stocks)
  fadeDyes(stage.raster, stock)
  request.signal?.throwIfAborted()
  // What is dark has no use for a dark edge and coarse grain on top.
  const isDark = readHour(request.words) === 'night'
  const surface = finishRaster(stage.raster, request.studio, random, {
    bloom: 0.26,
    bloomThreshold: 0.62,
    bloomSpread: 0.06,
    halation: 0.26,
    vignette: isDark ? 0.4 : 0.62,
    grain: stock.grain * (isDark ? 0.75 : 1),
    grainSize: 2.2,
    contrast: 0.98,
    fringe: 2.6,
  })
  const context = surface.getContext('2d')
  const frame = { width: request.width, height: request.height, unit: unitOf(request) }
  leakLight(context, frame, random.fork('leaks'), stock)
  damage(context, frame, random.fork('damage'))
  drawGate(request, context, frame, random.fork('gate'))
  return surface
}

interface Frame {
  readonly width: number
  readonly height: number
  readonly unit: number
}

/** Lifts blacks, yellows whites and reduces color; each dye layer has its own curve. */
function fadeDyes(raster: Raster, stock: Stock): void {
  const { data } = raster
  const exposure = exposureFor(data)
  const curves = [0, 1, 2].map((channel) =>
    Float32Array.from({ length: 1024 }, (_, step) => {
      const value = step / 512
      const soft = value <= 1 ? value * value * (3 - 2 * value) * 0.35 + value * 0.65 : value
      return stock.shadow[channel]! + (stock.light[channel]! - stock.shadow[channel]!) * soft
    }),
  )
  for (let at = 0; at < data.length; at += 3) {
    const gray = grayAt(data, at)
    for (let channel = 0; channel < 3; channel++) {
      const value = (gray + (data[at + channel]! - gray) * stock.saturation) * exposure
      data[at + channel] = curves[channel]![clamp(value * 512, 0, 1023) | 0]!
    }
  }
}

const grayAt = (data: Raster['data'], at: number): number =>
  data[at]! * 0.32 + data[at + 1]! * 0.57 + data[at + 2]! * 0.11

/** Scenes at night and in fog are exposed for longer, so that their subject is still seen. */
function exposureFor(data: Raster['data']): number {
  let [sum, count] = [0, 0]
  for (let at = 0; at < data.length; at += 3 * 61, count++) sum += grayAt(data, at)
  return clamp((0.36 / Math.max(0.01, sum / count)) ** 0.85, 1, 3)
}

function leakLight(context: Context2D, frame: Frame, random: Random, stock: Stock): void {
  const { width, height, unit } = frame
  context.save()
  context.globalCompositeOperation = 'screen'
  const count = random.integer(2, 4)
  const edge = random.chance(0.5) ? 0 : 1
  for (let leak = 0; leak < count; leak++) {
    const color = parseColor(random.pick(stock.leaks))
    const isSame = random.chance(0.7)
    const x = width * ((isSame ? edge : 1 - edge) + random.between(-0.06, 0.06))
    const y = height * (random.chance(0.6) ? random.between(0.02, 0.42) : random.between(0.78, 1))
    const radius = unit * random.between(0.28, 0.66)
    const power = random.between(0.3, 0.62)
    context.save()
    context.translate(x, y)
    context.scale(random.between(0.5, 0.85), 1.35)
    context.fillStyle = radialGradient(context, 0, 0, radius, [
      [0, mixColor(color, [1, 0.95, 0.8], 0.3), power],
      [0.35, color, power * 0.55],
      [0.7, color, power * 0.14],
      [1, color, 0],
    ])
    context.fillRect(-radius, -radius, radius * 2, radius * 2)
    context.restore()
  }
  context.restore()
}

function damage(context: Context2D, frame: Frame, random: Random): void {
  context.save()
  context.lineCap = 'round'
  drawScratches(context, frame, random)
  drawSpecks(context, frame, random)
  drawHairs(context, frame, random)
  context.restore()
}

function drawScratches(context: Context2D, { width, height, unit }: Frame, random: Random): void {
  const scale = unit / 1024
  const scratches = random.integer(2, 6)
  for (let scratch = 0; scratch < scratches; scratch++) {
    const x = random.next() * width
    context.strokeStyle = random.chance(0.75)
      ? `rgba(255, 246, 224, ${random.between(0.1, 0.32).toFixed(3)})`
      : `rgba(20, 10, 6, ${random.between(0.15, 0.35).toFixed(3)})`
    context.lineWidth = random.between(0.6, 1.8) * scale
    const top = random.chance(0.5) ? 0 : height * random.next() * 0.7
    context.beginPath()
    context.moveTo(x, top)
    context.bezierCurveTo(
      x + 3 * scale,
      height * 0.4,
      x - 3 * scale,
      height * 0.7,
      x + random.between(-5, 5) * scale,
      top + height * random.between(0.2, 1),
    )
    context.stroke()
  }
}

function drawSpecks(context: Context2D, { width, height, unit }: Frame, random: Random): void {
  const scale = unit / 1024
  const specks = random.integer(60, 130)
  for (let speck = 0; speck < specks; speck++) {
    const size = (0.7 + random.next() ** 5 * 5.5) * scale
    context.fillStyle = random.chance(0.6)
      ? `rgba(255, 247, 228, ${random.between(0.2, 0.7).toFixed(3)})`
      : `rgba(26, 14, 8, ${random.between(0.25, 0.65).toFixed(3)})`
    context.beginPath()
    context.ellipse(
      random.next() * width,
      random.next() * height,
      size,
      size * random.between(0.4, 1),
      random.between(0, 3),
      0,
      Math.PI * 2,
    )
    context.fill()
  }
}

function drawHairs(context: Context2D, { width, height, unit }: Frame, random: Random): void {
  const scale = unit / 1024
  const hairs = random.integer(2, 5)
  for (let hair = 0; hair < hairs; hair++) {
    const x = random.next() * width
    const y = random.next() * height
    const long = random.between(25, 80) * scale
    context.strokeStyle = random.chance(0.6) ? 'rgba(250, 244, 226, 0.45)' : 'rgba(24, 14, 8, 0.45)'
    context.lineWidth = random.between(0.8, 1.6) * scale
    context.beginPath()
    context.moveTo(x, y)
    context.bezierCurveTo(
      x + long * random.next(),
      y - long * 0.6,
      x - long * random.next(),
      y + long * 0.8,
      x + long * random.between(-0.6, 0.6),
      y + long,
    )
    context.stroke()
  }
}

/** The camera gate: a soft dark edge with round corners, a little off center as film weaves. */
function drawGate(request: PictureRequest, context: Context2D, frame: Frame, random: Random): void {
  const { width, height, unit } = frame
  const edge = unit * 0.022
  const weaveX = random.between(-0.3, 0.3) * edge
  const weaveY = random.between(-0.3, 0.3) * edge
  const gate = drawSurface(request.studio, frame, (inner) => {
    inner.fillStyle = '#0c0806'
    inner.fillRect(0, 0, width, height)
    inner.globalCompositeOperation = 'destination-out'
    for (let step = 0; step < 5; step++) {
      const inset = edge * (0.72 + step * 0.1)
      inner.globalAlpha = step === 4 ? 1 : 0.35
      inner.fillStyle = '#000'
      inner.beginPath()
      inner.roundRect(inset + weaveX, inset + weaveY, width - inset * 2, height - inset * 2, unit * 0.045)
      inner.fill()
    }
  })
  context.drawImage(gate, 0, 0)
}
