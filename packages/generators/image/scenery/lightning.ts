import type { Random } from '@vivify/contract/random'
import type { Context2D } from '@vivify/timeline/ports'
import { drawSurface } from '../raster/draw.ts'
import { addEnlarged } from '../raster/finish.ts'
import { blurRaster } from '../raster/blur.ts'
import { rasterFromSurface, shrinkRaster } from '../raster/raster.ts'
import type { Stage } from './stage.ts'

/** Strikes a forked bolt from the clouds to the horizon and lights the air around it. */
export function addLightning(stage: Stage, random: Random): void {
  const { width, unit, horizon } = stage
  const startX = width * random.between(0.25, 0.75)
  const startY = horizon * random.between(0.12, 0.3)
  const surface = drawSurface(stage.request.studio, stage, (context) => {
    context.fillStyle = '#000'
    context.fillRect(0, 0, stage.width, stage.height)
    context.strokeStyle = '#fff'
    context.lineJoin = 'round'
    const endX = startX + random.between(-0.18, 0.18) * unit
    strike(context, random, unit, {
      x: startX,
      y: startY,
      endX,
      endY: horizon + unit * 0.01,
      girth: unit * 0.0042,
      forks: 2,
    })
  })
  const bolt = rasterFromSurface(surface)
  for (let index = 0; index < bolt.data.length; index += 3) {
    bolt.data[index]! *= 0.92
    bolt.data[index + 2]! *= 1.12
  }
  const small = shrinkRaster(bolt, 8)
  addEnlarged(stage.raster, blurRaster(small, (unit * 0.09) / 8), 5)
  addEnlarged(stage.raster, bolt, 1.15)
}

interface Bolt {
  readonly x: number
  readonly y: number
  readonly endX: number
  readonly endY: number
  readonly girth: number
  /** How many levels of branches may still branch off. */
  readonly forks: number
}

function strike(context: Context2D, random: Random, unit: number, bolt: Bolt): void {
  const steps = Math.max(4, Math.round(Math.hypot(bolt.endX - bolt.x, bolt.endY - bolt.y) / (unit * 0.022)))
  let drift = 0
  let x = bolt.x
  let y = bolt.y
  for (let step = 1; step <= steps; step++) {
    drift += random.between(-1, 1) * unit * 0.014
    const share = step / steps
    const nextX = bolt.x + (bolt.endX - bolt.x) * share + drift * (1 - share * 0.4)
    const nextY = bolt.y + (bolt.endY - bolt.y) * share
    context.lineWidth = Math.max(0.7, bolt.girth * (1 - share * 0.45))
    context.beginPath()
    context.moveTo(x, y)
    context.lineTo(nextX, nextY)
    context.stroke()
    if (bolt.forks > 0 && random.chance(0.12)) {
      const endX = nextX + random.between(-0.2, 0.2) * unit
      const endY = nextY + random.between(0.06, 0.2) * unit
      strike(context, random, unit, {
        x: nextX,
        y: nextY,
        endX,
        endY,
        girth: bolt.girth * 0.45,
        forks: bolt.forks - 1,
      })
    }
    x = nextX
    y = nextY
  }
}
