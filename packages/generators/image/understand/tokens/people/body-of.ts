// Parts of somebody who is named by them, and words that stand between: "a patient's mouth", "code on the screen".

import { roles } from '../../words/people/people.ts'
import { isAnimal } from '../../words/things/things.ts'
import type { Token } from '../../token.ts'
import { wordOf } from '../token-tools.ts'

const parts =
  /^(?:mouth|throat|teeth|tooth|ear|ears|eye|eyes|nose|tongue|chest|stomach|belly|back|neck|leg|knee|foot|paw)$/

/** The tokens with whoever has a part as somebody, and the part as a word that is told. */
export function readBodyOf(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some((token) => parts.test(wordOf(token)))) return tokens
  return tokens.map((token, at): Token => {
    const next = tokens[at + 1]
    const before = tokens[at - 1]
    const role = token.kind === 'unknown' && token.words.length === 1 ? roles.get(token.words[0]!) : undefined
    if (role && next && parts.test(wordOf(next))) return { kind: 'person', roles: [role], words: token.words }
    const isOfBeast = before?.kind === 'thing' && isAnimal(before.thing.motif)
    return token.kind === 'thing' &&
      isOfBeast &&
      /^(?:mouth|throat|teeth|tooth|tongue|stomach)$/.test(wordOf(token))
      ? { kind: 'unknown', words: token.words }
      : token
  })
}

/** What things stand on. */
const stands =
  /table|counter|desk|bench|chair|couch|shelf|plate|tray|sill|stool|board|rock|stump|log|blanket|rug|branch|^bed$|pedestal|saucer/

/**
 * The tokens with what is said of a word that can't be drawn as told with it: of "a hacker with code on the screen", the code
 * is on the screen, and nobody sits there. A drink "with chia on a table" is on the table itself.
 */
export function readLostOwners(tokens: readonly Token[]): readonly Token[] {
  return tokens.map((token, at): Token => {
    if (token.kind !== 'relation' || !/^(?:on|in|over|under|around|inside)$/.test(wordOf(token))) return token
    const lead = tokens
      .slice(0, at)
      .findLastIndex(({ kind }) => kind === 'relation' || kind === 'person' || kind === 'pose')
    const isWith = tokens[lead]?.kind === 'relation' && wordOf(tokens[lead]) === 'with'
    const between = tokens.slice(lead + 1, at)
    const isLost =
      between.some(({ kind }) => kind === 'unknown') &&
      between.every(({ kind }) => /^(?:silent|unknown|color|size|quality|number)$/.test(kind))
    const after = tokens.slice(at + 1).find(({ kind }) => kind !== 'silent')
    const isStanding =
      wordOf(token) === 'on' &&
      tokens[lead - 1]?.kind === 'thing' &&
      after?.kind === 'thing' &&
      stands.test(after.thing.motif)
    return isWith && isLost && !isStanding && after?.kind === 'thing'
      ? { kind: 'unknown', words: token.words }
      : token
  })
}
