// Positions of things in a picture. All compositions keep the hero in the upper part and leave the caption band free.

import type { Random } from '@vivify/contract/random'
import { unitOf } from '../raster/finish.ts'
import type { GroupShape, Shot } from '../request.ts'
import { farScale, fitBust, fitSplit, framingOf, reachUnderCamera, smallScaleOf } from '../shot/framing.ts'

/** The dimensions that compositions are based on, in pixels. */
export interface Frame {
  readonly width: number
  readonly height: number
  /** 1 for a 1024 × 1792 picture; sizes in design units are multiplied by it. */
  readonly unit: number
  readonly heroSize: number
  /** Row of the hero's base. */
  readonly heroBase: number
  /** The row where floor and backdrop meet. */
  readonly horizon: number
  /** Rows of the near floor where small props may lie, below the caption band. */
  readonly frontTop: number
  readonly frontBottom: number
}

export type Role = 'hero' | 'side' | 'front' | 'air' | 'hanging'

/** One thing and its position. */
export interface Place {
  readonly role: Role
  /** 0 is the hero, then the extras in order. */
  readonly motifIndex: number
  /** Horizontal middle, in pixels. */
  readonly x: number
  /** Row of the lowest point, where the thing stands or floats. */
  readonly base: number
  readonly size: number
  readonly tiltRadians: number
  readonly isMirrored: boolean
}

export type Composition = 'center' | 'offset' | 'pedestal' | 'parade' | 'hanging' | 'closeup' | 'circle'

/**
 * The dimensions for a picture of any shape: upright pictures have the hero high, above their captions, and wide ones
 * in the middle. `isLow` is for upright pictures that have no captions.
 */
export function measureFrame(size: { width: number; height: number }, isLow = false): Frame {
  const { width, height } = size
  const ratio = width / height
  const uprightness = Math.min(1, Math.max(0, (1.3 - ratio) / 0.7))
  const at = (wide: number, upright: number): number => height * (wide + (upright - wide) * uprightness)
  return {
    width,
    height,
    unit: unitOf(size) / 1024,
    heroSize: Math.min(width * 0.66, at(0.6, 0.355)),
    heroBase: at(0.76, isLow ? 0.75 : 0.572),
    horizon: at(0.66, isLow ? 0.62 : 0.525),
    frontTop: at(0.86, 0.735),
    frontBottom: at(0.96, 0.93),
  }
}

const builders: Readonly<Record<Composition, (frame: Frame, random: Random, count: number) => Place[]>> = {
  center: placeCenter,
  offset: placeOffset,
  pedestal: placePedestal,
  parade: placeParade,
  hanging: placeHanging,
  closeup: placeCloseup,
  circle: placeCircle,
}

/** The place of subjects that were asked for: near the middle, about as large as the picture allows. */
export function placeGroup(frame: Frame, group: GroupShape, random: Random, shot?: Shot): Place {
  if (group.isBust) return { ...hero(frame), ...placeBust(frame, group, random) }
  if (group.surface !== undefined) {
    const { foot, size } = fitSplit(frame, group, group.surface)
    return { ...hero(frame), role: 'air', base: foot, size, isMirrored: random.chance(0.5) }
  }
  const { top, bottom, scale } = framingOf(shot)
  const usual = group.stand === undefined ? frame.heroBase + 40 * frame.unit : frame.height * group.stand
  const base = shot?.feet === undefined ? Math.min(usual, frame.height * bottom) : frame.height * shot.feet
  const largest = Math.min(
    (base - frame.height * (shot ? top : 0.12)) / group.tall,
    (frame.width * (shot ? reachUnderCamera : 0.88) * (group.reach ?? 1)) / group.wide,
    (shot && shot.feet === undefined ? 1000 : 1300) * frame.unit,
  )
  const share = (group.isFar ? farScale : 1) * smallScaleOf(shot, group)
  const size = largest * scale * share * (shot ? 1 : random.between(0.92, 1))
  const free = frame.width * (shot ? reachUnderCamera : 0.93) * (group.reach ?? 1)
  const room = Math.max(0, free - size * group.wide) / 2
  return {
    ...hero(frame),
    size,
    x: frame.width / 2 + random.between(-1, 1) * Math.min(room, frame.width * 0.12),
    isMirrored: random.chance(0.5),
    role: group.bearing === 'air' ? 'air' : 'hero',
    base:
      group.bearing === 'air'
        ? baseInAir(frame, size * group.tall, { base, isShot: shot !== undefined })
        : base,
  }
}

