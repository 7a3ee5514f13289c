// Reads the ledger for people: each change with the balance after it, and what it was for.

import { and, desc, eq, gt, gte, inArray, isNull, lt, ne, or, sql, type SQL } from './sql.ts'
import { alias } from './pg-tables.ts'
import type { CreditFilter } from '@vivify/contract/routes/credits'
import { articles } from './schema-articles.ts'
import type { Executor } from './database.ts'
import { licences } from './schema-licences.ts'
import { ledgerEntries, projects } from './schema.ts'

export interface ChangeRow {
  id: string
  kind: (typeof ledgerEntries.$inferSelect)['kind']
  amount: number
  reference: string
  position: number
  createdAt: Date
  balanceAfter: number
  /** For a `reserve`: how it was settled; null while it is open. */
  settledBy: 'commit' | 'release' | null
}

export interface ChangeQuery {
  show: CreditFilter
  since: Date | undefined
  /** Only changes with a lower position. */
  before: number | undefined
  limit: number
}

/** A workspace's changes that fit, newest first. Entries that changed nothing are left out. */
export async function listChanges(
  db: Executor,
  workspaceId: string,
  { show, since, before, limit }: ChangeQuery,
): Promise<ChangeRow[]> {
  const entries = db
    .select({
      id: ledgerEntries.id,
      kind: ledgerEntries.kind,
      amount: ledgerEntries.amount,
      reference: ledgerEntries.reference,
      position: ledgerEntries.position,
      createdAt: ledgerEntries.createdAt,
      balanceAfter:
        sql<number>`(sum(${ledgerEntries.amount}) over (order by ${ledgerEntries.position}))::int`.as(
          'balance_after',
        ),
    })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.workspaceId, workspaceId))
    .as('entries')
  const settlement = alias(ledgerEntries, 'settlement')
  const conditions: Record<CreditFilter, SQL | undefined> = {
    all: undefined,
    added: eq(entries.kind, 'grant'),
    spent: or(
      and(inArray(entries.kind, ['adjust', 'expire', 'refund', 'dispute']), lt(entries.amount, 0)),
      and(eq(entries.kind, 'reserve'), or(isNull(settlement.kind), eq(settlement.kind, 'commit'))),
    ),
    returned: and(inArray(entries.kind, ['commit', 'release', 'dispute']), gt(entries.amount, 0)),
  }
  const rows = await db
    .select({
      id: entries.id,
      kind: entries.kind,
      amount: entries.amount,
      reference: entries.reference,
      position: entries.position,
      createdAt: entries.createdAt,
      balanceAfter: entries.balanceAfter,
      settledBy: settlement.kind,
    })
    .from(entries)
    .leftJoin(settlement, eq(settlement.reservationId, entries.id))
    .where(
      and(
        ne(entries.amount, 0),
        conditions[show],
        since === undefined ? undefined : gte(entries.createdAt, since),
        before === undefined ? undefined : lt(entries.position, before),
      ),
    )
    .orderBy(desc(entries.position))
    .limit(limit)
  return rows as ChangeRow[]
}

type Named = 'project' | 'article' | 'licence'

/** Titles of projects and articles of the workspace, and the ends of its license keys, by id. */
export async function readNames(
  db: Executor,
  workspaceId: string,
  ids: Record<Named, readonly string[]>,
): Promise<Record<Named, Map<string, string>>> {
  const [project, article, licence] = await Promise.all([
    ids.project.length === 0
      ? []
      : db
          .select({ id: projects.id, name: projects.title })
          .from(projects)
          .where(and(eq(projects.workspaceId, workspaceId), inArray(projects.id, [...ids.project]))),
    ids.article.length === 0
      ? []
      : db
          .select({ id: articles.id, name: articles.title })
          .from(articles)
          .where(and(eq(articles.workspaceId, workspaceId), inArray(articles.id, [...ids.article]))),
    ids.licence.length === 0
      ? []
      : db
          .select({ id: licences.id, name: licences.lastFour })
          .from(licences)
          .where(and(eq(licences.redeemedBy, workspaceId), inArray(licences.id, [...ids.licence]))),
  ])
  const byId = (rows: { id: string; name: string }[]) => new Map(rows.map(({ id, name }) => [id, name]))
  return { project: byId(project), article: byId(article), licence: byId(licence) }
}
