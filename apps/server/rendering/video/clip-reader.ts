import type { Drawable } from '@vivify/timeline/ports'

/** Decoded frames of clips. A frame is asked for in `prepare` before it is drawn. */
export interface ClipReader {
  /** Decodes the frame nearest to a time. Throws AppError `asset_unreadable`. */
  prepare(key: string, seconds: number): Promise<void>
  /** The prepared frame, or null. */
  frameAt(key: string, seconds: number): Drawable | null
  /** Ends all decoders. */
  close(): Promise<void>
}
