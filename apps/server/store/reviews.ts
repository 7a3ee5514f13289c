import { and, asc, desc, eq, gt, inArray, isNull, not, sql } from './sql.ts'
import { postContentSchema, type PostContent } from '@vivify/contract/post'
import type { Executor, Transaction } from './database.ts'
import { posts, reviewLinks, reviewNotes } from './schema-social.ts'

export type ReviewLinkRow = typeof reviewLinks.$inferSelect
export type ListedLinkRow = Omit<ReviewLinkRow, 'content' | 'tokenHash'>
export type ReviewNoteRow = typeof reviewNotes.$inferSelect

/** The content and the revision of the workspace's post, or null. */
export async function findReviewedPost(
  db: Executor,
  workspaceId: string,
  postId: string,
): Promise<{ content: PostContent; revision: number } | null> {
  const [row] = await db
    .select({ content: posts.content, revision: posts.revision })
    .from(posts)
    .where(and(eq(posts.workspaceId, workspaceId), eq(posts.id, postId), isNull(posts.deletedAt)))
  return row ?? null
}

export async function insertReviewLink(
  db: Executor,
  link: typeof reviewLinks.$inferInsert,
): Promise<ReviewLinkRow> {
  const [row] = await db.insert(reviewLinks).values(link).returning()
  return row!
}

const maxListed = 500

/** Newest first. */
export function listReviewLinks(db: Executor, workspaceId: string, postId: string): Promise<ListedLinkRow[]> {
  return db
    .select({
      id: reviewLinks.id,
      workspaceId: reviewLinks.workspaceId,
      postId: reviewLinks.postId,
      expiresAt: reviewLinks.expiresAt,
      createdAt: reviewLinks.createdAt,
      revokedAt: reviewLinks.revokedAt,
    })
    .from(reviewLinks)
    .where(and(eq(reviewLinks.workspaceId, workspaceId), eq(reviewLinks.postId, postId)))
    .orderBy(desc(reviewLinks.createdAt))
    .limit(maxListed)
}

const isOpen = and(isNull(reviewLinks.revokedAt), gt(reviewLinks.expiresAt, sql`now()`))!

/** Found by their posts, because links have no index of workspaces. */
function isOfWorkspace(db: Executor, workspaceId: string) {
  const own = db.select({ id: posts.id }).from(posts).where(eq(posts.workspaceId, workspaceId))
  return and(eq(reviewLinks.workspaceId, workspaceId), inArray(reviewLinks.postId, own))
}

/** Empties the content of a workspace's links that have ended: nobody compares the post with it any more. */
export async function forgetEndedContent(db: Executor, workspaceId: string): Promise<void> {
  const empty = postContentSchema.parse({})
  await db
    .update(reviewLinks)
    .set({ content: empty })
    .where(
      and(
        isOfWorkspace(db, workspaceId),
        not(isOpen),
        sql`${reviewLinks.content} <> ${JSON.stringify(empty)}::jsonb`,
      ),
    )
}

/** Number of a workspace's links, of those that are open, and of the open ones of a post. */
export async function countLinks(
  db: Executor,
  workspaceId: string,
  postId: string,
): Promise<{ links: number; open: number; ofPost: number }> {
  const [row] = await db
    .select({
      links: sql<number>`count(*)::int`,
      open: sql<number>`(count(*) filter (where ${isOpen}))::int`,
      ofPost: sql<number>`(count(*) filter (where ${isOpen} and ${eq(reviewLinks.postId, postId)}))::int`,
    })
    .from(reviewLinks)
    .where(isOfWorkspace(db, workspaceId))
  return row ?? { links: 0, open: 0, ofPost: 0 }
}

/** Returns false when there is no such link. */
export async function revokeReviewLink(
  db: Executor,
  key: { workspaceId: string; postId: string; id: string },
): Promise<boolean> {
  const rows = await db
    .update(reviewLinks)
    .set({ revokedAt: sql`coalesce(${reviewLinks.revokedAt}, now())` })
    .where(
      and(
        eq(reviewLinks.workspaceId, key.workspaceId),
        eq(reviewLinks.postId, key.postId),
        eq(reviewLinks.id, key.id),
      ),
    )
    .returning({ id: reviewLinks.id })
  return rows.length > 0
}

/** The link with this hash, whatever its state, or null. */
export async function findReviewLink(db: Executor, tokenHash: string): Promise<ReviewLinkRow | null> {
  const [row] = await db.select().from(reviewLinks).where(eq(reviewLinks.tokenHash, tokenHash))
  return row ?? null
}

/**
 * Adds a note unless the link has `max` of them; returns null then. Locks the link, so that notes that come at once are
 * counted one after another.
 */
export async function insertReviewNote(
  tx: Transaction,
  note: typeof reviewNotes.$inferInsert,
  max: number,
): Promise<ReviewNoteRow | null> {
  await tx
    .select({ id: reviewLinks.id })
    .from(reviewLinks)
    .where(eq(reviewLinks.id, note.linkId))
    .for('update')
  const [row] = await tx
    .select({ notes: sql<number>`count(*)::int` })
    .from(reviewNotes)
    .where(and(eq(reviewNotes.workspaceId, note.workspaceId), eq(reviewNotes.linkId, note.linkId)))
  if (row!.notes >= max) return null
  const [added] = await tx.insert(reviewNotes).values(note).returning()
  return added!
}

/** Notes of a post, oldest first; of one link only, if given. */
export function listReviewNotes(
  db: Executor,
  { workspaceId, postId, linkId }: { workspaceId: string; postId: string; linkId?: string },
): Promise<ReviewNoteRow[]> {
  return db
    .select()
    .from(reviewNotes)
    .where(
      and(
        eq(reviewNotes.workspaceId, workspaceId),
        eq(reviewNotes.postId, postId),
        linkId === undefined ? undefined : eq(reviewNotes.linkId, linkId),
      ),
    )
    .orderBy(asc(reviewNotes.createdAt), asc(reviewNotes.id))
    .limit(maxListed)
}
