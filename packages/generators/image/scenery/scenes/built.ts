import type { Random } from '@vivify/contract/random'
import { drawPlace, floorOf, standOf } from '../../places/draw-place.ts'
import { drawContactShadow } from '../../objects/sprite.ts'
import { mixColor } from '../../raster/color.ts'
import type { Raster } from '../../raster/raster.ts'
import { smoothStep } from '../../raster/scalar.ts'
import type { PictureRequest } from '../../request.ts'
import type { BuiltPlace } from '../../understand/words/places/places.ts'
import { addParticles, addRain, addSnowfall, calmCaptionBand } from '../air.ts'
import { fitGroup, paintHero } from '../hero-body.ts'
import { lightNamed } from '../light.ts'
import { createStage, type Stage } from '../stage.ts'
import { isOnItsOwn } from '../../shot/framing.ts'
import { readHour, readWeather } from '../weather.ts'

/** Paints a room or built place as film sees it: lit in a pool, dark towards the edges, dust in the air. */
export function paintBuilt(request: PictureRequest, place: BuiltPlace, random: Random): Stage {
  const { floor } = floorOf(request)
  const { foot, isInAir } = standOf(request)
  const hour = readHour(request.words)
  const light = lightNamed(hour === 'night' ? 'moonlit' : hour === 'sunset' ? 'ember' : 'golden')
  const empty = createStage(request, light, random, floor)
  const stage = { ...empty, raster: drawPlace(request, place, random.fork('place')) }
  shadeRoom(stage.raster, stage)
  request.signal?.throwIfAborted()
  const { width, height, unit } = stage
  const spot = fitGroup(stage, {
    x: width * random.between(0.46, 0.54),
    foot: height * foot,
    size: unit * 0.45,
  })
  if (request.motif.outline) {
    const reach = spot.size * (request.motif.group?.wide ?? 0.8)
    if (!isInAir)
      drawContactShadow(
        stage.raster,
        { x: spot.x, y: spot.foot, radiusX: reach * 0.52, radiusY: unit * 0.022 },
        0.8,
        [0.06, 0.05, 0.08],
      )
    paintHero(stage, spot, {
      isLast: true,
      fill: mixColor([1, 0.93, 0.82], light.haze, hour === 'night' ? 0.6 : 0.15),
    })
  }
  const weather = readWeather(request.words)
  if (weather === 'snow') addSnowfall(stage)
  else if (weather !== undefined) addRain(stage, 1)
  else addParticles(stage, { count: 90, size: 0.5, strength: 0.3, tint: light.sun })
  if (!isOnItsOwn(request)) calmCaptionBand(stage, 0.6)
  return stage
}

/** Film light: one warm pool behind the subject, cool dark edges, a floor that darkens towards the viewer. */
function shadeRoom({ data }: Raster, { width, height, unit, horizon }: Stage): void {
  const middleY = horizon - unit * 0.28
  for (let y = 0, at = 0; y < height; y++) {
    const near = smoothStep(horizon, height, y)
    for (let x = 0; x < width; x++, at += 3) {
      const away = Math.hypot((x - width * 0.5) / (unit * 0.78), (y - middleY) / (unit * 0.95))
      const pool = 1.04 - 0.66 * smoothStep(0.12, 1.25, away) - near * 0.16
      data[at]! *= pool * 1.02
      data[at + 1]! *= pool * 0.95
      data[at + 2]! *= pool * (0.86 + 0.16 * Math.min(1, away))
    }
  }
}
