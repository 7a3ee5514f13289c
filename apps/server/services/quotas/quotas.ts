// What one workspace may keep, so that one account can't fill the disk of everybody. A local installation has no quota.

import { AppError } from '@vivify/contract/errors'
import { messages } from '@vivify/contract/messages'
import type { Executor, Transaction } from '../../store/database.ts'
import { lockBalance } from '../../store/ledger.ts'
import { countProjects, sumBytes } from '../../store/quotas.ts'

export interface Quotas {
  /** Of all files, in bytes; Infinity for none. */
  maxBytes: number
  /** Deleted ones that can be restored included; Infinity for none. */
  maxProjects: number
}

/**
 * Throws AppError `too_large` when a workspace has no room for more bytes. Inside a transaction it counts under the
 * lock of the workspace, so that files at the same moment don't all see the same room.
 */
export async function requireRoomForBytes(
  db: Executor,
  { maxBytes }: Quotas,
  workspaceId: string,
  bytes: number,
): Promise<void> {
  if (maxBytes === Number.POSITIVE_INFINITY) return
  if ((await sumBytes(db, workspaceId)) + bytes <= maxBytes) return
  throw new AppError('too_large', messages.quotas.bytes(Math.round(maxBytes / 1_000_000)))
}

/** Throws AppError `rate_limited` when a workspace has as many projects as it may. */
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
