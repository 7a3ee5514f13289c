import { expect, test } from 'vitest'
import { understandPrompt } from '../understand-prompt.ts'

const namesOf = (prompt: string): string[] =>
  understandPrompt(prompt).subjects.map((subject) =>
    subject.kind === 'thing' ? subject.thing.motif : 'person',
  )

test.each([
  ['a greenhouse full of green cacti', 'cactus'],
  ['a desert full of broken clocks', 'mantelpiece-clock'],
])('%s: a place is full of as many as are drawn at most', (prompt, motif) => {
  expect(namesOf(prompt)).toEqual(Array.from({ length: 6 }, () => motif))
  expect(understandPrompt(prompt).missing).toEqual([])
})

test('what a place is full of anyway is not drawn in front of it', () => {
  const { subjects, missing } = understandPrompt('a library full of books')
  expect({ subjects, missing }).toEqual({ subjects: [], missing: [] })
})

test('those who drink together have a glass each', () => {
  const read = understandPrompt('two women drinking wine')
  const glasses = read.subjects.filter((subject) => subject.kind === 'thing' && !subject.isTool)
  expect(glasses).toHaveLength(2)
  expect(read.missing).toEqual([])
})

test('a wall of things is as wide as it is high', () => {
  const { bonds, missing } = understandPrompt('a man in front of a wall of televisions')
  expect(bonds.filter(({ relation }) => relation === 'in a wall')).toHaveLength(5)
  expect(missing).toEqual([])
})

test('a giant tooth that somebody shows is nobody’s own', () => {
  expect(understandPrompt('a dentist showing a giant tooth to a child')).toMatchObject({
    subjects: [{ word: 'dentist' }, { thing: { motif: 'tooth' } }, { word: 'child', size: 1 }],
    missing: [],
  })
})
