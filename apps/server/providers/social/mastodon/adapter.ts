// Mastodon and servers that speak its API. A server keeps an Idempotency-Key for an hour; after that, a post whose fate is
// unknown is found again among the account's own.

import { AppError } from '@vivify/contract/errors'
import * as messages from '@vivify/contract/messages'
import { countText } from '@vivify/social/count-text'
import { platformRules } from '@vivify/social/rules'
import { z } from 'zod'
import { ProviderError } from '../../provider-error.ts'
import type {
  FoundAgain,
  PublishedPost,
  PublishRun,
  SocialFile,
  SocialPlatform,
  StepResult,
} from '../port.ts'
import { login } from './login.ts'
import { measureAccount, measurePosts } from './measures.ts'
import { buildMultipart } from './multipart.ts'
import { callServer, platform } from './server.ts'
import { MastodonSimulator } from './simulator.ts'

export const mastodon: SocialPlatform = {
  id: 'mastodon',
  registration: {
    settings: { clientId: '', clientSecret: '', baseUrl: '', loginUrl: '' },
    defaults: { baseUrl: '', loginUrl: '' },
    steps: [],
    links: [{ label: 'Find a Mastodon server', url: 'https://joinmastodon.org/servers' }],
  },
  login,
  publish,
  measurePosts,
  measureAccount,
  createSimulator: (options) => new MastodonSimulator(options),
}

async function publish(run: PublishRun): Promise<PublishedPost> {
  requireLimits(run)
  const mediaIds: string[] = []
  for (const [index, file] of run.files.entries()) {
    mediaIds.push(await uploadMedia(run, `media ${index + 1}`, file))
  }
  let previous: StepResult | null = null
  let first: StepResult | null = null
  for (const [index, text] of [run.post.text, ...run.post.thread].entries()) {
    const status = { index, text, mediaIds: index === 0 ? mediaIds : [], inReplyTo: previous?.['id'] ?? null }
    previous = await commitStatus(run, status)
    first ??= previous
  }
  return { id: first?.['id'] ?? '', permalink: first?.['url'] ?? null }
}

/** Checks a whole thread before its first post is live. The server's limits were read when it was connected. */
function requireLimits({ access: { facts }, post, files }: PublishRun): void {
  const usual = platformRules.mastodon
  const max = readLimit(facts['maxCharacters'], usual.text.max)
  const linkLength = readLimit(facts['linkLength'], usual.text.linkLength ?? 23)
  const { publishing } = messages
  for (const text of [post.text, ...post.thread]) {
    const length = countText(text, { unit: usual.text.unit, max, linkLength })
    if (length > max) throw new AppError('bad_input', publishing.textTooLong(platform, length, max))
  }
  const maxFiles = readLimit(facts['maxFiles'], usual.images?.max ?? 4)
  if (files.length > maxFiles) throw new AppError('bad_input', publishing.tooManyFiles(platform, maxFiles))
  for (const { kind, sizeBytes } of files) {
    const maxBytes = readLimit(facts[kind === 'image' ? 'maxImageBytes' : 'maxVideoBytes'], Infinity)
    if (sizeBytes > maxBytes) {
      throw new AppError('bad_input', publishing.fileTooLarge(platform, Math.floor(maxBytes / 1e6)))
    }
  }
}

function readLimit(fact: string | undefined, usual: number): number {
  const value = Number(fact ?? '')
  return value > 0 ? value : usual
}

const mediaSchema = z.object({ id: z.string().min(1).max(200) })
const askEveryMs = 5000
const maxProcessingMs = 3_600_000
/** Long enough for a large video on a slow line. */
const uploadTimeoutMs = 900_000

async function uploadMedia(run: PublishRun, name: string, file: SocialFile): Promise<string> {
  const uploaded = await run.step(name, async () => {
    const { contentType, body } = buildMultipart(
      file,
      file.altText === '' ? {} : { description: file.altText },
    )
    const { status, body: media } = await callServer(run, {
      path: '/api/v2/media',
      headers: { 'content-type': contentType },
      body,
      answer: mediaSchema,
      timeoutMs: uploadTimeoutMs,
    })
    return { id: media.id, isReady: String(status === 200), uploadedMs: String(run.now()) }
  })
  const id = uploaded['id'] ?? ''
  if (uploaded['isReady'] === 'true') return id
  await run.step(`${name} ready`, async () => {
    const { status } = await askForMedia(run, id)
    if (status !== 206) return {}
    if (run.now() - Number(uploaded['uploadedMs']) > maxProcessingMs) throw notProcessed()
    return run.askAgain(askEveryMs, messages.publishing.processing(platform))
  })
  return id
}

