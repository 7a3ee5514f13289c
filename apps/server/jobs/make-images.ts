import { makeImages, type MakeImagesOptions } from '../services/images/make-images.ts'
import { makeImagesKind, makeImagesPayloadSchema } from '../services/images/start-images.ts'
import { insertAssets } from '../store/assets.ts'
import { insertCreation } from '../store/creations.ts'
import { defineJob, type JobDefinition } from './job.ts'

/** Mostly waiting: vendors answer late, and the painters have a line of their own. */
const concurrency = 4

/** Makes pictures; those that an earlier run kept are not made again. */
export function makeImagesJob(options: MakeImagesOptions): JobDefinition {
  return defineJob({
    kind: makeImagesKind,
    payload: makeImagesPayloadSchema,
    concurrency,
    async handle(run) {
      const { result, assets, creations, usedCredits, finish, discard } = await makeImages(options, run)
      return {
        result,
        usedCredits,
        finish,
        discard,
        async save(tx) {
          await insertAssets(tx, assets)
          for (const creation of creations) await insertCreation(tx, creation)
        },
      }
    },
  })
}
