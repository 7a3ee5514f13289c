import { expect, test } from 'vitest'
import { placeOf } from '../../scene/scene.ts'
import { understandPrompt } from '../../understand-prompt.ts'

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

test('nobody stands on an iceberg in the sea or on the mountain beside a castle', () => {
  expect(understandPrompt('an iceberg in the sea').subjects).toMatchObject([{ thing: { motif: 'iceberg' } }])
  const [mountain] = understandPrompt('a snowy mountain with a castle').subjects
  expect(mountain).toMatchObject({ thing: { motif: 'snow-capped-mountain' } })
})

test.each([
  ['a robber escaping from a museum at night', 'museum front'],
  ['a woman walking past a bakery', 'bakery front'],
  ['a boy running away from school', 'school front'],
  ['students leaving the library', 'library front'],
])('who leaves a building is seen before it: "%s"', (prompt, place) => {
  const read = understandPrompt(prompt)
  expect(read.place).toBe(place)
  expect(read.missing).toEqual([])
})

test('a bride who runs away from a church has it behind her', () => {
  expect(understandPrompt('a bride running away from a church')).toMatchObject({
    bonds: [{ relation: 'fleeing', from: 0, to: 1 }],
    subjects: [{ word: 'bride' }, { word: 'church' }],
  })
})
