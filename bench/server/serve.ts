// The server of the soak test: the real one, with two differences. One kind of job reports like a video but computes
// little, and the limits per address are off because all visitors share one address. It sends its address to the
// process that started it and, on request, how long its event loop was blocked.

import '../../apps/server/lib/small-young-heap.ts'
import { createHash } from 'node:crypto'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import { readConfig } from '../../apps/server/config.ts'
import { createContext } from '../../apps/server/context.ts'
import { defineJob } from '../../apps/server/services/jobs/job.ts'
import { startServer } from '../../apps/server/server.ts'

const stepCount = 20
const stepMs = 150
const plenty = { burst: 1_000_000, perMinute: 1_000_000 }

const smallJob = defineJob({
  kind: 'make-video',
  concurrency: 4,
  async handle(run) {
    let digest = run.id
    for (let step = 1; step <= stepCount; step++) {
      await wait(stepMs, undefined, { signal: run.signal })
      digest = createHash('sha256').update(digest).digest('hex')
      run.report({ stage: 'video', done: step, total: stepCount })
    }
    return { result: { creationId: digest, warnings: [] } }
  },
})

const context = await createContext({
  config: readConfig(process.env),
  limits: { signIn: plenty, guests: plenty, calls: plenty },
  defineJobs: () => [smallJob],
})
const server = await startServer(context, 'all')
const delay = monitorEventLoopDelay({ resolution: 5 })
delay.enable()
process.on('message', () => {
  const toMs = (nanoseconds: number): number => nanoseconds / 1e6
  process.send?.({
    middleMs: toMs(delay.percentile(50)),
    slowMs: toMs(delay.percentile(99)),
    worstMs: toMs(delay.max),
  })
})
process.once('SIGTERM', () => void server.stop().then(() => process.exit(0)))
process.send?.({ address: server.address })
