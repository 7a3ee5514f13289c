// The tables. One schema and one folder of migrations (`drizzle/`) for PGlite and PostgreSQL. Every row that a person
// owns carries its workspace; queries go through the repositories beside this file, which are scoped by it.

import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { Plan } from '@vivify/contract/plans'
import type { Provenance } from '@vivify/contract/provenance'
import type { ProjectNotes } from '@vivify/contract/routes/projects'
import type { Brand, Project } from '@vivify/contract/project'
import type { ErrorCode } from '@vivify/contract/errors'

const moment = (name: string) => timestamp(name, { withTimezone: true })
const created = () => moment('created_at').notNull().defaultNow()
const updated = () => moment('updated_at').notNull().defaultNow()

export const users = pgTable(
  'users',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    email: text('email').notNull().unique(),
    emailVerified: boolean('email_verified').notNull().default(false),
    image: text('image'),
    /** A guest. */
    isAnonymous: boolean('is_anonymous').notNull().default(false),
    /** The first account registered on an installation. */
    isOperator: boolean('is_operator').notNull().default(false),
    createdAt: created(),
    updatedAt: updated(),
  },
  (table) => [
    uniqueIndex('users_one_operator')
      .on(table.isOperator)
      .where(sql`${table.isOperator}`),
  ],
)

const userId = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

export const sessions = pgTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    userId: userId(),
    token: text('token').notNull().unique(),
    expiresAt: moment('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    createdAt: created(),
    updatedAt: updated(),
  },
  (table) => [index('sessions_user').on(table.userId)],
)

export const accounts = pgTable(
  'accounts',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    userId: userId(),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: moment('access_token_expires_at'),
    refreshTokenExpiresAt: moment('refresh_token_expires_at'),
    scope: text('scope'),
    /** Salted hash. */
    password: text('password'),
    createdAt: created(),
    updatedAt: updated(),
  },
  (table) => [index('accounts_user').on(table.userId)],
)

export const verifications = pgTable('verifications', {
  id: text('id').primaryKey(),
  identifier: text('identifier').notNull(),
  value: text('value').notNull(),
  expiresAt: moment('expires_at').notNull(),
  createdAt: created(),
  updatedAt: updated(),
})

export const workspaces = pgTable(
  'workspaces',
  {
    id: text('id').primaryKey(),
    /** One personal workspace an account. */
    ownerUserId: text('owner_user_id')
      .notNull()
      .unique()
      .references(() => users.id, { onDelete: 'restrict' }),
    /** Always the sum of the workspace's ledger entries; changed in the same transaction. */
    creditBalance: integer('credit_balance').notNull().default(0),
    /** null for an account that chose none. */
    plan: text('plan').$type<Plan['id']>(),
    /** When everything that a lost guest kept was deleted; the ledger stays. */
    purgedAt: moment('purged_at'),
    createdAt: created(),
  },
  (table) => [check('workspaces_balance_not_negative', sql`${table.creditBalance} >= 0`)],
)

const workspaceId = () =>
  text('workspace_id')
    .notNull()
    .references(() => workspaces.id, { onDelete: 'restrict' })

export const memberships = pgTable(
  'memberships',
  {
    workspaceId: workspaceId(),
    userId: userId(),
    role: text('role', { enum: ['owner', 'member'] }).notNull(),
    createdAt: created(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.userId] }),
    index('memberships_user').on(table.userId),
  ],
)

/** Append-only: a trigger refuses updates and deletes. */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    /** Of a `reserve`: the reservation's id. */
    id: text('id').primaryKey(),
    workspaceId: workspaceId(),
    kind: text('kind', { enum: ['grant', 'reserve', 'commit', 'release'] }).notNull(),
    /** Change of the balance: grant +, reserve −, release + what was reserved, commit + what was not used. */
    amount: integer('amount').notNull(),
    /** The `reserve` that a `commit` or `release` settles. */
    reservationId: text('reservation_id'),
    reference: text('reference').notNull(),
    createdAt: created(),
  },
  (table) => [
    index('ledger_workspace').on(table.workspaceId, table.createdAt),
    index('ledger_reference').on(table.workspaceId, table.reference),
    uniqueIndex('ledger_grant_once')
      .on(table.workspaceId, table.reference)
      .where(sql`${table.kind} = 'grant'`),
    uniqueIndex('ledger_settled_once')
      .on(table.reservationId)
      .where(sql`${table.kind} in ('commit', 'release')`),
  ],
)

