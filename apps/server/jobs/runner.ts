// Runs jobs: claims the row whose turn it is, calls its handler, writes progress and the end. If an attempt breaks off
// because the process died or the server stopped, its job goes back in line. If an attempt asks to continue later, its
// job waits until then. The attempt number in the row keeps two workers from both ending a job.

import { setTimeout as wait } from 'node:timers/promises'
import { AppError } from '@vivify/contract/errors'
import { jobSchemas } from '@vivify/contract/jobs'
import type { Config } from '../config.ts'
import { Again } from '../lib/again.ts'
import type { Logger } from '../lib/logger.ts'
import type { AttemptEnd, Metrics } from '../lib/metrics.ts'
import { withoutServerPaths } from '../lib/server-paths.ts'
import { clearWorkOf } from '../lib/work-folder.ts'
import { startDueJobs } from '../services/due/due-jobs.ts'
import { startClock } from '../services/due/clock.ts'
import { settleOrdered, settleReservation } from '../services/credits/ledger.ts'
import { recordJobEnd } from '../services/webhooks/record-job-end.ts'
import type { Database, Store, Transaction } from '../store/database.ts'
import { lockBalance } from '../store/ledger.ts'
import {
  claimNextJob,
  findStatus,
  finishAttempt,
  insertJob,
  isAnyWaiting,
  jobChannel,
  listAbandoned,
  listWaitingKinds,
  postponeAttempt,
  readClockMs,
  readJobNews,
  requeueAttempt,
  writeOrdered,
  type AttemptKey,
  type JobEnding,
  type JobRow,
} from '../store/jobs.ts'
import type { JobDefinition, JobOutcome, NextJob } from '../services/jobs/job.ts'
import { measureAttempt } from './measure-attempt.ts'
import { startReporting } from './report-progress.ts'
import type { RunningQueue } from './queue.ts'

export interface RunnerOptions {
  config: Pick<Config, 'dataFolder'>
  store: Store
  queue: RunningQueue
  definitions: readonly JobDefinition[]
  createId: () => string
  logger: Logger
  metrics: Metrics
}

export interface Runner {
  /** Puts the jobs of running attempts back in line and waits for the attempts to end. */
  stop(): Promise<void>
}

/** A job that was started this often without an end fails. */
export const maxAttempts = 5
/** A job that made no progress twice fails, because a third attempt would hold up other jobs. */
const maxStandstills = 2
/** A worker without a heartbeat for this long counts as dead. */
const silenceMs = 10_000
const sweepMs = 2000
const dueMs = 1000
/** Time between attempts to write while the database is unavailable. */
const lookAgainMs = 1000

interface Attempt {
  stop: AbortController
  ended: Promise<void>
}

export async function startRunner(options: RunnerOptions): Promise<Runner> {
  const { store, queue, logger } = options
  const running = new Map<string, Attempt>()
  let isStopping = false

  async function runNext(definition: JobDefinition): Promise<void> {
    // When this throws, the message goes to another worker.
    if (isStopping) throw new AppError('cancelled', 'The server stops.')
    const row = await claimNextJob(store.db, definition.kind)
    if (!row) return requireNoneWaits(store.db, definition.kind)
    const stop = new AbortController()
    const ended = measureAttempt(options.metrics, row, (noteStage) =>
      runAttempt({ ...options, noteStage }, definition, row, stop, () => isStopping),
    )
    running.set(row.id, { stop, ended })
    try {
      await ended
    } finally {
      running.delete(row.id)
    }
  }

  const stopListening = await store.listen(jobChannel, (payload) => {
    const { id, status } = readJobNews(payload)
    // Most notifications are about this worker's own progress.
    const attempt = status === 'running' ? undefined : running.get(id)
    if (attempt) void abortIfLost(store.db, id, attempt.stop).catch((error: unknown) => logger.warn(error))
  })
  const hasJumped = await watchClock(store.db)
  // After an outage, or when the machine has slept, every worker seems silent. This gives live workers time to send a
  // heartbeat.
  let deafUntilMs = Number.NEGATIVE_INFINITY
  const sweep = async (): Promise<void> => {
    if (store.outage?.isOn() || (await hasJumped())) deafUntilMs = performance.now() + silenceMs
    if (performance.now() >= deafUntilMs) await recoverJobs(options, silenceMs)
  }
  // If no other process uses the database, every running job belongs to a dead process. That is true only until this
  // process starts jobs, so recovery comes first.
  await recoverJobs(options, store.isExclusive ? null : silenceMs).catch((error: unknown) =>
    logger.error(error),
  )
  for (const definition of options.definitions) {
    await queue.work(definition.kind, definition.concurrency, () => runNext(definition))
  }
  const clock = startClock(
    [
      { name: 'jobs of silent workers', everyMs: sweepMs, run: sweep },
      { name: 'jobs that are due', everyMs: dueMs, run: () => startDueJobs({ db: store.db, queue }) },
    ],
    (error) => logger.error(error),
  )

  return {
    async stop() {
      isStopping = true
      await clock.stop()
      await queue.stopWorking()
      await stopListening()
      for (const attempt of running.values())
        attempt.stop.abort(new AppError('cancelled', 'The server stops.'))
      await Promise.allSettled([...running.values()].map((attempt) => attempt.ended))
    },
  }
}

