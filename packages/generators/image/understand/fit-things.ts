// What a thing is drawn as because of what is in or on it.

import type { ReadBond } from './read-bond.ts'
import type { ReadSubject } from './read-subject.ts'
import { thingOf } from './things.ts'
import type { Subject } from './understanding.ts'

/** The subjects of a prompt: a bowl with a fish in it is of glass, a broom that is ridden lies level, and a plane with a pilot is seen from the side. */
export function fitThings(read: readonly ReadSubject[], bonds: readonly ReadBond[]): Subject[] {
  return read.map(({ subject }, index) => {
    if (subject.kind === 'person') return subject
    const { motif } = subject.thing
    const holds = (isIt: (relation: string, guest: Subject) => boolean): boolean =>
      bonds.some(({ bond: { relation, from, to } }) => to === index && isIt(relation, read[from]!.subject))
    if (motif === 'bowl' && holds((relation, guest) => relation === 'inside' && isFish(guest)))
      return { ...subject, thing: thingOf('fishbowl') }
    const isRaised = holds((relation, guest) => raised.has(relation) && guest.kind === 'person')
    if (isRaised && motif === 'binoculars')
      return { ...subject, thing: { ...subject.thing, motif: 'field-glasses' } }
    if (bonds.some(({ bond, token }) => bond.to === index && isHelm(token)) && ships.test(motif))
      return { ...subject, thing: { motif: 'ship-wheel', meters: 1.5, bearing: 'ground' } }
    const riders = bonds.filter(({ bond }) => bond.to === index && /^(?:riding|inside)$/.test(bond.relation))
    const others = read.filter(({ subject: other }) => other.kind === 'person').length
    if (motif === 'delivery-truck' && riders.length > 0 && others > 1)
      return { ...subject, thing: { ...subject.thing, motif: 'minibus' } }
    const isFlown = holds((relation, guest) => flown.has(relation) && guest.kind === 'person')
    if (isFlown && /^(?:small-)?airplane$/.test(motif))
      return { ...subject, thing: { ...subject.thing, motif: 'propeller-plane', meters: 7 } }
    const isRidden = holds(
      (relation, guest) => relation === 'riding' || (relation === 'on' && guest.kind === 'thing'),
    )
    return motif === 'broom' && isRidden ? { ...subject, tilt: levelBroom } : subject
  })
}

const ships = /ship$|^ferry$|^longship$|sailboat|motor-boat/

function isHelm(token: ReadBond['token']): boolean {
  return /^(?:steer|at the helm|at the wheel)/.test(token?.words.join(' ') ?? '')
}

const raised: ReadonlySet<string> = new Set(['facing', 'holding', 'inside'])
const flown: ReadonlySet<string> = new Set(['riding', 'inside'])

/** Degrees by which its brush, which is low otherwise, is raised. */
const levelBroom = 58

function isFish(subject: Subject): boolean {
  return subject.kind === 'thing' && /^(?:tropical-)?fish$/.test(subject.thing.motif)
}
