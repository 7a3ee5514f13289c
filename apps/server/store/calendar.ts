import { and, asc, between, desc, eq, gt, gte, inArray, isNull, or, sql } from './sql.ts'
import type { PlatformId } from '@vivify/contract/platforms'
import type { Plan } from '@vivify/contract/post'
import type { Executor, Transaction } from './database.ts'
import { calendarFeeds, connections, postMeasures, posts, postTargets, queueSlots } from './schema-social.ts'
import { assets } from './schema.ts'

export type SlotRow = typeof queueSlots.$inferSelect

/** In the order of the week. */
export function listQueueSlots(db: Executor, workspaceId: string): Promise<SlotRow[]> {
  return db
    .select()
    .from(queueSlots)
    .where(eq(queueSlots.workspaceId, workspaceId))
    .orderBy(asc(queueSlots.platform), asc(queueSlots.weekday), asc(queueSlots.time))
}

/** Call this in a transaction, so that nobody sees the queue half replaced. */
export async function replaceQueueSlots(
  tx: Transaction,
  key: { workspaceId: string; platform: PlatformId },
  slots: readonly (typeof queueSlots.$inferInsert)[],
): Promise<void> {
  await tx
    .delete(queueSlots)
    .where(and(eq(queueSlots.workspaceId, key.workspaceId), eq(queueSlots.platform, key.platform)))
  // Two windows that save at once insert the same times.
  if (slots.length > 0)
    await tx
      .insert(queueSlots)
      .values([...slots])
      .onConflictDoNothing()
}

/** Plans and platforms of the workspace's posts between two days of their own wall clocks. */
export async function listPlanned(
  db: Executor,
  workspaceId: string,
  days: { from: string; to: string },
): Promise<{ plan: Plan; platforms: PlatformId[] }[]> {
  const rows = await db
    .select({
      plan: sql<Plan | null>`${posts.content} -> 'plan'`,
      platforms: sql<PlatformId[] | null>`${posts.content} -> 'platforms'`,
    })
    .from(posts)
    .where(
      and(
        eq(posts.workspaceId, workspaceId),
        isNull(posts.deletedAt),
        between(posts.plannedOn, days.from, days.to),
      ),
    )
  return rows.flatMap(({ plan, platforms }) => (plan ? [{ plan, platforms: platforms ?? [] }] : []))
}

export interface MeasuredPost {
  platform: PlatformId
  endedAt: Date
  values: Record<string, number>
}

const maxMeasured = 5000

/** The last measured values of each post that was published after `since`. */
export async function listMeasured(db: Executor, workspaceId: string, since: Date): Promise<MeasuredPost[]> {
  const rows = await db
    .selectDistinctOn([postMeasures.targetId], {
      platform: postTargets.platform,
      endedAt: postTargets.endedAt,
      values: postMeasures.values,
    })
    .from(postMeasures)
    .innerJoin(postTargets, eq(postTargets.id, postMeasures.targetId))
    .where(
      and(
        eq(postMeasures.workspaceId, workspaceId),
        eq(postTargets.workspaceId, workspaceId),
        eq(postTargets.state, 'published'),
        gt(postTargets.endedAt, since),
      ),
    )
    .orderBy(postMeasures.targetId, desc(postMeasures.day))
    .limit(maxMeasured)
  return rows.flatMap(({ endedAt, ...row }) => (endedAt ? [{ ...row, endedAt }] : []))
}

/** Facts of a file of the library that an import names. */
export type NamedFile = Pick<
  typeof assets.$inferSelect,
  'id' | 'name' | 'kind' | 'mimeType' | 'sizeBytes' | 'width' | 'height' | 'durationSeconds'
>

/** The workspace's pictures and videos with these ids or names in lower case, newest first. */
export function findNamedFiles(
  db: Executor,
  workspaceId: string,
  names: readonly string[],
): Promise<NamedFile[]> {
  if (names.length === 0) return Promise.resolve([])
  const { id, name, kind, mimeType, sizeBytes, width, height, durationSeconds } = assets
  return db
    .select({ id, name, kind, mimeType, sizeBytes, width, height, durationSeconds })
    .from(assets)
    .where(
      and(
        eq(assets.workspaceId, workspaceId),
        isNull(assets.deletedAt),
        inArray(assets.kind, ['image', 'clip', 'video']),
        or(inArray(id, [...names]), inArray(sql`lower(${name})`, [...names])),
      ),
    )
    .orderBy(desc(assets.createdAt))
}

