import { z } from 'zod'
import { defineRoute, idSchema, startedJobSchema } from './route.ts'

/** Makes the project's saved document into a video. 10 credits once for each project. */
export const createVideo = defineRoute({
  area: 'videos',
  method: 'post',
  path: '/api/videos',
  summary: 'Start making a video of a project',
  access: 'session',
  body: z.object({
    projectId: idSchema,
    /** Sent twice with one key, the work is done once. */
    idempotencyKey: z.string().min(1).max(200).optional(),
  }),
  status: 202,
  answer: startedJobSchema,
})
