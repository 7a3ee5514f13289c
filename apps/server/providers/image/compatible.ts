import { imageSizes } from '@vivify/contract/routes/images'
import { defineImageVendor } from './create-engine.ts'
import { describeOpenAiEdit, openAiAnswerSchema, readOpenAiAnswer } from './openai-shape.ts'

const name = 'Your own picture model'

const headersFor = (apiKey: string): Record<string, string> =>
  apiKey === '' ? {} : { authorization: `Bearer ${apiKey}` }

/** Any server that speaks OpenAI's Images API, such as LocalAI. Its key may be left out. */
export const compatibleImages = defineImageVendor({
  id: 'compatible',
  name,
  account: 'Your own for pictures: LocalAI …',
  usedFor: 'pictures',
  settings: {
    apiKey: { name: 'COMPATIBLE_IMAGE_API_KEY' },
    baseUrl: {
      name: 'COMPATIBLE_IMAGE_BASE_URL',
      missing: {
        state: 'needs_key',
        sentence:
          'Set COMPATIBLE_IMAGE_BASE_URL and COMPATIBLE_IMAGE_MODEL on the server to make pictures with a model of your own, such as one of LocalAI.',
      },
    },
    model: {
      name: 'COMPATIBLE_IMAGE_MODEL',
      missing: {
        state: 'needs_model',
        sentence: 'Set COMPATIBLE_IMAGE_MODEL to a model of pictures that your server has.',
      },
    },
  },
  sharedServer: { apiKey: 'COMPATIBLE_API_KEY', baseUrl: 'COMPATIBLE_BASE_URL' },
  describeCheck: ({ apiKey, baseUrl }) => ({ url: `${baseUrl}/models`, headers: headersFor(apiKey) }),
  takesSeed: false,
  takesMask: true,
  describeCall({ apiKey, baseUrl, model }, { aspectRatio }, prompt) {
    const { width, height } = imageSizes[aspectRatio]
    return {
      url: `${baseUrl}/images/generations`,
      headers: headersFor(apiKey),
      body: { model, prompt, n: 1, size: `${width}x${height}` },
    }
  },
  describeEdit: ({ apiKey, baseUrl, model }, request) =>
    describeOpenAiEdit(request, {
      url: `${baseUrl}/images/edits`,
      headers: headersFor(apiKey),
      model,
      size: `${request.width}x${request.height}`,
    }),
  answer: openAiAnswerSchema,
  readAnswer: (answer) => readOpenAiAnswer(name, answer),
})
