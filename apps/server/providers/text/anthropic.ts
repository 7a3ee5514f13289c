import { neededKey } from '../vendor.ts'
import { defineTextVendor } from './create-engine.ts'

/** Anthropic's Messages API. */
export const anthropic = defineTextVendor({
  id: 'anthropic',
  name: 'Anthropic',
  account: 'Anthropic',
  usedFor: 'words',
  settings: {
    apiKey: neededKey('ANTHROPIC_API_KEY', 'write with Anthropic'),
    baseUrl: { name: 'ANTHROPIC_BASE_URL', default: 'https://api.anthropic.com/v1' },
    model: { name: 'ANTHROPIC_TEXT_MODEL', default: 'claude-sonnet-5-5' },
  },
  maxOutputTokens: 8192,
  describeCheck: ({ apiKey, baseUrl }) => ({
    url: `${baseUrl}/models?limit=1`,
    headers: { 'x-api-key': apiKey, 'anthropic-version': '2023-06-01' },
  }),
  async loadModel({ apiKey, baseUrl: baseURL, model }, fetch) {
    const { createAnthropic } = await import('@ai-sdk/anthropic')
    return createAnthropic({ baseURL, apiKey, fetch })(model)
  },
})
