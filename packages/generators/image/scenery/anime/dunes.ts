import type { Random } from '@vivify/contract/random'
import type { Context2D } from '@vivify/timeline/ports'
import { cssColor, mixColor, type Color } from '../../raster/color.ts'
import { verticalGradient } from '../../raster/draw.ts'
import { mix } from '../../raster/scalar.ts'
import type { Board, HeroPlacer } from './board.ts'

interface Dune {
  /** Position of the crest, in pixels. */
  readonly x: number
  readonly top: number
  /** Row of its lower end, and the reach of its long side. */
  readonly base: number
  readonly wide: number
  /** 1 when the steep side in the shade is on the right. */
  readonly lee: number
}

interface Sand {
  readonly light: Color
  readonly body: Color
  readonly shade: Color
}

const rows = 4

/** Rows of dunes, each with one side in the sun and one in the shade; calls `hero.place` before the nearest two. */
export function drawDunes(context: Context2D, board: Board, random: Random, hero: HeroPlacer): void {
  const { unit, width, height, horizon, palette } = board
  const lee = board.sunX < width / 2 ? 1 : -1
  for (let row = 0; row < rows; row++) {
    const near = row / (rows - 1)
    const base = mix(horizon + unit * 0.07, height * 0.9, near ** 1.5)
    const tall = unit * mix(0.09, 0.26, near)
    const sand = mixSand(board, (1 - near) * 0.34)
    // Each row fades in from the haze in front of the row behind it.
    context.fillStyle = verticalGradient(context, base - unit * 0.07, base + unit * 0.03, [
      [0, sand.body, 0],
      [1, sand.body],
    ])
    context.fillRect(0, base - unit * 0.07, width, height)
    const count = Math.ceil((width / unit) * mix(3.4, 1.6, near)) + 1
    for (let dune = 0; dune < count; dune++) {
      const x = width * ((dune + random.between(-0.25, 0.25)) / (count - 1))
      const top = base - tall * random.between(0.55, 1)
      const wide = unit * mix(0.34, 0.72, near) * random.between(0.85, 1.25)
      drawDune(context, sand, { x, top, base: base + unit * 0.01, wide, lee })
    }
    if (row === (hero.isNear ? 3 : 1)) hero.place(random.between(0.38, 0.62), 0.545)
  }
  drawRipples(context, board, random, mixColor(mixSand(board, 0).shade, palette.line, 0.15))
}

/** The color of sand in the light of the time of day; `haze` is the share of air in front of it. */
function mixSand({ palette }: Board, haze: number): Sand {
  const air = palette.sky[3]!
  const tone = (color: Color, share: number): Color =>
    mixColor(mixColor(mixColor(color, palette.sun, share), palette.sky[1]!, palette.dark * 0.45), air, haze)
  return {
    light: tone([1, 0.87, 0.62], 0.3),
    body: tone([0.94, 0.74, 0.47], 0.12),
    shade: mixColor(tone([0.76, 0.5, 0.34], 0), palette.line, 0.12 * (1 - haze)),
  }
}

function drawDune(context: Context2D, sand: Sand, { x, top, base, wide, lee }: Dune): void {
  const tall = base - top
  const steepFoot = x + lee * wide * 0.6
  const steep = [x + lee * wide * 0.14, top + tall * 0.6] as const
  context.fillStyle = verticalGradient(context, top, base, [
    [0, sand.light],
    [1, sand.body],
  ])
  context.beginPath()
  context.moveTo(x - lee * wide, base)
  context.quadraticCurveTo(x - lee * wide * 0.4, top + tall * 0.2, x, top)
  context.quadraticCurveTo(...steep, steepFoot, base)
  context.fill()
  context.fillStyle = verticalGradient(context, top, base, [
    [0, sand.shade],
    [1, mixColor(sand.shade, sand.body, 0.9)],
  ])
  // The ridge runs down towards the viewer in one curve.
  context.beginPath()
  context.moveTo(x, top)
  context.quadraticCurveTo(...steep, steepFoot, base)
  context.lineTo(x - lee * wide * 0.1, base)
  context.bezierCurveTo(
    x + lee * wide * 0.22,
    base - tall * 0.3,
    x - lee * wide * 0.12,
    top + tall * 0.4,
    x,
    top,
  )
  context.fill()
}

/** Wind ripples in the sand in the foreground. */
function drawRipples(context: Context2D, board: Board, random: Random, color: Color): void {
  const { unit, width, height } = board
  context.strokeStyle = cssColor(color, 0.3)
  for (let ripple = 0; ripple < 60; ripple++) {
    const depth = random.next()
    const x = random.between(-0.15, 1) * width
    const y = mix(height * 0.76, height, depth)
    const long = unit * random.between(0.08, 0.26) * (0.4 + depth)
    context.lineWidth = unit * mix(0.0012, 0.0042, depth)
    context.beginPath()
    context.moveTo(x, y)
    context.quadraticCurveTo(x + long / 2, y - unit * 0.014 * (0.4 + depth), x + long, y)
    context.stroke()
  }
}
