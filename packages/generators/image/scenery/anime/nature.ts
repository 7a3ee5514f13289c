import type { Random } from '@vivify/contract/random'
import type { Context2D } from '@vivify/timeline/ports'
import { cssColor, mixColor, type Color } from '../../raster/color.ts'
import { verticalGradient } from '../../raster/draw.ts'
import { clamp, mix, smoothStep } from '../../raster/scalar.ts'
import type { Board } from './board.ts'

/** Height of a line of ground at a column, in pixels. */
export type Line = (x: number) => number

/** A rolling line of ground. `level` is a row; sizes in units. */
export function rollingLine(board: Board, level: number, swing: number, wave: number, phase: number): Line {
  const { noise, unit } = board
  return (x) => level - noise.fbm(x / (unit * wave) + phase, phase * 1.7, 4) * swing * unit
}

/** Fills below a line with a gradient that starts at the line's level. */
export function fillBelow(
  context: Context2D,
  board: Board,
  line: Line,
  colors: readonly Color[],
  depth: number,
): void {
  const level = line(board.width / 2)
  context.fillStyle = verticalGradient(
    context,
    level - board.unit * 0.05,
    level + board.unit * depth,
    colors.map((color, index) => [index / (colors.length - 1), color] as const),
  )
  context.beginPath()
  context.moveTo(0, board.height)
  for (let x = 0; x <= board.width + 6; x += Math.max(2, board.unit / 200)) context.lineTo(x, line(x))
  context.lineTo(board.width + 6, board.height)
  context.fill()
}

/** Three ranges of hills fading into the air, down to `near` units below the horizon. */
export function drawHills(context: Context2D, board: Board, random: Random, near = 0.09): void {
  const { palette, horizon, unit } = board
  for (let range = 0; range < 3; range++) {
    const line = rollingLine(
      board,
      horizon + unit * (near * range * 0.5 - 0.012),
      0.1 - range * 0.012,
      0.42 - range * 0.07,
      random.between(0, 50),
    )
    const color = palette.hills[range]!
    fillBelow(context, board, line, [color, mixColor(color, palette.sky[4]!, 0.3)], 0.12)
    if (range === 2) drawTreeLine(context, board, random, line)
  }
}

/** Round tree crowns along a line, lit from above. */
function drawTreeLine(context: Context2D, board: Board, random: Random, line: Line): void {
  const { palette, unit, width } = board
  const tones = [
    mixColor(palette.hills[2], palette.green[2], 0.5),
    mixColor(palette.hills[2], palette.green[1], 0.45),
    mixColor(palette.hills[2], palette.green[0], 0.35),
  ]
  for (let tone = 0; tone < 3; tone++) {
    const stream = random.fork('crowns')
    context.fillStyle = cssColor(tones[tone]!)
    context.beginPath()
    for (let x = -unit * 0.02; x < width + unit * 0.02; x += unit * 0.011) {
      const size = unit * stream.between(0.006, 0.016) * (1 - tone * 0.22)
      const px = x + stream.between(-0.5, 0.5) * unit * 0.01 - tone * size * 0.25
      const py = line(x) + unit * 0.004 - tone * size * 0.5
      context.moveTo(px + size, py)
      context.arc(px, py, size, 0, Math.PI * 2)
    }
    context.fill()
  }
}

