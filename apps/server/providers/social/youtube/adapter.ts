// YouTube's Data API v3. The upload of the last bytes publishes; its session finds the video again.

import { platformNames } from '@vivify/contract/platforms'
import { z } from 'zod'
import { ProviderError } from '../../provider-error.ts'
import { callerOf, type AccountCaller } from '../call-account.ts'
import type {
  FoundAgain,
  PlatformSettings,
  PublishedPost,
  PublishRun,
  SocialPlatform,
  StepResult,
} from '../port.ts'
import { commitFindable, findPostAgain, onPlatformClock } from '../recent-posts.ts'
import { callYoutube } from './api.ts'
import { defaults, login } from './login.ts'
import { measureAccount, measurePosts } from './measures.ts'
import { YoutubeSimulator } from './simulator.ts'
import { uploadVideo } from './upload.ts'

export const youtube: SocialPlatform = {
  id: 'youtube',
  registration: {
    settings: {
      clientId: 'YOUTUBE_CLIENT_ID',
      clientSecret: 'YOUTUBE_CLIENT_SECRET',
      baseUrl: 'YOUTUBE_BASE_URL',
      loginUrl: 'YOUTUBE_LOGIN_URL',
    },
    defaults,
    steps: [
      'Create a project in the Google Cloud console and enable the YouTube Data API v3 in it.',
      'Set up the consent screen, and create an OAuth client of the type “Web application” with Vivify’s callback address.',
      'Copy the client ID and the secret into YOUTUBE_CLIENT_ID and YOUTUBE_CLIENT_SECRET.',
      'Apply for YouTube’s API audit: until it is passed, YouTube keeps uploaded videos private.',
    ],
    links: [
      { label: 'Google Cloud console', url: 'https://console.cloud.google.com/apis/credentials' },
      {
        label: 'Audit and quota form',
        url: 'https://support.google.com/youtube/contact/yt_api_form',
      },
    ],
  },
  login,
  publish,
  measurePosts,
  measureAccount,
  createSimulator: (options) => new YoutubeSimulator(options),
}

/** Category “People & Blogs”, which YouTube gives by default. */
const categoryId = '22'

async function publish(run: PublishRun, settings: PlatformSettings): Promise<PublishedPost> {
  const caller = callerOf(run, settings)
  const file = run.files.find(({ kind }) => kind === 'video')
  if (!file) {
    const reason = 'YouTube needs a video.'
    throw new ProviderError({ vendor: platformNames.youtube, failure: 'unprocessable', reason })
  }
  const { title, privacy, tags, isForKids } = run.content.fields.youtube
  const id = await uploadVideo(run, caller, {
    file,
    metadata: {
      snippet: { title, description: run.post.text, tags, categoryId },
      status: {
        privacyStatus: privacy,
        selfDeclaredMadeForKids: isForKids,
        containsSyntheticMedia: run.content.isAiMade,
      },
    },
  })
  await run.step('processed', () => waitUntilProcessed(run, caller, id))
  if (run.post.firstComment.trim() !== '') await commitComment(run, caller, id)
  return { id, permalink: `https://www.youtube.com/watch?v=${id}` }
}

const askAfterMs = 20_000

const statusSchema = z.object({
  items: z
    .array(
      z.object({
        status: z.object({
          uploadStatus: z.enum(['uploaded', 'processed', 'failed', 'rejected', 'deleted']),
          failureReason: z.string().optional(),
          rejectionReason: z.string().optional(),
        }),
      }),
    )
    .default([]),
})

async function waitUntilProcessed(run: PublishRun, caller: AccountCaller, id: string): Promise<StepResult> {
  const { body } = await callYoutube(caller, {
    method: 'GET',
    url: `/youtube/v3/videos?part=status&id=${encodeURIComponent(id)}`,
    answer: statusSchema,
  })
  const status = body.items[0]?.status
  switch (status?.uploadStatus) {
    case 'processed':
      return {}
    // A new video may be missing for some seconds.
    case undefined:
    case 'uploaded':
      return run.askAgain(askAfterMs, 'YouTube is processing the video.')
    case 'failed':
    case 'rejected':
    case 'deleted': {
      const why = status?.rejectionReason ?? status?.failureReason ?? status?.uploadStatus
      const reason = `YouTube did not keep the video: ${why}.`
      throw new ProviderError({ vendor: platformNames.youtube, failure: 'unprocessable', reason })
    }
  }
}

async function commitComment(run: PublishRun, caller: AccountCaller, videoId: string): Promise<void> {
  const text = run.post.firstComment
  await commitFindable(run, 'first comment', {
    create: async () => {
      const { body } = await callYoutube(caller, {
        url: '/youtube/v3/commentThreads?part=snippet',
        json: {
          snippet: {
            channelId: run.access.accountId,
            videoId,
            topLevelComment: { snippet: { textOriginal: text } },
          },
        },
        answer: z.object({ id: z.string() }),
      })
      return { id: body.id }
    },
    find: (begunMs) => findComment(run, caller, { videoId, text, begunMs }),
  })
}

const threadsSchema = z.object({
  nextPageToken: z.string().optional(),
  items: z
    .array(
      z.object({
        id: z.string(),
        snippet: z.object({
          topLevelComment: z.object({
            snippet: z.object({
              textOriginal: z.string().optional(),
              textDisplay: z.string().default(''),
              authorChannelId: z.object({ value: z.string() }).optional(),
              publishedAt: z.string(),
            }),
          }),
        }),
      }),
    )
    .default([]),
})

async function findComment(
  run: PublishRun,
  caller: AccountCaller,
  { videoId, text, begunMs }: { videoId: string; text: string; begunMs: number },
): Promise<FoundAgain<StepResult>> {
  const query = new URLSearchParams({
    part: 'snippet',
    videoId,
    order: 'time',
    textFormat: 'plainText',
    maxResults: '50',
  })
  const { body, headers } = await callYoutube(caller, {
    method: 'GET',
    url: `/youtube/v3/commentThreads?${query}`,
    answer: threadsSchema,
  })
  const own = body.items.flatMap(({ id, snippet }) => {
    const { textOriginal, textDisplay, authorChannelId, publishedAt } = snippet.topLevelComment.snippet
    if (authorChannelId?.value !== run.access.accountId) return []
    return { id, text: textOriginal ?? textDisplay, createdMs: Date.parse(publishedAt) }
  })
  const sinceMs = onPlatformClock(begunMs, run.now(), headers)
  return findPostAgain({ text, sinceMs, posts: own, isWhole: body.nextPageToken === undefined })
}
