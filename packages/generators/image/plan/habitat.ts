// In a text about a wild animal, its feathers, its eggs and its prey are where it lives: no mouse that an owl hears runs
// over a carpet, and its feathers lie in no library.

import { isAnimal } from '../understand/words/things/things.ts'
import { placeOf } from '../understand/scene/scene.ts'
import type { Subject } from '../understand/understanding.ts'
import { readPrompt } from './read-prompt.ts'

const habitats: ReadonlySet<string> = new Set([
  'forest',
  'savanna',
  'jungle',
  'snow',
  'desert',
  'mountains',
  'field',
])
/** Animals whose eggs and milk are in kitchens. */
const tame =
  /dog|puppy|poodle|chicken|hen$|rooster|chick$|cow|ox$|bull|pig|goat|sheep|ewe|ram$|horse|pony|duck|goose|turkey|rabbit|donkey|llama|alpaca|bee|honey/

/** Rooms in which things are by habit only. */
const rooms: ReadonlySet<string> = new Set(['living room', 'library', 'kitchen', 'museum'])

/** Where the animal lives that a text is about; undefined for all other texts, and for animals of the water. */
export function findHabitat(prompt: string | undefined): string | undefined {
  if (prompt === undefined) return undefined
  const read = readPrompt(prompt)
  const isWild = read.subjects.length > 0 && read.subjects.every(isWildAnimal)
  const place = placeOf(read)
  return isWild && habitats.has(place) ? place : undefined
}

function isWildAnimal(subject: Subject): boolean {
  return subject.kind === 'thing' && isAnimal(subject.thing.motif) && !tame.test(subject.thing.motif)
}

/** The picture of a thing or of another animal there, unless it says itself where it is. */
export function inHabitat(prompt: string, habitat: string): string {
  const read = readPrompt(prompt)
  const isThere = read.place !== undefined || !rooms.has(placeOf(read))
  if (isThere || read.subjects.length === 0 || read.subjects.some(({ kind }) => kind === 'person'))
    return prompt
  const placed = `${prompt}, ${habitat}`
  const { place, subjects } = readPrompt(placed)
  return place === habitat && subjects.length === read.subjects.length ? placed : prompt
}
