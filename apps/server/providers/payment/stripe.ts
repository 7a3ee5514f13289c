// Stripe by its official package, which is loaded with the first call: https://docs.stripe.com/api. Its API version is
// the package's, so answers have the package's types.

import type { Stripe } from 'stripe'
import { AppError } from '@vivify/contract/errors'
import * as messages from '@vivify/contract/messages'
import { errorOfStatus, ProviderError } from '../provider-error.ts'
import type {
  ChargingProvider,
  CheckoutOrder,
  CheckoutState,
  DisputeState,
  InvoiceState,
  PaymentEvent,
  SubjectType,
  SubscriptionState,
} from './port.ts'
import { findPrice, priceKey, type StripeSettings } from './stripe-settings.ts'

const vendor = 'Stripe'
/** A call that takes longer is given up; its repetition has the same idempotency key. */
const timeoutMs = 20_000
/** An event that was signed longer ago is refused, so that a recorded one can't be sent again later. */
const toleranceSeconds = 300
/** Stripe's largest page. */
const maxPage = 100

/** What each kind of event is about. All other kinds mean nothing here. */
const subjectTypes: Readonly<Record<string, SubjectType>> = {
  'checkout.session.completed': 'checkout',
  'checkout.session.async_payment_succeeded': 'checkout',
  'checkout.session.expired': 'checkout',
  'invoice.paid': 'invoice',
  'invoice.payment_failed': 'invoice',
  'customer.subscription.created': 'subscription',
  'customer.subscription.updated': 'subscription',
  'customer.subscription.deleted': 'subscription',
  'charge.refunded': 'charge',
  'charge.dispute.created': 'dispute',
  'charge.dispute.updated': 'dispute',
  'charge.dispute.funds_withdrawn': 'dispute',
  'charge.dispute.funds_reinstated': 'dispute',
  'charge.dispute.closed': 'dispute',
}

export function createStripe(settings: StripeSettings): ChargingProvider {
  let opened: Promise<Stripe> | null = null
  const open = (): Promise<Stripe> => (opened ??= connect(settings))
  const call = <Answer>(act: (stripe: Stripe) => Promise<Answer>): Promise<Answer> =>
    open().then(act).catch(translate)
  return {
    type: 'charging',
    name: vendor,
    sells: (price) => priceKey(price) in settings.prices,
    openCheckout: (order) =>
      call(async (stripe) => describeCheckout(await createSession(stripe, settings, order))),
    closeCheckout: (id) =>
      call((stripe) => stripe.checkout.sessions.expire(id)).then(() => {}, ignoreRefusal),
    openPortal: ({ customerId, returnUrl }) =>
      call(async (stripe) => {
        const session = await stripe.billingPortal.sessions.create({
          customer: customerId,
          return_url: returnUrl,
        })
        return session.url
      }),
    readEvent: async (body, signature) => verifyEvent(await open(), settings, body, signature),
    readCheckout: (id) =>
      call(async (stripe) => describeCheckout(await stripe.checkout.sessions.retrieve(id))),
    readSubscription: (id) =>
      call(async (stripe) => describeSubscription(settings, await stripe.subscriptions.retrieve(id))),
    readInvoice: (id) =>
      call(async (stripe) => describeInvoice(settings, await stripe.invoices.retrieve(id))),
    readCharge: (id) =>
      call(async (stripe) => {
        const { payment_intent, amount, amount_refunded } = await stripe.charges.retrieve(id)
        const invoiceId = payment_intent === null ? null : await findInvoice(stripe, idOf(payment_intent))
        return { id, invoiceId, cents: amount, refundedCents: amount_refunded }
      }),
    readDispute: (id) => call(async (stripe) => describeDispute(await stripe.disputes.retrieve(id))),
    listEvents: ({ since, limit }) => call((stripe) => listEvents(stripe, since, limit)),
  }
}

async function connect({ secretKey, baseUrl }: StripeSettings): Promise<Stripe> {
  const { Stripe: Client } = await import('stripe')
  const { hostname, port, protocol } = new URL(baseUrl)
  const isSecure = protocol === 'https:'
  return new Client(secretKey, {
    host: hostname,
    port: port === '' ? (isSecure ? 443 : 80) : Number(port),
    protocol: isSecure ? 'https' : 'http',
    timeout: timeoutMs,
    maxNetworkRetries: 2,
    telemetry: false,
  })
}

function createSession(
  stripe: Stripe,
  { prices }: StripeSettings,
  order: CheckoutOrder,
): Promise<Stripe.Checkout.Session> {
  const { id, workspaceId, customerId, email } = order
  const metadata = { checkout: id, workspace: workspaceId }
  return stripe.checkout.sessions.create(
    {
      mode: 'subscription',
      line_items: [{ price: prices[priceKey(order)]!, quantity: 1 }],
      success_url: order.paidUrl,
      cancel_url: order.canceledUrl,
      client_reference_id: workspaceId,
      metadata,
      subscription_data: { metadata },
      ...(customerId !== null ? { customer: customerId } : email !== null ? { customer_email: email } : {}),
    },
    { idempotencyKey: id },
  )
}

