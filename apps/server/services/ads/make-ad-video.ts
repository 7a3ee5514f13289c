// An ad that moves is a video of one scene in layers: the pipeline of all videos makes it.

import type { MakeAdVideoPayload } from '@vivify/contract/jobs/make-ad-video'
import { projectSchema, type Asset, type Project } from '@vivify/contract/project'
import type { AdVideo } from '@vivify/contract/routes/ads'
import { readAssetContent } from '@vivify/contract/routes/assets'
import { deleteAssets, findUnused } from '../../store/assets.ts'
import { findStatus } from '../../store/jobs.ts'
import type { JobOutcome, JobRun } from '../jobs/job.ts'
import { keepVideo, writeKept, type KeepVideoOptions } from '../videos/keep-video.ts'
import { layerIds } from './start-ad-video.ts'

const adSeconds = 6

type AdVideoJob = JobRun<'make-ad-video'>

/** Makes the video of an ad. Throws what making a video throws. */
export async function makeAdVideo(
  options: KeepVideoOptions,
  job: AdVideoJob,
): Promise<JobOutcome<'make-ad-video'>> {
  const { payload } = job
  const { workspaceId, idempotencyKey } = payload
  const project = describeProject(payload)
  const made = await keepVideo(options, {
    ...job,
    payload: { idempotencyKey, workspaceId, projectId: null, project, mayFilm: false },
    // Its layers are drawings of this file.
    madeOf: [payload.sourceAssetId],
    // It is free.
    order: async () => {},
  })
  // Nothing is said in it, so there is nothing to read along.
  const { srt, vtt, ...files } = made.creation.files as Record<string, string>
  const isSubtitles = ({ id }: { id: string }): boolean => id === srt || id === vtt
  for (const { storageKey } of made.assets.filter(isSubtitles)) await options.storage.remove(storageKey)
  const assets = made.assets.filter((asset) => !isSubtitles(asset))
  const video = assets.find(({ kind }) => kind === 'video')!
  const facts = { ...(made.creation.facts as object), ...describeAd(payload) }
  return {
    result: {
      creationId: made.creation.id,
      assetId: video.id,
      url: readAssetContent.path.replace('{assetId}', video.id),
      durationSeconds: video.durationSeconds ?? 0,
    },
    ...writeKept(options, { assets, creation: { ...made.creation, files, facts } }),
    finish: () => forgetLayers(options, payload),
  }
}

/** Takes away the layers, which the page draws again whenever it needs them. */
export async function forgetLayers(
  { db, storage }: Pick<KeepVideoOptions, 'db' | 'storage'>,
  { workspaceId, ...ad }: MakeAdVideoPayload,
): Promise<void> {
  const rows = await findUnused(db, workspaceId, layerIds(ad))
  const own = rows.filter(({ id }) => id !== ad.sourceAssetId)
  await deleteAssets(
    db,
    workspaceId,
    own.map(({ id }) => id),
  )
  for (const { storageKey } of own) await storage.remove(storageKey)
}

/** The same when an attempt has ended badly, unless another one will go on with them. */
export async function forgetLayersOfLost(
  options: Pick<KeepVideoOptions, 'db' | 'storage'>,
  { id, payload, signal }: AdVideoJob,
): Promise<void> {
  const status = await findStatus(options.db, id)
  const goesOn = signal.aborted && (status === 'running' || status === 'queued')
  if (!goesOn) await forgetLayers(options, payload)
}

function describeAd({ format, scene, sourceAssetId, seed, music }: AdVideo): Record<string, unknown> {
  return { tool: 'ad', format, scene, sourceAssetIds: [sourceAssetId], seed, music, credits: 0 }
}

/** The document of an ad: one scene without words to say. */
function describeProject(ad: AdVideo): Project {
  const { title, format, resolution, seed, music, productBox, wordsParts } = ad
  // Kind, hash and size are read from the file's row.
  const layer = (source: string): Asset => ({ kind: 'image', source, sha256: '0'.repeat(64) })
  return projectSchema.parse({
    version: 1,
    title,
    format,
    resolution,
    seed,
    music,
    style: 'AI Generation',
    voice: null,
    captions: 'Off',
    progressBar: false,
    scenes: [
      {
        id: 'ad',
        say: '',
        holdSeconds: adSeconds,
        visual: {
          kind: 'image',
          ad: { background: 'background', product: 'product', words: 'words', productBox, wordsParts },
        },
      },
    ],
    assets: {
      background: layer(ad.backgroundAssetId),
      product: layer(ad.productAssetId),
      words: layer(ad.wordsAssetId),
    },
  })
}
