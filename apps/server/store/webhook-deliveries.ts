// What is sent to webhooks. A process takes due deliveries for a while; every change that it makes names its attempt, so
// a process that was too slow changes nothing.

import { and, count, desc, eq, gt, inArray, isNotNull, isNull, lt, ne, sql } from './sql.ts'
import type { WebhookTry } from '@vivify/contract/routes/webhooks'
import type { Database, Executor, Transaction } from './database.ts'
import { webhookDeliveries as deliveries, webhooks } from './schema-webhooks.ts'
import type { WebhookRow } from './webhooks.ts'

export type DeliveryRow = typeof deliveries.$inferSelect

/** A delivery that this process took. `webhook` is null for the address of the brand kit. */
export interface TakenDelivery extends DeliveryRow {
  webhook: WebhookRow | null
}

const inSeconds = (ms: number) => sql`now() + make_interval(secs => ${ms / 1000})`
const mostTries = 20

export type NewDelivery = Pick<
  DeliveryRow,
  'id' | 'workspaceId' | 'webhookId' | 'address' | 'eventId' | 'event' | 'body'
>

/** An event that a receiver already has is not written again. */
export async function insertDeliveries(tx: Executor, rows: readonly NewDelivery[]): Promise<void> {
  if (rows.length === 0) return
  await tx
    .insert(deliveries)
    .values(rows.map((row) => ({ ...row, state: 'waiting' as const, dueAt: sql`now()` })))
    .onConflictDoNothing()
}

/**
 * Takes due deliveries for `forMs`. Accounts take turns, and a receiver and an account have only so many at work at once,
 * so that slow receivers hold up nobody else.
 */
export async function takeDueDeliveries(
  db: Database,
  limits: { most: number; mostOfReceiver: number; mostOfAccount: number; forMs: number },
): Promise<TakenDelivery[]> {
  const receiver = sql`coalesce(webhook_id, workspace_id)`
  const ids = sql`
    with due as (
      select id, due_at, workspace_id, ${receiver} as receiver,
        row_number() over (partition by ${receiver} order by due_at, id) as receiver_place
      from ${deliveries} where due_at <= now() and state in ('waiting', 'sending')
    ), busy as (
      select workspace_id, ${receiver} as receiver, count(*) as at_work
      from ${deliveries} where state = 'sending' and due_at > now() group by 1, 2
    ), let_in as (
      select due.*, row_number() over (partition by workspace_id order by due_at, id) as account_place
      from due where receiver_place <= ${limits.mostOfReceiver} - coalesce(
        (select sum(at_work) from busy where busy.receiver = due.receiver), 0)
    )
    select held.id from ${deliveries} held join let_in on let_in.id = held.id
    where held.due_at <= now() and account_place <= ${limits.mostOfAccount} - coalesce(
      (select sum(at_work) from busy where busy.workspace_id = let_in.workspace_id), 0)
    order by account_place, let_in.due_at limit ${limits.most}
    for update of held skip locked`
  const taken = await db
    .update(deliveries)
    .set({ state: 'sending', attempt: sql`${deliveries.attempt} + 1`, dueAt: inSeconds(limits.forMs) })
    .where(sql`${deliveries.id} in (${ids})`)
    .returning()
  const webhookIds = [...new Set(taken.flatMap(({ webhookId }) => webhookId ?? []))]
  const rows =
    webhookIds.length === 0 ? [] : await db.select().from(webhooks).where(inArray(webhooks.id, webhookIds))
  const byId = new Map(rows.map((row) => [row.id, row]))
  return taken.flatMap((row) => {
    const webhook = row.webhookId === null ? null : byId.get(row.webhookId)
    // Deleted in this moment, and its deliveries with it.
    return webhook === undefined ? [] : [{ ...row, webhook }]
  })
}

export interface DeliveryEnd {
  state: DeliveryRow['state']
  /** Until the next try, in milliseconds; null when there is none. */
  afterMs: number | null
  failures?: number
  /** The try that was made. */
  made?: WebhookTry
}

