import { articleDocumentSchema, type ArticleDocument } from '@vivify/contract/article'
import { articleConfigSchema } from '@vivify/contract/article'
import type { ListedArticle, SavedArticle } from '@vivify/contract/routes/articles'
import type { BatchSettings, ListedArticleRow } from '../../store/articles.ts'

/** Whether a job of the article waits or runs. */
export function isBeingWritten({ job }: Pick<ListedArticleRow, 'job'>): boolean {
  return job !== null && (job.status === 'queued' || job.status === 'running')
}

export function describeListed(row: ListedArticleRow, credits: number): ListedArticle {
  const state = stateOf(row)
  const { job } = row
  return {
    id: row.id,
    batchId: row.batchId,
    title: row.title,
    state,
    jobId: row.jobId,
    words: row.words,
    credits,
    engine: row.engine,
    warnings: state === 'failed' && job?.errorMessage ? [job.errorMessage] : row.warnings,
    revision: row.revision,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}

export function describeSaved(
  row: ListedArticleRow & { document: ArticleDocument | null; batch: BatchSettings },
  credits: number,
): SavedArticle {
  return {
    ...describeListed(row, credits),
    config: articleConfigSchema.parse(row.batch.config),
    document: documentOf(row),
  }
}

/** Empty but for its title until something is written. */
export function documentOf({
  title,
  document,
}: {
  title: string
  document: ArticleDocument | null
}): ArticleDocument {
  return articleDocumentSchema.parse(document ?? { title, markdown: '' })
}

/** An article that was written stays so when writing it again fails. */
function stateOf({ ending, job }: ListedArticleRow): ListedArticle['state'] {
  switch (job?.status) {
    case 'queued':
      // A job that has begun and waits for a vendor.
      return job.waitReason === null ? 'queued' : 'writing'
    case 'running':
      return 'writing'
    case 'failed':
      return ending ?? 'failed'
    case 'cancelled':
    case 'completed':
    case undefined:
      return ending ?? 'cancelled'
  }
}
