// Words for things that can be drawn as what they are. A name of the motif set counts only for the thing it shows: no
// topic stands in for a thing here ("teacher" is not an apple), because that is for texts without anything to draw.

import emojiNames from '../../../motifs/emoji-names.json' with { type: 'json' }
import { splitWords } from '../../../motifs/words.ts'
import { animalRows } from './animal-words.ts'
import { everydayWords, ownMeasures } from './everyday-words.ts'
import { indexPhrases } from '../index-phrases.ts'
import { singular, singularPhrase } from '../singular.ts'

/** How a thing is attached to others. */
export type Bearing = 'ground' | 'air' | 'water' | 'held'

export interface Thing {
  readonly motif: string
  /** The longer side in meters. */
  readonly meters: number
  readonly bearing: Bearing
  /** How high others stand, sit or ride on it, as a share of its height; the top unless given. */
  readonly saddle?: number
}

/** Names whose drawing is a face, a sign, a time of day or a custom, not the thing that the word means. */
const unfit =
  /face|button|milky-way|fireworks|sparkler|hot-springs|bridge-at|sunrise-over|sign$|-thirty|-oclock|banknote|moon-|globe|suit$|medal$|^(?:ear-of-corn|fly|bug|wing|rock|wood|wedding|hole|bat|ox|turkey|station|desert|mountain|school|stadium|church|cooking|cricket|cricket-game|tennis|lacrosse|bowling|badminton|bank|wheel|ice|salt|mate|pick|knot|label|memo|fog|foggy|construction|performing-arts|joker|ring|crown|running-shirt|sunrise|sunset|night-with-stars|cityscape|cityscape-at-dusk|beach-with-umbrella|national-park|camping|seat|fork-and-knife|pager|ledger|safety-vest|pool-8-ball|sake|kaaba|cherry-blossom|headstone|nest-with-eggs)$/

