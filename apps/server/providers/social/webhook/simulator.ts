import { z } from 'zod'
import type { SimulatorOptions, SocialAccess } from '../port.ts'
import { answerJson, Refusal, SimulatorBase } from '../simulator-base.ts'
import { isSigned, signatureHeader } from './signature.ts'

const bodySchema = z.strictObject({
  id: z.string().regex(/^[0-9a-f]{32}$/),
  text: z.string(),
  thread: z.array(z.string()),
  firstComment: z.string(),
  media: z.array(
    z.strictObject({
      kind: z.enum(['image', 'gif', 'video']),
      url: z.httpUrl(),
      mimeType: z.string(),
      sizeBytes: z.number(),
      altText: z.string(),
    }),
  ),
  isAiMade: z.boolean(),
  plan: z.object({ date: z.string(), time: z.string(), zone: z.string() }).nullable(),
  pillar: z.string().nullable(),
})

/** A receiver that checks signatures and takes each Idempotency-Key once. */
export class WebhookSimulator extends SimulatorBase {
  readonly #secrets = new Map<string, string>()
  readonly #taken = new Map<string, string>()

  constructor(options: SimulatorOptions) {
    super(options, {
      platform: 'webhook',
      tokenSeconds: null,
      refuse: ({ message }) => ({ error: message }),
    })
    this.app.post('/hooks/:account', async ({ req }) => this.#take(req.param('account'), req.raw))
  }

  override addAccount(name?: string): SocialAccess {
    const access = super.addAccount(name)
    this.#secrets.set(access.accountId, access.token)
    return { ...access, server: `${this.options.origin}/hooks/${access.accountId}` }
  }

  override revoke(accountId: string): void {
    super.revoke(accountId)
    this.#secrets.delete(accountId)
  }

  async #take(accountId: string, request: Request): Promise<Response> {
    const text = await request.text()
    const secret = this.#secrets.get(accountId)
    const header = request.headers.get(signatureHeader) ?? ''
    if (secret === undefined || !isSigned(text, { header, secret, nowMs: this.options.now() })) {
      throw new Refusal(401, 'The signature is wrong.')
    }
    const key = request.headers.get('idempotency-key')
    if (key === null) throw new Refusal(400, 'The Idempotency-Key is missing.')
    const id = this.#taken.get(key) ?? this.nextId()
    if (!this.#taken.has(key)) this.#keep(accountId, id, text)
    this.#taken.set(key, id)
    return answerJson({ id, url: `${this.options.origin}/received/${id}` }, { status: 202 })
  }

  #keep(accountId: string, id: string, text: string): void {
    const parsed = bodySchema.safeParse(JSON.parse(text))
    if (!parsed.success) throw new Refusal(422, 'The body has another shape.')
    const { text: words, media, ...fields } = parsed.data
    const fault = this.findTextFault(words)
    if (fault !== null) throw new Refusal(422, fault)
    this.keepPost({ id, accountId, text: words, media, inReplyTo: null, fields })
  }
}
