// Guests that never came back. The ledger is append-only, so the workspace, its ledger and the bare user row stay; all
// other rows of the guest are deleted.

import { and, asc, eq, exists, gte, inArray, isNull, lt, not, or, sql, type SQL } from './sql.ts'
import type { PgTable } from './pg-tables.ts'
import type { Database, Executor } from './database.ts'
import { deleteOwnRows } from './own-rows.ts'
import { articles } from './schema-articles.ts'
import { connections, personas, posts, postTargets } from './schema-social.ts'
import {
  assets,
  brandKits,
  creations,
  jobs,
  ledgerEntries,
  projects,
  sessions,
  users,
  workspaces,
} from './schema.ts'

export interface LostGuest {
  userId: string
  workspaceId: string
}

/** Guests without any sign of life since the given time, oldest first. */
export function listLostGuests(db: Executor, before: Date, limit: number): Promise<LostGuest[]> {
  return selectGuests(db)
    .where(isLost(db, before))
    .orderBy(asc(workspaces.createdAt), asc(workspaces.id))
    .limit(limit)
}

/**
 * Deletes the data of a lost guest in one transaction, and returns the storage keys of its files, which the caller
 * removes. Returns null when the guest came back, or when another process holds its lock.
 */
export function purgeGuest(db: Database, guest: LostGuest, before: Date): Promise<string[] | null> {
  return db.transaction(async (tx) => {
    // Opening a session, signing up and inserting any row refer to one of these two rows, so they wait for these locks.
    const isThis = and(eq(users.id, guest.userId), eq(workspaces.id, guest.workspaceId))
    const held = await selectGuests(tx).where(isThis).for('update', { skipLocked: true })
    if (held.length === 0) return null
    // A separate statement, so that it sees everything that was committed before we got the locks.
    const lost = await selectGuests(tx).where(and(isThis, isLost(tx, before)))
    if (lost.length === 0) return null
    return deleteOwnRows(tx, guest)
  })
}

/** Records that a guest is back, so that its new data can be purged later too. */
export async function forgetPurge(db: Executor, userId: string): Promise<void> {
  await db.update(workspaces).set({ purgedAt: null }).where(eq(workspaces.ownerUserId, userId))
}

function selectGuests(db: Executor) {
  return db
    .select({ userId: users.id, workspaceId: workspaces.id })
    .from(workspaces)
    .innerJoin(users, eq(users.id, workspaces.ownerUserId))
    .$dynamic()
}

/** Signing out deletes the session, so the jobs and the ledger count as signs of the last visit too. */
function isLost(db: Executor, before: Date): SQL {
  const has = (table: PgTable, condition: SQL | undefined): SQL =>
    exists(
      db
        .select({ one: sql`1` })
        .from(table)
        .where(condition),
    )
  const id = workspaces.id
  const isActive = inArray(jobs.status, ['queued', 'running'])
  const isRecent = or(gte(jobs.createdAt, before), gte(jobs.finishedAt, before))
  const signs = [
    has(sessions, and(eq(sessions.userId, users.id), gte(sessions.updatedAt, before))),
    has(jobs, and(eq(jobs.workspaceId, id), or(isActive, isRecent))),
    has(projects, and(eq(projects.workspaceId, id), gte(projects.updatedAt, before))),
    has(personas, and(eq(personas.workspaceId, id), gte(personas.updatedAt, before))),
    has(articles, and(eq(articles.workspaceId, id), gte(articles.updatedAt, before))),
    has(posts, and(eq(posts.workspaceId, id), gte(posts.updatedAt, before))),
    has(
      postTargets,
      and(
        eq(postTargets.workspaceId, id),
        inArray(postTargets.state, ['scheduled', 'publishing', 'unconfirmed']),
      ),
    ),
    has(creations, and(eq(creations.workspaceId, id), gte(creations.createdAt, before))),
    has(assets, and(eq(assets.workspaceId, id), gte(assets.createdAt, before))),
    has(connections, and(eq(connections.workspaceId, id), gte(connections.createdAt, before))),
    has(brandKits, and(eq(brandKits.workspaceId, id), gte(brandKits.updatedAt, before))),
    has(ledgerEntries, and(eq(ledgerEntries.workspaceId, id), gte(ledgerEntries.createdAt, before))),
  ]
  const isOldGuest = and(
    eq(users.isAnonymous, true),
    lt(users.createdAt, before),
    isNull(workspaces.purgedAt),
  )
  return and(isOldGuest, ...signs.map((sign) => not(sign)))!
}
