import path from 'node:path'
import { AppError } from '@vivify/contract/errors'
import type { Timeline } from '@vivify/timeline/timeline'
import type { VideoJob } from '../../rendering/video/job.ts'
import type { ClipAssignment } from './describe-clip.ts'
import type { ProjectPictures } from './illustrate.ts'

/** Describes a laid-out video and its files for the render process. */
export async function describeJob(options: {
  timeline: Timeline
  pictures: ProjectPictures
  clips: ReadonlyMap<string, ClipAssignment>
  sound: VideoJob['sound']
  dataFolder: string
  planFile: string
  /** Default: no cover is drawn. */
  cover?: VideoJob['cover']
}): Promise<VideoJob> {
  const { timeline, pictures, dataFolder } = options
  const sized = await Promise.all(
    Object.entries(pictures.files).map(
      async ([key, file]) => [key, { file, ...(pictures.sizes[key] ?? (await readSize(file))) }] as const,
    ),
  )
  const clips = [...options.clips.values()].map(
    ({ key, file, width, height, durationSeconds }) =>
      [key, { file, width, height, durationSeconds }] as const,
  )
  return {
    type: 'video',
    timeline,
    pictures: Object.fromEntries(sized),
    clips: Object.fromEntries(clips),
    sound: options.sound,
    lightFolder: path.join(dataFolder, 'cache', 'light'),
    planFile: options.planFile,
    ...(options.cover === undefined ? {} : { cover: options.cover }),
  }
}

async function readSize(file: string): Promise<{ width: number; height: number }> {
  // Painted pictures have known sizes: most videos are described without loading Skia.
  await import('@vivify/timeline/node/bundled-fonts-only')
  const { loadImage } = await import('@napi-rs/canvas')
  const image = await loadImage(file).catch((cause: unknown) => {
    throw new AppError('asset_unreadable', `Can't read the picture ${file}. Choose another one.`, { cause })
  })
  return { width: image.width, height: image.height }
}
