// Tables of API keys, and of the counts that limit callers.

import { boolean, doublePrecision, index, jsonb, pgTable, text, timestamp } from './pg-tables.ts'
import type { Scope } from '@vivify/contract/scopes'
import { users, workspaces } from './schema.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

export const apiKeys = pgTable(
  'api_keys',
  {
    id: text('id').primaryKey(),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'restrict' }),
    /** Who created the key; calls with it are made as this account. */
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    lastFour: text('last_four').notNull(),
    /** Null for all scopes. */
    scopes: jsonb('scopes').$type<Scope[]>(),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** Written at most once a minute. */
    lastUsedAt: moment('last_used_at'),
    revokedAt: moment('revoked_at'),
  },
  (table) => [index('api_keys_workspace').on(table.workspaceId, table.createdAt)],
)

/** Token buckets that several processes share. Unlogged: a crash of the database may empty it. */
export const rateCounts = pgTable(
  'rate_counts',
  {
    key: text('key').primaryKey(),
    tokens: doublePrecision('tokens').notNull(),
    /** Whether the last call was let in. */
    isTaken: boolean('is_taken').notNull(),
    countedAt: moment('counted_at').notNull(),
  },
  (table) => [index('rate_counts_age').on(table.countedAt)],
)
