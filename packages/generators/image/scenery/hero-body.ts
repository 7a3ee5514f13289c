// The motif as a solid in the scene: the sky lights its front, and the sun behind it lights its edge.

import { renderMotif, type Workshop } from '../objects/solid.ts'
import { drawSprite } from '../objects/sprite.ts'
import {
  farScale,
  fitBust,
  fitSplit,
  framingOf,
  isOnItsOwn,
  reachUnderCamera,
  smallScaleOf,
} from '../shot/framing.ts'
import { direction, type Material } from '../objects/look.ts'
import { mixColor, type Color } from '../raster/color.ts'
import { motifMiddle } from '../raster/draw.ts'
import type { GroupShape, PictureRequest } from '../request.ts'
import type { Stage } from './stage.ts'

/** Position of the motif in pixels: the middle of its lower edge, and the side of its square. */
export interface HeroPlace {
  readonly x: number
  readonly foot: number
  readonly size: number
}

export interface HeroOptions {
  /** Share of haze in front of it: 0 close, 1 lost in the air. */
  readonly haze?: number
  /** Color of the light on the visible side; the sky's by default. */
  readonly fill?: Color
  /** True for the last call of a scene: a bust is drawn once, in front of everything. */
  readonly isLast?: boolean
}

/** The look of a prop in a film: little relief, a satin surface, a strong edge of light from behind. */
const propMaterial: Material = {
  roundness: 0.13,
  bodyShare: 0.7,
  relief: 1,
  wrap: 0.5,
  subsurface: 0.08,
  gloss: 0.16,
  glossDoublings: 4,
  windowGloss: 0,
  rim: 2,
  crease: 0.3,
  dents: 0,
  prints: 0,
  partShadow: 0.45,
}

const white: Color = [1, 1, 1]

/** Draws the motif on the stage as a lit solid. Does nothing for a motif without an outline. */
export function paintHero(stage: Stage, wanted: HeroPlace, options: HeroOptions = {}): void {
  const { x, foot, size } = fitGroup(stage, wanted)
  const { request, raster, width, light } = stage
  const { outline } = request.motif
  if (outline === undefined || (request.motif.group?.isBust === true && !options.isLast)) return
  const middle = motifMiddle(request.studio, outline, foot, size)
  const workshop = openWorkshop(stage, x, options.fill ?? mixColor(light.sky[2]!, light.haze, 0.4))
  const sprite = renderMotif(outline, { size, isMirrored: x > width / 2 }, propMaterial, workshop)
  drawSprite(raster, sprite, x - sprite.cover.width / 2, middle - sprite.cover.height / 2, {
    haze: { color: light.haze, share: options.haze ?? 0 },
  })
}

/** Shows subjects that were asked for as large as the picture allows, and wholly inside it. */
export function fitGroup(
  { width, height, unit, request }: Pick<Stage, 'width' | 'height' | 'unit' | 'request'>,
  place: HeroPlace,
): HeroPlace {
  const { group } = request.motif
  if (!group) return place
  if (group.isBust) return { ...place, ...fitBust({ width, height }, group) }
  if (group.surface !== undefined)
    return { ...place, ...fitSplit({ width, height }, group, group.surface), x: width / 2 }
  const framing = framingOf(request.shot)
  const { top } = framing
  const scale = framing.scale * (group.isFar ? farScale : 1) * smallScaleOf(request.shot, group)
  const [reach, edge] = request.shot ? [reachUnderCamera, (1 - reachUnderCamera) / 2] : [0.88, 0.04]
  const highest = highestOf(request, group, unit)
  const tallest = Math.min(place.foot - height * top, highest)
  const broadest = isOnItsOwn(request) || request.shot?.feet !== undefined ? unit * 1.3 : unit
  const size =
    Math.min(tallest / group.tall, (width * reach * (group.reach ?? 1)) / group.wide, broadest) * scale
  const margin = (size * group.wide) / 2 + width * (edge + (1 - (group.reach ?? 1)) / 2)
  return { ...place, size, x: Math.min(Math.max(place.x, margin), width - margin) }
}

/** How tall a group may be: two thirds of a picture that has no words on it. */
function highestOf(request: PictureRequest, { bearing, reach = 1 }: GroupShape, unit: number): number {
  if (isOnItsOwn(request)) return request.height * (bearing === 'ground' ? (reach < 1 ? 0.78 : 0.66) : 0.46)
  return request.shot?.feet === undefined ? unit * 0.74 : request.height
}

/** What flies in a shot floats in the middle of the rows that no words cover, as large as they allow. */
export function centerInShot(
  stage: Pick<Stage, 'width' | 'height' | 'unit' | 'request'>,
  place: HeroPlace,
): HeroPlace {
  const { shot, motif } = stage.request
  if (!shot || !motif.group) return place
  const bottom = stage.height * shot.clear.bottom
  const size = fitGroup(stage, { ...place, foot: bottom }).size
  const spare = bottom - stage.height * shot.clear.top - size * motif.group.tall
  return { ...place, foot: bottom - Math.max(0, spare) / 2 }
}

/** Suns and moons are lights themselves: the blue of the night would make them dull and green. */
const shining =
  /^(?:sun|full-moon|crescent-moon|star|glowing-star|mars|venus|mercury|jupiter|neptune|uranus|pluto|black-hole|galaxy|supernova|constellation|lightning-bolt)$/

/** The sky lights the motif from the front and from the side away from the sun, so that it is visible at night too. */
function openWorkshop({ request, light, noise, unit, sunX }: Stage, x: number, fill: Color): Workshop {
  const side = sunX > x ? -1 : 1
  const isLight = request.motif.group !== undefined && shining.test(request.motif.name)
  return {
    studio: request.studio,
    noise,
    unit: unit / 1024,
    light: {
      key: direction(side * 0.38, -0.5, 0.78),
      keyColor: mixColor(fill, white, isLight ? 1 : 0.42),
      keyStrength: isLight ? 0.72 : 0.7,
      skyColor: mixColor(light.sky[1]!, white, isLight ? 1 : 0.3),
      bounceColor: isLight ? white : mixColor(light.near, light.haze, 0.6),
      ambientStrength: isLight ? 0.62 : 0.34,
      rimColor: mixColor(light.sun, white, 0.1),
    },
  }
}
