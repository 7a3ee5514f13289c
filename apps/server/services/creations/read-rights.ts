import { rightsEntriesSchema, type RightsEntry } from '@vivify/contract/rights'
import { findAssets } from '../../store/assets.ts'
import type { CreationRow } from '../../store/creations.ts'
import type { Database } from '../../store/database.ts'
import { findProject } from '../../store/projects.ts'
import { listRights } from './list-rights.ts'

/**
 * The rights of a video, as they were kept when it was made. Videos from before that have those of their project's
 * document; without it the list is empty.
 */
export async function readRights(db: Database, creation: CreationRow): Promise<RightsEntry[]> {
  const kept = rightsEntriesSchema.safeParse(creation.facts['rights'])
  if (kept.success) return kept.data
  const { workspaceId, projectId } = creation
  const project = projectId === null ? null : await findProject(db, workspaceId, projectId)
  if (!project?.document || creation.kind !== 'video') return []
  const { document, notes } = project
  const sources = Object.values(document.assets).map(({ source }) => source)
  return listRights({
    project: document,
    files: await findAssets(db, workspaceId, sources),
    credit: notes.credit ?? [],
    voice: 'Vivify',
    filmedBy: null,
  })
}
