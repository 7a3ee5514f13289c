import { z } from 'zod'
import { platformSchema } from '@vivify/contract/platforms'
import { analyticsSchema } from '@vivify/contract/routes/analytics'
import type { TaskContract } from '../../../processes/contract.ts'

const metricsSchema = analyticsSchema.shape.metrics
const spanSchema = z.object({ from: z.iso.date(), to: z.iso.date() })
const valueSchema = z.number().nullable()

/** What a report says. Values that were not measured are null. */
export const reportFactsSchema = z.object({
  days: z.number().int(),
  period: spanSchema,
  /** The days that changes compare with. */
  before: spanSchema,
  madeOn: z.iso.date(),
  isMeasured: z.boolean(),
  metrics: metricsSchema,
  published: z.object({
    posts: z.number().int(),
    /** A post counts once for each platform. */
    sends: z.number().int(),
  }),
  /** Posts that are planned for as many days to come. */
  planned: z.number().int(),
  accountCount: z.number().int(),
  accounts: z.array(
    z.object({
      platform: platformSchema,
      name: z.string(),
      followers: z.array(z.object({ day: z.iso.date(), count: z.number() })).min(1),
    }),
  ),
  /** Accounts with followers that are not among `accounts`. */
  moreAccounts: z.number().int(),
  platforms: z.array(z.object({ platform: platformSchema, sends: z.number().int(), metrics: metricsSchema })),
  /** True when the posts are those with the most reactions; otherwise they are the latest. */
  areBest: z.boolean(),
  posts: z.array(
    z.object({
      platform: platformSchema,
      accountName: z.string().nullable(),
      text: z.string(),
      publishedOn: z.iso.date(),
      permalink: z.string().nullable(),
      reactions: valueSchema,
      seen: valueSchema,
      clicks: valueSchema,
    }),
  ),
})
export type ReportFacts = z.infer<typeof reportFactsSchema>

const requestSchema = z.object({
  facts: reportFactsSchema,
  format: z.enum(['pdf', 'png']),
  /** The path for the result. */
  output: z.string(),
})
export type ReportRequest = z.infer<typeof requestSchema>

const resultSchema = z.object({ sizeBytes: z.number().int() })
export type ReportResult = z.infer<typeof resultSchema>

export const reportContract = {
  label: 'Drawing the report',
  request: requestSchema,
  result: resultSchema,
} satisfies TaskContract<ReportRequest, ReportResult>
