// What the server has not confirmed yet, kept in this browser under the product's key: it outlives a reload, a lost
// connection and a session that has ended. Each account finds only its own.

const draftPrefix = 'vivify.draft.'
const openPrefix = 'vivify.open.'

export interface LocalDraft<Content> {
  /** What was typed. */
  content: Content
  /** What the server had then; null when it knew nothing of the document. */
  base: { revision: number; content: Content } | null
  /** Under which a document that was never saved is asked for. */
  createKey?: string
}

export interface LocalDrafts<Content> {
  /** `id` null stands for a document that was never saved. */
  read(id: string | null): LocalDraft<Content> | null
  write(id: string | null, draft: LocalDraft<Content>): void
  remove(id: string | null): void
  /** The document that was open last. */
  readOpen(): string | null
  writeOpen(id: string | null): void
}

export interface LocalDraftsOptions<Content> {
  type: { name: string; isContent: (kept: unknown) => kept is Content }
  accountId: string
  /** Default: the browser's own. */
  storage?: Storage
}

/** One account's drafts of a type. A storage that is refused or full holds nothing; the server's copy is then the only one. */
export function openLocalDrafts<Content>(options: LocalDraftsOptions<Content>): LocalDrafts<Content> {
  const { type, accountId, storage = localStorage } = options
  const own = `${type.name}.${accountId}`
  const keyOf = (id: string | null): string => `${draftPrefix}${own}.${id ?? 'new'}`
  const openKey = `${openPrefix}${own}`
  const parse = (text: string | null): LocalDraft<Content> | null => {
    const found = JSON.parse(text ?? 'null') as LocalDraft<Content> | null
    return found !== null && type.isContent(found.content) ? found : null
  }
  return {
    read: (id) => attempt(() => parse(storage.getItem(keyOf(id)))) ?? null,
    write: (id, draft) => attempt(() => storage.setItem(keyOf(id), JSON.stringify(draft))),
    remove: (id) => attempt(() => storage.removeItem(keyOf(id))),
    readOpen: () => attempt(() => storage.getItem(openKey)) ?? null,
    writeOpen: (id) =>
      attempt(() => (id === null ? storage.removeItem(openKey) : storage.setItem(openKey, id))),
  }
}

/** Forgets all drafts of this browser, as signing out must. */
export function clearLocalDrafts(storage: Storage = localStorage): void {
  attempt(() => {
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
    for (const key of keys) {
      if (key.startsWith(draftPrefix) || key.startsWith(openPrefix)) storage.removeItem(key)
    }
  })
}

function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
