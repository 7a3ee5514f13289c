// A built place as a picture without its subject: flat shapes under the hour's light. Every style finishes it its way.

import type { Random } from '@vivify/contract/random'
import type { Surface } from '@vivify/timeline/ports'
import type { Color } from '../raster/color.ts'
import { drawSurface } from '../raster/draw.ts'
import { unitOf } from '../raster/finish.ts'
import { rasterFromSurface, type Raster } from '../raster/raster.ts'
import type { PictureRequest } from '../request.ts'
import { readHour, readWeather } from '../scenery/weather.ts'
import { framingOf, isOnItsOwn, isUpright } from '../shot/framing.ts'
import { standingOn } from '../shot/standing.ts'
import { hasSky, isIndoors, type BuiltPlace } from '../understand/words/places/places.ts'
import { conditions } from './conditions.ts'
import { crops } from './crops.ts'
import { edgeGrounds } from './edge-grounds.ts'
import { everydayGrounds } from './everyday-grounds.ts'
import { cornerRooms } from './corner-rooms.ts'
import { corners } from './corners.ts'
import { dailyRooms } from './daily-rooms.ts'
import { bigCity } from './big-city.ts'
import { deepPlaces } from './deep-places.ts'
import { drawCrowd, drawMoon, underLightning } from './crowd.ts'
import { farGrounds } from './far-grounds.ts'
import { greenGrounds } from './green-grounds.ts'
import { grounds } from './grounds.ts'
import { halls } from './halls.ts'
import { innerGrounds } from './inner-grounds.ts'
import { landmarks } from './landmarks.ts'
import { createPen } from './pen.ts'
import { otherWorlds } from './other-worlds.ts'
import { publicGrounds } from './public-grounds.ts'
import { fronts } from './fronts.ts'
import type { PlacePainter } from './furnish.ts'
import { homes } from './homes.ts'
import { storyScenes } from './story-scenes.ts'
import { oddChambers } from './odd-chambers.ts'
import { oddRooms } from './odd-rooms.ts'
import { oldGrounds } from './old-grounds.ts'
import { setCondition } from './reflections.ts'
import { rooms } from './rooms.ts'
import { roughSea } from './rough-sea.ts'
import { secondViews } from './second-views.ts'
import { serviceRooms } from './service-rooms.ts'
import { workRooms } from './work-rooms.ts'
import { worldGrounds } from './world-grounds.ts'
import { waysAndVaults } from './ways-and-vaults.ts'
import { heightsAndDepths } from './heights-and-depths.ts'
import { landsAndSkies, paintMountainTrail } from './lands-and-skies.ts'
import { valleysAndRoadsides } from './valleys-and-roadsides.ts'
import { crossings } from './crossings.ts'
import { pairedGrounds } from './paired-grounds.ts'
import { showGrounds } from './show-grounds.ts'
import { greatDiscOf, skyViews, underDisc, underStars } from './sky-views.ts'
import { standingGrounds } from './standing-grounds.ts'
import { hasTable, layTable, tableTop } from './table.ts'
import { taleGrounds } from './tale-grounds.ts'
import { taleHalls } from './tale-halls.ts'
import { townGrounds } from './town-grounds.ts'
import { towns } from './towns.ts'
import { tradeRooms } from './trade-rooms.ts'
import { waysides } from './waysides.ts'
import { wideGrounds } from './wide-grounds.ts'
import { wildGrounds } from './wild-grounds.ts'

const painters: Readonly<Record<BuiltPlace, PlacePainter>> = {
  ...rooms,
  ...homes,
  ...grounds,
  ...oldGrounds,
  ...wideGrounds,
  ...publicGrounds,
  ...crops,
  ...wildGrounds,
  ...towns,
  ...landmarks,
  ...innerGrounds,
  ...farGrounds,
  ...waysides,
  ...halls,
  ...everydayGrounds,
  ...greenGrounds,
  ...townGrounds,
  ...tradeRooms,
  ...oddRooms,
  ...serviceRooms,
  ...workRooms,
  ...deepPlaces,
  ...oddChambers,
  ...bigCity,
  ...dailyRooms,
  ...corners,
  ...storyScenes,
  ...fronts,
  ...cornerRooms,
  ...edgeGrounds,
  ...otherWorlds,
  ...taleGrounds,
  ...taleHalls,
  ...worldGrounds,
  ...standingGrounds,
  ...crossings,
  ...pairedGrounds,
  ...landsAndSkies,
  ...heightsAndDepths,
  ...waysAndVaults,
  'mountain trail': paintMountainTrail,
  ...valleysAndRoadsides,
  ...skyViews,
  ...showGrounds,
  ...roughSea,
}

