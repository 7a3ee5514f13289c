// Fat animals: those that sit upright are broader, those on four legs have a belly.

import type { Token } from '../token.ts'
import type { Thing } from '../words/things/things.ts'

const fat = /^(?:fat|chubby|obese|overweight|plump|chonky|round)$/
const upright =
  /^(?:penguin|owl|koala|hamster|frog|baby-chick|front-facing-baby-chick|seal|orangutan|octopus|rabbit|blowfish|fish|monkey|beaver|duck|bird|parrot)$/
const onLegs =
  /^(?:cat|black-cat|dog|bear|pig|cow|horse|ewe|panda|polar-bear|raccoon|fox|lion|tiger|elephant|goat|boar|unicorn|badger|ox|wolf|zebra|rat|mouse)$/

export type Stout = 'broad' | 'belly'

export interface Girth {
  readonly girth?: Stout
  readonly tokens: readonly Token[]
}

/** What the words right before an animal say of its body. */
export function readGirth(tokens: readonly Token[], index: number, thing: Thing): Girth {
  const girth = upright.test(thing.motif) ? 'broad' : onLegs.test(thing.motif) ? 'belly' : undefined
  if (!girth) return { tokens: [] }
  for (let at = index - 1; at >= 0; at--) {
    const token = tokens[at]!
    const word = token.words.join(' ')
    if (token.kind === 'quality' && fat.test(word)) return { girth, tokens: [token] }
    if (!['silent', 'quality', 'size', 'color', 'number', 'unknown'].includes(token.kind)) break
  }
  return { tokens: [] }
}
