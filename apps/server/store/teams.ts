// Members of workspaces, and invites to become one.

import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, lte, ne, or, sql } from './sql.ts'
import type { MemberRole } from '@vivify/contract/roles'
import type { Executor, Transaction } from './database.ts'
import { memberships, users, workspaces } from './schema.ts'
import { teamInvites } from './schema-teams.ts'

export type InviteRow = typeof teamInvites.$inferSelect

/** In the order in which they have seats: the owner first, then as they joined. */
export function listMembers(db: Executor, workspaceId: string) {
  return db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      role: memberships.role,
      joinedAt: memberships.createdAt,
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(eq(memberships.workspaceId, workspaceId))
    .orderBy(asc(memberships.createdAt), asc(memberships.userId))
}

export async function countMembers(db: Executor, workspaceId: string): Promise<number> {
  const [row] = await db
    .select({ members: count() })
    .from(memberships)
    .where(eq(memberships.workspaceId, workspaceId))
  return row!.members
}

export async function isMember(db: Executor, workspaceId: string, userId: string): Promise<boolean> {
  const [row] = await db
    .select({ userId: memberships.userId })
    .from(memberships)
    .where(and(eq(memberships.workspaceId, workspaceId), eq(memberships.userId, userId)))
  return row !== undefined
}

/** The caller must have locked the workspace. */
export async function insertMember(
  tx: Transaction,
  member: { workspaceId: string; userId: string; role: MemberRole },
): Promise<void> {
  // Not the beginning of the transaction: seats go to whoever joined first.
  const now = sql`clock_timestamp()`
  await tx.insert(memberships).values({ ...member, createdAt: now, openedAt: now })
}

/** Returns false when there is no such member besides the owner. */
export async function changeMemberRole(
  db: Executor,
  { workspaceId, userId, role }: { workspaceId: string; userId: string; role: MemberRole },
): Promise<boolean> {
  const changed = await db
    .update(memberships)
    .set({ role })
    .where(isMemberBesidesOwner(workspaceId, userId))
    .returning({ userId: memberships.userId })
  return changed.length > 0
}

/** Returns false when there is no such member besides the owner. */
export async function deleteMember(db: Executor, workspaceId: string, userId: string): Promise<boolean> {
  const removed = await db
    .delete(memberships)
    .where(isMemberBesidesOwner(workspaceId, userId))
    .returning({ userId: memberships.userId })
  return removed.length > 0
}

/**
 * Makes a member the owner. Returns false when `from` is not the owner any more. Both take each other's place in the
 * line for seats, because the owner always has the first one. The caller must have locked the workspace, and know that
 * `to` is a member.
 */
export async function exchangeOwner(
  tx: Transaction,
  { workspaceId, from, to }: { workspaceId: string; from: string; to: string },
): Promise<boolean> {
  const given = await tx
    .update(workspaces)
    .set({ ownerUserId: to, isHome: false })
    .where(and(eq(workspaces.id, workspaceId), eq(workspaces.ownerUserId, from)))
    .returning({ id: workspaces.id })
  if (given.length === 0) return false
  const places = await tx
    .select({ userId: memberships.userId, createdAt: memberships.createdAt })
    .from(memberships)
    .where(and(eq(memberships.workspaceId, workspaceId), inArray(memberships.userId, [from, to])))
  const placeOf = (userId: string) => places.find((place) => place.userId === userId)!.createdAt
  // In this order, because a workspace has one owner at a time.
  for (const [userId, role, other] of [
    [from, 'editor', to],
    [to, 'owner', from],
  ] as const) {
    await tx
      .update(memberships)
      .set({ role, createdAt: placeOf(other) })
      .where(and(eq(memberships.workspaceId, workspaceId), eq(memberships.userId, userId)))
  }
  return true
}

function isMemberBesidesOwner(workspaceId: string, userId: string) {
  return and(
    eq(memberships.workspaceId, workspaceId),
    eq(memberships.userId, userId),
    ne(memberships.role, 'owner'),
  )
}

/** The workspaces that a person can open, their own first; `owner` is the name of whoever owns it. */
export function listWorkspaces(db: Executor, userId: string) {
  return db
    .select({ id: workspaces.id, owner: users.name, ownerId: users.id, isHome: workspaces.isHome })
    .from(memberships)
    .innerJoin(workspaces, eq(workspaces.id, memberships.workspaceId))
    .innerJoin(users, eq(users.id, workspaces.ownerUserId))
    .where(eq(memberships.userId, userId))
    .orderBy(
      desc(and(eq(users.id, userId), workspaces.isHome)!),
      asc(memberships.createdAt),
      asc(workspaces.id),
    )
}

