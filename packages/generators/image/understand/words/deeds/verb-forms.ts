// The forms of verbs whose deeds prompts can name: "dug", "digs" and "dig" are "digging".

import { deeds } from './everyday-deeds.ts'
import { poseWords } from './deed-words.ts'
import { relationWords } from '../words.ts'

const irregular: readonly (readonly [past: string, gerund: string])[] = (
  'dug digging, ran running, sat sitting, stood standing, ate eating, drank drinking, slept sleeping, swam swimming, sang singing, ' +
  'slid sliding, spun spinning, rode riding, drove driving, flew flying, fell falling, fought fighting, caught catching, threw throwing, hid hiding, stole stealing, ' +
  'wrote writing, read reading, spoke speaking, taught teaching, built building, held holding, hung hanging, knelt kneeling, wept weeping, ' +
  'wore wearing, swept sweeping, shot shooting, sold selling, lay lying, leapt leaping, led leading, met meeting, crept creeping, ' +
  'fled fleeing, drew drawing, fed feeding, tore tearing, hit hitting, cut cutting, broke breaking, rang ringing, swung swinging, ' +
  'struck striking, dove diving, found finding, rose rising, shook shaking, bit biting, stared staring, made making, woke waking, ' +
  'taken taking, written writing, driven driving, ridden riding, stolen stealing, thrown throwing, eaten eating, hidden hiding, worn wearing, ' +
  'chosen choosing, given giving, gave giving, lie lying, lies lying, asleep sleeping'
)
  .split(', ')
  .map((pair) => pair.split(' ') as [string, string])

/** Every form of a verb except the gerund, and the gerund. */
const gerundOf: ReadonlyMap<string, string> = new Map([
  ...listGerunds().flatMap((gerund) =>
    [...basesOf(gerund), ...formsOf(gerund)].map((form) => [form, gerund] as const),
  ),
  ...irregular,
])
const gerunds: ReadonlySet<string> = new Set(gerundOf.values())
/** "Slid" and "hid" are what is left of "sliding" and "hiding", and tell nobody to do it. */
const pasts = /^(?:slid|hid|bit)$/
const bases: ReadonlySet<string> = new Set([
  ...[...gerunds].flatMap(basesOf).filter((base) => !pasts.test(base)),
  'lie',
])

function listGerunds(): string[] {
  const phrases = [...poseWords.keys(), ...relationWords.keys(), ...deeds.keys()]
  return [...new Set(phrases.map((phrase) => phrase.split(' ')[0]!))].filter((word) => word.endsWith('ing'))
}

function basesOf(gerund: string): string[] {
  const stem = gerund.slice(0, -3)
  const isDoubled = stem.length > 3 && stem.at(-1) === stem.at(-2) && !/(?:ll|ss|ff|zz)$/.test(stem)
  return isDoubled ? [stem.slice(0, -1)] : [stem, `${stem}e`]
}

function formsOf(gerund: string): string[] {
  const stem = gerund.slice(0, -3)
  return [
    ...basesOf(gerund).map((base) => `${base}s`),
    ...(/[^aeiou]y$/.test(stem) ? [`${stem.slice(0, -1)}ied`, `${stem.slice(0, -1)}ies`] : [`${stem}ed`]),
    ...(/(?:s|x|ch|sh)$/.test(stem) ? [`${stem}es`] : []),
  ]
}

/** The gerund of a form of a verb; undefined for other words. */
export function gerundFor(word: string | undefined): string | undefined {
  if (word === undefined) return undefined
  return gerundOf.get(word) ?? (gerunds.has(word) ? word : undefined)
}

/** True for the form that tells somebody to do it. */
export const isBase = (word: string | undefined): boolean => word !== undefined && bases.has(word)
