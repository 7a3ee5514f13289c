import { z } from 'zod'
import { defineRoute } from './route.ts'

export const readHealth = defineRoute({
  area: 'system',
  method: 'get',
  path: '/api/health',
  summary: 'Answers when the server and its database do',
  access: 'public',
  status: 200,
  answer: z.object({ status: z.literal('ok') }),
})
