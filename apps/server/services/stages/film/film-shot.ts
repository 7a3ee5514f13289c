// One shot of a model that films: ordered once, followed to its end by one run of a job after another, fetched and kept.

import { rm } from 'node:fs/promises'
import path from 'node:path'
import { AppError } from '@vivify/contract/errors'
import { messages } from '@vivify/contract/messages'
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
  /** Reads what a vendor filmed, in a process of its own. Default: it is read here. */
  reader?: ClipReader | undefined
  dataFolder: string
  /** To the addresses of films. */
  fetch: GuardedFetch
  /** Between two questions how far a shot is. Default 5000. */
  pollMs?: number
  /** From the start of a shot until it is waited for no longer. Default 600 000. */
  timeoutMs?: number
}

export interface FilmJob {
  id: string
  workspaceId: string
  projectId: string
  /** False where its owner may not use models whose vendor bills. */
  mayFilm: boolean
  /** Written before a shot is asked for: from then on the video is paid, even when it is cancelled. */
  order(): Promise<void>
}

/** A shot of one job. */
export interface ShotTask {
  engine: VideoEngine
  shot: Shot
  /** Shots that look alike otherwise. */
  seed: number
  job: FilmJob
  /** Shots that the project may start in all. */
  maxStarts: number
  signal: AbortSignal
}

export type ShotState = { status: 'filming' } | { status: 'kept'; clip: ClipAssignment }

/** Films are paid, so they are kept apart from what can be made again for nothing. */
const maxFootageBytes = 4_000_000_000
const maxFilmBytes = 500_000_000
const fetchTimeoutMs = 300_000
const filmTypes = ['video/*', 'application/octet-stream', 'binary/octet-stream']

/** When a job that waits for a film asks again, and what its owner is told until then. */
export function filmingLater({ pollMs = 5000 }: FilmOptions, model: string): Later {
  return { afterMs: pollMs, reason: messages.videoModels.filming(model) }
}

/** The shots of a workspace. */
export function openShots({ db, createId, engines }: FilmOptions, workspaceId: string): Operations {
  return openOperations(db, filmShotKind(engines), { workspaceId, createId })
}

/**
 * Brings a shot as far as it comes: one that is neither kept nor begun is begun, one that is finished is fetched. A run
 * after a crash that can't know whether the vendor has heard its start doesn't start it again. Throws AppError with a
 * sentence for the person, and the signal's reason.
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
  if (!start) return { status: 'filming' }
  try {
    await shots.noteRunning(start, await engine.start(shot, signal))
    return { status: 'filming' }
  } catch (error) {
    signal.throwIfAborted()
    if (AppError.isInstance(error)) await shots.noteFailed(start, error.message)
    throw error
  }
}

/** What to go on with, or null to begin anew. Throws AppError for a job that has met the end of this shot. */
async function resume(shots: Operations, row: OutsideRow, task: ShotTask): Promise<OutsideRow | null> {
  const { id: jobId } = task.job
  const isOwn = row.jobId === jobId
  switch (row.status) {
    case 'done':
    case 'running': {
      const isForgotten = (await shots.ageMs(row)) > forgottenAfterMs
      // The film of one that is done is not here any more.
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

/** A film that its vendor does not give a second time is ordered again. */
function orNull(signal: AbortSignal): (error: unknown) => null {
  return (error) => {
    if (signal.aborted || !AppError.isInstance(error)) throw error
    return null
  }
}

/**
 * Asks how far a shot is that its vendor films, and fetches it when it is finished. Past its time it is left running, and
 * a later job takes it. Throws as `advanceShot`.
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
    const isFetched = await fetchFilm(options, { engine, row, signal })
    if (!isFetched) {
      if ((await shots.ageMs(row)) <= (options.timeoutMs ?? 600_000)) return { status: 'filming' }
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

/** False while it is being filmed. */
async function fetchFilm(options: FilmOptions, following: Following): Promise<boolean> {
  const { row, signal } = following
  for (let tried = 0; ; tried++) {
    const progress = await checkShot(following)
    if (progress.status === 'running') return false
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
      return true
    } catch (error) {
      signal.throwIfAborted()
      // An address expires; asked once more, the vendor may name a new one.
      if (tried === 0) continue
      throw new AppError('provider_failed', messages.videoModels.clipDead, { cause: error })
    }
  }
}

async function checkShot({ engine, row, signal }: Following): Promise<VideoProgress> {
  return engine.check(row.operation ?? {}, signal).catch((error: unknown) => {
    signal.throwIfAborted()
    // The shot is being filmed all the same.
    if (ProviderError.isInstance(error) && error.isRetryable) return { status: 'running' }
    throw error
  })
}

/** What ends the waiting, but not the shot. */
function isStillRunning(error: AppError): boolean {
  return error.code === 'timed_out' && !ProviderError.isInstance(error)
}

/** A film that can't be read is thrown away. */
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
