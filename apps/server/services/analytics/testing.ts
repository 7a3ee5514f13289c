// Published and measured posts, as the publisher and the daily measurement leave them.

import { randomUUID } from 'node:crypto'
import { eq } from '../../store/sql.ts'
import type { PlatformId } from '@vivify/contract/platforms'
import { postContentSchema, type TargetState } from '@vivify/contract/post'
import * as posts from '@vivify/contract/routes/posts'
import {
  accountMeasures,
  connections,
  postMeasures,
  posts as postRows,
  postTargets,
} from '../../store/schema-social.ts'
import type { TestBrowser, TestServer } from '../../testing.ts'

const dayMs = 86_400_000
const dayOf = (daysAgo: number): string => new Date(Date.now() - daysAgo * dayMs).toISOString().slice(0, 10)

export interface TestPost {
  text: string
  platform?: PlatformId
  /** Default: 10. */
  daysAgo?: number
  /** Default: published. */
  state?: TargetState
  accountName?: string
  permalink?: string
  /** Default: not measured. */
  values?: Record<string, number>
}

/** Adds a post that has ended; returns its id. */
export async function addSentPost(
  server: TestServer,
  browser: TestBrowser,
  { text, platform = 'bluesky', daysAgo = 10, state = 'published', values, ...rest }: TestPost,
): Promise<string> {
  const { db } = server.context.store
  const content = postContentSchema.parse({ text, platforms: [platform] })
  const { id: postId } = await browser.send(posts.createPost, { body: { content } })
  const workspaceId = await readWorkspace(server, postId)
  const targetId = randomUUID()
  const endedAt = new Date(Date.now() - daysAgo * dayMs)
  await db.insert(postTargets).values({
    id: targetId,
    workspaceId,
    postId,
    platform,
    connectionId: state === 'rehearsed' ? null : randomUUID(),
    state,
    plannedAt: endedAt,
    endedAt,
    key: targetId,
    ...rest,
  })
  if (values) await db.insert(postMeasures).values({ targetId, workspaceId, day: dayOf(0), values })
  return postId
}

export interface TestAccount {
  platform: PlatformId
  name: string
  /** By day, the oldest first; the last one is today's. */
  followers: readonly number[]
}

/** Adds a connected account with measured followers to the workspace of a post. */
export async function addMeasuredAccount(
  server: TestServer,
  postId: string,
  { platform, name, followers }: TestAccount,
): Promise<void> {
  const { db } = server.context.store
  const workspaceId = await readWorkspace(server, postId)
  const connectionId = randomUUID()
  await db.insert(connections).values({
    id: connectionId,
    workspaceId,
    platform,
    accountId: connectionId,
    name,
    secrets: '',
    state: 'ready',
  })
  const days = followers.map((count, index) => ({
    connectionId,
    workspaceId,
    day: dayOf(followers.length - 1 - index),
    values: { followers: count },
  }))
  if (days.length > 0) await db.insert(accountMeasures).values(days)
}

/** The workspace that a post belongs to. */
export async function readWorkspace(server: TestServer, postId: string): Promise<string> {
  const { db } = server.context.store
  const [row] = await db.select().from(postRows).where(eq(postRows.id, postId))
  return row!.workspaceId
}
