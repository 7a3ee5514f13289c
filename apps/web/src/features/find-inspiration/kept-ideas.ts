// The ideas that were found last, kept in this tab: they are still there after a reload or a visit to another screen,
// as long as what they were found in still stands in its box.

import type { useFindIdeas } from '../../api/ideas.ts'
import { readKept, writeKept } from '../../lib/kept-value.ts'
import type { SourceKind } from './read-typed.ts'

export type FoundIdeas = NonNullable<ReturnType<typeof useFindIdeas>['data']>

const key = 'vivify.ideas'

/** What was found in exactly this; null when nothing was kept. */
export function readKeptIdeas(kind: SourceKind, typed: string): FoundIdeas | null {
  const kept = readKept(key) as Kept | null
  return kept?.kind === kind && kept.typed === typed ? kept.found : null
}

/** Keeps what was found; `null` forgets it. */
export function keepIdeas(kept: Kept | null): void {
  writeKept(key, kept)
}

interface Kept {
  kind: SourceKind
  typed: string
  found: FoundIdeas
}
