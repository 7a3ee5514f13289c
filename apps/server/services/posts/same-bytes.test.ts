// An upload that was cut off goes on with the same bytes, or begins again.

import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from '../../store/sql.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { AppError } from '@vivify/contract/errors'
import { postContentSchema } from '@vivify/contract/post'
import type { PublishRun, SocialFile, SocialPlatform } from '../../providers/social/port.ts'
import { buildFile } from '../../providers/social/testing.ts'
import { openStore, type Store } from '../../store/database.ts'
import { takeDueTargets } from '../../store/due-targets.ts'
import { listTargets } from '../../store/posts.ts'
import { posts, postTargets } from '../../store/schema-social.ts'
import { users } from '../../store/schema.ts'
import { insertPersonalWorkspace } from '../../store/workspaces.ts'
import { openTestDatabase } from '../../testing.ts'
import { Lease, leaseMs } from './lease.ts'
import { publishTarget } from './publish-target.ts'

let store: Store
let workspaceId = ''
let removeDatabase: () => Promise<void>

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

/** A video whose bytes all have one value. */
function buildVideo(value: number): SocialFile {
  const read = async (start: number, end: number) => new Uint8Array(end - start).fill(value)
  return buildFile({ kind: 'video', sizeBytes: 4, sha256: `bytes ${value}`, read })
}

/** Sends a file in two parts, and the process is killed before call number `killedAt`, counted from 0. */
function createPeer() {
  const parts = new Map<string, number>()
  const calls: string[] = []
  let killedAt = Infinity
  const call = (name: string): void => {
    if (calls.length === killedAt) throw new AppError('cancelled', 'The process was killed.')
    calls.push(name)
  }
  const publish = async (run: PublishRun) => {
    const [file] = run.files as [SocialFile]
    for (const [index, name] of ['first', 'second'].entries()) {
      await run.step(name, async () => {
        call(name)
        const [value = 0] = await file.read(index * 2, index * 2 + 2)
        parts.set(name, value)
        return {}
      })
    }
    const absent = async () => ({ outcome: 'absent' as const })
    await run.commit(
      'post',
      async () => {
        call('post')
        return {}
      },
      absent,
    )
    return { id: 'post', permalink: null }
  }
  return {
    calls,
    parts,
    platform: { id: 'twitter', publish } as unknown as SocialPlatform,
    killAt: (index: number) => (killedAt = index),
  }
}

type Peer = ReturnType<typeof createPeer>

async function planPost(): Promise<string> {
  const id = randomUUID()
  const content = postContentSchema.parse({ text: 'Dusk', platforms: ['twitter'] })
  await store.db.insert(posts).values({ id, workspaceId, content })
  const key = randomBytes(16).toString('hex')
  const target = { id, workspaceId, postId: id, platform: 'twitter' as const, connectionId: 'c', key }
  const now = sql`now()`
  await store.db.insert(postTargets).values({ ...target, state: 'scheduled', dueAt: now, plannedAt: now })
  return id
}

/** One process: it takes the target, and works until the post has ended or the process was killed. */
async function runProcess(peer: Peer, video: SocialFile): Promise<void> {
  const lease = (target: ConstructorParameters<typeof Lease>[0]) => new Lease(target, performance.now())
  const taken = await takeDueTargets(store.db, { limit: 5, leaseMs })
  for (const target of taken) {
    const options = {
      db: store.db,
      createId: randomUUID,
      platforms: new Map([['twitter' as const, peer.platform]]),
      accounts: {
        open: async () => ({
          access: { token: '', accountId: 'a', server: '', facts: {} },
          settings: { clientId: '', clientSecret: '', baseUrl: '', loginUrl: '' },
          fetch: async () => new Response(),
        }),
        renewRefused: async () => false,
        noteBlocked: async () => {},
      },
      openMedia: async () => ({ files: [video], [Symbol.asyncDispose]: async () => {} }),
      times: { settleMs: 1, unclearMs: 5 },
    }
    const own = lease(target)
    // What a killed process would not write is refused: its attempt is over.
    await publishTarget(
      { ...options, platforms: new Map([['twitter' as const, killable(peer, own)]]) },
      target,
      own,
    )
  }
  await store.db.execute(sql`update post_targets set due_at = now() where state = 'publishing'`)
}

/** Loses the lease with the kill, so that nothing is written afterward. */
function killable({ platform }: Peer, lease: Lease): SocialPlatform {
  return {
    ...platform,
    async publish(run, settings) {
      try {
        return await platform.publish(run, settings)
      } catch (error) {
        if (AppError.isInstance(error) && error.code === 'cancelled') lease.lose()
        throw error
      }
    },
  }
}

const stateOf = async (id: string) => (await listTargets(store.db, workspaceId, [id]))[0]!.state

test('a killed upload goes on where it was while the file is the same', async () => {
  const peer = createPeer()
  const id = await planPost()
  peer.killAt(1)
  await runProcess(peer, buildVideo(1))
  peer.killAt(Infinity)
  await runProcess(peer, buildVideo(1))
  expect(await stateOf(id)).toBe('published')
  expect(peer.calls).toEqual(['first', 'second', 'post'])
})

test('an upload begins again when the file was converted to other bytes, so no post mixes two files', async () => {
  const peer = createPeer()
  const id = await planPost()
  peer.killAt(1)
  await runProcess(peer, buildVideo(1))
  peer.killAt(Infinity)
  await runProcess(peer, buildVideo(2))
  expect(await stateOf(id)).toBe('published')
  expect(peer.calls).toEqual(['first', 'first', 'second', 'post'])
  expect([...peer.parts.values()]).toEqual([2, 2])
})

test('a post that may be live is never begun again, whatever the file is', async () => {
  const peer = createPeer()
  const id = await planPost()
  peer.killAt(2)
  await runProcess(peer, buildVideo(1))
  const [target] = await listTargets(store.db, workspaceId, [id])
  expect(target!.journal['post']).toMatchObject({ isFinal: true })
  peer.killAt(Infinity)
  for (let tries = 0; tries < 3; tries++) await runProcess(peer, buildVideo(2))
  expect(peer.calls.filter((name) => name === 'first')).toHaveLength(1)
  expect([...peer.parts.values()]).toEqual([1, 1])
})