/**
 * The returned function says whether the database's clock ran much faster or slower than this process's since the last
 * call.
 */
async function watchClock(db: Database): Promise<() => Promise<boolean>> {
  const readAheadMs = async (): Promise<number> => (await readClockMs(db)) - performance.now()
  let aheadMs = await readAheadMs()
  return async () => {
    const beforeMs = aheadMs
    aheadMs = await readAheadMs()
    return Math.abs(aheadMs - beforeMs) > silenceMs / 2
  }
}

/**
 * Throws if jobs still wait because other workers locked them during the claim. The message is then delivered again.
 */
async function requireNoneWaits(db: Database, kind: string): Promise<void> {
  if (await isAnyWaiting(db, kind)) throw new AppError('conflict', 'The jobs that wait are held by others.')
}

async function runAttempt(
  options: RunnerOptions & { noteStage: (stage: string) => void },
  definition: JobDefinition,
  row: JobRow,
  stop: AbortController,
  isStopping: () => boolean,
): Promise<AttemptEnd> {
  const { store, logger } = options
  const key: AttemptKey = { id: row.id, attempt: row.attempt }
  const reporter = startReporting(store.db, key, stop)
  let outcome: JobOutcome | null = null
  try {
    outcome = await definition.handle({
      id: row.id,
      workspaceId: row.workspaceId,
      attempt: row.attempt,
      waits: row.waits,
      payload: jobSchemas[definition.kind].payload.parse(row.payload),
      signal: stop.signal,
      report(progress) {
        options.noteStage(progress.stage)
        reporter.report(progress)
      },
      async order(credits) {
        if (await writeOrdered(store.db, key, credits)) return
        throw new AppError('cancelled', 'The job was canceled.')
      },
    })
    await reporter.close()
    const isEnded = await onceDatabaseAnswers(options, stop.signal, () =>
      endAttempt(options, row, { status: 'completed', result: outcome!.result }, outcome),
    )
    if (!isEnded) {
      await outcome.discard?.()
      return await tellLost(options, row)
    }
    await outcome.finish?.().catch((problem: unknown) => logger.warn(problem))
    return 'completed'
  } catch (error) {
    const progress = await reporter.close()
    if (error instanceof Again) return postpone(options, row, stop.signal, { ...error, progress })
    await outcome?.discard?.().catch((problem: unknown) => logger.warn(problem))
    if (isStopping() && stop.signal.aborted) {
      await putBack(options, row)
      return 'stopped'
    }
    if (hasStoodStill(error) && countTries(row) < maxStandstills) {
      return startAgain(options, row, stop.signal)
    }
    return endBadly(options, row, stop.signal, error)
  }
}

async function postpone(
  options: RunnerOptions,
  row: JobRow,
  signal: AbortSignal,
  later: Parameters<typeof postponeAttempt>[2],
): Promise<AttemptEnd> {
  const postponeOnce = () => postponeAttempt(options.store.db, row, later)
  const isOurs = await onceDatabaseAnswers(options, signal, postponeOnce)
  return isOurs ? 'postponed' : tellLost(options, row)
}

/** Attempts that ended in order to wait don't count. */
function countTries({ attempt, waits }: JobRow): number {
  return attempt - waits
}

/**
 * Whether the attempt ended because it made no progress. The next attempt may succeed where this one waited in vain.
 */
function hasStoodStill(error: unknown): boolean {
  return AppError.isInstance(error) && error.details['stoodStill'] === true
}

async function startAgain(options: RunnerOptions, row: JobRow, signal: AbortSignal): Promise<AttemptEnd> {
  const isOurs = await onceDatabaseAnswers(options, signal, () => putBack(options, row))
  if (!isOurs) return tellLost(options, row)
  options.logger.warn(nameAttempt(row), 'an attempt made no progress: its job is in line again')
  return 'stood_still'
}

async function endBadly(
  options: RunnerOptions,
  row: JobRow,
  signal: AbortSignal,
  error: unknown,
): Promise<AttemptEnd> {
  const ending = describeFailure(error, options.config.dataFolder)
  const isEnded = await onceDatabaseAnswers(options, signal, () => endAttempt(options, row, ending, null))
  if (!isEnded) return tellLost(options, row)
  if (ending.status === 'failed') {
    // The message of an AppError may contain a person's input.
    const problem = AppError.isInstance(error) ? { code: error.code } : { error }
    options.logger.error({ ...nameAttempt(row), ...problem }, 'an attempt failed')
  }
  return ending.status
}

