import { z } from 'zod'
import { defineRoute, doneSchema, momentSchema } from './route.ts'

export const salesMessageSchema = z.object({
  name: z.string().trim().min(1).max(120),
  email: z.string().max(320).trim().toLowerCase().pipe(z.email().max(254)),
  message: z.string().trim().min(1).max(4000),
})
export type SalesMessage = z.infer<typeof salesMessageSchema>

export const contactSales = defineRoute({
  area: 'sales',
  method: 'post',
  path: '/api/sales/messages',
  summary: 'Write to whoever sells plans on this installation',
  access: 'public',
  body: salesMessageSchema,
  status: 201,
  answer: doneSchema,
})

export const listSalesMessages = defineRoute({
  area: 'sales',
  method: 'get',
  path: '/api/sales/messages',
  summary: 'The latest messages to sales, newest first; for the operator',
  access: 'session',
  status: 200,
  answer: z.object({
    messages: z.array(
      salesMessageSchema.extend({ id: z.string(), isMailed: z.boolean(), createdAt: momentSchema }),
    ),
  }),
})
