import type { Gate } from '../lib/gate.ts'
import { defineJob, type JobDefinition } from '../services/jobs/job.ts'
import { awaitVoice } from '../services/stages/voice/await-voice.ts'
import { awaitShots } from '../services/stages/film/await-shots.ts'
import type { KeepVideoOptions } from '../services/videos/keep-video.ts'
import type { VendorRules } from '../services/vendors/vendor-rules.ts'
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
export function makeVideoJob(
  given: KeepVideoOptions & RenderTurns & { vendors: Pick<VendorRules, 'keyedFor'> },
): JobDefinition {
  const { turns } = given
  const mayFilm = given.filming?.engines.some((engine) => engine.status().state === 'ready') ?? false
  return defineJob({
    kind: 'make-video',
    concurrency: given.concurrency + (mayFilm ? askingAtOnce : 0),
    async handle(run) {
      const { workspaceId, signal } = run
      const { project } = run.payload
      const options = await withKeys(given, workspaceId)
      await awaitVoice(options, run)
      if (options.filming) await awaitShots(options.filming, run, project.scenes.length)
      // Loaded with the first video: the drawing library takes memory and time that an idle server need not spend.
      const { keepProjectVideo } = await import('../services/videos/keep-video.ts')
      const megabytes = estimateVideoMegabytes(project)
      const work = () => keepProjectVideo(options, run)
      return turns.pass(workspaceId, signal, work, megabytes)
    },
  })
}

/** The models that film for this account, by its own keys where it has some. */
async function withKeys(
  given: KeepVideoOptions & { vendors: Pick<VendorRules, 'keyedFor'> },
  workspaceId: string,
): Promise<KeepVideoOptions> {
  const { filming, vendors } = given
  if (!filming) return given
  return { ...given, filming: { ...filming, engines: await vendors.keyedFor(filming.engines, workspaceId) } }
}
