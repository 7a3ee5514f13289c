// Follows the job of one place on the screen from the press to its end, across reloads and other screens. React reads
// it through `useJob`.

import type { ErrorCode } from '@vivify/contract/errors'
import { ApiError } from '../../api/client.ts'
import {
  hasEnded,
  type JobKind,
  type JobPort,
  type JobResult,
  type JobView,
  type StartedJob,
} from '../../api/jobs.ts'
import { createId } from '../create-id.ts'
import type { Keeper } from '../kept-value.ts'
import { readKeptJob, writeKeptJob, type KeptJob } from './kept-job.ts'

/** How a job ended, or that it never started. `chargedCredits` pay for vendor calls made before the end. */
export type JobEnd<Kind extends JobKind> =
  | { status: 'completed'; result: JobResult<Kind> }
  | { status: 'failed'; code: ErrorCode; message: string; chargedCredits?: number | undefined }
  | { status: 'cancelled'; chargedCredits?: number | undefined }
  | { status: 'not-started'; error: unknown }
  /** The server doesn't know the job, for example because another account started it. */
  | { status: 'gone'; message: string }

export interface JobPlace {
  /** Key under which this tab stores the job. */
  name: string
  kind: JobKind
  /**
   * Also follow a running job of this kind for this subject, even if this tab did not start it; `any` means every
   * subject.
   */
  finds?: { subject: string } | 'any' | undefined
}

export interface FollowerState<Note> {
  isStarting: boolean
  jobId: string | null
  /** Undefined until the server has answered. */
  job: JobView | undefined
  /** The note stored with the job; null for a job that was found running. */
  note: Note | null
  isCanceling: boolean
}

export interface FollowerOptions<Kind extends JobKind, Note> {
  port: JobPort
  /** Default: the tab's session storage. */
  keeper?: Keeper
  /** The place stays busy until the returned promise resolves. */
  onEnd: (end: JobEnd<Kind>, note: Note | null) => void | Promise<void>
}

const resting = { isStarting: false, jobId: null, job: undefined, note: null, isCanceling: false }

export class JobFollower<Kind extends JobKind, Note = null> {
  readonly #options: FollowerOptions<Kind, Note>
  readonly #listeners = new Set<() => void>()
  #state: FollowerState<Note> = resting
  #place: JobPlace | null = null
  #stopWatching = (): void => {}
  /** Ids of jobs whose end was reported; the list of active jobs may still contain them. */
  readonly #over = new Set<string>()
  #ending: string | null = null

  constructor(options: FollowerOptions<Kind, Note>) {
    this.#options = options
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly getState = (): FollowerState<Note> => this.#state

  /**
   * Follows the job of a place: the job that this tab started there, or one that is already running. Returns a function
   * that stops following.
   */
  open(place: JobPlace): () => void {
    this.#place = place
    const kept = readKeptJob<Note>(place.name, this.#options.keeper)
    if (kept !== null) this.#follow(kept)
    const stopLooking = place.finds && this.#options.port.watchActive((jobs) => this.#find(jobs))
    return () => {
      stopLooking?.()
      this.#stopWatching()
      this.#place = null
      this.#ending = null
      this.#patch({ ...resting, isStarting: this.#state.isStarting })
    }
  }

  /**
   * Starts a job, unless one is already starting or running. `begin` returns a `place` when the place was not known at
   * the press. Errors are reported through `onEnd`.
   */
  readonly start = async (
    begin: (idempotencyKey: string) => Promise<StartedJob & { place?: string }>,
    note: Note | null = null,
  ): Promise<void> => {
    // A double press starts only one job.
    if (this.#state.isStarting || this.#state.jobId !== null) return
    const { port, onEnd } = this.#options
    const pressedAt = this.#place?.name
    this.#patch({ isStarting: true, note })
    try {
      const { jobId, place = pressedAt } = await begin(createId())
      if (place !== undefined) this.#keep(place, { jobId, note })
      // If another place is open, the job is found when its own place is opened.
      if (place !== undefined && place === this.#place?.name) this.#follow({ jobId, note })
      void port.refresh(false)
    } catch (error) {
      if (error instanceof ApiError && error.code === 'unauthorized') return port.endSession()
      const isRunning = error instanceof ApiError && error.code === 'conflict'
      const refreshed = port.refresh(false)
      if (isRunning) await refreshed
      await onEnd({ status: 'not-started', error }, note)
    } finally {
      this.#patch({ isStarting: false })
    }
  }

  /** Cancels the job. Throws ApiError. */
  readonly cancel = async (): Promise<void> => {
    const { jobId, isCanceling } = this.#state
    if (jobId === null || isCanceling) return
    this.#patch({ isCanceling: true })
    try {
      await this.#options.port.cancel(jobId)
    } finally {
      this.#patch({ isCanceling: false })
    }
  }

  #find(jobs: readonly JobView[]): void {
    const place = this.#place
    if (place?.finds === undefined || this.#state.jobId !== null) return
    const { kind, finds } = place
    const running = jobs.find(
      (job) =>
        job.kind === kind && (finds === 'any' || job.subject === finds.subject) && !this.#over.has(job.id),
    )
    if (running === undefined) return
    this.#keep(place.name, { jobId: running.id, note: null })
    this.#follow({ jobId: running.id, note: null })
  }

  #follow({ jobId, note }: KeptJob<Note>): void {
    if (this.#state.jobId === jobId) return
    this.#stopWatching()
    this.#patch({ jobId, note, job: undefined, isCanceling: false })
    this.#stopWatching = this.#options.port.watch(jobId, (job, error) => {
      if (this.#state.jobId !== jobId) return
      if (job !== undefined) this.#patch({ job })
      const end = job === undefined ? endOfUnknown(error) : endOf<Kind>(job)
      if (end !== null) void this.#end(jobId, end)
    })
  }

  async #end(jobId: string, end: JobEnd<Kind>): Promise<void> {
    const place = this.#place
    if (this.#ending === jobId || place === null) return
    this.#ending = jobId
    // The place stays busy until the result can be shown.
    await this.#options.port.refresh(end.status === 'completed')
    // Another place is open now; the end is reported when this place is opened again.
    if (this.#place !== place) return
    this.#keep(place.name, null)
    this.#over.add(jobId)
    await this.#options.onEnd(end, this.#state.note)
    if (this.#state.jobId !== jobId) return
    this.#stopWatching()
    this.#patch({ jobId: null, job: undefined, isCanceling: false })
  }

  #keep(place: string, job: KeptJob<Note> | null): void {
    writeKeptJob(place, job, this.#options.keeper)
  }

  #patch(change: Partial<FollowerState<Note>>): void {
    this.#state = { ...this.#state, ...change }
    for (const listener of this.#listeners) listener()
  }
}

/** null while the job is waiting or running. */
function endOf<Kind extends JobKind>(job: JobView): JobEnd<Kind> | null {
  const { state } = job
  if (!hasEnded(job)) return null
  switch (state.status) {
    case 'completed':
      return { status: 'completed', result: state.result as JobResult<Kind> }
    case 'failed':
    case 'cancelled':
      return state
    default:
      return null
  }
}

/** Only a missing job is over; other errors may be temporary. */
function endOfUnknown(error: Error | null): { status: 'gone'; message: string } | null {
  const isGone = error instanceof ApiError && error.code === 'not_found'
  return isGone ? { status: 'gone', message: error.message } : null
}
