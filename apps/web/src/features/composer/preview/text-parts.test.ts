import { expect, test } from 'vitest'
import { cutText, splitText } from './text-parts.ts'

test('links, hashtags and mentions are parts of their own, and no character is lost', () => {
  const text = 'See vivify.app/start, #bees and @ada! A#b is none. https://x.org/#top'
  const parts = splitText(text)
  expect(parts.filter(({ kind }) => kind !== 'plain')).toEqual([
    { kind: 'link', text: 'vivify.app/start' },
    { kind: 'tag', text: '#bees' },
    { kind: 'tag', text: '@ada' },
    { kind: 'link', text: 'https://x.org/#top' },
  ])
  expect(parts.map((part) => part.text).join('')).toBe(text)
})

test('a long text is cut between words or after the lines that a platform shows', () => {
  expect(cutText('Short', 20, 3)).toBeNull()
  expect(cutText('One two three four', 12, 3)).toBe('One two')
  expect(cutText('One\nTwo\nThree\nFour', 100, 3)).toBe('One\nTwo\nThree')
})
