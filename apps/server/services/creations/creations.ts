// Creations that people made or imported. Deleting can be undone for a day; then upkeep removes the files that nothing
// else uses.

import { AppError } from '@vivify/contract/errors'
import type { RightsEntry } from '@vivify/contract/rights'
import { creationSchema, type Creation, type ProjectFile } from '@vivify/contract/routes/creations'
import type { Storage } from '../../providers/storage/port.ts'
import { deleteAssets, findAsset, findUnused, type AssetRow } from '../../store/assets.ts'
import {
  findCreation,
  insertCreation,
  listCreations,
  markCreation,
  purgeCreations,
  renameCreation,
  type CreationQuery,
  type CreationRow,
} from '../../store/creations.ts'
import type { Database } from '../../store/database.ts'
import { findProject, insertProject } from '../../store/projects.ts'
import { requireRoomForProject, type Quotas } from '../quotas/quotas.ts'
import { importProject } from './import-project.ts'
import { readRights } from './read-rights.ts'

export interface CreationOptions {
  db: Database
  storage: Storage
  quotas: Quotas
  createId: () => string
}

interface ListQuery extends Omit<CreationQuery, 'kinds'> {
  kind?: CreationRow['kind'] | undefined
  shows?: keyof typeof kindsShown | undefined
}

const kindsShown = { images: ['image'], videos: ['video', 'clip', 'project'] } as const

/** Every function throws AppError `not_found` for a creation of another workspace. */
export interface CreationService {
  list(workspaceId: string, query: ListQuery): Promise<{ creations: Creation[]; total: number }>
  read(workspaceId: string, id: string): Promise<Creation>
  /** Whose work a video consists of; empty for other creations. */
  readRights(workspaceId: string, id: string): Promise<{ title: string; entries: RightsEntry[] }>
  rename(workspaceId: string, id: string, title: string): Promise<Creation>
  remove(workspaceId: string, id: string): Promise<Creation>
  restore(workspaceId: string, id: string): Promise<Creation>
  duplicate(workspaceId: string, id: string): Promise<Creation>
  /** Throws AppError `not_found` for a file that is not a picture or clip of the workspace. */
  importAsset(workspaceId: string, request: ImportRequest): Promise<Creation>
  importProject(workspaceId: string, file: ProjectFile): Promise<{ creation: Creation; warnings: string[] }>
}

interface ImportRequest {
  assetId: string
  title?: string | undefined
}

export function createCreationService(options: CreationOptions): CreationService {
  const { db, createId } = options
  return {
    async list(workspaceId, { kind, shows, ...query }) {
      const kinds = kind ? [kind] : shows && kindsShown[shows]
      const { rows, total } = await listCreations(db, workspaceId, { ...query, kinds })
      return { creations: rows.map(viewCreation), total }
    },
    read: async (...whose) => viewCreation(requireRow(await findCreation(db, ...whose))),
    async readRights(...whose) {
      const row = requireRow(await findCreation(db, ...whose))
      return { title: row.title, entries: await readRights(db, row) }
    },
    rename: async (...change) => viewCreation(requireRow(await renameCreation(db, ...change))),
    remove: async (...whose) => viewCreation(requireRow(await markCreation(db, ...whose, true))),
    restore: async (...whose) => viewCreation(requireRow(await markCreation(db, ...whose, false))),
    duplicate: (workspaceId, id) => duplicate(options, workspaceId, id),

    async importAsset(workspaceId, request) {
      const asset = await findAsset(db, workspaceId, request.assetId)
      if (!asset || (asset.kind !== 'image' && asset.kind !== 'clip')) {
        throw new AppError('not_found', 'Picture or clip not found.')
      }
      const row = await insertCreation(db, {
        id: createId(),
        workspaceId,
        kind: asset.kind,
        title: request.title ?? asset.name.replace(/\.[^.]+$/, ''),
        files: { [asset.kind]: asset.id },
        facts: factsOf(asset),
      })
      return viewCreation(row)
    },

    async importProject(workspaceId, file) {
      const { row, warnings } = await importProject(options, workspaceId, file)
      return { creation: viewCreation(row), warnings }
    },
  }
}

/** The copy gets a separate project, which can be edited without changing the original. */
async function duplicate(options: CreationOptions, workspaceId: string, id: string): Promise<Creation> {
  const row = await options.db.transaction(async (tx) => {
    await requireRoomForProject(tx, options.quotas, workspaceId)
    const original = requireRow(await findCreation(tx, workspaceId, id))
    const project = original.projectId ? await findProject(tx, workspaceId, original.projectId) : null
    const title = `${original.title} (copy)`.slice(0, 200)
    const { document, notes } = project ?? {}
    const copied =
      document === undefined || notes === undefined
        ? null
        : await insertProject(tx, { id: options.createId(), workspaceId, title, document, notes })
    const { kind, files, facts } = original
    return insertCreation(tx, {
      id: options.createId(),
      workspaceId,
      projectId: copied?.id ?? null,
      kind,
      title,
      files,
      facts,
    })
  })
  return viewCreation(row)
}

/**
 * Removes creations deleted before `before`, and their files unless something else uses them. Returns the number of
 * creations.
 */
export async function purgeDeleted(
  options: { db: Database; storage: Storage },
  before: Date,
): Promise<number> {
  const purged = await options.db.transaction(async (tx) => {
    const rows = await purgeCreations(tx, before)
    const keys: string[] = []
    for (const row of rows) {
      const unused = await findUnused(tx, row.workspaceId, Object.values(row.files))
      await deleteAssets(
        tx,
        row.workspaceId,
        unused.map((asset) => asset.id),
      )
      keys.push(...unused.map((asset) => asset.storageKey))
    }
    return { count: rows.length, keys }
  })
  for (const key of purged.keys) await options.storage.remove(key)
  return purged.count
}

function factsOf({ width, height, durationSeconds }: AssetRow): Record<string, unknown> {
  const known = Object.entries({ width, height, durationSeconds }).filter(([, value]) => value !== null)
  return Object.fromEntries(known)
}

function requireRow(row: CreationRow | null): CreationRow {
  if (!row) throw new AppError('not_found', 'Creation not found.')
  return row
}

/** Converts a row to the owner's view of the creation. */
export function viewCreation(row: CreationRow): Creation {
  const { id, kind, title, projectId, files } = row
  // They have a route of their own, and lists would grow long with them.
  const { rights: _rights, ...facts } = row.facts
  const createdAt = row.createdAt.toISOString()
  return creationSchema.parse({ id, kind, title, projectId, files, facts, createdAt })
}
