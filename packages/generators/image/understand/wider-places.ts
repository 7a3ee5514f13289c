// Which drawings of places are also drawings of more general ones.

import { isIndoors, type PlaceName } from './places.ts'

const town = ['street', 'city', 'city at night', 'room'] as const

const further: Partial<Record<PlaceName, readonly PlaceName[]>> = {
  hilltop: ['mountains', 'field'],
  iceberg: ['sea', 'snow'],
  islet: ['sea', 'beach'],
  'road to': ['road', 'field', 'mountains', 'forest path'],
  'under a bridge': ['lake', 'street'],
  'bar front': ['cafe'],
  'mountain trail': ['road', 'mountains', 'mountain road', 'valley'],
  'cliff face': ['cliff', 'mountains', 'mountain top'],
  viaduct: ['valley', 'mountains', 'railway', 'lake'],
  'floating island': ['sky'],
  'stilt village': ['sea', 'lake', 'beach', 'village'],
  tunnel: ['dark room', 'road', 'railway', 'station'],
  valley: ['mountains', 'field', 'lake'],
  'sea rock': ['sea', 'beach', 'lake'],
  'forest fork': ['fork', 'forest', 'forest path', 'road'],
  'dirt road': ['road', 'field', 'country road'],
  'diner front': ['diner', 'street', 'road', 'cafe', 'restaurant', 'desert'],
  'mountain road': ['road', 'mountains', 'country road', 'valley'],
  'cave mouth': ['cave', 'dragon lair', 'ice cave', 'mountains', 'forest'],
  'cloud top': ['sky'],
  'floating city': ['city', 'sky', 'future city', 'village'],
  'bookshop front': ['shop', 'library', 'street', 'city'],
  'river village': ['village', 'valley', 'mountains', 'lake', 'street', 'field'],
  gorge: ['canyon', 'mountains', 'cliff', 'lake'],
  'rope over a gorge': ['canyon', 'mountains', 'cliff', 'lake'],
  'rope between towers': [...town, 'rooftop', 'big city'],
  'stone bridge': ['lake', 'field'],
  'wooden bridge': ['lake', 'field'],
  'red bridge': ['lake', 'cherry garden', 'garden', 'park'],
  waterline: ['sea', 'underwater', 'lake'],
  fork: ['road', 'field', 'country road'],
  'lantern street': ['street', 'alley', 'village', 'square', 'market', 'medieval town'],
  'desert station': ['desert', 'gas station', 'road', 'desert road'],
  supermarket: ['shop', 'room', 'market'],
  'medieval town': ['street', 'village', 'city', 'square', 'market'],
  'viking village': ['village', 'fjord'],
  'fairy village': ['village', 'forest'],
  'enchanted forest': ['forest', 'forest path'],
  'western town': ['street', 'village', 'desert'],
  'african village': ['village', 'savanna'],
  'mexican plaza': ['square', 'street', 'city', 'village'],
  'chinese street': ['street', 'city', 'market', 'village'],
  'moon base': ['moon', 'space'],
  'mars colony': ['mars'],
  'underwater city': ['underwater', 'city', 'sea'],
  'volcano crater': ['lava field', 'mountains'],
  shipyard: ['harbor', 'sea'],
  campsite: ['forest', 'mountains', 'field'],
  'pumpkin patch': ['field', 'farm'],
  'interrogation room': ['room', 'dark room', 'police station'],
  penthouse: ['room', 'living room', 'city'],
  'golf course': ['field', 'park'],
  courtyard: ['square', 'garden'],
  'butcher shop': ['shop'],
  cafeteria: ['cafe', 'restaurant', 'room'],
  'beach bar': ['beach', 'cafe', 'sea'],
  pantry: ['room'],
  dealership: ['street'],
  'big city': town,
  'country road': ['road', 'field'],
  'living room': ['room'],
  slum: ['street', 'city', 'village'],
  shrine: ['temple', 'forest', 'cherry garden'],
  motel: ['street', 'road'],
  'haunted hall': ['mansion', 'room'],
  mansion: ['room', 'throne room'],
  saloon: ['cafe'],
  'pet shop': ['shop'],
  kindergarten: ['room', 'classroom'],
  'ice cave': ['cave'],
  'server room': ['room'],
  'dance studio': ['room'],
}

/** The building of a room, from the street. */
const frontOf: Partial<Record<PlaceName, PlaceName>> = {
  bank: 'bank front',
  museum: 'museum front',
  library: 'library front',
  courtroom: 'courthouse front',
  classroom: 'school front',
  hospital: 'hospital front',
  'police station': 'police front',
  'hotel lobby': 'hotel front',
  cinema: 'cinema front',
  shop: 'shop front',
  bakery: 'bakery front',
  cafe: 'cafe front',
  'flower shop': 'flower front',
  salon: 'barber front',
  saloon: 'bar front',
  diner: 'diner front',
  restaurant: 'restaurant front',
}

/** What is before places that are no buildings. */
const before: Partial<Record<PlaceName, PlaceName>> = {
  cave: 'cave mouth',
  'dragon lair': 'cave mouth',
  'ice cave': 'cave mouth',
  tomb: 'egypt',
  crypt: 'graveyard',
  catacombs: 'graveyard',
  barn: 'farm',
  'cabin interior': 'forest',
  greenhouse: 'garden',
}

/** What is seen by who is in front of a place: its building, or else a street. */
export function streetBefore(place: PlaceName): PlaceName {
  return frontOf[place] ?? before[place] ?? 'street'
}

