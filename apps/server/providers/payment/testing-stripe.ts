// A stub of Stripe over HTTP, which enforces what https://docs.stripe.com/api documents: keys, form encoding, known
// parameters, idempotency keys, and errors of their shapes. It signs events as Stripe does. Tests move its objects by its
// methods, and send what it signed in any order, more than once, late or forged.

import { createHmac, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { StripeObjects, type StripeEvent, type StripeObject } from './testing-stripe-objects.ts'
import { readForm, type FormValue } from './testing-stripe-form.ts'

export const stubSecretKey = 'sk_test_stub'
export const stubWebhookSecret = 'whsec_stub'
/** Ids of prices, by setting. */
export const stubPrices = Object.fromEntries(
  ['STARTER', 'CREATOR', 'SCALE'].flatMap((plan) =>
    ['MONTHLY', 'YEARLY'].map((billing) => [
      `STRIPE_PRICE_${plan}_${billing}`,
      `price_${plan.toLowerCase()}_${billing.toLowerCase()}`,
    ]),
  ),
)

/** An answer in place of the next one, such as a refusal. */
export interface InjectedAnswer {
  status: number
  error: { type: string; message: string; code?: string }
  headers?: Record<string, string>
}

interface Answer {
  status: number
  body: unknown
  headers?: Record<string, string>
}

class Refusal extends Error {
  readonly answer: Answer

  constructor(status: number, error: Record<string, unknown>) {
    super(String(error['message']))
    this.answer = { status, body: { error } }
  }
}

export class StubStripe {
  readonly objects: StripeObjects
  /** Calls that reached it, as `POST /v1/checkout/sessions`. */
  readonly calls: string[] = []
  /** Answers for the next calls. */
  readonly injected: InjectedAnswer[] = []
  readonly #kept = new Map<string, { form: string; answer: Answer }>()
  readonly #server: Server
  /** Where events are sent by themselves; null to leave that to the test. */
  webhookUrl: string | null = null

  private constructor(server: Server) {
    this.#server = server
    this.objects = new StripeObjects((event) => this.#onEvent(event))
  }

  static async start(): Promise<StubStripe> {
    const server = createServer()
    const stub = new StubStripe(server)
    server.on('request', (request, response) => void stub.#serve(request, response))
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    stub.objects.pageUrl = stub.url
    return stub
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  /** The settings of a server that uses this stub. */
  get environment(): Record<string, string> {
    return {
      STRIPE_SECRET_KEY: stubSecretKey,
      STRIPE_WEBHOOK_SECRET: stubWebhookSecret,
      STRIPE_BASE_URL: this.url,
      ...stubPrices,
    }
  }

  async stop(): Promise<void> {
    this.#server.close()
    this.#server.closeAllConnections()
    await once(this.#server, 'close').catch(() => {})
  }

  /** An event as it is sent: its body, and the header that signs it. */
  sign(
    event: StripeEvent,
    { secret = stubWebhookSecret, at = Date.now() }: { secret?: string; at?: number } = {},
  ): { body: string; signature: string } {
    const body = JSON.stringify(event, null, 2)
    const seconds = Math.floor(at / 1000)
    const hash = createHmac('sha256', secret).update(`${seconds}.${body}`, 'utf8').digest('hex')
    return { body, signature: `t=${seconds},v1=${hash},v0=0000` }
  }

  #onEvent(event: StripeEvent): void {
    if (this.webhookUrl !== null) void this.#send(event, this.webhookUrl)
  }

  /** Sends an event until it is taken, and then once more, because Stripe may do so. */
  async #send(event: StripeEvent, url: string): Promise<void> {
    for (let left = 2, tries = 0; left > 0 && tries < 10; tries++) {
      const { body, signature } = this.sign(event)
      const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
      const response = await fetch(url, { method: 'POST', headers, body }).catch(() => null)
      if (response?.ok) left--
      else await new Promise((resolve) => setTimeout(resolve, 200))
    }
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url!, this.url)
    if (!url.pathname.startsWith('/v1/')) return this.#servePage(request, response, url)
    this.calls.push(`${request.method} ${url.pathname}`)
    const answer = await this.#answer(request, url).catch((error: unknown) => {
      if (error instanceof Refusal) return error.answer
      throw error
    })
    const id = `req_${randomUUID().slice(0, 8)}`
    response.writeHead(answer.status, {
      'content-type': 'application/json',
      'request-id': id,
      ...answer.headers,
    })
    response.end(JSON.stringify(answer.body))
  }

  async #answer(request: IncomingMessage, url: URL): Promise<Answer> {
    const sent = await text(request)
    if (request.headers.authorization !== `Bearer ${stubSecretKey}`) {
      throw new Refusal(401, { type: 'invalid_request_error', message: 'Invalid API Key provided: sk_****' })
    }
    const injected = this.injected.shift()
    if (injected) {
      const { status, error, headers = {} } = injected
      return { status, body: { error }, headers: { 'stripe-should-retry': 'false', ...headers } }
    }
    if (request.method === 'GET') return this.#read(url)
    if (!request.headers['content-type']?.startsWith('application/x-www-form-urlencoded')) {
      throw new Refusal(400, { type: 'invalid_request_error', message: 'Send parameters form-encoded.' })
    }
    const key = request.headers['idempotency-key']
    const kept = typeof key === 'string' ? this.#kept.get(key) : undefined
    if (kept && kept.form !== url.pathname + sent) {
      const message = 'Keys for idempotent requests can only be used with the same parameters.'
      throw new Refusal(400, { type: 'idempotency_error', message })
    }
    if (kept) return { ...kept.answer, headers: { 'idempotent-replayed': 'true' } }
    const answer: Answer = {
      status: 200,
      body: this.#create(url.pathname, readForm(new URLSearchParams(sent))),
    }
    if (typeof key === 'string') this.#kept.set(key, { form: url.pathname + sent, answer })
    return answer
  }

  #create(path: string, form: Record<string, FormValue>): StripeObject {
    switch (path) {
      case '/v1/checkout/sessions': {
        requireKnown(form, [
          'mode',
          'line_items',
          'success_url',
          'cancel_url',
          'client_reference_id',
          'metadata',
          'subscription_data',
          'customer',
          'customer_email',
        ])
        const [item] = Object.values(form['line_items'] ?? {}) as { price?: string }[]
        if (!Object.values(stubPrices).includes(item?.price ?? '')) {
          const message = `No such price: '${item?.price}'`
          throw new Refusal(400, { type: 'invalid_request_error', code: 'resource_missing', message })
        }
        return this.objects.createSession(form, item!.price!)
      }
      case '/v1/billing_portal/sessions': {
        requireKnown(form, ['customer', 'return_url'])
        const params = new URLSearchParams({ back: String(form['return_url']) })
        return { id: 'bps_1', object: 'billing_portal.session', url: `${this.url}/portal?${params}` }
      }
      default:
        return this.#expire(path)
    }
  }

  #expire(path: string): StripeObject {
    const [, id = ''] = /^\/v1\/checkout\/sessions\/(\w+)\/expire$/.exec(path) ?? []
    const session = this.objects.find(id)
    if (session?.['status'] === 'open') return this.objects.expireSession(session)
    const message = session
      ? 'Only Checkout Sessions with a status in ["open"] can be expired.'
      : `Unrecognized request URL (${path})`
    throw new Refusal(session ? 400 : 404, { type: 'invalid_request_error', message })
  }

  #read(url: URL): Answer {
    const [, , type = '', ...rest] = url.pathname.split('/')
    const body =
      type === 'events'
        ? this.objects.listEvents(url.searchParams)
        : type === 'invoice_payments'
          ? this.objects.listInvoicePayments(url.searchParams.get('payment[payment_intent]'))
          : this.objects.find(rest.at(-1) ?? '')
    if (body) return { status: 200, body }
    const message = `No such object: '${rest.at(-1)}'`
    throw new Refusal(404, { type: 'invalid_request_error', code: 'resource_missing', message })
  }

  /** The pages that people see: the checkout page, and the portal. */
  #servePage(request: IncomingMessage, response: ServerResponse, url: URL): void {
    const [, page, id = ''] = url.pathname.split('/')
    const session = page === 'pay' ? this.objects.find(id) : null
    if (session && request.method === 'POST') {
      this.objects.pay(id)
      response.writeHead(303, { location: String(session['success_url']) }).end()
      return
    }
    const back = session ? String(session['cancel_url']) : (url.searchParams.get('back') ?? '/')
    const form = session ? '<form method="post"><button>Pay</button></form>' : ''
    response.writeHead(session || page === 'portal' ? 200 : 404, { 'content-type': 'text/html' })
    response.end(
      `<!doctype html><title>Stub of Stripe</title><h1>${session ? 'Checkout' : 'Billing'}</h1>${form}<a href="${back}">Back</a>`,
    )
  }
}

function requireKnown(form: Record<string, FormValue>, known: readonly string[]): void {
  const unknown = Object.keys(form).find((name) => !known.includes(name))
  if (unknown === undefined) return
  const message = `Received unknown parameter: ${unknown}`
  throw new Refusal(400, { type: 'invalid_request_error', code: 'parameter_unknown', message })
}
