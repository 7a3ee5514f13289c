import type { VendorConfig } from '../../config.ts'
import { createTextEngine, needsKey } from './create-engine.ts'
import type { TextCallOptions, TextEngine } from './port.ts'

const usual = { baseUrl: 'https://api.anthropic.com/v1', model: 'claude-sonnet-5-5' }

/** Anthropic, by its Messages API. */
export function createClaude(config: VendorConfig, calls: TextCallOptions = {}): TextEngine {
  const { apiKey, baseUrl: baseURL = usual.baseUrl, textModel: model = usual.model } = config
  return createTextEngine(
    {
      id: 'anthropic',
      name: 'Anthropic',
      model,
      watchesVideos: false,
      maxOutputTokens: 8192,
      missing: apiKey === undefined ? needsKey('Anthropic', 'ANTHROPIC_API_KEY') : null,
      async loadModel() {
        const { createAnthropic } = await import('@ai-sdk/anthropic')
        return createAnthropic({ baseURL, apiKey: apiKey ?? '' })(model)
      },
    },
    calls,
  )
}