/** Sizes and bearings of motifs, where those of their family are wrong: `meters`, then `a` air, `w` water, `h` held. */
const measures =
  'fireplace 1.8, brick 2.4, iceberg 12 w, refrigerator 1.8, oven 0.9, bottle 0.3 h, lantern 0.4 h, red-paper-lantern 0.5 a, typewriter 0.45, barn 9, stairs 3, curtain 2.4, shelf 1.2 .9, well 1.8, fence 2.4, fishing-pole 1.6 h, yarn 0.25 h, kitchen-knife 0.35 h, flute 0.6 h, ' +
  'hibiscus 0.35, tulip 0.4, white-flower 0.35, cherry-blossom 0.25, hyacinth 0.45, blossom 0.3, lotus 0.5 w, strawberry 0.12, lime 0.1, lemon 0.12, cherries 0.1, carrot 0.25, tomato 0.12, egg 0.09, onion 0.12, potato 0.14, garlic 0.1, avocado 0.14, tangerine 0.12, peach 0.12, cookie 0.12, doughnut 0.14, chestnut 0.07, candy 0.1, ' +
  'world-map 0.6 h, compass 0.15 h, mountain-cableway 4 a, aerial-tramway 4 a, fuel-pump 2, stop-sign 2, bus-stop 2.4, horizontal-traffic-light 1.2, bellhop-bell 0.2, stopwatch 0.12 h, thermometer 0.3, snowflake 0.5 a, droplet 0.2 a, water-wave 4 w .7, goal-net 2.6, ring-buoy 0.8 w, flying-disc 0.25 h, briefcase 0.45 h, ' +
  'desert-island 20 w .2, surfboard 2.2 w .62, milk 0.2, elephant 5.4, giraffe 5.2, mammoth 5.6, rhinoceros 3.6, hippopotamus 3.6, horse 2.5 .66, donkey 2 .64, zebra 2.4 .64, camel 3 .72, two-hump-camel 3 .66, ' +
  'llama 1.8, cow 2.5, ox 2.5, water-buffalo 2.6, bison 2.8, deer 2.1, pig 1.4, boar 1.5, ram 1.3, ewe 1.2, goat 1.2, tiger 2.6, leopard 2, ' +
  'kangaroo 1.7, gorilla 1.9, orangutan 1.5, monkey 0.9, dog 0.9, guide-dog 0.9, service-dog 0.9, poodle 0.7, cat 0.6, black-cat 0.6, rabbit 0.5, chipmunk 0.4, beaver 0.8, ' +
  'hedgehog 0.35, sloth 0.8, otter 0.9, skunk 0.7, badger 0.8, mouse 0.25, rat 0.3, raccoon 0.8, bird 0.4 a, eagle 1.3 a, owl 0.6, dove 0.45 a, parrot 0.5, duck 0.5 w, swan 1.2 w, ' +
  'goose 0.8, flamingo 1.3, peacock 1.4, penguin 0.9, rooster 0.6, chicken 0.55, baby-chick 0.2, crocodile 3.2, turtle 0.8, lizard 0.4, snake 1.4, sauropod 14, t-rex 8, ' +
  'spouting-whale 14 w, whale 14 w, dolphin 2.6 w, seal 1.8 w, fish 0.5 w, tropical-fish 0.3 w, blowfish 0.4 w, shark 4.5 w, octopus 1.4 w, jellyfish 0.7 w, squid 1.2 w, crab 0.4, lobster 0.5, ' +
  'butterfly 0.2 a, honeybee 0.15 a, ant 0.1, beetle 0.12, lady-beetle 0.1, spider 0.15, snail 0.15, mosquito 0.1 a, scorpion 0.2, worm 0.15, ' +
  'evergreen-tree 8, deciduous-tree 7, palm-tree 7, cactus 2.4, christmas-tree 3, sunflower 1.5, potted-plant 0.6, mushroom 0.4, ' +
  'house 7, house-with-garden 8, houses 12, derelict-house 8, hut 5, castle 26, japanese-castle 24, office-building 30, hospital 18, hotel 20, factory 22, church 18, ' +
  'mosque 18, hindu-temple 16, synagogue 16, shinto-shrine 7, statue-of-liberty 40, tokyo-tower 50, eiffel-tower 60, lighthouse 18, pyramid 40, windmill 14, cabin 6, waterfall 20, ' +
  'tent 3, circus-tent 12, fountain 4, ferris-wheel 30, roller-coaster 24, carousel-horse 2.4 .58, playground-slide 3, classical-building 20, ' +
  'locomotive 9, railway-car 9, train 9, high-speed-train 12, bullet-train 12, metro 9, tram 8, tram-car 8, bus 9, taxi 4.4, automobile 4.3, oncoming-automobile 2, police-car 4.5, ambulance 5.5, ' +
  'fire-engine 8, delivery-truck 6, articulated-lorry 10, pickup-truck 5, tractor 4, racing-car 4.6, sport-utility-vehicle 4.6, minibus 5, motorcycle 2.2 .62, motor-scooter 1.8 .6, bicycle 1.8 .56, ' +
  'kick-scooter 1, skateboard 0.8 .8, roller-skate 0.35, auto-rickshaw 3, manual-wheelchair 1.1, sailboat 8 w .22, canoe 4 w .5, speedboat 6 w .55, passenger-ship 40 w .6, ferry 24 w .6, motor-boat 8 w .55, ship 40 w .6, longship 14 w .5, anchor 1.2, ' +
  'airplane 20 a, small-airplane 9 a, helicopter 9 a, rocket 14, flying-saucer 8 a, satellite 5 a, parachute 5 a, hot-air-balloon 14 a, balloon 0.6 a, kite 1.1 a, ' +
  'full-moon 1.6 a, crescent-moon 1.6 a, sun 1.6 a, star 0.8 a, glowing-star 0.8 a, ringed-planet 2.2 a, cloud 2 a, cloud-with-lightning-and-rain 3 a, cloud-with-rain 2.4 a, cloud-with-lightning 2.4 a, rainbow 3 a, comet 2 a, shooting-star 1.4 a, snowman 1.7, tornado 20, volcano 60, mount-fuji 80, snow-capped-mountain 80, ' +
  'bed 2.1 .45, couch-and-lamp 2.2 .45, chair 1 .5, toilet 0.8 .5, bathtub 1.7 .7, shower 2, door 2.1, window 1.4, mirror 1, ladder 2.6, elevator 2.2, ' +
  'umbrella 1.1 h, backpack 0.55, luggage 0.8, guitar 1.1 h, violin 0.7 h, trumpet 0.6 h, saxophone 0.8 h, accordion 0.6 h, drum 0.6, long-drum 0.9, musical-keyboard 1.3, ' +
  'television 1.2, desktop-computer 0.6, laptop 0.45 h, mobile-phone 0.16 h, telephone 0.35, camera 0.2 h, movie-camera 0.7, video-camera 0.35 h, radio 0.45, magnifying-glass-tilted-left 0.3 h, candle 0.3, light-bulb 0.2, ' +
  'flashlight 0.25 h, open-book 0.45 h, closed-book 0.3 h, books 0.4, newspaper 0.5 h, rolled-up-newspaper 0.45 h, scroll 0.5, coin 0.1, money-bag 0.7 h, gem-stone 0.3, trophy 0.6 h, wrapped-gift 0.5 h, package 0.6 .9, ' +
  'bouquet 0.5 h, rose 0.5 h, teddy-bear 0.6, soccer-ball 0.24, basketball 0.26, volleyball 0.24, baseball 0.12 h, boxing-glove 0.35, bow-and-arrow 1.2 h, dagger 0.4 h, crossed-swords 1.2, shield 0.9, axe 0.8 h, hammer 0.4 h, bomb 0.5, ' +
  'hourglass-not-done 0.4, alarm-clock 0.3, mantelpiece-clock 0.6, watch 0.2 h, headstone 1.2, coffin 2, broom 1.3 h, bucket 0.4, basket 0.5, key 0.15, old-key 0.2, locked 0.3, snowboard 1.5 .5, sled 1.3 .5, ' +
  'pizza 0.4, birthday-cake 0.4, watermelon 0.4, pot-of-food 0.4, hot-beverage 0.15 h, wine-glass 0.22 h, beer-mug 0.2 h, teapot 0.3, red-apple 0.12 h, ear-of-corn 0.25 h, jack-o-lantern 0.45, crystal-ball 0.35, telescope 1.3, microscope 0.6, ' +
  'satellite-antenna 4, globe-showing-europe-africa 12 a, earth 12 a, moai 4, piano 1.6, robot 1.6, ghost 1.5, postbox 1.2, fire 1, brain 0.3, bone 0.4, skull 0.3, red-heart 0.7, piggy-bank 0.5, pill 0.06, tiny-house 4, chess-table 1.1 .95, card-table 1.1 .95, board-table 1.1 .95, pottery-wheel 1.05 .95, table 1.4 .97, ' +
  'gravestone 1.2, treasure-chest 0.9, throne 1.9 .42, barrel 0.9, stone 1.6, log 1.8, bench 1.7 .5, campfire 0.9, bridge 12, ladder-tall 3, easel 1.6, bookshelf 2.2, lamp-post 4, boat 4 w .45, fox 1.1, wolf 1.5, bear 2.2, lion 2.4, polar-bear 2.4, panda 1.7, unicorn 2.5 .66, hamster 0.2, moose 2.6'

