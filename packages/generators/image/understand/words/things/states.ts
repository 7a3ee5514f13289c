// States of things: "broken", "melting", "half eaten". Some are drawn over a thing, others are another drawing of it.

import { beastDoing } from '../../../figures/beasts.ts'
import { beastFits, beastMoodNames, beastMoodOf } from './beast-moods.ts'
import { furtherFits, furtherStateNames, furtherStateRows, slender } from './further-states.ts'
import { indexPhrases } from '../index-phrases.ts'
import { restingOf } from './resting.ts'
import { isAnimal, isFood } from './things.ts'
import { brimmingForms, standOpen } from './vessel-forms.ts'

/** What can be drawn over any outline. */
export const stateNames = [
  'cracked',
  'shattered',
  'melting',
  'dripping',
  'steaming',
  'burning',
  'smoking',
  'burnt',
  'bitten',
  'halved',
  'wet',
  'dirty',
  'dusty',
  'mossy',
  'frozen',
  'glowing',
  'sparkling',
  'winged',
  'smiling',
  'sad',
  'angry',
  'chained',
  'fallen',
  'leaning',
  'upside down',
  'spilled',
  'sinking',
  'exploding',
  'torn',
  'bandaged',
  'bloody',
  'leaking',
  'withered',
  'overflowing',
  'leaping',
  'breaching',
  'dashing',
  'worn',
  'snowy',
  'crashing',
  'plunging',
  'graffiti',
  'reflected',
  'wading',
  'swimming',
  'padlocked',
  'fire breathing',
  'calling',
  'buried',
  'in pieces',
  ...furtherStateNames,
  ...beastMoodNames,
] as const

export type StateName = (typeof stateNames)[number]

/** True for the states of what leaps out of water. */
export function isLeap(state: StateName): boolean {
  return state === 'leaping' || state === 'breaching'
}

/** True for the states of what is partly in water. */
export function isInWater(state: StateName): boolean {
  return state === 'wading' || state === 'swimming'
}

/** States that only choose another drawing. */
type DrawnState =
  | 'open'
  | 'empty'
  | 'unlit'
  | 'collapsing'
  | 'hatching'
  | 'crumpled'
  | 'abandoned'
  | 'howling'
  | 'roaring'
  | 'spooky'
  | 'vintage'
  | 'sleepy'
  | 'yawning'

