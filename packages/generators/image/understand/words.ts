// Words that bind the parts of a picture: what somebody does, how two things stand to each other, light and weather,
// and words that say nothing about what is in the picture.

import { indexPhrases } from './index-phrases.ts'

export const relations = [
  'on',
  'under',
  'beside',
  'in front of',
  'behind',
  'riding',
  'holding',
  'facing',
  'chasing',
  'inside',
  'above',
  'filled with',
  'topped with',
  'piled',
  'stacked',
  'pushing',
  'pulling',
  'hugging',
  'blowing',
  'wearing',
  'scattered',
  'planted',
  'climbing',
  'around',
  'surrounded by',
  'between',
  'leading',
  'hand in hand',
  'lined up',
  'ringed',
  'fleeing',
  'back to back',
] as const

export type RelationName = (typeof relations)[number]

const relationRows: readonly (readonly [relation: RelationName, words: string])[] = [
  ['topped with', 'topped with, crowned with, on top, on each, on each one, on top of each'],
  [
    'on',
    'rowing, paddling, growing on, at the top of, at the summit of, crossing, across, perching on, on, on top of, onto, atop, upon, perched on, balancing on',
  ],
  ['under', 'under, beneath, below, underneath'],
  [
    'beside',
    'beside, next to, near, by, and, with, alongside, together with, lined with, along, at, plus, at the end of',
  ],
  ['in front of', 'in front of, against, leaning against, leaning on, before, outside'],
  ['behind', 'behind'],
  [
    'riding',
    'riding, on the back of, riding on, rides, ride, mounted on, driving, drives, drive, steering, steers, piloting, pilots, at the wheel of, at the helm of, behind the wheel of, at the controls of',
  ],
  [
    'holding',
    'holding, holds, carrying, giving, gives, handing, bringing, serving, delivering, carries, lifting up, drinking, eating, pouring, juggling, shaking, tossing, sharing, cradling, rocking, catching, offering, selling, playing, reading, painting, using, hold, carry, counting, signing',
  ],
  [
    'facing',
    'hailing, stopping, whispering, telling a secret to, arranging, shaving, carving, lighting, dusting, wiping, playing fetch with, whispering to, chopping down, cutting down, felling, laughing at, aiming at, changing, tucking, unwrapping, inflating, polishing, facing, versus, vs, looking at, looks at, watching, talking to, fighting, fights, meeting, staring at, looking through, looks through, peering through, peering into, picking, watering, meets, fight, talks to, pointing at, teaching, petting, feeding, helping, arguing with, talking with, greeting, painting a portrait of, shaking hands with, milking, interviewing, washing, training, grooming, exploring, approaching, passing, visiting, inspecting, examining, touching, sniffing, photographing, admiring, playing with, comforting, consoling, towards, toward, digging through, peeking into, looking into, chatting with, checking, checking on, tending, guarding, protecting, drinking from, feeding on, eating from, confronting, opening, closing, knocking on, entering, shouting at, yelling at, screaming at, scolding, hanging up, singing to, reading to, waving at, waving to, smiling at, laughing at, bowing to',
  ],
  ['chasing', 'chasing, chases, running after, following, chase, hunting'],
  ['fleeing', 'running away from, escaping from, fleeing from, runs away from'],
  ['back to back', 'back to back'],
  ['leading', 'on a leash, on leashes, leading, leads, walking, guiding'],
  [
    'climbing',
    'climbing, climbs, climbing up, climbing down, climbing over, climbing onto, climb, scaling, hanging from, clinging to, swinging from, up the, up a, up an, down the, down a',
  ],
  ['around', 'around, gathered around, seated around, huddled around, sitting around, standing around'],
  ['surrounded by', 'surrounded by'],
  ['between', 'between, in between, on each side, on both sides, on either side, at each side'],
  [
    'hand in hand',
    'holding hands, hand in hand, holding hands with, hold hands, arm in arm, hand in hand with',
  ],
  ['lined up', 'in a row, in a line, lined up, in line, side by side, in single file'],
  ['ringed', 'in a circle'],
  ['inside', 'inside, in, into, inside of, within, through, coming out of, out of, emerging from'],
  ['pushing', 'pushing, pushes'],
  ['pulling', 'pulling, pulls, dragging, towing'],
  ['hugging', 'hugging, hugs, embracing, kissing, cuddling'],
  ['blowing', 'blowing, throwing, throws'],
  ['holding', 'in its mouth, in his mouth, in her mouth, in its beak'],
  ['wearing', 'wearing, wears, dressed in'],
  [
    'above',
    'above, over, flying above, leaping over, flying over, floating above, jumping over, hovering over',
  ],
]

