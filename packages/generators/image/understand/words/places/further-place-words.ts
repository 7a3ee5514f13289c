// Words for more built places.

import { indexPhrases } from '../index-phrases.ts'
import type { PlaceName } from './places.ts'

export const furtherPlaceRows: readonly (readonly [place: PlaceName, words: string])[] = [
  [
    'asphalt',
    'asphalt, hot asphalt, wet asphalt, pavement, wet pavement, tarmac, blacktop, concrete floor, wet street ground',
  ],
  [
    'race track',
    'race track, racetrack, racing track, race circuit, formula 1 track, speedway, nascar track, track',
  ],
  ['glacier', 'glacier, ice wall, ice shelf, melting glacier'],
  ['launch pad', 'launch pad, launchpad, launch site, spaceport'],
  ['bank', 'bank, bank lobby, bank counter'],
  ['lake', 'bank of a river, bank of the river, banks of a river, banks of the river, river bank'],
  ['vault', 'vault, bank vault, gold vault, treasury'],
  ['hotel lobby', 'hotel lobby, lobby, hotel reception, reception desk'],
  ['police station', 'police station, police department, police headquarters, sheriff s office'],
  [
    'dentist office',
    'dentist office, dentist s office, dental office, dental clinic, at the dentist, at the dentist office',
  ],
  ['tailor shop', 'tailor shop, tailor s shop, sewing room, sewing workshop, fashion studio'],
  ['server room', 'server room, data center, data centre, datacenter'],
  ['hangar', 'hangar, aircraft hangar, airplane hangar, plane hangar'],
  ['karate dojo', 'dojo, karate dojo, martial arts dojo, karate class, karate school'],
  [
    'dance studio',
    'dance studio, barre, ballet barre, ballet studio, dance class, ballet class, dance school',
  ],
  ['newsroom', 'newsroom, news studio, news desk, tv news studio, news set'],
  ['war room', 'war room, situation room, command center, command centre, mission control'],
  ['crypt', 'crypt, burial chamber, mausoleum, burial vault'],
  ['catacombs', 'catacombs, catacomb, ossuary'],
  ['sewer', 'sewer, sewers, sewer tunnel, sewage tunnel'],
  ['ice cave', 'ice cave, ice cavern, frozen cave, ice palace, crystal cave'],
  [
    'tomb',
    'tomb, egyptian tomb, pharaoh s tomb, tomb of a pharaoh, ancient tomb, inside a pyramid, inside the pyramid, pyramid chamber',
  ],
  [
    'dragon lair',
    'dragon lair, dragon s lair, dragon cave, dragon s cave, dragon den, dragon s den, lair, in its lair, in his lair',
  ],
  [
    'wizard tower',
    'wizard tower, wizard s tower, wizard s room, wizard study, witch s hut, alchemist s lab, potion room, alchemy lab',
  ],
  ['submarine interior', 'submarine interior, inside a submarine, inside the submarine'],
  ['observatory', 'observatory'],
  ['planetarium', 'planetarium'],
  ['boiler room', 'boiler room, engine room, furnace room'],
  [
    'medieval town',
    'medieval town, medieval village, medieval city, medieval street, medieval market, medieval square, fantasy town, fantasy village, medieval kingdom',
  ],
  ['viking village', 'viking village, viking settlement, viking town'],
  [
    'ballroom',
    'ballroom, castle ballroom, palace ballroom, royal ballroom, masquerade ball, royal ball, grand ball',
  ],
  [
    'pirate deck',
    'pirate ship deck, deck of a pirate ship, deck of the pirate ship, deck of a ghost ship, deck of a galleon, deck of his pirate ship, deck of her pirate ship',
  ],
  [
    'castle gate',
    'castle gate, castle gates, city gate, city gates, gates of a castle, gate of a castle, gates of the castle, gate of the castle, drawbridge, castle drawbridge, gates of the city',
  ],
  [
    'fairy village',
    'fairy village, mushroom village, gnome village, elf village, fairyland, fairy land, fairy kingdom',
  ],
  [
    'enchanted forest',
    'enchanted forest, magical forest, magic forest, fairy forest, enchanted woods, mystical forest, glowing forest, fantasy forest, elven forest',
  ],
  [
    'candy land',
    'candy land, candyland, candy world, candy kingdom, land of candy, world of candy, land made of candy, world made of candy, land of sweets',
  ],
  [
    'western town',
    'western town, wild west, wild west town, old west, old western town, cowboy town, frontier town, wild western town, western street, ghost town',
  ],
  ['african village', 'african village, village in africa, tribal village'],
  [
    'mexican plaza',
    'mexican plaza, mexico, mexican town, mexican village, mexican street, mexico city, mexican square',
  ],
  [
    'chinese street',
    'chinese street, chinatown, beijing, chinese town, chinese village, chinese city, ancient china, chinese market, ancient chinese city',
  ],
  ['indian palace', 'indian palace, rajasthan, jaipur, indian temple, mughal palace, maharaja s palace'],
  [
    'moon base',
    'moon base, lunar base, moon colony, lunar colony, base on the moon, city on the moon, colony on the moon',
  ],
  [
    'mars colony',
    'mars colony, mars base, colony on mars, base on mars, martian colony, martian base, city on mars',
  ],
  [
    'underwater city',
    'underwater city, atlantis, city under the sea, city under the ocean, city under water, lost city of atlantis, sunken city',
  ],
  [
    'volcano crater',
    'volcano crater, crater of a volcano, inside a volcano, inside the volcano, volcanic crater, lava lake, lava river, lava cave, mount doom',
  ],
  ['zoo', 'zoo, petting zoo, safari park'],
  ['motel', 'motel, roadside motel'],
  ['junkyard', 'junkyard, scrapyard, scrap yard, car graveyard, landfill, garbage dump'],
  ['slum', 'slum, slums, favela, shanty town, shantytown, poor neighborhood'],
  ['shrine', 'shrine, japanese shrine, shinto shrine, torii gate, japanese temple'],
  ['mosque', 'mosque'],
  ['mansion', 'mansion, grand hall, grand staircase, manor, villa, luxury mansion, palace hall'],
  ['haunted hall', 'haunted mansion interior, haunted hall, haunted room, haunted hotel'],
  ['saloon', 'saloon, wild west saloon, western saloon'],
  ['pet shop', 'pet shop, pet store, animal shelter'],
  ['kindergarten', 'kindergarten, daycare, preschool, playroom, nursery school, day care'],
  ['wine cellar', 'wine cellar, winery, wine vault, wine barrels cellar'],
  ['shipyard', 'shipyard, dry dock, shipbuilding yard'],
  ['golf course', 'golf course, golf club, driving range'],
  ['stairwell', 'stairwell'],
  ['courtyard', 'courtyard, palace courtyard, inner courtyard, cloister, spanish courtyard, patio garden'],
  ['butcher shop', 'butcher shop, butcher s shop, butchery'],
  ['cafeteria', 'cafeteria, canteen, school cafeteria, lunchroom, mess hall'],
  ['beach bar', 'beach bar, tiki bar, beach club, tropical bar'],
  ['pantry', 'pantry, larder, storeroom, storage room, food storage'],
  ['car wash', 'car wash'],
  [
    'tunnel',
    'tunnel, long dark tunnel, long tunnel, subway tunnel, train tunnel, road tunnel, underground tunnel, light at the end, light at the end of the tunnel, light at the end of a tunnel',
  ],
  ['mountain trail', 'mountain trail, mountain path, hiking trail, mountain pass, hiking path'],
  ['mountain road', 'mountain road, winding mountain road, mountain highway'],
  [
    'stilt village',
    'house on stilts, houses on stilts, house on stilts over water, house on stilts above water, house on stilts over the water, houses on stilts over water, wooden house on stilts over water, wooden house on stilts over the water, hut on stilts over water, stilt house, stilt houses, overwater bungalow, overwater bungalows, wooden house on stilts, hut on stilts',
  ],
  ['floating island', 'floating island with a waterfall'],
  ['valley', 'valley, mountain valley, green valley, river valley, valleys'],
  ['dirt road', 'dirt road, gravel road, dirt path, dirt track, dirt trail'],
  [
    'supermarket',
    'supermarket, grocery store, grocery shop, grocery aisle, supermarket aisle, hypermarket, produce aisle',
  ],
  ['fork', 'fork in the road, crossroads, crossroad, fork in the path'],
  ['dealership', 'car dealership, dealership, car showroom, used car lot'],
  ['campsite', 'campsite, camp, campground, camping site, summer camp, camping in the woods'],
  ['pumpkin patch', 'pumpkin patch, pumpkin field, pumpkin farm, field of pumpkins'],
  ['interrogation room', 'interrogation room, questioning room'],
  [
    'airplane cabin',
    'airplane cabin, plane cabin, aircraft cabin, on a plane, on an airplane, on the plane, in first class, business class',
  ],
  ['penthouse', 'penthouse, luxury apartment, penthouse apartment, luxury penthouse'],
  ['hospital', 'doctor s office, doctors office'],
  ['bathroom', 'restroom, public restroom, public toilet, washroom'],
  ['stadium', 'football stadium, soccer stadium, baseball stadium'],
  ['stage', 'opera house, jazz club, music festival, concert stage, comedy club'],
  ['cave', 'coal mine, gold mine, abandoned mine, mine shaft, mineshaft'],
  ['prison', 'detention center, dungeon cell'],
  ['snow', 'ski resort, winter wonderland'],
  ['cafe', 'wine bar, cocktail bar, sports bar, jazz bar, dive bar, irish pub'],
  ['restaurant', 'pizza shop, pizza place, pizza restaurant'],
  ['office', 'call center'],
  ['dark room', 'underground bunker, bomb shelter'],
  ['shop', 'drug store, drugstore, corner store, liquor store, clothing store, department store'],
  ['church', 'wedding chapel'],
  ['classroom', 'exam hall, exam room, examination hall'],
  ['library', 'private study, in a study, in his study, in her study, in the study'],
  ['bedroom', 'dormitory, dorm'],
  ['salon', 'dressing room, makeup room'],
  ['spaceship', 'space station interior, starship, starship bridge'],
  ['office', 'startup office, open office, corporate office, home office, ceo office'],
  ['sauna', 'sauna, steam room'],
  ['spa', 'spa, massage room, wellness center, massage parlor'],
]

