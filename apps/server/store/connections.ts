// Accounts at platforms, log-ins that are under way, and our registrations at servers. Secrets are sealed by the caller.

import { and, asc, eq, inArray, isNull, lt, not, notLike, or, sql } from './sql.ts'
import type { PlatformId } from '@vivify/contract/platforms'
import type { Executor } from './database.ts'
import { connectionLogins, connections, serverClients } from './schema-social.ts'

export type ConnectionRow = typeof connections.$inferSelect
export type NewConnection = Pick<
  ConnectionRow,
  'id' | 'workspaceId' | 'platform' | 'accountId' | 'name' | 'server' | 'facts' | 'secrets' | 'expiresAt'
>
export type LoginRow = typeof connectionLogins.$inferSelect

const isThere = (workspaceId: string) =>
  and(eq(connections.workspaceId, workspaceId), isNull(connections.deletedAt))
const isThis = (workspaceId: string, id: string) => and(eq(connections.id, id), isThere(workspaceId))

export function listConnections(db: Executor, workspaceId: string): Promise<ConnectionRow[]> {
  return db
    .select()
    .from(connections)
    .where(isThere(workspaceId))
    .orderBy(asc(connections.createdAt), asc(connections.id))
}

export async function findConnection(
  db: Executor,
  workspaceId: string,
  id: string,
): Promise<ConnectionRow | null> {
  const [row] = await db.select().from(connections).where(isThis(workspaceId, id))
  return row ?? null
}

/** Those of the given accounts that the workspace has connected. */
export function findConnections(
  db: Executor,
  workspaceId: string,
  ids: readonly string[],
): Promise<ConnectionRow[]> {
  if (ids.length === 0) return Promise.resolve([])
  return db
    .select()
    .from(connections)
    .where(and(isThere(workspaceId), inArray(connections.id, [...ids])))
}

export interface AccountAt {
  platform: PlatformId
  server: string
  accountId: string
}

export async function findConnectionOfAccount(
  db: Executor,
  workspaceId: string,
  { platform, server, accountId }: AccountAt,
): Promise<ConnectionRow | null> {
  const [row] = await db
    .select()
    .from(connections)
    .where(
      and(
        isThere(workspaceId),
        eq(connections.platform, platform),
        eq(connections.server, server),
        eq(connections.accountId, accountId),
      ),
    )
  return row ?? null
}

/** Returns null when the account was connected meanwhile. */
export async function insertConnection(db: Executor, row: NewConnection): Promise<ConnectionRow | null> {
  const [made] = await db
    .insert(connections)
    .values({ ...row, state: 'ready' })
    .onConflictDoNothing()
    .returning()
  return made ?? null
}

/** What a new log-in or a refresh changes. */
export type ConnectionChange = Partial<
  Pick<ConnectionRow, 'name' | 'facts' | 'secrets' | 'expiresAt' | 'state' | 'message' | 'refreshingUntil'>
>

/** Changes a connection whose secrets are still the ones that the caller read. Returns null when they are not. */
export async function changeConnection(
  db: Executor,
  read: Pick<ConnectionRow, 'workspaceId' | 'id' | 'secrets'>,
  change: ConnectionChange,
): Promise<ConnectionRow | null> {
  const [row] = await db
    .update(connections)
    .set(change)
    .where(and(isThis(read.workspaceId, read.id), eq(connections.secrets, read.secrets)))
    .returning()
  return row ?? null
}

/**
 * Takes the right to refresh a token whose secrets are still the ones that the caller read. Returns the row, or null when
 * another process has the right. The database's clock decides.
 */
export async function beginRefresh(
  db: Executor,
  read: Pick<ConnectionRow, 'workspaceId' | 'id' | 'secrets'>,
  seconds: number,
): Promise<ConnectionRow | null> {
  const [row] = await db
    .update(connections)
    // Without microseconds, which JavaScript's dates don't have.
    .set({
      refreshingUntil: sql`date_trunc('milliseconds', clock_timestamp() + make_interval(secs => ${seconds}))`,
    })
    .where(
      and(
        isThis(read.workspaceId, read.id),
        eq(connections.secrets, read.secrets),
        or(isNull(connections.refreshingUntil), lt(connections.refreshingUntil, sql`clock_timestamp()`)),
      ),
    )
    .returning()
  return row ?? null
}

