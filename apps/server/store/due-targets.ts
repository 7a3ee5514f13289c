// Targets whose moment has come. A process takes them with a lease; every change that it makes names its attempt, so a
// process that lost its lease changes nothing.

import { and, eq, inArray, isNotNull, isNull, lte, sql } from './sql.ts'
import type { PostContent } from '@vivify/contract/post'
import type { Database, Executor } from './database.ts'
import type { TargetRow } from './posts.ts'
import { connections, posts, postTargets, type JournalStep } from './schema-social.ts'

/** A target that this process took, with the post's content. */
export interface TakenTarget extends TargetRow {
  content: PostContent
  isDeleted: boolean
}

const inSeconds = (ms: number) => sql`now() + make_interval(secs => ${ms / 1000})`

/**
 * Takes due targets, each for one process, and writes the receipts' lines. Accounts take turns: the first target of each,
 * then the second of each. A target of an account whose platform asked to wait is left alone until then.
 */
export async function takeDueTargets(
  db: Database,
  { limit, leaseMs }: { limit: number; leaseMs: number },
): Promise<TakenTarget[]> {
  const ids = sql`
    with due as (
      select target.id, target.due_at,
        row_number() over (partition by target.workspace_id order by target.due_at, target.id) as place
      from ${postTargets} target
      left join ${connections} account on account.id = target.connection_id
      where target.due_at <= now() and target.state in ('scheduled', 'publishing')
        and (account.blocked_until is null or account.blocked_until <= now() or target.state = 'publishing')
    )
    select target.id from ${postTargets} target join due on due.id = target.id
    where target.due_at <= now()
    order by due.place, due.due_at limit ${limit}
    for update of target skip locked`
  const taken = await db
    .update(postTargets)
    .set({
      state: 'publishing',
      attempt: sql`${postTargets.attempt} + 1`,
      dueAt: inSeconds(leaseMs),
    })
    .where(sql`${postTargets.id} in (${ids})`)
    .returning()
  if (taken.length === 0) return []
  const rows = await db
    .select({ id: posts.id, content: posts.content, deletedAt: posts.deletedAt })
    .from(posts)
    .where(inArray(posts.id, [...new Set(taken.map(({ postId }) => postId))]))
  const byId = new Map(rows.map((row) => [row.id, row]))
  return taken.flatMap((target) => {
    const post = byId.get(target.postId)
    return post ? [{ ...target, content: post.content, isDeleted: post.deletedAt !== null }] : []
  })
}

/** Targets with media that wait for a moment within `aheadMs`, the earliest first. */
export async function findTargetsDueWithin(
  db: Executor,
  { aheadMs, limit }: { aheadMs: number; limit: number },
): Promise<Pick<TakenTarget, 'id' | 'workspaceId' | 'platform' | 'content'>[]> {
  const { id, workspaceId, platform, dueAt, state } = postTargets
  return db
    .select({ id, workspaceId, platform, content: posts.content })
    .from(postTargets)
    .innerJoin(posts, eq(posts.id, postTargets.postId))
    .where(
      and(
        eq(state, 'scheduled'),
        lte(dueAt, inSeconds(aheadMs)),
        isNull(posts.deletedAt),
        sql`jsonb_array_length(${posts.content}->'media') > 0`,
      ),
    )
    .orderBy(dueAt)
    .limit(limit)
}

/** Extends the leases of targets that this process works on. Returns those that are still its own. */
export async function renewLeases(
  db: Executor,
  held: readonly Pick<TargetRow, 'id' | 'attempt'>[],
  leaseMs: number,
): Promise<ReadonlySet<string>> {
  if (held.length === 0) return new Set()
  const pairs = sql.join(
    held.map(({ id, attempt }) => sql`(${id}, ${attempt}::int)`),
    sql`, `,
  )
  const rows = await db
    .update(postTargets)
    .set({ dueAt: inSeconds(leaseMs) })
    .where(
      and(
        eq(postTargets.state, 'publishing'),
        sql`(${postTargets.id}, ${postTargets.attempt}) in (values ${pairs})`,
      ),
    )
    .returning({ id: postTargets.id })
  return new Set(rows.map(({ id }) => id))
}

/** Makes all taken targets due at once: for a process that is alone on its database and starts anew. */
export async function releaseAllTargets(db: Executor): Promise<void> {
  await db
    .update(postTargets)
    .set({ dueAt: sql`now()` })
    .where(and(eq(postTargets.state, 'publishing'), isNotNull(postTargets.dueAt)))
}

/** Keeps or forgets (`null`) a step of a target's journal. Returns false when this attempt may no longer act. */
export async function writeStep(
  db: Executor,
  { id, attempt }: Pick<TargetRow, 'id' | 'attempt'>,
  name: string,
  step: JournalStep | null,
): Promise<boolean> {
  const journal =
    step === null
      ? sql`${postTargets.journal} - ${name}::text`
      : sql`${postTargets.journal} || ${JSON.stringify({ [name]: step })}::jsonb`
  const rows = await db
    .update(postTargets)
    .set({ journal })
    .where(and(eq(postTargets.id, id), eq(postTargets.attempt, attempt), eq(postTargets.state, 'publishing')))
    .returning({ id: postTargets.id })
  return rows.length > 0
}

/** The time in milliseconds until the next target is due, if that is within a minute; null otherwise. Not negative. */
export async function readNextDueMs(db: Executor): Promise<number | null> {
  // `greatest` ignores a null, so it must not see the minimum of no rows.
  const [row] = await db
    .select({
      ms: sql<number | null>`case when min(${postTargets.dueAt}) is not null
        then greatest(0, extract(epoch from min(${postTargets.dueAt}) - now()) * 1000)::float8 end`,
    })
    .from(postTargets)
    .where(and(isNotNull(postTargets.dueAt), lte(postTargets.dueAt, sql`now() + interval '1 minute'`)))
  return row?.ms ?? null
}
