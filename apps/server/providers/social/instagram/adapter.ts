// Instagram publishes in two calls: a container takes the media and is processed, then it is published. The container's
// id is kept before, so its status says whether an interrupted call published it.
// https://developers.facebook.com/docs/instagram-platform/content-publishing

import { z } from 'zod'
import { AppError } from '@vivify/contract/errors'
import * as messages from '@vivify/contract/messages'
import { platformNames } from '@vivify/contract/platforms'
import { ProviderError, quoteReason } from '../../provider-error.ts'
import { addFirstComment, isSameText, isSince, type GraphAccess } from '../meta-comment.ts'
import { callGraph, isMetaAddress, uploadToMeta } from '../meta-graph.ts'
import type {
  FoundAgain,
  PlatformSettings,
  PublishedPost,
  PublishRun,
  SocialFile,
  SocialPlatform,
  StepResult,
} from '../port.ts'
import { instagramLogin } from './login.ts'
import { measureInstagramAccount, measureInstagramPosts } from './measures.ts'
import { InstagramSimulator } from './simulator.ts'

const platform = platformNames.instagram
/** A container lives for a day, so a second one is rare and a fourth is a fault. */
const maxContainers = 3
const pictureWaitMs = 5000
const videoWaitMs = 30_000

export const instagram: SocialPlatform = {
  id: 'instagram',
  registration: {
    settings: {
      clientId: 'INSTAGRAM_CLIENT_ID',
      clientSecret: 'INSTAGRAM_CLIENT_SECRET',
      baseUrl: 'INSTAGRAM_BASE_URL',
      loginUrl: 'INSTAGRAM_LOGIN_URL',
    },
    defaults: { baseUrl: 'https://graph.instagram.com', loginUrl: 'https://www.instagram.com' },
    steps: [
      'Open Meta for Developers and create an app of type Business.',
      'Add the product “Instagram”, then open “API setup with Instagram login”.',
      'Under “Business login settings”, enter the redirect address below.',
      'Copy the Instagram app ID and the Instagram app secret to INSTAGRAM_CLIENT_ID and INSTAGRAM_CLIENT_SECRET.',
      'Add your own Instagram account as a tester. It must be a professional account (Business or Creator).',
      'Set PUBLIC_URL to the public https address of this server, because Instagram fetches pictures from it.',
      'To let other people connect, ask for App Review of instagram_business_content_publish, instagram_business_manage_comments and instagram_business_manage_insights.',
    ],
    links: [
      { label: 'Meta for Developers', url: 'https://developers.facebook.com/apps/' },
      {
        label: 'Instagram API with Instagram Login',
        url: 'https://developers.facebook.com/docs/instagram-platform/instagram-api-with-instagram-login',
      },
    ],
  },
  login: instagramLogin,
  publish,
  measurePosts: measureInstagramPosts,
  measureAccount: measureInstagramAccount,
  createSimulator: (options) => new InstagramSimulator(options),
}

interface Parts {
  run: PublishRun
  graph: GraphAccess
}

async function publish(run: PublishRun, settings: PlatformSettings): Promise<PublishedPost> {
  const { access, fetch, signal } = run
  const graph = { platform, fetch, signal, token: access.token, baseUrl: settings.baseUrl }
  const parts = { run, graph }
  if (run.files.length === 0) throw new AppError('bad_input', messages.publishing.mediaMissing(platform))
  await run.step('room', () => requireRoom(parts))
  for (let count = 1; count <= maxContainers; count++) {
    const container = await makeContainer(parts, count)
    if (container === null) continue
    const { id } = await run.commit(
      'publish',
      () =>
        callGraph({
          ...graph,
          path: `${access.accountId}/media_publish`,
          json: { creation_id: container },
          answer: idSchema,
        }),
      (begunMs) => findPublished(parts, container, begunMs),
    )
    const { permalink } = await run.step('permalink', () => readPermalink(graph, id!))
    const comment = await addFirstComment(run, graph, id!)
    return { id: id!, permalink: permalink || null, ...comment }
  }
  throw notProcessed()
}

const idSchema = z.object({ id: z.string().min(1) })

/** Checks the account's posts of the last 24 hours. Throws ProviderError `rate_limited` when they are used up. */
async function requireRoom({ run, graph }: Parts): Promise<StepResult> {
  const answer = z.object({
    data: z
      .array(z.object({ quota_usage: z.number(), config: z.object({ quota_total: z.number() }) }))
      .min(1),
  })
  const path = `${run.access.accountId}/content_publishing_limit`
  const query = { fields: 'quota_usage,config' }
  const { data } = await callGraph({ ...graph, method: 'GET', path, query, answer })
  const { quota_usage: used, config } = data[0]!
  if (used < config.quota_total) return { used: String(used) }
  throw new ProviderError({
    vendor: platform,
    failure: 'rate_limited',
    retryAfterSeconds: 3600,
    reason: messages.publishing.dailyLimit(platform, config.quota_total),
  })
}

/** The container's id once it can be published; null when it expired, so that another one has to be made. */
async function makeContainer(parts: Parts, count: number): Promise<string | null> {
  const { run } = parts
  const caption = run.post.text
  const [first, ...others] = run.files
  if (others.length === 0) {
    const media = first!.kind === 'video' ? { media_type: 'REELS', share_to_feed: true } : {}
    const id = await makeMedia(parts, `container-${count}`, first!, { ...media, caption })
    return (await isReady(parts, id, waitFor(first!))) ? id : null
  }
  const children: string[] = []
  for (const [index, file] of run.files.entries()) {
    const media = file.kind === 'video' ? { media_type: 'VIDEO' } : {}
    const name = `child-${count}-${index + 1}`
    children.push(await makeMedia(parts, name, file, { ...media, is_carousel_item: true }))
  }
  const { state } = await run.step(`children-${count}`, () => readChildren(parts, children))
  if (state === 'expired') return null
  const { id } = await run.step(`container-${count}`, () =>
    postMedia(parts, { media_type: 'CAROUSEL', children: children.join(','), caption }),
  )
  return (await isReady(parts, id!, pictureWaitMs)) ? id! : null
}

