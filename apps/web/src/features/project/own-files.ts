import type { Asset, Project } from '@vivify/contract/project'
import type { SavedAsset } from '../../api/assets.ts'

/** Finds an uploaded file; null when it no longer exists. */
type FindAsset = (assetId: string) => Promise<Pick<SavedAsset, 'id' | 'sha256'> | null>

/** Carries the person's logo, music and clips over to a new script. Drops the narration, which speaks the old words. */
export async function withOwnFiles(
  written: Project,
  previous: Project | null,
  findAsset: FindAsset,
): Promise<Project> {
  const { logoAsset } = written.brand
  const assets: Record<string, Asset> = { ...written.assets }
  for (const [key, asset] of Object.entries(previous?.assets ?? {})) {
    if (asset.kind === 'clip' || key === previous?.musicAsset) assets[key] = asset
  }
  const logo = logoAsset === null ? null : await findLogo(logoAsset, previous, findAsset)
  if (logoAsset !== null && logo !== null) assets[logoAsset] = logo
  return {
    ...written,
    ...(previous && { musicAsset: previous.musicAsset, progressBar: previous.progressBar }),
    brand: { ...written.brand, logoAsset: logo === null ? null : logoAsset },
    assets,
  }
}

/** The logo's entry for a document's assets; null when the file no longer exists. */
async function findLogo(
  logoAsset: string,
  previous: Project | null,
  findAsset: FindAsset,
): Promise<Asset | null> {
  const known = previous?.assets[logoAsset]
  if (known) return known
  const saved = await findAsset(logoAsset)
  return saved === null ? null : { kind: 'logo', source: saved.id, sha256: saved.sha256 }
}
