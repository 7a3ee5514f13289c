// Tables of posts, accounts at platforms and what goes with them. Like schema.ts: every row that a person owns carries
// its workspace.

import { sql } from './sql.ts'
import {
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from './pg-tables.ts'
import type { PlatformId } from '@vivify/contract/platforms'
import { targetStates, type PostContent } from '@vivify/contract/post'
import { assets, workspaces } from './schema.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })
const created = () => moment('created_at').notNull().defaultNow()
const updated = () => moment('updated_at').notNull().defaultNow()
const workspaceId = () =>
  text('workspace_id')
    .notNull()
    .references(() => workspaces.id, { onDelete: 'restrict' })
const platform = () => text('platform').$type<PlatformId>().notNull()

export const posts = pgTable(
  'posts',
  {
    id: text('id').primaryKey(),
    workspaceId: workspaceId(),
    content: jsonb('content').$type<PostContent>().notNull(),
    revision: integer('revision').notNull().default(1),
    /** The plan's day on its own wall clock, for the calendar; null without a plan. */
    plannedOn: date('planned_on', { mode: 'string' }),
    /** The post that this one repeats. Two processes that add the next one at once write the same row. */
    repeatOf: text('repeat_of'),
    createdAt: created(),
    updatedAt: updated(),
    deletedAt: moment('deleted_at'),
  },
  (table) => [
    index('posts_workspace').on(table.workspaceId, table.updatedAt),
    index('posts_planned').on(table.workspaceId, table.plannedOn),
    uniqueIndex('posts_repeat_once')
      .on(table.workspaceId, table.repeatOf, table.plannedOn)
      .where(sql`${table.repeatOf} is not null`),
  ],
)

/** What is known of a step of publishing: `begun` without a result means that the outcome is unknown. */
export interface JournalStep {
  /** Milliseconds since 1970. */
  begun: number
  /** True for a step that can't be taken back, such as the post itself. */
  isFinal?: true
  result?: Readonly<Record<string, string>>
}

/**
 * A post on one platform. Each change names the expected state and attempt, so only one of two competing processes
 * succeeds; `post_events` keeps every state it was in.
 */
export const postTargets = pgTable(
  'post_targets',
  {
    id: text('id').primaryKey(),
    workspaceId: workspaceId(),
    postId: text('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    platform: platform(),
    /** Null for a dry run. */
    connectionId: text('connection_id'),
    accountName: text('account_name'),
    state: text('state', { enum: targetStates }).notNull(),
    /**
     * When a process takes it; null for one that has ended. For one that a process has taken, the end of its lease: when
     * that process dies, another one takes it then.
     */
    dueAt: moment('due_at'),
    /** The moment that the person chose. */
    plannedAt: moment('planned_at').notNull(),
    /** Counts the times it was taken or put back. A process whose attempt is not the latest may not act. */
    attempt: integer('attempt').notNull().default(0),
    /** Attempts that failed in a row for a passing reason, such as a broken connection. */
    failures: integer('failures').notNull().default(0),
    /** Steps that are done or begun, by name. */
    journal: jsonb('journal').$type<Record<string, JournalStep>>().notNull().default({}),
    /** Identifies the post at its platform in every attempt. */
    key: text('key').notNull(),
    externalId: text('external_id'),
    permalink: text('permalink'),
    /** Why it waits, failed or is unconfirmed, for the person. */
    message: text('message'),
    endedAt: moment('ended_at'),
    createdAt: created(),
  },
  (table) => [
    index('post_targets_post').on(table.postId),
    uniqueIndex('post_targets_one_active')
      .on(table.postId, table.platform)
      .where(sql`${table.state} <> 'cancelled'`),
    index('post_targets_due')
      .on(table.dueAt)
      .where(sql`${table.dueAt} is not null`),
    index('post_targets_published').on(table.workspaceId, table.endedAt),
  ],
)

/** The receipt. Append-only: a trigger refuses updates and deletes. */
export const postEvents = pgTable(
  'post_events',
  {
    id: text('id').primaryKey(),
    workspaceId: workspaceId(),
    postId: text('post_id').notNull(),
    targetId: text('target_id').notNull(),
    platform: platform(),
    state: text('state', { enum: targetStates }).notNull(),
    message: text('message').notNull(),
    at: moment('at')
      .notNull()
      .default(sql`clock_timestamp()`),
  },
  (table) => [index('post_events_post').on(table.postId, table.at)],
)

/** Accounts at platforms. */
export const connections = pgTable(
  'connections',
  {
    id: text('id').primaryKey(),
    workspaceId: workspaceId(),
    platform: platform(),
    /** The account's id at the platform. */
    accountId: text('account_id').notNull(),
    name: text('name').notNull(),
    /** Address of the account's own server, or of a webhook; empty for platforms with one server. */
    server: text('server').notNull().default(''),
    facts: jsonb('facts').$type<Record<string, string>>().notNull().default({}),
    /** Tokens, sealed. */
    secrets: text('secrets').notNull(),
    /** When the access token expires; null when it does not. */
    expiresAt: moment('expires_at'),
    /** Until then one process refreshes the token. */
    refreshingUntil: moment('refreshing_until'),
    state: text('state', { enum: ['ready', 'needs_login'] }).notNull(),
    message: text('message'),
    /** The platform asked to wait until then. */
    blockedUntil: moment('blocked_until'),
    createdAt: created(),
    deletedAt: moment('deleted_at'),
  },
  (table) => [
    index('connections_workspace').on(table.workspaceId),
    uniqueIndex('connections_once')
      .on(table.workspaceId, table.platform, table.server, table.accountId)
      .where(sql`${table.deletedAt} is null`),
  ],
)

/** Log-ins at platforms that are under way. */
export const connectionLogins = pgTable('connection_logins', {
  /** Hash of the `state` that the platform sends back. */
  stateHash: text('state_hash').primaryKey(),
  workspaceId: workspaceId(),
  platform: platform(),
  server: text('server').notNull().default(''),
  /** The code verifier and, for a server where Vivify registered itself, its client; sealed. */
  secrets: text('secrets').notNull(),
  expiresAt: moment('expires_at').notNull(),
})

/** Vivify's registrations at servers of people's choice (Mastodon). */
export const serverClients = pgTable('server_clients', {
  server: text('server').primaryKey(),
  secrets: text('secrets').notNull(),
  createdAt: created(),
})

/** Weekly times at which an account's queue sends. */
export const queueSlots = pgTable(
  'queue_slots',
  {
    id: text('id').primaryKey(),
    workspaceId: workspaceId(),
    platform: platform(),
    /** 1 for Monday to 7 for Sunday. */
    weekday: integer('weekday').notNull(),
    /** Wall clock, such as `18:30`. */
    time: text('time').notNull(),
    zone: text('zone').notNull(),
  },
  (table) => [
    uniqueIndex('queue_slots_once').on(table.workspaceId, table.platform, table.weekday, table.time),
  ],
)

/** The secret address of a workspace's calendar feed. */
export const calendarFeeds = pgTable('calendar_feeds', {
  workspaceId: workspaceId().primaryKey(),
  tokenHash: text('token_hash').notNull().unique(),
  createdAt: created(),
})

/** Measured values of published posts, one row a day. */
export const postMeasures = pgTable(
  'post_measures',
  {
    targetId: text('target_id')
      .notNull()
      .references(() => postTargets.id, { onDelete: 'cascade' }),
    workspaceId: workspaceId(),
    day: date('day', { mode: 'string' }).notNull(),
    values: jsonb('values').$type<Record<string, number>>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.targetId, table.day] }),
    index('post_measures_workspace').on(table.workspaceId, table.day),
  ],
)

