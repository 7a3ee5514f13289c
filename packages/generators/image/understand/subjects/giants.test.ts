import { expect, test } from 'vitest'
import { understandPrompt } from '../understand-prompt.ts'

const wordsIn = (prompt: string): readonly string[] =>
  understandPrompt(prompt).subjects.map(({ word }) => word)

test('a giant who is alone stands among houses that are much smaller', () => {
  const { subjects, missing } = understandPrompt('a giant cat in a city')
  const [cat, ...houses] = subjects
  expect(missing).toEqual([])
  expect(houses).toHaveLength(2)
  for (const house of houses) {
    if (house.kind !== 'thing' || cat!.kind !== 'thing') throw new Error('Both are things.')
    expect(house.thing.meters * house.size).toBeLessThan(cat!.thing.meters * cat!.size * 0.3)
  }
})

test('two giants say nothing of each other, and have no houses', () => {
  expect(wordsIn('a giant man')).toEqual(['man', 'house', 'house'])
  expect(wordsIn('two giants fighting')).toHaveLength(2)
})

test('who is named beside a giant says how large it is, and rooms have no houses', () => {
  expect(wordsIn('a giant cat and a mouse')).toEqual(['cat', 'mouse'])
  expect(wordsIn('a giant cat in a kitchen')).toEqual(['cat'])
})

test('a statue of somebody is somebody of stone', () => {
  expect(wordsIn('a statue of a lion')).toEqual(['lion'])
  expect(understandPrompt('a statue of a lion').missing).toEqual([])
  const [man] = understandPrompt('a statue of a man').subjects
  expect(man?.kind === 'person' && man.wear?.matter).toBe('#a9a79f')
  expect(wordsIn('a man beside a statue')).toEqual(['man', 'statue'])
})

test.each([
  ['a man turned to stone', { matter: '#a3a39f' }],
  ['a woman made of ice', { matter: '#9fd8f5' }],
  ['a burning man', { over: ['burning'] }],
  ['a frozen soldier', { over: ['frozen'] }],
])('people are of stone or burn: %s', (prompt, look) => {
  const { subjects, missing } = understandPrompt(prompt)
  expect(subjects[0]?.kind === 'person' && subjects[0].wear).toMatchObject(look)
  expect(missing).toEqual([])
})

test('whoever runs from a burning house neither burns nor is on its roof', () => {
  const { subjects, bonds } = understandPrompt('a man running from a burning house')
  expect(subjects[0]?.kind === 'person' && subjects[0].wear?.over).toBeUndefined()
  expect(bonds.map(({ relation }) => relation)).toEqual(['fleeing'])
})
