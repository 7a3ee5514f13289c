// A relation as it is read from a text, and what is needed to find the next one.

import type { Token } from './token.ts'
import type { ReadSubject } from './read-subject.ts'
import type { Bond } from './understanding.ts'
import type { RelationName } from './words/words.ts'

export interface ReadBond {
  readonly bond: Bond
  /** The word that names the relation. */
  readonly token?: Token
  /** Other words that the relation shows, such as "shoulders". */
  readonly also?: readonly Token[]
}

/** Where a bond is looked for. */
export interface Site {
  readonly tokens: readonly Token[]
  readonly subjects: readonly ReadSubject[]
  readonly teams: readonly number[]
  /** The subject before the one whose bond is looked for. */
  readonly index: number
  readonly before: readonly ReadBond[]
  /** The bond by which the previous subject fills or tops something. */
  readonly filled: Bond | undefined
}

export function wordsBetween(
  tokens: readonly Token[],
  first: ReadSubject,
  second: ReadSubject,
): readonly Token[] {
  return tokens.slice(tokens.indexOf(first.tokens[0]!) + 1, tokens.indexOf(second.tokens[0]!))
}

export function relationOf(token: Token): RelationName | undefined {
  return token.kind === 'relation' || token.kind === 'pose' ? token.relation : undefined
}
