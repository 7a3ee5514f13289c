// Imports a project file. It refers to pictures, clips and sounds by ids of the account that made it. Files that this
// account also has are linked again, by id or by content. The others are removed from the project, and a warning lists
// them.

import type { Asset, Bookend, Project } from '@vivify/contract/project'
import type { ProjectFile } from '@vivify/contract/routes/creations'
import { frameSize } from '@vivify/timeline/layout/frame'
import { findAssets, findAssetsByContent, type AssetRow } from '../../store/assets.ts'
import { insertCreation, type CreationRow } from '../../store/creations.ts'
import type { Database } from '../../store/database.ts'
import { insertProject } from '../../store/projects.ts'
import { requireRoomForProject, type Quotas } from '../quotas/quotas.ts'

const excerptCharacters = 240
const maxNamed = 3

/** Creates a project and its creation. Returns a warning that lists the files that could not be linked. */
export async function importProject(
  options: { db: Database; quotas: Quotas; createId: () => string },
  workspaceId: string,
  file: ProjectFile,
): Promise<{ row: CreationRow; warnings: string[] }> {
  const { db, createId } = options
  const relinked = file.document && (await relinkAssets(db, workspaceId, file.document))
  const document = relinked?.project ?? null
  const title = file.title.trim() || document?.title.trim() || 'Untitled'
  const row = await db.transaction(async (tx) => {
    await requireRoomForProject(tx, options.quotas, workspaceId)
    const project = await insertProject(tx, {
      id: createId(),
      workspaceId,
      title,
      document,
      notes: file.notes,
    })
    return insertCreation(tx, {
      id: createId(),
      workspaceId,
      projectId: project.id,
      kind: 'project',
      title,
      files: {},
      facts: describeProject(file, document),
    })
  })
  return { row, warnings: describeMissing(relinked?.missing ?? []) }
}

function describeProject(file: ProjectFile, document: Project | null): Record<string, unknown> {
  const words = document?.scenes.map(({ say }) => say).join(' ') ?? (file.notes.script || file.notes.topic)
  const { format, theme, resolution } = document ?? file.notes.choices
  return { ...frameSize(format, resolution), theme, excerpt: words.slice(0, excerptCharacters) }
}

async function relinkAssets(
  db: Database,
  workspaceId: string,
  project: Project,
): Promise<{ project: Project; missing: string[] }> {
  const entries = Object.entries(project.assets)
  const { logoAsset, intro, outro } = project.brand
  // Files from the brand kit are named by their ids and may have no entry among the assets.
  const bare = [logoAsset, intro?.asset, outro?.asset].filter((id) => id && !project.assets[id]) as string[]
  const ids = [...entries.map(([, { source }]) => source), ...bare]
  const byId = new Map((await findAssets(db, workspaceId, ids)).map((row) => [row.id, row]))
  const hashes = entries.map(([, { sha256 }]) => sha256)
  const byContent = new Map(
    (await findAssetsByContent(db, workspaceId, hashes)).map((row) => [row.sha256, row]),
  )
  const find = ({ source, sha256 }: Asset): AssetRow | undefined => {
    const named = byId.get(source)
    return named?.sha256 === sha256 ? named : byContent.get(sha256)
  }
  const assets: Project['assets'] = {}
  const missing: string[] = []
  for (const [key, asset] of entries) {
    const row = find(asset)
    if (row) assets[key] = { ...asset, source: row.id }
    else missing.push(asset.name ?? describeKind(asset.kind))
  }
  const isHere = (key: string | null): string | null => (key !== null && assets[key] ? key : null)
  const isBrandFile = (key: string): boolean => isHere(key) !== null || (bare.includes(key) && byId.has(key))
  for (const id of bare)
    if (!byId.has(id)) missing.push(id === logoAsset ? describeKind('logo') : 'an intro or outro')
  const keepBookend = (bookend: Bookend | undefined): Bookend | undefined =>
    bookend && (bookend.asset === null || isBrandFile(bookend.asset)) ? bookend : undefined
  return {
    missing,
    project: {
      ...project,
      assets,
      narration: isHere(project.narration),
      musicAsset: isHere(project.musicAsset),
      brand: {
        ...project.brand,
        logoAsset: logoAsset !== null && isBrandFile(logoAsset) ? logoAsset : null,
        intro: keepBookend(intro),
        outro: keepBookend(outro),
      },
      scenes: project.scenes.map((scene) => ({
        ...scene,
        visual: { ...scene.visual, asset: isHere(scene.visual.asset) },
      })),
    },
  }
}

function describeKind(kind: Asset['kind']): string {
  return { image: 'a picture', clip: 'a clip', audio: 'a sound', logo: 'the logo' }[kind]
}

function describeMissing(names: readonly string[]): string[] {
  if (names.length === 0) return []
  const named = names.slice(0, maxNamed).join(', ')
  const more = names.length > maxNamed ? ` and ${names.length - maxNamed} more` : ''
  const verb = names.length === 1 ? 'is' : 'are'
  return [`Not in your library: ${named}${more}. The project works without what ${verb} missing.`]
}
