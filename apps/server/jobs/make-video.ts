import type { Gate } from '../lib/gate.ts'
import { defineJob, type JobDefinition, type JobRun } from '../services/jobs/job.ts'
import { awaitVoice } from '../services/stages/voice/await-voice.ts'
import { awaitShots } from '../services/stages/film/await-shots.ts'
import {
  listSearched,
  placeFootage,
  withPlaced,
  type PlacedFootage,
  type PlacingOptions,
} from '../services/stock/place-footage.ts'
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
 * Extra places for jobs that only ask a vendor about a film, or fetch footage. That needs no turn, so it shouldn't wait
 * for renders, and renders shouldn't wait for it.
 */
const askingAtOnce = 4

/** Renders a project as a video. Segments and pictures that an earlier run finished come from the cache. */
export function makeVideoJob(
  given: KeepVideoOptions & RenderTurns & { vendors: Pick<VendorRules, 'keyedFor'>; footage: PlacingOptions },
): JobDefinition {
  const { turns } = given
  const mayFilm = given.filming?.engines.some((engine) => engine.status().state === 'ready') ?? false
  const mayFind = given.footage.engines.some((engine) => engine.status().state === 'ready')
  return defineJob({
    kind: 'make-video',
    concurrency: given.concurrency + (mayFilm || mayFind ? askingAtOnce : 0),
    async handle(run) {
      const { workspaceId, signal } = run
      const options = await withKeys(given, workspaceId)
      await awaitVoice(options, run)
      if (options.filming) await awaitShots(options.filming, run, run.payload.project.scenes.length)
      const found = await findMissingFootage(given.footage, run)
      const project = withPlaced(run.payload.project, found.placed)
      // Loaded with the first video: the drawing library takes memory and time that an idle server need not spend.
      const { keepProjectVideo } = await import('../services/videos/keep-video.ts')
      const megabytes = estimateVideoMegabytes(project)
      const work = () => keepProjectVideo(options, { ...run, payload: { ...run.payload, project } }, found)
      return turns.pass(workspaceId, signal, work, megabytes)
    },
  })
}

/**
 * Finds footage for scenes that should show some and have none. Libraries that can't be reached are warnings: the scenes
 * then show painted pictures, as they do without libraries.
 */
async function findMissingFootage(
  footage: PlacingOptions,
  { workspaceId, payload, signal, report }: JobRun<'make-video'>,
): Promise<PlacedFootage> {
  const isReady = footage.engines.some((engine) => engine.status().state === 'ready')
  const open = isReady ? await listSearched(payload.project) : []
  if (open.length === 0) return { placed: [], warnings: [] }
  return placeFootage(footage, {
    workspaceId,
    project: payload.project,
    scenes: open.map((sceneId) => ({ sceneId, hit: null })),
    mayUseKeys: payload.mayFilm,
    signal,
    onProgress: (done, total) => report({ stage: 'footage', done, total }),
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
