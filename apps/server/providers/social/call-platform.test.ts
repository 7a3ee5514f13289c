import { expect, test } from 'vitest'
import { z } from 'zod'
import { catchError } from '../testing.ts'
import { callPlatform, isOutcomeUnknown } from './call-platform.ts'

test('a platform that answers with very many small values holds up nobody, and the post counts as perhaps made', async () => {
  const text = JSON.stringify({ posts: Array.from({ length: 600_000 }, () => ({})) })
  const call = {
    platform: 'Mastodon',
    url: 'https://social.example/api/v1/statuses',
    fetch: async () => new Response(text),
    signal: new AbortController().signal,
    answer: z.object({ posts: z.array(z.object({ id: z.string(), url: z.string(), text: z.string() })) }),
  }
  const start = process.cpuUsage()
  const error = await catchError(callPlatform(call))
  expect(error).toMatchObject({ failure: 'bad_answer', isRetryable: false })
  expect(isOutcomeUnknown(error)).toBe(true)
  expect(process.cpuUsage(start).user / 1e6).toBeLessThan(0.8)
})
