// Changes that the server has not confirmed yet. They stay in this browser's local storage and survive a reload, a lost
// connection and the end of a session. Each account finds only its own.

import { listKeptKeys, readKept, writeKept, type Keeper } from '../kept-value.ts'

const draftPrefix = 'vivify.draft.'
const openPrefix = 'vivify.open.'

export interface LocalDraft<Content> {
  /** The content with the unsaved changes. */
  content: Content
  /** The server's version at that time; null for a document that was never saved. */
  base: { revision: number; content: Content } | null
  /** Idempotency key for creating a document that was never saved. */
  createKey?: string
}

export interface LocalDrafts<Content> {
  /** `id` is null for a document that was never saved. */
  read(id: string | null): LocalDraft<Content> | null
  write(id: string | null, draft: LocalDraft<Content>): void
  remove(id: string | null): void
  /** Id of the document that was open last. */
  readOpen(): string | null
  writeOpen(id: string | null): void
}

export interface LocalDraftsOptions<Content> {
  type: { name: string; isContent: (kept: unknown) => kept is Content }
  accountId: string
  /** Default: the browser's local storage. */
  keeper?: Keeper
}

/** One account's drafts of one document type. Without storage, only the server's copy exists. */
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

/** Deletes all drafts in this browser; signing out must call it. */
export function clearLocalDrafts(keeper: Keeper = 'browser'): void {
  const keys = [draftPrefix, openPrefix].flatMap((prefix) => listKeptKeys(prefix, keeper))
  for (const key of keys) writeKept(key, null, keeper)
}