const rows: readonly (readonly [state: StateName | DrawnState, words: string])[] = [
  [
    'cracked',
    'cracked, broken, fractured, crumbling, damaged, ruined, destroyed, wrecked, breaking, cracking, with cracks, with a crack, destroying, destroys, ruining, ruins, wrecking, killing, kills, falling apart',
  ],
  ['melting', 'melting, melted, melting away'],
  ['dripping', 'dripping, dripping paint, gooey'],
  [
    'steaming',
    'cooling, steaming, hot, boiling, piping hot, steam, steam rising, with steam, freshly brewed, warm',
  ],
  [
    'burning',
    'with flames, surrounded by flames, covered in flames, wrapped in flames, burning, on fire, in flames, ablaze, flaming, engulfed in flames, burning down, catching fire, set on fire',
  ],
  ['smoking', 'smoking, smoldering, overheating, with smoke, smoke rising'],
  ['burnt', 'burnt, burned, charred, scorched, overcooked'],
  ['bitten', 'half eaten, bitten, eaten, with a bite taken out, with a bite, partly eaten'],
  ['halved', 'cut in half, halved, sliced, sliced in half, split in half, cut open'],
  [
    'wet',
    'wet, dewy, covered in dew, covered in dew drops, covered in dewdrops, covered in water drops, covered with dew, dew, dew drops, dewdrops, with drops of water, with water drops, with dew drops, with drops of dew, with raindrops, with drops of rain, with water droplets, with dew, drops of water, water droplets, water drops, raindrops, condensation, covered in raindrops, soaked, dripping wet',
  ],
  ['dirty', 'dirty, muddy, covered in mud, stained, grimy, filthy, covered in dirt'],
  ['graffiti', 'graffiti, with graffiti, covered in graffiti, spray painted'],
  [
    'reflected',
    'reflected, reflection, reflection in the water, reflection in water, reflection in the pond, reflected in water, reflected in the water, mirrored in the water, reflecting in the water',
  ],
  ['snowy', 'snow capped, with snow on top'],
  ['crashing', 'crash, crashing, crashed, crash landing, nosediving'],
  ['worn', 'old, worn, worn out, weathered, aged, ancient, shabby, battered, scratched'],
  ['dusty', 'dusty, covered in dust, cobwebs, covered in cobwebs, covered in spider webs'],
  [
    'mossy',
    'mossy, covered in moss, overgrown, overgrown with ivy, overgrown with vines, overgrown with plants, covered in ivy, covered in vines, covered in leaves, covered in plants, covered in seaweed, covered in algae',
  ],
  ['frozen', 'frozen, icy, frosty, frosted, covered in ice, encased in ice, frozen in ice, covered in frost'],
  ['glowing', 'glowing, shining, radiant, luminous, illuminated, bright, lit up, glowing brightly'],
  [
    'sparkling',
    'new, shiny, sparkling, glittering, gleaming, polished, glittery, brand new, spotless, twinkling',
  ],
  ['winged', 'winged, with wings, with angel wings, with white wings'],
  [
    'smiling',
    'smiling, happy, cheerful, laughing, grinning, with a smile, smiley, with a smiley face, with a smiley, with a happy face, with a face, with a smiling face',
  ],
  ['sad', 'sad, unhappy, depressed, with a sad face, lonely looking'],
  ['angry', 'angry, furious, mad, grumpy, evil, with an angry face'],
  [
    'chained',
    'with a chain and a padlock, with chains and a padlock, with a chain and padlock, with a chain and a lock, with chains around it, chained, chained up, in chains, wrapped in chains, locked with chains, locked in chains, locked with a chain, bound in chains, bound with chains, bound by chains, tied with chains, covered in chains',
  ],
  [
    'fallen',
    'fallen, toppled, knocked over, on its side, tipped over, fallen over, overturned, flipped over',
  ],
  ['leaning', 'leaning, tilted, crooked, tilting, slanted, wobbly, lopsided'],
  ['upside down', 'upside down, inverted'],
  ['spilled', 'spilled, spilling, spilt, spilled over'],
  ['sinking', 'sinking, going down, capsizing, half sunken'],
  ['exploding', 'exploding, explosion, bursting, blowing up, exploded, erupting'],
  ['torn', 'torn, ripped, tattered, torn apart, frayed'],
  [
    'bandaged',
    'with a bandage, with bandages, with a plaster, with a band aid, wrapped in bandages, injured, wounded, bandaged, hurt, patched up, stitched together, stitched back together',
  ],
  ['bloody', 'bloody, bleeding, blood stained, covered in blood, dripping blood, dripping with blood'],
  ['leaking', 'leaking, leaky, dripping water'],
  ['withered', 'wilted, wilting, dead, dying, withered, dried, dried up, bare, leafless'],
  [
    'overflowing',
    'overflowing, overfilled, overloaded, flowing over, running over, overflowing with water, brimming',
  ],
  [
    'padlocked',
    'locked, locked up, padlocked, bolted, with a padlock, with a lock on it, with a big lock, locked with a padlock, with a lock, with a padlock on it, with a padlock on the screen, with a lock on the screen, with a padlock on top, with a heavy padlock, with a golden lock',
  ],
  [
    'open',
    'open, opened, wide open, half open, ajar, with an open door, with its door open, with the door open, with an open lid, with the lid open',
  ],
  ['empty', 'empty, emptied'],
  ['unlit', 'unlit, extinguished, blown out, burned down'],
  ['collapsing', 'collapsing, collapses, collapsed, tumbling down, falling down'],
  ['hatching', 'hatching'],
  ['crumpled', 'crumpled, crumpled up, scrunched up'],
  [
    'leaping',
    'breaching, leaping out of the water, jumping out of the water, jumping out of the ocean, leaping out of the ocean, leaping from the water, jumping out of the sea',
  ],
  ['sleepy', 'sleepy, tired, lazy, exhausted'],
  ['fire breathing', 'fire breathing, breathing fire, spitting fire, breathes fire, fire spitting'],
  [
    'in pieces',
    'shattered, smashed, in pieces, into pieces, broken into pieces, shattered into pieces, smashed into pieces, smashed to pieces, broken to pieces, in shards, shattering',
  ],
  ['buried', 'buried, half buried, partly buried'],
  [
    'calling',
    'barking, barks, meowing, meows, chirping, tweeting, crowing, hooting, croaking, squawking, hissing, cawing',
  ],
  ['yawning', 'yawning, yawns, mid yawn'],
  ['howling', 'howling, howls'],
  ['vintage', 'vintage, antique, retro, classic, old fashioned'],
  ['roaring', 'roaring, roars, growling, snarling'],
  ['abandoned', 'abandoned, derelict, forgotten, dilapidated, run down, rundown'],
  ['spooky', 'haunted, spooky, creepy, eerie'],
  ...furtherStateRows,
]

