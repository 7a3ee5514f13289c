// What the server has not confirmed yet, kept in this browser under the product's key: it outlives a reload, a lost
// connection and a session that has ended. Each account finds only its own.

import type { ProjectContent } from './project-content.ts'

const prefix = 'vivify.draft.'
const openPrefix = 'vivify.project.'

export interface LocalDraft {
  /** What was typed. */
  content: ProjectContent
  /** What the server had then; null when it knew nothing of the project. */
  base: { revision: number; content: ProjectContent } | null
  /** Under which a project that was never saved is asked for. */
  createKey?: string
}

export interface LocalDrafts {
  /** `projectId` null stands for a project that was never saved. */
  read(projectId: string | null): LocalDraft | null
  write(projectId: string | null, draft: LocalDraft): void
  remove(projectId: string | null): void
  /** The project that was open last. */
  readOpen(): string | null
  writeOpen(projectId: string | null): void
}

/** The drafts of one account. A storage that is refused or full holds nothing; the server's copy is then the only one. */
export function openLocalDrafts(accountId: string, storage: Storage = localStorage): LocalDrafts {
  const keyOf = (projectId: string | null): string => `${prefix}${accountId}.${projectId ?? 'new'}`
  const openKey = `${openPrefix}${accountId}`
  return {
    read: (projectId) => attempt(() => parseDraft(storage.getItem(keyOf(projectId)))) ?? null,
    write: (projectId, draft) => attempt(() => storage.setItem(keyOf(projectId), JSON.stringify(draft))),
    remove: (projectId) => attempt(() => storage.removeItem(keyOf(projectId))),
    readOpen: () => attempt(() => storage.getItem(openKey)) ?? null,
    writeOpen: (projectId) =>
      attempt(() => (projectId === null ? storage.removeItem(openKey) : storage.setItem(openKey, projectId))),
  }
}

/** Forgets all drafts of this browser, as signing out must. */
export function clearLocalDrafts(storage: Storage = localStorage): void {
  attempt(() => {
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
    for (const key of keys) {
      if (key.startsWith(prefix) || key.startsWith(openPrefix)) storage.removeItem(key)
    }
  })
}

function parseDraft(text: string | null): LocalDraft | null {
  const found = JSON.parse(text ?? 'null') as LocalDraft | null
  return typeof found?.content?.notes?.choices === 'object' ? found : null
}

function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
