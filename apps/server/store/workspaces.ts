import { and, asc, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { largerPlan, type Plan } from '@vivify/contract/plans'
import type { Database, Executor, Transaction } from './database.ts'
import { accounts, memberships, sessions, users, workspaces } from './schema.ts'

export type User = typeof users.$inferSelect

export interface PersonalWorkspace {
  workspaceId: string
  credits: number
  /** The larger of the chosen plan and that of licenses; null without either. */
  plan: Plan['id'] | null
  hasFailedPayment: boolean
}

/** A person's own workspace and its balance; null before it is created. */
export async function findPersonalWorkspace(db: Executor, userId: string): Promise<PersonalWorkspace | null> {
  const [row] = await db
    .select({
      workspaceId: workspaces.id,
      credits: workspaces.creditBalance,
      chosen: workspaces.plan,
      licensed: workspaces.licencePlan,
      failedAt: workspaces.paymentFailedAt,
    })
    .from(workspaces)
    .innerJoin(memberships, eq(memberships.workspaceId, workspaces.id))
    .where(and(eq(workspaces.ownerUserId, userId), eq(memberships.userId, userId)))
  if (!row) return null
  const { chosen, licensed, failedAt, ...workspace } = row
  return { ...workspace, plan: largerPlan(chosen, licensed), hasFailedPayment: failedAt !== null }
}

/** Creates a person's own workspace; does nothing when another call was first. */
export async function insertPersonalWorkspace(tx: Transaction, id: string, userId: string): Promise<string> {
  await tx.insert(workspaces).values({ id, ownerUserId: userId }).onConflictDoNothing()
  const [row] = await tx
    .select({ id: workspaces.id })
    .from(workspaces)
    .where(eq(workspaces.ownerUserId, userId))
  const workspaceId = row!.id
  await tx.insert(memberships).values({ workspaceId, userId, role: 'owner' }).onConflictDoNothing()
  return workspaceId
}

/** The larger of a workspace's chosen plan and that of its licenses; null without either. */
export async function readPlan(db: Executor, workspaceId: string): Promise<Plan['id'] | null> {
  const [row] = await db
    .select({ chosen: workspaces.plan, licensed: workspaces.licencePlan })
    .from(workspaces)
    .where(eq(workspaces.id, workspaceId))
  return row ? largerPlan(row.chosen, row.licensed) : null
}

/** Records the plan of a workspace's subscriptions, and whether one of their payments failed. */
export async function writeSubscribedPlan(
  tx: Transaction,
  workspaceId: string,
  { plan, hasFailedPayment, now }: { plan: Plan['id'] | null; hasFailedPayment: boolean; now: Date },
): Promise<void> {
  const { paymentFailedAt: failedAt } = workspaces
  const paymentFailedAt = hasFailedPayment
    ? sql`coalesce(${failedAt}, ${now.toISOString()}::timestamptz)`
    : null
  // The next failure is mailed again.
  const mailed = hasFailedPayment ? {} : { failureMailedAt: null }
  await tx
    .update(workspaces)
    .set({ plan, paymentFailedAt, ...mailed })
    .where(eq(workspaces.id, workspaceId))
}

/** Takes workspaces whose failed payment was not mailed, with the address of their owner. Each is taken once. */
export async function takeUnmailedFailures(
  db: Database,
  { now, limit }: { now: Date; limit: number },
): Promise<{ workspaceId: string; email: string }[]> {
  const due = db
    .select({ id: workspaces.id })
    .from(workspaces)
    .where(and(isNotNull(workspaces.paymentFailedAt), isNull(workspaces.failureMailedAt)))
    .limit(limit)
    .for('update', { skipLocked: true })
  const taken = await db
    .update(workspaces)
    .set({ failureMailedAt: now })
    .where(inArray(workspaces.id, due))
    .returning({ workspaceId: workspaces.id, ownerUserId: workspaces.ownerUserId })
  if (taken.length === 0) return []
  const owners = await db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(
      and(
        eq(users.isAnonymous, false),
        inArray(
          users.id,
          taken.map(({ ownerUserId }) => ownerUserId),
        ),
      ),
    )
  const emails = new Map(owners.map(({ id, email }) => [id, email]))
  return taken.flatMap(({ workspaceId, ownerUserId }) => {
    const email = emails.get(ownerUserId)
    return email === undefined ? [] : [{ workspaceId, email }]
  })
}

/** Records the plan that a workspace chose. */
export async function writePlan(tx: Transaction, workspaceId: string, plan: Plan['id']): Promise<void> {
  await tx.update(workspaces).set({ plan }).where(eq(workspaces.id, workspaceId))
}

/** Records the plan of a workspace's licenses. */
export async function writeLicencePlan(
  tx: Transaction,
  workspaceId: string,
  licencePlan: Plan['id'] | null,
): Promise<void> {
  await tx.update(workspaces).set({ licencePlan }).where(eq(workspaces.id, workspaceId))
}

export async function findUser(db: Executor, id: string): Promise<User | null> {
  const [row] = await db.select().from(users).where(eq(users.id, id))
  return row ?? null
}

/** An account that was deleted has no email any more. */
export async function findUserByEmail(db: Executor, email: string): Promise<User | null> {
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(users.email, email), isNull(users.deletedAt)))
  return row ?? null
}

