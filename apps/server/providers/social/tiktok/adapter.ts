// TikTok's Content Posting API. A video's publish id is kept before its bytes are sent, and its last part makes the post.
// Pictures are fetched by TikTok: the call that names them makes the post, and nothing says afterwards whether an
// interrupted one was taken. https://developers.tiktok.com/doc/content-posting-api-get-started

import { z } from 'zod'
import { AppError } from '@vivify/contract/errors'
import * as messages from '@vivify/contract/messages'
import { ProviderError } from '../../provider-error.ts'
import type {
  PlatformSettings,
  PublishedPost,
  PublishRun,
  SocialFile,
  SocialPlatform,
  StepResult,
} from '../port.ts'
import { callTikTok, platform, type TikTokAccess } from './call-tiktok.ts'
import { tiktokLogin } from './login.ts'
import { measureTikTokAccount, measureTikTokPosts } from './measures.ts'
import { readPublishStatus } from './publish-status.ts'
import { TikTokSimulator } from './simulator.ts'
import { sendTikTokVideo } from './video.ts'

const waitMs = 15_000
/** TikTok checks public posts, usually within a minute, before it tells their ids. */
const checkedWithinMs = 120_000

export const tiktok: SocialPlatform = {
  id: 'tiktok',
  registration: {
    settings: {
      clientId: 'TIKTOK_CLIENT_ID',
      clientSecret: 'TIKTOK_CLIENT_SECRET',
      baseUrl: 'TIKTOK_BASE_URL',
      loginUrl: 'TIKTOK_LOGIN_URL',
    },
    defaults: { baseUrl: 'https://open.tiktokapis.com', loginUrl: 'https://www.tiktok.com' },
    steps: [
      'Open TikTok for Developers and create an app.',
      'Add the products “Login Kit” and “Content Posting API”, and switch on “Direct Post”.',
      'In Login Kit, enter the redirect address below as a Web redirect. It must start with https.',
      'Ask for the scopes user.info.basic, user.info.stats, video.publish and video.list.',
      'Copy the client key and the client secret to TIKTOK_CLIENT_ID and TIKTOK_CLIENT_SECRET.',
      'To post pictures, set PUBLIC_URL and verify that address under “URL properties”.',
      'Until TikTok has audited the app, it posts as “Only me”, and only for accounts that are private.',
    ],
    links: [
      { label: 'TikTok for Developers', url: 'https://developers.tiktok.com/apps/' },
      {
        label: 'Content Posting API',
        url: 'https://developers.tiktok.com/doc/content-posting-api-get-started',
      },
    ],
  },
  login: tiktokLogin,
  publish,
  measurePosts: measureTikTokPosts,
  measureAccount: measureTikTokAccount,
  createSimulator: (options) => new TikTokSimulator(options),
}

async function publish(run: PublishRun, settings: PlatformSettings): Promise<PublishedPost> {
  const { fetch, signal, files } = run
  const access = { fetch, signal, baseUrl: settings.baseUrl, token: run.access.token }
  if (files.length === 0) throw new AppError('bad_input', messages.publishing.mediaMissing(platform))
  const video = files.find(({ kind }) => kind === 'video') ?? null
  const creator = await run.step('creator', () => readCreator(run, access, video))
  const publishId = video
    ? await sendTikTokVideo({ run, access, file: video, postInfo: describeVideo(run, creator) })
    : await sendPhotos(run, access, creator)
  const postId = await waitForPost(run, access, publishId)
  const { username } = creator
  const kind = video ? 'video' : 'photo'
  const permalink = postId && username ? `https://www.tiktok.com/@${username}/${kind}/${postId}` : null
  return { id: postId ?? publishId, permalink }
}

const creatorSchema = z.object({
  creator_username: z.string().default(''),
  privacy_level_options: z.array(z.string()),
  comment_disabled: z.boolean().default(false),
  duet_disabled: z.boolean().default(false),
  stitch_disabled: z.boolean().default(false),
  max_video_post_duration_sec: z.number().default(600),
})

