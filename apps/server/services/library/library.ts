// The Content Library: files that were uploaded or made, in folders and with tags.

import { AppError } from '@vivify/contract/errors'
import * as messages from '@vivify/contract/messages'
import { derivePostState, type PostState } from '@vivify/contract/post'
import type { LibraryFolder, LibraryItem } from '@vivify/contract/routes/library'
import type { Creation } from '@vivify/contract/routes/creations'
import type { Database } from '../../store/database.ts'
import { findScheduledWith, listPostsWith, listProjectsWith } from '../../store/library-uses.ts'
import {
  binFile,
  countFolders,
  deleteFolder,
  findFolder,
  findInLibrary,
  insertFolder,
  listCreationsOf,
  listFolders,
  listLibrary,
  listTags,
  renameFolder,
  saveEntry,
  unbinFile,
  type LibraryQuery,
  type LibraryRow,
} from '../../store/library.ts'
import { listTargets } from '../../store/posts.ts'

export interface LibraryUses {
  posts: { id: string; text: string; state: PostState }[]
  creations: { id: string; title: string; kind: Creation['kind'] }[]
  projects: { id: string; title: string }[]
}

/** Every function that takes an id throws AppError `not_found` for a file or folder of another workspace. */
export interface LibraryService {
  list(workspaceId: string, query: LibraryQuery): Promise<{ items: LibraryItem[]; total: number }>
  listFolders(workspaceId: string): Promise<{ folders: LibraryFolder[]; tags: string[] }>
  /** Throws AppError `conflict` for a name that is taken, and when there are too many folders. */
  createFolder(workspaceId: string, name: string): Promise<LibraryFolder>
  /** Throws AppError `conflict` for a name that is taken. */
  renameFolder(workspaceId: string, id: string, name: string): Promise<void>
  /** The folder's files stay. */
  deleteFolder(workspaceId: string, id: string): Promise<void>
  change(
    workspaceId: string,
    assetId: string,
    change: { folderId?: string | null | undefined; tags?: string[] | undefined },
  ): Promise<LibraryItem>
  listUses(workspaceId: string, assetId: string): Promise<LibraryUses>
  /** Deletes the creations that consist of the file, too. Throws AppError `conflict` while a scheduled post has it. */
  remove(workspaceId: string, assetId: string): Promise<void>
  /** Undoes `remove`, for a day. */
  restore(workspaceId: string, assetId: string): Promise<void>
}

const maxFolders = 200
const maxUseCharacters = 140
const maxNamedCharacters = 60

export function createLibraryService(options: { db: Database; createId: () => string }): LibraryService {
  const { db, createId } = options
  const read = async (workspaceId: string, assetId: string): Promise<LibraryRow> => {
    const row = await findInLibrary(db, workspaceId, assetId)
    if (!row) throw new AppError('not_found', messages.library.notFound)
    return row
  }
  return {
    async list(workspaceId, query) {
      const { rows, total } = await listLibrary(db, workspaceId, query)
      return { items: await viewItems(db, workspaceId, rows), total }
    },

    async listFolders(workspaceId) {
      return { folders: await listFolders(db, workspaceId), tags: await listTags(db, workspaceId) }
    },

    async createFolder(workspaceId, name) {
      if ((await countFolders(db, workspaceId)) >= maxFolders)
        throw new AppError('conflict', messages.library.tooManyFolders)
      const row = await insertFolder(db, { id: createId(), workspaceId, name })
      if (!row) throw new AppError('conflict', messages.library.folderExists(name))
      return { id: row.id, name: row.name, count: 0 }
    },

    async renameFolder(workspaceId, id, name) {
      const outcome = await renameFolder(db, { workspaceId, id, name })
      if (outcome === 'taken') throw new AppError('conflict', messages.library.folderExists(name))
      if (outcome === 'missing') throw new AppError('not_found', messages.library.folderNotFound)
    },

    async deleteFolder(workspaceId, id) {
      if (!(await deleteFolder(db, workspaceId, id)))
        throw new AppError('not_found', messages.library.folderNotFound)
    },

    async change(workspaceId, assetId, { folderId, tags }) {
      await read(workspaceId, assetId)
      if (folderId && !(await findFolder(db, workspaceId, folderId)))
        throw new AppError('not_found', messages.library.folderNotFound)
      await saveEntry(db, { workspaceId, assetId }, { folderId, tags: tags && [...new Set(tags)] })
      const [item] = await viewItems(db, workspaceId, [await read(workspaceId, assetId)])
      return item!
    },

    listUses: async (workspaceId, assetId) =>
      listUses(db, workspaceId, (await read(workspaceId, assetId)).asset.id),

    async remove(workspaceId, assetId) {
      const { asset } = await read(workspaceId, assetId)
      await db.transaction(async (tx) => {
        const scheduled = await findScheduledWith(tx, workspaceId, assetId)
        if (scheduled) throw new AppError('conflict', describeScheduled(scheduled))
        await binFile(tx, { asset, binId: createId() })
      })
    },

    async restore(workspaceId, assetId) {
      const isRestored = await db.transaction((tx) => unbinFile(tx, workspaceId, assetId))
      if (!isRestored) throw new AppError('not_found', messages.library.notFound)
    },
  }
}

function describeScheduled({
  content,
  plannedAt,
}: NonNullable<Awaited<ReturnType<typeof findScheduledWith>>>): string {
  const { text, plan } = content
  const named = shorten(text, maxNamedCharacters) || 'Without text'
  const when = plan ? `${plan.date} ${plan.time}` : plannedAt.toISOString().slice(0, 16).replace('T', ' ')
  return messages.library.usedByPost(named, when)
}

async function listUses(db: Database, workspaceId: string, assetId: string): Promise<LibraryUses> {
  const [posts, creations, projects] = await Promise.all([
    listPostsWith(db, workspaceId, assetId),
    listCreationsOf(db, workspaceId, [assetId]),
    listProjectsWith(db, workspaceId, assetId),
  ])
  const targets = await listTargets(
    db,
    workspaceId,
    posts.map(({ id }) => id),
  )
  return {
    posts: posts.map(({ id, content }) => ({
      id,
      text: shorten(content.text, maxUseCharacters),
      state: derivePostState(targets.filter((target) => target.postId === id)),
    })),
    creations: creations.map(({ id, title, kind }) => ({ id, title, kind })),
    projects,
  }
}

function shorten(text: string, max: number): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length <= max ? line : `${line.slice(0, max - 1).trimEnd()}…`
}

async function viewItems(
  db: Database,
  workspaceId: string,
  rows: readonly LibraryRow[],
): Promise<LibraryItem[]> {
  const creations = await listCreationsOf(
    db,
    workspaceId,
    rows.map(({ asset }) => asset.id),
  )
  return rows.map(({ asset, folderId, tags }) => {
    const { id, mimeType, sizeBytes, width, height, durationSeconds } = asset
    const creation = creations.find(({ files }) =>
      [files['video'], files['image'], files['clip']].includes(id),
    )
    return {
      id,
      kind: kindOf(asset),
      title: creation?.title ?? asset.name,
      mimeType,
      sizeBytes,
      width,
      height,
      durationSeconds,
      posterId: creation?.files['thumbnail'] ?? null,
      folderId,
      tags: tags ?? [],
      createdAt: asset.createdAt.toISOString(),
    }
  })
}

function kindOf({ kind, mimeType }: LibraryRow['asset']): LibraryItem['kind'] {
  if (mimeType === 'image/gif') return 'gif'
  return kind === 'video' || kind === 'clip' ? kind : 'image'
}
