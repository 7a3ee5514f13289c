// Where a text goes on with somebody else who does something else: "… while their mother sits on a bench". What is said
// after that is of those only, so that nobody before it is put on the bench, too.

import type { ReadBond } from '../read-bond.ts'
import type { ReadSubject } from '../read-subject.ts'
import type { Token } from '../token.ts'
import { isAlive } from '../tokens/token-tools.ts'

const joints = /^(?:while|whilst|as)$/

/** For each subject, the clause in which it is, from 0. */
export function clausesOf(
  tokens: readonly Token[],
  subjects: readonly ReadSubject[],
  teams: readonly number[],
): readonly number[] {
  let clause = 0
  return subjects.map((next, index) => {
    const previous = subjects[index - 1]
    if (previous && teams[index - 1] !== teams[index] && opens(tokens, previous, next)) clause++
    return clause
  })
}

/**
 * "While" before somebody opens a clause; so does a comma between two, each of whom has a deed, and the "and" of "a cat in a
 * tree and a man on a ladder".
 */
function opens(tokens: readonly Token[], previous: ReadSubject, next: ReadSubject): boolean {
  const [head] = next.tokens
  if (!head || !isAlive(head)) return false
  const at = tokens.indexOf(head)
  const last = tokens.indexOf(previous.tokens[0]!)
  const between = tokens.slice(last + 1, at)
  const lead = between.findLastIndex(({ words }) => joints.test(words[0]!) || /^(?:,|and)$/.test(words[0]!))
  const isNext = between.slice(lead + 1).every(({ kind }) => kind !== 'relation' && kind !== 'pose')
  if (lead < 0 || !isNext) return false
  const joint = between[lead]!.words[0]!
  const after = tokens[at + 1]
  if (joint === 'and') {
    const before = tokens.slice(0, last).findLast(({ kind }) => kind === 'relation' || kind === 'pose')
    return (
      lead === 0 && !isAlive(previous.tokens[0]!) && isPlacing(before) && (isDeed(after) || isPlacing(after))
    )
  }
  return joints.test(joint) || (isDeed(tokens[at + 1]) && tokens.slice(0, last + 1 + lead).some(isDeed))
}

function isPlacing(token: Token | undefined): boolean {
  return token?.kind === 'relation' && /^(?:on|inside|under|behind|riding|in front of)$/.test(token.relation)
}

function isDeed(token: Token | undefined): boolean {
  return token?.kind === 'pose' || (token?.kind === 'relation' && token.words[0]!.endsWith('ing'))
}

/** The bonds that reach over a clause only stand side by side; what has a roof or a seat has it alone. */
export function partClauses(bonds: readonly ReadBond[], clauses: readonly number[]): ReadBond[] {
  return bonds.map((each) => {
    const { relation, from, to } = each.bond
    const isOver = clauses[from] !== clauses[to]
    const isJoint = each.token === undefined || each.token.words[0] === 'and'
    return isOver && relation === 'beside' && isJoint
      ? { ...each, bond: { ...each.bond, isApart: true } }
      : each
  })
}
