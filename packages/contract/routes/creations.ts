import { z } from 'zod'
import { defineRoute, idSchema, momentSchema } from './route.ts'

/** Asset ids by what they are. */
export const creationFilesSchema = z.record(
  z.enum(['video', 'thumbnail', 'srt', 'vtt', 'report', 'image', 'clip']),
  z.string(),
)

export const creationSchema = z.object({
  id: z.string(),
  kind: z.enum(['video', 'image', 'clip']),
  title: z.string(),
  /** null when its project is gone. */
  projectId: z.string().nullable(),
  files: z.partialRecord(creationFilesSchema.keyType, z.string()),
  /** Of a video: durationSeconds, width, height, fps, engines, seed. */
  facts: z.record(z.string(), z.unknown()),
  createdAt: momentSchema,
})
export type Creation = z.infer<typeof creationSchema>

const creationParams = z.object({ creationId: idSchema })

export const listCreations = defineRoute({
  area: 'creations',
  method: 'get',
  path: '/api/creations',
  summary: 'What was made, the newest first',
  access: 'session',
  query: z.object({
    kind: z.enum(['video', 'image', 'clip']).optional(),
    limit: z.coerce.number().int().min(1).max(100).default(50),
  }),
  status: 200,
  answer: z.object({ creations: z.array(creationSchema) }),
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
