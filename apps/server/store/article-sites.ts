// People's own sites, and articles that are published there. Secrets are sealed by the caller.

import { and, asc, count, eq, gte, inArray, isNotNull, isNull, lt, notExists, or, sql } from './sql.ts'
import type { SiteKind } from '@vivify/contract/routes/article-sites'
import type { Database, Executor } from './database.ts'
import type { JobRow } from './jobs.ts'
import { articlePublications, articleSites, type PublicationStep } from './schema-article-sites.ts'
import { articles } from './schema-articles.ts'
import { jobs } from './schema.ts'

export type SiteRow = typeof articleSites.$inferSelect
export type PublicationRow = typeof articlePublications.$inferSelect
/** A publication with its site and its latest job. */
export interface ListedPublication {
  publication: PublicationRow
  site: SiteRow
  job: JobRow
}

const isThere = (workspaceId: string) =>
  and(eq(articleSites.workspaceId, workspaceId), isNull(articleSites.deletedAt))

export function listSites(db: Executor, workspaceId: string): Promise<SiteRow[]> {
  return db
    .select()
    .from(articleSites)
    .where(isThere(workspaceId))
    .orderBy(asc(articleSites.createdAt), asc(articleSites.id))
}

/** Number of a workspace's sites, and of those that are connected. */
export async function countSites(
  db: Executor,
  workspaceId: string,
): Promise<{ sites: number; connected: number }> {
  const [row] = await db
    .select({
      sites: count(),
      connected: sql<number>`(count(*) filter (where ${articleSites.deletedAt} is null))::int`,
    })
    .from(articleSites)
    .where(eq(articleSites.workspaceId, workspaceId))
  return row ?? { sites: 0, connected: 0 }
}

/** The workspace's site; also one that was disconnected. */
export async function findSite(db: Executor, workspaceId: string, id: string): Promise<SiteRow | null> {
  const [row] = await db
    .select()
    .from(articleSites)
    .where(and(eq(articleSites.workspaceId, workspaceId), eq(articleSites.id, id)))
  return row ?? null
}

export interface SiteAt {
  workspaceId: string
  kind: SiteKind
  address: string
  user: string
}

/** The site at an address, also one that was disconnected. */
export async function findSiteAt(
  db: Executor,
  { workspaceId, kind, address, user }: SiteAt,
): Promise<SiteRow | null> {
  const [row] = await db
    .select()
    .from(articleSites)
    .where(
      and(
        eq(articleSites.workspaceId, workspaceId),
        eq(articleSites.kind, kind),
        eq(articleSites.address, address),
        eq(articleSites.user, user),
      ),
    )
  return row ?? null
}

/** Connects a site, or connects it again. Returns null when the same site got another id meanwhile. */
export async function keepSite(
  db: Executor,
  site: SiteAt & Pick<SiteRow, 'id' | 'name' | 'secret'>,
): Promise<SiteRow | null> {
  const { name, secret } = site
  const { workspaceId, kind, address, user } = articleSites
  const [row] = await db
    .insert(articleSites)
    .values(site)
    .onConflictDoUpdate({
      target: [workspaceId, kind, address, user],
      set: { name, secret, problem: null, deletedAt: null },
      setWhere: eq(articleSites.id, site.id),
    })
    .returning()
  return row ?? null
}

/** Forgets the secret. Returns false when the workspace has no such site. */
export async function deleteSite(db: Executor, workspaceId: string, id: string): Promise<boolean> {
  const rows = await db
    .update(articleSites)
    .set({ secret: '', problem: null, deletedAt: sql`now()` })
    .where(and(isThere(workspaceId), eq(articleSites.id, id)))
    .returning({ id: articleSites.id })
  return rows.length > 0
}

/** Permanently removes sites that were disconnected before the given time and where nothing was to be published. */
export async function purgeSites(db: Executor, before: Date): Promise<void> {
  const used = db
    .select({ one: sql`1` })
    .from(articlePublications)
    .where(eq(articlePublications.siteId, articleSites.id))
  await db.delete(articleSites).where(and(lt(articleSites.deletedAt, before), notExists(used)))
}

