// Who fight or meet without naming whom do it with each other: "two gladiators fight in an arena".

import type { Deed } from '../../words/deeds/deed.ts'
import type { Token } from '../../token.ts'
import { beforeHead, wordOf } from '../token-tools.ts'

const gunmen = /cowboy|outlaw|sheriff|gunslinger|bandit|gangster|cowgirl/
const shootout: Deed = { pose: 'shooting', look: { hands: ['pistol'] } }

/** Turns such words, which lead to nobody, into what both do. */
export function readDuels(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some((token) => isMutual(wordOf(token)))) return tokens
  const areGunmen = tokens.some((token) => token.kind === 'person' && gunmen.test(wordOf(token)))
  return tokens.map((token, index): Token => {
    if (!/^(?:relation|unknown|pose)$/.test(token.kind) || !isMutual(wordOf(token))) return token
    const next = tokens.slice(index + 1).find(({ kind }) => !beforeHead.has(kind))
    if (next?.kind === 'person' || next?.kind === 'thing' || next?.kind === 'unknown') return token
    if (wordOf(token).startsWith('meet')) return { kind: 'pose', pose: 'waiting', words: token.words }
    const { words } = token
    return areGunmen
      ? { kind: 'pose', pose: 'shooting', deed: shootout, words }
      : { kind: 'pose', pose: 'fighting', words }
  })
}

function isMutual(word: string): boolean {
  return /^(?:fight|fights|fought|fighting|meet|meets|meeting|duel|duels|dueling|duelling|spar|clash)$/.test(
    word,
  )
}
