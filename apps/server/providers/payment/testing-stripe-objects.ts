// The objects of the stub, in the shapes of Stripe's API version of November 2026, and what happens to them.

import { randomUUID } from 'node:crypto'
import type { FormValue } from './testing-stripe-form.ts'

export type StripeObject = Record<string, unknown> & { id: string }

export interface StripeEvent {
  id: string
  object: 'event'
  type: string
  created: number
  api_version: string
  data: { object: StripeObject }
}

interface Line {
  price: string
  amount: number
}

const cents: Readonly<Record<string, number>> = {
  price_starter_monthly: 1900,
  price_starter_yearly: 18_000,
  price_creator_monthly: 4900,
  price_creator_yearly: 46_800,
  price_scale_monthly: 9900,
  price_scale_yearly: 94_800,
}

const day = 86_400

export class StripeObjects {
  /** Moves the clock of all objects, in seconds since 1970. */
  now = Math.floor(Date.now() / 1000)
  pageUrl = ''
  readonly events: StripeEvent[] = []
  readonly #byId = new Map<string, StripeObject>()
  readonly #onEvent: (event: StripeEvent) => void

  constructor(onEvent: (event: StripeEvent) => void) {
    this.#onEvent = onEvent
  }

  find(id: string): StripeObject | null {
    return this.#byId.get(id) ?? null
  }

