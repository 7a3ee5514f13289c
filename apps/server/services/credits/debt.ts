import type { NewEntry } from '../../store/ledger.ts'

/**
 * The entry that pays a debt out of credits that the same statement adds, so that a balance and a debt never exist
 * together. None without a debt.
 */
export function payDebt(
  debt: number,
  source: { entryId: string; amount: number; grantId?: string },
): NewEntry[] {
  const paid = Math.min(debt, source.amount)
  if (paid <= 0) return []
  const { entryId, grantId = null } = source
  const reference = `debt:${entryId}`
  return [{ id: `${entryId}:debt`, kind: 'dispute', amount: -paid, debtAmount: -paid, grantId, reference }]
}
