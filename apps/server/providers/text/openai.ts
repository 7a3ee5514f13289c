import { neededKey } from '../vendor.ts'
import { defineTextVendor } from './create-engine.ts'

/** OpenAI's Responses API. */
export const openAi = defineTextVendor({
  id: 'openai',
  name: 'OpenAI',
  account: 'OpenAI',
  usedFor: 'words',
  settings: {
    apiKey: neededKey('OPENAI_API_KEY', 'write with OpenAI'),
    baseUrl: { name: 'OPENAI_BASE_URL', default: 'https://api.openai.com/v1' },
    model: { name: 'OPENAI_TEXT_MODEL', default: 'gpt-6-sol' },
  },
  describeCheck: ({ apiKey, baseUrl }) => ({
    url: `${baseUrl}/models`,
    headers: { authorization: `Bearer ${apiKey}` },
  }),
  async loadModel({ apiKey, baseUrl: baseURL, model }, fetch) {
    const { createOpenAI } = await import('@ai-sdk/openai')
    return createOpenAI({ baseURL, apiKey, fetch }).responses(model)
  },
})