/** Other words for motifs: motif, then the words. */
const synonyms: readonly (readonly [motif: string, words: string])[] = [
  ['automobile', 'car, sedan, vehicle, taxi cab, station wagon, hatchback'],
  ['racing-car', 'formula 1 car, sports car, ferrari, supercar'],
  ['articulated-lorry', 'truck, lorry, semi truck'],
  ['pickup-truck', 'pickup'],
  ['delivery-truck', 'van, delivery van, moving truck'],
  ['sport-utility-vehicle', 'suv, jeep'],
  ['bicycle', 'bike, mountain bike'],
  ['motorcycle', 'motorbike'],
  ['motor-scooter', 'scooter, vespa, moped'],
  ['airplane', 'plane, jet, airliner, aircraft'],
  ['flying-saucer', 'ufo, spacecraft, starship, alien ship'],
  ['rocket', 'rocketship, rocket ship, space shuttle'],
  ['boat', 'boat, rowboat, fishing boat, small boat, wooden boat'],
  ['sailboat', 'yacht, sailing boat, sailing ship'],
  ['passenger-ship', 'cruise ship, titanic'],
  ['longship', 'viking ship, viking boat'],
  ['locomotive', 'steam train, steam locomotive, old train'],
  ['high-speed-train', 'train, express train'],
  ['hot-air-balloon', 'hot air balloon, air balloon'],
  ['dog', 'puppy, hound, golden retriever, labrador'],
  ['cat', 'kitten, kitty, tabby'],
  ['black-cat', 'black cat'],
  ['horse', 'pony, stallion, mare, mustang'],
  ['blackbird', 'crow, raven'],
  ['leopard', 'cheetah, jaguar, panther'],
  ['ram', 'sheep, bighorn'],
  ['ewe', 'lamb'],
  ['ox', 'bull'],
  ['t-rex', 'dinosaur, t rex, tyrannosaurus, trex'],
  ['sauropod', 'brontosaurus, brachiosaurus, diplodocus'],
  ['fish', 'tuna'],
  ['honeybee', 'bee, bumblebee'],
  ['lady-beetle', 'ladybug, ladybird'],
  ['baby-chick', 'chick, duckling'],
  ['crocodile', 'alligator'],
  ['turtle', 'tortoise'],
  ['two-hump-camel', 'bactrian camel'],
  ['deciduous-tree', 'tree, oak tree, maple tree, apple tree, old tree'],
  ['evergreen-tree', 'pine tree, fir, spruce'],
  ['palm-tree', 'palm'],
  ['potted-plant', 'plant, houseplant'],
  ['seedling', 'sapling'],
  ['bouquet', 'bunch of flowers'],
  ['hibiscus', 'flower'],
  ['house-with-garden', 'cottage, mansion, villa, suburban house'],
  ['house', 'house, bungalow, farmhouse'],
  ['derelict-house', 'abandoned house, ruined house'],
  ['tiny-house', 'tiny house, tiny home'],
  ['cabin', 'log cabin, lodge'],
  ['hut', 'shack, shed'],
  ['office-building', 'skyscraper, tower block, apartment building'],
  ['classical-building', 'bank building, courthouse, government building'],
  ['castle', 'fortress tower'],
  ['shinto-shrine', 'torii, torii gate, shrine'],
  ['eiffel-tower', 'eiffel tower'],
  ['snow-capped-mountain', 'mountain, snowy mountain, everest, mount everest'],
  ['mount-fuji', 'fuji, mount fuji'],
  ['desert-island', 'island, desert island'],
  ['piggy-bank', 'piggy bank, money box'],
  ['coin', 'coins, gold coin'],
  ['dollar-banknote', 'cash, dollar bill, money, dollars, banknote'],
  ['money-bag', 'bag of money, money bag'],
  ['gem-stone', 'diamond, gem'],
  ['treasure-chest', 'treasure chest, treasure'],
  ['wrapped-gift', 'gift box'],
  ['package', 'box, cardboard box, parcel, crate'],
  ['mobile-phone', 'phone, smartphone, iphone, cellphone'],
  ['laptop', 'notebook computer, macbook'],
  ['desktop-computer', 'computer, pc, monitor, screen'],
  ['television', 'tv'],
  ['mantelpiece-clock', 'clock, grandfather clock'],
  ['hourglass-not-done', 'hourglass, sand timer'],
  ['watch', 'wristwatch'],
  ['open-book', 'book, novel, open book, bible, diary'],
  ['hot-beverage', 'coffee, tea, cup of coffee, cup of tea, mug, cup, espresso, latte, coffee cup'],
  ['wine-glass', 'wine, glass of wine, red wine'],
  ['beer-mug', 'beer, pint, glass of beer, pint of beer, mug of beer'],
  ['hamburger', 'burger, cheeseburger'],
  ['french-fries', 'fries'],
  ['birthday-cake', 'cake'],
  ['red-apple', 'apple'],
  ['ear-of-corn', 'corn, corn cob'],
  ['tangerine', 'mandarin'],
  ['steaming-bowl', 'ramen, noodles'],
  ['spaghetti', 'pasta'],
  ['cooked-rice', 'rice, bowl of rice'],
  ['bread', 'loaf, loaf of bread'],
  ['doughnut', 'donut'],
  ['soft-ice-cream', 'ice cream cone'],
  ['microscope', 'microscope'],
  ['telescope', 'telescope'],
  ['headphone', 'headphones'],
  ['studio-microphone', 'microphone, mic'],
  ['guitar', 'electric guitar'],
  ['piano', 'piano, grand piano'],
  ['drum', 'drums, drum kit'],
  ['blade', 'sword, katana, saber'],
  ['gravestone', 'gravestone, tombstone, grave, headstone'],
  ['coffin', 'coffin'],
  [
    'chess-table',
    'chess, chess match, chess game, game of chess, chessboard, chess board, chessboard with pieces, chess board with pieces, chess set',
  ],
  ['card-table', 'card game, poker game, game of cards, game of poker, game of blackjack'],
  [
    'board-table',
    'board game, game of checkers, game of backgammon, game of dominoes, checkers, checkerboard, backgammon, monopoly, mahjong, mah jong',
  ],
  ['pottery-wheel', 'pottery wheel, potters wheel, potter s wheel'],
  ['table', 'table, desk, wooden table'],
  ['chair', 'chair'],
  ['bench', 'bench, park bench'],
  ['couch-and-lamp', 'couch, sofa'],
  ['bed', 'bed'],
  ['throne', 'throne, golden throne'],
  ['bathtub', 'bath, bathtub'],
  ['door', 'door, doorway'],
  ['ladder', 'ladder'],
  ['campfire', 'campfire, bonfire'],
  ['fireplace', 'fireplace, hearth'],
  ['brick', 'brick wall, wall, stone wall, bricks'],
  ['fire', 'fire, flame'],
  ['lamp-post', 'lamp post, street lamp, streetlamp, streetlight, street light, lamppost, lantern post'],
  ['bridge', 'bridge, stone bridge'],
  ['stone', 'rock, stone, boulder'],
  ['log', 'tree trunk, stump'],
  ['barrel', 'barrel, keg'],
  ['bookshelf', 'bookshelf, bookcase, book shelf, shelf of books, shelf full of books, shelf with books'],
  ['easel', 'easel, canvas, painting'],
  ['lighthouse', 'lighthouse'],
  ['pyramid', 'pyramid, pyramid of giza'],
  ['windmill', 'windmill'],
  ['waterfall', 'waterfall'],
  ['snowman', 'snowman, snowman with a carrot nose, snowman with a carrot for a nose'],
  ['ghost', 'ghost, spirit'],
  ['skull', 'skull, human skull'],
  ['brain', 'brain'],
  ['red-heart', 'heart'],
  ['soccer-ball', 'soccer ball, football, ball'],
  [
    'jack-o-lantern',
    'pumpkin, jack o lantern, pumpkin with a face, pumpkin with a scary face, pumpkin with a smiling face',
  ],
  ['full-moon', 'full moon, moon'],
  ['crescent-moon', 'crescent moon'],
  ['sun', 'sun'],
  ['ringed-planet', 'saturn, planet'],
  ['globe-showing-europe-africa', 'earth, globe, planet earth'],
  ['comet', 'comet'],
  ['glasses', 'eyeglasses, spectacles'],
  ['running-shoe', 'sneaker, shoe, running shoes'],
  ['hiking-boot', 'boot'],
  ['high-heeled-shoe', 'high heels, heels'],
  ['crown', 'crown'],
  ['key', 'keys'],
  ['locked', 'padlock, lock'],
  ['envelope', 'letter'],
  ['scroll', 'parchment, manuscript'],
  ['light-bulb', 'lightbulb, bulb'],
  ['pill', 'medicine'],
  ['syringe', 'syringe, vaccine'],
  ['test-tube', 'test tube'],
  ['dna', 'dna'],
  ['gear', 'gears, cog'],
  ['bomb', 'bomb'],
  ['bullseye', 'target, dartboard'],
  ['chart-increasing', 'stock chart, line chart'],
  ['bar-chart', 'bar chart, graph, chart, flip chart'],
  ['fox', 'fox'],
  ['wolf', 'wolf, coyote'],
  ['bear', 'bear, grizzly, brown bear'],
  ['polar-bear', 'polar bear'],
  ['lion', 'lion'],
  ['panda', 'panda'],
  ['unicorn', 'unicorn'],
  ['elephant', 'elephant'],
  ['jellyfish', 'jelly fish'],
  ['rooster', 'chicken, hen'],
  ['tiger', 'tiger'],
  ['monkey', 'monkey'],
  ['rabbit', 'bunny, hare'],
  ['pig', 'piglet, hog'],
  ['cow', 'calf, cattle'],
  ['deer', 'stag, reindeer'],
  ['goat', 'mountain goat'],
  ['umbrella', 'parasol'],
  ['kite', 'kite'],
  ['balloon', 'balloons'],
  ['teddy-bear', 'teddy, stuffed bear'],
  ['luggage', 'suitcase'],
  ['camera', 'photo camera'],
  ['manual-wheelchair', 'wheelchair'],
  ['magnifying-glass-tilted-left', 'magnifying glass, magnifier'],
  ['skateboard', 'skateboard'],
  ['surfboard', 'surfboard'],
  ['trophy', 'cup trophy'],
  ['candle', 'candles'],
  ['amphora', 'vase, pot, urn'],
  ['chipmunk', 'squirrel'],
  ['chestnut', 'acorn, nut'],
  ['bottle', 'bottle, glass bottle'],
  ['lantern', 'lantern, oil lamp, lamp'],
  ['typewriter', 'typewriter'],
  ['barn', 'barn'],
  ['stairs', 'stairs, staircase, steps'],
  ['curtain', 'curtain'],
  ['shelf', 'shelf'],
  ['well', 'well'],
  ['fence', 'fence'],
  ['watermelon', 'slice of watermelon, watermelon slice'],
  ['pizza', 'slice of pizza, pizza slice'],
  ['shortcake', 'slice of cake, piece of cake'],
  ['pancakes', 'stack of pancakes, pile of pancakes, pancakes with syrup, stack of pancakes with syrup'],
  ['broken-heart', 'broken heart'],
  ['volcano', 'erupting volcano, volcano erupting'],
  ['credit-card', 'bank card, debit card'],
  ['receipt', 'invoice'],
  ['key', 'house key, car key'],
  ['mobile-phone', 'cell phone, mobile, mobile phone'],
  ['bellhop-bell', 'hotel bell'],
  ['wastebasket', 'bin, trash'],
  ['potato', 'potatoes'],
  ['spoon', 'teaspoon, tablespoon'],
  ['kitchen-knife', 'knife'],
  ['shopping-cart', 'cart, trolley, shopping trolley'],
  ['tear-off-calendar', 'calendar'],
  ['stopwatch', 'timer'],
  ['electric-plug', 'plug, charger'],
  ['battery', 'battery'],
  ['egg', 'eggshell, raw egg'],
  ['iceberg', 'iceberg'],
  ['straight-ruler', 'measuring stick'],
  ['refrigerator', 'fridge, refrigerator, freezer'],
  ['oven', 'oven, stove'],
  ['maple-leaf', 'autumn leaves, fallen leaves, maple leaf'],
]

