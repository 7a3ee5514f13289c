import type { VendorConfig } from '../../config.ts'
import { createTextEngine, needsKey } from './create-engine.ts'
import type { TextCallOptions, TextEngine } from './port.ts'

const usual = {
  baseUrl: 'https://generativelanguage.googleapis.com/v1beta',
  model: 'gemini-3.8-flash',
}

/** Google's Gemini; the one vendor that looks at a public video by its address. */
export function createGemini(config: VendorConfig, calls: TextCallOptions = {}): TextEngine {
  const { apiKey, baseUrl: baseURL = usual.baseUrl, textModel: model = usual.model } = config
  return createTextEngine(
    {
      id: 'gemini',
      name: 'Gemini',
      model,
      watchesVideos: true,
      missing: apiKey === undefined ? needsKey('Gemini', 'GEMINI_API_KEY') : null,
      async loadModel() {
        const { createGoogle } = await import('@ai-sdk/google')
        return createGoogle({ baseURL, apiKey: apiKey ?? '' })(model)
      },
    },
    calls,
  )
}
