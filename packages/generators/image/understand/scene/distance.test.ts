import { expect, test } from 'vitest'
import { understandPrompt } from '../understand-prompt.ts'

const farOf = (prompt: string): readonly string[] =>
  understandPrompt(prompt).subjects.flatMap(({ word, isFar }) => (isFar ? [word] : []))

test.each([
  ['a lighthouse in a storm with a ship far away', ['ship']],
  ['a castle with a mountain in the distance', ['mountain']],
  ['a girl on a beach and a boat on the horizon', ['boat']],
  ['a knight looking at a distant castle', ['castle']],
  ['a wolf howling with a cabin in the background', ['cabin']],
])('in "%s" one of two is far behind the other', (prompt, words) => {
  expect(farOf(prompt)).toEqual(words)
  expect(understandPrompt(prompt).missing).toEqual([])
})

test('where all is far, the camera is', () => {
  const read = understandPrompt('a distant ship on the sea')
  expect(farOf('a distant ship on the sea')).toEqual([])
  expect(read.camera.isFar).toBe(true)
})
