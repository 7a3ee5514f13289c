import type { Asset, Brand, Project } from '@vivify/contract/project'
import { bookendPlaces } from '@vivify/timeline/document/bookends'
import { findAssets, type AssetRow } from '../../store/assets.ts'
import { findBrandKit } from '../../store/brand-kits.ts'
import type { Executor } from '../../store/database.ts'

/**
 * The document in the look of the workspace's brand kit, with its intro and outro, if it has one. A logo, intro or outro
 * whose file is gone is left out.
 */
export async function withBrandKit(db: Executor, workspaceId: string, document: Project): Promise<Project> {
  const kit = await findBrandKit(db, workspaceId)
  if (kit === null) return document
  const ids = listBrandFiles(kit.brand)
  const rows = new Map((await findAssets(db, workspaceId, ids)).map((row) => [row.id, row]))
  const entries = ids.flatMap((id) => {
    const row = rows.get(id)
    return row ? [[id, describeFile(row, id === kit.brand.logoAsset)] as const] : []
  })
  const assets = { ...document.assets, ...Object.fromEntries(entries) }
  return { ...document, brand: keepFound(kit.brand, (id) => rows.has(id)), assets }
}

/** The ids of the files in a brand kit: the logo, and own intros and outros, even if they are turned off. */
function listBrandFiles(brand: Brand): string[] {
  const ids = [brand.logoAsset, ...bookendPlaces.map((place) => brand[place]?.asset)]
  return [...new Set(ids.filter((id) => id !== null && id !== undefined))]
}

function keepFound(brand: Brand, isHere: (id: string) => boolean): Brand {
  const found = { ...brand }
  if (brand.logoAsset !== null && !isHere(brand.logoAsset)) found.logoAsset = null
  for (const place of bookendPlaces) {
    const asset = brand[place]?.asset ?? null
    if (asset !== null && !isHere(asset)) delete found[place]
  }
  return found
}

function describeFile({ id, kind, sha256, name, durationSeconds }: AssetRow, isLogo: boolean): Asset {
  const shown = kind === 'image' ? (isLogo ? 'logo' : 'image') : 'clip'
  const length = durationSeconds === null ? {} : { durationSeconds }
  return { kind: shown, source: id, sha256, name, ...length }
}
