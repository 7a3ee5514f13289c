// Checkouts, subscriptions, paid invoices and handled events. Those who act on them lock the workspace first.

import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lt, lte, ne, or, sql } from './sql.ts'
import type { Executor, Transaction } from './database.ts'
import { checkouts, paidInvoices, paymentCustomers, paymentEvents, subscriptions } from './schema-payments.ts'
import { workspaces } from './schema.ts'

export type CheckoutRow = typeof checkouts.$inferSelect
export type SubscriptionRow = typeof subscriptions.$inferSelect
export type PaidInvoiceRow = typeof paidInvoices.$inferSelect

/** Writes a checkout down before it is ordered. A repeated request gets the row of the first one. */
export async function insertCheckout(
  db: Executor,
  checkout: Pick<CheckoutRow, 'id' | 'workspaceId' | 'requestKey' | 'plan' | 'billing'>,
): Promise<CheckoutRow> {
  await db
    .insert(checkouts)
    .values({ ...checkout, status: 'starting' })
    .onConflictDoNothing()
  const { workspaceId, requestKey } = checkout
  const [row] = await db
    .select()
    .from(checkouts)
    .where(and(eq(checkouts.workspaceId, workspaceId), eq(checkouts.requestKey, requestKey)))
  return row!
}

/** Pages of a workspace that may still be paid, except those of one checkout. */
export async function listOpenPages(db: Executor, workspaceId: string, exceptId: string): Promise<string[]> {
  const rows = await db
    .select({ sessionId: checkouts.sessionId })
    .from(checkouts)
    .where(
      and(
        eq(checkouts.workspaceId, workspaceId),
        eq(checkouts.status, 'open'),
        ne(checkouts.id, exceptId),
        isNotNull(checkouts.sessionId),
      ),
    )
  return rows.map(({ sessionId }) => sessionId!)
}

/** Notes the page of a checkout, unless it was paid meanwhile. */
export async function noteCheckoutPage(
  db: Executor,
  id: string,
  page: { sessionId: string; url: string | null },
): Promise<void> {
  await db
    .update(checkouts)
    .set({ ...page, status: 'open' })
    .where(and(eq(checkouts.id, id), eq(checkouts.status, 'starting')))
}

export async function findCheckout(
  db: Executor,
  workspaceId: string,
  id: string,
): Promise<CheckoutRow | null> {
  const [row] = await db
    .select()
    .from(checkouts)
    .where(and(eq(checkouts.workspaceId, workspaceId), eq(checkouts.id, id)))
  return row ?? null
}

/** True for one caller at a time: whoever may ask the provider about a checkout. */
export async function claimAsking(
  db: Executor,
  id: string,
  { now, before }: { now: Date; before: Date },
): Promise<boolean> {
  const claimed = await db
    .update(checkouts)
    .set({ askedAt: now })
    .where(
      and(
        eq(checkouts.id, id),
        eq(checkouts.status, 'open'),
        lt(checkouts.createdAt, before),
        or(isNull(checkouts.askedAt), lt(checkouts.askedAt, before)),
      ),
    )
    .returning({ id: checkouts.id })
  return claimed.length > 0
}

/** Ends a checkout. One that was paid stays paid. */
export async function endCheckout(
  tx: Transaction,
  id: string,
  end: { status: 'paid' | 'expired'; sessionId: string },
): Promise<void> {
  await tx
    .update(checkouts)
    .set({ ...end, url: null })
    .where(and(eq(checkouts.id, id), inArray(checkouts.status, ['starting', 'open', 'expired'])))
}

/** Forgets checkouts that ended without a payment. */
export async function forgetCheckouts(db: Executor, before: Date): Promise<void> {
  await db
    .delete(checkouts)
    .where(and(inArray(checkouts.status, ['starting', 'expired']), lt(checkouts.createdAt, before)))
}

export async function findCustomer(db: Executor, workspaceId: string): Promise<string | null> {
  const [row] = await db
    .select({ id: paymentCustomers.customerId })
    .from(paymentCustomers)
    .where(and(eq(paymentCustomers.workspaceId, workspaceId), isNull(paymentCustomers.closedAt)))
  return row?.id ?? null
}

/** The workspace of a customer; for a new customer the named one, if it exists. */
export async function findPayer(
  tx: Executor,
  { customerId, workspaceId }: { customerId: string | null; workspaceId: string | null },
): Promise<string | null> {
  if (customerId !== null) {
    const [known] = await tx
      .select({ id: paymentCustomers.workspaceId })
      .from(paymentCustomers)
      .where(eq(paymentCustomers.customerId, customerId))
    if (known) return known.id
  }
  if (workspaceId === null) return null
  const [named] = await tx
    .select({ id: workspaces.id })
    .from(workspaces)
    .where(eq(workspaces.id, workspaceId))
  return named?.id ?? null
}

