// Footprints are on the ground of the picture, and whoever follows them walks.

import { tracks } from '../../../scenery/tracks.ts'
import type { Token } from '../../token.ts'

/** The tokens with footprints as a mark on the ground. */
export function readTracks(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex((token) => token.kind === 'thing' && token.thing.motif === 'footprints')
  if (at < 0) return tokens
  const deed = tokens
    .slice(0, at)
    .findLastIndex(({ words }) => /^(?:follow|leav|track|mak)(?:ing|es|s)$/.test(words[0]!))
  const isOwn = tokens.slice(deed + 1, at).every(({ kind }) => kind !== 'person' && kind !== 'thing')
  return tokens.map((token, index): Token => {
    if (index === at) return { kind: 'air', air: tracks, words: token.words }
    if (index === deed && isOwn) return { kind: 'pose', pose: 'walking', words: token.words }
    if (index < at && /^(?:examin|inspect|stud)(?:ying|ing|ies|es)$/.test(token.words[0]!))
      return { kind: 'pose', pose: 'kneeling', words: token.words }
    const isWay = index > at && /^leading (?:to|into|towards?|away from|up to)$/.test(token.words.join(' '))
    return isWay ? { kind: 'silent', words: token.words, isSaid: true } : token
  })
}
