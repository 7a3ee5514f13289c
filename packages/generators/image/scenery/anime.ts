import type { Random } from '@vivify/contract/random'
import type { Surface } from '@vivify/timeline/ports'
import { finishRaster } from '../raster/finish.ts'
import { rasterFromSurface, surfaceFromRaster } from '../raster/raster.ts'
import { drawPlace, floorOf, standOf } from '../places/draw-place.ts'
import { ownDisc, type PictureRequest } from '../request.ts'
import type { BuiltPlace } from '../understand/words/places/places.ts'
import { calmCaptionBand } from './air.ts'
import { createBoard, drawCelHero, type Board } from './anime/board.ts'
import { chooseAnimeScene, type AnimeScene } from './anime/choose.ts'
import { animePalette, type AnimeTime } from './anime/palette.ts'
import { drawAnimeScene } from './anime/scenes.ts'
import { drawCirrus, drawMeteors, drawSunFlare, paintAnimeSky } from './anime/sky.ts'
import { drawWeather } from './anime/weather.ts'
import { isOnItsOwn } from '../shot/framing.ts'
import { mannerOf } from './hero.ts'
import { chooseScene } from './kinds.ts'
import { sceneRandom } from './stage.ts'
import { readHour, readWeather } from './weather.ts'

/**
 * Paints a scene in the style of animated film backgrounds: crisp two-tone clouds, saturated sky, brushed grass, towns,
 * wires, blossom. Opaque, and exactly of the requested size. Throws only the reason of `request.signal`.
 */
export function paintAnime(request: PictureRequest): Surface {
  request.signal?.throwIfAborted()
  const random = sceneRandom(request, 'anime')
  if (request.motif.place) return paintAnimePlace(request, request.motif.place, random)
  const kind = chooseScene(request, random.fork('kind'))
  const { scene, time } = chooseAnimeScene(kind, request.words, request.mood, random.fork('scene'))
  const board = createBoard(request, animePalette(time), random, random.fork('horizon').between(0.44, 0.49))
  const place = random.fork('place')
  const surface = paintBehind(board, scene, time, place)
  request.signal?.throwIfAborted()
  const context = surface.getContext('2d')
  const isInside = scene === 'room' || scene === 'reef'
  const manner = mannerOf(request.motif)
  const size = board.unit * place.between(0.35, 0.43)
  // Nothing grows in front of a face.
  const isBust = request.motif.group?.isBust === true
  drawAnimeScene(context, board, scene, random.fork('drawing'), {
    isNeeded: manner === 'ground' || manner === 'water',
    isAfloat: manner === 'water',
    isNear: isNear(request, scene),
    place: (columnShare, footRow) => {
      if (manner === 'air' || manner === 'none' || isBust) return
      drawCelHero(context, board, {
        x: board.width * columnShare,
        foot: board.height * Math.max(footRow, nearestRow(request, scene)),
        size,
        hasShadow: scene !== 'reef',
      })
    },
  })
  if (isBust) drawCelHero(context, board, { x: 0, foot: 0, size, hasShadow: false })
  if (manner === 'air' && !isBust) {
    const x =
      board.width * (board.sunX < board.width / 2 ? place.between(0.52, 0.66) : place.between(0.34, 0.48))
    const foot = Math.max(board.height * place.between(0.34, 0.42), size * 1.1)
    drawCelHero(context, board, { x, foot, size, hasShadow: false })
  }
  if (!isSunLow(board) && !isInside && scene !== 'forest' && time !== 'storm') drawSunFlare(context, board)
  if (!isInside)
    drawWeather(context, board, readWeather(request.words) ?? (kind === 'storm' ? 'storm' : undefined))
  request.signal?.throwIfAborted()
  const raster = rasterFromSurface(surface)
  if (!isOnItsOwn(request)) calmCaptionBand({ width: board.width, height: board.height, raster }, 0.55)
  return finishRaster(raster, request.studio, random.fork('finish'), {
    bloom: 0.2,
    bloomThreshold: 0.8,
    bloomSpread: 0.05,
    grain: 0.006,
    vignette: 0.22,
    saturation: 1.1,
    contrast: 1.05,
  })
}

