import type { Gate } from '../lib/gate.ts'
import { listWebhookJobs } from '../services/brand-kit/tell-webhook.ts'
import { defineJob, type JobDefinition } from '../services/jobs/job.ts'
import { awaitShots } from '../services/stages/film/await-shots.ts'
import type { KeepVideoOptions } from '../services/videos/keep-video.ts'
import { estimateVideoMegabytes } from '../services/videos/video-memory.ts'

/** Limits how many jobs render at once on this machine. Shared by all jobs that render. */
export interface RenderTurns {
  /** Lets in as many jobs as may render at once and as fit into memory. */
  turns: Gate
  concurrency: number
}

/**
 * Extra places for jobs that only ask a vendor about a film. Asking needs no turn, so it shouldn't wait for renders.
 */
const askingAtOnce = 4

/** Renders a project as a video. Segments and pictures that an earlier run finished come from the cache. */
export function makeVideoJob(options: KeepVideoOptions & RenderTurns): JobDefinition {
  const { turns } = options
  const mayFilm = options.filming?.engines.some((engine) => engine.status().state === 'ready') ?? false
  return defineJob({
    kind: 'make-video',
    concurrency: options.concurrency + (mayFilm ? askingAtOnce : 0),
    async handle(run) {
      const { workspaceId, signal } = run
      const { project } = run.payload
      if (options.filming) await awaitShots(options.filming, run, project.scenes.length)
      // Loaded with the first video: the drawing library takes memory and time that an idle server need not spend.
      const { keepProjectVideo } = await import('../services/videos/keep-video.ts')
      const megabytes = estimateVideoMegabytes(project)
      const work = () => keepProjectVideo(options, run)
      const outcome = await turns.pass(workspaceId, signal, work, megabytes)
      return { ...outcome, next: await listWebhookJobs(options.db, run, outcome.result.creationId) }
    },
  })
}
