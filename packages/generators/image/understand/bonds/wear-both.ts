import type { ReadBond } from '../read-bond.ts'
import type { ReadSubject } from '../read-subject.ts'
import { isAnimal } from '../words/things/things.ts'

const wearable = /hat$|crown|cap$|glasses|goggles|scarf|headphone|bow-tie|ribbon/

/** A cat "with sunglasses and a crown" wears both. */
export function wearBoth(bonds: readonly ReadBond[], subjects: readonly ReadSubject[]): ReadBond[] {
  return bonds.map((each) => {
    const { relation, from, to } = each.bond
    const [{ subject: animal }, { subject: thing }] = [subjects[from]!, subjects[to]!]
    const isWorn =
      relation === 'beside' &&
      each.token === undefined &&
      animal.kind === 'thing' &&
      isAnimal(animal.thing.motif) &&
      thing.kind === 'thing' &&
      wearable.test(thing.thing.motif) &&
      bonds.some((other) => other.bond.relation === 'wearing' && other.bond.from === from)
    return isWorn ? { ...each, bond: { ...each.bond, relation: 'wearing' } } : each
  })
}
