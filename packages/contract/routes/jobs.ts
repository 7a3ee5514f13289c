import { z } from 'zod'
import { jobViewSchema } from '../jobs.ts'
import { defineRoute, idSchema } from './route.ts'

const jobParams = z.object({ jobId: idSchema })

export const readJob = defineRoute({
  area: 'jobs',
  method: 'get',
  path: '/api/jobs/{jobId}',
  summary: 'A job and its progress',
  access: 'session',
  params: jobParams,
  status: 200,
  answer: jobViewSchema,
})

export const listActiveJobs = defineRoute({
  area: 'jobs',
  method: 'get',
  path: '/api/jobs',
  summary: 'Jobs that are waiting or running, newest first',
  access: 'session',
  status: 200,
  answer: z.object({ jobs: z.array(jobViewSchema) }),
})

export const watchJob = defineRoute({
  area: 'jobs',
  method: 'get',
  path: '/api/jobs/{jobId}/events',
  summary: 'Progress as server-sent events named `job`; ends with the job, resumes after Last-Event-ID',
  access: 'session',
  params: jobParams,
  status: 200,
  answerType: 'text/event-stream',
})

export const cancelJob = defineRoute({
  area: 'jobs',
  method: 'delete',
  path: '/api/jobs/{jobId}',
  summary: 'Cancel a job; its reserved credits come back',
  access: 'session',
  params: jobParams,
  status: 200,
  answer: jobViewSchema,
})
