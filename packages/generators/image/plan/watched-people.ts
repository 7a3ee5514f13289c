// Whom somebody sees, hears or finds: a deed that follows without a subject is theirs, as in "he found her, crying".

import { readTokens } from '../understand/tokens/read-tokens.ts'
import type { Clause, Doer, LastNamed } from './doers.ts'
import type { Deed } from './find-deeds.ts'

const perceiving =
  /^(?:finds?|found|sees?|saw|catch(?:es)?|caught|hears?|heard|spot(?:s|ted)?|notice[sd]?|discover(?:s|ed)?)$/
const owners = /^(?:my|your|his|her|our|their|the|an?)$/

/** Whom the last deed of a clause is about, if it is one of seeing or finding. */
export function watchedIn({ words }: Clause, deeds: readonly Deed[], last: LastNamed): Doer | undefined {
  const deed = deeds.findLast(({ at }) => perceiving.test(words[at] ?? ''))
  if (deed === undefined || deed.isPassive) return undefined
  const [first = '', ...more] = words.slice(deed.at + 1, deed.at + 4)
  const build = (name: string, isUnknown: boolean): Doer => ({
    name,
    end: 0,
    isUnknown,
    isTheirs: false,
    isYours: false,
  })
  if (first === 'him' && last.he !== deed.doer.name) return build(last.he ?? 'a man', last.he === undefined)
  if (first === 'her' && isNoOwner(more) && last.she !== deed.doer.name)
    return build(last.she ?? 'a woman', last.she === undefined)
  if (!owners.test(first)) return undefined
  const [token] = readTokens(more)
  return token?.kind === 'person' ? build(`${first} ${token.words.join(' ')}`, false) : undefined
}

/** "Found her in the garden" and not "found her keys". */
const isNoOwner = ([next = '']: readonly string[]): boolean =>
  /^(?:|in|on|at|by|under|behind|near|beside|outside|inside|there|alone|again|with|asleep|sitting|lying|standing)$/.test(
    next,
  )