async function askForMedia(run: PublishRun, id: string) {
  try {
    const path = `/api/v1/media/${encodeURIComponent(id)}`
    return await callServer(run, { method: 'GET', path, answer: mediaSchema })
  } catch (error) {
    if (ProviderError.isInstance(error) && error.failure === 'unprocessable') throw notProcessed()
    throw error
  }
}

function notProcessed(): AppError {
  return new AppError('bad_input', messages.publishing.notProcessed(platform))
}

interface NewStatus {
  /** Place in its thread. */
  index: number
  text: string
  mediaIds: readonly string[]
  inReplyTo: string | null
}

const statusSchema = z.object({
  id: z.string().min(1).max(200),
  url: z
    .url({ protocol: /^https?$/ })
    .nullish()
    .catch(null),
})

function commitStatus(run: PublishRun, status: NewStatus): Promise<StepResult> {
  const { index, text, mediaIds, inReplyTo } = status
  return run.commit(
    `post ${index + 1}`,
    async () => {
      const { body } = await callServer(run, {
        path: '/api/v1/statuses',
        headers: { 'idempotency-key': `${run.key}-${index}` },
        json: {
          status: text,
          media_ids: mediaIds,
          ...(inReplyTo === null ? {} : { in_reply_to_id: inReplyTo }),
          visibility: 'public',
        },
        answer: statusSchema,
      })
      return resultOf(body)
    },
    (begunMs) => findStatus(run, status, begunMs),
  )
}

function resultOf({ id, url }: z.output<typeof statusSchema>): StepResult {
  return { id, ...(url ? { url } : {}) }
}

const ownStatusSchema = z.object({
  ...statusSchema.shape,
  created_at: z.string(),
  in_reply_to_id: z.string().nullable(),
  media_attachments: z.array(mediaSchema),
})
type OwnStatus = z.output<typeof ownStatusSchema>

/** As many as a server lists at once. */
const pageSize = 40
/** Servers state times in whole seconds, some of them. */
const toleranceMs = 2000

async function findStatus(
  run: PublishRun,
  wanted: NewStatus,
  begunMs: number,
): Promise<FoundAgain<StepResult>> {
  const account = encodeURIComponent(run.access.accountId)
  const { body: all, headers } = await callServer(run, {
    method: 'GET',
    path: `/api/v1/accounts/${account}/statuses?limit=${pageSize}&exclude_reblogs=true`,
    answer: z.array(ownStatusSchema),
  })
  // The server's clock may differ from ours.
  const serverMs = Date.parse(headers.get('date') ?? '')
  const skewMs = Number.isNaN(serverMs) ? 0 : serverMs - run.now()
  const recent = all.filter(({ created_at: at }) => Date.parse(at) >= begunMs + skewMs - toleranceMs)
  for (const status of recent) {
    if (status.in_reply_to_id !== wanted.inReplyTo) continue
    if (await isWanted(run, status, wanted)) return { outcome: 'done', result: resultOf(status) }
  }
  // Pinned and newer posts may have pushed it off the page.
  return recent.length < pageSize ? { outcome: 'absent' } : { outcome: 'unclear' }
}

const sourceSchema = z.object({ text: z.string() })

/** Media ids are a post's own; a post without media is known by the text that its author wrote. */
async function isWanted(run: PublishRun, status: OwnStatus, { text, mediaIds }: NewStatus): Promise<boolean> {
  const ids = status.media_attachments.map(({ id }) => id)
  if (ids.length !== mediaIds.length) return false
  if (mediaIds.length > 0) return mediaIds.every((id) => ids.includes(id))
  const path = `/api/v1/statuses/${encodeURIComponent(status.id)}/source`
  const { body } = await callServer(run, { method: 'GET', path, answer: sourceSchema })
  return normalize(body.text) === normalize(text)
}

function normalize(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, ' ').trim()
}
