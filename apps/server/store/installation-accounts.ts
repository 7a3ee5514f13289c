// Accounts as the operator sees them: who there is and how much they use, and nothing of what they made.

import { and, countDistinct, desc, eq, ilike, inArray, isNull, max, sql } from './sql.ts'
import { largerPlan, type Plan } from '@vivify/contract/plans'
import type { Executor } from './database.ts'
import { apiKeys } from './schema-callers.ts'
import { assets, sessions, users, workspaces } from './schema.ts'

export interface AccountQuery {
  show: 'people' | 'guests'
  /** A part of the email; empty for all. */
  search: string
  /** Only accounts below this one in the list. */
  after: AccountPlace | null
  limit: number
}

/** Where an account stands in the list. */
export interface AccountPlace {
  /** Microseconds since 1970, as PostgreSQL keeps them. A text, because it is too large for a number. */
  createdMicros: string
  id: string
}

export interface AccountRow extends AccountPlace {
  email: string
  isGuest: boolean
  isOperator: boolean
  createdAt: Date
  lastSeenAt: Date | null
  plan: Plan['id'] | null
  credits: number
  bytes: number
}

const createdMicros = sql<string>`(extract(epoch from ${users.createdAt}) * 1000000)::bigint`

/** Accounts that are not deleted, newest first. */
export async function listAccountRows(
  db: Executor,
  { show, search, after, limit }: AccountQuery,
): Promise<AccountRow[]> {
  const rows = await db
    .select({
      id: users.id,
      createdMicros: sql<string>`${createdMicros}::text`,
      email: users.email,
      isGuest: users.isAnonymous,
      isOperator: users.isOperator,
      createdAt: users.createdAt,
      workspaceId: workspaces.id,
      chosen: workspaces.plan,
      licensed: workspaces.licencePlan,
      credits: workspaces.creditBalance,
    })
    .from(users)
    .leftJoin(workspaces, and(eq(workspaces.ownerUserId, users.id), workspaces.isHome))
    .where(
      and(
        isNull(users.deletedAt),
        isNull(workspaces.purgedAt),
        eq(users.isAnonymous, show === 'guests'),
        search === '' ? undefined : ilike(users.email, `%${search.replace(/[\\%_]/g, '\\$&')}%`),
        after === null
          ? undefined
          : sql`(${createdMicros}, ${users.id}) < (${after.createdMicros}::bigint, ${after.id})`,
      ),
    )
    .orderBy(desc(createdMicros), desc(users.id))
    .limit(limit)
  const userIds = rows.map(({ id }) => id)
  const [seen, bytes] = await Promise.all([
    readLastSeen(db, userIds),
    sumBytesOf(
      db,
      rows.flatMap(({ workspaceId }) => workspaceId ?? []),
    ),
  ])
  return rows.map(({ workspaceId, chosen, licensed, credits, ...row }) => ({
    ...row,
    lastSeenAt: seen.get(row.id) ?? null,
    plan: largerPlan(chosen, licensed),
    credits: credits ?? 0,
    bytes: bytes.get(workspaceId ?? '') ?? 0,
  }))
}

/** The last sign of life of each account, by a session or an API key. */
async function readLastSeen(db: Executor, userIds: readonly string[]): Promise<Map<string, Date>> {
  if (userIds.length === 0) return new Map()
  const bySession = await db
    .select({ userId: sessions.userId, at: max(sessions.updatedAt) })
    .from(sessions)
    .where(inArray(sessions.userId, [...userIds]))
    .groupBy(sessions.userId)
  const byKey = await db
    .select({ userId: apiKeys.userId, at: max(apiKeys.lastUsedAt) })
    .from(apiKeys)
    .where(inArray(apiKeys.userId, [...userIds]))
    .groupBy(apiKeys.userId)
  const seen = new Map<string, Date>()
  for (const { userId, at } of [...bySession, ...byKey]) {
    if (at !== null && at > (seen.get(userId) ?? new Date(0))) seen.set(userId, at)
  }
  return seen
}

async function sumBytesOf(db: Executor, workspaceIds: readonly string[]): Promise<Map<string, number>> {
  if (workspaceIds.length === 0) return new Map()
  const rows = await db
    .select({
      workspaceId: assets.workspaceId,
      bytes: sql<number>`sum(${assets.sizeBytes})::float8`.mapWith(Number),
    })
    .from(assets)
    .where(and(inArray(assets.workspaceId, [...workspaceIds]), isNull(assets.deletedAt)))
    .groupBy(assets.workspaceId)
  return new Map(rows.map(({ workspaceId, bytes }) => [workspaceId, bytes]))
}

/** How many accounts there are, and their balances together. */
export async function countAccounts(
  db: Executor,
): Promise<{ people: number; guests: number; credits: number }> {
  const rows = await db
    .select({
      isGuest: users.isAnonymous,
      accounts: countDistinct(users.id),
      credits: sql<number>`coalesce(sum(${workspaces.creditBalance}), 0)::float8`.mapWith(Number),
    })
    .from(users)
    .leftJoin(workspaces, eq(workspaces.ownerUserId, users.id))
    .where(and(isNull(users.deletedAt), isNull(workspaces.purgedAt)))
    .groupBy(users.isAnonymous)
  const countOf = (isGuest: boolean): number => rows.find((row) => row.isGuest === isGuest)?.accounts ?? 0
  return {
    people: countOf(false),
    guests: countOf(true),
    credits: rows.reduce((sum, { credits }) => sum + credits, 0),
  }
}
