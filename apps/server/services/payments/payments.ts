// Plans that are paid for: where to pay, what became of it, and what the provider's events change.

import { AppError } from '@vivify/contract/errors'
import * as messages from '@vivify/contract/messages'
import type { Plan } from '@vivify/contract/plans'
import type { CheckoutAnswer } from '@vivify/contract/routes/checkout'
import type {
  BillingPeriod,
  ChargingProvider,
  PaymentEvent,
  PaymentProvider,
} from '../../providers/payment/port.ts'
import type { Mailer } from '../../providers/mail/port.ts'
import type { Database } from '../../store/database.ts'
import { readBalance } from '../../store/ledger.ts'
import {
  claimAsking,
  findCheckout,
  findCustomer,
  findHandled,
  insertCheckout,
  insertEvent,
  listOpenPages,
  listSubscriptions,
  noteIgnored,
  noteCheckoutPage,
  readLastEventTime,
  type CheckoutRow,
  type SubscriptionRow,
} from '../../store/payments.ts'
import { grantPlan } from '../plans/grant-plan.ts'
import { applyChange } from './apply-change.ts'
import { mailFailures } from './mail-failures.ts'
import { grantAllDueMonths } from './grant-months.ts'
import { readChange } from './read-change.ts'

export interface PaymentOptions {
  db: Database
  provider: PaymentProvider
  /** Null where no mail is sent. */
  mailer: Mailer | null
  /** Whether choosing a plan grants it, where nothing is charged. */
  grantsPlans: boolean
  createId: () => string
  now: () => number
}

export interface CheckoutRequest {
  workspaceId: string
  /** Null for a guest, who can't come back to what was paid. */
  email: string | null
  plan: Plan['id']
  billing: BillingPeriod
  idempotencyKey: string | undefined
  /** Of this server, as the person's browser reaches it. */
  origin: string
}

export interface CheckoutReport {
  status: 'confirming' | 'open' | 'paid' | 'expired'
  plan: Plan['id']
  url: string | null
  credits: number
}

export interface Billing {
  isCharging: boolean
  subscription:
    | (Pick<SubscriptionRow, 'plan' | 'billing' | 'periodEnd' | 'endsAtPeriodEnd'> & {
        status: Exclude<SubscriptionRow['status'], 'ended'>
      })
    | null
}

export interface PaymentService {
  /**
   * Grants a plan, or orders a page on which it is paid, once for each key. Throws AppError `forbidden` for a guest and
   * where the plan is not sold, and ProviderError.
   */
  checkOut(request: CheckoutRequest): Promise<CheckoutAnswer>
  /** Throws AppError `not_found` for another account's checkout. */
  readCheckout(workspaceId: string, id: string): Promise<CheckoutReport>
  readBilling(workspaceId: string): Promise<Billing>
  /** The address of the provider's portal. Throws AppError `not_found` without a subscription. */
  openPortal(workspaceId: string, returnUrl: string): Promise<string>
  /** Handles an event once. Throws AppError `bad_input` for a forged one, and ProviderError when it should come again. */
  receiveEvent(body: string, signature: string | undefined): Promise<void>
  /** Handles events that never arrived, and returns how many. */
  catchUp(): Promise<number>
  /** Grants months of yearly subscriptions that have begun. */
  grantDueMonths(): Promise<number>
  /** Mails accounts whose payment failed, once for each failure; returns how many. Throws what the mailer threw first. */
  mailFailures(): Promise<number>
}

/** A return page asks the provider itself after this time, and not more often. */
const askAfterMs = 8000
const hourMs = 3_600_000
/** Stripe sends an event for three days. */
const lookBackMs = 72 * hourMs
const caughtUpAtOnce = 500

export function createPaymentService(options: PaymentOptions): PaymentService {
  return {
    checkOut: (request) => checkOut(options, request),
    readCheckout: (workspaceId, id) => readCheckout(options, workspaceId, id),
    readBilling: (workspaceId) => readBilling(options, workspaceId),
    async openPortal(workspaceId, returnUrl) {
      const provider = requireCharging(options)
      const customerId = await findCustomer(options.db, workspaceId)
      if (customerId === null) throw new AppError('not_found', messages.payments.noCustomer)
      return provider.openPortal({ customerId, returnUrl })
    },
    async receiveEvent(body, signature) {
      const provider = requireCharging(options)
      await handleEvent(options, provider, await provider.readEvent(body, signature))
    },
    catchUp: () => catchUp(options),
    grantDueMonths: () => grantAllDueMonths(options.db, options),
    mailFailures: () => mailFailures(options),
  }
}

function requireCharging({ provider }: PaymentOptions): ChargingProvider {
  if (provider.type === 'charging') return provider
  throw new AppError('not_found', messages.payments.noProvider)
}

