// Words for what people do: how they are drawn then, and what they have in their hands.

import type { PoseName } from '../../../figures/poses.ts'
import { gestureRows } from './gesture-words.ts'
import { indexPhrases } from '../index-phrases.ts'
import type { RelationName } from '../words.ts'

const poseRows: readonly (readonly [pose: PoseName, words: string])[] = [
  [
    'standing',
    'standing, stands, posing, stand, standing on hind legs, standing on its hind legs, standing on his hind legs, standing on two legs, standing up on its hind legs, standing on their hind legs',
  ],
  [
    'waiting',
    'listening to music, listening to a podcast, waiting, waits, queueing, shopping, talking, speaking, listening, arguing, chatting, talking to each other, talks, chats, facing each other, looking at each other, face to face, staring each other down, staring at each other',
  ],
  ['walking away', 'walking away, walks away, leaving, walking alone, wandering, walking into the distance'],
  [
    'walking',
    'walking, walks, strolling, marching, hiking, crossing, walk, trekking, sneaking, traveling, travelling, prowling, roaming, stalking',
  ],
  [
    'running',
    'running away from, escaping from, fleeing from, runs away from, running, runs, jogging, sprinting, racing, run, fleeing, escaping, chasing, chases, running late, crossing the finish line, crosses the finish line, crossing a finish line, crosses a finish line, reaching the finish line, winning a race, winning the race, wins the race, wins a race, galloping, trotting, charging, hunting, stampeding, rushing, dashing, stealing, steals, stole, snatching, snatches',
  ],
  [
    'sitting',
    'sitting, sits, seated, sitting around, seated around, resting, relaxing, sat, rowing, paddling, kayaking, canoeing, rafting',
  ],
  ['sitting on the ground', 'sitting on the ground, sitting on the floor, camping'],
  ['reading', 'reading, reads, studying, studies, learning'],
  ['typing', 'typing, working, coding, programming, works, gaming, playing video games, hacking'],
  ['writing', 'writing, writes'],
  [
    'eating',
    'eating, eats, grazing, dining, feeding on, eating from, having dinner, having breakfast, having lunch, having tea, having coffee, eating dinner, eating breakfast, eating lunch',
  ],
  ['playing piano', 'playing piano, playing the piano'],
  ['cooking', 'cooking, cooks, baking, frying, grilling, stirring'],
  [
    'drawing a bow',
    'shooting an arrow, drawing a bow, archery, aiming an arrow, shooting arrow, shooting arrows, aiming bow, drawing bow, firing arrow, firing arrows, aiming arrow, aiming a bow, firing an arrow, with a drawn bow, shoots an arrow, shoots arrows, aims a bow, draws a bow, fires an arrow, fires arrows, aims an arrow, shoot arrows, aim their bows',
  ],
  [
    'pointing',
    'pointing, points, pointing at, directing, directing traffic, giving a presentation, lecturing, teaching, teaches, explaining, presenting, points at, giving a speech',
  ],
  ['painting', 'painting, paints, drawing, sculpting, painting a portrait of, drawing a portrait of'],
  [
    'holding',
    'holding her belly, holding her baby bump, touching her belly, holding, holds, carrying, carries, giving, gives, handing, bringing, offering, feeding, watering, fishing, sweeping, hammering, photographing, taking a photo, taking photos, taking a picture, take a picture, taking pictures, take a photo, filming, texting, scrolling, delivering, serving, sharing, knitting, sewing, vacuuming, mopping, raking, cutting, trimming, selling, mending, fixing, repairing, cleaning, calling, taking a selfie, receiving, vaccinating, giving a vaccine, brushing teeth, brushing her teeth, brushing his teeth, forging, measuring, vlogging, counting, signing',
  ],
  [
    'working at a table',
    'chopping, ironing, slicing, kneading, rolling dough, wrapping, folding, peeling, soldering, assembling, icing, carving a pumpkin, packing a lunch, making pottery, making sushi, making a cake, making pizza, making a sandwich, building a model, doing homework with blocks',
  ],
  ['pouring', 'pouring, pours'],
  ['diving', 'diving, dives, diving into, jumping headfirst'],
  ['reaching', 'hailing, stopping, stops'],
  ['holding', 'shaking'],
  ['working at a table', 'mixing, stirring paint, packing, sorting'],
  ['whispering', 'whispering, whispers, whispering to, telling a secret, telling secrets, gossiping'],
  [
    'toasting',
    'toasting, clinking glasses, raising a glass, raising their glasses, making a toast, raising a toast',
  ],
  ['walking', 'taking his first steps, taking her first steps, taking first steps, learning to walk'],
  [
    'bathing',
    'bathing, taking a bath, having a bath, taking a bubble bath, relaxing in a bathtub, relaxing in the bathtub',
  ],
  [
    'reaching',
    'raising her hand, raising his hand, raising a hand, arranging, shaving, carving, pointing up, lighting, dusting, wiping, erasing',
  ],
  ['drinking', 'drinking, drinks, drinking water, drinking from, sipping, having a drink'],
  ['crawling', 'crawling, crawls, on all fours, on hands and knees'],
  [
    'slumped',
    'asleep on a desk, asleep on the desk, sleeping on a desk, sleeping on the desk, sleeps on a desk, sleeps at his desk, sleeps at her desk, asleep on the keyboard, asleep on his keyboard, asleep on her keyboard, asleep on a keyboard, falling asleep at his desk, falling asleep at her desk, asleep at a desk, asleep at his desk, asleep at her desk, sleeping at his desk, sleeping at her desk, asleep on his desk, asleep on her desk, sleeping on his desk, sleeping on her desk, sleeping at a desk, asleep in class, sleeping in class, asleep at the desk, sleeping at work, asleep at work, napping at his desk, sleeping at desk, falling asleep at desk, dozing at desk, falling asleep at work, falling asleep on desk, sleeping on desk, falling asleep on keyboard, sleeping on keyboard, falling asleep in class',
  ],
  [
    'swinging an axe',
    'chopping down, cutting down, chopping wood, splitting wood, chopping firewood, felling, swinging an axe, swinging an ax, digging, shoveling, mining, swinging a bat, swinging a sword, swinging a hammer, playing baseball, playing golf, playing hockey',
  ],
  ['sitting', 'swinging'],
  [
    'throwing',
    'having a snowball fight, in a snowball fight, throwing snowballs, having a pillow fight, having a food fight',
  ],
  [
    'kneeling',
    'changing, inflating, pumping, polishing, sanding, picking flowers, picking mushrooms, tucking',
  ],
  ['pointing', 'aiming, aiming at, aims'],
  [
    'splashing in water',
    'splashing, splashing around, splashing water, playing in the water, playing in the waves',
  ],
  [
    'standing in water',
    'wading, standing in the water, standing in the sea, standing in the ocean, waist deep in water',
  ],
  [
    'tying',
    'tying, tying shoes, tying her shoes, tying his shoes, tying shoelaces, tying his shoelaces, tying her shoelaces, lacing up',
  ],
  [
    'shouting',
    'shouting, shouting at, yelling, yelling at, screaming at, shouts, yells, scolding, preaching',
  ],
  ['juggling', 'juggling, juggles'],
  [
    'reaching',
    'reaching, opening, closing, knocking on, reaches, stretching, picking, catching, petting, washing, hanging, touching, decorating, grooming',
  ],
  ['pushing', 'pushing, pushes, mowing, mowing the lawn, mowing the grass'],
  ['walking', 'pulling, pulls, dragging'],
  ['hugging', 'hugging, hugs, embracing, kissing, cuddling, embrace'],
  [
    'hand in hand',
    'holding hands, hand in hand, holding hands with, hold hands, arm in arm, hand in hand with',
  ],
  [
    'proposing',
    'proposing on one knee, proposes on one knee, down on one knee, getting down on one knee, kneeling down on one knee',
  ],
  ['shaking hands', 'shaking hands, handshake, shake hands, shaking hands with, high fiving'],
  ['handstand', 'doing a handstand, handstand, upside down, doing handstands'],
  ['cradling', 'cradling, rocking, nursing, breastfeeding'],
  ['blowing', 'blowing, blows, blowing a kiss'],
  [
    'watching',
    'looking down at, looks down at, looking down on, looks down on, staring down at, stares down at, looking out at, looks out at, looking out across, looks out across, staring out at, stares out at, gazing out at, gazes out at, gazing over, gazes over, gazing out over, gazes out over, staring at, stares at, gazing at, gazes at, gazing up at, staring up at, looking up at, looking through, looks through, peering through, peering into, watching, watches, looking at, looking, gazing, staring, looking up, looks at, stargazing, facing, looking out, admiring',
  ],
  [
    'kneeling',
    'kneeling, kneels, crouching, hiding, begging, bowing, gardening, planting, building, milking, scrubbing, weeding, squatting, picking up',
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
  ['swimming', 'swimming, swims, snorkeling, swim'],
  [
    'soaring',
    'flying, flying away, soaring, flies, flying over, hovering, hovering over, gliding, flying above, in flight, taking off, lifting off, lifts off, takes off, blasting off, blasts off',
  ],
  [
    'floating',
    'floating, floating away, drifting away, floats, floating above, drifting, levitating, in zero gravity',
  ],
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
  ['waving', 'waving, waves goodbye, waving goodbye, saying goodbye, greeting, waving at, waving to'],
  ['meditating', 'meditating, meditates, in meditation, doing yoga, yoga'],
  ['fighting', 'wrestling, fencing, fighting, fights, fight, boxing, punching, sparring, battling, dueling'],
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

/** Deeds that relate to what comes next in every form: "eats" as "eating". */
export const finiteRelations: Readonly<Record<string, RelationName>> = {
  eats: 'holding',
  reads: 'holding',
  drinks: 'holding',
  paints: 'holding',
  pours: 'holding',
  juggles: 'holding',
  tosses: 'holding',
  kicks: 'attacking',
  'stares at': 'facing',
  watches: 'facing',
  'points at': 'facing',
}

export const poseWords: ReadonlyMap<string, PoseName> = indexPhrases([...poseRows, ...gestureRows])

/** What people hold in their hands for what they do. */
const toolRows: readonly (readonly [motif: string, deeds: string])[] = [
  ['automobile', 'driving, drives, drive'],
  ['tobacco-pipe', 'smoking a pipe'],
  ['cigarette', 'smoking a cigar, smoking a cigarette'],
  [
    'drawn-bow',
    'shooting an arrow, drawing a bow, archery, aiming an arrow, shooting arrow, shooting arrows, aiming bow, drawing bow, firing arrow, firing arrows, aiming arrow, aiming a bow, firing an arrow, with a drawn bow, shoots an arrow, shoots arrows, aims a bow, draws a bow, fires an arrow, fires arrows, aims an arrow, shoot arrows, aim their bows',
  ],
  ['pick', 'mining, digging'],
  [
    'axe',
    'chopping down, cutting down, chopping wood, splitting wood, chopping firewood, felling, swinging an axe, swinging an ax',
  ],
  ['lawn-mower', 'mowing, mowing the lawn, mowing the grass'],
  [
    'bathtub',
    'bathing, taking a bath, having a bath, taking a bubble bath, relaxing in a bathtub, relaxing in the bathtub',
  ],
  [
    'wine-glass',
    'toasting, clinking glasses, raising a glass, raising their glasses, making a toast, raising a toast',
  ],
  [
    'finish-gate',
    'crossing the finish line, crosses the finish line, crossing a finish line, crosses a finish line, reaching the finish line, winning a race, winning the race, wins the race, wins a race',
  ],
  ['shovel', 'shoveling'],
  ['baseball-bat', 'swinging a bat, playing baseball'],
  ['golf-club', 'playing golf'],
  ['snowball', 'having a snowball fight, in a snowball fight, throwing snowballs'],
  ['pillow', 'having a pillow fight'],
  ['glass-of-water', 'drinking, drinks, drinking water, drinking from, sipping, having a drink'],
  ['syringe', 'vaccinating, giving a vaccine'],
  ['toothbrush', 'brushing teeth, brushing her teeth, brushing his teeth'],
  ['tape-measure', 'measuring'],
  ['canoe', 'rowing, paddling, kayaking, canoeing'],
  ['broom', 'sweeping'],
  ['rake', 'raking'],
  ['mop', 'mopping'],
  ['vacuum-cleaner', 'vacuuming, vacuuming the floor'],
  ['hammer', 'hammering, fixing, repairing, forging'],
  ['watering-can', 'watering'],
  [
    'camera',
    'photographing, taking a photo, taking photos, taking a picture, take a picture, taking pictures, take a photo, filming',
  ],
  ['mobile-phone', 'texting, scrolling, calling, taking a selfie'],
  ['teapot', 'pouring'],
  ['clothes-iron', 'ironing'],
  ['juggled-balls', 'juggling, juggles'],
  ['yarn', 'knitting, sewing, mending'],
  ['package', 'delivering'],
  ['fishing-pole', 'fishing, fish'],
  ['skateboard', 'skateboarding, skating'],
  ['soccer-ball', 'playing soccer, playing football, kicking a ball'],
  ['skis', 'skiing'],
  ['kitchen-knife', 'chopping, slicing'],
  ['scissors', 'cutting, trimming'],
  ['sponge', 'washing, scrubbing, cleaning'],
]

/** Motif of the tool by the word for what is done with it. */
export const toolOf: ReadonlyMap<string, string> = new Map([
  ...[...indexPhrases(toolRows)].flatMap(([words, motif]) =>
    finitesOf(words).map((form): [string, string] => [form, motif]),
  ),
  ...indexPhrases(toolRows),
])

/** "Waters" and "water", "chops" and "chop": how else a deed is written. Only words that are deeds are looked up. */
function finitesOf(words: string): string[] {
  const [verb, ...rest] = words.split(' ')
  if (!verb!.endsWith('ing') || verb!.length < 6) return []
  const stem = verb!.slice(0, -3)
  const bases = [stem, `${stem}e`, ...(stem.at(-1) === stem.at(-2) ? [stem.slice(0, -1)] : [])]
  return bases.flatMap((base) => [base, `${base}s`, `${base}es`]).map((form) => [form, ...rest].join(' '))
}
