// Proves that each balance is the sum of its ledger entries. A database constraint and the transactions of ledger.ts make
// it so; this notices what neither expects, such as a row that was changed by hand.

import type { Database } from '../../store/database.ts'
import { compareBalances, insertProof, readLastProof } from '../../store/credit-proofs.ts'

export interface CreditProof {
  /** Balances that were compared. */
  workspaces: number
  /** Ids of those that are wrong, at most ten. */
  wrongIds: string[]
  wrong: number
}

/** Few enough that one statement is short, also in the built-in database, which has one connection. */
const comparedAtOnce = 500
const namedAtMost = 10

/** Compares all balances and keeps the result. Each part is read at one moment, so work may go on meanwhile. */
export async function proveLedger(
  db: Database,
  { createId, signal }: { createId: () => string; signal?: AbortSignal },
): Promise<CreditProof> {
  const proof: CreditProof = { workspaces: 0, wrong: 0, wrongIds: [] }
  let after = ''
  for (;;) {
    signal?.throwIfAborted()
    const rows = await compareBalances(db, { after, limit: comparedAtOnce })
    proof.workspaces += rows.length
    for (const { id, isRight } of rows) {
      if (isRight) continue
      proof.wrong++
      if (proof.wrongIds.length < namedAtMost) proof.wrongIds.push(id)
    }
    if (rows.length < comparedAtOnce) break
    after = rows.at(-1)!.id
  }
  await insertProof(db, { id: createId(), workspaces: proof.workspaces, wrong: proof.wrong })
  return proof
}

/** Proves when the last proof is older than `before`, whichever process made it. Returns null when it is not. */
export async function proveLedgerWhenDue(
  db: Database,
  options: { before: Date; createId: () => string; signal?: AbortSignal },
): Promise<CreditProof | null> {
  const last = await readLastProof(db)
  return last !== null && last.createdAt >= options.before ? null : proveLedger(db, options)
}
