// What services ask of an engine that writes text. Each vendor passes the same suite (suite.ts).

import type { z } from 'zod'
import type { DescribedEngine } from '../engine.ts'

export interface TextRequest {
  /** What the engine is to be, apart from what the person asked. */
  instructions?: string
  prompt: string
  /** A public video to look at; only for an engine that `watchesVideos`. */
  videoUrl?: string
  signal: AbortSignal
}

/** Tokens, as the vendor counted them. */
export interface TextUsage {
  input: number
  output: number
}

export interface Written<Answer> {
  /** Text is never empty. */
  answer: Answer
  /** What wrote it, as a screen names it. */
  writtenBy: string
  usage: TextUsage
}

export interface TextEngine extends DescribedEngine {
  readonly watchesVideos: boolean
  /**
   * Writes text and yields its pieces as they come; the whole is what it returns. Throws ProviderError, AppError
   * `bad_input` for what the engine can't write or when it is not set up, and the signal's reason when it was cancelled.
   */
  write(request: TextRequest): AsyncGenerator<string, Written<string>, void>
  /**
   * Answers in the shape of an object schema. An answer of another shape is sent back once to be put right, and what it
   * used is counted. Throws as `write` does, and ProviderError `bad_answer`.
   */
  answer<Schema extends z.ZodObject>(request: TextRequest, schema: Schema): Promise<Written<z.infer<Schema>>>
}

/** The whole of what an engine writes. */
export async function readWhole(writing: ReturnType<TextEngine['write']>): Promise<Written<string>> {
  for (;;) {
    const step = await writing.next()
    if (step.done) return step.value
  }
}
