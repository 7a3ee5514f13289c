import type { Gate } from '../lib/gate.ts'
import { listWebhookJobs } from '../services/brand-kit/tell-webhook.ts'
import { defineJob, type JobDefinition } from '../services/jobs/job.ts'
import type { KeepVideoOptions } from '../services/videos/keep-video.ts'
import { estimateVideoMegabytes } from '../services/videos/video-memory.ts'

/** What all jobs that render share: the machine. */
export interface RenderTurns {
  /** Lets in as many as render at once, and as fit into memory. */
  turns: Gate
  concurrency: number
}

/** Asking how far a film is needs no turn, so it shouldn't wait until renders have theirs. */
const askingAtOnce = 4

/** Makes a document into a video; segments and pictures that an earlier run finished are taken from the cache. */
export function makeVideoJob(options: KeepVideoOptions & RenderTurns): JobDefinition {
  const { turns } = options
  const mayFilm = options.filming?.engines.some((engine) => engine.status().state === 'ready') ?? false
  return defineJob({
    kind: 'make-video',
    concurrency: options.concurrency + (mayFilm ? askingAtOnce : 0),
    async handle(run) {
      // Loaded with the first video: the drawing library takes memory and time that an idle server need not spend.
      const { keepProjectVideo } = await import('../services/videos/keep-video.ts')
      const { awaitShots } = await import('../services/stages/film/await-shots.ts')
      const { workspaceId, signal } = run
      const { project } = run.payload
      if (options.filming) await awaitShots(options.filming, run, project.scenes.length)
      const megabytes = estimateVideoMegabytes(project)
      const work = () => keepProjectVideo(options, run)
      const outcome = await turns.pass(workspaceId, signal, work, megabytes)
      return { ...outcome, next: await listWebhookJobs(options.db, run, outcome.result.creationId) }
    },
  })
}
