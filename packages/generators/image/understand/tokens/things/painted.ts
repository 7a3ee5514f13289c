// What somebody paints, draws or carves on a wall is no thing that stands there.

import type { Token } from '../../token.ts'
import { wordOf } from '../token-tools.ts'

/** Takes out what is only a picture on a wall, so that it is told. */
export function readPaintings(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(({ words }) =>
    /^(?:paint|draw|carv|scratch|spray)(?:s|es|ing)?$/.test(words[0]!),
  )
  if (at < 0 || !tokens.slice(0, at).some(({ kind }) => kind === 'person')) return tokens
  const on = tokens.findIndex((token, index) => index > at && /^(?:on|onto|into)$/.test(wordOf(token)))
  const wall = tokens.slice(on + 1).find(({ kind }) => kind === 'thing' || kind === 'place')
  if (on < 0 || !/\b(?:wall|cave|rock|stone|tree|door|floor|ceiling)s?$/.test(wordOf(wall))) return tokens
  return tokens.map((token, index): Token =>
    index > at && index < on && (token.kind === 'thing' || token.kind === 'person')
      ? { kind: 'unknown', words: token.words }
      : token,
  )
}

/** "The grave of his son": the son is in it, and not seen. */
export function buryOwners(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex((token) => /^(?:grave|tomb|coffin|gravestone|tombstone)$/.test(wordOf(token)))
  if (at < 0 || wordOf(tokens[at + 1]) !== 'of') return tokens
  const owner = tokens.findIndex(
    ({ kind }, index) => index > at + 1 && kind !== 'silent' && kind !== 'quality',
  )
  return tokens[owner]?.kind === 'person'
    ? tokens.map((token, index): Token => (index === owner ? { kind: 'silent', words: token.words } : token))
    : tokens
}
