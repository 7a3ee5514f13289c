// "A shocked face" is somebody's, and says the same as "shocked".

import { roles } from '../../words/people/people.ts'
import type { Token } from '../../token.ts'

const face = /^(?:faces?|expressions?|look|smile|grin|face expression|facial expression|eyes)$/
const mouths: Readonly<Record<string, 'happy' | 'laughing'>> = {
  smile: 'happy',
  grin: 'happy',
  laugh: 'laughing',
}

/** Reads a face with a mood as the person who has it, or else as nothing but the mood. */
export function readFaces(tokens: readonly Token[]): readonly Token[] {
  return tokens.map((token, index): Token => {
    const next = tokens[index + 1]
    const isFelt = next?.kind === 'quality' && next.quality.look?.mood !== undefined
    // Whoever looks sad looks at nothing.
    if (isFelt && /^(?:looking|looks|feeling|acting|being)$/.test(token.words.join(' ')))
      return { kind: 'silent', words: token.words }
    const isWide = token.kind === 'size' && mouths[tokens[index + 1]?.words[0] ?? ''] !== undefined
    if (isWide) return { kind: 'silent', words: token.words }
    const word = token.words.join(' ')
    // Eyes are a thing of their own, too.
    if (token.kind !== 'unknown' && token.kind !== 'silent' && word !== 'eyes') return token
    if (!face.test(word)) return token
    const before = tokens[index - 1]
    const hasPerson = tokens.some(({ kind }) => kind === 'person')
    const hasMood = before?.kind === 'quality' && before.quality.look?.mood !== undefined
    if (hasMood && hasPerson) return { kind: 'silent', words: token.words }
    if (hasMood && !tokens.some(({ kind }) => kind === 'thing'))
      return { kind: 'person', roles: [roles.get('person')!], words: token.words }
    const mood = mouths[word]
    if (!mood || !hasPerson || tokens.slice(0, index).every(({ kind }) => kind !== 'person')) return token
    return { kind: 'quality', quality: { look: { mood } }, words: token.words }
  })
}
