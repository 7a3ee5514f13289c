// What follows from an understood prompt: where the scene is set, which words the painters get, and what a person is
// told about it.

import { isInWater, isLeap } from '../words/things/states.ts'
import type { PresetStyle } from '@vivify/contract/project'
import { ownDisc } from '../../request.ts'
import type { PlaceName } from '../words/places/places.ts'
import { isRained } from '../words/air-words.ts'
import { areSwimming, insteadOfUsual, nameOf, vehicles } from './instead-of-usual.ts'
import { natureHome } from './nature-homes.ts'
import { isBuilt, isIndoors, openScene } from '../words/places/places.ts'
import { canFly } from '../words/things/stances.ts'
import { isBeast } from '../read-subject.ts'
import { isAnimal, type Thing } from '../words/things/things.ts'
import { colorWords } from '../words/words.ts'
import type { Subject, Understanding } from '../understanding.ts'

/** What a person is told: the words that are in the picture, and those that are not. */
export interface Seen {
  readonly understood: readonly string[]
  readonly missing: readonly string[]
}

/** True when the prompt names a subject, a place or a weather that can be drawn as what it is. */
export function isDrawable({ subjects, place, air }: Understanding): boolean {
  return (
    subjects.length > 0 ||
    place !== undefined ||
    air.some((each) => /^(?:storm|rain|snow|fog)$/.test(each) || isRained(each))
  )
}

/** Where the scene is set: as asked, as usual for the person, or where the subject is at home. */
export function placeOf({
  place,
  subjects,
  air,
  isUsualPlace,
}: Pick<Understanding, 'place' | 'subjects' | 'air' | 'isUsualPlace'>): PlaceName {
  // A castle or a house stands outdoors, wherever its knight or its painter is usually found.
  const isUnderTheSky =
    isUsualPlace && subjects.some((subject) => subject.kind === 'thing' && subject.thing.meters >= 5)
  if (place === 'room') return isUnderTheSky ? 'field' : 'living room'
  const motifs = subjects.map(nameOf).join(' ')
  // Whoever looks in through a window is seen from the room.
  if (isUsualPlace && motifs.includes('window-frame')) return 'living room'
  // People by the sea stand on its shore.
  if (place === 'sea' && isOnShore(subjects)) return 'beach'
  // Ships are seen at sea, off the coast, and not on the sand.
  if (
    place === 'beach' &&
    isAfloat(subjects) &&
    /\b(?:longship|ship|pirate-ship|ferry|passenger-ship)\b/.test(motifs)
  )
    return 'sea'
  // Sleds and skis are on snow.
  if (place === 'mountains' && air.includes('snow') && /\b(?:sled|skis|snowboard|snowman)\b/.test(motifs))
    return 'snow'
  // Nobody swims on the sand, nor on a field.
  if (
    (place === undefined || place === 'beach' || place === 'sea') &&
    areSwimming(subjects) &&
    !/puddle|bathtub/.test(motifs)
  )
    return subjects.some((subject) => seaLife.test(nameOf(subject))) || /turtle|mermaid/.test(motifs)
      ? 'underwater'
      : 'sea'
  // Fish in the sea are seen in it.
  if ((place === 'sea' || place === 'lake') && subjects.length > 0 && subjects.every(isBelowSurface))
    return 'underwater'
  // What doesn't fly stands on a cloud.
  if (place === 'sky' && subjects.length > 0 && subjects.every(isOfGround)) return 'cloud top'
  if (place === 'venice' && isAfloat(subjects)) return 'venice water'
  // Cities are seen from above; cars are in their streets.
  if (place === 'city' && vehicles.test(motifs)) return 'street'
  const usual = isUsualPlace ? insteadOfUsual(place, subjects, air) : undefined
  if (usual !== undefined) return usual
  // Whoever rides a bus to school is on the way.
  const isOnTheWay = place !== undefined && isIndoors(place) && !/garage|factory|museum|shop/.test(place)
  if (
    isOnTheWay &&
    subjects.some((subject) => subject.kind === 'person' && /^(?:driving|riding)$/.test(subject.pose)) &&
    vehicles.test(motifs)
  )
    return 'street'
  // A wolf in a bed is in no forest.
  if (place === undefined && /\bbed\b/.test(motifs) && isAllThings(subjects)) return 'bedroom'
  return place !== undefined && !(isUnderTheSky && isBuilt(place))
    ? place
    : (natureHome(subjects, motifs) ?? homeOf(subjects, air, motifs))
}

