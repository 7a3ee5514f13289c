import { and, desc, eq, gte, inArray, lt, sql } from './sql.ts'
import type { PlatformId } from '@vivify/contract/platforms'
import type { Values } from './analytics.ts'
import type { Executor } from './database.ts'
import { postMeasures, posts, postTargets } from './schema-social.ts'

export interface MeasuredText {
  postId: string
  platform: PlatformId
  /** Its first 2000 characters, as posted on this platform. */
  text: string
  /** As measured last. */
  values: Values
}

const maxTargets = 500

/**
 * The workspace's newest posts that were published between two moments and measured since. Dry runs are not published.
 */
export async function listMeasuredTexts(
  db: Executor,
  workspaceId: string,
  published: { from: Date; before: Date },
): Promise<MeasuredText[]> {
  const { platform } = postTargets
  const own = sql`${posts.content} #>> array['versions', ${platform}, 'text']`
  const rows = await db
    .select({
      targetId: postTargets.id,
      postId: postTargets.postId,
      platform,
      text: sql<string>`left(coalesce(${own}, ${posts.content} ->> 'text', ''), 2000)`,
    })
    .from(postTargets)
    .innerJoin(posts, eq(posts.id, postTargets.postId))
    .where(
      and(
        eq(postTargets.workspaceId, workspaceId),
        eq(posts.workspaceId, workspaceId),
        eq(postTargets.state, 'published'),
        gte(postTargets.endedAt, published.from),
        lt(postTargets.endedAt, published.before),
      ),
    )
    .orderBy(desc(postTargets.endedAt))
    .limit(maxTargets)
  if (rows.length === 0) return []
  const ids = rows.map(({ targetId }) => targetId)
  const measured = await db
    .selectDistinctOn([postMeasures.targetId], {
      targetId: postMeasures.targetId,
      values: postMeasures.values,
    })
    .from(postMeasures)
    .where(and(eq(postMeasures.workspaceId, workspaceId), inArray(postMeasures.targetId, ids)))
    .orderBy(postMeasures.targetId, desc(postMeasures.day))
  const known = new Map(measured.map(({ targetId, values }) => [targetId, values]))
  return rows.flatMap(({ targetId, ...row }) => {
    const values = known.get(targetId)
    return values ? [{ ...row, values }] : []
  })
}
