// Swimmers are at the surface and wear no coats. Divers and mermaids are below it.

import type { PlaceName } from '../../understand/words/places/places.ts'
import type { PersonSubject, Subject } from '../../understand/understanding.ts'

const waters: ReadonlySet<PlaceName> = new Set(['sea', 'lake', 'fjord', 'swimming pool', 'venice water'])
/** A swimmer in open water, as far as it is seen above it. */
export function inWater(subject: Subject, place: PlaceName): Subject {
  if (subject.kind !== 'person') return subject
  // In a puddle people only get wet feet.
  if (subject.pose.endsWith('in water'))
    return waters.has(place) ? undress(subject) : { ...subject, pose: 'jumping' }
  if (subject.pose === 'bathing') return undress(subject)
  if (/^(?:floating|lying)$/.test(subject.pose) && waters.has(place))
    return undress({ ...subject, pose: 'floating on the back' })
  if (subject.pose === 'diving')
    return waters.has(place) ? undress(subject) : { ...subject, pose: 'swimming' }
  if (subject.pose !== 'swimming' || !waters.has(place)) return subject
  return undress({ ...subject, pose: 'swimming at the surface' })
}

function undress(subject: PersonSubject): PersonSubject {
  const { look } = subject.role
  const skin = subject.wear?.skin ?? look.skin ?? '#f2c9a4'
  const isMan = look.isBroad !== false
  const top = isMan && subject.wear?.top === undefined ? { top: skin } : {}
  return { ...subject, wear: { ...subject.wear, hasBareArms: true, ...top } }
}