/** Where the subjects are at home. */
function homeOf(subjects: readonly Subject[], air: readonly string[], motifs: string): PlaceName {
  if (subjects.some((subject) => subject.kind === 'thing' && subject.states?.some(isLeap))) return 'sea'
  if (subjects.some((subject) => subject.kind === 'thing' && subject.states?.includes('reflected')))
    return 'lake'
  if (subjects.length > 0 && subjects.every((subject) => seaLife.test(nameOf(subject)))) return 'underwater'
  if (isAfloat(subjects) || /desert-island|dolphin|orca/.test(motifs)) return 'sea'
  const called = homeByWord(subjects)
  if (called !== undefined) return called
  if (isOnFurniture(subjects, motifs)) return 'living room'
  // Cows and people are abducted at night.
  if (/saucer/.test(motifs) && subjects.some(isBeast)) return 'field'
  if (isAllThings(subjects) && isOfSpace(motifs)) return 'space'
  const own = ownHomes.find(([pattern]) => pattern.test(motifs))
  // Nothing melts in falling snow.
  const isThawed = own?.[1] === 'snow' && air.includes('day')
  if (own) return isThawed ? 'park' : own[1]
  if (air.includes('snow')) return 'snow'
  if (air.length === 0 && /\bteddy-bear\b/.test(motifs) && !isWild(subjects)) return 'bedroom'
  if (
    !/pizza|soup|bowl|salad|plate|pan$|board|basket|table|pot-of/.test(motifs) &&
    /\b(?:wolf|(?<!teddy-)bear|fox|deer|moose|owl|raccoon|boar|mushroom|leaf|chestnut|chipmunk|hedgehog)\b/.test(
      motifs,
    )
  )
    return air.includes('moon') ? 'field' : 'forest'
  if (/treasure-chest|filled-chest|mermaid/.test(motifs)) return 'beach'
  if (/\btrain\b|locomotive|railway-car/.test(motifs)) return 'railway'
  if (vehicles.test(motifs)) return 'road'
  if (
    /umbrella|lamp-post|hydrant|phone-booth/.test(motifs) &&
    (air.includes('rain') || air.includes('night'))
  )
    return 'street'
  if (/\bfrog\b|lily-pad/.test(motifs)) return 'lake'
  if (/\b(?:locker|elevator)\b/.test(motifs)) return 'corridor'
  if (/deck-chair|surfboard|sandcastle|starfish|spiral-shell|ring-buoy/.test(motifs)) return 'beach'
  if (/gravestone|coffin/.test(motifs)) return 'graveyard'
  if (/lighthouse|anchor|sailboat|crab/.test(motifs)) return 'beach'
  const isWet =
    ['rain', 'storm', 'snow'].some((each) => air.includes(each)) && !/window|^bed|couch/.test(motifs)
  const isOfWild =
    isWild(subjects) ||
    (/\b(?:crow|blackbird|squirrel|monkey|rat|eagle|hawk)\b/.test(motifs) && !isAtHome(subjects))
  if (/(?:^| )(?:long-)?bench\b/.test(motifs) && !isWet) return 'park'
  const home = isOfWild || isWet ? undefined : homeOfThings(motifs)
  const isIndoorsThen = isAllThings(subjects) || indoorThings.test(motifs) || areAtHome(subjects, air)
  if (home && isIndoorsThen) return home[1]
  // Flowers and what flies between them are outdoors, though they are small.
  if (
    /honeybee|butterfly|beetle|dragonfly|hummingbird|hibiscus|tulip|white-flower|hyacinth|caterpillar|snail/.test(
      motifs,
    )
  )
    return 'field'
  if (
    subjects.length > 0 &&
    air.every((each) => hourWords.has(each)) &&
    subjects.every((subject) => subject.kind === 'thing' && isHousehold(subject.thing))
  )
    return 'living room'
  return 'field'
}

