// Makes a video file from a document in stages: clips, voice, pictures, layout, sound and video, delivery.

import { rm } from 'node:fs/promises'
import path from 'node:path'
import { randomUUID } from 'node:crypto'
import type { Cover } from '@vivify/contract/cover'
import type { DeliveryReport } from '@vivify/contract/delivery-report'
import type { JobProgress } from '@vivify/contract/jobs'
import type { MadeVideoFacts, MakeStage } from '@vivify/contract/jobs/make-video'
import type { Project } from '@vivify/contract/project'
import type { DigitalSourceType } from '@vivify/contract/provenance'
import { buildTimeline, timelineWords } from '@vivify/timeline/timeline'
import { maxCacheBytes, pruneCaches } from '../../lib/content-cache.ts'
import { requireWritable } from '../../lib/whole-file.ts'
import type { EncoderOptions } from '../../rendering/encoder/choose.ts'
import { startRenderProcess, type RenderProcess } from '../../rendering/child/render-in-child.ts'
import type { RenderProcesses } from '../../rendering/child/render-processes.ts'
import type { VoicesFolder } from '../../providers/speech/kokoro/folder.ts'
import { deliverVideo } from '../stages/delivery/deliver.ts'
import type { ShownMedia } from '../stages/delivery/mark-outputs.ts'
import { planCover } from '../stages/delivery/plan-cover.ts'
import type { FilmRunner } from '../stages/film/film-scenes.ts'
import { assignClips, type AssignedClips } from '../stages/footage/clips.ts'
import type { ClipReader } from '../stages/footage/describe-clip.ts'
import { showScenes, type ShownScenes } from '../stages/pictures/show-scenes.ts'
import { describeJob } from '../stages/render/describe-job.ts'
import { renderWithSound } from '../stages/render/render-with-sound.ts'
import { planSoundtrack, type MixRunner } from '../stages/sound/soundtrack.ts'
import { speakProject, type ProjectSpeech, type SpeakRunner } from '../stages/voice/speak.ts'
import type { VendorSpeaking } from '../stages/voice/vendor-speaking.ts'

export interface MakeProgress extends JobProgress {
  stage: MakeStage
}

export interface MakeVideoOptions {
  project: Project
  /** An absolute path. Caches and segments lie under it. */
  dataFolder: string
  /** An MP4. Subtitles, thumbnail and report are written next to it. */
  outputPath: string
  encoder: EncoderOptions
  /** Render processes that are kept ready. Default: starts one. */
  renderers?: RenderProcesses | undefined
  /** Speaks the scenes. Default: starts a process for it. */
  speak?: SpeakRunner | undefined
  /** Where the natural voices are. Default: they are nowhere. */
  naturalVoices?: VoicesFolder | undefined
  /** Speaks with the voices of vendors. Default: documents that name one are refused. */
  vendorSpeaking?: VendorSpeaking | undefined
  /** The account that pays for a vendor's voice. */
  account?: string
  /** Mixes the sound. Default: starts a process for it. */
  mix?: MixRunner | undefined
  /** Films scenes with an outside model. Default: all scenes are painted. */
  film?: FilmRunner | undefined
  /** A folder with the person's own footage. */
  clipsFolder?: string
  /** Reads files from strangers. Default: reads them in this process. */
  reader?: ClipReader | undefined
  /** Source types of what the scenes show, when the caller knows them better than the files state. */
  sourceTypes?: ShownMedia['sourceTypes']
  /** Also writes the pictures for making other covers next to the video. Default false. */
  keepsCoverFrames?: boolean
  /** The warning when footage should be shown but there is none. Default: a sentence for the web app. */
  noClipsSentence?: string
  signal?: AbortSignal
  onProgress?: (progress: MakeProgress) => void
}

export interface MadeVideo extends MadeVideoFacts {
  cover: Cover
  /** Pictures for making other covers, in the order of their names; empty unless requested. */
  coverFramePaths: string[]
  /** IPTC's term for how the video came to be; null when unknown. */
  digitalSourceType: DigitalSourceType | null
  /** The model that filmed scenes of the video; null when none was filmed. */
  filmedBy: string | null
  warnings: string[]
  report: DeliveryReport
}

/**
 * Makes a video file and the files next to it. Finished parts are cached under the data folder, so a second run after a
 * crash, a cancel or a small change reuses them. Throws AppError. Leaves no half-written file at `outputPath`.
 */
