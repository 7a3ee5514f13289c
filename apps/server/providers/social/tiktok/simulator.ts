// TikTok's Content Posting API in this process, with the limits of its documentation.

import { z } from 'zod'
import { tiktokPrivacies } from '@vivify/contract/post'
import { platformRules } from '@vivify/social/rules'
import type { SimulatedPost, SimulatorOptions } from '../port.ts'
import { answerJson, readForm, Refusal, SimulatorBase, type SimulatedAccount } from '../simulator-base.ts'

const tokenSeconds = 24 * 3600
const hourMs = 3_600_000
const mostPending = 5
const leastPartBytes = 5_000_000
const mostPartBytes = 64_000_000
const mostLastPartBytes = 128_000_000
const initsPerMinute = { max: 6, windowSeconds: 60 }
const statusesPerMinute = { max: 30, windowSeconds: 60 }

export interface TikTokSimulatorOptions extends SimulatorOptions {
  /** An app that TikTok has not audited posts to its owner alone. Default: true. */
  isAudited?: boolean
  /** What the account offers. Default: all but `FOLLOWER_OF_CREATOR`. */
  privacies?: readonly string[]
  /** Hosts that the app has verified. Default: any. */
  verifiedHosts?: readonly string[]
  withdrawnFields?: readonly string[]
}

interface Share {
  id: string
  accountId: string
  openedMs: number
  sizeBytes: number
  partBytes: number
  parts: number
  receivedBytes: number
  post: Pick<SimulatedPost, 'text' | 'media' | 'fields'>
  postId: string | null
  failReason: string
}

const postInfo = z.object({
  privacy_level: z.enum(tiktokPrivacies),
  disable_comment: z.boolean().default(false),
  brand_content_toggle: z.boolean().default(false),
  brand_organic_toggle: z.boolean().default(false),
})
const videoSchema = z.object({
  post_info: postInfo.extend({
    title: z.string().default(''),
    disable_duet: z.boolean().default(false),
    disable_stitch: z.boolean().default(false),
    is_aigc: z.boolean().default(false),
  }),
  source_info: z.object({
    source: z.literal('FILE_UPLOAD'),
    video_size: z.number().int().positive(),
    chunk_size: z.number().int().positive(),
    total_chunk_count: z.number().int().positive(),
  }),
})
const photoSchema = z.object({
  media_type: z.literal('PHOTO'),
  post_mode: z.literal('DIRECT_POST'),
  post_info: postInfo.extend({
    title: z.string().max(90).default(''),
    description: z.string().max(4000).default(''),
    auto_add_music: z.boolean().default(false),
  }),
  source_info: z.object({
    source: z.literal('PULL_FROM_URL'),
    photo_cover_index: z.number().int().min(0),
    photo_images: z.array(z.string()).min(1),
  }),
})

const codes: Readonly<Record<string, string>> = {
  invalid_token: 'access_token_invalid',
  rate_limited: 'rate_limit_exceeded',
}

export class TikTokSimulator extends SimulatorBase {
  readonly #options: TikTokSimulatorOptions
  readonly #shares = new Map<string, Share>()

  constructor(options: TikTokSimulatorOptions) {
    super(options, {
      platform: 'tiktok',
      tokenSeconds,
      rotatesRefreshTokens: true,
      refuse: ({ code, message }) =>
        code === 'invalid_grant' || code === 'invalid_request'
          ? { error: code, error_description: message, log_id: 'simulated' }
          : { error: { code: codes[code] ?? String(code), message, log_id: 'simulated' } },
    })
    this.#options = options
    this.#serveLogin()
    this.#servePublishing()
    this.#serveMeasures()
  }

