import { makeImages, type MakeImagesOptions } from '../services/images/make-images.ts'
import { defineJob, type JobDefinition } from '../services/jobs/job.ts'

/** Mostly waiting: vendors answer late, and the painters have a line of their own. */
const concurrency = 4

/** Makes pictures; those that an earlier run kept are not made again. */
export function makeImagesJob(options: MakeImagesOptions): JobDefinition {
  return defineJob({ kind: 'make-images', concurrency, handle: (run) => makeImages(options, run) })
}
