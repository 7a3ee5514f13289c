import { z } from 'zod'
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
