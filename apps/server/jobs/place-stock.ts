import { defineJob, type JobDefinition } from '../services/jobs/job.ts'
import type { PlacingOptions } from '../services/stock/place-footage.ts'

/** Finds footage for scenes. The libraries' answers are waited for, which takes no core. */
export function placeStockJob(options: PlacingOptions): JobDefinition {
  return defineJob({
    kind: 'place-stock',
    concurrency: 4,
    async handle({ workspaceId, payload, signal, report }) {
      const { placeFootage } = await import('../services/stock/place-footage.ts')
      const result = await placeFootage(options, {
        ...payload,
        workspaceId,
        signal,
        onProgress: (done, total) => report({ stage: 'footage', done, total }),
      })
      return { result }
    },
  })
}
