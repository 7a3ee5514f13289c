import { expect, test, vi } from 'vitest'

const repeated = vi.hoisted((): string[] => [])

vi.mock('./index-phrases.ts', () => ({
  indexPhrases: <Meaning>(rows: readonly (readonly [meaning: Meaning, phrases: string])[]) => {
    const index = new Map<string, Meaning>()
    for (const [meaning, phrases] of rows)
      for (const phrase of phrases.split(', ')) {
        if (index.has(phrase)) repeated.push(phrase)
        index.set(phrase, meaning)
      }
    return index
  },
}))

test('a word is in one row of its table, so that no row stands for nothing', async () => {
  await import('../understand-prompt.ts')
  await import('../../plan/plan-scenes.ts')
  // The people of a time are made of its name and all words for women; a medieval lady is of the court.
  expect(repeated).toEqual(['medieval lady'])
})
