import { z } from 'zod'
import { dropMissing } from '../measured.ts'
import type { MeasureCall, Measured } from '../port.ts'
import { callYoutube } from './api.ts'

/** YouTube takes as many ids in one call. */
const maxIds = 50

/** Counts are written as text; one that the owner hides is missing. */
const countSchema = z.coerce.number().int().min(0).optional()

const videosSchema = z.object({
  items: z
    .array(
      z.object({
        id: z.string(),
        statistics: z
          .object({ viewCount: countSchema, likeCount: countSchema, commentCount: countSchema })
          .default({}),
      }),
    )
    .default([]),
})

export async function measurePosts(
  call: MeasureCall,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Measured>> {
  const measured = new Map<string, Measured>()
  for (let start = 0; start < ids.length; start += maxIds) {
    const query = new URLSearchParams({ part: 'statistics', id: ids.slice(start, start + maxIds).join(',') })
    const { body } = await callYoutube(call, {
      method: 'GET',
      url: `/youtube/v3/videos?${query}`,
      answer: videosSchema,
    })
    for (const { id, statistics } of body.items) {
      const { viewCount: views, likeCount: likes, commentCount: comments } = statistics
      measured.set(id, dropMissing({ views, likes, comments }))
    }
  }
  return measured
}

const channelsSchema = z.object({
  items: z
    .array(
      z.object({
        statistics: z
          .object({
            viewCount: countSchema,
            subscriberCount: countSchema,
            hiddenSubscriberCount: z.boolean().default(false),
          })
          .default({ hiddenSubscriberCount: false }),
      }),
    )
    .default([]),
})

export async function measureAccount(call: MeasureCall): Promise<Measured> {
  const { body } = await callYoutube(call, {
    method: 'GET',
    url: '/youtube/v3/channels?part=statistics&mine=true',
    answer: channelsSchema,
  })
  const statistics = body.items[0]?.statistics
  if (!statistics) return {}
  const { viewCount: views, subscriberCount, hiddenSubscriberCount: isHidden } = statistics
  return dropMissing({ views, followers: isHidden ? undefined : subscriberCount })
}
