import { expect, test } from 'vitest'
import { countCharacters, postOf } from './platforms.ts'

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
