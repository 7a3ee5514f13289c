// Who fight or meet without naming whom do it with each other: "two gladiators fight in an arena".

import type { Token } from './token.ts'
import { wordOf } from './token-tools.ts'

const between: ReadonlySet<Token['kind']> = new Set(['silent', 'quality', 'size', 'color', 'number'])

/** Turns such words, which lead to nobody, into what both do. */
export function readDuels(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some((token) => token.kind === 'relation' && isMutual(wordOf(token)))) return tokens
  return tokens.map((token, index): Token => {
    if (token.kind !== 'relation' || !isMutual(wordOf(token))) return token
    const next = tokens.slice(index + 1).find(({ kind }) => !between.has(kind))
    if (next?.kind === 'person' || next?.kind === 'thing' || next?.kind === 'unknown') return token
    return { kind: 'pose', pose: /^meet/.test(wordOf(token)) ? 'waiting' : 'fighting', words: token.words }
  })
}

function isMutual(word: string): boolean {
  return /^(?:fight|fights|fought|fighting|meet|meets|meeting)$/.test(word)
}
