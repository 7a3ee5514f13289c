// What leaves a balance without being spent: what a grant has left at its end, and what is taken back of it because its
// license was revoked or its payment was returned or disputed. The functions take the caller's transaction.

import type { Database, Transaction } from '../../store/database.ts'
import {
  appendEntries,
  deleteExpiry,
  listByReference,
  listDueExpiries,
  listForReplay,
  postponeExpiry,
  type LedgerEntry,
} from '../../store/ledger.ts'
import { payDebt } from './debt.ts'
import { requireAccount } from './ledger.ts'
import { replayLots } from './lots.ts'

/** How long after its end a grant is looked at again while work that reserved from it goes on. */
const lookAgainMs = 10 * 60_000

interface Taking {
  id: string
  workspaceId: string
  /** Why. The same reference takes once. */
  reference: string
}

/**
 * Takes back what is left of the credits that were granted with a reference, once, and returns how many. What was spent
 * or reserved is not taken.
 */
export async function takeBackUnused(
  tx: Transaction,
  { id, workspaceId, reference }: Taking,
): Promise<number> {
  await requireAccount(tx, workspaceId)
  const entries = await listByReference(tx, workspaceId, reference)
  const grant = entries.find(({ kind }) => kind === 'grant')
  if (!grant || entries.some(({ kind }) => kind === 'adjust')) return 0
  const { all } = replayLots(await listForReplay(tx, workspaceId))
  const unused = all.find((lot) => lot.id === grant.id)?.left ?? 0
  if (unused > 0) {
    const entry = { id, kind: 'adjust' as const, amount: -unused, grantId: grant.id, reference }
    await appendEntries(tx, workspaceId, [entry])
  }
  return unused
}

/**
 * Takes back what a returned payment gave, as far as it is left. `share` is the returned part of the payment so far, so
 * that refunds in parts, which may be reported twice or in any order, together take no more than their part. Returns how
 * many credits were taken.
 */
export async function refundCredits(
  tx: Transaction,
  refund: Taking & { grantReferences: readonly string[]; share: number; createId: () => string },
): Promise<number> {
  const { workspaceId, reference, grantReferences, share, createId } = refund
  await requireAccount(tx, workspaceId)
  const entries = await listForReplay(tx, workspaceId)
  if (entries.some((entry) => entry.kind === 'refund' && entry.reference.startsWith(`${reference}:`)))
    return 0
  const { all } = replayLots(entries)
  const taking = grantReferences.flatMap((grantReference) => {
    const grant = entries.find(({ kind, reference: own }) => kind === 'grant' && own === grantReference)
    const lot = all.find(({ id }) => id === grant?.id)
    if (!grant || !lot) return []
    const wanted = Math.ceil(grant.amount * Math.min(1, share)) - takenFrom(entries, grant.id, ['refund'])
    const amount = Math.min(Math.max(0, wanted), lot.left)
    return amount === 0 ? [] : [{ grantId: grant.id, amount }]
  })
  await appendEntries(
    tx,
    workspaceId,
    taking.map(({ grantId, amount }) => ({
      id: createId(),
      kind: 'refund' as const,
      amount: -amount,
      grantId,
      reference: `${reference}:${grantId}`,
    })),
  )
  return taking.reduce((sum, { amount }) => sum + amount, 0)
}

/**
 * Takes the credits that a disputed payment gave, once for each reference: `share` is the disputed part of it. What the
 * balance does not cover becomes a debt. Returns both parts.
 */
