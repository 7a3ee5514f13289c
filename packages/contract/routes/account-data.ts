// Everything of an account as one file, and its end.

import { z } from 'zod'
import { defineRoute, doneSchema, idSchema, momentSchema, startedJobSchema } from './route.ts'

export const dataExportSchema = z.object({
  id: idSchema,
  sizeBytes: z.number(),
  createdAt: momentSchema,
  expiresAt: momentSchema,
})
export type DataExport = z.infer<typeof dataExportSchema>

export const startDataExport = defineRoute({
  area: 'account',
  method: 'post',
  path: '/api/account/exports',
  summary: 'Pack everything of this account into a ZIP',
  access: 'session',
  role: 'owner',
  body: z.object({ idempotencyKey: z.string().min(1).max(100).optional() }),
  status: 202,
  answer: startedJobSchema,
})

export const readDataExport = defineRoute({
  area: 'account',
  method: 'get',
  path: '/api/account/exports',
  summary: 'The latest ZIP of this account; null without one',
  access: 'session',
  role: 'owner',
  status: 200,
  answer: z.object({ export: dataExportSchema.nullable() }),
})

export const downloadDataExport = defineRoute({
  area: 'account',
  method: 'get',
  path: '/api/account/exports/{exportId}/content',
  summary: 'The ZIP itself',
  access: 'session',
  role: 'owner',
  params: z.object({ exportId: idSchema }),
  status: 200,
  answerType: 'application/zip',
})

/** What a guest, who has no email, types to confirm. */
export const guestConfirmation = 'delete'

export const deleteAccount = defineRoute({
  area: 'account',
  method: 'post',
  path: '/api/account/delete',
  summary: 'Delete this account with everything in it',
  access: 'session',
  role: 'owner',
  /** `confirmation` is the account’s email; `delete` for a guest, who has no password either. */
  body: z.object({ confirmation: z.string().max(320), password: z.string().min(1).max(512).optional() }),
  status: 200,
  answer: doneSchema,
})
