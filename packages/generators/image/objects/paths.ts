// A road, a lake or the open sea on the floor of a set, for prompts that are set there.

import type { Context2D } from '@vivify/timeline/ports'
import { mixColor, parseColor } from '../raster/color.ts'
import { drawSurface, verticalGradient } from '../raster/draw.ts'
import { overlaySurface } from '../raster/raster.ts'
import type { PictureRequest } from '../request.ts'
import type { SetStage } from './set-stage.ts'

/** Paints what the words ask for, behind the subjects; other pictures stay as they are. */
export function paintPath(stage: SetStage, { motif, words }: PictureRequest): void {
  if (motif.place !== undefined) return
  if (motif.sceneHint === 'road') paintOver(stage, drawRoad)
  else if (words.includes('lake')) paintOver(stage, drawLake)
  else if (motif.sceneHint === 'ocean' && words.includes('sea')) paintOver(stage, drawSea)
}

type Draw = (context: Context2D, stage: SetStage) => void

function paintOver(stage: SetStage, draw: Draw): void {
  const { frame, raster, workshop } = stage
  const surface = drawSurface(workshop.studio, frame, (context) => draw(context, stage))
  overlaySurface(raster, surface, 0, 0)
}

function drawRoad(context: Context2D, { frame, set }: SetStage): void {
  const { width, height, horizon } = frame
  const asphalt = mixColor(parseColor('#5b5f6b'), set.ground, 0.18)
  const middle = width / 2
  const top = horizon + (height - horizon) * 0.08
  context.fillStyle = verticalGradient(context, top, height, [
    [0, mixColor(asphalt, set.skyBottom, 0.3)],
    [0.4, asphalt],
    [1, mixColor(asphalt, [0, 0, 0], 0.25)],
  ])
  context.beginPath()
  context.moveTo(middle - width * 0.07, top)
  context.lineTo(middle + width * 0.07, top)
  context.lineTo(middle + width * 0.62, height)
  context.lineTo(middle - width * 0.62, height)
  context.fill()
  context.fillStyle = 'rgb(244, 236, 214)'
  for (const [from, to] of [
    [0.04, 0.12],
    [0.2, 0.34],
    [0.48, 0.68],
    [0.86, 1],
  ] as const) {
    const rows = [from, to].map(
      (share) => [top + (height - top) * share, width * (0.004 + share * 0.02)] as const,
    )
    context.beginPath()
    context.moveTo(middle - rows[0]![1], rows[0]![0])
    context.lineTo(middle + rows[0]![1], rows[0]![0])
    context.lineTo(middle + rows[1]![1], rows[1]![0])
    context.lineTo(middle - rows[1]![1], rows[1]![0])
    context.fill()
  }
}

/** The open sea has no sand in front. */
function drawSea(context: Context2D, { frame, set }: SetStage): void {
  const { width, height, horizon } = frame
  const water = mixColor(parseColor('#2f86bd'), set.skyTop, 0.25)
  const top = horizon - (height - horizon) * 0.06
  context.fillStyle = verticalGradient(context, top, height, [
    [0, mixColor(water, set.skyBottom, 0.35)],
    [0.35, water],
    [1, mixColor(water, [0, 0.05, 0.15], 0.45)],
  ])
  context.fillRect(0, top, width, height - top)
  context.fillStyle = 'rgba(255, 255, 255, 0.2)'
  for (let row = 0; row < 7; row++)
    for (let wave = 0; wave < 4; wave++) {
      const y = top + (height - top) * (0.08 + row * 0.14)
      const x = width * (((wave * 0.29 + row * 0.17) % 1.1) - 0.02)
      const reach = width * (0.05 + row * 0.012)
      context.beginPath()
      context.ellipse(x, y, reach, Math.max(1, reach * 0.05), 0, 0, Math.PI * 2)
      context.fill()
    }
}

function drawLake(context: Context2D, { frame, set }: SetStage): void {
  const { width, height, horizon } = frame
  const water = mixColor(parseColor('#3f92c4'), set.skyTop, 0.25)
  const middle = horizon + (height - horizon) * 0.36
  const tall = (height - horizon) * 0.3
  context.fillStyle = verticalGradient(context, middle - tall, middle + tall, [
    [0, mixColor(water, set.skyBottom, 0.55)],
    [1, mixColor(water, [0, 0.05, 0.15], 0.2)],
  ])
  context.beginPath()
  context.ellipse(width / 2, middle, width * 0.62, tall, 0, 0, Math.PI * 2)
  context.fill()
  context.fillStyle = 'rgba(255, 255, 255, 0.28)'
  for (const [x, y, wide] of [
    [0.2, -0.5, 0.16],
    [0.72, -0.3, 0.2],
    [0.12, 0.2, 0.12],
    [0.8, 0.35, 0.14],
    [0.46, 0.62, 0.2],
  ] as const) {
    context.beginPath()
    context.ellipse(
      width * x,
      middle + tall * y,
      width * wide * 0.5,
      Math.max(1.5, tall * 0.018),
      0,
      0,
      Math.PI * 2,
    )
    context.fill()
  }
}
