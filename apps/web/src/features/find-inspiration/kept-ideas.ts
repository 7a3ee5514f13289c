// Keeps the ideas of the last search in this tab. They survive a reload or a visit to another screen, as long as the
// text of the search is unchanged.

import type { useFindIdeas } from '../../api/ideas.ts'
import { readKept, writeKept } from '../../lib/kept-value.ts'
import type { SourceKind } from './read-typed.ts'

export type FoundIdeas = NonNullable<ReturnType<typeof useFindIdeas>['data']>

const key = 'vivify.ideas'

/** The ideas kept for exactly this text; null when there are none. */
export function readKeptIdeas(kind: SourceKind, typed: string): FoundIdeas | null {
  const kept = readKept(key) as Kept | null
  return kept?.kind === kind && kept.typed === typed ? kept.found : null
}

/** Keeps the ideas of a search; `null` deletes them. */
export function keepIdeas(kept: Kept | null): void {
  writeKept(key, kept)
}

interface Kept {
  kind: SourceKind
  typed: string
  found: FoundIdeas
}
