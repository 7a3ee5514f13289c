import { expect, test } from 'vitest'
import { cutTrailingClauses, shorterForms, tighten } from './tighten.ts'

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

test('a quotation is not cut in its middle', () => {
  const said =
    'On the lid he had written: "I kept every button you lost, and the thread that goes with each one."'
  expect(cutTrailingClauses(said, 8)).toBe(said)
  for (const form of shorterForms(said)) expect(form.split('"').length % 2).toBe(1)
})
