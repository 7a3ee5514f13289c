// Words for places.

import { furtherPlaceRows } from './further-place-words.ts'
import { indexPhrases } from '../index-phrases.ts'
import type { PlaceName } from './places.ts'

const rows: readonly (readonly [place: PlaceName, words: string])[] = [
  ['gym', 'gym, gymnasium, fitness studio, weight room, yoga studio'],
  ['kitchen', 'kitchen, bakery kitchen, restaurant kitchen'],
  ['classroom', 'classroom, class, school, lecture hall, university, college'],
  [
    'market',
    'market, morocco, marrakech, bazaar, marketplace, market stall, farmers market, christmas market, street market, souk, fair',
  ],
  [
    'station',
    'station, train station, railway station, subway, subway station, platform, train platform, metro station',
  ],
  [
    'stage',
    'stage, theater, theatre, concert, concert hall, opera, spotlight, podium, backstage, nightclub, club, dance floor, disco, party, talent show, recital',
  ],
  ['throne room', 'throne room, palace, royal court'],
  ['castle', 'great hall, mead hall, viking hall, feast hall, castle interior'],
  ['maze', 'maze, labyrinth, hedge maze, corn maze'],
  ['library', 'library, bookshop, bookstore, archive'],
  ['office', 'office, workplace, meeting room, conference room, boardroom, coworking space, cubicle'],
  ['bedroom', 'bedroom, hotel room, dorm room, nursery'],
  [
    'living room',
    'living room, lounge, sofa corner, apartment, home, house interior, cozy room, family room, nook, reading nook',
  ],
  ['hospital', 'hospital, clinic, ward, operating room, emergency room, hospital room, waiting room'],
  ['laboratory', 'laboratory, lab, science lab'],
  ['church', 'church, cathedral, chapel, monastery, abbey'],
  [
    'temple',
    'temple, ancient temple, parthenon, ruins, ancient rome, pompeii, ancient pompeii, ancient greece, roman forum, forum, acropolis',
  ],
  [
    'cafe',
    'cafe, café, coffee shop, coffee bar, espresso bar, bar, pub, tavern, food court, ice cream parlor',
  ],
  [
    'boxing ring',
    'boxing ring, boxing match, wrestling match, boxing fight, in the ring, in a ring, inside the ring, wrestling ring, corner of the ring, ring corner',
  ],
  [
    'stadium',
    'stadium, football match, soccer match, football game, soccer game, football field, soccer field, sports field, pitch, running track',
  ],
  ['arena', 'arena, colosseum, coliseum, amphitheater'],
  [
    'street',
    'street, sidewalk, curb, kerb, avenue, crosswalk, city street, zebra crossing, pedestrian crossing, downtown, main street, old town, street corner, corner of a street, town street, cobblestone street, intersection',
  ],
  ['graveyard', 'graveyard, cemetery'],
  [
    'castle',
    'in a castle, in the castle, inside a castle, inside the castle, castle hall, castle courtyard, dungeon, fortress',
  ],
  ['dark room', 'dark room, cellar, basement, bunker'],
  ['cave', 'cave, cavern, grotto, mine'],
  ['bathroom', 'bathroom, shower, toilet'],
  ['shop', 'shop, showroom, store, mall, warehouse, pharmacy, boutique, toy store, workshop shop'],
  ['museum', 'museum, gallery, art gallery, exhibition'],
  ['city at night', 'city at night, night city, neon city, cyberpunk city, city lights, downtown at night'],
  [
    'city',
    'city, skyline, metropolis, town, skyscrapers, chicago, dubai, hong kong, shanghai, singapore, big city, city skyline, skyscraper city, financial district, megacity',
  ],
  ['desert', 'desert, sand dune, dune, dunes, sahara, sand, wasteland, sand dunes'],
  ['forest', 'forest, woods, wood, swamp, woodland'],
  [
    'beach',
    'beach, out of water, on dry land, hawaii, maldives, bahamas, caribbean, the caribbean, miami, bora bora, tahiti, thailand, shore, seaside, coast, tropical island, lagoon, tropical beach, shoreline',
  ],
  ['sea', 'sea, ocean, waves, open sea, bay, open ocean, middle of the ocean, high seas'],
  [
    'lake',
    'lake, mountain lake, alpine lake, forest lake, river, pond, lakeside, riverbank, creek, stream, brook, marsh, wetland, quiet river, koi pond',
  ],
  [
    'underwater',
    'underwater, under the ice, beneath the ice, below the ice, bottom of the sea, bottom of the ocean, under the sea, under the ocean, under water, coral reef, reef, seabed, deep sea, seafloor, ocean floor, sea floor, ocean bed, sea bed, bottom of the lake, floor of the ocean, floor of the sea',
  ],
  ['space', 'space, outer space, galaxy, orbit, cosmos, universe, nebula, starfield'],
  ['mars', 'mars, red planet, alien planet'],
  ['mountain top', 'mountain top, mountaintop, summit, peak, top of a mountain, ridge'],
  [
    'mountains',
    'mountains, mountain, alps, hills, hill, volcano, himalayas, highlands, switzerland, swiss alps, nepal, scotland, scottish highlands, patagonia, rocky mountains, andes, hillside, hilltop, rockies, mountain range',
  ],
  ['fjord', 'fjord, norway, iceland'],
  ['field', 'field, meadow, countryside, prairie, pasture, grass, lawn, plains, steppe, grassland'],
  [
    'park',
    'park, picnic,, orchard, apple orchard, fruit orchard city park, public park, central park, dog park, park path, skate park, skatepark, lawn in the park',
  ],
  [
    'garden',
    'garden, backyard, botanical garden, rose garden, flower garden, vegetable garden, back garden, courtyard garden, herb garden',
  ],
  ['playground', 'playground, sandbox, jungle gym'],
  [
    'suburb',
    'suburb, suburbs, neighborhood, driveway, front yard, yard, suburban street, cul de sac, quiet neighborhood',
  ],
  [
    'waterfall',
    'under a waterfall, at a waterfall, at the waterfall, by a waterfall, near a waterfall, in front of a waterfall, behind a waterfall, below a waterfall',
  ],
  [
    'square',
    'square, town square, plaza, piazza, city square, village square, market square, public square, old square',
  ],
  ['bus stop', 'bus stop, bus station, tram stop, bus shelter'],
  [
    'gas station',
    'gas station, petrol station, filling station, service station, at a gas station, at the gas station, at a petrol station, in a gas station',
  ],
  [
    'future city',
    'futuristic city, future city, city of the future, sci fi city, cyberpunk skyline, futuristic metropolis, futuristic skyline, alien city, utopian city',
  ],
  [
    'construction site',
    'at a construction site, on a construction site, at the construction site, on the construction site, in front of a construction site',
  ],
  [
    'wedding',
    'wedding, wedding ceremony, at a wedding, at the altar, at their wedding, at her wedding, at his wedding',
  ],
  [
    'restaurant',
    'restaurant, fancy restaurant, dining room, bistro, dinner party, candlelit dinner, candlelight dinner, steakhouse, pizzeria, italian restaurant, romantic dinner',
  ],
  [
    'diner',
    'diner, american diner, vintage diner, retro diner, old diner, roadside diner, burger restaurant, burger joint',
  ],
  ['bowling alley', 'bowling alley, bowling lane, bowling center'],
  ['laundromat', 'laundromat, launderette, laundry room, laundry'],
  [
    'recording studio',
    'recording studio, podcast studio, radio studio, music studio, radio station, podcast, tv studio, sound studio',
  ],
  [
    'gaming room',
    'gaming room, gaming setup, streaming room, gamer room, neon room, streaming setup, gaming desk',
  ],
  [
    'art studio',
    'art studio, painting studio, atelier, artist studio, art class, painter s studio, pottery studio',
  ],
  ['bakery', 'bakery, pastry shop, bread shop, patisserie, candy store'],
  ['flower shop', 'flower shop, florist, flower market, florist shop, flower stand, flower stall'],
  [
    'salon',
    'salon, hair salon, barbershop, barber shop, beauty salon, nail salon, hairdresser s, hairdresser shop',
  ],
  [
    'christmas room',
    'christmas eve, christmas morning, at christmas, on christmas, christmas living room, christmas party, for christmas, on christmas eve, on christmas morning',
  ],
  ['aquarium', 'aquarium, at an aquarium, at the aquarium, giant aquarium, oceanarium'],
  ['attic', 'attic, dusty attic, loft'],
  [
    'forge',
    'blacksmith shop, blacksmith s shop, smithy, blacksmith forge, in a forge, in the forge, at the forge, in his forge',
  ],
  ['workshop', 'workshop, workbench, tool shed, woodshop, carpentry workshop'],
  [
    'cockpit',
    'cockpit, flight deck, cockpit of a plane, cockpit of an airplane, cockpit of his plane, cockpit of her plane',
  ],
  [
    'cherry garden',
    'cherry garden, japan, kyoto, cherry blossoms, cherry blossom, japanese garden, zen garden',
  ],
  ['road', 'road, highway, path, trail, freeway, country road'],
  [
    'snow',
    'snow, alaska, siberia, greenland, lapland, snowy field, arctic, antarctica, tundra, winter landscape, north pole, ice, ski slope, slope',
  ],
  [
    'sky',
    'sky, clouds, heaven, above the clouds, over the clouds, high above the clouds, among the clouds, through the clouds, in the clouds, sea of clouds',
  ],
  ['airport', 'airport, airport terminal, terminal, departure lounge, check in, airport gate, runway'],
  [
    'harbor',
    'harbor, harbour, pier, jetty, marina, port, dock, docks, wharf, waterfront, quay, fishing village, seaside town, port town',
  ],
  ['swimming pool', 'swimming pool, pool, poolside, water park'],
  [
    'garage',
    'fire station, firehouse, fire house, fire hall, garage, parking garage, car park, parking lot, underground parking, underground parking garage, auto shop',
  ],
  ['courtroom', 'courtroom, tribunal, courthouse'],
  [
    'carnival',
    'carnival, amusement park, theme park, fairground, funfair, circus, circus ring, circus arena, ring of a circus, middle of a circus',
  ],
  ['greenhouse', 'greenhouse, glasshouse, conservatory, plant nursery'],
  ['paris', 'paris, france, montmartre, champs elysees, paris street'],
  ['venice', 'venice, canal, canals, grand canal, venetian canal, venice canal'],
  ['london', 'london, westminster, england, thames, river thames'],
  ['new york', 'new york, new york city, manhattan, nyc, times square, brooklyn, wall street, fifth avenue'],
  [
    'neon street',
    'tokyo, osaka, seoul, bangkok, las vegas, neon street, neon alley, neon city street, cyberpunk street, tokyo street, tokyo alley, tokyo at night, shibuya, akihabara, kabukicho, hong kong street, street with neon signs, alley with neon signs, neon lit street, neon lit alley',
  ],
  ['amsterdam', 'amsterdam, holland, netherlands, copenhagen, bruges'],
  ['egypt', 'egypt, giza, cairo, ancient egypt, pyramids of giza, egyptian desert, valley of the kings'],
  [
    'greek island',
    'santorini, mykonos, greek island, greece, greek village, mediterranean village, amalfi coast',
  ],
  ['rome', 'rome, italy, rome street'],
  ['taj mahal', 'taj mahal, agra, india, delhi'],
  ['great wall', 'great wall, great wall of china, china'],
  ['golden gate', 'golden gate, golden gate bridge, san francisco'],
  ['sydney', 'sydney, sydney opera house, sydney harbour'],
  ['rio', 'rio, rio de janeiro, copacabana, brazil'],
  ['moscow', 'moscow, red square, russia, kremlin'],
  ['lavender field', 'lavender field, lavender fields, provence, field of lavender, fields of lavender'],
  [
    'tulip field',
    'tulip field, tulip fields, field of tulips, fields of tulips, field of flowers, fields of flowers, flower field, flower fields, field of wildflowers, wildflower field, wildflower meadow, flower meadow, flowery meadow, meadow of flowers, meadow full of flowers, field full of flowers',
  ],
  ['sunflower field', 'sunflower field, sunflower fields, field of sunflowers, fields of sunflowers'],
  [
    'wheat field',
    'wheat field, wheat fields, field of wheat, golden field, golden wheat field, barley field, grain field, rye field',
  ],
  ['corn field', 'corn field, cornfield, corn fields, field of corn'],
  ['cotton field', 'cotton field, cotton fields, field of cotton'],
  ['vineyard', 'vineyard, vineyards, tuscany, wine country, tuscan hills, bordeaux'],
  [
    'rice terraces',
    'rice terraces, terraced rice fields, rice fields, rice field, rice paddy, rice paddies, bali, terraced fields, tea plantation, tea fields',
  ],
  ['farm', 'farm, farmland, farmyard, ranch'],
  ['canyon', 'canyon, grand canyon, arizona, monument valley, red rocks, badlands, gorge'],
  [
    'cliff',
    'cliff, cliff edge, edge of a cliff, edge of the cliff, ledge, cliffs, sea cliff, cliffs of moher',
  ],
  ['bamboo forest', 'bamboo forest, bamboo grove, bamboo'],
  ['cappadocia', 'cappadocia'],
  ['aurora', 'aurora, aurora borealis, northern lights, polar lights, under the northern lights'],
  ['oasis', 'oasis, desert oasis'],
  [
    'autumn park',
    'autumn park, autumn forest, park in autumn, forest in autumn, fall forest, autumn woods, park in fall, autumn garden, autumn street, autumn road, autumn landscape',
  ],
  ['savanna', 'savanna, savannah, serengeti, africa, african savanna, african plains, kenya, safari'],
  ['village', 'village, mountain village, small town, little town, hamlet, alpine village'],
  ['alley', 'alley, alleyway, back alley, dark alley, narrow alley, narrow street, backstreet'],
  ['rooftop', 'rooftop, rooftops, rooftop terrace, roof of a building, roof terrace'],
  ['court', 'basketball court, court, tennis court, outdoor court'],
  [
    'corridor',
    'corridor, hallway, hospital corridor, school hallway, hotel corridor, hotel hallway, hospital hallway, school corridor, empty hallway',
  ],
  ['prison', 'prison, prison cell, jail, jail cell, cell, behind bars'],
  [
    'train',
    'train window, window of a train, train car, train carriage, inside a train, train compartment, on a train, on the train, in a train, on a bus, on the bus, inside a bus, train wagon, bus interior',
  ],
  [
    'subway car',
    'subway car, subway train, on the subway, metro car, in the metro, on the metro, in the subway, on a subway, inside a subway',
  ],
  [
    'trading floor',
    'trading floor, stock market, stock exchange, stock market crash, wall street trading floor',
  ],
  ['casino', 'casino'],
  [
    'barn',
    'in a barn, in the barn, inside a barn, in a wooden barn, in an old barn, stable, in a stable, hayloft',
  ],
  [
    'cabin interior',
    'in a cabin, in the cabin, inside a cabin, cabin interior, in a log cabin, in a cozy cabin, in a wooden cabin, ski lodge',
  ],
  [
    'factory',
    'in a factory, in the factory, inside a factory, assembly line, factory floor, production line, sawmill',
  ],
  ['cinema', 'cinema, movie theater, movie theatre, at the movies'],
  [
    'lake dock',
    'lake dock, wooden dock, dock on a lake, dock on the lake, dock at the lake, pier on a lake, lakeside dock',
  ],
  ['arcade', 'arcade, game room'],
  ['frozen lake', 'frozen lake, frozen river, frozen pond, ice rink, skating rink, icy lake, frozen sea'],
  [
    'railway',
    'railway, railroad, railway tracks, railroad tracks, train tracks, railway track, train track, rails, tracks, on the train tracks, on train tracks',
  ],
  [
    'coastal road',
    'coastal road, coast road, ocean road, coastal highway, seaside road, road by the sea, pacific coast highway',
  ],
  ['moon', 'surface of the moon, moon surface, lunar surface, moon landscape, on the moon'],
  [
    'window seat',
    'window seat, by the window, at the window, by a window, next to a window, in front of the window, beside the window, near the window, out of the window, out the window, out of a window, out a window, out of her window, out of his window',
  ],
  [
    'rainy window',
    'rainy window, rain on a window, rain on the window, raindrops on a window, raindrops on the window, window with raindrops, rainy window at night',
  ],
  [
    'forest path',
    'tunnel of trees, tree tunnel, tree lined road, tree lined path, avenue of trees, forest path, forest road, path through the woods, road through a forest, road through the forest, path through a forest, path through the forest, path in the woods, path in the forest, forest trail, trail through the forest, woodland path',
  ],
  [
    'desert road',
    'desert road, desert highway, route 66, road through the desert, road in the desert, highway in the desert, highway through the desert',
  ],
  ['jungle', 'jungle, rainforest, amazon, amazon rainforest, tropical forest, tropical jungle'],
  [
    'lava field',
    'lava field, hell, lava, lava landscape, volcanic landscape, inferno, underworld, volcano landscape',
  ],
  ['ship deck', 'ship deck, deck of a ship, deck, on deck, deck of the ship, deck of a boat'],
  [
    'spaceship',
    'spaceship interior, space station, inside a spaceship, spaceship cockpit, cockpit of a spaceship, bridge of a spaceship, control room',
  ],
  ['porch', 'porch, front porch, veranda, patio, terrace, balcony'],
  ['tabletop', 'tabletop'],
  ['battlefield', 'battlefield, trench, war zone, trenches, war'],
  ['room', 'room, window, interior, studio, indoors'],
]

/** Place by word or phrase. */
export const placeWords: ReadonlyMap<string, PlaceName> = indexPhrases([...rows, ...furtherPlaceRows])
