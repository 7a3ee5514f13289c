// The table of ZIPs with everything of an account.

import { doublePrecision, index, pgTable, text, timestamp } from './pg-tables.ts'
import { workspaces } from './schema.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

export const dataExports = pgTable(
  'data_exports',
  {
    id: text('id').primaryKey(),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'restrict' }),
    storageKey: text('storage_key').notNull().unique(),
    sizeBytes: doublePrecision('size_bytes').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('data_exports_workspace').on(table.workspaceId),
    index('data_exports_expiry').on(table.expiresAt),
  ],
)
