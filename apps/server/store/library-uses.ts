// Where files of the Content Library are used.

import { and, asc, desc, eq, inArray, isNull, sql } from './sql.ts'
import type { PostContent } from '@vivify/contract/post'
import type { Executor } from './database.ts'
import { posts, postTargets } from './schema-social.ts'
import { projects } from './schema.ts'

const maxUses = 50

const hasMedia = (assetId: string) =>
  sql`${posts.content} -> 'media' @> ${JSON.stringify([{ assetId }])}::jsonb`

/** Posts with this file, the last changed first. */
export function listPostsWith(
  db: Executor,
  workspaceId: string,
  assetId: string,
): Promise<{ id: string; content: PostContent }[]> {
  return db
    .select({ id: posts.id, content: posts.content })
    .from(posts)
    .where(and(eq(posts.workspaceId, workspaceId), isNull(posts.deletedAt), hasMedia(assetId)))
    .orderBy(desc(posts.updatedAt))
    .limit(maxUses)
}

/** The next post that will be sent with this file, or null. */
export async function findScheduledWith(
  db: Executor,
  workspaceId: string,
  assetId: string,
): Promise<{ content: PostContent; plannedAt: Date } | null> {
  const [row] = await db
    .select({ content: posts.content, plannedAt: postTargets.plannedAt })
    .from(posts)
    .innerJoin(postTargets, eq(postTargets.postId, posts.id))
    .where(
      and(
        eq(posts.workspaceId, workspaceId),
        isNull(posts.deletedAt),
        inArray(postTargets.state, ['scheduled', 'publishing']),
        hasMedia(assetId),
      ),
    )
    .orderBy(asc(postTargets.plannedAt))
    .limit(1)
  return row ?? null
}

/** Projects whose document mentions this file. Ids are long and random, so a text search is safe. */
export function listProjectsWith(
  db: Executor,
  workspaceId: string,
  assetId: string,
): Promise<{ id: string; title: string }[]> {
  return db
    .select({ id: projects.id, title: projects.title })
    .from(projects)
    .where(
      and(
        eq(projects.workspaceId, workspaceId),
        isNull(projects.deletedAt),
        sql`strpos(${projects.document}::text, ${assetId}) > 0`,
      ),
    )
    .orderBy(desc(projects.updatedAt))
    .limit(maxUses)
}
