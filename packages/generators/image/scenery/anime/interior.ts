import type { Random } from '@vivify/contract/random'
import type { Context2D } from '@vivify/timeline/ports'
import { cssColor, mixColor, type Color } from '../../raster/color.ts'
import { verticalGradient } from '../../raster/draw.ts'
import { mix } from '../../raster/scalar.ts'
import type { Board, HeroPlacer } from './board.ts'

/** A room with a view of its window: frame, curtains, a desk below. */
export function drawInterior(context: Context2D, board: Board, random: Random, hero: HeroPlacer): void {
  const { unit, width, height, palette } = board
  const wall = mixColor(mixColor([0.5, 0.42, 0.44], palette.line, 0.55), palette.sun, 0.08)
  const margin = width * 0.1
  const top = height * 0.1
  const sill = height * 0.55
  context.fillStyle = cssColor(wall)
  context.fillRect(0, 0, width, top)
  context.fillRect(0, 0, margin, height)
  context.fillRect(width - margin, 0, margin, height)
  context.fillStyle = verticalGradient(context, sill, height, [
    [0, mixColor(wall, palette.sun, 0.1)],
    [0.5, mixColor(wall, palette.line, 0.3)],
    [1, mixColor(wall, palette.line, 0.6)],
  ])
  context.fillRect(0, sill, width, height - sill)
  const wood = mixColor(mixColor([0.55, 0.36, 0.26], palette.line, 0.25), palette.sun, 0.12)
  const bar = unit * 0.022
  context.fillStyle = cssColor(wood)
  context.fillRect(margin - bar, top - bar, width - margin * 2 + bar * 2, bar)
  context.fillRect(margin - bar, top - bar, bar, sill - top)
  context.fillRect(width - margin, top - bar, bar, sill - top)
  context.fillRect(width / 2 - bar * 0.4, top, bar * 0.8, sill - top)
  context.fillRect(margin, mix(top, sill, 0.36), width - margin * 2, bar * 0.6)
  hero.place(random.between(0.32, 0.68), sill / height)
  context.fillStyle = cssColor(mixColor(wood, palette.sun, 0.35))
  context.fillRect(margin - unit * 0.05, sill, width - margin * 2 + unit * 0.1, unit * 0.016)
  context.fillStyle = cssColor(mixColor(wood, palette.line, 0.4))
  context.fillRect(margin - unit * 0.05, sill + unit * 0.016, width - margin * 2 + unit * 0.1, unit * 0.02)
  drawCurtain(context, board, random, 0, 1)
  drawCurtain(context, board, random, width, -1)
  drawDesk(context, board, random, wood)
}

function drawCurtain(context: Context2D, board: Board, random: Random, edge: number, inward: number): void {
  const { unit, height, palette } = board
  const cloth = mixColor(
    mixColor([0.96, 0.94, 0.9], palette.sun, 0.3),
    palette.sky[1]!,
    0.15 + palette.dark * 0.4,
  )
  const swing = random.between(0.02, 0.08) * unit
  for (let fold = 4; fold >= 0; fold--) {
    const reach = unit * (0.05 + fold * 0.033)
    context.fillStyle = cssColor(mixColor(cloth, palette.line, fold % 2 === 0 ? 0.1 : 0.3), 0.93)
    context.beginPath()
    context.moveTo(edge, height * 0.06)
    context.lineTo(edge + inward * reach * 0.8, height * 0.06)
    context.quadraticCurveTo(
      edge + inward * (reach - unit * 0.02),
      height * 0.36,
      edge + inward * (reach + swing * (fold / 4)),
      height * 0.68,
    )
    context.lineTo(edge, height * 0.68)
    context.fill()
  }
}

function drawDesk(context: Context2D, board: Board, random: Random, wood: Color): void {
  const { unit, width, height, palette } = board
  const level = height * 0.86
  context.fillStyle = verticalGradient(context, level, height, [
    [0, mixColor(wood, palette.sun, 0.28)],
    [0.12, wood],
    [1, mixColor(wood, palette.line, 0.55)],
  ])
  context.fillRect(0, level, width, height - level)
  let x = width * (random.chance(0.5) ? 0.06 : 0.62)
  const covers: Color[] = [
    [0.75, 0.35, 0.35],
    [0.32, 0.5, 0.62],
    [0.86, 0.7, 0.42],
    [0.4, 0.55, 0.42],
    [0.6, 0.45, 0.62],
  ]
  for (let book = 0; book < 6; book++) {
    const wide = unit * random.between(0.024, 0.045)
    const tall = unit * random.between(0.14, 0.2)
    context.fillStyle = cssColor(mixColor(random.pick(covers), palette.line, 0.25 + palette.dark * 0.3))
    context.fillRect(x, level - tall, wide, tall)
    context.fillStyle = cssColor(palette.sun, 0.25)
    context.fillRect(board.sunX < x ? x : x + wide * 0.8, level - tall, wide * 0.2, tall)
    x += wide * 1.03
  }
}
