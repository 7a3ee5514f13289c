import { defineJob, type JobDefinition } from '../services/jobs/job.ts'
import { makePersona, type MakePersonaOptions } from '../services/personas/make-persona.ts'

/** These jobs mostly wait for the painters or for vendors. */
const concurrency = 2

/** Makes the parts of a persona. Parts that an earlier run stored are not made again. */
export function makePersonaJob(options: MakePersonaOptions): JobDefinition {
  return defineJob({ kind: 'make-persona', concurrency, handle: (run) => makePersona(options, run) })
}
