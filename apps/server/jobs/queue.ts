// Uses pg-boss on the same database. A message only says that one more job of its kind is in line; the worker that
// takes the message chooses among the rows in `jobs`. So a message that arrives twice, late or without a job does no
// harm. pg-boss delivers a message again when its worker fails. A kind never has fewer messages than jobs in line.

import { randomUUID } from 'node:crypto'
import { sql } from '../store/sql.ts'
import { fromDrizzle, PgBoss } from 'pg-boss'
import type { JobQueue } from '../store/job-queue.ts'
import type { Store } from '../store/database.ts'

/** Longer than any job takes, because pg-boss would hand out a running message again after this time. */
const maxJobSeconds = 23 * 3600
const pollSeconds = 2
/** The database wakes the workers, so they only need to poll for messages that are delivered again. */
const wokenPollSeconds = 5
/** After this long without a heartbeat from its worker, a message goes to another worker. */
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
  /**
   * Calls `handle` for every message of a kind, `concurrency` at once. If `handle` throws, the message is delivered
   * again.
   */
  work(kind: string, concurrency: number, handle: () => Promise<void>): Promise<void>
  /** Takes no more messages. Calls of `handle` that have begun continue. */
  stopWorking(): Promise<void>
  stop(): Promise<void>
}

/** Starts pg-boss and creates a queue for each kind. `onError` receives errors from the background. */
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
    // Makes pg-boss load and remember the queue now. Otherwise the first `send` inside a transaction would load it
    // outside that transaction, and wait forever for PGlite's only connection.
    await boss.getJobById(kind, anyId)
  }
  return {
    async send(kind, tx) {
      const given = tx ? { db: fromDrizzle(tx as Parameters<typeof fromDrizzle>[0], sql) } : {}
      await boss.send(kind, null, given)
    },
    async sendMany(kind, count, tx) {
      const messages = Array.from({ length: count }, () => ({}))
      await boss.insert(kind, messages, { db: fromDrizzle(tx as Parameters<typeof fromDrizzle>[0], sql) })
    },
    async work(kind, concurrency, handle) {
      const polling = { pollingIntervalSeconds: pollSeconds, notifyPollingIntervalSeconds: wokenPollSeconds }
      for (let index = 0; index < concurrency; index++) {
        const worker = await boss.work<unknown>(kind, polling, async (messages) => {
          for (const _ of messages) await handle()
          // Messages already in line send no notification, so without this call the worker would wait for its next
          // poll.
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
