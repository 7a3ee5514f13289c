// Work that is done at a table, as it is told from other work of the same name, and what is used for it.

import type { Token } from '../token.ts'
import { isFood } from '../words/things/things.ts'

/** What somebody cuts with is in the hand. */
export const cutters =
  /^(?:blade|sword|katana|axe|kitchen-knife|dagger|machete|carpentry-saw|scissors|lightsaber|chainsaw)$/

/** "Cutting" is done at a table when it is food or paper that is cut. */
export function isBenchWork(tokens: readonly Token[], index: number): boolean {
  if (!/^(?:cutting|cuts|decorating|decorates|painting|paints|making)$/.test(tokens[index]!.words.join(' ')))
    return false
  const next = tokens
    .slice(index + 1)
    .find(({ kind }) => !['silent', 'size', 'color', 'quality', 'number'].includes(kind))
  return (
    next?.kind === 'thing' && (isFood(next.thing.motif) || /^(?:amphora|egg|pottery)/.test(next.thing.motif))
  )
}
