import { expect, test } from 'vitest'
import { readAddresses } from './read-addresses.ts'

test('addresses are read one a line, with https added and repetitions dropped', () => {
  const text = 'https://example.com/tea\n\nexample.com/coffee\nhttp://example.com\nhttps://example.com/tea'
  expect(readAddresses(text)).toEqual({
    addresses: ['https://example.com/tea', 'https://example.com/coffee', 'http://example.com/'],
    wrong: null,
  })
})

test('the first line that is no web address is named', () => {
  for (const wrong of ['tea', 'ftp://example.com', 'javascript:alert(1)', 'https://', 'two words.com/ a']) {
    expect(readAddresses(`https://example.com\n${wrong}`).wrong, wrong).toBe(wrong)
  }
  expect(readAddresses('')).toEqual({ addresses: [], wrong: null })
})
