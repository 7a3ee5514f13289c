// The owner gives the workspace to a member of the team. Decision 041 explains what goes with it.

import { AppError } from '@vivify/contract/errors'
import * as messages from '@vivify/contract/messages'
import type { Session } from '@vivify/contract/routes/account'
import type { Database, Executor, Transaction } from '../../store/database.ts'
import { lockBalance } from '../../store/ledger.ts'
import { closeCustomer, listSubscriptions } from '../../store/payments.ts'
import { exchangeOwner, isMember, lockPerson, markOpened } from '../../store/teams.ts'
import { findUser, insertPersonalWorkspace } from '../../store/workspaces.ts'
import type { Authentication } from '../account/authentication.ts'
import { describeSession, type KnownSession } from '../account/known-session.ts'
import { refuseInWords } from '../account/refuse-in-words.ts'

export interface HandOver {
  memberId: string
  password: string
  /** Carry the cookie of the session. */
  headers: Headers
}

export interface HandOverActions {
  /**
   * Makes a member the owner, and the owner an editor. Returns the session as it is then. Throws AppError `bad_input`
   * for a wrong password, `not_found` for somebody who is no member, and `conflict` while a plan is charged or when the
   * caller is not the owner any more.
   */
  handOver(caller: KnownSession, wanted: HandOver): Promise<Session>
}

export interface HandOverOptions {
  db: Database
  authentication: Authentication
  enforcesPlans: boolean
  createId: () => string
}

export function createHandOverActions(options: HandOverOptions): HandOverActions {
  return {
    async handOver(caller, { memberId, password, headers }) {
      const { workspaceId, userId } = caller
      await requireOther(options.db, { workspaceId, from: userId, to: memberId })
      const { api } = options.authentication
      await refuseInWords(() => api.verifyPassword({ body: { password }, headers }))
      await options.db.transaction((tx) => exchange(options, tx, { workspaceId, from: userId, to: memberId }))
      const user = await findUser(options.db, userId)
      return (await describeSession(options, user!)).session
    },
  }
}

interface Exchange {
  workspaceId: string
  from: string
  to: string
}

async function requireOther(db: Executor, { workspaceId, from, to }: Exchange): Promise<void> {
  if (from !== to && (await isMember(db, workspaceId, to))) return
  throw new AppError('not_found', messages.teams.memberMissing)
}

async function exchange(
  { createId }: HandOverOptions,
  tx: Transaction,
  { workspaceId, from, to }: Exchange,
): Promise<void> {
  const words = messages.teams
  await lockBalance(tx, workspaceId)
  // In one order, so that two who hand over to each other don't wait for each other.
  for (const userId of [from, to].toSorted()) await lockPerson(tx, userId)
  await requireOther(tx, { workspaceId, from, to })
  if ((await listSubscriptions(tx, workspaceId)).length > 0) throw new AppError('conflict', words.planStays)
  if (!(await exchangeOwner(tx, { workspaceId, from, to }))) throw new AppError('conflict', words.notOwner)
  // The next owner's portal must not show the card of the one before.
  await closeCustomer(tx, workspaceId)
  // Without starting credits: everybody is granted them once.
  await insertPersonalWorkspace(tx, createId(), from)
  await markOpened(tx, workspaceId, from)
}