const metersOfFamily: Readonly<Record<string, number>> = {
  'animals and nature': 0.6,
  'food and drink': 0.25,
  'travel and places': 4,
  activities: 0.5,
  objects: 0.4,
}

const ownAnimals = [
  ...animalRows.map(([motif]) => motif),
  ...'blackbird seagull hummingbird dragonfly firefly caterpillar starfish seahorse ostrich pelican stork stingray mermaid'.split(
    ' ',
  ),
]

const thingOfMotif = readMeasures()
const motifOfWords = indexWords()

/** The thing that a word or phrase of one to four words names, in singular or plural. */
export function thingNamed(phrase: string): Thing | undefined {
  const motif =
    motifOfWords.get(`=${phrase}`) ??
    motifOfWords.get(singularPhrase(phrase)) ??
    (isMeasured(phrase) ? motifOfWords.get(oneMeasure(phrase)) : undefined)
  return motif === undefined ? toyNamed(phrase) : thingOf(motif)
}

/** A toy train is a train that a child can lift. */
function toyNamed(phrase: string): Thing | undefined {
  const [, name] = /^toy (?!poodle|terrier|spaniel|store|shop)(.+)$/.exec(phrase) ?? []
  const thing = name === undefined ? undefined : thingNamed(name === 'train' ? 'locomotive' : name)
  return thing && { ...thing, meters: Math.min(0.4, thing.meters), bearing: 'ground' }
}