export async function disputeCredits(
  tx: Transaction,
  dispute: Taking & { grantReferences: readonly string[]; share: number },
): Promise<{ taken: number; owed: number }> {
  const { id, workspaceId, reference, grantReferences, share } = dispute
  const { balance } = await requireAccount(tx, workspaceId)
  const entries = await listForReplay(tx, workspaceId)
  if (entries.some((entry) => entry.kind === 'dispute' && entry.reference === reference)) {
    return { taken: 0, owed: 0 }
  }
  const grants = entries.filter((one) => one.kind === 'grant' && grantReferences.includes(one.reference))
  const gone = ['expire', 'refund', 'adjust'] as const
  const asked = grants.reduce((sum, { id: grantId, amount }) => {
    const disputed = Math.ceil(amount * Math.min(1, share))
    return sum + Math.min(disputed, amount - takenFrom(entries, grantId, gone))
  }, 0)
  if (asked === 0) return { taken: 0, owed: 0 }
  const taken = Math.min(asked, balance)
  const owed = asked - taken
  // The latest grant has the most left. Replaying takes from it first, then from the others.
  const grantId = grants.at(-1)!.id
  const entry = { id, kind: 'dispute' as const, amount: -taken, debtAmount: owed, grantId, reference }
  await appendEntries(tx, workspaceId, [entry])
  return { taken, owed }
}

/** Gives back what a dispute took when it was won, once: first the debt that it left goes. Returns both parts. */
export async function endDispute(
  tx: Transaction,
  { id, workspaceId, reference }: Taking,
): Promise<{ returned: number; forgiven: number }> {
  const { debt } = await requireAccount(tx, workspaceId)
  const [opened] = (await listByReference(tx, workspaceId, reference)).filter(isDispute)
  const endReference = `${reference}:won`
  const isEnded = (await listByReference(tx, workspaceId, endReference)).some(isDispute)
  if (!opened || isEnded) return { returned: 0, forgiven: 0 }
  const forgiven = Math.min(debt, opened.debtAmount)
  const amount = opened.debtAmount - opened.amount - forgiven
  const entry = { id, kind: 'dispute' as const, amount, debtAmount: -forgiven, reference: endReference }
  await appendEntries(tx, workspaceId, [
    entry,
    ...payDebt(debt - forgiven, { entryId: id, amount, grantId: id }),
  ])
  return { returned: amount, forgiven }
}

/**
 * Expires what is left of grants whose end has come. A grant whose credits are reserved is looked at again later. Returns
 * how many credits expired.
 */
export async function expireCredits(
  db: Database,
  { now, createId, limit = 100 }: { now: Date; createId: () => string; limit?: number },
): Promise<number> {
  let expired = 0
  for (const { grantId, workspaceId } of await listDueExpiries(db, now, limit)) {
    expired += await db.transaction((tx) => expireGrant(tx, { grantId, workspaceId, now, createId }))
  }
  return expired
}

/** Takes what is left of a grant at its end; returns how many credits. Safe to call again. */
async function expireGrant(
  tx: Transaction,
  options: { grantId: string; workspaceId: string; now: Date; createId: () => string },
): Promise<number> {
  const { grantId, workspaceId, now, createId } = options
  await requireAccount(tx, workspaceId)
  const entries = await listForReplay(tx, workspaceId)
  const { all, reserved } = replayLots(entries)
  const lot = all.find(({ id }) => id === grantId)
  if (!lot || lot.expiresAt === null || lot.expiresAt > now) return 0
  if (lot.left > 0) {
    // Credits that come back from a reservation expire later, by an entry of their own.
    const before = entries.filter((entry) => entry.kind === 'expire' && entry.grantId === grantId).length
    const reference = `expire:${grantId}:${before}`
    const entry = { id: createId(), kind: 'expire' as const, amount: -lot.left, grantId, reference }
    await appendEntries(tx, workspaceId, [entry])
  }
  if (reserved.has(grantId)) await postponeExpiry(tx, grantId, new Date(now.getTime() + lookAgainMs))
  else await deleteExpiry(tx, grantId)
  return lot.left
}

function takenFrom(
  entries: readonly LedgerEntry[],
  grantId: string,
  kinds: readonly LedgerEntry['kind'][],
): number {
  return entries
    .filter((entry) => entry.grantId === grantId && kinds.includes(entry.kind))
    .reduce((sum, { amount }) => sum - amount, 0)
}

function isDispute({ kind }: LedgerEntry): boolean {
  return kind === 'dispute'
}