/** Places that the words for a thing give away: furniture by its room, animals by kinds that share one drawing. */
const homesOfWords: readonly (readonly [words: RegExp, place: PlaceName, isOfThings?: true])[] = [
  [/^toy /, 'living room'],
  [/^hospital (?:bed|chair|gurney)/, 'hospital'],
  [/^kitchen (?:table|counter|chair|sink|stool)/, 'kitchen'],
  [/^(?:restaurant|cafe|diner) (?:table|chair|booth)/, 'cafe'],
  [/^(?:school|classroom) (?:desk|chair|bench)/, 'classroom'],
  [/^bedtime/, 'bedroom'],
  [/gazelle|antelope|impala|cheetah/, 'savanna'],
  [/^picnic/, 'park', true],
  [/\bdesk$/, 'office', true],
]

function homeByWord(subjects: readonly Subject[]): PlaceName | undefined {
  return homesOfWords.find(
    ([pattern, , isOfThings]) =>
      (!isOfThings || isAllThings(subjects)) && subjects.some(({ word }) => pattern.test(word)),
  )?.[1]
}

/** Where things are whatever is with them. */
const ownHomes: readonly (readonly [motifs: RegExp, place: PlaceName])[] = [
  [/water-wave/, 'sea'],
  [/\brainbow\b/, 'field'],
  [/\bsink\b/, 'kitchen'],
  [/^(?:(?:honeybee|butterfly|lady-beetle) ?)+$/, 'garden'],
  // Who climbs stairs, and nothing else, is in a house.
  [/^[a-z-]+ stairs$/, 'living room'],
  [/\bglass-dome\b/, 'living room'],
  [/\b(?:toothbrush|bathtub|bathroom-scale)\b/, 'bathroom'],
  [/ship-wheel/, 'ship deck'],
  [/^treadmill$|\btreadmill$/, 'gym'],
  [/shopping-(?:cart|basket)/, 'supermarket'],
  [/\bpanda\b.*bamboo-piece/, 'bamboo forest'],
  [/(?:eagle|hawk|flying-).*\bfish\b|kingfisher/, 'lake'],
  [/launching-rocket|standing-rocket/, 'launch pad'],
  [/^hurricane$/, 'earth orbit'],
  [/iceberg/, 'sea'],
  [/camel|pyramid|sphinx|cactus|scorpion/, 'desert'],
  [/giraffe|zebra|rhinoceros|hippopotamus|^(?:lion|elephant)\b/, 'savanna'],
  [/gorilla|orangutan|sloth|toucan|\bvine\b/, 'jungle'],
  [/polar-bear|penguin|snowman|sled/, 'snow'],
  [/\bdumpster\b|(?:raccoon|opossum|\bcat|\brat|\bfox|\bdog)\b.*garbage-can/, 'alley'],
]

/** No puppy has its shoe in a shop. */
function homeOfThings(motifs: string): (typeof homes)[number] | undefined {
  const home = homes.find(([pattern]) => pattern.test(motifs))
  const isPet = /\b(?:dog|cat|poodle|bulldog|corgi|chihuahua)\b/.test(motifs)
  return home?.[1] === 'shop' && isPet ? [home[0], 'living room'] : home
}

/** What stands on a table or a couch is indoors, whatever it would be outdoors. */
function isOnFurniture(subjects: readonly Subject[], motifs: string): boolean {
  const isIndoors =
    /\b(?:table|couch)\b/.test(motifs) && !/tree|bush|fence|campfire|nest|tent|grill/.test(motifs)
  return isIndoors && isAllThings(subjects) && (isWild(subjects) || motifs.includes('couch'))
}

/** No cow that is abducted is in space. */
function isOfSpace(motifs: string): boolean {
  const isVisit = /saucer/.test(motifs) && /\b(?:cow|dog|horse|ewe|ram|pig|deer)\b/.test(motifs)
  return (
    !isVisit &&
    /(?<!launching-|standing-)rocket|cutaway-earth|planet|saucer|^(?:glowing-)?star\b|satellite|comet|globe-showing/.test(
      motifs,
    )
  )
}

const seaLife =
  /orca|narwhal|beluga|manatee|\beel\b|swordfish|piranha|anglerfish|catfish|^salmon$|sea-urchin|sea-anemone|seaweed|whale|shark(?!-fin)|octopus|dolphin|jellyfish|^(?:tropical-|gold|clown)?fish$|kraken|sea-turtle|squid|coral|blowfish|^seal|seahorse|stingray|starfish|submarine|shipwreck/