/** How low a group in the air reaches: what is broad and low has its middle above that of the picture. */
function baseInAir(frame: Frame, tall: number, { base, isShot }: { base: number; isShot: boolean }): number {
  const low = Math.min(base, frame.heroBase) - tall * 0.12
  return isShot ? low : Math.min(low, frame.height * 0.43 + tall / 2)
}

function placeBust(frame: Frame, group: GroupShape, random: Random): Partial<Place> {
  const { foot, size, x } = fitBust(frame, group)
  return { base: foot, size, x, isMirrored: random.chance(0.5) }
}

/** Places a hero and `extraCount` (0 to 4) extras, the farthest first. */
export function composePlaces(
  composition: Composition,
  frame: Frame,
  random: Random,
  extraCount: number,
): Place[] {
  const order: Readonly<Record<Role, number>> = { hanging: 0, air: 1, side: 2, hero: 3, front: 4 }
  return builders[composition](frame, random, extraCount)
    .filter(({ motifIndex }) => motifIndex <= extraCount)
    .sort((first, second) => order[first.role] - order[second.role] || first.base - second.base)
}

function hero(frame: Frame, change: Partial<Place> = {}): Place {
  return {
    role: 'hero',
    motifIndex: 0,
    x: frame.width / 2,
    base: frame.heroBase,
    size: frame.heroSize,
    tiltRadians: 0,
    isMirrored: false,
    ...change,
  }
}

function prop(role: Role, motifIndex: number, x: number, base: number, size: number, random: Random): Place {
  const sway = role === 'front' ? 0.3 : role === 'side' ? 0.06 : 0.2
  return {
    role,
    motifIndex,
    x,
    base,
    size,
    tiltRadians: random.between(-sway, sway),
    isMirrored: random.chance(0.5),
  }
}

/** Small things on the near floor, spread so that none covers another. */
function frontRow(frame: Frame, random: Random, indexes: readonly number[]): Place[] {
  const lanes = random.shuffle(indexes)
  const crowding = Math.min(1, 3.4 / lanes.length)
  return lanes.map((motifIndex, lane) => {
    const x = frame.width * (0.1 + (0.8 * (lane + 0.5 + random.between(-0.22, 0.22))) / lanes.length)
    // Neighbors alternate between near and far, so that they are never in one line.
    const depth = lanes.length < 3 ? random.next() : ((lane % 2) + random.between(0, 0.5)) / 1.5
    const base = frame.frontTop + (frame.frontBottom - frame.frontTop) * depth
    return prop('front', motifIndex, x, base, frame.heroSize * (0.24 + 0.12 * depth) * crowding, random)
  })
}

function placeCenter(frame: Frame, random: Random): Place[] {
  const { heroSize, heroBase, width, height } = frame
  const reach = Math.min(width * 0.36, heroSize * 0.72)
  return [
    prop(
      'side',
      1,
      width / 2 - reach,
      heroBase + height * 0.004,
      heroSize * random.between(0.32, 0.42),
      random,
    ),
    prop(
      'side',
      2,
      width / 2 + reach,
      heroBase - height * 0.012,
      heroSize * random.between(0.3, 0.4),
      random,
    ),
    hero(frame),
    ...frontRow(frame, random, [3, 4]),
  ]
}

