// The table of vendors' keys that people and the operator saved on the settings page.

import { sql } from './sql.ts'
import { pgTable, text, timestamp, uniqueIndex } from './pg-tables.ts'
import { workspaces } from './schema.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

export const vendorKeys = pgTable(
  'vendor_keys',
  {
    id: text('id').primaryKey(),
    /** Null for the keys of the whole installation. */
    workspaceId: text('workspace_id').references(() => workspaces.id, { onDelete: 'restrict' }),
    /** The account at the vendor, as vendors declare it. */
    account: text('account').notNull(),
    /** Key, address and models, sealed. */
    sealed: text('sealed').notNull(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('vendor_keys_once').on(sql`coalesce(${table.workspaceId}, '')`, table.account)],
)
