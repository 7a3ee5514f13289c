// What beings lie in, come out of or carry away, as it is drawn because of that.

import { flyingOf } from '../../figures/flying-birds.ts'
import type { ReadBond } from '../read-bond.ts'
import { isBeast } from '../read-subject.ts'
import { thingOf } from '../words/things/things.ts'
import type { Subject, ThingSubject } from '../understanding.ts'
import { wordOf } from '../tokens/token-tools.ts'

/** What somebody comes out of is open. */
const lairs: Readonly<Record<string, string | undefined>> = {
  gravestone: 'grave-mound',
  coffin: 'open-coffin',
  sarcophagus: 'open-coffin',
  egg: 'broken-egg',
}

export type Holds = (isIt: (relation: string, guest: Subject) => boolean) => boolean

/** Graves, coffins and eggs that somebody comes out of, and the nest and the coffin that somebody is in. */
export function fitLair(subject: ThingSubject, holds: Holds): ThingSubject | undefined {
  const { motif } = subject.thing
  if (motif === 'nest' && holds((relation, guest) => relation === 'inside' && isBeast(guest)))
    return { ...subject, thing: { ...subject.thing, motif: 'nest-bowl' } }
  const isBed = holds((relation, guest) => /^(?:inside|on)$/.test(relation) && isLying(guest))
  if (/^(?:coffin|sarcophagus)$/.test(motif) && isBed) return { ...subject, thing: thingOf('open-coffin') }
  const isIn = holds((relation, guest) => /^(?:inside|emerging)$/.test(relation) && isBody(guest))
  if (motif === 'elevator' && isIn) return { ...subject, thing: thingOf('open-elevator') }
  if (motif === 'wardrobe' && isIn) return { ...subject, thing: thingOf('open-closet') }
  const lair = lairs[motif]
  return lair && holds((relation) => relation === 'emerging')
    ? { ...subject, thing: thingOf(lair) }
    : undefined
}

/** Monkeys hang by their arms, and bats with their heads down. */
export function hang(
  subject: ThingSubject,
  index: number,
  bonds: readonly ReadBond[],
): ThingSubject | undefined {
  const isHung = bonds.some(({ bond: { relation, from } }) => relation === 'hanging' && from === index)
  if (!isHung) return undefined
  if (subject.thing.motif === 'bat') return { ...subject, states: ['upside down'] }
  return /^(?:monkey|chimpanzee)$/.test(subject.thing.motif)
    ? { ...subject, thing: { ...subject.thing, motif: 'hanging-monkey' } }
    : undefined
}

/** A bird of prey flies with what it has in its claws. */
export function flyWithPrey(
  subject: ThingSubject,
  index: number,
  bonds: readonly ReadBond[],
): ThingSubject | undefined {
  const spread = /hawk|owl|vulture/.test(subject.thing.motif) ? flyingOf(subject.thing.motif) : undefined
  const isHunting = bonds.some(
    ({ bond: { relation, from }, token }) =>
      from === index && relation === 'holding' && isCatch.test(wordOf(token)),
  )
  return spread && isHunting
    ? { ...subject, thing: { ...subject.thing, motif: spread }, lift: 0.5 }
    : undefined
}

/** Whoever lives, and monsters and ghosts. */
function isBody(subject: Subject): boolean {
  return subject.kind === 'person' || isBeast(subject) || /^(?:monster|ghost)$/.test(subject.thing.motif)
}

/** Words for prey that is in the claws of birds. */
const isCatch = /claws|talons|catch|grab|snatch/

function isLying(subject: Subject): boolean {
  return subject.kind === 'person' && /^(?:sleeping|lying)/.test(subject.pose)
}
