import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { AppError } from '@vivify/contract/errors'
import { nameUtterance } from '../../services/stages/voice/speak.ts'
import { speakScenes } from '../../services/stages/voice/tasks/speak-scenes.ts'
import { callJson } from '../call-json.ts'
import { callVendor } from '../call-vendor.ts'
import { firstFault, suiteKey, testFailures, VendorStub, type StubAnswer, type StubCall } from '../testing.ts'
import { neededKey } from '../vendor.ts'
import { flite } from './flite.ts'
import type { SpeechEngine } from './port.ts'
import { testSpeechEngine } from './suite.ts'
import type { SpeechVendor } from './vendors.ts'

const never = new AbortController().signal

describe('the offline draft voice', () => {
  testSpeechEngine(() => flite)

  test('gives word times that are exact to the sample', async () => {
    const { timed } = await flite.speak({ text: 'Tea is old.', voice: 'Alloy', signal: never })
    expect(timed).toMatchObject({ timing: 'exact' })
  })
})

const name = 'Town crier'
const sampleRate = 24_000
const voices = [{ id: 'bell', label: 'Bell', language: 'de', gender: null }] as const

/** A vendor that answers with 16-bit samples and no word times. */
const crier: SpeechVendor = {
  kind: 'speech',
  id: 'crier',
  name,
  account: name,
  usedFor: 'voices',
  settings: {
    apiKey: neededKey('CRIER_API_KEY', `speak with ${name}`),
    baseUrl: { name: 'CRIER_BASE_URL', default: 'https://crier.example/v1' },
    model: { name: 'CRIER_MODEL', default: 'loud' },
  },
  createEngine: ({ apiKey, baseUrl, model, missing }, calls): SpeechEngine => ({
    id: 'crier',
    name,
    status: () => ({
      kind: 'speech',
      id: 'crier',
      name,
      isBuiltIn: false,
      state: missing?.state ?? 'ready',
      sentence: missing?.sentence ?? `Speaks with ${model}.`,
      credits: 1,
    }),
    listVoices: async () => voices,
    creditsFor: (text) => Math.ceil(text.length / 1000),
    async speak({ text, voice, signal }) {
      if (!voices.some(({ id }) => id === voice)) throw new AppError('bad_input', 'There is no such voice.')
      if (!/[\p{L}\p{N}]/u.test(text)) throw new AppError('nothing_to_say', 'There is nothing to say.')
      const call = {
        vendor: name,
        url: `${baseUrl}/speak`,
        headers: { 'x-key': apiKey },
        body: { text, voice },
      }
      const answer = z.object({ pcm: z.base64() })
      const { pcm } = await callVendor({ vendor: name, signal, ...calls }, (tried) =>
        callJson({ ...call, answer, signal: tried }),
      )
      const bytes = Uint8Array.from(Buffer.from(pcm, 'base64'))
      const samples = Float32Array.from(new Int16Array(bytes.buffer), (sample) => sample / 32_768)
      return { pcm: samples, sampleRate, timed: null, spokenBy: name }
    },
  }),
}

/** Speaks every text as a tone, a fifteenth of a second per letter. */
class CrierStub extends VendorStub {
  protected answer({ body }: StubCall): StubAnswer {
    const length = Math.round((String(body['text']).length * sampleRate) / 15)
    const samples = Int16Array.from({ length }, (_, index) => 9000 * Math.sin(index / 20))
    return { body: { pcm: Buffer.from(samples.buffer).toString('base64') } }
  }
}

describe('a voice of a vendor that gives no word times', () => {
  const stub = new CrierStub({
    basePath: '/v1',
    findFault: ({ path: address, headers }) =>
      firstFault([
        [address === '/v1/speak', 'Unknown address'],
        [headers['x-key'] === suiteKey, { status: 401, message: 'Unknown key' }],
      ]),
    refuse: (message) => ({ error: { message } }),
  }).use()
  const open = (): SpeechEngine => stub.connect(crier, { retryDelayMs: 1 })
  const prompt = 'Hear ye, hear ye'
  testSpeechEngine(open)
  testFailures(stub, {
    prompt,
    retries: 'passing',
    order: ({ calls, settings, signal = never } = {}) =>
      stub
        .connect(crier, { retryDelayMs: 1, ...calls }, settings)
        .speak({ text: prompt, voice: 'bell', signal }),
  })

  let folder = ''
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'vivify-voice-'))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  test('gets its word times from its sound, or from its letters in a language that Flite can’t speak', async () => {
    const says = [
      'Hear ye, hear ye: the bridge is open.',
      'Hört her, die Brücke ist wieder für alle geöffnet.',
    ]
    const scenes = says.map((say, index) => ({
      id: `s${index}`,
      say,
      file: path.join(folder, `${index}.f32`),
    }))
    const { utterances } = await speakScenes(open(), { voice: 'bell', scenes })
    expect(utterances['s0']).toMatchObject({ timing: 'aligned', engine: name, sampleRate })
    expect(utterances['s1']).toMatchObject({ timing: 'estimated' })
    for (const [index, say] of says.entries()) {
      const { file, words, durationSeconds } = utterances[`s${index}`]!
      expect(words.map(({ text }) => text)).toEqual(say.split(' '))
      expect(words.at(-1)!.end).toBeLessThanOrEqual(durationSeconds)
      expect((await readFile(file)).length).toBe(4 * Math.round(durationSeconds * sampleRate))
    }
  })
})

test('speech that the built-in voice made before is found in the cache', () => {
  // Every existing cache uses this name: a new one would make all speech be spoken again.
  const known = '8bfc011104a161ab35a9938ca622dc1b94e0cb7220f2f5290eab952a0d065e11'
  expect(nameUtterance('Alloy', 'Tea is old.')).toBe(`${known}.f32`)
})
