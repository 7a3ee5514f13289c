// What the page asks of the workers that scale and encode.

import type { FrameEncoderOptions } from '@vivify/generators/gif/frame-encoder'
import type { ColorCells } from '@vivify/generators/gif/histogram'
import type { Palette } from '@vivify/generators/gif/palette'
import type { WorkerAnswer } from '../../../lib/worker-client.ts'

/** A part of a picture, in its whole pixels. */
export interface PictureCrop {
  left: number
  top: number
  width: number
  height: number
}

/** A picture of the film, upright. Whoever gets it closes it. */
export interface SourcePicture {
  picture: VideoFrame | ImageBitmap
  crop: PictureCrop
}

export type FrameData = Uint8ClampedArray<ArrayBuffer>

export type GifRequest =
  /** Before all else. The overlay has the size of the result and lies over every frame. */
  | { type: 'open'; width: number; height: number; isSeeThrough: boolean; overlay: FrameData | null }
  | ({ type: 'scale' } & SourcePicture)
  /** What was scaled so far. */
  | { type: 'count' }
  | { type: 'choose'; colors: number; counted: readonly ColorCells[] }
  | {
      type: 'encode'
      options: Omit<FrameEncoderOptions, 'width' | 'height' | 'isTransparent'>
      /** The frame shown before the first of these, which was encoded exactly elsewhere. */
      before: FrameData | null
      frames: readonly FrameData[]
      /** More frames follow, which are encoded elsewhere. */
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
