import type { SceneHint } from './niche.ts'
import type { PaletteName } from './palettes.ts'

/** Words that place a picture, whatever its subject ("a cat in space"). */
export const sceneCues: Readonly<Record<string, SceneHint>> = {
  city: 'city',
  town: 'city',
  street: 'city',
  skyline: 'city',
  downtown: 'city',
  forest: 'forest',
  woods: 'forest',
  jungle: 'forest',
  rainforest: 'forest',
  mountain: 'mountains',
  mountains: 'mountains',
  hill: 'mountains',
  cliff: 'mountains',
  ocean: 'ocean',
  sea: 'ocean',
  underwater: 'ocean',
  lake: 'ocean',
  desert: 'desert',
  dune: 'desert',
  canyon: 'desert',
  space: 'space',
  galaxy: 'space',
  cosmos: 'space',
  universe: 'space',
  field: 'field',
  meadow: 'field',
  countryside: 'field',
  road: 'road',
  highway: 'road',
  night: 'night',
  midnight: 'night',
  moonlight: 'night',
  dark: 'night',
  snow: 'snow',
  snowy: 'snow',
  winter: 'snow',
  arctic: 'snow',
  room: 'room',
  kitchen: 'room',
  bedroom: 'room',
  office: 'room',
  indoors: 'room',
  desk: 'room',
  sunrise: 'sunrise',
  sunset: 'sunrise',
  dawn: 'sunrise',
  dusk: 'sunrise',
  storm: 'storm',
  stormy: 'storm',
  rain: 'storm',
  rainy: 'storm',
  lightning: 'storm',
  garden: 'garden',
  park: 'garden',
  spring: 'garden',
  beach: 'beach',
  seaside: 'beach',
  tropical: 'beach',
  summer: 'beach',
  sky: 'sky',
  clouds: 'sky',
}

/** Words that name colors or a look. */
export const paletteCues: Readonly<Record<string, PaletteName>> = {
  red: 'ember',
  crimson: 'ember',
  fiery: 'ember',
  orange: 'sunset',
  sunset: 'sunset',
  yellow: 'gold',
  gold: 'gold',
  golden: 'gold',
  green: 'emerald',
  emerald: 'emerald',
  teal: 'mint',
  turquoise: 'mint',
  blue: 'ocean',
  azure: 'sky',
  navy: 'midnight',
  purple: 'violet',
  violet: 'violet',
  lavender: 'lavender',
  pastel: 'lavender',
  pink: 'rose',
  magenta: 'candy',
  colorful: 'candy',
  colourful: 'candy',
  neon: 'neon',
  cyberpunk: 'neon',
  brown: 'earth',
  beige: 'earth',
  earthy: 'earth',
  gray: 'slate',
  grey: 'slate',
  black: 'slate',
  white: 'snow',
  icy: 'snow',
  dark: 'midnight',
  moody: 'midnight',
  coral: 'coral',
  mint: 'mint',
}

/** Palettes dominated by a named color, so that "no red" can avoid them. */
export const palettesOfColor: Readonly<Record<string, readonly PaletteName[]>> = {
  red: ['ember', 'coral'],
  orange: ['sunset', 'coral', 'ember', 'gold'],
  yellow: ['gold'],
  gold: ['gold'],
  green: ['emerald', 'forest', 'mint'],
  teal: ['mint', 'ocean'],
  blue: ['ocean', 'sky', 'midnight', 'snow', 'neon'],
  purple: ['violet', 'candy', 'lavender', 'neon'],
  violet: ['violet', 'candy', 'lavender'],
  pink: ['rose', 'candy', 'sunset'],
  brown: ['earth', 'gold'],
  gray: ['slate'],
  grey: ['slate'],
  dark: ['midnight', 'neon', 'ember'],
  neon: ['neon'],
  white: ['snow'],
}

/** Words of the table that describe a kind of video rather than its subject; any other match wins over them. */
export const weakWords: ReadonlySet<string> = new Set(
  (
    'fact facts tip tips trick hack hacks story mistake failing failure success winning time work job secret secrets ' +
    'hidden mystery history historical ancient science scientist idea ideas future change choice choices future life free test tests ' +
    'word words advice quote love world earth goal goals trend habit habits routine beginner people fear news ' +
    'rich best hero legend learn learning skill skills energy water light data analysis report strategy growth ' +
    'team leader boss company business customer store event energy gift present style mood vibe color design ' +
    'cozy aesthetic viral quick easy smart genius motivation inspiration read reading write writing study home house trip travel animal animals ' +
    'food meal health healthy nature morning night evening summer winter spring snow rain sun sea ocean space city ' +
    'beach desert forest mountain mountains sky cloud clouds storm island lake garden field road tree trees bowl'
  ).split(' '),
)

/** Phrases that set the scene like a single scene word; an object next to them is the subject. */
export const weakPhrases: ReadonlySet<string> = new Set([
  'northern lights',
  'wheat field',
  'starry night',
  'night sky',
])

/** Cues of weather and time of day, which light a place rather than name one. */
export const passingCues: ReadonlySet<string> = new Set(
  'night midnight moonlight dark snow snowy winter sunrise sunset dawn dusk storm stormy rain rainy lightning'.split(
    ' ',
  ),
)

/** Words that introduce the place of a thing. */
export const placingWords: ReadonlySet<string> = new Set(
  'in inside into on onto at under below over above near by beside behind between across along through against before beneath'.split(
    ' ',
  ),
)

/** Words that never become a picture. */
export const stopWords: ReadonlySet<string> = new Set(
  (
    'the and for with from that this these those your you our his her its their they them who what when where why how ' +
    'are was were will would can could should have has had does did not but into onto over under about after before ' +
    'than then there here every each all any some most more less very just only also too one two three four five six ' +
    'seven eight nine ten make makes made making get gets getting got use used using way ways thing things stuff ' +
    'need needs want wants keep keeps let lets put take takes never always ever really actually like better best worst ' +
    'good bad new old big small first last next top day days week year years people person man woman guy girl ' +
    'without because while again still back down off out again know knows think feel feels look looks see seen say says works ' +
    // These share their stem with another thing: blues, boxing, glasses, seasoning, earrings, closing a deal, boots,
    // harbors.
    'blue box boxes glass seasons ears close closed boot harboring'
  ).split(' '),
)
