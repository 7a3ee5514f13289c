import { z } from 'zod'
import { dropMissing } from '../measured.ts'
import type { MeasureCall, Measured } from '../port.ts'
import { callXrpc } from './xrpc.ts'

/** As many posts as one call takes. */
const batch = 25
const count = z.number().int().min(0).optional().catch(undefined)
const postsSchema = z.object({
  posts: z.array(
    z.object({
      uri: z.string(),
      likeCount: count,
      replyCount: count,
      repostCount: count,
      quoteCount: count,
    }),
  ),
})

/** A post that was deleted is missing. Throws ProviderError. */
export async function measurePosts(
  call: MeasureCall,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Measured>> {
  const measured = new Map<string, Measured>()
  for (let at = 0; at < ids.length; at += batch) {
    const { posts } = await callXrpc(call, {
      name: 'app.bsky.feed.getPosts',
      query: { uris: ids.slice(at, at + batch) },
      answer: postsSchema,
    })
    for (const { uri, likeCount, replyCount, repostCount, quoteCount } of posts) {
      const isShared = repostCount !== undefined || quoteCount !== undefined
      const shares = isShared ? (repostCount ?? 0) + (quoteCount ?? 0) : undefined
      measured.set(uri, dropMissing({ likes: likeCount, comments: replyCount, shares }))
    }
  }
  return measured
}

/** Throws ProviderError. */
export async function measureAccount(call: MeasureCall): Promise<Measured> {
  const { followersCount } = await callXrpc(call, {
    name: 'app.bsky.actor.getProfile',
    query: { actor: call.access.accountId },
    answer: z.object({ followersCount: count }),
  })
  return dropMissing({ followers: followersCount })
}
