// Personas: the form that a person fills in, and what the job `make-persona` makes of it.

import { createHash } from 'node:crypto'
import { AppError } from '@vivify/contract/errors'
import * as messages from '@vivify/contract/messages'
import {
  findMissing,
  maxPersonas,
  personaDocumentSchema,
  personaParts,
  type PersonaForm,
  type PersonaPart,
  type PersonaStrategy,
  type VoiceCheck,
} from '@vivify/contract/persona'
import { hashText } from '@vivify/contract/random'
import type { readPersona, SavedPersona } from '@vivify/contract/routes/personas'
import type { z } from 'zod'
import { checkVoice } from '@vivify/generators/persona/check-voice'
import { builtInId, chooseEngine, type Engines } from '../../providers/engine.ts'
import type { ImageEngine } from '../../providers/image/port.ts'
import type { Database } from '../../store/database.ts'
import type { JobRow } from '../../store/jobs.ts'
import { lockBalance } from '../../store/ledger.ts'
import {
  countPersonas,
  findPersona,
  insertPersona,
  listPersonas,
  markPersona,
  updatePersona,
  type PersonaRow,
} from '../../store/personas.ts'
import { findPost } from '../../store/posts.ts'
import { findProject } from '../../store/projects.ts'
import { requireEngine } from '../images/start-images.ts'
import type { JobService } from '../jobs/jobs.ts'
import type { VendorRules } from '../vendors/vendor-rules.ts'
import { documentOf, missingPersona, requirePersona } from './change-persona.ts'

/** Built-in personas are free, so only this limit keeps one account from filling the queue. */
const maxActiveJobs = 3
const picturesOfSet = 4

export interface PersonaOptions {
  db: Database
  jobs: JobService
  imageEngines: Engines<ImageEngine>
  vendors: Pick<VendorRules, 'enginesFor'>
  createId: () => string
}

export interface PersonaCaller {
  workspaceId: string
  isGuest: boolean
}

interface MakeRequest {
  parts: readonly PersonaPart[]
  /** Id of an image engine. */
  imageEngine: string
  idempotencyKey?: string | undefined
}

interface PersonaInput {
  form?: PersonaForm | undefined
  strategy?: PersonaStrategy | undefined
  isAiDisclosed?: boolean | undefined
  isArchived?: boolean | undefined
}

export type PersonaDetails = z.infer<(typeof readPersona)['answer']>

/** What names a persona throws AppError `not_found` for one that is not the workspace's. */
export interface PersonaService {
  list(workspaceId: string): Promise<SavedPersona[]>
  /**
   * Saves a persona and starts making its parts. With a key that was used before, returns the persona made then. Throws
   * AppError `bad_input` with the first of the specification's messages that applies, `insufficient_credits`, and
   * `rate_limited` when the account has too many personas or jobs.
   */
  create(
    caller: PersonaCaller,
    request: Omit<MakeRequest, 'parts'> & { form: PersonaForm },
  ): Promise<{ persona: SavedPersona; jobId: string }>
  read(workspaceId: string, id: string): Promise<PersonaDetails>
  /** Throws AppError `conflict` when the revision is not the latest, and `bad_input` for an incomplete form. */
  save(workspaceId: string, id: string, input: PersonaInput & { revision: number }): Promise<SavedPersona>
  /** Throws AppError `conflict` while parts of the persona are being made, and like `create`. */
  make(caller: PersonaCaller, id: string, request: MakeRequest): Promise<JobRow>
  check(workspaceId: string, id: string, text: string): Promise<VoiceCheck>
  /** Also cancels what is being made. */
  remove(workspaceId: string, id: string): Promise<void>
  restore(workspaceId: string, id: string): Promise<SavedPersona>
}

export function createPersonaService(options: PersonaOptions): PersonaService {
  const { db, jobs } = options
  return {
    list: async (workspaceId) => (await listPersonas(db, workspaceId)).slice(0, maxPersonas).map(describe),
    create: (caller, request) => create(options, caller, request),
    read: (workspaceId, id) => readDetails(db, workspaceId, id),
    save: (workspaceId, id, input) => save(db, workspaceId, id, input),

    async make(caller, id, request) {
      const row = await requirePersona(db, caller.workspaceId, id)
      return startMaking(options, caller, row, request)
    },

    async check(workspaceId, id, text) {
      const { form, strategy } = documentOf(await requirePersona(db, workspaceId, id))
      return checkVoice(text, { form, bannedWords: strategy?.bannedWords ?? [] })
    },

    async remove(workspaceId, id) {
      if (!(await markPersona(db, { workspaceId, id }, 'deleted'))) throw missingPersona()
      const active = await jobs.listActive(workspaceId)
      const own = active.filter(({ kind, subject }) => kind === 'make-persona' && subject === id)
      for (const job of own) await jobs.cancelJob(workspaceId, job.id)
    },

    async restore(workspaceId, id) {
      await db.transaction(async (tx) => {
        await lockBalance(tx, workspaceId)
        if ((await countPersonas(tx, workspaceId)) >= maxPersonas) throw tooMany()
        if (!(await markPersona(tx, { workspaceId, id }, 'restored'))) throw missingPersona()
      })
      return describe(await requirePersona(db, workspaceId, id))
    },
  }
}

