// A finished video and its pictures say how they came to be.

import { readFile } from 'node:fs/promises'
import type { Project, Scene } from '@vivify/contract/project'
import type { DigitalSourceType } from '@vivify/contract/provenance'
import { writeWholeFile } from '../../../lib/whole-file.ts'
import { combineSourceTypes } from '../../../provenance/derive.ts'
import { markPicture } from '../../../provenance/mark-picture.ts'
import { markVideo } from '../../../provenance/mark-video.ts'
import { readSourceType } from '../../../provenance/read-mark.ts'
import type { ClipAssignment } from '../footage/describe-clip.ts'
import type { ShownScenes } from '../pictures/show-scenes.ts'

export interface ShownMedia {
  project: Project
  shown: ShownScenes
  /** The person's own clips, by scene id; the others were filmed. */
  assigned: ReadonlyMap<string, ClipAssignment>
  /** Of what the scenes show, when it is known better than the files tell. */
  sourceTypes: readonly (DigitalSourceType | null)[] | undefined
}

/**
 * Writes into the files of a video how it came to be, and returns IPTC's term for it. The pictures and the sound are
 * not touched; the same video is marked with the same bytes.
 */
export async function markOutputs(
  media: ShownMedia,
  files: { videoPath: string; picturePaths: readonly string[] },
): Promise<DigitalSourceType | null> {
  const digitalSourceType = await readVideoSourceType(media)
  const { pictures, filmedBy } = media.shown
  const mark = { digitalSourceType, madeWith: pictures.engine, aiSystem: filmedBy }
  await markVideo(files.videoPath, mark)
  for (const file of files.picturePaths) {
    await writeWholeFile(file, markPicture(await readFile(file), 'jpeg', mark))
  }
  return digitalSourceType
}

/**
 * Of what its scenes show, and of the words and moves that are drawn over it. Sound and the brand's logo do not count.
 * Files of people say themselves how they came to be, or nobody knows.
 */
async function readVideoSourceType(media: ShownMedia): Promise<DigitalSourceType | null> {
  const { project, sourceTypes } = media
  const types = sourceTypes ?? (await Promise.all(project.scenes.map((scene) => readScene(media, scene))))
  return combineSourceTypes(['algorithmicMedia', ...types], true)
}

async function readScene(
  { project, shown, assigned }: ShownMedia,
  { id, visual }: Scene,
): Promise<DigitalSourceType | null> {
  const clip = shown.clips.get(id)
  if (clip) return assigned.has(id) ? readSourceType(clip.file) : 'trainedAlgorithmicMedia'
  const own = project.assets[visual.asset ?? '']
  return own ? readSourceType(own.source) : 'algorithmicMedia'
}
