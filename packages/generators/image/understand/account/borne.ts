// What somebody pulls, pushes or lifts is heavy for all who see it.

import type { ReadBond } from '../read-bond.ts'
import type { ReadSubject } from '../read-subject.ts'
import type { Token } from '../token.ts'

/** True when what follows a word is moved by somebody. */
export function isBorne(
  token: Token,
  tokens: readonly Token[],
  { bonds, subjects }: { bonds: readonly ReadBond[]; subjects: readonly ReadSubject[] },
): boolean {
  const next = tokens
    .slice(tokens.indexOf(token) + 1)
    .find(({ kind }) => kind === 'thing' || kind === 'person')
  return bonds.some(
    ({ bond }) =>
      /^(?:pulling|pushing|holding)$/.test(bond.relation) && subjects[bond.to]!.tokens[0] === next,
  )
}
