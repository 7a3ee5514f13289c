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
   * Starts making pictures. Throws AppError `bad_input` for an engine that is unknown or not ready,
   * `insufficient_credits`, and `rate_limited` when the account has too many jobs in line.
   */
  start(order: ImageOrder): Promise<JobRow>
  /**
   * Starts changing a picture. Throws AppError `not_found` for a file of another workspace, `bad_input` for a file that
   * is not a picture, a mask of another size or an engine that can't edit, and what `start` throws.
   */
  edit(order: EditOrder): Promise<JobRow>
  /** Pictures of a workspace that were made from prompts, newest first. Pictures of one order are adjacent. */
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

/** Empty when the creation's facts don't match a picture's, for instance in one from an older version of Vivify. */
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

/** Pictures of one order have the same time, so they are sorted by variation. */
function byMomentAndVariation(a: ImageEntry, b: ImageEntry): number {
  return b.createdAt.localeCompare(a.createdAt) || a.variation - b.variation
}