  all(type: string): StripeObject[] {
    return [...this.#byId.values()].filter(({ object }) => object === type)
  }

  createSession(form: Record<string, FormValue>, price: string): StripeObject {
    const id = `cs_test_${randomUUID().replaceAll('-', '')}`
    return this.#keep({
      id,
      object: 'checkout.session',
      status: 'open',
      payment_status: 'unpaid',
      url: `${this.pageUrl}/pay/${id}`,
      customer: form['customer'] ?? null,
      subscription: null,
      invoice: null,
      client_reference_id: form['client_reference_id'] ?? null,
      metadata: form['metadata'] ?? {},
      success_url: form['success_url'],
      cancel_url: form['cancel_url'],
      // Not part of a session as Stripe shows it; the stub remembers it here.
      stub: { price, metadata: (form['subscription_data'] as { metadata?: object })?.metadata ?? {} },
    })
  }

  expireSession(session: StripeObject): StripeObject {
    Object.assign(session, { status: 'expired', url: null })
    this.#happen('checkout.session.expired', session)
    return session
  }

  /** A person pays on the checkout page. Returns the events, in Stripe's usual order. */
  pay(sessionId: string): StripeEvent[] {
    const session = this.find(sessionId)!
    if (session['status'] !== 'open') return []
    const { price, metadata } = session['stub'] as { price: string; metadata: object }
    const customer = (session['customer'] as string | null) ?? this.#keep({ id: newId('cus') }).id
    const length = price.endsWith('yearly') ? 365 * day : 31 * day
    const subscription = this.#keep({
      id: newId('sub'),
      object: 'subscription',
      status: 'active',
      customer,
      metadata,
      cancel_at_period_end: false,
      items: {
        object: 'list',
        data: [
          {
            id: newId('si'),
            price: { id: price },
            current_period_start: this.now,
            current_period_end: this.now + length,
          },
        ],
      },
    })
    const created = this.#happen('customer.subscription.created', subscription)
    const { invoice, events } = this.#bill(subscription, 'subscription_create', [
      { price, amount: cents[price]! },
    ])
    Object.assign(session, {
      status: 'complete',
      payment_status: 'paid',
      url: null,
      customer,
      subscription: subscription.id,
      invoice: invoice.id,
    })
    return [created, ...events, this.#happen('checkout.session.completed', session)]
  }

  /** The next period begins and is paid. */
  renew(subscriptionId: string): StripeEvent[] {
    const subscription = this.#nextPeriod(subscriptionId)
    subscription['status'] = 'active'
    const price = priceOf(subscription)
    const updated = this.#happen('customer.subscription.updated', subscription)
    const { events } = this.#bill(subscription, 'subscription_cycle', [{ price, amount: cents[price]! }])
    return [updated, ...events]
  }

  /** The next period begins, and its payment fails. */
  failRenewal(subscriptionId: string): StripeEvent[] {
    const subscription = this.#nextPeriod(subscriptionId)
    subscription['status'] = 'past_due'
    const price = priceOf(subscription)
    const lines = [{ price, amount: cents[price]! }]
    const invoice = this.#createInvoice(subscription, 'subscription_cycle', lines, 'open')
    return [
      this.#happen('invoice.payment_failed', invoice),
      this.#happen('customer.subscription.updated', subscription),
    ]
  }

  /** The failed payment is made after all. */
  payOpenInvoice(subscriptionId: string): StripeEvent[] {
    const subscription = this.find(subscriptionId)!
    const invoice = this.all('invoice').find(
      (one) => one['status'] === 'open' && subscriptionOf(one) === subscriptionId,
    )!
    invoice['status'] = 'paid'
    subscription['status'] = 'active'
    this.#charge(invoice)
    return [
      this.#happen('invoice.paid', invoice),
      this.#happen('customer.subscription.updated', subscription),
    ]
  }

  /** Another plan from now on: the rest of the old one is credited at once, and the new one is billed. */
  changePlan(subscriptionId: string, price: string): StripeEvent[] {
    const subscription = this.find(subscriptionId)!
    const old = priceOf(subscription)
    itemOf(subscription)['price'] = { id: price }
    const updated = this.#happen('customer.subscription.updated', subscription)
    const { events } = this.#bill(subscription, 'subscription_update', [
      { price: old, amount: -cents[old]! },
      { price, amount: cents[price]! },
    ])
    return [updated, ...events]
  }

  cancel(subscriptionId: string): StripeEvent[] {
    const subscription = this.find(subscriptionId)!
    subscription['status'] = 'canceled'
    return [this.#happen('customer.subscription.deleted', subscription)]
  }

  /** `refundedCents` is the sum of all refunds so far. */
  refund(chargeId: string, refundedCents: number): StripeEvent[] {
    const charge = this.find(chargeId)!
    charge['amount_refunded'] = refundedCents
    return [this.#happen('charge.refunded', charge)]
  }

  dispute(chargeId: string): StripeEvent[] {
    const { amount } = this.find(chargeId)!
    const dispute = this.#keep({
      id: newId('du'),
      object: 'dispute',
      charge: chargeId,
      amount,
      status: 'needs_response',
    })
    return [this.#happen('charge.dispute.created', dispute)]
  }

  closeDispute(disputeId: string, status: 'won' | 'lost'): StripeEvent[] {
    const dispute = this.find(disputeId)!
    dispute['status'] = status
    return [this.#happen('charge.dispute.closed', dispute)]
  }

  listEvents(params: URLSearchParams): unknown {
    const since = Number(params.get('created[gte]') ?? 0)
    const after = params.get('starting_after')
    const newestFirst = this.events.filter(({ created }) => created >= since).toReversed()
    const start = after === null ? 0 : newestFirst.findIndex(({ id }) => id === after) + 1
    const size = Number(params.get('limit') ?? 10)
    const data = newestFirst.slice(start, start + size)
    return { object: 'list', url: '/v1/events', has_more: newestFirst.length > start + size, data }
  }

  listInvoicePayments(paymentIntent: string | null): unknown {
    const data = this.all('invoice_payment').filter(
      ({ payment }) => (payment as { payment_intent: string }).payment_intent === paymentIntent,
    )
    return { object: 'list', url: '/v1/invoice_payments', has_more: false, data }
  }

  #nextPeriod(subscriptionId: string): StripeObject {
    const subscription = this.find(subscriptionId)!
    const item = itemOf(subscription)
    const [start, end] = [item['current_period_start'] as number, item['current_period_end'] as number]
    this.now = Math.max(this.now, end)
    Object.assign(item, { current_period_start: end, current_period_end: end + (end - start) })
    return subscription
  }

  #bill(subscription: StripeObject, reason: string, lines: Line[]) {
    const invoice = this.#createInvoice(subscription, reason, lines, 'paid')
    this.#charge(invoice)
    return { invoice, events: [this.#happen('invoice.paid', invoice)] }
  }

  #createInvoice(subscription: StripeObject, reason: string, lines: Line[], status: string): StripeObject {
    const { current_period_start: start, current_period_end: end } = itemOf(subscription)
    const total = lines.reduce((sum, { amount }) => sum + amount, 0)
    return this.#keep({
      id: newId('in'),
      object: 'invoice',
      customer: subscription['customer'],
      status,
      billing_reason: reason,
      total,
      parent: { type: 'subscription_details', subscription_details: { subscription: subscription.id } },
      lines: {
        object: 'list',
        has_more: false,
        data: lines.map(({ price, amount }) => ({
          id: newId('il'),
          amount,
          period: { start, end },
          pricing: { type: 'price_details', price_details: { price, product: 'prod_1' } },
        })),
      },
    })
  }

  #charge(invoice: StripeObject): void {
    const intent = newId('pi')
    const amount = invoice['total']
    const charge = { id: newId('ch'), object: 'charge', payment_intent: intent, amount, amount_refunded: 0 }
    this.#keep(charge)
    this.#keep({
      id: newId('inpay'),
      object: 'invoice_payment',
      invoice: invoice.id,
      payment: { type: 'payment_intent', payment_intent: intent },
    })
  }

  #keep(object: StripeObject): StripeObject {
    this.#byId.set(object.id, object)
    return object
  }

  /** An event carries the object as it is now, not as it will be. */
  #happen(type: string, object: StripeObject): StripeEvent {
    const event: StripeEvent = {
      id: newId('evt'),
      object: 'event',
      type,
      created: this.now,
      api_version: '2026-10-28.endive',
      data: { object: structuredClone(object) },
    }
    this.events.push(event)
    this.#onEvent(event)
    return event
  }
}

function newId(prefix: string): string {
  return `${prefix}_${randomUUID().replaceAll('-', '')}`
}

function itemOf(subscription: StripeObject): Record<string, unknown> {
  return (subscription['items'] as { data: Record<string, unknown>[] }).data[0]!
}

function priceOf(subscription: StripeObject): string {
  return (itemOf(subscription)['price'] as { id: string }).id
}

function subscriptionOf(invoice: StripeObject): string {
  return (invoice['parent'] as { subscription_details: { subscription: string } }).subscription_details
    .subscription
}
