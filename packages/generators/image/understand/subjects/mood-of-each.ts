import type { Look } from '../../figures/look.ts'
import type { Token } from '../token.ts'

/** Of "three friends, happy, sad and angry", each has one mood. */
export function withMoodOf(
  order: number,
  count: number,
  tokens: readonly Token[],
  wear: Partial<Look>,
): Partial<Look> {
  const moods = tokens.flatMap((token) => (token.kind === 'quality' ? (token.quality.look?.mood ?? []) : []))
  return count > 1 && moods.length === count ? { ...wear, mood: moods[order]! } : wear
}