/** The workspace's accounts that can be posted to, oldest first. */
export function listReadyAccounts(
  db: Executor,
  workspaceId: string,
): Promise<{ id: string; platform: PlatformId }[]> {
  return db
    .select({ id: connections.id, platform: connections.platform })
    .from(connections)
    .where(
      and(
        eq(connections.workspaceId, workspaceId),
        eq(connections.state, 'ready'),
        isNull(connections.deletedAt),
      ),
    )
    .orderBy(asc(connections.createdAt))
}

export async function findFeed(
  db: Executor,
  workspaceId: string,
): Promise<typeof calendarFeeds.$inferSelect | null> {
  const [row] = await db.select().from(calendarFeeds).where(eq(calendarFeeds.workspaceId, workspaceId))
  return row ?? null
}

/** The workspace whose feed has this hash, or null. */
export async function findFeedWorkspace(db: Executor, tokenHash: string): Promise<string | null> {
  const [row] = await db
    .select({ workspaceId: calendarFeeds.workspaceId })
    .from(calendarFeeds)
    .where(eq(calendarFeeds.tokenHash, tokenHash))
  return row?.workspaceId ?? null
}

/** Replaces the workspace's feed, if it has one. */
export async function putFeed(
  db: Executor,
  workspaceId: string,
  tokenHash: string,
): Promise<typeof calendarFeeds.$inferSelect> {
  const [row] = await db
    .insert(calendarFeeds)
    .values({ workspaceId, tokenHash })
    .onConflictDoUpdate({
      target: calendarFeeds.workspaceId,
      set: { tokenHash, createdAt: sql`now()` },
    })
    .returning()
  return row!
}

export async function deleteFeed(db: Executor, workspaceId: string): Promise<void> {
  await db.delete(calendarFeeds).where(eq(calendarFeeds.workspaceId, workspaceId))
}

export interface FeedRow {
  postId: string
  revision: number
  updatedAt: Date
  platform: PlatformId
  connectionId: string | null
  state: 'scheduled' | 'publishing' | 'published'
  plannedAt: Date
  endedAt: Date | null
  permalink: string | null
}

const maxFeedRows = 10_000

/** Scheduled and published targets between two moments, in the order of their time. */
export async function listFeedRows(
  db: Executor,
  workspaceId: string,
  span: { from: Date; to: Date },
): Promise<FeedRow[]> {
  const at = sql`coalesce(${postTargets.endedAt}, ${postTargets.plannedAt})`
  const rows = await db
    .select({
      postId: posts.id,
      revision: posts.revision,
      updatedAt: posts.updatedAt,
      platform: postTargets.platform,
      connectionId: postTargets.connectionId,
      state: sql<FeedRow['state']>`${postTargets.state}`,
      plannedAt: postTargets.plannedAt,
      endedAt: postTargets.endedAt,
      permalink: postTargets.permalink,
    })
    .from(postTargets)
    .innerJoin(posts, eq(posts.id, postTargets.postId))
    .where(
      and(
        eq(postTargets.workspaceId, workspaceId),
        eq(posts.workspaceId, workspaceId),
        isNull(posts.deletedAt),
        inArray(postTargets.state, ['scheduled', 'publishing', 'published']),
        gte(at, sql`${span.from.toISOString()}::timestamptz`),
        sql`${at} <= ${span.to.toISOString()}::timestamptz`,
      ),
    )
    .orderBy(asc(at), asc(postTargets.id))
    .limit(maxFeedRows)
  return rows
}

/** The beginnings of posts' texts, and the characters of the whole posts. */
export function listFeedTexts(
  db: Executor,
  workspaceId: string,
  postIds: readonly string[],
  textCharacters: number,
): Promise<{ id: string; text: string; characters: number }[]> {
  return db
    .select({
      id: posts.id,
      text: sql<string>`left(${posts.content} ->> 'text', ${textCharacters}::int)`,
      characters: sql<number>`length(${posts.content}::text)`,
    })
    .from(posts)
    .where(and(eq(posts.workspaceId, workspaceId), inArray(posts.id, [...postIds])))
}
