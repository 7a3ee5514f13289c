// Measured values of accounts and posts: one row for each day, the last measurement of a day wins.

import {
  and,
  asc,
  between,
  count,
  countDistinct,
  desc,
  eq,
  gte,
  inArray,
  isNull,
  lt,
  notExists,
  or,
  sql,
} from './sql.ts'
import type { PlatformId } from '@vivify/contract/platforms'
import type { Executor } from './database.ts'
import { accountMeasures, connections, postMeasures, posts, postTargets } from './schema-social.ts'

export type Values = Record<string, number>

export interface DueAccount {
  id: string
  workspaceId: string
  platform: PlatformId
}

/** Connected accounts of all workspaces that were not measured on this day, and whose platform doesn't ask to wait. */
export function listDueAccounts(db: Executor, day: string, limit: number): Promise<DueAccount[]> {
  const { id, workspaceId, platform } = connections
  const measured = db
    .select({ one: sql`1` })
    .from(accountMeasures)
    .where(and(eq(accountMeasures.connectionId, connections.id), eq(accountMeasures.day, day)))
  return db
    .select({ id, workspaceId, platform })
    .from(connections)
    .where(
      and(
        isNull(connections.deletedAt),
        eq(connections.state, 'ready'),
        or(isNull(connections.blockedUntil), lt(connections.blockedUntil, sql`now()`)),
        notExists(measured),
      ),
    )
    .orderBy(sql`random()`)
    .limit(limit)
}

/** The account's newest published posts since a moment. Dry runs have no account and no id at a platform. */
export async function listPublishedOf(
  db: Executor,
  account: DueAccount,
  since: Date,
  limit: number,
): Promise<{ targetId: string; externalId: string }[]> {
  const rows = await db
    .select({ targetId: postTargets.id, externalId: postTargets.externalId })
    .from(postTargets)
    .where(
      and(
        eq(postTargets.workspaceId, account.workspaceId),
        eq(postTargets.connectionId, account.id),
        eq(postTargets.state, 'published'),
        gte(postTargets.endedAt, since),
      ),
    )
    .orderBy(desc(postTargets.endedAt))
    .limit(limit)
  return rows.flatMap(({ targetId, externalId }) => (externalId ? [{ targetId, externalId }] : []))
}

/** Values that are measured again on the same day replace the earlier ones; a value that is missing now stays. */
export async function saveAccountMeasure(
  db: Executor,
  row: { connectionId: string; workspaceId: string; day: string; values: Values },
): Promise<void> {
  await db
    .insert(accountMeasures)
    .values(row)
    .onConflictDoUpdate({
      target: [accountMeasures.connectionId, accountMeasures.day],
      set: { values: sql`${accountMeasures.values} || excluded.values` },
    })
}

/** Like `saveAccountMeasure`, for posts. */
export async function savePostMeasures(
  db: Executor,
  rows: readonly { targetId: string; workspaceId: string; day: string; values: Values }[],
): Promise<void> {
  if (rows.length === 0) return
  await db
    .insert(postMeasures)
    .values([...rows])
    .onConflictDoUpdate({
      target: [postMeasures.targetId, postMeasures.day],
      set: { values: sql`${postMeasures.values} || excluded.values` },
    })
}

export interface AccountDay {
  connectionId: string
  platform: PlatformId
  name: string
  /** Null for an account that was not measured since then. */
  day: string | null
  values: Values | null
}

const maxAccountDays = 50_000

/** Measured days of the workspace's connected accounts, oldest first. */
export function listAccountDays(db: Executor, workspaceId: string, from: string): Promise<AccountDay[]> {
  return db
    .select({
      connectionId: connections.id,
      platform: connections.platform,
      name: connections.name,
      day: accountMeasures.day,
      values: accountMeasures.values,
    })
    .from(connections)
    .leftJoin(
      accountMeasures,
      and(
        eq(accountMeasures.connectionId, connections.id),
        eq(accountMeasures.workspaceId, workspaceId),
        gte(accountMeasures.day, from),
      ),
    )
    .where(and(eq(connections.workspaceId, workspaceId), isNull(connections.deletedAt)))
    .orderBy(asc(connections.createdAt), asc(connections.id), asc(accountMeasures.day))
    .limit(maxAccountDays)
}

