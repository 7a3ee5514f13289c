// The hats of people as things of their own: for animals, and for whatever else wears one.

import type { OutlineLayer } from '../request.ts'
import { hatParts } from './hats.ts'
import { plainLook, type Hat } from './look.ts'
import { moveLayers } from './vector.ts'

/** Motif, the hat that people have, and the color of plain ones. */
const hatThings: Readonly<Record<string, readonly [hat: Hat, accent?: string]>> = {
  'chef-hat': ['chef'],
  'police-hat': ['police'],
  'sailor-hat': ['sailor'],
  'nurse-hat': ['nurse'],
  'straw-hat': ['straw'],
  'bowler-hat': ['bowler'],
  'fedora-hat': ['fedora'],
  'jester-hat': ['jester', '#c9282d'],
  'sombrero-hat': ['sombrero', '#c9282d'],
  'beret-hat': ['beret', '#b5242c'],
  'fez-hat': ['fez'],
  'viking-hat': ['viking'],
  'hard-hat': ['helmet', '#f3b52f'],
  'fire-hat': ['helmet', '#c9282d'],
  'fur-hat': ['ushanka', '#c9282d'],
  'turban-hat': ['turban', '#c9772e'],
  'conical-hat': ['conical'],
  'detective-hat': ['deerstalker'],
}

/** Heads are drawn with a radius of 1 around the origin; the brim of a hat is about a third of that above it. */
const units = 24

/** The layers of a hat in a square of 100 units with the ground at 100, or undefined for any other name. */
export function drawHatThing(name: string): OutlineLayer[] | undefined {
  if (!Object.hasOwn(hatThings, name)) return undefined
  const [hat, accent] = hatThings[name]!
  const parts = hatParts({ ...plainLook, hat, ...(accent === undefined ? {} : { accent }) }, 'front')
  return moveLayers(parts, [units, 0, 0, units, 50, 100 + units / 3])
}
