// The tables of licenses, and of proofs that the ledger adds up.

import { sql } from './sql.ts'
import { bigserial, check, index, integer, pgTable, text, timestamp } from './pg-tables.ts'
import type { Plan } from '@vivify/contract/plans'
import { workspaces } from './schema.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

export const licences = pgTable(
  'licences',
  {
    id: text('id').primaryKey(),
    /** A keyed hash of the key, with the name of the secret (lib/keyed-hash.ts). The key itself is nowhere. */
    hash: text('hash').notNull().unique(),
    /** The end of the key, for people who ask about theirs. */
    lastFour: text('last_four').notNull(),
    batch: text('batch').notNull(),
    plan: text('plan').$type<Plan['id']>().notNull(),
    credits: integer('credits').notNull(),
    seats: integer('seats').notNull(),
    /** The last moment at which the key can be redeemed; null for a key that stays valid. */
    expiresAt: moment('expires_at'),
    redeemedBy: text('redeemed_by').references(() => workspaces.id, { onDelete: 'restrict' }),
    redeemedAt: moment('redeemed_at'),
    revokedAt: moment('revoked_at'),
    /** Credits that revoking took back. */
    takenBackCredits: integer('taken_back_credits').notNull().default(0),
    /** The order of issue; moments are equal within a batch. */
    position: bigserial('position', { mode: 'number' }).notNull().unique(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('licences_batch').on(table.batch, table.position),
    index('licences_redeemed').on(table.redeemedBy, table.redeemedAt),
    check('licences_redeemed_by_someone', sql`(${table.redeemedBy} is null) = (${table.redeemedAt} is null)`),
    check('licences_amounts', sql`${table.credits} >= 0 and ${table.seats} >= 1`),
  ],
)

/** Refused tries to redeem a key, which are limited for each account. */
export const licenceTries = pgTable(
  'licence_tries',
  {
    id: text('id').primaryKey(),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'restrict' }),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('licence_tries_workspace').on(table.workspaceId, table.createdAt)],
)

/** One row for each comparison of all balances with the ledger. */
export const creditProofs = pgTable(
  'credit_proofs',
  {
    id: text('id').primaryKey(),
    /** Balances that were compared. */
    workspaces: integer('workspaces').notNull(),
    /** Those that were not the sum of their entries. */
    wrong: integer('wrong').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('credit_proofs_created').on(table.createdAt)],
)
