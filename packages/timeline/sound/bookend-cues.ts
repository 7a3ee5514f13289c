// The sound of a card or picture that is shown as intro or outro: air as it opens, a bell as its mark is in place.

import { readEffectRequest } from './effect-request.ts'
import type { EffectCue } from './mix.ts'

const opening = { kind: 'whoosh', afterSeconds: 0.2, gainDb: -9 } as const
const mark = { kind: 'ding', afterSeconds: 0.75, gainDb: -11 } as const

/**
 * Plans the effects of an intro and outro that begin at these times. `text` is the document's Sound Effects field: when
 * it asks for none, there are none here either.
 */
export function planBookendEffects(text: string, startsSeconds: readonly number[]): EffectCue[] {
  if (startsSeconds.length === 0 || readEffectRequest(text).isNone) return []
  return startsSeconds.flatMap((startSeconds) =>
    [opening, mark].map(({ kind, afterSeconds, gainDb }) => ({
      kind,
      atSeconds: startSeconds + afterSeconds,
      gainDb,
    })),
  )
}