/** Measured values of connected accounts, one row a day. */
export const accountMeasures = pgTable(
  'account_measures',
  {
    connectionId: text('connection_id')
      .notNull()
      .references(() => connections.id, { onDelete: 'cascade' }),
    workspaceId: workspaceId(),
    day: date('day', { mode: 'string' }).notNull(),
    values: jsonb('values').$type<Record<string, number>>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.connectionId, table.day] }),
    index('account_measures_workspace').on(table.workspaceId, table.day),
  ],
)

/** The strategy that a person edits: one document for each workspace. */
export const strategies = pgTable('strategies', {
  workspaceId: workspaceId().primaryKey(),
  document: jsonb('document').$type<Record<string, unknown>>().notNull(),
  revision: integer('revision').notNull().default(1),
  updatedAt: updated(),
})

export const libraryFolders = pgTable(
  'library_folders',
  {
    id: text('id').primaryKey(),
    workspaceId: workspaceId(),
    name: text('name').notNull(),
    createdAt: created(),
  },
  (table) => [uniqueIndex('library_folders_name').on(table.workspaceId, table.name)],
)

/** Folder and tags of a file in the Content Library; a file without a row has neither. */
export const libraryEntries = pgTable(
  'library_entries',
  {
    assetId: text('asset_id')
      .primaryKey()
      .references(() => assets.id, { onDelete: 'cascade' }),
    workspaceId: workspaceId(),
    folderId: text('folder_id').references(() => libraryFolders.id, { onDelete: 'set null' }),
    tags: text('tags')
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
  },
  (table) => [index('library_entries_workspace').on(table.workspaceId)],
)

/** Addresses at which people without an account review a post. */
export const reviewLinks = pgTable(
  'review_links',
  {
    id: text('id').primaryKey(),
    workspaceId: workspaceId(),
    postId: text('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull().unique(),
    /** The post as the link was made for it, to show what has changed since; emptied some time after the link has ended. */
    content: jsonb('content').$type<PostContent>().notNull(),
    expiresAt: moment('expires_at').notNull(),
    createdAt: created(),
    revokedAt: moment('revoked_at'),
  },
  (table) => [index('review_links_post').on(table.postId)],
)

/** What reviewers said. */
export const reviewNotes = pgTable(
  'review_notes',
  {
    id: text('id').primaryKey(),
    workspaceId: workspaceId(),
    postId: text('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    linkId: text('link_id').notNull(),
    author: text('author').notNull(),
    kind: text('kind', { enum: ['comment', 'approved', 'changes_wanted'] }).notNull(),
    /** Null for the whole post. */
    platform: text('platform').$type<PlatformId>(),
    message: text('message').notNull().default(''),
    /** The post's revision that was reviewed. */
    revision: integer('revision').notNull(),
    createdAt: created(),
  },
  (table) => [index('review_notes_post').on(table.postId, table.createdAt)],
)

export const personas = pgTable(
  'personas',
  {
    id: text('id').primaryKey(),
    workspaceId: workspaceId(),
    name: text('name').notNull(),
    /** The form and what was made of it. */
    document: jsonb('document').$type<Record<string, unknown>>().notNull(),
    revision: integer('revision').notNull().default(1),
    seed: doublePrecision('seed').notNull(),
    isArchived: boolean('is_archived').notNull().default(false),
    createdAt: created(),
    updatedAt: updated(),
    deletedAt: moment('deleted_at'),
  },
  (table) => [index('personas_workspace').on(table.workspaceId, table.updatedAt)],
)
