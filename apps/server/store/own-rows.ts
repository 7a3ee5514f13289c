// The rows that belong to a workspace: what its owner gets who asks for everything, and what goes with the account.

import { and, asc, eq, getTableColumns, gt, isNull, sql, type SQL } from './sql.ts'
import type { PgColumn, PgTable } from './pg-tables.ts'
import type { Executor, Transaction } from './database.ts'
import { articlePublications, articleSites } from './schema-article-sites.ts'
import { articleBatches, articles, articleSteps, articleVersions } from './schema-articles.ts'
import { apiKeys } from './schema-callers.ts'
import { dataExports } from './schema-data-exports.ts'
import { kits } from './schema-kits.ts'
import { licenceTries } from './schema-licences.ts'
import { checkouts, paidInvoices, paymentCustomers, salesMessages, subscriptions } from './schema-payments.ts'
import { teamInvites } from './schema-teams.ts'
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
  sessions,
  vendorTextCounts,
  workspaces,
} from './schema.ts'

export type OwnTable = PgTable & { workspaceId: PgColumn }

export interface OwnTableRule {
  table: OwnTable
  /** Its file in the ZIP of an export. null for working data that says nothing about a person, and for secrets. */
  exportAs: string | null
  /** True for the ledger and what explains it: amounts and ids, which stay without a name. */
  isKept?: true
}

/** Every table with a `workspaceId`, in an order in which no row refers to a deleted one. */
export const ownTables: readonly OwnTableRule[] = [
  { table: creations, exportAs: 'creations' },
  { table: articlePublications, exportAs: 'article-publications' },
  { table: articleSites, exportAs: 'article-sites' },
  { table: articleSteps, exportAs: null },
  { table: articleVersions, exportAs: 'article-versions' },
  { table: articles, exportAs: 'articles' },
  { table: articleBatches, exportAs: 'article-batches' },
  { table: reviewNotes, exportAs: 'review-notes' },
  { table: reviewLinks, exportAs: 'review-links' },
  { table: postMeasures, exportAs: 'post-measures' },
  { table: accountMeasures, exportAs: 'account-measures' },
  { table: postTargets, exportAs: 'post-targets' },
  { table: postEvents, exportAs: 'post-events' },
  { table: posts, exportAs: 'posts' },
  { table: personas, exportAs: 'personas' },
  { table: queueSlots, exportAs: 'queue-slots' },
  { table: calendarFeeds, exportAs: null },
  { table: strategies, exportAs: 'strategies' },
  { table: libraryEntries, exportAs: 'library-entries' },
  { table: libraryFolders, exportAs: 'library-folders' },
  { table: connectionLogins, exportAs: null },
  { table: connections, exportAs: 'connections' },
  { table: kits, exportAs: 'kits' },
  { table: licenceTries, exportAs: null },
  { table: checkouts, exportAs: 'checkouts' },
  { table: salesMessages, exportAs: 'messages-to-sales' },
  { table: teamInvites, exportAs: 'team-invites' },
  { table: vendorKeys, exportAs: null },
  { table: apiKeys, exportAs: 'api-keys' },
  { table: webhookDeliveries, exportAs: 'webhook-deliveries' },
  { table: webhooks, exportAs: 'webhooks' },
  { table: projects, exportAs: 'projects' },
  { table: brandKits, exportAs: 'brand-kit' },
  { table: outsideOperations, exportAs: null },
  { table: jobs, exportAs: 'jobs' },
  { table: assets, exportAs: 'assets' },
  { table: dataExports, exportAs: null },
  { table: ledgerEntries, exportAs: 'credits', isKept: true },
  { table: creditExpiries, exportAs: null, isKept: true },
  { table: subscriptions, exportAs: 'subscriptions', isKept: true },
  { table: paidInvoices, exportAs: 'paid-invoices', isKept: true },
  { table: paymentCustomers, exportAs: null, isKept: true },
  { table: vendorTextCounts, exportAs: null, isKept: true },
  { table: memberships, exportAs: null, isKept: true },
]

/** Deletes everything of a workspace that does not stay. Returns the storage keys of its files, for the caller to remove. */
export async function deleteOwnRows(
  tx: Transaction,
  { userId, workspaceId }: { userId: string; workspaceId: string },
): Promise<string[]> {
  const storageKeys: string[] = []
  for (const { table, isKept } of ownTables) {
    if (isKept) continue
    const deleted = tx.delete(table).where(eq(table.workspaceId, workspaceId))
    const { storageKey } = getTableColumns(table) as Partial<Record<string, PgColumn>>
    if (storageKey === undefined) await deleted
    else storageKeys.push(...(await deleted.returning({ storageKey })).map((row) => String(row.storageKey)))
  }
  await tx.delete(sessions).where(eq(sessions.userId, userId))
  await tx
    .update(workspaces)
    .set({ purgedAt: sql`now()` })
    .where(eq(workspaces.id, workspaceId))
  return storageKeys
}

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
