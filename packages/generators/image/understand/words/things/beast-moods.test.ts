import { expect, test } from 'vitest'
import { understandPrompt } from '../../understand-prompt.ts'

const readOf = (prompt: string): unknown => {
  const { subjects, missing } = understandPrompt(prompt)
  return [
    subjects.map((subject) => (subject.kind === 'thing' ? subject.states : subject.wear?.mood)),
    missing,
  ]
}

test.each([
  ['an angry cat', ['beast angry']],
  ['a scared dog', ['beast scared']],
  ['a lonely penguin', ['beast sad']],
  ['a frog in love', ['beast in love']],
])('animals have moods: %s', (prompt, states) => {
  expect(readOf(prompt)).toEqual([[states], []])
})

test('a smiling clock has a face, and an angry man his own', () => {
  expect(readOf('a smiling clock')).toEqual([[['smiling']], []])
  expect(readOf('an angry man')).toEqual([['angry'], []])
})

test('each of two angry bulls is angry', () => {
  expect(readOf('two angry bulls')).toEqual([[['beast angry'], ['beast angry']], []])
})
