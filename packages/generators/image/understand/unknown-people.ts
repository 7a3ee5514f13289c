// People whose trade no list knows: "a window cleaner hanging on a rope", "a glassblower working".

import { roles } from './people.ts'
import type { Token } from './read-tokens.ts'

const doer = /(?:er|or|ist|smith|man|woman|keeper|eer)$/

/** Reads an unknown word before a deed as a person, if the text names nobody else. */
export function nameWorkers(tokens: readonly Token[]): readonly Token[] {
  if (tokens.some(({ kind }) => kind === 'person')) return tokens
  const at = tokens.findIndex(
    ({ kind, words }) => kind === 'unknown' && words[0]!.length > 4 && doer.test(words[0]!),
  )
  const deed = tokens[at + 1]
  const isFirst = tokens.slice(0, at).every(({ kind }) => kind !== 'pose' && kind !== 'relation')
  const isDeed = (deed?.kind === 'pose' || deed?.kind === 'relation') && deed.words[0]!.endsWith('ing')
  if (at < 0 || !isFirst || !isDeed) return tokens
  return tokens.map((token, index): Token =>
    index === at
      ? { kind: 'person', roles: [roles.get('person')!], words: token.words }
      : // The window of a window cleaner isn't in the picture.
        index === at - 1 && token.kind === 'thing'
        ? { kind: 'unknown', words: token.words }
        : token,
  )
}
