// OpenAI's Images API, which many servers imitate.

import { z } from 'zod'
import { AppError } from '@vivify/contract/errors'
import * as messages from '@vivify/contract/messages'
import type { JsonRequest } from '../call-json.ts'
import type { PictureSource } from './create-engine.ts'
import type { EditRequest } from './port.ts'

export const openAiAnswerSchema = z.object({
  data: z.array(z.object({ url: z.string().nullish(), b64_json: z.string().nullish() })),
})

/**
 * The image of an answer: some servers send the bytes, others an address. Throws AppError `provider_failed` when there
 * is neither.
 */
export function readOpenAiAnswer(
  vendor: string,
  { data }: z.infer<typeof openAiAnswerSchema>,
): PictureSource {
  const [first] = data
  if (first?.b64_json) return { base64: first.b64_json }
  if (first?.url) return { url: first.url }
  throw new AppError('provider_failed', messages.images.noUrl, { details: { vendor } })
}

/** A call of `/images/edits`. The image may change where the mask is transparent. */
export function describeOpenAiEdit(
  { prompt, picture, mask }: EditRequest,
  call: { url: string; headers: Record<string, string>; model: string; size: string },
): JsonRequest {
  const { url, headers, model, size } = call
  const fileName = `picture.${picture.mimeType.split('/').at(-1)}`
  return {
    url,
    headers,
    form: {
      model,
      prompt,
      n: '1',
      size,
      image: { ...picture, fileName },
      ...(mask && { mask: { ...mask, fileName: 'mask.png' } }),
    },
  }
}
