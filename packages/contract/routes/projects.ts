import { z } from 'zod'
import { originSchema } from '../post.ts'
import { projectSchema, themeSchema } from '../project.ts'
import { defineRoute, doneSchema, idSchema, momentSchema, revisionSchema } from './route.ts'
import {
  creditSchema,
  maxSceneSources,
  ownTextSchema,
  sceneSourceSchema,
  scriptChoicesSchema,
} from './scripts.ts'

/** Inputs that a person has typed or chosen, in addition to the document. */
export const projectNotesSchema = z.object({
  topic: z.string().max(500).default(''),
  videoUrl: z.string().max(2000).default(''),
  transcript: z.string().max(200_000).default(''),
  script: z.string().max(200_000).default(''),
  visualPrompt: z.string().max(2000).default(''),
  model: z.string().max(80).default(''),
  /** True when a preset was chosen. The dashboard does not require one; pictures then use the document's default. */
  hasPreset: z.boolean().optional(),
  /** A web page to take the words from. */
  pageUrl: z.string().max(2000).default(''),
  /** Choices made before the document exists. Later the document's own settings apply. */
  choices: scriptChoicesSchema.prefault({}),
  /** Sources of the script's facts. */
  credit: z.array(creditSchema).max(100).optional(),
  /** The statements that scenes were made from. */
  sceneSources: z.array(sceneSourceSchema).max(maxSceneSources).optional(),
  /** The person's text that the script was made from, for other versions of it; null without one. */
  ownText: ownTextSchema.nullable().optional(),
  /** Description of the engine that wrote the script. */
  scriptEngine: z.string().max(200).optional(),
  /** What the project was made from, such as an idea. */
  derivedFrom: z.array(originSchema).max(12).optional(),
  /** The persona in whose voice the script is written. */
  personaId: z.string().max(64).optional(),
})
export type ProjectNotes = z.infer<typeof projectNotesSchema>

export const savedProjectSchema = z.object({
  id: z.string(),
  title: z.string(),
  /** null until the project has a script. */
  document: projectSchema.nullable(),
  notes: projectNotesSchema,
  /** Number of saves so far. A save that names an older number is refused. */
  revision: z.number().int(),
  /** True when a video of this project was paid for; making it again is free. */
  isPaid: z.boolean(),
  createdAt: momentSchema,
  updatedAt: momentSchema,
})
export type SavedProject = z.infer<typeof savedProjectSchema>

/** A project as an entry of a list. */
export const listedProjectSchema = savedProjectSchema.omit({ document: true, notes: true }).extend({
  /** Asset id of the latest video's cover; null when there is no video. */
  thumbnail: z.string().nullable(),
  /** First words of the script, or the topic. */
  excerpt: z.string(),
  theme: themeSchema,
})
export type ListedProject = z.infer<typeof listedProjectSchema>

const projectParams = z.object({ projectId: idSchema })
const projectInput = z.object({
  title: z.string().max(200).optional(),
  document: projectSchema.nullable().optional(),
  notes: projectNotesSchema.optional(),
})

export const listProjects = defineRoute({
  area: 'projects',
  method: 'get',
  path: '/api/projects',
  summary: 'Projects, the last edited first, without their documents',
  access: 'session',
  query: z.object({ limit: z.coerce.number().int().min(1).max(100).default(50) }),
  status: 200,
  answer: z.object({ projects: z.array(listedProjectSchema) }),
})

export const createProject = defineRoute({
  area: 'projects',
  method: 'post',
  path: '/api/projects',
  summary: 'Save a new project',
  access: 'session',
  body: projectInput.extend({
    /**
     * Repeated requests with the same key, as after a lost answer, create one project with the content of the first
     * request.
     */
    idempotencyKey: z.string().min(1).max(200).optional(),
    /** Gives the document the logo, colors, font, watermark, intro and outro of the account's brand kit. */
    usesBrandKit: z.boolean().optional(),
  }),
  status: 201,
  answer: savedProjectSchema,
})

export const readProject = defineRoute({
  area: 'projects',
  method: 'get',
  path: '/api/projects/{projectId}',
  summary: 'One project with its document',
  access: 'session',
  params: projectParams,
  status: 200,
  answer: savedProjectSchema,
})

export const saveProject = defineRoute({
  area: 'projects',
  method: 'put',
  path: '/api/projects/{projectId}',
  summary: 'Save changes; 409 when `revision` is not the latest',
  access: 'session',
  params: projectParams,
  body: projectInput.extend({ revision: revisionSchema }),
  status: 200,
  answer: savedProjectSchema,
})

export const renameProject = defineRoute({
  area: 'projects',
  method: 'patch',
  path: '/api/projects/{projectId}',
  summary: 'Rename a project',
  access: 'session',
  params: projectParams,
  body: z.object({ title: z.string().trim().min(1).max(200) }),
  status: 200,
  answer: doneSchema,
})

export const restoreProject = defineRoute({
  area: 'projects',
  method: 'post',
  path: '/api/projects/{projectId}/restore',
  summary: 'Undo the deletion of a project',
  access: 'session',
  params: projectParams,
  status: 200,
  answer: doneSchema,
})

export const deleteProject = defineRoute({
  area: 'projects',
  method: 'delete',
  path: '/api/projects/{projectId}',
  summary: 'Delete a project; its creations stay',
  access: 'session',
  params: projectParams,
  status: 200,
  answer: doneSchema,
})
