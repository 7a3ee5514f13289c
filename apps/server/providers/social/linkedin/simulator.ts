// LinkedIn's versioned REST API as documented: a version in every call, texts in its own format, videos in parts that
// are finalized and processed, names of new things in a header, and 100 posts a day.

import { platformRules } from '@vivify/social/rules'
import type { Context } from 'hono'
import { z } from 'zod'
import type { SimulatorOptions } from '../port.ts'
import { answerJson, readForm, readJson, Refusal, SimulatorBase, type KeptPost } from '../simulator-base.ts'
import { readLittleText, writeLittleText } from './little-text.ts'

interface Upload {
  urn: string
  owner: string
  kind: 'image' | 'video'
  mimeType: string
  sizeBytes: number
  token: string
  /** ETags by part. */
  parts: string[]
  isFinal: boolean
}

const partBytes = 4_194_304
const dayMs = 86_400_000
const daySeconds = 86_400
/** Versions are served for a year. */
const servedMonths = 12

const ownerSchema = z.object({
  initializeUploadRequest: z.object({
    owner: z.string(),
    fileSizeBytes: z.number().int().positive().optional(),
  }),
})
const finalizeSchema = z.object({
  finalizeUploadRequest: z.object({
    video: z.string(),
    uploadToken: z.string(),
    uploadedPartIds: z.array(z.string()),
  }),
})
const mediaSchema = z.object({
  id: z.string(),
  altText: z.string().max(platformRules.linkedin.maxAltText).default(''),
})
const postSchema = z.object({
  author: z.string(),
  commentary: z.string(),
  visibility: z.enum(['PUBLIC', 'CONNECTIONS', 'LOGGED_IN']),
  distribution: z.object({ feedDistribution: z.literal('MAIN_FEED') }),
  content: z
    .union([
      z.object({ media: mediaSchema }),
      z.object({ multiImage: z.object({ images: z.array(mediaSchema).min(2).max(20) }) }),
    ])
    .optional(),
  lifecycleState: z.literal('PUBLISHED'),
})
const commentSchema = z.object({
  actor: z.string(),
  object: z.string(),
  message: z.object({ text: z.string().min(1) }),
})

export class LinkedinSimulator extends SimulatorBase {
  /** Metrics that the app may not read. */
  readonly withheldMetrics = new Set<string>()
  /** Whether the app may read the member's posts and comments, as few apps may. */
  mayRead = true
  readonly #uploads = new Map<string, Upload>()

