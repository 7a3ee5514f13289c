import { and, eq, gte, isNull, lte, sql } from './sql.ts'
import type { Strategy } from '@vivify/contract/routes/strategy'
import type { Executor } from './database.ts'
import { posts, postTargets, strategies } from './schema-social.ts'

export interface StrategyRow {
  document: Record<string, unknown>
  revision: number
}

/** The workspace's strategy, or null when it has never saved one. */
export async function findStrategy(db: Executor, workspaceId: string): Promise<StrategyRow | null> {
  const [row] = await db
    .select({ document: strategies.document, revision: strategies.revision })
    .from(strategies)
    .where(eq(strategies.workspaceId, workspaceId))
  return row ?? null
}

/** Saves on top of a revision; 0 is the first save. Returns null when the revision is not the latest. */
export async function saveStrategy(
  db: Executor,
  { workspaceId, revision }: { workspaceId: string; revision: number },
  document: Strategy,
): Promise<StrategyRow | null> {
  const returned = { document: strategies.document, revision: strategies.revision }
  const values = { document: { ...document }, revision: revision + 1 }
  const [row] =
    revision === 0
      ? await db
          .insert(strategies)
          .values({ workspaceId, ...values })
          .onConflictDoNothing()
          .returning(returned)
      : await db
          .update(strategies)
          .set({ ...values, updatedAt: sql`now()` })
          .where(and(eq(strategies.workspaceId, workspaceId), eq(strategies.revision, revision)))
          .returning(returned)
  return row ?? null
}

export interface PillarCount {
  /** Null for posts without a pillar. */
  pillar: string | null
  planned: number
  published: number
}

/** Numbers of posts by pillar. A post counts once, on however many platforms it is; dry runs count nowhere. */
export async function countPillars(
  db: Executor,
  workspaceId: string,
  days: { from: string; today: string; to: string },
): Promise<PillarCount[]> {
  const pillar = sql<string | null>`${posts.content} ->> 'pillar'`
  const sent = (states: string, since: string) =>
    sql`exists (select 1 from ${postTargets} target where target.post_id = ${posts.id}
      and target.state in (${sql.raw(states)}) and target.ended_at >= ${since}::timestamptz)`
  const isPublished = sent(`'published'`, days.from)
  const isEnded = sent(`'published', 'rehearsed'`, '2000-01-01')
  const isPlanned = and(gte(posts.plannedOn, days.today), lte(posts.plannedOn, days.to), sql`not ${isEnded}`)!
  return db
    .select({
      pillar,
      planned: sql<number>`(count(*) filter (where ${isPlanned}))::int`,
      published: sql<number>`(count(*) filter (where ${isPublished}))::int`,
    })
    .from(posts)
    .where(and(eq(posts.workspaceId, workspaceId), isNull(posts.deletedAt)))
    .groupBy(pillar)
}
