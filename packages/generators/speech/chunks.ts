import type { PlannedToken } from './normaliser/plan.ts'

/** Spoken words in one run of the voice: about 20 s of sound, so that memory use stays flat for any text. */
const maxChunkWords = 60
/** A full chunk is cut after a comma only when it already has this many words. */
const minCommaWords = 30

/**
 * Splits planned tokens into runs of the voice: after sentences if possible, else after commas, else where a run is
 * full. Every chunk has a spoken word; silent tokens stay with the words before them.
 */
export function splitChunks(plan: readonly PlannedToken[]): PlannedToken[][] {
  const chunks: PlannedToken[][] = []
  let start = 0
  while (start < plan.length) {
    const end = findChunkEnd(plan, start)
    chunks.push(plan.slice(start, end))
    start = end
  }
  return chunks
}

function findChunkEnd(plan: readonly PlannedToken[], start: number): number {
  let words = 0
  let afterSentence = 0
  let afterComma = 0
  let index = start
  for (; index < plan.length; index++) {
    const { say, mark } = plan[index]!
    if (say.length > 0 && words > 0 && words + say.length > maxChunkWords) break
    words += say.length
    if (words > 0 && (mark === '.' || mark === '?')) afterSentence = index + 1
    if (words >= minCommaWords && mark === ',') afterComma = index + 1
  }
  const end = index === plan.length ? index : afterSentence || afterComma || index
  return absorbSilence(plan, end)
}

function absorbSilence(plan: readonly PlannedToken[], end: number): number {
  let index = end
  while (index < plan.length && plan[index]!.say.length === 0) index++
  return index
}
