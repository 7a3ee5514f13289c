// Makes a GIF of a moment of a video on the server, for programs. The page makes GIFs itself.

import path from 'node:path'
import type { z } from 'zod'
import type { gifOrderSchema } from '@vivify/contract/jobs/make-gif'
import { readAssetContent } from '@vivify/contract/routes/assets'
import { deriveId } from '../../lib/content-cache.ts'
import { openWorkFolder } from '../../lib/work-folder.ts'
import { describeToolResult } from '../../provenance/derive.ts'
import type { Storage } from '../../providers/storage/port.ts'
import { insertAssets, type AssetRow } from '../../store/assets.ts'
import { insertCreation } from '../../store/creations.ts'
import type { Database } from '../../store/database.ts'
import type { JobRow } from '../../store/jobs.ts'
import type { JobOutcome, JobRun } from '../jobs/job.ts'
import { runClipTask, startClipJob } from './clip-job.ts'
import type { GifOptions } from './gif-options.ts'
import { requireClip } from './require-clip.ts'
import { encodeGifContract, type EncodedGif } from './tasks/encode-gif-contract.ts'

const tool = 'Vivify Video to GIF'
const maxMs = 5 * 60_000

export type GifOrder = z.output<typeof gifOrderSchema> & {
  workspaceId: string
  idempotencyKey: string | undefined
}

/** Starts the job. Throws what `GifService.make` says. */
export async function startGif(options: GifOptions, order: GifOrder): Promise<JobRow> {
  const idempotencyKey = order.idempotencyKey ?? options.createId()
  return startClipJob(options, 'make-gif', { ...order, idempotencyKey })
}

export interface MakeGifOptions {
  db: Database
  storage: Storage
  dataFolder: string
  createId: () => string
}

type GifJob = JobRun<'make-gif'>

/** Makes and stores the GIF of a job. Throws AppError `not_found`, `bad_input`, `asset_unreadable` and `timed_out`. */
export async function makeGif(options: MakeGifOptions, job: GifJob): Promise<JobOutcome<'make-gif'>> {
  const { workspaceId, assetId } = job.payload
  const source = await requireClip(options.db, workspaceId, assetId)
  await using folder = await openWorkFolder(options.dataFolder, job)
  const outputPath = path.join(folder.path, 'made.gif')
  const provenance = describeToolResult({ tool, own: null, adds: null, sources: [source], edits: [] })
  const made = await runEncoder(options, { job, source, outputPath, provenance })
  const { width, height, frames } = made
  const id = deriveId(job.id, 'gif')
  // The name contains the attempt, so that an attempt that lost the job removes only its own file.
  const storageKey = `${workspaceId}/${id}-${job.attempt}.gif`
  const stored = await options.storage.take(storageKey, outputPath)
  const title = source.name.replace(/\.[^.]*$/, '')
  const shape = { kind: 'image', mimeType: 'image/gif', width, height, durationSeconds: null } as const
  const asset = { id, workspaceId, name: `${title}.gif`, storageKey, ...stored, ...shape, provenance }
  const creationId = deriveId(job.id, 'creation')
  const url = readAssetContent.path.replace('{assetId}', id)
  return {
    result: { creationId, assetId: id, url, width, height, frames, sizeBytes: stored.sizeBytes },
    async save(tx) {
      await insertAssets(tx, [asset])
      await insertCreation(tx, {
        id: creationId,
        workspaceId,
        projectId: null,
        kind: 'image',
        title,
        files: { image: id },
        facts: {
          source: 'tool',
          tool: 'gif',
          format: 'gif',
          width,
          height,
          engineName: tool,
          sourceAssetIds: [assetId],
          credits: 0,
        },
      })
    },
    discard: () => options.storage.remove(storageKey),
  }
}

interface EncoderRun {
  job: GifJob
  source: AssetRow
  outputPath: string
  provenance: ReturnType<typeof describeToolResult>
}

function runEncoder(
  { storage }: MakeGifOptions,
  { job, source, outputPath, provenance }: EncoderRun,
): Promise<EncodedGif> {
  const { name } = source
  const { workspaceId: _workspace, assetId: _asset, idempotencyKey: _key, ...look } = job.payload
  const { digitalSourceType, aiSystem } = provenance
  const mark = { digitalSourceType, madeWith: tool, aiSystem }
  return runClipTask(storage, {
    job,
    source,
    entry: new URL('./tasks/encode-gif-task.ts', import.meta.url),
    contract: encodeGifContract,
    request: (file) => ({ ...look, file, name, outputPath, mark }),
    stage: 'encode',
    maxMs,
  })
}
