// Places the motif in a scene: on the land, on a ledge, in the water, or in the air.

import type { Random } from '@vivify/contract/random'
import type { Context2D } from '@vivify/timeline/ports'
import { drawContactShadow } from '../objects/sprite.ts'
import { blurPlane } from '../raster/blur.ts'
import { drawMotif, drawSurface, motifMiddle } from '../raster/draw.ts'
import { maskFromSurface, samplePlane, type Plane } from '../raster/raster.ts'
import { smoothStep } from '../raster/scalar.ts'
import { framingOf, isOnItsOwn, isUpright } from '../shot/framing.ts'
import type { PictureMotif } from '../request.ts'
import { centerInShot, fitGroup, paintHero, type HeroPlace } from './hero-body.ts'
import { drawGrass, fillGround, paintSilhouette } from './silhouettes.ts'
import type { Stage } from './stage.ts'
import { focalLength, type Land } from './terrain.ts'

// Motifs that are themselves a scene, or that every scene already contains.
const sceneLike =
  /sunrise|sunset|cityscape|landscape|milky|mountain|national-park|beach-with|desert|camping|rainbow|water-wave|night-with|^sun|moon|^cloud|snowflake|fog|bridge-at|^star|sparkles|wind-face|cyclone|comet|eyes?$|-face$|ringed-planet|globe|^droplet|^wave|lightning|fireworks|sparkler|^houses$|office-building|building-construction|waterfall|^city|^window|^door/

const airborne =
  /airplane|rocket|balloon|^bird|^eagle|^dove|^bat$|butterfly|honeybee|kite|helicopter|parachute|flying|ufo|satellite|^angel|dragon-face|ghost|^bee|ladybug/

const afloat =
  /orca|narwhal|beluga|walrus|whirlpool|boat|ship|canoe|ferry|fish|whale|dolphin|shark|swan|duck|longship|anchor|octopus|turtle|seal|penguin|crocodile|coral|shell/

export type HeroManner = 'ground' | 'air' | 'water' | 'none'

/** How the motif of a request may appear in a scene. */
export function heroManner(stage: Stage): HeroManner {
  return mannerOf(stage.request.motif)
}

/** Like `heroManner`, for any preset. */
export function mannerOf(motif: PictureMotif): HeroManner {
  const { outline, name, group } = motif
  if (group) return group.bearing
  if (outline === undefined || sceneLike.test(name)) return 'none'
  if (airborne.test(name)) return 'air'
  return afloat.test(name) ? 'water' : 'ground'
}

const headNames =
  /^(wolf|fox|bear|lion|tiger-face|panda|koala|cat-face|dog-face|cow-face|pig-face|horse-face|mouse-face|rabbit-face|monkey-face|frog|hamster|unicorn|boar|moose|gorilla|polar-bear|raccoon)$|skull|brain|heart|clown|robot|alien|mask|crown|clock|eye/

/** True for motifs that are only a head or have no foot to stand on. */
export function isHead(stage: Stage): boolean {
  return stage.request.motif.group === undefined && headNames.test(stage.request.motif.name)
}

/** Draws the motif's shape where `paintHero` shows it. */
function drawHero(stage: Stage, context: Context2D, wanted: HeroPlace): void {
  const { x, foot, size } = fitGroup(stage, wanted)
  const { motif, studio } = stage.request
  if (motif.outline === undefined) return
  const y = motifMiddle(studio, motif.outline, foot, size)
  drawMotif(context, studio, motif.outline, { x, y, size, isMirrored: x > stage.width / 2 })
}

/** The share of the height where a motif stands: what was asked for stands nearer where no words cover the foot of the picture. */
function groundShare({ request }: Stage, usual: number): number {
  if (request.shot?.feet !== undefined) return request.shot.feet
  const isNear = request.motif.group !== undefined && (isOnItsOwn(request) || !isUpright(request))
  const share = isNear ? 0.76 : usual
  return Math.min(share, framingOf(request.shot).bottom)
}

