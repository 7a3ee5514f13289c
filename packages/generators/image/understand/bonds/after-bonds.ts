// What becomes of bonds once all are read: what is pulled out, walked over and laid on a table.

import { isLeap } from '../words/things/states.ts'
import type { ReadBond } from '../read-bond.ts'
import type { ReadSubject } from '../read-subject.ts'
import { canFly } from '../words/things/stances.ts'
import { isAlive } from '../tokens/token-tools.ts'
import { isAnimal } from '../words/things/things.ts'
import type { Subject } from '../understanding.ts'

function isLaid(subject: Subject): boolean {
  return subject.kind === 'thing' && /^(?:table|stove)$/.test(subject.thing.motif)
}

const barriers = /fence|^brick$|hedge|gate$|^bush$/

/** Whoever is fed or greeted over a fence is behind it, and jumps over nothing. */
function isReachedOver(
  each: ReadBond,
  bonds: readonly ReadBond[],
  subjects: readonly ReadSubject[],
): boolean {
  const { relation, from, to } = each.bond
  const barrier = subjects[to]!.subject
  return (
    relation === 'above' &&
    each.token?.words.join(' ') === 'over' &&
    barrier.kind === 'thing' &&
    barriers.test(barrier.thing.motif) &&
    bonds.some(
      ({ bond }) =>
        bond.to === from &&
        /^(?:facing|hugging|holding|attacking)$/.test(bond.relation) &&
        isAlive(subjects[from]!.tokens[0]!),
    )
  )
}

/** An ant that walks over a branch has its feet on it. */
function walkOver(bonds: readonly ReadBond[], subjects: readonly ReadSubject[]): ReadBond[] {
  return bonds.map((each) => {
    const { relation, from, to } = each.bond
    const [subject, next] = [subjects[from]!.subject, subjects[to]!.subject]
    if (relation !== 'above' || each.token?.words[0] !== 'over') return each
    if (isReachedOver(each, bonds, subjects)) return { ...each, bond: { ...each.bond, relation: 'behind' } }
    if (subject.kind === 'person' || next.kind === 'person' || next.thing.bearing === 'air') return each
    const { motif } = subject.thing
    const isInAir = (subject.lift ?? 0) > 0 || subject.states?.some(isLeap) === true
    const isWalker = isAnimal(motif) && !canFly(motif) && !isInAir && !/^(?:running|leaping)-/.test(motif)
    return isWalker ? { ...each, bond: { ...each.bond, relation: 'on' } } : each
  })
}

/** What stands beside those who sit at a table stands on it. */
function layTable(bonds: readonly ReadBond[], subjects: readonly ReadSubject[]): ReadBond[] {
  const seat = bonds.find(
    ({ bond: { relation, to }, token }) =>
      isLaid(subjects[to]!.subject) && (relation === 'around' || token?.words[0] === 'at'),
  )?.bond
  const table = seat?.to ?? -1
  const laid = bonds.filter(({ bond: { relation, from, to }, token }) => {
    const { subject } = subjects[to]!
    // Busy hands have no cup in them besides.
    const isNamed = subject.kind === 'thing' && subject.isTool !== true
    const isUntouched =
      isNamed && relation === 'holding' && token === undefined && from === seat?.from && to > table
    const isFree = relation === 'beside' || relation === 'facing' || isUntouched
    return isFree && subject.kind === 'thing' && subject.thing.meters < 0.6 && to !== table
  })
  if (table < 0) return [...bonds]
  return [
    ...bonds.filter((bond) => !laid.includes(bond)),
    ...laid.map((each, order): ReadBond => ({
      ...each,
      bond: { relation: 'filled with', from: table, to: each.bond.to, order },
    })),
  ]
}

export function isPutOn(subjects: readonly ReadSubject[], carrier: number, item: number): boolean {
  const [below, small] = [subjects[carrier]!.subject, subjects[item]!.subject]
  return (
    below.kind === 'thing' &&
    small.kind === 'thing' &&
    /table|shelf|windowsill|counter|stove|piano|bed|couch|bench|cutting-board|blanket|plate|tray/.test(
      below.thing.motif,
    ) &&
    small.thing.meters < 0.6
  )
}

/** A turtle that carries an island has it on its back, and a castle "on the back of a turtle" stands there. */
function carryOnBack(bonds: readonly ReadBond[], subjects: readonly ReadSubject[]): ReadBond[] {
  return bonds.map((each) => {
    const { relation, from, to } = each.bond
    const isCarrying = relation === 'holding' && each.token?.words[0]?.startsWith('carr') === true
    if (!isCarrying && relation !== 'riding') return each
    const [bearer, borne] = isCarrying ? [from, to] : [to, from]
    const [carrier, load] = [subjects[bearer]!.subject, subjects[borne]!.subject]
    if (carrier.kind === 'person' || load.kind === 'person') return each
    const isLoad = load.thing.meters > 1.5 && !isAnimal(load.thing.motif)
    const isBearer = isAnimal(carrier.thing.motif) && !canFly(carrier.thing.motif)
    return isLoad && isBearer
      ? { ...each, bond: { relation: 'on', from: borne, to: bearer, spot: 'back' as const } }
      : each
  })
}

/** What baskets are full of is in each of them, and not all of it in the last. */
function shareContents(bonds: readonly ReadBond[], subjects: readonly ReadSubject[]): ReadBond[] {
  return bonds.map((each, index) => {
    const { relation, from } = each.bond
    if (relation !== 'filled with') return each
    const [token] = subjects[from]!.tokens
    const alike = subjects.flatMap(({ tokens: [first] }, at) => (first === token ? [at] : []))
    const isOwn = ({ bond }: ReadBond): boolean => bond.relation === relation && bond.from === from
    if (alike.length < 2 || bonds.filter(isOwn).length < alike.length) return each
    const order = bonds.slice(0, index).filter(isOwn).length
    return { ...each, bond: { ...each.bond, from: alike[order % alike.length]! } }
  })
}

/** An animal that peeks out of a bag is in it, with its head over the rim. */
function peekOut(bonds: readonly ReadBond[], subjects: readonly ReadSubject[]): ReadBond[] {
  return bonds.map((each) => {
    const { relation, from, to } = each.bond
    const [{ subject: guest }, { subject: holder }] = [subjects[from]!, subjects[to]!]
    const isPeek = relation === 'emerging' && /^(?:peek|pok|stick|look|popp)/.test(each.token?.words[0] ?? '')
    if (!isPeek || guest.kind === 'person' || holder.kind === 'person') return each
    const isRimmed = /^(?:backpack|purse|handbag|garbage-can|bucket|basket|laundry-basket|barrel)$/
    return isAnimal(guest.thing.motif) && isRimmed.test(holder.thing.motif)
      ? { ...each, bond: { ...each.bond, relation: 'inside' } }
      : each
  })
}

/** Puts everything where it belongs: on what it walks over, on backs and tables, and into each of several baskets. */
export function putInPlace(bonds: readonly ReadBond[], subjects: readonly ReadSubject[]): ReadBond[] {
  const carried = carryOnBack(walkOver(peekOut(bonds, subjects), subjects), subjects)
  return shareContents(layTable(carried, subjects), subjects)
}