/** Texts that were asked of a vendor, counted by account and stretch of time, so that all processes agree. */
export const vendorTextCounts = pgTable(
  'vendor_text_counts',
  {
    workspaceId: workspaceId(),
    unit: text('unit', { enum: ['minute', 'day'] }).notNull(),
    startsAt: moment('starts_at').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.unit, table.startsAt] }),
    index('vendor_text_counts_start').on(table.startsAt),
  ],
)

export const jobs = pgTable(
  'jobs',
  {
    id: text('id').primaryKey(),
    workspaceId: workspaceId(),
    kind: text('kind').notNull(),
    /** What it works on; at most one job of a kind waits or runs for a subject. */
    subject: text('subject'),
    idempotencyKey: text('idempotency_key').notNull(),
    payload: jsonb('payload').notNull(),
    status: text('status', { enum: ['queued', 'running', 'completed', 'failed', 'cancelled'] }).notNull(),
    stage: text('stage').notNull().default('queued'),
    done: doublePrecision('done').notNull().default(0),
    total: doublePrecision('total').notNull().default(1),
    result: jsonb('result'),
    errorCode: text('error_code').$type<ErrorCode>(),
    errorMessage: text('error_message'),
    reservationId: text('reservation_id'),
    /** Of the reservation: what was ordered of a vendor so far, and is paid for however the job ends. */
    orderedCredits: integer('ordered_credits').notNull().default(0),
    /** Counts the starts; a worker whose attempt is not the latest has lost the job. */
    attempt: integer('attempt').notNull().default(0),
    /** Counts the changes a watcher sees. */
    revision: integer('revision').notNull().default(0),
    /** A worker's last sign of life; of a job that waits for its moment, when it began to wait. */
    heartbeatAt: moment('heartbeat_at'),
    /** Of a queued job: not before this moment. null once the moment has come. */
    dueAt: moment('due_at'),
    /** Why it waits, for its owner, until it has made progress; null for a job that simply is in line. */
    waitReason: text('wait_reason'),
    /** Attempts that ended with the wish to go on later. */
    waits: integer('waits').notNull().default(0),
    createdAt: created(),
    startedAt: moment('started_at'),
    finishedAt: moment('finished_at'),
  },
  (table) => [
    uniqueIndex('jobs_idempotency').on(table.workspaceId, table.kind, table.idempotencyKey),
    uniqueIndex('jobs_one_active')
      .on(table.workspaceId, table.kind, table.subject)
      .where(sql`${table.status} in ('queued', 'running')`),
    index('jobs_status').on(table.status, table.heartbeatAt),
    // When an account was served last, and what it has at work.
    index('jobs_turns').on(table.workspaceId, table.kind, table.startedAt),
    index('jobs_reservation').on(table.reservationId),
    index('jobs_due')
      .on(table.dueAt)
      .where(sql`${table.status} = 'queued' and ${table.dueAt} is not null`),
  ],
)

/** What was begun at an outside service: written before the service is called, so that a run after a crash finds it. */
export const outsideOperations = pgTable(
  'outside_operations',
  {
    id: text('id').primaryKey(),
    workspaceId: workspaceId(),
    kind: text('kind').notNull(),
    /** Who is called; empty when that is not known any more. */
    vendor: text('vendor').notNull().default(''),
    /** Names what is asked for: asked again, it is the same operation. */
    key: text('key').notNull(),
    /** What it is for, such as a project's id. */
    subject: text('subject').notNull(),
    /** The job that follows it. */
    jobId: text('job_id').notNull(),
    /** `unknown`: nobody can tell whether the service has heard the call. */
    status: text('status', { enum: ['starting', 'running', 'unknown', 'done', 'failed'] }).notNull(),
    /** How the service names it. */
    operation: jsonb('operation').$type<Record<string, string>>(),
    /** Of a failed one: why, for the person. */
    message: text('message'),
    startedAt: moment('started_at').notNull().defaultNow(),
    /** When the reconciler looks at it next; null for one that has ended. */
    dueAt: moment('due_at'),
  },
  (table) => [
    uniqueIndex('outside_operations_key').on(table.workspaceId, table.kind, table.key),
    index('outside_operations_subject').on(table.workspaceId, table.kind, table.subject),
    index('outside_operations_job').on(table.jobId),
    index('outside_operations_due')
      .on(table.dueAt)
      .where(sql`${table.dueAt} is not null`),
  ],
)

