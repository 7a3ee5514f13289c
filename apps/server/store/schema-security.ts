// The tables of second steps and passkeys. Better Auth reads and writes them; the names of the columns are its own.

import { boolean, index, integer, pgTable, text, timestamp, uniqueIndex } from './pg-tables.ts'
import { users } from './schema.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

const userId = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

export const twoFactors = pgTable(
  'two_factors',
  {
    id: text('id').primaryKey(),
    userId: userId(),
    /** Sealed by Better Auth with the installation's secret, as are the recovery codes. */
    secret: text('secret').notNull(),
    backupCodes: text('backup_codes').notNull(),
    /** False until a code of the app was confirmed. */
    verified: boolean('verified').notNull().default(false),
    failedVerificationCount: integer('failed_verification_count').notNull().default(0),
    lockedUntil: moment('locked_until'),
  },
  (table) => [uniqueIndex('two_factors_user').on(table.userId)],
)

export const passkeys = pgTable(
  'passkeys',
  {
    id: text('id').primaryKey(),
    userId: userId(),
    name: text('name'),
    publicKey: text('public_key').notNull(),
    credentialID: text('credential_id').notNull(),
    counter: integer('counter').notNull(),
    deviceType: text('device_type').notNull(),
    backedUp: boolean('backed_up').notNull(),
    transports: text('transports'),
    aaguid: text('aaguid'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('passkeys_credential').on(table.credentialID),
    index('passkeys_user').on(table.userId),
  ],
)