const stateOfWords = indexPhrases(rows)

/** True for a phrase that names a state. */
export function isState(phrase: string): boolean {
  return stateOfWords.has(phrase)
}

const openings: Readonly<Record<string, string>> = {
  door: 'open-door',
  window: 'open-window',
  package: 'open-box',
  luggage: 'open-suitcase',
  locked: 'unlocked',
  'closed-book': 'open-book',
  'open-book': 'open-book',
  'file-folder': 'open-file-folder',
}

const oldTimers: Readonly<Record<string, string>> = {
  automobile: 'vintage-car',
  'racing-car': 'vintage-car',
  'high-speed-train': 'locomotive',
  airplane: 'small-airplane',
  'mobile-phone': 'telephone',
}

const houses = /^(?:house|house-with-garden|houses|barn|cabin|hut)$/
const greatHouses =
  /^(?:factory|hotel|castle|hospital|church|office-building|classical-building|mosque|stone-tower|bridge)$/
const flowers = /^(?:rose|tulip|hibiscus|sunflower|white-flower|blossom|hyacinth|bouquet|cherry-blossom)$/
const plants = /tree$|plant|seedling|bush|leaf|herb|cactus|palm|branch|grass|clover|mushroom/
const paper =
  /paper|page|map$|scroll|envelope|photo|picture|receipt|banknote|flag|newspaper|ticket|letter|poster|contract|calendar|shirt|jeans|dress|curtain|sail|kite|book|card|coat|blanket|teddy|doll|couch|sack|bag$|tent$|money-bag/

