// The interface of engines that speak. Each engine passes the same suite (suite.ts).

import type { TimedWord, TimingSource } from '@vivify/contract/project'
import type { VoicePrice } from '@vivify/contract/routes/voices'
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
  /** A BCP 47 tag; null for a voice that speaks the language of its text. */
  language: string | null
  /** Null where the engine does not say. */
  gender: 'female' | 'male' | null
  /** A few words about its sound. */
  about?: string
  /** True for a voice that was made in the vendor's account, such as a cloned one. */
  isOwn?: boolean
}

export interface SpeechEngine extends DescribedEngine {
  /** Throws ProviderError, and the signal's reason. */
  listVoices(signal: AbortSignal): Promise<readonly Voice[]>
  /** The model, which decides the sound with the voice; missing where there is only one. */
  readonly model?: string
  /** What the vendor bills; null when unknown, missing when nothing is billed. */
  readonly price?: VoicePrice | null
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
