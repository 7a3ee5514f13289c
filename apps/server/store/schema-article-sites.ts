// Tables of people's own sites and of what is published there. Like schema.ts: every row that a person owns carries its
// workspace.

import { integer, jsonb, pgTable, text, timestamp, uniqueIndex } from './pg-tables.ts'
import type { SiteKind } from '@vivify/contract/routes/article-sites'
import { articles } from './schema-articles.ts'
import { workspaces } from './schema.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })
const workspaceId = () =>
  text('workspace_id')
    .notNull()
    .references(() => workspaces.id, { onDelete: 'restrict' })

/** A site that was disconnected keeps its row, without the secret, for the articles that are published there. */
export const articleSites = pgTable(
  'article_sites',
  {
    id: text('id').primaryKey(),
    workspaceId: workspaceId(),
    kind: text('kind').$type<SiteKind>().notNull(),
    name: text('name').notNull(),
    /** Without a trailing slash. */
    address: text('address').notNull(),
    /** The user of a WordPress site; empty for the others. */
    user: text('user').notNull().default(''),
    /** Sealed; empty once the site was disconnected. */
    secret: text('secret').notNull(),
    /** Why nothing can be published there, as a sentence. */
    problem: text('problem'),
    createdAt: moment('created_at').notNull().defaultNow(),
    deletedAt: moment('deleted_at'),
  },
  (table) => [uniqueIndex('article_sites_once').on(table.workspaceId, table.kind, table.address, table.user)],
)

/** What is known of a step of publishing: `begun` without a result means that the outcome is unknown. */
export interface PublicationStep {
  /** Milliseconds since 1970. */
  begun: number
  /** True for the step that makes the post. */
  isFinal?: true
  /** Revision of the article that was sent. */
  revision?: number
  result?: Readonly<Record<string, string>>
}

/**
 * An article at a site. Its state is that of its latest job together with the journal: a post that was begun and has no
 * result may be there.
 */
export const articlePublications = pgTable(
  'article_publications',
  {
    id: text('id').primaryKey(),
    workspaceId: workspaceId(),
    articleId: text('article_id')
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    siteId: text('site_id')
      .notNull()
      .references(() => articleSites.id, { onDelete: 'cascade' }),
    /** Identifies the article at the site in every attempt. */
    key: text('key').notNull(),
    /** The job that the journal belongs to; null before the first one began. */
    jobId: text('job_id'),
    /** Steps that are done or begun, by name. */
    journal: jsonb('journal').$type<Record<string, PublicationStep>>().notNull().default({}),
    /** Attempts of this job that failed for a passing reason. */
    failures: integer('failures').notNull().default(0),
    /** The post's id at the site; null until it is published. */
    externalId: text('external_id'),
    link: text('link'),
    /** What differs from the request, as sentences. */
    notices: jsonb('notices').$type<string[]>().notNull().default([]),
    /** Pictures at the site, by the hash of their bytes. */
    uploads: jsonb('uploads').$type<Record<string, { id: string; url: string }>>().notNull().default({}),
    /** Of the article as it was published last. */
    revision: integer('revision'),
    publishedAt: moment('published_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('article_publications_once').on(table.articleId, table.siteId)],
)
