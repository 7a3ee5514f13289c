// Words for places and what they are drawn as.

import type { SceneHint } from '../motifs/niche.ts'
import { indexPhrases } from './index-phrases.ts'

/** Rooms and built places that are drawn from their furniture (places/). */
export const builtPlaces = [
  'gym',
  'kitchen',
  'classroom',
  'market',
  'station',
  'stage',
  'throne room',
  'maze',
  'library',
  'office',
  'bedroom',
  'living room',
  'hospital',
  'laboratory',
  'church',
  'temple',
  'cafe',
  'boxing ring',
  'stadium',
  'arena',
  'street',
  'graveyard',
  'castle',
  'dark room',
  'cave',
  'bathroom',
  'shop',
  'museum',
  'battlefield',
  'mars',
  'cherry garden',
  'airport',
  'harbor',
  'swimming pool',
  'garage',
  'courtroom',
  'carnival',
  'greenhouse',
] as const

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
  'mountain top': ['mountains', ['summit']],
  fjord: ['mountains', ['lake']],
  field: ['field', ['field']],
  park: ['field', ['field']],
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

const outdoors: ReadonlySet<PlaceName> = new Set([
  'market',
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
  'station',
])

/** Under a roof, where no rain falls. */
export function isIndoors(place: PlaceName): boolean {
  return place === 'room' || (isBuilt(place) && !outdoors.has(place))
}

const rows: readonly (readonly [place: PlaceName, words: string])[] = [
  ['gym', 'gym, gymnasium, fitness studio, weight room, dojo, yoga studio'],
  ['kitchen', 'kitchen, bakery kitchen, restaurant kitchen'],
  ['classroom', 'classroom, class, school, lecture hall, university, college'],
  ['market', 'market, bazaar, marketplace, market stall, farmers market, street market, souk, fair'],
  [
    'station',
    'station, train station, railway station, subway, subway station, platform, train platform, metro station',
  ],
  [
    'stage',
    'stage, theater, theatre, concert, concert hall, opera, spotlight, podium, backstage, nightclub, club, dance floor, disco, party, talent show, recital',
  ],
  ['throne room', 'throne room, palace, royal court, ballroom, castle ballroom'],
  ['maze', 'maze, labyrinth, hedge maze, corn maze'],
  ['library', 'library, bookshop, bookstore, archive'],
  ['office', 'office, workplace, meeting room, conference room, boardroom, coworking space, cubicle'],
  ['bedroom', 'bedroom, hotel room, dorm room, nursery'],
  [
    'living room',
    'living room, lounge, sofa corner, apartment, home, house interior, cozy room, family room, nook, reading nook',
  ],
  [
    'hospital',
    'hospital, clinic, ward, operating room, emergency room, hospital corridor, hospital room, waiting room',
  ],
  ['laboratory', 'laboratory, lab, science lab'],
  ['church', 'church, cathedral, chapel, monastery, abbey'],
  [
    'temple',
    'temple, ancient temple, parthenon, ruins, ancient rome, ancient greece, roman forum, forum, acropolis',
  ],
  ['cafe', 'cafe, café, coffee shop, restaurant, bar, pub, diner, tavern, bistro, food court'],
  ['boxing ring', 'boxing ring, wrestling ring, corner of the ring, ring corner'],
  ['stadium', 'stadium, football field, soccer field, sports field, pitch, running track, race track'],
  ['arena', 'arena, colosseum, coliseum, amphitheater'],
  [
    'street',
    'street, alley, sidewalk, avenue, crosswalk, city street, downtown, neighborhood, old town, village, town square, driveway, bus stop, suburb, suburbs, town street, cobblestone street',
  ],
  ['graveyard', 'graveyard, cemetery'],
  ['castle', 'castle hall, castle courtyard, dungeon, fortress'],
  [
    'dark room',
    'dark room, corridor, hallway, tunnel, cellar, basement, attic, prison, prison cell, cell, bunker',
  ],
  ['cave', 'cave, cavern, grotto, mine'],
  ['bathroom', 'bathroom, shower, toilet'],
  [
    'shop',
    'shop, store, supermarket, grocery store, mall, warehouse, barbershop, barber shop, hair salon, salon, pharmacy, bakery, boutique, toy store, workshop shop',
  ],
  ['museum', 'museum, gallery, art gallery, exhibition'],
  [
    'city at night',
    'city at night, night city, neon city, cyberpunk city, city lights, times square, tokyo at night, neon street, downtown at night',
  ],
  [
    'city',
    'city, skyline, metropolis, town, rooftop, skyscrapers, rooftops, new york, new york city, manhattan, chicago, dubai, hong kong, shanghai, singapore, big city, city skyline, skyscraper city, financial district, megacity',
  ],
  ['desert', 'desert, dunes, sahara, canyon, sand, wasteland, savanna, sand dunes'],
  ['forest', 'forest, woods, jungle, rainforest, wood, swamp, amazon, campsite, woodland'],
  ['beach', 'beach, shore, seaside, coast, tropical island, lagoon, tropical beach, shoreline'],
  ['sea', 'sea, ocean, waves, open sea, bay, open ocean, middle of the ocean, high seas'],
  [
    'lake',
    'lake, river, pond, lakeside, riverbank, creek, stream, brook, marsh, wetland, quiet river, koi pond',
  ],
  [
    'underwater',
    'underwater, under the sea, under the ocean, under water, coral reef, reef, seabed, deep sea, seafloor, ocean floor',
  ],
  ['space', 'space, outer space, galaxy, orbit, cosmos, universe, nebula, starfield'],
  ['mars', 'mars, red planet, alien planet, surface of the moon, moon surface'],
  [
    'mountain top',
    'mountain top, mountaintop, summit, peak, top of a mountain, cliff, cliff edge, ridge, ledge',
  ],
  [
    'mountains',
    'mountains, mountain, alps, valley, hills, hill, volcano, glacier, himalayas, highlands, rocky mountains, andes, hillside, hilltop, rockies, mountain range, mountain valley',
  ],
  ['fjord', 'fjord'],
  [
    'field',
    'field, meadow, farm, countryside, prairie, wheat field, pasture, vineyard, grass, orchard, lawn, farmland, plains, steppe, grassland',
  ],
  ['park', 'park, garden, backyard, playground, botanical garden, playground, picnic, city park'],
  ['cherry garden', 'cherry garden, cherry blossoms, cherry blossom, japanese garden, zen garden'],
  ['road', 'road, highway, path, trail, freeway, country road, racetrack'],
  [
    'snow',
    'snow, snowy field, arctic, antarctica, tundra, winter landscape, north pole, ice, ski slope, slope',
  ],
  ['sky', 'sky, clouds, heaven'],
  [
    'airport',
    'airport, airport terminal, terminal, departure lounge, check in, airport gate, runway, tarmac',
  ],
  ['harbor', 'harbor, harbour, pier, jetty, marina, port, dock, docks, wharf, waterfront, quay'],
  ['swimming pool', 'swimming pool, pool, poolside, water park'],
  [
    'garage',
    'garage, parking garage, car park, parking lot, underground parking, underground parking garage, workshop, auto shop',
  ],
  ['courtroom', 'courtroom, tribunal, courthouse'],
  ['carnival', 'carnival, amusement park, theme park, fairground, funfair, circus'],
  ['greenhouse', 'greenhouse, glasshouse, conservatory, plant nursery'],
  ['battlefield', 'battlefield, war zone, trenches, war'],
  ['room', 'room, window, interior, studio, indoors'],
]

/** Place by word or phrase. */
export const placeWords: ReadonlyMap<string, PlaceName> = indexPhrases(rows)
