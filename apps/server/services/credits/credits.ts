import type { z } from 'zod'
import type { ledgerEntrySchema } from '@vivify/contract/routes/account'
import type { Database } from '../../store/database.ts'
import { listEntries } from '../../store/ledger.ts'

const shownEntries = 100

/** Shows credits to their owner. `ledger.ts` changes them. */
export interface CreditService {
  /** The latest entries, newest first. */
  listEntries(workspaceId: string): Promise<z.infer<typeof ledgerEntrySchema>[]>
}

export function createCreditService({ db }: { db: Database }): CreditService {
  return {
    async listEntries(workspaceId) {
      const rows = await listEntries(db, workspaceId, shownEntries)
      return rows.map(({ id, kind, amount, reference, createdAt }) => ({
        id,
        kind,
        amount,
        reference,
        createdAt: createdAt.toISOString(),
      }))
    },
  }
}
