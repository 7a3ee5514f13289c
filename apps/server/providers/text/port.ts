// The interface of engines that write text. Each vendor passes the same suite (suite.ts).

import type { z } from 'zod'
import type { DescribedEngine } from '../engine.ts'

export interface TextRequest {
  /** The engine's role, separate from the person's request. */
  instructions?: string
  prompt: string
  /** A public video to watch; only for an engine that `watchesVideos`. */
  videoUrl?: string
  signal: AbortSignal
}

/** Tokens, as counted by the vendor. */
export interface TextUsage {
  input: number
  output: number
}

export interface Written<Answer> {
  /** A text answer is never empty. */
  answer: Answer
  /** The engine's name as shown on screens. */
  writtenBy: string
  usage: TextUsage
}

export interface TextEngine extends DescribedEngine {
  readonly watchesVideos: boolean
  /**
   * Writes text: yields its pieces as they come, and returns the complete text. Throws ProviderError, AppError
   * `bad_input` when the engine can't write this or is not set up, and the signal's reason when canceled.
   */
  write(request: TextRequest): AsyncGenerator<string, Written<string>, void>
  /**
   * Answers in the shape of an object schema. An answer of another shape is sent back once for correction; its usage
   * counts too. Throws like `write`, and ProviderError `bad_answer`.
   */
  answer<Schema extends z.ZodObject>(request: TextRequest, schema: Schema): Promise<Written<z.infer<Schema>>>
}

/** Reads an engine's stream to its end. */
export async function readWhole(writing: ReturnType<TextEngine['write']>): Promise<Written<string>> {
  for (;;) {
    const step = await writing.next()
    if (step.done) return step.value
  }
}
