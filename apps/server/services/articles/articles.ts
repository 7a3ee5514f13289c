// Articles: ordered in batches, written by jobs (write-article.ts), then edited like any document.

import type { z } from 'zod'
import type { ArticleConfig, ArticleDocument } from '@vivify/contract/article'
import { AppError } from '@vivify/contract/errors'
import * as messages from '@vivify/contract/messages'
import type {
  articleVersionSchema,
  ListedArticle,
  readArticleVersion,
  rewriteSelection as rewriteRoute,
  SavedArticle,
} from '@vivify/contract/routes/articles'
import { findVersion, listVersions, type VersionRow } from '../../store/article-versions.ts'
import {
  findArticle,
  listArticles,
  listBatchJobs,
  listFinished,
  markArticle,
  sumCharges,
  type ArticleKey,
} from '../../store/articles.ts'
import { lockBalance } from '../../store/ledger.ts'
import type { JobRow } from '../../store/jobs.ts'
import type { JobService } from '../jobs/jobs.ts'
import type { ProjectService } from '../projects/projects.ts'
import type { ScriptService } from '../scripts/scripts.ts'
import type { VendorCustomer } from '../vendors/vendor-rules.ts'
import type { ArticleWriter } from './article-writer.ts'
import { orderFromProject, makeShort } from './article-projects.ts'
import { describeListed, describeSaved, documentOf, isBeingWritten } from './describe-article.ts'
import { orderArticles, writeAgain, type ArticleOrder, type OrderOptions } from './order-articles.ts'
import { rewriteSelection } from './rewrite-selection.ts'
import { missingArticle, saveArticle } from './save-article.ts'

export interface ArticleOptions extends OrderOptions {
  jobs: Pick<JobService, 'startJobs' | 'cancelJob' | 'cancelJobs'>
  writer: ArticleWriter
  projects: Pick<ProjectService, 'create' | 'read'>
  scripts: Pick<ScriptService, 'write'>
}

type Version = z.input<typeof articleVersionSchema>
type RewriteRequest = z.output<typeof rewriteRoute.body>

/** What names an article or a batch throws AppError `not_found` for one that is not the workspace's. */
export interface ArticleService {
  /**
   * Orders a batch, once for each key. Throws AppError `insufficient_credits`, `bad_input` for an engine that can't be
   * used, and `rate_limited` when the account has too many articles.
   */
  order(
    customer: VendorCustomer,
    order: ArticleOrder,
  ): Promise<{ batchId: string; articles: ListedArticle[] }>
  /** Throws AppError `conflict` for an article that is written or being written, and like `order`. */
  writeAgain(customer: VendorCustomer, id: string): Promise<JobRow>
  /** Returns how many articles were canceled. */
  cancelBatch(workspaceId: string, batchId: string): Promise<number>
  list(workspaceId: string, page: { batchId?: string | undefined; limit: number }): Promise<ListedArticle[]>
  read(workspaceId: string, id: string): Promise<SavedArticle>
  /**
   * Throws AppError `conflict` when the revision is not the latest or the article is being written, and `rate_limited`
   * when the account's articles keep too much text.
   */
  save(
    workspaceId: string,
    id: string,
    input: { revision: number; document: ArticleDocument },
  ): Promise<SavedArticle>
  /** Also cancels its job. */
  remove(workspaceId: string, id: string): Promise<void>
  restore(workspaceId: string, id: string): Promise<SavedArticle>
  listVersions(workspaceId: string, id: string): Promise<Version[]>
  readVersion(
    workspaceId: string,
    id: string,
    revision: number,
  ): Promise<z.input<(typeof readArticleVersion)['answer']>>
  /** Another wording of a part of an article; changes nothing. Throws the signal's reason. */
  rewrite(
    customer: VendorCustomer,
    id: string,
    request: RewriteRequest,
    signal: AbortSignal,
  ): Promise<z.input<(typeof rewriteRoute)['answer']>>
  /** Makes a project with a short's script; the same text gives the same project. Throws like the script service. */
  makeShort(workspaceId: string, id: string, signal: AbortSignal): Promise<{ projectId: string }>
  /** Orders an article whose notes are a project's script. Throws AppError `bad_input` without one, and like `order`. */
  orderFromProject(
    customer: VendorCustomer,
    request: { projectId: string; config: ArticleConfig; idempotencyKey: string },
  ): Promise<{ articleId: string }>
  /** Ids of the articles that have a text, of one batch or of all. */
  listFinished(workspaceId: string, batchId: string | undefined, limit: number): Promise<string[]>
}

