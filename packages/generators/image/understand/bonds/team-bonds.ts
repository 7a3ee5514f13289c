// How those of a kind or of a team relate to each other: heaped, in a row, side by side, hand in hand, face to face.

import { mutualAfter } from './phrases.ts'
import { relationOf, wordsBetween, type ReadBond, type Site } from '../read-bond.ts'
import { canFly } from '../words/things/stances.ts'
import type { Subject } from '../understanding.ts'

const heapRelations = { pile: 'piled', stack: 'stacked', wall: 'in a wall', field: 'planted' } as const

/** How one of several of a kind relates to those before it. */
export function bondOfKind(site: Site): ReadBond {
  const { tokens, subjects, index, before, filled } = site
  const to = index + 1
  const { subject, order, heap } = subjects[to]!
  const isSwarm = subjects[to]!.tokens.some(({ words }) => /^(?:swarms?|cloud)$/.test(words[0]!))
  if (isScattered(subject) || (isSwarm && isSmallFlier(subject)))
    return { bond: { relation: 'scattered', from: to - order, to, order } }
  if (heap) return { bond: { relation: heapRelations[heap], from: to - order, to, order } }
  const carried = before.find(
    ({ bond }) =>
      bond.to === to - order &&
      (/^(?:holding|topped with|riding)$/.test(bond.relation) || (bond.relation === 'on' && isSeat(subject))),
  )?.bond
  // Each of two people who carry baskets has one, and each of three cupcakes its cherry.
  if (carried && isTeam(site, carried.from, carried.from - order))
    return { bond: { relation: carried.relation, from: carried.from - order, to } }
  // All birds sit on the elephant on whose back the first one sits.
  const seat = before.find(
    ({ bond }) => bond.from === to - order && bond.to < to - order && bond.relation === 'on',
  )?.bond
  if (seat) return { bond: { ...seat, from: to, order } }
  if (filled) return { bond: { ...filled, to, order: (filled.order ?? 0) + 1 } }
  const row = tokens
    .slice(tokens.indexOf(subjects[to]!.tokens[0]!) + 1)
    .find((token) => token.kind === 'relation' && /^(?:lined up|ringed)$/.test(token.relation))
  const isRow = subjects[to]!.tokens.some(
    ({ kind, words }) => kind === 'number' && /^(?:row|line)$/.test(words[0]!),
  )
  if (isRow) return { bond: { relation: 'lined up', from: to - order, to, order } }
  const isLinked = subject.kind === 'person' && /hand in hand/.test(subject.pose)
  if (row?.kind === 'relation' && !isLinked)
    return { bond: { relation: row.relation, from: to - order, to, order }, token: row }
  return bondOfTeam(site, order === 1)
}

/** What each of several has for itself: horses, thrones, swings. */
function isSeat(subject: Subject): boolean {
  return (
    subject.kind === 'thing' &&
    /horse|pony|camel|donkey|bicycle|motorcycle|scooter|chair|throne|swing|surfboard|skateboard|sled|stool/.test(
      subject.thing.motif,
    )
  )
}

function isTeam({ subjects, teams }: Site, first: number, second: number): boolean {
  return second >= 0 && second < subjects.length && first !== second && teams[first] === teams[second]
}

/** How two relate who do the same: dancers and hikers are side by side, fighters face each other. */
export function bondOfTeam(site: Site, isFirst: boolean): ReadBond {
  const { tokens, subjects, index } = site
  const last = subjects.findLast((_, at) => site.teams[at] === site.teams[index])!
  const mutual = mutualAfter(tokens, last)
  if (mutual) return { bond: { relation: mutual.relation, from: index, to: index + 1 }, token: mutual.token }
  const previous = subjects[index]!
  const next = subjects[index + 1]!.subject
  const ends = { from: index, to: index + 1 }
  const { subject } = previous
  if (subject.kind !== 'person' || next.kind !== 'person') return { bond: { relation: 'beside', ...ends } }
  if (/hand in hand/.test(subject.pose)) {
    const token = previous.tokens.find((each) => each.kind === 'pose' && each.relation === 'hand in hand')
    return { bond: { relation: 'hand in hand', ...ends }, ...(token ? { token } : {}) }
  }
  const isPair =
    site.teams.filter((team, at) => team === site.teams[index] && subjects[at]!.subject.kind === 'person')
      .length === 2
  if (isFirst && /^(?:hugging|waltzing)$/.test(subject.pose))
    return { bond: { relation: 'hugging', ...ends } }
  return {
    bond: {
      relation: isPair && isDuel(subject) && isDuel(next) && !haveTarget(site) ? 'facing' : 'beside',
      ...ends,
    },
  }
}

/** What two do with each other, whatever stands before or behind them. */
const isMutual = /^(?:shaking hands|high five|fist bump|arm wrestling)$/

/** True when those at `index` turn to something else together: "two knights fighting a dragon". */
function haveTarget({ tokens, subjects, teams, index }: Site): boolean {
  const last = subjects.findLastIndex((_, at) => teams[at] === teams[index])
  const target = subjects[last + 1]
  if (!target) return false
  return wordsBetween(tokens, subjects[last]!, target).some(
    (token) => relationOf(token) === 'facing' && !(token.kind === 'pose' && isMutual.test(token.pose)),
  )
}

/** Small things in the air are strewn over the picture, and birds fly in a V. */
function isScattered(subject: Subject): boolean {
  return subject.kind === 'thing' && (subject.lift ?? 0) > 0.5 && subject.thing.meters < 2
}

/** Bees and locusts of a swarm fly, though no word says so. */
function isSmallFlier(subject: Subject): boolean {
  return subject.kind === 'thing' && subject.thing.meters < 0.6 && canFly(subject.thing.motif)
}

/** Two people who fight or talk look at each other. */
function isDuel(subject: Subject): boolean {
  return (
    subject.kind === 'person' &&
    /^(?:fighting|shooting|waiting|shaking hands|high five|fist bump|arm wrestling|bowing|hugging|pointing|throwing|shouting|toasting|whispering|pulling hard)$/.test(
      subject.pose,
    )
  )
}
