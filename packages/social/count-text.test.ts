import { parse as parseDomain } from 'tldts'
import { expect, test } from 'vitest'
import { threadMs } from '@vivify/contract/node/thread-time'
import { countText, findHashtags, findLinks } from './count-text.ts'
import { platformRules } from './rules.ts'
import { topLevelDomains } from './top-level-domains.ts'

const onX = (text: string): number => countText(text, platformRules.twitter.text)

test('X counts a link as 23, wide letters and emoji as two', () => {
  expect(onX('Hello')).toBe(5)
  expect(onX('a'.repeat(280))).toBe(280)
  expect(onX('See https://example.org/a/very/long/path?with=query for more')).toBe(
    'See  for more'.length + 23,
  )
  expect(onX('Read vivify.app today')).toBe('Read  today'.length + 23)
  expect(onX('日本語')).toBe(6)
  expect(onX('👨‍👩‍👧‍👦')).toBe(2)
  expect(onX('“quoted”')).toBe(8)
  expect(onX('e\u0301')).toBe(1)
})

test('what only looks like a link is counted letter by letter', () => {
  expect(onX('file.txt and e.g. this')).toBe('file.txt and e.g. this'.length)
  expect(onX('mail me@example.org')).toBe('mail me@example.org'.length)
})

test('a link ends before the punctuation of its sentence', () => {
  expect(
    findLinks('See https://example.org/a. Or (https://example.org/b_(c))!').map(({ text }) => text),
  ).toEqual(['https://example.org/a', 'https://example.org/b_(c)'])
})

test('Bluesky counts what people see, YouTube bytes, LinkedIn UTF-16 units, Mastodon links as 23', () => {
  expect(countText('👨‍👩‍👧‍👦', platformRules.bluesky.text)).toBe(1)
  expect(countText('é€😀', platformRules.youtube.text)).toBe(9)
  expect(countText('😀', platformRules.linkedin.text)).toBe(2)
  expect(countText('https://example.org/long/path vivify.app', platformRules.mastodon.text)).toBe(23 + 11)
})

test('hashtags need a letter, and stand apart from the word before', () => {
  expect(findHashtags('#sleep #2024 a#b #día_1')).toEqual(['#sleep', '#día_1'])
})

test('a hostile text is counted in time that grows with its length', () => {
  for (const part of ['a.', 'a-', 'http://', '#', '((', '👨‍👩‍', 'a.b.c.d.e.f.g.h.i.']) {
    const text = part.repeat(60_000 / part.length)
    const begun = threadMs()
    onX(text)
    findHashtags(text)
    expect(threadMs() - begun, part).toBeLessThan(4000)
  }
})

test('names that end in a top-level domain of the public suffix list are links, and no others', () => {
  const unknown = [...topLevelDomains].filter(
    (ending) => parseDomain(`www.vivify.${ending}`).isIcann !== true,
  )
  expect(unknown).toEqual([])
  expect(topLevelDomains.size).toBeGreaterThan(1400)
  for (const text of ['vivify.app', 'vivify.github.io', 'www.gov.uk/a', 'Vivify.COM', '例え.みんな']) {
    expect(findLinks(`at ${text} now`).map((link) => link.text)).toEqual([text])
  }
  for (const text of ['notes.txt', 'index.html', 'v.next', 'and.so', 'a.b.ccc']) {
    expect(findLinks(`at ${text} now`)).toHaveLength(parseDomain(text).isIcann === true ? 1 : 0)
  }
})
