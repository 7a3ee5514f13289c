// Tests that every speech engine must pass.

import { expect, test } from 'vitest'
import { AppError } from '@vivify/contract/errors'
import type { SpeechEngine } from './port.ts'

const text = 'The lighthouse stands on a rock. It is 41 meters tall.'

/** Registers the suite of one engine. */
export function testSpeechEngine(open: () => SpeechEngine): void {
  const never = new AbortController().signal

  test('lists its voices with language and gender', async () => {
    const engine = open()
    const voices = await engine.listVoices(never)
    expect(voices.length).toBeGreaterThan(0)
    expect(new Set(voices.map(({ id }) => id)).size).toBe(voices.length)
    for (const { label, language, gender } of voices) {
      expect(label).not.toBe('')
      if (language !== null) expect(Intl.getCanonicalLocales(language)).toEqual([language])
      expect([null, 'female', 'male']).toContain(gender)
    }
    expect(engine.status()).toMatchObject({ kind: 'speech', id: engine.id, name: engine.name })
  })

  test('speaks a text as sound, with a time for each of its words or none at all', async () => {
    const engine = open()
    const [voice] = await engine.listVoices(never)
    const { pcm, sampleRate, timed, spokenBy } = await engine.speak({ text, voice: voice!.id, signal: never })
    const seconds = pcm.length / sampleRate
    expect(sampleRate).toBeGreaterThanOrEqual(8000)
    expect(seconds).toBeGreaterThan(1)
    expect(pcm.every((sample) => sample >= -1 && sample <= 1)).toBe(true)
    expect(pcm.some((sample) => Math.abs(sample) > 0.05)).toBe(true)
    expect(spokenBy).not.toBe('')
    if (timed === null) return
    expect(timed.words.map((word) => word.text)).toEqual(text.split(' '))
    let last = 0
    for (const { start, end } of timed.words) {
      expect(start).toBeGreaterThanOrEqual(last)
      expect(end).toBeGreaterThanOrEqual(start)
      last = end
    }
    expect(last).toBeLessThanOrEqual(seconds)
  })

  test('says what a text costs', () => {
    const credits = open().creditsFor(text)
    expect(Number.isInteger(credits) && credits >= 0).toBe(true)
  })

  test('refuses a voice that it does not have, and a text without words', async () => {
    const engine = open()
    const [voice] = await engine.listVoices(never)
    const unknown = engine.speak({ text, voice: 'Nobody', signal: never })
    await expect(unknown).rejects.toMatchObject({ code: 'bad_input' })
    const silent = engine.speak({ text: '🙂 —', voice: voice!.id, signal: never })
    await expect(silent).rejects.toMatchObject({ code: 'nothing_to_say' })
  })

  test('says nothing for one who has gone', async () => {
    const engine = open()
    const [voice] = await engine.listVoices(never)
    const speaking = engine.speak({ text, voice: voice!.id, signal: AbortSignal.abort() })
    const error = await speaking.catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ name: 'AbortError' })
    expect(AppError.isInstance(error)).toBe(false)
  })
}
