import { availableParallelism } from 'node:os'
import { Gate } from '../../../lib/gate.ts'
import { SharedWork } from '../../../lib/shared-work.ts'
import { StandingPool } from '../../../processes/standing-pool.ts'
import { makeSoundtrack, mixInTask, type MixRunner, type SoundtrackPlan } from './soundtrack.ts'
import { mixContract, type Mixed } from './tasks/mix-contract.ts'

/** With three or more cores, one stays free for pictures and voices. */
const mixersAtOnce = Math.max(2, Math.min(4, availableParallelism()) - 1)
/** One mix at a time per account, so that one account's long sound leaves a process for the others. */
const shares = { atOncePerAccount: 1, maxWaiting: 100, maxWaitingPerAccount: 6 }
/** Longer sound takes much memory, which a standing process would keep. */
const maxStandingSeconds = 90
const times = { idleMs: 120_000, timeoutMs: 120_000, maxMegabytes: 2000 }

/** Mixes planned sound into the pipeline's caches under `dataFolder`. Each plan is mixed once. */
export interface Mixing {
  /** For `makeSoundtrack`. */
  run: MixRunner
  /** Throws what mixing throws, and AppError `rate_limited` or `cancelled`. */
  mix(account: string, plan: SoundtrackPlan, signal: AbortSignal): Promise<Mixed>
  stop(): void
}

export function createMixing(dataFolder: string): Mixing {
  const mixed = new SharedWork<Mixed>()
  const gate = new Gate({ atOnce: mixersAtOnce, ...shares })
  const entry = new URL('./tasks/mix-task.ts', import.meta.url)
  const mixers = new StandingPool(entry, mixContract, { ...times, ...shares, processes: mixersAtOnce })
  const run: MixRunner = (request, options) =>
    request.durationSeconds > maxStandingSeconds
      ? mixInTask(request, options)
      : mixers.ask(options.account ?? '', request, options.signal)

  return {
    run,
    mix: (account, plan, signal) =>
      mixed.run(`${account} ${plan.key}`, signal, (stop) =>
        gate.pass(account, stop, () => makeSoundtrack(plan, dataFolder, { signal: stop, account, run })),
      ),
    stop: () => mixers.stop(),
  }
}
