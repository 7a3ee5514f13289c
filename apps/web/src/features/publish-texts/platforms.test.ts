import { expect, test } from 'vitest'
import { countCharacters, postOf } from './platforms.ts'

test('a post is its caption with the hashtags under it', () => {
  expect(postOf(' Tea is old. ', '#tea #history')).toBe('Tea is old.\n\n#tea #history')
  expect(postOf('Tea is old.', '  ')).toBe('Tea is old.')
  expect(postOf('', '#tea')).toBe('#tea')
})

test('characters are counted as people see them, and on X as X does', () => {
  expect(countCharacters('tiktok', 'Tea 🍵')).toBe(5)
  expect(countCharacters('twitter', 'Tea 🍵')).toBe(6)
  expect(countCharacters('twitter', '“Tea”')).toBe(5)
  expect(countCharacters('twitter', '茶')).toBe(2)
  expect(countCharacters('tiktok', 'e\u0301')).toBe(1)
})
