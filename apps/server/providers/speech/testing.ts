// The documented APIs of the speech vendors, for local stub servers. The stubs speak with Flite, so that captions and
// the alignment work on real speech.

import { loadFliteEngine } from '@vivify/generators/node/flite'
import { resample } from '@vivify/timeline/signal/resample'
import {
  firstFault,
  suiteKey,
  VendorStub,
  type StubAnswer,
  type StubCall,
  type StubFault,
  type StubRules,
} from '../testing.ts'
import { compatibleSpeech } from './compatible.ts'
import type { SpeechVendor } from './create-engine.ts'
import { elevenLabs } from './elevenlabs.ts'
import { geminiSpeech } from './gemini.ts'
import { openAiSpeech } from './openai.ts'

export interface SpeechRules extends StubRules {
  vendor: SpeechVendor
  /** A voice that the vendor has. */
  voice: string
  /** What a call asks to be spoken; null for a call that asks for the list of voices. */
  textOf(call: StubCall): string | null
  say(spoken: FliteSpeech): StubAnswer
  list(call: StubCall): StubAnswer
}

export interface FliteSpeech {
  text: string
  /** 24 kHz. */
  pcm: Float32Array
  words: readonly { text: string; start: number; end: number }[]
}

export const suiteModel = 'model-of-the-suite'
const sampleRate = 24_000

/** A stub of a vendor that speaks every text with Flite. */
export class SpeechStub extends VendorStub<SpeechRules> {
  /** The texts that were spoken. */
  readonly said: string[] = []

  protected async answer(call: StubCall): Promise<StubAnswer> {
    const text = this.rules.textOf(call)
    if (text === null) return this.rules.list(call)
    this.said.push(text)
    return this.rules.say(await speakWithFlite(text))
  }

  override forget(): void {
    super.forget()
    this.said.length = 0
  }
}

const spoken = new Map<string, Promise<FliteSpeech>>()

/** Speaks a text once, and one that Flite can't speak as nonsense of as many words. */
export function speakWithFlite(text: string): Promise<FliteSpeech> {
  const before = spoken.get(text)
  if (before) return before
  const speaking = speakNow(text)
  spoken.set(text, speaking)
  return speaking
}

async function speakNow(text: string): Promise<FliteSpeech> {
  const flite = await loadFliteEngine()
  const speech = await flite
    .synthesize({ text, voice: 'Echo' })
    .catch(() => flite.synthesize({ text: text.replace(/\S+/g, 'banana'), voice: 'Echo' }))
  return { text, pcm: resample(speech.pcm, speech.sampleRate, sampleRate), words: speech.words }
}

export function toPcm16(pcm: Float32Array): Buffer {
  const bytes = Buffer.alloc(2 * pcm.length)
  pcm.forEach((sample, index) =>
    bytes.writeInt16LE(Math.round(Math.max(-1, Math.min(1, sample)) * 32_767), 2 * index),
  )
  return bytes
}

/** `statedLength` overrides the length in the header, as streams do. */
export function toWave(pcm: Float32Array, statedLength?: number): Buffer {
  const data = toPcm16(pcm)
  const head = Buffer.alloc(44)
  head.write('RIFF', 0)
  head.writeUInt32LE(Math.min(0xffffffff, 36 + data.length), 4)
  head.write('WAVEfmt ', 8)
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(1, 22)
  head.writeUInt32LE(sampleRate, 24)
  head.writeUInt32LE(2 * sampleRate, 28)
  head.writeUInt16LE(2, 32)
  head.writeUInt16LE(16, 34)
  head.write('data', 36)
  head.writeUInt32LE(statedLength ?? data.length, 40)
  return Buffer.concat([head, data])
}

const elevenVoices = [
  {
    voice_id: '21m00Tcm4TlvDq8ikWAM',
    name: 'Rachel',
    category: 'premade',
    labels: { gender: 'female', language: 'en', accent: 'american', descriptive: 'calm', age: 'young' },
  },
  {
    voice_id: 'pNInz6obpgDQGcFmaJgB',
    name: 'Adam',
    category: 'premade',
    labels: { gender: 'male', language: 'en' },
  },
  { voice_id: 'cLonedVoiceOfTheAcct', name: 'My own voice', category: 'cloned', labels: {} },
]

/** https://elevenlabs.io/docs/api-reference/text-to-speech/convert-with-timestamps and …/voices/search */
export const elevenLabsRules: SpeechRules = {
  vendor: elevenLabs,
  basePath: '',
  voice: elevenVoices[0]!.voice_id,
  findFault({ method, path, headers, body }) {
    const url = new URL(path, 'http://stub')
    const [, voice] = /^\/v1\/text-to-speech\/([^/]+)\/with-timestamps$/.exec(url.pathname) ?? []
    const isList = method === 'GET' && url.pathname === '/v2/voices'
    return firstFault([
      [voice !== undefined || isList, { status: 404, message: 'Not Found' }],
      [headers['xi-api-key'] === suiteKey, { status: 401, message: 'Invalid API key' }],
      [!isList || Number(url.searchParams.get('page_size')) <= 100, { status: 422, message: 'page_size' }],
      [isList || url.searchParams.get('output_format') === 'pcm_24000', 'output_format'],
      [isList || body['model_id'] === suiteModel, 'A model with this ID does not exist'],
      [
        isList || isText(body['text'], 5000),
        { status: 400, message: 'This text exceeds the character limit' },
      ],
      [
        isList || elevenVoices.some((each) => each.voice_id === voice),
        { status: 404, message: 'A voice with this voice_id was not found.' },
      ],
    ])
  },
  refuse: (message) => ({ detail: { status: 'refused', message } }),
  textOf: ({ method, body }) => (method === 'GET' ? null : String(body['text'])),
  say: ({ text, pcm, words }) => ({
    body: {
      audio_base64: toPcm16(pcm).toString('base64'),
      alignment: alignCharacters(text, words),
      normalized_alignment: null,
    },
  }),
  // Two pages.
  list({ path }) {
    const token = new URL(path, 'http://stub').searchParams.get('next_page_token')
    return token === 'second'
      ? { body: { voices: elevenVoices.slice(2), has_more: false, total_count: 3, next_page_token: null } }
      : {
          body: {
            voices: elevenVoices.slice(0, 2),
            has_more: true,
            total_count: 3,
            next_page_token: 'second',
          },
        }
  },
}