/** What swims and doesn't leap. */
function isBelowSurface(subject: Subject): boolean {
  return (
    subject.kind === 'thing' &&
    isAnimal(subject.thing.motif) &&
    seaLife.test(subject.thing.motif) &&
    !/seal|mermaid/.test(subject.thing.motif) &&
    (subject.states ?? []).every((state) => !isLeap(state) && !isInWater(state))
  )
}

/** Where things are at home, when nobody uses them. */
const homes: readonly (readonly [motifs: RegExp, place: PlaceName])[] = [
  [/fish-tank/, 'living room'],
  [/alarm-clock|wardrobe|open-closet|crib|^bed|pillow|zzz/, 'bedroom'],
  [
    /open-door|\bdoor\b|open-window|bed|couch|curtain|fireplace|shelf|mirror|window|lamp$|piano|chess|television|chair|framed-picture|empty-frame|christmas-tree/,
    'living room',
  ],
  [
    /wall-clock|vacuum|dresser|drawer|recliner|radiator|stereo|air-conditioner|coat-rack|quilt|ironing|light-switch|power-outlet/,
    'living room',
  ],
  [
    /washing-machine|piggy-bank|mobile-phone|remote|controller|teddy|toy|puzzle|candle|photo|portrait|birthday|wrapped-gift|gift|envelope|love-letter|paper|memo|notebook|diary/,
    'living room',
  ],
  [/hair-dryer|hairbrush|^comb|toothpaste|perfume|mascara|nail-polish/, 'bathroom'],
  [/bathtub|soap|toothbrush|toilet|shower|sponge|lotion/, 'bathroom'],
  [/prism|microscope|test-tube|petri|dna|alembic|magnet|brain|telescope/, 'laboratory'],
  [/server-rack|circuit-board|^chip$|furnace|printing-press|^machine$|generator|robot-arm/, 'factory'],
  [/engine|crowbar|sledgehammer|pliers|chisel|^screw$|valve|headlight|speedometer/, 'garage'],
  [/syringe|\bpills?\b|stethoscope|x-ray|bandage|tooth$|lungs|anatomical/, 'hospital'],
  [
    /laptop|computer|desk|keyboard|printer|corkboard|evidence-board|whiteboard|receipt|chart|clipboard|calendar|briefcase|abacus|telephone|fax|file-|card-index|paperclip|pushpin|typewriter|calculator|credit-card|dollar|coin/,
    'office',
  ],
  [/book|scroll|newspaper|fountain-pen|feather|magnifying|map$|compass/, 'library'],
  [/hot-beverage|wine|beer|cocktail|tropical-drink|croissant|doughnut|cookie|shortcake/, 'cafe'],
  [
    /pizza|burger|fries|bread|cake|egg|cheese|butter(?!fly)|bowl|pot-of|spaghetti|(?<!sheaf-of-)rice|meat|salad|fork-|knife|spoon|cooking|potato|tomato|onion|garlic|carrot|apple|banana|lemon|grapes|pancakes|teapot|salt|jar|pie$|milk|sandwich|taco|chocolate|honey-pot|bottle|refrigerator|oven|turkey|ham$|omelette|sausages|dishwasher|air-fryer|mixer|coffee-machine|spatula|ladle|whisk|grater|rolling-pin|shaker|peanut-butter|jam$|pickles|brownies|bucket|^pan$|cutting-board|toast|beans|herb|plate$|open-fridge|tangerine|peach|strawberr|pretzel|popcorn|waffle|bagel|sushi|shrimp|pepper|avocado|broccoli|mushroom-soup|poultry/,
    'kitchen',
  ],
  [/fingerprint|police-tape|walkie/, 'street'],
  [/pool-table|cocktail-shaker|^darts$/, 'cafe'],
  [/ring-light|dj-deck|guitar-amp/, 'stage'],
  [/exercise-bike/, 'gym'],
  [/pedestal|glass-case|chalice/, 'museum'],
  [/exam-paper/, 'classroom'],
  [/orange-fruit|pizza-box|milk-carton|french-press|^ribs$|corn-dog/, 'kitchen'],
  [/rubber-duck|face-mask/, 'bathroom'],
  [/laundry-basket|lava-lamp|toy-box|office-chair/, 'living room'],
  [/cash-register|clothes-rack|suit$|gown|hoodie|sweater|trousers|skirt|vest$/, 'shop'],
  [/jukebox/, 'diner'],
  [/vault|gold-bars|safe$/, 'office'],
  [/armor$|knight-helmet|scepter/, 'castle'],
  [/barbell|dumbbell|boxing-glove|weights/, 'gym'],
  [/basketball|soccer|football|baseball|tennis|volleyball|medal|whistle/, 'stadium'],
  [/guitar|violin|trumpet|saxophone|drum|microphone|accordion|banjo|ticket/, 'stage'],
  [/gem-stone|crown|trophy|amphora|performing|palette/, 'museum'],
  [/luggage|passport/, 'airport'],
  [/dress|jeans|shirt|handbag|shoe|shopping|necktie|scarf|gloves|sock/, 'shop'],
  [/table/, 'living room'],
]

