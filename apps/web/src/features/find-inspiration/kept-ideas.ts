// The ideas that were found last, kept in this tab: they are still there after a reload or a visit to another screen,
// as long as what they were found in still stands in its box.

import type { useFindIdeas } from '../../api/ideas.ts'
import type { SourceKind } from './read-typed.ts'

export type FoundIdeas = NonNullable<ReturnType<typeof useFindIdeas>['data']>

const key = 'vivify.ideas'

/** What was found in exactly this; null when nothing was kept. */
export function readKeptIdeas(kind: SourceKind, typed: string): FoundIdeas | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Kept | null
    return kept !== null && kept.kind === kind && kept.typed === typed ? kept.found : null
  } catch {
    return null
  }
}

/** Keeps what was found; `null` forgets it. */
export function keepIdeas(kept: Kept | null): void {
  try {
    if (kept === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, JSON.stringify(kept))
  } catch {
    // Storage is refused or full: the ideas are found again by one press.
  }
}

interface Kept {
  kind: SourceKind
  typed: string
  found: FoundIdeas
}
