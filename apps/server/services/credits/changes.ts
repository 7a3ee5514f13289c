import type { CreditChange, CreditFilter, CreditSubject } from '@vivify/contract/routes/credits'
import type { Database } from '../../store/database.ts'
import { listChanges, readNames, type ChangeRow } from '../../store/credit-changes.ts'

export interface ChangesRequest {
  show: CreditFilter
  /** ISO 8601. */
  since?: string | undefined
  /** `next` of the page before. */
  after?: string | undefined
  limit: number
}

export interface ChangesPage {
  changes: CreditChange[]
  next: string | null
}

/** What the part of a reference before its colon stands for. */
const subjects: Record<string, CreditSubject> = {
  welcome: 'welcome',
  checkout: 'plan',
  invoice: 'plan',
  expire: 'plan',
  refund: 'plan',
  dispute: 'plan',
  debt: 'debt',
  licence: 'licence',
  project: 'video',
  article: 'article',
  images: 'pictures',
  persona: 'persona',
}

/** A page of changes as their owner sees them, newest first. */
export async function readChanges(
  db: Database,
  workspaceId: string,
  { show, since, after, limit }: ChangesRequest,
): Promise<ChangesPage> {
  const rows = await listChanges(db, workspaceId, {
    show,
    since: since === undefined ? undefined : new Date(since),
    before: after === undefined ? undefined : Number(after),
    limit: limit + 1,
  })
  const shown = rows.slice(0, limit)
  const names = await readNames(db, workspaceId, {
    project: idsOf(shown, 'project'),
    article: idsOf(shown, 'article'),
    licence: idsOf(shown, 'licence'),
  })
  const changes = shown.map((row) => {
    const [type, id] = parse(row.reference)
    const name = type in names ? names[type as keyof typeof names].get(id) : undefined
    return describe(row, subjects[type] ?? 'other', name ?? null)
  })
  return { changes, next: rows.length > limit ? String(shown.at(-1)!.position) : null }
}

/** `article:<id>:<attempt>` gives its type and its id. */
function parse(reference: string): [type: string, id: string] {
  const [type = '', id = ''] = reference.split(':', 2)
  return [type, id]
}

function idsOf(rows: readonly ChangeRow[], type: string): string[] {
  const ids = rows.map(({ reference }) => parse(reference)).filter(([given]) => given === type)
  return [...new Set(ids.map(([, id]) => id))]
}

function describe(row: ChangeRow, subject: CreditSubject, name: string | null): CreditChange {
  const { id, kind, amount, balanceAfter, settledBy, createdAt } = row
  const outcomes = { commit: 'charged', release: 'returned' } as const
  const outcome = kind !== 'reserve' ? null : settledBy === null ? 'held' : outcomes[settledBy]
  return { id, kind, subject, name, amount, balanceAfter, outcome, createdAt: createdAt.toISOString() }
}
