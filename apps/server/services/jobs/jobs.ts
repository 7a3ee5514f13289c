// Jobs for their owner: start, read and cancel.

import { AppError } from '@vivify/contract/errors'
import {
  isJobKind,
  jobViewSchema,
  nameJob,
  type JobKind,
  type JobPayload,
  type JobView,
} from '@vivify/contract/jobs'
import type { JobQueue } from '../../store/job-queue.ts'
import type { Database, Transaction } from '../../store/database.ts'
import {
  cancelActive,
  countActive,
  findJob,
  findTwin,
  finishActive,
  insertJob,
  insertJobs,
  listActive,
  type JobRow,
} from '../../store/jobs.ts'
import { lockBalance } from '../../store/ledger.ts'
import { requireRoomForBytes, type Quotas } from '../quotas/quotas.ts'
import { reserveAll, reserveCredits, settleAllOrdered, settleOrdered } from '../credits/ledger.ts'

export interface JobRequest<Kind extends JobKind> {
  workspaceId: string
  kind: Kind
  /** For one subject, at most one job of a kind waits or runs. */
  subject: string | null
  idempotencyKey: string
  payload: JobPayload<Kind>
  /** The cost; free if the reference was paid before. */
  cost: { amount: number; reference: string } | null
  /**
   * The most jobs of this kind that one account may have waiting and running. `sentence` is the message for the next
   * request.
   */
  mostAtOnce?: { count: number; sentence: string }
  /** For a job that also an account without room for more files may start. */
  needsNoRoom?: true
}

export interface JobsOrder<Kind extends JobKind> {
  workspaceId: string
  kind: Kind
  jobs: readonly {
    subject: string
    idempotencyKey: string
    payload: JobPayload<Kind>
    cost: { amount: number; reference: string }
  }[]
}

export interface JobService {
  /**
   * Reserves the cost, writes the job and puts it in line, all or nothing. A request with a known idempotency key
   * returns the existing job. Throws AppError `insufficient_credits`, `rate_limited` when the account has too many
   * jobs, or `conflict` when another job works on the subject.
   */
  startJob<Kind extends JobKind>(request: JobRequest<Kind>): Promise<JobRow>
  /**
   * Like `startJob` for several jobs of one kind in the caller's transaction; their keys, subjects and references must
   * be new. All are paid or none. Throws AppError `insufficient_credits` for the whole sum.
   */
  startJobs<Kind extends JobKind>(tx: Transaction, order: JobsOrder<Kind>): Promise<JobRow[]>
  /** Throws AppError `not_found`, as `cancelJob` does. */
  readJob(workspaceId: string, id: string): Promise<JobRow>
  /**
   * Ends a job and returns the credits for what was not yet ordered from a vendor. A job that has ended stays
   * unchanged.
   */
  cancelJob(workspaceId: string, id: string): Promise<JobRow>
  /** Like `cancelJob` for many jobs at once; ids of other workspaces and of ended jobs are left out. Returns the others. */
  cancelJobs(workspaceId: string, ids: readonly string[]): Promise<JobRow[]>
  listActive(workspaceId: string): Promise<JobRow[]>
}

interface JobOptions {
  db: Database
  queue: JobQueue
  quotas: Quotas
  createId: () => string
}

export function createJobService(options: JobOptions): JobService {
  const { db, queue, createId } = options

  async function startJob<Kind extends JobKind>(request: JobRequest<Kind>): Promise<JobRow> {
    const { cost, mostAtOnce, needsNoRoom = false, ...wanted } = request
    const before = await findTwin(db, wanted)
    if (before) return acceptTwin(before, wanted.idempotencyKey)
    try {
      return await db.transaction(async (tx) => {
        const { workspaceId } = wanted
        if (!needsNoRoom) await requireRoomForBytes(tx, options.quotas, workspaceId, 1)
        if (mostAtOnce) await requireRoom(tx, wanted, mostAtOnce)
        const reservationId = cost ? await reserveCredits(tx, { id: createId(), workspaceId, ...cost }) : null
        const job = await insertJob(tx, { ...wanted, id: createId(), reservationId })
        if (!job) throw new AppError('conflict', busySentence)
        await queue.send(job.kind, tx)
        return job
      })
    } catch (error) {
      // Another call may have created the job meanwhile.
      const twin = AppError.isInstance(error) && error.code === 'conflict' ? await findTwin(db, wanted) : null
      if (twin) return acceptTwin(twin, wanted.idempotencyKey)
      throw error
    }
  }

  async function readJob(workspaceId: string, id: string): Promise<JobRow> {
    const job = await findJob(db, workspaceId, id)
    if (!job || !isJobKind(job.kind)) throw new AppError('not_found', 'Job not found.')
    return job
  }

  async function cancelJob(workspaceId: string, id: string): Promise<JobRow> {
    const job = await readJob(workspaceId, id)
    const cancelled = await db.transaction(async (tx) => {
      // Locks the workspace before the job, in the same order as when a job starts. In the opposite order two calls
      // could deadlock.
      if (job.reservationId) await lockBalance(tx, workspaceId)
      const row = await finishActive(tx, job.id, { status: 'cancelled' })
      if (row?.reservationId) {
        const { reservationId, orderedCredits } = row
        await settleOrdered(tx, { id: createId(), reservationId, orderedCredits })
      }
      return row
    })
    return cancelled ?? readJob(workspaceId, id)
  }

  return {
    startJob,
    startJobs: (tx, order) => startJobs(options, tx, order),
    readJob,
    cancelJob,
    cancelJobs: (workspaceId, ids) => cancelJobs(options, workspaceId, ids),
    listActive: async (workspaceId) =>
      (await listActive(db, workspaceId)).filter(({ kind }) => isJobKind(kind)),
  }
}

