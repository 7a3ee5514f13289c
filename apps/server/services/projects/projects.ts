// Projects: the documents that people edit. The editor saves automatically. A save names the revision that it is based
// on, so that two windows can't silently overwrite each other.

import { createHash } from 'node:crypto'
import { AppError } from '@vivify/contract/errors'
import type { Project, Theme } from '@vivify/contract/project'
import {
  projectNotesSchema,
  type ListedProject,
  type ProjectNotes,
  type SavedProject,
} from '@vivify/contract/routes/projects'
import type { Database } from '../../store/database.ts'
import { requireRoomForProject, type Quotas } from '../quotas/quotas.ts'
import { findPaid } from '../../store/ledger.ts'
import {
  findProject,
  insertProject,
  insertProjectOnce,
  listProjects,
  markProjectDeleted,
  markProjectRestored,
  updateProject,
  type ProjectRow,
} from '../../store/projects.ts'
import { withBrandKit } from '../brand-kit/with-brand-kit.ts'

export interface ProjectInput {
  title?: string | undefined
  document?: Project | null | undefined
  notes?: ProjectNotes | undefined
}

/** The reference under which a project's video is paid. */
export function projectReference(projectId: string): string {
  return `project:${projectId}`
}

export interface ProjectOptions {
  db: Database
  quotas: Quotas
  /** Gives a document a resolution that the workspace's plan allows. */
  fitToPlan: (workspaceId: string, document: Project) => Promise<Project>
  createId: () => string
}

/** Functions that take a project id throw AppError `not_found` for a project of another workspace. */
export interface ProjectService {
  list(workspaceId: string, limit: number): Promise<ListedProject[]>
  /** With a key that was used before, returns the project made then, unless it was deleted. */
  create(
    workspaceId: string,
    input: ProjectInput & {
      idempotencyKey?: string | undefined
      /** For a document that another tool made: gives it the look of the brand kit, and a size that the plan allows. */
      usesBrandKit?: boolean | undefined
    },
  ): Promise<SavedProject>
  read(workspaceId: string, id: string): Promise<SavedProject>
  /** Throws AppError `conflict` when the revision is not the latest. */
  save(workspaceId: string, id: string, input: ProjectInput & { revision: number }): Promise<SavedProject>
  rename(workspaceId: string, id: string, title: string): Promise<void>
  /** Throws AppError `not_found` also for a project that was not deleted. */
  restore(workspaceId: string, id: string): Promise<void>
  remove(workspaceId: string, id: string): Promise<void>
}

export function createProjectService(options: ProjectOptions): ProjectService {
  const { db } = options

  async function describe(row: ProjectRow): Promise<SavedProject> {
    const paid = await findPaid(db, row.workspaceId, [projectReference(row.id)])
    return { ...describeRow(row, paid), document: row.document, notes: row.notes }
  }

  return {
    async list(workspaceId, limit) {
      const rows = await listProjects(db, workspaceId, limit)
      const references = rows.map((row) => projectReference(row.id))
      const paid = await findPaid(db, workspaceId, references)
      return rows.map((row) => {
        const theme: Theme = row.theme === 'pixar' ? 'pixar' : 'viral'
        return { ...describeRow(row, paid), thumbnail: row.thumbnail, excerpt: row.excerpt, theme }
      })
    },

    async create(workspaceId, input) {
      const document = input.document ?? null
      const isBranded = input.usesBrandKit === true && document !== null
      const project = {
        workspaceId,
        title: input.title ?? document?.title ?? 'Untitled',
        document: isBranded ? await withDefaults(options, workspaceId, document) : document,
        notes: input.notes ?? projectNotesSchema.parse({}),
      }
      const { idempotencyKey: key } = input
      const id = key === undefined ? options.createId() : idOfKey(workspaceId, key)
      const row = await insertWithinQuota(options, { ...project, id }, key !== undefined)
      return describe(row)
    },

    read: async (workspaceId, id) => describe(await requireProject(db, workspaceId, id)),

    async save(workspaceId, id, input) {
      const { revision, ...changes } = input
      const row = await updateProject(db, { workspaceId, id, revision }, changes)
      if (row) return describe(row)
      const current = await requireProject(db, workspaceId, id)
      throw new AppError('conflict', 'This project was changed in another window. Reload it to continue.', {
        details: { revision: current.revision },
      })
    },

    rename: (workspaceId, id, title) => renameProject(db, { workspaceId, id, title }),

    async restore(workspaceId, id) {
      if (!(await markProjectRestored(db, workspaceId, id))) throw missingProject()
    },

    async remove(workspaceId, id) {
      if (!(await markProjectDeleted(db, workspaceId, id))) throw missingProject()
    },
  }
}

async function withDefaults(
  { db, fitToPlan }: Pick<ProjectOptions, 'db' | 'fitToPlan'>,
  workspaceId: string,
  document: Project,
): Promise<Project> {
  return fitToPlan(workspaceId, await withBrandKit(db, workspaceId, document))
}

/** Throws AppError `not_found`, also for a project of another workspace. */
export async function requireProject(db: Database, workspaceId: string, id: string): Promise<ProjectRow> {
  const row = await findProject(db, workspaceId, id)
  if (!row) throw missingProject()
  return row
}

/** Throws AppError `not_found`. */
async function renameProject(
  db: Database,
  request: { workspaceId: string; id: string; title: string },
): Promise<void> {
  const { workspaceId, id, title } = request
  const { document, notes, revision } = await requireProject(db, workspaceId, id)
  // The title goes where saving reads it from: the document, or the choices if there is no document yet.
  const changes =
    document === null
      ? { notes: { ...notes, choices: { ...notes.choices, title } } }
      : { document: { ...document, title } }
  if (await updateProject(db, { workspaceId, id, revision }, { title, ...changes })) return
  // The project was saved meanwhile, so try again.
  return renameProject(db, request)
}

/** One id for each key of a workspace, so that the database rejects a second project with the same key. */
function idOfKey(workspaceId: string, key: string): string {
  return createHash('sha256').update(`${workspaceId}\n${key}`).digest('hex').slice(0, 32)
}

function describeRow(row: Omit<ProjectRow, 'document' | 'notes'>, paid: ReadonlySet<string>) {
  return {
    id: row.id,
    title: row.title,
    revision: row.revision,
    isPaid: paid.has(projectReference(row.id)),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}

function missingProject(): AppError {
  return new AppError('not_found', 'Project not found.')
}

/** If the id comes from a key, the project may already exist. */
function insertWithinQuota(
  { db, quotas, createId }: ProjectOptions,
  project: Parameters<typeof insertProject>[1],
  hasKey: boolean,
): Promise<ProjectRow> {
  const { workspaceId, id } = project
  return db.transaction(async (tx) => {
    const before = hasKey ? await findProject(tx, workspaceId, id) : null
    if (before) return before
    await requireRoomForProject(tx, quotas, workspaceId)
    return (
      (await insertProjectOnce(tx, project)) ??
      (await findProject(tx, workspaceId, id)) ??
      (await insertProject(tx, { ...project, id: createId() }))
    )
  })
}
