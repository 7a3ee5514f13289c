// How animals and people rest: the names of the drawings in which animals sit or sleep, and who dozes on a seat.

import { isResting } from '../figures/resting-beasts.ts'
import type { PlaceName } from './places.ts'
import type { Bond, Subject } from './understanding.ts'

/** The drawing of an animal that rests, or undefined where it has none. */
export function restingOf(motif: string, pose: 'sleeping' | 'sitting' | 'yawning'): string | undefined {
  const name = `${pose}-${motif}`
  return isResting(name) || name === 'sleeping-dragon' ? name : undefined
}

/** Where people have seats and no beds. */
const seatedPlaces: ReadonlySet<PlaceName> = new Set<PlaceName>([
  'train',
  'subway car',
  'station',
  'bus stop',
  'cinema',
  'classroom',
  'library',
  'cafe',
  'courtroom',
  'church',
])

/** Whoever is asleep where there are no beds, and on nothing that is named, sits. */
export function dozeOnSeats(
  subjects: readonly Subject[],
  bonds: readonly Bond[],
  place: PlaceName | undefined,
): Subject[] {
  return subjects.map((subject, index) =>
    subject.kind === 'person' &&
    subject.pose === 'sleeping' &&
    place !== undefined &&
    seatedPlaces.has(place) &&
    !bonds.some(({ from, relation }) => from === index && relation !== 'beside')
      ? { ...subject, pose: 'dozing' }
      : subject,
  )
}
