// What a thing is drawn as because of what is in or on it.

import type { ReadBond } from './read-bond.ts'
import type { ReadSubject } from './read-subject.ts'
import { thingOf } from './things.ts'
import type { Subject } from './understanding.ts'

/** The subjects of a prompt: a bowl with a fish in it is of glass, and a broom that is ridden lies level. */
export function fitThings(read: readonly ReadSubject[], bonds: readonly ReadBond[]): Subject[] {
  return read.map(({ subject }, index) => {
    if (subject.kind === 'person') return subject
    const { motif } = subject.thing
    const holds = (isIt: (relation: string, guest: Subject) => boolean): boolean =>
      bonds.some(({ bond: { relation, from, to } }) => to === index && isIt(relation, read[from]!.subject))
    if (subject.word === 'goldfish' && subject.color === undefined && motif === 'fish')
      return { ...subject, color: '#f08a2c' }
    if (motif === 'bowl' && holds((relation, guest) => relation === 'inside' && isFish(guest)))
      return { ...subject, thing: thingOf('fishbowl') }
    const isRidden = holds(
      (relation, guest) => relation === 'riding' || (relation === 'on' && guest.kind === 'thing'),
    )
    return motif === 'broom' && isRidden ? { ...subject, tilt: levelBroom } : subject
  })
}

/** Degrees by which its brush, which is low otherwise, is raised. */
const levelBroom = 58

function isFish(subject: Subject): boolean {
  return subject.kind === 'thing' && /^(?:tropical-)?fish$/.test(subject.thing.motif)
}
