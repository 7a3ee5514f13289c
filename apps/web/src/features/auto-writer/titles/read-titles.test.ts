import { readTitleRequest } from '@vivify/generators/script/write-titles'
import { expect, test } from 'vitest'
import { promptFor, readAnswer, splitLines, testPrompt } from './read-titles.ts'

test('titles lose their list marks and quotes, and are kept only if longer than 10 characters', () => {
  const answer = [
    '1. Why Cats Purr at Night',
    '2) "Ten Toys for Indoor Cats"',
    '- **Bringing Home a Second Cat**',
    '• Exactly 10',
    '12345678901',
    '1. 1234567890',
    '',
    '   ',
    '10 Ways to Calm a Cat',
  ].join('\r\n')
  expect(readAnswer(answer)).toEqual([
    'Why Cats Purr at Night',
    'Ten Toys for Indoor Cats',
    'Bringing Home a Second Cat',
    '12345678901',
    '10 Ways to Calm a Cat',
  ])
})

test('an answer without titles has none', () => {
  for (const answer of ['', '\n\n', '1.\n2.', '****', '"', 'No.']) expect(readAnswer(answer)).toEqual([])
})

test('lines lose blanks around them; blank lines are dropped', () => {
  expect(splitLines(' One \n\n\t\nTwo\r\nThree\rFour')).toEqual(['One', 'Two', 'Three', 'Four'])
})

test('the built-in engine reads the topic of the prompt, whatever is in it', () => {
  expect(readTitleRequest(testPrompt)).toEqual({ count: 5, subject: 'cats' })
  for (const topic of ['houseplants', 'St. Bernard dogs', 'how to fold a shirt', 'titles that sell']) {
    expect(readTitleRequest(promptFor(topic))).toEqual({ count: 10, subject: topic })
  }
  expect(readTitleRequest(promptFor('the "best" tea'))?.subject).toBe("the 'best' tea")
})
