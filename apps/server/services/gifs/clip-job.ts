// What the jobs that read one of the account's videos share: how they start, and how their task runs.

import { AppError } from '@vivify/contract/errors'
import * as messages from '@vivify/contract/messages'
import type { JobPayload } from '@vivify/contract/jobs'
import type { TaskContract } from '../../processes/contract.ts'
import { runTask } from '../../processes/run-task.ts'
import type { Storage } from '../../providers/storage/port.ts'
import type { AssetRow } from '../../store/assets.ts'
import type { JobRow } from '../../store/jobs.ts'
import type { JobRun } from '../jobs/job.ts'
import type { GifOptions } from './gif-options.ts'
import { requireClip } from './require-clip.ts'

/** These jobs are free, so only this limit keeps one account from filling the queue. */
const maxActiveJobs = 3
/** Decoding an 8K clip takes 1000 MB. */
const maxMegabytes = 2000

type ClipJobKind = 'decode-video' | 'make-gif'

/** Starts the job. Throws what the functions of `GifService` say. */
export async function startClipJob<Kind extends ClipJobKind>(
  options: GifOptions,
  kind: Kind,
  payload: JobPayload<Kind>,
): Promise<JobRow> {
  const { workspaceId, assetId, idempotencyKey } = payload
  await requireClip(options.db, workspaceId, assetId)
  return options.jobs.startJob({
    workspaceId,
    kind,
    subject: assetId,
    idempotencyKey,
    payload,
    mostAtOnce: { count: maxActiveJobs, sentence: messages.gifs.tooManyAtOnce },
    cost: null,
  })
}

interface ClipTask<Request, Result> {
  job: Pick<JobRun<ClipJobKind>, 'signal' | 'report'>
  source: AssetRow
  entry: URL
  contract: TaskContract<Request, Result>
  /** What the task is asked, with the path of the video's file. */
  request: (file: string) => Request
  stage: 'decode' | 'encode'
  maxMs: number
}

/**
 * Runs a task on a video in a process with limits. Throws AppError `asset_unreadable`, `timed_out`, `cancelled` when the
 * job's signal aborts, and what the task throws.
 */
export async function runClipTask<Request, Result>(
  storage: Storage,
  { job, source, entry, contract, request, stage, maxMs }: ClipTask<Request, Result>,
): Promise<Result> {
  const { name, storageKey } = source
  await using clip = await storage.borrow(storageKey)
  const tooLate = AbortSignal.timeout(maxMs)
  try {
    return await runTask(entry, contract, request(clip.path), {
      signal: AbortSignal.any([job.signal, tooLate]),
      maxMegabytes,
      onProgress: (done, total) => job.report({ stage, done, total }),
    })
  } catch (cause) {
    job.signal.throwIfAborted()
    if (tooLate.aborted) throw new AppError('timed_out', messages.gifs.decodingTooSlow(name), { cause })
    if (!AppError.isInstance(cause)) throw cause
    if (cause.code === 'too_large' && cause.details['needsMemory'] === true) {
      throw new AppError('asset_unreadable', messages.uploads.needsMemory(name, maxMegabytes), { cause })
    }
    if (cause.code !== 'generator_failed') throw cause
    throw new AppError('asset_unreadable', messages.uploads.unreadable(name), { cause })
  }
}
