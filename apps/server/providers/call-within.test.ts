import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { callWithin } from './call-within.ts'

const limit = { vendor: 'A blog', timeoutMs: 20 }

test('a call that takes too long ends with words about who was called', async () => {
  const call = callWithin(limit, (signal) => wait(60_000, undefined, { signal }))
  await expect(call).rejects.toMatchObject({ failure: 'timed_out', details: { vendor: 'A blog' } })
})

test('answers and other errors pass', async () => {
  expect(await callWithin(limit, () => Promise.resolve('yes'))).toBe('yes')
  await expect(callWithin(limit, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
})
