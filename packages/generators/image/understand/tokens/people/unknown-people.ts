// People whose trade no list knows: "a window cleaner hanging on a rope", "a glassblower working".

import { roles } from '../../words/people/people.ts'
import type { Token } from '../../token.ts'
import { thingOf } from '../../words/things/things.ts'

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

const boards: Readonly<Record<string, string>> = {
  surfer: 'surfboard',
  surfers: 'surfboard',
  snowboarder: 'snowboard',
  skateboarder: 'skateboard',
  skater: 'skateboard',
}

/** The board of a surfer is no chopping board, and who draws on the floor needs no easel. */
export function boardOf(tokens: readonly Token[], index: number): Token | undefined {
  const token = tokens[index]!
  if (/^boards?$/.test(token.words.join(' '))) {
    const owner = tokens.slice(0, index).find(({ kind }) => kind === 'person')
    const motif = owner && boards[owner.words.join(' ')]
    return motif === undefined ? undefined : { kind: 'thing', thing: thingOf(motif), words: token.words }
  }
  if (token.kind !== 'pose' || token.pose !== 'painting') return undefined
  const isOnFloor = tokens.some(({ words }) => /^on the (?:floor|ground)$/.test(words.join(' ')))
  return isOnFloor ? { ...token, pose: 'kneeling' } : undefined
}