/** The drawing that shows a state of a thing, where another one does. */
function drawingOf(motif: string, state: StateName | DrawnState): string | undefined {
  if (state === 'open') return openings[motif] ?? standOpen(motif, 'open')
  if (state === 'empty') return standOpen(motif, 'empty')
  if (state === 'collapsing') return motif === 'house-of-cards' ? 'fallen-cards' : undefined
  if (state === 'sleepy') return restingOf(motif, 'sleeping')
  if (state === 'burning' && motif === 'burning-match') return motif
  if (state === 'yawning') return restingOf(motif.replace(/^(?:sleeping|sitting)-/, ''), 'yawning')
  if (state === 'vintage' || state === 'worn') return oldTimers[motif]
  if (state === 'hatching')
    return /^egg$|chick|chicken|bird|duck|turtle|nest/.test(motif) ? 'hatching-chick' : undefined
  if (state === 'crumpled')
    return motif.endsWith('banknote')
      ? 'crumpled-bill'
      : /paper|page|letter|memo|receipt|envelope|sticky-note|map$/.test(motif)
        ? 'paper-ball'
        : undefined
  if (state === 'howling' || state === 'roaring') return beastDoing(motif, 'howling')
  if (state === 'abandoned' || state === 'spooky') {
    if (state === 'spooky' && motif === 'deciduous-tree') return 'bare-tree'
    return houses.test(motif) ? 'derelict-house' : undefined
  }
  // Trunks lie on the ground, and leaves fall by themselves.
  if (state === 'fallen' && /^(?:log|maple-leaf|fallen-leaf)$/.test(motif)) return motif
  if (state === 'fallen' && motif.endsWith('tree')) return 'log'
  if (state === 'withered' && flowers.test(motif)) return 'wilted-flower'
  if (state === 'withered' && motif === 'deciduous-tree') return 'bare-tree'
  if ((state === 'cracked' || state === 'in pieces') && motif === 'red-heart') return 'broken-heart'
  if (state === 'cracked' && motif === 'chains') return 'broken-chain'
  return undefined
}

/** Too thin or too loose to show a crack. */
const thin =
  /umbrella|glasses|fence|ladder|sword|bicycle|rope|branch|feather|key$|pen$|web|chopsticks|kite|balloon|fire|smoke|cloud|water|tree|flower|rose|rainbow|comet|puddle|wing/
const cups = /^(?:hot-beverage|teacup.*|coffee-mug|mug|paper-cup)$/
const screens = /phone|window|mirror|television|computer|laptop|tablet|camera|glass|ice$|aquarium|fishbowl/
const liquids =
  /beverage|milk|wine|beer|glass|cup|drink|coffee|teapot|bottle|bucket|paint|bowl|jar|pitcher|watering|vase|honey/
const warm =
  /beverage|teacup|pot-of|teapot|pan$|bathtub|pizza|bread|pie|cake|soup|bowl|meat|hamburger|hot-dog|corn|croissant|potato|pancakes|waffle|egg|spaghetti|rice|toast|cauldron|cookie|dumpling|taco|iron|engine|bacon|stove|grill|spring/
const still =
  /building|house|castle|mountain|tower|bridge|pyramid|volcano|church|planet|globe|moon|sun$|star$|cloud/

