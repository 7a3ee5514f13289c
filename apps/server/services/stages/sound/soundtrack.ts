import path from 'node:path'
import { AppError } from '@vivify/contract/errors'
import type { Asset, Project } from '@vivify/contract/project'
import { planEffects } from '@vivify/timeline/sound/effect-cues'
import { sceneStartSeconds, timelineWords, type Times } from '@vivify/timeline/timeline'
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
  const effects = planEffects(describeCues(project, timeline))
  const durationSeconds = timeline.frameCount / timeline.fps
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
    music: await planMusic(project, durationSeconds, dataFolder),
    effects: [...effects.cues],
    seed: project.seed,
  }
  const { utterances, music, ...rest } = request
  const heard = utterances.map((utterance) => [path.basename(utterance.file), utterance.startSeconds])
  const key = contentHash(['sound', mixVersion, heard, music && path.basename(music.file), rest])
  const warnings = effects.unknown.map((word) => `The sound effect “${word}” is not known and was left out.`)
  return {
    key,
    file: cache.pathOf(`${key}.f32`),
    request: { ...request, file: cache.pathOf(`${key}.f32`) },
    warnings,
  }
}

/**
 * Plans the music of a video, up to the next whole second. The last chord rings under the mix's fade, and a word more
 * or less needs no new piece.
 */
async function planMusic(
  project: Project,
  videoSeconds: number,
  dataFolder: string,
): Promise<MixTaskRequest['music']> {
  const own = findOwnMusic(project)
  if (own === null && project.music === 'No Music') return null
  const cache = await openContentCache(path.join(dataFolder, 'cache', 'music'))
  const durationSeconds = Math.ceil(videoSeconds)
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

function describeCues(project: Project, timeline: Times): Parameters<typeof planEffects>[0] {
  return {
    text: project.soundEffects,
    durationSeconds: timeline.frameCount / timeline.fps,
    sceneStartsSeconds: timeline.scenes.map((scene) => sceneStartSeconds(timeline, scene)),
    words: timeline.scenes.flatMap((scene) => {
      const offset = sceneStartSeconds(timeline, scene)
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
