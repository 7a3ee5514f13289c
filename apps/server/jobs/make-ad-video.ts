import { defineJob, type JobDefinition } from '../services/jobs/job.ts'
import type { KeepVideoOptions } from '../services/videos/keep-video.ts'
import { estimateVideoMegabytes } from '../services/videos/video-memory.ts'
import type { RenderTurns } from './make-video.ts'

/** Animates a product ad. Segments that an earlier run finished come from the cache. */
export function makeAdVideoJob(options: KeepVideoOptions & RenderTurns): JobDefinition {
  return defineJob({
    kind: 'make-ad-video',
    concurrency: options.concurrency,
    async handle(run) {
      // Loaded with the first ad, because the drawing library takes memory and time that an idle server need not spend.
      const { makeAdVideo, forgetLayersOfLost } = await import('../services/ads/make-ad-video.ts')
      const megabytes = estimateVideoMegabytes({ ...run.payload, style: 'AI Generation' })
      const work = () => makeAdVideo(options, run)
      const making = options.turns.pass(run.workspaceId, run.signal, work, megabytes)
      return making.catch(async (error: unknown) => {
        await forgetLayersOfLost(options, run)
        throw error
      })
    },
  })
}
