import { AppError } from '@vivify/contract/errors'
import type { JobProgress } from '@vivify/contract/jobs'
import type { Database } from '../store/database.ts'
import { reportAttempt, type AttemptKey } from '../store/jobs.ts'

export interface Reporter {
  report(progress: JobProgress): void
  /** Stops writing, and returns the progress that was not written yet. */
  close(): Promise<JobProgress | null>
}

const heartbeatMs = 2000
const progressMs = 200

/** Writes the latest progress a few times a second, in order. Without progress it writes a heartbeat. */
export function startReporting(db: Database, key: AttemptKey, stop: AbortController): Reporter {
  let latest: JobProgress | null = null
  let writing: Promise<void> = Promise.resolve()
  let lastWrite = 0

  const write = (): void => {
    const progress = latest
    latest = null
    lastWrite = performance.now()
    writing = writing
      .then(() => reportAttempt(db, key, progress))
      .then(
        (isOurs) => {
          if (!isOurs) stop.abort(new AppError('cancelled', 'The job was canceled.'))
        },
        // Ignored: if the database stays away, writing the job's end fails too and reports it.
        () => {},
      )
  }
  const timer = setInterval(() => {
    if (latest !== null || performance.now() - lastWrite >= heartbeatMs) write()
  }, progressMs)
  return {
    report(progress) {
      latest = progress
    },
    async close() {
      clearInterval(timer)
      await writing
      return latest
    },
  }
}
