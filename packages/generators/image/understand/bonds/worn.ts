// What animals have on: whose it is, and that each of several has its own.

import type { ReadBond } from '../read-bond.ts'
import { isBeast, type ReadSubject } from '../read-subject.ts'
import type { Token } from '../token.ts'
import type { Subject } from '../understanding.ts'
import { isAnimal } from '../words/things/things.ts'

const wearable =
  /hat$|crown|cap$|glasses|goggles|scarf|headphone|bow-tie|necktie|ribbon|tiara|beanie|mask$|cloak/

/** True for what animals have on: hats, glasses, scarves, ties, capes. */
export const isClothing = (motif: string): boolean => wearable.test(motif)

/** What magicians take out of hats. */
const conjured = /^(?:rabbit|dove|pigeon|chick|hatching-chick)$/

/** The "in" of an animal "in a chef's hat", which has it on unless it sleeps or hides in it. */
export function wornIn(between: readonly Token[], animal: Subject, thing: Subject): Token | undefined {
  const lead = between.find(({ words }) => words[0] === 'in')
  const isWorn =
    lead !== undefined &&
    isBeast(animal) &&
    thing.kind === 'thing' &&
    isClothing(thing.thing.motif) &&
    !(animal.kind === 'thing' && thing.thing.motif === 'top-hat' && conjured.test(animal.thing.motif)) &&
    between.every((each) => each === lead || /^(?:silent|quality|color|size|number)$/.test(each.kind))
  return isWorn ? lead : undefined
}

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
      isClothing(thing.thing.motif) &&
      bonds.some((other) => other.bond.relation === 'wearing' && other.bond.from === from)
    return isWorn ? { ...each, bond: { ...each.bond, relation: 'wearing' } } : each
  })
}

/** Subjects with what binds them to each other. */
export interface Bound {
  readonly kept: readonly ReadSubject[]
  readonly bonds: readonly ReadBond[]
  readonly teams: readonly number[]
}

/** Each of "two cats in party hats" has a hat of its own, whether the text says "hats" or "a hat". */
export function dressTeam({ kept, bonds, teams }: Bound): Bound {
  const subjects = [...kept]
  const dressed: ReadBond[] = []
  const added: number[] = []
  for (const each of bonds) {
    const { relation, from, to } = each.bond
    const alike = kept.flatMap(({ tokens }, at) => (tokens[0] === kept[from]!.tokens[0] ? [at] : []))
    if (relation !== 'wearing' || alike.length < 2 || !isBeast(kept[from]!.subject)) {
      dressed.push(each)
      continue
    }
    const { order, tokens } = kept[to]!
    dressed.push({ ...each, bond: { ...each.bond, from: alike[order] ?? from } })
    const isLast = !kept.some((other) => other.tokens[0] === tokens[0] && other.order > order)
    if (!isLast) continue
    for (const member of alike.slice(order + 1)) {
      subjects.push({ ...kept[to]!, order: order + 1 + added.length })
      added.push(teams[to]!)
      dressed.push({ bond: { relation, from: member, to: subjects.length - 1 } })
    }
  }
  return { kept: subjects, bonds: dressed, teams: [...teams, ...added] }
}
