// Deeds of which those are seen to whom they are done: "she tied an apron around his waist" is he in an apron, and "she stood
// him on a stool" is he on it.

import { readTokens } from '../understand/tokens/read-tokens.ts'
import type { Understanding } from '../understand/understanding.ts'
import type { LastNamed } from './doers.ts'
import { showClause } from './show-clause.ts'

const putting =
  /^(?:puts?|putting|t(?:ie|ies|ied|ying)|wrap(?:s|ped|ping)?|pull(?:s|ed|ing)?|slip(?:s|ped|ping)?|plac(?:es?|ed|ing)|drap(?:es?|ed|ing)|h[au]ng|hangs|lays?|laid|throws?|threw)$/
const onto = /^(?:around|over|on|onto)$/
/** How many words a piece of clothing has at most, with its article. */
const maxWords = 5
const whose = /^(?:his|her|my|your|their|the|a|an)$/
/** Parts of the body that clothes are on. */
const bodily =
  /^(?:waist|neck|shoulders?|head|hair|face|eyes|ears|hands?|feet|foot|wrist|back|chest|body|knees|legs|finger)$/

/** Whoever wears what somebody puts on, as a prompt; undefined where nothing is put on anybody. */
export function showDressing(
  doer: string,
  word: string,
  rest: readonly string[],
  last: LastNamed,
): string | undefined {
  if (!putting.test(word)) return undefined
  if (rest[0] === 'on' && word.startsWith('put')) return wearing(doer, rest.slice(1))
  const at = rest.findIndex((each) => onto.test(each))
  if (at < 1 || at > maxWords) return undefined
  const wearer = wearerOf(doer, rest.slice(at + 1, at + 4), last)
  return wearer === undefined ? undefined : wearing(wearer, rest.slice(0, at))
}

/** What those are seen doing who are put somewhere. */
export const placing: Readonly<Record<string, string>> = {
  stood: 'standing',
  sat: 'sitting',
  seated: 'sitting',
  laid: 'lying',
}

/** Whom "him" and "her" mean before a place. */
export function otherOf(
  [word = '', next = '']: readonly string[],
  { he, she }: LastNamed,
): string | undefined {
  if (!/^(?:on|in|at|under|by|beside|onto|into)$/.test(next)) return undefined
  return word === 'him' ? (he ?? 'a man') : word === 'her' ? (she ?? 'a woman') : undefined
}

function wearerOf(
  doer: string,
  [owner = '', ...after]: readonly string[],
  last: LastNamed,
): string | undefined {
  if (/^(?:himself|herself|myself|themselves)$/.test(owner)) return doer
  if (!whose.test(owner)) return undefined
  if (!bodily.test(after[0] ?? '')) {
    const [token] = readTokens(after)
    return token?.kind === 'person' ? `${owner} ${token.words.join(' ')}` : undefined
  }
  // "Around her neck" is her own where a woman does it.
  const isOwn = owner !== 'his' && owner !== 'her'
  if (isOwn || isOf(doer, owner, last)) return doer
  return owner === 'his' ? (last.he ?? 'a man') : (last.she ?? 'a woman')
}

/** True where the one who does something may be "his" or "her". */
function isOf(doer: string, owner: string, { he, she }: LastNamed): boolean {
  if (doer === (owner === 'his' ? he : she)) return true
  if (doer === (owner === 'his' ? she : he)) return false
  const isWoman = readTokens(doer.split(' ')).some(
    (token) => token.kind === 'person' && token.roles[0]?.look.isBroad === false,
  )
  return isWoman === (owner === 'her')
}

function wearing(wearer: string, clothes: readonly string[]): string | undefined {
  return showClause({ doer: wearer, lead: 'wearing' }, clothes, isDressed)?.prompt
}

/** True where something is on somebody that the words after the verb name. */
function isDressed({ subjects, missing, drawn }: Understanding, length: number): boolean {
  return length > 0 && subjects[0]?.kind === 'person' && missing.length === 0 && drawn.includes('wearing')
}