export async function makeVideo(options: MakeVideoOptions): Promise<MadeVideo> {
  const { dataFolder, renderers } = options
  await requireWritable(options.outputPath)
  const clips = await assignClips(options.project, options.clipsFolder, options)
  // The process loads while the script is spoken. A missing encoder is reported before that.
  const renderer = await (renderers?.take() ?? startRenderProcess(options.encoder))
  const planFile = path.join(dataFolder, 'cache', `plan-${randomUUID()}.json`)
  let hasFinished = false
  try {
    const made = await runStages(options, { renderer, clips, planFile })
    hasFinished = true
    return made
  } finally {
    if (renderers) renderers.giveBack(renderer, hasFinished)
    else renderer.stop()
    await rm(planFile, { force: true }).catch(() => {})
    await pruneCaches(path.join(dataFolder, 'cache'), maxCacheBytes)
  }
}

async function runStages(
  options: MakeVideoOptions,
  { renderer, clips, planFile }: { renderer: RenderProcess; clips: AssignedClips; planFile: string },
): Promise<MadeVideo> {
  const { project, dataFolder, outputPath, signal } = options
  const stages = createStageClock(options)
  const speech = await stages.run('voice', (onProgress) => speakScenes(options, onProgress))
  const shown = await stages.run('pictures', (onProgress) => showAll(options, clips, speech, onProgress))
  const timeline = buildTimeline(project, speech.scenes, shown.pictures.scenes, shown.bookends)
  const sound = await planSoundtrack(project, timeline, speech, dataFolder)
  const cover = planCover({ ...options, timeline, keepsFrames: options.keepsCoverFrames ?? false })
  const job = await describeJob({
    timeline,
    pictures: shown.pictures,
    clips: [...shown.clips.values(), ...clips.bookends.values()],
    sound: { key: sound.key, sampleRate: 48_000 },
    dataFolder,
    planFile,
    cover: cover.job,
  })
  const rendered = await stages.run('video', (onProgress) =>
    renderWithSound({ ...options, signal, renderer, job, sound, onProgress }),
  )
  const media = { project, shown, assigned: clips.assigned, sourceTypes: options.sourceTypes }
  const { report, facts, digitalSourceType } = await stages.run('check', () =>
    deliverVideo({ outputPath, timeline, media, cover, job, rendered }),
  )
  return {
    out: outputPath,
    durationSeconds: facts.durationSeconds,
    width: facts.video?.width ?? timeline.width,
    height: facts.video?.height ?? timeline.height,
    fps: timeline.fps,
    loudnessLufs: rendered.mixed.loudnessLufs,
    truePeakDbtp: rendered.mixed.truePeakDbtp,
    words: timelineWords(timeline),
    engines: {
      voice: speech.engine,
      pictures: shown.pictures.engine,
      music: nameMusic(project),
      encoder: rendered.encoder,
    },
    seed: project.seed,
    cover: cover.cover,
    coverFramePaths: cover.framePaths,
    digitalSourceType,
    filmedBy: shown.filmedBy,
    stages: stages.times,
    warnings: [...clips.warnings, ...shown.warnings, ...sound.warnings],
    report,
  }
}

function speakScenes(options: MakeVideoOptions, onProgress: StageProgress): Promise<ProjectSpeech> {
  const { project, dataFolder, signal, account, speak: run, naturalVoices, vendorSpeaking: vendors } = options
  return speakProject(project, dataFolder, { signal, account, run, naturalVoices, vendors, onProgress })
}

function showAll(
  { project, dataFolder, film, signal, onProgress }: MakeVideoOptions,
  { assigned, bookends }: AssignedClips,
  { scenes: speech }: ProjectSpeech,
  onPainted: StageProgress,
): Promise<ShownScenes> {
  return showScenes(
    { project, speech, assigned, bookendClips: bookends, dataFolder, film },
    {
      signal,
      onProgress: onPainted,
      onFilmed: (done, total) => onProgress?.({ stage: 'film', done, total }),
    },
  )
}

type StageProgress = (done: number, total: number) => void

/** Measures and reports stages. A cancel between two stages ends the work. */
function createStageClock({ signal, onProgress }: MakeVideoOptions) {
  const times: { name: MakeStage; seconds: number }[] = []
  async function run<T>(name: MakeStage, work: (report: StageProgress) => Promise<T>): Promise<T> {
    signal?.throwIfAborted()
    const started = performance.now()
    onProgress?.({ stage: name, done: 0, total: 1 })
    const result = await work((done, total) => onProgress?.({ stage: name, done, total }))
    times.push({ name, seconds: Math.round(performance.now() - started) / 1000 })
    return result
  }
  return { times, run }
}

function nameMusic({ music, musicAsset }: Project): string {
  if (musicAsset !== null) return 'your own music'
  return music === 'No Music' ? 'none' : 'built-in composer'
}
