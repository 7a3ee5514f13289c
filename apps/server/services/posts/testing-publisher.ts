// A process that a test kills: it sends one post to one platform by the product's own publisher, and prints the state in
// which the post ended. Started again with the same order, it continues.

import { randomUUID } from 'node:crypto'
import { inspect } from 'node:util'
import { setTimeout as wait } from 'node:timers/promises'
import { eq, sql } from '../../store/sql.ts'
import { z } from 'zod'
import { platformSchema } from '@vivify/contract/platforms'
import { postContentSchema } from '@vivify/contract/post'
import { Again } from '../../lib/again.ts'
import { platforms } from '../../providers/social/platforms.ts'
import type { SocialPlatform } from '../../providers/social/port.ts'
import { buildFile } from '../../providers/social/testing.ts'
import { openStore, type Database } from '../../store/database.ts'
import { listEvents } from '../../store/posts.ts'
import { posts, postTargets } from '../../store/schema-social.ts'
import { users, workspaces } from '../../store/schema.ts'
import { insertPersonalWorkspace } from '../../store/workspaces.ts'
import { startPublisher } from './publisher.ts'

export const orderSchema = z.object({
  location: z.union([
    z.object({ kind: z.literal('folder'), folder: z.string() }),
    z.object({ kind: z.literal('postgres'), url: z.string() }),
  ]),
  id: z.string(),
  platform: platformSchema,
  content: postContentSchema,
  /** Kinds of the files that the post has. */
  files: z.array(z.enum(['image', 'gif', 'video'])),
  access: z.object({
    token: z.string(),
    accountId: z.string(),
    server: z.string(),
    facts: z.record(z.string(), z.string()),
  }),
  /** Address of the simulator. */
  origin: z.string(),
  times: z.object({ settleMs: z.number(), unclearMs: z.number() }),
})
export type KillOrder = z.infer<typeof orderSchema>

/** The longest wait between two questions, so that a simulated video is processed at once. */
const longestWaitMs = 30

/** Passes waits on, shortened. */
function hurry(platform: SocialPlatform): SocialPlatform {
  return {
    ...platform,
    async publish(run, settings) {
      try {
        return await platform.publish(run, settings)
      } catch (error) {
        if (!(error instanceof Again)) throw error
        throw new Again({ afterMs: Math.min(longestWaitMs, error.afterMs), reason: error.reason })
      }
    },
  }
}

/** Writes the post and its target, unless an earlier process has. */
async function ensurePost(db: Database, { id, content, platform }: KillOrder): Promise<string> {
  const email = 'killed@x.org'
  await db.insert(users).values({ id: email, name: 'Guest', email }).onConflictDoNothing()
  const [known] = await db.select().from(workspaces).where(eq(workspaces.ownerUserId, email))
  const workspaceId =
    known?.id ?? (await db.transaction((tx) => insertPersonalWorkspace(tx, randomUUID(), email)))
  await db.insert(posts).values({ id, workspaceId, content }).onConflictDoNothing()
  const target = { id, workspaceId, postId: id, platform, connectionId: 'c', key: id.padEnd(32, '0') }
  const now = sql`now()`
  await db
    .insert(postTargets)
    .values({ ...target, state: 'scheduled', dueAt: now, plannedAt: now })
    .onConflictDoNothing()
  return workspaceId
}

function report(problem: unknown): void {
  process.stderr.write(`${inspect(problem)}\n`)
}

async function run(order: KillOrder): Promise<void> {
  const { access, origin, times, files } = order
  const store = await openStore(order.location)
  const { db } = store
  const workspaceId = await ensurePost(db, order)
  const settings = { clientId: 'client', clientSecret: 'secret', baseUrl: origin, loginUrl: origin }
  const publisher = await startPublisher({
    db,
    createId: randomUUID,
    platforms: new Map(platforms.map((one) => [one.id, hurry(one)])),
    accounts: {
      open: async () => ({ access, settings, fetch: (request) => fetch(request) }),
      renewRefused: async () => false,
      noteBlocked: async () => {},
    },
    openMedia: async () => ({
      files: files.map((kind) => buildFile({ kind })),
      [Symbol.asyncDispose]: async () => {},
    }),
    times,
    retryPausesMs: [10, 10, 10, 10],
    logger: { error: report, warn: report },
    isAlone: true,
  })
  for (;;) {
    const [target] = await db.select().from(postTargets).where(eq(postTargets.id, order.id))
    if (target && ['published', 'failed', 'unconfirmed'].includes(target.state)) {
      const events = await listEvents(db, workspaceId, order.id)
      process.stdout.write(
        `${JSON.stringify({ state: target.state, message: target.message, lines: events.length })}\n`,
      )
      break
    }
    await wait(20)
  }
  await publisher.stop()
  await store.close()
}

if (import.meta.main) await run(orderSchema.parse(JSON.parse(process.argv[2] ?? '')))