const measured =
  /^(?:can|cup|mug|glass|bottle|jar|bag|bowl|plate|slice|piece|box|bar|stack|pile|tin|carton|basket)e?s of /

/** "Cups of coffee" are several of a cup of coffee. */
export function isMeasured(phrase: string): boolean {
  return measured.test(phrase)
}

function oneMeasure(phrase: string): string {
  const [first, ...rest] = phrase.split(' ')
  return singularPhrase([first === 'glasses' ? 'glass' : singular(first!), ...rest].join(' '))
}

/** Size and bearing of a motif. */
export function thingOf(motif: string): Thing {
  return thingOfMotif.get(motif) ?? { motif, meters: 0.5, bearing: 'ground' }
}

/** Every motif that a word leads to. */
export function listThingMotifs(): Set<string> {
  return new Set(motifOfWords.values())
}

function readMeasures(): ReadonlyMap<string, Thing> {
  const things = new Map<string, Thing>()
  for (const [family, names] of Object.entries(emojiNames)) {
    for (const label of Object.keys(names)) {
      const motif = splitWords(label).join('-')
      things.set(motif, { motif, meters: metersOfFamily[family] ?? 0.5, bearing: 'ground' })
    }
  }
  for (const entry of `${measures}, ${ownMeasures}`.split(', ')) {
    const [motif, meters, ...rest] = entry.split(' ')
    const mark = rest.find((part) => /^[awh]$/.test(part))
    const saddle = rest.find((part) => part.startsWith('.'))
    things.set(motif!, {
      motif: motif!,
      meters: Number(meters),
      bearing: mark === 'a' ? 'air' : mark === 'w' ? 'water' : mark === 'h' ? 'held' : 'ground',
      ...(saddle === undefined ? {} : { saddle: Number(saddle) }),
    })
  }
  return things
}

