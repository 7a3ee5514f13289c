import { countText } from '@vivify/social/count-text'
import { platformRules } from '@vivify/social/rules'
import { z } from 'zod'
import type { SimulatorOptions, SocialAccess, SocialFile } from '../port.ts'
import {
  answerJson,
  readForm,
  readJson,
  Refusal,
  SimulatorBase,
  type KeptPost,
  type SimulatedAccount,
} from '../simulator-base.ts'

const keptKeyMs = 3_600_000
const pageSize = 40

interface Media {
  id: string
  accountId: string
  kind: SocialFile['kind']
  mimeType: string
  sizeBytes: number
  altText: string
  isAttached: boolean
}

const newStatusSchema = z.object({
  status: z.string().default(''),
  media_ids: z.array(z.string()).default([]),
  in_reply_to_id: z.string().optional(),
  visibility: z.enum(['public', 'unlisted', 'private', 'direct']).default('public'),
})

/** One server: registration of clients, OAuth, media that it processes, statuses with their Idempotency-Key. */
export class MastodonSimulator extends SimulatorBase {
  readonly #clients = new Map<string, { secret: string; redirectUrl: string }>()
  readonly #media = new Map<string, Media>()
  readonly #keys = new Map<string, { id: string; endsMs: number }>()

  constructor(options: SimulatorOptions) {
    super(options, {
      platform: 'mastodon',
      tokenSeconds: null,
      refuse: ({ message }) => ({ error: message }),
    })
    const { app } = this
    app.post('/api/v1/apps', async ({ req }) => this.#register(await readForm(req.raw)))
    app.get('/oauth/authorize', ({ req }) => this.#consent(new URL(req.url)))
    app.post('/oauth/token', async ({ req }) => this.#grant(await readForm(req.raw)))
    app.get('/api/v2/instance', () => answerJson(describeInstance()))
    app.get('/api/v1/accounts/verify_credentials', ({ req }) => describeAccount(this.#enter(req.raw)))
    app.post('/api/v2/media', ({ req }) => this.#upload(req.raw))
    app.get('/api/v1/media/:id', ({ req }) => this.#askForMedia(req.raw, req.param('id')))
    app.post('/api/v1/statuses', ({ req }) => this.#post(req.raw))
    app.get('/api/v1/statuses/:id', ({ req }) =>
      answerJson(this.#describe(this.#read(req.raw, req.param('id')))),
    )
    app.get('/api/v1/statuses/:id/source', ({ req }) => {
      const { id, text } = this.#read(req.raw, req.param('id'))
      return answerJson({ id, text, spoiler_text: '' })
    })
    app.get('/api/v1/accounts/:id', ({ req }) => describeAccount(this.#enter(req.raw)))
    app.get('/api/v1/accounts/:id/statuses', ({ req }) => this.#list(req.raw, req.param('id')))
  }

  override addAccount(name?: string): SocialAccess {
    return { ...super.addAccount(name), server: this.options.origin }
  }

  /** As Mastodon writes it: the end of the window as a date, and no Retry-After. */
  protected override requireRate(name: string, rate: { max: number; windowSeconds: number }): void {
    try {
      super.requireRate(name, rate)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      const reset = new Date(Number(error.headers['x-rate-limit-reset']) * 1000).toISOString()
      const headers = { 'x-ratelimit-limit': String(rate.max), 'x-ratelimit-reset': reset }
      throw new Refusal(429, 'Too many requests', { headers: { ...headers, 'x-ratelimit-remaining': '0' } })
    }
  }

  #enter(request: Request): SimulatedAccount {
    const account = this.requireAccount(request)
    this.requireRate(account.accountId, { max: 300, windowSeconds: 300 })
    return account
  }

  #register(form: URLSearchParams): Response {
    const redirectUrl = form.get('redirect_uris') ?? ''
    if (!form.get('client_name') || !URL.canParse(redirectUrl)) {
      throw new Refusal(422, 'Validation failed: Redirect URI must be an absolute URI.')
    }
    const client = { client_id: `client-${this.nextId()}`, client_secret: `secret-${this.nextId()}` }
    this.#clients.set(client.client_id, { secret: client.client_secret, redirectUrl })
    return answerJson({ id: this.nextId(), name: form.get('client_name'), ...client })
  }

  #consent(url: URL): Response {
    const client = this.#clients.get(url.searchParams.get('client_id') ?? '')
    if (client?.redirectUrl !== url.searchParams.get('redirect_uri')) {
      throw new Refusal(400, 'The redirect uri included is not valid.')
    }
    return this.authorize(url, { needsPkce: false })
  }

  #grant(form: URLSearchParams): Response {
    const client = this.#clients.get(form.get('client_id') ?? '')
    if (!client || client.secret !== form.get('client_secret')) {
      throw new Refusal(401, 'Client authentication failed due to unknown client.')
    }
    const { accessToken } = this.exchangeCode(form)
    return answerJson({ access_token: accessToken, token_type: 'Bearer', scope: form.get('scope') ?? 'read' })
  }

  async #upload(request: Request): Promise<Response> {
    const { accountId } = this.#enter(request)
    this.requireRate(`media ${accountId}`, { max: 30, windowSeconds: 1800 })
    const form = await request.formData()
    const file = form.get('file')
    const description = String(form.get('description') ?? '')
    if (!(file instanceof File)) throw new Refusal(422, "Validation failed: File can't be blank")
    const kind = file.type.startsWith('video/') ? 'video' : file.type === 'image/gif' ? 'gif' : 'image'
    const facts = { kind, mimeType: file.type, sizeBytes: file.size } as const
    const fault = this.findFileFault(facts)
    if (fault !== null) throw new Refusal(422, `Validation failed: ${fault}`)
    if ([...description].length > platformRules.mastodon.maxAltText) {
      throw new Refusal(422, 'Validation failed: Description is too long')
    }
    const media = { id: this.nextId(), accountId, ...facts, altText: description, isAttached: false }
    this.#media.set(media.id, media)
    return answerJson(describeMedia(media), { status: kind === 'image' ? 200 : 202 })
  }

  #askForMedia(request: Request, id: string): Response {
    const { accountId } = this.#enter(request)
    const media = this.#media.get(id)
    if (media?.accountId !== accountId) throw new Refusal(404, 'Record not found')
    const isReady = media.kind === 'image' || this.isProcessed(id)
    return answerJson(describeMedia(media), { status: isReady ? 200 : 206 })
  }

  async #post(request: Request): Promise<Response> {
    const { accountId } = this.#enter(request)
    const key = `${accountId} ${request.headers.get('idempotency-key') ?? this.nextId()}`
    const known = this.#keys.get(key)
    const earlier = known && known.endsMs > this.options.now() ? this.findPost(known.id) : undefined
    if (earlier) return answerJson(this.#describe(earlier))
    const wanted = await readJson(request, newStatusSchema)
    const media = this.#requireMedia(accountId, wanted.media_ids)
    const { status: text, in_reply_to_id: inReplyTo = null } = wanted
    if (text.trim() === '' && media.length === 0) {
      throw new Refusal(422, "Validation failed: Text can't be blank")
    }
    if (countText(text, platformRules.mastodon.text) > platformRules.mastodon.text.max) {
      throw new Refusal(422, 'Validation failed: Text character limit of 500 exceeded')
    }
    if (inReplyTo !== null && !this.findPost(inReplyTo)) {
      throw new Refusal(404, 'The post you are trying to reply to does not appear to exist.')
    }
    const fields = { visibility: wanted.visibility, mediaIds: wanted.media_ids }
    const post = this.keepPost({ id: this.nextId(), accountId, text, media, inReplyTo, fields })
    for (const file of media) file.isAttached = true
    this.#keys.set(key, { id: post.id, endsMs: this.options.now() + keptKeyMs })
    return answerJson(this.#describe(post))
  }

  #requireMedia(accountId: string, ids: readonly string[]): Media[] {
    const media = ids.flatMap((id) => this.#media.get(id) ?? [])
    const isOwn = media.every((file) => file.accountId === accountId && !file.isAttached)
    if (media.length !== ids.length || !isOwn) throw new Refusal(422, 'Media not found or already attached.')
    if (media.some(({ id, kind }) => kind !== 'image' && !this.isKnownProcessed(id))) {
      throw new Refusal(422, 'Cannot attach files that have not finished processing. Try again in a moment!')
    }
    const fault = this.findMixFault(media.map(({ kind }) => kind))
    if (fault !== null) throw new Refusal(422, `Validation failed: ${fault}`)
    return media
  }

  #read(request: Request, id: string): KeptPost {
    this.#enter(request)
    const post = this.findPost(id)
    if (!post) throw new Refusal(404, 'Record not found')
    return post
  }

  #list(request: Request, accountId: string): Response {
    this.#enter(request)
    const own = this.posts().filter((post) => post.accountId === accountId)
    return answerJson(
      [...own]
        .reverse()
        .slice(0, pageSize)
        .map((post) => this.#describe(post)),
    )
  }

  #describe({ id, text, createdMs, inReplyTo, fields }: KeptPost) {
    const ids = z.array(z.string()).parse(fields['mediaIds'])
    return {
      id,
      created_at: new Date(createdMs).toISOString(),
      url: `${this.options.origin}/@someone/${id}`,
      content: `<p>${text.replace(/&/g, '&amp;').replace(/</g, '&lt;')}</p>`,
      in_reply_to_id: inReplyTo,
      media_attachments: ids.map((mediaId) => ({ id: mediaId })),
      favourites_count: 4,
      reblogs_count: 2,
      replies_count: this.posts().filter((post) => post.inReplyTo === id).length,
    }
  }
}

function describeInstance(): unknown {
  const { text, images, videos } = platformRules.mastodon
  return {
    domain: 'platform.test',
    version: '4.5.1',
    configuration: {
      statuses: {
        max_characters: text.max,
        max_media_attachments: images?.max,
        characters_reserved_per_url: text.linkLength,
      },
      media_attachments: { image_size_limit: images?.maxBytes, video_size_limit: videos?.maxBytes },
    },
  }
}

function describeAccount({ accountId, name }: SimulatedAccount): Response {
  return answerJson({ id: accountId, username: name, acct: name, followers_count: 12 })
}

function describeMedia({ id, kind, altText }: Media): unknown {
  return { id, type: kind === 'gif' ? 'gifv' : kind, url: null, description: altText }
}
