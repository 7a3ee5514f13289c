// Notifies watchers of a job's changes. The database announces every change, so any process may work on the job. A job
// with many watchers is read once for each change.

import { AppError } from '@vivify/contract/errors'
import type { Store } from '../../store/database.ts'
import { findJob, jobChannel, readJobNews, type JobRow } from '../../store/jobs.ts'
import { hasEnded } from './jobs.ts'

export interface JobWatch {
  /**
   * Yields the job now and after each change until it ends. A slow reader gets only the latest state. Ends early when
   * the signal aborts. Throws AppError `rate_limited` at once when this account, or all accounts together, watch too
   * many jobs.
   */
  watch(workspaceId: string, id: string, signal: AbortSignal): AsyncGenerator<JobRow>
  stop(): Promise<void>
}

/** Enough for one account: each open page watches each of its jobs. */
export const maxWatchersPerAccount = 20
export const maxWatchers = 2000
const retryAfterSeconds = 10

/**
 * If an announcement is lost, the row is read after this time. The interval is long, because hundreds of waiting jobs
 * would otherwise keep the database busy.
 */
const lookAgainMs = 60_000

/** Starts listening for announcements. */
export async function startJobWatch(store: Store): Promise<JobWatch> {
  /** By job id, then by workspace, because a read for one workspace must not answer a watcher of another. */
  const watched = new Map<string, Map<string, WatchedJob>>()
  const stopping = new AbortController()
  const places = createPlaces()
  const stopListening = await store.listen(
    jobChannel,
    (payload) => {
      for (const job of watched.get(readJobNews(payload).id)?.values() ?? []) job.look()
    },
    () => {
      for (const jobs of watched.values()) for (const job of jobs.values()) job.look()
    },
  )

  function join(workspaceId: string, id: string): { job: WatchedJob; leave: () => void } {
    const ofId = watched.get(id) ?? new Map<string, WatchedJob>()
    watched.set(id, ofId)
    const job = ofId.get(workspaceId) ?? new WatchedJob(() => findJob(store.db, workspaceId, id))
    ofId.set(workspaceId, job)
    job.watchers++
    const leave = (): void => {
      if (--job.watchers > 0) return
      job.close()
      ofId.delete(workspaceId)
      if (ofId.size === 0 && watched.get(id) === ofId) watched.delete(id)
    }
    return { job, leave }
  }

  async function* follow(workspaceId: string, id: string, ended: AbortSignal): AsyncGenerator<JobRow> {
    const { job, leave } = join(workspaceId, id)
    try {
      let revision = -1
      while (!ended.aborted) {
        const row = await job.readBeyond(revision, ended)
        if (!row) return
        revision = row.revision
        yield row
        if (hasEnded(row)) return
      }
    } finally {
      leave()
    }
  }

  return {
    watch(workspaceId, id, signal) {
      const giveBack = places.take(workspaceId)
      signal.addEventListener('abort', giveBack, { once: true })
      const ended = AbortSignal.any([signal, stopping.signal])
      return finishing(follow(workspaceId, id, ended), giveBack)
    },
    async stop() {
      stopping.abort()
      await stopListening()
    },
  }
}

/** A watched job and its row as last read. */
class WatchedJob {
  watchers = 0
  readonly #read: () => Promise<JobRow | null>
  readonly #again: NodeJS.Timeout
  readonly #waiting = new Set<() => void>()
  #latest: Promise<JobRow | null>
  #isReading = false
  #isStale = false

  constructor(read: () => Promise<JobRow | null>) {
    this.#read = read
    this.#latest = this.#readOnce()
    this.#latest.catch(() => {})
    this.#again = setInterval(() => this.look(), lookAgainMs).unref()
  }

  /** Reads the row. Changes during a read cause one more read afterwards. */
  look(): void {
    if (this.#isReading) {
      this.#isStale = true
      return
    }
    this.#latest = this.#readOnce()
    // Whoever awaits `#latest` gets the error.
    this.#latest.catch(() => {})
  }

  /**
   * Resolves to the row once it is newer than `revision`; null when the row is gone or the signal aborts. Throws what
   * reading throws.
   */
  async readBeyond(revision: number, ended: AbortSignal): Promise<JobRow | null> {
    while (!ended.aborted) {
      // Subscribed before awaiting the row, so that no change is missed.
      const change = this.#nextChange(ended)
      const row = await this.#latest
      if (!row || row.revision > revision) {
        change.forget()
        return row
      }
      await change.happened
    }
    return null
  }

  close(): void {
    clearInterval(this.#again)
  }

  async #readOnce(): Promise<JobRow | null> {
    this.#isReading = true
    try {
      return await this.#read()
    } finally {
      this.#isReading = false
      const wake = [...this.#waiting]
      this.#waiting.clear()
      if (this.#isStale) {
        this.#isStale = false
        this.#latest = this.#readOnce()
        this.#latest.catch(() => {})
      }
      for (const tell of wake) tell()
    }
  }

  #nextChange(ended: AbortSignal): { happened: Promise<void>; forget: () => void } {
    const { promise, resolve } = Promise.withResolvers<void>()
    const forget = (): void => {
      this.#waiting.delete(tell)
      ended.removeEventListener('abort', tell)
      resolve()
    }
    const tell = (): void => forget()
    this.#waiting.add(tell)
    ended.addEventListener('abort', tell, { once: true })
    return { happened: promise, forget }
  }
}

async function* finishing<Item>(items: AsyncGenerator<Item>, finish: () => void): AsyncGenerator<Item> {
  try {
    yield* items
  } finally {
    finish()
  }
}

/** Counts the watchers. */
function createPlaces(): { take: (account: string) => () => void } {
  const taken = new Map<string, number>()
  let all = 0
  return {
    take(account) {
      const own = taken.get(account) ?? 0
      if (own >= maxWatchersPerAccount) {
        const sentence = `This account has ${maxWatchersPerAccount} streams of events open, which is the most. Close one and try again.`
        throw new AppError('rate_limited', sentence, {
          details: { maxWatchersPerAccount, retryAfterSeconds },
        })
      }
      if (all >= maxWatchers) {
        const sentence = 'Many people are watching their work right now. Try again in a moment.'
        throw new AppError('rate_limited', sentence, { details: { retryAfterSeconds } })
      }
      taken.set(account, own + 1)
      all++
      let isBack = false
      return () => {
        if (isBack) return
        isBack = true
        all--
        const left = taken.get(account)! - 1
        if (left > 0) taken.set(account, left)
        else taken.delete(account)
      }
    },
  }
}
