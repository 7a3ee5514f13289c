import { z } from 'zod'
import { callAccount } from '../call-account.ts'
import type { MeasureCall, Measured } from '../port.ts'
import { dropMissing } from '../measured.ts'

/** X takes as many ids in one call. */
const maxIds = 100

const metricsSchema = z.object({
  impression_count: z.number().optional(),
  like_count: z.number().optional(),
  reply_count: z.number().optional(),
  retweet_count: z.number().optional(),
  quote_count: z.number().optional(),
})

const postsSchema = z.object({
  data: z.array(z.object({ id: z.string(), public_metrics: metricsSchema.default({}) })).default([]),
})

export async function measurePosts(
  call: MeasureCall,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Measured>> {
  const measured = new Map<string, Measured>()
  for (let start = 0; start < ids.length; start += maxIds) {
    const query = new URLSearchParams({
      ids: ids.slice(start, start + maxIds).join(','),
      'tweet.fields': 'public_metrics',
    })
    const { body } = await callAccount('twitter', call, {
      method: 'GET',
      url: `/2/tweets?${query}`,
      answer: postsSchema,
    })
    for (const { id, public_metrics: metrics } of body.data) measured.set(id, readMetrics(metrics))
  }
  return measured
}

function readMetrics(metrics: z.output<typeof metricsSchema>): Measured {
  const { retweet_count: reposts, quote_count: quotes } = metrics
  return dropMissing({
    views: metrics.impression_count,
    likes: metrics.like_count,
    comments: metrics.reply_count,
    shares: reposts === undefined && quotes === undefined ? undefined : (reposts ?? 0) + (quotes ?? 0),
  })
}

export async function measureAccount(call: MeasureCall): Promise<Measured> {
  const { body } = await callAccount('twitter', call, {
    method: 'GET',
    url: '/2/users/me?user.fields=public_metrics',
    answer: z.object({
      data: z.object({
        public_metrics: z.object({ followers_count: z.number().optional() }).default({}),
      }),
    }),
  })
  return dropMissing({ followers: body.data.public_metrics.followers_count })
}
