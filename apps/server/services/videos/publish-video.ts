// Makes a video and keeps what came out as files of the workspace, ready to be written into the database.

import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import type { MakeVideoPayload, JobProgress } from '@vivify/contract/jobs'
import { contentHash } from '../../lib/content-cache.ts'
import { nameFile } from '../../lib/file-name.ts'
import type { Storage } from '../../providers/storage/port.ts'
import type { EncoderOptions } from '../../rendering/encoder/choose.ts'
import type { Database } from '../../store/database.ts'
import type { NewAsset } from '../../store/assets.ts'
import type { NewCreation } from '../../store/creations.ts'
import { findStatus } from '../../store/jobs.ts'
import { createFilmRunner, type FilmingOptions } from './film-scenes.ts'
import type { FilmJob } from './film-shot.ts'
import { openLocalAssets } from './local-assets.ts'
import { besideOutput, makeVideo, type MadeVideo, type MakeVideoOptions } from './make-video.ts'

export interface PublishOptions {
  dataFolder: string
  encoder: EncoderOptions
  storage: Storage
  db: Database
  renderers?: MakeVideoOptions['renderers']
  speak?: MakeVideoOptions['speak']
  mix?: MakeVideoOptions['mix']
  /** How outside models film; without it nothing is filmed. */
  filming?: FilmingOptions
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
    /** An ad is of no project; nothing is filmed for it. */
    payload: Omit<MakeVideoPayload, 'projectId'> & { projectId: string | null }
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
      project: await openLocalAssets(options, workspaceId, project),
      dataFolder: options.dataFolder,
      outputPath,
      encoder: options.encoder,
      ...(options.renderers ? { renderers: options.renderers } : {}),
      ...(options.speak ? { speak: options.speak } : {}),
      ...(options.mix ? { mix: options.mix } : {}),
      ...(options.filming && projectId !== null
        ? {
            film: createFilmRunner(
              options.filming,
              describeFilmJob(options.db, { id: job.id, workspaceId, projectId }),
            ),
          }
        : {}),
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
      size: { width: made.width, height: made.height },
      durationSeconds: made.durationSeconds,
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

function describeFilmJob(db: Database, job: Omit<FilmJob, 'isOver'>): FilmJob {
  const { id } = job
  return {
    ...job,
    async isOver() {
      const status = await findStatus(db, id)
      return status !== 'running' && status !== 'queued'
    },
  }
}

async function keepOutputs(
  storage: Storage,
  made: {
    jobId: string
    attempt: number
    workspaceId: string
    outputPath: string
    title: string
    size: { width: number; height: number }
    durationSeconds: number
  },
): Promise<{ role: string; asset: NewAsset }[]> {
  const kept: { role: string; asset: NewAsset }[] = []
  for (const { role, ending, kind, mimeType } of outputs) {
    const id = deriveId(made.jobId, role)
    // An attempt that has lost the job removes its own files only.
    const storageKey = `${made.workspaceId}/${id}-${made.attempt}${ending}`
    const file = await storage.take(storageKey, besideOutput(made.outputPath, ending))
    const name = `${nameFile(made.title, 'video')}${ending}`
    // The thumbnail is a frame of the video.
    const size = kind === 'video' || kind === 'image' ? made.size : {}
    const length = kind === 'video' ? { durationSeconds: made.durationSeconds } : {}
    const facts = { kind, mimeType, ...size, ...length, ...file }
    kept.push({ role, asset: { id, workspaceId: made.workspaceId, name, storageKey, ...facts } })
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
