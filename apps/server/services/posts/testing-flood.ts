// For bench/posts: a process that sends due posts by the product's publisher. It says `ready`, and begins when it is told to.

import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { inspect } from 'node:util'
import { sql } from '../../store/sql.ts'
import { twitter } from '../../providers/social/twitter/adapter.ts'
import { startPublisher } from './publisher.ts'
import { openStore, type Database, type StoreLocation } from '../../store/database.ts'
import { users } from '../../store/schema.ts'
import { insertPersonalWorkspace } from '../../store/workspaces.ts'

export interface FloodOrder {
  location: Exclude<StoreLocation, { kind: 'memory' }>
  origin: string
  count: number
  fills: boolean
}

const accounts = 200

/** Writes posts of many accounts, all due now. */
async function fill(db: Database, count: number): Promise<void> {
  for (let index = 0; index < accounts; index++) {
    const userId = randomUUID()
    await db.insert(users).values({ id: userId, name: 'Bench', email: `${userId}@x.org` })
    const workspaceId = await db.transaction((tx) => insertPersonalWorkspace(tx, randomUUID(), userId))
    const share = Math.ceil(count / accounts)
    const numbers = sql`generate_series(${index * share + 1}::int, ${Math.min(count, (index + 1) * share)}::int) as number`
    const id = sql`'post ' || number`
    const content = sql`jsonb_build_object('text', 'Post number ' || number, 'platforms', '["twitter"]'::jsonb,
      'accounts', '{}'::jsonb, 'versions', '{}'::jsonb, 'media', '[]'::jsonb, 'thread', '[]'::jsonb,
      'firstComment', '', 'isAiMade', false, 'fields', '{}'::jsonb)`
    await db.execute(
      sql`insert into posts (id, workspace_id, content) select ${id}, ${workspaceId}, ${content} from ${numbers}`,
    )
    await db.execute(sql`
      insert into post_targets (id, workspace_id, post_id, platform, connection_id, state, due_at, planned_at, key)
      select ${id}, ${workspaceId}, ${id}, 'twitter', 'c', 'scheduled', now(), now(), md5(number::text) from ${numbers}`)
  }
}

function report(problem: unknown): void {
  process.stderr.write(`${inspect(problem)}\n`)
}

const { location, origin, count, fills } = JSON.parse(process.argv[2] ?? '') as FloodOrder
const store = await openStore(location)
if (fills) await fill(store.db, count)
process.stdout.write('ready\n')
await once(createInterface(process.stdin), 'line')
const settings = { clientId: '', clientSecret: '', baseUrl: origin, loginUrl: origin }
const access = { token: 'token', accountId: '1', server: '', facts: {} }
await startPublisher({
  db: store.db,
  createId: randomUUID,
  platforms: new Map([[twitter.id, twitter]]),
  accounts: {
    open: async () => ({ access, settings, fetch: (request) => fetch(request) }),
    renewRefused: async () => false,
    noteBlocked: async () => {},
  },
  openMedia: async () => ({ files: [], [Symbol.asyncDispose]: async () => {} }),
  logger: { error: report, warn: report },
  isAlone: store.isExclusive,
})