function placeOffset(frame: Frame, random: Random): Place[] {
  const { heroSize, heroBase, width, height } = frame
  const side = random.chance(0.5) ? 1 : -1
  const x = width / 2 - side * Math.min(width * 0.11, heroSize * 0.2)
  const reach = Math.min(width * 0.4, heroSize * 0.72)
  return [
    prop('side', 1, x + side * reach, heroBase - height * 0.025, heroSize * 0.54, random),
    hero(frame, { x, size: heroSize * 0.98, tiltRadians: -side * random.between(0, 0.06) }),
    prop('side', 2, x + side * reach * 0.72, heroBase + height * 0.02, heroSize * 0.26, random),
    ...frontRow(frame, random, [3, 4]),
  ]
}

function placePedestal(frame: Frame, random: Random): Place[] {
  const { heroSize, heroBase, width } = frame
  const reach = Math.min(width * 0.36, heroSize * 0.8)
  const middle = heroBase - heroSize * 0.62
  const size = heroSize * 0.27
  return [
    hero(frame, { base: heroBase - heroSize * 0.16, size: heroSize * 0.92 }),
    prop('air', 1, width / 2 - reach, middle + heroSize * random.between(-0.35, -0.15), size, random),
    prop('air', 2, width / 2 + reach, middle + heroSize * random.between(-0.5, -0.3), size * 1.1, random),
    prop(
      'air',
      3,
      width / 2 + reach * 1.02,
      middle + heroSize * random.between(0.1, 0.22),
      size * 0.9,
      random,
    ),
    prop(
      'air',
      4,
      width / 2 - reach * 1.04,
      middle + heroSize * random.between(0.18, 0.3),
      size * 0.85,
      random,
    ),
  ]
}

function placeParade(frame: Frame, random: Random, count: number): Place[] {
  const { heroSize, heroBase, width, height } = frame
  const row = Array.from({ length: 5 }, (_, index) => 1 + (index % Math.max(1, Math.min(2, count))))
  const reach = Math.min(width * 0.37, heroSize * 0.72)
  return [
    prop('side', 3, width / 2 + reach, heroBase - height * 0.01, heroSize * 0.36, random),
    hero(frame, { isMirrored: random.chance(0.5) }),
    ...frontRow(frame, random, row),
  ]
}

function placeHanging(frame: Frame, random: Random): Place[] {
  const { heroSize, heroBase, width } = frame
  const top = heroBase - heroSize
  const hang = (index: number, share: number, drop: number): Place => ({
    ...prop('hanging', index, width * share, Math.max(heroSize * 0.31, top * drop), heroSize * 0.27, random),
    tiltRadians: random.between(-0.12, 0.12),
  })
  return [
    hang(1, 0.16, random.between(0.78, 1.05)),
    hang(2, 0.4, random.between(0.5, 0.62)),
    hang(3, 0.64, random.between(0.66, 0.8)),
    hang(4, 0.87, random.between(0.9, 1.2)),
    hero(frame),
  ]
}

function placeCloseup(frame: Frame, random: Random): Place[] {
  const { heroSize, heroBase, width, height } = frame
  const side = random.chance(0.5) ? 1 : -1
  const size = Math.min(heroSize * 1.24, width * 0.86)
  return [
    prop('side', 1, width / 2 + side * width * 0.36, heroBase - height * 0.035, heroSize * 0.34, random),
    hero(frame, { size, tiltRadians: side * random.between(0.05, 0.13), isMirrored: random.chance(0.5) }),
    ...frontRow(frame, random, [2]),
  ]
}

function placeCircle(frame: Frame, random: Random): Place[] {
  const { heroSize, heroBase, width } = frame
  const reach = Math.min(width * 0.38, heroSize * 0.85)
  const middle = heroBase - heroSize * 0.5
  const start = random.between(-0.25, 0.25)
  const around = [Math.PI * 1.18, Math.PI * 1.82, Math.PI * 0.93, Math.PI * 2.07].map((angle, index) =>
    prop(
      'air',
      index + 1,
      width / 2 + Math.cos(angle + start * 0.3) * reach,
      middle + Math.sin(angle) * reach * 0.95 + heroSize * 0.12,
      heroSize * random.between(0.22, 0.3),
      random,
    ),
  )
  return [...around, hero(frame, { base: heroBase - heroSize * 0.07, size: heroSize * 0.95 })]
}