export const relationWords: ReadonlyMap<string, RelationName> = indexPhrases(relationRows)

/** Times of day and weather: the word that the painters know, then words for it. */
const airRows: readonly (readonly [air: string, words: string])[] = [
  [
    'night',
    'night, at night, midnight, moonlight, moonlit, dark, nighttime, nocturnal, starry night, starry sky, milky way, stars, night sky, full of stars, under the stars, three in the morning, 3 am, 3am, 2am, 2 am, 4am, 1am, 11pm, late at night, after dark, darkness, starry',
  ],
  [
    'day',
    'noon, midday, daytime, daylight, broad daylight, at noon, sunny day, summer, in summer, sunny, bright sunshine, sunshine, in the sun, under the sun, in the sunlight, sunlight, in the sunshine, under a blazing sun, afternoon, blue sky',
  ],
  ['sunset', 'sunset, dusk, evening, at sunset, golden hour, twilight, sundown'],
  ['sunrise', 'sunrise, dawn, morning, at dawn, daybreak, early morning'],
  ['rain', 'rain, rainy, raining, in the rain, pouring rain, drizzle'],
  ['storm', 'storm, stormy, thunderstorm, lightning, hurricane, thunder'],
  [
    'snow',
    'snow covered, covered in snow, snowcapped, heavy snow, snowy, snowing, snowfall, blizzard, winter, in the snow, falling snow, snowstorm',
  ],
  ['fog', 'fog, foggy, mist, misty, haze, hazy, in the fog'],
]

export const airWords: ReadonlyMap<string, string> = indexPhrases(airRows)

/** How many of a thing a picture shows at most. */
export const maxOfAKind = 6

/** How many a word asks for; words for a lot ask for as many as are drawn at most. */
export const numbers: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  dozen: 12,
  hundred: 100,
  thousand: 1000,
  '1': 1,
  '2': 2,
  '3': 3,
  '4': 4,
  '5': 5,
  '6': 6,
  '7': 7,
  '8': 8,
  '9': 9,
  '10': 10,
  '12': 12,
  '20': 20,
  '50': 50,
  '100': 100,
  pair: 2,
  several: 3,
  some: 3,
  few: 3,
  group: 4,
  bunch: 3,
  row: 4,
  pile: 3,
  stack: 3,
  heap: 3,
  handful: 3,
  many: 5,
  lots: 5,
  dozens: 6,
  herd: 4,
  flock: 5,
  pack: 4,
  piles: 3,
  stacks: 3,
  heaps: 3,
  rows: 4,
  swarm: 5,
}

/** Sizes in words: how much larger or smaller the next thing is. */
export const sizes: Readonly<Record<string, number>> = {
  tiny: 0.45,
  small: 0.7,
  little: 0.7,
  mini: 0.5,
  big: 1.35,
  large: 1.35,
  huge: 1.8,
  giant: 2.1,
  gigantic: 2.2,
  enormous: 2,
  tall: 1.25,
  miniature: 0.45,
  massive: 1.9,
  colossal: 2.2,
  oversized: 1.8,
  great: 1.35,
}

/** Colors that a thing or a person's clothes can take. */
export const colorWords: Readonly<Record<string, string>> = {
  red: '#d23b36',
  crimson: '#a81f33',
  orange: '#e8842f',
  yellow: '#efc53a',
  golden: '#dba73a',
  gold: '#dba73a',
  green: '#3f9a55',
  teal: '#238f8c',
  blue: '#2f6fc4',
  navy: '#22335c',
  purple: '#7a4fb5',
  violet: '#7a4fb5',
  pink: '#e77ba5',
  brown: '#7c5230',
  black: '#2a2a32',
  white: '#f2f2f4',
  gray: '#8a8f99',
  grey: '#8a8f99',
  silver: '#b9c0ca',
  rusty: '#9a5a33',
  beige: '#d9c7a3',
  autumn: '#d9772f',
  turquoise: '#33b3b0',
  maroon: '#7a2233',
}

/** Words before a thing that must not be in the picture. */
export const negations: ReadonlySet<string> = new Set([
  'no',
  'without',
  'not',
  'never',
  'minus',
  'except',
  'excluding',
  'avoid',
])
