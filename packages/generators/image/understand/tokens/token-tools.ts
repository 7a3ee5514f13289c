// Small helpers for rules that read tokens again.

import type { Token } from '../token.ts'
import { isAnimal } from '../words/things/things.ts'

/** A word that may be a subject of the picture. */
export type Head = Extract<Token, { kind: 'person' | 'thing' }>
export type ThingToken = Extract<Token, { kind: 'thing' }>

export const isThing = (token: Token | undefined): token is ThingToken => token?.kind === 'thing'

export function isHead(token: Token): token is Head {
  return token.kind === 'person' || token.kind === 'thing'
}

/** True for people and animals. */
export function isAlive(token: Token): boolean {
  return token.kind === 'person' || (token.kind === 'thing' && isAnimal(token.thing.motif))
}

/** Kinds of words that say more about the head after them: "two small red" before "boats". */
export const beforeHead: ReadonlySet<Token['kind']> = new Set([
  'silent',
  'quality',
  'size',
  'color',
  'number',
])

export const wordOf = (token: Token | undefined): string => token?.words.join(' ') ?? ''
/** Words that the picture shows anyway, so that the account counts them. */
export const seen = (words: readonly string[]): Token => ({
  kind: 'quality',
  quality: { shownBy: /./, isPart: true },
  words,
})
/** A word that means nothing any more. */
export const hush = ({ words }: Token): Token => ({ kind: 'silent', words })
