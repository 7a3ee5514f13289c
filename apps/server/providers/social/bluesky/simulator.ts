import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { SimulatorOptions, SocialAccess } from '../port.ts'
import {
  answerJson,
  readJson,
  Refusal,
  SimulatorBase,
  type KeptPost,
  type SimulatedAccount,
} from '../simulator-base.ts'
import { BlobStore, type Blob } from './simulated-blobs.ts'
import { blobRefSchema, postRecordSchema, type PostRecord } from './simulated-records.ts'

/** The app password of every simulated account. */
export const simulatedPassword = 'abcd-efgh-ijkl-mnop'

const tid = /^[234567abcdefghij][234567abcdefghijklmnopqrstuvwxyz]{12}$/
const maxBlobBytes = 300_000_000
const putSchema = z.object({
  repo: z.string(),
  collection: z.literal('app.bsky.feed.post'),
  rkey: z.string().regex(tid, 'Invalid record key'),
  record: z.unknown(),
  swapRecord: z.string().nullable().optional(),
})

/** A server with a video service: sessions, blobs, records with their lexicon's limits, and videos that take time. */
export class BlueskySimulator extends SimulatorBase {
  readonly #blobs: BlobStore
  readonly #serviceTokens = new Map<string, { accountId: string; endsMs: number }>()
  readonly #jobs = new Map<string, Blob>()

