import { createHmac, timingSafeEqual } from 'node:crypto'
import {
  Refused,
  readForm,
  parseJson,
  StubSite,
  type SiteAnswer,
  type SiteCallReceived,
  type StubPost,
} from './testing-site.ts'

interface GhostStubPost extends StubPost {
  created_at: string
  updated_at: string
  codeinjection_head: string | null
  fields: Readonly<Record<string, unknown>>
}

const imageTypes: readonly string[] = 'image/jpeg image/png image/gif image/svg+xml image/webp'.split(' ')
const maxTokenSeconds = 300

/** Ghost's Admin API as documented. */
export class GhostStub extends StubSite {
  readonly kind = 'ghost'
  readonly #id = '6489f2a3c1d4e5f60718293a'
  readonly #key = 'fd09'.repeat(16)
  readonly login = { user: '', secret: `${this.#id}:${this.#key}` }
  #posts: GhostStubPost[] = []
  #images: { url: string; bytes: number }[] = []
  #lastId = 0xabc000

  posts(): readonly GhostStubPost[] {
    return this.#posts
  }

  images(): readonly { url: string; bytes: number }[] {
    return this.#images
  }

  clear(): void {
    this.#posts = []
    this.#images = []
  }

  remove(id: string): void {
    this.#posts = this.#posts.filter((post) => post.id !== id)
  }

