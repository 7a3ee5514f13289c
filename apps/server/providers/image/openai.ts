import { imageSizes, type AspectRatio } from '@vivify/contract/routes/images'
import type { ImageVendorConfig } from '../../config.ts'
import { createImageEngine, needsKey, type ImageCallOptions } from './create-engine.ts'
import { describeOpenAiEdit } from './describe-edit.ts'
import type { ImageEngine } from './port.ts'
import { readOpenAiAnswer } from './read-openai.ts'

const usual = { baseUrl: 'https://api.openai.com/v1', model: 'gpt-image-2.5-flare' }
/** These take three sizes only; later ones take any of multiples of 16 up to 3:1. */
const fixedSizeModels = /^(?:gpt-image-1(?:$|[.-])|chatgpt-image)/

/** OpenAI, by its Images API. Its GPT models answer with bytes, others of its shape with an address. */
export function createOpenAiImages(config: ImageVendorConfig, calls: ImageCallOptions): ImageEngine {
  const { apiKey, baseUrl = usual.baseUrl, imageModel: model = usual.model } = config
  return createImageEngine(
    {
      id: 'openai',
      name: 'OpenAI',
      model,
      takesSeed: false,
      missing: apiKey === undefined ? needsKey('OpenAI', 'OPENAI_API_KEY') : null,
      describeCall: ({ aspectRatio }, prompt) => ({
        url: `${baseUrl}/images/generations`,
        headers: { authorization: `Bearer ${apiKey ?? ''}` },
        body: { model, prompt, n: 1, size: sizeFor(model, aspectRatio) },
      }),
      takesMask: true,
      describeEdit: (request) =>
        describeOpenAiEdit(request, {
          url: `${baseUrl}/images/edits`,
          headers: { authorization: `Bearer ${apiKey ?? ''}` },
          model,
          size: editSizeFor(model, request),
        }),
      readAnswer: (answer) => readOpenAiAnswer('OpenAI', answer),
    },
    calls,
  )
}

/** Multiples of 16, which a picture's sides need not be: what comes back is cut to the picture. */
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
