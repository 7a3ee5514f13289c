import { z } from 'zod'
import { defineRoute, idSchema, startedJobSchema } from './route.ts'

/** Makes a video from the project's saved document. Costs 10 credits once per project. */
export const createVideo = defineRoute({
  area: 'videos',
  method: 'post',
  path: '/api/videos',
  summary: 'Start making a video of a project',
  access: 'session',
  body: z.object({
    projectId: idSchema,
    /** Repeated requests with the same key do the work once. */
    idempotencyKey: z.string().min(1).max(200).optional(),
  }),
  status: 202,
  answer: startedJobSchema,
})
