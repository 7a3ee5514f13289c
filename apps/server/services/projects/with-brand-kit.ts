import type { Project } from '@vivify/contract/project'
import { findAsset } from '../../store/assets.ts'
import { findBrandKit } from '../../store/brand-kits.ts'
import type { Executor } from '../../store/database.ts'

/** The document in the look of the workspace's brand kit, if it has one. A logo whose file is gone is left out. */
export async function withBrandKit(db: Executor, workspaceId: string, document: Project): Promise<Project> {
  const kit = await findBrandKit(db, workspaceId)
  if (kit === null) return document
  const { logoAsset } = kit.brand
  const logo = logoAsset === null ? null : await findAsset(db, workspaceId, logoAsset)
  if (logo === null) return { ...document, brand: { ...kit.brand, logoAsset: null } }
  const entry = { kind: 'logo' as const, source: logo.id, sha256: logo.sha256 }
  return { ...document, brand: kit.brand, assets: { ...document.assets, [logo.id]: entry } }
}
