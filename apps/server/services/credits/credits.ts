import type { z } from 'zod'
import * as messages from '@vivify/contract/messages'
import type { ledgerEntrySchema } from '@vivify/contract/routes/account'
import type { CreditChange } from '@vivify/contract/routes/credits'
import { csvLine, csvMark } from '../../lib/csv-lines.ts'
import type { Database } from '../../store/database.ts'
import { listEntries, readDebt } from '../../store/ledger.ts'
import { readChanges, type ChangesPage, type ChangesRequest } from './changes.ts'

const shownEntries = 100
const csvPageRows = 2000

/** Shows credits to their owner. `ledger.ts` changes them. */
export interface CreditService {
  /** The latest entries, newest first. */
  listEntries(workspaceId: string): Promise<z.infer<typeof ledgerEntrySchema>[]>
  /** Credits of disputed payments that were spent before. */
  readDebt(workspaceId: string): Promise<number>
  /** A page of changes, newest first, each with the balance after it. */
  listChanges(workspaceId: string, request: ChangesRequest): Promise<ChangesPage>
  /** All changes that fit as CSV, newest first, in parts. */
  printCsv(workspaceId: string, request: Pick<ChangesRequest, 'show' | 'since'>): AsyncGenerator<string>
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

    readDebt: (workspaceId) => readDebt(db, workspaceId),

    listChanges: (workspaceId, request) => readChanges(db, workspaceId, request),

    async *printCsv(workspaceId, request) {
      yield csvMark + csvLine(['when', 'what', 'kind', 'change', 'balance after'])
      let after: string | undefined
      do {
        const page = await readChanges(db, workspaceId, { ...request, after, limit: csvPageRows })
        yield page.changes.map(printChange).join('')
        after = page.next ?? undefined
      } while (after !== undefined)
    },
  }
}

function printChange(change: CreditChange): string {
  const { createdAt, kind, amount, balanceAfter } = change
  const words = messages.credits
  return csvLine([createdAt, words.what(change), words.kinds[kind], String(amount), String(balanceAfter)])
}
