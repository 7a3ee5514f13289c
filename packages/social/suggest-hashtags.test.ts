import { expect, test } from 'vitest'
import { threadMs } from '@vivify/contract/node/thread-time'
import { suggestHashtags } from './suggest-hashtags.ts'

test('names come first, then what the text is about, and nothing twice', () => {
  const tags = suggestHashtags(
    'The octopus is a strange animal. An octopus in New Zealand escaped its tank. Scientists in Zealand were amazed.',
  )
  expect(tags.slice(0, 2).sort()).toEqual(['#Octopus', '#Zealand'])
  expect(new Set(tags).size).toBe(tags.length)
  expect(tags.length).toBeLessThanOrEqual(5)
})

test('tags of the text are left out, and so are links, filler and numbers', () => {
  expect(
    suggestHashtags('#Sleep better: sleep well with https://example.org/sleep 8 hours really'),
  ).not.toContain('#Sleep')
  expect(suggestHashtags('This is just what you really need, and they know it.')).toEqual([])
  expect(suggestHashtags('🎉🎉 12345')).toEqual([])
})

test('a hostile text is read in time that grows with its length', () => {
  const begun = threadMs()
  suggestHashtags('Aa.'.repeat(2600))
  suggestHashtags('a-'.repeat(4000))
  expect(threadMs() - begun).toBeLessThan(4000)
})
