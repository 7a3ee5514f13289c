import { describe, expect, test } from 'vitest'
import { nameUtterance } from '../../services/stages/voice/speak.ts'
import { catchError, testFailures } from '../testing.ts'
import { timeTokens } from './character-times.ts'
import { compatibleSpeech } from './compatible.ts'
import { elevenLabs } from './elevenlabs.ts'
import { flite } from './flite.ts'
import { joinParts } from './join-parts.ts'
import { openAiSpeech } from './openai.ts'
import type { SpeechEngine } from './port.ts'
import { splitText } from './split-text.ts'
import { testSpeechEngine } from './suite.ts'
import {
  compatibleRules,
  elevenLabsRules,
  geminiRules,
  speakWithFlite,
  SpeechStub,
  speechRules,
  suiteModel,
  toWave,
} from './testing.ts'

const never = new AbortController().signal
const settings = { model: suiteModel }

describe('the offline draft voice', () => {
  testSpeechEngine(() => flite)

  test('gives word times that are exact to the sample', async () => {
    const { timed } = await flite.speak({ text: 'Tea is old.', voice: 'Alloy', signal: never })
    expect(timed).toMatchObject({ timing: 'exact' })
  })
})

describe.each(speechRules.map((rules) => [rules.vendor.name, rules] as const))('%s', (_, rules) => {
  const stub = new SpeechStub(rules).use()
  const { vendor, voice } = rules
  const prompt = 'Hear ye, hear ye'
  const open = (): SpeechEngine => stub.connect(vendor, { retryDelayMs: 1 }, settings)
  const speak = (text: string) => open().speak({ text, voice, signal: never })

  testSpeechEngine(open)
  testFailures(stub, {
    prompt,
    retries: 'passing',
    order: ({ calls, settings: own, signal = never } = {}) =>
      stub
        .connect(vendor, { retryDelayMs: 1, ...calls }, { ...settings, ...own })
        .speak({ text: prompt, voice, signal }),
  })

  test('follows the rules of its documentation', async () => {
    await open().listVoices(never)
    await speak(prompt)
    expect(stub.faults).toEqual([])
  })

  const tone = (seconds: number, level: number) =>
    rules.say({
      text: prompt,
      pcm: new Float32Array(24_000 * seconds).fill(level),
      words: [{ text: 'Hear', start: 0, end: 1 }],
    })
  test.each([
    ['a page', { headers: { 'content-type': 'text/html' }, body: '<html>Bad gateway</html>' }],
    ['an empty answer', { headers: { 'content-type': 'audio/wav' }, body: '' }],
    ['no sound', { headers: { 'content-type': 'audio/mpeg' }, body: Buffer.alloc(5000, 'ID3 ') }],
    ['silence', tone(1, 0)],
    ['a minute of sound', tone(60, 0.1)],
  ])('refuses %s, and does not order it again', async (_what, answer) => {
    stub.planned = [answer]
    expect(await catchError(speak(prompt))).toMatchObject({ failure: 'bad_answer' })
    expect(stub.calls).toHaveLength(1)
  })

  test('orders again when there was no answer, but not when one was cut off, which may be billed', async () => {
    const spoken = rules.say(await speakWithFlite(prompt))
    stub.planned = [{ breaks: true }, { ...spoken, isCut: true }]
    expect(await catchError(speak(prompt))).toMatchObject({ failure: 'bad_answer' })
    expect(stub.calls).toHaveLength(2)
  })

  test('has the operator’s price', () => {
    const own = vendor.createEngine(connection, { prices: { [vendor.id]: 0.5 } })
    expect(own.price).toEqual({ dollarsPerMinute: 0.5, asOf: null })
  })
})

const connection = { apiKey: 'key', baseUrl: 'http://127.0.0.1:1', model: 'unheard-of', missing: null }

