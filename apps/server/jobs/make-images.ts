import { makeImages, type MakeImagesOptions } from '../services/images/make-images.ts'
import { defineJob, type JobDefinition } from '../services/jobs/job.ts'
import type { VendorRules } from '../services/vendors/vendor-rules.ts'

/** These jobs mostly wait: vendors answer late, and the painters have a separate queue. */
const concurrency = 4

/** Makes pictures. Pictures that an earlier run stored are not made again. */
export function makeImagesJob(
  options: MakeImagesOptions & { vendors: Pick<VendorRules, 'keyedFor'> },
): JobDefinition {
  const { vendors, engines } = options
  return defineJob({
    kind: 'make-images',
    concurrency,
    async handle(run) {
      const keyed = await vendors.keyedFor(engines.vendors, run.workspaceId)
      return makeImages({ ...options, engines: { ...engines, vendors: keyed } }, run)
    },
  })
}
