import {
  and,
  asc,
  count,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  lt,
  ne,
  notExists,
  notInArray,
  or,
  sql,
  sum,
} from './sql.ts'
import { alias } from './pg-tables.ts'
import type { ArticleDocument } from '@vivify/contract/article'
import type { Executor, Transaction } from './database.ts'
import { articleBatches, articles } from './schema-articles.ts'
import { jobs, ledgerEntries } from './schema.ts'
import type { JobRow } from './jobs.ts'

export type BatchRow = typeof articleBatches.$inferSelect
/** Without the sources, which are large. */
export type BatchSettings = Pick<BatchRow, 'id' | 'config' | 'engine' | 'imageEngine'>
export type ArticleRow = typeof articles.$inferSelect
/** Without the text, and with the job that writes it. */
export type ListedArticleRow = Omit<ArticleRow, 'document'> & {
  job: Pick<JobRow, 'status' | 'errorMessage' | 'waitReason'> | null
}

export interface ArticleKey {
  workspaceId: string
  id: string
}

const live = ({ workspaceId, id }: ArticleKey) =>
  and(eq(articles.workspaceId, workspaceId), eq(articles.id, id), isNull(articles.deletedAt))

export async function findBatch(
  db: Executor,
  workspaceId: string,
  by: { id: string } | { idempotencyKey: string },
): Promise<BatchRow | null> {
  const isIt =
    'id' in by ? eq(articleBatches.id, by.id) : eq(articleBatches.idempotencyKey, by.idempotencyKey)
  const [row] = await db
    .select()
    .from(articleBatches)
    .where(and(eq(articleBatches.workspaceId, workspaceId), isIt))
  return row ?? null
}

export async function insertBatch(
  tx: Transaction,
  batch: typeof articleBatches.$inferInsert,
  rows: (typeof articles.$inferInsert)[],
): Promise<void> {
  await tx.insert(articleBatches).values(batch)
  await tx.insert(articles).values(rows)
}

/** What a workspace keeps: articles, those that are not deleted, and the characters of all sources. */
export async function measureArticles(
  db: Executor,
  workspaceId: string,
): Promise<{ articles: number; live: number; sourceCharacters: number }> {
  const [counted] = await db
    .select({
      articles: count(),
      live: sql<number>`(count(*) filter (where ${articles.deletedAt} is null))::int`,
    })
    .from(articles)
    .where(eq(articles.workspaceId, workspaceId))
  const [summed] = await db
    .select({ characters: sum(articleBatches.sourceCharacters) })
    .from(articleBatches)
    .where(eq(articleBatches.workspaceId, workspaceId))
  const { articles: all, live: kept } = counted ?? { articles: 0, live: 0 }
  return { articles: all, live: kept, sourceCharacters: Number(summed?.characters ?? 0) }
}

const listed = {
  id: articles.id,
  workspaceId: articles.workspaceId,
  batchId: articles.batchId,
  position: articles.position,
  title: articles.title,
  ending: articles.ending,
  jobId: articles.jobId,
  words: articles.words,
  engine: articles.engine,
  warnings: articles.warnings,
  derivedFrom: articles.derivedFrom,
  revision: articles.revision,
  createdAt: articles.createdAt,
  updatedAt: articles.updatedAt,
  deletedAt: articles.deletedAt,
  job: { status: jobs.status, errorMessage: jobs.errorMessage, waitReason: jobs.waitReason },
}

const batchSettings = {
  id: articleBatches.id,
  config: articleBatches.config,
  engine: articleBatches.engine,
  imageEngine: articleBatches.imageEngine,
}

const writtenBy = and(eq(jobs.id, articles.jobId), eq(jobs.workspaceId, articles.workspaceId))

/** A workspace's articles, the last ordered first. */
export function listArticles(
  db: Executor,
  workspaceId: string,
  { batchId, limit }: { batchId?: string | undefined; limit: number },
): Promise<ListedArticleRow[]> {
  return db
    .select(listed)
    .from(articles)
    .leftJoin(jobs, writtenBy)
    .where(
      and(
        eq(articles.workspaceId, workspaceId),
        isNull(articles.deletedAt),
        batchId === undefined ? undefined : eq(articles.batchId, batchId),
      ),
    )
    .orderBy(desc(articles.createdAt), asc(articles.batchId), asc(articles.position))
    .limit(limit)
}