/** Scenes without ground to come nearer on. */
const distant: ReadonlySet<AnimeScene> = new Set(['clouds', 'room', 'reef'])

/** The row below which what was asked for doesn't stand: what swims is in the water, and not over its horizon. */
function nearestRow(request: PictureRequest, scene: AnimeScene): number {
  if (isNear(request, scene)) return 0.77
  return request.motif.group?.bearing === 'water' && isOnItsOwn(request) && !distant.has(scene) ? 0.68 : 0
}

/** What was asked for stands nearer where no words cover the foot of the picture, or it would float over the meadow. */
function isNear(request: PictureRequest, scene: AnimeScene): boolean {
  return request.motif.group?.bearing === 'ground' && isOnItsOwn(request) && !distant.has(scene)
}

/** A built place: the flat drawing is the background, brightened like painted cel backgrounds. */
function paintAnimePlace(request: PictureRequest, place: BuiltPlace, random: Random): Surface {
  const hour = readHour(request.words)
  const time: AnimeTime =
    hour === 'night' ? 'night' : hour === 'sunset' ? 'sunset' : hour === 'sunrise' ? 'golden' : 'noon'
  const { floor } = floorOf(request)
  const { foot, isInAir } = standOf(request)
  const board = createBoard(request, animePalette(time), random, floor)
  const surface = surfaceFromRaster(drawPlace(request, place, random.fork('place')), request.studio)
  const context = surface.getContext('2d')
  if (request.motif.outline)
    drawCelHero(context, board, {
      x: board.width / 2,
      foot: board.height * foot,
      size: board.unit * 0.45,
      hasShadow: !isInAir,
    })
  drawWeather(context, board, readWeather(request.words))
  request.signal?.throwIfAborted()
  const raster = rasterFromSurface(surface)
  if (!isOnItsOwn(request)) calmCaptionBand({ width: board.width, height: board.height, raster }, 0.4)
  return finishRaster(raster, request.studio, random.fork('finish'), {
    bloom: 0.22,
    bloomThreshold: 0.78,
    bloomSpread: 0.06,
    grain: 0.006,
    vignette: 0.24,
    saturation: 1.16,
    contrast: 1.06,
  })
}

/** Paints the sky and the things high up in it. Underwater no sky is visible, because the scene covers everything. */
function paintBehind(board: Board, scene: AnimeScene, time: AnimeTime, place: Random): Surface {
  const { studio } = board.request
  const isNight = time === 'night'
  const sky = {
    clouds: isNight ? place.between(0, 0.5) : scene === 'clouds' ? 1 : place.between(0.25, 1),
    hasCloudSea: scene === 'clouds',
    hasGreatMoon:
      isNight &&
      (place.chance(0.55) || board.request.words.includes('moon')) &&
      !board.request.words.includes(ownDisc),
  }
  const hasCirrus = place.chance(0.6)
  const hasMeteors = board.palette.dark > 0.5 && place.chance(0.7)
  if (scene === 'reef') return studio.createSurface(board.width, board.height)
  const surface = surfaceFromRaster(paintAnimeSky(board, sky), studio)
  const context = surface.getContext('2d')
  if (hasCirrus) drawCirrus(context, board, isNight || time === 'storm' ? 0.3 : 0.8)
  if (hasMeteors) drawMeteors(context, board)
  if (isSunLow(board) && scene !== 'forest' && time !== 'storm') drawSunFlare(context, board)
  return surface
}

/** A low sun is behind the scene; a high one causes lens flare. */
function isSunLow(board: Board): boolean {
  return board.sunY > board.horizon * 0.5
}
