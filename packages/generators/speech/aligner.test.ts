import { describe, expect, test } from 'vitest'

import { loadFliteEngine } from '../node/flite.ts'
import { alignSound, alignText } from './aligner.ts'
import type { Speech, SpokenWord } from './engine.ts'
import type { Sound } from './wave.ts'

const engine = await loadFliteEngine()
const text =
  'Honey never spoils. Pots of it, found in old tombs, were over 3,000 years old — and still edible.'

function measureErrors(found: readonly SpokenWord[], truth: Speech, delaySeconds = 0): number[] {
  return found
    .map((word, index) => Math.abs(word.start - truth.words[index]!.start - delaySeconds))
    .filter((_, index) => !truth.words[index]!.isSilent)
}

function readMean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

/** The sound at 24 kHz after some silence, with a little noise, like the output of a hosted voice. */
function disguise({ pcm, sampleRate }: Sound, delaySeconds: number): Sound {
  const rate = 24000
  const output = new Float32Array(Math.floor((pcm.length / sampleRate + delaySeconds + 0.3) * rate))
  for (let index = 0; index < output.length; index++) {
    const position = (index / rate - delaySeconds) * sampleRate
    const left = Math.floor(position)
    const [first, second] = [pcm[left] ?? 0, pcm[left + 1] ?? 0]
    output[index] = (first + (second - first) * (position - left)) * 0.4 + Math.sin(index * index) * 0.0005
  }
  return { pcm: output, sampleRate: rate }
}

describe('alignSound', () => {
  test.each([
    ['Echo', 'Fable'],
    ['Fable', 'Echo'],
    ['Alloy', 'Fable'],
  ] as const)('finds the words of %s with %s as reference within 60 ms on average', async (voice, other) => {
    const truth = await engine.synthesize({ text, voice })
    const reference = await engine.synthesize({ text, voice: other })
    const errors = measureErrors(alignSound(truth, [reference]), truth)
    expect(errors).toHaveLength(truth.words.length - 1)
    expect(readMean(errors)).toBeLessThan(0.06)
  })

  test('tolerates another sample rate, level, noise and silence at both ends', async () => {
    const truth = await engine.synthesize({ text, voice: 'Professional Male' })
    const reference = await engine.synthesize({ text, voice: 'Echo' })
    const errors = measureErrors(alignSound(disguise(truth, 0.7), [reference]), truth, 0.7)
    expect(readMean(errors)).toBeLessThan(0.06)
  })

  test('gives increasing times inside the sound, even for another text', async () => {
    const other = await engine.synthesize({ text: 'This is something else entirely.', voice: 'Echo' })
    const reference = await engine.synthesize({ text, voice: 'Alloy' })
    const words = alignSound(other, [reference])
    words.forEach((word, index) => {
      expect(word.end).toBeGreaterThanOrEqual(word.start)
      expect(word.start).toBeGreaterThanOrEqual(words[index - 1]?.end ?? 0)
    })
    expect(words.at(-1)!.end).toBeLessThanOrEqual(other.durationSeconds)
  })

  test('refuses sound that is too long, and missing references', async () => {
    const reference = await engine.synthesize({ text: 'Hello.', voice: 'Alloy' })
    const long = { pcm: new Float32Array(16000 * 181), sampleRate: 16000 }
    expect(() => alignSound(long, [reference])).toThrow(expect.objectContaining({ code: 'bad_input' }))
    expect(() => alignSound(reference, [])).toThrow(RangeError)
  })

  test('gives a silence without words some times, not an endless loop', async () => {
    const reference = await engine.synthesize({ text: 'Hello there.', voice: 'Alloy' })
    const words = alignSound({ pcm: new Float32Array(16000), sampleRate: 16000 }, [reference])
    expect(words.every(({ start, end }) => start >= 0 && start <= end && end <= 1)).toBe(true)
  })
})

test('alignText takes the median of three references when the gender is unknown', async () => {
  const truth = await engine.synthesize({ text, voice: 'Natural Female Voice' })
  const words = await alignText(engine, { text, sound: truth })
  expect(words.map((word) => word.text)).toEqual(truth.words.map((word) => word.text))
  expect(readMean(measureErrors(words, truth))).toBeLessThan(0.06)
})
