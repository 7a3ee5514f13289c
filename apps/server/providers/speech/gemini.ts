import { z } from 'zod'
import { AppError } from '@vivify/contract/errors'
import * as messages from '@vivify/contract/messages'
import { callJson } from '../call-json.ts'
import { ProviderError } from '../provider-error.ts'
import { neededKey } from '../vendor.ts'
import { defineSpeechVendor } from './create-engine.ts'
import { readPcm16 } from './read-sound.ts'
import type { Voice } from './port.ts'

const name = 'Gemini'
/** In base64, four minutes of sound. */
const maxAnswerBytes = 20_000_000

/** https://ai.google.dev/gemini-api/docs/speech-generation#voices */
const sounds = {
  Achernar: 'soft',
  Achird: 'friendly',
  Algenib: 'gravelly',
  Algieba: 'smooth',
  Alnilam: 'firm',
  Aoede: 'breezy',
  Autonoe: 'bright',
  Callirrhoe: 'easy-going',
  Charon: 'informative',
  Despina: 'smooth',
  Enceladus: 'breathy',
  Erinome: 'clear',
  Fenrir: 'excitable',
  Gacrux: 'mature',
  Iapetus: 'clear',
  Kore: 'firm',
  Laomedeia: 'upbeat',
  Leda: 'youthful',
  Orus: 'firm',
  Puck: 'upbeat',
  Pulcherrima: 'forward',
  Rasalgethi: 'informative',
  Sadachbia: 'lively',
  Sadaltager: 'knowledgeable',
  Schedar: 'even',
  Sulafat: 'warm',
  Umbriel: 'easy-going',
  Vindemiatrix: 'gentle',
  Zephyr: 'bright',
  Zubenelgenubi: 'casual',
} as const

const voices: readonly Voice[] = Object.entries(sounds).map(([id, about]) => ({
  id,
  label: id,
  language: null,
  gender: null,
  about,
}))

const answerSchema = z.object({
  candidates: z
    .array(
      z.object({
        finishReason: z.string().nullish(),
        content: z
          .object({
            parts: z
              .array(
                z.object({
                  inlineData: z.object({ mimeType: z.string(), data: z.base64().min(4) }).nullish(),
                }),
              )
              .nullish(),
          })
          .nullish(),
      }),
    )
    .nullish(),
  promptFeedback: z.object({ blockReason: z.string().nullish() }).nullish(),
})

/** Gemini, with a model that speaks. It gives no word times. */
export const geminiSpeech = defineSpeechVendor({
  id: 'gemini',
  name,
  account: 'Google Gemini',
  usedFor: 'voices',
  settings: {
    apiKey: neededKey('GEMINI_API_KEY', 'speak with Gemini'),
    baseUrl: { name: 'GEMINI_BASE_URL', default: 'https://generativelanguage.googleapis.com/v1beta' },
    model: { name: 'GEMINI_SPEECH_MODEL', default: 'gemini-3.8-flash-tts' },
  },
  describeCheck: ({ apiKey, baseUrl }) => ({
    url: `${baseUrl}/models?pageSize=1`,
    headers: { 'x-goog-api-key': apiKey },
    refuses: [400],
  }),
  // Its voices drift in longer texts.
  maxCharacters: 4000,
  pricesAsOf: '2026-11',
  prices: [
    { model: 'gemini-2.5-flash', dollarsPerMinute: 0.015 },
    { model: 'gemini-2.5-pro', dollarsPerMinute: 0.03 },
    { model: 'gemini-3', dollarsPerMinute: 0.03 },
  ],
  listVoices: async () => voices,
  async speak({ apiKey, baseUrl, model }, { text, voice }, signal) {
    if (!Object.hasOwn(sounds, voice)) throw new AppError('bad_input', messages.voices.unknown(name))
    const answer = await callJson({
      vendor: name,
      url: `${baseUrl}/models/${encodeURIComponent(model)}:generateContent`,
      headers: { 'x-goog-api-key': apiKey },
      body: {
        contents: [{ role: 'user', parts: [{ text }] }],
        generationConfig: {
          responseModalities: ['AUDIO'],
          speechConfig: { voiceConfig: { prebuiltVoiceConfig: { voiceName: voice } } },
        },
      },
      answer: answerSchema,
      maxBytes: maxAnswerBytes,
      signal,
    })
    return { ...readSound(answer), times: null }
  },
})

function readSound({ candidates, promptFeedback }: z.infer<typeof answerSchema>) {
  if (!candidates && !promptFeedback) throw new ProviderError({ vendor: name, failure: 'bad_answer' })
  const parts = (candidates ?? []).flatMap(({ content }) => content?.parts ?? [])
  const sounds16 = parts.flatMap(({ inlineData }) => inlineData ?? [])
  const rate = Number(/^audio\/L16;.*\brate=(\d{4,6})/i.exec(sounds16[0]?.mimeType ?? '')?.[1])
  if (sounds16.length > 0 && rate >= 8000) {
    const bytes = Buffer.concat(sounds16.map(({ data }) => Buffer.from(data, 'base64')))
    return { pcm: readPcm16(bytes), sampleRate: rate }
  }
  const reason = promptFeedback?.blockReason ?? candidates?.[0]?.finishReason ?? 'STOP'
  // With another reason, Gemini refuses to say the text.
  const failure = reason === 'STOP' || sounds16.length > 0 ? 'bad_answer' : 'unprocessable'
  throw new ProviderError({ vendor: name, failure, ...(failure === 'unprocessable' && { reason }) })
}
