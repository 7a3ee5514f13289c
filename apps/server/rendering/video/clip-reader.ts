import type { Drawable } from '@vivify/timeline/ports'
import type { Planes } from '../still/picture-planes.ts'

/** Decoded frames of clips. A frame is asked for in `prepare` before it is drawn. */
export interface ClipReader {
  /** Decodes the frame nearest to a time. Throws AppError `asset_unreadable`. */
  prepare(key: string, seconds: number): Promise<void>
  /** The prepared frame; only its size when the clip was read as planes; else null. */
  frameAt(key: string, seconds: number): Drawable | null
  /**
   * Decodes the frame nearest to a time as planes, valid until the next call; null when its sides are odd or its
   * colors wide. Throws AppError `asset_unreadable`.
   */
  readPlanes(key: string, seconds: number): Promise<Planes | null>
  /** Ends all decoders. */
  close(): Promise<void>
}