/** Lets an airborne motif float in front of the sky. */
export function paintFlyingHero(stage: Stage, random: Random): void {
  const size = stage.unit * random.between(0.29, 0.37)
  const x =
    stage.width * (stage.sunX < stage.width / 2 ? random.between(0.55, 0.68) : random.between(0.32, 0.45))
  const foot = stage.height * random.between(0.28, 0.36) + size / 2
  paintHero(stage, centerInShot(stage, { x, foot, size }), { haze: 0.06 })
}

/** Shows the motif as a monument in the haze behind the land. Call it between sky and terrain. */
export function paintMonument(stage: Stage, random: Random): void {
  const { unit, width, horizon } = stage
  const size = Math.min(unit * random.between(0.46, 0.58), horizon * 0.95)
  const x = width * (stage.sunX < width / 2 ? random.between(0.5, 0.62) : random.between(0.38, 0.5))
  paintHero(stage, { x, foot: horizon + size * 0.06, size }, { haze: 0.3 })
}

/** Places the motif on the land, with its shadow falling towards the viewer. */
export function paintStandingHero(stage: Stage, land: Land, water: Plane, random: Random): void {
  const { width, height, unit, horizon, request } = stage
  let foot = Math.max(height * groundShare(stage, random.between(0.52, 0.545)), horizon + unit * 0.05)
  let size = unit * random.between(0.35, 0.43)
  let x = width * (stage.sunX < width / 2 ? random.between(0.5, 0.64) : random.between(0.36, 0.5))
  if (land.pathAt !== undefined) {
    const z = (land.cameraHeight * focalLength(stage)) / (foot - horizon)
    x = width / 2 + (land.pathAt(z) * focalLength(stage)) / z
  }
  // On a beach, moves down to the first dry row.
  const lowest = height * (width > height ? 0.84 : 0.72)
  while (foot < lowest && water.data[Math.floor(foot) * width + Math.floor(x)]! > 0) foot += unit * 0.02
  const place = fitGroup(stage, { x, foot, size })
  size = place.size * (request.motif.group?.wide ?? 1)
  paintShadow(stage, place)
  const contact = { x, y: foot, radiusX: size * 0.38, radiusY: size * 0.045 }
  drawContactShadow(stage.raster, contact, 0.75, stage.light.near)
  paintHero(stage, place, { haze: 0.03 })
  const rows = [place.foot - place.size * 0.1, place.foot + place.size * 0.05] as const
  if (land.pathAt === undefined && request.motif.group?.isBust !== true)
    paintSilhouette(stage, { rim: 1, rows }, (context) => drawFootGrass(stage, context, random, place))
}

function drawFootGrass(stage: Stage, context: Context2D, random: Random, { x, foot, size }: HeroPlace): void {
  context.lineWidth = stage.unit / 700
  context.beginPath()
  for (let blade = 0; blade < 60; blade++) {
    const at = x + random.between(-0.42, 0.42) * size
    const tall = size * random.between(0.02, 0.07)
    context.moveTo(at, foot + size * 0.012)
    context.lineTo(at + random.between(-0.4, 0.4) * tall, foot + size * 0.012 - tall)
  }
  context.stroke()
}

/** A long soft shadow away from the light, flattened on the ground. */
function paintShadow(stage: Stage, place: HeroPlace): void {
  const { x, foot, size } = place
  const { width, height, unit, raster, request } = stage
  const lean = (x - stage.sunX) / unit
  const shadow = drawSurface(request.studio, { width: width / 2, height: height / 2 }, (context) => {
    context.scale(0.5, 0.5)
    context.translate(x, foot)
    context.transform(1, 0, -lean * 0.9, -0.55, 0, 0)
    context.translate(-x, -foot)
    drawHero(stage, context, place)
  })
  const mask = blurPlane(maskFromSurface(shadow), unit / 260, 2)
  const last = Math.min(height, Math.ceil(foot + size * 0.75))
  for (let y = Math.floor(foot - size * 0.05); y < last; y++) {
    const fade = 0.72 * smoothStep(foot + size * 0.6, foot, y)
    for (let column = 0; column < width; column++) {
      const scale = 1 - samplePlane(mask, column / 2, y / 2) * fade
      const at = (y * width + column) * 3
      raster.data[at]! *= scale
      raster.data[at + 1]! *= scale
      raster.data[at + 2]! *= scale
    }
  }
}

