import { expect, test } from 'vitest'
import { understandPrompt } from '../understand-prompt.ts'

test.each([
  ['a drowning man', 'drowning'],
  ['a tiptoeing thief', 'sneaking'],
  ['an old hitchhiking clown', 'thumbing a ride'],
  ['a sleeping guard', 'sleeping'],
])('what is said before a person is done by the person: %s', (prompt, pose) => {
  const { subjects, missing } = understandPrompt(prompt)
  expect(subjects[0]?.kind === 'person' && subjects[0].pose).toBe(pose)
  expect(missing).toEqual([])
})

test('each of several people does only what is said of them', () => {
  const { subjects } = understandPrompt('an old woman and a drowning man')
  expect(subjects.map((subject) => subject.kind === 'person' && subject.pose)).toEqual([
    'standing',
    'drowning',
  ])
})

test('a trade is no deed, and what is not drawn is told', () => {
  expect(understandPrompt('a conducting student').missing).toEqual(['conducting'])
})