  constructor(options: SimulatorOptions) {
    super(options, {
      platform: 'bluesky',
      tokenSeconds: 7200,
      rotatesRefreshTokens: true,
      nameAccount: (number) => `did:plc:${number.padStart(24, 'a')}`,
      refuse: ({ code, message }) => ({ error: code || 'InvalidRequest', message }),
    })
    this.#blobs = new BlobStore(options)
    const { app } = this
    app.post('/xrpc/com.atproto.server.createSession', ({ req }) => this.#createSession(req.raw))
    app.post('/xrpc/com.atproto.server.refreshSession', ({ req }) => this.#refreshSession(req.raw))
    app.get('/xrpc/com.atproto.server.getServiceAuth', ({ req }) => this.#grantService(req.raw))
    app.get('/xrpc/com.atproto.identity.resolveHandle', ({ req }) =>
      this.#resolveHandle(req.query('handle') ?? ''),
    )
    app.post('/xrpc/com.atproto.repo.uploadBlob', ({ req }) => this.#uploadBlob(req.raw))
    app.post('/xrpc/com.atproto.repo.putRecord', ({ req }) => this.#putRecord(req.raw))
    app.get('/xrpc/com.atproto.repo.getRecord', ({ req }) => this.#getRecord(new URL(req.url)))
    app.post('/xrpc/app.bsky.video.uploadVideo', ({ req }) => this.#uploadVideo(req.raw))
    app.get('/xrpc/app.bsky.video.getJobStatus', ({ req }) => this.#askForJob(req.query('jobId') ?? ''))
    app.get('/xrpc/app.bsky.feed.getPosts', ({ req }) => this.#getPosts(req.raw))
    app.get('/xrpc/app.bsky.actor.getProfile', ({ req }) => {
      const { accountId } = this.requireAccount(req.raw)
      return answerJson({ did: accountId, followersCount: 12 })
    })
  }

  override addAccount(name?: string): SocialAccess {
    const access = super.addAccount(name)
    const { origin } = this.options
    return { ...access, server: origin, facts: { handle: handleOf(name ?? 'Someone'), pds: origin } }
  }

  /** As the protocol says it: status 400 with a name. */
  protected override requireAccount(request: Request): SimulatedAccount {
    try {
      return super.requireAccount(request)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      throw new Refusal(400, 'Token has expired', { code: 'ExpiredToken' })
    }
  }

  protected override requireRate(name: string, rate: { max: number; windowSeconds: number }): void {
    try {
      super.requireRate(name, rate)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      const headers = { 'ratelimit-reset': error.headers['x-rate-limit-reset'] ?? '' }
      throw new Refusal(429, 'Rate Limit Exceeded', { code: 'RateLimitExceeded', headers })
    }
  }

  async #createSession(request: Request): Promise<Response> {
    const schema = z.object({ identifier: z.string(), password: z.string() })
    const { identifier, password } = await readJson(request, schema)
    this.requireRate(`session ${identifier}`, { max: 30, windowSeconds: 300 })
    const account = this.accounts.find(
      ({ accountId, name }) => accountId === identifier || handleOf(name) === identifier,
    )
    if (!account || password !== simulatedPassword) {
      throw new Refusal(401, 'Invalid identifier or password', { code: 'AuthenticationRequired' })
    }
    const { accountId, name } = account
    const service = [
      { id: '#atproto_pds', type: 'AtprotoPersonalDataServer', serviceEndpoint: this.options.origin },
    ]
    return this.#answerSession(this.issueTokens(accountId), {
      did: accountId,
      handle: handleOf(name),
      didDoc: { id: accountId, service },
    })
  }

  #refreshSession(request: Request): Response {
    const token = (request.headers.get('authorization') ?? '').replace('Bearer ', '')
    try {
      const { accountId: did, ...tokens } = this.refreshTokens(token)
      return this.#answerSession(tokens, { did, handle: handleOf(this.findAccount(did)?.name ?? '') })
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      throw new Refusal(400, 'Token has been revoked', { code: 'ExpiredToken' })
    }
  }

  #answerSession(tokens: { accessToken: string; refreshToken: string }, session: object): Response {
    return answerJson({ accessJwt: tokens.accessToken, refreshJwt: tokens.refreshToken, ...session })
  }

  #resolveHandle(handle: string): Response {
    const account = this.accounts.find(({ name }) => handleOf(name) === handle)
    if (!account) throw new Refusal(400, 'Unable to resolve handle')
    return answerJson({ did: account.accountId })
  }

  async #uploadBlob(request: Request): Promise<Response> {
    const { accountId } = this.requireAccount(request)
    const mimeType = request.headers.get('content-type') ?? ''
    const bytes = new Uint8Array(await request.arrayBuffer())
    if (bytes.length > maxBlobBytes) {
      throw new Refusal(413, 'request entity too large', { code: 'PayloadTooLarge' })
    }
    return answerJson({ blob: describeBlob(this.#blobs.add({ accountId, mimeType, bytes })) })
  }

  async #putRecord(request: Request): Promise<Response> {
    const { accountId } = this.requireAccount(request)
    // Each costs 2 of 5,000 points an hour.
    this.requireRate(`hour ${accountId}`, { max: 2500, windowSeconds: 3600 })
    const { repo, collection, rkey, record, swapRecord } = await readJson(request, putSchema)
    if (repo !== accountId) throw new Refusal(401, 'Authentication required', { code: 'AuthMissing' })
    const uri = `at://${accountId}/${collection}/${rkey}`
    const known = this.findPost(uri)
    if (known && swapRecord === null) {
      throw new Refusal(400, 'Record was at another version', { code: 'InvalidSwap' })
    }
    if (known) return answerJson({ uri, cid: known.fields['cid'] })
    const parsed = postRecordSchema.safeParse(record)
    if (!parsed.success) throw new Refusal(400, `Invalid app.bsky.feed.post record: ${parsed.error.message}`)
    return answerJson(this.#keepRecord(accountId, uri, parsed.data))
  }

  #keepRecord(accountId: string, uri: string, record: PostRecord): { uri: string; cid: string } {
    const { text, embed, reply, facets } = record
    const fault = this.findTextFault(text)
    if (fault !== null) throw new Refusal(400, `Invalid app.bsky.feed.post record: ${fault}`)
    for (const { uri: other, cid } of reply ? [reply.root, reply.parent] : []) {
      if (this.findPost(other)?.fields['cid'] !== cid) throw new Refusal(400, 'The reply names no post.')
    }
    const media = this.#useBlobs(accountId, embed)
    const cid = `bafyrei${createHash('sha256').update(JSON.stringify(record)).digest('hex')}`
    const fields = { cid, facets, embed: embed?.$type ?? null, createdAt: record.createdAt, reply }
    this.keepPost({ id: uri, accountId, text, media, inReplyTo: reply?.parent.uri ?? null, fields })
    return { uri, cid }
  }

  #useBlobs(accountId: string, embed: PostRecord['embed']) {
    const shown =
      embed === undefined
        ? []
        : embed.$type === 'app.bsky.embed.images'
          ? embed.images.map(({ image, alt }) => ({ blob: image, alt, kind: 'image' as const }))
          : [{ blob: embed.video, alt: embed.alt ?? '', kind: 'video' as const }]
    return shown.map(({ blob, alt, kind }) => {
      const kept = this.#blobs.use(accountId, blobRefSchema.parse(blob).ref.$link)
      const { mimeType, sizeBytes } = kept
      const fault = this.findFileFault({ kind, mimeType, sizeBytes })
      if (fault !== null) throw new Refusal(400, `Invalid app.bsky.feed.post record: ${fault}`)
      return { mimeType, sizeBytes, altText: alt }
    })
  }

  #getRecord(url: URL): Response {
    const read = (name: string): string => url.searchParams.get(name) ?? ''
    const uri = `at://${read('repo')}/${read('collection')}/${read('rkey')}`
    const post = this.findPost(uri)
    if (!post) throw new Refusal(400, `Could not locate record: ${uri}`, { code: 'RecordNotFound' })
    return answerJson({ uri, cid: post.fields['cid'], value: { text: post.text } })
  }

  #grantService(request: Request): Response {
    const { accountId } = this.requireAccount(request)
    const { searchParams } = new URL(request.url)
    const seconds = Number(searchParams.get('exp')) - this.options.now() / 1000
    const host = encodeURIComponent(new URL(this.options.origin).host)
    if (searchParams.get('aud') !== `did:web:${host}`) throw new Refusal(400, 'aud is another service')
    if (seconds < 0 || seconds > 3600) throw new Refusal(400, 'Bad expiration', { code: 'BadExpiration' })
    const token = `service-${this.nextId()}`
    this.#serviceTokens.set(token, { accountId, endsMs: this.options.now() + seconds * 1000 })
    return answerJson({ token })
  }

  async #uploadVideo(request: Request): Promise<Response> {
    const token = this.#serviceTokens.get((request.headers.get('authorization') ?? '').replace('Bearer ', ''))
    const { searchParams } = new URL(request.url)
    if (!token || token.endsMs < this.options.now() || token.accountId !== searchParams.get('did')) {
      throw new Refusal(401, 'The service token is invalid.', { code: 'unauthenticated' })
    }
    const mimeType = request.headers.get('content-type') ?? ''
    const bytes = new Uint8Array(await request.arrayBuffer())
    const fault = this.findFileFault({ kind: 'video', mimeType, sizeBytes: bytes.length })
    if (fault !== null) throw new Refusal(400, fault)
    const blob = this.#blobs.add({ accountId: token.accountId, mimeType, bytes })
    const job = { did: token.accountId, jobId: `job-${blob.cid}` }
    if (this.#jobs.has(job.jobId)) {
      return answerJson({ ...job, error: 'already_exists', state: 'JOB_STATE_COMPLETED' }, { status: 409 })
    }
    this.#jobs.set(job.jobId, blob)
    return answerJson({ ...job, state: 'JOB_STATE_CREATED' })
  }

