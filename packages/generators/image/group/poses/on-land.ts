// Who sits outdoors where nothing to sit on is named sits on the ground, who sleeps where no beds are lies there, and who is on a rope between two towers has that
// one under the feet and no other.

import { standingOn } from '../../shot/standing.ts'
import type { PlaceName } from '../../understand/words/places/places.ts'
import type { Subject } from '../../understand/understanding.ts'

const bare: ReadonlySet<PlaceName> = new Set([
  'rooftop',
  'harbor',
  'lake dock',
  'beach',
  'field',
  'mountains',
  'desert',
  'forest',
  'lake',
  'fjord',
  'snow',
  'savanna',
  'lava field',
  'moon',
  'mars',
  'canyon',
  'under a bridge',
  'street',
  'alley',
  'bus stop',
])

/** Rooms without a bed, in which people sleep on the floor. */
const bedless: ReadonlySet<PlaceName> = new Set([
  'kitchen',
  'office',
  'barn',
  'workshop',
  'factory',
  'garage',
  'shop',
  'supermarket',
  'bakery',
  'cave',
  'corridor',
  'gym',
  'laundromat',
  'art studio',
  'forge',
  'market',
  'temple',
  'museum',
  'bank',
  'tunnel',
  'sewer',
  'vault',
  'laboratory',
  'greenhouse',
])

const seats =
  /^bed|hammock|tent|sleeping-bag|bench|chair|couch|throne|log$|stone|rock|swing|hammock|horse|camel|elephant|boat|canoe|blanket/

export function sitOnLand(subject: Subject, place: PlaceName, subjects: readonly Subject[]): Subject {
  if (subject.kind !== 'person') return subject
  const isBare = standingOn(place) !== undefined || bare.has(place)
  if (!isBare && !(bedless.has(place) && subject.pose === 'sleeping')) return subject
  if (subject.pose === 'on a tightrope' && place.startsWith('rope '))
    return { ...subject, pose: 'on a high rope' }
  const hasSeat = subjects.some(
    (other) => other.kind === 'thing' && (other.thing.saddle !== undefined || seats.test(other.thing.motif)),
  )
  if (hasSeat) return subject
  // No bed stands there.
  if (subject.pose === 'sleeping')
    return { ...subject, pose: 'lying', wear: { ...subject.wear, marks: ['closed eyes'] } }
  if (subject.seat === 'chair') return { ...subject, seat: 'floor' }
  return subject.pose === 'sitting' ? { ...subject, pose: 'sitting on the ground' } : subject
}
