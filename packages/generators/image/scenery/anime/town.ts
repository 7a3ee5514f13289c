import type { Random } from '@vivify/contract/random'
import type { Context2D } from '@vivify/timeline/ports'
import { cssColor, mixColor, parseColor, type Color } from '../../raster/color.ts'
import { radialGradient, verticalGradient } from '../../raster/draw.ts'
import { mix } from '../../raster/scalar.ts'
import type { Board } from './board.ts'
import type { Line } from './nature.ts'

/** Power poles marching into the distance with their wires: the cheapest depth there is. */
export function drawPoles(context: Context2D, board: Board, random: Random, line: Line): void {
  const { unit, width, height, palette } = board
  const isRight = random.chance(0.5)
  const along = (share: number): number => (isRight ? width * share : width * (1 - share))
  const places = [0.91, 0.66, 0.52, 0.44, 0.39].map((share, index) => {
    const x = along(share)
    const tall = unit * [0.72, 0.34, 0.19, 0.115, 0.07][index]!
    const foot =
      index === 0 ? Math.max(line(x) + unit * 0.1, height * 0.62) : line(x) + unit * (0.05 / (index + 1))
    return { x, foot, tall }
  })
  context.strokeStyle = cssColor(palette.line)
  context.lineCap = 'round'
  for (const { x, foot, tall } of places) {
    strokeLine(context, tall * 0.034, x, foot, x, foot - tall)
    strokeLine(
      context,
      tall * 0.022,
      x - tall * 0.19,
      foot - tall * 0.93,
      x + tall * 0.19,
      foot - tall * 0.93,
    )
    strokeLine(
      context,
      tall * 0.022,
      x - tall * 0.14,
      foot - tall * 0.83,
      x + tall * 0.14,
      foot - tall * 0.83,
    )
    context.fillStyle = cssColor(palette.line)
    context.fillRect(x + tall * 0.02, foot - tall * 0.74, tall * 0.07, tall * 0.11)
  }
  for (let index = 0; index < places.length - 1; index++) {
    const near = places[index]!
    const far = places[index + 1]!
    for (const [aside, up] of [
      [-0.18, 0.94],
      [0.18, 0.94],
      [-0.13, 0.84],
      [0.13, 0.84],
    ] as const) {
      hangWire(
        context,
        Math.max(0.8, near.tall * 0.0034),
        near.x + near.tall * aside,
        near.foot - near.tall * up,
        far.x + far.tall * aside,
        far.foot - far.tall * up,
        near.tall * 0.1,
      )
    }
  }
  const first = places[0]!
  for (const aside of [-0.18, 0.18, 0.13]) {
    const outX = along(1.25)
    hangWire(
      context,
      unit * 0.0028,
      first.x + first.tall * aside,
      first.foot - first.tall * 0.94,
      outX,
      first.foot - first.tall * 1.75,
      unit * 0.06,
    )
  }
}

/** Wires crossing the sky from side to side. */
export function drawWires(context: Context2D, board: Board, random: Random): void {
  const { unit, width, horizon, palette } = board
  context.strokeStyle = cssColor(palette.line)
  const top = horizon * random.between(0.15, 0.4)
  for (let wire = 0; wire < 5; wire++) {
    const y = top + wire * unit * 0.03
    hangWire(
      context,
      unit * (0.0022 + (wire % 2) * 0.0012),
      -unit * 0.02,
      y,
      width + unit * 0.02,
      y + unit * random.between(-0.16, 0.16),
      unit * random.between(0.03, 0.08),
    )
  }
}

function strokeLine(context: Context2D, girth: number, x0: number, y0: number, x1: number, y1: number): void {
  context.lineWidth = girth
  context.beginPath()
  context.moveTo(x0, y0)
  context.lineTo(x1, y1)
  context.stroke()
}

function hangWire(
  context: Context2D,
  girth: number,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  sag: number,
): void {
  context.lineWidth = girth
  context.beginPath()
  context.moveTo(x0, y0)
  context.quadraticCurveTo((x0 + x1) / 2, (y0 + y1) / 2 + sag, x1, y1)
  context.stroke()
}

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

/** Tall buildings, pale with distance, their glass lit or mirroring the sky. */
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

/** A rail of posts and bars in front, as on a roof or a quay. */
export function drawRailing(context: Context2D, board: Board, row: number): void {
  const { unit, width, height, palette } = board
  context.fillStyle = cssColor(mixColor(palette.line, palette.hills[2], 0.25))
  context.fillRect(0, row + unit * 0.2, width, height)
  context.fillStyle = cssColor(mixColor(palette.line, palette.sky[4]!, 0.3))
  context.fillRect(0, row + unit * 0.2, width, unit * 0.008)
  context.strokeStyle = cssColor(palette.line)
  for (let post = 0; post * unit * 0.16 < width + unit; post++)
    strokeLine(
      context,
      unit * 0.011,
      post * unit * 0.16,
      row - unit * 0.01,
      post * unit * 0.16,
      row + unit * 0.21,
    )
  for (const [down, girth] of [
    [0, 0.014],
    [0.07, 0.006],
    [0.135, 0.006],
  ] as const)
    strokeLine(context, unit * girth, 0, row + unit * down, width, row + unit * down)
}

