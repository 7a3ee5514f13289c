import { defineJob, type JobDefinition } from '../services/jobs/job.ts'
import type { VendorRules } from '../services/vendors/vendor-rules.ts'
import { makePersona, type MakePersonaOptions } from '../services/personas/make-persona.ts'

/** These jobs mostly wait for the painters or for vendors. */
const concurrency = 2

/** Makes the parts of a persona. Parts that an earlier run stored are not made again. */
export function makePersonaJob(
  options: MakePersonaOptions & { vendors: Pick<VendorRules, 'keyedFor'> },
): JobDefinition {
  const { vendors, engines } = options
  return defineJob({
    kind: 'make-persona',
    concurrency,
    async handle(run) {
      const keyed = await vendors.keyedFor(engines.vendors, run.workspaceId)
      return makePersona({ ...options, engines: { ...engines, vendors: keyed } }, run)
    },
  })
}
