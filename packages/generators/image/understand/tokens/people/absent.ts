// People who are only meant and not seen: whoever waits for a husband is alone.

import type { Token } from '../../token.ts'

const waits = /^(?:waiting|waits|longing|waiting for|waits for)$/

/** The tokens without those whom somebody waits for. */
export function leaveAbsent(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(({ words }) => waits.test(words.join(' ')))
  const isSomebody = tokens
    .slice(0, Math.max(0, at))
    .some(({ kind }) => kind === 'person' || kind === 'thing')
  const who = tokens.findIndex(({ kind }, index) => index > at && kind === 'person')
  if (at < 0 || !isSomebody || who < 0) return tokens
  const lead = tokens.slice(at, who).flatMap(({ words }) => words)
  const isOwn = /^(?:his|her|its|their)$/.test(lead.at(-1) ?? '') && lead.at(-2) === 'for'
  return isOwn
    ? tokens.map((token, index): Token =>
        index === who ? { kind: 'silent', words: token.words, isSaid: true } : token,
      )
    : tokens
}
