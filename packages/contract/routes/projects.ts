import { z } from 'zod'
import { projectSchema, themeSchema } from '../project.ts'
import { defineRoute, doneSchema, idSchema, momentSchema } from './route.ts'
import { creditSchema, scriptChoicesSchema } from './scripts.ts'

/** What a person has typed on the way to a document. */
export const projectNotesSchema = z.object({
  topic: z.string().max(500).default(''),
  videoUrl: z.string().max(2000).default(''),
  transcript: z.string().max(200_000).default(''),
  script: z.string().max(200_000).default(''),
  visualPrompt: z.string().max(2000).default(''),
  model: z.string().max(80).default(''),
  /** A preset was chosen. On the dashboard none need be: pictures then get the document's default. */
  hasPreset: z.boolean().optional(),
  /** A web page to take the words from. */
  pageUrl: z.string().max(2000).default(''),
  /** What was chosen before there is a document; the document's own settings stand once there is one. */
  choices: scriptChoicesSchema.prefault({}),
  /** Where the facts of the script are from. */
  credit: z.array(creditSchema).max(100).optional(),
  /** What wrote the script, in words. */
  scriptEngine: z.string().max(200).optional(),
})
export type ProjectNotes = z.infer<typeof projectNotesSchema>

export const savedProjectSchema = z.object({
  id: z.string(),
  title: z.string(),
  /** null until there is a script. */
  document: projectSchema.nullable(),
  notes: projectNotesSchema,
  /** Counts the saves; a save that names an older one is refused. */
  revision: z.number().int(),
  /** True when a video of it was paid for: making it again is free. */
  isPaid: z.boolean(),
  createdAt: momentSchema,
  updatedAt: momentSchema,
})
export type SavedProject = z.infer<typeof savedProjectSchema>

/** A project as it stands in a list. */
export const listedProjectSchema = savedProjectSchema.omit({ document: true, notes: true }).extend({
  /** The cover of its latest video, by the asset's id; null while there is none. */
  thumbnail: z.string().nullable(),
  /** The first words of its script, or its topic. */
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
    /** Sent twice with one key, as when the first answer was lost, one project is made: as it was sent first. */
    idempotencyKey: z.string().min(1).max(200).optional(),
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
  body: projectInput.extend({ revision: z.number().int() }),
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
