import { z } from 'zod'
import { isSigned, signatureHeader } from '../social/webhook/signature.ts'
import {
  Refused,
  parseJson,
  StubSite,
  type SiteAnswer,
  type SiteCallReceived,
  type StubPost,
} from './testing-site.ts'

const bodySchema = z.strictObject({
  event: z.literal('article.published'),
  id: z.string().regex(/^[0-9a-f]{32}$/),
  status: z.enum(['draft', 'publish']),
  isUpdate: z.boolean(),
  article: z.strictObject({
    title: z.string(),
    slug: z.string(),
    seoTitle: z.string(),
    description: z.string(),
    html: z.string(),
    markdown: z.string(),
    pictures: z.array(
      z.strictObject({
        name: z.string().regex(/^[\w.-]+$/),
        mimeType: z.enum(['image/jpeg', 'image/png']),
        altText: z.string(),
        caption: z.string(),
        isFeatured: z.boolean(),
        data: z.base64(),
      }),
    ),
  }),
})

/** A receiver that checks signatures, and takes each Idempotency-Key once. */
export class WebhookStub extends StubSite {
  readonly kind = 'webhook'
  /** The secret is made when the webhook is connected. */
  login = { user: '', secret: 'f'.repeat(64) }
  #posts: StubPost[] = []
  readonly #answers = new Map<string, SiteAnswer>()

  posts(): readonly StubPost[] {
    return this.#posts
  }

  clear(): void {
    this.#posts = []
    this.#answers.clear()
  }

  remove(id: string): void {
    this.#posts = this.#posts.filter((post) => post.id !== id)
  }

  protected handle(call: SiteCallReceived): SiteAnswer {
    const { headers, body } = call
    const header = String(headers[signatureHeader] ?? '')
    if (!isSigned(body.toString('utf8'), { header, secret: this.login.secret, nowMs: Date.now() })) {
      throw new Refused(401, { error: 'The signature is wrong.' })
    }
    const key = String(headers['idempotency-key'] ?? '')
    if (key === '') throw new Refused(400, { error: 'An Idempotency-Key is needed.' })
    const known = this.#answers.get(key)
    if (known) return known
    const parsed = bodySchema.safeParse(parseJson(body))
    if (!parsed.success) throw new Refused(422, { error: parsed.error.message })
    const answer = { status: 200, body: this.#take(parsed.data) }
    this.#answers.set(key, answer)
    return answer
  }

  #take({ id, status, article }: z.output<typeof bodySchema>): object {
    const { title, slug, html, pictures } = article
    const inText = [...html.matchAll(/<img src="([^"]+)"/g)].map((match) => match[1]!)
    const featured = pictures.filter(({ isFeatured }) => isFeatured).map(({ name }) => name)
    const post = { id, title, html, slug, status, pictures: [...featured, ...inText] }
    this.#posts = [...this.#posts.filter((one) => one.id !== id), post]
    return { id, url: `https://receiver.example/${slug}` }
  }
}