/** The next payment for the workspace makes another customer. */
export async function closeCustomer(tx: Transaction, workspaceId: string): Promise<void> {
  await tx
    .update(paymentCustomers)
    .set({ closedAt: sql`now()` })
    .where(and(eq(paymentCustomers.workspaceId, workspaceId), isNull(paymentCustomers.closedAt)))
}

/** The first customer of a workspace stays its customer. */
export async function keepCustomer(tx: Transaction, customerId: string, workspaceId: string): Promise<void> {
  await tx.insert(paymentCustomers).values({ customerId, workspaceId }).onConflictDoNothing()
}

/** Keeps what was read, unless something was read later. */
export async function keepSubscription(
  tx: Transaction,
  subscription: Omit<SubscriptionRow, 'createdAt'>,
): Promise<void> {
  const { id, workspaceId, ...state } = subscription
  await tx
    .insert(subscriptions)
    .values({ id, workspaceId, ...state })
    .onConflictDoUpdate({
      target: subscriptions.id,
      set: state,
      setWhere: lte(subscriptions.readAt, state.readAt),
    })
}

/** A workspace's subscriptions that have not ended, newest first. */
export function listSubscriptions(db: Executor, workspaceId: string): Promise<SubscriptionRow[]> {
  return db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.workspaceId, workspaceId), sql`${subscriptions.status} <> 'ended'`))
    .orderBy(desc(subscriptions.createdAt))
}

export async function findSubscription(db: Executor, id: string): Promise<SubscriptionRow | null> {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.id, id))
  return row ?? null
}

/** Adds a paid invoice; does nothing for a known one. */
export async function insertPaidInvoice(
  tx: Transaction,
  invoice: typeof paidInvoices.$inferInsert,
): Promise<void> {
  await tx.insert(paidInvoices).values(invoice).onConflictDoNothing()
}

export async function findPaidInvoice(tx: Executor, id: string): Promise<PaidInvoiceRow | null> {
  const [row] = await tx.select().from(paidInvoices).where(eq(paidInvoices.id, id))
  return row ?? null
}

export async function updatePaidInvoice(
  tx: Transaction,
  id: string,
  change: Partial<Pick<PaidInvoiceRow, 'grantedMonths' | 'nextGrantAt'>>,
): Promise<void> {
  await tx.update(paidInvoices).set(change).where(eq(paidInvoices.id, id))
}

/** Invoices of which a month is to be granted. */
export function listDueInvoices(
  db: Executor,
  now: Date,
  limit: number,
): Promise<{ id: string; workspaceId: string }[]> {
  return db
    .select({ id: paidInvoices.id, workspaceId: paidInvoices.workspaceId })
    .from(paidInvoices)
    .where(and(isNotNull(paidInvoices.nextGrantAt), lte(paidInvoices.nextGrantAt, now)))
    .orderBy(asc(paidInvoices.nextGrantAt))
    .limit(limit)
}

/** False when the event was handled before. */
export async function insertEvent(
  tx: Executor,
  event: Omit<typeof paymentEvents.$inferInsert, 'createdAt'>,
): Promise<boolean> {
  const inserted = await tx
    .insert(paymentEvents)
    .values(event)
    .onConflictDoNothing()
    .returning({ id: paymentEvents.id })
  return inserted.length > 0
}

/** Notes that an event was about no workspace. */
export async function noteIgnored(tx: Transaction, id: string): Promise<void> {
  await tx.update(paymentEvents).set({ outcome: 'ignored' }).where(eq(paymentEvents.id, id))
}

/** Those of the events that were handled. */
export async function findHandled(db: Executor, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .select({ id: paymentEvents.id })
    .from(paymentEvents)
    .where(inArray(paymentEvents.id, [...ids]))
  return new Set(rows.map(({ id }) => id))
}

/** When the newest handled event happened; null without any since a moment. */
export async function readLastEventTime(db: Executor, since: Date): Promise<Date | null> {
  const [row] = await db
    .select({ happenedAt: paymentEvents.happenedAt })
    .from(paymentEvents)
    .where(gt(paymentEvents.happenedAt, since))
    .orderBy(desc(paymentEvents.happenedAt))
    .limit(1)
  return row?.happenedAt ?? null
}

export async function forgetEvents(db: Executor, before: Date): Promise<void> {
  await db.delete(paymentEvents).where(lt(paymentEvents.createdAt, before))
}
