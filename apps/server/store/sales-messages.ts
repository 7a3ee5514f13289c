import { and, asc, desc, eq, gte, isNull, lt, sql } from './sql.ts'
import type { Executor, Transaction } from './database.ts'
import { salesMessages } from './schema-payments.ts'
import { users } from './schema.ts'

export type SalesMessageRow = typeof salesMessages.$inferSelect

export async function insertSalesMessage(
  db: Executor,
  message: Pick<SalesMessageRow, 'id' | 'workspaceId' | 'name' | 'email' | 'message'>,
): Promise<void> {
  await db.insert(salesMessages).values(message)
}

/** Until the end of the transaction nobody else counts or writes messages, so that no limit is exceeded. */
export async function lockSalesMessages(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('sales_messages'))`)
}

export function countSalesMessages(db: Executor, since: Date): Promise<number> {
  return db.$count(salesMessages, gte(salesMessages.createdAt, since))
}

/** The latest messages, newest first. */
export function listSalesMessages(db: Executor, limit: number): Promise<SalesMessageRow[]> {
  return db.select().from(salesMessages).orderBy(desc(salesMessages.createdAt)).limit(limit)
}

/** Messages that are to be mailed, oldest first. */
export function listUnmailed(
  db: Executor,
  { mostTries, limit }: { mostTries: number; limit: number },
): Promise<SalesMessageRow[]> {
  return db
    .select()
    .from(salesMessages)
    .where(and(isNull(salesMessages.mailedAt), lt(salesMessages.mailTries, mostTries)))
    .orderBy(asc(salesMessages.createdAt))
    .limit(limit)
}

/** True for the only caller who may mail a message now. */
export async function claimMailing(db: Executor, id: string, now: Date): Promise<boolean> {
  const claimed = await db
    .update(salesMessages)
    .set({ mailedAt: now, mailTries: sql`${salesMessages.mailTries} + 1` })
    .where(and(eq(salesMessages.id, id), isNull(salesMessages.mailedAt)))
    .returning({ id: salesMessages.id })
  return claimed.length > 0
}

/** The mail server did not take it. */
export async function releaseMailing(db: Executor, id: string): Promise<void> {
  await db.update(salesMessages).set({ mailedAt: null }).where(eq(salesMessages.id, id))
}

/** Null before anyone signed up. */
export async function findOperatorEmail(db: Executor): Promise<string | null> {
  const [row] = await db.select({ email: users.email }).from(users).where(eq(users.isOperator, true))
  return row?.email ?? null
}
