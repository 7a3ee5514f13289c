// Swimmers are at the surface and wear no coats. Divers and mermaids are below it.

import type { PoseName } from '../figures/poses.ts'
import type { PlaceName } from '../understand/places.ts'
import type { PersonSubject, Subject } from '../understand/understanding.ts'

const waters: ReadonlySet<PlaceName> = new Set(['sea', 'lake', 'fjord', 'swimming pool', 'venice water'])
const atSurface: Partial<Record<PoseName, PoseName>> = {
  swimming: 'swimming at the surface',
  standing: 'standing in water',
  waving: 'splashing in water',
  cheering: 'splashing in water',
  jumping: 'splashing in water',
}

/** A swimmer in open water, as far as it is seen above it. */
export function inWater(subject: Subject, place: PlaceName): Subject {
  if (subject.kind !== 'person' || subject.pose !== 'swimming' || !waters.has(place)) return subject
  return undress({ ...subject, pose: atSurface[subject.pose]! })
}

function undress(subject: PersonSubject): PersonSubject {
  const { look } = subject.role
  const skin = subject.wear?.skin ?? look.skin ?? '#f2c9a4'
  const isMan = look.isBroad !== false
  const top = isMan && subject.wear?.top === undefined ? { top: skin } : {}
  return { ...subject, wear: { ...subject.wear, hasBareArms: true, ...top } }
}