/** Trees, buildings and beasts keep a picture outdoors, whatever else is in it. */
function isWild(subjects: readonly Subject[]): boolean {
  return subjects.some(
    (subject) =>
      subject.kind === 'thing' &&
      (subject.thing.meters >= 3.5 ||
        (isAnimal(subject.thing.motif) && subject.thing.meters >= 1.4 && !isAtHome(subjects)) ||
        /(?<!christmas-)tree$|bush|nest|branch|vine|floating-island|fence|well$|scarecrow|wheelbarrow|hay-bale|campfire|swing|hydrant|grill|igloo|spider-web|^stone$|^log$/.test(
          subject.thing.motif,
        )),
  )
}

/** True for what stands, and neither flies nor swims. */
function isOfGround(subject: Subject): boolean {
  if (subject.kind === 'person')
    return !/soaring|floating|falling|flying|jumping|swimming|diving/.test(subject.pose)
  const isLarge = subject.thing.meters >= 1.5 || isAnimal(subject.thing.motif)
  return (
    subject.thing.bearing === 'ground' &&
    isLarge &&
    !subject.lift &&
    !canFly(subject.thing.motif) &&
    !/mountain|cloud-|saucer|rocket|balloon|plane|helicopter|giraffe/.test(subject.thing.motif)
  )
}

/** A bear on a couch is at home, and a horse with an apple is not. */
function isAtHome(subjects: readonly Subject[]): boolean {
  return indoorThings.test(subjects.map(nameOf).join(' '))
}

function isOnShore(subjects: readonly Subject[]): boolean {
  return (
    subjects.length > 0 &&
    subjects.every((subject) =>
      subject.kind === 'person'
        ? !/swimming|diving|drowning|in water|surfing|floating|falling|soaring|jumping/.test(subject.pose)
        : subject.thing.bearing !== 'water' &&
          subject.thing.bearing !== 'air' &&
          subject.lift === undefined &&
          subject.states?.some(isInWater) !== true,
    )
  )
}

/** True when every thing floats; a fish in a bowl doesn't. */
function isAfloat(subjects: readonly Subject[]): boolean {
  const things = subjects.filter((subject) => subject.kind === 'thing')
  return (
    things.length > 0 && things.every(({ thing }) => thing.bearing === 'water' || thing.motif === 'iceberg')
  )
}

const hourWords = new Set(['night', 'day', 'sunset', 'sunrise'])

/** Small things are in a room at any hour, and no bird is. */
function isHousehold({ motif, meters, bearing }: Thing): boolean {
  if (isAnimal(motif)) return /^(?:mouse|rat|hamster|guinea-pig|cat|black-cat|parrot|fishbowl)$/.test(motif)
  return meters < 0.7 && bearing !== 'air' && bearing !== 'water'
}

/** Today's people who stand or sit with things of a household, by day and by night. */
function areAtHome(subjects: readonly Subject[], air: readonly string[]): boolean {
  return (
    air.every((each) => each === 'night' || each === 'dark') &&
    subjects.every((subject) =>
      subject.kind === 'person'
        ? subject.role.place === undefined &&
          (subject.role.look.kind ?? 'person') === 'person' &&
          subject.role.look.lower !== 'robe' &&
          (subject.role.look.hat ?? 'none') === 'none' &&
          (subject.role.look.gear ?? []).every((gear) => gear === 'cane') &&
          /^(?:standing|sitting|waiting|watching|holding|crying|eating|drinking|reading|thinking|laughing|dropping in|on a phone|hand out)$/.test(
            subject.pose,
          )
        : !isAnimal(subject.thing.motif) && subject.thing.meters < 1.3 && subject.size < 1.5,
    )
  )
}

