import { expect, test } from 'vitest'
import { searchGuide } from './search-guide.ts'

test('a page is found by its title, before all others', () => {
  expect(searchGuide('webh')[0]).toEqual({ label: 'Webhooks', to: '/guide?page=webhooks' })
})

test('a section is found by words in its text, in any order, and leads to its heading', () => {
  const hits = searchGuide('410 redirects')
  expect(hits).toEqual([
    {
      label: 'Webhooks: When your program does not answer',
      to: '/guide?page=webhooks#when-your-program-does-not-answer',
    },
  ])
})

test('every word has to be there; nothing typed finds nothing', () => {
  expect(searchGuide('webhooks xylophone')).toEqual([])
  expect(searchGuide('  ')).toEqual([])
})

test('at most five pages, each once', () => {
  const hits = searchGuide('the')
  expect(hits).toHaveLength(5)
  expect(new Set(hits.map(({ to }) => to.split('#')[0])).size).toBe(5)
})

test('words that no section has together find nothing', () => {
  expect(searchGuide('g 8 nothing')).toEqual([])
})