/** Ends an attempt. Returns false when another process has the delivery. */
export async function endDelivery(
  tx: Executor,
  { id, attempt }: Pick<DeliveryRow, 'id' | 'attempt'>,
  { state, afterMs, failures, made }: DeliveryEnd,
): Promise<boolean> {
  const rows = await tx
    .update(deliveries)
    .set({
      state,
      dueAt: afterMs === null ? null : inSeconds(afterMs),
      ...(failures === undefined ? {} : { failures }),
      ...(made === undefined ? {} : { tries: withTry(made) }),
    })
    .where(and(eq(deliveries.id, id), eq(deliveries.attempt, attempt), eq(deliveries.state, 'sending')))
    .returning({ id: deliveries.id })
  return rows.length > 0
}

/** Only the latest are kept: one that is sent again by hand has ever more. */
function withTry(made: WebhookTry) {
  const all = sql`${deliveries.tries} || ${JSON.stringify([made])}::jsonb`
  return sql`case when jsonb_array_length(${deliveries.tries}) >= ${mostTries} then (${all}) - 0 else ${all} end`
}

/** Makes all taken deliveries due at once: for a process that is alone on its database and starts anew. */
export async function releaseDeliveries(db: Executor): Promise<void> {
  await db
    .update(deliveries)
    .set({ state: 'waiting', dueAt: sql`now()` })
    .where(and(eq(deliveries.state, 'sending'), isNotNull(deliveries.dueAt)))
}

/** A webhook's log, the latest first. */
export function listDeliveries(
  db: Executor,
  { workspaceId, webhookId, after, limit }: DeliveryFilter,
): Promise<DeliveryRow[]> {
  return db
    .select()
    .from(deliveries)
    .where(
      and(
        eq(deliveries.workspaceId, workspaceId),
        eq(deliveries.webhookId, webhookId),
        after === undefined ? undefined : isOlder(workspaceId, after),
      ),
    )
    .orderBy(desc(deliveries.createdAt), desc(deliveries.id))
    .limit(limit)
}

interface DeliveryFilter {
  workspaceId: string
  webhookId: string
  /** The id of the last delivery of the page before. */
  after: string | undefined
  limit: number
}

function isOlder(workspaceId: string, after: string) {
  return sql`(${deliveries.createdAt}, ${deliveries.id}) < (select last.created_at, last.id from ${deliveries} last
    where last.workspace_id = ${workspaceId} and last.id = ${after})`
}

interface DeliveryKey {
  workspaceId: string
  webhookId: string
  id: string
}

const one = ({ workspaceId, webhookId, id }: DeliveryKey) =>
  and(eq(deliveries.workspaceId, workspaceId), eq(deliveries.webhookId, webhookId), eq(deliveries.id, id))

export async function findDelivery(db: Executor, key: DeliveryKey): Promise<DeliveryRow | null> {
  const [row] = await db.select().from(deliveries).where(one(key))
  return row ?? null
}

/** Makes a delivery due now, with all its tries ahead. Returns null when it is being sent. */
export async function restartDelivery(db: Executor, key: DeliveryKey): Promise<DeliveryRow | null> {
  const [row] = await db
    .update(deliveries)
    .set({ state: 'waiting', dueAt: sql`now()`, failures: 0 })
    .where(and(one(key), ne(deliveries.state, 'sending')))
    .returning()
  return row ?? null
}

/** The number of a workspace's deliveries of an event since some minutes ago. */
export async function countRecent(
  tx: Transaction,
  { workspaceId, event, minutes }: { workspaceId: string; event: string; minutes: number },
): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(deliveries)
    .where(
      and(
        eq(deliveries.workspaceId, workspaceId),
        eq(deliveries.event, event),
        gt(deliveries.createdAt, sql`now() - make_interval(mins => ${minutes}::int)`),
      ),
    )
  return row!.count
}

/** The last call to the brand kit's address that was answered or failed; null when there was none. */
export async function findBrandKitDelivery(
  db: Executor,
  workspaceId: string,
  address: string,
): Promise<DeliveryRow | null> {
  const [row] = await db
    .select()
    .from(deliveries)
    .where(
      and(
        eq(deliveries.workspaceId, workspaceId),
        isNull(deliveries.webhookId),
        eq(deliveries.address, address),
        sql`jsonb_array_length(${deliveries.tries}) > 0`,
      ),
    )
    .orderBy(desc(deliveries.createdAt))
    .limit(1)
  return row ?? null
}

/** Forgets what was written before a time. */
export async function forgetDeliveries(db: Executor, before: Date): Promise<void> {
  await db.delete(deliveries).where(and(lt(deliveries.createdAt, before), ne(deliveries.state, 'sending')))
}