async function create(
  options: PersonaOptions,
  caller: PersonaCaller,
  { form, ...request }: Omit<MakeRequest, 'parts'> & { form: PersonaForm },
): Promise<{ persona: SavedPersona; jobId: string }> {
  requireComplete(form)
  const { workspaceId } = caller
  const key = request.idempotencyKey ?? options.createId()
  const id = createHash('sha256').update(`persona\n${workspaceId}\n${key}`).digest('hex').slice(0, 32)
  const row = await options.db.transaction(async (tx) => {
    // First, so that a call with the same key at this moment is seen.
    await lockBalance(tx, workspaceId)
    const before = await findPersona(tx, workspaceId, id)
    if (before) return before
    if ((await countPersonas(tx, workspaceId)) >= maxPersonas) throw tooMany()
    const document = personaDocumentSchema.parse({ form })
    return insertPersona(tx, {
      id,
      workspaceId,
      name: form.name,
      document,
      seed: hashText(id),
    })
  })
  // The key belongs to a persona that was deleted, or another call is just inserting it.
  if (!row) throw missingPersona()
  try {
    const job = await startMaking(options, caller, row, {
      ...request,
      parts: personaParts,
      idempotencyKey: key,
    })
    return { persona: describe(row), jobId: job.id }
  } catch (error) {
    // Without its job the persona would be empty, so the person tries again.
    await markPersona(options.db, { workspaceId, id }, 'deleted')
    throw error
  }
}

async function startMaking(
  { jobs, vendors, imageEngines, createId }: PersonaOptions,
  caller: PersonaCaller,
  row: PersonaRow,
  { parts, imageEngine, idempotencyKey = createId() }: MakeRequest,
): Promise<JobRow> {
  const { workspaceId, isGuest } = caller
  const engines = await vendors.enginesFor(imageEngines, caller)
  const hasPictures = parts.includes('pictures')
  const engine = hasPictures ? requireEngine(engines, imageEngine) : chooseEngine(engines, builtInId).engine
  const amount = hasPictures ? engine.status().credits * picturesOfSet : 0
  return jobs.startJob({
    workspaceId,
    kind: 'make-persona',
    subject: row.id,
    idempotencyKey,
    // Each time the parts are made, the texts and the seeds are others.
    payload: {
      personaId: row.id,
      workspaceId,
      isGuest,
      parts: [...new Set(parts)],
      variant: row.revision - 1,
      imageEngine: engine.id,
    },
    mostAtOnce: { count: maxActiveJobs, sentence: messages.persona.tooManyAtOnce },
    cost: amount === 0 ? null : { amount, reference: `persona:${idempotencyKey}` },
  })
}

async function save(
  db: Database,
  workspaceId: string,
  id: string,
  { revision, form, strategy, isAiDisclosed, isArchived }: PersonaInput & { revision: number },
): Promise<SavedPersona> {
  if (form) requireComplete(form)
  const row = await requirePersona(db, workspaceId, id)
  const document = documentOf(row)
  const changed = await updatePersona(
    db,
    { workspaceId, id, revision },
    {
      name: form?.name ?? row.name,
      isArchived: isArchived ?? row.isArchived,
      document: {
        ...document,
        form: form ?? document.form,
        strategy: strategy ?? document.strategy,
        isAiDisclosed: isAiDisclosed ?? document.isAiDisclosed,
      },
    },
  )
  if (changed) return describe(changed)
  throw new AppError('conflict', messages.persona.changed, { details: { revision: row.revision } })
}

async function readDetails(db: Database, workspaceId: string, id: string): Promise<PersonaDetails> {
  const persona = describe(await requirePersona(db, workspaceId, id))
  const { postIds, projectId } = persona.document
  const posts = await Promise.all(postIds.map((postId) => findPost(db, workspaceId, postId)))
  const project = projectId === null ? null : await findProject(db, workspaceId, projectId)
  return {
    ...persona,
    posts: posts.flatMap((post) => (post ? [{ id: post.id, text: post.content.text }] : [])),
    script:
      project?.document == null
        ? null
        : {
            projectId: project.id,
            title: project.title,
            scenes: project.document.scenes.map(({ say }) => say),
          },
  }
}

function describe(row: PersonaRow): SavedPersona {
  const { id, name, revision, isArchived, createdAt, updatedAt } = row
  return {
    id,
    name,
    document: documentOf(row),
    revision,
    isArchived,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }
}

function requireComplete(form: PersonaForm): void {
  const missing = findMissing(form)
  if (missing !== null) throw new AppError('bad_input', missing)
}

function tooMany(): AppError {
  return new AppError('rate_limited', messages.persona.tooMany(maxPersonas))
}
