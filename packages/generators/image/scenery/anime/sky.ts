import type { Context2D } from '@vivify/timeline/ports'
import { createRamp, cssColor, mixColor } from '../../raster/color.ts'
import { radialGradient, withStops } from '../../raster/draw.ts'
import { createRaster, resizeRaster, type Raster } from '../../raster/raster.ts'
import { clamp, mix, smoothStep } from '../../raster/scalar.ts'
import { dotLight } from '../sky.ts'
import type { Board } from './board.ts'
import { composeCloudSea, composeHeaps, paintHeaps } from './clouds.ts'

export interface AnimeSkyOptions {
  /** 0 clear to 1 towering. */
  readonly clouds: number
  /** True when clouds are also below the horizon, as seen from above them. */
  readonly hasCloudSea?: boolean
  readonly hasGreatMoon?: boolean
}

/** Paints gradient, stars and clouds as a raster of the board's size. */
export function paintAnimeSky(board: Board, options: AnimeSkyOptions): Raster {
  const random = board.random.fork('sky')
  const raster = fillSky(board)
  if (board.palette.dark >= 0.5) addStars(board, raster)
  if (options.hasGreatMoon) addGreatMoon(board, raster)
  const heaps = options.clouds > 0 ? composeHeaps(board, random, options.clouds) : []
  if (options.hasCloudSea) {
    fillAbyss(board, raster)
    heaps.push(...composeCloudSea(board, random))
  }
  if (heaps.length > 0) paintHeaps(board, raster, heaps)
  return raster
}

function fillSky(board: Board): Raster {
  const { palette, noise, unit } = board
  const ramp = createRamp(palette.sky)
  const half = createRaster(Math.ceil(board.width / 2), Math.ceil(board.height / 2))
  const hasBand = palette.dark >= 0.9
  for (let y = 0, at = 0; y < half.height; y++) {
    const depth = clamp((y * 2) / board.horizon)
    for (let x = 0; x < half.width; x++, at += 3) {
      const drift = hasBand ? 0 : noise.fbm((x * 2) / unit, (y * 6) / unit, 3) * 0.035
      const step = Math.round(clamp(depth ** 1.1 + drift) * (ramp.steps - 1)) * 3
      const band = hasBand ? milkyLight(board, (x * 2) / unit, (y * 2) / unit) : 0
      half.data[at] = ramp.data[step]! + band * 0.5
      half.data[at + 1] = ramp.data[step + 1]! + band * 0.42
      half.data[at + 2] = ramp.data[step + 2]! + band * 0.55
    }
  }
  return resizeRaster(half, board.width, board.height)
}

// Below the horizon, the air between cloud heads takes on their shade.
function fillAbyss(board: Board, raster: Raster): void {
  const { palette, width, height, horizon, unit } = board
  for (let y = Math.floor(horizon); y < height; y++) {
    const share = smoothStep(horizon - unit * 0.02, horizon + unit * 0.12, y)
    const color = mixColor(palette.sky[4]!, mixColor(palette.cloud[3], palette.cloud[2], 0.35), share)
    for (let at = y * width * 3; at < (y + 1) * width * 3; at += 3) raster.data.set(color, at)
  }
}

function milkyLight(board: Board, u: number, v: number): number {
  const { noise } = board
  const across =
    (u - 0.5 * (board.width / board.unit)) * 0.8 + (v - 0.42) * 0.55 + noise.fbm(v * 1.5, 3, 3) * 0.2
  const band = Math.exp(-across * across * 22)
  if (band < 0.01) return 0
  const cloud = smoothStep(-0.4, 0.5, noise.fbm(u * 3.5, v * 3.5, 5))
  const dust = smoothStep(0.0, 0.32, noise.fbm(u * 4 + 20, v * 4, 5)) * Math.exp(-across * across * 130)
  return band * cloud * (1 - dust * 0.85) * smoothStep(1.05, 0.5, (v * board.unit) / board.horizon)
}

function addStars(board: Board, raster: Raster): void {
  const { width, unit, horizon, palette } = board
  const stream = board.random.fork('stars')
  const count = Math.round(1100 * palette.dark * ((width * horizon) / (unit * unit)))
  for (let star = 0; star < count; star++) {
    const x = stream.next() * width
    const y = stream.next() ** 1.2 * horizon
    const power = stream.next() ** 6
    const fade = smoothStep(1, 0.5, y / horizon) * palette.dark
    const warm = stream.next()
    const radius = (0.7 + power * 1.5) * (unit / 1024) ** 0.8
    dotLight(raster, x, y, radius, (0.3 + power) * fade, [0.85 + warm * 0.25, 0.95, 1.1 - warm * 0.2])
    if (power > 0.72) addCross(raster, x, y, unit * 0.006 * (0.6 + power), fade)
  }
}

function addCross(raster: Raster, x: number, y: number, reach: number, strength: number): void {
  for (let step = -1; step <= 1; step += 0.08) {
    const light = (1 - Math.abs(step)) ** 2 * 0.5 * strength
    dotLight(raster, x + step * reach, y, 0.7, light, [1, 1, 1.05])
    dotLight(raster, x, y + step * reach, 0.7, light, [1, 1, 1.05])
  }
}

