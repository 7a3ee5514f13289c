// What somebody pulls, pushes or lifts is heavy for all who see it; what is on a nose is on the head.

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

/** What lands on a nose is drawn on the head. */
export function isSpotOfFace(
  tokens: readonly Token[],
  index: number,
  { bonds, subjects }: { bonds: readonly ReadBond[]; subjects: readonly ReadSubject[] },
): boolean {
  if (!/^(?:nose|cheek|lips?|ear|forehead|chin|eyelid)$/.test(tokens[index]!.words.join(' '))) return false
  return bonds.some(
    ({ bond: { relation, from, to }, token }) =>
      relation === 'on' &&
      token !== undefined &&
      tokens.indexOf(token) < index &&
      subjects[from]!.subject.kind === 'thing' &&
      subjects[to]!.subject.kind === 'person',
  )
}
