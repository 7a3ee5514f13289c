// Words that bind the parts of a picture: what somebody does, how two things stand to each other, light and weather,
// and words that say nothing about what is in the picture.

import type { PoseName } from '../figures/poses.ts'
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
    'growing on, at the top of, at the summit of, crossing, perching on, on, on top of, onto, atop, upon, perched on, balancing on',
  ],
  ['under', 'under, beneath, below, underneath'],
  [
    'beside',
    'beside, next to, near, by, and, with, alongside, together with, lined with, along, at, plus, at the end of',
  ],
  ['in front of', 'in front of, against, leaning against, leaning on, before, outside'],
  ['behind', 'behind'],
  ['riding', 'riding, on the back of, riding on, rides, ride, mounted on, driving, drives, drive'],
  [
    'holding',
    'holding, holds, carrying, giving, gives, handing, bringing, serving, delivering, carries, lifting up, drinking, eating, pouring, tossing, sharing, cradling, rocking, catching, showing, offering, selling, playing, reading, painting, using, hold, carry, counting, signing',
  ],
  [
    'facing',
    'facing, versus, vs, looking at, looks at, watching, talking to, fighting, fights, meeting, staring at, looking through, looks through, peering through, peering into, picking, watering, meets, fight, talks to, pointing at, teaching, petting, feeding, helping, arguing with, talking with, greeting, painting a portrait of, shaking hands with, milking, interviewing, washing, training, grooming, exploring, approaching, passing, visiting, inspecting, examining, touching, sniffing, photographing, admiring, playing with, comforting, consoling, towards, toward, digging through, peeking into, looking into, chatting with, checking, checking on, tending, guarding, protecting, drinking from, feeding on, eating from, confronting, opening, closing, knocking on, entering',
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

const poseRows: readonly (readonly [pose: PoseName, words: string])[] = [
  ['standing', 'standing, stands, posing, stand'],
  [
    'waiting',
    'waiting, waits, queueing, shopping, talking, speaking, listening, arguing, chatting, gossiping, talking to each other, talks, chats, facing each other, looking at each other, face to face, staring each other down, staring at each other',
  ],
  ['walking away', 'walking away, walks away, leaving, walking alone, wandering, walking into the distance'],
  [
    'walking',
    'walking, walks, strolling, marching, hiking, crossing, walk, trekking, sneaking, traveling, travelling, prowling, roaming, stalking',
  ],
  [
    'running',
    'running away from, escaping from, fleeing from, runs away from, running, runs, jogging, sprinting, racing, run, fleeing, escaping, chasing, chases, running late, crossing the finish line, galloping, trotting, charging, hunting, stampeding, rushing, dashing',
  ],
  [
    'sitting',
    'sitting, sits, seated, sitting around, seated around, resting, relaxing, sat, rowing, paddling, kayaking, canoeing, rafting',
  ],
  ['sitting on the ground', 'sitting on the ground, sitting on the floor, camping'],
  ['reading', 'reading, reads, studying, studies, learning'],
  [
    'typing',
    'typing, working, coding, programming, writing, works, writes, gaming, playing video games, hacking',
  ],
  [
    'eating',
    'eating, eats, drinking, drinks, grazing, drinking water, dining, drinking from, feeding on, eating from, having dinner, having breakfast, having lunch, having tea, having coffee, eating dinner, eating breakfast, eating lunch',
  ],
  ['playing piano', 'playing piano, playing the piano'],
  ['cooking', 'cooking, cooks, baking, frying, grilling, stirring'],
  [
    'pointing',
    'shooting an arrow, drawing a bow, archery, aiming an arrow, pointing, points, pointing at, directing, directing traffic, giving a presentation, lecturing, teaching, teaches, explaining, presenting, points at, giving a speech',
  ],
  ['painting', 'painting, paints, drawing, sculpting'],
  [
    'holding',
    'holding, holds, carrying, carries, giving, gives, handing, bringing, offering, feeding, watering, fishing, sweeping, hammering, pouring, photographing, taking a photo, taking photos, taking a picture, take a picture, taking pictures, take a photo, filming, texting, scrolling, delivering, serving, sharing, knitting, sewing, juggling, chopping, ironing, vacuuming, mopping, shoveling, raking, cutting, slicing, trimming, selling, catching, mending, fixing, repairing, cleaning, calling, taking a selfie, receiving, vaccinating, giving a vaccine, brushing teeth, brushing her teeth, brushing his teeth, forging, measuring, listening to music, vlogging, mining, counting, signing',
  ],
  [
    'reaching',
    'reaching, opening, closing, knocking on, reaches, stretching, picking, catching, petting, washing, hanging, touching, decorating, grooming',
  ],
  ['pushing', 'pushing, pushes'],
  ['walking', 'pulling, pulls, dragging'],
  ['hugging', 'hugging, hugs, embracing, kissing, cuddling, embrace'],
  [
    'hand in hand',
    'holding hands, hand in hand, holding hands with, hold hands, arm in arm, hand in hand with',
  ],
  ['shaking hands', 'shaking hands, handshake, shake hands, shaking hands with, high fiving'],
  ['handstand', 'doing a handstand, handstand, upside down, doing handstands'],
  ['cradling', 'cradling, rocking, nursing'],
  ['blowing', 'blowing, blows, blowing a kiss'],
  [
    'watching',
    'looking through, looks through, peering through, peering into, watching, watches, looking at, looking, gazing, staring, looking up, looks at, stargazing, facing, looking out, admiring',
  ],
  [
    'kneeling',
    'kneeling, kneels, crouching, hiding, begging, bowing, gardening, planting, building, digging, tying, milking, scrubbing, weeding, squatting, picking up',
  ],
  ['praying', 'praying, prays, in prayer, worshipping'],
  ['proposing', 'proposing, proposes, marriage proposal'],
  ['riding', 'riding, rides, on horseback'],
  ['cycling', 'cycling, cycles, biking, riding a bicycle, riding a bike'],
  [
    'sleeping',
    'falling asleep, fell asleep, dozing, dozing off, sleeping, asleep, sleeps, napping, lying in bed, dreaming, fast asleep, curled up asleep, curled up',
  ],
  ['lying', 'lying, lies, lying down, laying, sunbathing, lying on the ground, lying in the grass'],
  [
    'thinking',
    'smoking a pipe, smoking a cigar, smoking a cigarette, thinking, pondering, daydreaming, deep in thought, contemplating, wondering',
  ],
  ['swimming', 'swimming, swims, bathing, taking a bath, diving, snorkeling, swim'],
  [
    'soaring',
    'flying, soaring, flies, flying over, hovering, hovering over, gliding, flying above, in flight, taking off',
  ],
  ['floating', 'floating, floats, floating above, drifting, levitating, in zero gravity'],
  ['falling', 'falling, falls, fell, skydiving'],
  [
    'climbing',
    'climbing, climbs, climbing up, climbing down, climbing over, climbing onto, climb, rock climbing, hanging from, clinging to, scaling',
  ],
  [
    'lifting',
    'lifting, lifting weights, weightlifting, deadlifting, lifts, working out, exercising, deadlift, squats, bench press, lifting a heavy barbell',
  ],
  [
    'cheering',
    'cheering, celebrating, celebrates, winning, victorious, arms raised, triumphant, screaming, with arms raised, raising hands, hands up, with open arms, arms outstretched, applauding, clapping',
  ],
  ['jumping', 'jumping, jumps, leaping, leaps, jumping over, leaping over, hopping, bouncing'],
  ['dancing', 'dancing, dances'],
  ['waving', 'waving, waves goodbye, waving goodbye, saying goodbye, greeting'],
  ['meditating', 'meditating, meditates, in meditation, doing yoga, yoga'],
  ['fighting', 'wrestling, fencing, fighting, fights, boxing, punching, sparring, battling, dueling'],
  ['kicking', 'kicking, kicks, playing soccer, playing football, kicking a ball'],
  [
    'throwing',
    'throwing, throws, hitting, hitting a ball, smashing, serving a ball, bowling, tossing, tosses',
  ],
  ['playing guitar', 'playing guitar, playing the guitar, playing a guitar'],
  ['singing', 'singing, sings, performing, rapping'],
  ['surfing', 'surfing, surfs, skateboarding, snowboarding, skating, skiing'],
  [
    'crying',
    'head in hands, head in his hands, head in her hands, with his head in his hands, with her head in her hands, head on the desk, his head on the desk, with his head on the desk, with head on the desk, face in hands, sobbing into her hands, crying, cries, weeping, sobbing',
  ],
]

export const poseWords: ReadonlyMap<string, PoseName> = indexPhrases(poseRows)

/** What people hold in their hands for what they do. */
const toolRows: readonly (readonly [motif: string, deeds: string])[] = [
  ['tobacco-pipe', 'smoking a pipe'],
  ['cigarette', 'smoking a cigar, smoking a cigarette'],
  ['bow-and-arrow', 'shooting an arrow, drawing a bow, archery, aiming an arrow'],
  ['pick', 'mining'],
  ['syringe', 'vaccinating, giving a vaccine'],
  ['toothbrush', 'brushing teeth, brushing her teeth, brushing his teeth'],
  ['headphone', 'listening to music'],
  ['straight-ruler', 'measuring'],
  ['canoe', 'rowing, paddling, kayaking, canoeing'],
  ['broom', 'sweeping, raking, mopping, vacuuming'],
  ['hammer', 'hammering, fixing, repairing, forging'],
  ['watering-can', 'watering'],
  [
    'camera',
    'photographing, taking a photo, taking photos, taking a picture, take a picture, taking pictures, take a photo, filming',
  ],
  ['mobile-phone', 'texting, scrolling, calling, taking a selfie'],
  ['teapot', 'pouring'],
  ['yarn', 'knitting, sewing, mending'],
  ['package', 'delivering'],
  ['fishing-pole', 'fishing'],
  ['skateboard', 'skateboarding'],
  ['soccer-ball', 'playing soccer, playing football, kicking a ball'],
  ['skis', 'skiing'],
  ['kitchen-knife', 'chopping, slicing'],
  ['scissors', 'cutting, trimming'],
  ['sponge', 'washing, scrubbing, cleaning'],
]

/** Motif of the tool by the word for what is done with it. */
export const toolOf: ReadonlyMap<string, string> = indexPhrases(toolRows)

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
