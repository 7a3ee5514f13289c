import { z } from 'zod'
import { callJson } from '../call-json.ts'
import { ProviderError } from '../provider-error.ts'
import type { Connection } from '../vendor.ts'
import { defineSpeechVendor } from './create-engine.ts'
import { authorize, callOpenAiSpeech, capitalize, openAiVoices } from './openai-shape.ts'
import type { Voice } from './port.ts'

const name = 'Your own voices'

/** Servers name their voices in several ways; OpenAI's API has no list. */
const voicesSchema = z.object({
  voices: z
    .array(
      z.union([
        z.string(),
        z
          .object({ id: z.string().optional(), voice_id: z.string().optional(), name: z.string().optional() })
          .transform(({ id, voice_id: other, name: label }) => id ?? other ?? label ?? ''),
      ]),
    )
    .max(2000),
})

/** Any server that speaks OpenAI's speech API, such as Kokoro-FastAPI or LocalAI. Its key may be left out. */
export const compatibleSpeech = defineSpeechVendor({
  id: 'compatible',
  name,
  account: 'Your own for voices: Kokoro-FastAPI, LocalAI …',
  usedFor: 'voices',
  settings: {
    apiKey: { name: 'COMPATIBLE_SPEECH_API_KEY' },
    baseUrl: {
      name: 'COMPATIBLE_SPEECH_BASE_URL',
      missing: {
        state: 'needs_key',
        sentence:
          'Set COMPATIBLE_SPEECH_BASE_URL and COMPATIBLE_SPEECH_MODEL on the server to speak with a model of your own, such as one of Kokoro-FastAPI.',
      },
    },
    model: {
      name: 'COMPATIBLE_SPEECH_MODEL',
      missing: {
        state: 'needs_model',
        sentence: 'Set COMPATIBLE_SPEECH_MODEL to a model that your server speaks with.',
      },
    },
  },
  describeCheck: (connection) => ({
    url: `${connection.baseUrl}/models`,
    headers: authorize(connection),
    // Some servers have no list of models; those with a key refuse a wrong one before they say so.
    passes: [404, 405],
  }),
  // A small model loses its thread in a long text.
  maxCharacters: 600,
  pricesAsOf: '2026-11',
  // The operator's own machine bills nobody.
  prices: [{ model: '', dollarsPerMinute: 0 }],
  listVoices,
  speak: (connection, part, signal) => callOpenAiSpeech(connection, { vendor: name, ...part, signal }),
})

/** The server's own list, or OpenAI's names, which servers without a list map to their voices. */
async function listVoices(connection: Connection, signal: AbortSignal): Promise<readonly Voice[]> {
  const call = {
    vendor: name,
    method: 'GET',
    url: `${connection.baseUrl}/audio/voices`,
    headers: authorize(connection),
    answer: voicesSchema,
    signal,
  } as const
  const listed = await callJson(call).catch((error: unknown) => {
    if (ProviderError.isInstance(error) && [404, 405].includes(error.status ?? 0)) return null
    throw error
  })
  if (listed === null) return openAiVoices
  const ids = [...new Set(listed.voices)].filter((id) => id !== '' && id.length <= 200)
  return ids.map((id) => ({ id, ...describeVoice(id) }))
}

/** Kokoro's voices say their language and gender in their names, such as `bf_emma`. */
const kokoroLanguages: Readonly<Record<string, string>> = {
  a: 'en-US',
  b: 'en-GB',
  e: 'es',
  f: 'fr',
  h: 'hi',
  i: 'it',
  j: 'ja',
  p: 'pt-BR',
  z: 'zh',
}

function describeVoice(id: string): Omit<Voice, 'id'> {
  const [, language, gender, rest] = /^([abefhijpz])([fm])_(\w+)$/.exec(id) ?? []
  if (!rest) return { label: capitalize(id), language: null, gender: null }
  return {
    label: capitalize(rest),
    language: kokoroLanguages[language!]!,
    gender: gender === 'f' ? 'female' : 'male',
  }
}
