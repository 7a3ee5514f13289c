import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as messages from '@vivify/contract/messages'
import { readSession, signInAsGuest, signUp } from '@vivify/contract/routes/account'
import { checkOut, openPortal, readBilling, readCheckout } from '@vivify/contract/routes/checkout'
import { listCreditChanges } from '@vivify/contract/routes/credits'
import type { Mailer } from '../../providers/mail/port.ts'
import { StubStripe } from '../../providers/payment/testing-stripe.ts'
import type { StripeEvent, StripeObject } from '../../providers/payment/testing-stripe-objects.ts'
import { paymentEvents } from '../../store/schema-payments.ts'
import { openTestServer, type TestBrowser, type TestServer } from '../../testing.ts'
import { reserveCredits } from '../credits/ledger.ts'
import { expireCredits } from '../credits/take-back.ts'
import { proveLedger } from '../credits/prove.ts'
import { createPaymentService } from './payments.ts'
import { createStripe } from '../../providers/payment/stripe.ts'

/** Long enough for a database on a busy machine. */
const startMs = 60_000
const dayMs = 86_400_000

let stub: StubStripe
let server: TestServer
beforeAll(async () => {
  stub = await StubStripe.start()
  server = await openTestServer({ environment: stub.environment })
}, startMs)
afterAll(async () => {
  await server.close()
  await stub.stop()
}, startMs)
beforeEach(() => {
  stub.objects.now = Math.floor(Date.now() / 1000)
  stub.injected.length = 0
})
/** Whatever a test did, the ledger adds up. */
afterEach(async () => {
  const { createId, store } = server.context
  expect(await proveLedger(store.db, { createId })).toMatchObject({ wrong: 0 })
})

let people = 0

async function openAccount(): Promise<TestBrowser> {
  const browser = server.openBrowser()
  await browser.send(signUp, { body: { email: `buyer-${++people}@example.com`, password: 'long enough' } })
  return browser
}

function send(sent: { body: string; signature?: string }) {
  const headers: Record<string, string> =
    sent.signature === undefined ? {} : { 'stripe-signature': sent.signature }
  return server.openBrowser().call('POST', '/api/payments/events', sent.body, headers)
}

async function deliver(events: readonly StripeEvent[]): Promise<void> {
  for (const event of events) expect(await send(stub.sign(event))).toMatchObject({ status: 200 })
}

interface Buyer {
  browser: TestBrowser
  session: StripeObject
  /** Of the payment, not sent yet. */
  events: StripeEvent[]
}

async function buy(plan = 'creator', billing = 'monthly'): Promise<Buyer> {
  const browser = await openAccount()
  const ordered = await browser.send(checkOut, { body: { plan, billing, idempotencyKey: 'press' } })
  expect(ordered.type).toBe('checkout')
  const sessionId = 'url' in ordered ? ordered.url.split('/').at(-1)! : ''
  return { browser, events: stub.objects.pay(sessionId), session: stub.objects.find(sessionId)! }
}

async function subscribe(plan?: string, billing?: string): Promise<Buyer & { subscriptionId: string }> {
  const buyer = await buy(plan, billing)
  await deliver(buyer.events)
  return { ...buyer, subscriptionId: String(buyer.session['subscription']) }
}

const sessionOf = async (browser: TestBrowser) => (await browser.send(readSession)).session!
const creditsOf = async (browser: TestBrowser) => (await sessionOf(browser)).credits
const changesOf = (browser: TestBrowser) => browser.send(listCreditChanges)

async function workspaceOf(browser: TestBrowser): Promise<string> {
  const session = await server.context.services.accounts.readSession(new Headers({ cookie: browser.cookie }))
  return session!.workspaceId
}

async function spend(browser: TestBrowser, amount: number): Promise<void> {
  const workspaceId = await workspaceOf(browser)
  const { createId, store } = server.context
  await store.db.transaction((tx) =>
    reserveCredits(tx, { id: createId(), workspaceId, amount, reference: `project:${createId()}` }),
  )
}

