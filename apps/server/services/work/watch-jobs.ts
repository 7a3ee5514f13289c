// Tells watchers that a job has changed. Every change is announced by the database, so it does not matter which
// process works on the job.

import type { Store } from '../../store/database.ts'
import { findJob, jobChannel, readJobNews, type JobRow } from '../../store/jobs.ts'
import { hasEnded } from './jobs.ts'

export interface JobWatch {
  /** The job now and after each change, to its end. Ends early when the signal aborts. */
  watch(workspaceId: string, id: string, signal: AbortSignal): AsyncGenerator<JobRow>
  /** Ends all watching. */
  stop(): Promise<void>
}

/**
 * Should an announcement be lost all the same, the row is read after this long. Seldom: hundreds who watch waiting jobs
 * would otherwise keep the database busy with looking.
 */
const lookAgainMs = 60_000

/** Starts hearing announcements. */
export async function startJobWatch(store: Store): Promise<JobWatch> {
  const wakers = new Map<string, Set<() => void>>()
  const stopping = new AbortController()
  const stopListening = await store.listen(
    jobChannel,
    (payload) => {
      for (const wake of wakers.get(readJobNews(payload).id) ?? []) wake()
    },
    () => {
      for (const wakes of wakers.values()) for (const wake of wakes) wake()
    },
  )

  async function* watch(workspaceId: string, id: string, signal: AbortSignal): AsyncGenerator<JobRow> {
    const ended = AbortSignal.any([signal, stopping.signal])
    const bell = createBell(ended)
    const waiting = wakers.get(id) ?? new Set()
    wakers.set(id, waiting.add(bell.ring))
    try {
      let revision = -1
      while (!ended.aborted) {
        const job = await findJob(store.db, workspaceId, id)
        if (!job) return
        if (job.revision > revision) yield job
        if (hasEnded(job)) return
        revision = job.revision
        await bell.heard(lookAgainMs)
      }
    } finally {
      bell.close()
      waiting.delete(bell.ring)
      if (waiting.size === 0) wakers.delete(id)
    }
  }

  return {
    watch,
    async stop() {
      stopping.abort()
      await stopListening()
    },
  }
}

/** Remembers one ring, so that what happens between looking and waiting is not missed. */
function createBell(ended: AbortSignal): {
  ring: () => void
  heard: (withinMs: number) => Promise<void>
  close: () => void
} {
  let isRung = false
  let wake = (): void => {}
  const ring = (): void => {
    isRung = true
    wake()
  }
  ended.addEventListener('abort', ring)
  return {
    ring,
    async heard(withinMs) {
      if (!isRung) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, withinMs)
          wake = () => {
            clearTimeout(timer)
            resolve()
          }
        })
      }
      isRung = false
    },
    close: () => ended.removeEventListener('abort', ring),
  }
}
