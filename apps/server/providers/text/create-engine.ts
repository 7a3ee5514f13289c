// What all vendors of text have in common. The SDK is loaded by the first call: it is large, and many installations
// never use it.

import type { LanguageModel } from 'ai'
import { AppError } from '@vivify/contract/errors'
import type { EngineStatus } from '@vivify/contract/routes/engines'
import { callVendor } from '../call-vendor.ts'
import { ProviderError } from '../provider-error.ts'
import type { TextCallOptions, TextEngine, TextEngineId, TextRequest, WrittenText } from './port.ts'

export interface TextVendor {
  id: TextEngineId
  name: string
  /** Empty when the operator must choose one. */
  model: string
  watchesVideos: boolean
  /** For an API that must be told. */
  maxOutputTokens?: number
  /** What the operator has yet to do, or null. */
  missing: { state: 'needs_key' | 'needs_model'; sentence: string } | null
  loadModel(): Promise<LanguageModel>
}

/** Makes an engine of a vendor's model. */
export function createTextEngine(vendor: TextVendor, calls: TextCallOptions): TextEngine {
  const { id, name, model, missing, watchesVideos } = vendor
  return {
    id,
    name,
    watchesVideos,
    status: (): EngineStatus => ({
      kind: 'text',
      id,
      name,
      isBuiltIn: false,
      state: missing?.state ?? 'ready',
      sentence: missing?.sentence ?? `Writes with ${model}.`,
      credits: 0,
    }),
    async write(request) {
      if (missing) throw new AppError('bad_input', missing.sentence)
      return callVendor({ provider: name, signal: request.signal, ...calls }, (signal) =>
        writeOnce(vendor, request, signal),
      )
    },
  }
}

async function writeOnce(
  vendor: TextVendor,
  request: TextRequest,
  signal: AbortSignal,
): Promise<WrittenText> {
  const [{ generateText }, model] = await Promise.all([import('ai'), vendor.loadModel()])
  const { instructions, prompt, videoUrl } = request
  // The SDK would print remarks about models that it does not know yet.
  globalThis.AI_SDK_LOG_WARNINGS = false
  const { text } = await generateText({
    model,
    ...(instructions === undefined ? {} : { instructions }),
    ...(vendor.maxOutputTokens === undefined ? {} : { maxOutputTokens: vendor.maxOutputTokens }),
    messages: [
      {
        role: 'user',
        content: [
          ...(videoUrl === undefined
            ? []
            : [{ type: 'file' as const, data: new URL(videoUrl), mediaType: 'video/mp4' }]),
          { type: 'text', text: prompt },
        ],
      },
    ],
    // `callVendor` tries again, by the same rules for all vendors.
    maxRetries: 0,
    abortSignal: signal,
  })
  if (text.trim() === '') throw new ProviderError({ provider: vendor.name, failure: 'bad_answer' })
  return { text, model: vendor.model }
}

/** The sentence for a vendor whose key is not set. */
export function needsKey(name: string, variable: string): TextVendor['missing'] {
  return { state: 'needs_key', sentence: `Set ${variable} on the server to write with ${name}.` }
}
