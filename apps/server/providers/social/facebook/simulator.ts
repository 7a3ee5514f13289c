// Pages of Facebook in this process: the feed, photos, videos and reels, comments, insights and the log-in.

import type { HonoRequest } from 'hono'
import { z } from 'zod'
import { graphVersion } from '../meta-graph.ts'
import {
  formatTime,
  MetaRefusal,
  MetaSimulator,
  readParameters,
  type MetaSimulatorOptions,
} from '../meta-simulator.ts'
import type { SimulatedPost } from '../port.ts'
import { answerJson, readForm } from '../simulator-base.ts'

const version = graphVersion
const userTokenSeconds = 60 * 24 * 3600
const dayMs = 24 * 3_600_000
const reelsPerDay = 30
const pagesPerList = 2

export interface FacebookSimulatorOptions extends MetaSimulatorOptions {
  /** Bytes that the simulator proposes for a part of a video. Default: 65,536. */
  partBytes?: number
}

interface Photo {
  accountId: string
  media: SimulatedPost['media'][number]
}

interface Video {
  id: string
  accountId: string
  isReel: boolean
  isFinished: boolean
}

export class FacebookSimulator extends MetaSimulator {
  readonly #photos = new Map<string, Photo>()
  readonly #videos = new Map<string, Video>()
  readonly #partBytes: number

  constructor(options: FacebookSimulatorOptions) {
    super(options, { platform: 'facebook', tokenSeconds: userTokenSeconds })
    this.#partBytes = options.partBytes ?? 65_536
    this.#serveLogin()
    this.#serveFeed()
    this.#serveVideos()
    this.#serveReels()
    this.#serveInsights()
    this.serveComments({ text: 'message', time: 'created_time' })
    this.app.get(`/${version}/:id`, ({ req }) => this.#answerObject(req))
  }

  #serveLogin(): void {
    this.app.get(`/${version}/dialog/oauth`, ({ req }) =>
      this.authorize(new URL(req.url), { needsPkce: false }),
    )
    this.app.post(`/${version}/oauth/access_token`, async ({ req }) => {
      const form = await readForm(req.raw)
      if (form.get('grant_type') !== 'fb_exchange_token') {
        const { accessToken } = this.exchangeCode(form)
        return answerJson({ access_token: accessToken, token_type: 'bearer', expires_in: 5000 })
      }
      const { accountId } = this.requireToken(form.get('fb_exchange_token') ?? '')
      const { accessToken, expiresInSeconds } = this.issueTokens(accountId)
      return answerJson({ access_token: accessToken, token_type: 'bearer', expires_in: expiresInSeconds })
    })
    this.app.get(`/${version}/me/accounts`, ({ req }) => {
      this.requireAccount(req.raw)
      const first = Number(req.query('after') ?? 0)
      const last = first + pagesPerList
      const data = this.accounts.slice(first, last).map(({ accountId, name }) => ({
        id: accountId,
        name,
        access_token: this.issueTokens(accountId).accessToken,
        // A person may only advertise for a page called so.
        tasks: name.endsWith('(ads)') ? ['ADVERTISE'] : ['CREATE_CONTENT', 'MODERATE'],
      }))
      const next = last < this.accounts.length ? { next: `${this.options.origin}/next` } : {}
      return answerJson({ data, paging: { cursors: { after: String(last) }, ...next } })
    })
  }

