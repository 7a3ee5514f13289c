import {
  decodeVideo,
  decodeVideoKind,
  decodeVideoPayloadSchema,
  type DecodeVideoOptions,
} from '../services/gifs/decode-video.ts'
import { insertAssets } from '../store/assets.ts'
import { defineJob, type JobDefinition } from './job.ts'

/** Converts an uploaded video for browsers that can't read it. One at a time: each takes all of two cores. */
export function decodeVideoJob(options: DecodeVideoOptions): JobDefinition {
  return defineJob({
    kind: decodeVideoKind,
    payload: decodeVideoPayloadSchema,
    concurrency: 1,
    async handle(run) {
      const { result, asset } = await decodeVideo(options, run)
      return {
        result,
        async save(tx) {
          await insertAssets(tx, [asset])
        },
        discard: () => options.storage.remove(asset.storageKey),
      }
    },
  })
}