/** Where wall and floor meet and where a subject stands, as shares of the height. */
export function floorOf(
  request: Pick<PictureRequest, 'width' | 'height' | 'shot'> & {
    motif?: Pick<PictureRequest['motif'], 'place' | 'isPlaceOnly'>
  },
): {
  floor: number
  foot: number
} {
  const standing = standingOn(request.motif?.place)
  if (standing) {
    const level = Math.min(standing.foot[isUpright(request) ? 1 : 0], framingOf(request.shot).bottom)
    const raised = request.motif?.isPlaceOnly ? level - 0.1 : level
    return { floor: raised, foot: raised }
  }
  const usual = !isUpright(request)
    ? { floor: 0.68, foot: 0.84 }
    : isOnItsOwn(request)
      ? { floor: 0.66, foot: 0.78 }
      : { floor: 0.5, foot: request.shot?.feet ?? 0.565 }
  const foot = Math.min(usual.foot, framingOf(request.shot).bottom)
  return { floor: Math.min(usual.floor, foot - 0.05), foot }
}

/** The row on which the subject stands as a share of the height, higher for what flies. */
export function standOf(request: PictureRequest): { foot: number; isInAir: boolean } {
  const { foot } = floorOf(request)
  if (request.motif.group?.surface !== undefined) return { foot, isInAir: true }
  const isInAir = request.motif.group?.bearing === 'air' && !request.shot
  return { foot: isInAir ? foot - 0.2 : foot, isInAir }
}

/** Draws the place, lit by the hour that the words name. */
export function drawPlace(request: PictureRequest, place: BuiltPlace, random: Random): Raster {
  const surface = drawFlat(request, place, random)
  const raster = rasterFromSurface(surface)
  // Scenes of one video differ more than pictures of their own need to.
  const reach = request.shot === undefined ? 0.09 : 0.15
  const warmth = random.fork('warmth').between(-reach, reach)
  const green = request.shot === undefined ? 0 : random.fork('green').between(-0.06, 0.06)
  const level = random.fork('level').between(0.9, 1.06)
  tintRaster(raster, [level + warmth, level + green, level - warmth])
  setCondition(raster, request.words, request.height * floorOf(request).floor, unitOf(request))
  if (readWeather(request.words) === 'snow') laySnow(raster, request.height * floorOf(request).floor)
  const weather = readWeather(request.words)
  if ((weather === 'storm' || weather === 'rain') && !isIndoors(place))
    graySky(raster, request.height * floorOf(request).floor, weather === 'storm' ? 0.7 : 0.45)
  lightByHour(raster, request, place)
  return raster
}

/** What is small stands on a table in a room that has one. */
export function isOnTable({ motif }: Pick<PictureRequest, 'motif'>): boolean {
  return motif.group?.isForTable === true && hasTable(motif.place)
}

/** The row of the table's far edge, in pixels; the first one where the picture is lower than the table is deep. */
export function tableRow(request: PictureRequest): number {
  const scale = scaleOf(request)
  const row = request.height * floorOf(request).floor - tableTop(footOf(request, scale)) * scale
  return Math.max(0, row)
}

/** Where things stand, in the units of the pen. */
function footOf(request: PictureRequest, scale: number): number {
  const { floor, foot } = floorOf(request)
  return ((floor - foot) * request.height) / scale
}

/** Pixels of a pen's unit. */
function scaleOf(size: Pick<PictureRequest, 'width' | 'height'>): number {
  return Math.min(size.width, unitOf(size) * 1.16) / 2
}

function drawFlat(request: PictureRequest, place: BuiltPlace, random: Random): Surface {
  const { width, height, studio } = request
  const scale = scaleOf(request)
  // The scenes of a video are often in the same room, seen from either side.
  const isMirrored = request.shot !== undefined && random.fork('mirror').chance(0.5)
  return drawSurface(studio, { width, height }, (context) => {
    if (isMirrored) context.transform(-1, 0, 0, 1, width, 0)
    const pen = createPen(
      context,
      { width, height, floorRow: height * floorOf(request).floor, scale, isMirrored },
      random,
    )
    const isStormy = readWeather(request.words) === 'storm' && !isIndoors(place)
    const second = secondViews[place]
    const paint = second && random.fork('view').chance(0.5) ? second : painters[place]
    const disc = greatDiscOf(request.words)
    const isStarry = isStarryOver(place, request.words)
    const air = isStormy ? underLightning(pen) : isStarry ? underStars(pen) : pen
    const sky =
      disc === undefined || isStormy ? air : underDisc(air, disc, request.motif.isPlaceOnly === true)
    paint(sky, request.words)
    if (request.words.includes('moon') && !isIndoors(place)) drawMoon(pen)
    if (request.words.includes('crowd')) drawCrowd(pen)
    // A diner has neon of its own.
    for (const word of request.words)
      if (word !== 'neon' || place !== 'diner front') conditions[word]?.(pen, isIndoors(place))
    if (isOnTable(request)) layTable(pen, place, footOf(request, scale))
  })
}

