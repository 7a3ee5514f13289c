import { expect, test } from 'vitest'
import { tighten } from './tighten.ts'

test.each([
  'I opened it, and I played one chord, and he began to cry.',
  'I got forty tickets, and I fought every single one of them, and I won.',
])('what happened between two other things is not an aside: "%s"', (sentence) => {
  expect(tighten(sentence)).toBe(sentence)
})

test('an aside of the speaker goes', () => {
  expect(tighten('The pot matters, and I know this sounds odd, more than the soil.')).toBe(
    'The pot matters more than the soil.',
  )
})
