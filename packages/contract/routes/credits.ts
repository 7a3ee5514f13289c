import { z } from 'zod'
import { ledgerKindSchema } from './account.ts'
import { defineRoute, momentSchema } from './route.ts'

export const maxCreditChangesPage = 100

/** `spent` are credits that are held or charged, `returned` those that came back. */
export const creditFilterSchema = z.enum(['all', 'added', 'spent', 'returned'])
export type CreditFilter = z.infer<typeof creditFilterSchema>

/** What credits were given or used for. */
export const creditSubjectSchema = z.enum([
  'welcome',
  'plan',
  'licence',
  'video',
  'article',
  'pictures',
  'persona',
  'debt',
  'other',
])
export type CreditSubject = z.infer<typeof creditSubjectSchema>

export const creditChangeSchema = z.object({
  id: z.string(),
  kind: ledgerKindSchema,
  subject: creditSubjectSchema,
  /** Title of the work, or the end of a license key; null when there is none, or no more. */
  name: z.string().nullable(),
  /** Change of the balance; never 0. */
  amount: z.number().int(),
  balanceAfter: z.number().int(),
  /** For credits that were set aside for work: whether it is still being done, or how it ended. */
  outcome: z.enum(['held', 'charged', 'returned']).nullable(),
  createdAt: momentSchema,
})
export type CreditChange = z.infer<typeof creditChangeSchema>

const filterShape = {
  show: creditFilterSchema.default('all'),
  /** Only changes since this moment. */
  since: momentSchema.optional(),
}

export const listCreditChanges = defineRoute({
  area: 'credits',
  method: 'get',
  path: '/api/credits/changes',
  summary: 'Changes of the balance, newest first, each with the balance after it',
  access: 'session',
  query: z.object({
    ...filterShape,
    /** Where the page begins: `next` of the page before. */
    after: z
      .string()
      .regex(/^\d{1,15}$/)
      .optional(),
    limit: z.coerce.number().int().min(1).max(maxCreditChangesPage).default(30),
  }),
  status: 200,
  answer: z.object({
    credits: z.number().int(),
    /** Credits of disputed payments that were spent before; later credits pay them first. */
    debt: z.number().int(),
    changes: z.array(creditChangeSchema),
    /** Where the next page begins; null on the last one. */
    next: z.string().nullable(),
  }),
})

export const downloadCreditChanges = defineRoute({
  area: 'credits',
  method: 'get',
  path: '/api/credits/csv',
  summary: 'The same changes as CSV, newest first',
  access: 'session',
  query: z.object(filterShape),
  status: 200,
  answerType: 'text/csv',
})
