// The tables. PGlite and PostgreSQL share one schema and one folder of migrations (`drizzle/`). Every row that a person
// owns carries its workspace; all queries go through the repositories beside this file, which filter by it.

import { relations, sql } from './sql.ts'
import {
  bigserial,
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
} from './pg-tables.ts'
import type { Plan } from '@vivify/contract/plans'
import { roles } from '@vivify/contract/roles'
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
    /** True for a guest. */
    isAnonymous: boolean('is_anonymous').notNull().default(false),
    /** True for the first account registered on an installation. */
    isOperator: boolean('is_operator').notNull().default(false),
    /** True when signing in asks for a code after the password. */
    twoFactorEnabled: boolean('two_factor_enabled').notNull().default(false),
    /** A deleted account keeps its row without name and email, because its ledger refers to it. */
    deletedAt: moment('deleted_at'),
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

/** Lets Better Auth read a session with its user in one query. */
export const sessionRelations = relations(sessions, ({ one }) => ({
  user: one(users, { fields: [sessions.userId], references: [users.id] }),
}))
export const userRelations = relations(users, ({ many }) => ({ accounts: many(accounts) }))
export const accountRelations = relations(accounts, ({ one }) => ({
  user: one(users, { fields: [accounts.userId], references: [users.id] }),
}))

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
    ownerUserId: text('owner_user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    /** Whether it is the owner's own workspace, and not one that another person has handed over. */
    isHome: boolean('is_home').notNull().default(true),
    /** Always the sum of the workspace's ledger entries; both change in the same transaction. */
    creditBalance: integer('credit_balance').notNull().default(0),
    /** Credits that disputed payments gave and that were spent. Only an empty balance has one: later credits pay it. */
    creditDebt: integer('credit_debt').notNull().default(0),
    /** Null for an account that chose no plan. */
    plan: text('plan').$type<Plan['id']>(),
    /** Since when a subscription's payment has failed; null when none has. */
    paymentFailedAt: moment('payment_failed_at'),
    /** When that was mailed; set before, so that it is mailed once. */
    failureMailedAt: moment('failure_mailed_at'),
    /** The largest plan of the licenses that were redeemed and not revoked; null without one. */
    licencePlan: text('licence_plan').$type<Plan['id']>(),
    /** When all data of a lost guest was deleted, except the ledger. */
    purgedAt: moment('purged_at'),
    createdAt: created(),
  },
  (table) => [
    uniqueIndex('workspaces_one_home')
      .on(table.ownerUserId)
      .where(sql`${table.isHome}`),
    index('workspaces_owner').on(table.ownerUserId),
    check('workspaces_balance_not_negative', sql`${table.creditBalance} >= 0`),
    check(
      'workspaces_debt_apart',
      sql`${table.creditDebt} >= 0 and (${table.creditDebt} = 0 or ${table.creditBalance} = 0)`,
    ),
  ],
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
    role: text('role', { enum: roles }).notNull(),
    /** Whoever joined first has a seat first. */
    createdAt: created(),
    /** When the person last switched to this workspace; the latest one is open. */
    openedAt: moment('opened_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.userId] }),
    index('memberships_user').on(table.userId),
    uniqueIndex('memberships_one_owner')
      .on(table.workspaceId)
      .where(sql`${table.role} = 'owner'`),
  ],
)

/** Append-only: a trigger refuses updates and deletes. */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    /** For a `reserve`, the reservation's id. */
    id: text('id').primaryKey(),
    workspaceId: workspaceId(),
    kind: text('kind', {
      enum: ['grant', 'reserve', 'commit', 'release', 'expire', 'refund', 'dispute', 'adjust'],
    }).notNull(),
    /**
     * Change of the balance: grant +, reserve −, release + the reserved amount, commit + the unused amount, expire − what
     * was left of a grant at its end, refund − what was left of a grant whose payment was returned, dispute − what a
     * disputed payment gave or what pays such a debt, and + what comes back when the dispute is won, adjust − what the
     * operator took back.
     */
    amount: integer('amount').notNull(),
    /** Change of the debt: a `dispute` adds what the balance did not cover, later ones pay it. */
    debtAmount: integer('debt_amount').notNull().default(0),
    /** The `reserve` that a `commit` or `release` settles. */
    reservationId: text('reservation_id'),
    /** The grant that an `expire`, `refund`, `dispute` or `adjust` takes from first. */
    grantId: text('grant_id'),
    /** For a `grant`: when what is left of it expires; null for credits that stay. */
    expiresAt: moment('expires_at'),
    reference: text('reference').notNull(),
    /** Increases in the order in which a workspace's entries changed its balance; moments may be equal or swapped. */
    position: bigserial('position', { mode: 'number' }).notNull(),
    createdAt: created(),
  },
  (table) => [
    index('ledger_workspace').on(table.workspaceId, table.createdAt),
    index('ledger_position').on(table.workspaceId, table.position),
    index('ledger_reference').on(table.workspaceId, table.reference),
    uniqueIndex('ledger_grant_once')
      .on(table.workspaceId, table.reference)
      .where(sql`${table.kind} = 'grant'`),
    uniqueIndex('ledger_adjusted_once')
      .on(table.workspaceId, table.reference)
      .where(sql`${table.kind} = 'adjust'`),
    uniqueIndex('ledger_taken_once')
      .on(table.workspaceId, table.kind, table.reference)
      .where(sql`${table.kind} in ('expire', 'refund', 'dispute')`),
    uniqueIndex('ledger_settled_once')
      .on(table.reservationId)
      .where(sql`${table.kind} in ('commit', 'release')`),
  ],
)

