import type { Random } from '@vivify/contract/random'
import type { Context2D } from '@vivify/timeline/ports'
import { cssColor, mixColor, parseColor, type Color } from '../../raster/color.ts'
import { verticalGradient } from '../../raster/draw.ts'
import { mix } from '../../raster/scalar.ts'
import type { Board, HeroPlacer } from './board.ts'
import { strokeLine } from './street.ts'

const roofColors = ['#7c4a4a', '#4a5a78', '#5f6a5a', '#8a6a4e', '#54506c', '#a05f50'].map(parseColor)

const wallColors = ['#f0e6d6', '#e6dcd8', '#d8dee2', '#efe2c4', '#e2d0c8'].map(parseColor)

/** Rows of small houses with pitched roofs, from the horizon down to row `to`. */
export function drawHouses(context: Context2D, board: Board, random: Random, to: number): void {
  const { unit, width, horizon, palette } = board
  const rows = 7
  for (let row = 0; row < rows; row++) {
    const near = row / (rows - 1)
    const level = mix(horizon + unit * 0.03, to, near ** 1.35)
    const size = unit * mix(0.035, 0.22, near ** 1.3)
    let x = -size * random.next()
    while (x < width) {
      const wide = size * random.between(0.85, 1.35)
      if (random.chance(0.78))
        drawHouse(context, board, random, {
          x,
          level: level + random.between(-0.12, 0.12) * size,
          wide,
          tall: size * random.between(0.5, 0.8),
          near,
        })
      else drawShrub(context, board, random, x + wide / 2, level, size * 0.5)
      x += wide * random.between(0.8, 1.05)
    }
    context.fillStyle = cssColor(palette.sky[4]!, 0.12 * (1 - near))
    context.fillRect(0, level - size, width, size * 2)
  }
}

interface House {
  readonly x: number
  readonly level: number
  readonly wide: number
  readonly tall: number
  readonly near: number
}

function drawHouse(context: Context2D, board: Board, random: Random, house: House): void {
  const { palette } = board
  const { x, level, wide, tall, near } = house
  const air = (color: Color, shade: number): Color =>
    mixColor(
      mixColor(mixColor(color, palette.line, shade), palette.sky[1]!, 0.1 + palette.dark * 0.5),
      palette.sky[4]!,
      (1 - near) * 0.45,
    )
  const wall = random.pick(wallColors)
  const roof = random.pick(roofColors)
  const isSunLeft = board.sunX < x
  context.fillStyle = cssColor(air(wall, 0.24))
  context.fillRect(x, level - tall, wide, tall * 4)
  context.fillStyle = cssColor(air(wall, isSunLeft ? 0.02 : 0.4))
  context.fillRect(x, level - tall, wide * 0.42, tall * 4)
  const eaves = wide * 0.07
  const ridge = level - tall - wide * random.between(0.22, 0.34)
  context.fillStyle = cssColor(air(roof, 0.3))
  context.beginPath()
  context.moveTo(x - eaves, level - tall + tall * 0.05)
  context.lineTo(x + wide * 0.22, ridge)
  context.lineTo(x + wide * 0.85, ridge)
  context.lineTo(x + wide + eaves, level - tall + tall * 0.05)
  context.fill()
  context.fillStyle = cssColor(air(roof, isSunLeft ? 0 : 0.5))
  context.beginPath()
  context.moveTo(x - eaves, level - tall + tall * 0.05)
  context.lineTo(x + wide * 0.22, ridge)
  context.lineTo(x + wide * 0.44, level - tall + tall * 0.05)
  context.fill()
  const isLit = random.chance(0.15 + palette.dark * 0.5)
  context.fillStyle = isLit
    ? cssColor([1, 0.85, 0.5], 0.4 + palette.dark * 0.6)
    : cssColor(air([0.35, 0.5, 0.65], 0.35))
  const pane = wide * 0.15
  for (const at of [0.54, 0.76]) context.fillRect(x + wide * at, level - tall * 0.68, pane, pane * 1.1)
  if (near > 0.4 && random.chance(0.4)) {
    context.strokeStyle = cssColor(palette.line)
    strokeLine(context, wide * 0.012, x + wide * 0.6, ridge, x + wide * 0.6, ridge - wide * 0.24)
    for (let bar = 0; bar < 3; bar++)
      strokeLine(
        context,
        wide * 0.01,
        x + wide * 0.52,
        ridge - wide * (0.13 + bar * 0.04),
        x + wide * 0.68,
        ridge - wide * (0.13 + bar * 0.04),
      )
  }
}

function drawShrub(
  context: Context2D,
  board: Board,
  random: Random,
  x: number,
  y: number,
  size: number,
): void {
  const { palette } = board
  for (let tone = 0; tone < 3; tone++) {
    context.fillStyle = cssColor(mixColor(palette.green[2 - tone]!, palette.sky[4]!, 0.12))
    context.beginPath()
    for (let leaf = 0; leaf < 12; leaf++) {
      const px = x + random.between(-1, 1) * size * (0.8 - tone * 0.2)
      const py = y - random.between(0, 1) * size * (1 - tone * 0.1) - tone * size * 0.14
      const radius = size * random.between(0.16, 0.3)
      context.moveTo(px + radius, py)
      context.arc(px, py, radius, 0, Math.PI * 2)
    }
    context.fill()
  }
}