/** Gives up the right that `beginRefresh` gave, unless another process has it by now. */
export async function endRefresh(
  db: Executor,
  held: Pick<ConnectionRow, 'id' | 'refreshingUntil'>,
): Promise<void> {
  if (held.refreshingUntil === null) return
  await db
    .update(connections)
    .set({ refreshingUntil: null })
    .where(and(eq(connections.id, held.id), eq(connections.refreshingUntil, held.refreshingUntil)))
}

/** Calls to the account wait for so long; a shorter wait than the present one changes nothing. */
export async function blockConnection(
  db: Executor,
  workspaceId: string,
  id: string,
  seconds: number,
): Promise<void> {
  const until = sql`clock_timestamp() + make_interval(secs => ${seconds})`
  await db
    .update(connections)
    .set({ blockedUntil: sql`greatest(${connections.blockedUntil}, ${until})` })
    .where(isThis(workspaceId, id))
}

/** Marks the connection as deleted and forgets its secrets. Returns false when the workspace has no such connection. */
export async function deleteConnection(db: Executor, workspaceId: string, id: string): Promise<boolean> {
  const gone = await db
    .update(connections)
    .set({ deletedAt: sql`now()`, secrets: '', facts: {}, expiresAt: null, refreshingUntil: null })
    .where(isThis(workspaceId, id))
    .returning({ id: connections.id })
  return gone.length > 0
}

/**
 * Some connections, of all workspaces, whose secrets don't begin with a prefix. Chosen at random, because those that can't
 * be opened stay.
 */
export function listSealedOtherwise(db: Executor, prefix: string, limit: number): Promise<ConnectionRow[]> {
  return db
    .select()
    .from(connections)
    .where(
      and(isNull(connections.deletedAt), notLike(connections.secrets, `${prefix.replaceAll('_', '\\_')}%`)),
    )
    .orderBy(sql`random()`)
    .limit(limit)
}

/** Keeps a log-in, and forgets the workspace's oldest ones over the limit. */
export async function insertLogin(db: Executor, row: LoginRow, maxOpen: number): Promise<void> {
  await db.insert(connectionLogins).values(row)
  const ofWorkspace = eq(connectionLogins.workspaceId, row.workspaceId)
  const newest = db
    .select({ stateHash: connectionLogins.stateHash })
    .from(connectionLogins)
    .where(ofWorkspace)
    .orderBy(sql`${connectionLogins.expiresAt} desc`)
    .limit(maxOpen)
  await db.delete(connectionLogins).where(and(ofWorkspace, not(inArray(connectionLogins.stateHash, newest))))
}

export async function findLogin(db: Executor, stateHash: string): Promise<LoginRow | null> {
  const [row] = await db.select().from(connectionLogins).where(eq(connectionLogins.stateHash, stateHash))
  return row ?? null
}

/** Returns the log-in to one caller only. */
export async function takeLogin(db: Executor, stateHash: string): Promise<LoginRow | null> {
  const [row] = await db.delete(connectionLogins).where(eq(connectionLogins.stateHash, stateHash)).returning()
  return row ?? null
}

export async function forgetLogins(db: Executor, before: Date): Promise<void> {
  await db.delete(connectionLogins).where(lt(connectionLogins.expiresAt, before))
}

export async function findServerClient(db: Executor, server: string): Promise<string | null> {
  const [row] = await db.select().from(serverClients).where(eq(serverClients.server, server))
  return row?.secrets ?? null
}

/** Keeps a registration; the newest one is used. */
export async function saveServerClient(db: Executor, server: string, secrets: string): Promise<void> {
  await db
    .insert(serverClients)
    .values({ server, secrets })
    .onConflictDoUpdate({ target: serverClients.server, set: { secrets, createdAt: sql`now()` } })
}

export async function deleteServerClient(db: Executor, server: string): Promise<void> {
  await db.delete(serverClients).where(eq(serverClients.server, server))
}

/** A connection keeps its own copy, so that an old registration is needed only by people who log in. */
export async function forgetServerClients(db: Executor, before: Date): Promise<void> {
  await db.delete(serverClients).where(lt(serverClients.createdAt, before))
}

export async function countConnections(db: Executor, workspaceId: string): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(connections)
    .where(isThere(workspaceId))
  return row?.count ?? 0
}
