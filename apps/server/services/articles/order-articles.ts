// Orders articles: a batch, its articles, their jobs and their reservations are written together or not at all.

import type { z } from 'zod'
import type { ArticleConfig, articleSourcesSchema } from '@vivify/contract/article'
import { AppError } from '@vivify/contract/errors'
import * as messages from '@vivify/contract/messages'
import type { Origin } from '@vivify/contract/post'
import { chooseEngine, type Engines } from '../../providers/engine.ts'
import type { ImageEngine } from '../../providers/image/port.ts'
import type { TextEngine } from '../../providers/text/port.ts'
import {
  countArticleJobs,
  findArticle,
  findBatch,
  insertBatch,
  measureArticles,
  nameJobs,
  sumChargesBefore,
  type ArticleKey,
} from '../../store/articles.ts'
import type { Database, Transaction } from '../../store/database.ts'
import { countActive, type JobRow } from '../../store/jobs.ts'
import { lockBalance } from '../../store/ledger.ts'
import { requireEngine } from '../images/start-images.ts'
import type { JobService } from '../jobs/jobs.ts'
import type { VendorCustomer, VendorRules } from '../vendors/vendor-rules.ts'
import { isBeingWritten } from './describe-article.ts'
import { costOf } from './article-cost.ts'

export interface OrderOptions {
  db: Database
  jobs: Pick<JobService, 'startJobs'>
  textEngines: Engines<TextEngine>
  imageEngines: Engines<ImageEngine>
  vendors: Pick<VendorRules, 'textEnginesFor' | 'paidTextEnginesFor' | 'enginesFor'>
  createId: () => string
}

export interface ArticleOrder {
  titles: readonly string[]
  config: ArticleConfig
  sources: z.output<typeof articleSourcesSchema>
  engine?: string | undefined
  imageEngine: string
  idempotencyKey: string
  derivedFrom?: Origin
}

const maxKeptArticles = 5000
/** Deleted articles take room for a day. */
const maxWithDeleted = 2 * maxKeptArticles
const maxWaitingArticles = 1000
/** Of all batches of an account together. */
const maxSourceCharacters = 50_000_000

/** Returns the id of the batch: the one that was ordered with this key before, or a new one. */
export async function orderArticles(
  options: OrderOptions,
  customer: VendorCustomer,
  order: ArticleOrder,
): Promise<string> {
  const { db, createId } = options
  const { workspaceId } = customer
  const { idempotencyKey } = order
  const before = await findBatch(db, workspaceId, { idempotencyKey })
  if (before) return before.id
  await requireEngines(options, customer, order)
  return db.transaction(async (tx) => {
    // First, so that a call with the same key at this moment is seen.
    await lockBalance(tx, workspaceId)
    const meanwhile = await findBatch(tx, workspaceId, { idempotencyKey })
    if (meanwhile) return meanwhile.id
    const sourceCharacters = JSON.stringify(order.sources).length
    await requireRoom(tx, workspaceId, { articles: order.titles.length, sourceCharacters })
    const batchId = createId()
    const { config, sources, engine, imageEngine, derivedFrom } = order
    const rows = order.titles.map((title, position) => ({
      id: createId(),
      workspaceId,
      batchId,
      position,
      title,
      ...(derivedFrom ? { derivedFrom } : {}),
    }))
    const batch = { id: batchId, workspaceId, idempotencyKey, config, sources, sourceCharacters, imageEngine }
    await insertBatch(tx, { ...batch, engine: engine ?? null }, rows)
    await start(
      options,
      tx,
      customer,
      rows.map(({ id }) => ({ articleId: id, attempt: 0, amount: costOf(config) })),
    )
    return batchId
  })
}

/** Starts another job for an article that has ended without a text. */
export function writeAgain(options: OrderOptions, customer: VendorCustomer, id: string): Promise<JobRow> {
  const key: ArticleKey = { workspaceId: customer.workspaceId, id }
  const say = messages.articleWriting
  return options.db.transaction(async (tx) => {
    // As everything that ends a job does, before the article.
    await lockBalance(tx, key.workspaceId)
    const article = await findArticle(tx, key)
    if (!article) throw new AppError('not_found', say.notFound)
    if (isBeingWritten(article)) throw new AppError('conflict', say.beingWritten)
    if (article.ending === 'written') throw new AppError('conflict', say.alreadyWritten)
    await requireRoom(tx, key.workspaceId, { articles: 0, sourceCharacters: 0 })
    const attempt = await countArticleJobs(tx, key)
    const charged = await sumChargesBefore(tx, key, '')
    const amount = Math.max(0, costOf(article.batch.config) - charged)
    const [job] = await start(options, tx, customer, [{ articleId: id, attempt, amount }])
    return job!
  })
}

/** An engine that can't be used is refused before anything is reserved. */
async function requireEngines(
  options: OrderOptions,
  customer: VendorCustomer,
  { engine, imageEngine, config }: ArticleOrder,
): Promise<void> {
  const { passedOver } = chooseEngine(
    await options.vendors.paidTextEnginesFor(options.textEngines, customer),
    engine,
  )
  if (passedOver) throw new AppError('bad_input', passedOver.sentence ?? messages.vendors.textEngineUnknown)
  if (!config.hasFeaturedImage && config.imagesInArticle === 0) return
  requireEngine(await options.vendors.enginesFor(options.imageEngines, customer), imageEngine)
}

async function requireRoom(
  tx: Transaction,
  workspaceId: string,
  wanted: { articles: number; sourceCharacters: number },
): Promise<void> {
  const say = messages.articleWriting
  const kept = await measureArticles(tx, workspaceId)
  if (kept.live + wanted.articles > maxKeptArticles) {
    throw new AppError('rate_limited', say.tooManyKept(maxKeptArticles))
  }
  if (kept.articles + wanted.articles > maxWithDeleted) throw new AppError('rate_limited', say.tooManyDeleted)
  if (kept.sourceCharacters + wanted.sourceCharacters > maxSourceCharacters) {
    throw new AppError('rate_limited', say.sourcesTooMany(maxSourceCharacters))
  }
  const waiting = await countActive(tx, { workspaceId, kind: 'write-article', besides: null })
  if (waiting + wanted.articles > maxWaitingArticles) {
    throw new AppError('rate_limited', say.tooMany(maxWaitingArticles))
  }
}

async function start(
  { jobs }: OrderOptions,
  tx: Transaction,
  { workspaceId, isGuest }: VendorCustomer,
  wanted: readonly { articleId: string; attempt: number; amount: number }[],
): Promise<JobRow[]> {
  const started = await jobs.startJobs(tx, {
    workspaceId,
    kind: 'write-article',
    jobs: wanted.map(({ articleId, attempt, amount }) => ({
      subject: articleId,
      idempotencyKey: `article:${articleId}:${attempt}`,
      payload: { articleId, workspaceId, isGuest },
      cost: { amount, reference: `article:${articleId}:${attempt}` },
    })),
  })
  await nameJobs(tx, started)
  return started
}
