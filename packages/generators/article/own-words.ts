// Which sources an article uses whole: the person's notes and files, when they fit into its length. Whoever writes notes
// for an article wants all of them in it, also parts that don't repeat the title's words.

import type { CollectedFacts } from '@vivify/contract/facts'
import type { Sentence } from './types.ts'

/** Ids of sources. */
export type WholeSources = ReadonlySet<string>

/** An article may be a little longer than was asked for before something is left out. */
const mayExceed = 1.15

export function findWholeSources(
  { sources }: Pick<CollectedFacts, 'sources'>,
  sentences: readonly Sentence[],
  goal: number,
): WholeSources {
  const own = sources.filter(({ kind }) => kind === 'notes' || kind === 'file').map(({ id }) => id)
  const whole = new Set(own)
  const words = sentences
    .filter((sentence) => isOf(sentence, whole))
    .reduce((sum, { analysed }) => sum + analysed.words, 0)
  return words <= goal * mayExceed ? whole : new Set()
}

export function isOf({ statement }: Sentence, sources: WholeSources): boolean {
  return sources.has(statement.sourceId)
}