async function readChildren(parts: Parts, ids: readonly string[]): Promise<StepResult> {
  for (const [index, id] of ids.entries()) {
    if (!(await isReady(parts, id, waitFor(parts.run.files[index]!)))) return { state: 'expired' }
  }
  return { state: 'ready' }
}

function waitFor({ kind }: SocialFile): number {
  return kind === 'video' ? videoWaitMs : pictureWaitMs
}

/** Instagram fetches the file; only a video can be sent to it instead. */
async function makeMedia(
  parts: Parts,
  name: string,
  file: SocialFile,
  fields: Record<string, unknown>,
): Promise<string> {
  const { run } = parts
  const isVideo = file.kind === 'video'
  const made = await run.step(name, async () => {
    const address = await file.publicUrl()
    if (address !== null) {
      const source = isVideo ? { video_url: address } : { image_url: address }
      const altText = !isVideo && file.altText !== '' ? { alt_text: file.altText } : {}
      return postMedia(parts, { ...fields, ...source, ...altText })
    }
    if (!isVideo) throw new AppError('unavailable', messages.publishing.publicAddressMissing(platform))
    return postMedia(parts, { ...fields, upload_type: 'resumable' })
  })
  const { id, uri } = made
  if (uri) await run.step(`${name}-sent`, () => sendVideo(parts, { id: id!, uri, file }))
  return id!
}

async function postMedia({ run, graph }: Parts, fields: Record<string, unknown>): Promise<StepResult> {
  const answer = idSchema.extend({ uri: z.string().optional() })
  const path = `${run.access.accountId}/media`
  const { id, uri } = await callGraph({ ...graph, path, json: fields, answer })
  if (uri === undefined) return { id }
  if (!isMetaAddress(uri, graph.baseUrl)) throw new ProviderError({ vendor: platform, failure: 'bad_answer' })
  return { id, uri }
}

async function sendVideo(
  { graph }: Parts,
  { id, uri, file }: { id: string; uri: string; file: SocialFile },
): Promise<StepResult> {
  const uploading = z.object({ bytes_transferred: z.coerce.number().min(0).default(0) })
  const { video_status: status } = await callGraph({
    ...graph,
    method: 'GET',
    path: id,
    query: { fields: 'video_status' },
    answer: z.object({ video_status: z.object({ uploading_phase: uploading.optional() }).optional() }),
  })
  const sentBytes = status?.uploading_phase?.bytes_transferred ?? 0
  if (sentBytes < file.sizeBytes) await uploadToMeta(graph, { url: uri, file, sentBytes })
  return { bytes: String(file.sizeBytes) }
}

const statusSchema = z.object({
  status_code: z.enum(['EXPIRED', 'ERROR', 'FINISHED', 'IN_PROGRESS', 'PUBLISHED']),
  status: z.string().optional(),
})

function readStatus(graph: GraphAccess, id: string): Promise<z.output<typeof statusSchema>> {
  const query = { fields: 'status_code,status' }
  return callGraph({ ...graph, method: 'GET', path: id, query, answer: statusSchema })
}

/** False when the container expired. Asks again while it is processed, and throws when that failed. */
async function isReady({ run, graph }: Parts, id: string, waitMs: number): Promise<boolean> {
  const { status_code: state, status } = await readStatus(graph, id)
  if (state === 'IN_PROGRESS') run.askAgain(waitMs, messages.publishing.processing(platform))
  if (state === 'ERROR') throw notProcessed(status)
  return state !== 'EXPIRED'
}

function notProcessed(status?: string): ProviderError {
  const reason = quoteReason(status ?? messages.publishing.notProcessed(platform))
  return new ProviderError({ vendor: platform, failure: 'unprocessable', reason })
}

/** A published container does not name its post, which is found among the account's latest. */
async function findPublished(
  { run, graph }: Parts,
  container: string,
  begunMs: number,
): Promise<FoundAgain<StepResult>> {
  const { status_code: state } = await readStatus(graph, container)
  if (state === 'IN_PROGRESS') run.askAgain(pictureWaitMs, messages.publishing.processing(platform))
  if (state !== 'PUBLISHED') return { outcome: 'absent' }
  const media = z.object({ id: z.string(), caption: z.string().default(''), timestamp: z.string() })
  const { data } = await callGraph({
    ...graph,
    method: 'GET',
    path: `${run.access.accountId}/media`,
    query: { fields: 'id,caption,timestamp', limit: '25' },
    answer: z.object({ data: z.array(media) }),
  })
  const recent = data.filter(({ timestamp }) => isSince(timestamp, begunMs))
  const same = recent.find(({ caption }) => isSameText(caption, run.post.text))
  const found = same ?? (recent.length === 1 ? recent[0] : undefined)
  return found ? { outcome: 'done', result: { id: found.id } } : { outcome: 'unclear' }
}

async function readPermalink(graph: GraphAccess, id: string): Promise<StepResult> {
  try {
    const answer = z.object({ permalink: z.url().optional() })
    const { permalink } = await callGraph({
      ...graph,
      method: 'GET',
      path: id,
      query: { fields: 'permalink' },
      answer,
    })
    return { permalink: permalink ?? '' }
  } catch (error) {
    // The post is live; only a passing failure is worth another run.
    if (ProviderError.isInstance(error) && !error.isRetryable) return { permalink: '' }
    throw error
  }
}