const maxListed = 500

export function createArticleService(options: ArticleOptions): ArticleService {
  const { db } = options

  async function list(
    workspaceId: string,
    page: { batchId?: string | undefined; limit: number },
  ): Promise<ListedArticle[]> {
    const rows = await listArticles(db, workspaceId, page)
    const ids = rows.map(({ id }) => id)
    const charges = await sumCharges(db, workspaceId, ids)
    return rows.map((row) => describeListed(row, charges.get(row.id) ?? 0))
  }

  const read = (workspaceId: string, id: string): Promise<SavedArticle> =>
    readArticle(options, { workspaceId, id })

  async function order(customer: VendorCustomer, wanted: ArticleOrder) {
    const batchId = await orderArticles(options, customer, wanted)
    return { batchId, articles: await list(customer.workspaceId, { batchId, limit: maxListed }) }
  }

  return {
    order,
    list,
    read,
    writeAgain: (customer, id) => writeAgain(options, customer, id),
    cancelBatch: (workspaceId, batchId) => cancelBatch(options, workspaceId, batchId),
    async save(workspaceId, id, input) {
      await saveArticle(options, { workspaceId, id }, input)
      return read(workspaceId, id)
    },
    remove: (workspaceId, id) => remove(options, { workspaceId, id }),
    restore: (workspaceId, id) => restore(options, { workspaceId, id }),
    async listVersions(workspaceId, id) {
      await requireArticle(options, { workspaceId, id })
      return (await listVersions(db, { workspaceId, id })).map(describeVersion)
    },
    async readVersion(workspaceId, id, revision) {
      await requireArticle(options, { workspaceId, id })
      const version = await findVersion(db, { workspaceId, id, revision })
      if (!version) throw new AppError('not_found', messages.articleWriting.versionNotFound)
      return { ...describeVersion(version), document: version.document }
    },
    async rewrite(customer, id, request, signal) {
      const article = await requireArticle(options, { workspaceId: customer.workspaceId, id })
      return rewriteSelection(options, customer, { ...request, document: documentOf(article) }, signal)
    },
    async makeShort(workspaceId, id, signal) {
      const article = await requireArticle(options, { workspaceId, id })
      return makeShort(options, { workspaceId, articleId: id, document: documentOf(article), signal })
    },
    orderFromProject: (customer, request) =>
      orderFromProject({ projects: options.projects, order }, customer, request),
    listFinished: (workspaceId, batchId, limit) => listFinished(db, workspaceId, { batchId, limit }),
  }
}

async function readArticle(options: ArticleOptions, key: ArticleKey): Promise<SavedArticle> {
  const row = await requireArticle(options, key)
  const charges = await sumCharges(options.db, key.workspaceId, [key.id])
  return describeSaved(row, charges.get(key.id) ?? 0)
}

async function requireArticle({ db }: Pick<ArticleOptions, 'db'>, key: ArticleKey) {
  const row = await findArticle(db, key)
  if (!row) throw missingArticle()
  return row
}

async function cancelBatch(
  { db, jobs }: ArticleOptions,
  workspaceId: string,
  batchId: string,
): Promise<number> {
  const [any] = await listArticles(db, workspaceId, { batchId, limit: 1 })
  if (!any) throw new AppError('not_found', messages.articleWriting.batchNotFound)
  const cancelled = await jobs.cancelJobs(workspaceId, await listBatchJobs(db, workspaceId, batchId))
  return cancelled.length
}

async function remove({ db, jobs }: ArticleOptions, key: ArticleKey): Promise<void> {
  const article = await requireArticle({ db }, key)
  if (isBeingWritten(article)) await jobs.cancelJob(key.workspaceId, article.jobId!)
  if (!(await markArticle(db, key, 'deleted'))) throw missingArticle()
}

async function restore(options: ArticleOptions, key: ArticleKey): Promise<SavedArticle> {
  await options.db.transaction(async (tx) => {
    await lockBalance(tx, key.workspaceId)
    if (!(await markArticle(tx, key, 'restored'))) throw missingArticle()
  })
  return readArticle(options, key)
}

function describeVersion({ revision, savedAt, words, about }: Omit<VersionRow, 'document'>): Version {
  return { revision, savedAt: savedAt.toISOString(), words, about }
}
