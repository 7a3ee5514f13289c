import { AppError } from '@vivify/contract/errors'
import * as messages from '@vivify/contract/messages'
import { neededKey } from '../vendor.ts'
import { defineSpeechVendor } from './create-engine.ts'
import { authorize, callOpenAiSpeech, openAiVoices } from './openai-shape.ts'

const name = 'OpenAI'

/** OpenAI's speech API. It gives no word times. */
export const openAiSpeech = defineSpeechVendor({
  id: 'openai',
  name,
  account: 'OpenAI',
  usedFor: 'voices',
  settings: {
    apiKey: neededKey('OPENAI_API_KEY', 'speak with OpenAI'),
    baseUrl: { name: 'OPENAI_BASE_URL', default: 'https://api.openai.com/v1' },
    model: { name: 'OPENAI_SPEECH_MODEL', default: 'gpt-4o-mini-tts' },
  },
  describeCheck: (connection) => ({ url: `${connection.baseUrl}/models`, headers: authorize(connection) }),
  maxCharacters: 4096,
  pricesAsOf: '2026-11',
  prices: [
    { model: 'gpt-4o-mini-tts', dollarsPerMinute: 0.015 },
    { model: 'tts-1-hd', dollarsPerMinute: 0.03 },
    { model: 'tts-1', dollarsPerMinute: 0.015 },
  ],
  listVoices: async () => openAiVoices,
  async speak(connection, part, signal) {
    if (!openAiVoices.some(({ id }) => id === part.voice)) {
      throw new AppError('bad_input', messages.voices.unknown(name))
    }
    return callOpenAiSpeech(connection, { vendor: name, ...part, signal })
  },
})
