import { and, count, desc, eq, sql, type SQL } from './sql.ts'
import type { WebhookEvent } from '@vivify/contract/webhook-events'
import type { Executor, Transaction } from './database.ts'
import { webhookDeliveries, webhooks } from './schema-webhooks.ts'

export type WebhookRow = typeof webhooks.$inferSelect

const own = (workspaceId: string, id: string) =>
  and(eq(webhooks.workspaceId, workspaceId), eq(webhooks.id, id))

/** Newest first. */
export function listWebhooks(db: Executor, workspaceId: string): Promise<WebhookRow[]> {
  return db
    .select()
    .from(webhooks)
    .where(eq(webhooks.workspaceId, workspaceId))
    .orderBy(desc(webhooks.createdAt), desc(webhooks.id))
}

/** The workspace's webhook, or null. */
export async function findWebhook(db: Executor, workspaceId: string, id: string): Promise<WebhookRow | null> {
  const [row] = await db.select().from(webhooks).where(own(workspaceId, id))
  return row ?? null
}

export async function countWebhooks(db: Executor, workspaceId: string): Promise<number> {
  const [row] = await db
    .select({ webhooks: count() })
    .from(webhooks)
    .where(eq(webhooks.workspaceId, workspaceId))
  return row!.webhooks
}

export async function insertWebhook(
  tx: Transaction,
  webhook: typeof webhooks.$inferInsert,
): Promise<WebhookRow> {
  const [row] = await tx.insert(webhooks).values(webhook).returning()
  return row!
}

type WebhookChange = Partial<Pick<WebhookRow, 'address' | 'events' | 'offBecause' | 'secret'>> & {
  failingSince?: SQL | null
  formerSecret?: SQL
  formerUntil?: SQL
}

/** Returns null when the workspace has no such webhook. */
export async function updateWebhook(
  db: Executor,
  { workspaceId, id }: { workspaceId: string; id: string },
  change: WebhookChange,
): Promise<WebhookRow | null> {
  const [row] = await db.update(webhooks).set(change).where(own(workspaceId, id)).returning()
  return row ?? null
}

/** Replaces the sealed secret and keeps the one before for some hours. Returns null when there is no such webhook. */
export function replaceSecret(
  db: Executor,
  key: { workspaceId: string; id: string },
  { secret, formerHours }: { secret: string; formerHours: number },
): Promise<WebhookRow | null> {
  return updateWebhook(db, key, {
    secret,
    formerSecret: sql`${webhooks.secret}`,
    formerUntil: sql`now() + make_interval(hours => ${formerHours}::int)`,
  })
}

/** Deletes a webhook and its log. Returns false when the workspace has no such webhook. */
export async function removeWebhook(db: Executor, workspaceId: string, id: string): Promise<boolean> {
  const rows = await db.delete(webhooks).where(own(workspaceId, id)).returning({ id: webhooks.id })
  return rows.length > 0
}

/**
 * Ids of the webhooks that are called at an event. They stay until the transaction ends, so that what is written for
 * them finds them.
 */
export async function holdListeners(
  tx: Executor,
  workspaceId: string,
  event: WebhookEvent,
): Promise<string[]> {
  const rows = await tx
    .select({ id: webhooks.id })
    .from(webhooks)
    .where(
      and(
        eq(webhooks.workspaceId, workspaceId),
        sql`${webhooks.offBecause} is null`,
        sql`${webhooks.events} @> ${JSON.stringify([event])}::jsonb`,
      ),
    )
    .orderBy(webhooks.id)
    .for('key share')
  return rows.map(({ id }) => id)
}

/** Ends what waits for a webhook that is off. */
export async function cancelWaiting(tx: Executor, webhookId: string): Promise<void> {
  await tx
    .update(webhookDeliveries)
    .set({ state: 'cancelled', dueAt: null })
    .where(and(eq(webhookDeliveries.webhookId, webhookId), eq(webhookDeliveries.state, 'waiting')))
}
