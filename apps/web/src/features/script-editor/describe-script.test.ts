import { expect, test } from 'vitest'
import { describeSeconds, describeWords } from './describe-script.ts'

test('one word is singular, and thousands have a comma', () => {
  expect([0, 1, 2, 5000].map(describeWords)).toEqual(['0 words', '1 word', '2 words', '5,000 words'])
})

test('lengths are said in the units that people use', () => {
  expect([0.3, 1.4, 36, 89.4, 90, 120, 179.6, 4058].map(describeSeconds)).toEqual([
    '1 second',
    '1 second',
    '36 seconds',
    '89 seconds',
    '1 min 30 s',
    '2 min',
    '3 min',
    '1 h 8 min',
  ])
})
