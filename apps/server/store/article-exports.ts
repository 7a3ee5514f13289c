// Articles as they are exported.

import { and, asc, desc, eq, isNotNull, isNull } from './sql.ts'
import type { Executor } from './database.ts'
import { articles } from './schema-articles.ts'

export type ExportedRow = Pick<
  typeof articles.$inferSelect,
  'id' | 'title' | 'document' | 'revision' | 'createdAt'
>

export async function findExported(
  db: Executor,
  workspaceId: string,
  articleId: string,
): Promise<ExportedRow | null> {
  const { id, title, document, revision, createdAt } = articles
  const [row] = await db
    .select({ id, title, document, revision, createdAt })
    .from(articles)
    .where(and(eq(articles.workspaceId, workspaceId), eq(id, articleId), isNull(articles.deletedAt)))
  return row ?? null
}

/** Ids of the articles that have a text, of one batch or of all, in the order of the list. */
export async function listExported(
  db: Executor,
  workspaceId: string,
  { batchId, limit }: { batchId: string | undefined; limit: number },
): Promise<string[]> {
  const rows = await db
    .select({ id: articles.id })
    .from(articles)
    .where(
      and(
        eq(articles.workspaceId, workspaceId),
        isNull(articles.deletedAt),
        isNotNull(articles.document),
        batchId === undefined ? undefined : eq(articles.batchId, batchId),
      ),
    )
    .orderBy(desc(articles.createdAt), asc(articles.batchId), asc(articles.position))
    .limit(limit)
  return rows.map(({ id }) => id)
}
