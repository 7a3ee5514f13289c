// The end of an account, asked for by its owner. It is closed first, so that nothing new begins; then its jobs are
// canceled and everything of it is deleted. What a killed process leaves, upkeep deletes.

import { AppError } from '@vivify/contract/errors'
import * as messages from '@vivify/contract/messages'
import { guestConfirmation } from '@vivify/contract/routes/account-data'
import type { Storage } from '../../providers/storage/port.ts'
import type { Database } from '../../store/database.ts'
import {
  closeAccount,
  deleteClosed,
  hasOtherAccounts,
  listClosed,
  listOwned,
} from '../../store/deleted-accounts.ts'
import type { LostGuest } from '../../store/guests.ts'
import { listSubscriptions } from '../../store/payments.ts'
import { findUser } from '../../store/workspaces.ts'
import type { JobService } from '../jobs/jobs.ts'
import type { Authentication } from './authentication.ts'
import { refuseInWords } from './refuse-in-words.ts'

export interface RemovalOptions {
  db: Database
  storage: Storage
  authentication: Authentication
  jobs: Pick<JobService, 'listActive' | 'cancelJobs'>
}

export interface RemovalRequest {
  userId: string
  isGuest: boolean
  /** What the person typed. */
  confirmation: string
  password: string | undefined
  /** Carry the cookie of the session. */
  headers: Headers
}

export interface RemovalService {
  /**
   * Deletes the account. Throws AppError `bad_input` for a wrong confirmation or password, `conflict` for the operator
   * while others have accounts.
   */
  remove(request: RemovalRequest): Promise<void>
  /** Finishes what was begun. Returns how many accounts it looked at. */
  finish(): Promise<number>
}

/** Longer than any request takes. */
const lateMinutes = 30
const batch = 20

export function createRemovalService(options: RemovalOptions): RemovalService {
  return {
    async remove(request) {
      await requireConfirmed(options, request)
      const owned = await listOwned(options.db, request.userId)
      await closeAccount(options.db, request.userId)
      for (const workspaceId of owned) await deleteData(options, { userId: request.userId, workspaceId })
    },
    async finish() {
      const closed = await listClosed(options.db, lateMinutes, batch)
      for (const account of closed) await deleteData(options, account)
      return closed.length
    },
  }
}

async function requireConfirmed(options: RemovalOptions, request: RemovalRequest): Promise<void> {
  const { confirmation, password, isGuest, userId, headers } = request
  const user = await findUser(options.db, userId)
  if (!user) throw new AppError('not_found', messages.auth.failed)
  const wanted = isGuest ? guestConfirmation : user.email
  if (confirmation.trim().toLowerCase() !== wanted) {
    throw new AppError('bad_input', messages.myData.wrongConfirmation(wanted))
  }
  if (!isGuest) {
    if (password === undefined) throw new AppError('bad_input', messages.myData.passwordMissing)
    const { api } = options.authentication
    await refuseInWords(() => api.verifyPassword({ body: { password }, headers }))
  }
  for (const workspaceId of await listOwned(options.db, userId)) {
    if (await isCharged(options.db, workspaceId)) {
      throw new AppError('conflict', messages.myData.planIsCharged)
    }
  }
  // Otherwise the next stranger who signs up would become the operator.
  if (user.isOperator && (await hasOtherAccounts(options.db, userId))) {
    throw new AppError('conflict', messages.myData.operatorStays)
  }
}

/** Whether a subscription goes on, which only its owner can end at the payment provider. */
async function isCharged(db: Database, workspaceId: string): Promise<boolean> {
  const subscriptions = await listSubscriptions(db, workspaceId)
  return subscriptions.some(({ endsAtPeriodEnd }) => !endsAtPeriodEnd)
}

async function deleteData({ db, storage, jobs }: RemovalOptions, account: LostGuest): Promise<void> {
  const { workspaceId } = account
  const active = await jobs.listActive(workspaceId)
  // Their workers learn of it, and what was reserved and not ordered is settled, so that the ledger adds up.
  await jobs.cancelJobs(
    workspaceId,
    active.map(({ id }) => id),
  )
  for (const key of await deleteClosed(db, account)) await storage.remove(key)
}
