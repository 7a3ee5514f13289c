// Makes the pictures of a job and writes their rows.

import { AppError } from '@vivify/contract/errors'
import type { MakeImagesPayload } from '@vivify/contract/jobs/make-images'
import * as messages from '@vivify/contract/messages'
import { readAssetContent } from '@vivify/contract/routes/assets'
import { imageSizes } from '@vivify/contract/routes/images'
import { deriveId } from '../../lib/content-cache.ts'
import { nameFile } from '../../lib/file-name.ts'
import type { Engines } from '../../providers/engine.ts'
import type { ImageEngine } from '../../providers/image/port.ts'
import type { Storage } from '../../providers/storage/port.ts'
import { insertAssets, type NewAsset } from '../../store/assets.ts'
import { insertCreation, type NewCreation } from '../../store/creations.ts'
import type { Database } from '../../store/database.ts'
import { findJob } from '../../store/jobs.ts'
import type { JobOutcome, JobRun } from '../jobs/job.ts'
import { markPicture } from '../../provenance/mark-picture.ts'
import { editPicture } from './edit-picture.ts'
import { createPictureKeeper, type KeptPicture, type PictureKeeper } from './kept-pictures.ts'
import { requireEngine } from './start-images.ts'

export interface MakeImagesOptions {
  db: Database
  storage: Storage
  engines: Engines<ImageEngine>
}

type ImagesJob = JobRun<'make-images'>

/**
 * Makes the missing pictures of a job. If only some fail, the result contains the others and a warning. Throws the
 * engine's error when there is no picture at all, and the signal's reason.
 */
export async function makeImages(
  options: MakeImagesOptions,
  job: ImagesJob,
): Promise<JobOutcome<'make-images'>> {
  const { payload } = job
  const engine = requireEngine(options.engines, payload.engine)
  const keeper = createPictureKeeper(options.storage, { ...job, count: payload.count })
  const discard = (): Promise<void> => takeBack(options.db, keeper, job)
  const { kept, failure } = await makeMissing({ ...options, engine }, keeper, job).catch(
    async (error: unknown) => {
      // If the failure is ours, the person pays nothing. If the person canceled, pictures that were already ordered are
      // charged.
      if (!job.signal.aborted) await job.order(0)
      await discard()
      throw error
    },
  )
  const rows = kept.map((picture) => ({
    picture,
    asset: describeAsset(picture, engine, job),
    creation: describeCreation(picture, engine, job),
  }))
  return {
    result: {
      data: rows.map(({ picture, asset, creation }) => ({
        url: readAssetContent.path.replace('{assetId}', asset.id),
        assetId: asset.id,
        creationId: creation.id,
        seed: seedOf(payload, picture.index),
        ...sizeOf(payload),
        understood: picture.understood,
      })),
      engine: engine.name,
      warnings: [
        ...new Set(kept.flatMap((picture) => picture.warnings)),
        ...(failure ? [messages.images.someMissing(kept.length, payload.count, failure.message)] : []),
      ],
    },
    // Less than reserved if the engine failed before all pictures were made.
    usedCredits: kept.length * engine.status().credits,
    async save(tx) {
      await insertAssets(
        tx,
        rows.map(({ asset }) => asset),
      )
      for (const { creation } of rows) await insertCreation(tx, creation)
    },
    finish: () => keeper.forgetNotes(),
    // Keeps the files if another run of the job may use them.
    discard,
  }
}

interface Workshop extends Pick<MakeImagesOptions, 'db' | 'storage'> {
  engine: ImageEngine
}

async function makeMissing(
  workshop: Workshop,
  keeper: PictureKeeper,
  job: ImagesJob,
): Promise<{ kept: KeptPicture[]; failure: AppError | null }> {
  const { count } = job.payload
  const { credits } = workshop.engine.status()
  const owe = (pictures: number): Promise<void> =>
    credits === 0 ? Promise.resolve() : job.order(pictures * credits)
  const kept: KeptPicture[] = []
  const makeOne = async (index: number): Promise<void> => {
    kept.push((await keeper.find(index)) ?? (await makeAndKeep(workshop, keeper, job, index)))
    job.report({ stage: 'pictures', done: kept.length, total: count })
  }
  job.report({ stage: 'pictures', done: 0, total: count })
  let failure: AppError | null = null
  for (let first = 0; first < count && failure === null; first += workshop.engine.atOnce) {
    const batch = Array.from(
      { length: Math.min(workshop.engine.atOnce, count - first) },
      (_, index) => first + index,
    )
    await owe(kept.length + batch.length)
    const outcomes = await Promise.allSettled(batch.map(makeOne))
    job.signal.throwIfAborted()
    for (const outcome of outcomes) {
      if (outcome.status === 'fulfilled') continue
      if (!AppError.isInstance(outcome.reason)) throw outcome.reason
      failure ??= outcome.reason
    }
  }
  // Pictures that a vendor refused are not charged.
  if (failure) await owe(kept.length)
  if (failure && kept.length === 0) throw failure
  return { kept: kept.toSorted((a, b) => a.index - b.index), failure }
}

