// Whose the next relation is: of whoever walks with an umbrella, or sleeps on a bench, and not of the umbrella or the bench.

import { isTrap } from './armed.ts'
import { wordsBetween, type ReadBond } from '../read-bond.ts'
import { isPerson, type ReadSubject } from '../read-subject.ts'
import type { Token } from '../token.ts'
import type { RelationName } from '../words/words.ts'
import { isAlive } from '../tokens/token-tools.ts'

export const placing: ReadonlySet<RelationName> = new Set([
  'on',
  'inside',
  'riding',
  'under',
  'in front of',
  'behind',
  'above',
  'facing',
  'beside',
  'climbing',
  'around',
  'between',
  'emerging',
  'hanging',
  'attacking',
])

interface Place {
  readonly tokens: readonly Token[]
  readonly subjects: readonly ReadSubject[]
  readonly index: number
  readonly before: readonly ReadBond[]
}

/** The bond as it is of somebody before the one after whom it stands; undefined where it is of that one. */
export function bondOfAnother(
  { tokens, subjects, index, before }: Place,
  found: ReadBond,
): ReadBond | undefined {
  const { bond } = found
  // "On a swing hanging from the moon": the swing does, and not who sits on it.
  if (bond.relation === 'hanging' && isSwing(subjects[index]!) && bond.from === index) return undefined
  // "Sleeping on a bench under newspapers": they are over whoever sleeps.
  const sleeper = before.find(
    (each) => each.bond.to === index && each.bond.relation === 'on' && isPerson(subjects[each.bond.from]!),
  )
  if (sleeper && bond.relation === 'under' && isSleeping(subjects[sleeper.bond.from]!))
    return { ...found, bond: { ...bond, from: sleeper.bond.from } }
  // "A girl with an umbrella walking on a wall": she walks there, and not the umbrella.
  const walker = walkerOn(tokens, subjects, index)
  const isHers = placing.has(bond.relation) || moving.has(bond.relation)
  return walker >= 0 && bond.from === index && isHers ? findBondOf(found, walker) : undefined
}

/** True where whoever holds the one before is also where the bond says. */
export function isHoldersOwn(
  holder: ReadBond,
  { bond, token }: ReadBond,
  subjects: readonly ReadSubject[],
  index: number,
): boolean {
  const held = subjects[index]!
  const isOverOther =
    bond.relation === 'above' && held.subject.kind === 'thing' && held.subject.thing.motif === 'umbrella'
  const isCaredFor = isPerson(held) && isSickbed(subjects[bond.to]!) && !isCradled(holder, held)
  // A plant that grows from a coin is in the hand, coin and all.
  const isGrowing = bond.relation === 'emerging' && token?.words[0]!.startsWith('grow') === true
  // Who catches a bird in a cage is outside of it.
  const isCaught = bond.relation === 'inside' && isTrap(subjects[bond.to]!)
  return bond.from === index && !isOverOther && !isCaredFor && !isGrowing && !isCaught
}

export function isSwing({ subject }: ReadSubject): boolean {
  return subject.kind === 'thing' && /^(?:rope|tire)-swing$/.test(subject.thing.motif)
}

/** Who does what is said between a thing and what comes after it; -1 for nobody. */
function walkerOn(tokens: readonly Token[], subjects: readonly ReadSubject[], index: number): number {
  const [thing, next] = [subjects[index]!, subjects[index + 1]!]
  if (isPerson(thing) || isAlive(thing.tokens[0]!)) return -1
  const deed = wordsBetween(tokens, thing, next).find(({ kind }) => kind === 'pose')
  return deed
    ? subjects.findLastIndex((each, at) => at < index && isPerson(each) && each.tokens.includes(deed))
    : -1
}

/** What people do with what comes next, whatever they have in the hands. */
const moving: ReadonlySet<RelationName> = new Set([
  'leading',
  'chasing',
  'pulling',
  'pushing',
  'riding',
  'fleeing',
])

/** A hanging thing is on a wall, and somebody stands on it. */
function findBondOf(found: ReadBond, from: number): ReadBond {
  const relation = found.bond.relation === 'hanging' ? 'on' : found.bond.relation
  return { ...found, bond: { ...found.bond, relation, from } }
}

function isSleeping({ subject }: ReadSubject): boolean {
  return subject.kind === 'person' && /^(?:sleeping|lying)$/.test(subject.pose)
}

/** A baby in the arms of somebody in bed. */
function isCradled(holder: ReadBond, { subject }: ReadSubject): boolean {
  return holder.bond.relation === 'holding' && subject.kind === 'person' && subject.role.look.age === 'baby'
}

/** Where the second of two lies or sits, and not whoever cares for them. */
function isSickbed({ subject }: ReadSubject): boolean {
  return (
    subject.kind === 'thing' &&
    /^(?:bed|crib|manual-wheelchair|high-chair|bathtub)$/.test(subject.thing.motif)
  )
}

const contents: ReadonlySet<RelationName> = new Set(['filled with', 'topped with', 'marked with'])

/** The bond by which something is in a vessel, or in the eyes of a skull. */
export function vesselOf(
  bonds: readonly ReadBond[],
  content: number,
  subjects: readonly ReadSubject[],
): ReadBond | undefined {
  return bonds.find(({ bond: { relation, to } }) => {
    if (!contents.has(relation)) return false
    // Both candles are in the eyes of the skull that is on the books.
    const isBoth = relation === 'marked with' && subjects[to]!.tokens[0] === subjects[content]!.tokens[0]
    return to === content || isBoth
  })
}
