// Words that describe. Some ask for nothing that could be seen; others, a picture can show on some things only. The reader
// reports the second kind wherever the picture doesn't show it.

import type { Look } from '../../figures/look.ts'
import { matters } from './body-matter.ts'
import { indexPhrases } from './index-phrases.ts'
import { lookRows } from './looks.ts'

const grammar =
  'a an the of to is are was were be being been am it its his her hers their theirs my our your this that these those there here from as for but or so how why ' +
  'than then while who whom whose which what where when he she they we i you him them us himself herself itself themselves some into out up down off in on at by ' +
  'and with during each every all another other same own one s t re ve ll d m please make create generate draw paint show me give want can has have having had do does just very really quite ' +
  'also too across toward towards along around about style styled look looking seen showing shown shows side middle center way flickering early late'

const praise =
  'beautiful stunning amazing cute cool epic awesome breathtaking gorgeous lovely pretty nice perfect majestic magnificent charming wonderful incredible elegant handsome ' +
  'peaceful calm serene quiet silent tranquil relaxing cozy dreamy magical mysterious brave proud friendly famous powerful strong gentle curious adorable aesthetic atmospheric ' +
  'surreal dramatic cinematic moody mood tasty delicious sweet real typical favorite best special clever smart wise lucky rich noisy loyal kind polite honest successful talented skilled experienced professional local fast hungry luxury luxurious expensive cheap rare popular precious valuable important little-known together doing being'

const medium =
  'photo photograph photography picture image illustration drawing render rendering art artwork portrait shot scene scenic background foreground 4k 8k hd uhd quality resolution ' +
  'masterpiece trending artstation octane unreal detailed detail details highly ultra hyper realistic photorealistic realism lighting light soft warm vivid vibrant depth bokeh lens film grain 35mm ' +
  'poster cover wallpaper thumbnail vertical horizontal square landscape digital concept fantasy abstract simple flat minimal minimalist pixar anime claymation cartoon 3d 2d view body'

/** Words of grammar, of praise and of style. They ask for nothing that could be missing. */
export const silentWords: ReadonlySet<string> = new Set(
  `${grammar} ${praise} ${medium}`.split(' ').concat('unreal engine', 'at once', 'all at once'),
)

/** Points of view, prints and other wishes for the camera; `camera.ts` knows which of them can be met. */
export const viewWords: ReadonlySet<string> = new Set(
  [
    'from behind, from the back, from above, from below, from the side, side view, front view, in profile',
    'close up, closeup, close up shot, closeup shot, extreme close up, extreme closeup, macro, macro shot, headshot',
    'aerial, aerial view, aerial shot, drone shot, drone view, top view, top down, top down view, view from above',
    'overhead, overhead view, flat lay, birds eye view, bird eye view, bird s eye view, high angle, high angle shot',
    'low angle, low angle shot, extreme low angle, worm eye view, worms eye view, worm s eye view, tilted angle, dutch angle',
    'wide angle, wide angle shot, wide shot, long shot, establishing shot, from afar, from far away, fisheye',
    'in the distance, far in the distance, in the far distance, far away, far off, on the horizon, distant, faraway',
    'in the background, in the foreground',
    'silhouette, silhouettes, silhouetted, in silhouette, backlit, against the light',
    'black and white photo, black and white photograph, black and white picture, black and white image',
    'black and white portrait, black and white film, black and white movie, black and white shot, black and white scene',
    'in black and white, monochrome, grayscale, greyscale, film noir, noir, sepia, sepia photo, in sepia, sepia toned',
    'double exposure, long exposure, split screen, slow motion, first person view, pov, point of view',
  ].flatMap((row) => row.split(', ')),
)

/** True for views in which things lie on a table. */
export function isFromAbove(view: string): boolean {
  return /^(?:(?:view )?from above|top view|top down|top down view|overhead|overhead view|flat lay|birds eye view|bird eye view|bird s eye view)$/.test(
    view,
  )
}