  #serveFeed(): void {
    this.app.post(`/${version}/:id/photos`, async ({ req }) => {
      const { accountId } = this.requireOwner(req.raw, req.param('id'))
      const form = await req.raw.formData()
      const source = form.get('source')
      if (!(source instanceof Blob) || form.get('published') !== 'false') {
        throw new MetaRefusal(100, 'An unpublished photo needs a source.')
      }
      const facts = { kind: 'image' as const, mimeType: source.type, sizeBytes: source.size }
      const fault = this.findFileFault(facts)
      if (fault !== null) throw new MetaRefusal(324, fault, { subcode: 2_069_019 })
      const id = this.nextId()
      const media = { mimeType: source.type, sizeBytes: source.size, altText: '' }
      this.#photos.set(id, { accountId, media })
      return answerJson({ id })
    })
    this.app.post(`/${version}/:id/feed`, async ({ req }) => {
      const { accountId } = this.requireOwner(req.raw, req.param('id'))
      return answerJson({ id: this.#post(accountId, await readParameters(req.raw, feedSchema)) })
    })
    this.app.get(`/${version}/:id/feed`, ({ req }) => {
      const { accountId } = this.requireOwner(req.raw, req.param('id'))
      const own = this.posts().filter((post) => post.accountId === accountId && post.inReplyTo === null)
      const data = own.toReversed().map(({ id, text, createdMs, fields }) => ({
        id,
        ...(text === '' ? {} : { message: text }),
        created_time: formatTime(createdMs),
        attachments: describePhotos(fields['photos']),
      }))
      return answerJson({ data: data.slice(0, 50) })
    })
  }

  #post(accountId: string, { message, link, attached_media: attached }: FeedParameters): string {
    const fault = this.findTextFault(message)
    if (fault !== null) throw new MetaRefusal(100, fault)
    if (message === '' && link === undefined && attached.length === 0) {
      throw new MetaRefusal(100, 'The post is empty.')
    }
    const ids = attached.map(({ media_fbid: id }) => id)
    const photos = ids.flatMap((id) => this.#photos.get(id) ?? [])
    if (photos.length < ids.length || photos.some((photo) => photo.accountId !== accountId)) {
      throw new MetaRefusal(100, 'No such photo.')
    }
    const mix = this.findMixFault(photos.map(() => 'image'))
    if (mix !== null) throw new MetaRefusal(100, mix)
    return this.keepPost({
      id: `${accountId}_${this.nextId()}`,
      accountId,
      text: message,
      media: photos.map(({ media }) => media),
      inReplyTo: null,
      fields: { photos: ids, ...(link === undefined ? {} : { link }) },
    }).id
  }

  #serveVideos(): void {
    this.app.post(`/${version}/:id/videos`, async ({ req }) => {
      const { accountId } = this.requireOwner(req.raw, req.param('id'))
      const form = await req.raw.formData()
      const read = (name: string): string => {
        const value = form.get(name)
        return typeof value === 'string' ? value : ''
      }
      switch (read('upload_phase')) {
        case 'start':
          return this.#startVideo(accountId, Number(read('file_size')))
        case 'transfer':
          return this.#takePart(read('upload_session_id'), Number(read('start_offset')), form)
        case 'finish':
          return this.#finish(accountId, read('upload_session_id'), read('description'))
        default:
          throw new MetaRefusal(100, 'The upload phase is unknown.')
      }
    })
  }

  #startVideo(accountId: string, sizeBytes: number): Response {
    const fault = this.findFileFault({ kind: 'video', mimeType: 'video/mp4', sizeBytes })
    if (fault !== null || !(sizeBytes > 0)) throw new MetaRefusal(100, fault ?? 'The size is missing.')
    const { id } = this.#openVideo({ accountId, isReel: false, sizeBytes })
    return answerJson({ video_id: id, upload_session_id: id, ...this.#nextPart(id) })
  }

  #openVideo(of: { accountId: string; isReel: boolean; sizeBytes: number }): Video {
    const { accountId, isReel, sizeBytes } = of
    const video = { id: this.nextId(), accountId, isReel, isFinished: false }
    this.#videos.set(video.id, video)
    this.uploads.set(video.id, { accountId, sizeBytes, receivedBytes: 0 })
    return video
  }

  #nextPart(id: string): { start_offset: string; end_offset: string } {
    const { receivedBytes, sizeBytes } = this.uploads.get(id)!
    const end = Math.min(receivedBytes + this.#partBytes, sizeBytes)
    return { start_offset: String(receivedBytes), end_offset: String(end) }
  }

  #takePart(id: string, start: number, form: FormData): Response {
    const upload = this.uploads.get(id)
    const part = form.get('video_file_chunk')
    if (!upload || !(part instanceof Blob)) throw new MetaRefusal(100, 'No such upload.')
    if (start !== upload.receivedBytes) {
      throw new MetaRefusal(6001, 'There was a problem uploading your video file.', {
        subcode: 1_363_037,
        facts: this.#nextPart(id),
      })
    }
    upload.receivedBytes += part.size
    return answerJson(this.#nextPart(id))
  }

