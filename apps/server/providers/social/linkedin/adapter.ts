// LinkedIn's REST API for posts. It has no key against posting twice, so a post whose outcome is unknown is looked for
// among the account's recent posts, where the app may read them.

import { platformNames } from '@vivify/contract/platforms'
import { z } from 'zod'
import { ProviderError } from '../../provider-error.ts'
import { callerOf, requireFact, type AccountCaller } from '../call-account.ts'
import type {
  FoundAgain,
  PlatformSettings,
  PublishedPost,
  PublishRun,
  SocialPlatform,
  StepResult,
} from '../port.ts'
import { commitFindable, findPostAgain, onPlatformClock } from '../recent-posts.ts'
import { callLinkedin, encodeUrn } from './api.ts'
import { readLittleText, writeLittleText } from './little-text.ts'
import { login } from './login.ts'
import { measureAccount, measurePosts } from './measures.ts'
import { LinkedinSimulator } from './simulator.ts'
import { uploadMedia } from './upload.ts'

export const linkedin: SocialPlatform = {
  id: 'linkedin',
  registration: {
    settings: {
      clientId: 'LINKEDIN_CLIENT_ID',
      clientSecret: 'LINKEDIN_CLIENT_SECRET',
      baseUrl: 'LINKEDIN_BASE_URL',
      loginUrl: 'LINKEDIN_LOGIN_URL',
    },
    defaults: { baseUrl: 'https://api.linkedin.com', loginUrl: 'https://www.linkedin.com' },
    steps: [
      'Open LinkedIn’s developer portal and create an app; it needs a company page, which LinkedIn asks to confirm.',
      'Under Products, add “Share on LinkedIn” and “Sign In with LinkedIn using OpenID Connect”.',
      'Under Auth, add Vivify’s callback address, and copy the client ID and the secret into LINKEDIN_CLIENT_ID and LINKEDIN_CLIENT_SECRET.',
    ],
    links: [{ label: 'LinkedIn developer portal', url: 'https://www.linkedin.com/developers/apps' }],
  },
  login,
  publish,
  measurePosts,
  measureAccount,
  createSimulator: (options) => new LinkedinSimulator(options),
}

async function publish(run: PublishRun, settings: PlatformSettings): Promise<PublishedPost> {
  const caller = callerOf(run, settings)
  const media: { id: string; altText: string }[] = []
  for (const [index, file] of run.files.entries()) {
    const id = await uploadMedia(run, caller, { name: `media ${index + 1}`, file })
    media.push({ id, altText: file.kind === 'video' ? '' : file.altText })
  }
  const id = await commitPost(run, caller, media)
  if (run.post.firstComment.trim() !== '') await commitComment(run, caller, id)
  return { id, permalink: `${settings.loginUrl}/feed/update/${id}/` }
}

async function commitPost(
  run: PublishRun,
  caller: AccountCaller,
  media: readonly { id: string; altText: string }[],
): Promise<string> {
  const result = await commitFindable(run, 'post', {
    create: async () => {
      const { headers } = await callLinkedin(caller, {
        url: '/rest/posts',
        json: {
          author: run.access.accountId,
          commentary: writeLittleText(run.post.text),
          visibility: 'PUBLIC',
          distribution: {
            feedDistribution: 'MAIN_FEED',
            targetEntities: [],
            thirdPartyDistributionChannels: [],
          },
          ...(media.length > 0 ? { content: describeMedia(media) } : {}),
          lifecycleState: 'PUBLISHED',
          isReshareDisabledByAuthor: false,
        },
        answer: z.unknown(),
      })
      return { id: requireId(headers) }
    },
    find: (begunMs) => findPost(run, caller, begunMs),
  })
  return requireFact(result, 'id')
}

function describeMedia(media: readonly { id: string; altText: string }[]) {
  const images = media.map(({ id, altText }) => ({ id, ...(altText === '' ? {} : { altText }) }))
  return images.length > 1 ? { multiImage: { images } } : { media: images[0]! }
}

/** LinkedIn answers a new thing's name in a header only. */
function requireId(headers: Headers): string {
  const id = headers.get('x-restli-id')
  if (!id) throw new ProviderError({ vendor: platformNames.linkedin, failure: 'bad_answer' })
  return decodeURIComponent(id)
}

const recentCount = 20

const postsSchema = z.object({
  elements: z.array(
    z.object({
      id: z.string(),
      commentary: z.string().default(''),
      createdAt: z.number(),
    }),
  ),
})

async function findPost(
  run: PublishRun,
  caller: AccountCaller,
  begunMs: number,
): Promise<FoundAgain<StepResult>> {
  const author = encodeUrn(run.access.accountId)
  const { body, headers } = await callLinkedin(caller, {
    method: 'GET',
    url: `/rest/posts?author=${author}&q=author&count=${recentCount}&sortBy=CREATED`,
    headers: { 'x-restli-method': 'FINDER' },
    answer: postsSchema,
  })
  const sinceMs = onPlatformClock(begunMs, run.now(), headers)
  const posts = body.elements.map(({ id, commentary, createdAt }) => ({
    id,
    text: readLittleText(commentary),
    createdMs: createdAt,
  }))
  const isWhole = posts.length < recentCount || posts.some(({ createdMs }) => createdMs < sinceMs)
  return findPostAgain({ text: run.post.text, sinceMs, posts, isWhole })
}

async function commitComment(run: PublishRun, caller: AccountCaller, postId: string): Promise<void> {
  const url = `/rest/socialActions/${encodeUrn(postId)}/comments`
  const text = run.post.firstComment
  await commitFindable(run, 'first comment', {
    create: async () => {
      const json = { actor: run.access.accountId, object: postId, message: { text } }
      const { headers } = await callLinkedin(caller, { url, json, answer: z.unknown() })
      return { id: requireId(headers) }
    },
    find: (begunMs) => findComment(run, caller, { url, text, begunMs }),
  })
}

const commentsSchema = z.object({
  elements: z.array(
    z.object({
      id: z.string(),
      actor: z.string(),
      message: z.object({ text: z.string() }),
      created: z.object({ time: z.number() }),
    }),
  ),
})

async function findComment(
  run: PublishRun,
  caller: AccountCaller,
  { url, text, begunMs }: { url: string; text: string; begunMs: number },
): Promise<FoundAgain<StepResult>> {
  const { body, headers } = await callLinkedin(caller, {
    method: 'GET',
    url: `${url}?count=${recentCount}`,
    answer: commentsSchema,
  })
  const sinceMs = onPlatformClock(begunMs, run.now(), headers)
  const own = body.elements.filter(({ actor }) => actor === run.access.accountId)
  const posts = own.map(({ id, message, created }) => ({ id, text: message.text, createdMs: created.time }))
  return findPostAgain({ text, sinceMs, posts, isWhole: body.elements.length < recentCount })
}
