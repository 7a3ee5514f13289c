import { expect, test } from 'vitest'
import { findAddedWords } from './added-lines.ts'
import { cookingTranscript, historyTranscript, techTranscript } from './fixtures/sources.ts'
import { fromSource } from './from-source.ts'

test.each([cookingTranscript, historyTranscript, techTranscript])(
  'reports the words that a script adds to its text (%#)',
  async (text) => {
    const draft = await fromSource(text)
    const added = findAddedWords(draft.callToAction)
    expect(added).not.toBeNull()
    expect(text).not.toContain(added!)
    for (const { say } of draft.scenes) expect(findAddedWords(say)).toBeNull()
  },
)

test('reports only the added part of an ending, and an added opening as a whole', () => {
  expect(findAddedWords('Try it tonight. Save this, and tell me how it goes.')).toBe(
    'Save this, and tell me how it goes.',
  )
  expect(findAddedWords('What do you really know about ravens?')).toBe(
    'What do you really know about ravens?',
  )
  expect(findAddedWords('What do ravens really know?')).toBeNull()
})
