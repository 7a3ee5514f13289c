// Earlier versions of articles, and the steps of writing them.

import { and, desc, eq, inArray, sql, type SQL } from './sql.ts'
import type { ArticleKey } from './articles.ts'
import type { Executor, Transaction } from './database.ts'
import { articles, articleSteps, articleVersions } from './schema-articles.ts'

export type VersionRow = typeof articleVersions.$inferSelect

export async function findStep(
  db: Executor,
  key: ArticleKey,
  step: string,
): Promise<{ result: unknown } | null> {
  const [row] = await db
    .select({ result: articleSteps.result })
    .from(articleSteps)
    .where(
      and(
        eq(articleSteps.workspaceId, key.workspaceId),
        eq(articleSteps.articleId, key.id),
        eq(articleSteps.key, step),
      ),
    )
  return row ?? null
}

/** An article that is written needs its steps no more. */
export async function deleteSteps(tx: Executor, { workspaceId, id }: ArticleKey): Promise<void> {
  await tx
    .delete(articleSteps)
    .where(and(eq(articleSteps.workspaceId, workspaceId), eq(articleSteps.articleId, id)))
}

/** The first result of a step stays. */
export async function insertStep(db: Executor, step: typeof articleSteps.$inferInsert): Promise<void> {
  await db.insert(articleSteps).values(step).onConflictDoNothing()
}

export function listVersions(
  db: Executor,
  { workspaceId, id }: ArticleKey,
): Promise<Omit<VersionRow, 'document'>[]> {
  return db
    .select({
      articleId: articleVersions.articleId,
      workspaceId: articleVersions.workspaceId,
      revision: articleVersions.revision,
      words: articleVersions.words,
      about: articleVersions.about,
      beganAt: articleVersions.beganAt,
      savedAt: articleVersions.savedAt,
    })
    .from(articleVersions)
    .where(and(eq(articleVersions.workspaceId, workspaceId), eq(articleVersions.articleId, id)))
    .orderBy(desc(articleVersions.revision))
}

export async function findVersion(
  db: Executor,
  key: ArticleKey & { revision: number },
): Promise<VersionRow | null> {
  const [row] = await db
    .select()
    .from(articleVersions)
    .where(
      and(
        eq(articleVersions.workspaceId, key.workspaceId),
        eq(articleVersions.articleId, key.id),
        eq(articleVersions.revision, key.revision),
      ),
    )
  return row ?? null
}

/** Bytes that the texts of a workspace's articles and their versions take, as the database keeps them. */
export async function measureTexts(db: Executor, workspaceId: string): Promise<number> {
  const own = db.select({ id: articles.id }).from(articles).where(eq(articles.workspaceId, workspaceId))
  const measure = async (table: typeof articles | typeof articleVersions, isOwn: SQL): Promise<number> => {
    const [row] = await db
      .select({ bytes: sql<string>`coalesce(sum(pg_column_size(${table.document})), 0)` })
      .from(table)
      .where(isOwn)
    return Number(row?.bytes ?? 0)
  }
  // Versions are found by their articles, because only these have an index of workspaces.
  const texts = await measure(articles, eq(articles.workspaceId, workspaceId))
  return texts + (await measure(articleVersions, inArray(articleVersions.articleId, own)))
}

type NewVersion = Pick<VersionRow, 'articleId' | 'workspaceId' | 'revision' | 'document' | 'words' | 'about'>

/**
 * Keeps a version. When the latest one says the same about itself and began less than `joinSeconds` ago, it becomes
 * this one. Only the latest `most` versions stay.
 */
export async function keepVersion(
  tx: Transaction,
  version: NewVersion,
  { joinSeconds, most }: { joinSeconds: number; most: number },
): Promise<void> {
  const { workspaceId, articleId, about, ...text } = version
  const isOwn = and(eq(articleVersions.workspaceId, workspaceId), eq(articleVersions.articleId, articleId))
  const latest = sql`(select max(revision) from ${articleVersions} where article_id = ${articleId})`
  const joined = await tx
    .update(articleVersions)
    .set({ ...text, savedAt: sql`now()` })
    .where(
      and(
        isOwn,
        eq(articleVersions.about, about),
        sql`${articleVersions.revision} = ${latest}`,
        sql`${articleVersions.beganAt} > now() - make_interval(secs => ${joinSeconds})`,
      ),
    )
    .returning({ revision: articleVersions.revision })
  if (joined.length === 0) await tx.insert(articleVersions).values(version)
  const kept = tx
    .select({ revision: articleVersions.revision })
    .from(articleVersions)
    .where(isOwn)
    .orderBy(desc(articleVersions.revision))
    .limit(most)
  await tx.delete(articleVersions).where(and(isOwn, sql`${articleVersions.revision} not in ${kept}`))
}