const fits: Readonly<Record<StateName, (motif: string) => boolean>> = {
  cracked: (motif) => !isAnimal(motif) && !thin.test(motif),
  shattered: (motif) => screens.test(motif),
  melting: (motif) => !isAnimal(motif) && !/fire|water|cloud|smoke/.test(motif),
  dripping: (motif) => !isAnimal(motif) && !still.test(motif),
  steaming: (motif) => warm.test(motif),
  burning: (motif) => !/fire|candle|lantern|water|wave|puddle|\bice|snow|cloud|sun$|moon|star/.test(motif),
  smoking: (motif) => !isAnimal(motif) && !/water|cloud|sun$|moon|star/.test(motif),
  burnt: (motif) => !isAnimal(motif),
  bitten: isFood,
  halved: (motif) =>
    /apple|lemon|lime|orange|tangerine|melon|peach|tomato|onion|potato|egg$|coconut|pear|mango|cucumber|avocado|kiwi/.test(
      motif,
    ),
  wet: (motif) => !still.test(motif) && !/water|wave|rain|fire|puddle/.test(motif),
  dirty: (motif) => !/water|wave|fire|puddle|cloud|sun$|moon|star/.test(motif),
  dusty: (motif) => !isAnimal(motif) && !isFood(motif),
  mossy: (motif) => !isAnimal(motif) && !isFood(motif),
  frozen: (motif) => !/fire|sun$|\bice/.test(motif),
  glowing: () => true,
  sparkling: (motif) => !isAnimal(motif),
  winged: (motif) => !/bird|pegasus|griffin|eagle|dragon|butterfly|bee|wing/.test(motif),
  smiling: (motif) =>
    !isAnimal(motif) &&
    (motif === 'balloon' || !thin.test(motif)) &&
    !/face|teddy|snowman|jack-o|robot|skull|doll/.test(motif),
  sad: (motif) => fits.smiling(motif),
  angry: (motif) => fits.smiling(motif),
  chained: (motif) => !thin.test(motif),
  fallen: (motif) => !isAnimal(motif) && !/ball|sun$|moon|star|water|puddle|cloud/.test(motif),
  leaning: (motif) => !isAnimal(motif) && !/ball|sun$|moon|water|puddle|cloud/.test(motif),
  'upside down': (motif) => !/sun$|moon|water|puddle|cloud/.test(motif),
  spilled: (motif) => liquids.test(motif),
  sinking: (motif) =>
    /ship|boat|ferry|canoe|gondola|raft|iceberg|automobile|island|statue|piggy|house|car$|truck|bus$|church|castle|building|hut|cabin|tractor|hospital|hotel/.test(
      motif,
    ),
  exploding: (motif) => !isAnimal(motif) && !/volcano|firework/.test(motif),
  torn: (motif) => paper.test(motif),
  bandaged: (motif) =>
    isAnimal(motif) ||
    /heart|teddy|ball|doll|robot|globe|egg|brain|piggy|phone|automobile|car$|house|tree|planet|earth|clock|wallet|coin|head/.test(
      motif,
    ),
  bloody: (motif) =>
    /knife|dagger|sword|blade|axe|saw|hand|heart|rose|skull|scissors|tooth|moon|crown|clock|door|book|box|package|letter|envelope|page|mirror|window|car$|automobile|statue|doll|teddy|table|chair|bed|phone|hammer|mask|key|shirt|dress|bathtub|wall/.test(
      motif,
    ),
  leaking: (motif) =>
    /pipe|faucet|tap|bucket|bottle|boat|sink|roof|barrel|hydrant|bathtub|watering|pen|drum|cup|jar/.test(
      motif,
    ),
  withered: (motif) => plants.test(motif),
  overflowing: (motif) =>
    /empty-can|wastebasket|bucket|basket|bathtub|sink|cup|mug|beverage|box|package|mailbox|luggage|bin$|tray/.test(
      motif,
    ),
  graffiti: (motif) =>
    /brick|wall|train|bridge|building|factory|house|door|truck|bus|metro|tram|dumpster|van/.test(motif),
  reflected: (motif) => !/water|wave|puddle|cloud|lake/.test(motif),
  snowy: (motif) => !isAnimal(motif) && !/fire|sun$|moon|cloud|water|snow/.test(motif),
  crashing: (motif) =>
    /saucer|airplane|rocket|helicopter|automobile|car$|truck|train|drone|airship|ship|satellite|bus/.test(
      motif,
    ),
  plunging: (motif) => motif.endsWith('airplane'),
  worn: (motif) =>
    !isAnimal(motif) &&
    !isFood(motif) &&
    !/mountain|volcano|planet|globe|tree|cloud|sun$|moon|star|water|fire/.test(motif),
  wading: isAnimal,
  swimming: isAnimal,
  dashing: isAnimal,
  breaching: isAnimal,
  'fire breathing': (motif) => /dragon|t-rex|lizard|monster|lion$/.test(motif),
  calling: isAnimal,
  'in pieces': (motif) =>
    fits.cracked(motif) &&
    !still.test(motif) &&
    !/egg$|heart$|chain|car$|automobile|truck|train|table|stone|log/.test(motif),
  buried: (motif) => !isAnimal(motif) && !/water|cloud|sun$|moon|fire|mountain/.test(motif),
  padlocked: (motif) =>
    /door|chest|crate|luggage|phone|gate|book|fridge|refrigerator|safe|cage|wardrobe|box|package|window|laptop|locker|treasure|heart|brain|suitcase|briefcase|mouth|computer|money-bag|wallet|house|skull|jar|folder|tablet|head/.test(
      motif,
    ),
  ...furtherFits,
  ...beastFits,
  leaping: (motif) =>
    /orca|narwhal|beluga|swordfish|salmon|whale|dolphin|shark|^fish$|tropical-fish|goldfish|clownfish|seal|wooden-crate|^package$|toolbox|locker/.test(
      motif,
    ),
}

