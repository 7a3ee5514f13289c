import { makeImages, type MakeImagesOptions } from '../services/images/make-images.ts'
import { defineJob, type JobDefinition } from '../services/jobs/job.ts'

/** These jobs mostly wait: vendors answer late, and the painters have a separate queue. */
const concurrency = 4

/** Makes pictures. Pictures that an earlier run stored are not made again. */
export function makeImagesJob(options: MakeImagesOptions): JobDefinition {
  return defineJob({ kind: 'make-images', concurrency, handle: (run) => makeImages(options, run) })
}
