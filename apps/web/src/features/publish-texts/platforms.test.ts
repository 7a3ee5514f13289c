import { expect, test } from 'vitest'
import { addCredits, countCharacters, postOf, writeCredits } from './platforms.ts'

test('a post is its caption followed by the hashtags', () => {
  expect(postOf(' Tea is old. ', '#tea #history')).toBe('Tea is old.\n\n#tea #history')
  expect(postOf('Tea is old.', '  ')).toBe('Tea is old.')
  expect(postOf('', '#tea')).toBe('#tea')
})

test('characters are counted as people see them, and for X by the rules of X', () => {
  expect(countCharacters('tiktok', 'Tea 🍵')).toBe(5)
  expect(countCharacters('twitter', 'Tea 🍵')).toBe(6)
  expect(countCharacters('twitter', '“Tea”')).toBe(5)
  expect(countCharacters('twitter', '茶')).toBe(2)
  expect(countCharacters('tiktok', 'e\u0301')).toBe(1)
})

test('sources whose license asks for a credit are named in the post where there is room', () => {
  const fact = { part: 'facts', author: '', source: 'en.wikipedia.org' } as const
  const url = 'https://en.wikipedia.org/wiki/Tea'
  const wikipedia = { ...fact, title: 'Tea – Wikipedia', url, licence: 'CC BY-SA 4.0' }
  const free = {
    ...fact,
    title: 'Tea – Wikidata',
    url: 'https://www.wikidata.org/wiki/Q6097',
    licence: 'CC0 1.0',
  }
  const checked = {
    ...fact,
    title: 'Tea',
    url: 'https://example.org/tea',
    licence: 'Source of facts; no text taken',
  }
  const credits = writeCredits([wikipedia, free, checked])
  expect(credits).toBe('Source: Tea – Wikipedia, CC BY-SA 4.0, https://en.wikipedia.org/wiki/Tea')
  expect(addCredits('tiktok', 'Tea is old.', credits)).toEqual({
    post: `Tea is old.\n\n${credits}`,
    hasRoom: true,
  })
  const long = 'Tea '.repeat(60)
  expect(addCredits('twitter', long, credits)).toEqual({ post: long, hasRoom: false })
  expect(addCredits('twitter', long, '')).toEqual({ post: long, hasRoom: true })
})

test('footage is named with author, library and license, and with the word that it was changed', () => {
  const clip = {
    part: 'footage',
    title: 'Pouring tea',
    author: 'Ana',
    source: 'Wikimedia Commons',
    url: 'https://commons.wikimedia.org/wiki/File:Tea',
    licence: 'CC BY-SA 4.0',
  } as const
  expect(writeCredits([clip])).toBe(
    'Footage: “Pouring tea” by Ana, Wikimedia Commons, CC BY-SA 4.0, adapted, https://commons.wikimedia.org/wiki/File:Tea',
  )
  const welcome = { ...clip, source: 'Pexels', licence: 'Pexels License', url: null }
  expect(writeCredits([welcome, { ...clip, licence: 'CC0 1.0' }])).toBe(
    'Footage: “Pouring tea” by Ana, Pexels',
  )
})
