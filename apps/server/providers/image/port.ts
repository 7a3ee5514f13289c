// The interface of engines that make images. Each vendor passes the same suite (suite.ts).

import type { PresetStyle } from '@vivify/contract/project'
import type { AspectRatio } from '@vivify/contract/routes/images'
import type { DescribedEngine } from '../engine.ts'

export interface PictureRequest {
  prompt: string
  /** What the image must not show; empty if nothing. */
  negativePrompt: string
  preset: PresetStyle
  aspectRatio: AspectRatio
  seed: number
  /** The account whose turn is used where a painter is shared. */
  account?: string
  /** The same id means the same work: a server that still has it does not begin again. */
  workId?: string
  signal: AbortSignal
}

export interface EditRequest {
  /** The change, in words. */
  prompt: string
  picture: PictureBytes
  /** A PNG of the same size, transparent where the image may change; null when all of it may. */
  mask: PictureBytes | null
  /** The width of the image and of the result. */
  width: number
  height: number
  /** The same id means the same work: a server that still has it does not begin again. */
  workId?: string
  signal: AbortSignal
}

export interface PictureBytes {
  bytes: Uint8Array
  mimeType: string
}

export interface MadePicture {
  /** A complete image of exactly the requested size. */
  bytes: Uint8Array
  format: PictureFormat
  model: string
  /** Sentences that say where the result differs from the request. */
  warnings: readonly string[]
  /** Words of the prompt that shaped the image; null when unknown. */
  understood: readonly string[] | null
  /** What was done to the image after it was made, in words. */
  edits?: readonly string[]
}

export type PictureFormat = 'png' | 'jpeg'

/** IPTC's term for the origin of an image: an algorithm, or a model trained on existing images. */
export type DigitalSourceType = 'algorithmicMedia' | 'trainedAlgorithmicMedia'

export interface ImageEngine extends DescribedEngine {
  readonly digitalSourceType: DigitalSourceType
  /** The terms under which the images may be used. */
  readonly licence: string
  /** How many images of one job the engine makes at a time. A paid image is stored before the next is ordered. */
  readonly atOnce: number
  /**
   * Makes an image. Throws ProviderError, AppError `bad_input` when the engine is not set up, `provider_failed` when
   * the answer holds no image, and the signal's reason when canceled.
   */
  make(request: PictureRequest): Promise<MadePicture>
  /** Edits an image; missing where the engine can't. Throws like `make`. */
  edit?(request: EditRequest): Promise<MadePicture>
}
