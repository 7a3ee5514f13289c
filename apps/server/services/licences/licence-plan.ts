import { largerPlan, type Plan } from '@vivify/contract/plans'
import type { Transaction } from '../../store/database.ts'
import { listLicencePlans } from '../../store/licences.ts'
import { writeLicencePlan } from '../../store/workspaces.ts'

/**
 * Sets the plan of a workspace's licenses to the largest that is not revoked. It is kept apart from the chosen plan, so
 * that neither a checkout nor a revoked license changes what the other gave. The caller must have locked the workspace.
 */
export async function applyLicencePlan(tx: Transaction, workspaceId: string): Promise<void> {
  const given = await listLicencePlans(tx, workspaceId)
  await writeLicencePlan(tx, workspaceId, given.reduce<Plan['id'] | null>(largerPlan, null))
}
