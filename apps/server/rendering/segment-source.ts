import { AppError } from '@vivify/contract/errors'
import type { RenderSource } from './segments/segment.ts'
import { createFileSound } from './sound-file.ts'
import type { VideoJob } from './video/job.ts'
import { createVideoSource } from './video/video-source.ts'

/**
 * Lays a job out as segments and sound. The sound is mixed while the picture is drawn: `soundFile` resolves to its
 * samples. Throws AppError when the job's assets can't be read.
 */
export async function createSegments(job: VideoJob, soundFile?: Promise<string>): Promise<RenderSource> {
  const file =
    soundFile ?? Promise.reject(new AppError('asset_missing', 'The sound of this video was not made.'))
  file.catch(() => {})
  return createVideoSource(job, ({ key }) => createFileSound(key, file))
}
