// What an account gets when it asks for everything of its own: the tables and the columns that stay out.

import { and, asc, eq, getTableColumns, gt, isNull, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Executor } from './database.ts'
import { articlePublications, articleSites } from './schema-article-sites.ts'
import { articleBatches, articles, articleSteps, articleVersions } from './schema-articles.ts'
import { apiKeys } from './schema-callers.ts'
import { dataExports } from './schema-data-exports.ts'
import { kits } from './schema-kits.ts'
import { licenceTries } from './schema-licences.ts'
import { checkouts, paidInvoices, paymentCustomers, salesMessages, subscriptions } from './schema-payments.ts'
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
import {
  assets,
  brandKits,
  creations,
  creditExpiries,
  jobs,
  ledgerEntries,
  memberships,
  outsideOperations,
  projects,
  vendorTextCounts,
} from './schema.ts'

export type OwnTable = PgTable & { workspaceId: PgColumn }

/** By the name of the file in the ZIP. A new table of `workspaceId` goes here or into `tablesLeftOut`. */
export const exportedTables = {
  assets,
  projects,
  creations,
  'brand-kit': brandKits,
  jobs,
  credits: ledgerEntries,
  checkouts,
  subscriptions,
  'paid-invoices': paidInvoices,
  'messages-to-sales': salesMessages,
  articles,
  'article-batches': articleBatches,
  'article-versions': articleVersions,
  'article-sites': articleSites,
  'article-publications': articlePublications,
  posts,
  'post-targets': postTargets,
  'post-events': postEvents,
  'post-measures': postMeasures,
  'account-measures': accountMeasures,
  connections,
  'library-folders': libraryFolders,
  'library-entries': libraryEntries,
  personas,
  strategies,
  'queue-slots': queueSlots,
  'review-links': reviewLinks,
  'review-notes': reviewNotes,
  kits,
  'api-keys': apiKeys,
  webhooks,
  'webhook-deliveries': webhookDeliveries,
} as const satisfies Record<string, OwnTable>

/** Working data of this server that says nothing about a person, and secrets. */
export const tablesLeftOut: readonly OwnTable[] = [
  articleSteps,
  calendarFeeds,
  connectionLogins,
  creditExpiries,
  dataExports,
  licenceTries,
  memberships,
  outsideOperations,
  paymentCustomers,
  vendorKeys,
  vendorTextCounts,
]

/** Secrets and places on this server. */
const columnsLeftOut = new Set([
  'secret',
  'formerSecret',
  'secrets',
  'tokenHash',
  'storageKey',
  'journal',
  'workspaceId',
])

const pageRows = 200

/** The rows of a table that belong to a workspace, in pages; sealed secrets are left out, as are deleted rows. */
export async function* readOwnRows(
  db: Executor,
  table: OwnTable,
  workspaceId: string,
): AsyncGenerator<Record<string, unknown>> {
  const columns = getTableColumns(table)
  const shown = Object.fromEntries(Object.entries(columns).filter(([name]) => !columnsLeftOut.has(name)))
  const { id, deletedAt } = columns as Partial<Record<string, PgColumn>>
  const conditions = (after: SQL | undefined): SQL | undefined =>
    and(eq(table.workspaceId, workspaceId), deletedAt && isNull(deletedAt), after)
  if (!id) {
    yield* await db.select(shown).from(table).where(conditions(undefined))
    return
  }
  let after: SQL | undefined
  for (;;) {
    const page = await db.select(shown).from(table).where(conditions(after)).orderBy(asc(id)).limit(pageRows)
    yield* page
    const last = page.at(-1)
    if (!last || page.length < pageRows) return
    after = gt(id, last['id'])
  }
}