export interface PublishedRow {
  targetId: string
  postId: string
  platform: PlatformId
  accountName: string | null
  text: string
  endedAt: Date
  permalink: string | null
  values: Values
}

const maxPublished = 1000

/** The workspace's published posts since a moment, newest first, with their last measured values. */
export async function listPublished(db: Executor, workspaceId: string, since: Date): Promise<PublishedRow[]> {
  const rows = await db
    .select({
      targetId: postTargets.id,
      postId: postTargets.postId,
      platform: postTargets.platform,
      accountName: postTargets.accountName,
      text: sql<string>`left(coalesce(${posts.content} #>> array['versions', ${postTargets.platform}, 'text'],
        ${posts.content} ->> 'text', ''), 280)`,
      endedAt: postTargets.endedAt,
      permalink: postTargets.permalink,
    })
    .from(postTargets)
    .innerJoin(posts, eq(posts.id, postTargets.postId))
    .where(
      and(
        eq(postTargets.workspaceId, workspaceId),
        eq(posts.workspaceId, workspaceId),
        eq(postTargets.state, 'published'),
        gte(postTargets.endedAt, since),
      ),
    )
    .orderBy(desc(postTargets.endedAt))
    .limit(maxPublished)
  const ids = rows.map(({ targetId }) => targetId)
  const measures =
    ids.length === 0
      ? []
      : await db
          .selectDistinctOn([postMeasures.targetId], {
            targetId: postMeasures.targetId,
            values: postMeasures.values,
          })
          .from(postMeasures)
          .where(and(eq(postMeasures.workspaceId, workspaceId), inArray(postMeasures.targetId, ids)))
          .orderBy(postMeasures.targetId, desc(postMeasures.day))
  const known = new Map(measures.map(({ targetId, values }) => [targetId, values]))
  return rows.flatMap(({ endedAt, ...row }) =>
    endedAt ? [{ ...row, endedAt, values: known.get(row.targetId) ?? {} }] : [],
  )
}

export interface PublishedCounts {
  posts: number
  /** A post counts once for each platform. */
  sends: number
  byPlatform: ReadonlyMap<PlatformId, number>
}

/** Numbers of posts that were published since a moment. */
export async function countPublished(
  db: Executor,
  workspaceId: string,
  since: Date,
): Promise<PublishedCounts> {
  const { platform, postId } = postTargets
  const isPublished = and(
    eq(postTargets.workspaceId, workspaceId),
    eq(postTargets.state, 'published'),
    gte(postTargets.endedAt, since),
  )
  const rows = await db
    .select({ platform, sends: count() })
    .from(postTargets)
    .where(isPublished)
    .groupBy(platform)
  const [all] = await db
    .select({ posts: countDistinct(postId) })
    .from(postTargets)
    .where(isPublished)
  return {
    posts: all!.posts,
    sends: rows.reduce((sum, { sends }) => sum + sends, 0),
    byPlatform: new Map(rows.map((row) => [row.platform, row.sends])),
  }
}

/** The number of posts that are planned between two days of their own wall clocks and that nothing has come of yet. */
export async function countPlanned(
  db: Executor,
  workspaceId: string,
  days: { from: string; to: string },
): Promise<number> {
  const ended = db
    .select({ one: sql`1` })
    .from(postTargets)
    .where(
      and(
        eq(postTargets.postId, posts.id),
        eq(postTargets.workspaceId, workspaceId),
        inArray(postTargets.state, ['published', 'rehearsed']),
      ),
    )
  const [row] = await db
    .select({ planned: count() })
    .from(posts)
    .where(
      and(
        eq(posts.workspaceId, workspaceId),
        isNull(posts.deletedAt),
        between(posts.plannedOn, days.from, days.to),
        notExists(ended),
      ),
    )
  return row!.planned
}