  #askForJob(jobId: string): Response {
    const blob = this.#jobs.get(jobId)
    if (!blob) throw new Refusal(400, 'Job not found')
    const job = { jobId, did: blob.accountId }
    if (!this.isProcessed(jobId)) return answerJson({ jobStatus: { ...job, state: 'JOB_STATE_ENCODING' } })
    const state = 'JOB_STATE_COMPLETED'
    return answerJson({ jobStatus: { ...job, state, blob: describeBlob(blob) } })
  }

  #getPosts(request: Request): Response {
    this.requireAccount(request)
    const uris = new URL(request.url).searchParams.getAll('uris')
    if (uris.length > 25) throw new Refusal(400, 'uris must not have more than 25 elements')
    const posts = uris.flatMap((uri) => this.findPost(uri) ?? [])
    const counts = { likeCount: 4, repostCount: 2, quoteCount: 1 }
    return answerJson({
      posts: posts.map(({ id }) => ({ uri: id, replyCount: this.#countReplies(id), ...counts })),
    })
  }

  #countReplies(uri: string): number {
    return this.posts().filter((post: KeptPost) => post.inReplyTo === uri).length
  }
}

function handleOf(name: string): string {
  return `${name.toLowerCase()}.bsky.social`
}

function describeBlob({ cid, mimeType, sizeBytes }: Blob): unknown {
  return { $type: 'blob', ref: { $link: cid }, mimeType, size: sizeBytes }
}
