import { expect, test } from 'vitest'
import { clip, toPrintable, wrap } from './report-text.ts'

/** Every character is as wide. */
const measure = (text: string): number => [...text].length

test('what no font here has is left out, and styled letters become plain ones', () => {
  expect(toPrintable('Tea 🍵 is\n\n𝗼𝗹𝗱 — “very” 𝓸𝓵𝓭…')).toBe('Tea is old — “very” old...')
  expect(toPrintable('Чай, τσάι, चाय, شاي, תה, trà, 茶')).toBe('Чай, τσάι, चाय, شاي, תה, trà,')
  expect(toPrintable('a\u202eb\u0000c\ud83d')).toBe('abc')
  expect(toPrintable('x'.repeat(10_000)).length).toBeLessThan(1000)
})

test('lines are as wide as allowed, and the last one says that there is more', () => {
  const options = { measure, width: 10, maxLines: 2 }
  expect(wrap('one two three', options)).toEqual(['one two', 'three'])
  expect(wrap('one two three four five', options)).toEqual(['one two', 'three fou…'])
  expect(wrap('abcdefghijklmnopqrstuvwxyz', options)).toEqual(['abcdefghij', 'klmnopqrs…'])
  expect(wrap('a bcdefghijklmnop', { ...options, maxLines: 3 })).toEqual(['a', 'bcdefghijk', 'lmnop'])
  expect(wrap('', options)).toEqual([])
})

test('a text is cut between characters as people see them', () => {
  expect(clip('cafe\u0301s and more', measure, 7)).toBe('cafe\u0301s…')
  expect(clip('short', measure, 7)).toBe('short')
})
