import { describe, expect, test } from 'vitest'
import { placeOf } from '../../scene/scene.ts'
import { understandPrompt } from '../../understand-prompt.ts'

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
  ['a hot air balloon over a green valley', 'valley'],
  ['a mermaid sitting on a rock in the sea', 'sea rock'],
  ['a person standing between two paths in a forest', 'forest fork'],
  ['a neon diner on an empty highway', 'diner front'],
  ['a farmhouse at the end of a dirt road', 'road to'],
  ['a diver swimming under a ship', 'waterline'],
  ['a golden temple in the middle of a lake', 'islet'],
  ['a house in the middle of the ocean', 'islet'],
  ['an ancient temple in the jungle', 'jungle'],
  ['a small plane flying over snowy mountains', 'mountains'],
  ['a flower shop on a quiet street', 'flower front'],
  ['a barber shop with a neon sign', 'barber front'],
  ['a small island with a single palm tree', 'islet'],
  ['a hill with a tree on top', 'hilltop'],
  ['a cliff with a lighthouse', 'cliff'],
  ['a road leading to a castle', 'road to'],
  ['a stone path leading up to a temple', 'road to'],
  ['a bridge leading to a castle', 'bridge to'],
  ['a tunnel of trees in autumn', 'forest path'],
  ['a woman standing on a balcony overlooking the city', 'city balcony'],
  ['a couple on a balcony by the sea at sunset', 'sea balcony'],
  ['a knight entering a dark cave', 'cave mouth'],
  ['an explorer walking into a cave', 'cave mouth'],
  ['a swan under a bridge', 'river under a bridge'],
  ['a castle at the end of a long road', 'road to'],
  ['a dirt path splitting in the woods', 'forest fork'],
  ['a hiker crossing a suspension bridge', 'gorge'],
  ['a cat walking on a rope between two buildings', 'rope between towers'],
  ['a climber climbing a steep mountain', 'cliff face'],
  ['a group of hikers on a mountain trail', 'mountain trail'],
  ['a train crossing a tall stone bridge', 'viaduct'],
  ['a long dark tunnel with light at the end', 'tunnel'],
  ['a wooden house on stilts over water', 'stilt village'],
  ['a floating island with a waterfall', 'floating island'],
  ['two kids fishing from a wooden bridge', 'wooden bridge'],
  ['a rainbow over a waterfall', 'waterfall'],
  ['a woman standing at the edge of a cliff looking at the sea', 'cliff'],
])('"%s" is in the place "%s", and no word is missing', (prompt, place) => {
  const read = understandPrompt(prompt)
  expect(placeOf(read)).toBe(place)
  expect(read.missing).toEqual([])
})

test('a big window is seen in any room', () => {
  expect(understandPrompt('a bedroom with a big window').air).toContain('big window')
  expect(understandPrompt('a living room with floor to ceiling windows').missing).toEqual([])
})

test.each([
  ['a kitchen with a view of the sea', 'sea window'],
  ['an office overlooking the city', 'city window'],
  ['an office with a view of skyscrapers', 'city window'],
])('"%s" has a window on it', (prompt, air) => {
  expect(understandPrompt(prompt).air).toContain(air)
  expect(understandPrompt(prompt).missing).toEqual([])
})

test.each([
  ['a princess looking out of the window of a tower', 'tower-window'],
  ['a girl looking out of a castle tower', 'tower-window'],
  ['a cat looking out of a window of a house', 'house-window'],
])('"%s" is seen in the window, from outside', (prompt, motif) => {
  const { subjects, bonds, missing } = understandPrompt(prompt)
  expect(subjects[1]).toMatchObject({ thing: { motif } })
  expect(bonds).toMatchObject([{ relation: 'inside' }])
  expect(missing).toEqual([])
})

test('a turtle that swims has flippers', () => {
  expect(understandPrompt('a turtle swimming in the sea').subjects).toMatchObject([
    { thing: { motif: 'sea-turtle' } },
  ])
  expect(understandPrompt('a turtle in a garden').subjects).toMatchObject([{ thing: { motif: 'turtle' } }])
})

test('a castle on a floating island is on the island', () => {
  const { bonds, subjects } = understandPrompt('a castle on a floating island')
  expect(subjects).toMatchObject([{}, { thing: { motif: 'floating-island' } }])
  expect(bonds).toMatchObject([{ relation: 'on' }])
})

test.each(['a monkey sitting on top of a temple', 'a cat on the roof of a church'])(
  '"%s" is on the building',
  (prompt) => {
    const { bonds, missing } = understandPrompt(prompt)
    expect(bonds).toMatchObject([{ relation: 'on' }])
    expect(missing).toEqual([])
  },
)

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
