// The table of the log's error lines, for the operator's page. No line says what anybody wrote.

import { index, integer, pgTable, primaryKey, text, timestamp } from './pg-tables.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** How often all processes logged a sentence within an hour. */
export const loggedErrors = pgTable(
  'logged_errors',
  {
    /** The hour's beginning. */
    hour: moment('hour').notNull(),
    area: text('area').notNull(),
    sentence: text('sentence').notNull(),
    count: integer('count').notNull(),
    lastSeenAt: moment('last_seen_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.hour, table.area, table.sentence] }),
    index('logged_errors_seen').on(table.lastSeenAt),
  ],
)
