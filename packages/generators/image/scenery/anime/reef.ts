// An underwater scene in flat tones: light in hard-edged shafts, coral gardens, a school of fish.

import type { Random } from '@vivify/contract/random'
import type { Context2D } from '@vivify/timeline/ports'
import { cssColor, mixColor, parseColor, type Color } from '../../raster/color.ts'
import { swims } from '../../motifs/sea-life.ts'
import { verticalGradient } from '../../raster/draw.ts'
import { mix } from '../../raster/scalar.ts'
import { drawFish } from '../silhouettes.ts'
import type { Board, HeroPlacer } from './board.ts'
import { rollingLine } from './nature.ts'

const water = ['#d6fff4', '#5fe0e0', '#1fa6d4', '#1668b4', '#123f86'].map(parseColor)
const corals = ['#ff6f7d', '#ff9a5a', '#c77dff', '#ffd166', '#ff5fa8', '#4fe0b0'].map(parseColor)

/** Draws the scene over the whole board, because there is no sky. */
export function drawReef(context: Context2D, board: Board, random: Random, hero: HeroPlacer): void {
  const { width, height, palette } = board
  const dim = (color: Color): Color => mixColor(color, palette.line, palette.dark * 0.45)
  context.fillStyle = verticalGradient(
    context,
    0,
    height,
    water.map((color, index) => [[0, 0.14, 0.4, 0.72, 1][index]!, dim(color)] as const),
  )
  context.fillRect(0, 0, width, height)
  drawSurfaceLight(context, board, random)
  drawShafts(context, board, random)
  drawRanges(context, board, random, dim)
  drawShoal(context, board, random, dim(water[4]!))
  const column = random.between(0.44, 0.56)
  const isResting = hero.isNeeded && !swims(board.request.motif.name)
  if (isResting) drawRock(context, board, width * column, dim)
  hero.place(column, isResting ? 0.545 : 0.49)
  drawGarden(context, board, random, dim)
  drawBubbles(context, board, random)
}

/** Bands of bright ripples right under the surface. */
function drawSurfaceLight(context: Context2D, board: Board, random: Random): void {
  const { width, unit } = board
  context.fillStyle = cssColor([1, 1, 1], 0.55)
  for (let ripple = 0; ripple < 70; ripple++) {
    const depth = random.next() ** 1.6
    const long = unit * mix(0.16, 0.03, depth) * random.between(0.5, 1.2)
    const x = random.between(-0.05, 1.05) * width
    context.globalAlpha = mix(0.8, 0.15, depth)
    context.beginPath()
    context.ellipse(x, depth * unit * 0.17, long, long * 0.09, random.between(-0.06, 0.06), 0, Math.PI * 2)
    context.fill()
  }
  context.globalAlpha = 1
}

function drawShafts(context: Context2D, board: Board, random: Random): void {
  const { unit, height, sunX } = board
  for (let shaft = 0; shaft < 9; shaft++) {
    const lean = random.between(-0.75, 0.75)
    const from = sunX + lean * unit * 0.35
    const wide = unit * random.between(0.02, 0.08)
    const reach = height * random.between(0.45, 0.8)
    context.fillStyle = verticalGradient(context, 0, reach, [
      [0, [1, 1, 1], 0.3],
      [1, [1, 1, 1], 0],
    ])
    context.beginPath()
    context.moveTo(from - wide / 2, 0)
    context.lineTo(from + wide / 2, 0)
    context.lineTo(from + lean * reach * 0.55 + wide * 1.7, reach)
    context.lineTo(from + lean * reach * 0.55 - wide * 1.7, reach)
    context.fill()
  }
}

function drawRanges(context: Context2D, board: Board, random: Random, dim: (color: Color) => Color): void {
  const { width, height, unit } = board
  for (let range = 0; range < 3; range++) {
    const line = rollingLine(board, height * (0.6 + range * 0.08), 0.16, 0.32, random.between(0, 60))
    context.fillStyle = cssColor(dim(mixColor(water[2]!, water[4]!, 0.25 + range * 0.32)))
    context.beginPath()
    context.moveTo(0, height)
    for (let x = 0; x <= width + unit / 90; x += unit / 90) context.lineTo(x, line(x))
    context.lineTo(width, height)
    context.fill()
  }
}

/** A rock on the ground, for motifs that do not swim. */
function drawRock(context: Context2D, board: Board, middle: number, dim: (color: Color) => Color): void {
  const { height, unit, noise } = board
  for (const [share, lift, tone] of [
    [0.95, 0, 0.75],
    [0.7, 0.02, 0.5],
  ] as const) {
    context.fillStyle = cssColor(dim(mixColor(water[2]!, water[4]!, tone)))
    context.beginPath()
    for (let x = -unit * share; x <= unit * share; x += unit / 120) {
      const away = Math.abs(x / (unit * share))
      const rough = noise.fbm(x / (unit * 0.16), tone * 9, 4) * Math.min(1, away * 5) * 0.06 * unit
      context.lineTo(middle + x, height * (0.53 + lift) + away ** 1.25 * height * 0.4 + rough)
    }
    context.lineTo(middle + unit * share, height)
    context.lineTo(middle - unit * share, height)
    context.fill()
  }
}

