import { imageSizes, type AspectRatio } from '@vivify/contract/routes/images'
import { neededKey } from '../vendor.ts'
import { defineImageVendor } from './create-engine.ts'
import { describeOpenAiEdit, openAiAnswerSchema, readOpenAiAnswer } from './openai-shape.ts'

/** These models take three sizes only; later ones take any multiples of 16 with a ratio up to 3:1. */
const fixedSizeModels = /^(?:gpt-image-1(?:$|[.-])|chatgpt-image)/

/** OpenAI's Images API. Its GPT models answer with bytes, its other models with an address. */
export const openAiImages = defineImageVendor({
  id: 'openai',
  name: 'OpenAI',
  account: 'OpenAI',
  usedFor: 'pictures',
  settings: {
    apiKey: neededKey('OPENAI_API_KEY', 'make pictures with OpenAI'),
    baseUrl: { name: 'OPENAI_BASE_URL', default: 'https://api.openai.com/v1' },
    model: { name: 'OPENAI_IMAGE_MODEL', default: 'gpt-image-2.5-flare' },
  },
  takesSeed: false,
  takesMask: true,
  describeCall: ({ apiKey, baseUrl, model }, { aspectRatio }, prompt) => ({
    url: `${baseUrl}/images/generations`,
    headers: { authorization: `Bearer ${apiKey}` },
    body: { model, prompt, n: 1, size: sizeFor(model, aspectRatio) },
  }),
  describeEdit: ({ apiKey, baseUrl, model }, request) =>
    describeOpenAiEdit(request, {
      url: `${baseUrl}/images/edits`,
      headers: { authorization: `Bearer ${apiKey}` },
      model,
      size: editSizeFor(model, request),
    }),
  answer: openAiAnswerSchema,
  readAnswer: (answer) => readOpenAiAnswer('OpenAI', answer),
})

/** The sides in multiples of 16. The image may have other sides, so the answer is fitted to it. */
function editSizeFor(model: string, { width, height }: { width: number; height: number }): string {
  if (fixedSizeModels.test(model)) {
    if (width === height) return '1024x1024'
    return width > height ? '1536x1024' : '1024x1536'
  }
  return [width, height].map((side) => Math.max(1, Math.round(side / 16)) * 16).join('x')
}

function sizeFor(model: string, aspectRatio: AspectRatio): string {
  const { width, height } = imageSizes[aspectRatio]
  if (!fixedSizeModels.test(model) || width === height) return `${width}x${height}`
  return width > height ? '1536x1024' : '1024x1536'
}
