// Tables of webhooks and of what is sent to them.

import { sql } from './sql.ts'
import { index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from './pg-tables.ts'
import type { WebhookTry } from '@vivify/contract/routes/webhooks'
import type { WebhookEvent } from '@vivify/contract/webhook-events'
import { workspaces } from './schema.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

export const webhooks = pgTable(
  'webhooks',
  {
    id: text('id').primaryKey(),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'restrict' }),
    address: text('address').notNull(),
    events: jsonb('events').$type<WebhookEvent[]>().notNull(),
    /** Sealed. */
    secret: text('secret').notNull(),
    /** The one before, sealed, which signs too until `formerUntil`. */
    formerSecret: text('former_secret'),
    formerUntil: moment('former_until'),
    /** The first failure since the last success. */
    failingSince: moment('failing_since'),
    /** Why it is not called; null when it is. */
    offBecause: text('off_because', { enum: ['owner', 'failures', 'gone'] }),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('webhooks_workspace').on(table.workspaceId, table.createdAt)],
)

/** Written in the transaction that makes the event true. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: text('id').primaryKey(),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'restrict' }),
    /** Null for the address of the brand kit. */
    webhookId: text('webhook_id').references(() => webhooks.id, { onDelete: 'cascade' }),
    /** The brand kit's address at the time of the event; null for a webhook, which is called at its present address. */
    address: text('address'),
    eventId: text('event_id').notNull(),
    event: text('event').notNull(),
    /** Exactly these characters are signed and sent. */
    body: text('body').notNull(),
    state: text('state', { enum: ['waiting', 'sending', 'delivered', 'failed', 'cancelled'] }).notNull(),
    /** The next try; while it is being sent, when another process may take it. Null when it has ended. */
    dueAt: moment('due_at'),
    /** Raised by every process that takes it; a process whose number is not the latest writes nothing. */
    attempt: integer('attempt').notNull().default(0),
    /** Failures since it was sent first, or again by hand. */
    failures: integer('failures').notNull().default(0),
    tries: jsonb('tries')
      .$type<WebhookTry[]>()
      .notNull()
      .default(sql`'[]'::jsonb`),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('webhook_deliveries_once').on(
      sql`coalesce(${table.webhookId}, ${table.workspaceId})`,
      table.eventId,
    ),
    index('webhook_deliveries_due')
      .on(table.dueAt)
      .where(sql`${table.dueAt} is not null`),
    index('webhook_deliveries_log').on(table.webhookId, table.createdAt),
    index('webhook_deliveries_workspace').on(table.workspaceId, table.createdAt),
    index('webhook_deliveries_age').on(table.createdAt),
  ],
)
