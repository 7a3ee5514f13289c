// What "from" says of two: whoever steals from somebody flees, and whoever looks down from a branch is on it.

import { isPerch } from './perches.ts'
import type { ReadBond, Site } from '../read-bond.ts'
import type { Token } from '../token.ts'
import type { Subject } from '../understanding.ts'
import type { RelationName } from '../words/words.ts'
import { isAlive } from '../tokens/token-tools.ts'

/** The bond that "from" makes; undefined where it makes none. */
export function bondFrom(between: readonly Token[], { subjects, index, before }: Site): ReadBond | undefined {
  const at = between.findLastIndex(({ words }) => words.join(' ') === 'from')
  const isNext =
    at >= 0 &&
    between
      .slice(at + 1)
      .every(({ kind }) => ['silent', 'size', 'color', 'quality', 'number', 'unknown', 'pose'].includes(kind))
  if (!isNext) return undefined
  const to = index + 1
  const token = between[at]!
  const held = before.find(({ bond }) => bond.to === index && bond.relation === 'holding')
  // Who takes something from somebody still faces them; a thief runs.
  if (held && isTaking(held.token)) {
    const isTaken = /^(?:tak|grab)/.test(held.token!.words[0]!)
    return { bond: { relation: isTaken ? 'facing' : 'fleeing', from: held.bond.from, to }, token }
  }
  const { subject, tokens } = subjects[to]!
  // A rocket that takes off from a desk is over it.
  const isRising = between
    .slice(0, at)
    .some(
      (each) =>
        (each.kind === 'pose' && each.pose === 'soaring') ||
        /^(?:launching|taking off|blasting off)$/.test(each.words.join(' ')),
    )
  if (isRising && subject.kind === 'thing') return { bond: { relation: 'above', from: index, to }, token }
  // Whoever runs from a house isn't on its roof.
  const isLeaving = between
    .slice(0, at)
    .some(({ words }) => /^(?:run|runs|running|escap|flee|sprint)/.test(words[0]!))
  if (isLeaving) return { bond: { relation: 'fleeing', from: index, to }, token }
  // Whoever watches the sunset from a horse sits on it.
  const isWatching = between
    .slice(0, at)
    .some(({ words }) => /^(?:watch|look|star|gaz|wav|shoot)/.test(words[0]!))
  const isMount =
    subject.kind === 'thing' && /horse|pony|camel|elephant|donkey|mule|unicorn/.test(subject.thing.motif)
  if (isWatching && isMount && subjects[index]!.subject.kind === 'person')
    return { bond: { relation: 'riding', from: index, to }, token }
  const isUp = subject.kind === 'thing' && isPerch(subject.thing.motif)
  // Zeus throws lightning from the cloud that he is on.
  const thrower = before.find(({ bond }) => bond.to === index && /^(?:blowing|holding)$/.test(bond.relation))
    ?.bond.from
  const isSkyward = subject.kind === 'thing' && subject.thing.motif.startsWith('cloud')
  if (isSkyward && isAlive(subjects[index]!.tokens[0]!))
    return { bond: { relation: 'on', from: index, to }, token }
  if (thrower !== undefined && (isUp || isSkyward) && isAlive(subjects[thrower]!.tokens[0]!))
    return { bond: { relation: 'on', from: thrower, to }, token }
  // "A cat looking at the moon from a roof": the cat is on the roof.
  const seen = before.find(({ bond }) => bond.relation === 'facing' && isSame(subjects, bond.to, index))
  const seer = seen?.bond.from
  if (isOwnVessel(between[at + 1], subject) && seer !== undefined && isAlive(subjects[seer]!.tokens[0]!))
    return { bond: { relation: 'inside', from: seer, to }, token }
  // A mermaid who sings to sailors from a rock is on it.
  const isHailed = /^(?:sing|call|shout|yell|wav|look|star|gaz|watch|speak|point|wink)/.test(
    seen?.token?.words[0] ?? '',
  )
  const isOthers = isHailed || !isAlive(subjects[index]!.tokens[0]!)
  if (isUp && seer !== undefined && isOthers && isAlive(subjects[seer]!.tokens[0]!))
    return { bond: { relation: 'on', from: seer, to }, token }
  return isUp && isAlive(subjects[index]!.tokens[0]!) && !isAlive(tokens[0]!)
    ? { bond: { relation: 'on', from: index, to }, token }
    : undefined
}

/** "A goldfish staring at a cat from its bowl" is in the bowl. */
function isOwnVessel(before: Token | undefined, subject: Subject): boolean {
  return (
    /^(?:its|inside)$/.test(before?.words[0] ?? '') &&
    subject.kind === 'thing' &&
    /bowl|cage|box|basket|nest|aquarium|tank|bucket|kennel/.test(subject.thing.motif)
  )
}

function isSame(subjects: Site['subjects'], one: number, other: number): boolean {
  return subjects[one]!.tokens[0] === subjects[other]!.tokens[0]
}

function isTaking(token: Token | undefined): boolean {
  return /^(?:steal|stole|snatch|grab|tak|robb)/.test(token?.words[0] ?? '')
}

/** A clock hangs below a branch, and whoever hangs from a ledge or a vine climbs it. */
export function hangingOf(from: Subject, token: Token | undefined): RelationName {
  if (from.kind === 'person') return 'on'
  if (
    /branch|hook|rope|cable|chain|balloon|helicopter|airplane|drone|kite|brick|wall|building|door|tree$|moon|cloud|umbrella|fence|lamp-post|spider-web|parachute/.test(
      from.thing.motif,
    )
  )
    return 'hanging'
  return token?.words.at(-1) === 'on' ? 'on' : 'climbing'
}
