import path from 'node:path'
import { AppError } from '@vivify/contract/errors'
import type { Asset, Project } from '@vivify/contract/project'
import { bookendPlaces, findBookend } from '@vivify/timeline/document/bookends'
import { planBookendEffects } from '@vivify/timeline/sound/bookend-cues'
import type { Interval } from '@vivify/timeline/sound/ducking'
import { planEffects } from '@vivify/timeline/sound/effect-cues'
import { sceneStartSeconds, timelineWords, type SceneTimes, type Times } from '@vivify/timeline/timeline'
import { contentHash, openContentCache } from '../../../lib/content-cache.ts'
import { runTask, type TaskOptions } from '../../../processes/run-task.ts'
import type { ProjectSpeech } from '../voice/speak.ts'
import { mixContract, type Mixed, type MixTaskRequest, mixVersion } from './tasks/mix-contract.ts'

export interface SoundtrackPlan {
  /** Identifies the sound by everything that it contains. */
  key: string
  /** Interleaved stereo 32-bit floats at 48 kHz. Exists once `makeSoundtrack` has resolved. */
  file: string
  request: MixTaskRequest
  warnings: string[]
}

/** Plans all sound of a video without making it. */
export async function planSoundtrack(
  project: Project,
  timeline: Times,
  speech: ProjectSpeech,
  dataFolder: string,
): Promise<SoundtrackPlan> {
  const cache = await openContentCache(path.join(dataFolder, 'cache', 'sound'))
  const span = findScriptSpan(timeline)
  const effects = planEffects(describeCues(project, timeline, span))
  const durationSeconds = timeline.frameCount / timeline.fps
  const bookends = planBookends(project, timeline, span)
  const musicSeconds = bookends.musicSpan.end - bookends.musicSpan.start
  const hasBookends = musicSeconds < durationSeconds || bookends.effects.length > 0
  const request = {
    durationSeconds,
    utterances: timeline.scenes.flatMap((scene) => {
      const utterance = speech.utterances[scene.id]
      const startSeconds = sceneStartSeconds(timeline, scene)
      return utterance ? [{ file: utterance.file, sampleRate: utterance.sampleRate, startSeconds }] : []
    }),
    words:
      Object.keys(speech.utterances).length === 0
        ? []
        : timelineWords(timeline).map(({ start, end }) => ({ start, end })),
    music: await planMusic(project, musicSeconds, dataFolder),
    ...(hasBookends ? { musicSpan: bookends.musicSpan } : {}),
    effects: [
      ...effects.cues.map((cue) => ({ ...cue, atSeconds: cue.atSeconds + span.start })),
      ...bookends.effects,
    ],
    seed: project.seed,
  }
  const { utterances, music, ...rest } = request
  const heard = utterances.map((utterance) => [path.basename(utterance.file), utterance.startSeconds])
  const { clips, clipNames } = bookends
  const named = ['sound', mixVersion, heard, music && path.basename(music.file), rest]
  const key = contentHash(clips.length > 0 ? [...named, clipNames] : named)
  const warnings = effects.unknown.map((word) => `The sound effect “${word}” is not known and was left out.`)
  return {
    key,
    file: cache.pathOf(`${key}.f32`),
    request: { ...request, ...(clips.length > 0 ? { clips } : {}), file: cache.pathOf(`${key}.f32`) },
    warnings,
  }
}

/** When the first scene begins and the last one ends, in seconds. */
function findScriptSpan({ fps, frameCount, introFrames, outroFrames }: Times): Interval {
  return { start: introFrames / fps, end: (frameCount - outroFrames) / fps }
}

/**
 * Plans the sound of intro and outro. A clip brings its own; a card or picture gets two effects. The music begins with
 * the first scene and lasts to the end of the video, unless a clip follows the last scene.
 */
