import type { VendorConfig } from '../../config.ts'
import { createTextEngine, type TextVendor } from './create-engine.ts'
import type { TextCallOptions, TextEngine } from './port.ts'

/** Any server that speaks OpenAI's chat completions: Ollama, LM Studio, llama.cpp, vLLM. Its key may be left out. */
export function createCompatible(config: VendorConfig, calls: TextCallOptions = {}): TextEngine {
  const { apiKey, baseUrl: baseURL, textModel: model } = config
  return createTextEngine(
    {
      id: 'compatible',
      name: 'Your own model',
      model: model ?? '',
      watchesVideos: false,
      missing: findMissing(baseURL, model),
      async loadModel() {
        const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
        const key = apiKey === undefined ? {} : { apiKey }
        return createOpenAICompatible({ name: 'compatible', baseURL: baseURL ?? '', ...key })(model ?? '')
      },
    },
    calls,
  )
}

function findMissing(baseUrl: string | undefined, model: string | undefined): TextVendor['missing'] {
  if (baseUrl === undefined) {
    return {
      state: 'needs_key',
      sentence:
        'Set COMPATIBLE_BASE_URL and COMPATIBLE_MODEL on the server to write with a model of your own, such as one of Ollama or LM Studio.',
    }
  }
  if (model !== undefined) return null
  return { state: 'needs_model', sentence: 'Set COMPATIBLE_MODEL to a model that your server has.' }
}
