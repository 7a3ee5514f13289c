// What somebody's trade or deed says of where they are: a climber is on what is climbed, a ladder leans against the tree,
// what is caught in a jar is in the hand with it, and who lights a cake stands beside it.

import type { ReadBond } from '../read-bond.ts'
import type { ReadSubject } from '../read-subject.ts'
import { isFood } from '../words/things/things.ts'

type Fit = (bond: ReadBond, bonds: readonly ReadBond[], subjects: readonly ReadSubject[]) => ReadBond

/** The bonds with those that a trade or a deed decides. */
export function climbAndKeep(bonds: readonly ReadBond[], subjects: readonly ReadSubject[]): ReadBond[] {
  return leanLadders(
    [climbAsTrade, keepInJar, standAtFood].reduce<ReadBond[]>(
      (all, fit: Fit) => all.map((each) => fit(each, all, subjects)),
      [...bonds],
    ),
    subjects,
  )
}

const slopes = /waterfall|iceberg|^brick$|rock|stone|tree|tower|building|ladder|rope/

/** Of "a frozen waterfall with an ice climber", the climber is on it. */
function climbAsTrade(each: ReadBond, _: readonly ReadBond[], subjects: readonly ReadSubject[]): ReadBond {
  const { relation, from, to } = each.bond
  if (!/^(?:on|beside|inside|hanging)$/.test(relation)) return each
  if (isClimber(subjects[from]!) && isThing(subjects[to]!, slopes))
    return { ...each, bond: { relation: 'climbing', from, to } }
  return relation === 'beside' && isClimber(subjects[to]!) && isThing(subjects[from]!, slopes)
    ? { ...each, bond: { relation: 'climbing', from: to, to: from } }
    : each
}

function isClimber({ subject }: ReadSubject): boolean {
  return (
    subject.kind === 'person' &&
    subject.word.endsWith('climber') &&
    /^(?:standing|waiting|watching|seen from behind)$/.test(subject.pose)
  )
}

/** "Holding a jar with a firefly inside". */
function keepInJar(each: ReadBond, bonds: readonly ReadBond[], subjects: readonly ReadSubject[]): ReadBond {
  const { relation, from, to } = each.bond
  const isHeld = bonds.some(
    ({ bond }) =>
      bond.relation === 'holding' && bond.to === to && subjects[bond.from]!.subject.kind === 'person',
  )
  const { subject } = subjects[from]!
  const isSmall = subject.kind === 'thing' && subject.thing.meters < 0.6
  return relation === 'inside' && from > to && isHeld && isSmall
    ? { ...each, bond: { relation: 'filled with', from: to, to: from, order: 0 } }
    : each
}

/** Nobody who does something with the hands stands on a cake to do it. */
function standAtFood(each: ReadBond, _: readonly ReadBond[], subjects: readonly ReadSubject[]): ReadBond {
  const { relation, from, to } = each.bond
  const [{ subject }, { subject: food }] = [subjects[from]!, subjects[to]!]
  const isDish = food.kind === 'thing' && isFood(food.thing.motif) && food.size < 1.8
  const isBusy =
    subject.kind === 'person' &&
    subject.size > 0.6 &&
    !/stand|sit|danc|jump|l(?:y|ie)|sleep|kneel|rid|surf|walk|run|medit|slid/.test(
      `${subject.pose} ${subject.deed ?? ''}`,
    )
  return relation === 'on' && isDish && isBusy ? { ...each, bond: { relation: 'facing', from, to } } : each
}

/** A ladder that somebody climbs leans against the tree or the house that is named after it. */
function leanLadders(bonds: readonly ReadBond[], subjects: readonly ReadSubject[]): ReadBond[] {
  const climbing = bonds.find(
    ({ bond: { relation, to } }) => relation === 'climbing' && isThing(subjects[to]!, /^ladder$/),
  )
  const support = subjects.findIndex((each) =>
    isThing(each, /tree|house|castle|church|barn|building|tower|^brick$|wall/),
  )
  if (!climbing || support < climbing.bond.to) return [...bonds]
  const ladder = climbing.bond.to
  const others = bonds.filter(
    (each) => each !== climbing && !(each.bond.relation === 'beside' && each.bond.from === ladder),
  )
  const isLeant = others.some(({ bond: { from, to } }) => from === ladder || to === ladder)
  if (isLeant) return [...bonds]
  return [
    // What only stood in a row with the support is on it: apples, a kitten.
    ...others.map((each): ReadBond =>
      each.bond.relation === 'beside' && each.bond.to === support
        ? { ...each, bond: { ...each.bond, relation: 'on' } }
        : each,
    ),
    { bond: { relation: 'behind', from: support, to: ladder } },
    climbing,
  ]
}

function isThing({ subject }: ReadSubject, motif: RegExp): boolean {
  return subject.kind === 'thing' && motif.test(subject.thing.motif)
}
