// Instagram's content publishing in this process. What it says about times, sizes and counts is documented at
// https://developers.facebook.com/docs/instagram-platform/content-publishing

import type { HonoRequest } from 'hono'
import { z } from 'zod'
import { platformRules } from '@vivify/social/rules'
import { graphVersion } from '../meta-graph.ts'
import {
  formatTime,
  MetaRefusal,
  MetaSimulator,
  readParameters,
  type MetaSimulatorOptions,
} from '../meta-simulator.ts'
import type { SimulatedPost, SocialFile } from '../port.ts'
import { answerJson, readForm } from '../simulator-base.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs
const tokenSeconds = 60 * 24 * 3600
const postsPerDay = 100

export interface InstagramSimulatorOptions extends MetaSimulatorOptions {
  /** Posts of an account in 24 hours. Default: 100. */
  postsPerDay?: number
}

interface Container {
  id: string
  accountId: string
  createdMs: number
  kind: 'image' | 'video' | 'carousel'
  isChild: boolean
  caption: string
  children: readonly string[]
  media: SimulatedPost['media'][number]
  /** Why processing fails; null when it does not. */
  fault: string | null
  isPublished: boolean
}

const mediaSchema = z.object({
  image_url: z.string().optional(),
  video_url: z.string().optional(),
  upload_type: z.literal('resumable').optional(),
  media_type: z.enum(['REELS', 'VIDEO', 'CAROUSEL']).optional(),
  is_carousel_item: z.boolean().default(false),
  children: z.string().default(''),
  caption: z.string().default(''),
  alt_text: z.string().default(''),
  share_to_feed: z.boolean().optional(),
})
type MediaParameters = z.output<typeof mediaSchema>

export class InstagramSimulator extends MetaSimulator {
  readonly #containers = new Map<string, Container>()
  readonly #mostPosts: number

  constructor(options: InstagramSimulatorOptions) {
    super(options, { platform: 'instagram', tokenSeconds })
    this.#mostPosts = options.postsPerDay ?? postsPerDay
    this.#serveLogin()
    this.#servePublishing()
    this.#serveInsights()
    this.serveComments({ text: 'text', time: 'timestamp' })
    this.app.get(`/${graphVersion}/:id`, ({ req }) => this.#answerObject(req))
  }

  #serveLogin(): void {
    const { app } = this
    app.get('/oauth/authorize', ({ req }) => this.authorize(new URL(req.url), { needsPkce: false }))
    app.post('/oauth/access_token', async ({ req }) => {
      const { accessToken, accountId } = this.exchangeCode(await readForm(req.raw))
      return answerJson({ data: [{ access_token: accessToken, user_id: accountId, permissions: '' }] })
    })
    const exchange = (grant: string) => (context: { req: HonoRequest }) => {
      if (context.req.query('grant_type') !== grant) throw new MetaRefusal(100, 'Invalid grant type.')
      const { accountId } = this.requireToken(context.req.query('access_token') ?? '')
      const { accessToken, expiresInSeconds } = this.issueTokens(accountId)
      return answerJson({ access_token: accessToken, token_type: 'bearer', expires_in: expiresInSeconds })
    }
    app.get('/access_token', exchange('ig_exchange_token'))
    app.get('/refresh_access_token', exchange('ig_refresh_token'))
    app.get(`/${graphVersion}/me`, ({ req }) => {
      const { accountId, name } = this.requireAccount(req.raw)
      return answerJson({ user_id: accountId, username: name })
    })
  }

