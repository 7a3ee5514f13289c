import type { ListedArticle } from '../../../api/articles.ts'

export interface Batch {
  id: string
  /** In the order of their titles. */
  articles: ListedArticle[]
  orderedAt: string
}

/** The articles by order, the last one first. */
export function groupByBatch(articles: readonly ListedArticle[]): Batch[] {
  const batches = new Map<string, Batch>()
  for (const article of articles) {
    const batch = batches.get(article.batchId)
    if (batch !== undefined) batch.articles.push(article)
    else {
      const { batchId, createdAt } = article
      batches.set(batchId, { id: batchId, articles: [article], orderedAt: createdAt })
    }
  }
  return [...batches.values()]
}
