// Rows of posts, of their targets and of their receipts. Each change of a target names the states that it may leave, and
// where a process works on it, that process's attempt; it writes the receipt's line in the same statement.

import { setImmediate } from 'node:timers/promises'
import {
  and,
  asc,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  lte,
  ne,
  or,
  sql,
  type SQL,
  type SQLWrapper,
} from './sql.ts'
import type { PostContent, TargetState } from '@vivify/contract/post'
import type { Executor, Transaction } from './database.ts'
import { postEvents, posts, postTargets } from './schema-social.ts'

export type PostRow = typeof posts.$inferSelect
export type TargetRow = typeof postTargets.$inferSelect
export type EventRow = typeof postEvents.$inferSelect

const live = (workspaceId: string, id: string) =>
  and(eq(posts.workspaceId, workspaceId), eq(posts.id, id), isNull(posts.deletedAt))

/** The workspace's post, or null. */
export async function findPost(db: Executor, workspaceId: string, id: string): Promise<PostRow | null> {
  const [row] = await db.select().from(posts).where(live(workspaceId, id))
  return row ?? null
}

/** Locks the post until the transaction ends, so that its actions happen one after another. */
export async function lockPost(tx: Transaction, workspaceId: string, id: string): Promise<PostRow | null> {
  const [row] = await tx.select().from(posts).where(live(workspaceId, id)).for('update')
  return row ?? null
}

/** Returns null when the id, or the repetition of this day, exists. */
export async function insertPost(db: Executor, post: typeof posts.$inferInsert): Promise<PostRow | null> {
  const [row] = await db.insert(posts).values(post).onConflictDoNothing().returning()
  return row ?? null
}

/** Saves content on top of a revision; any revision when it is null. Returns null when it is not the latest. */
export async function updatePost(
  db: Executor,
  key: { workspaceId: string; id: string; revision: number | null },
  content: PostContent,
): Promise<PostRow | null> {
  const { workspaceId, id, revision } = key
  const [row] = await db
    .update(posts)
    .set({
      content,
      plannedOn: content.plan?.date ?? null,
      revision: sql`${posts.revision} + 1`,
      updatedAt: sql`now()`,
    })
    .where(and(live(workspaceId, id), revision === null ? undefined : eq(posts.revision, revision)))
    .returning()
  return row ?? null
}

/** Marks a post as deleted or restores it. Returns false when there is none to change. */
export async function markPost(
  db: Executor,
  { workspaceId, id }: { workspaceId: string; id: string },
  change: 'deleted' | 'restored',
): Promise<boolean> {
  const isBefore = change === 'deleted' ? isNull(posts.deletedAt) : isNotNull(posts.deletedAt)
  const rows = await db
    .update(posts)
    .set({ deletedAt: change === 'deleted' ? sql`now()` : null })
    .where(and(eq(posts.workspaceId, workspaceId), eq(posts.id, id), isBefore))
    .returning({ id: posts.id })
  return rows.length > 0
}

export interface PostFilter {
  workspaceId: string
  from?: string | undefined
  to?: string | undefined
  limit: number
}

/**
 * Ids of a workspace's posts: those planned between two days in the order of their plans, then those sent in these days
 * without a plan; or the last changed first.
 */
export async function listPostIds(db: Executor, filter: PostFilter): Promise<string[]> {
  const { workspaceId, from, to, limit } = filter
  const isPlanned = from !== undefined || to !== undefined
  const rows = await db
    .select({ id: posts.id })
    .from(posts)
    .where(
      and(
        eq(posts.workspaceId, workspaceId),
        isNull(posts.deletedAt),
        isPlanned ? or(isWithin(posts.plannedOn, filter), wasSentUnplanned(db, filter)) : undefined,
      ),
    )
    .orderBy(...(isPlanned ? [asc(posts.plannedOn)] : [desc(posts.updatedAt)]), desc(posts.id))
    .limit(limit)
  return rows.map(({ id }) => id)
}

const atOnce = { longPosts: 20, shortPosts: 100 }
const shortCharacters = 5000