describe('ElevenLabs', () => {
  const stub = new SpeechStub(elevenLabsRules).use()
  const open = () => stub.connect(elevenLabs, { retryDelayMs: 1 }, settings)
  const { voice } = elevenLabsRules

  test('lists all pages of the account’s voices, the cloned ones among them', async () => {
    const voices = await open().listVoices(never)
    expect(voices.map(({ label, isOwn }) => [label, isOwn])).toEqual([
      ['Rachel', false],
      ['Adam', false],
      ['My own voice', true],
    ])
    expect(voices[0]).toMatchObject({ gender: 'female', language: 'en', about: 'calm, american, young' })
  })

  test('gives the times of words as the vendor measured them', async () => {
    const text = 'Tea 🍵 — is older   than coffee.'
    const truth = await speakWithFlite(text)
    const { timed } = await open().speak({ text, voice, signal: never })
    expect(timed!.timing).toBe('provider')
    expect(timed!.words.map((word) => word.text)).toEqual(text.split(/\s+/))
    for (const [index, { text: token, start, end }] of timed!.words.entries()) {
      if (/^[🍵—]$/u.test(token)) expect(end - start).toBe(0)
      else expect(start).toBeCloseTo(truth.words[index]!.start, 3)
    }
  })

  test('gives no times when the characters are not those of the text', async () => {
    stub.planned = [
      () => ({
        body: {
          audio_base64: Buffer.alloc(48_000, 9).toString('base64'),
          alignment: {
            characters: ['x'],
            character_start_times_seconds: [0],
            character_end_times_seconds: [0.5],
          },
        },
      }),
    ]
    const { timed } = await open().speak({ text: 'Tea', voice, signal: never })
    expect(timed).toBeNull()
  })

  test('tells a used-up quota from a wrong key, although both are answered with 401', async () => {
    const message = 'This request exceeds your quota of 10000. You have 5 credits remaining.'
    stub.planned = [{ status: 401, body: { detail: { status: 'quota_exceeded', message } } }]
    const order = open().speak({ text: 'Tea', voice, signal: never })
    expect(await catchError(order)).toMatchObject({ failure: 'forbidden', status: 401 })
  })

  test('has prices by model', () => {
    const priceOf = (model: string) => elevenLabs.createEngine({ ...connection, model }, {}).price
    expect(priceOf('eleven_flash_v2_5')).toEqual({ dollarsPerMinute: 0.05, asOf: '2026-11' })
    expect(priceOf('eleven_v3')).toEqual({ dollarsPerMinute: 0.1, asOf: '2026-11' })
    expect(priceOf('unheard-of')).toBeNull()
  })
})

describe('a text that is too long for one call', () => {
  const stub = new SpeechStub(compatibleRules).use()
  const [first, second] = [
    `It is ${'very '.repeat(95)}old.`,
    'Tea is older than coffee, and it is cheaper here.',
  ]

  test('is spoken in parts that end with sentences', async () => {
    const tone = new Float32Array(24_000).fill(0.1)
    stub.planned = Array.from({ length: 2 }, () => compatibleRules.say({ text: '', pcm: tone, words: [] }))
    const engine = stub.connect(compatibleSpeech, { retryDelayMs: 1 }, settings)
    const text = `${first} ${'And more. '.repeat(20)}`
    const { pcm } = await engine.speak({ text, voice: 'bf_emma', signal: never })
    const said = stub.calls.map(({ body }) => String(body['input']))
    expect(said).toHaveLength(2)
    expect(said.join(' ')).toBe(text.trim())
    for (const part of said) expect(part).toMatch(/\.$/)
    expect(pcm).toHaveLength(48_000)
  })

  test('is cut after commas, between words, and last in words, where there are no sentences', () => {
    expect(splitText('One, two three', 10)).toEqual(['One,', 'two three'])
    expect(splitText('one two three', 8)).toEqual(['one two', 'three'])
    expect(splitText('abcdefgh 🙂🙂🙂', 4)).toEqual(['abcd', 'efgh', '🙂🙂', '🙂'])
    expect(splitText(' Short. ', 100)).toEqual(['Short.'])
  })

  test('is joined without a click or a long gap, and its times stay with their words', async () => {
    const spoken = await Promise.all(['Tea is old.', second].map(speakWithFlite))
    const parts = spoken.map(({ text, pcm, words }) => {
      const padded = new Float32Array(pcm.length + 24_000)
      padded.set(pcm, 12_000)
      const { alignment } = elevenLabsRules.say({ text, pcm, words }).body as {
        alignment: {
          characters: string[]
          character_start_times_seconds: number[]
          character_end_times_seconds: number[]
        }
      }
      const late = (seconds: number): number => seconds + 0.5
      const starts = alignment.character_start_times_seconds.map(late)
      const ends = alignment.character_end_times_seconds.map(late)
      return { pcm: padded, sampleRate: 24_000, times: { characters: alignment.characters, starts, ends } }
    })
    const { pcm, times } = joinParts(parts)
    const silence = findLongestSilence(pcm.subarray(12_000, -12_000))
    expect(silence).toBeLessThan(24_000 * 0.45)
    expect(findLargestStep(pcm)).toBeLessThanOrEqual(
      Math.max(...parts.map((part) => findLargestStep(part.pcm))),
    )
    const words = timeTokens(`Tea is old. ${second}`, times!, pcm.length / 24_000)!
    const begins = words[3]!
    // The second part begins after the pause, with the word that its sound begins with.
    const loud = pcm.findIndex(
      (sample, index) => index > words[2]!.end * 24_000 + 2400 && Math.abs(sample) > 0.01,
    )
    expect(Math.abs(begins.start - loud / 24_000)).toBeLessThan(0.1)
  })
})

