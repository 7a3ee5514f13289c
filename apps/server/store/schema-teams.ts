// Invites to teams. Who is in a team is in `memberships` (schema.ts).

import { sql } from './sql.ts'
import { check, index, pgTable, text, timestamp } from './pg-tables.ts'
import { memberRoles } from '@vivify/contract/roles'
import { users, workspaces } from './schema.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

export const teamInvites = pgTable(
  'team_invites',
  {
    id: text('id').primaryKey(),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'restrict' }),
    role: text('role', { enum: memberRoles }).notNull(),
    /** The owner's note of who it is for; may be empty. */
    label: text('label').notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    usedBy: text('used_by').references(() => users.id, { onDelete: 'restrict' }),
    usedAt: moment('used_at'),
    revokedAt: moment('revoked_at'),
  },
  (table) => [
    index('team_invites_workspace').on(table.workspaceId, table.createdAt),
    check('team_invites_used_by_someone', sql`(${table.usedBy} is null) = (${table.usedAt} is null)`),
  ],
)