/** Accounts with an e-mail, oldest first. */
export function listPeople(db: Executor, limit: number): Promise<User[]> {
  return db
    .select()
    .from(users)
    .where(and(eq(users.isAnonymous, false), isNull(users.deletedAt)))
    .orderBy(asc(users.createdAt))
    .limit(limit)
}

/** The guest whose session began last, or null. */
export async function findLatestGuest(db: Executor): Promise<User | null> {
  const [row] = await db
    .select({ user: users })
    .from(users)
    .innerJoin(sessions, eq(sessions.userId, users.id))
    .where(and(eq(users.isAnonymous, true), isNull(users.deletedAt)))
    .orderBy(desc(sessions.createdAt))
    .limit(1)
  return row?.user ?? null
}

/**
 * Turns a guest into an account with email and password; all other data of the guest stays. Returns false when the
 * guest already has an account. Throws the database's error when the email is taken.
 */
export function turnGuestIntoAccount(
  db: Database,
  guest: { userId: string; accountId: string; email: string; name: string; passwordHash: string },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const changed = await tx
      .update(users)
      .set({ email: guest.email, name: guest.name, isAnonymous: false, updatedAt: sql`now()` })
      .where(and(eq(users.id, guest.userId), eq(users.isAnonymous, true)))
      .returning({ id: users.id })
    if (changed.length === 0) return false
    await tx.insert(accounts).values({
      id: guest.accountId,
      accountId: guest.userId,
      providerId: 'credential',
      userId: guest.userId,
      password: guest.passwordHash,
    })
    return true
  })
}

/** Makes an account the operator if the installation has none. The unique index decides between concurrent calls. */
export async function electOperator(db: Database, userId: string): Promise<void> {
  const [operator] = await db.select({ id: users.id }).from(users).where(eq(users.isOperator, true))
  if (operator) return
  await db
    .update(users)
    .set({ isOperator: true })
    .where(eq(users.id, userId))
    .catch(() => {})
}

/** Whose workspace it is, and its plan; null for an unknown one. */
export async function findWorkspaceOwner(
  db: Executor,
  workspaceId: string,
): Promise<(Pick<User, 'name' | 'email' | 'createdAt'> & { plan: Plan['id'] | null }) | null> {
  const [row] = await db
    .select({ name: users.name, email: users.email, createdAt: users.createdAt, plan: workspaces.plan })
    .from(workspaces)
    .innerJoin(users, eq(users.id, workspaces.ownerUserId))
    .where(eq(workspaces.id, workspaceId))
  return row ?? null
}

/** Whether a workspace belongs to a guest. */
export async function isGuestWorkspace(db: Executor, workspaceId: string): Promise<boolean> {
  const [row] = await db
    .select({ isGuest: users.isAnonymous })
    .from(workspaces)
    .innerJoin(users, eq(users.id, workspaces.ownerUserId))
    .where(eq(workspaces.id, workspaceId))
  return row?.isGuest ?? true
}
