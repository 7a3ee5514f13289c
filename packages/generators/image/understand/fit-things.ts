// What a thing is drawn as because of what is in or on it.

import type { ReadBond } from './read-bond.ts'
import type { ReadSubject } from './read-subject.ts'
import { openCars } from './reread-deeds.ts'
import { isAnimal, thingOf } from './things.ts'
import type { Subject, ThingSubject } from './understanding.ts'

/** The subjects of a prompt: a bowl with a fish in it is of glass, and a broom that is ridden lies level. */
export function fitThings(read: readonly ReadSubject[], bonds: readonly ReadBond[]): Subject[] {
  return read.map(({ subject }, index) => {
    if (subject.kind === 'person') return subject
    const { motif } = subject.thing
    const holds = (isIt: (relation: string, guest: Subject) => boolean): boolean =>
      bonds.some(({ bond: { relation, from, to } }) => to === index && isIt(relation, read[from]!.subject))
    if (
      motif === 'bowl' &&
      holds((relation, guest) => /^(?:inside|emerging)$/.test(relation) && isFish(guest))
    )
      return { ...subject, thing: thingOf('fishbowl') }
    const hangs = bonds.some(({ bond: { relation, from } }) => relation === 'hanging' && from === index)
    if (motif === 'bat' && hangs) return { ...subject, states: ['upside down'] }
    const isOut = bonds.some(({ bond: { relation, from } }) => relation === 'emerging' && from === index)
    if (isOut && subject.states?.includes('leaping')) return leapOut(subject)
    if (openCars.test(motif) && holds((relation, guest) => isSeated(relation, guest)))
      return { ...subject, thing: { ...subject.thing, motif: 'convertible', saddle: 0.34 } }
    const isSource = holds((relation) => relation === 'emerging' || relation === 'inside')
    if (isSource && /^(?:luggage|package)$/.test(motif))
      return { ...subject, thing: thingOf(motif === 'luggage' ? 'open-suitcase' : 'open-box') }
    if (motif.endsWith('hat') && holds((relation) => relation === 'emerging' || relation === 'inside'))
      return { ...subject, states: ['upside down'] }
    const isRidden = holds(
      (relation, guest) => relation === 'riding' || (relation === 'on' && guest.kind === 'thing'),
    )
    return motif === 'broom' && isRidden ? { ...subject, tilt: levelBroom } : subject
  })
}

/** Degrees by which its brush, which is low otherwise, is raised. */
const levelBroom = 58

/** Whoever drives a car or is in it is seen in one without a roof. */
function isSeated(relation: string, guest: Subject): boolean {
  const isBody = guest.kind === 'person' || isAnimal(guest.thing.motif)
  return relation === 'riding' || (relation === 'inside' && isBody)
}

/** A fish that leaps from a bowl is whole, and no sea is cut where it leaves it. */
function leapOut(subject: ThingSubject): ThingSubject {
  return { ...subject, states: subject.states!.filter((state) => state !== 'leaping'), lift: 0.3, tilt: 32 }
}

function isFish(subject: Subject): boolean {
  return subject.kind === 'thing' && /^(?:tropical-)?fish$/.test(subject.thing.motif)
}
