import type { Random } from '@vivify/contract/random'
import type { Context2D } from '@vivify/timeline/ports'
import { cssColor, mixColor, type Color } from '../../raster/color.ts'
import { verticalGradient } from '../../raster/draw.ts'
import { mix } from '../../raster/scalar.ts'
import { drawGrass } from '../silhouettes.ts'
import type { Board } from './board.ts'
import { fillBelow, rollingLine } from './nature.ts'

/** Sand from a level (share of the height) down, with two lines of foam. */
export function drawBeach(context: Context2D, board: Board, random: Random, level: number): void {
  const { unit, height, palette } = board
  const sand = mixColor(mixColor([1, 0.86, 0.62], palette.sun, 0.15), palette.sky[1]!, palette.dark * 0.45)
  const phase = random.between(0, 40)
  for (const [offset, color] of [
    [0, cssColor([1, 1, 1], 0.85)],
    [0.016, cssColor(palette.sea[0], 0.6)],
    [0.034, cssColor([1, 1, 1], 0.9)],
  ] as const) {
    const line = rollingLine(board, height * level + offset * unit, 0.09, 0.5, phase)
    context.fillStyle = color
    context.beginPath()
    context.moveTo(0, height)
    for (let x = 0; x <= board.width; x += unit / 150)
      context.lineTo(x, line(x) + board.noise.at(x / (unit * 0.035), offset * 90) * unit * 0.007)
    context.lineTo(board.width, height)
    context.fill()
  }
  fillBelow(
    context,
    board,
    rollingLine(board, height * level + unit * 0.048, 0.09, 0.5, phase),
    [mixColor(sand, [0.62, 0.42, 0.3], 0.35), sand, mixColor(sand, [0.7, 0.45, 0.3], 0.3)],
    0.3,
  )
}

/** Ripples, shells and tufts of grass on sand below a level (share of the height). */
export function strewShore(context: Context2D, board: Board, random: Random, level: number): void {
  const { unit, width, height, palette, noise } = board
  const dark = mixColor(mixColor([0.7, 0.55, 0.4], palette.line, 0.3), palette.sky[2]!, 0.15)
  context.strokeStyle = cssColor(dark, 0.28)
  for (let ripple = 0; ripple < 46; ripple++) {
    const depth = random.next()
    const y = mix(height * level, height, depth)
    const x = random.between(-0.1, 1) * width
    const long = unit * random.between(0.05, 0.24) * (0.4 + depth)
    context.lineWidth = unit * mix(0.001, 0.004, depth)
    context.beginPath()
    context.moveTo(x, y)
    context.quadraticCurveTo(
      x + long / 2,
      y - unit * 0.012 * (0.4 + depth),
      x + long,
      y + noise.at(x, y) * unit * 0.01,
    )
    context.stroke()
  }
  const shells: Color[] = [
    [1, 0.93, 0.86],
    [0.98, 0.72, 0.62],
    [0.92, 0.85, 0.95],
  ]
  for (let shell = 0; shell < 26; shell++) {
    const depth = random.next() ** 0.7
    const size = unit * mix(0.002, 0.009, depth)
    const x = random.next() * width
    const y = mix(height * (level + 0.04), height, depth)
    context.fillStyle = cssColor(dark, 0.4)
    context.beginPath()
    context.ellipse(x + size * 0.3, y + size * 0.4, size, size * 0.5, 0, 0, Math.PI * 2)
    context.fill()
    context.fillStyle = cssColor(mixColor(random.pick(shells), palette.line, palette.dark * 0.4))
    context.beginPath()
    context.ellipse(x, y, size, size * 0.65, random.between(0, 3), 0, Math.PI * 2)
    context.fill()
  }
  const side = random.chance(0.5) ? 0 : 1
  const dune = (x: number): number =>
    height * 1.02 - Math.exp(-Math.abs(x - side * width) / (unit * 0.22)) * unit * 0.26
  for (const [tone, tall] of [
    [2, 0.12],
    [1, 0.1],
    [0, 0.08],
  ] as const) {
    context.strokeStyle = cssColor(mixColor(palette.green[tone], palette.line, palette.dark * 0.3))
    drawGrass(context, board, random, {
      lineAt: (x) => dune(x) + (2 - tone) * unit * 0.01,
      tall: unit * tall,
      density: 0.55,
    })
  }
}

/** A flat grassy islet, reflected as a dark band. */
export function drawIslet(context: Context2D, board: Board, x: number, row: number, half: number): void {
  const { palette } = board
  const tones = [
    cssColor(palette.line, 0.35),
    cssColor(palette.green[2]),
    cssColor(palette.green[1]),
    cssColor(palette.green[0]),
  ]
  for (let tone = 0; tone < 4; tone++) {
    context.fillStyle = tones[tone]!
    context.beginPath()
    context.ellipse(
      x,
      row + half * (0.1 - tone * 0.035),
      half * (1.04 - tone * 0.06),
      half * (0.16 - tone * 0.03),
      0,
      0,
      Math.PI * 2,
    )
    context.fill()
  }
}

/** A lake from below the horizon to the lower edge, with streaks of reflected sky. */
export function drawLake(context: Context2D, board: Board, random: Random): void {
  const { palette, unit, height, width, horizon } = board
  const top = horizon + unit * 0.045
  context.fillStyle = verticalGradient(context, top, height, [
    [0, mixColor(palette.sky[3]!, palette.hills[2], 0.35)],
    [0.2, mixColor(palette.sky[2]!, palette.sea[0], 0.4)],
    [0.65, palette.sea[1]],
    [1, mixColor(palette.sea[1], palette.line, 0.4)],
  ])
  context.fillRect(0, top, width, height - top)
  for (let row = 0; row < 60; row++) {
    const depth = (row / 60) ** 1.7
    const y = mix(top, height, depth)
    context.strokeStyle = cssColor(
      row % 3 === 0 ? mixColor(palette.sky[4]!, [1, 1, 1], 0.2) : palette.sky[2]!,
      mix(0.5, 0.16, depth),
    )
    context.lineWidth = unit * mix(0.001, 0.004, depth)
    context.beginPath()
    for (let dash = 0; dash < 8; dash++) {
      const x = random.between(-0.1, 1) * width
      context.moveTo(x, y)
      context.lineTo(x + unit * random.between(0.03, 0.2) * (0.3 + depth), y)
    }
    context.stroke()
  }
}