function addGreatMoon(board: Board, raster: Raster): void {
  const { unit, width, height, horizon, noise, palette } = board
  const radius = unit * board.random.fork('moon').between(0.15, 0.26)
  const middleX = width - board.sunX * 0.75 - width * 0.1
  const middleY = horizon * 0.42
  for (
    let y = Math.max(0, Math.floor(middleY - radius * 1.6));
    y < Math.min(height, middleY + radius * 1.6);
    y++
  ) {
    for (
      let x = Math.max(0, Math.floor(middleX - radius * 1.6));
      x < Math.min(width, middleX + radius * 1.6);
      x++
    ) {
      const dx = (x - middleX) / radius
      const dy = (y - middleY) / radius
      const distance = Math.hypot(dx, dy)
      const at = (y * width + x) * 3
      const halo = Math.exp(-Math.max(0, distance - 1) * 5) * 0.22
      const seas = smoothStep(0.05, 0.2, noise.fbm(dx * 1.6 + 30, dy * 1.6, 3)) * 0.2
      const cover = clamp((1 - distance) * radius + 0.5)
      for (let channel = 0; channel < 3; channel++) {
        const face = mix(0.98, palette.sky[4]![channel]!, seas + 0.12)
        data(raster, at + channel, halo, face, cover)
      }
    }
  }
}

function data(raster: Raster, at: number, halo: number, face: number, cover: number): void {
  raster.data[at]! += halo
  raster.data[at]! += (face - raster.data[at]!) * cover
}

/** Wisps high up, drawn over the clouds. */
export function drawCirrus(context: Context2D, board: Board, strength: number): void {
  const random = board.random.fork('cirrus')
  const { unit, width, horizon } = board
  const lean = random.between(-0.35, 0.1)
  context.save()
  for (let wisp = 0; wisp < 26; wisp++) {
    const x = random.between(-0.2, 1) * width
    const y = horizon * random.between(0.03, 0.5)
    const long = unit * random.between(0.12, 0.5)
    context.strokeStyle = withStops(context.createLinearGradient(x, y, x + long, y + long * lean), [
      [0, board.palette.cloud[0], 0],
      [0.5, board.palette.cloud[0], strength * random.between(0.2, 0.6)],
      [1, board.palette.cloud[0], 0],
    ])
    context.lineWidth = unit * random.between(0.0015, 0.009)
    context.beginPath()
    context.moveTo(x, y)
    context.quadraticCurveTo(x + long * 0.5, y + long * (lean - 0.12), x + long, y + long * lean)
    context.stroke()
  }
  context.restore()
}

/** Meteors across the upper sky. */
export function drawMeteors(context: Context2D, board: Board): void {
  const random = board.random.fork('meteors')
  const { unit, width, horizon } = board
  const slope = random.between(0.45, 0.8)
  const turn = random.chance(0.5) ? 1 : -1
  context.save()
  context.lineCap = 'round'
  for (let meteor = 0; meteor < random.integer(3, 6); meteor++) {
    const x = random.between(0.1, 0.9) * width
    const y = horizon * random.between(0.08, 0.6)
    const long = unit * random.between(0.1, 0.32)
    const tailX = x - turn * long
    const tailY = y - long * slope
    context.strokeStyle = withStops(context.createLinearGradient(tailX, tailY, x, y), [
      [0, [0.6, 0.85, 1], 0],
      [1, [1, 1, 1], 0.95],
    ])
    context.lineWidth = unit * random.between(0.0016, 0.0034)
    context.beginPath()
    context.moveTo(tailX, tailY)
    context.lineTo(x, y)
    context.stroke()
  }
  context.restore()
}

/** The sun's bloom and the lens's ghosts; drawn last. */
export function drawSunFlare(context: Context2D, board: Board): void {
  const { sunX, sunY, unit, width, height, palette } = board
  if (palette.dark >= 0.9) return
  const isLow = sunY > board.horizon * 0.5
  context.save()
  context.globalCompositeOperation = 'screen'
  const strength = isLow ? 0.85 : 0.95
  context.fillStyle = radialGradient(context, sunX, sunY, unit * 0.75, [
    [0, mixColor(palette.sun, [1, 1, 1], 0.6), strength],
    [0.045, mixColor(palette.sun, [1, 1, 1], 0.4), strength],
    [0.075, palette.sun, strength * 0.55],
    [0.3, palette.sun, strength * 0.17],
    [1, palette.sun, 0],
  ])
  context.fillRect(0, 0, width, height)
  const tints = [
    '255, 200, 140',
    '160, 255, 200',
    '255, 170, 200',
    '150, 200, 255',
    '255, 240, 150',
    '200, 255, 240',
  ]
  const sizes = [0.018, 0.043, 0.012, 0.074, 0.027, 0.11]
  for (let ghost = 0; ghost < 6; ghost++) {
    const share = (ghost + 1) * 0.2
    const x = mix(sunX, width - sunX, share * 1.1)
    const y = mix(sunY, height * 0.9 - sunY, share * 0.6)
    const radius = sizes[ghost]! * unit
    const glow = context.createRadialGradient(x, y, radius * 0.4, x, y, radius)
    glow.addColorStop(0, `rgba(${tints[ghost]}, 0.05)`)
    glow.addColorStop(0.92, `rgba(${tints[ghost]}, 0.11)`)
    glow.addColorStop(1, `rgba(${tints[ghost]}, 0)`)
    context.fillStyle = glow
    context.beginPath()
    context.arc(x, y, radius, 0, Math.PI * 2)
    context.fill()
  }
  context.restore()
}

/** Light air along the horizon. */
export function drawHorizonHaze(context: Context2D, board: Board, strength: number): void {
  const { horizon, unit, width, palette } = board
  context.fillStyle = withStops(
    context.createLinearGradient(0, horizon - unit * 0.22, 0, horizon + unit * 0.03),
    [
      [0, palette.sky[4]!, 0],
      [1, palette.sky[4]!, strength],
    ],
  )
  context.fillRect(0, horizon - unit * 0.22, width, unit * 0.25)
  context.fillStyle = cssColor(palette.sky[4]!, 0)
}
