// Makes the parts of a persona, one after another. Each part is stored when it is made, so that a run after a crash goes
// on where it stopped, and a canceled job leaves what was made.

import { AppError } from '@vivify/contract/errors'
import * as messages from '@vivify/contract/messages'
import type { PersonaDocument } from '@vivify/contract/persona'
import { chooseEngine, type Engines } from '../../providers/engine.ts'
import { ProviderError } from '../../providers/provider-error.ts'
import type { TextEngine } from '../../providers/text/port.ts'
import type { MakeImagesOptions } from '../images/make-images.ts'
import type { JobOutcome, JobRun } from '../jobs/job.ts'
import type { VendorRules } from '../vendors/vendor-rules.ts'
import { changeDocument, documentOf, requirePersona } from './change-persona.ts'
import { keepPosts, keepScript, type KeepOptions } from './keep-content.ts'
import { makePictures } from './make-pictures.ts'
import type { PersonaPlanner } from './planner.ts'
import { writeContent, writeStrategy, type VendorContent } from './vendor-texts.ts'

export interface MakePersonaOptions extends MakeImagesOptions, KeepOptions {
  planner: PersonaPlanner
  textEngines: Engines<TextEngine>
  vendors: Pick<VendorRules, 'textEnginesFor'>
}

type PersonaJob = JobRun<'make-persona'>

/** Throws AppError `not_found` when the persona was deleted, what the engines throw, and the signal's reason. */
export async function makePersona(
  options: MakePersonaOptions,
  job: PersonaJob,
): Promise<JobOutcome<'make-persona'>> {
  const { db } = options
  const { personaId, workspaceId, parts, variant } = job.payload
  const { seed } = await requirePersona(db, workspaceId, personaId)
  const warnings: string[] = []
  let usedCredits = 0
  const { form } = await read(options, job)
  const plan = await options.planner.plan(workspaceId, { form, variant, script: null }, job.signal)
  if (parts.includes('strategy')) {
    job.report({ stage: 'strategy', done: 0, total: 1 })
    warnings.push(...(await makeStrategy(options, job, plan.strategy)))
    job.report({ stage: 'strategy', done: 1, total: 1 })
  }
  if (parts.includes('pictures')) {
    const { pictures: plans } = plan
    const document = await read(options, job)
    const made = await makePictures(options, job, { plans, document, seed: (seed + variant * 16) >>> 0 })
    warnings.push(...made.warnings)
    usedCredits = made.made * creditsOf(options, job)
  }
  if (parts.includes('posts') || parts.includes('script')) {
    warnings.push(...(await makeContent(options, job, plan)))
  }
  return { result: { personaId, warnings: [...new Set(warnings)] }, usedCredits }
}

async function read({ db }: MakePersonaOptions, { payload }: PersonaJob): Promise<PersonaDocument> {
  return documentOf(await requirePersona(db, payload.workspaceId, payload.personaId))
}

async function makeStrategy(
  options: MakePersonaOptions,
  job: PersonaJob,
  planned: NonNullable<PersonaDocument['strategy']>,
): Promise<string[]> {
  const { form, madeBy } = await read(options, job)
  if (madeBy.strategy === job.id) return []
  const engine = await chooseText(options, job)
  const written = await attempt(engine, job, (chosen) => writeStrategy(chosen, form, planned, job.signal))
  job.signal.throwIfAborted()
  await changeDocument(options.db, job.payload, (document) => ({
    ...document,
    strategy: written.value?.strategy ?? planned,
    engines: { ...document.engines, strategy: written.value?.writtenBy ?? messages.persona.writtenBuiltIn },
    madeBy: { ...document.madeBy, strategy: job.id },
  }))
  return written.warnings
}

async function makeContent(
  options: MakePersonaOptions,
  job: PersonaJob,
  plan: Awaited<ReturnType<MakePersonaOptions['planner']['plan']>>,
): Promise<string[]> {
  const { parts, variant, workspaceId } = job.payload
  const document = await read(options, job)
  const { form, madeBy } = document
  const isWanted = (part: 'posts' | 'script'): boolean => parts.includes(part) && madeBy[part] !== job.id
  if (!isWanted('posts') && !isWanted('script')) return []
  const strategy = document.strategy ?? plan.strategy
  const steps = (parts.includes('posts') ? plan.posts.length : 0) + (parts.includes('script') ? 1 : 0)
  const report = (done: number): void => job.report({ stage: 'content', done, total: steps })
  report(0)
  const engine = await chooseText(options, job)
  const written = await attempt(engine, job, (chosen) => writeContent(chosen, form, strategy, job.signal))
  job.signal.throwIfAborted()
  const posts = written.value === null ? plan.posts : withPictures(written.value, plan.posts)
  const writtenBy = written.value?.writtenBy ?? messages.persona.writtenBuiltIn
  if (isWanted('posts')) await keepPosts(options, job, { posts, strategy, writtenBy, onKept: report })
  if (isWanted('script')) {
    const script =
      written.value === null
        ? plan.script
        : (
            await options.planner.plan(
              workspaceId,
              { form, variant, script: written.value.script },
              job.signal,
            )
          ).script
    await keepScript(options, job, { script, writtenBy })
    report(steps)
  }
  return written.warnings
}

/** A vendor's posts go with the pictures in the same order. */
function withPictures(
  { posts }: VendorContent,
  planned: readonly { picture: 'portrait' | 'work' | 'place' | 'mood' | null }[],
) {
  return posts.map((post, index) => ({ ...post, picture: planned[index]?.picture ?? null }))
}

async function chooseText(
  { textEngines, vendors }: MakePersonaOptions,
  { payload }: PersonaJob,
): Promise<TextEngine | null> {
  const engines = await vendors.textEnginesFor(textEngines, payload)
  const { engine } = chooseEngine(engines, undefined)
  // The built-in writer of titles can't write personas.
  return engine === engines.builtIn ? null : engine
}

interface Attempt<Value> {
  /** Null when the built-in writer does the work. */
  value: Value | null
  warnings: string[]
}

/** Asks a vendor; a failure is a warning, because the built-in texts take its place. */
async function attempt<Value>(
  engine: TextEngine | null,
  { signal }: PersonaJob,
  write: (engine: TextEngine) => Promise<Value>,
): Promise<Attempt<Value>> {
  if (engine === null) return { value: null, warnings: [] }
  try {
    return { value: await write(engine), warnings: [] }
  } catch (error) {
    signal.throwIfAborted()
    const isLate = error instanceof Error && error.name === 'TimeoutError'
    if (!AppError.isInstance(error) && !isLate) throw error
    const reason = isLate
      ? new ProviderError({ vendor: engine.name, failure: 'timed_out' }).message
      : error.message
    return { value: null, warnings: [messages.persona.ownWords(engine.name, reason)] }
  }
}

function creditsOf({ engines }: MakePersonaOptions, { payload }: PersonaJob): number {
  return engines.vendors.find(({ id }) => id === payload.imageEngine)?.status().credits ?? 0
}
