import type { Random } from '@vivify/contract/random'
import type { Context2D } from '@vivify/timeline/ports'
import { cssColor, mixColor } from '../../raster/color.ts'
import { radialGradient } from '../../raster/draw.ts'
import { mix } from '../../raster/scalar.ts'
import type { Board } from './board.ts'
import type { Line } from './nature.ts'

/** Power poles with their wires that recede into the distance: a cheap way to show depth. */
export function drawPoles(context: Context2D, board: Board, random: Random, line: Line): void {
  const { unit, width, height } = board
  const isRight = random.chance(0.5)
  const along = (share: number): number => (isRight ? width * share : width * (1 - share))
  const places = [0.91, 0.66, 0.52, 0.44, 0.39].map((share, index) => {
    const x = along(share)
    const tall = unit * [0.72, 0.34, 0.19, 0.115, 0.07][index]!
    const foot =
      index === 0 ? Math.max(line(x) + unit * 0.1, height * 0.62) : line(x) + unit * (0.05 / (index + 1))
    return { x, foot, tall }
  })
  drawPosts(context, board, places)
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

function drawPosts(
  context: Context2D,
  board: Board,
  places: readonly { x: number; foot: number; tall: number }[],
): void {
  context.strokeStyle = cssColor(board.palette.line)
  context.fillStyle = cssColor(board.palette.line)
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
    context.fillRect(x + tall * 0.02, foot - tall * 0.74, tall * 0.07, tall * 0.11)
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

/** Strokes one straight line of the given thickness in pixels. */
export function strokeLine(
  context: Context2D,
  girth: number,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
): void {
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

/** A rail of posts and bars in front, as on a roof or a quay. */
export function drawRailing(context: Context2D, board: Board, row: number): void {
  const { unit, width, height, palette } = board
  context.fillStyle = cssColor(mixColor(palette.line, palette.hills[2], 0.25))
  context.fillRect(0, row + unit * 0.2, width, height)
  context.fillStyle = cssColor(mixColor(palette.line, palette.sky[4]!, 0.3))
  context.fillRect(0, row + unit * 0.2, width, unit * 0.008)
  // The lines between boards keep the floor from being one flat color.
  context.strokeStyle = cssColor(mixColor(palette.hills[1], palette.sky[3]!, 0.3), 0.35)
  for (let plank = 0; plank < 14; plank++)
    strokeLine(
      context,
      unit * (0.001 + plank * 0.0003),
      0,
      row + unit * (0.22 + 0.006 * (plank + 1) ** 1.9),
      width,
      row + unit * (0.22 + 0.006 * (plank + 1) ** 1.9),
    )
  for (let seam = -8; seam <= 8; seam++)
    strokeLine(
      context,
      unit * 0.002,
      width / 2 + seam * unit * 0.13,
      row + unit * 0.208,
      width / 2 + seam * unit * 0.5,
      height,
    )
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

/** A road that runs to the horizon, with its markings and a light curb. */
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
