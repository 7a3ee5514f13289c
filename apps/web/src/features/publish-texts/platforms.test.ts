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
  const wikipedia = {
    title: 'Tea – Wikipedia',
    url: 'https://en.wikipedia.org/wiki/Tea',
    licence: 'CC BY-SA 4.0',
  }
  const free = { title: 'Tea – Wikidata', url: 'https://www.wikidata.org/wiki/Q6097', licence: 'CC0 1.0' }
  const checked = { title: 'Tea', url: 'https://example.org/tea', licence: 'Source of facts; no text taken' }
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