/** A clear night has stars wherever the place has none of its own. */
function isStarryOver(place: BuiltPlace, words: readonly string[]): boolean {
  return (
    readHour(words) === 'night' && readWeather(words) === undefined && hasSky(place) && !nightly.has(place)
  )
}

/** Seeds differ in how warm and how bright a place is. */
function tintRaster({ data }: Raster, tint: Color): void {
  for (let index = 0; index < data.length; index += 3)
    for (let channel = 0; channel < 3; channel++) data[index + channel]! *= tint[channel]!
}

/** Takes color from what is above the ground: no sky is blue in the rain. */
function graySky({ data, width }: Raster, floorRow: number, share: number): void {
  for (let index = 0; index < Math.floor(floorRow) * width * 3; index += 3) {
    const gray = data[index]! * 0.3 + data[index + 1]! * 0.59 + data[index + 2]! * 0.11
    for (let channel = 0; channel < 3; channel++)
      data[index + channel]! += (gray - data[index + channel]!) * share
  }
}

/** Whitens the ground. */
function laySnow({ data, width }: Raster, floorRow: number): void {
  for (let index = Math.floor(floorRow) * width * 3; index < data.length; index++)
    data[index]! += (0.93 - data[index]!) * 0.72
}

/** Places that are drawn in the dark anyway, so that night doesn't darken them twice. */
const nightly: ReadonlySet<BuiltPlace> = new Set([
  'neon street',
  'lantern street',
  'future city',
  'skyline',
  'wood line',
  'peaks',
  'sea horizon',
  'dunes',
  'meadow line',
  'roof line',
  'earth orbit',
  'mars orbit',
  'moon orbit',
  'giant orbit',
  'moon base',
  'moon',
  'aurora',
  'planetarium',
  'observatory',
  'server room',
  'war room',
  'newsroom',
  'dragon lair',
  'volcano crater',
  'haunted hall',
  'crypt',
  'catacombs',
  'enchanted forest',
  'fairy village',
  'penthouse',
  'motel',
  'gaming room',
  'spaceship',
  'arcade',
  'casino',
  'bowling alley',
  'dark room',
])

/** Night is blue and dim, evening warm, rain and storm gray; lamps keep more of their light than walls. */
function lightByHour(raster: Raster, { words }: PictureRequest, place: BuiltPlace): void {
  const hour = readHour(words)
  const weather = readWeather(words)
  const tint =
    hour === 'night'
      ? nightly.has(place)
        ? [0.88, 0.9, 0.98]
        : [0.5, 0.56, 0.82]
      : hour === 'sunset'
        ? [1.06, 0.78, 0.62]
        : hour === 'sunrise'
          ? [1.08, 0.92, 0.78]
          : weather === 'storm' || weather === 'rain'
            ? [0.66, 0.74, 0.86]
            : undefined
  if (!tint) return
  const { data } = raster
  for (let index = 0; index < data.length; index += 3) {
    const [red, green, blue] = [data[index]!, data[index + 1]!, data[index + 2]!]
    // Neon shines in one color, and no sky is as green as its blue.
    const isSky = blue > red && blue > green && green < 0.78
    const isPale = blue > red && green > 0.66 && blue - red < 0.64 && green - red < 0.44
    const isNeon = !isSky && !isPale && Math.max(red, green, blue) > 0.93 && Math.min(red, green, blue) < 0.5
    // Lit windows and lamps are yellow.
    const isLamp = red > 0.88 && green > 0.74 && blue < 0.66
    const bright = isNeon || isLamp ? 0.7 : Math.max(0, (red * 0.5 + green * 0.5 - 0.86) * 5)
    const keep = Math.min(0.8, bright)
    for (let channel = 0; channel < 3; channel++)
      data[index + channel]! *= tint[channel]! + (1 - tint[channel]!) * keep
  }
}