  #serveReels(): void {
    this.app.post(`/${version}/:id/video_reels`, async ({ req }) => {
      const { accountId } = this.requireOwner(req.raw, req.param('id'))
      const parameters = await readParameters(req.raw, reelSchema)
      if (parameters.upload_phase === 'finish') {
        if (this.#countReels(accountId) >= reelsPerDay) {
          throw new MetaRefusal(4, 'Reels of the day are used up.', { status: 403 })
        }
        return this.#finish(accountId, parameters.video_id, parameters.description)
      }
      const { id } = this.#openVideo({ accountId, isReel: true, sizeBytes: 0 })
      const url = `${this.options.origin}/video-upload/${version}/${id}`
      return answerJson({ video_id: id, upload_url: url })
    })
    this.app.post(`/video-upload/${version}/:id`, ({ req }) => this.receiveUpload(req.raw, req.param('id')))
  }

  #countReels(accountId: string): number {
    const sinceMs = this.options.now() - dayMs
    return this.posts().filter(
      (post) => post.accountId === accountId && post.fields['isReel'] === true && post.createdMs > sinceMs,
    ).length
  }

  /** A video is published once, because its id is its upload's. */
  #finish(accountId: string, id: string, description: string): Response {
    const video = this.#videos.get(id)
    const upload = this.uploads.get(id)
    const isWhole = upload !== undefined && upload.sizeBytes > 0 && upload.receivedBytes === upload.sizeBytes
    if (!video || video.accountId !== accountId || !isWhole) {
      throw new MetaRefusal(6000, 'The video is not uploaded.', { subcode: 1_363_042 })
    }
    const fault = this.findTextFault(description)
    if (fault !== null) throw new MetaRefusal(100, fault)
    if (video.isFinished) return answerJson({ success: true })
    video.isFinished = true
    this.keepPost({
      id,
      accountId,
      text: description,
      media: [{ mimeType: 'video/mp4', sizeBytes: upload.sizeBytes, altText: '' }],
      inReplyTo: null,
      fields: { isReel: video.isReel },
    })
    return answerJson({ success: true })
  }

  #serveInsights(): void {
    const page = ['page_media_view', 'page_total_media_view_unique', 'page_post_engagements']
    const post = ['post_media_view', 'post_total_media_view_unique', 'post_clicks']
    const reel = ['blue_reels_play_count']
    const video = ['total_video_views', 'total_video_views_unique']
    this.app.get(`/${version}/:id/insights`, ({ req }) => {
      if (this.findAccount(req.param('id'))) return this.answerInsights(req.raw, page)
      this.findTarget(req.param('id'))
      return this.answerInsights(req.raw, post)
    })
    this.app.get(`/${version}/:id/video_insights`, ({ req }) => {
      const { fields } = this.findTarget(req.param('id'))
      return this.answerInsights(req.raw, fields['isReel'] === true ? reel : video)
    })
  }

  #answerObject(req: HonoRequest): Response {
    const account = this.requireAccount(req.raw)
    const id = req.param('id') ?? ''
    if (id === account.accountId) return answerJson({ id, followers_count: 340 })
    const video = this.#videos.get(id)
    if (video && (req.query('fields') ?? '') === 'status') return this.#answerStatus(video)
    this.findTarget(id)
    const comments = this.posts().filter(({ inReplyTo }) => inReplyTo === id).length
    const count = { summary: { total_count: 7 } }
    return answerJson({
      id,
      comments: { summary: { total_count: comments } },
      ...(video ? { likes: count } : { reactions: count, shares: { count: 3 } }),
    })
  }

  #answerStatus({ id, isFinished }: Video): Response {
    const { receivedBytes, sizeBytes } = this.uploads.get(id)!
    const isSent = sizeBytes > 0 && receivedBytes === sizeBytes
    const isReady = isFinished && this.isProcessed(id)
    const state = isReady ? 'ready' : isFinished ? 'processing' : isSent ? 'upload_complete' : 'uploading'
    const publishing = isReady
      ? { status: 'complete', publish_status: 'published' }
      : { status: isFinished ? 'in_progress' : 'not_started' }
    return answerJson({
      id,
      status: {
        video_status: state,
        uploading_phase: { status: isSent ? 'complete' : 'in_progress', bytes_transfered: receivedBytes },
        processing_phase: { status: isFinished ? 'in_progress' : 'not_started' },
        publishing_phase: publishing,
      },
    })
  }
}

const feedSchema = z.object({
  message: z.string().default(''),
  link: z.url().optional(),
  attached_media: z.array(z.object({ media_fbid: z.string() })).default([]),
})
type FeedParameters = z.output<typeof feedSchema>

const reelSchema = z.discriminatedUnion('upload_phase', [
  z.object({ upload_phase: z.literal('start') }),
  z.object({
    upload_phase: z.literal('finish'),
    video_id: z.string(),
    video_state: z.literal('PUBLISHED'),
    description: z.string().default(''),
  }),
])

function describePhotos(photos: unknown): unknown {
  const ids = z.array(z.string()).catch([]).parse(photos)
  const targets = ids.map((id) => ({ target: { id } }))
  if (targets.length < 2) return { data: targets }
  return { data: [{ ...targets[0], subattachments: { data: targets } }] }
}
