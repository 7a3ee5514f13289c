// Makes a video and keeps what came out as files of the workspace, ready to be written into the database.

import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import type { MakeVideoPayload, JobProgress } from '@vivify/contract/jobs'
import type { Project } from '@vivify/contract/project'
import { contentHash } from '../../lib/content-cache.ts'
import type { Storage } from '../../providers/storage/port.ts'
import type { EncoderOptions } from '../../rendering/encoder/choose.ts'
import { AppError } from '@vivify/contract/errors'
import type { Database } from '../../store/database.ts'
import { findAssets, type NewAsset } from '../../store/assets.ts'
import type { NewCreation } from '../../store/creations.ts'
import { besideOutput, makeVideo, type MadeVideo } from './make-video.ts'

export interface PublishOptions {
  dataFolder: string
  encoder: EncoderOptions
  storage: Storage
  db: Database
}

export interface PublishedVideo {
  assets: NewAsset[]
  creation: NewCreation
  warnings: string[]
}

const outputs = [
  { role: 'video', ending: '.mp4', kind: 'video', mimeType: 'video/mp4' },
  { role: 'thumbnail', ending: '.jpg', kind: 'image', mimeType: 'image/jpeg' },
  { role: 'srt', ending: '.srt', kind: 'subtitles', mimeType: 'application/x-subrip' },
  { role: 'vtt', ending: '.vtt', kind: 'subtitles', mimeType: 'text/vtt' },
  { role: 'report', ending: '.report.json', kind: 'report', mimeType: 'application/json' },
] as const

/**
 * Makes a video in a folder of its own and moves its files into storage. Ids follow from the job's, so that a second
 * run after a crash replaces what the first left. Throws what making a video throws.
 */
export async function publishVideo(
  options: PublishOptions,
  job: {
    id: string
    attempt: number
    payload: MakeVideoPayload
    signal: AbortSignal
    report: (progress: JobProgress) => void
  },
): Promise<PublishedVideo> {
  const { workspaceId, projectId, project } = job.payload
  const folder = path.join(options.dataFolder, 'work', job.id)
  const outputPath = path.join(folder, 'video.mp4')
  await mkdir(folder, { recursive: true })
  try {
    const made = await makeVideo({
      project: await withLocalAssets(options, workspaceId, project),
      dataFolder: options.dataFolder,
      outputPath,
      encoder: options.encoder,
      signal: job.signal,
      onProgress: job.report,
    })
    job.signal.throwIfAborted()
    const assets = await keepOutputs(options.storage, {
      jobId: job.id,
      attempt: job.attempt,
      workspaceId,
      outputPath,
      title: project.title,
    })
    const files = Object.fromEntries(assets.map(({ role, asset }) => [role, asset.id]))
    return {
      assets: assets.map(({ asset }) => asset),
      creation: {
        id: deriveId(job.id, 'creation'),
        workspaceId,
        projectId,
        kind: 'video',
        title: project.title,
        files,
        facts: describeFacts(made),
      },
      warnings: made.warnings,
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * On the server an asset's `source` is the id of an uploaded file of the same workspace; making a video reads files.
 * Throws AppError `asset_missing`.
 */
async function withLocalAssets(
  options: PublishOptions,
  workspaceId: string,
  project: Project,
): Promise<Project> {
  const entries = Object.entries(project.assets)
  const ids = entries.map(([, asset]) => asset.source)
  const rows = new Map((await findAssets(options.db, workspaceId, ids)).map((row) => [row.id, row]))
  const assets: Project['assets'] = {}
  for (const [name, asset] of entries) {
    const row = rows.get(asset.source)
    if (!row)
      throw new AppError('asset_missing', 'A picture or clip of this video is gone. Choose another one.')
    assets[name] = { ...asset, source: await options.storage.openFile(row.storageKey) }
  }
  return { ...project, assets }
}

async function keepOutputs(
  storage: Storage,
  made: { jobId: string; attempt: number; workspaceId: string; outputPath: string; title: string },
): Promise<{ role: string; asset: NewAsset }[]> {
  const kept: { role: string; asset: NewAsset }[] = []
  for (const { role, ending, kind, mimeType } of outputs) {
    const id = deriveId(made.jobId, role)
    // An attempt that has lost the job removes its own files only.
    const storageKey = `${made.workspaceId}/${id}-${made.attempt}${ending}`
    const file = await storage.take(storageKey, besideOutput(made.outputPath, ending))
    const name = `${fileNameFrom(made.title)}${ending}`
    kept.push({
      role,
      asset: { id, workspaceId: made.workspaceId, kind, name, mimeType, storageKey, ...file },
    })
  }
  return kept
}

function describeFacts(made: MadeVideo): Record<string, unknown> {
  const { durationSeconds, width, height, fps, engines, seed, loudnessLufs, truePeakDbtp, stages } = made
  const facts = { durationSeconds, width, height, fps, engines, seed, loudnessLufs, truePeakDbtp, stages }
  return { ...facts, warnings: made.warnings, reportStatus: made.report.status }
}

function deriveId(jobId: string, role: string): string {
  return contentHash([jobId, role]).slice(0, 32)
}

/** A title as every file system takes it. */
function fileNameFrom(title: string): string {
  const plain = title.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-+|-+$/g, '')
  return plain.slice(0, 80) || 'video'
}
