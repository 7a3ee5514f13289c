// Small helpers for rules that read tokens again.

import type { Token } from '../token.ts'

export type ThingToken = Extract<Token, { kind: 'thing' }>

export const isThing = (token: Token | undefined): token is ThingToken => token?.kind === 'thing'
export const wordOf = (token: Token | undefined): string => token?.words.join(' ') ?? ''
export const seen = (words: readonly string[]): Token => ({
  kind: 'quality',
  quality: { shownBy: /./, isPart: true },
  words,
})
export const hush = ({ words }: Token): Token => ({ kind: 'silent', words })
