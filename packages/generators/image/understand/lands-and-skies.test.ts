import { describe, expect, test } from 'vitest'
import { placeOf } from './scene.ts'
import { understandPrompt } from './understand-prompt.ts'

test.each([
  ['a waterfall in a tropical jungle', 'waterfall'],
  ['a bus stop in the rain', 'bus stop'],
  ['a man standing on the roof of a tall building', 'rooftop'],
  ['a long road through the mountains', 'mountain road'],
  ['a cozy cabin in the snowy mountains', 'mountains'],
  ['a knight standing in front of a dragon cave', 'cave mouth'],
  ['a castle in the clouds', 'cloud top'],
  ['an angel sitting on a cloud', 'cloud top'],
  ['a city floating in the sky', 'floating city'],
  ['a temple on top of a mountain', 'mountain top'],
  ['an abandoned church on a hill', 'hilltop'],
  ['a village on a cliff', 'cliff'],
  ['a village in a valley with a river', 'river village'],
  ['a small cafe on a rainy street', 'cafe front'],
  ['a cozy bookstore on a street corner', 'bookshop front'],
  ['a king leading his army', 'field'],
])('"%s" is in the place "%s", and no word is missing', (prompt, place) => {
  const read = understandPrompt(prompt)
  expect(placeOf(read)).toBe(place)
  expect(read.missing).toEqual([])
})

test('a big window is seen in any room', () => {
  expect(understandPrompt('a bedroom with a big window').air).toContain('big window')
  expect(understandPrompt('a living room with floor to ceiling windows').missing).toEqual([])
})

describe('moods of places', () => {
  test.each([
    ['a haunted house on a hill', ['night', 'moon']],
    ['an abandoned amusement park', ['haze']],
    ['a cozy cabin in the woods', ['sunset']],
  ])('"%s" is seen in its light', (prompt, air) => {
    expect(understandPrompt(prompt).air).toEqual(expect.arrayContaining(air))
  })

  test.each(['a haunted house at sunset', 'a haunted hall'])('"%s" has no moon', (prompt) => {
    expect(understandPrompt(prompt).air).not.toContain('moon')
  })
})
