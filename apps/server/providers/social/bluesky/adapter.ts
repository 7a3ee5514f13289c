// Bluesky and every other server of the AT protocol. A post is a record under a key that follows from the attempt's own, and
// is written on the condition that there is none yet, so that it can be repeated without harm.

import { z } from 'zod'
import type { PlatformSettings, PublishedPost, PublishRun, SocialPlatform, StepResult } from '../port.ts'
import { buildFacets } from './facets.ts'
import { login } from './login.ts'
import { measureAccount, measurePosts } from './measures.ts'
import { embedFiles, hasLostBlobs } from './media.ts'
import { buildRecordKey } from './record-key.ts'
import { BlueskySimulator } from './simulator.ts'
import { callXrpc, XrpcError } from './xrpc.ts'

const collection = 'app.bsky.feed.post'

/** `settings.baseUrl` is the video service; empty for none. */
export const bluesky: SocialPlatform = {
  id: 'bluesky',
  registration: {
    settings: { clientId: '', clientSecret: '', baseUrl: 'BLUESKY_VIDEO_URL', loginUrl: '' },
    defaults: { baseUrl: 'https://video.bsky.app', loginUrl: '' },
    steps: [],
    links: [{ label: 'Create an app password', url: 'https://bsky.app/settings/app-passwords' }],
  },
  login,
  publish,
  measurePosts,
  measureAccount,
  createSimulator: (options) => new BlueskySimulator(options),
}

interface NewPost {
  /** Place in its thread. */
  index: number
  text: string
  embed: unknown
  /** The first post of the thread and the one before; null for the first. */
  reply: { root: StepResult; parent: StepResult } | null
  createdMs: number
}

async function publish(run: PublishRun, settings: PlatformSettings): Promise<PublishedPost> {
  const begun = await run.step('begin', async () => ({ createdMs: String(run.now()) }))
  const createdMs = Number(begun['createdMs'])
  const root = await putFirst(run, settings, createdMs)
  let parent = root
  for (const [position, text] of run.post.thread.entries()) {
    const index = position + 1
    const post = { index, text, embed: null, reply: { root, parent }, createdMs }
    parent = await run.step(`post ${index + 1}`, () => putPost(run, post))
  }
  const key = buildRecordKey(run.key, 0)
  return {
    id: root['uri'] ?? '',
    permalink: `https://bsky.app/profile/${run.access.accountId}/post/${key}`,
  }
}

async function putFirst(run: PublishRun, settings: PlatformSettings, createdMs: number): Promise<StepResult> {
  const put = async (round: string): Promise<StepResult> => {
    const embed = await embedFiles(run, settings, round)
    const post = { index: 0, text: run.post.text, embed, reply: null, createdMs }
    return run.step('post 1', () => putPost(run, post))
  }
  try {
    return await put('')
  } catch (error) {
    if (!hasLostBlobs(error)) throw error
    return put(` again ${Math.floor(run.now() / 3_600_000)}`)
  }
}

const referenceSchema = z.object({ uri: z.string().min(1).max(1000), cid: z.string().min(1).max(300) })

async function putPost(run: PublishRun, post: NewPost): Promise<StepResult> {
  const { index, text, embed, reply, createdMs } = post
  const rkey = buildRecordKey(run.key, index)
  const facets = await buildFacets(text, (handle) => resolveHandle(run, handle))
  const record = {
    $type: collection,
    text,
    ...(facets.length > 0 ? { facets } : {}),
    ...(embed === null ? {} : { embed }),
    ...(reply === null ? {} : { reply }),
    // Posts of a thread are shown in the order of their times.
    createdAt: new Date(createdMs + index).toISOString(),
  }
  try {
    return await callXrpc(run, {
      method: 'POST',
      name: 'com.atproto.repo.putRecord',
      // Null: only when there is no such record.
      json: { repo: run.access.accountId, collection, rkey, record, swapRecord: null },
      answer: referenceSchema,
    })
  } catch (error) {
    if (!XrpcError.isNamed(error, 'InvalidSwap')) throw error
    return callXrpc(run, {
      name: 'com.atproto.repo.getRecord',
      query: { repo: run.access.accountId, collection, rkey },
      answer: referenceSchema,
    })
  }
}

/** Null for a handle that nobody has. */
async function resolveHandle(run: PublishRun, handle: string): Promise<string | null> {
  try {
    const { did } = await callXrpc(run, {
      name: 'com.atproto.identity.resolveHandle',
      query: { handle },
      answer: z.object({ did: z.string().startsWith('did:').max(300) }),
    })
    return did
  } catch (error) {
    const isUnknown = XrpcError.isNamed(error, 'HandleNotFound') || XrpcError.isNamed(error, 'InvalidRequest')
    if (isUnknown) return null
    throw error
  }
}
