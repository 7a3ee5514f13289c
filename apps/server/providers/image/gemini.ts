import { z } from 'zod'
import { AppError } from '@vivify/contract/errors'
import * as messages from '@vivify/contract/messages'
import type { AspectRatio } from '@vivify/contract/routes/images'
import type { JsonRequest } from '../call-json.ts'
import { ProviderError } from '../provider-error.ts'
import { neededKey, type Connection } from '../vendor.ts'
import { defineImageVendor, type PictureSource } from './create-engine.ts'

const ratios: Record<AspectRatio, string> = {
  square: '1:1',
  portrait: '9:16',
  landscape: '16:9',
  portrait_alt: '3:4',
}
/** The API takes the seed as a signed 32-bit number. */
const largestSeed = 0x7fffffff

const answerSchema = z.object({
  candidates: z
    .array(
      z.object({
        finishReason: z.string().nullish(),
        content: z
          .object({
            parts: z
              .array(
                z.object({
                  inlineData: z.object({ data: z.string() }).nullish(),
                  /** True for drafts of a thinking model. */
                  thought: z.boolean().nullish(),
                }),
              )
              .nullish(),
          })
          .nullish(),
      }),
    )
    .nullish(),
  promptFeedback: z.object({ blockReason: z.string().nullish() }).nullish(),
})

/** Gemini, with a model that answers with images. It takes aspect ratios, not sizes. */
export const geminiImages = defineImageVendor({
  id: 'gemini',
  name: 'Gemini',
  account: 'Google Gemini',
  usedFor: 'pictures',
  settings: {
    apiKey: neededKey('GEMINI_API_KEY', 'make pictures with Gemini'),
    baseUrl: { name: 'GEMINI_BASE_URL', default: 'https://generativelanguage.googleapis.com/v1beta' },
    model: { name: 'GEMINI_IMAGE_MODEL', default: 'gemini-nano-banana-2.1' },
  },
  takesSeed: true,
  describeCall: (connection, { aspectRatio, seed }, text) =>
    describeRequest(connection, [{ text }], {
      imageConfig: { aspectRatio: ratios[aspectRatio] },
      seed: seed & largestSeed,
    }),
  describeEdit: (connection, { prompt, picture: { bytes, mimeType }, width, height }) =>
    describeRequest(
      connection,
      [
        { text: `${prompt.replace(/(?<![.\s])[.\s]+$/, '')}. Keep everything else as it is.` },
        { inlineData: { mimeType, data: Buffer.from(bytes).toString('base64') } },
      ],
      { imageConfig: { aspectRatio: nearestRatio(width / height) } },
    ),
  answer: answerSchema,
  readAnswer,
})

function describeRequest(
  { apiKey, baseUrl, model }: Connection,
  parts: readonly unknown[],
  config: Record<string, unknown>,
): JsonRequest {
  return {
    url: `${baseUrl}/models/${encodeURIComponent(model)}:generateContent`,
    headers: { 'x-goog-api-key': apiKey },
    body: {
      contents: [{ role: 'user', parts }],
      generationConfig: { responseModalities: ['IMAGE'], ...config },
    },
  }
}

/** The supported ratio that needs the least cropping. */
function nearestRatio(ratio: number): string {
  const known = ['21:9', '16:9', '3:2', '4:3', '5:4', '1:1', '4:5', '3:4', '2:3', '9:16']
  const distanceOf = (name: string): number => {
    const [width = 1, height = 1] = name.split(':').map(Number)
    return Math.abs(Math.log(width / height / ratio))
  }
  return known.reduce((best, name) => (distanceOf(name) < distanceOf(best) ? name : best))
}

function readAnswer({ candidates, promptFeedback }: z.infer<typeof answerSchema>): PictureSource {
  const vendor = 'Gemini'
  if (!candidates && !promptFeedback) throw new ProviderError({ vendor, failure: 'bad_answer' })
  const parts = (candidates ?? []).flatMap(({ content }) => content?.parts ?? [])
  const picture = parts.findLast((part) => part.inlineData && !part.thought)?.inlineData
  if (picture) return { base64: picture.data }
  const reason = promptFeedback?.blockReason ?? candidates?.[0]?.finishReason ?? 'STOP'
  // With this reason Gemini refuses to show what was asked.
  if (reason !== 'STOP') throw new ProviderError({ vendor, failure: 'unprocessable', reason })
  throw new AppError('provider_failed', messages.images.noUrl, { details: { vendor } })
}
