// Makes a video and stores its files for the workspace. The caller writes the rows to the database.

import path from 'node:path'
import { coverFrames } from '@vivify/contract/cover'
import type { JobProgress } from '@vivify/contract/jobs'
import type { MakeVideoPayload } from '@vivify/contract/jobs/make-video'
import type { Project } from '@vivify/contract/project'
import { prices } from '@vivify/contract/plans'
import type { Provenance } from '@vivify/contract/provenance'
import { coverPixels } from '@vivify/timeline/layers/cover'
import { deriveId } from '../../lib/content-cache.ts'
import { nameFile } from '../../lib/file-name.ts'
import { openWorkFolder } from '../../lib/work-folder.ts'
import type { Storage } from '../../providers/storage/port.ts'
import type { RenderProcesses } from '../../rendering/child/render-processes.ts'
import type { EncoderOptions } from '../../rendering/encoder/choose.ts'
import { findAssets, insertAssets, type AssetRow, type NewAsset } from '../../store/assets.ts'
import { findJobPrice, insertCreation, type NewCreation } from '../../store/creations.ts'
import type { Database, Transaction } from '../../store/database.ts'
import type { FactsReader } from '../assets/facts-reader.ts'
import type { JobOutcome, JobRun } from '../jobs/job.ts'
import { describeToolResult } from '../../provenance/derive.ts'
import { createFilmRunner, type FilmingOptions, type FilmRunner } from '../stages/film/film-scenes.ts'
import { borrowAllAssets } from '../assets/local-assets.ts'
import type { MixRunner } from '../stages/sound/soundtrack.ts'
import type { SpeakRunner } from '../stages/voice/speak.ts'
import type { VendorSpeaking } from '../stages/voice/vendor-speaking.ts'
import { besideOutput } from '../stages/delivery/outputs.ts'
import { makeVideo, type MadeVideo, type MakeVideoOptions } from './make-video.ts'

export interface KeepVideoOptions {
  dataFolder: string
  encoder: EncoderOptions
  storage: Storage
  db: Database
  renderers: RenderProcesses
  speak: SpeakRunner
  vendorSpeaking: VendorSpeaking
  mix: MixRunner
  reader: Pick<FactsReader, 'of'>
  /** Films scenes with outside models. Without it nothing is filmed. */
  filming?: FilmingOptions
}

export interface KeptVideo {
  assets: NewAsset[]
  creation: NewCreation
  warnings: string[]
}

export interface KeepVideoJob {
  id: string
  attempt: number
  /** `projectId` is null for an ad, whose scenes are never filmed. */
  payload: Omit<MakeVideoPayload, 'projectId'> & { projectId: string | null }
  /** Source files, if the document shows drawings made from them. Default: the document's files. */
  madeOf?: readonly string[]
  signal: AbortSignal
  report: (progress: JobProgress) => void
  /** Records what the job owes; see `JobRun`. */
  order: (credits: number) => Promise<void>
}

const outputs = [
  { role: 'video', ending: '.mp4', kind: 'video', mimeType: 'video/mp4' },
  { role: 'thumbnail', ending: '.jpg', kind: 'image', mimeType: 'image/jpeg' },
  { role: 'srt', ending: '.srt', kind: 'subtitles', mimeType: 'application/x-subrip' },
  { role: 'vtt', ending: '.vtt', kind: 'subtitles', mimeType: 'text/vtt' },
  { role: 'report', ending: '.report.json', kind: 'report', mimeType: 'application/json' },
] as const

/** Makes the video of a project. Throws what `makeVideo` throws. */
export async function keepProjectVideo(
  options: KeepVideoOptions,
  job: JobRun<'make-video'>,
): Promise<JobOutcome<'make-video'>> {
  const kept = await keepVideo(options, { ...job, report: job.waits === 0 ? job.report : reportNew(job) })
  const { creation, warnings } = kept
  return {
    result: { creationId: creation.id, warnings },
    ...writeKept(options, kept, async (tx) => ({ credits: await findJobPrice(tx, job.id) })),
  }
}

/**
 * Reports progress of a run after a wait. Such a run finds finished speech and films, so it skips their progress, and
 * the owner's progress bar does not go back.
 */
function reportNew({ report }: Pick<JobRun, 'report'>): KeepVideoJob['report'] {
  return (progress) => {
    const isFound = progress.stage === 'voice' || progress.stage === 'film' || progress.done === 0
    if (!isFound) report(progress)
  }
}

/** Writes the rows of a video when its job ends, or removes its files when the attempt loses the job. */
export function writeKept(
  { storage }: Pick<KeepVideoOptions, 'storage'>,
  { assets, creation }: Pick<KeptVideo, 'assets' | 'creation'>,
  readFacts: (tx: Transaction) => Promise<Record<string, unknown>> = async () => ({}),
): Pick<JobOutcome, 'save' | 'discard'> {
  return {
    async save(tx) {
      await insertAssets(tx, assets)
      await insertCreation(tx, { ...creation, facts: { ...creation.facts, ...(await readFacts(tx)) } })
    },
    async discard() {
      for (const { storageKey } of assets) await storage.remove(storageKey)
    },
  }
}

/**
 * Makes a video in a work folder and moves its files into storage. Ids derive from the job's id, so that a second run
 * after a crash replaces the files of the first. Throws what `makeVideo` throws.
 */