/**
 * The workspace's posts with these ids, in their order. Reads until the contents have `most` characters; returns null when
 * there are more.
 */
export async function findPosts(
  db: Executor,
  workspaceId: string,
  { ids, most }: { ids: readonly string[]; most: number },
): Promise<PostRow[] | null> {
  const found = new Map<string, PostRow>()
  let characters = 0
  for (let start = 0, next = 0; start < ids.length; start = next) {
    // The built-in database works in this process: other requests get their turn between two reads.
    await setImmediate()
    const average = start === 0 ? Infinity : characters / start
    next = start + (average < shortCharacters ? atOnce.shortPosts : atOnce.longPosts)
    const some = ids.slice(start, next)
    const rows = await db
      .select({ row: posts, characters: sql<number>`length(${posts.content}::text)` })
      .from(posts)
      .where(and(eq(posts.workspaceId, workspaceId), inArray(posts.id, some), isNull(posts.deletedAt)))
    for (const one of rows) {
      found.set(one.row.id, one.row)
      characters += one.characters
    }
    if (characters > most) return null
  }
  return ids.flatMap((id) => found.get(id) ?? [])
}

function isWithin(column: SQLWrapper, { from, to }: PostFilter): SQL | undefined {
  return and(
    from === undefined ? undefined : sql`${column} >= ${from}`,
    to === undefined ? undefined : sql`${column} <= ${to}`,
  )
}

/** For posts that were sent at once, whose day is the one on which they ended, in UTC. */
function wasSentUnplanned(db: Executor, filter: PostFilter): SQL | undefined {
  const endedOn = sql`(${postTargets.endedAt} at time zone 'UTC')::date`
  const ended = db
    .select({ postId: postTargets.postId })
    .from(postTargets)
    .where(
      and(
        eq(postTargets.workspaceId, filter.workspaceId),
        ne(postTargets.state, 'cancelled'),
        isWithin(endedOn, filter),
      ),
    )
  return and(isNull(posts.plannedOn), inArray(posts.id, ended))
}

/** Number of a workspace's posts, and of those that are not deleted. */
export async function countPosts(
  db: Executor,
  workspaceId: string,
): Promise<{ posts: number; live: number }> {
  const [row] = await db
    .select({
      posts: sql<number>`count(*)::int`,
      live: sql<number>`(count(*) filter (where ${posts.deletedAt} is null))::int`,
    })
    .from(posts)
    .where(eq(posts.workspaceId, workspaceId))
  return row ?? { posts: 0, live: 0 }
}

/** Characters of a workspace's posts that have more than `least` each. */
export async function measurePosts(db: Executor, workspaceId: string, least: number): Promise<number> {
  const characters = sql`length(${posts.content}::text)`
  const [row] = await db
    .select({ sum: sql<string>`coalesce(sum(${characters}), 0)` })
    .from(posts)
    .where(and(eq(posts.workspaceId, workspaceId), sql`${characters} > ${least}`))
  return Number(row?.sum ?? 0)
}

/** Permanently removes posts deleted before the given time, with their targets. Receipts stay. */
export async function purgePosts(db: Executor, before: Date): Promise<void> {
  await db.delete(posts).where(lte(posts.deletedAt, before))
}

/** Posts that repeat, whose own time has come and whose next one does not exist yet. */
export function listRepeating(db: Executor): Promise<PostRow[]> {
  const next = sql`(select 1 from ${posts} later
    where later.repeat_of = coalesce(${posts.repeatOf}, posts.id) and later.planned_on > ${posts.plannedOn})`
  const target = sql`(select 1 from ${postTargets} target
    where target.post_id = posts.id and target.state <> 'cancelled' and target.planned_at <= now())`
  return db
    .select()
    .from(posts)
    .where(
      and(
        isNull(posts.deletedAt),
        sql`${posts.content} -> 'repeat' <> 'null'::jsonb`,
        isNotNull(posts.plannedOn),
        sql`exists ${target}`,
        sql`not exists ${next}`,
      ),
    )
    .limit(100)
}

