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

test.each([
  ['natural voices', '/guide?page=voice-and-music#natural-voices'],
  ['elevenlabs price', '/guide?page=voice-and-music#voices-with-a-key'],
  ['find footage', '/guide?page=own-media#footage-from-libraries'],
  ['intro outro', '/guide?page=script#brand-kit'],
  ['brand kit pictures', '/guide?page=articles#settings-and-cost'],
  ['ownership', '/guide?page=teams#hand-over-ownership'],
  ['seats', '/guide?page=teams#seats'],
  ['refund', '/guide?page=accounts-and-credits#plans'],
  ['authenticator', '/guide?page=settings#second-step'],
  ['gif', '/guide?page=gifs'],
  ['pexels', '/guide?page=own-media#footage-from-libraries'],
])('“%s” leads to what it is about', (typed, address) => {
  expect(searchGuide(typed).map(({ to }) => to)).toContain(address)
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
