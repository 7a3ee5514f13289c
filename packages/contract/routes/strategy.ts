import { z } from 'zod'
import { defineRoute, revisionSchema } from './route.ts'

const noteSchema = z.string().max(2000)

export const pillarSchema = z.object({
  title: z.string().trim().max(80),
  /** The share of posts that it should have. */
  percent: z.number().int().min(0).max(100),
})
export type Pillar = z.infer<typeof pillarSchema>

export const strategySchema = z.object({
  audience: noteSchema,
  goals: noteSchema,
  schedule: noteSchema,
  pillars: z.array(pillarSchema).max(8),
})
export type Strategy = z.infer<typeof strategySchema>

const countsSchema = z.object({
  /** Posts of the next 30 days that were not sent yet. */
  planned: z.number().int(),
  /** Posts of the last 30 days that are on a platform. Dry runs don't count. */
  published: z.number().int(),
})

export const savedStrategySchema = z.object({
  document: strategySchema,
  /** Number of saves so far; 0 for the strategy that everybody begins with. */
  revision: z.number().int(),
  /** In the order of the document's pillars. */
  counts: z.array(countsSchema),
  /** Posts without a pillar, or with one that the strategy doesn't have. */
  other: countsSchema,
})
export type SavedStrategy = z.infer<typeof savedStrategySchema>

export const readStrategy = defineRoute({
  area: 'strategy',
  method: 'get',
  path: '/api/strategy',
  summary: 'The strategy, and how many posts each of its pillars has',
  access: 'session',
  needs: 'strategy',
  status: 200,
  answer: savedStrategySchema,
})

export const saveStrategy = defineRoute({
  area: 'strategy',
  method: 'put',
  path: '/api/strategy',
  summary: 'Save the strategy; 409 when `revision` is not the latest',
  access: 'session',
  needs: 'strategy',
  body: z.object({ document: strategySchema, revision: revisionSchema.min(0) }),
  status: 200,
  answer: savedStrategySchema,
})
