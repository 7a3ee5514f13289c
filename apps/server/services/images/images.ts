import type { JobRow } from '../../store/jobs.ts'
import { listImages, type ImagePage, type ListedImages } from './list-images.ts'
import { startEdit, type EditOrder } from './start-edit.ts'
import { startImages, type ImageOptions, type ImageOrder } from './start-images.ts'

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
