// More states of things: their proportions, patterns and what they are made of.

import { isAnimal, isFood } from './things.ts'

export const furtherStateNames = [
  'narrow',
  'low',
  'striped',
  'dotted',
  'motley',
  'faded',
  'glassy',
  'scaffolded',
  'flooded',
  'roped',
  'ribboned',
  'sewn',
  'snapped',
  'pierced',
  'barbed',
  'rotten',
  'lurking',
  'spraying',
] as const

export type FurtherState = (typeof furtherStateNames)[number]

export const furtherStateRows: readonly (readonly [state: FurtherState, words: string])[] = [
  ['narrow', 'narrow, thin, slim, skinny, slender'],
  ['low', 'wide, broad, low, long, elongated, stretched'],
  ['striped', 'striped, stripy, with stripes, candy striped'],
  ['dotted', 'dotted, polka dot, polka dotted, spotted, speckled, with dots, with polka dots'],
  [
    'motley',
    'colorful, colourful, multicolored, multicoloured, rainbow, rainbow colored, brightly painted, painted in many colors, vibrant',
  ],
  ['faded', 'faded, washed out, bleached, discolored, sun bleached'],
  [
    'glassy',
    'glass, made of glass, crystal, made of crystal, transparent, see through, translucent, made of ice',
  ],
  [
    'roped',
    'tied up, tied with rope, tied with a rope, tied up with rope, wrapped in rope, bound with rope, tied with string, tied together',
  ],
  [
    'ribboned',
    'with a bow, with a big bow, with a huge bow, with a red bow, with a big red bow, with a bow on top, with a ribbon, with a red ribbon, tied with a ribbon, tied with a red ribbon, tied with a bow',
  ],
  ['sewn', 'stitched, stitched up, with stitches, sewn together, sewn up, with a stitched crack'],
  [
    'pierced',
    'with a hole in it, with a hole, with a big hole, with holes, full of holes, with a hole inside',
  ],
  ['barbed', 'wrapped in barbed wire, covered in barbed wire, tied with barbed wire'],
  ['rotten', 'rotten, moldy, mouldy, spoiled, rotting, decaying'],
  ['lurking', 'lurking'],
  ['spraying', 'spraying water with its trunk'],
  [
    'snapped',
    'snapped, breaking in half, breaking in two, snapping, snapping in half, snapping in two, snapped in half, snapped in two, broken in half, broken in two',
  ],
  ['flooded', 'flooded, half submerged, submerged, partly submerged'],
  ['scaffolded', 'half built, half finished, unfinished, under construction, being built, under repair'],
]

const shapeless =
  /water|wave|puddle|fire|smoke|cloud|rainbow|sun$|moon|star|globe|planet|ball|eye|coin|clock|wheel|face/
/** What is long enough to break in two. */
export const slender =
  /^(?:pencil|pen|fountain-pen|ballpoint-pen|stick|sword|blade|katana|arrow|spear|bone|candle|branch|broom|key|old-key|wand|magic-wand|cane|cigarette|crayon|flute|baseball-bat|paddle|oar|paintbrush|chopsticks|fishing-pole|ladder|knife|kitchen-knife|dagger|spoon|fork|violin|guitar|surfboard|skateboard|axe|hammer|shovel|screwdriver|umbrella|glasses|log|bridge|chocolate-bar|baguette-bread|carrot|cookie)$/
const buildings =
  /house|building|castle|tower|church|hospital|hotel|factory|barn|hut|cabin|temple|bridge|ship|mosque|statue|stadium|pyramid|wall|lighthouse/

export const furtherFits: Readonly<Record<FurtherState, (motif: string) => boolean>> = {
  lurking: (motif) => isAnimal(motif) && !/fish|shark|whale|bird|butterfly|bee/.test(motif),
  spraying: (motif) => /^(?:elephant|mammoth)$/.test(motif),
  narrow: (motif) =>
    !isAnimal(motif) && !shapeless.test(motif) && !/tree|flower|rope|pole|pen|stick/.test(motif),
  low: (motif) =>
    !isAnimal(motif) &&
    !shapeless.test(motif) &&
    !/tree|flower|pole|pen$|ladder|tower|lamp|hat|hair/.test(motif),
  striped: (motif) =>
    !isAnimal(motif) &&
    !isFood(motif) &&
    !/fire|water|wave|puddle|smoke|cloud|sun$|moon|star|tree|glasses/.test(motif),
  dotted: (motif) => furtherFits.striped(motif),
  motley: (motif) =>
    !/fire|water|wave|puddle|smoke|sun$|moon|star|rainbow|snow|book|balloon|butterfly|parrot/.test(motif),
  faded: (motif) =>
    !isAnimal(motif) &&
    !isFood(motif) &&
    !/fire|water|wave|puddle|smoke|cloud|sun$|moon|star|rainbow/.test(motif),
  glassy: (motif) =>
    !isFood(motif) &&
    !/fire|water|wave|puddle|smoke|cloud|sun$|moon|glass|bottle|window|bulb|mirror|gem|snow|\bice/.test(
      motif,
    ),
  roped: (motif) => !/fire|water|wave|puddle|smoke|cloud|sun$|moon|star|rainbow|web/.test(motif),
  rotten: (motif) => isFood(motif) || /apple|fruit|egg$|pumpkin|lantern/.test(motif),
  barbed: (motif) => furtherFits.roped(motif),
  ribboned: (motif) => !isAnimal(motif) && !shapeless.test(motif),
  sewn: (motif) => !isAnimal(motif) && !/fire|water|wave|puddle|smoke|cloud|sun$|star|rainbow/.test(motif),
  pierced: (motif) =>
    /boat|canoe|ship$|bucket|barrel|bag|sack|pocket|umbrella|wall|brick|heart|shirt|sock|shoe|jeans|roof|net|fence|tire|balloon|door|luggage|wallet|purse|money-bag|piggy|backpack/.test(
      motif,
    ),
  snapped: (motif) => slender.test(motif),
  scaffolded: (motif) => buildings.test(motif),
  flooded: (motif) =>
    buildings.test(motif) ||
    /automobile|car$|truck|bus$|taxi|tractor|door|couch|bed$|piano|table|chair|tent/.test(motif),
}
