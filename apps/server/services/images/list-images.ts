import { imageEntrySchema, type ImageEntry } from '@vivify/contract/routes/images'
import { listCreations, type CreationRow } from '../../store/creations.ts'
import type { Database } from '../../store/database.ts'

export interface ImagePage {
  after?: string | undefined
  limit: number
}

export interface ListedImages {
  images: ImageEntry[]
  next: string | null
}

/** As `ImageService.list`. */
export async function listImages(
  db: Database,
  workspaceId: string,
  { after, limit }: ImagePage,
): Promise<ListedImages> {
  const page = { kinds: ['image'], source: 'made', after, limit } as const
  const { rows } = await listCreations(db, workspaceId, page)
  return {
    images: rows.flatMap(readEntry).sort(byMomentAndVariation),
    next: rows.length < limit ? null : rows.at(-1)!.id,
  }
}

/** Empty for a creation whose facts are not those of a picture, such as one that an older Vivify made. */
function readEntry({ id, files, facts, createdAt }: CreationRow): ImageEntry[] {
  const entry = imageEntrySchema.safeParse({
    jobId: null,
    variation: 0,
    warnings: [],
    ...facts,
    creationId: id,
    assetId: files['image'],
    createdAt: createdAt.toISOString(),
  })
  return entry.success ? [entry.data] : []
}

/** Rows of one press have one moment. */
function byMomentAndVariation(a: ImageEntry, b: ImageEntry): number {
  return b.createdAt.localeCompare(a.createdAt) || a.variation - b.variation
}
