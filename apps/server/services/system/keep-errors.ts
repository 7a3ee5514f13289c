import type { ErrorTally } from '../../lib/error-tally.ts'
import type { Database } from '../../store/database.ts'
import { addLoggedErrors } from '../../store/logged-errors.ts'

/** Errors come in bursts, which are written together. */
const writeAfterMs = 2000

export interface ErrorKeeping {
  /** Writes now what is counted; without the database, it stays counted. */
  write(): Promise<void>
  /** Writes a last time. */
  stop(): Promise<void>
}

/** Writes the counted error lines of this process to the table that all processes share. */
export function keepErrors(db: Database, tally: ErrorTally): ErrorKeeping {
  let timer: NodeJS.Timeout | null = null
  let writing: Promise<void> = Promise.resolve()
  let isStopped = false
  const schedule = (): void => {
    if (isStopped || timer !== null) return
    timer = setTimeout(() => void write(), writeAfterMs).unref()
  }
  function write(): Promise<void> {
    if (timer !== null) clearTimeout(timer)
    timer = null
    writing = writing.then(async () => {
      const taken = tally.take()
      try {
        const seen = taken.map(({ lastSeenMs, ...rest }) => ({ ...rest, lastSeenAt: new Date(lastSeenMs) }))
        await addLoggedErrors(db, seen)
      } catch {
        // Not logged, because that would count as one more error that can't be written.
        tally.putBack(taken)
        schedule()
      }
    })
    return writing
  }
  tally.onNote = schedule
  schedule()
  return {
    write,
    async stop() {
      isStopped = true
      await write()
    },
  }
}
