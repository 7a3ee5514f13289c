import { and, count, desc, eq, exists, ilike, inArray, isNotNull, isNull, lt, not, sql } from './sql.ts'
import { alias } from './pg-tables.ts'
import type { Cover } from '@vivify/contract/cover'
import type { Executor } from './database.ts'
import { creations, ledgerEntries, jobs, projects } from './schema.ts'

export type CreationRow = typeof creations.$inferSelect
export type NewCreation = Omit<typeof creations.$inferInsert, 'createdAt' | 'deletedAt'>

const own = (workspaceId: string, id: string) =>
  and(eq(creations.workspaceId, workspaceId), eq(creations.id, id))

export async function insertCreation(db: Executor, creation: NewCreation): Promise<CreationRow> {
  const [row] = await db.insert(creations).values(creation).returning()
  return row!
}

/** Returns null when a creation with this id exists or existed. */
export async function insertCreationOnce(db: Executor, creation: NewCreation): Promise<CreationRow | null> {
  const [row] = await db.insert(creations).values(creation).onConflictDoNothing().returning()
  return row ?? null
}

export interface CreationQuery {
  kinds?: readonly CreationRow['kind'][] | undefined
  search?: string | undefined
  projectId?: string | undefined
  /** From the creation's facts: `made` for images made from words. */
  source?: string | undefined
  /** From the creation's facts: `remix` for output of the remix studio. */
  tool?: string | undefined
  /** The id of the last creation of the previous page. */
  after?: string | undefined
  limit: number
}

/**
 * A page of a workspace's creations, newest first, and their total count. `projectId` is null when the project was
 * deleted. Leaves out an imported project once a video of it exists.
 */
export async function listCreations(
  db: Executor,
  workspaceId: string,
  query: CreationQuery,
): Promise<{ rows: CreationRow[]; total: number }> {
  const { kinds, search, projectId, source, tool, after, limit } = query
  const matching = and(
    eq(creations.workspaceId, workspaceId),
    isNull(creations.deletedAt),
    kinds ? inArray(creations.kind, [...kinds]) : undefined,
    search ? ilike(creations.title, `%${search.replace(/[\\%_]/g, '\\$&')}%`) : undefined,
    projectId ? eq(creations.projectId, projectId) : undefined,
    source ? sql`${creations.facts} ->> 'source' = ${source}` : undefined,
    tool ? sql`${creations.facts} ->> 'tool' = ${tool}` : undefined,
    not(isMade(db)),
  )
  const last = alias(creations, 'last')
  const onLaterPage = after
    ? exists(
        db
          .select({ one: sql`1` })
          .from(last)
          .where(
            and(
              eq(last.workspaceId, workspaceId),
              eq(last.id, after),
              sql`(${creations.createdAt}, ${creations.id}) < (${last.createdAt}, ${last.id})`,
            ),
          ),
      )
    : undefined
  const rows = await db
    .select({ creation: creations, liveProjectId: projects.id })
    .from(creations)
    .leftJoin(projects, and(eq(projects.id, creations.projectId), isNull(projects.deletedAt)))
    .where(and(matching, onLaterPage))
    .orderBy(desc(creations.createdAt), desc(creations.id))
    .limit(limit)
  const [counted] = await db.select({ total: count() }).from(creations).where(matching)
  return {
    rows: rows.map(({ creation, liveProjectId }) => ({ ...creation, projectId: liveProjectId })),
    total: counted!.total,
  }
}

/** True for an imported project that has a video. */
function isMade(db: Executor) {
  const video = alias(creations, 'video')
  const videos = db
    .select({ one: sql`1` })
    .from(video)
    .where(and(eq(video.projectId, creations.projectId), eq(video.kind, 'video'), isNull(video.deletedAt)))
  return and(eq(creations.kind, 'project'), exists(videos))!
}

/** The workspace's creation, or null. */
export async function findCreation(
  db: Executor,
  workspaceId: string,
  id: string,
): Promise<CreationRow | null> {
  const [row] = await db
    .select()
    .from(creations)
    .where(and(own(workspaceId, id), isNull(creations.deletedAt)))
  return row ?? null
}

/** Returns null when there is no such creation. */
export async function renameCreation(
  db: Executor,
  workspaceId: string,
  id: string,
  title: string,
): Promise<CreationRow | null> {
  const [row] = await db
    .update(creations)
    .set({ title })
    .where(and(own(workspaceId, id), isNull(creations.deletedAt)))
    .returning()
  return row ?? null
}

/**
 * Replaces a creation's cover and returns the id of the previous cover's file. Returns null when there is no such
 * creation. Call this in a transaction: it locks the row, so that two changes at once leave no file behind.
 */
export async function replaceCover(
  tx: Executor,
  change: { workspaceId: string; id: string; thumbnail: string; cover: Cover },
): Promise<{ row: CreationRow; before: string | null } | null> {
  const isThis = and(own(change.workspaceId, change.id), isNull(creations.deletedAt))
  const [held] = await tx.select().from(creations).where(isThis).for('update')
  if (!held) return null
  const [row] = await tx
    .update(creations)
    .set({
      files: { ...held.files, thumbnail: change.thumbnail },
      facts: { ...held.facts, cover: change.cover },
    })
    .where(isThis)
    .returning()
  return { row: row!, before: held.files['thumbnail'] ?? null }
}

/** Deletes or restores a creation. Returns null unless the creation exists in the opposite state. */
export async function markCreation(
  db: Executor,
  workspaceId: string,
  id: string,
  isDeleted: boolean,
): Promise<CreationRow | null> {
  const [row] = await db
    .update(creations)
    .set({ deletedAt: isDeleted ? sql`now()` : null })
    .where(
      and(own(workspaceId, id), isDeleted ? isNull(creations.deletedAt) : isNotNull(creations.deletedAt)),
    )
    .returning()
  return row ?? null
}

/** Permanently removes creations deleted before the given time, and returns them. */
export function purgeCreations(db: Executor, before: Date): Promise<CreationRow[]> {
  return db.delete(creations).where(lt(creations.deletedAt, before)).returning()
}

/** The credits reserved for a job; 0 when the job reserved none. */
export async function findJobPrice(db: Executor, jobId: string): Promise<number> {
  const [row] = await db
    .select({ amount: ledgerEntries.amount })
    .from(jobs)
    .innerJoin(ledgerEntries, eq(ledgerEntries.id, jobs.reservationId))
    .where(eq(jobs.id, jobId))
  return row ? -row.amount : 0
}
