// pg-boss on the same database. A message only says that there is one more job of its kind in line; the worker that takes
// the message chooses among the rows in `jobs`. So a message that arrives twice, late or for nothing does no harm. A message
// whose worker fails is delivered again. There are never fewer messages of a kind than jobs of it in line.

import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { fromDrizzle, PgBoss } from 'pg-boss'
import type { JobQueue } from '../store/job-queue.ts'
import type { Store } from '../store/database.ts'

/** Longer than any job: pg-boss would otherwise hand a running one out again. */
const maxJobSeconds = 23 * 3600
const pollSeconds = 2
/** While the database wakes the workers, they look by themselves only for messages that come again. */
const wokenPollSeconds = 5
/** A message whose taker is silent for this long is given to another. */
const heartbeatSeconds = 30

const queueOptions = {
  notify: true,
  retryLimit: 10_000,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: 30,
  heartbeatSeconds,
  expireInSeconds: maxJobSeconds,
  retentionSeconds: 30 * 86_400,
  deleteAfterSeconds: 86_400,
}

export interface RunningQueue extends JobQueue {
  /** Calls `handle` for every message of a kind, `concurrency` at once. What it throws brings the message again. */
  work(kind: string, concurrency: number, handle: () => Promise<void>): Promise<void>
  /** Takes no more messages; those taken go on. */
  stopWorking(): Promise<void>
  stop(): Promise<void>
}

/** Starts the queue and makes a queue for each kind. `onError` hears what goes wrong in the background. */
export async function startQueue(
  store: Store,
  kinds: readonly string[],
  onError: (error: unknown) => void,
): Promise<RunningQueue> {
  const boss = new PgBoss({ ...store.queueOptions, schedule: false })
  boss.on('error', (error) => {
    store.outage?.note(error)
    onError(error)
  })
  await boss.start()
  const anyId = randomUUID()
  const known = new Set((await boss.getQueues()).map((queue) => queue.name))
  for (const kind of kinds) {
    if (!known.has(kind)) await boss.createQueue(kind, queueOptions)
    // Has pg-boss remember the queue now. Otherwise the first `send` inside a transaction would read about it outside
    // of that transaction, and wait forever for PGlite's only connection.
    await boss.getJobById(kind, anyId)
  }
  return {
    async send(kind, tx) {
      const given = tx ? { db: fromDrizzle(tx as Parameters<typeof fromDrizzle>[0], sql) } : {}
      await boss.send(kind, null, given)
    },
    async work(kind, concurrency, handle) {
      const polling = { pollingIntervalSeconds: pollSeconds, notifyPollingIntervalSeconds: wokenPollSeconds }
      for (let index = 0; index < concurrency; index++) {
        const worker = await boss.work<unknown>(kind, polling, async (messages) => {
          for (const _ of messages) await handle()
          // What waits in line sends no news: without this, the next is taken only at the next poll.
          boss.notifyWorker(worker)
        })
      }
    },
    async stopWorking() {
      for (const kind of kinds) await boss.offWork(kind, { wait: false })
    },
    stop: () => boss.stop({ graceful: false, close: true }),
  }
}