  #servePublishing(): void {
    const { app } = this
    app.post(`/${graphVersion}/:id/media`, async ({ req }) => {
      const { accountId } = this.requireOwner(req.raw, req.param('id'))
      const parameters = await readParameters(req.raw, mediaSchema)
      const container = this.#makeContainer(accountId, parameters)
      if (parameters.upload_type === undefined) return answerJson({ id: container.id })
      this.uploads.set(container.id, { accountId, sizeBytes: 0, receivedBytes: 0 })
      const uri = `${this.options.origin}/ig-api-upload/${graphVersion}/${container.id}`
      return answerJson({ id: container.id, uri })
    })
    app.post(`/ig-api-upload/${graphVersion}/:id`, ({ req }) => this.receiveUpload(req.raw, req.param('id')))
    app.post(`/${graphVersion}/:id/media_publish`, async ({ req }) => {
      const { accountId } = this.requireOwner(req.raw, req.param('id'))
      const parameters = await readParameters(req.raw, z.object({ creation_id: z.string() }))
      return answerJson({ id: this.#publish(accountId, parameters.creation_id) })
    })
    app.get(`/${graphVersion}/:id/media`, ({ req }) => {
      const { accountId } = this.requireOwner(req.raw, req.param('id'))
      const own = this.posts().filter((post) => post.accountId === accountId && post.inReplyTo === null)
      const data = own.toReversed().map(({ id, text, createdMs }) => ({
        id,
        ...(text === '' ? {} : { caption: text }),
        timestamp: formatTime(createdMs),
      }))
      return answerJson({ data: data.slice(0, 25) })
    })
    app.get(`/${graphVersion}/:id/content_publishing_limit`, ({ req }) => {
      const { accountId } = this.requireOwner(req.raw, req.param('id'))
      const config = { quota_total: this.#mostPosts, quota_duration: 86_400 }
      return answerJson({ data: [{ quota_usage: this.#countPosts(accountId), config }] })
    })
  }

  #serveInsights(): void {
    const postMetrics = ['views', 'reach', 'likes', 'comments', 'shares', 'saved', 'total_interactions']
    this.app.get(`/${graphVersion}/:id/insights`, ({ req }) => {
      const account = this.findAccount(req.param('id'))
      if (account) return this.answerInsights(req.raw, ['views', 'reach', 'total_interactions'])
      this.findTarget(req.param('id'))
      return this.answerInsights(req.raw, postMetrics)
    })
  }

  #answerObject(req: HonoRequest): Response {
    const account = this.requireAccount(req.raw)
    const id = req.param('id') ?? ''
    const container = this.#containers.get(id)
    if (container) return this.#answerContainer(container, req.query('fields') ?? '')
    if (id === account.accountId) return answerJson({ id, followers_count: 1200 })
    this.findTarget(id)
    return answerJson({ id, permalink: `https://www.instagram.com/p/${id}/` })
  }

  #answerContainer(container: Container, fields: string): Response {
    const { id } = container
    const upload = this.uploads.get(id)
    if (fields.includes('video_status')) {
      const bytes = upload?.receivedBytes ?? 0
      const isWhole = upload !== undefined && upload.sizeBytes > 0 && bytes === upload.sizeBytes
      const phase = { status: isWhole ? 'complete' : 'in_progress', bytes_transferred: bytes }
      return answerJson({ id, video_status: { uploading_phase: phase } })
    }
    const state = this.#readState(container, true)
    const reason = state === 'ERROR' ? { status: `Error: ${container.fault}` } : {}
    return answerJson({ id, status_code: state, ...reason })
  }

  #readState(container: Container, isQuestion: boolean): string {
    const { id, createdMs, fault, isPublished } = container
    if (isPublished) return 'PUBLISHED'
    if (this.options.now() - createdMs >= dayMs) return 'EXPIRED'
    const upload = this.uploads.get(id)
    if (upload && (upload.sizeBytes === 0 || upload.receivedBytes < upload.sizeBytes)) return 'IN_PROGRESS'
    const isDone = isQuestion ? this.isProcessed(id) : this.isKnownProcessed(id)
    if (!isDone) return 'IN_PROGRESS'
    return fault === null ? 'FINISHED' : 'ERROR'
  }

  #makeContainer(accountId: string, parameters: MediaParameters): Container {
    const { caption, alt_text: altText, is_carousel_item: isChild, media_type: type } = parameters
    const textFault = this.findTextFault(caption)
    if (textFault !== null) throw new MetaRefusal(36_004, textFault, { subcode: 2_207_010 })
    if ([...altText].length > platformRules.instagram.maxAltText) {
      throw new MetaRefusal(100, 'The alt text is too long.')
    }
    const children = type === 'CAROUSEL' ? this.#takeChildren(accountId, parameters.children) : []
    const source =
      type === 'CAROUSEL'
        ? { media: { mimeType: '', sizeBytes: 0, altText: '' }, fault: null }
        : this.#takeSource(parameters)
    const container: Container = {
      id: this.nextId(),
      accountId,
      createdMs: this.options.now(),
      kind: type === 'CAROUSEL' ? 'carousel' : type === undefined ? 'image' : 'video',
      isChild,
      caption,
      children,
      ...source,
      isPublished: false,
    }
    this.#containers.set(container.id, container)
    return container
  }

  #takeChildren(accountId: string, list: string): string[] {
    const ids = list.split(',').filter((id) => id !== '')
    if (ids.length < 2 || ids.length > 10) {
      throw new MetaRefusal(100, 'A carousel takes 2 to 10 media.', { subcode: 2_207_028 })
    }
    for (const id of ids) {
      const child = this.#containers.get(id)
      if (!child?.isChild || child.accountId !== accountId) throw new MetaRefusal(100, 'No such media.')
      if (this.#readState(child, false) !== 'FINISHED') {
        throw new MetaRefusal(9007, 'The media is not ready.', { subcode: 2_207_027 })
      }
    }
    return ids
  }

