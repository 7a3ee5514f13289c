import path from 'node:path'
import type { Timeline } from '@vivify/timeline/timeline'
import type { VideoJob } from '../../../rendering/video/job.ts'
import { runTask } from '../../../processes/run-task.ts'
import type { ClipAssignment } from '../footage/describe-clip.ts'
import type { ProjectPictures } from '../pictures/illustrate.ts'
import { sizeContract } from '../pictures/tasks/size-contract.ts'

const sizeLimits = { timeoutMs: 60_000, maxMegabytes: 1500 }

/** Describes a laid-out video and its files for the render process. */
export async function describeJob(options: {
  timeline: Timeline
  pictures: ProjectPictures
  clips: Iterable<ClipAssignment>
  sound: VideoJob['sound']
  dataFolder: string
  planFile: string
  /** Default: no cover is drawn. */
  cover?: VideoJob['cover']
}): Promise<VideoJob> {
  const { timeline, pictures, dataFolder } = options
  const unknown = Object.entries(pictures.files).filter(([key]) => pictures.sizes[key] === undefined)
  const read = await readSizes(unknown.map(([, file]) => file))
  const sizes = { ...pictures.sizes, ...Object.fromEntries(unknown.map(([key], at) => [key, read[at]!])) }
  const sized = Object.entries(pictures.files).map(([key, file]) => [key, { file, ...sizes[key]! }] as const)
  const clips = [...options.clips].map(
    ({ key, file, width, height, durationSeconds }) =>
      [key, { file, width, height, durationSeconds }] as const,
  )
  return {
    timeline,
    pictures: Object.fromEntries(sized),
    clips: Object.fromEntries(clips),
    sound: options.sound,
    lightFolder: path.join(dataFolder, 'cache', 'light'),
    planFile: options.planFile,
    ...(options.cover === undefined ? {} : { cover: options.cover }),
  }
}

/** Reads the sizes of people's pictures. Most videos skip this, because the sizes of painted pictures are known. */
async function readSizes(files: readonly string[]): Promise<{ width: number; height: number }[]> {
  if (files.length === 0) return []
  const task = new URL('../pictures/tasks/size-task.ts', import.meta.url)
  return runTask(task, sizeContract, { files: [...files] }, sizeLimits)
}
