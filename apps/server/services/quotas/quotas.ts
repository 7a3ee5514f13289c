// Limits on what one workspace may store, so that one account can't fill the disk. A local installation has no quota.

import { AppError } from '@vivify/contract/errors'
import * as messages from '@vivify/contract/messages'
import type { Executor, Transaction } from '../../store/database.ts'
import { lockBalance } from '../../store/ledger.ts'
import { countProjects, sumBytes } from '../../store/quotas.ts'

export interface Quotas {
  /** Total of all files in bytes; Infinity for no limit. */
  maxBytes: number
  /** Includes deleted projects that can be restored; Infinity for no limit. */
  maxProjects: number
}

/**
 * Throws AppError `too_large` when a workspace has no room for more bytes. For an exact count, call it in a
 * transaction that holds the workspace's lock; otherwise simultaneous uploads all see the same free space.
 */
export async function requireRoomForBytes(
  db: Executor,
  { maxBytes }: Quotas,
  workspaceId: string,
  bytes: number,
): Promise<void> {
  if (maxBytes === Number.POSITIVE_INFINITY) return
  if ((await sumBytes(db, workspaceId)) + bytes <= maxBytes) return
  throw new AppError('too_large', messages.quotas.bytes(Math.round(maxBytes / 1_000_000)), {
    details: { workspaceMaxBytes: maxBytes },
  })
}

/** Throws AppError `rate_limited` when a workspace has the most projects allowed. */
export async function requireRoomForProject(
  tx: Transaction,
  { maxProjects }: Quotas,
  workspaceId: string,
): Promise<void> {
  if (maxProjects === Number.POSITIVE_INFINITY) return
  await lockBalance(tx, workspaceId)
  if ((await countProjects(tx, workspaceId)) < maxProjects) return
  throw new AppError('rate_limited', messages.quotas.projects(maxProjects))
}
