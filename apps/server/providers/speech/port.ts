// The interface of engines that speak. Each engine passes the same suite (suite.ts).

import type { TimedWord, TimingSource } from '@vivify/contract/project'
import type { DescribedEngine } from '../engine.ts'

export interface SpeechRequest {
  /** Usually a scene of one to three sentences. */
  text: string
  /** An id of `listVoices`. */
  voice: string
  signal: AbortSignal
}

export interface Speech {
  /** Mono samples from -1 to 1. */
  pcm: Float32Array
  /** Samples per second. */
  sampleRate: number
  /** Null from an engine that gives no word times. */
  timed: TimedWords | null
  /** The voice's name in reports. */
  spokenBy: string
}

export interface TimedWords {
  /** One entry for every space-separated token of the text; times in seconds. */
  words: readonly TimedWord[]
  timing: Exclude<TimingSource, 'estimated'>
}

export interface Voice {
  /** Unique within its engine. */
  id: string
  /** As listed on screens. */
  label: string
  /** A BCP 47 tag. */
  language: string
  /** Null where the engine does not say. */
  gender: 'female' | 'male' | null
}

export interface SpeechEngine extends DescribedEngine {
  /** Throws ProviderError, and the signal's reason. */
  listVoices(signal: AbortSignal): Promise<readonly Voice[]>
  /** Loads what the first call would have to wait for; missing where there is nothing to load. */
  prepare?(): Promise<void>
  /** Price of speaking a text, in credits. */
  creditsFor(text: string): number
  /**
   * Speaks a text. Throws AppError `nothing_to_say` when no part of it can be spoken, `unsupported_language`,
   * `bad_input` for an unlisted voice or an engine that is not set up, ProviderError, and the signal's reason.
   */
  speak(request: SpeechRequest): Promise<Speech>
}
