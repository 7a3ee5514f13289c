import type { Drawable } from '@vivify/timeline/ports'
import type { Planes } from '../still/picture-planes.ts'

/** Decodes frames of clips. `prepare` must be called for a frame before it is drawn. */
export interface ClipReader {
  /** Decodes the frame nearest to a time. Throws AppError `asset_unreadable`. */
  prepare(key: string, seconds: number): Promise<void>
  /** The prepared frame. Only its size when the clip was read as planes; null when nothing of the clip was read. */
  frameAt(key: string, seconds: number): Drawable | null
  /**
   * Decodes the frame nearest to a time as planes, valid until the next call. null when a side is odd or the colors are
   * wide. Throws AppError `asset_unreadable`.
   */
  readPlanes(key: string, seconds: number): Promise<Planes | null>
  close(): Promise<void>
}