  /** Other people write many posts. */
  flood(count: number): void {
    const { codeinjection_head: _, ...last } = this.#posts.at(-1)!
    for (let index = 0; index < count; index++) {
      this.#posts.push({
        ...last,
        id: (++this.#lastId).toString(16).padStart(24, '0'),
        codeinjection_head: null,
      })
    }
  }

  protected handle(call: SiteCallReceived): Promise<SiteAnswer> | SiteAnswer {
    const path = /^\/ghost\/api\/admin\/(.*)$/.exec(call.url.pathname)?.[1]
    if (path === undefined) return { status: 200, body: 'a page' }
    if (path === 'site/') return { status: 200, body: { site: { title: 'A magazine', version: '6.65' } } }
    this.#requireToken(call)
    if (path === 'images/upload/' && call.method === 'POST') return this.#addImage(call)
    if (path === 'posts/') return call.method === 'GET' ? this.#list(call) : this.#addPost(call)
    const id = /^posts\/([0-9a-f]+)\/$/.exec(path)?.[1]
    if (id === undefined) throw refuse(404, 'NotFoundError', 'Resource not found error.')
    return call.method === 'GET' ? answerOne(200, this.#require(id)) : this.#changePost(id, call)
  }

  /** The rules of the documentation: HS256, the key's id, the audience, and an age of at most five minutes. */
  #requireToken({ headers }: SiteCallReceived): void {
    const [, header = '', payload = '', signature = ''] =
      /^Ghost ([\w-]+)\.([\w-]+)\.([\w-]+)$/.exec(headers.authorization ?? '') ?? []
    const key = Buffer.from(this.#key, 'hex')
    const expected = createHmac('sha256', key).update(`${header}.${payload}`).digest()
    const given = Buffer.from(signature, 'base64url')
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
      throw refuse(401, 'UnauthorizedError', 'Invalid token: invalid signature')
    }
    const { alg, kid } = decode(header)
    const { aud, iat, exp } = decode(payload)
    const seconds = Date.now() / 1000
    const isYoung =
      Number(exp) > seconds && Number(exp) - Number(iat) <= maxTokenSeconds && Number(iat) <= seconds + 60
    if (alg !== 'HS256' || kid !== this.#id || aud !== '/admin/' || !isYoung) {
      throw refuse(401, 'UnauthorizedError', 'Invalid token')
    }
  }

  async #addImage(call: SiteCallReceived): Promise<SiteAnswer> {
    const form = await readForm(call)
    const file = form.get('file')
    if (!(file instanceof File)) throw refuse(422, 'ValidationError', 'Please select an image.')
    if (!imageTypes.includes(file.type))
      throw refuse(415, 'UnsupportedMediaTypeError', 'Please select a valid image.')
    const url = `${this.address}/content/images/2026/11/${this.#images.length}-${file.name}`
    this.#images.push({ url, bytes: file.size })
    return { status: 201, body: { images: [{ url, ref: form.get('ref') }] } }
  }

  #list({ url }: SiteCallReceived): SiteAnswer {
    const limit = Number(url.searchParams.get('limit') ?? 15)
    if (limit > 100) throw refuse(400, 'BadRequestError', 'The limit is 100.')
    const ordered = this.#posts.toReversed().slice(0, limit)
    return { status: 200, body: { posts: ordered.map(view) } }
  }

  #addPost(call: SiteCallReceived): SiteAnswer {
    const now = new Date().toISOString()
    const id = (++this.#lastId).toString(16).padStart(24, '0')
    const empty = { title: '', html: '', slug: '', status: 'draft', pictures: [], fields: {} }
    const post = this.#write(
      { id, ...empty, created_at: now, updated_at: now, codeinjection_head: null },
      call,
    )
    this.#posts.push(post)
    return answerOne(201, post)
  }

  #changePost(id: string, call: SiteCallReceived): SiteAnswer {
    const before = this.#require(id)
    const { updated_at: known } = firstOf(call)
    if (known !== before.updated_at) {
      throw refuse(409, 'UpdateCollisionError', 'Saving failed! Someone else is editing this post.')
    }
    const after = {
      ...this.#write(before, call),
      updated_at: new Date(Date.parse(before.updated_at) + 1000).toISOString(),
    }
    this.#posts = this.#posts.map((post) => (post.id === id ? after : post))
    return answerOne(200, after)
  }

  #require(id: string): GhostStubPost {
    const post = this.#posts.find((one) => one.id === id)
    if (!post) throw refuse(404, 'NotFoundError', 'Resource not found error, cannot read post.')
    return post
  }

  #write(post: GhostStubPost, call: SiteCallReceived): GhostStubPost {
    const fields = firstOf(call)
    const title = String(fields['title'] ?? '')
    const isHtml = call.url.searchParams.get('source') === 'html'
    const limits = {
      title: 255,
      meta_title: 300,
      meta_description: 500,
      custom_excerpt: 300,
      feature_image_alt: 125,
    }
    const tooLong = Object.entries(limits).find(([name, most]) => String(fields[name] ?? '').length > most)
    if (title === '' || tooLong || !['draft', 'published', 'scheduled'].includes(String(fields['status']))) {
      throw refuse(422, 'ValidationError', `Validation error, cannot save post: ${tooLong?.[0] ?? 'title'}`)
    }
    const html = isHtml ? String(fields['html'] ?? '') : ''
    const featured = fields['feature_image']
    const inText = [...html.matchAll(/<img src="([^"]+)"/g)].map((match) => match[1]!)
    const injection = fields['codeinjection_head']
    return {
      ...post,
      title,
      html,
      slug: fields['slug'] === undefined ? post.slug : this.#freeSlug(String(fields['slug']), post.id),
      status: String(fields['status']),
      pictures: [...(typeof featured === 'string' ? [featured] : []), ...inText],
      codeinjection_head: typeof injection === 'string' ? injection : post.codeinjection_head,
      fields,
    }
  }

  #freeSlug(wanted: string, id: string): string {
    for (let count = 1; ; count++) {
      const slug = count === 1 ? wanted : `${wanted}-${count}`
      if (!this.#posts.some((one) => one.slug === slug && one.id !== id)) return slug
    }
  }
}

function answerOne(status: number, post: GhostStubPost): SiteAnswer {
  return { status, body: { posts: [view(post)] } }
}

function view({ id, slug, created_at, updated_at, codeinjection_head }: GhostStubPost): object {
  const post = { id, slug, created_at, updated_at, codeinjection_head }
  return { ...post, url: `https://magazine.example/${post.slug}/` }
}

function firstOf({ body }: SiteCallReceived): Record<string, unknown> {
  const { posts } = parseJson(body) as { posts?: Record<string, unknown>[] }
  if (!Array.isArray(posts) || posts.length !== 1)
    throw refuse(400, 'BadRequestError', "No root key ('posts') provided.")
  return posts[0]!
}

function decode(part: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(part, 'base64url').toString('utf8')) as Record<string, unknown>
}

function refuse(status: number, type: string, message: string): Refused {
  return new Refused(status, { errors: [{ message, type }] })
}
