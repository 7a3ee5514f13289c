import { expect, test } from 'vitest'
import { mergeValues } from './merge-values.ts'

interface Page {
  title: string
  tags: string[]
  parts: { id: string; text: string }[]
  note?: string
}

const base: Page = { title: 'Tea', tags: ['hot'], parts: partsOf('One.', 'Two.') }

function partsOf(...texts: string[]): Page['parts'] {
  return texts.map((text, index) => ({ id: `p${index + 1}`, text }))
}

test('an entry added here and a field changed there are both kept', () => {
  const mine = { ...base, parts: partsOf('One.', 'Two.', 'Three.') }
  expect(mergeValues(base, mine, { ...base, title: 'Tea time' })).toEqual({
    title: 'Tea time',
    tags: ['hot'],
    parts: partsOf('One.', 'Two.', 'Three.'),
  })
})

test('edits in two entries of one list are both kept, and so is a new order', () => {
  const mine = { ...base, parts: partsOf('Un.', 'Two.') }
  const theirs = { ...base, parts: partsOf('One.', 'Deux.').toReversed() }
  expect(mergeValues(base, mine, theirs)?.parts).toEqual(partsOf('Un.', 'Deux.').toReversed())
})

test('one place changed to two different values can’t be merged', () => {
  expect(mergeValues(base, { ...base, title: 'A' }, { ...base, title: 'B' })).toBeNull()
  expect(mergeValues(base, { ...base, tags: ['a'] }, { ...base, tags: ['b'] })).toBeNull()
})

test('an entry deleted on one side and changed on the other can’t be merged', () => {
  const changed = { ...base, parts: partsOf('One.', 'Deux.') }
  expect(mergeValues(base, { ...base, parts: partsOf('One.') }, changed)).toBeNull()
})

test('different entries added on both sides can’t be merged', () => {
  const mine = { ...base, parts: partsOf('One.', 'Two.', 'Three.') }
  const theirs = { ...base, parts: [...base.parts, { id: 'p9', text: 'Nine.' }] }
  expect(mergeValues(base, mine, theirs)).toBeNull()
})

test('a field that exists on only one side was either added or removed there', () => {
  const noted = { ...base, note: 'Mind the cup.' }
  expect(mergeValues(base, noted, { ...base, title: 'T' })).toEqual({ ...noted, title: 'T' })
  expect(mergeValues(noted, base, { ...noted, title: 'T' })).toEqual({ ...base, title: 'T' })
})
