// From a document to a finished file: speech, pictures, layout, sound and video, subtitles, thumbnail, report.

import { rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { randomUUID } from 'node:crypto'
import type { JobProgress, MadeVideoFacts, MakeStage } from '@vivify/contract/jobs'
import type { Project } from '@vivify/contract/project'
import { buildCues, writeSrt, writeVtt } from '@vivify/timeline/captions/files'
import { buildTimeline, sceneStartSeconds, timelineWords, type Timeline } from '@vivify/timeline/timeline'
import { describeDiskFailure } from '../../lib/disk-failure.ts'
import type { EncoderOptions } from '../../rendering/encoder/choose.ts'
import { renderInChild } from '../../rendering/child/render-in-child.ts'
import { probeMedia } from '../../rendering/probe.ts'
import { assignClips } from './clips.ts'
import { describeJob } from './describe-job.ts'
import { reportDelivery, type VideoReport } from './deliver.ts'
import { illustrateProject, type ProjectPictures } from './illustrate.ts'
import { makeSoundtrack, planSoundtrack } from './soundtrack.ts'
import { speakProject, type ProjectSpeech } from './speak.ts'
import { makeThumbnail } from './thumbnail.ts'

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
  /** A folder of the person's own footage. */
  clipsFolder?: string
  signal?: AbortSignal
  onProgress?: (progress: MakeProgress) => void
}

export interface MadeVideo extends MadeVideoFacts {
  warnings: string[]
  report: VideoReport
}

/** Size that finished segments are cut to after a render. */
const maxSegmentBytes = 4_000_000_000

/**
 * Makes a video file and what goes beside it. Finished parts are kept under the data folder, so a second run after a
 * crash, a cancel or a small change goes on with them. Throws AppError; no half-written file stays at `outputPath`.
 */
export async function makeVideo(options: MakeVideoOptions): Promise<MadeVideo> {
  const { project, dataFolder, signal } = options
  const stages: MadeVideo['stages'] = []
  const task = signal ? { signal } : {}
  async function run<T>(
    name: MakeStage,
    work: (report: (done: number, total: number) => void) => Promise<T>,
  ): Promise<T> {
    signal?.throwIfAborted()
    const started = performance.now()
    options.onProgress?.({ stage: name, done: 0, total: 1 })
    const result = await work((done, total) => options.onProgress?.({ stage: name, done, total }))
    stages.push({ name, seconds: Math.round(performance.now() - started) / 1000 })
    return result
  }
  await requireWritable(options.outputPath)
  const clips = await assignClips(project, options.clipsFolder)
  const speech = await run('voice', (onProgress) =>
    speakProject(project, dataFolder, { ...task, onProgress }),
  )
  const pictures = await run('pictures', (onProgress) =>
    illustrateProject(project, clips.assigned, dataFolder, { ...task, onProgress }),
  )
  const timeline = buildTimeline(project, speech.scenes, pictures.scenes)
  const sound = await planSoundtrack(project, timeline, speech, dataFolder)
  const planFile = path.join(dataFolder, 'cache', `plan-${randomUUID()}.json`)
  try {
    const job = await describeJob({
      timeline,
      pictures,
      clips: clips.assigned,
      sound: { key: sound.key, sampleRate: 48_000 },
      dataFolder,
      planFile,
    })
    const made = await run('video', async (onProgress) => {
      const stop = new AbortController()
      const both = signal ? AbortSignal.any([signal, stop.signal]) : stop.signal
      const mixing = makeSoundtrack(sound, dataFolder, { signal: both })
      mixing.catch(() => {})
      try {
        const rendered = await renderInChild({
          job,
          dataFolder,
          maxSegmentBytes,
          outputPath: options.outputPath,
          encoder: options.encoder,
          signal: both,
          soundFile: mixing.then(() => sound.file),
          onProgress: ({ framesDone, framesTotal }) => onProgress(framesDone, Math.max(1, framesTotal)),
        })
        return { rendered, mixed: await mixing }
      } catch (error) {
        stop.abort(error)
        throw error
      }
    })
    const words = timelineWords(timeline)
    const { report, facts } = await run('check', async () => {
      await writeSubtitles(timeline, options.outputPath)
      await makeThumbnail(job, besideOutput(options.outputPath, '.jpg'))
      const facts = await probeMedia(options.outputPath)
      const report = await reportDelivery({
        timeline,
        planFile,
        lightFolder: job.lightFolder,
        mixed: made.mixed,
        outputPath: options.outputPath,
        facts,
        encoder: made.rendered.encoder,
      })
      return { report, facts }
    })
    return {
      out: options.outputPath,
      durationSeconds: facts.durationSeconds,
      width: facts.video?.width ?? timeline.width,
      height: facts.video?.height ?? timeline.height,
      fps: timeline.fps,
      loudnessLufs: made.mixed.loudnessLufs,
      truePeakDbtp: made.mixed.truePeakDbtp,
      words,
      engines: listEngines(project, speech, pictures, made.rendered.encoder),
      seed: project.seed,
      stages,
      warnings: [...clips.warnings, ...sound.warnings],
      report,
    }
  } finally {
    await rm(planFile, { force: true })
  }
}

/** A path beside the video with another ending. */
export function besideOutput(outputPath: string, ending: string): string {
  const { dir, name } = path.parse(outputPath)
  return path.join(dir, `${name}${ending}`)
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
    music: project.music === 'No Music' ? 'none' : 'built-in composer',
    encoder,
  }
}

async function requireWritable(outputPath: string): Promise<void> {
  const probe = `${outputPath}.partial`
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
    const file = besideOutput(outputPath, ending)
    try {
      await writeFile(`${file}.partial`, text)
      await rename(`${file}.partial`, file)
    } catch (error) {
      throw describeDiskFailure(error, file)
    }
  }
}