async function startJobs<Kind extends JobKind>(
  { queue, quotas, createId }: JobOptions,
  tx: Transaction,
  { workspaceId, kind, jobs }: JobsOrder<Kind>,
): Promise<JobRow[]> {
  await requireRoomForBytes(tx, quotas, workspaceId, 1)
  const rows = jobs.map(({ cost, ...job }) => ({
    job: { ...job, id: createId(), workspaceId, kind },
    reservation: { ...cost, id: createId() },
  }))
  await reserveAll(
    tx,
    workspaceId,
    rows.map(({ reservation }) => reservation),
  )
  const started = await insertJobs(
    tx,
    rows.map(({ job, reservation }) => ({ ...job, reservationId: reservation.id })),
  )
  await queue.sendMany(kind, started.length, tx)
  return started
}

function cancelJobs(
  { db, createId }: JobOptions,
  workspaceId: string,
  ids: readonly string[],
): Promise<JobRow[]> {
  return db.transaction(async (tx) => {
    // As in `cancelJob`, before the jobs.
    await lockBalance(tx, workspaceId)
    const rows = await cancelActive(tx, workspaceId, ids)
    const ended = rows.flatMap(({ reservationId, orderedCredits }) =>
      reservationId === null ? [] : [{ id: createId(), reservationId, orderedCredits }],
    )
    await settleAllOrdered(tx, workspaceId, ended)
    return rows
  })
}

/** Counts under the lock of the workspace's balance, so that simultaneous orders don't all see the same free place. */
async function requireRoom(
  tx: Transaction,
  job: Pick<JobRow, 'workspaceId' | 'kind' | 'subject'>,
  most: { count: number; sentence: string },
): Promise<void> {
  const { workspaceId, kind, subject } = job
  await lockBalance(tx, workspaceId)
  const active = await countActive(tx, { workspaceId, kind, besides: subject })
  if (active >= most.count) throw new AppError('rate_limited', most.sentence)
}

const busySentence = 'This is already being made. Wait for it to finish, or cancel it.'

function acceptTwin(twin: JobRow, idempotencyKey: string): JobRow {
  if (twin.idempotencyKey === idempotencyKey) return twin
  throw new AppError('conflict', busySentence, { details: { jobId: twin.id } })
}

export function hasEnded(job: JobRow): boolean {
  return job.status !== 'queued' && job.status !== 'running'
}

/** Converts a row to the owner's view of the job. */
export function viewJob(job: JobRow): JobView {
  const { id, kind, subject, revision } = job
  const createdAt = job.createdAt.toISOString()
  const startedAt = job.startedAt?.toISOString() ?? null
  const name = nameJob(kind as JobKind)
  const view = { id, kind, name, subject, revision, createdAt, startedAt }
  const parsed = jobViewSchema.safeParse({ ...view, state: describeState(job) })
  return parsed.success ? parsed.data : jobViewSchema.parse({ ...view, state: resultOfOther })
}

/**
 * Shown for a job of a Vivify version with a different result format: the result exists, but this version can't link to
 * it.
 */
const resultOfOther = {
  status: 'failed',
  code: 'not_found',
  message: 'Another version of Vivify made this. Look for it among your creations.',
}

function describeState(job: JobRow): object {
  const { status } = job
  switch (status) {
    case 'queued':
      // A waiting job that has already started is shown as running, with its progress.
      return job.waitReason === null ? { status } : describeProgress(job)
    case 'cancelled':
      return { status, ...describeCharge(job) }
    case 'running':
      return describeProgress(job)
    case 'completed':
      return { status, result: job.result }
    case 'failed':
      return {
        status,
        code: job.errorCode ?? 'internal',
        message: job.errorMessage ?? '',
        ...describeCharge(job),
      }
  }
}

function describeProgress({ stage, done, total, waitReason, dueAt }: JobRow): object {
  return {
    status: 'running',
    progress: { stage, done, total },
    ...(waitReason === null ? {} : { reason: waitReason }),
    ...(dueAt === null ? {} : { waitsUntil: dueAt.toISOString() }),
  }
}

function describeCharge({ reservationId, orderedCredits }: JobRow): { chargedCredits?: number } {
  return reservationId === null || orderedCredits === 0 ? {} : { chargedCredits: orderedCredits }
}