function drawShoal(context: Context2D, board: Board, random: Random, color: Color): void {
  const { width, height, unit } = board
  const heading = random.chance(0.5) ? 1 : -1
  const middle = width * random.between(0.25, 0.75)
  const row = height * random.between(0.17, 0.24)
  context.fillStyle = cssColor(color, 0.75)
  for (let fish = 0; fish < 26; fish++) {
    const along = random.between(-1, 1)
    const x = middle + along * unit * 0.3
    const y = row + (along * along * 0.06 + random.between(-0.07, 0.07)) * unit
    drawFish(context, { x, y, long: unit * random.between(0.013, 0.024), heading, tilt: 0 })
  }
}

/** Coral, weed and stones on the near ground, higher at the sides; each has a light and a shaded tone. */
function drawGarden(context: Context2D, board: Board, random: Random, dim: (color: Color) => Color): void {
  const { width, height, unit } = board
  const ground = rollingLine(board, height * 0.93, 0.05, 0.4, random.between(0, 60))
  context.fillStyle = verticalGradient(context, height * 0.88, height, [
    [0, dim(mixColor([1, 0.9, 0.68], water[3]!, 0.5))],
    [1, dim(mixColor([0.85, 0.7, 0.55], water[4]!, 0.72))],
  ])
  context.beginPath()
  context.moveTo(0, height)
  for (let x = 0; x <= width + unit / 60; x += unit / 60) context.lineTo(x, ground(x))
  context.lineTo(width, height)
  context.fill()
  for (let plant = 0; plant < 26; plant++) {
    const depth = plant / 26
    const edge = random.next() ** 1.5 * 0.36
    const x = width * (random.chance(0.5) ? edge : 1 - edge)
    const foot = ground(x) + unit * mix(0.006, 0.12, depth)
    const size = unit * random.between(0.05, 0.13) * (1.25 - edge * 1.6)
    const color = dim(mixColor(water[3]!, random.pick(corals), mix(0.5, 0.95, depth)))
    const shade = mixColor(color, water[4]!, 0.45)
    if (plant % 3 === 0) drawWeed(context, random, { x, foot, tall: size * 3, color: shade })
    else if (plant % 3 === 1) drawBranches(context, random, { x, foot, size, color, shade })
    else drawDome(context, { x, foot, size, color, shade })
  }
}

interface Growth {
  x: number
  foot: number
  color: Color
}

function drawWeed(context: Context2D, random: Random, weed: Growth & { tall: number }): void {
  const { x, foot, tall } = weed
  context.strokeStyle = cssColor(weed.color)
  context.lineCap = 'round'
  for (let blade = 0; blade < 5; blade++) {
    const lean = random.between(-0.3, 0.3) * tall
    const high = tall * random.between(0.6, 1)
    const from = x + (blade - 2) * tall * 0.03
    context.lineWidth = tall * 0.035
    context.beginPath()
    context.moveTo(from, foot)
    context.bezierCurveTo(
      from - lean,
      foot - high * 0.35,
      from + lean,
      foot - high * 0.7,
      from + lean * 0.4,
      foot - high,
    )
    context.stroke()
  }
}

function drawBranches(
  context: Context2D,
  random: Random,
  coral: Growth & { size: number; shade: Color },
): void {
  const { x, foot, size } = coral
  const limbs = Array.from({ length: 6 }, (_, limb) => ({
    lean: (limb - 2.5) * 0.26 + random.between(-0.08, 0.08),
    long: size * random.between(1, 1.7),
  }))
  context.lineCap = 'round'
  for (const [color, offset, girth] of [
    [coral.shade, 0, 0.25],
    [coral.color, -0.045, 0.15],
  ] as const) {
    context.strokeStyle = cssColor(color)
    context.lineWidth = size * girth
    context.beginPath()
    for (const { lean, long } of limbs) {
      context.moveTo(x + offset * size, foot)
      context.quadraticCurveTo(
        x + lean * long * 0.3,
        foot - long * 0.5,
        x + (lean + offset) * long,
        foot - long * (1 - Math.abs(lean) * 0.3),
      )
    }
    context.stroke()
  }
}

function drawDome(context: Context2D, dome: Growth & { size: number; shade: Color }): void {
  const { x, foot, size } = dome
  context.fillStyle = cssColor(dome.shade)
  context.beginPath()
  context.ellipse(x, foot, size * 0.9, size * 0.72, 0, Math.PI, 0)
  context.fill()
  context.fillStyle = cssColor(dome.color)
  context.beginPath()
  context.ellipse(x - size * 0.14, foot - size * 0.06, size * 0.66, size * 0.54, 0, Math.PI, 0)
  context.fill()
}

function drawBubbles(context: Context2D, board: Board, random: Random): void {
  const { width, height, unit } = board
  context.strokeStyle = cssColor([1, 1, 1], 0.75)
  context.fillStyle = cssColor([1, 1, 1], 0.8)
  for (let string = 0; string < 3; string++) {
    const x = width * random.between(0.1, 0.9)
    const from = height * random.between(0.45, 0.8)
    for (let bubble = 0; bubble < 8; bubble++) {
      const radius = unit * random.between(0.004, 0.006 + bubble * 0.0014)
      const at = x + Math.sin(bubble * 1.4 + string) * unit * 0.018
      const row = from - bubble * unit * random.between(0.045, 0.06)
      context.lineWidth = unit * 0.002
      context.beginPath()
      context.arc(at, row, radius, 0, Math.PI * 2)
      context.stroke()
      context.beginPath()
      context.arc(at - radius * 0.35, row - radius * 0.35, radius * 0.25, 0, Math.PI * 2)
      context.fill()
    }
  }
}
