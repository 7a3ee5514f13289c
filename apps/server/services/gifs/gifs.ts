// What the server does for video to GIF: it converts videos for the page, and makes GIFs for programs.

import type { JobRow } from '../../store/jobs.ts'
import { startDecoding, type DecodingOrder } from './decode-video.ts'
import type { GifOptions } from './gif-options.ts'
import { startGif, type GifOrder } from './make-gif.ts'

export interface GifService {
  /**
   * Starts converting an uploaded video. Throws AppError `not_found` for a file of another workspace, `bad_input` for a
   * file that is not a video, and `rate_limited` when the account has too many jobs in line.
   */
  decode(order: DecodingOrder): Promise<JobRow>
  /** Starts making a GIF of a moment of a video. Throws the same. */
  make(order: GifOrder): Promise<JobRow>
}

export function createGifService(options: GifOptions): GifService {
  return {
    decode: (order) => startDecoding(options, order),
    make: (order) => startGif(options, order),
  }
}
