import { ProviderError } from '../../providers/provider-error.ts'
import type { Database } from '../../store/database.ts'
import { findStatus } from '../../store/jobs.ts'
import { changeOperation, readAgeMs, takeDueOperations } from '../../store/outside-operations.ts'
import { lookAfterMs, type OutsideKind, type OutsideRow } from './operations.ts'

const cancelTimeoutMs = 10_000

/**
 * Ends operations whose jobs have ended. A call that was interrupted becomes `unknown`. A running operation is canceled
 * where the service allows it, and fails once the service has forgotten it. Several processes may do this at once.
 */
export async function reconcileOperations(db: Database, kinds: readonly OutsideKind[]): Promise<void> {
  const byName = new Map(kinds.map((kind) => [kind.kind, kind]))
  const due = await takeDueOperations(db, { kinds: [...byName.keys()], againMs: lookAfterMs })
  const outcomes = await Promise.allSettled(due.map((row) => reconcile(db, byName.get(row.kind)!, row)))
  // An operation that can't be reconciled must not block the others.
  const failed = outcomes.find((outcome) => outcome.status === 'rejected')
  if (failed) throw failed.reason
}

async function reconcile(db: Database, kind: OutsideKind, row: OutsideRow): Promise<void> {
  const status = await findStatus(db, row.jobId)
  // The job still takes care of it.
  if (status === 'queued' || status === 'running') return
  const { id } = row
  if (row.status === 'starting') {
    await changeOperation(db, { id, from: ['starting'] }, { status: 'unknown' }, null)
    return
  }
  const from = ['running'] as const
  const restMs = kind.forgottenAfterMs - (await readAgeMs(db, id))
  if (restMs <= 0) {
    await changeOperation(db, { id, from }, { status: 'failed' }, null)
    return
  }
  const outcome = await cancel(kind, row)
  if (outcome === 'cancelled') await changeOperation(db, { id, from }, { status: 'failed' }, null)
  if (outcome === 'goes on') await changeOperation(db, { id, from }, {}, restMs)
}

async function cancel(kind: OutsideKind, row: OutsideRow): Promise<'cancelled' | 'goes on' | 'ask again'> {
  try {
    const isCancelled = await kind.cancel?.(row, AbortSignal.timeout(cancelTimeoutMs))
    return isCancelled ? 'cancelled' : 'goes on'
  } catch (error) {
    if (!ProviderError.isInstance(error)) throw error
    return error.isRetryable ? 'ask again' : 'goes on'
  }
}
