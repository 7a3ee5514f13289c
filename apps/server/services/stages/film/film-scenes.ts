// Films the first scenes of an AI Generation video with an outside model. Only the first scenes are filmed, because
// every second costs the operator money. A scene that could not be filmed is painted; a paid job never fails because of
// it.

import { AppError } from '@vivify/contract/errors'
import * as messages from '@vivify/contract/messages'
import type { PresetStyle, Project, Scene } from '@vivify/contract/project'
import { hashText } from '@vivify/contract/random'
import { buildTimeline, clipOverhangSeconds, type SceneSpeech } from '@vivify/timeline/timeline'
import { builtInId, chooseEngine } from '../../../providers/engine.ts'
import { Again } from '../../../lib/again.ts'
import type { VideoEngine } from '../../../providers/video/port.ts'
import type { ClipAssignment } from '../footage/describe-clip.ts'
import {
  advanceShot,
  filmingLater,
  type FilmJob,
  type FilmOptions,
  type ShotState,
  type ShotTask,
} from './film-shot.ts'
import { takeOverShots } from './take-over-shots.ts'

export interface FilmRequest {
  project: Project
  speech: readonly SceneSpeech[]
  /** Ids of scenes that show something else. */
  taken: ReadonlySet<string>
  signal: AbortSignal
  onProgress?: (filmed: number, total: number) => void
}

export interface FilmedScenes {
  /** By scene id, without scenes that are painted. */
  clips: Map<string, ClipAssignment>
  /** Sentences for the person. */
  warnings: string[]
  /** The name of the model that filmed, for display; null when nothing was filmed. */
  engine: string | null
}

/**
 * Films scenes for one job. Throws `Again` while a model is filming, and the signal's reason; every other failure
 * becomes a warning.
 */
export type FilmRunner = (request: FilmRequest) => Promise<FilmedScenes>

export interface FilmingOptions extends FilmOptions {
  /** The most scenes to film in one video. */
  maxClips: number
}

/**
 * How often each of a project's clips may be filmed. Making a video again is free for the person, but its films cost
 * money.
 */
const startsPerClip = 4
/** The slowest playback of a clip that nobody notices, as a share of its normal speed. */
const slowestSpeed = 0.85

export function createFilmRunner(options: FilmingOptions, job: FilmJob): FilmRunner {
  return (request) => filmScenes(options, job, request)
}

async function filmScenes(
  options: FilmingOptions,
  job: FilmJob,
  request: FilmRequest,
): Promise<FilmedScenes> {
  const { project, signal } = request
  const nothing: FilmedScenes = { clips: new Map(), warnings: [], engine: null }
  if (project.style !== 'AI Generation') return nothing
  const models = { vendors: options.engines, builtIn: null }
  const { engine, passedOver } = chooseEngine(models, project.videoModel ?? builtInId)
  if (passedOver) return { ...nothing, warnings: [messages.videoModels.notReady(passedOver.name)] }
  if (!engine) return nothing
  const scenes = project.scenes.filter((scene) => canFilm(scene, request.taken)).slice(0, options.maxClips)
  if (!job.mayFilm) return { ...nothing, warnings: [messages.vendors.guestsExcluded(engine.name)] }
  const lengths = measureScenes(request)
  await takeOverShots(options, job.workspaceId)
  const shots = scenes.map((scene) => ({
    scene,
    task: {
      engine,
      shot: engine.planShot({ ...describeShot(project, scene), seconds: lengths.get(scene.id)! }),
      seed: shotSeed(project, scene),
      job,
      maxStarts: startsPerClip * options.maxClips,
      signal,
    } satisfies ShotTask,
  }))
  return collect(engine, options, request, shots)
}

interface SceneShot {
  scene: Scene
  task: ShotTask
}

async function collect(
  engine: VideoEngine,
  options: FilmingOptions,
  { project, signal, onProgress }: FilmRequest,
  shots: readonly SceneShot[],
): Promise<FilmedScenes> {
  const clips: FilmedScenes['clips'] = new Map()
  /** Numbers of painted scenes, by the reason why filming failed. */
  const failures = new Map<string, number[]>()
  const states: ShotState[] = []
  onProgress?.(0, shots.length)
  // One at a time, because each counts the shots that the project has started.
  for (const { scene, task } of shots) {
    try {
      const state = await advanceShot(options, task)
      states.push(state)
      if (state.status === 'kept') clips.set(scene.id, state.clip)
      onProgress?.(clips.size, shots.length)
    } catch (error) {
      if (signal.aborted || !AppError.isInstance(error)) throw error
      const number = project.scenes.indexOf(scene) + 1
      failures.set(error.message, [...(failures.get(error.message) ?? []), number])
    }
  }
  const later = filmingLater(states, engine.name)
  if (later) throw new Again(later)
  const warnings = [...failures].map(([reason, numbers]) =>
    messages.videoModels.painted(engine.name, nameScenes(numbers), reason),
  )
  return { clips, warnings, engine: clips.size > 0 ? engine.name : null }
}

function canFilm({ id, visual }: Scene, taken: ReadonlySet<string>): boolean {
  return visual.kind === 'auto' && visual.asset === null && !taken.has(id)
}

/** The length that a clip needs to fill its scene, in seconds by scene id. */
function measureScenes({ project, speech }: FilmRequest): Map<string, number> {
  const { scenes, fps } = buildTimeline(project, speech, {})
  return new Map(
    scenes.map(({ id, frameCount }) => [id, (frameCount / fps + clipOverhangSeconds) * slowestSpeed]),
  )
}

/** Descriptions of the presets for moving pictures. They name no studio. */
const looks: Record<PresetStyle, string> = {
  Cinematic: 'cinematic live action, dramatic light, shallow depth of field',
  Anime: 'anime, clean lines, painted backgrounds',
  'Vintage Film': 'vintage film footage, faded colors, light leaks, grain',
  Pixar: 'smooth 3D toy animation, rounded shapes, soft studio light',
  Claymation: 'claymation stop motion, modeling clay with fingerprints, miniature set',
  Abstract: 'abstract motion design, flowing shapes, rich colors',
}

function describeShot(project: Project, { say, visual }: Scene) {
  const subject = visual.prompt.trim() || say.trim() || project.title
  const direction = project.visualPrompt?.trim() ?? ''
  const words = [subject, direction].filter(Boolean).map((part) => part.replace(/(?<![.\s])[.\s]+$/, ''))
  const style = `Style: ${looks[project.preset]}. One continuous shot.`
  const { format, resolution, seed } = project
  return {
    prompt: `${words.join('. ')}. ${style} No text, captions, logos or watermarks, and nobody speaking.`,
    format,
    resolution,
    seed,
  }
}

/** A seed that differs for each take of a scene. */
function shotSeed(project: Project, { id, visual }: Scene): number {
  return (project.seed ^ hashText(`${id} ${visual.variant}`)) >>> 0
}

function nameScenes(numbers: readonly number[]): string {
  const sorted = numbers.toSorted((a, b) => a - b)
  if (sorted.length === 1) return `scene ${sorted[0]}`
  return `scenes ${sorted.slice(0, -1).join(', ')} and ${sorted.at(-1)}`
}
