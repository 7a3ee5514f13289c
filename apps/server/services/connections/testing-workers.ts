// Workers that share connections: services of their own on one database, or on one PostgreSQL with connections of
// their own.

import { randomUUID } from 'node:crypto'
import { eq } from '../../store/sql.ts'
import { createSealer, makeSealingKey, type SealingKey } from '../../lib/sealed.ts'
import type { ConnectionRow } from '../../store/connections.ts'
import type { Database } from '../../store/database.ts'
import { connections } from '../../store/schema-social.ts'
import { users } from '../../store/schema.ts'
import { insertPersonalWorkspace } from '../../store/workspaces.ts'
import type { ConnectionParts, ConnectionSecrets } from './connection-parts.ts'
import { createConnectionService, type ConnectionService } from './connections.ts'
import { keepAccounts } from './keep-accounts.ts'
import { buildPlatforms, type Peer } from './testing-peer.ts'

export interface Worker {
  service: ConnectionService
  parts: ConnectionParts
}

const sharedKey = makeSealingKey()

export function openWorker(
  db: Database,
  peer: Peer,
  change: { keys?: readonly SealingKey[]; now?: () => number; fetch?: typeof fetch } = {},
): Worker {
  const call = change.fetch ?? fetch
  const registered = { clientId: 'our-id', clientSecret: 'our-secret', baseUrl: peer.url, loginUrl: peer.url }
  const parts: ConnectionParts = {
    db,
    sealer: createSealer(change.keys ?? [sharedKey]),
    platforms: buildPlatforms(() => peer),
    settings: { twitter: registered, facebook: registered },
    calls: { own: call, named: call, requireReachable: async () => {}, privateHosts: ['localhost'] },
    createId: randomUUID,
    now: change.now ?? Date.now,
  }
  return { parts, service: createConnectionService(parts) }
}

export interface Account {
  workspaceId: string
  connectionId: string
}

export interface AccountOptions {
  platform?: 'twitter' | 'facebook'
  accessToken?: string
  refreshToken?: string | null
  expiresInSeconds?: number | null
}

/** A connected account of a new workspace; its token has expired by default. */
export async function addAccount({ parts }: Worker, options: AccountOptions = {}): Promise<Account> {
  const { platform = 'twitter', refreshToken = 'first', expiresInSeconds = -1, accessToken } = options
  const userId = randomUUID()
  await parts.db.insert(users).values({ id: userId, name: 'Guest', email: `${userId}@x.org` })
  const workspaceId = await parts.db.transaction((tx) => insertPersonalWorkspace(tx, randomUUID(), userId))
  const tokens = { accessToken: 'old', refreshToken, expiresInSeconds }
  const account = { accountId: 'a1', name: '@tester', ...(accessToken ? { accessToken } : {}) }
  const found = { platform, server: '', tokens, accounts: [account], client: null }
  const [row] = await keepAccounts(parts, workspaceId, found)
  return { workspaceId, connectionId: row!.id }
}

export async function readRow({ parts }: Worker, { connectionId }: Account): Promise<ConnectionRow> {
  const [row] = await parts.db.select().from(connections).where(eq(connections.id, connectionId))
  return row!
}

export async function readKept(worker: Worker, account: Account): Promise<ConnectionSecrets> {
  const row = await readRow(worker, account)
  return JSON.parse(worker.parts.sealer.open(row.secrets, `connections/${row.id}`)) as ConnectionSecrets
}

export async function openToken(
  { service }: Worker,
  { workspaceId, connectionId }: Account,
  signal = new AbortController().signal,
): Promise<string> {
  return (await service.open(workspaceId, connectionId, signal)).access.token
}
