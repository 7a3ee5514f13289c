// The portrait set: four pictures with consecutive seeds, each stored as soon as it is made.

import { AppError } from '@vivify/contract/errors'
import * as messages from '@vivify/contract/messages'
import type { PersonaDocument, PersonaPicture } from '@vivify/contract/persona'
import { presetOf } from '@vivify/generators/persona/look'
import { deriveId } from '../../lib/content-cache.ts'
import { builtInId } from '../../providers/engine.ts'
import { makeImages, type MakeImagesOptions } from '../images/make-images.ts'
import type { JobRun } from '../jobs/job.ts'
import { changeDocument } from './change-persona.ts'
import type { PersonaPlan } from './tasks/plan-contract.ts'

export interface MadePictures {
  engine: string
  made: number
  warnings: string[]
}

/**
 * Makes the pictures that this job has not stored yet. When a later one fails, the earlier ones stay, and a warning says
 * why. Throws the engine's error when there is no picture at all, and the signal's reason.
 */
export async function makePictures(
  options: MakeImagesOptions,
  job: JobRun<'make-persona'>,
  input: { plans: PersonaPlan['pictures']; document: PersonaDocument; seed: number },
): Promise<MadePictures> {
  const { plans, document, seed } = input
  const warnings: string[] = []
  let engine = document.engines.pictures ?? ''
  let made = 0
  for (const [index, plan] of plans.entries()) {
    job.report({ stage: 'pictures', done: index, total: plans.length })
    const known = document.pictures.find(({ creationId }) => creationId === creationIdOf(job, index))
    if (known === undefined) {
      try {
        const picture = await makeOne(options, job, {
          plan,
          index,
          made,
          seed: (seed + index) >>> 0,
          document,
        })
        engine = picture.engine
        warnings.push(...picture.warnings)
      } catch (error) {
        job.signal.throwIfAborted()
        if (!AppError.isInstance(error) || error.code === 'not_found' || made === 0) throw error
        warnings.push(messages.persona.somePicturesMissing(made, error.message))
        break
      }
    }
    made++
  }
  job.report({ stage: 'pictures', done: plans.length, total: plans.length })
  return { engine, made, warnings: [...new Set(warnings)] }
}

interface OnePicture {
  plan: PersonaPlan['pictures'][number]
  index: number
  /** Pictures of this job that are paid for. */
  made: number
  seed: number
  document: PersonaDocument
}

/** Runs the work of a picture job for one picture. Its rows and the persona's list change together. */
async function makeOne(
  options: MakeImagesOptions,
  job: JobRun<'make-persona'>,
  { plan, index, made, seed, document }: OnePicture,
): Promise<{ engine: string; warnings: readonly string[] }> {
  const { workspaceId, payload } = job
  const isBuiltIn = payload.imageEngine === builtInId
  const prompt = (isBuiltIn ? plan.painted : plan.prompt).slice(0, 4000)
  const outcome = await makeImages(options, {
    id: pictureJobId(job, index),
    workspaceId,
    attempt: job.attempt,
    waits: 0,
    signal: job.signal,
    report() {},
    order: (credits) => job.order(made * creditsOf(options, payload.imageEngine) + credits),
    payload: {
      prompt,
      negativePrompt: '',
      aspectRatio: plan.aspectRatio,
      preset: presetOf(document.form.visualStyle),
      engine: payload.imageEngine,
      seed,
      count: 1,
      workspaceId,
      idempotencyKey: pictureJobId(job, index),
    },
  })
  const { assetId, creationId } = outcome.result.data[0]!
  const picture: PersonaPicture = { role: plan.role, assetId, creationId, prompt, seed }
  await changeDocument(
    options.db,
    payload,
    (current) => ({
      ...current,
      pictures: [...current.pictures.filter(({ role }) => role !== plan.role), picture],
      engines: { ...current.engines, pictures: outcome.result.engine },
    }),
    outcome.save,
  )
  await outcome.finish?.()
  return { engine: outcome.result.engine, warnings: outcome.result.warnings }
}

function creditsOf({ engines }: MakeImagesOptions, id: string): number {
  return engines.vendors.find((engine) => engine.id === id)?.status().credits ?? 0
}

function pictureJobId(job: JobRun<'make-persona'>, index: number): string {
  return deriveId(job.id, `persona picture ${index}`)
}

/** As in make-images.ts, which derives it from the id of its job. */
function creationIdOf(job: JobRun<'make-persona'>, index: number): string {
  return deriveId(pictureJobId(job, index), 'creation 0')
}
