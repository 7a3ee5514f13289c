import { expect, test } from 'vitest'
import { placeOf } from './scene.ts'
import { understandPrompt } from './understand-prompt.ts'

test.each([
  ['a haunted house on a hill', 'hilltop'],
  ['a knight standing on top of a steep hill', 'hilltop'],
  ['a castle on top of a mountain', 'mountain top'],
  ['a goat at the top of a rocky mountain', 'mountain top'],
  ['a penguin on a melting iceberg', 'iceberg'],
  ['a lonely tree on a small island', 'islet'],
  ['a wolf howling on a cliff', 'cliff'],
])('who is in "%s" stands on top of the place "%s"', (prompt, place) => {
  const read = understandPrompt(prompt)
  expect(placeOf(read)).toBe(place)
  expect(read.subjects).toHaveLength(1)
})

test.each([
  ['an iceberg in the sea', 'iceberg'],
  ['a snowy mountain with a castle', 'snow-capped-mountain'],
])('in "%s" nobody stands on the %s, which is a thing', (prompt, motif) => {
  expect(understandPrompt(prompt).subjects).toMatchObject([{ thing: { motif } }, {}].slice(0, 1))
})
