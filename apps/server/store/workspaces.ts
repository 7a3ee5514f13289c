import { and, asc, desc, eq, inArray, isNotNull, isNull, sql, type SQL } from './sql.ts'
import { alias, type PgColumn } from './pg-tables.ts'
import { largerPlan, type Plan } from '@vivify/contract/plans'
import type { Role } from '@vivify/contract/roles'
import type { Database, Executor, Transaction } from './database.ts'
import { licences } from './schema-licences.ts'
import { accounts, memberships, sessions, users, workspaces } from './schema.ts'

export type User = typeof users.$inferSelect

export interface FoundWorkspace {
  workspaceId: string
  credits: number
  /** The larger of the chosen plan and that of licenses; null without either. */
  plan: Plan['id'] | null
  /** The largest number of seats that a license gave. */
  licenceSeats: number
  hasFailedPayment: boolean
  role: Role
  owner: { id: string; name: string }
  /** Whether it is its owner's own workspace, and not one that was handed over to them. */
  isHome: boolean
  /** How many members joined before the person. */
  membersBefore: number
  /** How many workspaces the person can open. */
  workspaceCount: number
}

/** Which of a person's workspaces: their own, the one that they opened last, or a certain one. */
export type WorkspaceChoice = 'own' | 'opened' | { id: string }

/** A workspace that a person is a member of; null where there is none, such as before their own is created. */
export async function findWorkspace(
  db: Executor,
  userId: string,
  choice: WorkspaceChoice,
): Promise<FoundWorkspace | null> {
  const rows = await searchFor(db).execute({ userId })
  const row = rows.find(({ workspaceId, owner, isHome }) => {
    if (choice === 'opened') return true
    return choice === 'own' ? owner.id === userId && isHome : workspaceId === choice.id
  })
  if (!row) return null
  const { chosen, licensed, failedAt, ...workspace } = row
  return {
    ...workspace,
    plan: largerPlan(chosen, licensed),
    hasFailedPayment: failedAt !== null,
    // Most people have no license and own what they work in, and this runs for every request.
    licenceSeats: licensed === null ? 0 : await countLicenceSeats(db, row.workspaceId),
    membersBefore: row.role === 'owner' ? 0 : await countMembersBefore(db, row.workspaceId, userId),
    workspaceCount: rows.length,
  }
}

const searches = new WeakMap<Executor, ReturnType<typeof buildSearch>>()

/** The query of every request, whose text is built only once for a database: that takes as long as to run it. */
function searchFor(db: Executor): ReturnType<typeof buildSearch> {
  const search = searches.get(db) ?? buildSearch(db)
  searches.set(db, search)
  return search
}

/** All workspaces of a person, the one that they opened last first. */
function buildSearch(db: Executor) {
  return (
    db
      .select({
        workspaceId: workspaces.id,
        credits: workspaces.creditBalance,
        chosen: workspaces.plan,
        licensed: workspaces.licencePlan,
        failedAt: workspaces.paymentFailedAt,
        role: memberships.role,
        owner: { id: users.id, name: users.name },
        isHome: workspaces.isHome,
      })
      .from(memberships)
      .innerJoin(workspaces, eq(workspaces.id, memberships.workspaceId))
      .innerJoin(users, eq(users.id, workspaces.ownerUserId))
      .where(eq(memberships.userId, sql.placeholder('userId')))
      .orderBy(desc(memberships.openedAt), asc(workspaces.id))
      // Without a name on the server's side, which poolers of connections don't keep.
      .prepare('')
  )
}

async function countLicenceSeats(db: Executor, workspaceId: string): Promise<number> {
  const [row] = await db
    .select({ seats: licenceSeatsOf(db, workspaces.id) })
    .from(workspaces)
    .where(eq(workspaces.id, workspaceId))
  return row?.seats ?? 0
}

/** How many members of a workspace joined before a person. */
async function countMembersBefore(db: Executor, workspaceId: string, userId: string): Promise<number> {
  const own = alias(memberships, 'own')
  const [row] = await db
    .select({ before: sql<number>`count(*)::int` })
    .from(memberships)
    .innerJoin(own, and(eq(own.workspaceId, memberships.workspaceId), eq(own.userId, userId)))
    .where(
      and(
        eq(memberships.workspaceId, workspaceId),
        sql`(${memberships.createdAt}, ${memberships.userId}) < (${own.createdAt}, ${own.userId})`,
      ),
    )
  return row?.before ?? 0
}

function isOwn(userId: string): SQL | undefined {
  return and(eq(workspaces.ownerUserId, userId), workspaces.isHome)
}

/** The largest number of seats of a workspace's licenses that are not revoked; 0 without one. */
function licenceSeatsOf(db: Executor, workspaceId: PgColumn | string): SQL<number> {
  const largest = db
    .select({ seats: sql`max(${licences.seats})` })
    .from(licences)
    .where(and(eq(licences.redeemedBy, workspaceId), isNull(licences.revokedAt)))
  return sql<number>`coalesce((${largest}), 0)`
}

/** Creates a person's own workspace; does nothing when another call was first. */
export async function insertPersonalWorkspace(tx: Transaction, id: string, userId: string): Promise<string> {
  await tx.insert(workspaces).values({ id, ownerUserId: userId }).onConflictDoNothing()
  const [row] = await tx.select({ id: workspaces.id }).from(workspaces).where(isOwn(userId))
  const workspaceId = row!.id
  await tx.insert(memberships).values({ workspaceId, userId, role: 'owner' }).onConflictDoNothing()
  return workspaceId
}

/** What the seats of a workspace follow from. */
export async function readSeatTerms(
  db: Executor,
  workspaceId: string,
): Promise<{ plan: Plan['id'] | null; licenceSeats: number }> {
  const [row] = await db
    .select({
      chosen: workspaces.plan,
      licensed: workspaces.licencePlan,
      licenceSeats: licenceSeatsOf(db, workspaceId),
    })
    .from(workspaces)
    .where(eq(workspaces.id, workspaceId))
  if (!row) return { plan: null, licenceSeats: 0 }
  return { plan: largerPlan(row.chosen, row.licensed), licenceSeats: row.licenceSeats }
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
