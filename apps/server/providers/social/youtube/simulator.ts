// YouTube's Data API v3 as documented: resumable sessions in multiples of 256 KB, which a probe asks after, videos that
// are processed, a quota of units and of uploads for each day, tokens of an hour.

import { countBytes, countText } from '@vivify/social/count-text'
import { platformRules } from '@vivify/social/rules'
import { countTags } from '@vivify/social/check-post'
import { youtubePrivacies } from '@vivify/contract/post'
import type { Context } from 'hono'
import { z } from 'zod'
import type { SimulatorOptions } from '../port.ts'
import { answerJson, readForm, readJson, Refusal, SimulatorBase } from '../simulator-base.ts'

interface Session {
  accountId: string
  sizeBytes: number
  mimeType: string
  receivedBytes: number
  metadata: z.output<typeof metadataSchema>
  /** Once all bytes have arrived. */
  videoId: string | null
  endsMs: number
}

const stepBytes = 262_144
const daySeconds = 86_400
const quotaUnits = 10_000
const uploadsPerDay = 100
const commentUnits = 50

const metadataSchema = z.object({
  snippet: z.object({
    title: z.string().default(''),
    description: z.string().default(''),
    tags: z.array(z.string()).default([]),
    categoryId: z.string(),
  }),
  status: z.object({
    privacyStatus: z.enum(youtubePrivacies),
    selfDeclaredMadeForKids: z.boolean().default(false),
    containsSyntheticMedia: z.boolean().default(false),
  }),
})

const commentSchema = z.object({
  snippet: z.object({
    videoId: z.string(),
    topLevelComment: z.object({ snippet: z.object({ textOriginal: z.string().min(1).max(10_000) }) }),
  }),
})

export class YoutubeSimulator extends SimulatorBase {
  /** Statistics that a channel hides, such as `likeCount`. */
  readonly hiddenStatistics = new Set<string>()
  /** Keeps only so many bytes of the next part, as Google may. */
  keepsOfNextPart = Infinity
  readonly #sessions = new Map<string, Session>()

