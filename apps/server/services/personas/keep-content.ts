// Stores a persona's posts as drafts and its script as a project.

import { AppError } from '@vivify/contract/errors'
import type { PersonaStrategy } from '@vivify/contract/persona'
import { postContentSchema, type Origin, type PostContent } from '@vivify/contract/post'
import type { Project } from '@vivify/contract/project'
import { projectNotesSchema } from '@vivify/contract/routes/projects'
import { describeForBlind } from '@vivify/generators/persona/picture-prompts'
import type { Database } from '../../store/database.ts'
import type { JobRun } from '../jobs/job.ts'
import type { PostService } from '../posts/posts.ts'
import type { ProjectService } from '../projects/projects.ts'
import { changeDocument, documentOf, requirePersona } from './change-persona.ts'
import type { PersonaPlan } from './tasks/plan-contract.ts'

export interface KeepOptions {
  db: Database
  posts: PostService
  projects: ProjectService
}

type PersonaJob = JobRun<'make-persona'>

interface Posts {
  posts: PersonaPlan['posts']
  strategy: PersonaStrategy
  writtenBy: string
  onKept: (count: number) => void
}

/** Stores the posts. Drafts that they replace are deleted, unless somebody has changed or planned them. */
export async function keepPosts(
  options: KeepOptions,
  job: PersonaJob,
  { posts, strategy, writtenBy, onKept }: Posts,
): Promise<void> {
  const { workspaceId, personaId } = job.payload
  const document = documentOf(await requirePersona(options.db, workspaceId, personaId))
  const titles = new Set(strategy.pillars.map(({ title }) => title))
  const origin: Origin = { kind: 'persona', id: personaId, title: document.form.name }
  const ids: string[] = []
  for (const [index, { text, pillar, picture }] of posts.entries()) {
    job.signal.throwIfAborted()
    const shown = document.pictures.find(({ role }) => role === picture)
    const content: PostContent = postContentSchema.parse({
      text,
      media: shown ? [{ assetId: shown.assetId, altText: describeForBlind(document.form, shown.role) }] : [],
      isAiMade: document.isAiDisclosed,
      pillar: titles.has(pillar) ? pillar : null,
      personaId,
      derivedFrom: [origin],
    })
    const idempotencyKey = `persona ${job.id} post ${index}`
    ids.push((await options.posts.create(workspaceId, { content, idempotencyKey })).id)
    onKept(ids.length)
  }
  await changeDocument(options.db, job.payload, (current) => ({
    ...current,
    postIds: ids,
    engines: { ...current.engines, posts: writtenBy },
    madeBy: { ...current.madeBy, posts: job.id },
  }))
  for (const id of document.postIds) if (!ids.includes(id)) await removeUntouched(options, workspaceId, id)
}

async function removeUntouched({ posts }: KeepOptions, workspaceId: string, id: string): Promise<void> {
  try {
    const { revision, state, content } = await posts.read(workspaceId, id)
    if (revision === 1 && state === 'draft' && content.plan === null) await posts.remove(workspaceId, id)
  } catch (error) {
    if (!AppError.isInstance(error)) throw error
  }
}

/** Stores the script as a project. A project that it replaces stays among the person's projects. */
export async function keepScript(
  options: KeepOptions,
  job: PersonaJob,
  { script, writtenBy }: { script: Project; writtenBy: string },
): Promise<void> {
  const { workspaceId, personaId } = job.payload
  const { form } = documentOf(await requirePersona(options.db, workspaceId, personaId))
  const { id } = await options.projects.create(workspaceId, {
    title: script.title,
    document: script,
    notes: projectNotesSchema.parse({
      visualPrompt: form.visualStyle,
      scriptEngine: writtenBy,
      personaId,
      derivedFrom: [{ kind: 'persona', id: personaId, title: form.name }],
    }),
    idempotencyKey: `persona ${job.id} script`,
    usesBrandKit: true,
  })
  await changeDocument(options.db, job.payload, (current) => ({
    ...current,
    projectId: id,
    engines: { ...current.engines, script: writtenBy },
    madeBy: { ...current.madeBy, script: job.id },
  }))
}
