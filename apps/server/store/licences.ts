import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lt, or } from './sql.ts'
import type { Executor, Transaction } from './database.ts'
import { licences, licenceTries } from './schema-licences.ts'

export type LicenceRow = typeof licences.$inferSelect

/** The length of one INSERT. */
const insertedAtOnce = 500

export async function insertLicences(
  tx: Transaction,
  rows: readonly (typeof licences.$inferInsert)[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += insertedAtOnce) {
    await tx.insert(licences).values(rows.slice(start, start + insertedAtOnce))
  }
}

/** The license with one of these hashes, or null. */
export async function findLicence(db: Executor, hashes: readonly string[]): Promise<LicenceRow | null> {
  const [row] = await db
    .select()
    .from(licences)
    .where(inArray(licences.hash, [...hashes]))
  return row ?? null
}

/** Locks a license until the transaction ends. */
export async function lockLicence(tx: Transaction, id: string): Promise<LicenceRow | null> {
  const [row] = await tx.select().from(licences).where(eq(licences.id, id)).for('update')
  return row ?? null
}

/**
 * Gives an unused license to a workspace, in one conditional statement, so that of simultaneous calls one succeeds.
 * Returns null when it was used, revoked or has expired.
 */
export async function takeLicence(
  tx: Transaction,
  { id, workspaceId, now }: { id: string; workspaceId: string; now: Date },
): Promise<LicenceRow | null> {
  const isUsable = and(
    isNull(licences.redeemedAt),
    isNull(licences.revokedAt),
    or(isNull(licences.expiresAt), gt(licences.expiresAt, now)),
  )
  const [row] = await tx
    .update(licences)
    .set({ redeemedBy: workspaceId, redeemedAt: now })
    .where(and(eq(licences.id, id), isUsable))
    .returning()
  return row ?? null
}

/** The plans of a workspace's licenses that are not revoked. */
export async function listLicencePlans(tx: Transaction, workspaceId: string): Promise<LicenceRow['plan'][]> {
  const rows = await tx
    .selectDistinct({ plan: licences.plan })
    .from(licences)
    .where(and(eq(licences.redeemedBy, workspaceId), isNull(licences.revokedAt)))
  return rows.map(({ plan }) => plan)
}

/** A workspace's latest licenses, newest first. */
export function listRedeemed(db: Executor, workspaceId: string, limit: number): Promise<LicenceRow[]> {
  return db
    .select()
    .from(licences)
    .where(eq(licences.redeemedBy, workspaceId))
    .orderBy(desc(licences.redeemedAt), desc(licences.position))
    .limit(limit)
}

/** All licenses or those of a batch, in the order of issue. */
export function listLicences(
  db: Executor,
  options: { batch: string | undefined; after: number; limit: number },
): Promise<LicenceRow[]> {
  const { batch, after, limit } = options
  return db
    .select()
    .from(licences)
    .where(and(gt(licences.position, after), batch === undefined ? undefined : eq(licences.batch, batch)))
    .orderBy(asc(licences.position))
    .limit(limit)
}

/** Returns false when the batch has no license at all. */
export async function hasBatch(db: Executor, batch: string): Promise<boolean> {
  const rows = await db.select({ id: licences.id }).from(licences).where(eq(licences.batch, batch)).limit(1)
  return rows.length > 0
}

/** Revokes those of a batch that nobody has redeemed. Returns their number. */
export async function revokeUnused(db: Executor, batch: string, now: Date): Promise<number> {
  const rows = await db
    .update(licences)
    .set({ revokedAt: now })
    .where(and(eq(licences.batch, batch), isNull(licences.revokedAt), isNull(licences.redeemedAt)))
    .returning({ id: licences.id })
  return rows.length
}

/** Ids of a batch's redeemed licenses that are not revoked. */
export async function listRevocable(db: Executor, batch: string): Promise<string[]> {
  const rows = await db
    .select({ id: licences.id })
    .from(licences)
    .where(and(eq(licences.batch, batch), isNull(licences.revokedAt), isNotNull(licences.redeemedAt)))
  return rows.map(({ id }) => id)
}

export async function markRevoked(
  tx: Transaction,
  { id, takenBackCredits, now }: { id: string; takenBackCredits: number; now: Date },
): Promise<void> {
  await tx.update(licences).set({ revokedAt: now, takenBackCredits }).where(eq(licences.id, id))
}

/** The moments of a workspace's refused tries since a moment, oldest first, at most `limit`. */
export async function listTries(
  tx: Transaction,
  workspaceId: string,
  { since, limit }: { since: Date; limit: number },
): Promise<Date[]> {
  const rows = await tx
    .select({ createdAt: licenceTries.createdAt })
    .from(licenceTries)
    .where(and(eq(licenceTries.workspaceId, workspaceId), gt(licenceTries.createdAt, since)))
    .orderBy(asc(licenceTries.createdAt))
    .limit(limit)
  return rows.map(({ createdAt }) => createdAt)
}

export async function insertTry(tx: Transaction, row: typeof licenceTries.$inferInsert): Promise<void> {
  await tx.insert(licenceTries).values(row)
}

/** Deletes tries that no longer count. */
export async function forgetTries(db: Executor, before: Date): Promise<void> {
  await db.delete(licenceTries).where(lt(licenceTries.createdAt, before))
}