export async function findArticle(
  db: Executor,
  key: ArticleKey,
): Promise<(ListedArticleRow & { document: ArticleDocument | null; batch: BatchSettings }) | null> {
  const [row] = await db
    .select({ ...listed, document: articles.document, batch: batchSettings })
    .from(articles)
    .innerJoin(articleBatches, eq(articleBatches.id, articles.batchId))
    .leftJoin(jobs, writtenBy)
    .where(live(key))
  return row ?? null
}

/** Locks the article until the transaction ends. */
export async function lockArticle(tx: Transaction, key: ArticleKey): Promise<ArticleRow | null> {
  const [row] = await tx.select().from(articles).where(live(key)).for('update')
  return row ?? null
}

/** What the settled jobs of each article were charged, by the ledger. */
export async function sumCharges(
  db: Executor,
  workspaceId: string,
  articleIds: readonly string[],
): Promise<Map<string, number>> {
  if (articleIds.length === 0) return new Map()
  const rows = await selectCharges(db, workspaceId)
    .where(and(isWriting(workspaceId), inArray(jobs.subject, [...articleIds])))
    .groupBy(jobs.subject)
  return new Map(rows.map(({ id, credits }) => [id ?? '', Number(credits ?? 0)]))
}

/** Credits charged for an article by earlier jobs. */
export async function sumChargesBefore(db: Executor, key: ArticleKey, jobId: string): Promise<number> {
  const [row] = await selectCharges(db, key.workspaceId)
    .where(and(isWriting(key.workspaceId), eq(jobs.subject, key.id), ne(jobs.id, jobId)))
    .groupBy(jobs.subject)
  return Number(row?.credits ?? 0)
}

const isWriting = (workspaceId: string) =>
  and(eq(jobs.workspaceId, workspaceId), eq(jobs.kind, 'write-article'))

/** A settled reservation was charged what its settlement did not return. */
function selectCharges(db: Executor, workspaceId: string) {
  const reserve = alias(ledgerEntries, 'reserve')
  const settlement = alias(ledgerEntries, 'settlement')
  return db
    .select({ id: jobs.subject, credits: sum(sql`-(${reserve.amount} + ${settlement.amount})`) })
    .from(jobs)
    .innerJoin(reserve, and(eq(reserve.id, jobs.reservationId), eq(reserve.workspaceId, workspaceId)))
    .innerJoin(settlement, eq(settlement.reservationId, reserve.id))
    .$dynamic()
}

/** Jobs that have written or were to write an article. */
export async function countArticleJobs(db: Executor, key: ArticleKey): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(jobs)
    .where(and(isWriting(key.workspaceId), eq(jobs.subject, key.id)))
  return row?.count ?? 0
}

/** Jobs of a batch's articles that wait or run. */
export async function listBatchJobs(db: Executor, workspaceId: string, batchId: string): Promise<string[]> {
  const rows = await db
    .select({ id: jobs.id })
    .from(jobs)
    .innerJoin(articles, and(eq(articles.id, jobs.subject), eq(articles.workspaceId, jobs.workspaceId)))
    .where(
      and(isWriting(workspaceId), eq(articles.batchId, batchId), inArray(jobs.status, ['queued', 'running'])),
    )
  return rows.map(({ id }) => id)
}

/** Ids of articles that have a text and are not being written, in their order. */
export async function listFinished(
  db: Executor,
  workspaceId: string,
  { batchId, limit }: { batchId?: string | undefined; limit: number },
): Promise<string[]> {
  const rows = await db
    .select({ id: articles.id })
    .from(articles)
    .leftJoin(jobs, writtenBy)
    .where(
      and(
        eq(articles.workspaceId, workspaceId),
        isNull(articles.deletedAt),
        isNotNull(articles.document),
        or(isNull(jobs.status), notInArray(jobs.status, ['queued', 'running'])),
        batchId === undefined ? undefined : eq(articles.batchId, batchId),
      ),
    )
    .orderBy(desc(articles.createdAt), asc(articles.batchId), asc(articles.position))
    .limit(limit)
  return rows.map(({ id }) => id)
}

export type ArticleChanges = Partial<
  Pick<ArticleRow, 'title' | 'ending' | 'jobId' | 'document' | 'words' | 'engine' | 'warnings'>
