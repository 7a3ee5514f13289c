import { allowanceOf } from '@vivify/contract/plans'
import type { Session } from '@vivify/contract/routes/account'
import type { Database } from '../../store/database.ts'
import { readBalance } from '../../store/ledger.ts'
import {
  findPersonalWorkspace,
  insertPersonalWorkspace,
  type PersonalWorkspace,
} from '../../store/workspaces.ts'
import { grantStartingCredits } from '../credits/ledger.ts'

/** The signed-in user, and the workspace that owns everything of theirs. */
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

/** Describes a signed-in user. The first call creates the user's workspace and grants the starting credits. */
export async function describeSession(
  options: { db: Database; createId: () => string; enforcesPlans: boolean },
  user: SessionUser,
): Promise<KnownSession> {
  const workspace =
    (await findPersonalWorkspace(options.db, user.id)) ?? (await makeWorkspace(options, user.id))
  const isGuest = user.isAnonymous === true
  return {
    userId: user.id,
    workspaceId: workspace.workspaceId,
    session: {
      id: user.id,
      email: isGuest ? null : user.email,
      credits: workspace.credits,
      plan: workspace.plan,
      allowed: allowanceOf(workspace.plan, options.enforcesPlans),
      hasFailedPayment: workspace.hasFailedPayment,
      isGuest,
      isOperator: user.isOperator === true,
    },
  }
}

const nothingBought = { plan: null, hasFailedPayment: false }

function makeWorkspace(
  options: { db: Database; createId: () => string; enforcesPlans: boolean },
  userId: string,
): Promise<PersonalWorkspace> {
  return options.db.transaction(async (tx) => {
    const workspaceId = await insertPersonalWorkspace(tx, options.createId(), userId)
    await grantStartingCredits(tx, options.createId(), workspaceId)
    return { workspaceId, credits: await readBalance(tx, workspaceId), ...nothingBought }
  })
}
