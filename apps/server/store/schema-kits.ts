// The table of launch kits.

import { index, integer, jsonb, pgTable, text, timestamp } from './pg-tables.ts'
import { workspaces } from './schema.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

export const kits = pgTable(
  'kits',
  {
    id: text('id').primaryKey(),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'restrict' }),
    name: text('name').notNull(),
    /** The facts and the texts. */
    document: jsonb('document').$type<Record<string, unknown>>().notNull(),
    revision: integer('revision').notNull().default(1),
    /** Ids of the drafts in the calendar, by the step of the launch that they belong to. */
    postIds: jsonb('post_ids').$type<Record<string, string>>().notNull().default({}),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    deletedAt: moment('deleted_at'),
  },
  (table) => [index('kits_workspace').on(table.workspaceId, table.updatedAt)],
)
