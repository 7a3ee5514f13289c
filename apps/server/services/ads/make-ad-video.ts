// An animated ad is a video of one scene in layers, made by the pipeline of all videos.

import type { MakeAdVideoPayload } from '@vivify/contract/jobs/make-ad-video'
import { adSeconds } from '@vivify/contract/plans'
import { projectSchema, type Asset, type Project } from '@vivify/contract/project'
import type { AdVideo } from '@vivify/contract/routes/ads'
import { readAssetContent } from '@vivify/contract/routes/assets'
import { findBookend } from '@vivify/timeline/document/bookends'
import { deleteAssets, findUnused } from '../../store/assets.ts'
import type { Database } from '../../store/database.ts'
import { findStatus } from '../../store/jobs.ts'
import { withBrandKit } from '../brand-kit/with-brand-kit.ts'
import type { JobOutcome, JobRun } from '../jobs/job.ts'
import { keepVideo, writeKept, type KeepVideoOptions } from '../videos/keep-video.ts'
import { layerIds } from './start-ad-video.ts'

type AdVideoJob = JobRun<'make-ad-video'>

/** Makes the video of an ad. Throws what `keepVideo` throws. */
export async function makeAdVideo(
  options: KeepVideoOptions,
  job: AdVideoJob,
): Promise<JobOutcome<'make-ad-video'>> {
  const { payload } = job
  const { workspaceId, idempotencyKey } = payload
  const project = await withOutro(options.db, payload, describeProject(payload))
  const made = await keepVideo(options, {
    ...job,
    payload: { idempotencyKey, workspaceId, projectId: null, project, mayFilm: false },
    // The layers of the ad were drawn from this file.
    madeOf: [payload.sourceAssetId],
    // Ad videos are free.
    order: async () => {},
  })
  // The ad has no speech, so it needs no subtitles.
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

/** Deletes the layers. The page draws them again whenever it needs them. */
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

/** Deletes the layers after an attempt has failed, unless another attempt will use them. */
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

/** The ad with the outro of the brand kit. Without one, or when the video would become too long, the ad alone. */
async function withOutro(
  db: Database,
  { workspaceId, hasOutro }: Pick<MakeAdVideoPayload, 'workspaceId' | 'hasOutro'>,
  ad: Project,
): Promise<Project> {
  if (!hasOutro) return ad
  const branded = await withBrandKit(db, workspaceId, ad)
  const outro = findBookend(branded, 'outro')
  if (outro === null || adSeconds.scene + outro.seconds > adSeconds.most) return ad
  return { ...branded, brand: { ...branded.brand, intro: undefined } }
}

/** The document of an ad: one scene without speech. */
function describeProject(ad: AdVideo): Project {
  const { title, format, resolution, seed, music, productBox, wordsParts } = ad
  // Placeholders: the file's row provides the kind, hash and size.
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
        holdSeconds: adSeconds.scene,
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
