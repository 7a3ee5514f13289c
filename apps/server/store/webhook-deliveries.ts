// Results of the calls to a person's webhook, read from the rows of their jobs.

import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { WebhookDelivery } from '@vivify/contract/routes/brand-kit'
import type { Executor } from './database.ts'
import { jobs } from './schema.ts'

/** The workspace's last finished call to an address, or null. A call that was never sent does not count. */
export async function findWebhookDelivery(
  db: Executor,
  { workspaceId, kind, address }: { workspaceId: string; kind: string; address: string },
): Promise<WebhookDelivery | null> {
  const [row] = await db
    .select({ status: jobs.status, reason: jobs.errorMessage, finishedAt: jobs.finishedAt })
    .from(jobs)
    .where(
      and(
        eq(jobs.workspaceId, workspaceId),
        eq(jobs.kind, kind),
        inArray(jobs.status, ['completed', 'failed']),
        sql`${jobs.payload} ->> 'address' = ${address}`,
        sql`coalesce(${jobs.result} ->> 'told', 'true') = 'true'`,
      ),
    )
    .orderBy(desc(jobs.finishedAt))
    .limit(1)
  if (!row?.finishedAt) return null
  const at = row.finishedAt.toISOString()
  return row.status === 'failed'
    ? { outcome: 'failed', at, reason: row.reason ?? '' }
    : { outcome: 'delivered', at }
}
