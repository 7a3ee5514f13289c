// Reads what an event is about from the provider, together with what hangs on it. Nothing of the event itself is
// believed but which object it names; so a late or repeated event does what the newest state asks for.

import { assertNever } from '@vivify/contract/errors'
import type {
  ChargeState,
  ChargingProvider,
  CheckoutState,
  DisputeState,
  InvoiceState,
  PaymentEvent,
  SubscriptionState,
} from '../../providers/payment/port.ts'

export interface Change {
  /** When reading began. */
  readAt: Date
  checkout: CheckoutState | null
  subscription: SubscriptionState | null
  invoice: InvoiceState | null
  charge: ChargeState | null
  dispute: DisputeState | null
}

/** Throws what the provider throws. */
export async function readChange(
  provider: ChargingProvider,
  subject: NonNullable<PaymentEvent['subject']>,
  now: number,
): Promise<Change> {
  const change: Change = {
    readAt: new Date(now),
    checkout: null,
    subscription: null,
    invoice: null,
    charge: null,
    dispute: null,
  }
  const { type, id } = subject
  switch (type) {
    case 'checkout': {
      const checkout = await provider.readCheckout(id)
      change.checkout = checkout
      if (checkout.status !== 'paid') return change
      await addInvoice(provider, change, checkout.invoiceId)
      await addSubscription(provider, change, checkout.subscriptionId)
      return change
    }
    case 'subscription':
      await addSubscription(provider, change, id)
      return change
    case 'invoice':
      await addInvoice(provider, change, id)
      return change
    case 'charge':
      await addCharge(provider, change, id)
      return change
    case 'dispute':
      change.dispute = await provider.readDispute(id)
      await addCharge(provider, change, change.dispute.chargeId)
      return change
    default:
      return assertNever(type)
  }
}

async function addCharge(provider: ChargingProvider, change: Change, id: string): Promise<void> {
  change.charge = await provider.readCharge(id)
  await addInvoice(provider, change, change.charge.invoiceId)
}

async function addInvoice(provider: ChargingProvider, change: Change, id: string | null): Promise<void> {
  if (id === null) return
  change.invoice = await provider.readInvoice(id)
  await addSubscription(provider, change, change.invoice?.subscriptionId ?? null)
}

async function addSubscription(provider: ChargingProvider, change: Change, id: string | null): Promise<void> {
  if (id === null || change.subscription?.id === id) return
  change.subscription = await provider.readSubscription(id)
}