/** Buildings are things, and the rooms within them places: "in a mansion". */
const enteredRows: readonly (readonly [place: PlaceName, words: string])[] = [
  ['castle', 'castle, old castle, medieval castle'],
  ['cabin interior', 'cottage, cabin, log cabin, hut, wooden hut, tiny house, mountain hut'],
  ['hotel lobby', 'hotel'],
  ['submarine interior', 'submarine'],
  ['mansion', 'mansion, manor, villa, palace'],
  [
    'haunted hall',
    'haunted house, haunted mansion, abandoned mansion, abandoned house, creepy house, haunted castle, dark mansion',
  ],
  ['tower room', 'tower, stone tower, castle tower, high tower'],
  [
    'living room',
    'house, apartment, flat, beach house, lake house, country house, farmhouse, family home, guest house',
  ],
  ['shop', 'convenience store'],
  ['ship deck', 'ship, pirate ship, yacht, old ship'],
  ['tomb', 'pyramid, egyptian pyramid'],
  ['spaceship', 'spaceship, space station, spacecraft'],
  ['airplane cabin', 'plane, airplane, aeroplane'],
  ['construction site', 'construction site'],
  ['corridor', 'building, apartment building, apartment block, skyscraper'],
  ['office', 'office building, office tower'],
  ['factory', 'factory'],
]

const entered = indexPhrases(enteredRows)

/** Buildings that have a street before them: whoever is in front of one stands there. */
const frontedRows: readonly (readonly [place: PlaceName, words: string])[] = [
  ['hospital', 'hospital'],
  ['hotel lobby', 'hotel'],
  ['courtroom', 'courthouse'],
  ['museum', 'museum'],
]

const fronted = indexPhrases(frontedRows)

/** The room of a building that a word leads to, where words lead into it or in front of it. */
export function roomWithin(phrase: string, lead: string | undefined): PlaceName | undefined {
  if (lead !== undefined && /^(?:in|inside|within|interior)$/.test(lead)) return entered.get(phrase)
  return lead === 'outside' || lead === 'front' ? fronted.get(phrase) : undefined
}
