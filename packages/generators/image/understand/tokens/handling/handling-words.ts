// Tools for reading deeds that several words say together.

import type { PoseName } from '../../../figures/poses.ts'
import type { Token } from '../../token.ts'
import type { RelationName } from '../../words/words.ts'
import { beforeHead } from '../token-tools.ts'

/** What may come between a deed and what it is done to. */
export const describing: ReadonlySet<string> = new Set([...beforeHead, 'unknown'])

export function isDeed(token: Token): boolean {
  return token.kind === 'pose' || token.kind === 'relation'
}

/** True for a deed or a word with such a relation. */
export function isIt(token: Token, relations: RegExp): boolean {
  return (token.kind === 'pose' || token.kind === 'relation') && relations.test(token.relation ?? '')
}

/** The place of whatever follows a deed, as far as only words that describe it stand between. */
export function objectAfter(tokens: readonly Token[], at: number): number {
  const next = tokens.findIndex((token, index) => index > at && !describing.has(token.kind))
  return next >= 0 && (tokens[next]!.kind === 'thing' || tokens[next]!.kind === 'person') ? next : -1
}

export function replace(tokens: readonly Token[], changes: ReadonlyMap<number, Token>): readonly Token[] {
  return tokens.map((token, index) => changes.get(index) ?? token)
}

/** Words as what somebody does to whom or what comes next. */
export function actOf(pose: PoseName, relation: RelationName, words: readonly string[]): Token {
  return { kind: 'pose', pose, relation, words, deed: { pose, relation } }
}

/** A word that another one already says. */
export function silence(token: Token): Token {
  return token.kind === 'silent' ? token : { kind: 'silent', words: token.words, isSaid: true }
}
