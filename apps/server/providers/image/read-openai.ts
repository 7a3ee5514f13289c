import { z } from 'zod'
import { AppError } from '@vivify/contract/errors'
import { messages } from '@vivify/contract/messages'
import { ProviderError } from '../provider-error.ts'
import type { PictureSource } from './create-engine.ts'

const answerSchema = z.object({
  data: z.array(z.object({ url: z.string().nullish(), b64_json: z.string().nullish() })),
})

/**
 * The picture of an answer in OpenAI's shape, which many servers share: some give the bytes, some an address. Throws
 * ProviderError, and AppError `provider_failed` when there is neither.
 */
export function readOpenAiAnswer(provider: string, answer: unknown): PictureSource {
  const parsed = answerSchema.safeParse(answer)
  if (!parsed.success) throw new ProviderError({ provider, failure: 'bad_answer' })
  const [first] = parsed.data.data
  if (first?.b64_json) return { base64: first.b64_json }
  if (first?.url) return { url: first.url }
  throw new AppError('provider_failed', messages.images.noUrl, { details: { provider } })
}