/** A meadow of painted strokes from a line to the lower edge, lighter where light pools. */
export function drawMeadow(context: Context2D, board: Board, random: Random, line: Line): void {
  const { palette, unit, width, height, noise } = board
  const [light, body, shade] = palette.green
  fillBelow(
    context,
    board,
    line,
    [mixColor(light, body, 0.35), body, mixColor(body, shade, 0.75), shade],
    0.8,
  )
  const slices = 11
  const perSlice = Math.round((620 * width) / unit)
  context.lineCap = 'round'
  for (let slice = 0; slice < slices; slice++) {
    const depth = slice / (slices - 1)
    const tall = unit * (0.008 + depth ** 1.2 * 0.075)
    const bright = mixColor(light, body, depth * 0.75)
    const tones = [
      mixColor(body, shade, 0.25 + depth * 0.7),
      mixColor(body, shade, depth * 0.7),
      bright,
      mixColor(bright, palette.sun, 0.25),
    ]
    const paths: number[][] = [[], [], [], []]
    for (let blade = 0; blade < perSlice; blade++) {
      const x = random.between(-0.03, 1.03) * width
      const share = clamp((slice + random.next()) / slices)
      const y = mix(line(x), height + tall, share ** 1.15)
      const patch = noise.fbm((x / unit) * 5, (y / unit) * 6, 3) + random.between(-0.22, 0.22) - depth * 0.1
      const tone = patch > 0.24 ? 3 : patch > 0.06 ? 2 : patch > -0.14 ? 1 : 0
      const lean = (noise.fbm((x / unit) * 3.6, (y / unit) * 3 + 9, 2) + 0.25) * tall * 1.1
      paths[tone]!.push(x, y, lean, tall * random.between(0.6, 1.15))
    }
    context.lineWidth = unit * (0.0012 + depth * 0.0034)
    for (let tone = 0; tone < 4; tone++) strokeBlades(context, cssColor(tones[tone]!, 0.9), paths[tone]!)
  }
}

function strokeBlades(context: Context2D, style: string, blades: readonly number[]): void {
  context.strokeStyle = style
  context.beginPath()
  for (let at = 0; at < blades.length; at += 4) {
    const x = blades[at]!
    const y = blades[at + 1]!
    const lean = blades[at + 2]!
    const tall = blades[at + 3]!
    context.moveTo(x, y)
    context.quadraticCurveTo(x + lean * 0.2, y - tall * 0.6, x + lean, y - tall)
  }
  context.stroke()
}

/** Flowers strewn over a meadow below row `from`, larger towards the viewer. */
export function drawFlowers(
  context: Context2D,
  board: Board,
  random: Random,
  from: number,
  colors: readonly Color[],
): void {
  const { unit, width, height, palette, noise } = board
  const count = Math.round((130 * width) / unit)
  for (let flower = 0; flower < count; flower++) {
    const depth = (flower / count) ** 0.8
    const x = random.next() * width
    const y = mix(from, height, depth)
    if (noise.fbm((x / unit) * 2.5, (y / unit) * 3, 2) < -0.08) continue
    const size = unit * (0.002 + depth * 0.0085) * random.between(0.8, 1.25)
    const petals = mixColor(random.pick(colors), palette.line, palette.dark * 0.45)
    context.fillStyle = cssColor(petals)
    context.beginPath()
    for (let petal = 0; petal < 5; petal++) {
      const angle = petal * 1.2566 + flower
      const px = x + Math.cos(angle) * size
      const py = y + Math.sin(angle) * size * 0.68
      context.moveTo(px + size * 0.6, py)
      context.arc(px, py, size * 0.62, 0, Math.PI * 2)
    }
    context.fill()
    context.fillStyle = cssColor(mixColor([0.97, 0.68, 0.2], palette.line, palette.dark * 0.4))
    context.beginPath()
    context.arc(x, y, size * 0.45, 0, Math.PI * 2)
    context.fill()
  }
}

/** Open water from the horizon to row `to`: gradient, rows of glints, a road of light under the sun. */
export function drawSea(context: Context2D, board: Board, random: Random, to: number): void {
  const { palette, unit, width, horizon } = board
  context.fillStyle = verticalGradient(context, horizon, to, [
    [0, mixColor(palette.sea[0], palette.sky[4]!, 0.55)],
    [0.12, palette.sea[0]],
    [1, palette.sea[1]],
  ])
  context.fillRect(0, horizon, width, to - horizon)
  context.lineCap = 'round'
  const rows = 70
  for (let row = 0; row < rows; row++) {
    const depth = (row / rows) ** 1.8
    const y = mix(horizon + unit * 0.004, to, depth)
    const long = unit * mix(0.004, 0.05, depth)
    context.lineWidth = unit * mix(0.0009, 0.0052, depth)
    for (const isGlint of [false, true]) {
      context.strokeStyle = isGlint
        ? cssColor(mixColor(palette.sky[4]!, [1, 1, 1], 0.3), mix(0.75, 0.4, depth))
        : cssColor(palette.sea[1], 0.32)
      context.beginPath()
      const count = Math.round((isGlint ? 10 : 16) * (width / unit) * mix(2.4, 1, depth))
      for (let dash = 0; dash < count; dash++) {
        const isPath = isGlint && dash % 2 === 0
        const spread = unit * mix(0.03, 0.2, depth)
        const x = isPath
          ? board.sunX + (random.next() + random.next() - 1) * spread
          : random.between(-0.05, 1.05) * width
        const reach = long * random.between(0.4, 1.3)
        context.moveTo(x - reach, y)
        context.quadraticCurveTo(x, y - reach * 0.12, x + reach, y)
      }
      context.stroke()
    }
  }
}

