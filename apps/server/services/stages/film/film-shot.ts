// One shot from a video model: ordered once, then followed by one run of a job after another until it is downloaded and
// stored.

import { rm } from 'node:fs/promises'
import path from 'node:path'
import { AppError } from '@vivify/contract/errors'
import * as messages from '@vivify/contract/messages'
import { durations } from '@vivify/contract/plans'
import { contentHash, openContentCache, pruneCaches } from '../../../lib/content-cache.ts'
import type { Later } from '../../../lib/again.ts'
import type { GuardedFetch } from '../../../lib/guarded-fetch.ts'
import { writeWholeFile } from '../../../lib/whole-file.ts'
import { ProviderError } from '../../../providers/provider-error.ts'
import type { Shot, VideoEngine, VideoProgress } from '../../../providers/video/port.ts'
import type { Database } from '../../../store/database.ts'
import { openOperations, type Operations, type OutsideRow } from '../../outside/operations.ts'
import { describeClip, type ClipAssignment, type ClipReader } from '../footage/describe-clip.ts'
import { filmShotKind, forgottenAfterMs } from './shot-kind.ts'

export interface FilmOptions {
  db: Database
  createId: () => string
  engines: readonly VideoEngine[]
  /** Reads a vendor's film in a separate process. Default: reads it in this process. */
  reader?: ClipReader | undefined
  dataFolder: string
  /** Fetches films from the vendors' addresses. */
  fetch: GuardedFetch
  /** Between two questions how far a shot is. Default: `durations.vendorPollMs`. */
  pollMs?: number
  /** From the start of a shot until it is waited for no longer. Default: `durations.vendorTimeoutMs`. */
  timeoutMs?: number
}

export interface FilmJob {
  id: string
  workspaceId: string
  projectId: string
  /** False when the owner may not use models that a vendor bills. */
  mayFilm: boolean
  /** Records the order before a shot is requested. From then on the video is charged, even if it is canceled. */
  order(): Promise<void>
}

export interface ShotTask {
  engine: VideoEngine
  shot: Shot
  /** Distinguishes shots that are otherwise equal. */
  seed: number
  job: FilmJob
  /** The most shots that the project may start in total. */
  maxStarts: number
  signal: AbortSignal
}

/** `afterMs` is when the vendor should be asked again how far the shot is. */
export type ShotState = { status: 'filming'; afterMs: number } | { status: 'kept'; clip: ClipAssignment }

/** Films cost money, so they are stored separately from files that can be made again for free. */
const maxFootageBytes = 4_000_000_000
const maxFilmBytes = 500_000_000
const fetchTimeoutMs = 300_000
const filmTypes = ['video/*', 'application/octet-stream', 'binary/octet-stream']

/**
 * When a job that waits for films asks again, and the sentence for its owner until then. Null when none of the shots is
 * being filmed. All of them wait for the longest pause that the vendor asked for, because it counts all their calls.
 */
export function filmingLater(states: readonly (ShotState | null)[], model: string): Later | null {
  const pausesMs = states.flatMap((state) => (state?.status === 'filming' ? [state.afterMs] : []))
  if (pausesMs.length === 0) return null
  return { afterMs: Math.max(...pausesMs), reason: messages.videoModels.filming(model) }
}

export function openShots({ db, createId, engines }: FilmOptions, workspaceId: string): Operations {
  return openOperations(
    db,
    filmShotKind(async () => engines),
    { workspaceId, createId },
  )
}

/**
 * Advances a shot as far as possible: starts it if it is neither stored nor started, downloads it if it is finished. If
 * an earlier run crashed and nobody knows whether the vendor received the start, this job doesn't start it again.
 * Throws AppError with a sentence for the person, and the signal's reason.
 */
export async function advanceShot(options: FilmOptions, task: ShotTask): Promise<ShotState> {
  const { engine, shot, seed, job, signal } = task
  const key = contentHash(['shot', engine.id, shot, seed])
  const shots = openShots(options, job.workspaceId)
  const known = await shots.find(key)
  if (await openFootage(options).then((cache) => cache.has(`${key}.mp4`))) {
    const clip = await describeFilm(options, engine, key, signal)
    if (known) await shots.noteDone(known)
    return { status: 'kept', clip }
  }
  const begun = known && (await resume(shots, known, task))
  if (begun) {
    const following = followShot(options, begun, signal)
    const state = known.status === 'done' ? await following.catch(orNull(signal)) : await following
    if (state) return state
  }
  if ((await shots.countOf(job.projectId)) >= task.maxStarts) {
    throw new AppError('provider_failed', messages.videoModels.enoughClips)
  }
  await job.order()
  const start = await shots.begin({ vendor: engine.id, key, subject: job.projectId, jobId: job.id })
  // Another job is ordering it at this moment.
  if (!start) return { status: 'filming', afterMs: pollMsOf(options) }
  try {
    await shots.noteRunning(start, await engine.start(shot, signal))
    return { status: 'filming', afterMs: pollMsOf(options) }
  } catch (error) {
    signal.throwIfAborted()
    if (AppError.isInstance(error)) await shots.noteFailed(start, error.message)
    throw error
  }
}

/**
 * The operation to continue with, or null to start again. Throws AppError for a job that already saw this shot fail.
 */
