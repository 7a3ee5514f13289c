import { imageEntrySchema, type ImageEntry } from '@vivify/contract/routes/images'
import { listCreations, type CreationRow } from '../../store/creations.ts'
import type { Database } from '../../store/database.ts'
import type { JobRow } from '../../store/jobs.ts'
import { startEdit, type EditOrder } from './start-edit.ts'
import { startImages, type ImageOptions, type ImageOrder } from './start-images.ts'

export interface ImagePage {
  after?: string | undefined
  limit: number
}

export interface ListedImages {
  images: ImageEntry[]
  next: string | null
}

export interface ImageService {
  /**
   * Starts making pictures. Throws AppError `bad_input` for an engine that is not there or not ready,
   * `insufficient_credits`, and `rate_limited` when the account has many pictures in line.
   */
  start(order: ImageOrder): Promise<JobRow>
  /**
   * Starts changing a picture. Throws AppError `not_found` for a file that is not the workspace's, `bad_input` for what
   * is no picture, a mask of another size or an engine that can't, and what `start` throws.
   */
  edit(order: EditOrder): Promise<JobRow>
  /** Pictures of a workspace that were made from words, the newest first; those of one press stand together. */
  list(workspaceId: string, page: ImagePage): Promise<ListedImages>
}

export function createImageService(options: ImageOptions): ImageService {
  return {
    start: (order) => startImages(options, order),
    edit: (order) => startEdit(options, order),
    list: (workspaceId, page) => listImages(options.db, workspaceId, page),
  }
}

async function listImages(
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