export const projects = pgTable(
  'projects',
  {
    id: text('id').primaryKey(),
    workspaceId: workspaceId(),
    title: text('title').notNull(),
    document: jsonb('document').$type<Project>(),
    notes: jsonb('notes').$type<ProjectNotes>().notNull(),
    revision: integer('revision').notNull().default(1),
    createdAt: created(),
    updatedAt: updated(),
    deletedAt: moment('deleted_at'),
  },
  (table) => [index('projects_workspace').on(table.workspaceId, table.updatedAt)],
)

export const assets = pgTable(
  'assets',
  {
    id: text('id').primaryKey(),
    workspaceId: workspaceId(),
    kind: text('kind', { enum: ['image', 'clip', 'audio', 'video', 'subtitles', 'report'] }).notNull(),
    /** As the person's file was called, or as a download is named. */
    name: text('name').notNull(),
    mimeType: text('mime_type').notNull(),
    sizeBytes: doublePrecision('size_bytes').notNull(),
    /** Of a picture or clip, upright, in pixels. */
    width: integer('width'),
    height: integer('height'),
    /** Of a clip or sound. */
    durationSeconds: doublePrecision('duration_seconds'),
    sha256: text('sha256').notNull(),
    provenance: jsonb('provenance').$type<Provenance>(),
    /** Drawn by a tool in the page, such as a mask or a layer: forgotten in time unless something refers to it. */
    isDrawing: boolean('is_drawing').notNull().default(false),
    storageKey: text('storage_key').notNull().unique(),
    createdAt: created(),
    deletedAt: moment('deleted_at'),
  },
  (table) => [
    index('assets_workspace').on(table.workspaceId, table.createdAt),
    index('assets_drawings')
      .on(table.createdAt)
      .where(sql`${table.isDrawing} and ${table.deletedAt} is null`),
  ],
)

export const creations = pgTable(
  'creations',
  {
    id: text('id').primaryKey(),
    workspaceId: workspaceId(),
    projectId: text('project_id').references(() => projects.id, { onDelete: 'set null' }),
    kind: text('kind', { enum: ['video', 'image', 'clip', 'project'] }).notNull(),
    title: text('title').notNull(),
    /** Asset ids by what they are: `video`, `thumbnail`, `srt`, `vtt`, `report`, `image`, `clip`. */
    files: jsonb('files').$type<Record<string, string>>().notNull(),
    facts: jsonb('facts').$type<Record<string, unknown>>().notNull(),
    createdAt: created(),
    deletedAt: moment('deleted_at'),
  },
  (table) => [index('creations_workspace').on(table.workspaceId, table.createdAt)],
)

export const brandKits = pgTable('brand_kits', {
  workspaceId: text('workspace_id')
    .primaryKey()
    .references(() => workspaces.id, { onDelete: 'restrict' }),
  brand: jsonb('brand').$type<Brand>().notNull(),
  n8nWebhookUrl: text('n8n_webhook_url'),
  updatedAt: updated(),
})

/** One row: which data folder and which secret belong to this database. */
export const installation = pgTable(
  'installation',
  {
    id: text('id').primaryKey(),
    isOnly: boolean('is_only').notNull().default(true).unique(),
    /** Tells secrets apart without telling them. */
    secretFingerprint: text('secret_fingerprint').notNull(),
    createdAt: created(),
  },
  (table) => [check('installation_one_row', sql`${table.isOnly}`)],
)