  constructor(options: SimulatorOptions) {
    super(options, {
      platform: 'linkedin',
      tokenSeconds: 60 * daySeconds,
      nameAccount: (number) => `urn:li:person:${number}`,
      refuse: ({ status, message, code }) =>
        code === 'invalid_grant' || code === 'invalid_request'
          ? { error: code, error_description: message }
          : { status, code, message, serviceErrorCode: 100 },
    })
    const { app } = this
    app.get('/oauth/v2/authorization', (context) =>
      this.authorize(new URL(context.req.url), { needsPkce: false }),
    )
    app.post('/oauth/v2/accessToken', (context) => this.#token(context.req.raw))
    app.get('/v2/userinfo', (context) => this.#me(context.req.raw))
    app.use('/rest/*', async (context, next) => {
      this.#requireVersion(context)
      await next()
    })
    app.post('/rest/images', (context) => this.#beginPicture(context))
    app.put('/dms-uploads/image/:urn', (context) => this.#takePicture(context))
    app.post('/rest/videos', (context) => this.#changeVideo(context))
    app.put('/dms-uploads/video/:urn/:part', (context) => this.#takePart(context))
    app.get('/rest/videos/:urn', (context) => this.#status(context))
    app.post('/rest/posts', (context) => this.#create(context.req.raw))
    app.get('/rest/posts', (context) => this.#list(context))
    app.post('/rest/socialActions/:urn/comments', (context) => this.#comment(context))
    app.get('/rest/socialActions/:urn/comments', (context) => this.#comments(context))
    app.get('/rest/memberCreatorPostAnalytics', (context) => this.#metric(context))
    app.get('/rest/memberFollowersCount', (context) => this.#followers(context))
  }

  /** Throws Refusal 400 without a version, 426 with one that is retired or not yet there. */
  #requireVersion({ req }: Context): void {
    const version = req.header('linkedin-version') ?? ''
    if (!/^\d{6}$/.test(version))
      throw new Refusal(400, 'A version must be present.', { code: 'VERSION_MISSING' })
    if (req.header('x-restli-protocol-version') !== '2.0.0')
      throw new Refusal(400, 'Protocol 2.0.0 is needed.')
    const now = new Date(this.options.now())
    const thisMonth = now.getUTCFullYear() * 12 + now.getUTCMonth()
    const month = Number(version.slice(0, 4)) * 12 + Number(version.slice(4)) - 1
    if (month > thisMonth || month <= thisMonth - servedMonths) {
      const message = `Requested version ${version} is not active`
      throw new Refusal(426, message, { code: 'NONEXISTENT_VERSION' })
    }
  }

  async #token(request: Request): Promise<Response> {
    const form = await readForm(request)
    if (!form.get('client_secret'))
      throw new Refusal(401, 'The secret is missing.', { code: 'invalid_request' })
    const isRefresh = form.get('grant_type') === 'refresh_token'
    const tokens = isRefresh ? this.refreshTokens(form.get('refresh_token') ?? '') : this.exchangeCode(form)
    return answerJson({
      access_token: tokens.accessToken,
      expires_in: tokens.expiresInSeconds,
      scope: 'openid',
    })
  }

  #me(request: Request): Response {
    const { accountId, name } = this.requireAccount(request)
    return answerJson({ sub: accountId.replace('urn:li:person:', ''), name })
  }

  // Media

  async #beginPicture({ req }: Context): Promise<Response> {
    const upload = await this.#open(req.raw, { kind: 'image', action: req.query('action') })
    const uploadUrl = `${this.options.origin}/dms-uploads/image/${upload.urn}`
    return answerJson({
      value: { uploadUrlExpiresAt: this.options.now() + dayMs, uploadUrl, image: upload.urn },
    })
  }

  async #takePicture({ req }: Context): Promise<Response> {
    const upload = this.#requireUpload(req.raw, req.param('urn') ?? '')
    const sizeBytes = (await req.raw.arrayBuffer()).byteLength
    const mimeType = req.header('content-type') ?? ''
    const fault = this.findFileFault({ kind: 'image', mimeType, sizeBytes })
    if (fault) throw new Refusal(400, fault)
    Object.assign(upload, { mimeType, sizeBytes, isFinal: true })
    return new Response(null, { status: 201 })
  }

  async #changeVideo({ req }: Context): Promise<Response> {
    if (req.query('action') === 'finalizeUpload') return this.#finalize(req.raw)
    const upload = await this.#open(req.raw, { kind: 'video', action: req.query('action') })
    const count = Math.ceil(upload.sizeBytes / partBytes)
    const uploadInstructions = Array.from({ length: count }, (_, index) => ({
      uploadUrl: `${this.options.origin}/dms-uploads/video/${upload.urn}/${index}`,
      firstByte: index * partBytes,
      lastByte: Math.min((index + 1) * partBytes, upload.sizeBytes) - 1,
    }))
    const { urn: video, token: uploadToken } = upload
    const uploadUrlsExpireAt = this.options.now() + dayMs
    return answerJson({ value: { uploadUrlsExpireAt, video, uploadInstructions, uploadToken } })
  }

  async #open(request: Request, { kind, action }: { kind: Upload['kind']; action: string | undefined }) {
    const { accountId } = this.requireAccount(request)
    if (action !== 'initializeUpload') throw new Refusal(400, 'The action is unknown.')
    const { owner, fileSizeBytes } = (await readJson(request, ownerSchema)).initializeUploadRequest
    if (owner !== accountId) throw new Refusal(403, 'The owner is somebody else.')
    const mimeType = kind === 'video' ? 'video/mp4' : 'image/jpeg'
    const sizeBytes = fileSizeBytes ?? 0
    if (kind === 'video' && sizeBytes === 0) throw new Refusal(400, 'fileSizeBytes is missing.')
    const fault = this.findFileFault({ kind, mimeType, sizeBytes })
    if (fault) throw new Refusal(400, fault)
    const urn = `urn:li:${kind}:${this.nextId()}`
    const token = kind === 'video' ? `upload-${this.nextId()}` : ''
    const upload: Upload = { urn, owner, kind, mimeType, sizeBytes, token, parts: [], isFinal: false }
    this.#uploads.set(urn, upload)
    return upload
  }

  async #takePart({ req }: Context): Promise<Response> {
    const upload = this.#requireUpload(req.raw, req.param('urn') ?? '')
    const index = Number(req.param('part'))
    const expected = Math.min(partBytes, upload.sizeBytes - index * partBytes)
    const size = (await req.raw.arrayBuffer()).byteLength
    if (size !== expected) throw new Refusal(400, `The part has ${size} of ${expected} bytes.`)
    const etag = `etag-${this.nextId()}`
    upload.parts[index] = etag
    return new Response(null, { status: 200, headers: { etag: `"${etag}"` } })
  }

  async #finalize(request: Request): Promise<Response> {
    const { finalizeUploadRequest: asked } = await readJson(request, finalizeSchema)
    const upload = this.#requireUpload(request, asked.video)
    if (upload.isFinal) throw new Refusal(400, 'The upload is finalized already.')
    const count = Math.ceil(upload.sizeBytes / partBytes)
    const isWhole =
      asked.uploadedPartIds.length === count &&
      asked.uploadedPartIds.every((etag, index) => upload.parts[index] === etag)
    if (!isWhole || asked.uploadToken !== upload.token)
      throw new Refusal(400, 'The parts are not those uploaded.')
    upload.isFinal = true
    return new Response(null, { status: 200 })
  }

  #status({ req }: Context): Response {
    const upload = this.#requireUpload(req.raw, req.param('urn') ?? '')
    const isReady = upload.isFinal && this.isProcessed(upload.urn)
    const status = !upload.isFinal ? 'WAITING_UPLOAD' : isReady ? 'AVAILABLE' : 'PROCESSING'
    return answerJson({ id: upload.urn, owner: upload.owner, status })
  }

  #requireUpload(request: Request, urn: string): Upload {
    const { accountId } = this.requireAccount(request)
    const upload = this.#uploads.get(urn)
    if (upload?.owner !== accountId) throw new Refusal(404, 'The media is unknown.')
    return upload
  }

  // Posts

  async #create(request: Request): Promise<Response> {
    const { accountId } = this.requireAccount(request)
    this.requireRate(`post ${accountId}`, { max: 100, windowSeconds: daySeconds })
    const body = await readJson(request, postSchema)
    if (body.author !== accountId) throw new Refusal(403, 'The author is somebody else.')
    const text = showText(body.commentary)
    const named = !body.content
      ? []
      : 'media' in body.content
        ? [body.content.media]
        : body.content.multiImage.images
    const uploads = named.map(({ id }) => this.#requireUpload(request, id))
    if (text.trim() === '' && uploads.length === 0) throw new Refusal(400, 'A post needs a text or media.')
    const fault = this.findTextFault(text) ?? this.findMixFault(uploads.map(({ kind }) => kind))
    if (fault) throw new Refusal(422, fault)
    const isEarly = uploads.some(
      ({ urn, kind, isFinal }) => !isFinal || (kind === 'video' && !this.isKnownProcessed(urn)),
    )
    if (isEarly) throw new Refusal(400, 'The media is still being processed.')
    if (uploads.length === 0) this.#requireNew(accountId, text)
    const media = uploads.map(({ mimeType, sizeBytes }, index) => {
      return { mimeType, sizeBytes, altText: named[index]!.altText }
    })
    const kind = uploads[0]?.kind === 'video' ? 'ugcPost' : 'share'
    const id = `urn:li:${kind}:${this.nextId()}`
    this.keepPost({ id, accountId, text, media, inReplyTo: null, fields: { visibility: body.visibility } })
    return new Response(null, { status: 201, headers: { 'x-restli-id': id } })
  }

  #requireNew(accountId: string, text: string): void {
    const sinceMs = this.options.now() - dayMs
    const same = this.#own(accountId).find((post) => post.text === text && post.createdMs > sinceMs)
    if (same) throw new Refusal(422, `Content is a duplicate of ${same.id}`, { code: 'DUPLICATE_POST' })
  }

  #own(accountId: string): KeptPost[] {
    return this.posts().filter((post) => post.accountId === accountId && post.inReplyTo === null)
  }

