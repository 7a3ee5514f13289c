import { StandingPool } from '../../processes/standing-pool.ts'
import { planContract, type PersonaPlan, type PlanRequest } from './tasks/plan-contract.ts'

const times = { idleMs: 60_000, timeoutMs: 30_000, maxMegabytes: 1000 }
const shares = { processes: 1, maxWaiting: 100, maxWaitingPerAccount: 5 }

export interface PersonaPlanner {
  /** Plans a persona when it is the account's turn. Throws AppError `rate_limited`, `timed_out` and `cancelled`. */
  plan(account: string, request: PlanRequest, signal: AbortSignal): Promise<PersonaPlan>
  stop(): void
}

export function createPersonaPlanner(): PersonaPlanner {
  const pool = new StandingPool(new URL('./tasks/plan-task.ts', import.meta.url), planContract, {
    ...times,
    ...shares,
  })
  return { plan: (account, request, signal) => pool.ask(account, request, signal), stop: () => pool.stop() }
}