/** Logs that the result of an attempt is discarded, unless the job's owner canceled it. */
async function tellLost({ store, logger }: RunnerOptions, row: JobRow): Promise<AttemptEnd> {
  const status = await findStatus(store.db, row.id)
  if (status === 'cancelled') return 'cancelled'
  logger.warn({ ...nameAttempt(row), status }, 'an attempt has lost its job')
  return 'lost'
}

function nameAttempt({ id, kind, attempt }: JobRow): { job: string; kind: string; attempt: number } {
  return { job: id, kind, attempt }
}

/**
 * Repeats a write while the database is unavailable, so that finished work is not lost. Gives up when `signal` aborts.
 */
async function onceDatabaseAnswers(
  { store }: RunnerOptions,
  signal: AbortSignal,
  write: () => Promise<boolean>,
): Promise<boolean> {
  for (;;) {
    try {
      return await write()
    } catch (error) {
      store.outage?.note(error)
      if (!store.outage?.isOn() || signal.aborted) throw error
      await wait(lookAgainMs, undefined, { signal })
    }
  }
}

/**
 * Writes the end of an attempt, its credits and its rows in one transaction. False when the attempt has lost the job.
 */
async function endAttempt(
  options: RunnerOptions,
  row: JobRow,
  ending: JobEnding,
  outcome: JobOutcome | null,
): Promise<boolean> {
  const isEnded = await options.store.db.transaction(async (tx) => {
    if (row.reservationId) await lockBalance(tx, row.workspaceId)
    const ended = await finishAttempt(tx, row, ending)
    if (!ended) return false
    await outcome?.save?.(tx)
    if (row.reservationId) {
      const { reservationId } = row
      const id = options.createId()
      if (ending.status === 'completed') {
        const used = outcome?.usedCredits === undefined ? {} : { usedAmount: outcome.usedCredits }
        await settleReservation(tx, { id, reservationId, kind: 'commit', ...used })
      } else {
        await settleOrdered(tx, { id, reservationId, orderedCredits: ended.orderedCredits })
      }
    }
    await recordJobEnd(tx, ended, options.createId)
    for (const next of outcome?.next ?? []) await startNext(options, row.workspaceId, next, tx)
    return true
  })
  if (isEnded) await clearWorkOf(options.config.dataFolder, row.id)
  return isEnded
}

async function startNext(
  options: RunnerOptions,
  workspaceId: string,
  next: NextJob,
  tx: Transaction,
): Promise<void> {
  const id = options.createId()
  const job = await insertJob(tx, { ...next, id, workspaceId, subject: null, reservationId: null })
  if (job) await options.queue.send(job.kind, tx)
}

function describeFailure(error: unknown, dataFolder: string): JobEnding {
  if (!AppError.isInstance(error)) {
    return { status: 'failed', code: 'internal', message: 'Something went wrong. Please try again.' }
  }
  if (error.code === 'cancelled') return { status: 'cancelled' }
  return { status: 'failed', code: error.code, message: withoutServerPaths(error, dataFolder).message }
}

async function abortIfLost(db: Database, id: string, stop: AbortController): Promise<void> {
  if ((await findStatus(db, id)) !== 'running') stop.abort(new AppError('cancelled', 'The job was canceled.'))
}

/**
 * One transaction for the row and its message, because a job in line without a message would wait forever. False when
 * another attempt holds the job.
 */
async function putBack(options: RunnerOptions, row: JobRow): Promise<boolean> {
  return options.store.db.transaction(async (tx) => {
    const isOurs = await requeueAttempt(tx, row)
    if (isOurs) await options.queue.send(row.kind, tx)
    return isOurs
  })
}

/** Puts jobs of dead workers back in line. With `silence` null, also sends a message for every job that waits. */
async function recoverJobs(options: RunnerOptions, silence: number | null): Promise<void> {
  const { store, logger } = options
  for (const row of await listAbandoned(store.db, silence)) {
    if (countTries(row) >= maxAttempts) {
      const message = 'This was started several times and did not finish. Please try again later.'
      const ending: JobEnding = { status: 'failed', code: 'internal', message }
      if (await endAttempt(options, row, ending, null)) logger.error(nameAttempt(row), 'a job is given up')
    } else if (await putBack(options, row)) {
      logger.warn(nameAttempt(row), 'the worker of an attempt is silent: its job is in line again')
    }
  }
  if (silence === null) for (const kind of await listWaitingKinds(store.db)) await options.queue.send(kind)
}
