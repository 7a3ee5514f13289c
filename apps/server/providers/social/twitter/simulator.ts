// The X API v2 as documented: weighted texts, uploads in parts that are processed afterwards, texts that may not
// repeat, windows of 15 minutes, credits, tokens of two hours and refresh tokens that work once.

import { findLinks } from '@vivify/social/count-text'
import { platformRules } from '@vivify/social/rules'
import type { Context } from 'hono'
import { z } from 'zod'
import type { SimulatorOptions, SocialFile } from '../port.ts'
import { answerJson, readForm, readJson, Refusal, SimulatorBase, type KeptPost } from '../simulator-base.ts'

interface Upload {
  id: string
  accountId: string
  kind: SocialFile['kind']
  mimeType: string
  totalBytes: number
  /** Bytes of each part, by its index. */
  parts: Map<number, number>
  isFinal: boolean
  altText: string
  endsMs: number
}

const windowSeconds = 15 * 60
const maxPartBytes = 5_000_000
const dayMs = 86_400_000
const kinds: Readonly<Record<string, SocialFile['kind']>> = {
  tweet_image: 'image',
  tweet_gif: 'gif',
  tweet_video: 'video',
}

const initializeSchema = z.object({
  media_type: z.string(),
  total_bytes: z.number().int().positive(),
  media_category: z.string(),
})

const postSchema = z.object({
  text: z.string().optional(),
  media: z.object({ media_ids: z.array(z.string()).min(1) }).optional(),
  reply: z.object({ in_reply_to_tweet_id: z.string() }).optional(),
  made_with_ai: z.boolean().default(false),
})

const metadataSchema = z.object({
  id: z.string(),
  metadata: z.object({ alt_text: z.object({ text: z.string() }) }),
})

export class TwitterSimulator extends SimulatorBase {
  /** Posts that the operator has paid for. */
  creditPosts = Infinity
  readonly #uploads = new Map<string, Upload>()