function findLongestSilence(pcm: Float32Array): number {
  let longest = 0
  let run = 0
  for (const sample of pcm) {
    run = Math.abs(sample) < 0.004 ? run + 1 : 0
    longest = Math.max(longest, run)
  }
  return longest
}

function findLargestStep(pcm: Float32Array): number {
  let largest = 0
  for (let index = 1; index < pcm.length; index++) {
    largest = Math.max(largest, Math.abs(pcm[index]! - pcm[index - 1]!))
  }
  return largest
}

describe('a server of one’s own', () => {
  const stub = new SpeechStub(compatibleRules).use()
  const open = () => stub.connect(compatibleSpeech, { retryDelayMs: 1 }, settings)

  test('lists its voices; Kokoro’s say their language and gender', async () => {
    expect(await open().listVoices(never)).toEqual([
      { id: 'bf_emma', label: 'Emma', language: 'en-GB', gender: 'female' },
      { id: 'am_michael', label: 'Michael', language: 'en-US', gender: 'male' },
      { id: 'my-clone', label: 'My-clone', language: null, gender: null },
    ])
  })

  test('has OpenAI’s names for its voices when it has no list', async () => {
    stub.planned = [{ status: 404 }]
    expect((await open().listVoices(never)).map(({ id }) => id)).toContain('alloy')
  })

  test('needs no key', () => {
    expect(stub.connect(compatibleSpeech, {}, { ...settings, apiKey: '' }).status().state).toBe('ready')
    expect(stub.connect(compatibleSpeech, {}, { baseUrl: '' }).status().state).toBe('needs_key')
  })

  test('refuses a file that ends before its stated length', async () => {
    const { pcm } = await speakWithFlite('Hello there.')
    const body = toWave(pcm).subarray(0, 9000)
    stub.planned = [{ headers: { 'content-type': 'audio/wav' }, body }]
    const order = open().speak({ text: 'Hello there.', voice: 'bf_emma', signal: never })
    expect(await catchError(order)).toMatchObject({ failure: 'bad_answer' })
  })
})

describe('Gemini', () => {
  const stub = new SpeechStub(geminiRules).use()

  test('says why it does not speak a text', async () => {
    stub.planned = [{ body: { promptFeedback: { blockReason: 'SAFETY' } } }]
    const engine = stub.connect(geminiRules.vendor, {}, settings)
    const error = await catchError(engine.speak({ text: 'Hello', voice: 'Kore', signal: never }))
    expect(error).toMatchObject({ failure: 'unprocessable', details: { reason: 'SAFETY' } })
  })
})

test('OpenAI has no voice that is not in its list, and is not asked for one', async () => {
  const engine = openAiSpeech.createEngine(connection, {})
  const order = engine.speak({ text: 'Hello', voice: '../models', signal: never })
  await expect(order).rejects.toMatchObject({ code: 'bad_input' })
})

test('speech that the built-in voice made before is found in the cache', () => {
  // Every existing cache uses this name: a new one makes all speech be spoken again, which only other sound or other
  // spoken words (`wordsVersion`) are worth.
  const known = 'e65db37f00ba7aae841376320c92b3a4b3c0f9fce873fb79837b434224d4077f'
  expect(nameUtterance('Alloy', 'Tea is old.')).toBe(`${known}.f32`)
})
