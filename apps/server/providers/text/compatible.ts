import { defineTextVendor } from './create-engine.ts'

/**
 * Any server that implements OpenAI's chat completions: Ollama, LM Studio, llama.cpp, vLLM. Its key may be left out.
 */
export const compatible = defineTextVendor({
  id: 'compatible',
  name: 'Your own model',
  account: 'Your own: Ollama, LM Studio, vLLM …',
  usedFor: 'words',
  settings: {
    apiKey: { name: 'COMPATIBLE_API_KEY' },
    baseUrl: {
      name: 'COMPATIBLE_BASE_URL',
      missing: {
        state: 'needs_key',
        sentence:
          'Set COMPATIBLE_BASE_URL and COMPATIBLE_MODEL on the server to write with a model of your own, such as one of Ollama or LM Studio.',
      },
    },
    model: {
      name: 'COMPATIBLE_MODEL',
      missing: {
        state: 'needs_model',
        sentence: 'Set COMPATIBLE_MODEL to a model that your server has.',
      },
    },
  },
  describeCheck({ apiKey, baseUrl }) {
    const headers: Record<string, string> = apiKey === '' ? {} : { authorization: `Bearer ${apiKey}` }
    return { url: `${baseUrl}/models`, headers }
  },
  async loadModel({ apiKey, baseUrl: baseURL, model }, fetch) {
    const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
    const key = apiKey === '' ? {} : { apiKey }
    return createOpenAICompatible({
      name: 'compatible',
      baseURL,
      fetch,
      ...key,
      includeUsage: true,
      supportsStructuredOutputs: true,
    })(model)
  },
})