/** A torii gate. `x` is its middle, `foot` the row it stands on, `tall` its height. */
export function drawTorii(context: Context2D, board: Board, x: number, foot: number, tall: number): void {
  const { palette } = board
  const red = mixColor([0.84, 0.24, 0.16], palette.sky[0]!, 0.12 + palette.dark * 0.4)
  const shade = mixColor(red, palette.line, 0.5)
  const half = tall * 0.46
  for (const side of [-1, 1]) {
    const post = x + side * half * 0.68
    context.fillStyle = cssColor(shade)
    context.fillRect(post - tall * 0.045, foot - tall * 0.95, tall * 0.09, tall * 0.95)
    context.fillStyle = cssColor(red)
    context.fillRect(
      post - tall * (board.sunX < x ? 0.045 : -0.005),
      foot - tall * 0.95,
      tall * 0.05,
      tall * 0.95,
    )
    context.fillStyle = cssColor(palette.line)
    context.fillRect(post - tall * 0.055, foot - tall * 0.06, tall * 0.11, tall * 0.06)
  }
  context.fillStyle = cssColor(red)
  context.fillRect(x - half * 0.92, foot - tall * 0.74, half * 1.84, tall * 0.065)
  context.fillStyle = cssColor(shade)
  context.fillRect(x - tall * 0.03, foot - tall * 0.9, tall * 0.06, tall * 0.17)
  for (const [lift, thick, color] of [
    [0.9, 0.075, red],
    [0.965, 0.05, mixColor(palette.line, red, 0.15)],
  ] as const) {
    context.fillStyle = cssColor(color)
    context.beginPath()
    context.moveTo(x - half * 1.16, foot - tall * (lift + 0.045))
    context.quadraticCurveTo(x, foot - tall * (lift - 0.03), x + half * 1.16, foot - tall * (lift + 0.045))
    context.lineTo(x + half * 1.1, foot - tall * (lift + 0.045 - thick))
    context.quadraticCurveTo(
      x,
      foot - tall * (lift - 0.03 - thick),
      x - half * 1.1,
      foot - tall * (lift + 0.045 - thick),
    )
    context.fill()
  }
}

/** A road that runs to the horizon, with its lines and a kerb of light. */
export function drawRoad(context: Context2D, board: Board, random: Random, top: number): void {
  const { unit, width, height, palette } = board
  const vanishX = width * random.between(0.42, 0.58)
  const bend = random.between(-0.16, 0.16) * unit
  const edge = (side: number, share: number): number =>
    vanishX + side * unit * (0.008 + share ** 1.25 * 0.62) + bend * Math.sin(share * Math.PI) * (1 - share)
  const fillBand = (left: number, right: number, color: string, from = 0, to = 1): void => {
    context.fillStyle = color
    context.beginPath()
    for (let step = 0; step <= 24; step++)
      context.lineTo(edge(left, mix(from, to, step / 24)), mix(top, height, mix(from, to, step / 24)))
    for (let step = 24; step >= 0; step--)
      context.lineTo(edge(right, mix(from, to, step / 24)), mix(top, height, mix(from, to, step / 24)))
    context.fill()
  }
  const asphalt = mixColor(
    mixColor([0.42, 0.44, 0.5], palette.sky[1]!, 0.25),
    palette.line,
    palette.dark * 0.5,
  )
  fillBand(-1.08, 1.08, cssColor(mixColor(palette.green[0], [1, 1, 1], 0.3)))
  fillBand(-1, 1, cssColor(asphalt))
  const white = cssColor(mixColor([1, 1, 1], palette.sky[1]!, 0.12 + palette.dark * 0.4))
  fillBand(-0.93, -0.88, white)
  fillBand(0.88, 0.93, white)
  for (let dash = 0; dash < 9; dash++)
    fillBand(-0.02, 0.02, white, 0.012 * 1.75 ** dash, 0.012 * 1.75 ** dash * 1.34)
}

/** A street lamp with its pool of light. */
export function drawLamp(context: Context2D, board: Board, x: number, foot: number, tall: number): void {
  const { palette, unit } = board
  const turn = x < board.width / 2 ? 1 : -1
  context.strokeStyle = cssColor(palette.line)
  strokeLine(context, tall * 0.022, x, foot, x, foot - tall)
  strokeLine(context, tall * 0.016, x, foot - tall, x + turn * tall * 0.14, foot - tall * 1.02)
  context.save()
  context.globalCompositeOperation = 'screen'
  const glowX = x + turn * tall * 0.14
  context.fillStyle = radialGradient(context, glowX, foot - tall, unit * 0.32, [
    [0, [1, 0.95, 0.75], 0.95],
    [0.08, [1, 0.86, 0.55], 0.55],
    [1, [1, 0.7, 0.35], 0],
  ])
  context.fillRect(glowX - unit * 0.32, foot - tall - unit * 0.32, unit * 0.64, unit * 0.64)
  context.restore()
}
