// Marks a finished video and its pictures with how they came to be.

import { readFile } from 'node:fs/promises'
import type { Project, Scene } from '@vivify/contract/project'
import type { DigitalSourceType } from '@vivify/contract/provenance'
import { listOwnBookends } from '@vivify/timeline/document/bookends'
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
  /** The person's own clips, by scene id. All other clips were filmed by a model. */
  assigned: ReadonlyMap<string, ClipAssignment>
  /** Source types of what the scenes show, when the caller knows them better than the files state. */
  sourceTypes: readonly (DigitalSourceType | null)[] | undefined
}

/**
 * Writes how a video came to be into its files, and returns IPTC's term for it. Pictures and sound stay unchanged. The
 * same video gets the same bytes.
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
 * Combines the terms of what scenes, intro and outro show with the term of the words and movements drawn over them. Sound and the
 * brand's logo do not count. For people's files, only the files themselves can say how they came to be.
 */
async function readVideoSourceType(media: ShownMedia): Promise<DigitalSourceType | null> {
  const { project, sourceTypes } = media
  const own = listOwnBookends(project).map(({ asset }) => readSourceType(asset.source))
  const types =
    sourceTypes ?? (await Promise.all([...project.scenes.map((scene) => readScene(media, scene)), ...own]))
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
