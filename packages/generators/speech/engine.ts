// Input and output of every speech engine, built in or hosted.

import { AppError } from '@vivify/contract/errors'
import type { TimingSource, VoiceName } from '@vivify/contract/project'

/** One displayed token with its times, in seconds from the first sample. */
export interface SpokenWord {
  /** As written in the script, punctuation included. */
  readonly text: string
  /** ASCII words spoken for the token; empty when it is silent. */
  readonly say: readonly string[]
  readonly start: number
  /** Never before `start`, never after the next word's `start`. Equals `start` when silent. */
  readonly end: number
  /** True for an emoji or a dash, which is shown but not heard. */
  readonly isSilent: boolean
}

/** Finished speech: mono samples in -1 to 1, and a word for every whitespace-separated token of the text. */
export interface Speech {
  readonly pcm: Float32Array
  /** Samples per second. */
  readonly sampleRate: number
  readonly words: readonly SpokenWord[]
  readonly durationSeconds: number
  /** Name of the engine, for the report. */
  readonly engine: string
  readonly timing: TimingSource
}

/** The part of AbortSignal that generators read; an `AbortSignal` satisfies it. */
export interface Cancellation {
  readonly aborted: boolean
  readonly reason?: unknown
}

/** The user's pronunciations: displayed word in any case, to ASCII words ("nginx": "engine ex"). */
export type Pronunciations = Readonly<Record<string, string>>

export interface SpeechRequest {
  readonly text: string
  readonly voice: VoiceName
  readonly pronunciations?: Pronunciations
  readonly signal?: Cancellation
}

/** An engine that turns text into sound. */
export interface SpeechEngine {
  readonly name: string
  /**
   * Speaks one text, normally a scene of one to three sentences. Throws AppError `nothing_to_say` when no
   * token can be spoken, `unsupported_language` when the engine does not speak the text's language, and the
   * signal's reason when it is aborted.
   */
  synthesize(request: SpeechRequest): Promise<Speech>
}

/** Throws the signal's reason (AppError `cancelled` when it has none) once it is aborted. */
export function throwIfAborted(signal: Cancellation | undefined): void {
  if (!signal?.aborted) return
  throw signal.reason ?? new AppError('cancelled', 'The voice was canceled.')
}
