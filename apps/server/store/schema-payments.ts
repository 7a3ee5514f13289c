// The tables of payments: what was ordered, what is subscribed to, what was paid, and which events were handled. What
// the payment provider says is only copied here; acting on an event reads the object from the provider again.

import { sql } from './sql.ts'
import { boolean, check, index, integer, pgTable, text, timestamp, uniqueIndex } from './pg-tables.ts'
import type { Plan } from '@vivify/contract/plans'
import { workspaces } from './schema.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })
const created = () => moment('created_at').notNull().defaultNow()
const workspaceId = () =>
  text('workspace_id')
    .notNull()
    .references(() => workspaces.id, { onDelete: 'restrict' })

/** A checkout page that was ordered. The row is written before the provider is called. */
export const checkouts = pgTable(
  'checkouts',
  {
    /** Also the idempotency key of the call. */
    id: text('id').primaryKey(),
    workspaceId: workspaceId(),
    /** The page's own key: a repeated press gets the same checkout. */
    requestKey: text('request_key').notNull(),
    plan: text('plan').$type<Plan['id']>().notNull(),
    billing: text('billing', { enum: ['monthly', 'yearly'] }).notNull(),
    status: text('status', { enum: ['starting', 'open', 'paid', 'expired'] }).notNull(),
    /** The provider's id and address of the page; null until it answered. */
    sessionId: text('session_id').unique(),
    url: text('url'),
    /** When the provider was last asked about it. */
    askedAt: moment('asked_at'),
    createdAt: created(),
  },
  (table) => [
    uniqueIndex('checkouts_request').on(table.workspaceId, table.requestKey),
    index('checkouts_status').on(table.status, table.createdAt),
  ],
)

/** The customer that the provider keeps for a workspace. */
export const paymentCustomers = pgTable(
  'payment_customers',
  {
    customerId: text('customer_id').primaryKey(),
    workspaceId: workspaceId(),
    /** When its person stopped owning the workspace. What they paid before still counts. */
    closedAt: moment('closed_at'),
    createdAt: created(),
  },
  (table) => [
    uniqueIndex('payment_customers_open')
      .on(table.workspaceId)
      .where(sql`${table.closedAt} is null`),
  ],
)

export const subscriptions = pgTable(
  'subscriptions',
  {
    /** The provider's. */
    id: text('id').primaryKey(),
    workspaceId: workspaceId(),
    plan: text('plan').$type<Plan['id']>().notNull(),
    billing: text('billing', { enum: ['monthly', 'yearly'] }).notNull(),
    status: text('status', { enum: ['active', 'past_due', 'unpaid', 'incomplete', 'ended'] }).notNull(),
    periodEnd: moment('period_end').notNull(),
    endsAtPeriodEnd: boolean('ends_at_period_end').notNull().default(false),
    /** When the read began that found this. An older read does not replace it. */
    readAt: moment('read_at').notNull(),
    createdAt: created(),
  },
  (table) => [
    index('subscriptions_workspace').on(table.workspaceId),
    index('subscriptions_period').on(table.periodEnd),
  ],
)

/** A paid invoice, and how many months of its credits were granted. A year is paid once and granted monthly. */
export const paidInvoices = pgTable(
  'paid_invoices',
  {
    /** The provider's. */
    id: text('id').primaryKey(),
    workspaceId: workspaceId(),
    subscriptionId: text('subscription_id').notNull(),
    /** Credits of each month. */
    credits: integer('credits').notNull(),
    periodStart: moment('period_start').notNull(),
    periodEnd: moment('period_end').notNull(),
    months: integer('months').notNull(),
    grantedMonths: integer('granted_months').notNull().default(0),
    /** When the next month is granted; null when there is none. */
    nextGrantAt: moment('next_grant_at'),
    createdAt: created(),
  },
  (table) => [
    index('paid_invoices_next').on(table.nextGrantAt),
    check(
      'paid_invoices_amounts',
      sql`${table.credits} >= 0 and ${table.grantedMonths} between 0 and ${table.months}`,
    ),
  ],
)

/** Events of the provider that were handled, in the same transaction, so that a repeated one changes nothing. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    /** The provider's. */
    id: text('id').primaryKey(),
    kind: text('kind').notNull(),
    /** `ignored`: a kind that means nothing here, or an object of no workspace. */
    outcome: text('outcome', { enum: ['applied', 'ignored'] }).notNull(),
    /** Says the provider. */
    happenedAt: moment('happened_at').notNull(),
    createdAt: created(),
  },
  (table) => [index('payment_events_created').on(table.createdAt)],
)

/** What people wrote to whoever sells plans, for the operator to read. */
export const salesMessages = pgTable(
  'sales_messages',
  {
    id: text('id').primaryKey(),
    /** Null for a visitor. */
    workspaceId: text('workspace_id').references(() => workspaces.id, { onDelete: 'restrict' }),
    name: text('name').notNull(),
    email: text('email').notNull(),
    message: text('message').notNull(),
    /** When it was handed to the mail server; null while that is to be done. Set before, so that it is never sent twice. */
    mailedAt: moment('mailed_at'),
    mailTries: integer('mail_tries').notNull().default(0),
    createdAt: created(),
  },
  (table) => [index('sales_messages_created').on(table.createdAt)],
)