function describeCheckout(session: Stripe.Checkout.Session): CheckoutState {
  const isPaid = session.status === 'complete' && session.payment_status !== 'unpaid'
  return {
    sessionId: session.id,
    status: isPaid ? 'paid' : session.status === 'expired' ? 'expired' : 'open',
    url: session.url,
    checkoutId: session.metadata?.['checkout'] ?? null,
    workspaceId: session.client_reference_id,
    customerId: idOrNull(session.customer),
    subscriptionId: idOrNull(session.subscription),
    invoiceId: idOrNull(session.invoice),
  }
}

const statuses: Readonly<Record<string, SubscriptionState['status']>> = {
  active: 'active',
  trialing: 'active',
  past_due: 'past_due',
  unpaid: 'unpaid',
  incomplete: 'incomplete',
  // A paused subscription is not billed, so it gives nothing.
  paused: 'incomplete',
  canceled: 'ended',
  incomplete_expired: 'ended',
}

function describeSubscription(
  settings: StripeSettings,
  subscription: Stripe.Subscription,
): SubscriptionState | null {
  const [item] = subscription.items.data
  const price = item ? findPrice(settings, item.price.id) : null
  if (!item || !price) return null
  return {
    ...price,
    id: subscription.id,
    workspaceId: subscription.metadata['workspace'] ?? null,
    customerId: idOf(subscription.customer),
    status: statuses[subscription.status] ?? 'incomplete',
    periodEnd: momentOf(item.current_period_end),
    endsAtPeriodEnd: subscription.cancel_at_period_end,
  }
}

function describeInvoice(settings: StripeSettings, invoice: Stripe.Invoice): InvoiceState | null {
  const known = invoice.lines.data.flatMap((line) => {
    const priceId = line.pricing?.price_details?.price
    const price = priceId ? findPrice(settings, idOf(priceId)) : null
    return price === null ? [] : [{ line, price }]
  })
  if (known.length === 0) return null
  const subscription = invoice.parent?.subscription_details?.subscription
  return {
    id: invoice.id,
    subscriptionId: subscription ? idOf(subscription) : null,
    customerId: idOrNull(invoice.customer),
    isPaid: invoice.status === 'paid',
    lines: known.map(({ line, price }) => ({ price, isCredit: line.amount < 0 })),
    periodStart: momentOf(Math.min(...known.map(({ line }) => line.period.start))),
    periodEnd: momentOf(Math.max(...known.map(({ line }) => line.period.end))),
  }
}

/** A charge names its payment; which invoice that paid is a list of its own. */
async function findInvoice(stripe: Stripe, paymentIntent: string): Promise<string | null> {
  const { data } = await stripe.invoicePayments.list({
    payment: { type: 'payment_intent', payment_intent: paymentIntent },
    limit: 1,
  })
  return data[0] ? idOf(data[0].invoice) : null
}

/** A bank’s inquiry that becomes a dispute changes its status to one without `warning`. */
function describeDispute({ id, charge, amount, status }: Stripe.Dispute): DisputeState {
  const isInquiry = status.startsWith('warning') || status === 'prevented'
  const isOver = status === 'won' ? 'won' : status === 'lost' ? 'lost' : null
  return {
    id,
    chargeId: idOf(charge),
    cents: amount,
    status: isInquiry ? 'inquiry' : (isOver ?? 'open'),
  }
}

async function listEvents(stripe: Stripe, since: Date, limit: number): Promise<PaymentEvent[]> {
  const found: Stripe.Event[] = []
  const pages = stripe.events.list({
    created: { gte: Math.floor(since.getTime() / 1000) },
    types: Object.keys(subjectTypes),
    limit: maxPage,
  })
  for await (const event of pages) {
    found.push(event)
    if (found.length >= limit) break
  }
  return found.map(describeEvent).toReversed()
}

async function verifyEvent(
  stripe: Stripe,
  { webhookSecret }: StripeSettings,
  body: string,
  signature: string | undefined,
): Promise<PaymentEvent> {
  try {
    const event = await stripe.webhooks.constructEventAsync(
      body,
      signature ?? '',
      webhookSecret,
      toleranceSeconds,
    )
    return describeEvent(event)
  } catch {
    throw new AppError('bad_input', messages.payments.badSignature)
  }
}

function describeEvent({ id, type, created, data }: Stripe.Event): PaymentEvent {
  const subjectType = subjectTypes[type]
  const { id: subjectId } = data.object as { id?: unknown }
  const subject =
    subjectType !== undefined && typeof subjectId === 'string' ? { type: subjectType, id: subjectId } : null
  return { id, kind: type, happenedAt: momentOf(created), subject }
}

/** Stripe answers 400 for a page that is not open. */
function ignoreRefusal(error: unknown): void {
  if (!ProviderError.isInstance(error) || error.failure !== 'bad_request') throw error
}

/** Turns an error of the package into one whose sentence a person may read. */
function translate(error: unknown): never {
  if (AppError.isInstance(error)) throw error
  const { statusCode, message, headers } = error as {
    statusCode?: number
    message?: string
    headers?: Record<string, string>
  }
  if (statusCode === undefined) throw new ProviderError({ vendor, failure: 'connection' })
  throw errorOfStatus(vendor, {
    status: statusCode,
    retryAfter: headers?.['retry-after'],
    ...(message === undefined ? {} : { reason: message }),
  })
}

function idOf(named: string | { id: string }): string {
  return typeof named === 'string' ? named : named.id
}

function idOrNull(named: string | { id: string } | null | undefined): string | null {
  return named == null ? null : idOf(named)
}

function momentOf(seconds: number): Date {
  return new Date(seconds * 1000)
}
