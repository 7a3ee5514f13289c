// What people of tales ride, are aboard of, are caught in and fight over.

import { describe, expect, test } from 'vitest'
import { understandPrompt } from './understand-prompt.ts'

const relationsOf = (prompt: string): string[] =>
  understandPrompt(prompt).bonds.map(({ relation }) => relation)

describe('Whoever flies on something', () => {
  test.each([
    'a witch flies over a village on a broom',
    'a witch on a broom flying over a forest',
    'a sorcerer flies over the sea on a dragon',
    'a hero flies on an eagle over a valley',
  ])('rides it, whatever stands between: %s', (prompt) => {
    const { subjects, bonds } = understandPrompt(prompt)
    expect(bonds[0]).toMatchObject({ relation: 'riding', from: 0, to: 1 })
    expect(subjects[0]).toMatchObject({ pose: 'riding' })
  })

  test('rides over what is named between', () => {
    expect(relationsOf('a wizard flies over a castle on a dragon')).toEqual(['riding', 'above'])
  })

  test('sits on a carpet', () => {
    expect(understandPrompt('a prince on a magic carpet').subjects[0]).toMatchObject({
      pose: 'sitting on the ground',
    })
  })
})

describe('Whoever is aboard', () => {
  test.each([
    ['a pirate counts gold on a ship', 'pirate deck'],
    ['two sailors argue on an old ship', 'ship deck'],
    ['a boy with a map on a pirate ship', 'pirate deck'],
    ['a captain stands on the deck of a ship', 'ship deck'],
  ])('is on the deck: %s', (prompt, place) => {
    expect(understandPrompt(prompt).place).toBe(place)
    expect(understandPrompt(prompt).missing).toEqual([])
  })

  test('a ship that somebody looks at stays a ship', () => {
    expect(understandPrompt('a girl looks at a ship').subjects).toHaveLength(2)
  })
})

describe('Whoever is trapped', () => {
  test.each([
    'a man trapped in a mirror',
    'a fairy locked in a glass bottle',
    'a woman stuck inside a snow globe',
    'a boy trapped in an old painting',
    'a king imprisoned in a crystal',
  ])('is inside, however small such a thing is: %s', (prompt) => {
    expect(relationsOf(prompt)).toEqual(['inside'])
    expect(understandPrompt(prompt).missing).toEqual([])
  })
})

test('those who fight without naming whom fight each other', () => {
  for (const prompt of ['two gladiators fight in an arena', 'two pirates fight on a ship']) {
    const { subjects, missing } = understandPrompt(prompt)
    expect(subjects.map((subject) => subject.kind === 'person' && subject.pose)).toEqual([
      'fighting',
      'fighting',
    ])
    expect(relationsOf(prompt)).toEqual(['facing'])
    expect(missing).toEqual([])
  }
})

test.each([
  ['two couples dance in a ballroom', 'ballroom'],
  ['two guards stand at the castle gate', 'castle gate'],
  ['a captain on the deck of a pirate ship', 'pirate deck'],
])('a place of tales: %s', (prompt, place) => {
  expect(understandPrompt(prompt).place).toBe(place)
})