async function resume(shots: Operations, row: OutsideRow, task: ShotTask): Promise<OutsideRow | null> {
  const { id: jobId } = task.job
  const isOwn = row.jobId === jobId
  switch (row.status) {
    case 'done':
    case 'running': {
      const isForgotten = (await shots.ageMs(row)) > forgottenAfterMs
      // A shot that is done but not in the store: its film was lost here.
      if (isForgotten || (row.status === 'done' && !(await shots.reopen(row)))) return null
      const vendor = task.engine.id
      if (!isOwn || row.vendor !== vendor) await shots.handOver(row, { jobId, vendor })
      return { ...row, jobId, vendor }
    }
    case 'starting':
    case 'unknown':
      if (!isOwn) return null
      await shots.noteUnknown(row)
      throw new AppError('provider_failed', messages.videoModels.maybeStarted)
    case 'failed':
      if (isOwn && row.message !== null) throw new AppError('provider_failed', row.message)
      return null
  }
}

/** Turns an error into null: if the vendor does not provide a film a second time, it is ordered again. */
function orNull(signal: AbortSignal): (error: unknown) => null {
  return (error) => {
    if (signal.aborted || !AppError.isInstance(error)) throw error
    return null
  }
}

/**
 * Asks about the progress of a shot and downloads it when it is finished. After the time limit the shot is left
 * running, and a later job takes it over. Throws as `advanceShot`.
 */
export async function followShot(
  options: FilmOptions,
  row: OutsideRow,
  signal: AbortSignal,
): Promise<ShotState> {
  const engine = options.engines.find(({ id }) => id === row.vendor)
  if (!engine) throw new AppError('provider_failed', messages.videoModels.notReady(row.vendor))
  const shots = openShots(options, row.workspaceId)
  try {
    const afterMs = await fetchFilm(options, { engine, row, signal })
    if (afterMs !== null) {
      if ((await shots.ageMs(row)) <= timeoutMsOf(options)) return { status: 'filming', afterMs }
      throw new AppError('timed_out', messages.videoModels.stillFilming(engine.name))
    }
    const clip = await describeFilm(options, engine, row.key, signal)
    await shots.noteDone(row)
    await pruneCaches(footageFolder(options), maxFootageBytes)
    return { status: 'kept', clip }
  } catch (error) {
    signal.throwIfAborted()
    if (AppError.isInstance(error) && !isStillRunning(error)) await shots.noteFailed(row, error.message)
    throw error
  }
}

interface Following {
  engine: VideoEngine
  row: OutsideRow
  signal: AbortSignal
}

/** Null when it is fetched. While it is being filmed, how long to wait before the vendor is asked again. */
async function fetchFilm(options: FilmOptions, following: Following): Promise<number | null> {
  const { row, signal } = following
  for (let tried = 0; ; tried++) {
    const { progress, retryAfterMs } = await checkShot(following)
    if (progress.status === 'running') {
      // Nobody waits for the shot after its time, so a vendor can't make the job wait any longer than that.
      return Math.max(pollMsOf(options), Math.min(retryAfterMs, timeoutMsOf(options)))
    }
    if (progress.status === 'failed') throw progress.error
    try {
      const { bytes } = await options.fetch(progress.url, {
        accept: filmTypes,
        headers: progress.headers,
        maxBytes: maxFilmBytes,
        timeoutMs: fetchTimeoutMs,
        signal,
      })
      await writeWholeFile(filmFile(options, row.key), bytes)
      return null
    } catch (error) {
      signal.throwIfAborted()
      // Addresses expire. When asked again, the vendor may provide a new one.
      if (tried === 0) continue
      throw new AppError('provider_failed', messages.videoModels.clipDead, { cause: error })
    }
  }
}

/** `retryAfterMs` is the pause that a vendor asked for instead of an answer. */
async function checkShot({
  engine,
  row,
  signal,
}: Following): Promise<{ progress: VideoProgress; retryAfterMs: number }> {
  try {
    return { progress: await engine.check(row.operation ?? {}, signal), retryAfterMs: 0 }
  } catch (error) {
    signal.throwIfAborted()
    if (!ProviderError.isInstance(error) || !error.isRetryable) throw error
    // The shot is being filmed all the same.
    return { progress: { status: 'running' }, retryAfterMs: (error.retryAfterSeconds ?? 0) * 1000 }
  }
}

function pollMsOf({ pollMs = durations.vendorPollMs }: FilmOptions): number {
  return pollMs
}

function timeoutMsOf({ timeoutMs = durations.vendorTimeoutMs }: FilmOptions): number {
  return timeoutMs
}

/** Whether an error ends the waiting but not the shot. */
function isStillRunning(error: AppError): boolean {
  return error.code === 'timed_out' && !ProviderError.isInstance(error)
}

/** Describes a stored film. Deletes a film that can't be read. */
async function describeFilm(
  options: FilmOptions,
  engine: VideoEngine,
  key: string,
  signal: AbortSignal,
): Promise<ClipAssignment> {
  const file = filmFile(options, key)
  const name = `${engine.name} ${key.slice(0, 8)}.mp4`
  return describeClip({ file, name }, { signal, reader: options.reader }).catch(async (error: unknown) => {
    if (!signal.aborted) await rm(file, { force: true })
    throw error
  })
}

function footageFolder({ dataFolder }: FilmOptions): string {
  return path.join(dataFolder, 'footage', 'films')
}

function filmFile(options: FilmOptions, key: string): string {
  return path.join(footageFolder(options), `${key}.mp4`)
}

function openFootage(options: FilmOptions): ReturnType<typeof openContentCache> {
  return openContentCache(footageFolder(options))
}
