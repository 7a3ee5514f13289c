// What services ask of an engine that makes pictures. Each vendor passes the same suite (suite.ts).

import type { PresetStyle } from '@vivify/contract/project'
import type { AspectRatio } from '@vivify/contract/routes/images'
import type { DescribedEngine } from '../engine.ts'

export interface PictureRequest {
  prompt: string
  /** What must not be in it; empty for nothing. */
  negativePrompt: string
  preset: PresetStyle
  aspectRatio: AspectRatio
  seed: number
  /** Whose turn it takes where a painter is shared. */
  account?: string
  signal: AbortSignal
}

export interface EditRequest {
  /** What is to change. */
  prompt: string
  picture: PictureBytes
  /** A PNG of the same size, transparent where things may change; null where all may. */
  mask: PictureBytes | null
  /** Of the picture, and of the result. */
  width: number
  height: number
  signal: AbortSignal
}

export interface PictureBytes {
  bytes: Uint8Array
  mimeType: string
}

export interface MadePicture {
  /** A whole picture of exactly the asked size. */
  bytes: Uint8Array
  format: PictureFormat
  model: string
  /** Sentences about what the engine did otherwise than asked. */
  warnings: readonly string[]
  /** Words of the prompt that shaped the picture; null when nobody can tell. */
  understood: readonly string[] | null
}

export type PictureFormat = 'png' | 'jpeg'

/** IPTC's word for how a picture came to be: by an algorithm, or by a model trained on others' pictures. */
export type DigitalSourceType = 'algorithmicMedia' | 'trainedAlgorithmicMedia'

export interface ImageEngine extends DescribedEngine {
  readonly digitalSourceType: DigitalSourceType
  /** Under which terms the pictures may be used. */
  readonly licence: string
  /** Pictures of one job that it makes side by side. A paid one is kept before the next is asked for. */
  readonly atOnce: number
  /**
   * Makes a picture. Throws ProviderError, AppError `bad_input` when the engine is not set up, `provider_failed` when
   * the answer holds no picture, and the signal's reason when it was cancelled.
   */
  make(request: PictureRequest): Promise<MadePicture>
  /** Changes a picture; missing where the engine can't. Throws as `make` does. */
  edit?(request: EditRequest): Promise<MadePicture>
}
