// Who is asleep on a seat.

import type { PlaceName } from '../words/places/places.ts'
import type { Bond, Subject } from '../understanding.ts'

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
  'cockpit',
  'airplane cabin',
  'airport',
  'restaurant',
  'diner',
  'cafeteria',
  'gaming room',
])

/** Whoever is asleep where there are no beds, and on nothing that is named, sits. */
export function dozeOnSeats(
  subjects: readonly Subject[],
  bonds: readonly Bond[],
  place: PlaceName | undefined,
): Subject[] {
  return subjects.map((subject, index) => {
    if (subject.kind !== 'person' || subject.pose !== 'sleeping') return subject
    const own = bonds.filter(({ from }) => from === index)
    const isOnChair = own.some(({ relation, to }) => {
      const seat = subjects[to]!
      return (
        /^(?:on|inside|beside)$/.test(relation) &&
        seat.kind === 'thing' &&
        /chair|throne|stool/.test(seat.thing.motif)
      )
    })
    const isOnSeats =
      place !== undefined && seatedPlaces.has(place) && own.every(({ relation }) => relation === 'beside')
    return isOnChair || isOnSeats ? { ...subject, pose: 'dozing' } : subject
  })
}