async function makeAndKeep(
  workshop: Workshop,
  keeper: PictureKeeper,
  job: ImagesJob,
  index: number,
): Promise<KeptPicture> {
  job.signal.throwIfAborted()
  const { engine } = workshop
  const { prompt, negativePrompt, preset, aspectRatio, edit } = job.payload
  const seed = seedOf(job.payload, index)
  const { signal } = job
  const workId = deriveId(job.id, `picture ${index}`)
  const picture = edit
    ? await editPicture(workshop, job.payload, edit, { workId, signal })
    : await engine.make({
        prompt,
        negativePrompt,
        preset,
        aspectRatio,
        seed,
        account: job.workspaceId,
        workId,
        signal,
      })
  const madeWith = nameMaker(engine, picture)
  const mark = { ...describeMaking(engine, madeWith, job.payload), madeWith }
  return keeper.keep(index, { ...picture, bytes: markPicture(picture.bytes, picture.format, mark) })
}

async function takeBack(db: Database, keeper: PictureKeeper, job: ImagesJob): Promise<void> {
  const row = await findJob(db, job.workspaceId, job.id)
  const isOurs = row?.attempt === job.attempt
  // A job that still runs, or waits again because the server stops, continues with the stored pictures.
  const goesOn = job.signal.aborted && (row?.status === 'running' || row?.status === 'queued')
  if (isOurs && !goesOn) await keeper.forgetAll()
}

/** Consecutive seeds, so that each variation can be made again separately. */
function seedOf({ seed }: MakeImagesPayload, index: number): number {
  return (seed + index) >>> 0
}

function describeAsset(
  picture: KeptPicture,
  engine: ImageEngine,
  { workspaceId, payload }: ImagesJob,
): NewAsset {
  const { id, storageKey, sizeBytes, sha256, format } = picture
  return {
    id,
    workspaceId,
    kind: 'image',
    name: `${nameFile(payload.prompt, 'picture')}.${format === 'png' ? 'png' : 'jpg'}`,
    mimeType: `image/${format}`,
    ...sizeOf(payload),
    storageKey,
    sizeBytes,
    sha256,
    provenance: {
      engine: nameMaker(engine, picture),
      ...describeMaking(engine, nameMaker(engine, picture), payload),
      prompt: payload.prompt,
      // null when the seed had no influence.
      seed: payload.edit || engine.status().takesSeed === false ? null : seedOf(payload, picture.index),
      source: payload.edit ? `made here from ${payload.edit.assetName}` : 'made here',
      sourceAssetIds: payload.edit ? [payload.edit.assetId] : [],
      licence: engine.licence,
      edits: [...(payload.edit ? ['changed by words'] : []), ...picture.edits],
    },
  }
}

/**
 * How the engine's pictures come to be, with the name of a trained model. A picture that a model edited is a composite.
 */
function describeMaking({ digitalSourceType }: ImageEngine, maker: string, { edit }: MakeImagesPayload) {
  const isTrained = digitalSourceType === 'trainedAlgorithmicMedia'
  const mixed = 'compositeWithTrainedAlgorithmicMedia' as const
  return {
    digitalSourceType: isTrained && edit ? mixed : digitalSourceType,
    aiSystem: isTrained ? maker : null,
  }
}

function sizeOf({ edit, aspectRatio }: MakeImagesPayload): { width: number; height: number } {
  return edit ? { width: edit.width, height: edit.height } : imageSizes[aspectRatio]
}

function nameMaker(engine: ImageEngine, { model }: { model: string }): string {
  return `${engine.name} ${model}`
}

function describeCreation(picture: KeptPicture, engine: ImageEngine, job: ImagesJob): NewCreation {
  const { prompt, negativePrompt, preset, aspectRatio, edit } = job.payload
  const { model, understood, warnings } = picture
  return {
    id: deriveId(job.id, `creation ${picture.index}`),
    workspaceId: job.workspaceId,
    projectId: null,
    kind: 'image',
    title: shorten(prompt, maxTitleCharacters),
    files: { image: picture.id },
    facts: {
      // The generator's history lists only pictures that it can make again.
      ...(edit ? { source: 'edited', sourceAssetIds: [edit.assetId] } : { source: 'made' }),
      jobId: job.id,
      variation: picture.index,
      engine: engine.id,
      engineName: engine.name,
      model,
      prompt,
      negativePrompt,
      preset,
      aspectRatio,
      seed: seedOf(job.payload, picture.index),
      ...sizeOf(job.payload),
      credits: engine.status().credits,
      licence: engine.licence,
      digitalSourceType: describeMaking(engine, model, job.payload).digitalSourceType,
      understood,
      warnings,
    },
  }
}

const maxTitleCharacters = 80

function shorten(text: string, maxCharacters: number): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length <= maxCharacters ? line : `${line.slice(0, maxCharacters - 1).trimEnd()}…`
}
