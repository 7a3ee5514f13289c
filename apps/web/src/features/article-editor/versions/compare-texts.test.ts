import { expect, test } from 'vitest'
import { threadMs } from '@vivify/contract/node/thread-time'
import { compareTexts, countChanges } from './compare-texts.ts'

test('a changed paragraph is compared word by word, between those that stayed', () => {
  const before = 'Intro.\n\nCats sleep a lot.\n\nThe end.'
  const after = 'Intro.\n\nCats sleep all day.\n\nThe end.'
  const differences = compareTexts(before, after)
  expect(differences).toEqual([
    { kind: 'same', paragraphs: ['Intro.'] },
    {
      kind: 'changed',
      parts: [
        { kind: 'same', text: 'Cats sleep' },
        { kind: 'removed', text: 'a lot.' },
        { kind: 'added', text: 'all day.' },
      ],
    },
    { kind: 'same', paragraphs: ['The end.'] },
  ])
  expect(countChanges(differences)).toEqual({ added: 2, removed: 2 })
})

test('added, removed and moved paragraphs are found', () => {
  expect(compareTexts('A.\nC.', 'A.\nB.\nC.')).toEqual([
    { kind: 'same', paragraphs: ['A.'] },
    { kind: 'changed', parts: [{ kind: 'added', text: 'B.' }] },
    { kind: 'same', paragraphs: ['C.'] },
  ])
  expect(compareTexts('A.\nB.', 'B.')).toEqual([
    { kind: 'changed', parts: [{ kind: 'removed', text: 'A.' }] },
    { kind: 'same', paragraphs: ['B.'] },
  ])
  expect(countChanges(compareTexts('A.\nB.\nC.', 'C.\nA.\nB.'))).toEqual({ added: 1, removed: 1 })
})

test('equal texts have one part, and empty texts none', () => {
  expect(compareTexts('A.\n\nB.', 'A.\n\n\nB.\n')).toEqual([{ kind: 'same', paragraphs: ['A.', 'B.'] }])
  expect(compareTexts('', '')).toEqual([])
})

test('texts of many thousand paragraphs are compared within a second', () => {
  const text = (word: string) => Array.from({ length: 20_000 }, (_, index) => `${word} ${index}.`).join('\n')
  const started = threadMs()
  const { added, removed } = countChanges(compareTexts(text('Cat'), text('Dog')))
  expect([added, removed]).toEqual([20_000, 20_000])
  expect(threadMs() - started).toBeLessThan(1000)
})
