// What things do in every picture of them: rivers flow, roads wind, towers stand high, trees grow.

import { indexPhrases } from '../words/index-phrases.ts'
import type { Token } from '../tokens/read-tokens.ts'

/** Words for a deed, and the things and places that do nothing else. */
const rows: readonly (readonly [doers: RegExp, words: string])[] = [
  [
    /river|stream|brook|creek|waterfall|lava|volcano|fountain|canal|rapids/,
    'flowing, flows, running, runs, rushing, streaming, cascading, pouring down, meandering, winding, flowing down, flowing through',
  ],
  [
    /road|path|street|trail|highway|track|alley|stairs|staircase|tunnel|wall/,
    'winding, curving, winding up, stretching, stretches, winds, curves, leading, leads, disappearing, twisting, snaking, going up',
  ],
  [
    /sun|moon|star|light|lamp|lantern|candle|lighthouse|bulb|neon|beam|ray|sunrise|sunset|fire/,
    'shining, shines, glowing, glows, gleaming, twinkling, beaming, lit, lighting up, rising, setting, streaming',
  ],
  [
    /tower|castle|mountain|skyscraper|lighthouse|cathedral|building|cliff|peak|palace|temple|church|statue|pyramid|redwood|tree/,
    'standing, stands, towering, rising, rises, looming, looms, perched, reaching up, soaring',
  ],
  [
    /tree|plant|flower|rose|tulip|sunflower|mushroom|cactus|ivy|vine|grass|bush|blossom/,
    'growing, grows, blooming, blossoming, standing, sprouting',
  ],
  [
    /boat|ship|sailboat|canoe|yacht|ferry/,
    'moored, anchored, floating, sailing, afloat, drifting, docked, sails, floats, drifts, lies at anchor',
  ],
  [
    /car|automobile|truck|van|bus|taxi|bicycle|motorcycle|scooter|airplane|helicopter|tractor/,
    'parked, waiting, standing',
  ],
  [/saucer|rocket|helicopter|airplane|spaceship/, 'landed, landing, lands, crashed, stranded'],
  [/wave/, 'crashing, rolling, rising, breaking'],
  [/cloud/, 'drifting, floating, gathering, rolling in, hanging, passing'],
  [/wildfire|^fire$|campfire|fireplace|candle|torch/, 'burning, blazing, crackling, flickering, raging'],
  [
    /smoke|fog|mist|haze|steam|snow|rain|leaves|petals|dust|bubbles|sparks|feathers|butterflies|fireflies/,
    'everywhere, all around, all over',
  ],
  [/clock|watch/, 'ticking'],
  [
    /glacier|ice wall|ice shelf/,
    'breaking, calving, melting, breaking apart, breaking off, crumbling, collapsing',
  ],
  [
    /tornado|twister|hurricane|cyclone/,
    'tearing, ripping, sweeping, spinning, moving, touching down, approaching, swirling, roaring',
  ],
  [/convertible|vehicle|tank$|tractor|\bvan$|camper|go-kart|limousine/, 'driving, drives, speeding, racing'],
  [/hill/, 'rolling'],
  [
    /car$|automobile|truck|motorcycle|snowmobile|train|locomotive|boat|ship|bus$|bicycle|taxi|lorry/,
    'racing, speeding, zooming, cruising, rushing, thundering, roaring',
  ],
  [
    /house|cabin|cottage|hut|village|town|castle|church|temple|city|tower|palace/,
    'nestled, standing, stands, built, perched, located',
  ],
]

const doersOf: ReadonlyMap<string, readonly RegExp[]> = joinRows()

function joinRows(): Map<string, RegExp[]> {
  const found = new Map<string, RegExp[]>()
  for (const [doers, words] of rows)
    for (const phrase of indexPhrases([[doers, words]]).keys())
      found.set(phrase, [...(found.get(phrase) ?? []), doers])
  return found
}

/** True for the flowing of "a river flowing through a valley": the deed of what stands before it. */
export function isNaturalDeed(tokens: readonly Token[], index: number): boolean {
  const doers = doersOf.get(tokens[index]!.words.join(' '))
  if (doers === undefined) return false
  const doer = tokens.slice(0, index).findLast(({ kind }) => /^(?:thing|place|air|person)$/.test(kind))
  if (doer === undefined || doer.kind === 'person') return false
  const name = doer.kind === 'thing' ? `${doer.thing.motif} ${doer.words.join(' ')}` : doer.words.join(' ')
  return doers.some((pattern) => pattern.test(name))
}
