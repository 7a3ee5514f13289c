// Where a text goes on with somebody else who does something else: "… while their mother sits on a bench". What is said
// after that is of those only, so that nobody before it is put on the bench, too.

import type { ReadBond } from '../read-bond.ts'
import type { ReadSubject } from '../read-subject.ts'
import type { Token } from '../token.ts'
import { isAlive } from '../tokens/teams.ts'

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

/** "While" before somebody opens a clause; so does a comma between two, each of whom has a deed. */
function opens(tokens: readonly Token[], previous: ReadSubject, next: ReadSubject): boolean {
  const [head] = next.tokens
  if (!head || !isAlive(head)) return false
  const at = tokens.indexOf(head)
  const last = tokens.indexOf(previous.tokens[0]!)
  const between = tokens.slice(last + 1, at)
  const lead = between.findLastIndex(({ words }) => joints.test(words[0]!) || words[0] === ',')
  const isNext = between.slice(lead + 1).every(({ kind }) => kind !== 'relation' && kind !== 'pose')
  if (lead < 0 || !isNext) return false
  return (
    joints.test(between[lead]!.words[0]!) ||
    (isDeed(tokens[at + 1]) && tokens.slice(0, last + 1 + lead).some(isDeed))
  )
}

function isDeed(token: Token | undefined): boolean {
  return token?.kind === 'pose' || (token?.kind === 'relation' && token.words[0]!.endsWith('ing'))
}

/** The bonds that reach over a clause only stand side by side; what has a roof or a seat has it alone. */
export function partClauses(bonds: readonly ReadBond[], clauses: readonly number[]): ReadBond[] {
  return bonds.map((each) => {
    const { relation, from, to } = each.bond
    const isOver = clauses[from] !== clauses[to]
    return isOver && relation === 'beside' && each.token === undefined
      ? { ...each, bond: { ...each.bond, isApart: true } }
      : each
  })
}
