// What is wanted of a payment provider. An event only names an object: whoever acts on it reads the object again, so it
// does not matter in which order events arrive, or how often.

import type { Plan } from '@vivify/contract/plans'

export type BillingPeriod = 'monthly' | 'yearly'

export interface PlanPrice {
  plan: Plan['id']
  billing: BillingPeriod
}

/** Charges nothing: choosing a plan grants it. */
export interface FreeProvider {
  type: 'free'
  name: string
}

export interface CheckoutOrder extends PlanPrice {
  /** Ours. Also the idempotency key: a repeated call gets the same page. */
  id: string
  workspaceId: string
  /** The provider's, when it knows the workspace already. */
  customerId: string | null
  email: string | null
  /** Where the page leads when it was paid. */
  paidUrl: string
  /** Where it leads when the person turns back. */
  canceledUrl: string
}

export interface CheckoutState {
  sessionId: string
  status: 'open' | 'paid' | 'expired'
  url: string | null
  /** Ours; null for a page that we did not order. */
  checkoutId: string | null
  workspaceId: string | null
  customerId: string | null
  subscriptionId: string | null
  invoiceId: string | null
}

export interface SubscriptionState extends PlanPrice {
  id: string
  workspaceId: string | null
  customerId: string
  /** `past_due`: a payment failed, and is tried again. `incomplete`: the first one is not through. */
  status: 'active' | 'past_due' | 'unpaid' | 'incomplete' | 'ended'
  periodEnd: Date
  endsAtPeriodEnd: boolean
}

export interface InvoiceState {
  id: string
  /** Null for an invoice without a subscription. */
  subscriptionId: string | null
  customerId: string | null
  isPaid: boolean
  /** What is billed: a change of plan takes the rest of one price back and adds another. */
  lines: { price: PlanPrice; isCredit: boolean }[]
  periodStart: Date
  periodEnd: Date
}

export interface ChargeState {
  id: string
  invoiceId: string | null
  cents: number
  refundedCents: number
}

export interface DisputeState {
  id: string
  chargeId: string
  cents: number
  /** `inquiry`: the bank only asks, and took no money. */
  status: 'inquiry' | 'open' | 'won' | 'lost'
}

export type SubjectType = 'checkout' | 'subscription' | 'invoice' | 'charge' | 'dispute'

export interface PaymentEvent {
  id: string
  /** As the provider names it. */
  kind: string
  happenedAt: Date
  /** The object that it is about; null for a kind that means nothing here. */
  subject: { type: SubjectType; id: string } | null
}

/** Reads throw ProviderError; `null` stands for an object that is no plan of ours. */
export interface ChargingProvider {
  type: 'charging'
  name: string
  /** The plans that have a price for this period. */
  sells(price: PlanPrice): boolean
  openCheckout(order: CheckoutOrder): Promise<CheckoutState>
  /** Closes a page, so that it can't be paid any more; does nothing to one that was paid or has expired. */
  closeCheckout(sessionId: string): Promise<void>
  /** The address of the page on which a customer changes plan, card and invoices. */
  openPortal(options: { customerId: string; returnUrl: string }): Promise<string>
  /** Checks an event's signature and age. Throws AppError `bad_input` for one that is forged or old. */
  readEvent(body: string, signature: string | undefined): Promise<PaymentEvent>
  readCheckout(sessionId: string): Promise<CheckoutState>
  readSubscription(id: string): Promise<SubscriptionState | null>
  readInvoice(id: string): Promise<InvoiceState | null>
  readCharge(id: string): Promise<ChargeState>
  readDispute(id: string): Promise<DisputeState>
  /** Events since a moment, oldest first, at most `limit`, for those that never arrived. */
  listEvents(options: { since: Date; limit: number }): Promise<PaymentEvent[]>
}

export type PaymentProvider = FreeProvider | ChargingProvider
