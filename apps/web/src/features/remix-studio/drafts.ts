// Recipes that were not exported yet, stored in this browser. Keys start with the prefix of all drafts, so that signing
// out deletes them.

import { listKeptKeys, readKept, writeKept } from '../../lib/kept-value.ts'

const prefix = 'vivify.draft.remix.'
/** Beyond this number, the oldest drafts are deleted. */
const maxDrafts = 30

/** The recipe stored under a key; null when there is none or it can't be read. */
export function readDraft(key: string): unknown {
  return (readKept(prefix + key, 'browser') as Kept | null)?.recipe ?? null
}

/** Stores a recipe; null deletes it. */
export function writeDraft(key: string, recipe: object | null): void {
  const kept: Kept | null = recipe && { at: Date.now(), recipe }
  writeKept(prefix + key, kept, 'browser')
  if (kept !== null) forgetOldest()
}

interface Kept {
  at?: number
  recipe?: unknown
}

function forgetOldest(): void {
  const drafts = listKeptKeys(prefix, 'browser')
  if (drafts.length <= maxDrafts) return
  const dated = drafts.map((key) => ({ key, at: (readKept(key, 'browser') as Kept | null)?.at ?? 0 }))
  dated.sort((first, second) => first.at - second.at)
  for (const { key } of dated.slice(0, drafts.length - maxDrafts)) writeKept(key, null, 'browser')
}
