// Requests from the page to the workers that scale and encode, and their answers.

import type { FrameEncoderOptions } from '@vivify/generators/gif/frame-encoder'
import type { ColorCells } from '@vivify/generators/gif/histogram'
import type { Palette } from '@vivify/generators/gif/palette'
import type { WorkerAnswer } from '../../../lib/worker-client.ts'

/** A part of a picture, in whole pixels. */
export interface PictureCrop {
  left: number
  top: number
  width: number
  height: number
}

/** An upright picture of the film. The receiver closes it. */
export interface SourcePicture {
  picture: VideoFrame | ImageBitmap
  crop: PictureCrop
}

export type FrameData = Uint8ClampedArray<ArrayBuffer>

export type GifRequest =
  /** Must be sent first. The overlay has the size of the result and is drawn over every frame. */
  | { type: 'open'; width: number; height: number; isSeeThrough: boolean; overlay: FrameData | null }
  | ({ type: 'scale' } & SourcePicture)
  /** Counts the colors of all pictures that this worker has scaled so far. */
  | { type: 'count' }
  | { type: 'choose'; colors: number; counted: readonly ColorCells[] }
  | {
      type: 'encode'
      options: Omit<FrameEncoderOptions, 'width' | 'height' | 'isTransparent'>
      /** The frame before the first one, which another request encodes exactly. */
      before: FrameData | null
      frames: readonly FrameData[]
      /** More frames follow, which another request encodes. */
      isFollowed: boolean
    }

export interface GifAnswers {
  open: null
  scale: FrameData
  count: ColorCells
  choose: Palette
  encode: (Uint8Array<ArrayBuffer> | null)[]
}

export type GifRequestMessage = GifRequest & { id: number }

export type GifAnswerMessage = WorkerAnswer<GifAnswers[GifRequest['type']]>
