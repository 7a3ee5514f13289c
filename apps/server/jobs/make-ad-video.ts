import { defineJob, type JobDefinition } from '../services/jobs/job.ts'
import type { KeepVideoOptions } from '../services/videos/keep-video.ts'
import { estimateVideoMegabytes } from '../services/videos/video-memory.ts'
import type { RenderTurns } from './make-video.ts'

/** Makes a product ad move; segments that an earlier run finished are taken from the cache. */
export function makeAdVideoJob(options: KeepVideoOptions & RenderTurns): JobDefinition {
  return defineJob({
    kind: 'make-ad-video',
    concurrency: options.concurrency,
    async handle(run) {
      // Loaded with the first ad, as for other videos.
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
