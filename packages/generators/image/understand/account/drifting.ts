// What is in the air of a whole picture: leaves, falling money, footprints on its ground.

import { drifts } from '../../scenery/drift.ts'
import { rained } from '../../scenery/rained.ts'
import { tracks } from '../../scenery/tracks.ts'
import type { Token } from '../tokens/read-tokens.ts'

export const drifting: ReadonlySet<string> = new Set([...drifts, ...rained, tracks])

/** True for the falling of petals, confetti and embers, which are seen in the air. */
export function isDrifting(tokens: readonly Token[], index: number): boolean {
  const before = tokens.slice(0, index).findLast(({ kind }) => kind !== 'silent')
  return (
    before?.kind === 'air' &&
    drifting.has(before.air) &&
    /^(?:falling|flying|floating|drifting|swirling|dancing|hanging|glowing|rising|raining down)$/.test(
      tokens[index]!.words.join(' '),
    )
  )
}
