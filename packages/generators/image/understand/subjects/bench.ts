// Work that people do at a table: what they chop, wrap or pour lies and stands on it.

import type { PoseName } from '../../figures/poses.ts'
import type { ReadBond } from '../read-bond.ts'
import type { ReadSubject } from '../read-subject.ts'
import type { Token } from '../token.ts'
import { cutters } from '../tokens/bench-work.ts'
import { isAnimal, thingOf } from '../words/things/things.ts'
import type { Subject, ThingSubject } from '../understanding.ts'

const atBench: ReadonlySet<PoseName> = new Set(['working at a table', 'pouring'])

const bench = /^(?:table|ironing-board|stove|shelf|bench|desk-with-laptop)$/

function isBenchWorker({ subject }: ReadSubject): boolean {
  return subject.kind === 'person' && atBench.has(subject.pose)
}

/** A table for those who work at one and of whose table no text says a word. */
export function shareBench(found: readonly ReadSubject[]): ReadSubject | undefined {
  const worker = found.find(isBenchWorker)
  const hasOther = found.some(
    ({ subject }) =>
      subject.kind === 'thing' && (bench.test(subject.thing.motif) || subject.thing.meters >= 1.2),
  )
  if (!worker || hasOther || found.filter(isBenchWorker).length > 2) return undefined
  return { subject: toolNamed('table'), tokens: worker.tokens, order: 0 }
}

function toolNamed(motif: string): ThingSubject {
  return { kind: 'thing', word: motif.replaceAll('-', ' '), thing: thingOf(motif), size: 1, isTool: true }
}

const liquids =
  /hot-beverage|wine-glass|beer-mug|milk|glass-of|juice|cup-with|teacup|cocktail|tropical-drink|sake|bottle|champagne|honey-pot/

/**
 * Who pours something into something has the first in a pot or a bottle. Returns the subjects with it, and without what
 * is inside it.
 */
export function pourOut(found: readonly ReadSubject[], tokens: readonly Token[]): readonly ReadSubject[] {
  const deed = tokens.find(({ kind, words }) => kind === 'pose' && words[0]!.startsWith('pour'))
  const doer =
    deed && found.find(({ subject, tokens: own }) => subject.kind === 'person' && own.includes(deed))
  if (!doer) return found
  const after = found.filter(
    ({ subject, tokens: own }) =>
      subject.kind === 'thing' && !subject.isTool && tokens.indexOf(own[0]!) > tokens.indexOf(deed),
  )
  const [liquid, target] = [after[0], after.find(({ tokens: own }) => own[0] !== after[0]!.tokens[0])]
  const motif = liquid?.subject.kind === 'thing' ? liquid.subject.thing.motif : ''
  const water = tokens[tokens.indexOf(deed) + 1]
  const isWater = water !== undefined && water.words.join(' ') === 'water'
  const vessel = toolNamed(isWater ? 'pouring-carafe' : vesselOf(motif))
  const isInto = target !== undefined && liquids.test(motif) && isLedInto(tokens, target)
  const kept = found.filter(
    ({ subject, tokens: own }) =>
      !(isInto && own[0] === liquid!.tokens[0]) &&
      !(subject.kind === 'thing' && subject.isTool && subject.thing.motif === 'teapot'),
  )
  const shown = isWater ? [water] : isInto ? liquid!.tokens : []
  return [...kept, { subject: vessel, tokens: [...doer.tokens, ...shown], order: 0 }]
}

/** What a liquid is poured from; hot ones, and all that have no name, from a pot. */
function vesselOf(liquid: string): string {
  if (liquid.includes('milk')) return 'pouring-jug'
  return liquid === '' || /hot-beverage|teacup/.test(liquid) ? 'pouring-pot' : 'pouring-bottle'
}

function isLedInto(tokens: readonly Token[], target: ReadSubject): boolean {
  const before = tokens
    .slice(0, tokens.indexOf(target.tokens[0]!))
    .findLast(({ kind }) => kind === 'relation')
  return before !== undefined && /^(?:in|into|over|on|onto|for)$/.test(before.words.join(' '))
}

function isSmall(subject: Subject): subject is ThingSubject {
  return (
    subject.kind === 'thing' &&
    subject.isTool !== true &&
    subject.thing.meters < 0.8 &&
    !cutters.test(subject.thing.motif) &&
    !isAnimal(subject.thing.motif)
  )
}

const boards = /^(?:cutting-board|plate|tray|bowl|basket)$/

/** Puts what somebody works on onto the table, and the person at it. */
export function layBench(bonds: readonly ReadBond[], subjects: readonly ReadSubject[]): readonly ReadBond[] {
  const worker = subjects.findIndex(isBenchWorker)
  const table = subjects.findIndex(
    ({ subject }) => subject.kind === 'thing' && bench.test(subject.thing.motif),
  )
  if (worker < 0 || table < 0) return bonds
  const board = subjects.findIndex(({ subject }) => isSmall(subject) && boards.test(subject.thing.motif))
  const laid = subjects.flatMap(({ subject }, index) => (isSmall(subject) && index !== board ? [index] : []))
  const isMoved = (index: number): boolean => index === table || index === board || laid.includes(index)
  const said = (to: number): Partial<ReadBond> => {
    const token = bonds.find(({ bond }) => bond.to === to)?.token
    return token ? { token } : {}
  }
  const put = (from: number, to: number, order: number): ReadBond => ({
    bond: { relation: 'filled with', from, to, order },
    ...said(to),
  })
  const onBoard = board >= 0 && subjects[board]!.tokens[0] !== undefined
  return [
    { bond: { relation: 'around', from: worker, to: table }, ...said(table) },
    ...(onBoard ? [put(table, board, 2)] : []),
    ...laid.map((to, order) => (onBoard ? put(board, to, order) : put(table, to, (order + 2) % 6))),
    // Who is poured something for stands at the table, too.
    ...bonds
      .filter(({ bond }) => !isMoved(bond.to))
      .map((each) =>
        each.bond.relation === 'inside'
          ? { ...each, bond: { ...each.bond, relation: 'beside' as const } }
          : each,
      ),
  ]
}

/** Several who drink do so at a table, and one who has a seat sits on it. */
export function sitToDrink(found: readonly ReadSubject[]): readonly ReadSubject[] {
  const drinkers = found.filter(({ subject }) => subject.kind === 'person' && subject.pose === 'drinking')
  const hasSeat = found.some(
    ({ subject }) =>
      subject.kind === 'thing' && /table|desk|bench|chair|couch|bed|stool|throne/.test(subject.thing.motif),
  )
  if (drinkers.length < 2 && !hasSeat) return found
  return found.map((each) =>
    drinkers.includes(each) ? { ...each, subject: { ...each.subject, pose: 'eating' as const } } : each,
  ) as readonly ReadSubject[]
}
