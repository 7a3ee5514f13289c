import { z } from 'zod'
import { coverFrames, maxCoverTitleCharacters } from '../cover.ts'
import { projectSchema } from '../project.ts'
import { rightsEntriesSchema } from '../rights.ts'
import { projectNotesSchema } from './projects.ts'
import { defineRoute, idSchema, momentSchema } from './route.ts'

/** Asset ids by the role of the file. */
export const creationFilesSchema = z.record(
  z.enum(['video', 'thumbnail', 'srt', 'vtt', 'report', 'image', 'clip', ...coverFrames]),
  z.string(),
)

/** A `project` is an imported one that has no video yet. */
export const creationKinds = ['video', 'image', 'clip', 'project'] as const

export const creationSchema = z.object({
  id: z.string(),
  kind: z.enum(creationKinds),
  title: z.string(),
  /** null when the project was deleted. */
  projectId: z.string().nullable(),
  files: z.partialRecord(creationFilesSchema.keyType, z.string()),
  /**
   * Videos: cover (see `coverSchema`), durationSeconds, width, height, fps, engines, seed, stages, credits (charged).
   * Imported pictures and clips: width, height, durationSeconds, as far as known. Projects: width, height, excerpt.
   */
  facts: z.record(z.string(), z.unknown()),
  createdAt: momentSchema,
})
export type Creation = z.infer<typeof creationSchema>

const creationParams = z.object({ creationId: idSchema })

export const listCreations = defineRoute({
  area: 'creations',
  method: 'get',
  path: '/api/creations',
  summary: 'Creations, newest first',
  access: 'session',
  query: z.object({
    kind: z.enum(creationKinds).optional(),
    /** Still pictures, or moving ones: videos, clips, and projects that may become a video. */
    shows: z.enum(['images', 'videos']).optional(),
    /** The tool that made the creation by `POST /api/pictures`. */
    tool: z.enum(['remix', 'ad', 'gif']).optional(),
    /** Only creations of this project. */
    projectId: idSchema.optional(),
    /** Text to find in the title. */
    search: z.string().trim().max(200).optional(),
    /** Id of the last creation on the page before. */
    after: idSchema.optional(),
    limit: z.coerce.number().int().min(1).max(100).default(50),
  }),
  status: 200,
  answer: z.object({
    creations: z.array(creationSchema),
    /** Number of creations on all pages. */
    total: z.number().int(),
  }),
})

export const readCreation = defineRoute({
  area: 'creations',
  method: 'get',
  path: '/api/creations/{creationId}',
  summary: 'One creation',
  access: 'session',
  params: creationParams,
  status: 200,
  answer: creationSchema,
})

export const readRights = defineRoute({
  area: 'creations',
  method: 'get',
  path: '/api/creations/{creationId}/rights',
  summary: 'Whose work a video consists of, and under which terms',
  access: 'session',
  params: creationParams,
  status: 200,
  answer: z.object({ entries: rightsEntriesSchema }),
})

export const exportRights = defineRoute({
  area: 'creations',
  method: 'get',
  path: '/api/creations/{creationId}/rights-sheet',
  summary: 'The rights of a video as a CSV or text file',
  access: 'session',
  params: creationParams,
  query: z.object({ format: z.enum(['csv', 'text']).default('csv') }),
  status: 200,
  answerType: 'text/plain',
})

export const importCreation = defineRoute({
  area: 'creations',
  method: 'post',
  path: '/api/creations',
  summary: 'Make a creation of an uploaded picture or clip',
  access: 'session',
  body: z.object({ assetId: idSchema, title: z.string().trim().min(1).max(200).optional() }),
  status: 201,
  answer: creationSchema,
})

/**
 * The content of a project file (`.vivify.json`). It names the person's files by their ids and does not contain them.
 */
export const projectFileSchema = z.object({
  format: z.literal('vivify-project'),
  version: z.literal(1),
  title: z.string().max(200),
  document: projectSchema.nullable(),
  notes: projectNotesSchema.prefault({}),
})
export type ProjectFile = z.infer<typeof projectFileSchema>

export const importProject = defineRoute({
  area: 'creations',
  method: 'post',
  path: '/api/creations/projects',
  summary: 'Make a project and a creation of a project file; names the files that this account does not have',
  access: 'session',
  body: projectFileSchema,
  status: 201,
  answer: z.object({ creation: creationSchema, warnings: z.array(z.string()) }),
})

export const renameCreation = defineRoute({
  area: 'creations',
  method: 'patch',
  path: '/api/creations/{creationId}',
  summary: 'Rename a creation',
  access: 'session',
  params: creationParams,
  body: z.object({ title: z.string().trim().min(1).max(200) }),
  status: 200,
  answer: creationSchema,
})

export const duplicateCreation = defineRoute({
  area: 'creations',
  method: 'post',
  path: '/api/creations/{creationId}/duplicate',
  summary: 'Copy a creation and its project',
  access: 'session',
  params: creationParams,
  status: 201,
  answer: creationSchema,
})

export const makeCover = defineRoute({
  area: 'creations',
  method: 'put',
  path: '/api/creations/{creationId}/cover',
  summary: 'Make the cover of a video again, with another title or picture',
  access: 'session',
  params: creationParams,
  body: z.object({
    /** An empty title leaves the picture without words. */
    title: z.string().trim().max(maxCoverTitleCharacters),
    frame: z.enum(coverFrames),
  }),
  status: 200,
  answer: creationSchema,
})

export const deleteCreation = defineRoute({
  area: 'creations',
  method: 'delete',
  path: '/api/creations/{creationId}',
  summary: 'Delete a creation; `restore` undoes it for a day',
  access: 'session',
  params: creationParams,
  status: 200,
  answer: creationSchema,
})

export const restoreCreation = defineRoute({
  area: 'creations',
  method: 'post',
  path: '/api/creations/{creationId}/restore',
  summary: 'Undo the deletion of a creation',
  access: 'session',
  params: creationParams,
  status: 200,
  answer: creationSchema,
})