/** Tall buildings, pale with distance, whose glass is lit or reflects the sky. */
export function drawTowers(context: Context2D, board: Board, random: Random): void {
  const { unit, width, horizon, palette } = board
  const layers = 4
  for (let layer = 0; layer < layers; layer++) {
    const near = layer / (layers - 1)
    const body = mixColor(
      mixColor(palette.hills[2], palette.line, near * 0.5),
      palette.sky[3]!,
      (1 - near) * 0.7,
    )
    const foot = horizon + unit * mix(0.03, 0.16, near)
    let x = -unit * 0.06
    while (x < width) {
      const wide = unit * random.between(0.07, 0.14) * mix(0.7, 1.15, near)
      const bump = Math.exp(
        -(((x - width * (near > 0.6 ? random.pick([0.05, 0.95]) : 0.5)) / (unit * 0.35)) ** 2),
      )
      const tall = unit * (random.between(0.1, 0.26) + bump * random.between(0.1, 0.34)) * mix(1.1, 0.9, near)
      drawTower(context, board, random, { x, level: foot, wide, tall, near }, body)
      x += wide * random.between(0.9, 1.3)
    }
  }
}

function drawTower(context: Context2D, board: Board, random: Random, tower: House, body: Color): void {
  const { palette, unit, height } = board
  const { x, level, wide, tall, near } = tower
  const isSunLeft = board.sunX < x
  context.fillStyle = cssColor(body)
  context.fillRect(x, level - tall, wide, height)
  const lit = mixColor(body, mixColor(palette.sun, palette.sky[3]!, 0.4), 0.42)
  context.fillStyle = verticalGradient(context, level - tall, level, [
    [0, lit, 0.95],
    [1, lit, 0.25],
  ])
  const edge = wide * random.between(0.3, 0.45)
  context.fillRect(isSunLeft ? x : x + wide - edge, level - tall, edge, tall)
  if (random.chance(0.3)) {
    context.fillStyle = cssColor(body)
    context.fillRect(x + wide * 0.46, level - tall - wide * 0.7, Math.max(1, wide * 0.04), wide * 0.7)
    context.fillRect(x + wide * 0.2, level - tall - wide * 0.14, wide * 0.5, wide * 0.15)
  }
  const step = unit * mix(0.011, 0.018, near)
  for (let row = 1; row * step < tall - step; row++) {
    for (let column = 1; column * step * 0.9 < wide - step; column++) {
      const isOn = random.chance(palette.dark * 0.5)
      if (!isOn && palette.dark > 0.5) continue
      context.fillStyle = isOn
        ? cssColor([1, 0.87, 0.58], 0.55 + near * 0.4)
        : cssColor(mixColor(body, palette.sky[2]!, 0.55), 0.6)
      context.fillRect(x + column * step * 0.9, level - tall + row * step, step * 0.5, step * 0.45)
    }
  }
}

/** A flat roof that reaches in from one side and carries the motif. */
export function standOnRoof(context: Context2D, board: Board, random: Random, hero: HeroPlacer): void {
  if (!hero.isNeeded) return
  const { width, height, unit, palette } = board
  const isLeft = random.chance(0.5)
  const row = height * (hero.isNear ? 0.77 : 0.555)
  const wide = width * 0.64
  const left = isLeft ? -unit * 0.02 : width - wide
  const wall = mixColor(mixColor([0.62, 0.58, 0.6], palette.line, 0.45), palette.sky[1]!, 0.15)
  context.fillStyle = verticalGradient(context, row, height, [
    [0, wall],
    [1, mixColor(wall, palette.line, 0.7)],
  ])
  context.fillRect(left, row, wide + unit * 0.02, height)
  context.fillStyle = cssColor(mixColor(wall, palette.line, 0.45))
  context.fillRect(isLeft ? left + wide - unit * 0.05 : left, row, unit * 0.07, height)
  context.fillStyle = cssColor(mixColor(wall, palette.sun, 0.4))
  context.fillRect(left - unit * 0.015, row - unit * 0.012, wide + unit * 0.05, unit * 0.02)
  context.fillStyle = cssColor(mixColor(wall, palette.line, 0.6))
  context.fillRect(left - unit * 0.015, row + unit * 0.008, wide + unit * 0.05, unit * 0.008)
  drawSlabs(context, board, row + unit * 0.016, left, left + wide)
  hero.place(isLeft ? 0.36 : 0.64, 0.552)
}

/** Joints of concrete slabs below a row, and moss along them. */
function drawSlabs(context: Context2D, board: Board, top: number, left: number, right: number): void {
  const { unit, height, palette } = board
  context.strokeStyle = cssColor(palette.line, 0.3)
  context.lineWidth = unit * 0.0025
  for (let row = 0; top + row * unit * 0.17 < height; row++) {
    const y = top + row * unit * 0.17
    context.beginPath()
    context.moveTo(left, y)
    context.lineTo(right, y)
    for (let x = left + unit * (row % 2 === 0 ? 0.1 : 0.22); x < right; x += unit * 0.25) {
      context.moveTo(x, y)
      context.lineTo(x, y + unit * 0.17)
    }
    context.stroke()
  }
}