export async function keepVideo(options: KeepVideoOptions, job: KeepVideoJob): Promise<KeptVideo> {
  const { workspaceId, projectId, project } = job.payload
  await using folder = await openWorkFolder(options.dataFolder, job)
  const outputPath = path.join(folder.path, 'video.mp4')
  const sources = await findAssets(options.db, workspaceId, job.madeOf ?? listSources(project))
  await using local = await borrowAllAssets(options, workspaceId, project)
  const made = await makeVideo({
    ...describeMaking(options, job, sources),
    project: local.project,
    outputPath,
  })
  job.signal.throwIfAborted()
  const provenance = describeProvenance(made, project, sources)
  const assets = await keepOutputs(options.storage, job, made, provenance)
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
}

function describeMaking(
  options: KeepVideoOptions,
  job: KeepVideoJob,
  sources: readonly AssetRow[],
): Omit<MakeVideoOptions, 'outputPath' | 'project'> {
  const { workspaceId, projectId } = job.payload
  const { dataFolder, encoder, renderers, reader, speak, vendorSpeaking, mix } = options
  const sourceTypes = sources.map(({ provenance }) => provenance?.digitalSourceType ?? null)
  return {
    dataFolder,
    encoder,
    renderers,
    reader: reader.of(workspaceId),
    account: workspaceId,
    vendorSpeaking,
    // Speech and mixing wait in the account's own queue, with its previews, so that they don't delay other accounts.
    speak,
    mix: (request, task) => mix(request, { ...task, account: workspaceId }),
    film: projectId === null ? undefined : createFilming(options, job, projectId),
    sourceTypes: job.madeOf ? sourceTypes : undefined,
    keepsCoverFrames: projectId !== null,
    signal: job.signal,
    onProgress: job.report,
  }
}

function createFilming(
  { filming }: KeepVideoOptions,
  { id, order, payload: { workspaceId, mayFilm } }: KeepVideoJob,
  projectId: string,
): FilmRunner | undefined {
  if (!filming) return undefined
  return createFilmRunner(filming, { id, workspaceId, projectId, mayFilm, order: () => order(prices.video) })
}

/** The ids of the files in a document. */
function listSources({ assets }: Project): string[] {
  return [...new Set(Object.values(assets).map(({ source }) => source))]
}

/** Describes how a video came to be. Its prompt is the request for its pictures; the document has the script. */
function describeProvenance(made: MadeVideo, project: Project, sources: readonly AssetRow[]): Provenance {
  const { prompt, edits, ...told } = describeToolResult({ tool: nameEngines(made), sources, edits: [] })
  return {
    ...told,
    prompt: project.visualPrompt?.trim() || prompt,
    seed: project.seed,
    edits,
    aiSystem: [made.filmedBy, told.aiSystem].filter(Boolean).join(', ') || null,
    licence: [
      ...(made.filmedBy ? [`Filmed scenes under the terms of ${made.filmedBy}.`] : []),
      sources.length > 0 ? told.licence : builtInLicence,
    ].join(' '),
    digitalSourceType: made.digitalSourceType,
  }
}

function nameEngines({ engines }: MadeVideo): string {
  const makers = Object.entries(engines).filter(([part, maker]) => part !== 'encoder' && maker !== 'none')
  return makers
    .map(([part, maker]) => `${part}: ${maker}`)
    .join('; ')
    .slice(0, maxEngineCharacters)
}

const maxEngineCharacters = 200
const builtInLicence = 'Yours to use; motifs in its pictures are of Fluent Emoji (MIT).'

async function keepOutputs(
  storage: Storage,
  job: KeepVideoJob,
  made: MadeVideo,
  provenance: Provenance,
): Promise<{ role: string; asset: NewAsset }[]> {
  const { workspaceId, project } = job.payload
  const { width, height, durationSeconds, cover } = made
  // The cover and the frames show the same content as the video, so they share its provenance.
  const shown = {
    video: { width, height, durationSeconds, provenance },
    image: { ...coverPixels(cover.style.format), provenance },
    subtitles: { provenance: null },
    report: { provenance: null },
  }
  const kept: { role: string; asset: NewAsset }[] = []
  const frames = coverFrames.slice(0, made.coverFramePaths.length).map((role) => {
    return { role, ending: `.${role}.jpg`, kind: 'image', mimeType: 'image/jpeg' } as const
  })
  for (const { role, ending, kind, mimeType } of [...outputs, ...frames]) {
    const id = deriveId(job.id, role)
    // The name contains the attempt, so that an attempt that lost the job removes only its own files.
    const storageKey = `${workspaceId}/${id}-${job.attempt}${ending}`
    const file = await storage.take(storageKey, besideOutput(made.out, ending))
    const name = `${nameFile(project.title, 'video')}${ending}`
    const facts = { kind, mimeType, ...shown[kind], ...file }
    kept.push({ role, asset: { id, workspaceId, name, storageKey, ...facts } })
  }
  return kept
}

function describeFacts(made: MadeVideo): Record<string, unknown> {
  const { durationSeconds, width, height, fps, engines, seed, loudnessLufs, truePeakDbtp, stages } = made
  const facts = { durationSeconds, width, height, fps, engines, seed, loudnessLufs, truePeakDbtp, stages }
  // Stored, so that other covers can be made from the same parts.
  const cover = made.coverFramePaths.length > 0 ? { cover: made.cover } : {}
  return { ...facts, ...cover, warnings: made.warnings, reportStatus: made.report.status }
}