/** Spreads each word's time over its characters; a space lasts until the next word. */
function alignCharacters(text: string, words: FliteSpeech['words']) {
  const characters = [...text]
  const starts: number[] = []
  const ends: number[] = []
  let word = 0
  let place = 0
  for (const character of characters) {
    const { text: token, start, end } = words[Math.min(word, words.length - 1)]!
    if (/\s/.test(character)) {
      if (place > 0) word++
      place = 0
      starts.push(end)
      ends.push(words[word]?.start ?? end)
      continue
    }
    const each = (end - start) / [...token].length
    starts.push(start + place * each)
    ends.push(start + ++place * each)
  }
  return { characters, character_start_times_seconds: starts, character_end_times_seconds: ends }
}

function isText(text: unknown, most: number): boolean {
  return typeof text === 'string' && text.trim() !== '' && text.length <= most
}

const openAiRefusal = (message: string) => ({
  error: { message, type: 'invalid_request_error', param: null, code: null },
})

function openAiFault({ method, path, headers, body }: StubCall, most: number): StubFault | null {
  return firstFault([
    [method === 'POST' && path === '/v1/audio/speech', { status: 404, message: 'Unknown address' }],
    [headers.authorization === `Bearer ${suiteKey}`, { status: 401, message: 'Incorrect API key provided' }],
    [body['model'] === suiteModel, { status: 404, message: 'The model does not exist' }],
    [body['response_format'] === 'wav', 'Invalid response_format'],
    [isText(body['input'], most), `Input should have at most ${most} characters`],
    [typeof body['voice'] === 'string' && body['voice'] !== 'Nobody', 'Invalid voice'],
  ])
}

/** https://platform.openai.com/docs/api-reference/audio/createSpeech */
export const openAiRules: SpeechRules = {
  vendor: openAiSpeech,
  basePath: '/v1',
  voice: 'alloy',
  findFault: (call) => openAiFault(call, 4096),
  refuse: openAiRefusal,
  textOf: ({ body }) => String(body['input']),
  // Its file is a stream, which states no length.
  say: ({ pcm }) => ({ headers: { 'content-type': 'audio/wav' }, body: toWave(pcm, 0xffffffff) }),
  list: () => ({ status: 404 }),
}

/** https://github.com/remsky/Kokoro-FastAPI: OpenAI's API, and a list of voices. */
export const compatibleRules: SpeechRules = {
  vendor: compatibleSpeech,
  basePath: '/v1',
  voice: 'bf_emma',
  findFault: (call) =>
    call.method === 'GET' && call.path === '/v1/audio/voices' ? null : openAiFault(call, 600),
  refuse: (message) => ({ detail: message }),
  textOf: ({ method, body }) => (method === 'GET' ? null : String(body['input'])),
  say: ({ pcm }) => ({ headers: { 'content-type': 'audio/wav' }, body: toWave(pcm) }),
  list: () => ({ body: { voices: ['bf_emma', 'am_michael', { id: 'my-clone', name: 'My clone' }] } }),
}

/** https://ai.google.dev/gemini-api/docs/speech-generation */
export const geminiRules: SpeechRules = {
  vendor: geminiSpeech,
  basePath: '/v1beta',
  voice: 'Kore',
  findFault({ method, path, headers, body }) {
    const { contents, generationConfig } = body as {
      contents?: { parts?: { text?: unknown }[] }[]
      generationConfig?: { responseModalities?: unknown; speechConfig?: object }
    }
    return firstFault([
      [
        method === 'POST' && path === `/v1beta/models/${suiteModel}:generateContent`,
        { status: 404, message: 'models is not found' },
      ],
      [headers['x-goog-api-key'] === suiteKey, { status: 401, message: 'API key not valid' }],
      [isText(contents?.[0]?.parts?.[0]?.text, 8000), 'contents'],
      [JSON.stringify(generationConfig?.responseModalities) === '["AUDIO"]', 'responseModalities'],
      [JSON.stringify(generationConfig?.speechConfig ?? {}).includes('prebuiltVoiceConfig'), 'speechConfig'],
    ])
  },
  refuse: (message) => ({ error: { code: 400, message, status: 'INVALID_ARGUMENT' } }),
  textOf: ({ body }) => (body as { contents: { parts: { text: string }[] }[] }).contents[0]!.parts[0]!.text,
  say({ pcm }) {
    const inlineData = {
      mimeType: 'audio/L16;codec=pcm;rate=24000',
      data: toPcm16(pcm).toString('base64'),
    }
    return { body: { candidates: [{ content: { parts: [{ inlineData }] }, finishReason: 'STOP' }] } }
  },
  list: () => ({ status: 404 }),
}

export const speechRules: readonly SpeechRules[] = [
  elevenLabsRules,
  openAiRules,
  geminiRules,
  compatibleRules,
]
