// Writes what was read from the provider: the plan, the credits of what was paid, and what is taken back. Each part is
// safe to repeat.

import { largerPlan, plans, type Plan } from '@vivify/contract/plans'
import type { Transaction } from '../../store/database.ts'
import { lockBalance } from '../../store/ledger.ts'
import {
  endCheckout,
  findPaidInvoice,
  findPayer,
  insertPaidInvoice,
  keepCustomer,
  keepSubscription,
  listSubscriptions,
  updatePaidInvoice,
  type PaidInvoiceRow,
} from '../../store/payments.ts'
import { writeSubscribedPlan } from '../../store/workspaces.ts'
import { disputeCredits, endDispute, refundCredits } from '../credits/take-back.ts'
import type { InvoiceState } from '../../providers/payment/port.ts'
import { countMonths, grantDueMonths, listGrantReferences, nextGrantAt } from './grant-months.ts'
import type { Change } from './read-change.ts'

export interface ApplyOptions {
  createId: () => string
  now: () => number
}

/** Returns `ignored` for objects of no workspace. */
export async function applyChange(
  tx: Transaction,
  options: ApplyOptions,
  change: Change,
): Promise<'applied' | 'ignored'> {
  const { checkout, subscription, invoice } = change
  const customerId = subscription?.customerId ?? invoice?.customerId ?? checkout?.customerId ?? null
  const named = subscription?.workspaceId ?? checkout?.workspaceId ?? null
  const workspaceId = await findPayer(tx, { customerId, workspaceId: named })
  if (workspaceId === null) return 'ignored'
  await lockBalance(tx, workspaceId)
  if (customerId !== null) await keepCustomer(tx, customerId, workspaceId)
  if (subscription) await applySubscription(tx, options, workspaceId, change)
  if (invoice?.isPaid) await applyInvoice(tx, options, workspaceId, invoice)
  if (change.charge) await applyCharge(tx, options, workspaceId, change)
  if (checkout?.checkoutId && checkout.status !== 'open') {
    const { checkoutId, status, sessionId } = checkout
    await endCheckout(tx, checkoutId, { status, sessionId })
  }
  return 'applied'
}

async function applySubscription(
  tx: Transaction,
  { now }: ApplyOptions,
  workspaceId: string,
  { subscription, readAt }: Change,
): Promise<void> {
  const { customerId: _, ...state } = subscription!
  await keepSubscription(tx, { ...state, workspaceId, readAt })
  const rows = await listSubscriptions(tx, workspaceId)
  const valid = rows.filter(({ status }) => status === 'active' || status === 'past_due')
  await writeSubscribedPlan(tx, workspaceId, {
    plan: valid.reduce<Plan['id'] | null>((largest, { plan }) => largerPlan(largest, plan), null),
    hasFailedPayment: rows.some(({ status }) => status === 'past_due' || status === 'unpaid'),
    now: new Date(now()),
  })
}

async function applyInvoice(
  tx: Transaction,
  options: ApplyOptions,
  workspaceId: string,
  invoice: InvoiceState,
): Promise<void> {
  const { id, subscriptionId, periodStart, periodEnd } = invoice
  if (subscriptionId === null) return
  await insertPaidInvoice(tx, {
    id,
    workspaceId,
    subscriptionId,
    credits: creditsOf(invoice),
    periodStart,
    periodEnd,
    months: countMonths(invoice),
    nextGrantAt: periodStart,
  })
  await grantDueMonths(tx, options, id)
}

/** A change of plan gives what the new plan has more than the old one. */
function creditsOf({ lines }: InvoiceState): number {
  const sum = lines.reduce((total, { price, isCredit }) => {
    const { creditsPerMonth } = plans.find(({ id }) => id === price.plan)!
    return total + (isCredit ? -creditsPerMonth : creditsPerMonth)
  }, 0)
  return Math.max(0, sum)
}

async function applyCharge(
  tx: Transaction,
  { createId }: ApplyOptions,
  workspaceId: string,
  { charge, dispute, invoice }: Change,
): Promise<void> {
  const paid = invoice ? await findPaidInvoice(tx, invoice.id) : null
  // Written so that no share of it is negative or NaN, whatever the provider sends.
  if (!charge || !paid || !(charge.cents > 0)) return
  const grantReferences = listGrantReferences(paid)
  if (charge.refundedCents > 0) {
    const reference = `refund:${charge.id}:${charge.refundedCents}`
    const share = charge.refundedCents / charge.cents
    await refundCredits(tx, { id: createId(), workspaceId, reference, grantReferences, share, createId })
    if (share >= 1) await updatePaidInvoice(tx, paid.id, { nextGrantAt: null })
  }
  if (!dispute || dispute.status === 'inquiry' || !(dispute.cents > 0)) return
  const taking = { id: createId(), workspaceId, reference: `dispute:${dispute.id}` }
  if (dispute.status === 'won') {
    await endDispute(tx, taking)
    if (charge.refundedCents < charge.cents) await resumeGrants(tx, paid)
    return
  }
  await disputeCredits(tx, { ...taking, grantReferences, share: dispute.cents / charge.cents })
  await updatePaidInvoice(tx, paid.id, { nextGrantAt: null })
}

async function resumeGrants(tx: Transaction, paid: PaidInvoiceRow): Promise<void> {
  if (paid.nextGrantAt === null) await updatePaidInvoice(tx, paid.id, { nextGrantAt: nextGrantAt(paid) })
}
