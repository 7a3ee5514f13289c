import type { Project } from '@vivify/contract/project'
import type { BookendPlace } from '@vivify/timeline/document/bookends'
import type { BookendPictures, SceneSpeech } from '@vivify/timeline/timeline'
import type { TaskOptions } from '../../../processes/run-task.ts'
import type { ClipAssignment } from '../footage/describe-clip.ts'
import type { FilmedScenes, FilmRunner } from '../film/film-scenes.ts'
import { illustrateProject, type ProjectPictures } from './illustrate.ts'
import { showBookends } from './show-bookends.ts'

export interface ShownScenes {
  pictures: ProjectPictures
  bookends: BookendPictures
  /** The person's own clips and the filmed ones, by scene id. */
  clips: Map<string, ClipAssignment>
  /** The model that filmed scenes of the video; null when none was filmed. */
  filmedBy: string | null
  warnings: string[]
}

export interface ShowOptions extends TaskOptions {
  /** Called with the number of filmed scenes and the number of all scenes. */
  onFilmed?: ((done: number, total: number) => void) | undefined
}

/**
 * Films scenes with an outside model if requested, then finds or paints what the other scenes show. Throws what these
 * steps throw.
 */
export async function showScenes(
  request: {
    project: Project
    speech: readonly SceneSpeech[]
    assigned: ReadonlyMap<string, ClipAssignment>
    bookendClips: ReadonlyMap<BookendPlace, ClipAssignment>
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
    // One progress bar for both steps: it continues where filming ended.
    onProgress: (done, count) => onProgress?.(begun + done, begun + count),
  })
  const bookends = showBookends(project, request.bookendClips)
  const engine = nameEngine(request, pictures, filmed)
  return {
    pictures: { ...pictures, files: { ...pictures.files, ...bookends.files }, engine },
    bookends: bookends.pictures,
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
  // A filmed clip counts as the person's own media in `illustrateProject`.
  const others = pictures.engine === 'own media' && !hasOwn ? [] : [pictures.engine]
  return [filmed.engine, ...others].join(', ')
}