/** The charge that paid the latest invoice of a subscription. */
function chargeOf(subscriptionId: string): string {
  const invoice = stub.objects.all('invoice').findLast((one) => JSON.stringify(one).includes(subscriptionId))!
  const paid = stub.objects.all('invoice_payment').find((one) => one['invoice'] === invoice.id)!
  const intent = (paid['payment'] as { payment_intent: string }).payment_intent
  return stub.objects.all('charge').find((one) => one['payment_intent'] === intent)!.id
}

/** The service with a clock that is ahead. */
function serviceAt(now: number, mailer: Mailer | null = null) {
  const { createId, store, config } = server.context
  const provider = createStripe(config.stripe!)
  return createPaymentService({
    db: store.db,
    provider,
    mailer,
    grantsPlans: false,
    createId,
    now: () => now,
  })
}

describe('checkout', () => {
  test('leads to the provider’s page; the plan and its credits come with the event, not with the address', async () => {
    const { browser, session, events } = await buy()
    expect(session).toMatchObject({ client_reference_id: await workspaceOf(browser) })
    const checkoutId = new URL(String(session['success_url'])).searchParams.get('id')!
    const read = () => browser.send(readCheckout, { params: { checkoutId } })
    expect(await read()).toMatchObject({ status: 'confirming', credits: 20 })
    expect(await sessionOf(browser)).toMatchObject({ plan: null, credits: 20 })
    await deliver(events)
    expect(await read()).toEqual({ status: 'paid', plan: 'creator', url: null, credits: 520 })
    expect(await sessionOf(browser)).toMatchObject({ plan: 'creator', credits: 520 })
    const { changes } = await changesOf(browser)
    expect(changes[0]).toMatchObject({ kind: 'grant', subject: 'plan', amount: 500, balanceAfter: 520 })
    const { subscription, isCharging } = await browser.send(readBilling)
    expect({ isCharging, subscription }).toMatchObject({
      isCharging: true,
      subscription: { plan: 'creator', billing: 'monthly', status: 'active', endsAtPeriodEnd: false },
    })
  })

  test('a repeated press is one page; another account can’t read it', async () => {
    const browser = await openAccount()
    const press = () =>
      browser.send(checkOut, { body: { plan: 'starter', billing: 'monthly', idempotencyKey: 'same' } })
    const pages = await Promise.all([press(), press(), press()])
    expect(new Set(pages.map((page) => 'url' in page && page.url)).size).toBe(1)
    const session = stub.objects.all('checkout.session').at(-1)!
    const checkoutId = new URL(String(session['success_url'])).searchParams.get('id')!
    const other = await openAccount()
    expect((await other.call('GET', `/api/checkout/${checkoutId}`)).status).toBe(404)
  })

  test('a call whose answer was lost is repeated with the same key', async () => {
    const browser = await openAccount()
    const body = { plan: 'starter', billing: 'monthly', idempotencyKey: 'lost' }
    const error = { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' }
    stub.injected.push({ status: 402, error })
    expect((await browser.call('POST', '/api/checkout', body)).status).toBeGreaterThanOrEqual(400)
    stub.injected.push({ status: 429, error: { type: 'rate_limit_error', message: 'Too many requests' } })
    expect((await browser.call('POST', '/api/checkout', body)).body).toMatchObject({ code: 'rate_limited' })
    expect(await browser.send(checkOut, { body })).toMatchObject({ type: 'checkout' })
  })

  test('a guest and a visitor are asked for an account; a plan without a price is not sold', async () => {
    const guest = server.openBrowser()
    const body = { plan: 'starter', billing: 'monthly' }
    expect((await guest.call('POST', '/api/checkout', body)).status).toBe(401)
    await guest.send(signInAsGuest)
    expect(await guest.call('POST', '/api/checkout', body)).toMatchObject({
      status: 403,
      body: { error: messages.payments.guestFirst },
    })
    expect((await guest.call('POST', '/api/billing/portal')).status).toBe(404)
  })

  test('whoever has a subscription is led to the portal, and not billed twice', async () => {
    const { browser } = await subscribe('starter')
    const again = await browser.send(checkOut, { body: { plan: 'creator', billing: 'monthly' } })
    expect(again).toMatchObject({ type: 'portal', url: expect.stringContaining('/portal') as string })
    expect((await browser.send(openPortal)).url).toContain('/portal')
  })

  test('a second page closes the first, and a first that was paid meanwhile leads to the portal', async () => {
    const browser = await openAccount()
    const press = (plan: string, idempotencyKey: string) =>
      browser.send(checkOut, { body: { plan, billing: 'monthly', idempotencyKey } })
    await press('starter', 'first')
    const first = stub.objects.all('checkout.session').at(-1)!
    await press('creator', 'second')
    expect(first['status']).toBe('expired')
    const second = stub.objects.all('checkout.session').at(-1)!
    stub.objects.pay(second.id)
    expect(await press('scale', 'third')).toMatchObject({ type: 'portal' })
    expect(await sessionOf(browser)).toMatchObject({ plan: 'creator', credits: 520 })
    expect(stub.objects.all('checkout.session').at(-1)).toBe(second)
  })

  test('a page whose event never comes asks the provider itself', async () => {
    const { browser, session } = await buy()
    const checkoutId = new URL(String(session['success_url'])).searchParams.get('id')!
    const workspaceId = await workspaceOf(browser)
    const later = serviceAt(Date.now() + 10_000)
    expect(await later.readCheckout(workspaceId, checkoutId)).toMatchObject({ status: 'paid', credits: 520 })
  })
})

describe('events', () => {
  test('repeated, reversed and simultaneous ones grant once', async () => {
    const { browser, events } = await buy()
    await deliver(events.toReversed())
    await Promise.all([...events, ...events, ...events].map((event) => send(stub.sign(event))))
    expect(await creditsOf(browser)).toBe(520)
    expect((await changesOf(browser)).changes).toHaveLength(2)
  })

  test('forged, altered, unsigned and late ones are refused and change nothing', async () => {
    const { browser, events } = await buy()
    const event = events.at(-1)!
    const good = stub.sign(event)
    const bad = [
      stub.sign(event, { secret: 'whsec_other' }),
      { ...good, body: good.body.replace('"complete"', '"complete" ') },
      { body: good.body },
      { ...good, signature: 'v1=00' },
      stub.sign(event, { at: Date.now() - 301_000 }),
      { ...good, body: '{' },
    ]
    for (const sent of bad) {
      expect(await send(sent)).toMatchObject({ status: 422, body: { error: messages.payments.badSignature } })
    }
    expect((await send({ ...good, body: 'x'.repeat(600_000) })).status).toBe(413)
    expect(await creditsOf(browser)).toBe(20)
    expect(await server.context.store.db.$count(paymentEvents)).toBeGreaterThanOrEqual(0)
  })

  test('what an event claims is not believed: the object is read again', async () => {
    const { browser, events, session } = await buy('starter')
    const event = structuredClone(events.find(({ type }) => type === 'invoice.paid')!)
    event.data.object['lines'] = {
      data: [{ amount: 9900, pricing: { price_details: { price: 'price_scale_monthly' } } }],
    }
    await deliver([event])
    expect(await sessionOf(browser)).toMatchObject({ plan: 'starter', credits: 220 })
    expect(session['status']).toBe('complete')
  })

  test('an old one does not bring an ended subscription back', async () => {
    const { browser, subscriptionId, events } = await subscribe()
    const [canceled] = stub.objects.cancel(subscriptionId)
    await deliver([canceled!])
    expect((await sessionOf(browser)).plan).toBeNull()
    const old = { ...events[0]!, id: 'evt_old' }
    await deliver([old])
    expect((await sessionOf(browser)).plan).toBeNull()
  })

  test('unknown kinds, and objects of nobody, are kept as ignored', async () => {
    const event = {
      id: 'evt_unknown',
      object: 'event' as const,
      created: 1,
      api_version: '',
      type: 'price.created',
    }
    await deliver([{ ...event, data: { object: { id: 'price_1' } } }])
    const rows = await server.context.store.db.select().from(paymentEvents)
    expect(rows.find(({ id }) => id === 'evt_unknown')).toMatchObject({ outcome: 'ignored' })
  })

  test('while the provider can’t be read, an event is to be sent again', async () => {
    const { browser, events } = await buy()
    stub.injected.push({ status: 500, error: { type: 'api_error', message: 'Oops' } })
    expect((await send(stub.sign(events.at(-1)!))).status).toBeGreaterThanOrEqual(500)
    expect(await creditsOf(browser)).toBe(20)
    await deliver([events.at(-1)!])
    expect(await creditsOf(browser)).toBe(520)
  })

  test('those that never arrived are found in the provider’s list', async () => {
    const { browser } = await buy()
    await server.context.services.payments.catchUp()
    expect(await creditsOf(browser)).toBe(520)
    expect(await server.context.services.payments.catchUp()).toBe(0)
  })
})

describe('a subscription', () => {
  test('gives credits with each paid period, which expire after it', async () => {
    const { browser, subscriptionId } = await subscribe()
    await spend(browser, 100)
    await deliver(stub.objects.renew(subscriptionId))
    expect(await creditsOf(browser)).toBe(920)
    const { createId, store } = server.context
    // The first month ends 31 days after it began, and its credits three days later.
    const now = new Date(Date.now() + 34.5 * dayMs)
    expect(await expireCredits(store.db, { now, createId })).toBeGreaterThanOrEqual(400)
    expect(await expireCredits(store.db, { now, createId })).toBe(0)
    expect(await creditsOf(browser)).toBe(520)
    const [last] = (await changesOf(browser)).changes
    expect(last).toMatchObject({ kind: 'expire', amount: -400, balanceAfter: 520 })
  })

  test('that is paid yearly gives its credits monthly, twelve times', async () => {
    const { browser } = await subscribe('creator', 'yearly')
    expect(await creditsOf(browser)).toBe(520)
    const start = Date.now()
    for (let month = 1; month <= 14; month++) {
      const now = start + month * 31 * dayMs
      await serviceAt(now).grantDueMonths()
    }
    const grants = (await changesOf(browser)).changes.filter(({ kind }) => kind === 'grant')
    expect(grants.map(({ amount }) => amount)).toEqual([...Array<number>(12).fill(500), 20])
  })

  test('whose payment fails keeps its plan and shows that, until it is paid or ends', async () => {
    const { browser, subscriptionId } = await subscribe()
    await deliver(stub.objects.failRenewal(subscriptionId))
    expect(await sessionOf(browser)).toMatchObject({ plan: 'creator', hasFailedPayment: true, credits: 520 })
    await deliver(stub.objects.payOpenInvoice(subscriptionId))
    expect(await sessionOf(browser)).toMatchObject({ hasFailedPayment: false, credits: 1020 })
    await deliver(stub.objects.failRenewal(subscriptionId))
    await deliver(stub.objects.cancel(subscriptionId))
    expect(await sessionOf(browser)).toMatchObject({ plan: null, hasFailedPayment: false })
  })

  test('whose payment fails is told by mail, once for each failure', async () => {
    const { subscriptionId } = await subscribe()
    const to: string[] = []
    const service = serviceAt(Date.now(), { send: async (mail) => void to.push(mail.to) })
    await service.mailFailures()
    to.length = 0
    await deliver(stub.objects.failRenewal(subscriptionId))
    await Promise.all([service.mailFailures(), service.mailFailures()])
    expect(to).toEqual([`buyer-${people}@example.com`])
    await deliver(stub.objects.payOpenInvoice(subscriptionId))
    await deliver(stub.objects.failRenewal(subscriptionId))
    await service.mailFailures()
    expect(to).toHaveLength(2)
  })

  test('that changes to a larger plan gives the difference', async () => {
    const { browser, subscriptionId } = await subscribe('starter')
    await deliver(stub.objects.changePlan(subscriptionId, 'price_creator_monthly'))
    expect(await sessionOf(browser)).toMatchObject({ plan: 'creator', credits: 520 })
    await deliver(stub.objects.changePlan(subscriptionId, 'price_starter_monthly'))
    expect(await sessionOf(browser)).toMatchObject({ plan: 'starter', credits: 520 })
  })
})

describe('a payment that is returned', () => {
  test('takes back what is left of its credits, in parts, however often it is told', async () => {
    const { browser, subscriptionId } = await subscribe()
    await spend(browser, 300)
    const charge = chargeOf(subscriptionId)
    const half = stub.objects.refund(charge, 2450)
    await deliver(half)
    // The welcome credits stay, because what expires is spent first: 200 of the 500 were left.
    expect(await creditsOf(browser)).toBe(20)
    await deliver([{ ...half[0]!, id: 'evt_half_again' }, ...stub.objects.refund(charge, 4900)])
    expect(await creditsOf(browser)).toBe(20)
    const { changes } = await changesOf(browser)
    expect(changes.filter(({ kind }) => kind === 'refund').map(({ amount }) => amount)).toEqual([-200])
  })

  test('by a dispute takes all of its credits; what was spent is a debt that later credits pay', async () => {
    const { browser, subscriptionId } = await subscribe()
    await spend(browser, 450)
    const opened = stub.objects.dispute(chargeOf(subscriptionId))
    await deliver([...opened, { ...opened[0]!, id: 'evt_dispute_again' }])
    expect(await changesOf(browser)).toMatchObject({ credits: 0, debt: 430 })
    await deliver(stub.objects.closeDispute(stub.objects.all('dispute').at(-1)!.id, 'lost'))
    expect(await changesOf(browser)).toMatchObject({ credits: 0, debt: 430 })
    await deliver(stub.objects.renew(subscriptionId))
    const after = await changesOf(browser)
    expect(after).toMatchObject({ credits: 70, debt: 0 })
    expect(after.changes.slice(0, 2)).toMatchObject([
      { kind: 'dispute', subject: 'debt', amount: -430, balanceAfter: 70 },
      { kind: 'grant', amount: 500 },
    ])
  })

  test.each([0, -4900, 49_000, 2 ** 53, undefined])(
    'in an amount of %s is never more than its credits, and never gives any',
    async (amount) => {
      const isMore = (amount ?? 0) > 4900
      const refunded = await subscribe()
      const refund = stub.objects.refund(chargeOf(refunded.subscriptionId), 4900)
      stub.objects.find(chargeOf(refunded.subscriptionId))!['amount_refunded'] = amount
      await deliver(refund)
      expect(await changesOf(refunded.browser)).toMatchObject({ credits: isMore ? 20 : 520, debt: 0 })

      const disputed = await subscribe()
      const opened = stub.objects.dispute(chargeOf(disputed.subscriptionId))
      stub.objects.all('dispute').at(-1)!['amount'] = amount
      await deliver(opened)
      expect(await changesOf(disputed.browser)).toMatchObject({ credits: isMore ? 20 : 520, debt: 0 })

      const free = await subscribe()
      const charge = chargeOf(free.subscriptionId)
      const whole = stub.objects.dispute(charge)
      stub.objects.find(charge)!['amount'] = amount === undefined ? undefined : -Math.abs(amount)
      await deliver(whole)
      expect(await changesOf(free.browser)).toMatchObject({ credits: 520, debt: 0 })
    },
  )

  test('by a dispute that is won comes back, and a late report of it changes nothing', async () => {
    const { browser, subscriptionId } = await subscribe()
    await spend(browser, 510)
    const opened = stub.objects.dispute(chargeOf(subscriptionId))
    await deliver(opened)
    expect(await changesOf(browser)).toMatchObject({ credits: 0, debt: 490 })
    await deliver(stub.objects.closeDispute(stub.objects.all('dispute').at(-1)!.id, 'won'))
    expect(await changesOf(browser)).toMatchObject({ credits: 10, debt: 0 })
    await deliver([{ ...opened[0]!, id: 'evt_dispute_late' }])
    expect(await changesOf(browser)).toMatchObject({ credits: 10, debt: 0 })
  })
})
