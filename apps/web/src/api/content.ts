// Text for a prompt: `POST /api/generate-content`.

import * as messages from '@vivify/contract/messages'
import type * as routes from '@vivify/contract/routes/content'
import type { z } from 'zod'
import { ApiError, callApi } from './client.ts'

export type GeneratedContent = z.output<typeof routes.generateContent.answer>

export interface ContentPrompt {
  prompt: string
  /** An engine's id; the built-in writer by default. */
  provider?: string | undefined
  signal?: AbortSignal
}

/**
 * Writes text for a prompt. Throws ApiError, whose message is the answer's `error`, or `API error: {status}` when the
 * answer has none.
 */
export async function generateContent({
  prompt,
  provider,
  signal,
}: ContentPrompt): Promise<GeneratedContent> {
  try {
    return await callApi<typeof routes.generateContent>(
      { method: 'post', path: '/api/generate-content' },
      { body: { prompt, type: 'creative', ...(provider === undefined ? {} : { provider }) }, signal },
    )
  } catch (error) {
    if (error instanceof SyntaxError) throw new ApiError('internal', 0, messages.autoWriter.unreadableAnswer)
    if (!(error instanceof ApiError) || !isUntold(error)) throw error
    throw new ApiError(error.code, error.status, messages.articles.apiError(error.status))
  }
}

/** True for the sentences that `callApi` writes itself when an answer has no `error`. */
function isUntold({ code, status }: ApiError): boolean {
  return (code === 'unreachable' && status > 0) || (code === 'internal' && status < 500)
}
