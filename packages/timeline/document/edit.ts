// Pure edits of the video document. Each takes a document and returns a new one that is valid by the contract's schema.

import { AppError } from '@vivify/contract/errors'
import { projectSchema, type Project, type ProjectInput, type Scene } from '@vivify/contract/project'

/** Parts of the document that are set as a whole. */
export type ProjectSettings = Partial<Omit<Project, 'version' | 'scenes' | 'assets'>>

/** Checks and completes a document. Throws AppError `bad_input` naming the field that is wrong. */
export function parseProject(input: ProjectInput | unknown): Project {
  const parsed = projectSchema.safeParse(input)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const field = issue?.path.join('.') || 'document'
  throw new AppError(
    'bad_input',
    `The video document is not valid: ${field}: ${issue?.message ?? 'unreadable'}`,
  )
}

/** Changes settings such as voice, style or format. Throws AppError `bad_input` on a value out of range. */
export function changeSettings(project: Project, settings: ProjectSettings): Project {
  return parseProject({ ...project, ...settings })
}

/** Changes one scene. Throws AppError `not_found` when there is no such scene. */
export function changeScene(project: Project, sceneId: string, changes: Partial<Omit<Scene, 'id'>>): Project {
  const index = sceneIndex(project, sceneId)
  return replaceScenes(project, index, 1, [{ ...project.scenes[index]!, ...changes }])
}

/** Puts a scene before position `index` (0 to the scene count). */
export function insertScene(project: Project, index: number, scene: Scene): Project {
  if (project.scenes.some((other) => other.id === scene.id)) {
    throw new AppError('conflict', `The document has a scene ${scene.id} already.`)
  }
  return replaceScenes(project, clampIndex(index, project.scenes.length), 0, [scene])
}

/** Removes a scene. Throws AppError `bad_input` for the last one: a video has at least one scene. */
export function removeScene(project: Project, sceneId: string): Project {
  const index = sceneIndex(project, sceneId)
  if (project.scenes.length === 1) throw new AppError('bad_input', 'A video needs at least one scene.')
  return replaceScenes(project, index, 1, [])
}

/** Moves a scene to position `toIndex` of the result. */
export function moveScene(project: Project, sceneId: string, toIndex: number): Project {
  const index = sceneIndex(project, sceneId)
  const scenes = project.scenes.toSpliced(index, 1)
  return parseProject({
    ...project,
    scenes: scenes.toSpliced(clampIndex(toIndex, scenes.length), 0, project.scenes[index]!),
  })
}

/**
 * Splits a scene before its word `wordIndex`. The first part keeps the id and the title; each stressed word goes to the
 * part that contains it. Throws AppError `bad_input` when a part would have no words.
 */
export function splitScene(project: Project, sceneId: string, wordIndex: number, newId: string): Project {
  const index = sceneIndex(project, sceneId)
  const scene = project.scenes[index]!
  const words = scene.say.split(/\s+/).filter(Boolean)
  if (wordIndex <= 0 || wordIndex >= words.length) {
    throw new AppError('bad_input', 'A scene can be split only between two of its words.')
  }
  const first = words.slice(0, wordIndex).join(' ')
  const second = words.slice(wordIndex).join(' ')
  return replaceScenes(project, index, 1, [
    { ...scene, say: first, emphasis: emphasisIn(scene.emphasis, first) },
    { ...scene, id: newId, say: second, onScreen: null, emphasis: emphasisIn(scene.emphasis, second) },
  ])
}

/** Joins a scene with the next one, whose picture is dropped. Throws AppError `bad_input` for the last scene. */
export function mergeWithNext(project: Project, sceneId: string): Project {
  const index = sceneIndex(project, sceneId)
  const scene = project.scenes[index]!
  const next = project.scenes[index + 1]
  if (!next) throw new AppError('bad_input', 'The last scene has none after it to merge with.')
  return replaceScenes(project, index, 2, [
    {
      ...scene,
      say: `${scene.say} ${next.say}`.trim(),
      onScreen: scene.onScreen ?? next.onScreen,
      emphasis: [...new Set([...scene.emphasis, ...next.emphasis])].slice(0, 20),
    },
  ])
}

function sceneIndex(project: Project, sceneId: string): number {
  const index = project.scenes.findIndex((scene) => scene.id === sceneId)
  if (index < 0) throw new AppError('not_found', `The document has no scene ${sceneId}.`)
  return index
}

function replaceScenes(project: Project, index: number, removed: number, added: readonly Scene[]): Project {
  return parseProject({ ...project, scenes: project.scenes.toSpliced(index, removed, ...added) })
}

function clampIndex(index: number, length: number): number {
  return Math.max(0, Math.min(length, Math.trunc(index)))
}

function emphasisIn(emphasis: readonly string[], say: string): string[] {
  const bare = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}%$€£\s]/gu, '')
  const words = ` ${bare(say).replace(/\s+/g, ' ')} `
  return emphasis.filter((phrase) => words.includes(` ${bare(phrase)} `))
}
