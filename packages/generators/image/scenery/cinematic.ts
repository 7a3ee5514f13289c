import type { Surface } from '@vivify/timeline/ports'
import { finishRaster } from '../raster/finish.ts'
import type { PictureRequest } from '../request.ts'
import { paintHero } from './hero-body.ts'
import { mixColor } from '../raster/color.ts'
import { addRain, addSnowfall, calmCaptionBand } from './air.ts'
import { chooseLight, chooseScene, type SceneKind } from './kinds.ts'
import { lightNamed } from './light.ts'
import { paintAboveClouds } from './scenes/above-clouds.ts'
import { paintCity } from './scenes/city.ts'
import { paintForest } from './scenes/forest.ts'
import { paintGarden } from './scenes/garden.ts'
import { paintLandscape } from './scenes/landscape.ts'
import { paintRoom } from './scenes/room.ts'
import { paintSpace } from './scenes/space.ts'
import { paintUnderwater } from './scenes/underwater.ts'
import { paintBuilt } from './scenes/built.ts'
import { createStage, sceneRandom, type Stage } from './stage.ts'
import { isOnItsOwn } from '../shot/framing.ts'
import { addLightning } from './lightning.ts'
import { readWeather } from './weather.ts'

/** Scenes without visible weather. */
const weatherless: ReadonlySet<SceneKind> = new Set(['room', 'space', 'sky', 'underwater'])

/**
 * Paints a film-like scene: one light, depth through haze, lit clouds, reflecting water, bloom and grain. Opaque, and
 * exactly of the requested size. Throws only the reason of `request.signal`.
 */
export function paintCinematic(request: PictureRequest): Surface {
  request.signal?.throwIfAborted()
  const stage = paintScene(request)
  request.signal?.throwIfAborted()
  return finishRaster(stage.raster, request.studio, stage.random.fork('finish'), {
    bloom: 0.34,
    bloomThreshold: 0.66,
    bloomSpread: 0.07,
    halation: 0.08,
    streak: 0.1,
    vignette: 0.45,
    grain: 0.02,
    saturation: 1.06,
    contrast: 1.09,
    fringe: 1.6,
    ...stage.light.finish,
  })
}

/** Paints the scene without its film finish; Vintage Film finishes the same scenes in its own way. */
export function paintScene(request: PictureRequest): Stage {
  const random = sceneRandom(request, 'scene')
  if (request.motif.place) return paintBuilt(request, request.motif.place, random)
  const kind = chooseScene(request, random.fork('kind'))
  const light = lightNamed(chooseLight(request, kind, random.fork('light')))
  const horizon = random.fork('horizon').between(0.42, 0.47)
  const stage = createStage(request, light, random, horizon)
  painterOf(kind)(stage, kind)
  // No ledge and no grass is in front of a face.
  if (request.motif.group?.isBust)
    paintHero(
      stage,
      { x: 0, foot: 0, size: 1 },
      { isLast: true, fill: mixColor([1, 0.93, 0.85], light.haze, 0.3) },
    )
  if (!weatherless.has(kind)) addWeather(stage, kind)
  request.signal?.throwIfAborted()
  if (!isOnItsOwn(request)) calmCaptionBand(stage, 0.85)
  return stage
}

/** Adds the weather that the words name to any outdoor place. */
function addWeather(stage: Stage, kind: SceneKind): void {
  const weather = readWeather(stage.request.words)
  // Landscapes have their bolt behind their hills.
  if (weather === 'storm' && (kind === 'city' || kind === 'forest' || kind === 'garden'))
    addLightning(stage, stage.random.fork('lightning'))
  if (weather === 'snow') addSnowfall(stage)
  else if (weather !== undefined) addRain(stage, 1)
}

function painterOf(kind: SceneKind): (stage: Stage, kind: SceneKind) => void {
  switch (kind) {
    case 'sky':
      return paintAboveClouds
    case 'city':
      return paintCity
    case 'forest':
      return paintForest
    case 'space':
      return paintSpace
    case 'room':
      return paintRoom
    case 'garden':
      return paintGarden
    case 'underwater':
      return paintUnderwater
    default:
      return paintLandscape
  }
}