  #serveLogin(): void {
    const { app } = this
    app.get('/v2/auth/authorize/', ({ req }) => {
      const url = new URL(req.url)
      const challenge = url.searchParams.get('code_challenge') ?? ''
      if (!/^[0-9a-f]{64}$/.test(challenge)) {
        throw new Refusal(400, 'code_challenge', { code: 'invalid_request' })
      }
      url.searchParams.set('code_challenge', Buffer.from(challenge, 'hex').toString('base64url'))
      return this.authorize(url, { needsPkce: true })
    })
    app.post('/v2/oauth/token/', async ({ req }) => {
      const form = await readForm(req.raw)
      const isRefresh = form.get('grant_type') === 'refresh_token'
      const tokens = isRefresh ? this.refreshTokens(form.get('refresh_token') ?? '') : this.exchangeCode(form)
      return answerJson({
        access_token: tokens.accessToken,
        refresh_token: tokens.refreshToken,
        expires_in: tokens.expiresInSeconds,
        refresh_expires_in: 365 * 24 * 3600,
        open_id: tokens.accountId,
        token_type: 'Bearer',
      })
    })
  }

  #servePublishing(): void {
    const { app } = this
    app.post('/v2/post/publish/creator_info/query/', ({ req }) => {
      const { name } = this.requireAccount(req.raw)
      return answer({
        creator_username: name,
        creator_nickname: name,
        privacy_level_options: this.#privacies,
        comment_disabled: false,
        duet_disabled: false,
        stitch_disabled: false,
        max_video_post_duration_sec: 600,
      })
    })
    app.post('/v2/post/publish/video/init/', async ({ req }) => {
      const account = this.#requireShare(req.raw)
      const share = this.#openVideo(account, await readParameters(req.raw, videoSchema))
      const url = `${this.options.origin}/video/?upload_id=${share.id}&upload_token=simulated`
      return answer({ publish_id: share.id, upload_url: url })
    })
    app.put('/video/', ({ req }) => this.#receive(req.raw, req.query('upload_id') ?? ''))
    app.post('/v2/post/publish/content/init/', async ({ req }) => {
      const account = this.#requireShare(req.raw)
      const share = this.#openPhotos(account, await readParameters(req.raw, photoSchema))
      return answer({ publish_id: share.id })
    })
    app.post('/v2/post/publish/status/fetch/', async ({ req }) => {
      const { accountId } = this.requireAccount(req.raw)
      this.requireRate(`status ${accountId}`, statusesPerMinute)
      const { publish_id: id } = await readParameters(req.raw, z.object({ publish_id: z.string() }))
      const share = this.#shares.get(id)
      if (!share || share.accountId !== accountId) {
        throw new Refusal(400, 'The publish id is unknown.', { code: 'invalid_publish_id' })
      }
      return answer(this.#describe(share))
    })
  }

  get #privacies(): readonly string[] {
    return this.#options.privacies ?? tiktokPrivacies.filter((privacy) => privacy !== 'FOLLOWER_OF_CREATOR')
  }

  /** The account of a call that begins a post, when it may begin one. */
  #requireShare(request: Request): SimulatedAccount {
    const account = this.requireAccount(request)
    this.requireRate(`init ${account.accountId}`, initsPerMinute)
    const sinceMs = this.options.now() - 24 * hourMs
    const pending = [...this.#shares.values()].filter(
      ({ accountId, postId, openedMs }) =>
        accountId === account.accountId && postId === null && openedMs > sinceMs,
    )
    if (pending.length < mostPending) return account
    throw new Refusal(403, 'Too many shares are pending.', { code: 'spam_risk_too_many_pending_share' })
  }

  #requirePrivacy(privacy: string): void {
    if (this.#options.isAudited === false && privacy !== 'SELF_ONLY') {
      const code = 'unaudited_client_can_only_post_to_private_accounts'
      throw new Refusal(403, 'Unaudited apps post to private accounts only.', { code })
    }
    if (!this.#privacies.includes(privacy)) {
      throw new Refusal(403, 'This audience is not offered.', { code: 'privacy_level_option_mismatch' })
    }
  }

  #openVideo(account: SimulatedAccount, parameters: z.output<typeof videoSchema>): Share {
    const { post_info: info, source_info: source } = parameters
    const { video_size: sizeBytes, chunk_size: partBytes, total_chunk_count: parts } = source
    this.#requirePrivacy(info.privacy_level)
    const fault =
      this.findTextFault(info.title) ??
      this.findFileFault({ kind: 'video', mimeType: 'video/mp4', sizeBytes }) ??
      findPartFault(sizeBytes, partBytes, parts)
    if (fault !== null) throw new Refusal(400, fault, { code: 'invalid_params' })
    const media = [{ mimeType: 'video/mp4', sizeBytes, altText: '' }]
    const { title: text, ...fields } = info
    return this.#open(account, { sizeBytes, partBytes, parts, post: { text, media, fields } })
  }

  /** The simulator does not fetch the pictures; it looks at their addresses, and at their facts where it is told. */
  #openPhotos(account: SimulatedAccount, parameters: z.output<typeof photoSchema>): Share {
    const { post_info: info, source_info: source } = parameters
    this.#requirePrivacy(info.privacy_level)
    const { verifiedHosts, describeFile } = this.#options
    const { images } = platformRules.tiktok
    if (source.photo_images.length > images!.max) {
      throw new Refusal(400, 'There are too many photos.', { code: 'invalid_params' })
    }
    let failReason = ''
    const media = source.photo_images.map((address) => {
      const isPublic = URL.canParse(address) && address.startsWith('https://')
      if (!isPublic) throw new Refusal(400, 'The address is not public.', { code: 'invalid_params' })
      if (verifiedHosts && !verifiedHosts.includes(new URL(address).hostname)) {
        throw new Refusal(403, 'The address is not verified.', { code: 'url_ownership_unverified' })
      }
      const facts = describeFile?.(address)
      if (facts === null) failReason = 'photo_pull_failed'
      else if (facts && this.findFileFault(facts) !== null) failReason = 'file_format_check_failed'
      return { mimeType: facts?.mimeType ?? 'image/jpeg', sizeBytes: facts?.sizeBytes ?? 0, altText: '' }
    })
    const { description: text, ...fields } = info
    const share = this.#open(account, {
      sizeBytes: 0,
      partBytes: 0,
      parts: 0,
      post: { text, media, fields },
    })
    share.failReason = failReason
    if (failReason === '') this.#publish(share)
    return share
  }

  #open(
    { accountId }: SimulatedAccount,
    of: Pick<Share, 'sizeBytes' | 'partBytes' | 'parts' | 'post'>,
  ): Share {
    const share: Share = {
      ...of,
      id: `v_pub~${this.nextId()}`,
      accountId,
      openedMs: this.options.now(),
      receivedBytes: 0,
      postId: null,
      failReason: '',
    }
    this.#shares.set(share.id, share)
    return share
  }

  async #receive(request: Request, id: string): Promise<Response> {
    const share = this.#shares.get(id)
    if (!share) return new Response(null, { status: 404 })
    if (this.options.now() - share.openedMs > hourMs) return new Response(null, { status: 403 })
    const range = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(request.headers.get('content-range') ?? '')
    const [first, last, total] = (range ?? []).slice(1).map(Number)
    const isLast = last === share.sizeBytes - 1
    const length = (last ?? 0) - (first ?? 0) + 1
    if (!range || total !== share.sizeBytes || (!isLast && length !== share.partBytes)) {
      return new Response(null, { status: 400 })
    }
    if (first !== share.receivedBytes) return new Response(null, { status: 416 })
    let arrived = 0
    if (request.body) for await (const part of request.body) arrived += part.length
    if (arrived !== length) return new Response(null, { status: 400 })
    share.receivedBytes += length
    const headers = { 'content-range': `bytes 0-${last}/${total}` }
    if (!isLast) return new Response(null, { status: 206, headers })
    this.#publish(share)
    return new Response(null, { status: 201, headers })
  }

  #publish(share: Share): void {
    // As long as TikTok's own, which no JavaScript number holds.
    share.postId = `7${this.nextId().padStart(18, '0')}`
    this.keepPost({ id: share.postId, accountId: share.accountId, inReplyTo: null, ...share.post })
  }

  #describe(share: Share): Record<string, unknown> {
    const { id, sizeBytes, receivedBytes, postId, failReason, post } = share
    const bytes = sizeBytes > 0 ? { uploaded_bytes: receivedBytes } : { downloaded_bytes: 0 }
    if (failReason !== '') return { status: 'FAILED', fail_reason: failReason, ...bytes }
    if (postId === null) return { status: 'PROCESSING_UPLOAD', ...bytes }
    if (!this.isProcessed(id)) {
      return { status: sizeBytes > 0 ? 'PROCESSING_UPLOAD' : 'PROCESSING_DOWNLOAD', ...bytes }
    }
    const isPublic = post.fields['privacy_level'] === 'PUBLIC_TO_EVERYONE'
    const isChecked = isPublic && this.isProcessed(`${id} check`)
    const ids = isChecked ? { publicaly_available_post_id: [`int64:${postId}`] } : {}
    return { status: 'PUBLISH_COMPLETE', ...ids, ...bytes }
  }

  #serveMeasures(): void {
    this.app.post('/v2/video/query/', async ({ req }) => {
      this.requireAccount(req.raw)
      const fields = this.#requireFields(req.query('fields'), videoFields)
      const shape = z.object({ filters: z.object({ video_ids: z.array(z.string()).max(20) }) })
      const { filters } = await readParameters(req.raw, shape)
      const videos = filters.video_ids.flatMap((id) => (this.findPost(id) ? [pick(fields, { id })] : []))
      return answer({ videos })
    })
    this.app.get('/v2/user/info/', ({ req }) => {
      const { accountId, name } = this.requireAccount(req.raw)
      const fields = this.#requireFields(req.query('fields'), userFields)
      return answer({ user: pick(fields, { open_id: accountId, display_name: name }) })
    })
  }

  #requireFields(list: string | undefined, known: readonly string[]): string[] {
    const fields = (list ?? '').split(',')
    const isWrong = (field: string): boolean =>
      !known.includes(field) || this.#options.withdrawnFields?.includes(field) === true
    if (fields.some(isWrong)) throw new Refusal(400, 'A field is invalid.', { code: 'invalid_params' })
    return fields
  }
}