/** Makes a workspace the one that the person has open. Returns false when they aren't a member. */
export async function markOpened(db: Executor, workspaceId: string, userId: string): Promise<boolean> {
  const opened = await db
    .update(memberships)
    .set({ openedAt: sql`clock_timestamp()` })
    .where(and(eq(memberships.workspaceId, workspaceId), eq(memberships.userId, userId)))
    .returning({ userId: memberships.userId })
  return opened.length > 0
}

/** Locks a person, so that their account can't be deleted meanwhile. Returns false when it is. */
export async function lockPerson(tx: Transaction, userId: string): Promise<boolean> {
  const [row] = await tx
    .select({ deletedAt: users.deletedAt })
    .from(users)
    .where(eq(users.id, userId))
    .for('update')
  return row?.deletedAt === null
}

export async function countWorkspaces(db: Executor, userId: string): Promise<number> {
  const [row] = await db.select({ held: count() }).from(memberships).where(eq(memberships.userId, userId))
  return row!.held
}

const isUnused = and(isNull(teamInvites.usedAt), isNull(teamInvites.revokedAt))!

/** Invites that still work, newest first. */
export function listOpenInvites(db: Executor, workspaceId: string, now: Date): Promise<InviteRow[]> {
  return db
    .select()
    .from(teamInvites)
    .where(and(eq(teamInvites.workspaceId, workspaceId), isUnused, gt(teamInvites.expiresAt, now)))
    .orderBy(desc(teamInvites.createdAt), desc(teamInvites.id))
}

export async function countOpenInvites(db: Executor, workspaceId: string, now: Date): Promise<number> {
  const [row] = await db
    .select({ invites: count() })
    .from(teamInvites)
    .where(and(eq(teamInvites.workspaceId, workspaceId), isUnused, gt(teamInvites.expiresAt, now)))
  return row!.invites
}

/** Invites that ended are kept only to say why a link doesn't work. */
const keptEnded = 200

/** Deletes the oldest invites that ended, so that making and revoking them does not fill the table. */
export async function forgetEndedInvites(tx: Transaction, workspaceId: string, now: Date): Promise<void> {
  const hasEnded = or(
    isNotNull(teamInvites.usedAt),
    isNotNull(teamInvites.revokedAt),
    lte(teamInvites.expiresAt, now),
  )
  const older = tx
    .select({ id: teamInvites.id })
    .from(teamInvites)
    .where(and(eq(teamInvites.workspaceId, workspaceId), hasEnded))
    .orderBy(desc(teamInvites.createdAt))
    .offset(keptEnded)
  await tx
    .delete(teamInvites)
    .where(and(eq(teamInvites.workspaceId, workspaceId), inArray(teamInvites.id, older)))
}

export async function insertInvite(
  tx: Transaction,
  invite: typeof teamInvites.$inferInsert,
): Promise<InviteRow> {
  const [row] = await tx.insert(teamInvites).values(invite).returning()
  return row!
}

/** Returns false when the workspace has no such invite, or when it was used or revoked already. */
export async function revokeInvite(db: Executor, workspaceId: string, id: string): Promise<boolean> {
  const revoked = await db
    .update(teamInvites)
    .set({ revokedAt: sql`now()` })
    .where(and(eq(teamInvites.workspaceId, workspaceId), eq(teamInvites.id, id), isUnused))
    .returning({ id: teamInvites.id })
  return revoked.length > 0
}

/** The invite with this hash, whatever its state, and the owner of its team; null when there is none. */
export async function findInvite(db: Executor, tokenHash: string) {
  const [row] = await db
    .select({
      invite: teamInvites,
      owner: { id: users.id, name: users.name, deletedAt: users.deletedAt },
    })
    .from(teamInvites)
    .innerJoin(workspaces, eq(workspaces.id, teamInvites.workspaceId))
    .innerJoin(users, eq(users.id, workspaces.ownerUserId))
    .where(eq(teamInvites.tokenHash, tokenHash))
  return row ?? null
}

/** Uses an invite, in one conditional statement. Returns false when it was used, revoked or has expired. */
export async function takeInvite(
  tx: Transaction,
  { id, userId, now }: { id: string; userId: string; now: Date },
): Promise<boolean> {
  const taken = await tx
    .update(teamInvites)
    .set({ usedBy: userId, usedAt: now })
    .where(and(eq(teamInvites.id, id), isUnused, gt(teamInvites.expiresAt, now)))
    .returning({ id: teamInvites.id })
  return taken.length > 0
}
