// Tables of articles. Like schema.ts: every row that a person owns carries its workspace.

import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex } from './pg-tables.ts'
import type { z } from 'zod'
import type { ArticleConfig, ArticleDocument, articleSourcesSchema } from '@vivify/contract/article'
import type { Origin } from '@vivify/contract/post'
import { workspaces } from './schema.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })
const workspaceId = () =>
  text('workspace_id')
    .notNull()
    .references(() => workspaces.id, { onDelete: 'restrict' })

/** What articles that were ordered together share. */
export const articleBatches = pgTable(
  'article_batches',
  {
    id: text('id').primaryKey(),
    workspaceId: workspaceId(),
    idempotencyKey: text('idempotency_key').notNull(),
    config: jsonb('config').$type<ArticleConfig>().notNull(),
    sources: jsonb('sources').$type<z.output<typeof articleSourcesSchema>>().notNull(),
    /** Length of the sources, which limits how much an account stores. */
    sourceCharacters: integer('source_characters').notNull(),
    /** Id of the wanted text engine; null for the first that is ready. */
    engine: text('engine'),
    imageEngine: text('image_engine').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('article_batches_once').on(table.workspaceId, table.idempotencyKey)],
)

export const articles = pgTable(
  'articles',
  {
    id: text('id').primaryKey(),
    workspaceId: workspaceId(),
    batchId: text('batch_id')
      .notNull()
      .references(() => articleBatches.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    title: text('title').notNull(),
    /** How it ended; while it has not, its job says how far it is. */
    ending: text('ending', { enum: ['written', 'outline'] }),
    /** The job that writes it or wrote it last. */
    jobId: text('job_id'),
    /** Null until something is written. */
    document: jsonb('document').$type<ArticleDocument>(),
    words: integer('words').notNull().default(0),
    /** Name of the engine that wrote it; empty until it is written. */
    engine: text('engine').notNull().default(''),
    warnings: jsonb('warnings').$type<string[]>().notNull().default([]),
    derivedFrom: jsonb('derived_from').$type<Origin>(),
    revision: integer('revision').notNull().default(1),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    deletedAt: moment('deleted_at'),
  },
  (table) => [
    index('articles_workspace').on(table.workspaceId, table.createdAt),
    index('articles_batch').on(table.batchId),
  ],
)

const articleId = () =>
  text('article_id')
    .notNull()
    .references(() => articles.id, { onDelete: 'cascade' })

export const articleVersions = pgTable(
  'article_versions',
  {
    articleId: articleId(),
    workspaceId: workspaceId(),
    revision: integer('revision').notNull(),
    document: jsonb('document').$type<ArticleDocument>().notNull(),
    words: integer('words').notNull(),
    about: text('about').notNull(),
    /** When its first edit was saved: edits soon after it are the same version. */
    beganAt: moment('began_at').notNull().defaultNow(),
    savedAt: moment('saved_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.articleId, table.revision] })],
)

/** Results of the steps of writing, so that no step is paid twice. */
export const articleSteps = pgTable(
  'article_steps',
  {
    articleId: articleId(),
    workspaceId: workspaceId(),
    /** Hash of everything that the result depends on. */
    key: text('key').notNull(),
    name: text('name').notNull(),
    result: jsonb('result').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.articleId, table.key] })],
)
