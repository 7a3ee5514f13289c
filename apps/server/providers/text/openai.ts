import type { VendorConfig } from '../../config.ts'
import { createTextEngine, needsKey } from './create-engine.ts'
import type { TextCallOptions, TextEngine } from './port.ts'

const usual = { baseUrl: 'https://api.openai.com/v1', model: 'gpt-6-sol' }

/** OpenAI, by its Responses API. */
export function createOpenAi(config: VendorConfig, calls: TextCallOptions = {}): TextEngine {
  const { apiKey, baseUrl: baseURL = usual.baseUrl, textModel: model = usual.model } = config
  return createTextEngine(
    {
      id: 'openai',
      name: 'OpenAI',
      model,
      watchesVideos: false,
      missing: apiKey === undefined ? needsKey('OpenAI', 'OPENAI_API_KEY') : null,
      async loadModel() {
        const { createOpenAI } = await import('@ai-sdk/openai')
        return createOpenAI({ baseURL, apiKey: apiKey ?? '' }).responses(model)
      },
    },
    calls,
  )
}
