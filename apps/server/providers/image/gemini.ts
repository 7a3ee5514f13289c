import { z } from 'zod'
import { AppError } from '@vivify/contract/errors'
import { messages } from '@vivify/contract/messages'
import type { AspectRatio } from '@vivify/contract/routes/images'
import type { ImageVendorConfig } from '../../config.ts'
import { ProviderError } from '../provider-error.ts'
import { createImageEngine, needsKey, type ImageCallOptions, type PictureSource } from './create-engine.ts'
import type { ImageEngine } from './port.ts'

const usual = {
  baseUrl: 'https://generativelanguage.googleapis.com/v1beta',
  model: 'gemini-nano-banana-2.1',
}
const ratios: Record<AspectRatio, string> = {
  square: '1:1',
  portrait: '9:16',
  landscape: '16:9',
  portrait_alt: '3:4',
}
/** Its seed is a signed number of 32 bits. */
const largestSeed = 0x7fffffff

/** Gemini, by a model that answers with pictures. It takes ratios, no sizes. */
export function createGeminiImages(config: ImageVendorConfig, calls: ImageCallOptions): ImageEngine {
  const { apiKey, baseUrl = usual.baseUrl, imageModel: model = usual.model } = config
  return createImageEngine(
    {
      id: 'gemini',
      name: 'Gemini',
      model,
      takesSeed: true,
      missing: apiKey === undefined ? needsKey('Gemini', 'GEMINI_API_KEY') : null,
      describeCall: ({ aspectRatio, seed }, text) => ({
        url: `${baseUrl}/models/${encodeURIComponent(model)}:generateContent`,
        headers: { 'x-goog-api-key': apiKey ?? '' },
        body: {
          contents: [{ role: 'user', parts: [{ text }] }],
          generationConfig: {
            responseModalities: ['IMAGE'],
            imageConfig: { aspectRatio: ratios[aspectRatio] },
            seed: seed & largestSeed,
          },
        },
      }),
      describeEdit: ({ prompt, picture: { bytes, mimeType }, width, height }) => ({
        url: `${baseUrl}/models/${encodeURIComponent(model)}:generateContent`,
        headers: { 'x-goog-api-key': apiKey ?? '' },
        body: {
          contents: [
            {
              role: 'user',
              parts: [
                { text: `${prompt.replace(/(?<![.\s])[.\s]+$/, '')}. Keep everything else as it is.` },
                { inlineData: { mimeType, data: Buffer.from(bytes).toString('base64') } },
              ],
            },
          ],
          generationConfig: {
            responseModalities: ['IMAGE'],
            imageConfig: { aspectRatio: nearestRatio(width / height) },
          },
        },
      }),
      readAnswer: readGeminiAnswer,
    },
    calls,
  )
}

/** The ratio among its own that a picture has to be cut least for. */
function nearestRatio(ratio: number): string {
  const known = ['21:9', '16:9', '3:2', '4:3', '5:4', '1:1', '4:5', '3:4', '2:3', '9:16']
  const distanceOf = (name: string): number => {
    const [width = 1, height = 1] = name.split(':').map(Number)
    return Math.abs(Math.log(width / height / ratio))
  }
  return known.reduce((best, name) => (distanceOf(name) < distanceOf(best) ? name : best))
}

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
                  /** Drafts of a model that thinks. */
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

function readGeminiAnswer(answer: unknown): PictureSource {
  const provider = 'Gemini'
  const parsed = answerSchema.safeParse(answer)
  const { candidates, promptFeedback } = parsed.data ?? {}
  if (!candidates && !promptFeedback) throw new ProviderError({ provider, failure: 'bad_answer' })
  const parts = (candidates ?? []).flatMap(({ content }) => content?.parts ?? [])
  const picture = parts.findLast((part) => part.inlineData && !part.thought)?.inlineData
  if (picture) return { base64: picture.data }
  const reason = promptFeedback?.blockReason ?? candidates?.[0]?.finishReason ?? 'STOP'
  // It says in this way that it will not show what was asked.
  if (reason !== 'STOP') throw new ProviderError({ provider, failure: 'unprocessable', reason })
  throw new AppError('provider_failed', messages.images.noUrl, { details: { provider } })
}