/** Branches full of blossom reaching in from a top corner, and petals on the wind. */
export function drawBlossom(context: Context2D, board: Board, random: Random, side: number): void {
  const { unit, width, palette } = board
  const pinks: Color[] = (
    [
      [0.86, 0.52, 0.66],
      [0.96, 0.7, 0.8],
      [1, 0.86, 0.91],
      [1, 0.96, 0.97],
    ] as Color[]
  ).map((pink) => mixColor(pink, palette.sky[1]!, palette.dark * 0.35))
  const clusters: { x: number; y: number; size: number }[] = []
  context.strokeStyle = cssColor(mixColor([0.28, 0.18, 0.2], palette.line, 0.4))
  for (let branch = 0; branch < 5; branch++) {
    let x = side < 0 ? -unit * 0.03 : width + unit * 0.03
    let y = unit * random.between(-0.04, 0.34)
    let angle = random.between(-0.05, 0.55)
    const steps = random.integer(8, 14)
    for (let step = 0; step < steps; step++) {
      const nextX = x - side * Math.cos(angle) * unit * 0.045
      const nextY = y + Math.sin(angle) * unit * 0.045
      context.lineWidth = unit * 0.014 * (1 - step / steps) + unit * 0.001
      context.beginPath()
      context.moveTo(x, y)
      context.lineTo(nextX, nextY)
      context.stroke()
      if (step > 0)
        clusters.push({
          x: nextX + random.between(-0.02, 0.02) * unit,
          y: nextY + random.between(-0.02, 0.025) * unit,
          size: unit * random.between(0.022, 0.05),
        })
      x = nextX
      y = nextY
      angle += random.between(-0.26, 0.24)
    }
  }
  for (let tone = 0; tone < pinks.length; tone++) {
    context.fillStyle = cssColor(pinks[tone]!, 0.95)
    context.beginPath()
    for (const cluster of clusters) {
      for (let petal = 0; petal < 16 - tone * 3; petal++) {
        const reach = cluster.size * Math.sqrt(random.next()) * (1.08 - tone * 0.14)
        const turn = random.between(0, Math.PI * 2)
        const px = cluster.x + Math.cos(turn) * reach - tone * cluster.size * 0.07
        const py = cluster.y + Math.sin(turn) * reach * 0.8 - tone * cluster.size * 0.13
        const size = unit * random.between(0.0035, 0.0075)
        context.moveTo(px + size, py)
        context.arc(px, py, size, 0, Math.PI * 2)
      }
    }
    context.fill()
  }
  drawPetals(context, board, random, pinks[2]!, 80)
}

/** Petals, leaves or snow on the wind. */
export function drawPetals(
  context: Context2D,
  board: Board,
  random: Random,
  color: Color,
  count: number,
): void {
  const { unit, width, height } = board
  for (let petal = 0; petal < count; petal++) {
    const near = random.next() ** 4
    const size = unit * (0.003 + near * 0.013)
    const y = random.next() * height
    const calm = 1 - 0.7 * smoothStep(0.5, 0.56, y / height) * smoothStep(0.74, 0.66, y / height)
    context.fillStyle = cssColor(color, (near > 0.4 ? 0.5 : 0.9) * calm)
    context.beginPath()
    context.ellipse(
      random.next() * width,
      y,
      size,
      size * random.between(0.4, 0.75),
      random.between(0, 3.1),
      0,
      Math.PI * 2,
    )
    context.fill()
  }
}

