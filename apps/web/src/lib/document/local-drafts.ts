// What the server has not confirmed yet, kept in this browser under the product's key: it outlives a reload, a lost
// connection and a session that has ended. Each account finds only its own.

import { listKeptKeys, readKept, writeKept, type Keeper } from '../kept-value.ts'

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
  /** Default: the browser. */
  keeper?: Keeper
}

/** One account's drafts of a type. Where nothing can be kept, the server's copy is the only one. */
export function openLocalDrafts<Content>(options: LocalDraftsOptions<Content>): LocalDrafts<Content> {
  const { type, accountId, keeper = 'browser' } = options
  const own = `${type.name}.${accountId}`
  const keyOf = (id: string | null): string => `${draftPrefix}${own}.${id ?? 'new'}`
  const openKey = `${openPrefix}${own}`
  return {
    read(id) {
      const kept = readKept(keyOf(id), keeper) as LocalDraft<Content> | null
      return type.isContent(kept?.content) ? kept : null
    },
    write: (id, draft) => writeKept(keyOf(id), draft, keeper),
    remove: (id) => writeKept(keyOf(id), null, keeper),
    readOpen() {
      const kept = readKept(openKey, keeper)
      return typeof kept === 'string' ? kept : null
    },
    writeOpen: (id) => writeKept(openKey, id, keeper),
  }
}

/** Forgets all drafts of this browser, as signing out must. */
export function clearLocalDrafts(keeper: Keeper = 'browser'): void {
  const keys = [draftPrefix, openPrefix].flatMap((prefix) => listKeptKeys(prefix, keeper))
  for (const key of keys) writeKept(key, null, keeper)
}