/** Targets of posts, without the cancelled ones, in the order of their creation. */
export function listTargets(
  db: Executor,
  workspaceId: string,
  postIds: readonly string[],
): Promise<TargetRow[]> {
  if (postIds.length === 0) return Promise.resolve([])
  return db
    .select()
    .from(postTargets)
    .where(
      and(
        eq(postTargets.workspaceId, workspaceId),
        inArray(postTargets.postId, [...postIds]),
        sql`${postTargets.state} <> 'cancelled'`,
      ),
    )
    .orderBy(asc(postTargets.createdAt), asc(postTargets.platform))
}

export function listEvents(db: Executor, workspaceId: string, postId: string): Promise<EventRow[]> {
  return db
    .select()
    .from(postEvents)
    .where(and(eq(postEvents.workspaceId, workspaceId), eq(postEvents.postId, postId)))
    .orderBy(asc(postEvents.at), asc(postEvents.id))
    .limit(2000)
}

export async function countEvents(db: Executor, workspaceId: string, postId: string): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(postEvents)
    .where(and(eq(postEvents.workspaceId, workspaceId), eq(postEvents.postId, postId)))
  return row?.count ?? 0
}

/** A line of the receipt that goes with a change. */
export interface Told {
  eventId: string
  message: string
}

type NewTarget = Pick<
  TargetRow,
  'id' | 'workspaceId' | 'postId' | 'platform' | 'connectionId' | 'accountName' | 'key'
>

/** Schedules a post on a platform. Throws when it already has a target there that was not cancelled. */
export async function insertTarget(
  tx: Transaction,
  target: NewTarget & { dueAt: Date | SQL; plannedAt: Date | SQL },
  told: Told,
): Promise<void> {
  await tx.insert(postTargets).values({ ...target, state: 'scheduled' })
  await tellEvent(tx, target, 'scheduled', told)
}

type TargetChange = Partial<
  Pick<
    TargetRow,
    'connectionId' | 'accountName' | 'failures' | 'journal' | 'externalId' | 'permalink' | 'message'
  >
> & {
  state: TargetState
  dueAt: Date | SQL | null
  plannedAt?: Date | SQL
  endedAt?: SQL | null
  /** Ends the right of the process that took the target. */
  attempt?: SQL
}

/**
 * Changes a target that is in one of the states `from`, and of this attempt if one is given. Returns false otherwise.
 * Without `told`, the receipt gets no line.
 */
export async function changeTarget(
  db: Executor,
  key: { id: string; workspaceId: string; from: readonly TargetState[]; attempt?: number },
  change: TargetChange,
  told: Told | null,
): Promise<boolean> {
  const { id, workspaceId, from, attempt } = key
  const update = db
    .update(postTargets)
    .set(change)
    .where(
      and(
        eq(postTargets.id, id),
        eq(postTargets.workspaceId, workspaceId),
        inArray(postTargets.state, [...from]),
        attempt === undefined ? undefined : eq(postTargets.attempt, attempt),
      ),
    )
    .returning({
      workspaceId: postTargets.workspaceId,
      postId: postTargets.postId,
      targetId: postTargets.id,
      platform: postTargets.platform,
      state: postTargets.state,
    })
  if (told === null) return (await update).length > 0
  const changed = db.$with('changed').as(update)
  const rows = await db
    .with(changed)
    .insert(postEvents)
    .select(
      db
        .select({
          id: sql<string>`${told.eventId}`.as('id'),
          workspaceId: changed.workspaceId,
          postId: changed.postId,
          targetId: changed.targetId,
          platform: changed.platform,
          state: changed.state,
          message: sql<string>`${told.message}`.as('message'),
          at: sql<Date>`clock_timestamp()`.as('at'),
        })
        .from(changed),
    )
    .returning({ id: postEvents.id })
  return rows.length > 0
}

async function tellEvent(
  tx: Executor,
  target: Pick<NewTarget, 'id' | 'workspaceId' | 'postId' | 'platform'>,
  state: TargetState,
  { eventId, message }: Told,
): Promise<void> {
  const { id: targetId, workspaceId, postId, platform } = target
  await tx.insert(postEvents).values({ id: eventId, workspaceId, postId, targetId, platform, state, message })
}