/** A lone broad tree with a crown in three tones. `x`, `foot` are its foot. */
export function drawCelTree(
  context: Context2D,
  board: Board,
  random: Random,
  x: number,
  foot: number,
  tall: number,
): void {
  const { palette } = board
  const bark = mixColor([0.3, 0.22, 0.2], palette.line, 0.4)
  context.fillStyle = cssColor(bark)
  context.beginPath()
  context.moveTo(x - tall * 0.045, foot)
  context.quadraticCurveTo(x - tall * 0.02, foot - tall * 0.2, x - tall * 0.028, foot - tall * 0.55)
  context.lineTo(x + tall * 0.028, foot - tall * 0.55)
  context.quadraticCurveTo(x + tall * 0.02, foot - tall * 0.2, x + tall * 0.045, foot)
  context.fill()
  const heads = Array.from({ length: 26 }, () => ({
    x: x + random.between(-1, 1) * tall * 0.33,
    y: foot - tall * random.between(0.42, 0.92),
    size: tall * random.between(0.08, 0.16),
  })).filter((head) => Math.hypot((head.x - x) / 0.36, (head.y - foot + tall * 0.66) / 0.32) < tall * 1.05)
  const toward = board.sunX < x ? -1 : 1
  const tones = [
    palette.green[2],
    mixColor(palette.green[2], palette.green[1], 0.7),
    palette.green[1],
    mixColor(palette.green[1], palette.green[0], 0.75),
  ]
  for (let tone = 0; tone < tones.length; tone++) {
    context.fillStyle = cssColor(tones[tone]!)
    context.beginPath()
    for (const head of heads) {
      for (let leaf = 0; leaf < 15; leaf++) {
        const turn = random.between(0, Math.PI * 2)
        const reach = head.size * Math.sqrt(random.next()) * (1 - tone * 0.17)
        const size = head.size * random.between(0.16, 0.3) * (1 - tone * 0.12)
        const px = head.x + Math.cos(turn) * reach + toward * tone * head.size * 0.16
        const py = head.y + Math.sin(turn) * reach - tone * head.size * 0.2
        context.moveTo(px + size, py)
        context.arc(px, py, size, 0, Math.PI * 2)
      }
    }
    context.fill()
  }
}

/** A cone mountain with a snow cap and two flanks of tone. */
export function drawGreatMountain(context: Context2D, board: Board, random: Random): void {
  const { palette, unit, width, horizon, noise } = board
  const peakX = width * random.between(0.36, 0.64)
  const tall = Math.min(unit * random.between(0.34, 0.46), horizon * 0.55)
  const wide = tall * random.between(1.45, 1.8)
  const body = mixColor(palette.hills[1], palette.sky[2]!, 0.3)
  const lineAt = (x: number): number => {
    const away = Math.abs(x - peakX) / wide
    const slope = Math.max(0, 1 - away) ** 1.55
    const flat = Math.min(slope, 0.93 + noise.at(x / (unit * 0.02), 4) * 0.015)
    return horizon + unit * 0.03 - flat * tall
  }
  fillBelow(context, board, lineAt, [body, mixColor(body, palette.sky[4]!, 0.55)], 0.3)
  const snow = mixColor([1, 1, 1], palette.cloud[0], 0.5)
  for (const isShade of [false, true]) {
    context.fillStyle = cssColor(isShade ? mixColor(palette.cloud[2], snow, 0.25) : snow)
    context.beginPath()
    const start = isShade ? peakX + (board.sunX < peakX ? -0.01 : 0.01) * unit : peakX - wide * 0.36
    const end = isShade ? peakX + (board.sunX < peakX ? 1 : -1) * wide * 0.36 : peakX + wide * 0.36
    const low = Math.min(start, end)
    const high = Math.max(start, end)
    context.moveTo(low, lineAt(low))
    for (let x = low; x <= high; x += unit / 300) context.lineTo(x, lineAt(x) - 0.5)
    for (let x = high; x >= low; x -= unit / 240) {
      const away = Math.abs(x - peakX) / (wide * 0.36)
      const teeth = Math.abs(noise.fbm((x / unit) * 26, isShade ? 3 : 2, 3)) * tall * 0.36 * (1 - away)
      context.lineTo(x, Math.max(lineAt(x), horizon - tall * 0.66 + teeth))
    }
    context.fill()
  }
}
