import { z } from 'zod'
import { callJson } from '../call-json.ts'
import { ProviderError } from '../provider-error.ts'
import { neededKey, type Connection } from '../vendor.ts'
import { defineSpeechVendor } from './create-engine.ts'
import { readPcm16 } from './read-sound.ts'
import type { Voice } from './port.ts'

const name = 'ElevenLabs'
const sampleRate = 24_000
/** In base64, four minutes of sound. */
const maxAnswerBytes = 20_000_000
const pageSize = 100
const mostPages = 5

const headersFor = ({ apiKey }: Connection): Record<string, string> => ({ 'xi-api-key': apiKey })

const spokenSchema = z.object({
  audio_base64: z.base64().min(4),
  alignment: z
    .object({
      characters: z.array(z.string()),
      character_start_times_seconds: z.array(z.number()),
      character_end_times_seconds: z.array(z.number()),
    })
    .nullish(),
})

const voicesSchema = z.object({
  voices: z.array(
    z.object({
      voice_id: z.string().max(200),
      name: z.string(),
      category: z.string().nullish(),
      labels: z.record(z.string(), z.string().nullable()).nullish(),
    }),
  ),
  has_more: z.boolean(),
  next_page_token: z.string().nullish(),
})
type ListedVoice = z.infer<typeof voicesSchema>['voices'][number]

/** ElevenLabs, with times of every character. It lists the voices of the account, cloned ones among them. */
export const elevenLabs = defineSpeechVendor({
  id: 'elevenlabs',
  name,
  account: 'ElevenLabs',
  usedFor: 'voices',
  settings: {
    apiKey: neededKey('ELEVENLABS_API_KEY', 'speak with ElevenLabs'),
    baseUrl: { name: 'ELEVENLABS_BASE_URL', default: 'https://api.elevenlabs.io' },
    model: { name: 'ELEVENLABS_MODEL', default: 'eleven_v3' },
  },
  describeCheck: (connection) => ({
    url: `${connection.baseUrl}/v2/voices?page_size=1`,
    headers: headersFor(connection),
  }),
  // The smallest limit of its current models.
  maxCharacters: 3000,
  // Per thousand characters, of which a minute has about as many.
  pricesAsOf: '2026-11',
  prices: [
    { model: 'eleven_flash', dollarsPerMinute: 0.05 },
    { model: 'eleven_turbo', dollarsPerMinute: 0.05 },
    { model: 'eleven_', dollarsPerMinute: 0.1 },
  ],
  listVoices,
  async speak(connection, { text, voice }, signal) {
    const { baseUrl, model } = connection
    const spoken = await callJson({
      vendor: name,
      url: `${baseUrl}/v1/text-to-speech/${encodeURIComponent(voice)}/with-timestamps?output_format=pcm_${sampleRate}`,
      headers: headersFor(connection),
      body: { text, model_id: model },
      answer: spokenSchema,
      maxBytes: maxAnswerBytes,
      signal,
    }).catch((error: unknown) => {
      throw isOutOfQuota(error)
        ? new ProviderError({ vendor: name, failure: 'forbidden', status: 401 })
        : error
    })
    const { alignment } = spoken
    return {
      pcm: readPcm16(Buffer.from(spoken.audio_base64, 'base64')),
      sampleRate,
      times: alignment
        ? {
            characters: alignment.characters,
            starts: alignment.character_start_times_seconds,
            ends: alignment.character_end_times_seconds,
          }
        : null,
    }
  },
})

/** A used-up quota is answered like a wrong key, and told by its explanation alone. */
function isOutOfQuota(error: unknown): boolean {
  if (!ProviderError.isInstance(error) || error.failure !== 'unauthorized') return false
  const { reason } = error.details
  return typeof reason === 'string' && /\b(?:quota|credits)\b/i.test(reason)
}

async function listVoices(connection: Connection, signal: AbortSignal): Promise<Voice[]> {
  const voices: Voice[] = []
  let token = ''
  for (let page = 0; page < mostPages; page++) {
    const query = new URLSearchParams({
      page_size: String(pageSize),
      ...(token && { next_page_token: token }),
    })
    const listed = await callJson({
      vendor: name,
      method: 'GET',
      url: `${connection.baseUrl}/v2/voices?${query}`,
      headers: headersFor(connection),
      answer: voicesSchema,
      signal,
    })
    voices.push(...listed.voices.map(describeVoice))
    token = listed.next_page_token ?? ''
    if (!listed.has_more || token === '') return voices
  }
  // Its list goes on without end.
  if (voices.length === 0) throw new ProviderError({ vendor: name, failure: 'bad_answer' })
  return voices
}

function describeVoice({ voice_id: id, name: label, category, labels }: ListedVoice): Voice {
  const { gender, language, accent, age, description, descriptive, use_case: use } = labels ?? {}
  const about = [descriptive ?? description, accent, age?.replaceAll('_', ' '), use?.replaceAll('_', ' ')]
  return {
    id,
    label: label.slice(0, 200) || id,
    language: readLanguage(language),
    gender: gender === 'female' || gender === 'male' ? gender : null,
    about: about.filter(Boolean).join(', ').slice(0, 200),
    isOwn: category === 'cloned' || category === 'generated' || category === 'professional',
  }
}

/** Null for a name that is no language tag: labels are free text. */
function readLanguage(label: string | null | undefined): string | null {
  try {
    return label ? (Intl.getCanonicalLocales(label)[0] ?? null) : null
  } catch {
    return null
  }
}
