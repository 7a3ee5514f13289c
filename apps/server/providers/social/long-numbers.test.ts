import { expect, test } from 'vitest'
import { threadMs } from '@vivify/contract/node/thread-time'
import { quoteLongNumbers } from './long-numbers.ts'

test('whole numbers that JavaScript can’t hold become strings, and all else stays', () => {
  const json = '{"id":7123456789012345678,"ids":[-7123456789012345678, 12],"rate":1234567890123456.5}'
  expect(JSON.parse(quoteLongNumbers(json))).toEqual({
    id: '7123456789012345678',
    ids: ['-7123456789012345678', 12],
    rate: 1234567890123456.5,
  })
  const text = String.raw`{"text":"the \"id\": 7123456789012345678, and \\","count":9007199254740991}`
  expect(quoteLongNumbers(text)).toBe(text)
})

test('a hostile answer is read in time that grows with its length', () => {
  for (const part of ['"', '\\"', '"\\', '1', '1.', '-', '"1234567890123456', '[12345678901234567,']) {
    const text = `1234567890123456${part.repeat(2_000_000 / part.length)}`
    const begun = threadMs()
    quoteLongNumbers(text)
    expect(threadMs() - begun, part).toBeLessThan(2000)
  }
})