  constructor(options: SimulatorOptions) {
    super(options, {
      platform: 'twitter',
      tokenSeconds: 7200,
      rotatesRefreshTokens: true,
      refuse: ({ status, message, code }) =>
        code === 'invalid_grant' || code === 'invalid_request'
          ? { error: code, error_description: message }
          : { title: String(code) || 'Refused', detail: message, status, type: 'about:blank' },
    })
    const { app } = this
    app.get('/i/oauth2/authorize', (context) => this.authorize(new URL(context.req.url), { needsPkce: true }))
    app.post('/2/oauth2/token', (context) => this.#token(context.req.raw))
    app.get('/2/users/me', (context) => this.#me(context.req.raw))
    app.get('/2/users/:id/tweets', (context) => this.#timeline(context))
    app.get('/2/tweets', (context) => this.#measures(context))
    app.post('/2/tweets', (context) => this.#create(context.req.raw))
    app.post('/2/media/upload/initialize', (context) => this.#initialize(context.req.raw))
    app.post('/2/media/upload/:id/append', (context) => this.#append(context))
    app.post('/2/media/upload/:id/finalize', (context) => this.#finalize(context))
    app.post('/2/media/upload', (context) => this.#uploadWhole(context.req.raw))
    app.get('/2/media/upload', (context) => this.#status(context))
    app.post('/2/media/metadata', (context) => this.#describe(context.req.raw))
  }

  async #token(request: Request): Promise<Response> {
    const form = await readForm(request)
    const isRefresh = form.get('grant_type') === 'refresh_token'
    const tokens = isRefresh ? this.refreshTokens(form.get('refresh_token') ?? '') : this.exchangeCode(form)
    return answerJson({
      token_type: 'bearer',
      access_token: tokens.accessToken,
      refresh_token: tokens.refreshToken,
      expires_in: tokens.expiresInSeconds,
    })
  }

  #me(request: Request): Response {
    const { accountId, name } = this.requireAccount(request)
    const metrics = { followers_count: 1200, following_count: 80, tweet_count: 340 }
    return answerJson({ data: { id: accountId, name, username: name, public_metrics: metrics } })
  }

  // Media

  async #initialize(request: Request): Promise<Response> {
    const { accountId } = this.requireAccount(request)
    const body = await readJson(request, initializeSchema)
    const file = { mimeType: body.media_type, sizeBytes: body.total_bytes, category: body.media_category }
    return answerJson({ data: { id: this.#open(accountId, file).id, expires_after_secs: 86_400 } })
  }

  async #uploadWhole(request: Request): Promise<Response> {
    const { accountId } = this.requireAccount(request)
    const form = await request.formData()
    const media = form.get('media')
    if (!(media instanceof Blob)) throw new Refusal(400, 'The media is missing.')
    const upload = this.#open(accountId, {
      mimeType: String(form.get('media_type')),
      sizeBytes: media.size,
      category: String(form.get('media_category')),
    })
    if (upload.kind !== 'image') throw new Refusal(400, 'Only images are uploaded in one call.')
    upload.parts.set(0, media.size)
    upload.isFinal = true
    return answerJson({ data: { id: upload.id, expires_after_secs: 86_400 } })
  }

  #open(accountId: string, file: { mimeType: string; sizeBytes: number; category: string }): Upload {
    this.requireRate(`upload ${accountId}`, { max: 500, windowSeconds })
    const kind = kinds[file.category]
    if (!kind) throw new Refusal(400, 'The media category is unknown.')
    const fault = this.findFileFault({ kind, mimeType: file.mimeType, sizeBytes: file.sizeBytes })
    if (fault) throw new Refusal(400, fault)
    const upload: Upload = {
      id: this.nextId(),
      accountId,
      kind,
      mimeType: file.mimeType,
      totalBytes: file.sizeBytes,
      parts: new Map(),
      isFinal: false,
      altText: '',
      endsMs: this.options.now() + dayMs,
    }
    this.#uploads.set(upload.id, upload)
    return upload
  }

  async #append(context: Context): Promise<Response> {
    const upload = this.#requireUpload(context.req.raw, context.req.param('id') ?? '')
    const form = await context.req.raw.formData()
    const media = form.get('media')
    const index = Number(form.get('segment_index'))
    if (!(media instanceof Blob) || media.size === 0) throw new Refusal(400, 'The media is missing.')
    if (media.size > maxPartBytes) throw new Refusal(413, 'The part is larger than 5 MB.')
    if (!Number.isInteger(index) || index < 0 || index > 999)
      throw new Refusal(400, 'segment_index: 0 to 999.')
    if (upload.isFinal) throw new Refusal(400, 'The upload is finalized.')
    upload.parts.set(index, media.size)
    return answerJson({ data: { expires_at: Math.floor(upload.endsMs / 1000) } })
  }

  #finalize(context: Context): Response {
    const upload = this.#requireUpload(context.req.raw, context.req.param('id') ?? '')
    const sizes = [...upload.parts.values()]
    const isGapless = [...upload.parts.keys()].every((index) => index < sizes.length)
    const sum = sizes.reduce((total, size) => total + size, 0)
    if (upload.isFinal) throw new Refusal(400, 'The upload is finalized already.')
    if (!isGapless || sum !== upload.totalBytes)
      throw new Refusal(400, 'Segments do not add up to the total.')
    upload.isFinal = true
    return answerJson({ data: { id: upload.id, processing_info: { state: 'pending', check_after_secs: 5 } } })
  }

  #status(context: Context): Response {
    const upload = this.#requireUpload(context.req.raw, context.req.query('media_id') ?? '')
    if (context.req.query('command') !== 'STATUS' || upload.kind === 'image' || !upload.isFinal) {
      throw new Refusal(400, 'There is no status of this media.')
    }
    const processing = this.isProcessed(upload.id)
      ? { state: 'succeeded', progress_percent: 100 }
      : { state: 'in_progress', check_after_secs: 5, progress_percent: 40 }
    return answerJson({ data: { id: upload.id, processing_info: processing } })
  }

  async #describe(request: Request): Promise<Response> {
    const { id, metadata } = await readJson(request, metadataSchema)
    const upload = this.#requireUpload(request, id)
    const { text } = metadata.alt_text
    if ([...text].length > platformRules.twitter.maxAltText)
      throw new Refusal(400, 'The alt text is too long.')
    upload.altText = text
    return answerJson({ data: { id, associated_metadata: metadata } })
  }

  #requireUpload(request: Request, id: string): Upload {
    const { accountId } = this.requireAccount(request)
    const upload = this.#uploads.get(id)
    if (upload?.accountId !== accountId || upload.endsMs <= this.options.now()) {
      throw new Refusal(400, 'Your media IDs are invalid.')
    }
    return upload
  }

  // Posts

  async #create(request: Request): Promise<Response> {
    const { accountId } = this.requireAccount(request)
    this.requireRate(`post ${accountId}`, { max: 100, windowSeconds })
    const body = await readJson(request, postSchema)
    const text = body.text ?? ''
    const uploads = (body.media?.media_ids ?? []).map((id) => this.#requireUpload(request, id))
    this.#requireGoodPost(text, uploads)
    const inReplyTo = body.reply?.in_reply_to_tweet_id ?? null
    if (inReplyTo !== null && !this.findPost(inReplyTo)) {
      throw new Refusal(403, 'The post that this answers is deleted or not visible to you.')
    }
    this.#requireNew(accountId, text, uploads)
    if (this.creditPosts <= 0)
      throw new Refusal(402, 'There are no credits left.', { code: 'CreditsDepleted' })
    this.creditPosts--
    const media = uploads.map(({ mimeType, totalBytes: sizeBytes, altText }) => ({
      mimeType,
      sizeBytes,
      altText,
    }))
    const fields = { made_with_ai: body.made_with_ai }
    const { id } = this.keepPost({ id: this.nextId(), accountId, text, media, inReplyTo, fields })
    return answerJson({ data: { id, text, edit_history_tweet_ids: [id] } }, { status: 201 })
  }

  #requireGoodPost(text: string, uploads: readonly Upload[]): void {
    if (text.trim() === '' && uploads.length === 0) throw new Refusal(400, 'A post needs a text or media.')
    const fault = this.findTextFault(text) ?? this.findMixFault(uploads.map(({ kind }) => kind))
    if (fault) throw new Refusal(400, fault)
    const isEarly = uploads.some(
      ({ id, kind, isFinal }) => !isFinal || (kind !== 'image' && !this.isKnownProcessed(id)),
    )
    if (isEarly) throw new Refusal(400, 'The media is still being processed.')
  }

  /** Pictures make a post new, because X adds their link to its text. */
  #requireNew(accountId: string, text: string, uploads: readonly Upload[]): void {
    const sinceMs = this.options.now() - dayMs
    const isKnown = this.posts().some(
      (post) => post.accountId === accountId && post.text === text && post.createdMs > sinceMs,
    )
    if (isKnown && uploads.length === 0) {
      throw new Refusal(403, 'You are not allowed to create a Tweet with duplicate content.')
    }
  }

