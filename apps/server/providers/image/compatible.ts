import { imageSizes } from '@vivify/contract/routes/images'
import type { ImageVendorConfig } from '../../config.ts'
import { createImageEngine, type ImageCallOptions, type ImageVendor } from './create-engine.ts'
import { describeOpenAiEdit } from './describe-edit.ts'
import type { ImageEngine } from './port.ts'
import { readOpenAiAnswer } from './read-openai.ts'

const name = 'Your own picture model'

/** Any server that speaks OpenAI's Images API, such as LocalAI. Its key may be left out. */
export function createCompatibleImages(config: ImageVendorConfig, calls: ImageCallOptions): ImageEngine {
  const { apiKey, baseUrl, imageModel } = config
  const headers: Record<string, string> = apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` }
  return createImageEngine(
    {
      id: 'compatible',
      name,
      model: imageModel ?? '',
      takesSeed: false,
      missing: findMissing(baseUrl, imageModel),
      takesMask: true,
      describeEdit: (request) =>
        describeOpenAiEdit(request, {
          url: `${baseUrl ?? ''}/images/edits`,
          headers,
          model: imageModel ?? '',
          size: `${request.width}x${request.height}`,
        }),
      describeCall({ aspectRatio }, prompt) {
        const { width, height } = imageSizes[aspectRatio]
        return {
          url: `${baseUrl ?? ''}/images/generations`,
          headers,
          body: { model: imageModel, prompt, n: 1, size: `${width}x${height}` },
        }
      },
      readAnswer: (answer) => readOpenAiAnswer(name, answer),
    },
    calls,
  )
}

function findMissing(baseUrl: string | undefined, model: string | undefined): ImageVendor['missing'] {
  if (baseUrl !== undefined && model !== undefined) return null
  if (baseUrl === undefined) {
    return {
      state: 'needs_key',
      sentence:
        'Set COMPATIBLE_IMAGE_BASE_URL and COMPATIBLE_IMAGE_MODEL on the server to make pictures with a model of your own, such as one of LocalAI.',
    }
  }
  return {
    state: 'needs_model',
    sentence: 'Set COMPATIBLE_IMAGE_MODEL to a model of pictures that your server has.',
  }
}
