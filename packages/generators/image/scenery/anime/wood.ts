import type { Random } from '@vivify/contract/random'
import type { Context2D } from '@vivify/timeline/ports'
import { cssColor, mixColor, type Color } from '../../raster/color.ts'
import { verticalGradient } from '../../raster/draw.ts'
import { mix } from '../../raster/scalar.ts'
import { drawGrass } from '../silhouettes.ts'
import type { Board, HeroPlacer } from './board.ts'
import { drawFlowers, drawMeadow, fillBelow, rollingLine, type Line } from './nature.ts'

/** The inside of a sunlit forest: trunks, canopy, shafts of light; calls `hero.place` between the trunks. */
export function drawWood(context: Context2D, board: Board, random: Random, hero: HeroPlacer): void {
  const { unit, width, height, palette } = board
  const glow = mixColor(palette.green[0], palette.sun, 0.55)
  context.fillStyle = verticalGradient(context, 0, height * 0.6, [
    [0, palette.green[1]],
    [0.55, mixColor(palette.green[0], glow, 0.6)],
    [1, glow],
  ])
  context.fillRect(0, 0, width, height)
  for (let layer = 0; layer < 5; layer++) {
    const near = layer / 4
    const bark = mixColor(mixColor([0.26, 0.2, 0.2], palette.line, 0.5), glow, (1 - near) ** 1.2 * 0.78)
    const level = height * mix(0.5, 0.8, near ** 1.3)
    const trunks = placeTrunks(board, random, near)
    for (const { x, girth } of trunks) drawTrunk(context, board, x, girth, level + unit * 0.05, bark, glow)
    if (layer === 3 && !hero.isNear) hero.place(random.between(0.42, 0.58), 0.55)
    const line = rollingLine(board, level, 0.06, 0.35, random.between(0, 60))
    if (layer === 4) drawMeadow(context, board, random, line)
    else
      fillBelow(
        context,
        board,
        line,
        [
          mixColor(mixColor(palette.green[1], palette.green[2], near), glow, (1 - near) * 0.6),
          mixColor(palette.green[1], palette.green[2], near),
        ],
        0.2,
      )
    if (layer < 4) {
      drawRoots(context, board, trunks, line, mixColor(bark, palette.green[2], 0.4))
      context.strokeStyle = cssColor(
        mixColor(mixColor(palette.green[1], palette.green[2], near * 0.8), glow, (1 - near) * 0.5),
      )
      drawGrass(context, board, random, { lineAt: line, tall: unit * mix(0.012, 0.05, near), density: 1.3 })
    }
    drawCanopy(context, board, random, near, glow)
  }
  if (hero.isNear) hero.place(random.between(0.42, 0.58), 0.8)
  drawShafts(context, board, random, glow)
  drawFlowers(context, board, random, height * 0.86, [
    [1, 1, 1],
    [1, 0.95, 0.85],
    random.pick([
      [1, 0.8, 0.4],
      [1, 0.7, 0.8],
    ] as const),
  ])
}

interface Trunk {
  readonly x: number
  readonly girth: number
}

function placeTrunks(board: Board, random: Random, near: number): Trunk[] {
  const { unit, width } = board
  return Array.from({ length: Math.round(mix(15, 4, near) * (width / unit)) }, () => {
    let x = random.between(-0.02, 1.02) * width
    // The middle of the nearer rows stays open for the motif and the words.
    if (near > 0.4 && Math.abs(x / width - 0.5) < 0.3) x = x < width / 2 ? x - width * 0.24 : x + width * 0.24
    return { x, girth: unit * mix(0.012, 0.075, near) * random.between(0.7, 1.3) }
  })
}

function drawTrunk(
  context: Context2D,
  board: Board,
  x: number,
  girth: number,
  foot: number,
  bark: Color,
  glow: Color,
): void {
  const top = -board.unit * 0.02
  context.fillStyle = cssColor(bark)
  context.fillRect(x - girth / 2, top, girth, foot - top)
  context.fillStyle = cssColor(mixColor(bark, glow, 0.4))
  context.fillRect(board.sunX < x ? x - girth / 2 : x + girth * 0.28, top, girth * 0.22, foot - top)
}

/** Flared roots and shade on the ground; without them, trunks seem to float. */
function drawRoots(
  context: Context2D,
  board: Board,
  trunks: readonly Trunk[],
  line: Line,
  color: Color,
): void {
  context.fillStyle = cssColor(color)
  for (const { x, girth } of trunks) {
    const level = line(x) + girth * 0.1
    context.beginPath()
    context.moveTo(x - girth / 2, level - girth * 1.1)
    context.quadraticCurveTo(x - girth * 0.5, level - girth * 0.1, x - girth * 1.1, level + girth * 0.12)
    context.quadraticCurveTo(x, level + girth * 0.42, x + girth * 1.1, level + girth * 0.12)
    context.quadraticCurveTo(x + girth * 0.5, level - girth * 0.1, x + girth / 2, level - girth * 1.1)
    context.fill()
    context.beginPath()
    context.ellipse(
      x + (board.sunX < x ? 1 : -1) * girth,
      level + girth * 0.2,
      girth * 2.2,
      girth * 0.28,
      0,
      0,
      Math.PI * 2,
    )
    context.fill()
  }
}

function drawCanopy(context: Context2D, board: Board, random: Random, near: number, glow: Color): void {
  const { unit, width, height, palette } = board
  for (let tone = 0; tone < 3; tone++) {
    const color = mixColor(
      mixColor(palette.green[2], palette.green[tone === 0 ? 2 : 1], 0.6),
      tone === 2 ? palette.green[0] : palette.green[1],
      tone * 0.4,
    )
    context.fillStyle = cssColor(mixColor(color, glow, (1 - near) * 0.5))
    context.beginPath()
    const clumps = Math.round(26 * (width / unit))
    for (let clump = 0; clump < clumps; clump++) {
      const x = random.between(-0.05, 1.05) * width
      const edge = Math.abs(x / width - 0.5) * 2
      const y =
        random.next() ** 1.4 * height * mix(0.3, 0.16, near) * (0.4 + edge * 0.9) - tone * unit * 0.012
      for (let leaf = 0; leaf < 11; leaf++) {
        const size = unit * random.between(0.006, 0.017)
        const px = x + random.between(-1, 1) * unit * 0.05
        const py = y + random.between(-1, 1) * unit * 0.026
        context.moveTo(px + size, py)
        context.ellipse(px, py, size, size * 0.62, random.between(-0.6, 0.6), 0, Math.PI * 2)
      }
    }
    context.fill()
  }
}

function drawShafts(context: Context2D, board: Board, random: Random, glow: Color): void {
  const { unit, width, height } = board
  context.save()
  context.globalCompositeOperation = 'screen'
  const slant = (board.sunX < width / 2 ? 1 : -1) * unit * 0.5
  for (let shaft = 0; shaft < 9; shaft++) {
    const x = random.between(-0.2, 1.2) * width - slant * 0.5
    const wide = unit * random.between(0.03, 0.12)
    context.fillStyle = verticalGradient(context, 0, height * 0.75, [
      [0, glow, random.between(0.1, 0.24)],
      [1, glow, 0],
    ])
    context.beginPath()
    context.moveTo(x, 0)
    context.lineTo(x + wide, 0)
    context.lineTo(x + wide * 1.7 + slant, height * 0.75)
    context.lineTo(x + slant, height * 0.75)
    context.fill()
  }
  context.restore()
}
