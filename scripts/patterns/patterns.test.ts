// Patterns read untrusted bytes and text, so none may take quadratic time or more.

import path from 'node:path'
import { expect, test } from 'vitest'
import { findExplosions, findRepetition } from './find-slow-patterns.ts'
import { buildPatterns, readPatterns, type Pattern } from './read-patterns.ts'

const root = path.resolve(import.meta.dirname, '../..')
const { literals, builders } = readPatterns(root, ['apps/server/**/*.ts', 'packages/*/**/*.ts'])
const built = await buildPatterns(root, [...new Set(builders)])

/** Reviewed exceptions, by file and source, with the reason why a non-linear pattern may stay. */
const reviewed: Readonly<Record<string, string>> = {
  'packages/timeline/kinetic/compositions/counter.ts \\B(?=(\\d{3})+(?!\\d))':
    'reads digits that a number was written as',
  'packages/generators/image/motifs/outlines.ts <(\\/?)([a-zA-Z]+)([^>]*?)(\\/?)>':
    'reads outlines of our own',
  'packages/generators/image/motifs/outlines.ts ([\\w:-]+)="([^"]*)"': 'reads outlines of our own',
}

/**
 * Reviewed files that build patterns at run time, with the parts they use. Patterns built when a file is loaded are
 * checked here.
 */
const reviewedBuilders: Readonly<Record<string, string>> = {
  'packages/generators/article/name-topic.ts': 'words of letters with single spaces between',
  'packages/generators/script/meaning/source-analysis.ts': 'a word of letters behind at most three others',
  'packages/generators/script/shapes/source-hooks.ts': 'one of four words',
  'packages/generators/script/write-titles.ts': 'names of numbers',
  'packages/generators/speech/normaliser/numbers.ts': 'a number that is the whole text',
}

function nameOf({ place, source }: Pattern): string {
  return `${place.replace(/:\d+$/, '')} ${source}`
}

function isReviewed(pattern: Pattern): boolean {
  return nameOf(pattern) in reviewed
}

test('there are patterns to check', () => {
  expect(literals.length).toBeGreaterThan(500)
})

test('no pattern repeats in a way that takes quadratic time', () => {
  const slow = [...literals, ...built]
    .filter((pattern) => !isReviewed(pattern))
    .flatMap((pattern) => {
      const why = findRepetition(pattern)
      return why === null ? [] : [`${nameOf(pattern)}: ${why}`]
    })
  expect(slow).toEqual([])
})

test('no pattern hangs on a text made for it', async () => {
  expect((await findExplosions([...literals, ...built])).map(nameOf)).toEqual([])
})

test('every pattern built at run time was reviewed', () => {
  const lookedAt = new Set([...built.map(({ place }) => place), ...Object.keys(reviewedBuilders)])
  expect(builders.filter((file) => !lookedAt.has(file))).toEqual([])
})

test('every reviewed exception still exists', () => {
  const known = new Set([...literals.map(nameOf), ...builders])
  expect(Object.keys({ ...reviewed, ...reviewedBuilders }).filter((name) => !known.has(name))).toEqual([])
})

test.each([
  String.raw`^\s*(?:<\?xml[^>]*>\s*|<!--[\s\S]*?-->\s*|<!DOCTYPE\s+svg[^>]*>\s*)*<svg[\s>]`,
  '^(?:a|a)*$',
  '^(?:a|ab|b)*$',
])('a pattern that explodes is found: %s', async (source) => {
  const pattern = { place: 'here', source, flags: 'i' }
  expect(await findExplosions([pattern], 1500)).toEqual([pattern])
})

test.each(['[.,]+$', String.raw`\d[\d,]*[.,]*$`, String.raw`(?:\w+\s?)*$`])(
  'finds a pattern that takes quadratic time: %s',
  (source) => {
    expect(findRepetition({ place: 'here', source, flags: '' })).not.toBeNull()
  },
)
