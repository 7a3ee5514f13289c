// Converts videos that browsers can't read (AVI, WMV, FLV, MPEG …) to an MP4 that all browsers can.

import path from 'node:path'
import { readAssetContent } from '@vivify/contract/routes/assets'
import { deriveId } from '../../lib/content-cache.ts'
import { openWorkFolder } from '../../lib/work-folder.ts'
import type { Storage } from '../../providers/storage/port.ts'
import type { EncoderOptions } from '../../rendering/encoder/choose.ts'
import { insertAssets, type AssetRow, type NewAsset } from '../../store/assets.ts'
import type { Database } from '../../store/database.ts'
import type { JobRow } from '../../store/jobs.ts'
import type { JobOutcome, JobRun } from '../jobs/job.ts'
import { runClipTask, startClipJob } from './clip-job.ts'
import type { GifOptions } from './gif-options.ts'
import { requireClip } from './require-clip.ts'
import { decodeContract, type DecodedClip } from './tasks/decode-contract.ts'

/** Longer films are converted only up to this point, which is enough for choosing a moment. */
const maxSeconds = 600
const maxMs = 15 * 60_000
export interface DecodingOrder {
  workspaceId: string
  assetId: string
  idempotencyKey: string | undefined
}

/** Starts the job. Throws what `GifService.decode` says. */
export async function startDecoding(options: GifOptions, request: DecodingOrder): Promise<JobRow> {
  const idempotencyKey = request.idempotencyKey ?? options.createId()
  return startClipJob(options, 'decode-video', { ...request, idempotencyKey })
}

export interface DecodeVideoOptions {
  db: Database
  storage: Storage
  dataFolder: string
  encoder: EncoderOptions
  /** Default: 15 minutes. */
  maxMs?: number
}

type DecodeVideoJob = Pick<JobRun<'decode-video'>, 'id' | 'attempt' | 'payload' | 'signal' | 'report'>

/**
 * Converts the video of a job and stores the result. Throws AppError `not_found`, `bad_input`, `asset_unreadable`,
 * `timed_out`, and `cancelled` when the signal aborts.
 */
export async function decodeVideo(
  options: DecodeVideoOptions,
  job: DecodeVideoJob,
): Promise<JobOutcome<'decode-video'>> {
  const { workspaceId, assetId } = job.payload
  const source = await requireClip(options.db, workspaceId, assetId)
  await using folder = await openWorkFolder(options.dataFolder, job)
  const outputPath = path.join(folder.path, 'decoded.mp4')
  const decoded = await runDecoder(options, { job, source, outputPath })
  const asset = await keepResult(options.storage, { job, source, outputPath, decoded })
  return {
    result: {
      assetId: asset.id,
      url: readAssetContent.path.replace('{assetId}', asset.id),
      ...decoded,
    },
    async save(tx) {
      await insertAssets(tx, [asset])
    },
    discard: () => options.storage.remove(asset.storageKey),
  }
}

interface DecoderRun {
  job: DecodeVideoJob
  source: AssetRow
  outputPath: string
}

function runDecoder(
  options: DecodeVideoOptions,
  { job, source, outputPath }: DecoderRun,
): Promise<DecodedClip> {
  const { name } = source
  const { encoder } = options
  return runClipTask(options.storage, {
    job,
    source,
    entry: new URL('./tasks/decode-task.ts', import.meta.url),
    contract: decodeContract,
    request: (file) => ({ file, name, outputPath, maxSeconds, encoder }),
    stage: 'decode',
    maxMs: options.maxMs ?? maxMs,
  })
}

async function keepResult(
  storage: Storage,
  { job, source, outputPath, decoded }: DecoderRun & { decoded: DecodedClip },
): Promise<NewAsset & { id: string }> {
  const { workspaceId } = job.payload
  const id = deriveId(job.id, 'decoded')
  // The name contains the attempt, so that an attempt that lost the job removes only its own file.
  const storageKey = `${workspaceId}/${id}-${job.attempt}.mp4`
  const stored = await storage.take(storageKey, outputPath)
  const { width, height, durationSeconds } = decoded
  const name = `${source.name.replace(/\.[^.]*$/, '')}.mp4`
  const { provenance } = source
  const facts = { kind: 'clip', mimeType: 'video/mp4', width, height, durationSeconds, provenance } as const
  return { id, workspaceId, name, storageKey, ...stored, ...facts }
}
