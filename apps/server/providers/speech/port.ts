// What services ask of an engine that speaks. Each engine passes the same suite (suite.ts).

import type { TimedWord, TimingSource } from '@vivify/contract/project'
import type { DescribedEngine } from '../engine.ts'

export interface SpeechRequest {
  /** Normally a scene of one to three sentences. */
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
  /** null from an engine that gives no times of words. */
  timed: TimedWords | null
  /** What spoke, as reports name it. */
  spokenBy: string
}

export interface TimedWords {
  /** A word for every token between spaces of the text, in seconds. */
  words: readonly TimedWord[]
  timing: Exclude<TimingSource, 'estimated'>
}

export interface Voice {
  /** Of its engine. */
  id: string
  /** As a screen lists it. */
  label: string
  /** BCP 47. */
  language: string
  /** null where the engine does not say. */
  gender: 'female' | 'male' | null
}

export interface SpeechEngine extends DescribedEngine {
  /** Throws ProviderError, and the signal's reason. */
  listVoices(signal: AbortSignal): Promise<readonly Voice[]>
  /** Loads what the first words would wait for; missing where there is nothing to load. */
  prepare?(): Promise<void>
  /** Credits for speaking a text. */
  creditsFor(text: string): number
  /**
   * Speaks a text. Throws AppError `nothing_to_say` when nothing of it can be spoken, `unsupported_language`,
   * `bad_input` for a voice that is not listed or an engine that is not set up, ProviderError, and the signal's reason.
   */
  speak(request: SpeechRequest): Promise<Speech>
}
