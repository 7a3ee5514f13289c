import { expect, test } from 'vitest'
import { threadMs } from '@vivify/contract/node/thread-time'
import { countText } from './count-text.ts'
import { platformRules } from './rules.ts'
import { splitThread } from './split-thread.ts'

const rules = platformRules.twitter.text
const sentence = 'Bees see colors that people cannot see at all, and flowers use that. '

test('a text that fits stays one post', () => {
  expect(splitThread('  Bees see ultraviolet.  ', rules)).toEqual(['Bees see ultraviolet.'])
  expect(splitThread('   ', rules)).toEqual([])
})

test('every post of a thread fits, and no word is lost', () => {
  const text = sentence.repeat(20)
  const posts = splitThread(text, rules)
  expect(posts.length).toBeGreaterThan(4)
  for (const post of posts) expect(countText(post, rules)).toBeLessThanOrEqual(280)
  expect(posts.join(' ')).toBe(text.trim())
})

test('posts end with a sentence, and with a paragraph when one ends in their second half', () => {
  const first = sentence.repeat(3).trim()
  const posts = splitThread(`${first}\n\n${sentence.repeat(2).trim()}`, rules)
  expect(posts[0]).toBe(first)
  for (const post of splitThread(sentence.repeat(20), rules)) expect(post.endsWith('.')).toBe(true)
})

test('words that are longer than a post are cut, but no character is', () => {
  const posts = splitThread('🐝'.repeat(400), rules)
  for (const post of posts) expect(countText(post, rules)).toBeLessThanOrEqual(280)
  expect(posts.join('')).toBe('🐝'.repeat(400))
})

test('a thread has at most 25 posts, and a very long text is split quickly', () => {
  const startedAt = threadMs()
  const posts = splitThread(sentence.repeat(900), rules)
  expect(posts).toHaveLength(25)
  expect(threadMs() - startedAt).toBeLessThan(2000)
})