function isOnlyDrawn(state: StateName | DrawnState): state is DrawnState {
  return !(stateNames as readonly string[]).includes(state)
}

/** How a thing is drawn in a state; undefined when nothing shows it. */
export function stateOf(
  motif: string,
  phrase: string,
): { motif?: string; states: readonly StateName[] } | undefined {
  // What is magical shines by itself.
  if (/^(?:magical|enchanted|mystical)$/.test(phrase))
    return isAnimal(motif) ? undefined : { states: ['glowing', 'sparkling'] }
  const mood = beastMoodOf(motif, phrase)
  if (mood) return { states: [mood] }
  const state = stateOfWords.get(phrase)
  if (state === undefined) return undefined
  const drawing = drawingOf(motif, state)
  // Planes are drawn as they climb.
  if (state === 'crashing' && /^(?:small-)?airplane$/.test(motif)) return { states: ['plunging'] }
  if (state === 'sewn' && motif.endsWith('heart')) return { motif: 'red-heart', states: ['sewn'] }
  if (state === 'ribboned' && /gift|bouquet-wrap|teddy/.test(motif)) return { states: [] }
  if (state === 'unlit' && motif === 'candle') return { motif: 'unlit-candle', states: [] }
  if (state === 'spilled' && motif === 'medicine-bottle') return { motif: 'spilled-pills', states: [] }
  if (state === 'burnt' && motif === 'light-bulb') return { motif: 'dead-bulb', states: [] }
  if ((state === 'fallen' || state === 'spilled') && cups.test(motif))
    return { motif: 'spilled-cup', states: [] }
  if (state === 'wet' && motif === 'spider-web') return { motif: 'dewy-web', states: [] }
  const brimming = state === 'overflowing' ? brimmingForms[motif] : undefined
  if (brimming) return { motif: brimming, states: [] }
  if (state === 'fallen' && motif === 'garbage-can') return { motif: 'empty-can', states: [state] }
  if (state === 'overflowing' && motif === 'garbage-can') return { motif: 'empty-can', states: [state] }
  if (drawing !== undefined) return { motif: drawing, states: state === 'roaring' ? ['calling'] : [] }
  if ((state === 'abandoned' || state === 'spooky') && greatHouses.test(motif))
    return { states: ['mossy', 'cracked'] }
  if (state === 'abandoned')
    return isAnimal(motif) || isFood(motif) ? undefined : { states: ['mossy', 'dusty'] }
  if (state === 'roaring' && isAnimal(motif)) return { states: ['calling'] }
  if (state === 'collapsing' && still.test(motif)) return { states: ['leaning', 'cracked'] }
  if (state === 'collapsing') return stateOf(motif, 'shattered')
  if (state === 'snapped' && !isAnimal(motif)) return { states: [state] }
  // What has no flesh to show falls into two halves.
  if (state === 'halved' && !fits.halved(motif) && !isAnimal(motif)) return { states: ['snapped'] }
  if (isOnlyDrawn(state)) return undefined
  const isBreak = state === 'cracked' || state === 'in pieces'
  if (isBreak && slender.test(motif)) return { states: ['snapped'] }
  if (isBreak && screens.test(motif)) return { states: ['shattered'] }
  // What is too large to lie in pieces is cracked.
  if (state === 'in pieces' && !fits[state](motif)) return stateOf(motif, 'cracked')
  return fits[state](motif) ? { states: [state] } : undefined
}
