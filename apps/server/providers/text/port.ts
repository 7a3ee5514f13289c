// What services ask of a vendor that writes text. Each vendor passes the same suite (suite.ts).

import type { EngineStatus } from '@vivify/contract/routes/engines'
import type { DescribedEngine } from '../registry.ts'

export const textEngineIds = ['gemini', 'openai', 'anthropic', 'compatible'] as const
export type TextEngineId = (typeof textEngineIds)[number]

export interface TextRequest {
  /** What the engine is to be, apart from what the person asked. */
  instructions?: string
  prompt: string
  /** A public video to look at; only for an engine that `watchesVideos`. */
  videoUrl?: string
  signal: AbortSignal
}

export interface WrittenText {
  /** Never empty. */
  text: string
  model: string
}

export interface TextEngine extends DescribedEngine {
  readonly id: TextEngineId
  /** As a screen writes it. */
  readonly name: string
  readonly watchesVideos: boolean
  status(): EngineStatus
  /**
   * Writes text. Throws ProviderError, AppError `bad_input` when the engine is not set up, and the signal's reason
   * when it was cancelled.
   */
  write(request: TextRequest): Promise<WrittenText>
}

/** Tries, time-out and pauses of calls; see `callVendor`. */
export interface TextCallOptions {
  retries?: number
  timeoutMs?: number
  retryDelayMs?: number
}
