import { neededKey } from '../vendor.ts'
import { defineTextVendor } from './create-engine.ts'

/** Google's Gemini, the only vendor that can watch a public video by its address. */
export const gemini = defineTextVendor({
  id: 'gemini',
  name: 'Gemini',
  account: 'Google Gemini',
  usedFor: 'words',
  settings: {
    apiKey: neededKey('GEMINI_API_KEY', 'write with Gemini'),
    baseUrl: { name: 'GEMINI_BASE_URL', default: 'https://generativelanguage.googleapis.com/v1beta' },
    model: { name: 'GEMINI_TEXT_MODEL', default: 'gemini-3.8-flash' },
  },
  watchesVideos: true,
  // Google answers 400 to a key that it does not know.
  describeCheck: ({ apiKey, baseUrl }) => ({
    url: `${baseUrl}/models?pageSize=1`,
    headers: { 'x-goog-api-key': apiKey },
    refuses: [400],
  }),
  async loadModel({ apiKey, baseUrl: baseURL, model }, fetch) {
    const { createGoogle } = await import('@ai-sdk/google')
    return createGoogle({ baseURL, apiKey, fetch })(model)
  },
})