function indexWords(): ReadonlyMap<string, string> {
  // "Chips" are not several of "a chip": what begins with "=" is a word only as it is written.
  const keysOf = (words: string): string =>
    words
      .split(', ')
      .map((word) => (word.startsWith('=') ? word : singularPhrase(word)))
      .join(', ')
  const rows = [...synonyms, ...everydayWords].filter(([, words]) => words !== '')
  const index = new Map(indexPhrases(rows.map(([motif, words]) => [motif, keysOf(words)])))
  for (const names of Object.values(emojiNames)) {
    for (const label of Object.keys(names)) {
      const motif = splitWords(label).join('-')
      const key = singularPhrase(label)
      if (!unfit.test(motif) && !index.has(key)) index.set(key, motif)
    }
  }
  return index
}

const animals = listAnimals()

/** True for a motif that shows a living animal. */
export function isAnimal(motif: string): boolean {
  return animals.has(
    motif.replace(/^(?:sleeping|sitting|yawning|howling|running|grazing|flying|hanging|breaching)-/, ''),
  )
}

/** The set lists animals first, then plants. */
function listAnimals(): ReadonlySet<string> {
  const names = Object.keys(emojiNames['animals and nature'])
  return new Set([
    ...names.slice(0, names.indexOf('bouquet')).map((label) => splitWords(label).join('-')),
    ...ownAnimals,
  ])
}

const foods: ReadonlySet<string> = new Set([
  'mushroom',
  'fried-egg',
  'cereal-bowl',
  'fruit-bowl',
  ...Object.keys(emojiNames['food and drink']).map((label) => splitWords(label).join('-')),
])

/** True for a motif of something to eat or drink. */
export function isFood(motif: string): boolean {
  return foods.has(motif)
}

/** True for a table at which people sit with their hands on the game that is on it. */
export function isHandTable(motif: string): boolean {
  return /^(?:chess|card|board)-table$/.test(motif)
}
