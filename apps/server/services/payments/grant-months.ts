// Credits of a paid period, month by month: a year is paid once, and its credits come each month, as a plan promises.

import { creditGraceDays, plans } from '@vivify/contract/plans'
import type { InvoiceState } from '../../providers/payment/port.ts'
import type { Database, Transaction } from '../../store/database.ts'
import { lockBalance } from '../../store/ledger.ts'
import {
  findPaidInvoice,
  findSubscription,
  listDueInvoices,
  updatePaidInvoice,
  type PaidInvoiceRow,
} from '../../store/payments.ts'
import { grantCredits } from '../credits/ledger.ts'

interface GrantOptions {
  createId: () => string
  now: () => number
}

const dayMs = 86_400_000
/** More than months differ from each other, so that the days left over at the end of a year are no month. */
const restDays = 4

/** Months that an invoice pays. Monthly billing pays one, however long it is. */
export function countMonths({ lines, periodStart, periodEnd }: InvoiceState): number {
  if (!lines.some(({ price }) => price.billing === 'yearly')) return 1
  let months = 1
  while (addMonths(periodStart, months).getTime() < periodEnd.getTime() - restDays * dayMs) months++
  return months
}

/** When the next month of a paid invoice begins; null after the last one. */
export function nextGrantAt({ periodStart, grantedMonths, months }: PaidInvoiceRow): Date | null {
  return grantedMonths < months ? addMonths(periodStart, grantedMonths) : null
}

/** The references of the grants so far. */
export function listGrantReferences({ id, grantedMonths }: PaidInvoiceRow): string[] {
  return Array.from({ length: grantedMonths }, (_, month) => grantReference(id, month))
}

function grantReference(invoiceId: string, month: number): string {
  return `invoice:${invoiceId}:${month}`
}

/**
 * Grants the first month of an invoice when it is paid, and the others when they have begun, each once. Months that were
 * missed are granted as far as their credits are still good. The caller must have locked the workspace.
 */
export async function grantDueMonths(
  tx: Transaction,
  { createId, now }: GrantOptions,
  invoiceId: string,
): Promise<void> {
  let paid = await findPaidInvoice(tx, invoiceId)
  while (paid?.nextGrantAt && (paid.grantedMonths === 0 || paid.nextGrantAt.getTime() <= now())) {
    const credits = await creditsFor(tx, paid)
    if (credits === null) {
      await updatePaidInvoice(tx, invoiceId, { nextGrantAt: null })
      return
    }
    const month = paid.grantedMonths
    const expiresAt = endOf(paid, month)
    if (credits > 0 && expiresAt.getTime() > now()) {
      await grantCredits(tx, {
        id: createId(),
        workspaceId: paid.workspaceId,
        amount: credits,
        reference: grantReference(invoiceId, month),
        expiresAt,
      })
    }
    const granted: PaidInvoiceRow = { ...paid, grantedMonths: month + 1 }
    paid = { ...granted, nextGrantAt: nextGrantAt(granted) }
    await updatePaidInvoice(tx, invoiceId, {
      grantedMonths: paid.grantedMonths,
      nextGrantAt: paid.nextGrantAt,
    })
  }
}

/** Grants the months that have begun of all invoices; returns how many invoices were looked at. */
export async function grantAllDueMonths(db: Database, options: GrantOptions): Promise<number> {
  const due = await listDueInvoices(db, new Date(options.now()), 100)
  for (const { id, workspaceId } of due) {
    await db.transaction(async (tx) => {
      await lockBalance(tx, workspaceId)
      await grantDueMonths(tx, options, id)
    })
  }
  return due.length
}

/**
 * The credits of the next month; null when the subscription has ended. The first month was paid in any case; later ones
 * give no more than the plan has by then.
 */
async function creditsFor(tx: Transaction, paid: PaidInvoiceRow): Promise<number | null> {
  if (paid.grantedMonths === 0) return paid.credits
  const subscription = await findSubscription(tx, paid.subscriptionId)
  if (!subscription || subscription.status === 'ended') return null
  const { creditsPerMonth } = plans.find(({ id }) => id === subscription.plan)!
  return Math.min(paid.credits, creditsPerMonth)
}

function endOf({ periodStart, periodEnd, months }: PaidInvoiceRow, month: number): Date {
  const end = month + 1 < months ? addMonths(periodStart, month + 1) : periodEnd
  return new Date(end.getTime() + creditGraceDays * dayMs)
}

/** The same day of a later month, or its last day. */
function addMonths(start: Date, months: number): Date {
  const moved = new Date(start)
  moved.setUTCMonth(start.getUTCMonth() + months)
  // The 31st of a shorter month is a day of the month after it.
  if (moved.getUTCDate() !== start.getUTCDate()) moved.setUTCDate(0)
  return moved
}
