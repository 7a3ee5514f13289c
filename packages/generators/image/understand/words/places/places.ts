// Places and what they are drawn as.

import type { SceneHint } from '../../../motifs/niche.ts'
import { furtherRoofed, furtherUnroofed } from './further-places.ts'

/** Places under a roof, where no rain falls. */
const roofed = [
  'gym',
  'kitchen',
  'classroom',
  'stage',
  'throne room',
  'library',
  'office',
  'bedroom',
  'living room',
  'hospital',
  'laboratory',
  'church',
  'cafe',
  'boxing ring',
  'dark room',
  'cave',
  'bathroom',
  'shop',
  'museum',
  'airport',
  'garage',
  'courtroom',
  'greenhouse',
  'corridor',
  'prison',
  'train',
  'subway car',
  'trading floor',
  'casino',
  'tabletop',
  'spaceship',
  'window seat',
  'rainy window',
  'barn',
  'cabin interior',
  'factory',
  'cinema',
  'arcade',
  'workshop',
  'forge',
  'cockpit',
  'restaurant',
  'diner',
  'bowling alley',
  'laundromat',
  'recording studio',
  'gaming room',
  'art studio',
  'bakery',
  'salon',
  'flower shop',
  'christmas room',
  'aquarium',
  'attic',
  ...furtherRoofed,
] as const

/** Built places under the open sky. */
const unroofed = [
  'market',
  'station',
  'maze',
  'temple',
  'stadium',
  'arena',
  'street',
  'graveyard',
  'castle',
  'battlefield',
  'mars',
  'cherry garden',
  'harbor',
  'swimming pool',
  'carnival',
  'paris',
  'venice',
  'venice water',
  'london',
  'new york',
  'neon street',
  'amsterdam',
  'egypt',
  'greek island',
  'rome',
  'taj mahal',
  'great wall',
  'golden gate',
  'sydney',
  'rio',
  'moscow',
  'lavender field',
  'tulip field',
  'sunflower field',
  'wheat field',
  'corn field',
  'cotton field',
  'vineyard',
  'rice terraces',
  'farm',
  'canyon',
  'cliff',
  'bamboo forest',
  'cappadocia',
  'aurora',
  'oasis',
  'autumn park',
  'savanna',
  'village',
  'alley',
  'rooftop',
  'court',
  'forest path',
  'desert road',
  'jungle',
  'lava field',
  'ship deck',
  'porch',
  'railway',
  'coastal road',
  'moon',
  'frozen lake',
  'lake dock',
  'park',
  'garden',
  'playground',
  'suburb',
  'waterfall',
  'square',
  'bus stop',
  'gas station',
  'future city',
  'construction site',
  'wedding',
  ...furtherUnroofed,
] as const

/** Rooms and built places that are drawn from their furniture (places/). */
export const builtPlaces = [...roofed, ...unroofed] as const

export type BuiltPlace = (typeof builtPlaces)[number]

/** Places of nature and towns that every style paints in its own way. */
const openPlaces = {
  'city at night': ['city', ['city', 'night']],
  city: ['city', ['city']],
  desert: ['desert', ['desert']],
  forest: ['forest', ['forest']],
  beach: ['beach', ['beach']],
  sea: ['ocean', ['sea']],
  lake: ['mountains', ['lake']],
  underwater: ['ocean', ['underwater']],
  space: ['space', ['space']],
  mountains: ['mountains', ['mountains']],
  fjord: ['mountains', ['lake']],
  field: ['field', ['field']],
  road: ['road', ['road']],
  snow: ['snow', ['snow']],
  sky: ['sky', ['sky']],
  room: ['room', ['room']],
} as const satisfies Record<string, readonly [SceneHint, readonly string[]]>

export type OpenPlace = keyof typeof openPlaces
export type PlaceName = BuiltPlace | OpenPlace

/** The scene of the painters and the words that lead them to it. */
export function openScene(place: OpenPlace): { sceneHint: SceneHint; words: readonly string[] } {
  const [sceneHint, words] = openPlaces[place]
  return { sceneHint, words }
}

export function isBuilt(place: PlaceName): place is BuiltPlace {
  return (builtPlaces as readonly string[]).includes(place)
}

/** Under a roof, where no rain falls. */
export function isIndoors(place: PlaceName): boolean {
  return place === 'room' || (roofed as readonly string[]).includes(place)
}

/** Stars and the moon are seen where no leaves and no roof are overhead. */
export function hasSky(place: PlaceName): boolean {
  return !isIndoors(place) && !/forest|jungle|underwater|mars/.test(place)
}
