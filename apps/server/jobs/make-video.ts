import { makeVideoPayloadSchema } from '@vivify/contract/jobs'
import type { Gate } from '../lib/gate.ts'
import { findWebhookAddress, tellWebhookKind } from '../services/brand-kit/tell-webhook.ts'
import { makeVideoKind } from '../services/videos/start-video.ts'
import type { KeepVideoOptions } from '../services/videos/keep-video.ts'
import { estimateVideoMegabytes } from '../services/videos/video-memory.ts'
import { insertAssets } from '../store/assets.ts'
import { findJobPrice, insertCreation } from '../store/creations.ts'
import { defineJob, type JobDefinition, type NextJob } from './job.ts'

/** What all jobs that render share: the machine. */
export interface RenderTurns {
  /** Lets in as many as render at once, and as fit into memory. */
  turns: Gate
  concurrency: number
}

/** Jobs that wait for an outside model need no more than memory of this machine. */
const filmingAtOnce = 4

/** Makes a document into a video; segments and pictures that an earlier run finished are taken from the cache. */
export function makeVideoJob(options: KeepVideoOptions & RenderTurns): JobDefinition {
  const { turns } = options
  const mayFilm = options.filming?.engines.some((engine) => engine.status().state === 'ready') ?? false
  return defineJob({
    kind: makeVideoKind,
    payload: makeVideoPayloadSchema,
    concurrency: options.concurrency + (mayFilm ? filmingAtOnce : 0),
    async handle(run) {
      // Loaded with the first video: the drawing library takes memory and time that an idle server need not spend.
      const { keepVideo } = await import('../services/videos/keep-video.ts')
      const { workspaceId, signal } = run
      const megabytes = estimateVideoMegabytes(run.payload.project)
      const rest: KeepVideoOptions['rest'] = (stop, work) => turns.rest(workspaceId, stop, work, megabytes)
      const work = () => keepVideo({ ...options, rest }, run)
      const made = await turns.pass(workspaceId, signal, work, megabytes)
      return {
        result: { creationId: made.creation.id, warnings: made.warnings },
        next: await makeVideoFollowers(options.db, run, made.creation.id),
        async save(tx) {
          await insertAssets(tx, made.assets)
          const { creation } = made
          const credits = await findJobPrice(tx, run.id)
          await insertCreation(tx, { ...creation, facts: { ...creation.facts, credits } })
        },
        async discard() {
          for (const asset of made.assets) await options.storage.remove(asset.storageKey)
        },
      }
    },
  })
}

/** Who is told of a made video. Read before the job ends: an address that is set at that very moment is told of the next video. */
export async function makeVideoFollowers(
  db: KeepVideoOptions['db'],
  run: { id: string; workspaceId: string },
  creationId: string,
): Promise<NextJob[]> {
  const address = await findWebhookAddress(db, run.workspaceId)
  if (address === null) return []
  const payload = { creationId, address }
  return [{ kind: tellWebhookKind, idempotencyKey: `${tellWebhookKind} ${run.id}`, payload }]
}