/** Places the motif on a dark ledge that reaches in from a side or rises in the middle. */
export function paintLedgeHero(stage: Stage, random: Random, options: { hasGrass: boolean }): void {
  const { width, height, unit } = stage
  const manner = random.pick(['left', 'right', 'mound'] as const)
  const crest = height * groundShare(stage, random.between(0.54, 0.56))
  const x =
    manner === 'left' ? width * 0.34 : manner === 'right' ? width * 0.66 : width * random.between(0.42, 0.58)
  const rough = random.between(0, 90)
  // The ledge is level under everything that stands on it.
  const { group } = stage.request.motif
  const landing = group ? fitGroup(stage, { x, foot: crest, size: unit * 0.4 }).size * group.wide * 0.46 : 0
  const lineAt = (at: number): number => {
    const away = -landing + (manner === 'left' ? at - x : manner === 'right' ? x - at : Math.abs(at - x))
    const drop = smoothStep(0.06, 0.8, away / unit) * 0.26 + Math.max(0, away / unit) * 0.12
    const bumps =
      stage.noise.fbm(at / (unit * 0.3) + rough, 3, 5) *
      0.11 *
      smoothStep(0.02, 0.25, Math.abs(at - x) / unit)
    return crest + (drop + bumps) * unit
  }
  const size = unit * random.between(0.36, 0.44)
  paintHero(stage, { x, foot: lineAt(x) + unit * 0.006, size })
  // Three edges, each nearer and darker, keep the ledge from looking like a black hole.
  for (let edge = 0; edge < 3; edge++) {
    const lower = (at: number): number =>
      lineAt(at) +
      unit * (edge * 0.12 + (edge > 0 ? stage.noise.fbm(at / (unit * 0.22) + edge * 9, rough, 4) * 0.09 : 0))
    const tall = unit * (options.hasGrass ? 0.045 : 0.014) * (1 + edge * 0.5)
    const from = highestRow(stage, lower) - tall * 1.7
    const look = { rim: 0.8 - edge * 0.2, haze: 0.17 - edge * 0.075, rows: [from, height] as const }
    paintSilhouette(stage, look, (context) => {
      fillGround(context, stage, lower)
      drawGrass(context, stage, random, { lineAt: lower, tall, density: 0.7 })
    })
  }
}

/** The highest row of a line. */
export function highestRow(stage: Pick<Stage, 'width'>, lineAt: (x: number) => number): number {
  let highest = Infinity
  for (let x = 0; x <= stage.width + 4; x += 4) highest = Math.min(highest, lineAt(x))
  return highest - 6
}

/** Places the motif in the water; pass the result to `paintWater`, which reflects it. */
export function paintWadingHero(stage: Stage, random: Random): { mask: Plane; foot: number } {
  const { width, height, unit } = stage
  const size = unit * random.between(0.34, 0.41)
  const x = width * (stage.sunX < width / 2 ? random.between(0.48, 0.62) : random.between(0.38, 0.52))
  const foot = Math.round(Math.max(stage.horizon + unit * 0.04, height * groundShare(stage, 0.525)))
  const sunk = { x, foot: foot + size * 0.03, size }
  paintHero(stage, sunk, { haze: 0.05 })
  const shape = drawSurface(stage.request.studio, stage, (context) => drawHero(stage, context, sunk))
  return { mask: maskFromSurface(shape), foot }
}