/** Furniture and the like, which people use at home, too. */
const indoorThings =
  /\b(?:open-closet|bed|crib|couch|curtain|fireplace|shelf|piano|chess|television|bathtub|table|books|bookshelf|laptop|computer|desk|refrigerator|oven|toilet|mirror|framed-picture|christmas-tree|door|washing-machine|dishwasher|microwave|piggy-bank|corkboard|whiteboard|open-fridge|stove|small-table|wall-clock|vacuum)\b/

function isAllThings(subjects: readonly Subject[]): boolean {
  return subjects.every((subject) => subject.kind === 'thing')
}

/** Words for the painters, who read hour, weather and scene from them. */
export function sceneWords(read: Understanding): string[] {
  const place = placeOf(read)
  // No rain falls under a roof.
  const air = isIndoors(place)
    ? read.air.filter((each) => !/^(?:rain|storm|snow|fog|haze|autumn|spring)$/.test(each))
    : read.air
  const motifs = read.subjects.map(nameOf)
  const isHourNamed = ['night', 'sunset', 'sunrise', 'day'].some((hour) => air.includes(hour))
  // The moon and fireworks are seen at night, whether or not the text says so.
  const isNightly = motifs.some((motif) =>
    /moon$|meteor-shower|flying-saucer|firework|firefly|^(?:glowing-)?star$|comet/.test(motif),
  )
  const isMoonlit = air.some(
    (each) => /^(?:moon|meteors)$/.test(each) || (each.startsWith('great ') && !each.endsWith('sun')),
  )
  const hour = (isNightly || isMoonlit) && !isHourNamed && !isIndoors(place) ? ['night'] : []
  // The Earth stands in the sky of the moon, unless it is a subject.
  const earth = motifs.some((motif) => motif.startsWith('globe-')) ? ['earth'] : []
  const isDisc = motifs.some((motif) => /^(?:full-moon|crescent-moon|sun)$/.test(motif))
  const disc = isDisc || air.some((each) => each.startsWith('great ')) ? [ownDisc] : []
  return [...air, ...hour, ...earth, ...disc, ...(isBuilt(place) ? [] : openScene(place).words)]
}

/**
 * Says what the picture shows. Abstract pictures show no thing. A motif that only stands for a text without anything to
 * draw (a chart for "compound interest") is none of its words.
 */
export function sayWhatIsSeen(preset: PresetStyle, read: Understanding): Seen {
  if (preset === 'Abstract') return { understood: [], missing: [...read.drawn, ...read.missing] }
  // Old film has lost its colors.
  const isSet = preset === 'Pixar' || preset === 'Claymation'
  const hasMirror = read.subjects.some(
    (subject) =>
      nameOf(subject) === 'mirror' || (subject.kind === 'thing' && subject.states?.includes('reflected')),
  )
  const isLost = (word: string): boolean =>
    (preset === 'Vintage Film' && (Object.hasOwn(colorWords, word) || /colou?r|rainbow/.test(word))) ||
    // Its grain hides the stars, too.
    (preset === 'Vintage Film' && /\bstar|milky way|night sky/.test(word) && read.air.includes('night')) ||
    // Meadows, and sets of toys and clay, have hills and no cliffs.
    ((isSet || preset === 'Anime') &&
      cliffs.test(word) &&
      read.place !== undefined &&
      !isBuilt(read.place)) ||
    // Only the water of films reflects what is over it.
    ((isSet || preset === 'Anime') && /^(?:perfect )?reflect|mirrored/.test(word) && !hasMirror)
  return {
    understood: read.drawn.filter((word) => !isLost(word)),
    missing: [...read.missing, ...read.drawn.filter(isLost)],
  }
}

const cliffs = /^(?:ridge|summit|peak|fjord|mountain ?top|top of a mountain)$/

/** Moves words that the arrangement turned out not to show to those that are missing. */
export function reportLost(read: Understanding, lost: readonly string[]): Understanding {
  const said = lost.map((phrase) => read.turned?.[phrase] ?? phrase)
  const isLost = (word: string): boolean => said.includes(word)
  // "With" is not listed as drawn, but it is listed as missing.
  const links = isLost('with') ? ['with'] : []
  if (!read.drawn.some(isLost) && links.length === 0) return read
  return {
    ...read,
    drawn: read.drawn.filter((word) => !isLost(word)),
    missing: [...new Set([...read.missing, ...read.drawn.filter(isLost), ...links])],
  }
}