const videoFields = ['id', 'view_count', 'like_count', 'comment_count', 'share_count']
const userFields = ['open_id', 'display_name', 'follower_count', 'likes_count']

/** Made-up counts, and what is known. */
function pick(fields: readonly string[], known: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(fields.map((field, index) => [field, known[field] ?? 50 + index]))
}

function findPartFault(sizeBytes: number, partBytes: number, parts: number): string | null {
  const lastBytes = sizeBytes - partBytes * (parts - 1)
  if (sizeBytes < leastPartBytes) {
    return partBytes === sizeBytes && parts === 1 ? null : 'A small video is sent as a whole.'
  }
  if (partBytes < leastPartBytes || partBytes > mostPartBytes) return 'A chunk has 5 to 64 MB.'
  if (parts !== Math.floor(sizeBytes / partBytes) || parts > 1000) return 'The number of chunks is wrong.'
  return lastBytes > mostLastPartBytes ? 'The last chunk is too large.' : null
}

/** TikTok writes ids of posts as numbers. */
function answer(data: unknown): Response {
  const json = JSON.stringify({ data, error: { code: 'ok', message: '', log_id: 'simulated' } })
  return new Response(json.replaceAll(/"int64:(\d+)"/g, '$1'), {
    headers: { 'content-type': 'application/json' },
  })
}

async function readParameters<Shape extends z.ZodType>(
  request: Request,
  shape: Shape,
): Promise<z.output<Shape>> {
  const parsed = shape.safeParse(await request.json())
  if (!parsed.success) throw new Refusal(400, 'The parameters are wrong.', { code: 'invalid_params' })
  return parsed.data
}
