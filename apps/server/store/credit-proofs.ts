import { asc, desc, eq, gt, inArray, lt, sql } from './sql.ts'
import type { Executor } from './database.ts'
import { creditProofs } from './schema-licences.ts'
import { ledgerEntries, workspaces } from './schema.ts'

/** Compares the balances and debts of workspaces after an id, in the order of their ids. */
export async function compareBalances(
  db: Executor,
  { after, limit }: { after: string; limit: number },
): Promise<{ id: string; isRight: boolean }[]> {
  const page = db
    .select({ id: workspaces.id, balance: workspaces.creditBalance, debt: workspaces.creditDebt })
    .from(workspaces)
    .where(gt(workspaces.id, after))
    .orderBy(asc(workspaces.id))
    .limit(limit)
    .as('page')
  const sums = db
    .select({
      workspaceId: ledgerEntries.workspaceId,
      total: sql<number>`sum(${ledgerEntries.amount})`.as('total'),
      owed: sql<number>`sum(${ledgerEntries.debtAmount})`.as('owed'),
    })
    .from(ledgerEntries)
    .where(inArray(ledgerEntries.workspaceId, db.select({ id: page.id }).from(page)))
    .groupBy(ledgerEntries.workspaceId)
    .as('sums')
  const isRight = sql<boolean>`${page.balance} = coalesce(${sums.total}, 0) and ${page.debt} = coalesce(${sums.owed}, 0)`
  return db
    .select({ id: page.id, isRight })
    .from(page)
    .leftJoin(sums, eq(sums.workspaceId, page.id))
    .orderBy(asc(page.id))
}

type ProofRow = typeof creditProofs.$inferSelect

export async function readLastProof(db: Executor): Promise<ProofRow | null> {
  const [row] = await db.select().from(creditProofs).orderBy(desc(creditProofs.createdAt)).limit(1)
  return row ?? null
}

export async function insertProof(db: Executor, proof: Omit<ProofRow, 'createdAt'>): Promise<void> {
  await db.insert(creditProofs).values(proof)
}

export async function forgetProofs(db: Executor, before: Date): Promise<void> {
  await db.delete(creditProofs).where(lt(creditProofs.createdAt, before))
}
