import { expect, test } from 'vitest'
import { placeOf } from '../../scene/scene.ts'
import { understandPrompt } from '../../understand-prompt.ts'

const shown = (prompt: string): string => {
  const { subjects, bonds, missing } = understandPrompt(prompt)
  const names = subjects.map(({ word }) => word)
  const relations = bonds.map(({ from, relation, to }) => `${names[from]} ${relation} ${names[to]}`)
  return [relations.join(', '), ...missing.map((word) => `without ${word}`)].join(', ')
}

test.each([
  ['a flower seller on a street', 'seller holding flower'],
  ['a newspaper boy', 'boy holding newspaper'],
  ['a dog walker in the park', 'walker leading dog'],
  ['a lonely lighthouse keeper', 'keeper beside lighthouse'],
  ['a chess player', 'player facing chess'],
])('whoever is named by a thing is somebody with it: %s', (prompt, relation) => {
  expect(shown(prompt)).toBe(relation)
})

test('what a window cleaner does is not done by the window', () => {
  expect(shown('a window cleaner hanging on a rope')).toContain('cleaner climbing rope')
  expect(understandPrompt('a gold man').subjects).toHaveLength(1)
})

test.each([
  ['a grandfather with a newborn baby', 'grandfather holding newborn baby'],
  ['a witch with a green potion', 'witch holding potion'],
  ['a woman with a wolf', 'woman beside wolf'],
  ['a rose under a glass dome', 'rose inside glass dome'],
  ['a dog waiting at the door', 'dog facing door'],
  ['a diver finding a treasure chest', 'diver facing treasure chest'],
  ['an elephant and its baby', 'elephant beside baby'],
  [
    'a crowd watching a ufo',
    'crowd beside crowd, crowd beside crowd, crowd beside crowd, crowd beside crowd, crowd facing ufo',
  ],
  [
    'a shepherd with his flock',
    'shepherd beside flock, flock beside flock, flock beside flock, flock beside flock',
  ],
])('what stands between two subjects means what it means for these two: %s', (prompt, relation) => {
  expect(shown(prompt)).toBe(relation)
})

test.each([
  ['a man writing a letter', 'living room'],
  ['a woman talking on the phone', 'street'],
  ['two men arguing', 'living room'],
  ['a man writing a letter at sunset', 'field'],
  ['a man writing a letter on a beach', 'beach'],
  ['a dancer twirling at sunset', 'field'],
  ['a crowd watching a ufo', 'field'],
  ['an officer', 'street'],
])('people do things where they usually do them: %s', (prompt, place) => {
  expect(placeOf(understandPrompt(prompt))).toBe(place)
})

test('an old phone booth is no old phone', () => {
  expect(understandPrompt('an old phone booth in the rain').subjects.map(({ word }) => word)).toEqual([
    'phone booth',
  ])
  expect(understandPrompt('an old phone').subjects.map(({ word }) => word)).toEqual(['old phone'])
})

test('whoever is named by a building stands before it, whatever they do', () => {
  expect(understandPrompt('a lighthouse keeper looking at the storm')).toMatchObject({
    subjects: [{ word: 'keeper' }, { word: 'lighthouse' }],
    bonds: [{ relation: 'in front of', from: 0, to: 1 }],
    missing: [],
  })
})

test.each(['a red car driving down a winding mountain road', 'a hiker walking up a mountain trail'])(
  'a way through the mountains leads up and down: %s',
  (prompt) => {
    expect(understandPrompt(prompt).missing).toEqual([])
  },
)

test.each([
  ['an orchestra on stage', ['violin', 'cello', 'flute']],
  ['three violinists on stage', ['violin', 'violin', 'violin']],
  ['two photographers on a red carpet', ['rug', 'camera', 'camera']],
])('each of several has what their trade is known by: %s', (prompt, motifs) => {
  const { subjects } = understandPrompt(prompt)
  expect(subjects.flatMap((subject) => (subject.kind === 'thing' ? [subject.thing.motif] : []))).toEqual(
    motifs,
  )
})

test('a house that is painted stands in no room', () => {
  expect(placeOf(understandPrompt('a painter on a ladder painting a house'))).toBe('field')
})
