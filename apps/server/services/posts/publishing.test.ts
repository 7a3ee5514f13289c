// The state machine of a target under crashes, lost and late answers, competing processes and a person who acts at any
// moment: a post is never live twice, and none is lost.

import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { sql } from '../../store/sql.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { AppError } from '@vivify/contract/errors'
import { postContentSchema } from '@vivify/contract/post'
import { ProviderError } from '../../providers/provider-error.ts'
import type { PublishRun, SocialPlatform } from '../../providers/social/port.ts'
import { openStore, type Database, type Store } from '../../store/database.ts'
import { readNextDueMs, takeDueTargets } from '../../store/due-targets.ts'
import { listEvents, listTargets, type TargetRow } from '../../store/posts.ts'
import { users } from '../../store/schema.ts'
import { insertPersonalWorkspace } from '../../store/workspaces.ts'
import { openTestDatabase } from '../../testing.ts'
import { Lease, leaseMs } from './lease.ts'
import { createPostService } from './posts.ts'
import { publishTarget, type PublishOptions } from './publish-target.ts'

/** What happens to a call. `late`: the answer is lost, and the effect comes only after that. */
type Fate = 'ok' | 'refused' | 'cut before' | 'cut after' | 'late' | 'busy' | 'killed before' | 'killed after'
const fates: readonly Fate[] = [
  'ok',
  'ok',
  'refused',
  'cut before',
  'cut after',
  'late',
  'busy',
  'killed before',
  'killed after',
]
const actions = [
  'nothing',
  'nothing',
  'unschedule',
  'schedule',
  'retry',
  'say what is true',
  'steal',
] as const
type Action = (typeof actions)[number]

let store: Store
let workspaceId = ''
let removeDatabase: () => Promise<void>
const lateMs = 15
const times = { settleMs: 5, unclearMs: 40 }

beforeAll(async () => {
  const database = await openTestDatabase()
  removeDatabase = database.remove
  store = await openStore(database.location)
  const userId = randomUUID()
  await store.db.insert(users).values({ id: userId, name: 'Guest', email: `${userId}@x.org` })
  workspaceId = await store.db.transaction((tx) => insertPersonalWorkspace(tx, randomUUID(), userId))
})
afterAll(async () => {
  await store.close()
  await removeDatabase()
})

/** A platform whose posts can be read back, and a process that dies as its calls are fated. */
class World {
  readonly #posts: { key: string; atMs: number }[] = []
  readonly fates: Fate[]
  constructor(fates: readonly Fate[]) {
    this.fates = [...fates]
  }

  /** Keys of the posts that the platform shows by now. */
  get live(): string[] {
    return this.#posts.filter(({ atMs }) => atMs <= Date.now()).map(({ key }) => key)
  }

