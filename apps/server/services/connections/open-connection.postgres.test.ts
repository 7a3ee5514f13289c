// Workers with connections of their own to one PostgreSQL. Runs where TEST_DATABASE_URL is set.

import { eq } from '../../store/sql.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStore, type Store } from '../../store/database.ts'
import { connections } from '../../store/schema-social.ts'
import { openTestDatabase } from '../../testing.ts'
import { openPeer, type Peer } from './testing-peer.ts'
import { addAccount, openToken, openWorker, readRow, type Worker } from './testing-workers.ts'

let peer: Peer
let stores: Store[]
let workers: Worker[]
let removeDatabase: () => Promise<void>

beforeAll(async () => {
  peer = await openPeer()
  const { location, remove } = await openTestDatabase()
  if (location.kind !== 'postgres') throw new Error('These tests need TEST_DATABASE_URL.')
  removeDatabase = remove
  stores = [await openStore(location), await openStore(location), await openStore(location)]
  workers = stores.map(({ db }) => openWorker(db, peer))
})
afterAll(async () => {
  for (const store of stores) await store.close()
  await removeDatabase()
  await peer.close()
})

test('a refresh raced by three workers happens once, twenty times in a row', async () => {
  const account = await addAccount(workers[0]!)
  await openToken(workers[0]!, account)
  peer.isStrict = true
  for (let round = 0; round < 20; round++) {
    peer.grants.length = 0
    await stores[0]!.db
      .update(connections)
      .set({ expiresAt: new Date(0) })
      .where(eq(connections.id, account.connectionId))
    const callers = [...workers, ...workers]
    const tokens = await Promise.all(callers.map((worker) => openToken(worker, account)))
    expect(new Set(tokens).size).toBe(1)
    expect(peer.grants).toEqual(['refresh_token'])
  }
  expect(await readRow(workers[0]!, account)).toMatchObject({ state: 'ready', refreshingUntil: null })
})