async function checkOut(options: PaymentOptions, request: CheckoutRequest): Promise<CheckoutAnswer> {
  const { db, provider, createId } = options
  const { workspaceId, email, plan, billing, origin, idempotencyKey = createId() } = request
  if (provider.type === 'free') {
    return { type: 'granted', ...(await grantPlan(options, { workspaceId, plan, idempotencyKey })) }
  }
  if (email === null) throw new AppError('forbidden', messages.payments.guestFirst)
  if (!provider.sells({ plan, billing })) throw new AppError('forbidden', messages.payments.notSold)
  const portal = await findPortal(options, provider, request)
  if (portal) return portal
  const key = { workspaceId, requestKey: idempotencyKey }
  const row = await insertCheckout(db, { id: createId(), ...key, plan, billing })
  if (row.url !== null) return { type: 'checkout', url: row.url }
  if (row.status !== 'starting') throw new AppError('conflict', messages.payments.notPaidAbout)
  await closeOtherPages(options, provider, row)
  const changed = await findPortal(options, provider, request)
  if (changed) return changed
  const page = await provider.openCheckout({
    id: row.id,
    workspaceId,
    customerId: await findCustomer(db, workspaceId),
    email,
    plan: row.plan,
    billing: row.billing,
    paidUrl: `${origin}/checkout?id=${row.id}`,
    canceledUrl: `${origin}/pricing?canceled=${row.id}`,
  })
  await noteCheckoutPage(db, row.id, page)
  return { type: 'checkout', url: page.url! }
}

/** A second subscription would be billed beside the first, so whoever has one is led to the portal. */
async function findPortal(
  { db }: PaymentOptions,
  provider: ChargingProvider,
  { workspaceId, origin }: CheckoutRequest,
): Promise<CheckoutAnswer | null> {
  const customerId = await findCustomer(db, workspaceId)
  const [subscription] = await listSubscriptions(db, workspaceId)
  if (customerId === null || !subscription || subscription.status === 'incomplete') return null
  const url = await provider.openPortal({ customerId, returnUrl: `${origin}/pricing` })
  return { type: 'portal', url }
}

/** Closes pages that were ordered before, so that no two of them are paid. One that was paid meanwhile is noticed. */
async function closeOtherPages(
  options: PaymentOptions,
  provider: ChargingProvider,
  { id, workspaceId }: CheckoutRow,
): Promise<void> {
  for (const sessionId of await listOpenPages(options.db, workspaceId, id)) {
    await provider.closeCheckout(sessionId)
    const change = await readChange(provider, { type: 'checkout', id: sessionId }, options.now())
    await options.db.transaction((tx) => applyChange(tx, options, change))
  }
}

async function readCheckout(
  options: PaymentOptions,
  workspaceId: string,
  id: string,
): Promise<CheckoutReport> {
  const { db, provider } = options
  let row = await requireCheckout(options, workspaceId, id)
  const now = new Date(options.now())
  const before = new Date(now.getTime() - askAfterMs)
  if (
    row.sessionId !== null &&
    provider.type === 'charging' &&
    (await claimAsking(db, id, { now, before }))
  ) {
    const change = await readChange(provider, { type: 'checkout', id: row.sessionId }, now.getTime())
    await db.transaction((tx) => applyChange(tx, options, change))
    row = await requireCheckout(options, workspaceId, id)
  }
  const { plan, status, url, askedAt } = row
  const unpaid = askedAt === null ? 'confirming' : 'open'
  return {
    plan,
    status: status === 'starting' || status === 'open' ? unpaid : status,
    url,
    credits: await readBalance(db, workspaceId),
  }
}

async function requireCheckout(
  { db }: PaymentOptions,
  workspaceId: string,
  id: string,
): Promise<CheckoutRow> {
  const row = await findCheckout(db, workspaceId, id)
  if (row === null) throw new AppError('not_found', `${messages.payments.unknown}.`)
  return row
}

async function readBilling({ db, provider }: PaymentOptions, workspaceId: string): Promise<Billing> {
  const [row] = await listSubscriptions(db, workspaceId)
  const isCharging = provider.type === 'charging'
  if (!row || row.status === 'ended') return { isCharging, subscription: null }
  const { plan, billing, status, periodEnd, endsAtPeriodEnd } = row
  return { isCharging, subscription: { plan, billing, status, periodEnd, endsAtPeriodEnd } }
}

/** Reads what the event is about, and writes that together with the event's id. A repeated event changes nothing. */
async function handleEvent(
  options: PaymentOptions,
  provider: ChargingProvider,
  { id, kind, happenedAt, subject }: PaymentEvent,
): Promise<void> {
  const { db } = options
  if ((await findHandled(db, [id])).has(id)) return
  if (subject === null) {
    await insertEvent(db, { id, kind, happenedAt, outcome: 'ignored' })
    return
  }
  const change = await readChange(provider, subject, options.now())
  await db.transaction(async (tx) => {
    // Of two calls with the same event, the second waits here for the first.
    if (!(await insertEvent(tx, { id, kind, happenedAt, outcome: 'applied' }))) return
    if ((await applyChange(tx, options, change)) === 'ignored') await noteIgnored(tx, id)
  })
}

async function catchUp(options: PaymentOptions): Promise<number> {
  const { db, provider, now } = options
  if (provider.type === 'free') return 0
  const oldest = new Date(now() - lookBackMs)
  const last = await readLastEventTime(db, oldest)
  // Events that happened together may arrive apart.
  const since = last === null ? oldest : new Date(Math.max(oldest.getTime(), last.getTime() - hourMs))
  const events = await provider.listEvents({ since, limit: caughtUpAtOnce })
  const handled = await findHandled(
    db,
    events.map(({ id }) => id),
  )
  const missed = events.filter(({ id }) => !handled.has(id))
  for (const event of missed) await handleEvent(options, provider, event)
  return missed.length
}
