import { readAssetContent } from '@vivify/contract/routes/assets'
import { makeAdVideoKind, makeAdVideoPayloadSchema } from '../services/ads/start-ad-video.ts'
import type { KeepVideoOptions } from '../services/videos/keep-video.ts'
import { insertAssets } from '../store/assets.ts'
import { insertCreation } from '../store/creations.ts'
import { defineJob, type JobDefinition } from './job.ts'
import { estimateVideoMegabytes } from '../services/videos/video-memory.ts'
import type { RenderTurns } from './make-video.ts'

/** Makes a product ad move; segments that an earlier run finished are taken from the cache. */
export function makeAdVideoJob(options: KeepVideoOptions & RenderTurns): JobDefinition {
  return defineJob({
    kind: makeAdVideoKind,
    payload: makeAdVideoPayloadSchema,
    concurrency: options.concurrency,
    async handle(run) {
      // Loaded with the first ad, as for other videos.
      const ads = await import('../services/ads/make-ad-video.ts')
      const megabytes = estimateVideoMegabytes({ ...run.payload, style: 'AI Generation' })
      const work = () => ads.makeAdVideo(options, run)
      const making = options.turns.pass(run.workspaceId, run.signal, work, megabytes)
      const { assets, creation } = await making.catch(async (error: unknown) => {
        await ads.forgetLayersOfLost(options, run)
        throw error
      })
      const video = assets.find(({ kind }) => kind === 'video')!
      return {
        result: {
          creationId: creation.id,
          assetId: video.id,
          url: readAssetContent.path.replace('{assetId}', video.id),
          durationSeconds: video.durationSeconds ?? 0,
        },
        async save(tx) {
          await insertAssets(tx, assets)
          await insertCreation(tx, creation)
        },
        finish: () => ads.forgetLayers(options, run.payload),
        async discard() {
          for (const { storageKey } of assets) await options.storage.remove(storageKey)
        },
      }
    },
  })
}