  #timeline(context: Context): Response {
    const { accountId } = this.requireAccount(context.req.raw)
    this.requireRate(`timeline ${accountId}`, { max: 900, windowSeconds })
    const max = Number(context.req.query('max_results') ?? 10)
    if (!(max >= 5 && max <= 100)) throw new Refusal(400, 'max_results: 5 to 100.')
    const sinceMs = Date.parse(context.req.query('start_time') ?? '') || 0
    const all = this.posts()
      .filter((post) => post.accountId === context.req.param('id') && post.createdMs >= sinceMs)
      .reverse()
    const data = all.slice(0, max).map(showPost)
    const next = all.length > max ? { next_token: 'next' } : {}
    return answerJson({ ...(data.length > 0 ? { data } : {}), meta: { result_count: data.length, ...next } })
  }

  #measures(context: Context): Response {
    this.requireAccount(context.req.raw)
    const ids = (context.req.query('ids') ?? '').split(',')
    if (ids.length > 100) throw new Refusal(400, 'ids: at most 100.')
    const found = ids.flatMap((id) => this.findPost(id) ?? [])
    const data = found.map((post, index) => ({
      ...showPost(post),
      public_metrics: {
        impression_count: 900 + index,
        like_count: 40,
        reply_count: this.posts().filter(({ inReplyTo }) => inReplyTo === post.id).length,
        retweet_count: 5,
        quote_count: 2,
        bookmark_count: 1,
      },
    }))
    return answerJson({ data })
  }
}

/** As X shows a text: links are its own, media are links at the end, and three characters are written as HTML does. */
function showPost(post: KeptPost) {
  let text = ''
  let end = 0
  for (const [index, { start, stop }] of findLinks(post.text).entries()) {
    text += escapeText(post.text.slice(end, start)) + `https://t.co/l${post.id}x${index}`
    end = stop
  }
  text += escapeText(post.text.slice(end)) + (post.media.length > 0 ? ` https://t.co/m${post.id}` : '')
  const { id, accountId, inReplyTo, createdMs } = post
  const created = new Date(Math.floor(createdMs / 1000) * 1000).toISOString()
  const referenced = inReplyTo === null ? {} : { referenced_tweets: [{ type: 'replied_to', id: inReplyTo }] }
  return { id, text, author_id: accountId, created_at: created, ...referenced }
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
