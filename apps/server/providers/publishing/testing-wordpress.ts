import {
  Refused,
  readForm,
  parseJson,
  StubSite,
  type SiteAnswer,
  type SiteCallReceived,
  type StubPost,
} from './testing-site.ts'

interface WordPressPost extends StubPost {
  excerpt: string
  featured: number
}

/** The types of pictures that WordPress takes by default. */
const mediaTypes: readonly string[] = ['image/jpeg', 'image/png', 'image/gif', 'image/webp']

/** WordPress's REST API as documented, with plain addresses (`?rest_route=`). */
export class WordPressStub extends StubSite {
  readonly kind = 'wordpress'
  readonly login = { user: 'editor', secret: 'abcd EFGH 1234 ijkl MNOP 5678' }
  /** False for a contributor, who may write but not publish. */
  canPublish = true
  canUpload = true
  #posts: WordPressPost[] = []
  #media: { id: number; slug: string; source_url: string; altText: string; bytes: number }[] = []
  #lastId = 10

  posts(): readonly WordPressPost[] {
    return this.#posts
  }

  media(): readonly { slug: string; altText: string; bytes: number }[] {
    return this.#media
  }

  clear(): void {
    this.#posts = []
    this.#media = []
  }

  remove(id: string): void {
    this.#posts = this.#posts.filter((post) => post.id !== id)
  }

  protected handle(call: SiteCallReceived): Promise<SiteAnswer> | SiteAnswer {
    const route = call.url.searchParams.get('rest_route')
    if (route === null) return { status: 200, body: 'a page' }
    if (route === '/') return { status: 200, body: { name: 'A blog', namespaces: ['oembed/1.0', 'wp/v2'] } }
    this.#requireLogin(call)
    if (route === '/wp/v2/users/me') return this.#describeUser()
    if (route === '/wp/v2/media') return call.method === 'GET' ? this.#findMedia(call) : this.#addMedia(call)
    if (route === '/wp/v2/posts') return call.method === 'GET' ? this.#findPosts(call) : this.#addPost(call)
    const id = /^\/wp\/v2\/posts\/(\d+)$/.exec(route)?.[1]
    if (id !== undefined && call.method === 'POST') return this.#changePost(id, call)
    throw refuse(404, 'rest_no_route', 'No route was found matching the URL and request method.')
  }

  #requireLogin({ headers }: SiteCallReceived): void {
    const [, encoded = ''] = /^Basic (.+)$/.exec(headers.authorization ?? '') ?? []
    const [user, ...rest] = Buffer.from(encoded, 'base64').toString().split(':')
    const { login } = this
    if (user === login.user && rest.join(':').replaceAll(' ', '') === login.secret.replaceAll(' ', '')) return
    throw refuse(401, 'incorrect_password', 'The provided password is an invalid application password.')
  }

  #describeUser(): SiteAnswer {
    const capabilities = { edit_posts: true, upload_files: this.canUpload, publish_posts: this.canPublish }
    return { status: 200, body: { id: 1, name: 'Editor', capabilities } }
  }

  #findMedia({ url }: SiteCallReceived): SiteAnswer {
    return { status: 200, body: this.#media.filter(({ slug }) => slug === url.searchParams.get('slug')) }
  }

  async #addMedia(call: SiteCallReceived): Promise<SiteAnswer> {
    const form = await readForm(call)
    const file = form.get('file')
    if (!(file instanceof File)) throw refuse(400, 'rest_upload_no_data', 'No data supplied.')
    if (!mediaTypes.includes(file.type))
      throw refuse(400, 'rest_upload_file_error', 'Not allowed to upload this type.')
    const id = ++this.#lastId
    const media = {
      id,
      slug: this.#freeSlug(String(form.get('slug')), this.#media),
      source_url: `${this.address}/wp-content/uploads/${id}-${file.name}`,
      altText: String(form.get('alt_text')),
      bytes: file.size,
    }
    this.#media.push(media)
    return { status: 201, body: media }
  }

  #findPosts({ url }: SiteCallReceived): SiteAnswer {
    const { searchParams } = url
    const search = searchParams.get('search')
    const slug = searchParams.get('slug')
    const isAll = searchParams.get('status') === 'any'
    const found = this.#posts.filter(
      (post) =>
        (isAll || post.status === 'publish') &&
        (search === null || `${post.title} ${post.html}`.includes(search)) &&
        (slug === null || post.slug === slug),
    )
    return {
      status: 200,
      body: found.map((post) => this.#view(post, searchParams.get('context') === 'edit')),
    }
  }

  #addPost(call: SiteCallReceived): SiteAnswer {
    const empty = { title: '', html: '', slug: '', status: 'draft', excerpt: '', featured: 0, pictures: [] }
    const post: WordPressPost = { ...empty, id: String(++this.#lastId) }
    const written = this.#write(post, call)
    this.#posts.push(written)
    return { status: 201, body: this.#view(written, true) }
  }

  #changePost(id: string, call: SiteCallReceived): SiteAnswer {
    const index = this.#posts.findIndex((post) => post.id === id)
    if (index < 0) throw refuse(404, 'rest_post_invalid_id', 'Invalid post ID.')
    this.#posts[index] = this.#write(this.#posts[index]!, call)
    return { status: 200, body: this.#view(this.#posts[index]!, true) }
  }

  #write(post: WordPressPost, call: SiteCallReceived): WordPressPost {
    const body = parseJson(call.body)
    const status = String(body['status'] ?? post.status)
    if (!['draft', 'pending', 'publish', 'private', 'future'].includes(status))
      throw refuse(400, 'rest_invalid_param', 'Invalid parameter(s): status')
    if (status === 'publish' && !this.canPublish)
      throw refuse(
        403,
        'rest_cannot_publish',
        'Sorry, you are not allowed to publish posts in this post type.',
      )
    const featured = Number(body['featured_media'] ?? post.featured)
    const media = this.#media.find(({ id }) => id === featured)
    if (featured !== 0 && !media)
      throw refuse(400, 'rest_invalid_featured_media', 'Invalid featured media ID.')
    const html = String(body['content'] ?? post.html)
    const inText = [...html.matchAll(/<img src="([^"]+)"/g)].map((match) => match[1]!)
    const others = this.#posts.filter(({ id }) => id !== post.id)
    const slug = body['slug'] === undefined ? post.slug : this.#freeSlug(String(body['slug']), others)
    return {
      ...post,
      title: String(body['title'] ?? post.title),
      html,
      slug,
      status,
      excerpt: String(body['excerpt'] ?? post.excerpt),
      featured,
      pictures: [...(media ? [media.source_url] : []), ...inText],
    }
  }

  #freeSlug(wanted: string, others: readonly { slug: string }[]): string {
    for (let count = 1; ; count++) {
      const slug = count === 1 ? wanted : `${wanted}-${count}`
      if (!others.some((one) => one.slug === slug)) return slug
    }
  }

  #view({ id, slug, status, html }: WordPressPost, hasRaw: boolean): object {
    const link = status === 'publish' ? `${this.address}/${slug}/` : `${this.address}/?p=${id}`
    const content = { rendered: html, ...(hasRaw ? { raw: html } : {}) }
    return { id: Number(id), slug, status, link, content }
  }
}

function refuse(status: number, code: string, message: string): Refused {
  return new Refused(status, { code, message, data: { status } })
}
