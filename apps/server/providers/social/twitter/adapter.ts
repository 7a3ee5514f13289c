// X, which Vivify's screens call Twitter: API v2.
// Reading costs the operator money there, so a post is searched for among few posts and only after an unknown outcome.

import { z } from 'zod'
import { callAccount, callerOf, requireFact, type AccountCaller } from '../call-account.ts'
import type {
  FoundAgain,
  PlatformSettings,
  PublishedPost,
  PublishRun,
  SocialPlatform,
  StepResult,
} from '../port.ts'
import { commitFindable, findPostAgain, onPlatformClock } from '../recent-posts.ts'
import { login } from './login.ts'
import { measureAccount, measurePosts } from './measures.ts'
import { TwitterSimulator } from './simulator.ts'
import { uploadMedia } from './upload.ts'

export const twitter: SocialPlatform = {
  id: 'twitter',
  registration: {
    settings: {
      clientId: 'X_CLIENT_ID',
      clientSecret: 'X_CLIENT_SECRET',
      baseUrl: 'X_BASE_URL',
      loginUrl: 'X_LOGIN_URL',
    },
    defaults: { baseUrl: 'https://api.x.com', loginUrl: 'https://x.com' },
    steps: [
      'Open the X developer console, create a project with an app in it, and buy credits: X charges for each call.',
      'Under User authentication settings, choose “Read and write” and “Web App”, and add Vivify’s callback address.',
      'Copy the client ID and the client secret of OAuth 2.0 into X_CLIENT_ID and X_CLIENT_SECRET.',
    ],
    links: [
      { label: 'X developer console', url: 'https://console.x.com' },
      { label: 'Prices of the X API', url: 'https://docs.x.com/x-api/getting-started/pricing' },
    ],
  },
  login,
  publish,
  measurePosts,
  measureAccount,
  createSimulator: (options) => new TwitterSimulator(options),
}

async function publish(run: PublishRun, settings: PlatformSettings): Promise<PublishedPost> {
  const caller = callerOf(run, settings)
  const mediaIds: string[] = []
  for (const [index, file] of run.files.entries()) {
    mediaIds.push(await uploadMedia(run, caller, { name: `media ${index + 1}`, file }))
  }
  const first = await commitPost(run, caller, {
    name: 'post',
    text: run.post.text,
    mediaIds,
    inReplyTo: null,
  })
  let previous = first
  for (const [index, text] of run.post.thread.entries()) {
    const name = `reply ${index + 1}`
    previous = await commitPost(run, caller, { name, text, mediaIds: [], inReplyTo: previous })
  }
  return { id: first, permalink: `${settings.loginUrl}/i/web/status/${first}` }
}

interface NewPost {
  /** Of the step. */
  name: string
  text: string
  mediaIds: readonly string[]
  /** The post that it answers. */
  inReplyTo: string | null
}

const createdSchema = z.object({ data: z.object({ id: z.string() }) })

async function commitPost(run: PublishRun, caller: AccountCaller, post: NewPost): Promise<string> {
  const { name, text, mediaIds, inReplyTo } = post
  const result = await commitFindable(run, name, {
    create: async () => {
      const { body } = await callAccount('twitter', caller, {
        url: '/2/tweets',
        json: {
          ...(text === '' ? {} : { text }),
          ...(mediaIds.length > 0 ? { media: { media_ids: mediaIds } } : {}),
          ...(inReplyTo === null ? {} : { reply: { in_reply_to_tweet_id: inReplyTo } }),
          ...(run.content.isAiMade ? { made_with_ai: true } : {}),
        },
        answer: createdSchema,
      })
      return { id: body.data.id }
    },
    find: (begunMs) => findPost(run, caller, { post, begunMs }),
  })
  return requireFact(result, 'id')
}

const recentSchema = z.object({
  data: z
    .array(
      z.object({
        id: z.string(),
        text: z.string(),
        created_at: z.string(),
        referenced_tweets: z.array(z.object({ type: z.string(), id: z.string() })).default([]),
      }),
    )
    .default([]),
  meta: z.object({ next_token: z.string().optional() }).default({}),
})

/** Clocks differ by minutes at most. */
const searchBeforeMs = 10 * 60_000

async function findPost(
  run: PublishRun,
  caller: AccountCaller,
  { post, begunMs }: { post: NewPost; begunMs: number },
): Promise<FoundAgain<StepResult>> {
  const query = new URLSearchParams({
    max_results: '20',
    start_time: new Date(begunMs - searchBeforeMs).toISOString(),
    'tweet.fields': 'created_at,referenced_tweets',
  })
  const { body, headers } = await callAccount('twitter', caller, {
    method: 'GET',
    url: `/2/users/${run.access.accountId}/tweets?${query}`,
    answer: recentSchema,
  })
  const posts = body.data
    .filter((one) => answeredBy(one) === post.inReplyTo)
    .map((one) => ({ id: one.id, text: readText(one.text), createdMs: Date.parse(one.created_at) }))
  const sinceMs = onPlatformClock(begunMs, run.now(), headers)
  return findPostAgain({ text: post.text, sinceMs, posts, isWhole: body.meta.next_token === undefined })
}

function answeredBy({ referenced_tweets: others }: { referenced_tweets: { type: string; id: string }[] }) {
  return others.find(({ type }) => type === 'replied_to')?.id ?? null
}

/** X writes three characters of a text as HTML does. */
function readText(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
}
