import { z } from 'zod'
import { platformSchema } from '../platforms.ts'
import { defineRoute, momentSchema } from './route.ts'

/** Measured values by name; one that a platform does not report is missing. */
const valuesSchema = z.record(z.string(), z.number())

/** null when it was not measured; a change is null when there is nothing to compare with. */
const metricSchema = z.object({ value: z.number().nullable(), changePercent: z.number().nullable() })
export type Metric = z.infer<typeof metricSchema>

const metricsSchema = z.object({
  followers: metricSchema,
  /** Likes, comments and shares of posts, in percent of those who saw them. */
  engagementPercent: metricSchema,
  /** People or, where a platform only counts those, views of posts. */
  reach: metricSchema,
  clicks: metricSchema,
})
export type Metrics = z.infer<typeof metricsSchema>

export const measuredPostSchema = z.object({
  postId: z.string(),
  platform: platformSchema,
  accountName: z.string().nullable(),
  text: z.string(),
  publishedAt: momentSchema,
  permalink: z.string().nullable(),
  values: valuesSchema,
})
export type MeasuredPost = z.infer<typeof measuredPostSchema>

export const measuredAccountSchema = z.object({
  connectionId: z.string(),
  platform: platformSchema,
  name: z.string(),
  /** One entry for each measured day, oldest first. */
  days: z.array(z.object({ day: z.iso.date(), values: valuesSchema })),
})
export type MeasuredAccount = z.infer<typeof measuredAccountSchema>

export const analyticsSchema = z.object({
  metrics: metricsSchema,
  platforms: z.array(z.object({ platform: platformSchema, metrics: metricsSchema })),
  accounts: z.array(measuredAccountSchema),
  /** Newest first. */
  posts: z.array(measuredPostSchema),
})
export type Analytics = z.infer<typeof analyticsSchema>

const periodSchema = z.object({
  /** The change is measured against as many days before. */
  days: z.coerce.number().int().min(7).max(365).default(30),
})

export const readAnalytics = defineRoute({
  area: 'analytics',
  method: 'get',
  path: '/api/analytics',
  summary: 'Measured values of connected accounts and published posts',
  access: 'session',
  query: periodSchema,
  status: 200,
  answer: analyticsSchema,
})

export const downloadAnalytics = defineRoute({
  area: 'analytics',
  method: 'get',
  path: '/api/analytics/csv',
  summary: 'The same values as CSV: a row for each account and day, and for each post',
  access: 'session',
  query: periodSchema,
  status: 200,
  answerType: 'text/csv',
})

export const downloadReport = defineRoute({
  area: 'analytics',
  method: 'get',
  path: '/api/analytics/report',
  summary: 'The same values as a designed report, as PDF or as a PNG picture',
  access: 'session',
  query: periodSchema.extend({ format: z.enum(['pdf', 'png']).default('pdf') }),
  status: 200,
  answerType: 'application/pdf',
})