/** More general places that a drawing also shows: a street in Tokyo is a street. */
const wider: Partial<Record<PlaceName, readonly PlaceName[]>> = {
  paris: town,
  venice: [...town, 'sea', 'lake'],
  'venice water': [...town, 'venice', 'sea', 'lake'],
  london: town,
  'new york': town,
  'neon street': [...town, 'alley'],
  amsterdam: [...town, 'venice', 'lake'],
  rome: [...town, 'arena'],
  moscow: town,
  rio: ['beach', 'sea', 'city', 'mountains'],
  sydney: ['harbor', 'city', 'sea'],
  'golden gate': ['city', 'sea'],
  'greek island': ['sea', 'beach', 'village', 'street', 'rooftop', 'cliff'],
  egypt: ['desert'],
  'great wall': ['mountains'],
  'taj mahal': ['park', 'temple'],
  'lavender field': ['field'],
  'tulip field': ['field'],
  'sunflower field': ['field'],
  'wheat field': ['field', 'farm'],
  'corn field': ['field', 'farm'],
  'cotton field': ['field', 'farm'],
  vineyard: ['field', 'mountains'],
  'rice terraces': ['field', 'mountains'],
  farm: ['field'],
  canyon: ['desert', 'mountains'],
  cliff: ['mountain top', 'sea', 'beach'],
  'bamboo forest': ['forest'],
  cappadocia: ['mountains', 'desert'],
  aurora: ['snow', 'mountains', 'sky', 'lake'],
  oasis: ['desert', 'lake'],
  'autumn park': ['park', 'forest', 'forest path', 'field', 'road'],
  savanna: ['field', 'desert'],
  village: ['street', 'mountains', 'field'],
  alley: ['street', 'city'],
  rooftop: ['city', 'city at night'],
  court: ['stadium', 'park'],
  harbor: ['sea', 'village'],
  'lake dock': ['lake', 'harbor', 'mountains'],
  'frozen lake': ['lake', 'snow', 'mountains', 'forest'],
  lake: ['mountains', 'mountain top'],
  fjord: ['lake', 'mountains'],
  'mountain top': ['mountains', 'snow', 'sky'],
  prison: ['dark room'],
  'forest path': ['forest', 'road'],
  'desert road': ['desert', 'road'],
  jungle: ['forest'],
  'lava field': ['mountains'],
  'ship deck': ['sea'],
  'coastal road': ['road', 'sea', 'beach'],
  moon: ['space'],
  'window seat': ['room', 'living room'],
  'rainy window': ['window seat', 'room', 'living room', 'city', 'city at night'],
  spaceship: ['space'],
  park: ['field'],
  garden: ['park', 'field'],
  playground: ['park'],
  suburb: ['street', 'road'],
  square: ['street', 'city', 'market'],
  'bus stop': ['street', 'city', 'road'],
  'gas station': ['street', 'road'],
  'future city': ['city', 'city at night', 'street', 'sky'],
  restaurant: ['cafe'],
  diner: ['cafe', 'restaurant'],
  bakery: ['shop'],
  'flower shop': ['shop', 'market'],
  salon: ['shop'],
  'subway car': ['train'],
  'christmas room': ['living room', 'room'],
  attic: ['dark room', 'room'],
  waterfall: ['lake', 'jungle', 'forest', 'mountains'],
  wedding: ['garden', 'park'],
  'recording studio': ['room'],
  'gaming room': ['room', 'bedroom', 'living room'],
  'art studio': ['room', 'classroom'],
  ...further,
  ...Object.fromEntries(
    Object.entries(frontOf).map(([room, front]) => [
      front,
      ['street', 'city', room, ...(further[front] ?? [])],
    ]),
  ),
}

/** Places that are drawn where a text names two others: a road in the desert. */
const together: readonly (readonly [first: PlaceName, second: PlaceName, drawn: PlaceName])[] = [
  ['road', 'forest', 'forest path'],
  ['road', 'jungle', 'forest path'],
  ['road', 'desert', 'desert road'],
  ['road', 'canyon', 'desert road'],
  ['road', 'sea', 'coastal road'],
  ['harbor', 'lake', 'lake dock'],
  ['road', 'mountains', 'mountain road'],
  ['road', 'valley', 'mountain road'],
  ['village', 'valley', 'river village'],
  ['fork', 'forest', 'forest fork'],
  ['fork', 'forest path', 'forest fork'],
  ['gas station', 'desert', 'desert station'],
  ['village', 'lake', 'river village'],
  ['gas station', 'desert road', 'desert station'],
  ['road', 'beach', 'coastal road'],
]

/** The place that shows both of two. */
export function placeOfBoth(first: PlaceName, second: PlaceName): PlaceName | undefined {
  return together.find(
    ([one, other]) => (one === first && other === second) || (one === second && other === first),
  )?.[2]
}

/** The place, or a more general one that is drawn without what must not be shown. */
export function placeWithout(place: PlaceName, isUnwanted: (place: PlaceName) => boolean): PlaceName {
  if (!isUnwanted(place)) return place
  return wider[place]?.find((other) => !isUnwanted(other)) ?? (isIndoors(place) ? 'room' : 'field')
}

/** True when the drawing of a place is also one of another place. */
export function showsPlace(drawn: PlaceName, named: PlaceName): boolean {
  return drawn === named || wider[drawn]?.includes(named) === true
}