/** Notes why nothing can be published at a site, or that nothing is wrong, while its secret is the given one. */
export async function noteProblem(
  db: Executor,
  { workspaceId, id, secret }: Pick<SiteRow, 'workspaceId' | 'id' | 'secret'>,
  problem: string | null,
): Promise<void> {
  await db
    .update(articleSites)
    .set({ problem })
    .where(and(isThere(workspaceId), eq(articleSites.id, id), eq(articleSites.secret, secret)))
}

/** The publication of an article at a site; made when there is none. */
export async function ensurePublication(
  db: Executor,
  publication: Pick<PublicationRow, 'id' | 'workspaceId' | 'articleId' | 'siteId' | 'key'>,
): Promise<PublicationRow> {
  const { articleId, siteId } = articlePublications
  const [row] = await db
    .insert(articlePublications)
    .values(publication)
    // Changes nothing, but returns the row.
    .onConflictDoUpdate({ target: [articleId, siteId], set: { articleId: publication.articleId } })
    .returning()
  return row!
}

export async function findPublication(
  db: Executor,
  workspaceId: string,
  id: string,
): Promise<PublicationRow | null> {
  const [row] = await db
    .select()
    .from(articlePublications)
    .where(and(eq(articlePublications.workspaceId, workspaceId), eq(articlePublications.id, id)))
  return row ?? null
}

/** The publications of an article for which a job was started, the first one first. */
export async function listPublications(
  db: Executor,
  workspaceId: string,
  articleId: string,
): Promise<ListedPublication[]> {
  const latest = latestJob()
  return db
    .select({ publication: articlePublications, site: articleSites, job: jobs })
    .from(articlePublications)
    .innerJoin(articleSites, eq(articleSites.id, articlePublications.siteId))
    .innerJoin(jobs, eq(jobs.id, latest))
    .where(
      and(eq(articlePublications.workspaceId, workspaceId), eq(articlePublications.articleId, articleId)),
    )
    .orderBy(asc(articlePublications.createdAt), asc(articlePublications.id))
}

function latestJob() {
  return sql`(select latest.id from ${jobs} as latest
    where latest.workspace_id = ${articlePublications.workspaceId} and latest.kind = 'publish-article'
      and latest.subject = ${articlePublications.id}
    order by latest.created_at desc, latest.id desc limit 1)`
}

export interface PlacedPublication extends ListedPublication {
  title: string
  at: Date
}

/**
 * Publications between two moments, in the order of their time: each with its latest job, and with the job that published
 * it last. A published one has the moment of that; others have the planned moment, or else when they ended or began.
 */
export async function listPlacedPublications(
  db: Executor,
  workspaceId: string,
  span: { from: Date; to: Date; most: number },
): Promise<PlacedPublication[]> {
  const own = ownJobs(db, workspaceId)
  const at =
    sql<Date>`case when ${own.isDone} then ${articlePublications.publishedAt} else ${own.otherwise} end`.mapWith(
      articlePublications.publishedAt,
    )
  return db
    .select({
      publication: articlePublications,
      site: articleSites,
      job: jobs,
      title: sql<string>`coalesce(nullif(${articles.document} ->> 'title', ''), ${articles.title})`,
      at,
    })
    .from(own)
    .innerJoin(jobs, eq(jobs.id, own.id))
    .innerJoin(articlePublications, eq(articlePublications.id, jobs.subject))
    .innerJoin(articleSites, eq(articleSites.id, articlePublications.siteId))
    .innerJoin(articles, eq(articles.id, articlePublications.articleId))
    .where(
      and(
        eq(own.place, 1),
        or(eq(own.latestId, own.id), own.isDone),
        eq(articlePublications.workspaceId, workspaceId),
        isNull(articles.deletedAt),
        gte(at, sql`${span.from.toISOString()}::timestamptz`),
        lt(at, sql`${span.to.toISOString()}::timestamptz`),
      ),
    )
    .orderBy(asc(at), asc(jobs.id))
    .limit(span.most)
}