/** TikTok demands that this is asked before every post. Throws AppError for what the account does not offer. */
async function readCreator(
  run: PublishRun,
  access: TikTokAccess,
  video: SocialFile | null,
): Promise<StepResult> {
  const path = 'post/publish/creator_info/query/'
  const creator = await callTikTok(access, { path, json: {}, data: creatorSchema })
  if (!creator.privacy_level_options.includes(run.content.fields.tiktok.privacy)) {
    throw new AppError('bad_input', messages.publishing.privacyNotOffered(platform))
  }
  const maxSeconds = creator.max_video_post_duration_sec
  if ((video?.durationSeconds ?? 0) > maxSeconds) {
    throw new AppError('bad_input', messages.publishing.videoTooLong(platform, maxSeconds))
  }
  return {
    username: creator.creator_username,
    noComments: String(creator.comment_disabled),
    noDuets: String(creator.duet_disabled),
    noStitches: String(creator.stitch_disabled),
  }
}

function describePost({ content }: PublishRun, { noComments }: StepResult): Record<string, unknown> {
  const { privacy, allowsComments, isOwnBrand, isPaidPartnership } = content.fields.tiktok
  return {
    privacy_level: privacy,
    disable_comment: noComments === 'true' || !allowsComments,
    brand_content_toggle: isPaidPartnership,
    brand_organic_toggle: isOwnBrand,
  }
}

function describeVideo(run: PublishRun, creator: StepResult): Record<string, unknown> {
  const { allowsDuets, allowsStitches } = run.content.fields.tiktok
  return {
    ...describePost(run, creator),
    title: run.post.text,
    disable_duet: creator['noDuets'] === 'true' || !allowsDuets,
    disable_stitch: creator['noStitches'] === 'true' || !allowsStitches,
    is_aigc: run.content.isAiMade,
  }
}

async function sendPhotos(run: PublishRun, access: TikTokAccess, creator: StepResult): Promise<string> {
  const addresses: string[] = []
  for (const file of run.files) {
    const address = await file.publicUrl()
    if (address === null) {
      throw new AppError('unavailable', messages.publishing.publicAddressMissing(platform))
    }
    addresses.push(address)
  }
  const { id } = await run.commit(
    'post',
    async () => {
      const { publish_id: publishId } = await callTikTok(access, {
        path: 'post/publish/content/init/',
        json: {
          media_type: 'PHOTO',
          post_mode: 'DIRECT_POST',
          // The title of photos is a line of its own above the description, and may be missing.
          post_info: { ...describePost(run, creator), description: run.post.text, auto_add_music: true },
          source_info: { source: 'PULL_FROM_URL', photo_cover_index: 0, photo_images: addresses },
        },
        data: z.object({ publish_id: z.string().min(1) }),
      })
      return { id: publishId }
    },
    // TikTok lists videos only, and photos have no id before this call's answer.
    async () => ({ outcome: 'unclear' }),
  )
  return id!
}

/** The post's public id, or null when TikTok tells none. */
async function waitForPost(run: PublishRun, access: TikTokAccess, publishId: string): Promise<string | null> {
  const { state, postId, failReason } = await readPublishStatus(access, publishId)
  if (state === 'failed') {
    const reason = failReason === '' ? messages.publishing.notProcessed(platform) : failReason
    throw new ProviderError({
      vendor: platform,
      failure: 'unprocessable',
      reason: reason.replaceAll('_', ' ').slice(0, 200),
    })
  }
  if (state !== 'published') run.askAgain(waitMs, messages.publishing.processing(platform))
  const { at } = await run.step('complete', async () => ({ at: String(run.now()) }))
  const isChecked = postId !== null || run.content.fields.tiktok.privacy !== 'PUBLIC_TO_EVERYONE'
  if (!isChecked && run.now() - Number(at) < checkedWithinMs) {
    run.askAgain(waitMs, messages.publishing.processing(platform))
  }
  return postId
}
