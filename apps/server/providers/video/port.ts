// The interface of video models. A shot is paid for when it starts, and takes minutes. Starting, checking and
// downloading are separate calls, so that a run after a crash continues a started shot. Each vendor passes the same
// suite (suite.ts).

import type { Format, Resolution } from '@vivify/contract/project'
import type { DescribedEngine } from '../engine.ts'
import type { ProviderError } from '../provider-error.ts'

export interface ShotRequest {
  /** Everything the shot shows, in words. */
  prompt: string
  format: Format
  resolution: Resolution
  /** The minimum length, if the model can film that long. */
  seconds: number
  seed: number
}

/** The nearest size and length that the model offers for a request. Also identifies the resulting clip. */
export interface Shot {
  model: string
  prompt: string
  aspectRatio: string
  resolution: string
  seconds: number
  /** Null when the model takes no seed. */
  seed: number | null
}

/** The vendor's identifiers of a started shot, stored before any further call. */
export type VideoOperation = Readonly<Record<string, string>>

export type VideoProgress =
  | { status: 'running' }
  /** `headers` are for this address only, and are not stored. */
  | { status: 'completed'; url: string; headers: Record<string, string> }
  | { status: 'failed'; error: ProviderError }

export interface VideoEngine extends DescribedEngine {
  planShot(request: ShotRequest): Shot
  /**
   * Starts a shot, which is paid from then on. A call that the vendor may have received is not repeated. Throws
   * ProviderError, and the signal's reason.
   */
  start(shot: Shot, signal: AbortSignal): Promise<VideoOperation>
  /** Throws ProviderError when the vendor can't say, and the signal's reason. */
  check(operation: VideoOperation, signal: AbortSignal): Promise<VideoProgress>
  /** Left out by vendors that can't cancel a shot. Throws like `check`. */
  cancel?(operation: VideoOperation, signal: AbortSignal): Promise<void>
}
