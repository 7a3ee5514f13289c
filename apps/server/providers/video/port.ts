// What services ask of a model that films. A shot is paid for when it is started and takes minutes: starting, asking
// how far it is and taking the file are calls of their own, so that a run after a crash goes on with what was started.
// Each vendor passes the same suite (suite.ts).

import type { Format, Resolution } from '@vivify/contract/project'
import type { DescribedEngine } from '../engine.ts'
import type { ProviderError } from '../provider-error.ts'

export interface ShotRequest {
  /** All that is to be seen, in words. */
  prompt: string
  format: Format
  resolution: Resolution
  /** At least as long as this, when the model films that long. */
  seconds: number
  seed: number
}

/** What a model makes of a request: the nearest size and length that it offers. Names the clip that comes of it. */
export interface Shot {
  model: string
  prompt: string
  aspectRatio: string
  resolution: string
  seconds: number
  /** null when the model takes none. */
  seed: number | null
}

/** A shot that was started, as its vendor names it: written down before anything is asked of it. */
export type VideoOperation = Readonly<Record<string, string>>

export type VideoProgress =
  | { status: 'running' }
  /** `headers` are for the address alone and are not written down. */
  | { status: 'completed'; url: string; headers: Record<string, string> }
  | { status: 'failed'; error: ProviderError }

export interface VideoEngine extends DescribedEngine {
  planShot(request: ShotRequest): Shot
  /**
   * Starts a shot, which is paid from then on; a call that may have been heard is not made again. Throws
   * ProviderError, and the signal's reason.
   */
  start(shot: Shot, signal: AbortSignal): Promise<VideoOperation>
  /** Throws ProviderError when the vendor can't say, and the signal's reason. */
  check(operation: VideoOperation, signal: AbortSignal): Promise<VideoProgress>
  /** Left out by vendors that film a shot to its end. Throws as `check`. */
  cancel?(operation: VideoOperation, signal: AbortSignal): Promise<void>
}
