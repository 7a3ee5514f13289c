// Recipes that were not exported yet, kept in this browser. The prefix is that of all drafts: signing out forgets them.

const prefix = 'vivify.draft.remix.'
/** Older ones are forgotten. */
const maxDrafts = 30

/** What was kept under a key; null when there is nothing or it can't be read. */
export function readDraft(key: string, storage: Storage = localStorage): unknown {
  try {
    const kept = JSON.parse(storage.getItem(prefix + key) ?? 'null') as { recipe?: unknown } | null
    return kept?.recipe ?? null
  } catch {
    return null
  }
}

/** Keeps a recipe; null forgets it. A storage that is refused or full keeps nothing. */
export function writeDraft(key: string, recipe: object | null, storage: Storage = localStorage): void {
  try {
    if (recipe === null) return storage.removeItem(prefix + key)
    storage.setItem(prefix + key, JSON.stringify({ at: Date.now(), recipe }))
    forgetOldest(storage)
  } catch {
    // The recipe lives on in the page.
  }
}

function forgetOldest(storage: Storage): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
  const drafts = keys.filter((key) => key.startsWith(prefix))
  if (drafts.length <= maxDrafts) return
  const dated = drafts.map((key) => ({
    key,
    at: (JSON.parse(storage.getItem(key) ?? '{}') as { at?: number }).at ?? 0,
  }))
  dated.sort((first, second) => first.at - second.at)
  for (const { key } of dated.slice(0, drafts.length - maxDrafts)) storage.removeItem(key)
}
