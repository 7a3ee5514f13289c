// Guests that never came back. The ledger is append-only, so the workspace, its ledger and the bare user row stay; all
// other rows of the guest are deleted.

import { and, asc, eq, exists, gte, inArray, isNull, lt, not, or, sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database, Executor, Transaction } from './database.ts'
import { apiKeys } from './schema-callers.ts'
import { articlePublications, articleSites } from './schema-article-sites.ts'
import { articleBatches, articles, articleSteps, articleVersions } from './schema-articles.ts'
import {
  assets,
  brandKits,
  creations,
  jobs,
  outsideOperations,
  ledgerEntries,
  projects,
  sessions,
  users,
  workspaces,
} from './schema.ts'
import { dataExports } from './schema-data-exports.ts'
import { kits } from './schema-kits.ts'
import { licenceTries } from './schema-licences.ts'
import { checkouts, salesMessages } from './schema-payments.ts'
import { vendorKeys } from './schema-vendor-keys.ts'
import { webhookDeliveries, webhooks } from './schema-webhooks.ts'
import {
  accountMeasures,
  calendarFeeds,
  connectionLogins,
  connections,
  libraryEntries,
  libraryFolders,
  personas,
  postEvents,
  postMeasures,
  posts,
  postTargets,
  queueSlots,
  reviewLinks,
  reviewNotes,
  strategies,
} from './schema-social.ts'

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
    return deleteAll(tx, guest)
  })
}

/** Records that a guest is back, so that its new data can be purged later too. */
export async function forgetPurge(db: Executor, userId: string): Promise<void> {
  await db.update(workspaces).set({ purgedAt: null }).where(eq(workspaces.ownerUserId, userId))
}

/** In an order in which no row refers to a deleted one. */
const ownTables = [
  articlePublications,
  articleSites,
  articleSteps,
  articleVersions,
  articles,
  articleBatches,
  reviewNotes,
  reviewLinks,
  postMeasures,
  accountMeasures,
  postTargets,
  postEvents,
  posts,
  personas,
  queueSlots,
  calendarFeeds,
  strategies,
  libraryEntries,
  libraryFolders,
  connectionLogins,
  connections,
  kits,
  licenceTries,
  checkouts,
  salesMessages,
  vendorKeys,
  apiKeys,
  webhookDeliveries,
  webhooks,
] as const

/** Deletes everything of a workspace except its ledger. Returns the storage keys of its files, for the caller to remove. */
export async function deleteAll(tx: Transaction, { userId, workspaceId }: LostGuest): Promise<string[]> {
  await tx.delete(creations).where(eq(creations.workspaceId, workspaceId))
  for (const table of ownTables) await tx.delete(table).where(eq(table.workspaceId, workspaceId))
  await tx.delete(projects).where(eq(projects.workspaceId, workspaceId))
  await tx.delete(brandKits).where(eq(brandKits.workspaceId, workspaceId))
  await tx.delete(outsideOperations).where(eq(outsideOperations.workspaceId, workspaceId))
  await tx.delete(jobs).where(eq(jobs.workspaceId, workspaceId))
  await tx.delete(sessions).where(eq(sessions.userId, userId))
  const files = await tx
    .delete(assets)
    .where(eq(assets.workspaceId, workspaceId))
    .returning({ storageKey: assets.storageKey })
  const exported = await tx
    .delete(dataExports)
    .where(eq(dataExports.workspaceId, workspaceId))
    .returning({ storageKey: dataExports.storageKey })
  await tx
    .update(workspaces)
    .set({ purgedAt: sql`now()` })
    .where(eq(workspaces.id, workspaceId))
  return [...files, ...exported].map(({ storageKey }) => storageKey)
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
