// OpenAI's speech API, which many servers imitate.

import { callBytes } from '../call-bytes.ts'
import { ProviderError } from '../provider-error.ts'
import type { Connection } from '../vendor.ts'
import type { PartOrder } from './create-engine.ts'
import type { SpokenPart } from './join-parts.ts'
import type { Voice } from './port.ts'
import { isWave, readWave } from './read-sound.ts'

/** Four minutes of sound at 48,000 floating-point samples a second. */
const maxAnswerBytes = 50_000_000

/** The voices that OpenAI documents. They speak the language of their text. */
export const openAiVoices: readonly Voice[] = [
  { id: 'alloy', gender: null, about: 'neutral, balanced' },
  { id: 'ash', gender: 'male' as const, about: 'clear, precise' },
  { id: 'ballad', gender: 'male' as const, about: 'melodic, smooth' },
  { id: 'cedar', gender: 'male' as const, about: 'natural, deep' },
  { id: 'coral', gender: 'female' as const, about: 'warm, friendly' },
  { id: 'echo', gender: 'male' as const, about: 'resonant, deep' },
  { id: 'fable', gender: null, about: 'expressive, for stories' },
  { id: 'marin', gender: 'female' as const, about: 'natural, bright' },
  { id: 'nova', gender: 'female' as const, about: 'bright, energetic' },
  { id: 'onyx', gender: 'male' as const, about: 'deep, steady' },
  { id: 'sage', gender: 'female' as const, about: 'calm, thoughtful' },
  { id: 'shimmer', gender: 'female' as const, about: 'bright, gentle' },
  { id: 'verse', gender: 'male' as const, about: 'versatile, expressive' },
].map((voice) => ({ ...voice, label: capitalize(voice.id), language: null }))

export function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}

export function authorize({ apiKey }: Connection): Record<string, string> {
  return apiKey === '' ? {} : { authorization: `Bearer ${apiKey}` }
}

interface SpeechCall extends PartOrder {
  vendor: string
  signal: AbortSignal
}

/**
 * One call of `/audio/speech`, for a WAV file: it says its own sample rate, which differs from model to model, and whether
 * it is whole. Some servers answer with MP3 all the same. Throws what `callBytes` throws.
 */
export async function callOpenAiSpeech(
  connection: Connection,
  { vendor, text, voice, decode, signal }: SpeechCall,
): Promise<SpokenPart> {
  const bytes = await callBytes({
    vendor,
    url: `${connection.baseUrl}/audio/speech`,
    headers: authorize(connection),
    body: { model: connection.model, input: text, voice, response_format: 'wav' },
    accept: ['audio/*', 'application/octet-stream'],
    maxBytes: maxAnswerBytes,
    signal,
  })
  const sound = readWave(bytes) ?? (isWave(bytes) ? null : await decode?.(bytes, signal))
  if (!sound) throw new ProviderError({ vendor, failure: 'bad_answer' })
  return { ...sound, times: null }
}
