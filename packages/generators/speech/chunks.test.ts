import { expect, test } from 'vitest'

import { splitChunks } from './chunks.ts'
import { planSpeech } from './normaliser/plan.ts'

function countWords(text: string): number[] {
  return splitChunks(planSpeech(text)).map((chunk) => chunk.reduce((sum, { say }) => sum + say.length, 0))
}

test('a scene of three sentences is one chunk', () => {
  expect(splitChunks(planSpeech('Stop. Look at this. It never ends.'))).toHaveLength(1)
})

test('long text is cut after sentences, and nothing is lost', () => {
  const text = 'One two three four five six seven eight nine ten eleven. '.repeat(20)
  const plan = planSpeech(text)
  const chunks = splitChunks(plan)
  expect(chunks.flat()).toEqual(plan)
  for (const chunk of chunks) {
    expect(chunk.at(-1)!.mark).toBe('.')
    expect(chunk.length).toBeLessThanOrEqual(60)
  }
})

test('a sentence that is too long is cut after a comma, and one without commas where the chunk is full', () => {
  expect(countWords(`${'word '.repeat(40)}word, ${'word '.repeat(40)}`)).toEqual([41, 40])
  expect(countWords('word '.repeat(150))).toEqual([60, 60, 30])
})

test('every chunk has a spoken word, even beside silent tokens', () => {
  const text = `🔥 ${'word '.repeat(60)}${'🔥 '.repeat(30)}${'word '.repeat(10)} 🔥 🔥`
  expect(countWords(text)).toEqual([60, 10])
})
