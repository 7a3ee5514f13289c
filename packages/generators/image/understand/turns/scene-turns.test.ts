import { expect, test } from 'vitest'
import { placeOf } from '../scene/scene.ts'
import { understandPrompt } from '../understand-prompt.ts'

const seen = (prompt: string): string[] =>
  understandPrompt(prompt).subjects.map((subject) =>
    subject.kind === 'thing' ? subject.thing.motif : subject.word,
  )

test.each(['a child waiting at the window for his father', 'a woman waiting for her husband at the airport'])(
  'who waits for somebody is alone: %s',
  (prompt) => {
    expect(understandPrompt(prompt).subjects).toHaveLength(1)
  },
)

test('a city that is built on the back of a turtle is on it', () => {
  expect(understandPrompt('a city built on the back of a turtle')).toMatchObject({
    bonds: [{ relation: 'on', from: 0, to: 1, spot: 'back' }],
    missing: [],
  })
})

test('whoever looks at a plane in the sky is below it, and a plane with somebody before it is on the ground', () => {
  const read = understandPrompt('a couple looking at an airplane in the sky')
  expect(placeOf(read)).toBe('field')
  expect(read.missing).toEqual([])
  expect(seen('a pilot in front of a plane')).toEqual(['pilot', 'parked-airplane'])
})

test('animals stand before the young that they protect', () => {
  const { bonds, missing } = understandPrompt('a hen protecting her chicks from a fox')
  expect(bonds.at(-1)).toMatchObject({ relation: 'facing', from: 2, to: 3 })
  expect(missing).toEqual([])
})

test('two who argue over a game sit at it with angry faces', () => {
  const { subjects, missing } = understandPrompt('two old men arguing over a chess game')
  expect(subjects[0]).toMatchObject({ wear: { mood: 'angry' } })
  expect(missing).toEqual([])
})

test('a pencil that draws is a pencil, and what it draws is told', () => {
  expect(understandPrompt('a giant pencil drawing a road').missing).toEqual(['drawing'])
})

test('who is on a photo that somebody looks at is not there', () => {
  expect(seen('an old man looking at a photo of his wife')).toEqual(['old man', 'photograph'])
  expect(seen('a soldier kissing a photo of his family')).toEqual(['soldier', 'couple-photo'])
})

test('a priest who blesses a couple holds out a hand to them', () => {
  expect(understandPrompt('a priest blessing a couple in a church')).toMatchObject({
    subjects: [{ pose: 'hand out' }, {}, {}],
    missing: [],
  })
})

test('the shell of a snail is its back', () => {
  const { bonds, missing } = understandPrompt('a snail carrying a castle on its shell')
  expect(bonds).toMatchObject([{ relation: 'on', from: 1, to: 0 }])
  expect(missing).toEqual([])
})

test.each([
  ['a bowl of ramen with chopsticks and steam', 'steaming-bowl'],
  ['a steaming bowl of ramen', 'steaming-bowl'],
  ['a hot cup of tea on a table', 'hot-beverage'],
])('of "%s" the dish steams', (prompt, motif) => {
  const { subjects, missing } = understandPrompt(prompt)
  expect(subjects[0]).toMatchObject({ thing: { motif }, states: ['steaming'] })
  expect(missing).toEqual([])
})

test('a steaming pot of stew is one pot', () => {
  expect(seen('a steaming pot of stew')).toEqual(['pot-of-food'])
})

test('a dog with its head out of the window of a car is in the car', () => {
  expect(understandPrompt('a dog with its head out of a car window')).toMatchObject({
    bonds: [{ relation: 'inside', from: 0, to: 1 }],
    missing: [],
  })
})

test('who reads under the covers is in bed, and the flashlight is told', () => {
  const read = understandPrompt('a girl reading under the covers with a flashlight')
  expect(read.subjects).toMatchObject([{ word: 'girl', pose: 'reading' }, { thing: { motif: 'bed' } }])
  expect(read.missing).toEqual(['with a flashlight'])
})

test('a pot of gold is a cauldron of coins, and with a rainbow it is outdoors', () => {
  const read = understandPrompt('a pot of gold at the end of a rainbow')
  expect(read.subjects[0]).toMatchObject({ thing: { motif: 'open-cauldron' } })
  expect(read.subjects[1]).toMatchObject({ thing: { motif: 'coin' } })
  expect(read.missing).toEqual([])
  expect(placeOf(read)).toBe('field')
})

test.each([
  'a woman on a bench looking sad',
  'an old man on a chair, feeling tired',
  'a boy in a boat, looking scared',
])('of whoever looks sad it is the face, and not the thing before the word: %s', (prompt) => {
  const { subjects, missing } = understandPrompt(prompt)
  expect(subjects[0]).toMatchObject({ kind: 'person' })
  expect(subjects[1]).not.toHaveProperty('states')
  expect(missing).toEqual([])
})

test('a pan that flames rise from burns, and a dragon breathes its fire', () => {
  const { bonds, missing } = understandPrompt('a chef with flames rising from the pan')
  expect(bonds).toMatchObject([{ relation: 'holding' }])
  expect(missing).toEqual([])
  expect(understandPrompt('a dragon with fire coming out of its mouth').subjects).toMatchObject([
    { states: ['fire breathing'] },
  ])
})

test('what a place has anyway is in its background', () => {
  expect(understandPrompt('two astronauts on the moon with Earth in the background').missing).toEqual([])
})

test('whoever peeks out from behind a tree hides behind it', () => {
  expect(understandPrompt('a boy peeking out from behind a curtain')).toMatchObject({
    subjects: [{ pose: 'kneeling' }, {}],
    bonds: [{ relation: 'behind' }],
    missing: [],
  })
  expect(understandPrompt('a fox peeking from behind a tree').missing).toEqual([])
})

test('a coffee with a heart in its foam is one coffee', () => {
  expect(seen('a cup of coffee with a heart in the foam')).toEqual(['hot-beverage', 'red-heart'])
})

test('a man with a wooden leg is of flesh', () => {
  const { subjects, missing } = understandPrompt('a pirate with a wooden leg')
  expect(subjects[0]).not.toHaveProperty('madeOf')
  expect(missing).toEqual(['wooden leg'])
})
