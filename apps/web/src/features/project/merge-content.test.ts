import { expect, test } from 'vitest'
import { mergeContent } from './merge-content.ts'
import { emptyContent, type ProjectContent } from './project-content.ts'
import { buildDocument } from './testing.ts'

const { notes } = emptyContent()

function contentOf(...texts: string[]): ProjectContent {
  return { document: buildDocument(...texts), notes }
}

test('a scene that was added here and a setting that was changed there both stand', () => {
  const base = contentOf('One.')
  const theirs = { ...base, document: { ...base.document!, voice: 'Echo' as const } }
  const merged = mergeContent(base, contentOf('One.', 'Two.'), theirs)
  expect(merged?.document).toMatchObject({ voice: 'Echo', scenes: [{ say: 'One.' }, { say: 'Two.' }] })
})

test('different scenes added on both sides can’t be joined', () => {
  const base = contentOf('One.')
  expect(mergeContent(base, contentOf('One.', 'Two.'), contentOf('One.', 'Deux.'))).toBeNull()
})

test('a scene that was deleted on one side and changed on the other can’t be joined', () => {
  const base = contentOf('One.', 'Two.')
  const changed = contentOf('One.', 'Deux.')
  expect(mergeContent(base, contentOf('One.'), changed)).toBeNull()
})

test('a note typed here and a script written there both stand', () => {
  const base = { document: null, notes }
  const merged = mergeContent(
    base,
    { document: null, notes: { ...notes, topic: 'bees' } },
    { document: buildDocument('One.'), notes },
  )
  expect(merged?.notes.topic).toBe('bees')
  expect(merged?.document?.scenes).toHaveLength(1)
})
