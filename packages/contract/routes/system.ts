import { z } from 'zod'
import { planIdSchema } from './checkout.ts'
import { engineStatusSchema } from './engines.ts'
import { defineRoute, momentSchema } from './route.ts'

export const readHealth = defineRoute({
  area: 'system',
  method: 'get',
  path: '/api/health',
  summary: 'Answers when the server and its database do',
  access: 'public',
  status: 200,
  answer: z.object({ status: z.literal('ok') }),
})

export const installationSchema = z.object({
  version: z.string(),
  database: z.enum(['built in', 'PostgreSQL']),
  /** Jobs of all accounts. */
  jobs: z.object({ waiting: z.number().int(), running: z.number().int() }),
  engines: z.array(engineStatusSchema),
  /** The last comparison of all balances with the ledger; null before the first. `wrong` is 0 unless something broke. */
  creditProof: z
    .object({ provenAt: momentSchema, balances: z.number().int(), wrong: z.number().int() })
    .nullable(),
})
export type Installation = z.infer<typeof installationSchema>

export const readStatus = defineRoute({
  area: 'system',
  method: 'get',
  path: '/api/status',
  summary: 'Status of the installation, for the command line on the same machine',
  access: 'token',
  status: 200,
  answer: installationSchema.extend({ upSeconds: z.number() }),
})

const diskPartSchema = z.enum(['database', 'storage', 'cache', 'segments', 'footage', 'work', 'other'])
export type DiskPart = z.infer<typeof diskPartSchema>

const diskReportSchema = z.object({
  parts: z.array(
    z.object({
      part: diskPartSchema,
      bytes: z.number(),
      files: z.number().int(),
      /** False when there were too many files to measure all in time; the part has at least this size. */
      isWhole: z.boolean(),
    }),
  ),
  /** Of the disk with the data folder. */
  freeBytes: z.number(),
  totalBytes: z.number(),
})
export type DiskReport = z.infer<typeof diskReportSchema>

const queueLineSchema = z.object({
  /** The kind of job. */
  kind: z.string(),
  waiting: z.number().int(),
  /** Wait for a time that has not come, such as the answer of an outside service. */
  later: z.number().int(),
  running: z.number().int(),
  /** How long the first in line has waited since its order; null when none waits. */
  oldestWaitSeconds: z.number().nullable(),
  /** Running, but without a sign of life for a minute. */
  silent: z.number().int(),
  /** Ended with an error within the last day. */
  failed: z.number().int(),
})

export const installationReportSchema = installationSchema.omit({ jobs: true }).extend({
  startedAt: momentSchema,
  /** All numbers of the report are as of this moment. */
  countedAt: momentSchema,
  accounts: z.object({
    people: z.number().int(),
    guests: z.number().int(),
    /** The balances of all accounts together. */
    credits: z.number(),
  }),
  queue: z.array(queueLineSchema),
  disk: diskReportSchema,
  /** Error lines of the log since a day, last seen first. */
  errors: z.array(
    z.object({
      area: z.string(),
      sentence: z.string(),
      count: z.number().int(),
      lastSeenAt: momentSchema,
    }),
  ),
})
export type InstallationReport = z.infer<typeof installationReportSchema>

export const readInstallation = defineRoute({
  area: 'system',
  method: 'get',
  path: '/api/installation',
  summary: 'State of the installation, for its operator; counted at most once a minute',
  access: 'session',
  status: 200,
  answer: installationReportSchema,
})

export const listedAccountSchema = z.object({
  id: z.string(),
  /** Null for a guest. */
  email: z.string().nullable(),
  isOperator: z.boolean(),
  createdAt: momentSchema,
  /** The last use of a session or an API key that still exists; null without one. */
  lastSeenAt: momentSchema.nullable(),
  plan: planIdSchema.nullable(),
  credits: z.number().int(),
  /** The size of all files. */
  bytes: z.number(),
})
export type ListedAccount = z.infer<typeof listedAccountSchema>

export const listInstallationAccounts = defineRoute({
  area: 'system',
  method: 'get',
  path: '/api/installation/accounts',
  summary: 'Accounts of the installation, newest first, for its operator',
  access: 'session',
  query: z.object({
    show: z.enum(['people', 'guests']).default('people'),
    /** A part of the email. */
    search: z.string().trim().max(100).default(''),
    /** Where the page begins: `next` of the page before. */
    after: z
      .string()
      .max(90)
      .regex(/^\d{1,18}-[\w-]{1,64}$/)
      .optional(),
    limit: z.coerce.number().int().min(1).max(100).default(25),
  }),
  status: 200,
  answer: z.object({
    accounts: z.array(listedAccountSchema),
    /** Where the next page begins; null on the last one. */
    next: z.string().nullable(),
  }),
})