/** Grants whose credits expire, until nothing of them can come back from a reservation. */
export const creditExpiries = pgTable(
  'credit_expiries',
  {
    grantId: text('grant_id').primaryKey(),
    workspaceId: workspaceId(),
    /** When to look next. */
    dueAt: moment('due_at').notNull(),
  },
  (table) => [index('credit_expiries_due').on(table.dueAt)],
)

/** Texts requested from a vendor, counted by account and time window, so that all processes share one limit. */
export const vendorTextCounts = pgTable(
  'vendor_text_counts',
  {
    workspaceId: workspaceId(),
    unit: text('unit', { enum: ['minute', 'day', 'speech_day'] }).notNull(),
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
    /** What the job works on. At most one job of a kind waits or runs for a subject. */
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
    /** The part of the reservation that was ordered from a vendor so far. It is charged however the job ends. */
    orderedCredits: integer('ordered_credits').notNull().default(0),
    /** Counts the starts. A worker whose attempt is not the latest has lost the job. */
    attempt: integer('attempt').notNull().default(0),
    /** Counts the changes that a watcher sees. */
    revision: integer('revision').notNull().default(0),
    /** A worker's last sign of life; for a postponed job, when it began to wait. */
    heartbeatAt: moment('heartbeat_at'),
    /** For a queued job: the earliest time to start. Null once that time has come. */
    dueAt: moment('due_at'),
    /** Why the job waits, for its owner, until it makes progress again; null for a job that only waits for a worker. */
    waitReason: text('wait_reason'),
    /** The number of attempts that ended by postponing the job. */
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
    // For the fair order: when an account was served last, and how many of its jobs are at work.
    index('jobs_turns').on(table.workspaceId, table.kind, table.startedAt),
    index('jobs_reservation').on(table.reservationId),
    index('jobs_due')
      .on(table.dueAt)
      .where(sql`${table.status} = 'queued' and ${table.dueAt} is not null`),
  ],
)

/**
 * Operations at outside services. A row is written before the service is called, so that a run after a crash finds it.
 */
export const outsideOperations = pgTable(
  'outside_operations',
  {
    id: text('id').primaryKey(),
    workspaceId: workspaceId(),
    kind: text('kind').notNull(),
    /** The vendor that was called; empty when no longer known. */
    vendor: text('vendor').notNull().default(''),
    /** Identifies the order: a repeated order is the same operation. */
    key: text('key').notNull(),
    /** What the operation is for, such as a project's id. */
    subject: text('subject').notNull(),
    /** The job that follows the operation. */
    jobId: text('job_id').notNull(),
    /** `unknown`: it is unclear whether the service received the call. */
    status: text('status', { enum: ['starting', 'running', 'unknown', 'done', 'failed'] }).notNull(),
    /** The service's own identifiers of the operation. */
    operation: jsonb('operation').$type<Record<string, string>>(),
    /** For a failed operation: the reason, for the person. */
    message: text('message'),
    startedAt: moment('started_at').notNull().defaultNow(),
    /** When the reconciler next looks at it; null for an ended operation. */
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
    /** The name of the person's file, or the name for downloads. */
    name: text('name').notNull(),
    mimeType: text('mime_type').notNull(),
    sizeBytes: doublePrecision('size_bytes').notNull(),
    /** For an image or a clip, in pixels, after rotation to upright. */
    width: integer('width'),
    height: integer('height'),
    /** For a clip or a sound. */
    durationSeconds: doublePrecision('duration_seconds'),
    sha256: text('sha256').notNull(),
    provenance: jsonb('provenance').$type<Provenance>(),
    /** Drawn by a tool in the page, such as a mask or a layer. Removed after a while unless something refers to it. */
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
    /** Asset ids by role: `video`, `thumbnail`, `srt`, `vtt`, `report`, `image`, `clip`. */
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

/** A single row: the data folder and the secret that belong to this database. */
export const installation = pgTable(
  'installation',
  {
    id: text('id').primaryKey(),
    isOnly: boolean('is_only').notNull().default(true).unique(),
    /** Identifies the secret without revealing it. */
    secretFingerprint: text('secret_fingerprint').notNull(),
    createdAt: created(),
  },
  (table) => [check('installation_one_row', sql`${table.isOnly}`)],
)
