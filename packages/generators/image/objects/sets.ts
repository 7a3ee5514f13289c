import type { Random } from '@vivify/contract/random'
import { ownDisc } from '../request.ts'
import { readHour, readWeather, type Hour } from '../scenery/weather.ts'
import { isUnderwater } from '../motifs/sea-life.ts'
import type { PictureRequest } from '../request.ts'
import { mixOklab, parseColor, shiftColor, type Color } from '../raster/color.ts'

/** Kinds of distance. */
export type Distance =
  'hills' | 'mountains' | 'city' | 'dunes' | 'trees' | 'wood' | 'waves' | 'room' | 'planets' | 'clouds'

/** Kinds of air. */
export type Air = 'clouds' | 'stars' | 'rain' | 'storm' | 'snow' | 'bubbles' | 'nothing'

/** The look of a place before the palette of the subject tints it. */
interface SetBase {
  readonly skyTop: string
  readonly skyBottom: string
  readonly ground: string
  readonly distance: Distance
  readonly air: Air
  readonly lamp: 'sun' | 'low sun' | 'moon' | 'none'
  /** Emoji that belong in the place, shown small in the distance. */
  readonly growth: readonly string[]
  /** How strongly the palette may recolor sky and ground, 0 to 1. */
  readonly tint: number
}

const bases: Readonly<Record<string, SetBase>> = {
  field: base(
    '#6fb4ea',
    '#fbe9c6',
    '#7dbb54',
    'hills',
    'clouds',
    'sun',
    ['deciduous-tree', 'sheaf-of-rice'],
    0.34,
  ),
  garden: base(
    '#7cc4e8',
    '#fdeccb',
    '#69b35c',
    'trees',
    'clouds',
    'sun',
    ['tulip', 'blossom', 'sunflower'],
    0.34,
  ),
  forest: base(
    '#5b9f9a',
    '#e9e6b8',
    '#4f8a4a',
    'wood',
    'clouds',
    'sun',
    ['evergreen-tree', 'deciduous-tree', 'evergreen-tree'],
    0.3,
  ),
  mountains: base('#6aa5d8', '#f6dcc0', '#6c9a5e', 'mountains', 'clouds', 'sun', ['evergreen-tree'], 0.32),
  city: base('#6b97d8', '#fbd7b5', '#8d8aa3', 'city', 'clouds', 'sun', [], 0.42),
  desert: base('#5aa7d6', '#fbd9a0', '#e0a458', 'dunes', 'nothing', 'sun', ['cactus'], 0.26),
  ocean: base('#4aa3df', '#d8f3f2', '#edc98c', 'waves', 'clouds', 'sun', ['palm-tree'], 0.26),
  beach: base('#54b9e6', '#fff0cf', '#f0cf93', 'waves', 'clouds', 'sun', ['palm-tree'], 0.26),
  space: base('#0d1030', '#3a2a6b', '#8886a8', 'planets', 'stars', 'none', [], 0.4),
  night: base('#101a45', '#4a4a92', '#38507a', 'hills', 'stars', 'moon', ['evergreen-tree'], 0.36),
  snow: base('#7fb3dc', '#e3eef7', '#aac6de', 'mountains', 'snow', 'none', ['evergreen-tree'], 0.22),
  room: base('#e8b48a', '#f6dcbc', '#b9784a', 'room', 'nothing', 'none', [], 0.5),
  road: base(
    '#6aa9df',
    '#fbdcb4',
    '#8fae5d',
    'hills',
    'clouds',
    'low sun',
    ['deciduous-tree', 'cactus'],
    0.32,
  ),
  sunrise: base('#d9748f', '#ffd98a', '#9a7f6a', 'hills', 'clouds', 'low sun', ['deciduous-tree'], 0.34),
  storm: base('#47546e', '#93a2b4', '#5d6b5c', 'hills', 'rain', 'none', ['deciduous-tree'], 0.3),
  underwater: base(
    '#3fb4d6',
    '#0f4f86',
    '#c9b07a',
    'hills',
    'bubbles',
    'none',
    ['coral', 'herb', 'spiral-shell'],
    0.2,
  ),
  sky: base('#5aa6ea', '#fdeedd', '#b3c8ea', 'clouds', 'clouds', 'sun', [], 0.3),
}

/** A place in its final colors. */
export interface PictureSet extends Omit<SetBase, 'skyTop' | 'skyBottom' | 'ground' | 'tint'> {
  readonly skyTop: Color
  readonly skyBottom: Color
  readonly ground: Color
  readonly accent: Color
  readonly isDark: boolean
}

/**
 * The place for a scene hint and a motif's name, in the colors of a palette (dark to light, as in
 * `motifs/palettes.ts`).
 */
