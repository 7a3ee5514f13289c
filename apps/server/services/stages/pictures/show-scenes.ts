import type { Project } from '@vivify/contract/project'
import type { SceneSpeech } from '@vivify/timeline/timeline'
import type { TaskOptions } from '../../../processes/run-task.ts'
import type { ClipAssignment } from '../footage/describe-clip.ts'
import type { FilmedScenes, FilmRunner } from '../film/film-scenes.ts'
import { illustrateProject, type ProjectPictures } from './illustrate.ts'

export interface ShownScenes {
  pictures: ProjectPictures
  /** The person's own and those that were filmed, by scene id. */
  clips: Map<string, ClipAssignment>
  /** The model that filmed any of them. */
  filmedBy: string | null
  warnings: string[]
}

export interface ShowOptions extends TaskOptions {
  /** Scenes that were filmed, of all that are shown. */
  onFilmed?: ((done: number, total: number) => void) | undefined
}

/** Films what an outside model is to film, then finds or paints what the other scenes show. Throws what these throw. */
export async function showScenes(
  request: {
    project: Project
    speech: readonly SceneSpeech[]
    assigned: ReadonlyMap<string, ClipAssignment>
    dataFolder: string
    film: FilmRunner | undefined
  },
  { onProgress, onFilmed, signal }: ShowOptions,
): Promise<ShownScenes> {
  const { project, speech, assigned, dataFolder, film } = request
  const total = project.scenes.length
  const filmed = await film?.({
    project,
    speech,
    taken: new Set(assigned.keys()),
    signal: signal ?? new AbortController().signal,
    onProgress: (done) => onFilmed?.(done, total),
  })
  const clips = new Map([...assigned, ...(filmed?.clips ?? [])])
  const begun = filmed?.clips.size ?? 0
  const pictures = await illustrateProject(project, clips, dataFolder, {
    signal,
    // One bar for both: it goes on where the filming ended.
    onProgress: (done, count) => onProgress?.(begun + done, begun + count),
  })
  const engine = nameEngine(request, pictures, filmed)
  return {
    pictures: { ...pictures, engine },
    clips,
    filmedBy: filmed?.engine ?? null,
    warnings: filmed?.warnings ?? [],
  }
}

function nameEngine(
  { project, assigned }: { project: Project; assigned: ReadonlyMap<string, unknown> },
  pictures: ProjectPictures,
  filmed: FilmedScenes | undefined,
): string {
  if (!filmed?.engine) return pictures.engine
  const hasOwn = assigned.size > 0 || project.scenes.some(({ visual }) => visual.asset !== null)
  // A film is a clip like the person's own to whoever lays pictures out.
  const others = pictures.engine === 'own media' && !hasOwn ? [] : [pictures.engine]
  return [filmed.engine, ...others].join(', ')
}
