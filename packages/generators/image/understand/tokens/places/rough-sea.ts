// Waves that are taller than a ship make a place; they are not things beside the ship.

import { isHead, wordOf } from '../token-tools.ts'
import type { Token } from '../../token.ts'

const high =
  /^(?:huge|giant|big|towering|massive|enormous|monstrous|monster|high|tall|gigantic|colossal|raging|crashing|rough|wild|violent)$/

/** What may be out among high waves. A surfer's wave stays a thing. */
const seagoing =
  /ship|boat|lighthouse|raft|canoe|kayak|yacht|longship|lifeboat|galleon|submarine|oil-rig|island|castle|bottle/

function isHighWaves(token: Token, before: Token | undefined): boolean {
  const [, plural] = /(?:^| )wave(s?)$/.exec(wordOf(token)) ?? []
  if (plural === undefined) return false
  const isThing = token.kind === 'thing' && token.thing.motif === 'water-wave'
  return (isThing && (plural === 's' || wordOf(token).includes(' '))) || high.test(wordOf(before))
}

/** Reads "with huge waves" as a place, where a ship or a lighthouse is in them. */
export function raiseWaves(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex((token, index) => isHighWaves(token, tokens[index - 1]))
  if (at < 0) return tokens
  const others = tokens.filter((token, index) => index !== at && isHead(token))
  const isAtSea = others.some((token) => token.kind === 'thing' && seagoing.test(token.thing.motif))
  // From a cliff, the sea and its waves are seen far below.
  if (tokens.some(({ words }) => /^cliffs?$/.test(words.at(-1)!)))
    return tokens.with(at, { kind: 'place', place: 'sea', words: tokens[at]!.words })
  if (!isAtSea || others.some((token) => token.kind === 'person' && /surf/.test(wordOf(token)))) return tokens
  const before = tokens[at - 1]
  const isSized = before !== undefined && high.test(wordOf(before))
  const words = [...(isSized ? before.words : []), ...tokens[at]!.words]
  const next = tokens.findIndex((token, index) => index > at && isHead(token))
  // A sea as a place doesn't show what its waves do to a ship.
  const after = tokens
    .slice(at + 1)
    .map((token, index): Token =>
      at + 1 + index < next && (token.kind === 'pose' || token.kind === 'relation')
        ? { kind: 'unknown', words: token.words }
        : token,
    )
  const rest = [...tokens.slice(0, isSized ? at - 1 : at), ...after]
  const kept = rest.filter((token) => token.kind !== 'place' || token.place !== 'sea')
  const seas = rest.flatMap((token) => (token.kind === 'place' && token.place === 'sea' ? token.words : []))
  return [...kept, { kind: 'place', place: 'high waves', words: [...seas, ...words] }]
}