function planBookends(project: Project, { fps, frameCount }: Times, script: Interval) {
  const durationSeconds = frameCount / fps
  const clips: NonNullable<MixTaskRequest['clips']> = []
  const clipNames: unknown[] = []
  const silentStarts: number[] = []
  let musicEnd = durationSeconds
  for (const place of bookendPlaces) {
    const bookend = findBookend(project, place)
    if (bookend === null) continue
    const startSeconds = place === 'intro' ? 0 : script.end
    const asset = bookend.asset === null ? undefined : project.assets[bookend.asset]
    if (asset?.kind !== 'clip') silentStarts.push(startSeconds)
    else {
      const seconds = (place === 'intro' ? script.start : durationSeconds) - startSeconds
      clips.push({ file: asset.source, startSeconds, seconds })
      clipNames.push([asset.sha256, startSeconds, seconds])
      if (place === 'outro') musicEnd = startSeconds
    }
  }
  return {
    clips,
    /** What is heard of the clips, by content. */
    clipNames,
    effects: planBookendEffects(project.soundEffects, silentStarts),
    musicSpan: { start: script.start, end: musicEnd },
  }
}

/**
 * Plans the music of a video, up to the next whole second. The last chord rings under the mix's fade, and a word more
 * or less needs no new piece.
 */
async function planMusic(
  project: Project,
  seconds: number,
  dataFolder: string,
): Promise<MixTaskRequest['music']> {
  const own = findOwnMusic(project)
  if (own === null && project.music === 'No Music') return null
  const cache = await openContentCache(path.join(dataFolder, 'cache', 'music'))
  const durationSeconds = Math.ceil(seconds)
  const keep = (name: unknown): string => cache.pathOf(`${contentHash(name)}.f32`)
  if (own) {
    const source = { file: own.source, name: own.name ?? path.basename(own.source) }
    return { source, durationSeconds, file: keep(['own music', mixVersion, own.sha256, durationSeconds]) }
  }
  if (project.music === 'No Music') return null
  const piece = { mood: project.music, durationSeconds }
  return { ...piece, file: keep(['music', mixVersion, piece, project.seed]) }
}

function findOwnMusic({ musicAsset, assets }: Project): Asset | null {
  if (musicAsset === null) return null
  const asset = assets[musicAsset]
  // Of a clip, only the sound is used.
  if (asset?.kind === 'audio' || asset?.kind === 'clip') return asset
  throw new AppError('asset_missing', 'The music in this video was deleted. Choose other music.')
}

/** Describes the scenes on their own clock, so that an intro moves their effects and changes none. */
function describeCues(
  project: Project,
  timeline: Times,
  script: Interval,
): Parameters<typeof planEffects>[0] {
  const startOf = (scene: SceneTimes): number => sceneStartSeconds(timeline, scene) - script.start
  return {
    text: project.soundEffects,
    durationSeconds: script.end - script.start,
    sceneStartsSeconds: timeline.scenes.map(startOf),
    words: timeline.scenes.flatMap((scene) => {
      const offset = startOf(scene)
      const emphasis = new Set(scene.emphasis)
      return scene.words.map((word, index) => ({
        text: word.text,
        start: offset + word.start,
        end: offset + word.end,
        isEmphasized: emphasis.has(index),
      }))
    }),
  }
}

/** Mixes in another process. */
export type MixRunner = (request: MixTaskRequest, options: TaskOptions) => Promise<Mixed>

export interface MixOptions extends TaskOptions {
  /** Default: a separate process for this one call. */
  run?: MixRunner | undefined
}

/** Makes the planned sound, or takes it from the cache. */
export async function makeSoundtrack(
  plan: SoundtrackPlan,
  dataFolder: string,
  options: MixOptions = {},
): Promise<Mixed> {
  const { run = mixInTask, ...task } = options
  const cache = await openContentCache(path.join(dataFolder, 'cache', 'sound'))
  const name = path.basename(plan.file)
  const kept = await cache.read(`${name}.json`)
  const mixed = kept && mixContract.result.safeParse(JSON.parse(kept.toString('utf8')))
  if (mixed?.success && (await cache.has(name))) return mixed.data
  return run(plan.request, task)
}

/** The music may be a person's file. Hours of sound take more than a minute. */
const limits = { timeoutMs: 15 * 60_000, maxMegabytes: 4000 }

/** Mixes in a process that ends afterwards. */
export const mixInTask: MixRunner = (request, options) =>
  runTask(new URL('./tasks/mix-task.ts', import.meta.url), mixContract, request, { ...limits, ...options })