  /** A database connection that ends with its process. */
  openProcess(): { options: PublishOptions; kill: () => void } {
    let isDead = false
    const requireAlive = (): void => {
      if (isDead) throw new AppError('cancelled', 'The process was killed.')
    }
    const db = new Proxy(store.db, {
      get(target, name, receiver) {
        requireAlive()
        const value: unknown = Reflect.get(target, name, receiver)
        return typeof value === 'function' ? value.bind(target) : value
      },
    })
    const kill = (): void => {
      isDead = true
    }
    return { options: this.#describe(db, kill, requireAlive), kill }
  }

  #describe(db: Database, kill: () => void, requireAlive: () => void): PublishOptions {
    const call = async (effect: (atMs: number) => void): Promise<void> => {
      requireAlive()
      const vendor = 'Peer'
      const fate = this.fates.shift() ?? 'ok'
      if (fate === 'killed before') kill()
      requireAlive()
      if (fate === 'refused') throw new ProviderError({ vendor, failure: 'bad_request', status: 400 })
      if (fate === 'busy')
        throw new ProviderError({ vendor, failure: 'rate_limited', retryAfterSeconds: 0.01 })
      if (fate === 'cut before') throw new ProviderError({ vendor, failure: 'connection' })
      effect(Date.now() + (fate === 'late' ? lateMs : 0))
      if (fate === 'killed after') kill()
      requireAlive()
      if (fate !== 'ok') throw new ProviderError({ vendor, failure: 'server_error', status: 503 })
    }
    const platform = {
      id: 'twitter',
      publish: async (run: PublishRun) => {
        await run.step('upload', async () => {
          await call(() => {})
          return { id: 'media' }
        })
        const posted = await run.commit(
          'post',
          async () => {
            await call((atMs) => this.#posts.push({ key: run.key, atMs }))
            return { id: run.key }
          },
          async () => {
            await call(() => {})
            return this.live.includes(run.key)
              ? { outcome: 'done', result: { id: run.key } }
              : { outcome: 'absent' }
          },
        )
        return { id: posted['id']!, permalink: null }
      },
    } as unknown as SocialPlatform
    return {
      db,
      createId: randomUUID,
      platforms: new Map([['twitter', platform]]),
      accounts: {
        open: async () => ({
          access: { token: '', accountId: 'a', server: '', facts: {} },
          settings: { clientId: '', clientSecret: '', baseUrl: '', loginUrl: '' },
          fetch: async () => new Response(),
        }),
        renewRefused: async () => false,
        noteBlocked: async () => {},
      },
      openMedia: async () => ({ files: [], [Symbol.asyncDispose]: async () => {} }),
      times,
      retryPausesMs: [1, 1, 1, 1],
    }
  }
}

async function readTarget(postId: string): Promise<TargetRow | null> {
  return (await listTargets(store.db, workspaceId, [postId]))[0] ?? null
}

/** A process that died or froze: its lease ends. */
async function endLeases(): Promise<void> {
  await store.db.execute(sql`update post_targets set due_at = now() where state = 'publishing'`)
}

async function workOnce(world: World): Promise<void> {
  const { options } = world.openProcess()
  const takenMs = performance.now()
  const taken = await takeDueTargets(store.db, { limit: 5, leaseMs })
  await Promise.all(
    taken.map((target) =>
      publishTarget(options, target, new Lease(target, takenMs)).catch((error: unknown) => {
        if (!AppError.isInstance(error) || error.code !== 'cancelled') throw error
      }),
    ),
  )
}

async function act(world: World, action: Action, postId: string): Promise<void> {
  const posts = createPostService({ db: store.db, createId: randomUUID })
  const target = await readTarget(postId)
  const post = await posts.read(workspaceId, postId)
  const ignoreRefusal = (error: unknown): void => {
    if (!AppError.isInstance(error)) throw error
  }
  switch (action) {
    case 'nothing':
      return
    case 'steal':
      return endLeases()
    case 'unschedule':
      return void (await posts.unschedule(workspaceId, postId).catch(ignoreRefusal))
    case 'schedule':
      return void (await posts
        .schedule(workspaceId, postId, { revision: post.revision, when: 'now' })
        .catch(ignoreRefusal))
    case 'retry':
      if (target) await posts.retry(workspaceId, postId, target.id).catch(ignoreRefusal)
      return
    case 'say what is true':
      if (!target) return
      await posts
        .confirm(workspaceId, postId, target.id, world.live.includes(target.key))
        .catch(ignoreRefusal)
  }
}

const legal: Record<string, readonly string[]> = {
  scheduled: ['scheduled', 'publishing', 'cancelled', 'published', 'failed', 'unconfirmed', 'rehearsed'],
  publishing: ['scheduled', 'publishing', 'published', 'failed', 'unconfirmed', 'rehearsed', 'cancelled'],
  failed: ['scheduled', 'cancelled'],
  unconfirmed: ['scheduled', 'published'],
  published: [],
  cancelled: [],
}

async function play(world: World, moves: readonly Action[]): Promise<void> {
  const posts = createPostService({ db: store.db, createId: randomUUID })
  const content = postContentSchema.parse({ text: 'Once.', platforms: ['twitter'], accounts: {} })
  const { id } = await posts.create(workspaceId, { content })
  await posts.schedule(workspaceId, id, { revision: 1, when: 'now' })
  // A target without an account is rehearsed, and this test is about real ones.
  const connect = () =>
    store.db.execute(sql`update post_targets set connection_id = 'c' where post_id = ${id}`)
  await connect()
  for (const move of moves) {
    const working = [workOnce(world), workOnce(world)]
    await act(world, move, id)
    await connect()
    await Promise.all(working)
  }
  // From here on the platform works, and the person says what is true.
  world.fates.length = 0
  for (let count = 0; count < 100; count++) {
    const target = await readTarget(id)
    if (target === null || ['published', 'failed'].includes(target.state)) break
    if (target.state === 'unconfirmed') await act(world, 'say what is true', id)
    await connect()
    await endLeases()
    await workOnce(world)
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  await new Promise((resolve) => setTimeout(resolve, lateMs))
  await check(world, id)
}

async function check(world: World, postId: string): Promise<void> {
  const target = await readTarget(postId)
  const events = await listEvents(store.db, workspaceId, postId)
  const doubles = world.live.filter((key, index) => world.live.indexOf(key) !== index)
  expect(doubles, 'live twice').toEqual([])
  if (target !== null) {
    expect(['published', 'failed'], 'an end').toContain(target.state)
    expect(world.live.includes(target.key), target.state).toBe(target.state === 'published')
  }
  for (const line of Map.groupBy(events, ({ targetId }) => targetId).values()) {
    line.slice(1).forEach(({ state }, index) => {
      expect(legal[line[index]!.state], `${line[index]!.state} to ${state}`).toContain(state)
    })
  }
}

test('whatever happens to its calls, its processes and its plan, a post is live at most once and never lost', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(...fates), { maxLength: 10 }),
      fc.array(fc.constantFrom(...actions), { minLength: 1, maxLength: 8 }),
      (fated, moves) => play(new World(fated), moves),
    ),
    { numRuns: Number(process.env['POST_RUNS'] ?? 40) },
  )
})

test('a publisher without due posts rests', async () => {
  expect(await readNextDueMs(store.db)).toBeNull()
})

test('a process whose lease ended sends nothing when it wakes', async () => {
  const lease = new Lease({ id: 'x', attempt: 1 }, performance.now() - leaseMs + 60_000)
  expect(() => lease.require()).toThrow('Another process continues with this post.')
  expect(lease.stop.signal.aborted).toBe(true)
})