export function chooseSet({ motif, words }: Pick<PictureRequest, 'motif' | 'words'>): PictureSet {
  const { sceneHint, palette } = motif
  const place = isUnderwater({ motif, words }) ? 'underwater' : sceneHint
  const chosen = withWeather(bases[Object.hasOwn(bases, place) ? place : 'field']!, words)
  const colors = palette.map(parseColor)
  const at = (share: number): Color => colors[Math.round(share * (colors.length - 1))]!
  const isDark = /^(?:stars|rain|storm|bubbles)$/.test(chosen.air)
  const top = mixVivid(parseColor(chosen.skyTop), at(isDark ? 0.25 : 0.5), chosen.tint * 1.15)
  const bottom = mixVivid(parseColor(chosen.skyBottom), at(isDark ? 0.5 : 1), chosen.tint)
  const ground = mixVivid(parseColor(chosen.ground), at(0.5), chosen.tint * 0.8)
  return {
    ...chosen,
    skyTop: top,
    skyBottom: isDark ? bottom : shiftColor(bottom, { lightness: -0.03 }),
    ground,
    accent: at(0.75),
    isDark,
  }
}

/** The place in the weather and at the time of day that the words name; a room has neither. */
function withWeather(chosen: SetBase, words: readonly string[]): SetBase {
  if (chosen.distance === 'room' || chosen.distance === 'planets') return chosen
  const weather = readWeather(words)
  const hour = readHour(words)
  if (chosen.air === 'bubbles') return { ...chosen, ...(hour && depths[hour]) }
  const shone =
    hour === 'night'
      ? under(chosen, 'night')
      : hour === undefined || hour === 'day'
        ? chosen
        : under(chosen, 'sunrise')
  const lit: SetBase = words.includes(ownDisc) ? { ...shone, lamp: 'none' } : shone
  if (weather === 'snow') return { ...lit, air: 'snow', ground: bases['snow']!.ground }
  if (weather === undefined) return lit
  const air = weather === 'storm' ? 'storm' : 'rain'
  return hour === 'night' ? { ...lit, air, lamp: 'none' } : { ...under(chosen, 'storm'), air }
}

/** Under water the hour only shows in how much light comes down. */
const depths: Partial<Record<Hour, Pick<SetBase, 'skyTop' | 'skyBottom' | 'ground'>>> = {
  night: { skyTop: '#153a72', skyBottom: '#071b40', ground: '#56617a' },
  sunset: { skyTop: '#5fc0a8', skyBottom: '#13607c', ground: '#c4a06a' },
}

/** A place under another sky. Night and storm also bring their ground, so that sky and ground have the same light. */
function under(place: SetBase, sky: 'night' | 'sunrise' | 'storm'): SetBase {
  const { skyTop, skyBottom, air, lamp, ground } = bases[sky]!
  return { ...place, skyTop, skyBottom, air, lamp, ground: sky === 'sunrise' ? place.ground : ground }
}

/** The same place in another light: hues and brightness shift slightly, so that seeds differ in color too. */
export function varySet(set: PictureSet, random: Random): PictureSet {
  // A wall may have any color; a sky or a meadow may not.
  const reach = set.distance === 'room' ? 0.75 : 0.2
  const turn = random.between(-reach, reach)
  const shift = (color: Color, darkest: number): Color =>
    shiftColor(color, {
      hueRadians: turn + random.between(-0.1, 0.1),
      lightness: random.between(darkest, 0.02),
    })
  return {
    ...set,
    skyTop: shift(set.skyTop, -0.05),
    skyBottom: shift(set.skyBottom, -0.02),
    ground: shift(set.ground, -0.06),
  }
}

/** Mixes two colors without the gray of opposite hues, which tint each other only slightly. */
function mixVivid(from: Color, to: Color, share: number): Color {
  const isOpposite = likenessOf(from, to) < -0.15
  const mixed = mixOklab(from, to, isOpposite ? share * 0.3 : share)
  const wanted = (spanOf(from) * (1 - share) + spanOf(to) * share) * 0.85
  const span = spanOf(mixed)
  return span >= wanted ? mixed : shiftColor(mixed, { chroma: Math.min(2, wanted / Math.max(0.02, span)) })
}

/** 1 for equal hues, -1 for opposite ones. */
function likenessOf(first: Color, second: Color): number {
  const [redA, greenA, blueA] = withoutGray(first)
  const [redB, greenB, blueB] = withoutGray(second)
  const lengths = Math.hypot(redA, greenA, blueA) * Math.hypot(redB, greenB, blueB)
  return lengths < 1e-4 ? 1 : (redA * redB + greenA * greenB + blueA * blueB) / lengths
}

function withoutGray(color: Color): Color {
  const gray = (color[0] + color[1] + color[2]) / 3
  return [color[0] - gray, color[1] - gray, color[2] - gray]
}

function spanOf(color: Color): number {
  return Math.max(...color) - Math.min(...color)
}

function base(
  skyTop: string,
  skyBottom: string,
  ground: string,
  distance: Distance,
  air: Air,
  lamp: SetBase['lamp'],
  growth: readonly string[],
  tint: number,
): SetBase {
  return { skyTop, skyBottom, ground, distance, air, lamp, growth, tint }
}
