// Conditions of a whole place: a burning city, a flooded street, a room by candlelight.

import { indexPhrases } from '../index-phrases.ts'
import type { PlaceName } from './places.ts'

const rows = [
  ['decay', 'abandoned, derelict, ruined, dilapidated, forgotten, run down, rundown, decaying'],
  [
    'rubble',
    'destroyed, collapsed, war torn, bombed, post apocalyptic, apocalyptic, in ruins, devastated, crumbling, demolished, after the apocalypse, after an earthquake, after the war, wrecked',
  ],
  ['crowd', 'crowded, busy, bustling, lively, packed, full of people'],
  [
    'ablaze',
    'burning, on fire, in flames, ablaze, blazing, engulfed in flames, burning down, set on fire, flaming',
  ],
  ['flooded', 'flooded, submerged, half submerged, flooded with water, half flooded, drowned'],
  ['icebound', 'frozen, icy, frosty, frosted, covered in ice, frozen over, ice covered'],
  [
    'vines',
    'overgrown, overgrown with plants, overgrown with vines, overgrown with ivy, overgrown with weeds, covered in plants, covered with plants, covered in moss, covered in weeds, covered in vines, covered in ivy, reclaimed by nature, mossy',
  ],
  ['dust', 'dusty, covered in dust'],
  ['mud', 'muddy, covered in mud'],
  ['puddles', 'wet, rain soaked, rain slicked, wet from the rain'],
  ['candles', 'candlelit, candle lit, lit by candles, full of candles'],
  ['neon', 'neon lit, neon, lit by neon, lit by neon lights, neon colored'],
  ['dim', 'dim, dimly lit, gloomy, shadowy, poorly lit, unlit, darkened, low lit'],
  ['sunlit', 'sunlit, sun drenched, sunny, bright, brightly lit, sun filled, light filled, airy'],
  ['eerie', 'eerie, haunted, creepy, spooky, scary, sinister, ominous, cursed, horror'],
  [
    'litter',
    'messy, dirty, filthy, littered, trashed, cluttered, untidy, full of trash, covered in trash, full of garbage',
  ],
  ['big window', 'glass wall, wall of glass'],
  ['sea window', 'sea view'],
  ['city window', 'city view'],
  ['fireflies', 'magical, enchanted, mystical, magic'],
] as const satisfies readonly (readonly [condition: string, words: string])[]

export type Condition = (typeof rows)[number][0]

const conditions: ReadonlyMap<string, Condition> = indexPhrases<Condition>(rows)

/** The condition that words in front of a place, or after it, ask for. */
export function conditionOf(phrase: string): Condition | undefined {
  return conditions.get(phrase)
}

const names: ReadonlySet<string> = new Set(
  rows.map(([name]) => name).filter((name) => name !== 'crowd' && name !== 'fireflies'),
)

/** True for what is drawn into a built place only. */
export function isOfBuiltPlace(air: string): boolean {
  return names.has(air) || colorOfHue(air) !== undefined
}

const huePrefix = 'hue '

/** The word that tells the painters of a place its color. */
export function hueOf(color: string): string {
  return `${huePrefix}${color}`
}

export function colorOfHue(word: string): string | undefined {
  return word.startsWith(huePrefix) ? word.slice(huePrefix.length) : undefined
}

/** Places that painters of nature draw, and the built one that is drawn where a condition has to be seen. */
const builtForms: Partial<Record<PlaceName, PlaceName>> = {
  city: 'big city',
  'city at night': 'big city',
  forest: 'forest path',
  road: 'country road',
  room: 'living room',
}

export function builtForm(place: PlaceName): PlaceName {
  return builtForms[place] ?? place
}
