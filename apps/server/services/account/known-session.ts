import { AppError } from '@vivify/contract/errors'
import * as messages from '@vivify/contract/messages'
import { allowanceOf } from '@vivify/contract/plans'
import type { OpenWorkspace, Session } from '@vivify/contract/routes/account'
import type { Database } from '../../store/database.ts'
import {
  findWorkspace,
  insertPersonalWorkspace,
  type FoundWorkspace,
  type WorkspaceChoice,
} from '../../store/workspaces.ts'
import { grantStartingCredits } from '../credits/ledger.ts'

/** The signed-in user, and the workspace that is open: their own, or that of a team. */
export interface KnownSession {
  userId: string
  workspaceId: string
  session: Session
}

interface SessionUser {
  id: string
  email: string
  isAnonymous?: boolean | null
  isOperator?: boolean | null
}

export interface DescribeOptions {
  db: Database
  createId: () => string
  enforcesPlans: boolean
}

/**
 * Describes a signed-in user in one of their workspaces; by default, the one that they opened last. The first call
 * creates the user's own workspace and grants the starting credits. Throws AppError `forbidden` for a workspace that the
 * user is no member of.
 */
export async function describeSession(
  options: DescribeOptions,
  user: SessionUser,
  choice: WorkspaceChoice = 'opened',
): Promise<KnownSession> {
  const found = await findWorkspace(options.db, user.id, choice)
  if (found !== null) return describe(options, user, found)
  if (typeof choice === 'object') throw new AppError('forbidden', messages.teams.noWorkspace)
  await makeWorkspace(options, user.id)
  const own = await findWorkspace(options.db, user.id, 'own')
  return describe(options, user, own!)
}

function describe(
  { enforcesPlans }: DescribeOptions,
  user: SessionUser,
  found: FoundWorkspace,
): KnownSession {
  const isGuest = user.isAnonymous === true
  const { workspaceId, credits, plan, licenceSeats } = found
  const allowed = allowanceOf(plan, enforcesPlans, licenceSeats)
  const workspace = describeWorkspace(user.id, found, allowed.seats)
  return {
    userId: user.id,
    workspaceId,
    session: {
      id: user.id,
      email: isGuest ? null : user.email,
      workspace,
      canSwitch: found.workspaceCount > 1,
      credits,
      plan,
      allowed,
      hasFailedPayment: found.hasFailedPayment && workspace.role === 'owner',
      isGuest,
      isOperator: user.isOperator === true,
    },
  }
}

/** Members who joined when there were more seats than now can only read until one is free. */
function describeWorkspace(
  userId: string,
  { workspaceId: id, role, owner, isHome, membersBefore }: FoundWorkspace,
  seats: number | null,
): OpenWorkspace {
  const isOwn = owner.id === userId && isHome
  const isWaiting = role !== 'owner' && seats !== null && membersBefore >= seats
  return { id, owner: isOwn ? null : owner.name, role: isWaiting ? 'viewer' : role, isWaiting }
}

function makeWorkspace({ db, createId }: DescribeOptions, userId: string): Promise<void> {
  return db.transaction(async (tx) => {
    const workspaceId = await insertPersonalWorkspace(tx, createId(), userId)
    await grantStartingCredits(tx, createId(), workspaceId)
  })
}
