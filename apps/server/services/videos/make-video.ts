// From a document to a finished file: speech, pictures, layout, sound and video, subtitles, thumbnail, report.

import { rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { randomUUID } from 'node:crypto'
import type { Cover } from '@vivify/contract/cover'
import { AppError } from '@vivify/contract/errors'
import type { JobProgress, MadeVideoFacts, MakeStage } from '@vivify/contract/jobs'
import type { Project } from '@vivify/contract/project'
import type { DigitalSourceType } from '@vivify/contract/provenance'
import { buildCues, writeSrt, writeVtt } from '@vivify/timeline/captions/files'
import { buildTimeline, sceneStartSeconds, timelineWords, type Timeline } from '@vivify/timeline/timeline'
import { maxCacheBytes, pruneCaches } from '../../lib/content-cache.ts'
import { describeDiskFailure } from '../../lib/disk-failure.ts'
import { writeWholeFile } from '../../lib/whole-file.ts'
import type { EncoderOptions } from '../../rendering/encoder/choose.ts'
import {
  renderInChild,
  startRenderProcess,
  type RenderProcess,
} from '../../rendering/child/render-in-child.ts'
import type { RenderProcesses } from '../../rendering/child/render-processes.ts'
import { namePartial } from '../../rendering/partial-file.ts'
import type { MediaFacts } from '../../rendering/probe.ts'
import type { VideoJob } from '../../rendering/video/job.ts'
import { besideOutput } from '../stages/delivery/beside-output.ts'
import { assignClips } from '../stages/footage/clips.ts'
import { describeJob } from '../stages/render/describe-job.ts'
import type { ClipReader } from '../assets/facts-reader.ts'
import { reportDelivery, type VideoReport } from '../stages/delivery/deliver.ts'
import type { FilmRunner } from '../stages/film/film-scenes.ts'
import type { ProjectPictures } from '../stages/pictures/illustrate.ts'
import { markOutputs, type ShownMedia } from '../stages/delivery/mark-outputs.ts'
import { planCover } from '../stages/delivery/plan-cover.ts'
import { showScenes } from '../stages/pictures/show-scenes.ts'
import {
  makeSoundtrack,
  planSoundtrack,
  type MixRunner,
  type SoundtrackPlan,
} from '../stages/sound/soundtrack.ts'
import { speakProject, type ProjectSpeech, type SpeakRunner } from '../stages/voice/speak.ts'
import type { Mixed } from '../stages/sound/tasks/mix-contract.ts'

export interface MakeProgress extends JobProgress {
  stage: MakeStage
}

export interface MakeVideoOptions {
  project: Project
  /** Absolute; caches and segments live under it. */
  dataFolder: string
  /** An MP4. Subtitles, thumbnail and report are written beside it. */
  outputPath: string
  encoder: EncoderOptions
  /** Processes kept ready; without them one is started. */
  renderers?: RenderProcesses
  /** Starts the render process where none is kept ready. */
  startRenderer?: () => Promise<RenderProcess>
  /** Speaks the scenes; without it a process is started for it. */
  speak?: SpeakRunner
  /** Mixes the sound; without it a process is started for it. */
  mix?: MixRunner
  /** Called when the sound is there, also when it was kept: nothing is spoken or mixed after it. */
  onMixed?: () => void
  /** Films scenes with an outside model; without it they are painted. */
  film?: FilmRunner
  /** A folder of the person's own footage. */
  clipsFolder?: string
  /** Reads what strangers sent. Default: it is read here. */
  reader?: ClipReader | undefined
  /** How what the scenes show came to be, when it is known better than the files tell. */
  sourceTypes?: NonNullable<ShownMedia['sourceTypes']>
  /** Also writes the pictures that another cover can be made from, beside the video. Default false. */
  keepsCoverFrames?: boolean
  /** What is said when footage is to be shown and there is none. Default: what suits the web. */
  noClipsSentence?: string
  signal?: AbortSignal
  onProgress?: (progress: MakeProgress) => void
}

export interface MadeVideo extends MadeVideoFacts {
  cover: Cover
  /** Pictures that another cover can be made from, in the order of their names; empty unless they were asked for. */
  coverFramePaths: string[]
  /** IPTC's term for it; null when nobody can tell. */
  digitalSourceType: DigitalSourceType | null
  /** The model that filmed scenes of it. */
  filmedBy: string | null
  warnings: string[]
  report: VideoReport
}

/** Up to this length picture and sound are made at the same time. */
const maxConcurrentSeconds = 90
/** Size that finished segments are cut to after a render. */
const maxSegmentBytes = 4_000_000_000

/**
 * Makes a video file and what goes beside it. Finished parts are kept under the data folder, so a second run after a
 * crash, a cancel or a small change goes on with them. Throws AppError; no half-written file stays at `outputPath`.
 */
export async function makeVideo(options: MakeVideoOptions): Promise<MadeVideo> {
  const { project, dataFolder, outputPath } = options
  await requireWritable(outputPath)
  const clips = await assignClips(project, options.clipsFolder, options)
  // It loads while the script is spoken; a missing encoder is told before that.
  const { renderers, encoder, startRenderer = () => startRenderProcess(encoder) } = options
  const renderer = await (renderers?.take() ?? startRenderer())
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

interface Prepared {
  renderer: RenderProcess
  clips: Awaited<ReturnType<typeof assignClips>>
  planFile: string
}

async function runStages(options: MakeVideoOptions, prepared: Prepared): Promise<MadeVideo> {
  const { project, dataFolder, outputPath } = options
  const { clips, planFile, renderer } = prepared
  const clock = createStageClock(options)
  const task = options.signal ? { signal: options.signal } : {}
  const speech = await clock.run('voice', (onProgress) =>
    speakProject(project, dataFolder, {
      ...task,
      onProgress,
      ...(options.speak ? { run: options.speak } : {}),
    }),
  )
  const shown = await clock.run('pictures', (onProgress) =>
    showScenes(
      { project, speech: speech.scenes, assigned: clips.assigned, dataFolder, film: options.film },
      {
        ...task,
        onProgress,
        onFilmed: (done, total) => options.onProgress?.({ stage: 'film', done, total }),
      },
    ),
  )
  const { pictures } = shown
  const timeline = buildTimeline(project, speech.scenes, pictures.scenes)
  const sound = await planSoundtrack(project, timeline, speech, dataFolder)
  const planned = planCover({ ...options, timeline, keepsFrames: options.keepsCoverFrames ?? false })
  const job = await describeJob({
    timeline,
    pictures,
    clips: shown.clips,
    sound: { key: sound.key, sampleRate: 48_000 },
    dataFolder,
    planFile,
    cover: planned.job,
  })
  const rendered = await clock.run('video', (onProgress) => render(options, renderer, job, sound, onProgress))
  const { report, facts, digitalSourceType } = await clock.run('check', async () => ({
    digitalSourceType: await markOutputs(
      { project, shown, assigned: clips.assigned, sourceTypes: options.sourceTypes },
      { videoPath: outputPath, picturePaths: [planned.job.path, ...planned.framePaths] },
    ),
    ...(await deliver(options, timeline, job, rendered)),
  }))
  return {
    ...describeFile(outputPath, timeline, facts),
    loudnessLufs: rendered.mixed.loudnessLufs,
    truePeakDbtp: rendered.mixed.truePeakDbtp,
    words: timelineWords(timeline),
    engines: listEngines(project, speech, pictures, rendered.encoder),
    seed: project.seed,
    cover: planned.cover,
    coverFramePaths: planned.framePaths,
    digitalSourceType,
    filmedBy: shown.filmedBy,
    stages: clock.stages,
    warnings: [...clips.warnings, ...shown.warnings, ...sound.warnings],
    report,
  }
}

function describeFile(out: string, { width, height, fps }: Timeline, { durationSeconds, video }: MediaFacts) {
  return { out, durationSeconds, width: video?.width ?? width, height: video?.height ?? height, fps }
}

type StageProgress = (done: number, total: number) => void

interface Rendered {
  encoder: string
  mixed: Mixed
}

/** Times stages and tells of them; a cancel between two stages ends the work. */
function createStageClock({ signal, onProgress }: MakeVideoOptions) {
  const stages: { name: MakeStage; seconds: number }[] = []
  async function run<T>(name: MakeStage, work: (report: StageProgress) => Promise<T>): Promise<T> {
    signal?.throwIfAborted()
    const started = performance.now()
    onProgress?.({ stage: name, done: 0, total: 1 })
    const result = await work((done, total) => onProgress?.({ stage: name, done, total }))
    stages.push({ name, seconds: Math.round(performance.now() - started) / 1000 })
    return result
  }
  return { stages, run }
}

/** Draws and encodes while the sound is mixed; the failure of one ends the other. */
async function render(
  options: MakeVideoOptions,
  renderer: RenderProcess,
  job: VideoJob,
  sound: SoundtrackPlan,
  onProgress: StageProgress,
): Promise<Rendered> {
  const { dataFolder, outputPath, encoder } = options
  const stop = new AbortController()
  const signal = options.signal ? AbortSignal.any([options.signal, stop.signal]) : stop.signal
  const run = options.mix ? { run: options.mix } : {}
  const mixing = makeSoundtrack(sound, dataFolder, { signal, ...run })
  mixing.then(options.onMixed).catch(() => {})
  // What checks the file is read in while others work: it takes as long as the check.
  mixing.then(loadProbe).catch(() => {})
  try {
    // Long sound takes much memory: the two are not held at once.
    if (sound.request.durationSeconds > maxConcurrentSeconds) await mixing
    const rendered = await renderInChild({
      process: renderer,
      job,
      dataFolder,
      maxSegmentBytes,
      outputPath,
      encoder,
      signal,
      soundFile: mixing.then(() => sound.file),
      onProgress: ({ framesDone, framesTotal }) => onProgress(framesDone, Math.max(1, framesTotal)),
    })
    return { encoder: rendered.encoder, mixed: await mixing }
  } catch (error) {
    stop.abort(error)
    // When the sound failed, the render only says that it was ended.
    await mixing.catch((cause: unknown) => {
      if (!options.signal?.aborted && !isCancellation(cause)) throw cause
    })
    throw error
  }
}

function isCancellation(error: unknown): boolean {
  return AppError.isInstance(error) && error.code === 'cancelled'
}

/** Writes what goes beside the video and measures it. */
async function deliver(
  { outputPath }: MakeVideoOptions,
  timeline: Timeline,
  job: VideoJob,
  { mixed, encoder }: Rendered,
): Promise<{ report: VideoReport; facts: MediaFacts }> {
  await writeSubtitles(timeline, outputPath)
  const facts = await (await loadProbe()).probeMedia(outputPath)
  const { planFile, lightFolder } = job
  return {
    report: await reportDelivery({ timeline, planFile, lightFolder, mixed, outputPath, facts, encoder }),
    facts,
  }
}

/** Not loaded with this file: whoever waits for the first frame does not wait for it. */
function loadProbe(): Promise<typeof import('../../rendering/probe.ts')> {
  return import('../../rendering/probe.ts')
}

/** All files of a video that was made at a path. */
export function listOutputs(outputPath: string): string[] {
  const beside = ['.jpg', '.srt', '.vtt', '.report.json']
  return [outputPath, ...beside.map((ending) => besideOutput(outputPath, ending))]
}

function listEngines(
  project: Project,
  speech: ProjectSpeech,
  pictures: ProjectPictures,
  encoder: string,
): Record<string, string> {
  return {
    voice: speech.engine,
    pictures: pictures.engine,
    music: nameMusic(project),
    encoder,
  }
}

function nameMusic({ music, musicAsset }: Project): string {
  if (musicAsset !== null) return 'your own music'
  return music === 'No Music' ? 'none' : 'built-in composer'
}

async function requireWritable(outputPath: string): Promise<void> {
  const probe = namePartial(outputPath)
  const found = await stat(outputPath).catch(() => null)
  if (found?.isDirectory()) {
    throw new AppError('output_unwritable', `${outputPath} is a folder. Name a file for the video.`)
  }
  try {
    await writeFile(probe, '')
    await rm(probe, { force: true })
  } catch (error) {
    throw describeDiskFailure(error, outputPath)
  }
}

async function writeSubtitles(timeline: Timeline, outputPath: string): Promise<void> {
  const cues = buildCues(
    timeline.scenes.map((scene) => ({
      startSeconds: sceneStartSeconds(timeline, scene),
      words: scene.words,
    })),
  )
  for (const [ending, text] of [
    ['.srt', writeSrt(cues)],
    ['.vtt', writeVtt(cues)],
  ] as const) {
    await writeWholeFile(besideOutput(outputPath, ending), text)
  }
}