/** Where a quality can be seen. */
export interface Quality {
  /** The motifs and places whose drawings show it. */
  readonly shownBy?: RegExp
  /** How people of this quality look. */
  readonly look?: Partial<Look>
  /** True when the picture must have a single subject or body. */
  readonly isAlone?: boolean
  /** True when nobody may be there. */
  readonly isEmpty?: boolean
  readonly isCrowded?: boolean
  /** True for parts of a drawing, which a text may name before or after it. */
  readonly isPart?: boolean
  /** The color of a material, for things that don't have it anyway. */
  readonly dye?: string
  /** True when the color alone shows too little of the material. */
  readonly isMoreThanDye?: boolean
}

const food =
  /apple|pear|peach|berry|cherries|banana|lemon|orange|tangerine|grapes|melon|mango|pineapple|kiwi|coconut|avocado|tomato|carrot|potato|salad|broccoli|bread|croissant|baguette|bagel|egg|pizza|burger|cake|pie|cookie|soup|bowl|pancakes|waffle|sushi|pasta|spaghetti|cheese|fish|shrimp|toast|vegetable|leafy|corn|taco|burrito|sandwich|rice/

const qualityRows: readonly (readonly [words: string, quality: Quality])[] = [
  [
    'old, elderly, aged',
    {
      look: { age: 'old', hairColor: '#d9d9de' },
      shownBy:
        /castle|temple|ship|typewriter|lantern|gravestone|locomotive|church|derelict|windmill|scroll|well$|barrel|radio|treasure|library|museum|deciduous-tree|lighthouse|key|hourglass|amphora|pyramid|ruin|shipwreck|gramophone|^books$|boiler room|saloon|western town|medieval|tomb|crypt|catacombs|mansion|haunted|shrine|wine cellar|attic|barn$|workshop|alley|railway|tower room|cabin interior|rome|venice/,
    },
  ],
  [
    'ancient, antique, vintage, retro, historic, medieval, classic, weathered, traditional',
    {
      shownBy:
        /castle|temple|typewriter|lantern|gravestone|locomotive|church|derelict|windmill|scroll|well$|barrel|radio|treasure|museum|pyramid|hourglass|amphora|arena|knight|throne|longship|compass|telephone|key|shipwreck|gramophone|shrine|cherry garden|record|microphone|camera|clock|television|suitcase|luggage|car$|western town|medieval|tomb|crypt|catacombs|mansion|saloon|wine cellar|rome|egypt|mosque|indian palace|chinese street|japanese|viking/,
    },
  ],
  ['pregnant, expecting', { look: { gear: ['belly'] } }],
  ['young', { shownBy: /seedling|chick|ewe/, look: { hairColor: '#4a2f1d' } }],
  [
    'futuristic, high tech, sci fi, from the future',
    {
      shownBy:
        /robot|saucer|rocket|drone|spaceship|server room|moon base|mars colony|neon street|underwater city|future/,
    },
  ],
  [
    'modern',
    {
      shownBy:
        /laptop|phone|robot|saucer|rocket|office|skyscraper|city|airport|train|desktop|tablet|drone|kitchen|living room|couch|gym|hospital|spaceship|new york|neon street|server room|newsroom|moon base|mars colony|underwater city|airport|hospital|big city|gaming/,
    },
  ],
  [
    'wooden, wood, oak, timber, made of wood, bamboo',
    {
      dye: '#a8713f',
      shownBy:
        /table|chair|bench|boat|door|barn|barrel|easel|ladder|fence|log|shelf|cabin|hut|stool|canoe|longship|crate|bookshelf|treasure-chest|windowsill|treehouse|swing|sign|guitar|piano|spoon|deciduous-tree|toy|cutting-board|sled|pier|harbor/,
    },
  ],
  [
    'stone, marble, concrete, made of stone, granite',
    {
      dye: '#a3a39f',
      shownBy: /castle|well$|bridge|wall|gravestone|classical|statue|temple|fountain|lighthouse|church/,
    },
  ],
  ['roman, greek', { shownBy: /temple|classical|arena|amphora|statue|bridge$|philosopher/ }],
  ['leather', { dye: '#7a4a2a', shownBy: /boot|luggage|couch|book|handbag|glove/ }],
  [
    'steel, iron, metal, metallic, aluminum, chrome, made of steel, made of metal, titanium',
    { dye: '#8795a6', shownBy: /sword|blade|knife|key|robot|gear|anchor|axe/ },
  ],
  ['terracotta, clay, ceramic, brick, made of clay', { dye: '#c2693f', shownBy: /^brick$|amphora/ }],
  ['bronze, copper, brass, made of bronze', { dye: '#b0763a', shownBy: /bell/ }],
  ['made of gold, solid gold, gilded', { dye: '#dba73a', shownBy: /coin|trophy|crown/ }],
  [
    'made of glass, glass, crystal, made of crystal, transparent, made of ice',
    {
      dye: '#62ccff',
      isMoreThanDye: true,
      shownBy: /glass|bottle|gem-stone|window|fishbowl|bulb|ball$|greenhouse|^jar$|bubble|snow-globe|lens/,
    },
  ],
  ['ghostly, spectral, ghost like', { dye: '#dfe9f2', shownBy: /ghost|skeleton/ }],
  ['velvet, silk, satin, porcelain, made of paper', { shownBy: /curtain|pillow|page|teacup|kite/ }],
  ['freight, cargo, passenger, commuter', { shownBy: /train|locomotive|^ship$|ferry|railway/ }],
  ['wicker, woven', { shownBy: /basket|hat/ }],
  [
    'red and white stripes, red and white striped, in red and white stripes, painted',
    { shownBy: /lighthouse|circus-tent/, isPart: true },
  ],
  ['hot, steaming, warm', { shownBy: /beach|desert|sidewalk|summer|^day$|savanna/ }],
  ['frozen, icy', { shownBy: /ice|snow/ }],
  [
    'iced, cold, chilled, refreshing',
    {
      shownBy:
        /sidewalk|street|winter|night|rain|moon|snow|ice|cup-with-straw|tropical|beer|glass|drink|milk|cocktail|bottle/,
    },
  ],
  [
    'glowing, lit, burning, bright, shining',
    {
      shownBy:
        /lantern|candle|fire|bulb|moon|sun|star|jack-o|lamp|flashlight|lighthouse|crystal|neon|comet|television|city at night/,
      isPart: true,
    },
  ],
  [
    'shiny, sparkling, glittering, gleaming, polished',
    { shownBy: /gem|crown|trophy|coin|ring|star|treasure|disco|mirror/ },
  ],
  [
    'fierce, ferocious, wild, scary, dangerous',
    { shownBy: /dragon|lion|tiger|t-rex|wolf|shark|crocodile|boar|bear|storm|horse|sea/ },
  ],
  ['crowded, packed with, teeming', { isCrowded: true }],
  ['erupting, lava, flowing lava', { shownBy: /volcano/, isPart: true }],
  [
    'growing, blooming, blossoming, sprouting, in bloom, flowering',
    {
      shownBy: /tree|plant|seedling|flower|rose|tulip|mushroom|cactus|hibiscus|hyacinth|cherry|bouquet|lotus/,
    },
  ],
  ['syrup, maple syrup, dripping', { shownBy: /pancakes/, isPart: true }],
  [
    'chimney, roof, chimneys, from the chimney',
    {
      shownBy: /cabin|house|cottage|tiny-house|hut|barn|castle|building|church|hotel|school|factory/,
      isPart: true,
    },
  ],
  ['sailing, anchored, docked, moored', { shownBy: /boat|ship|ferry|canoe|gondola|raft/, isPart: true }],
  [
    'driving, speeding, racing, stopping, stopped',
    { shownBy: /automobile|car$|truck|bus|taxi|motorcycle|van|lorry/, isPart: true },
  ],
  [
    'launching, taking off, blasting off, landing, landing on',
    { shownBy: /rocket|airplane|helicopter|saucer|parachute/, isPart: true },
  ],
  [
    'equations, full of equations, equation, formulas, full of formulas, math equations, math formulas, mathematical formulas, full of math, covered in equations, covered in formulas, filled with equations, filled with formulas',
    { shownBy: /blackboard/, isPart: true },
  ],
  ['boiling, simmering, bubbling', { shownBy: /pot-of-food|cauldron|steaming/, isPart: true }],
  ['mustard, ketchup, sausage, bun', { shownBy: /hot-dog/, isPart: true }],
  ['lettuce, patty, bacon', { shownBy: /hamburger/, isPart: true }],
  [
    'leading up, leading down, leading to, leading up to',
    { shownBy: /stairs|steps|ladder|bridge/, isPart: true },
  ],
  [
    'in the wind, wind',
    {
      shownBy: /umbrella|kite|leaf|balloon|flag|hat$|dandelion|feather|sailboat|windmill|turbine/,
      isPart: true,
    },
  ],
  [
    'mouth open, open mouth, its mouth open, jaws open, open jaws, mouth wide open, wide open mouth',
    { shownBy: /crocodile|shark|monkey|t-rex/, isPart: true },
  ],
  ['antlers', { shownBy: /deer|moose/, isPart: true }],
  ['horns', { shownBy: /goat|ram$|ox$|bison|buffalo|cow$|rhinoceros|monster|dragon/, isPart: true }],
  ['tusks', { shownBy: /elephant|mammoth/, isPart: true }],
  ['mane', { shownBy: /lion$|horse$|unicorn/, isPart: true }],
  ['straw', { shownBy: /tropical-drink|cup-with-straw|bubble-tea|iced-coffee/, isPart: true }],
  ['wrapped', { shownBy: /wrapped-gift|candy|bouquet-wrap/ }],
  ['spoon', { shownBy: /cereal-bowl|bowl-with-spoon/, isPart: true }],
  ['meatballs', { shownBy: /spaghetti/, isPart: true }],
  ['steam, steam rising', { shownBy: /geyser|hot-spring/, isPart: true }],
  [
    'blue domes, blue dome, white houses, whitewashed, whitewashed houses',
    { shownBy: /greek island/, isPart: true },
  ],
  [
    'in a v, v formation, in v formation, in formation, in a v formation, in a v shape',
    { shownBy: /goose|duck|swan|stork|pelican|bird$/, isPart: true },
  ],
  ['crashing, breaking', { shownBy: /water-wave/, isPart: true }],
  ['stuck, caught, tangled', { shownBy: /kite|balloon|ball$/, isPart: true }],
  ['rising', { shownBy: /smoke|sun$|balloon|moon|globe|chart-increasing|steam/, isPart: true }],
  ['checkered, checked, plaid', { shownBy: /blanket|flag|finish/, isPart: true }],
  [
    'beam, light beam, tractor beam, beam of light, bright beam, green beam, ray of light, beam of green light, ray',
    { shownBy: /saucer/, isPart: true },
  ],
  ['orbiting', { shownBy: /satellite|planet|moon|comet/, isPart: true }],
  ['blowing in the wind, fluttering', { shownBy: /flag|kite/, isPart: true }],
  ['last, only, lonely, alone, lone, single, solitary, isolated', { isAlone: true }],
  [
    'halloween',
    {
      isPart: true,
      shownBy: /jack-o|pumpkin|ghost|skeleton|^bat$|haunted|graveyard|cobweb|spider-web|witch/,
    },
  ],
  [
    'empty, deserted, uninhabited, vacant, nobody, nobody around, nobody in sight, nobody there, not a soul',
    { isEmpty: true },
  ],
  [
    'colorful, colourful, multicolored, rainbow colored',
    {
      shownBy:
        /parrot|balloon|rainbow|kite|hot-air|butterfly|tropical|carnival|market|street|umbrella|fireworks|flowers|bouquet|coral|underwater|candy|gumball|macaron|pencils|tulip|peacock|beach-umbrella/,
    },
  ],
  ['fresh, ripe, juicy, raw, organic, healthy, homemade, freshly baked', { shownBy: food }],
  [
    'lush, dense, green, overgrown, tropical',
    { shownBy: /forest|jungle|park|field|greenhouse|palm|island|plant|fish|beach|drink/ },
  ],
  ['deep, dark', { shownBy: /forest|underwater|sea|cave|space|night|dark room|snow/ }],
  ['rocky, rugged, steep, high, towering', { shownBy: /mountain|cliff|fjord|peak/ }],
  ['sandy', { shownBy: /beach|desert|sandcastle|island/ }],
  ['dusty, dry, endless, vast, barren', { shownBy: /desert|road|field|sea|space|snow/ }],
  [
    'glass dome, glass domes, dome, domes',
    { shownBy: /underwater city|moon base|mars colony/, isPart: true },
  ],
  ['long, winding, straight', { shownBy: /road|mountain trail|tunnel|viaduct|gorge/ }],
  ['rough, choppy, stormy, raging, violent', { shownBy: /storm/ }],
  [
    'reflection, reflections, perfect reflection, reflecting, reflected in the water, mirrored in the water, still reflection',
    { shownBy: /lake|fjord/, isPart: true },
  ],
  ['peaks, snowy peaks, mountain peaks', { shownBy: /mountain|lake|fjord/, isPart: true }],
  [
    'heavy, torrential',
    { shownBy: /rain|storm|package|barbell|stone|anchor|chain|log|luggage|backpack|bag|box/ },
  ],
  ['open', { shownBy: /open-|umbrella$|laptop|treasure-chest|sea|field|road|sky/ }],
  ['closed, shut', { shownBy: /^door$|^window$|closed-|^package$|^luggage$|^envelope$|^mailbox/ }],
  ['rustic', { shownBy: /cabin|barn|table|bench|kitchen|fireplace/ }],
  ['busy, bustling, lively', { shownBy: /market|airport|station|carnival|crowd/ }],
  [
    'fluffy, furry',
    {
      shownBy:
        /ewe|ram|cloud|rabbit|baby-chick|poodle|panda|polar-bear|teddy|hamster|koala|llama|cat|fox|raccoon/,
    },
  ],
  [
    'spotted, striped',
    { shownBy: /leopard|zebra|tiger|giraffe|lady-beetle|clownfish|tropical-fish|umbrella/ },
  ],
  ['round', { shownBy: /ball|moon|sun|globe|pizza|coin|orange|tangerine|pumpkin|jack-o|clock/ }],
  [
    'lights, warm lights, bright lights, dim lights, city lights, colorful lights',
    {
      shownBy:
        /garage|market|city|carnival|christmas|stage|casino|arcade|neon|bowling|gaming|salon|square|restaurant|cafe|gas station|new york|paris|corridor|cinema/,
      isPart: true,
    },
  ],
  [
    'neon, neon lights, neon signs, neon sign, neon glow',
    { shownBy: /neon street|gaming|arcade|casino|future city|bowling/, isPart: true },
  ],
  ['stalls, market stands, wooden stalls, food stalls', { shownBy: /market/, isPart: true }],
  ['red string, red strings, red thread, red threads', { shownBy: /evidence-board/, isPart: true }],
  ['skyscrapers, towers, skyline', { shownBy: /city|new york|rooftop|office/, isPart: true }],
  [
    'seats, red seats, leather seats, red leather seats, booths, red booths',
    { shownBy: /diner/, isPart: true },
  ],
  ['shelves, aisles', { shownBy: /shop|library|bakery|museum/, isPart: true }],
  ['lanes, pins', { shownBy: /bowling/, isPart: true }],
  ['washing machines, dryers', { shownBy: /laundromat/, isPart: true }],
  ['full, filled, loaded, packed', {}],
  ['famous', { shownBy: /tower|statue|pyramid|fuji/ }],
  ['parked, placed, posed, laid out, set', { shownBy: /./ }],
]

const ofThings: ReadonlyMap<string, Quality> = indexPhrases(
  qualityRows.map(([words, quality]) => [quality, words] as const),
)
const ofPeople = indexPhrases(lookRows.map(([words, look]) => [look, words] as const))

export const qualityWords: ReadonlyMap<string, Quality> = new Map([
  ...ofThings,
  // What a word says of things and of people is one quality.
  ...[...ofPeople, ...matters].map(
    ([word, look]) => [word, { ...ofThings.get(word), look: { ...ofPeople.get(word), ...look } }] as const,
  ),
])

/** True for words that may stand between an article and its noun. */
export function isAdjective(word: string): boolean {
  return silentWords.has(word) || qualityWords.has(word)
}
