// One shot of a model that films: begun at most once, followed to its end, fetched and kept.

import { rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { AppError } from '@vivify/contract/errors'
import { messages } from '@vivify/contract/messages'
import { contentHash, openContentCache, pruneCaches } from '../../../lib/content-cache.ts'
import type { GuardedFetch } from '../../../lib/guarded-fetch.ts'
import { writeWholeFile } from '../../../lib/whole-file.ts'
import { ProviderError } from '../../../providers/provider-error.ts'
import type { Shot, VideoEngine, VideoOperation, VideoProgress } from '../../../providers/video/port.ts'
import { describeClip, type ClipAssignment, type ClipReader } from '../footage/describe-clip.ts'
import type { ShotRecord, ShotRecords } from './shot-records.ts'

export interface FilmOptions {
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
  /** True when nobody wants its video any more; false when another run goes on with it. */
  isOver(): Promise<boolean>
}

/** A shot of one job. */
export interface ShotTask {
  engine: VideoEngine
  shot: Shot
  /** Shots that look alike otherwise. */
  seed: number
  job: FilmJob
  records: ShotRecords
  /** Shots that the project may start in all. */
  maxStarts: number
  signal: AbortSignal
}

/** A shot that is kept already, or is being filmed. */
export type BegunShot = { key: string } & (
  { status: 'kept'; file: string } | { status: 'running'; operation: VideoOperation; startedAtMs: number }
)

/** Films are paid, so they are kept apart from what can be made again for nothing. */
const maxFootageBytes = 4_000_000_000
const maxFilmBytes = 500_000_000
const fetchTimeoutMs = 300_000
const cancelTimeoutMs = 10_000
/** Vendors forget what they filmed after a day or two. */
const forgottenAfterMs = 20 * 60 * 60 * 1000
const filmTypes = ['video/*', 'application/octet-stream', 'binary/octet-stream']

/**
 * Begins a shot, unless it is kept or was begun. A run after a crash that can't know whether the vendor has heard its
 * start doesn't start it again. Throws AppError with a sentence for the person, and the signal's reason.
 */
export async function beginShot(options: FilmOptions, task: ShotTask): Promise<BegunShot> {
  const { engine, shot, seed, job, records, signal } = task
  const key = contentHash(['shot', engine.id, shot, seed])
  const cache = await openFootage(options)
  const name = `${key}.mp4`
  if (await cache.has(name)) return { key, status: 'kept', file: cache.pathOf(name) }
  const record = await records.read(key)
  const begun = record && resume(record, job.id)
  if (begun) return { key, status: 'running', ...begun }
  if ((await records.countOf(job.projectId)) >= task.maxStarts) {
    throw new AppError('provider_failed', messages.videoModels.enoughClips)
  }
  const start = { projectId: job.projectId, jobId: job.id, startedAtMs: Date.now() }
  await job.order()
  await records.write(key, { ...start, state: { status: 'starting' } })
  try {
    const operation = await engine.start(shot, signal)
    await records.write(key, { ...start, state: { status: 'running', operation } })
    return { key, status: 'running', operation, startedAtMs: start.startedAtMs }
  } catch (error) {
    signal.throwIfAborted()
    await noteFailure(task, key, start, error)
    throw error
  }
}

/** What to go on with, or null to begin anew. Throws AppError for a job that has met the end of this shot. */
function resume(
  { state, jobId, startedAtMs }: ShotRecord,
  ownJobId: string,
): { operation: VideoOperation; startedAtMs: number } | null {
  const isOwn = jobId === ownJobId
  switch (state.status) {
    case 'running': {
      const isForgotten = Date.now() - startedAtMs > forgottenAfterMs
      return isForgotten ? null : { operation: state.operation, startedAtMs }
    }
    case 'starting':
      if (isOwn) throw new AppError('provider_failed', messages.videoModels.maybeStarted)
      return null
    case 'failed':
      if (isOwn) throw new AppError('provider_failed', state.message)
      return null
    case 'filmed':
      return null
  }
}

/**
 * Waits for a shot that was begun and fetches it. Past its time it is left running, and a later run takes it. A job
 * that is over has its shot cancelled, where the vendor can. Throws as `beginShot`.
 */
export async function finishShot(
  options: FilmOptions,
  task: ShotTask,
  begun: BegunShot,
): Promise<ClipAssignment> {
  const { engine, signal, records, job } = task
  const name = `${engine.name} ${begun.key.slice(0, 8)}.mp4`
  if (begun.status === 'kept')
    return describeClip({ file: begun.file, name }, { signal, reader: options.reader })
  const start = { projectId: job.projectId, jobId: job.id, startedAtMs: begun.startedAtMs }
  try {
    const file = await fetchFilm(options, task, begun)
    const clip = await describeClip({ file, name }, { signal, reader: options.reader }).catch(
      async (error: unknown) => {
        await rm(file, { force: true })
        throw error
      },
    )
    await records.write(begun.key, { ...start, state: { status: 'filmed' } })
    await pruneCaches(footageFolder(options), maxFootageBytes)
    return clip
  } catch (error) {
    if (signal.aborted) await cancelIfOver(task, begun)
    signal.throwIfAborted()
    if (!isStillRunning(error)) await noteFailure(task, begun.key, start, error)
    throw error
  }
}

type RunningShot = Extract<BegunShot, { status: 'running' }>

async function fetchFilm(options: FilmOptions, task: ShotTask, begun: RunningShot): Promise<string> {
  const file = path.join(footageFolder(options), `${begun.key}.mp4`)
  for (let tried = 0; ; tried++) {
    const { url, headers } = await waitForFilm(options, task, begun)
    try {
      const { bytes } = await options.fetch(url, {
        accept: filmTypes,
        headers,
        maxBytes: maxFilmBytes,
        timeoutMs: fetchTimeoutMs,
        signal: task.signal,
      })
      await writeWholeFile(file, bytes)
      return file
    } catch (error) {
      task.signal.throwIfAborted()
      // An address expires; asked once more, the vendor may name a new one.
      if (tried === 0) continue
      throw new AppError('provider_failed', messages.videoModels.clipDead, { cause: error })
    }
  }
}

async function waitForFilm(
  { pollMs = 5000, timeoutMs = 600_000 }: FilmOptions,
  { engine, signal }: ShotTask,
  { operation, startedAtMs }: RunningShot,
): Promise<Extract<VideoProgress, { status: 'completed' }>> {
  for (;;) {
    const progress = await engine.check(operation, signal).catch((error: unknown) => {
      signal.throwIfAborted()
      // The shot is being filmed all the same.
      if (ProviderError.isInstance(error) && error.isRetryable) return { status: 'running' } as const
      throw error
    })
    if (progress.status === 'completed') return progress
    if (progress.status === 'failed') throw progress.error
    if (Date.now() - startedAtMs > timeoutMs) {
      throw new AppError('timed_out', messages.videoModels.stillFilming(engine.name))
    }
    await wait(pollMs, undefined, { signal })
  }
}

/** What ends the waiting, but not the shot. */
function isStillRunning(error: unknown): boolean {
  return AppError.isInstance(error) && error.code === 'timed_out' && !ProviderError.isInstance(error)
}

async function noteFailure(
  { records }: ShotTask,
  key: string,
  start: Omit<ShotRecord, 'state'>,
  error: unknown,
): Promise<void> {
  if (!AppError.isInstance(error)) return
  await records.write(key, { ...start, state: { status: 'failed', message: error.message } })
}

/** Best effort: what can't be cancelled stays written down, and the next video takes it. */
async function cancelIfOver({ engine, job, records }: ShotTask, begun: RunningShot): Promise<void> {
  if (!engine.cancel || !(await job.isOver())) return
  try {
    await engine.cancel(begun.operation, AbortSignal.timeout(cancelTimeoutMs))
    await records.forget(begun.key)
  } catch (error) {
    if (!AppError.isInstance(error) && !(error instanceof DOMException)) throw error
  }
}

function footageFolder({ dataFolder }: FilmOptions): string {
  return path.join(dataFolder, 'footage', 'films')
}

function openFootage(options: FilmOptions): ReturnType<typeof openContentCache> {
  return openContentCache(footageFolder(options))
}