/** The workspace's jobs that publish; `place` counts those of a publication that are done, and the others, from the last one. */
function ownJobs(db: Executor, workspaceId: string) {
  const newestFirst = sql`order by ${jobs.createdAt} desc, ${jobs.id} desc`
  const isDone = sql<boolean>`${jobs.status} = 'completed'`
  return db
    .select({
      id: jobs.id,
      isDone: isDone.as('is_done'),
      place: sql<number>`row_number() over (partition by ${jobs.subject}, ${isDone} ${newestFirst})`.as(
        'place',
      ),
      latestId: sql<string>`first_value(${jobs.id}) over (partition by ${jobs.subject} ${newestFirst})`.as(
        'latest_id',
      ),
      // Read here, because no other kind of job is sure to have a moment in its payload.
      otherwise:
        sql<Date>`coalesce((${jobs.payload} ->> 'at')::timestamptz, ${jobs.finishedAt}, ${jobs.createdAt})`.as(
          'otherwise',
        ),
    })
    .from(jobs)
    .where(and(eq(jobs.workspaceId, workspaceId), eq(jobs.kind, 'publish-article')))
    .as('own_jobs')
}

/** Addresses of other articles at a site, by their ids. */
export async function listLinks(
  db: Executor,
  { workspaceId, siteId }: Pick<PublicationRow, 'workspaceId' | 'siteId'>,
  articleIds: readonly string[],
): Promise<Map<string, string>> {
  if (articleIds.length === 0) return new Map()
  const rows = await db
    .select({ articleId: articlePublications.articleId, link: articlePublications.link })
    .from(articlePublications)
    .where(
      and(
        eq(articlePublications.workspaceId, workspaceId),
        eq(articlePublications.siteId, siteId),
        inArray(articlePublications.articleId, [...articleIds]),
        isNotNull(articlePublications.link),
      ),
    )
  return new Map(rows.map(({ articleId, link }) => [articleId, link!]))
}

/** An attempt at a job that publishes. Every change below happens only while this attempt has the job. */
export interface PublishAttempt {
  publicationId: string
  workspaceId: string
  jobId: string
  attempt: number
}

type Changes = Partial<
  Pick<
    PublicationRow,
    'jobId' | 'failures' | 'externalId' | 'link' | 'notices' | 'uploads' | 'revision' | 'publishedAt'
  >
> & { journal?: PublicationRow['journal'] | ReturnType<typeof sql> }

/** Returns null when the attempt has lost the job. */
export function changePublication(
  db: Database,
  attempt: PublishAttempt,
  changes: Changes,
): Promise<PublicationRow | null> {
  return db.transaction((tx) => changeHeld(tx, attempt, changes))
}

/** As `changePublication`, in the caller's transaction. */
export async function changeHeld(
  tx: Executor,
  { publicationId, workspaceId, jobId, attempt }: PublishAttempt,
  changes: Changes,
): Promise<PublicationRow | null> {
  // Locked, so that nobody else takes the job before the change is written.
  const held = await tx
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.id, jobId), eq(jobs.attempt, attempt), eq(jobs.status, 'running')))
    .for('share')
  if (held.length === 0) return null
  return writeChanges(tx, { publicationId, workspaceId }, changes)
}

/** For the transaction that ends the job, which holds its row. */
export async function writeChanges(
  tx: Executor,
  { publicationId, workspaceId }: Pick<PublishAttempt, 'publicationId' | 'workspaceId'>,
  changes: Changes,
): Promise<PublicationRow | null> {
  const [row] = await tx
    .update(articlePublications)
    .set(changes)
    .where(and(eq(articlePublications.workspaceId, workspaceId), eq(articlePublications.id, publicationId)))
    .returning()
  return row ?? null
}

/** Keeps a step, or forgets it when `step` is null. Returns false when the attempt has lost the job. */
export async function writePublicationStep(
  db: Database,
  attempt: PublishAttempt,
  name: string,
  step: PublicationStep | null,
): Promise<boolean> {
  const journal =
    step === null
      ? sql`${articlePublications.journal} - ${name}::text`
      : sql`${articlePublications.journal} || ${JSON.stringify({ [name]: step })}::jsonb`
  return (await changePublication(db, attempt, { journal })) !== null
}