>

/**
 * Saves changes on top of a revision; any revision when none is given. With a job, only while that job writes the
 * article. Returns null when something else is the case.
 */
export async function updateArticle(
  db: Executor,
  key: ArticleKey & { revision?: number; writtenBy?: string },
  changes: ArticleChanges,
): Promise<ArticleRow | null> {
  const [row] = await db
    .update(articles)
    .set({ ...changes, revision: sql`${articles.revision} + 1`, updatedAt: sql`now()` })
    .where(
      and(
        live(key),
        key.revision === undefined ? undefined : eq(articles.revision, key.revision),
        key.writtenBy === undefined ? undefined : eq(articles.jobId, key.writtenBy),
      ),
    )
    .returning()
  return row ?? null
}

/** Names the jobs that write new articles. */
export async function nameJobs(tx: Transaction, rows: readonly JobRow[]): Promise<void> {
  if (rows.length === 0) return
  await tx
    .update(articles)
    .set({ jobId: sql`${jobs.id}` })
    .from(jobs)
    .where(
      and(
        inArray(
          jobs.id,
          rows.map(({ id }) => id),
        ),
        eq(articles.id, jobs.subject),
        eq(articles.workspaceId, jobs.workspaceId),
      ),
    )
}

/** Deletes or restores an article. Returns false unless it exists in the opposite state. */
export async function markArticle(
  db: Executor,
  { workspaceId, id }: ArticleKey,
  change: 'deleted' | 'restored',
): Promise<boolean> {
  const isBefore = change === 'deleted' ? isNull(articles.deletedAt) : isNotNull(articles.deletedAt)
  const rows = await db
    .update(articles)
    .set({ deletedAt: change === 'deleted' ? sql`now()` : null })
    .where(and(eq(articles.workspaceId, workspaceId), eq(articles.id, id), isBefore))
    .returning({ id: articles.id })
  return rows.length > 0
}

/** Permanently removes articles deleted before the given time, and batches that have none left. */
export async function purgeArticles(db: Executor, before: Date): Promise<void> {
  await db.delete(articles).where(lt(articles.deletedAt, before))
  await db.delete(articleBatches).where(
    and(
      lt(articleBatches.createdAt, before),
      notExists(
        db
          .select({ one: sql`1` })
          .from(articles)
          .where(eq(articles.batchId, articleBatches.id)),
      ),
    ),
  )
}

/** Texts of the other articles of a batch that have one, at most `limit` of them. */
export async function listBatchTexts(
  db: Executor,
  key: ArticleKey & { batchId: string },
  limit: number,
): Promise<string[]> {
  const markdown = sql<string>`${articles.document} ->> 'markdown'`
  const rows = await db
    .select({ markdown })
    .from(articles)
    .where(
      and(
        eq(articles.workspaceId, key.workspaceId),
        eq(articles.batchId, key.batchId),
        ne(articles.id, key.id),
        isNotNull(articles.document),
        isNull(articles.deletedAt),
      ),
    )
    .orderBy(desc(articles.updatedAt))
    .limit(limit)
  return rows.map((row) => row.markdown)
}

/** Titles of a batch, in order, without the article's own. */
export async function listBatchTitles(
  db: Executor,
  key: ArticleKey & { batchId: string },
): Promise<string[]> {
  const rows = await db
    .select({ title: articles.title })
    .from(articles)
    .where(
      and(
        eq(articles.workspaceId, key.workspaceId),
        eq(articles.batchId, key.batchId),
        ne(articles.id, key.id),
        isNull(articles.deletedAt),
      ),
    )
    .orderBy(asc(articles.position))
  return rows.map(({ title }) => title)
}

/** Written articles that others can link to, the newest first. */
export function listLinkTargets(
  db: Executor,
  { workspaceId, id }: ArticleKey,
  limit: number,
): Promise<{ id: string; title: string }[]> {
  return db
    .select({ id: articles.id, title: articles.title })
    .from(articles)
    .where(
      and(
        eq(articles.workspaceId, workspaceId),
        ne(articles.id, id),
        eq(articles.ending, 'written'),
        isNull(articles.deletedAt),
      ),
    )
    .orderBy(desc(articles.updatedAt))
    .limit(limit)
}