  /** Pictures are fetched at once, so they are refused at once; videos fail while they are processed. */
  #takeSource(parameters: MediaParameters): Pick<Container, 'media' | 'fault'> {
    const { image_url: image, video_url: video, upload_type: upload, media_type: type } = parameters
    const altText = parameters.alt_text
    if (type === undefined && image === undefined) throw new MetaRefusal(100, 'The image_url is missing.')
    if (type !== undefined && video === undefined && upload === undefined) {
      throw new MetaRefusal(100, 'The video_url is missing.')
    }
    const usual = { mimeType: type === undefined ? 'image/jpeg' : 'video/mp4', sizeBytes: 0 }
    const address = type === undefined ? image : video
    if (address === undefined) return { media: { ...usual, altText }, fault: null }
    if (!address.startsWith('https://')) {
      throw new MetaRefusal(9004, 'The media could not be fetched from this URI.', { subcode: 2_207_052 })
    }
    const { describeFile } = this.options
    if (!describeFile) return { media: { ...usual, altText }, fault: null }
    const facts = describeFile(address)
    if (!facts) throw new MetaRefusal(9004, 'There is no media at this URI.', { subcode: 2_207_052 })
    const fault = this.findFileFault(facts) ?? findShapeFault(facts)
    const { mimeType, sizeBytes } = facts
    if (fault !== null && type === undefined) throw new MetaRefusal(36_003, fault, { subcode: 2_207_009 })
    return { media: { mimeType, sizeBytes, altText }, fault }
  }

  /**
   * Nothing documents that Instagram refuses to publish a container twice, so the simulator shows a second post, which
   * tests would see.
   */
  #publish(accountId: string, containerId: string): string {
    const container = this.#containers.get(containerId)
    if (!container || container.accountId !== accountId || container.isChild) {
      throw new MetaRefusal(24, 'The requested resource does not exist.', { subcode: 2_207_006 })
    }
    const state = this.#readState(container, false)
    if (state === 'EXPIRED') throw new MetaRefusal(-2, 'The media has expired.', { subcode: 2_207_020 })
    if (state !== 'FINISHED' && state !== 'PUBLISHED') {
      throw new MetaRefusal(9007, 'The media is not ready.', { subcode: 2_207_027 })
    }
    if (this.#countPosts(accountId) >= this.#mostPosts) {
      throw new MetaRefusal(9, 'The posts of the day are used up.', { status: 403, subcode: 2_207_042 })
    }
    container.isPublished = true
    const parts = container.children.map((id) => this.#containers.get(id)!)
    return this.keepPost({
      id: this.nextId(),
      accountId,
      text: container.caption,
      media: (container.kind === 'carousel' ? parts : [container]).map(({ id, media }) => ({
        ...media,
        sizeBytes: this.uploads.get(id)?.receivedBytes ?? media.sizeBytes,
      })),
      inReplyTo: null,
      fields: { kind: container.kind },
    }).id
  }

  #countPosts(accountId: string): number {
    const sinceMs = this.options.now() - dayMs
    return this.posts().filter(
      (post) => post.accountId === accountId && post.inReplyTo === null && post.createdMs > sinceMs,
    ).length
  }
}

function findShapeFault(file: Omit<SocialFile, 'altText' | 'read' | 'publicUrl'>): string | null {
  const { images, videos } = platformRules.instagram
  const { kind, width, height, durationSeconds: seconds } = file
  const rules = kind === 'video' ? videos : images
  if (kind === 'video' && seconds !== null && videos) {
    if (seconds < videos.minSeconds || seconds > videos.maxSeconds) return 'The length is not supported.'
  }
  if (width === null || height === null || !rules?.ratio) return null
  const ratio = width / height
  if (ratio < rules.ratio.min || ratio > rules.ratio.max) return 'The aspect ratio is not supported.'
  const { width: widths } = images ?? {}
  const isWrongWidth = kind !== 'video' && widths && (width < widths.min || width > widths.max)
  return isWrongWidth ? 'The width is not supported.' : null
}