  #list({ req }: Context): Response {
    const { accountId } = this.requireAccount(req.raw)
    const isFinder = req.header('x-restli-method') === 'FINDER' && req.query('q') === 'author'
    if (!isFinder) throw new Refusal(400, 'The finder is unknown.')
    if (!this.mayRead || req.query('author') !== accountId) throw new Refusal(403, 'Not enough permissions.')
    const count = Math.min(100, Number(req.query('count') ?? 10))
    const elements = this.#own(accountId)
      .reverse()
      .slice(0, count)
      .map(({ id, text, createdMs }) => ({ id, commentary: writeLittleText(text), createdAt: createdMs }))
    return answerJson({ paging: { start: 0, count }, elements })
  }

  async #comment({ req }: Context): Promise<Response> {
    const { accountId } = this.requireAccount(req.raw)
    this.requireRate(`comment ${accountId}`, { max: 100, windowSeconds: daySeconds })
    const { actor, object, message } = await readJson(req.raw, commentSchema)
    const isOwn = actor === accountId && object === req.param('urn')
    if (!isOwn || !this.findPost(object)) throw new Refusal(404, 'The post is unknown.')
    const max = platformRules.linkedin.maxFirstComment ?? Infinity
    if (message.text.length > max) throw new Refusal(400, `A comment has at most ${max} characters.`)
    const id = this.nextId()
    this.keepPost({ id, accountId, text: message.text, media: [], inReplyTo: object, fields: {} })
    return answerJson({ id, actor, object, message }, { status: 201, headers: { 'x-restli-id': id } })
  }

  #comments({ req }: Context): Response {
    this.requireAccount(req.raw)
    if (!this.mayRead) throw new Refusal(403, 'Not enough permissions.')
    const count = Math.min(100, Number(req.query('count') ?? 10))
    const elements = this.posts()
      .filter(({ inReplyTo }) => inReplyTo === req.param('urn'))
      .slice(0, count)
      .map(({ id, accountId, text, createdMs }) => ({
        id,
        actor: accountId,
        message: { text },
        created: { actor: accountId, time: createdMs },
      }))
    return answerJson({ paging: { start: 0, count }, elements })
  }

  // Measures

  #metric({ req }: Context): Response {
    this.requireAccount(req.raw)
    const queryType = req.query('queryType') ?? ''
    const urn = /^\((?:share|ugc):(.+)\)$/.exec(req.query('entity') ?? '')?.[1] ?? ''
    if (this.withheldMetrics.has(queryType)) throw new Refusal(403, 'Not enough permissions for this metric.')
    const counts = { IMPRESSION: 800, MEMBERS_REACHED: 610, REACTION: 31, COMMENT: 4, RESHARE: 2 }
    const found = Object.entries(counts).find(([name]) => name === queryType)
    if (!found || req.query('aggregation') !== 'TOTAL') throw new Refusal(400, 'The metric is unknown.')
    if (!this.findPost(urn)) throw new Refusal(404, 'The post is unknown.')
    return answerJson({ paging: { start: 0, count: 10 }, elements: [{ count: found[1] }] })
  }

  #followers({ req }: Context): Response {
    this.requireAccount(req.raw)
    if (this.withheldMetrics.has('followers')) throw new Refusal(403, 'Not enough permissions.')
    return answerJson({ elements: [{ memberFollowersCount: 2150 }] })
  }
}

/** As LinkedIn shows a text: cut off where a character with a meaning is not escaped. */
function showText(commentary: string): string {
  const cut = /^(?:\\.|[^\\|{}@[\]()<>*_~])*/s.exec(commentary)?.[0] ?? ''
  return readLittleText(cut)
}
