import { expect, test } from 'vitest'
import { diffWords } from './word-diff.ts'

test('a replaced word appears between the unchanged parts', () => {
  expect(diffWords('An octopus has three hearts.', 'An octopus needs three hearts.')).toEqual([
    { kind: 'same', text: 'An octopus' },
    { kind: 'removed', text: 'has' },
    { kind: 'added', text: 'needs' },
    { kind: 'same', text: 'three hearts.' },
  ])
})

test('equal texts have no changes, and against an empty text everything is added or removed', () => {
  expect(diffWords('one two', 'one  two')).toEqual([{ kind: 'same', text: 'one two' }])
  expect(diffWords('', 'one two')).toEqual([{ kind: 'added', text: 'one two' }])
  expect(diffWords('one two', '')).toEqual([{ kind: 'removed', text: 'one two' }])
})

test('both texts can be reconstructed from the parts, whatever their length', () => {
  for (const length of [40, 2000]) {
    const before = Array.from({ length }, (_, index) => `word${index % 7}`).join(' ')
    const after = Array.from({ length }, (_, index) => `word${index % 5}`).join(' ')
    const parts = diffWords(before, after)
    const read = (kind: string): string =>
      parts.flatMap((part) => (part.kind === 'same' || part.kind === kind ? [part.text] : [])).join(' ')
    expect(read('removed')).toBe(before)
    expect(read('added')).toBe(after)
  }
})