  constructor(options: SimulatorOptions) {
    super(options, {
      platform: 'youtube',
      tokenSeconds: 3600,
      nameAccount: (number) => `UC${number.padStart(22, '0')}`,
      refuse: ({ status, message, code }) =>
        code === 'invalid_grant' || code === 'invalid_request'
          ? { error: code, error_description: message }
          : { error: { code: status, message, errors: [{ message, domain: 'youtube', reason: code }] } },
    })
    const { app } = this
    app.get('/o/oauth2/v2/auth', (context) => this.authorize(new URL(context.req.url), { needsPkce: true }))
    app.post('/token', (context) => this.#token(context.req.raw))
    app.get('/youtube/v3/channels', (context) => this.#channels(context))
    app.post('/upload/youtube/v3/videos', (context) => this.#open(context))
    app.put('/upload/youtube/v3/videos', (context) => this.#take(context))
    app.get('/youtube/v3/videos', (context) => this.#videos(context))
    app.post('/youtube/v3/commentThreads', (context) => this.#comment(context.req.raw))
    app.get('/youtube/v3/commentThreads', (context) => this.#comments(context))
  }

  async #token(request: Request): Promise<Response> {
    const form = await readForm(request)
    const isRefresh = form.get('grant_type') === 'refresh_token'
    const tokens = isRefresh ? this.refreshTokens(form.get('refresh_token') ?? '') : this.exchangeCode(form)
    return answerJson({
      token_type: 'Bearer',
      access_token: tokens.accessToken,
      expires_in: tokens.expiresInSeconds,
      ...(isRefresh ? {} : { refresh_token: tokens.refreshToken }),
    })
  }

  /** The quota belongs to the operator's project, so all accounts share it. */
  #spend(units: number): void {
    for (let unit = 0; unit < units; unit++) this.#requireQuota('units', quotaUnits)
  }

  #requireQuota(name: string, max: number): void {
    try {
      this.requireRate(name, { max, windowSeconds: daySeconds })
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      const message = 'The request cannot be completed because you have exceeded your quota.'
      throw new Refusal(403, message, { code: 'quotaExceeded' })
    }
  }

  #channels({ req }: Context): Response {
    const { accountId, name } = this.requireAccount(req.raw)
    this.#spend(1)
    const statistics = this.#show({ viewCount: '52000', subscriberCount: '4100', videoCount: '37' })
    return answerJson({ items: [{ id: accountId, snippet: { title: name }, statistics }] })
  }

  #show(statistics: Readonly<Record<string, string>>) {
    const shown = Object.entries(statistics).filter(([name]) => !this.hiddenStatistics.has(name))
    return Object.fromEntries(shown)
  }

  // Upload

  async #open({ req }: Context): Promise<Response> {
    const { accountId } = this.requireAccount(req.raw)
    if (req.query('uploadType') !== 'resumable') throw new Refusal(400, 'uploadType must be resumable.')
    const metadata = await readJson(req.raw, metadataSchema)
    this.#requireGoodMetadata(metadata)
    const sizeBytes = Number(req.header('x-upload-content-length'))
    const mimeType = req.header('x-upload-content-type') ?? ''
    const fault = this.findFileFault({ kind: 'video', mimeType, sizeBytes })
    if (fault || !(sizeBytes > 0)) throw new Refusal(400, fault ?? 'The length is missing.')
    this.#requireQuota('uploads', uploadsPerDay)
    const id = `session-${this.nextId()}`
    const endsMs = this.options.now() + 7 * daySeconds * 1000
    this.#sessions.set(id, {
      accountId,
      sizeBytes,
      mimeType,
      receivedBytes: 0,
      metadata,
      videoId: null,
      endsMs,
    })
    const location = `${this.options.origin}/upload/youtube/v3/videos?uploadType=resumable&upload_id=${id}`
    return new Response(null, { status: 200, headers: { location } })
  }

  #requireGoodMetadata({ snippet }: z.output<typeof metadataSchema>): void {
    const { title, maxTagCharacters } = platformRules.youtube
    const isBad = (text: string): boolean => /[<>]/.test(text)
    if (
      snippet.title.trim() === '' ||
      isBad(snippet.title) ||
      countText(snippet.title, title!) > title!.max
    ) {
      throw new Refusal(400, 'The request metadata specifies an invalid or empty video title.', {
        code: 'invalidTitle',
      })
    }
    if (isBad(snippet.description) || countBytes(snippet.description) > platformRules.youtube.text.max) {
      const message = 'The request metadata specifies an invalid video description.'
      throw new Refusal(400, message, { code: 'invalidDescription' })
    }
    if (countTags(snippet.tags) > maxTagCharacters!) {
      throw new Refusal(400, 'The request metadata specifies invalid video keywords.', {
        code: 'invalidTags',
      })
    }
  }

  /** The session's address is what lets in, as at Google, together with a token that is valid. */
  async #take({ req }: Context): Promise<Response> {
    const { accountId } = this.requireAccount(req.raw)
    const session = this.#sessions.get(req.query('upload_id') ?? '')
    if (session?.accountId !== accountId || session.endsMs <= this.options.now()) {
      throw new Refusal(404, 'The session is unknown.', { code: 'notFound' })
    }
    const range = /^bytes (?:\*|(\d+)-(\d+))\/(\d+)$/.exec(req.header('content-range') ?? '')
    if (!range || Number(range[3]) !== session.sizeBytes) throw new Refusal(400, 'Content-Range is invalid.')
    const bodyBytes = (await req.raw.arrayBuffer()).byteLength
    if (range[1] !== undefined)
      this.#receive(session, { start: Number(range[1]), last: Number(range[2]), bodyBytes })
    if (session.receivedBytes === session.sizeBytes) return this.#finish(session)
    const { receivedBytes } = session
    const headers = new Headers(receivedBytes > 0 ? [['range', `bytes=0-${receivedBytes - 1}`]] : [])
    return new Response(null, { status: 308, headers })
  }

  #receive(session: Session, part: { start: number; last: number; bodyBytes: number }): void {
    const { start, last, bodyBytes } = part
    const end = last + 1
    if (start !== session.receivedBytes || end > session.sizeBytes || end - start !== bodyBytes) {
      throw new Refusal(400, 'The part does not follow what was received.')
    }
    if (end < session.sizeBytes && bodyBytes % stepBytes !== 0) {
      throw new Refusal(400, 'Parts must be multiples of 256 KB.')
    }
    session.receivedBytes = Math.min(end, start + this.keepsOfNextPart)
    this.keepsOfNextPart = Infinity
  }

  #finish(session: Session): Response {
    const { accountId, metadata, mimeType, sizeBytes } = session
    const isNew = session.videoId === null
    session.videoId ??= `video${this.nextId()}`.padEnd(11, 'x')
    const id = session.videoId
    if (isNew) {
      const media = [{ mimeType, sizeBytes, altText: '' }]
      const fields = { title: metadata.snippet.title, tags: metadata.snippet.tags, ...metadata.status }
      this.keepPost({ id, accountId, text: metadata.snippet.description, media, inReplyTo: null, fields })
    }
    const body = {
      kind: 'youtube#video',
      id,
      snippet: metadata.snippet,
      status: { uploadStatus: 'uploaded' },
    }
    return answerJson(body, { status: isNew ? 201 : 200 })
  }

  #videos({ req }: Context): Response {
    this.requireAccount(req.raw)
    this.#spend(1)
    const ids = (req.query('id') ?? '').split(',')
    if (ids.length > 50) throw new Refusal(400, 'id: at most 50.')
    const parts = (req.query('part') ?? '').split(',')
    const found = ids.flatMap((id) => this.findPost(id) ?? [])
    const items = found.map(({ id }) => {
      const status = parts.includes('status') ? { uploadStatus: this.#uploadStatus(id) } : undefined
      const counts = { viewCount: '730', likeCount: '52', favoriteCount: '0', commentCount: '6' }
      return { id, status, statistics: parts.includes('statistics') ? this.#show(counts) : undefined }
    })
    return answerJson({ items })
  }

  #uploadStatus(id: string): string {
    return this.isProcessed(id) ? 'processed' : 'uploaded'
  }

  // Comments

  async #comment(request: Request): Promise<Response> {
    const { accountId } = this.requireAccount(request)
    this.#spend(commentUnits)
    const { snippet } = await readJson(request, commentSchema)
    this.#requireComments(snippet.videoId)
    const text = snippet.topLevelComment.snippet.textOriginal
    const id = this.nextId()
    this.keepPost({ id, accountId, text, media: [], inReplyTo: snippet.videoId, fields: {} })
    return answerJson({ kind: 'youtube#commentThread', id })
  }

  #requireComments(videoId: string): void {
    const video = this.findPost(videoId)
    if (!video) throw new Refusal(404, 'The video is unknown.', { code: 'videoNotFound' })
    const { privacyStatus, selfDeclaredMadeForKids } = video.fields
    if (privacyStatus === 'private' || selfDeclaredMadeForKids === true) {
      throw new Refusal(403, 'The video has disabled comments.', { code: 'commentsDisabled' })
    }
  }

  #comments({ req }: Context): Response {
    this.requireAccount(req.raw)
    this.#spend(1)
    const videoId = req.query('videoId') ?? ''
    this.#requireComments(videoId)
    const items = this.posts()
      .filter(({ inReplyTo }) => inReplyTo === videoId)
      .reverse()
      .map(({ id, accountId, text, createdMs }) => {
        const publishedAt = new Date(Math.floor(createdMs / 1000) * 1000).toISOString()
        const authorChannelId = { value: accountId }
        const snippet = { textOriginal: text, textDisplay: text, authorChannelId, publishedAt }
        return { id, snippet: { videoId, topLevelComment: { id, snippet } } }
      })
    return answerJson({ items })
  }
}
